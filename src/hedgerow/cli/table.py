"""Verbs of the table: play, serve."""

from __future__ import annotations

import asyncio
import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from hedgerow.cli.common import Settings as Words
from hedgerow.cli.common import app, say, settings
from hedgerow.core.errors import BadOption
from hedgerow.core.game import games, load

if TYPE_CHECKING:
    from hedgerow.table.house import House


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
    from hedgerow.table.serve import free_port, run
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
    """
    from hedgerow.table.serve import run
    from hedgerow.table.settings import Settings

    if workers < 1:
        raise BadOption(f"--workers is {workers}; expected at least 1")
    if keep_days < 0:
        raise BadOption(f"--keep-days is {keep_days}; expected at least 0")
    chosen = Settings(
        database=database or os.environ.get("HEDGEROW_DATABASE", "hedgerow.db"),
        host=host,
        port=port,
        hosts=name,
        workers=workers,
        proxied=proxied,
        secure=secure,
        keep_days=keep_days,
    )
    asyncio.run(run(chosen))
