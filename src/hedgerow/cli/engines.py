"""Verbs about the games themselves: games, bench."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from hedgerow.cli.common import VERSION, Json, Settings, app, say, settings
from hedgerow.core.errors import BadOption
from hedgerow.core.game import games, load

if TYPE_CHECKING:
    from hedgerow.lab.bench import Row


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
    json_: Json = False,
) -> None:
    """Measure how fast the engines are on this machine, one core.

    `bench environments` measures batches for learning side by side with OpenSpiel's and pgx's, if they are installed.

    Parameters
    ----------
    seconds
        How long each figure is measured.
    peers
        Measure OpenSpiel's games in the same run, if it is installed.
    """
    from hedgerow.lab.bench import figures, peer_figures

    rows = []
    if game == "environments":
        rows = environments(seconds)
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
        number = f"{row.value:,.0f}" if row.unit else f"{row.value:.2f}"
        say(f"{row.game:<24} {row.what:<34} {number:>14} {row.unit}")


def environments(seconds: float) -> list[Row]:
    try:
        from hedgerow.lab.environments.bench import environment_figures
    except ImportError as missing:
        raise BadOption(f"bench environments needs {missing.name}: pip install hedgerow[rl]") from None
    return environment_figures(seconds)
