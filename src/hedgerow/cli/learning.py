"""The verb about learning: train."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hedgerow.bots import bot
from hedgerow.build import COMPILED
from hedgerow.cli.common import Content, Json, Ray, Settings, Workers, app, progress, say, settings, warn
from hedgerow.core.errors import BadOption
from hedgerow.core.game import load
from hedgerow.lab.simulate import Series


@app.command
def train(
    game: str,
    *words: Settings,
    out: Path,
    rounds: int = 100,
    games: int = 64,
    simulations: int = 16,
    candidates: int = 16,
    width: int = 256,
    layers: int = 2,
    rate: float = 1e-3,
    trace: float = 0.9,
    memory: int = 12,
    every: int = 10,
    deals: int = 50,
    against: str = "greedy",
    seed: int = 0,
    workers: Workers = None,
    ray: Ray = None,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Let a network learn a game by playing against itself, from nothing.

    Options of the game are given by name: --players 1 --side A. What comes out plays as the bot `onnx:OUT/network.onnx`.

    Parameters
    ----------
    out
        Folder for the networks and the curve. A run that was stopped goes on where it was; with more rounds, one that was finished.
    rounds
        How often to play, then learn.
    games
        Games in a round.
    simulations
        Positions judged for a decision.
    candidates
        Moves tried for a decision; those that seem likeliest, with luck in it.
    width
        Of the network's layers.
    layers
        Of the network.
    rate
        Learning rate.
    trace
        How far results count at the decisions before them: 1 for results alone, less to mix in what thinking expected on the way.
    memory
        Rounds whose games are learnt from.
    every
        Rounds between measurements against a bot.
    deals
        Deals of a measurement, none of which it learns from.
    against
        The bot it is measured against.
    seed
        Of the run: the same seed gives the same network.
    """
    counts = {"rounds": rounds, "games": games, "simulations": simulations, "candidates": candidates, "width": width, "layers": layers}
    for name, value in (counts | {"memory": memory, "every": every, "deals": deals}).items():
        if value < 1:
            raise BadOption(f"--{name} is {value}; expected at least 1")
    if deals < 2:
        raise BadOption("--deals is 1; a mean needs at least 2")
    if not 0 <= trace <= 1 or not 0 < rate < 1:
        raise BadOption(f"--trace is {trace} and --rate {rate}; expected numbers from 0 to 1")
    played = load(game, content)
    options = settings(played, words)
    bot(against)
    if not COMPILED:
        warn("the engines are interpreted here: this takes several times as long as compiled")
    try:
        from hedgerow.bots.guided import Plan
        from hedgerow.lab.learning.model import Size
        from hedgerow.lab.learning.train import Run
        from hedgerow.lab.learning.train import Settings as Wanted
    except ImportError as error:
        raise BadOption(f"learning needs {error.name}: pip install hedgerow[torch,lab]") from None
    series = Series.of(game, content, options, seed)
    run = Run(
        Wanted(
            series,
            rounds=rounds,
            games=games,
            plan=Plan(simulations, candidates, luck=True),
            size=Size(width, layers),
            rate=rate,
            memory=memory,
            trace=trace,
            every=every,
            deals=deals,
            rival=against,
        ),
        out,
    )
    done = len(run.curve)
    if done:
        warn(f"going on after round {done}")
    try:
        for point in progress("learning", max(0, rounds - done), run.rounds(workers, ray)):
            say(json.dumps(point) if json_ else told(point))
    except KeyboardInterrupt:
        warn(f"the rounds so far are kept in {out}, and the same command goes on from there")
        raise


def told(point: dict[str, Any]) -> str:
    """A round in one line."""
    line = f"round {point['round']}: {point['games']} games, {point['score']:.1f} points while learning"
    for name, found in point.get("measured", {}).items():
        line += f"; {name} {found['value']:.2f} [{found['low']:.2f}, {found['high']:.2f}]"
    return line
