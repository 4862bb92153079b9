"""Verbs about the games themselves: games, bench."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

from hedgerow.cli.common import VERSION, Json, Settings, app, say, settings
from hedgerow.core.errors import BadOption
from hedgerow.core.game import games, load

if TYPE_CHECKING:
    from hedgerow.lab.bench import Row
    from hedgerow.table.bench import Row as TableRow


@app.command(name="games")
def list_games(*, json_: Json = False) -> None:
    """List the games with their options."""
    for name, kind in games().items():
        if json_:
            options = {option.name: {"values": list(option.values), "default": option.default} for option in kind.options}
            say(json.dumps({"game": name, "title": kind.title, "revision": kind.revision, "options": options}))
            continue
        say(f"{name:<10} {kind.title}, by {kind.designers} ({kind.publisher}, {kind.year}); {kind.players} players")
        for option in kind.options:
            values = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in option.values)
            say(f"{'':<10}   --{option.name} {values}: {option.help}")


@app.command
def bench(
    game: str | None = None,
    *words: Settings,
    seconds: float = 2.0,
    peers: bool = False,
    tables: int = 500,
    json_: Json = False,
) -> None:
    """Measure how fast the engines are on this machine, one core; `bench table` measures the table instead.

    `bench environments` measures batches for learning side by side with OpenSpiel's and pgx's, if they are installed.

    Parameters
    ----------
    game
        One game; without it all of them. `table`: how many tables one process serves, with bots that move as fast as they can.
    seconds
        How long each figure is measured.
    peers
        Measure OpenSpiel's games in the same run, if it is installed.
    tables
        For `bench table`: so many games at once.
    """
    from hedgerow.lab.bench import figures, peer_figures

    rows: list[Row | TableRow] = []
    if game == "environments":
        rows += environments(seconds)
    elif game == "table":
        rows += table(tables, seconds)
    else:
        for name in [game] if game else games():
            played = load(name)
            rows += figures(played, settings(played, words), seconds)
    if peers:
        rows += peer_figures(seconds)
    if json_:
        for row in rows:
            say(json.dumps(row._asdict()))
        return
    say(VERSION)
    for row in rows:
        number = f"{row.value:,.0f}" if row.value >= 100 else f"{row.value:.2f}"
        say(f"{row.game:<24} {row.what:<56} {number:>14} {row.unit}")


def environments(seconds: float) -> list[Row]:
    try:
        from hedgerow.lab.environments.bench import environment_figures
    except ImportError as missing:
        raise BadOption(f"bench environments needs {missing.name}: pip install hedgerow[rl]") from None
    return environment_figures(seconds)


def table(tables: int, seconds: float) -> list[TableRow]:
    from hedgerow.table.bench import figures

    if tables < 1:
        raise BadOption(f"--tables is {tables}; expected at least 1")
    return asyncio.run(figures(tables, seconds))
