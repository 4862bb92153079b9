"""Verbs about many games: games, simulate, bench."""

from __future__ import annotations

import json
from pathlib import Path

from hedgerow.build import COMPILED
from hedgerow.cli.common import VERSION, Content, Json, Settings, app, progress, say, settings, warn, whole_file
from hedgerow.core.errors import BadOption
from hedgerow.core.game import games, load
from hedgerow.core.record import Record


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
def simulate(
    game: str,
    *words: Settings,
    games: int = 1,
    seed: int = 0,
    bots: str = "random",
    records: Path | None = None,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Play games between bots and write their records.

    Options of the game are given by name: --players 3 --side B --spirits.

    Parameters
    ----------
    games
        How many games.
    seed
        Of the series; the same seed gives the same games on every machine.
    bots
        Names separated by commas, one per seat or repeated in turn.
    records
        File for the records, one per line; without it only the scores are printed.
    """
    from hedgerow.lab.simulate import lineup
    from hedgerow.lab.simulate import simulate as play

    if games < 1:
        raise BadOption(f"--games is {games}; expected at least 1")
    played = load(game, content)
    options = settings(played, words)
    names = bots.split(",")
    lineup(played, options, names)
    if not COMPILED and games >= 100:
        warn("the engines are interpreted here: this takes about twenty times as long as compiled")
    if records is None:
        for number in progress("simulating", games):
            tell_result(number, play(played, options, names, seed, number), json_)
        return
    with whole_file(records) as file:
        for number in progress("simulating", games):
            file.write(play(played, options, names, seed, number).line() + "\n")
    if json_:
        say(json.dumps({"games": games, "records": str(records)}))
    else:
        say(f"{games} games of {game} in {records}")


def tell_result(number: int, record: Record, as_json: bool) -> None:
    assert record.result is not None
    if as_json:
        say(json.dumps({"game": number, "seats": record.seats, **record.result}))
    else:
        scores = ", ".join(f"{name} {score}" for name, score in zip(record.seats, record.result["scores"], strict=True))
        say(f"game {number}: {scores}")


@app.command
def bench(
    game: str | None = None,
    *words: Settings,
    seconds: float = 2.0,
    peers: bool = False,
    json_: Json = False,
) -> None:
    """Measure how fast the engines are on this machine, one core.

    Parameters
    ----------
    seconds
        How long each figure is measured.
    peers
        Measure OpenSpiel's games in the same run, if it is installed.
    """
    from hedgerow.lab.bench import figures, peer_figures

    rows = []
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
        say(f"{row.game:<14} {row.what:<34} {row.value:>14,.0f} {row.unit}")
