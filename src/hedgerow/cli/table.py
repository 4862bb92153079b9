"""Verbs of the table: play, serve, and what is done with its database: backup, restore, export."""

from __future__ import annotations

import asyncio
import os
import webbrowser
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hedgerow.cli.common import Settings as Words
from hedgerow.cli.common import app, say, settings, whole_file
from hedgerow.core.errors import BadOption
from hedgerow.core.game import games, load

if TYPE_CHECKING:
    from hedgerow.table.house import House
    from hedgerow.table.store import Store


def own_database() -> Path:
    """Where the games played on this machine are kept."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "hedgerow" / "games.db"


@app.command
def play(
    game: str | None = None,
    *words: Words,
    bot: str | None = None,
    port: int = 8742,
    database: Path | None = None,
    browser: bool = True,
) -> None:
    """Play in the browser on this machine: a table against a bot is ready, and opened for you.

    Options of the game are given by name: --players 3 --side B --spirits. Your games are kept; you find them on the first page.

    Parameters
    ----------
    game
        The game of the table that is ready; without it the first one. All games can be opened from the page.
    bot
        The bot on the other seats, by its level or name.
    port
        The port to listen on; another one is taken if it is in use.
    database
        The file in which the games are kept; without it one in your own data folder.
    browser
        Open the browser.
    """
    from hedgerow.table.opening import against_bots
    from hedgerow.table.serve import free_port, leave, run
    from hedgerow.table.settings import Settings

    played = load(game or next(iter(games())))
    created = against_bots(played, settings(played, words), bot)
    path = database or own_database()
    chosen = Settings(database=str(path), port=free_port("127.0.0.1", port), limits=False, log_requests=False)

    async def ready(house: House) -> None:
        table = await house.create(created, [])
        address = f"http://127.0.0.1:{chosen.port}/t/{table}#join={created.invite}"
        say(f"{played.title} is ready: {address}")
        say(f"Your games are kept in {path}. Stop with Ctrl-C.")
        if browser:
            await asyncio.to_thread(webbrowser.open, address)

    asyncio.run(run(chosen, ready))
    leave()


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    database: str | None = None,
    name: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    workers: int = 1,
    proxied: bool = False,
    secure: bool = False,
    keep_days: int = 0,
    limits: bool = True,
) -> None:
    """Serve tables to play at in a browser.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all of this machine's.
    port
        The port to listen on.
    database
        A file for SQLite, or postgresql://… for a database that several such servers share. Without it the variable
        HEDGEROW_DATABASE says which, so that a password need not be seen in the list of processes; else hedgerow.db.
    name
        A name by which people reach the server, such as games.example.org; may be given several times.
    workers
        Processes in which bots think.
    proxied
        A proxy stands in front and says in X-Forwarded-For for whom it asks.
    secure
        People reach the server by https: their cookies are sent no other way.
    keep_days
        Delete tables where nothing has happened for so many days and no game is going on; 0 keeps them.
    limits
        Limit how often an address and a person may ask; to be switched off only where a proxy in front does it.
    """
    from hedgerow.table.serve import leave, run
    from hedgerow.table.settings import Settings

    if workers < 1:
        raise BadOption(f"--workers is {workers}; expected at least 1")
    if keep_days < 0:
        raise BadOption(f"--keep-days is {keep_days}; expected at least 0")
    chosen = Settings(
        database=where(database),
        host=host,
        port=port,
        hosts=name,
        workers=workers,
        proxied=proxied,
        secure=secure,
        keep_days=keep_days,
        limits=limits,
    )
    asyncio.run(run(chosen))
    leave()


Database = Annotated[str | None, Parameter(help="the database, as `hedgerow serve` is told it; a server may be using it")]


@app.command
def backup(file: Path, *, database: Database = None) -> None:
    """Write everything in a database of tables to a file, also while it is served.

    Parameters
    ----------
    file
        For everything, a line of JSON each: people, tables, moves. Whoever has it knows all hidden cards, but cannot take anybody's seat.
    """
    from hedgerow.table.store.dump import lines

    count = asyncio.run(into_file(file, database, lines))
    say(f"{file}: {count} lines")


@app.command
def export(file: Path, *, database: Database = None) -> None:
    """Write the records of all finished games in a database of tables.

    Parameters
    ----------
    file
        For the records, one a line.
    """
    from hedgerow.table.house import find
    from hedgerow.table.store.dump import records

    count = asyncio.run(into_file(file, database, lambda store: records(store, find)))
    say(f"{file}: {count} records")


@app.command
def restore(file: Path, *, database: Database = None) -> None:
    """Put what `backup` wrote into an empty database, of the same or the other kind.

    Parameters
    ----------
    file
        What `hedgerow backup` wrote.
    """
    from hedgerow.table.store.dump import restore as put

    async def work() -> tuple[int, int]:
        async with opened(database, serving=True) as store:
            with file.open(encoding="utf-8") as source:
                return await put(store, source)

    try:
        people, tables = asyncio.run(work())
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(f"cannot read {file}: {error}") from None
    say(f"{people} people and {tables} tables restored")


@asynccontextmanager
async def opened(database: str | None, serving: bool) -> AsyncIterator[Store]:
    """The store of a database, for a command."""
    from hedgerow.table.store import Store, driver_for
    from hedgerow.table.store.driver import StoreFailed

    async def hear(news: str | None) -> None:
        pass

    try:
        store = Store(driver_for(where(database), serving))
        await store.open(hear)
        try:
            yield store
        finally:
            await store.close()
    except StoreFailed as error:
        raise BadOption(f"the database cannot be used: {error}") from None


async def into_file(file: Path, database: str | None, source: Callable[[Store], AsyncIterator[str]]) -> int:
    count = 0
    async with opened(database, serving=False) as store:
        with whole_file(file) as out:
            async for line in source(store):
                out.write(line)
                count += 1
    return count


def where(database: str | None) -> str:
    return database or os.environ.get("HEDGEROW_DATABASE", "hedgerow.db")
