"""The loop of learning: play, remember, improve, now and then measure.  A run that was stopped, or killed, goes on where it was.

A folder holds a run:

    run.json             what it was asked to do
    games/00012.npz      what its games of each round gave to learn from, as far back as it is remembered
    checkpoint.pt        the network and its optimizer after the last whole round, and the curve so far
    networks/00020.onnx  the network at each measurement, network.onnx the last one
    curve.jsonl          a line for each round; curve.svg and curve.png its picture

Everything follows from the settings, so an interrupted run comes to the same network and the same curve (but for its seconds) as one that
was left alone, with any number of workers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any, Final

import numpy as np
import torch

from hedgerow.bots.guided import Plan
from hedgerow.bots.network import Senses
from hedgerow.core.errors import BadOption
from hedgerow.lab.learning.curve import draw, measure
from hedgerow.lab.learning.export import to_onnx
from hedgerow.lab.learning.model import Learner, Size
from hedgerow.lab.learning.samples import Samples, joined, read
from hedgerow.lab.learning.selfplay import Task, play_task
from hedgerow.lab.pool import chunks, cores, spread
from hedgerow.lab.simulate import Series, table_of

PLAN: Final = Plan(simulations=16, candidates=16, luck=True)
SIZE: Final = Size()
LANES: Final = 32  # games that an actor plays side by side

Point = dict[str, Any]  # of the curve


@dataclass(frozen=True)
class Settings:
    """All that decides what a run comes to."""

    series: Series  # game, content, options and seed
    rounds: int = 100
    games: int = 64  # in each round
    plan: Plan = PLAN
    size: Size = SIZE
    rate: float = 1e-3
    batch: int = 256
    reuse: float = 4.0  # how often a decision is learnt from, on the average
    memory: int = 12  # rounds that are remembered
    trace: float = 0.9
    every: int = 10  # rounds between measurements
    deals: int = 50  # of a measurement
    rival: str = "greedy"


class Run:
    """A run in its folder."""

    def __init__(self, settings: Settings, folder: Path) -> None:
        self.settings = settings
        self.folder = folder
        self.game = table_of(settings.series.game, settings.series.folder)
        self.options = dict(settings.series.options)
        self.senses = Senses(self.game, self.game.seats(self.options))
        self.learner = Learner(self.senses, settings.size, settings.rate, settings.series.seed)
        self.curve: list[Point] = []
        self.remembered: dict[int, Samples] = {}
        self.begin()

    # ------------------------------------------------------------------ the folder

    def begin(self) -> None:
        """Makes the folder, or takes up what an earlier run left in it."""
        wanted = json.dumps(asdict(self.settings), indent=1, default=str)
        said = self.folder / "run.json"
        try:
            (self.folder / "games").mkdir(parents=True, exist_ok=True)
            (self.folder / "networks").mkdir(exist_ok=True)
            if said.is_file() and comparable(said.read_text("utf-8")) != comparable(wanted):
                raise BadOption(f"{self.folder} holds a run with other settings; delete it, or go on with the command that began it")
            said.write_text(wanted + "\n", "utf-8")
            if self.checkpoint.is_file():
                state = torch.load(self.checkpoint, weights_only=True)
                self.learner.restore(state)
                self.curve = state["curve"]
                self.remembered = {number: read(self.games(number)) for number in self.window(len(self.curve) - 1)}
        except OSError as error:
            raise BadOption(f"cannot use {error.filename or self.folder}: {error.strerror}") from None

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def games(self, number: int) -> Path:
        return self.folder / "games" / f"{number:05}.npz"

    def network(self, number: int) -> Path:
        """The network after so many rounds."""
        return self.folder / "networks" / f"{number:05}.onnx"

    def window(self, number: int) -> range:
        """The rounds that are learnt from in round `number`: those of the first, clumsy ones are soon forgotten."""
        most = min(self.settings.memory, 2 + number // 2)
        return range(max(0, number + 1 - most), number + 1)

    def save(self, number: int) -> None:
        """A checkpoint is there whole or not at all; then what it no longer needs can go."""
        part = self.checkpoint.with_name("checkpoint.part")
        torch.save({**self.learner.state(), "curve": self.curve}, part)
        part.replace(self.checkpoint)
        (self.folder / "curve.jsonl").write_text("".join(json.dumps(point) + "\n" for point in self.curve), "utf-8")
        kept = self.window(number)
        for path in (self.folder / "games").glob("*.npz"):
            if int(path.stem) not in kept:
                path.unlink()

    # ------------------------------------------------------------------ a round

    def rounds(self, workers: int | None = None, ray: str | None = None) -> Iterator[Point]:
        """The rounds that are still to do; each gives its point of the curve."""
        for number in range(len(self.curve), self.settings.rounds):
            begin = perf_counter()
            scores = self.play(number, workers, ray)
            played = perf_counter() - begin
            policy, value = self.improve(number)
            point: Point = {"round": number + 1, "games": (number + 1) * self.settings.games, "score": fmean(map(fmean, scores))}
            point |= {"policy": policy, "value": value}
            if (number + 1) % self.settings.every == 0 or number + 1 == self.settings.rounds:
                path = self.network(number + 1)
                path.write_bytes(to_onnx(self.learner, self.options, half=True))
                point["measured"] = measure(self.settings.series, path, self.settings.rival, self.settings.deals, workers, ray)
            point["playing"], point["seconds"] = played, perf_counter() - begin
            self.curve.append(point)
            self.save(number)
            if "measured" in point:
                self.show(path)
            yield point

    def play(self, number: int, workers: int | None, ray: str | None) -> list[list[int]]:
        """The games of a round, on all workers."""
        s = self.settings
        first = number * s.games
        tasks = [
            Task(s.series.game, s.series.folder, s.series.options, s.series.seed, tuple(part), s.plan, s.trace)
            for part in chunks(range(first, first + s.games), LANES)
        ]
        network = to_onnx(self.learner, self.options)
        crew = workers if ray else min(cores() if workers is None else workers, len(tasks))
        done = list(spread(partial(play_task, network), tasks, crew, ray))
        self.remembered[number] = joined([samples for samples, _ in done])
        self.remembered[number].write(self.games(number))
        return [scores for _, played in done for scores in played]

    def improve(self, number: int) -> tuple[float, float]:
        """Learns from what is remembered; how far off the network was, on the average."""
        s = self.settings
        self.remembered = {kept: self.remembered[kept] for kept in self.window(number)}
        samples = joined(list(self.remembered.values()))
        luck = np.random.default_rng([s.series.seed, number])
        steps = max(1, round(s.reuse * len(self.remembered[number]) / s.batch))
        missed = [self.learner.learn(samples, luck.integers(0, len(samples), s.batch)) for _ in range(steps)]
        return fmean(policy for policy, _ in missed), fmean(value for _, value in missed)

    def show(self, path: Path) -> None:
        """The newest network under its own name, and the picture of the curve."""
        newest = self.folder / "network.onnx"
        part = newest.with_name("network.part")
        part.write_bytes(path.read_bytes())
        part.replace(newest)
        draw(self.curve, self.folder / "curve")


def comparable(text: str) -> dict[str, Any]:
    """Settings without how long the run shall last: that may be changed on the way."""
    said: dict[str, Any] = json.loads(text)
    return {key: value for key, value in said.items() if key != "rounds"}
