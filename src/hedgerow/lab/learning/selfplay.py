"""Games of a network against itself, from which it learns.

An actor plays a handful of games side by side, so that the network judges the positions of all of them at once.  What it plays follows
from the network and the numbers of the games alone, wherever it runs.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from hedgerow.bots.guided import Plan, Thinking, think, together
from hedgerow.bots.network import Network, Senses
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.game import Game
from hedgerow.lab.learning.samples import Array, Samples, joined
from hedgerow.lab.simulate import table_of


@dataclass(frozen=True)
class Task:
    """Some games for an actor to play: the numbers of their deals in a series."""

    game: str
    folder: Path | None
    options: tuple[tuple[str, Any], ...]
    seed: int
    numbers: tuple[int, ...]
    plan: Plan
    trace: float  # see `targets`


def play_task(network: bytes, task: Task) -> tuple[Samples, list[list[int]]]:
    """Plays the games of a task: what can be learnt from them, and the scores of each."""
    game = table_of(task.game, task.folder)
    options = dict(task.options)
    mind = Network(network)
    senses = mind.attend(game.start(seed=0, **options))
    played = together([play_one(senses, game, options, task, number) for number in task.numbers], mind.judge)
    return joined([samples for samples, _ in played]), [scores for _, scores in played]


def play_one(senses: Senses, game: Game, options: dict[str, Any], task: Task, number: int) -> Thinking[tuple[Samples, list[int]]]:
    """One game, all seats played by the same network, each with its own view."""
    position = game.deal(game.settle(options), seeded_secret(task.seed, number))
    rng = Rng(f"actor {task.seed} {number}")
    seats: list[int] = []
    looks: list[tuple[Array, Array]] = []
    thoughts = []
    while (seat := int(position.actor())) >= 0:
        codes = position.legal(seat)
        if len(codes) == 1:
            position.step(seat, codes[0])
            continue
        view = position.mask(seat)
        thought = yield from think(senses, view, seat, task.plan, rng)
        seats.append(seat)
        looks.append(senses.look([(view, seat)]))
        thoughts.append(thought)
        position.step(seat, thought.code)
    final = np.array([list(position.breakdown(seat).values()) for seat in range(senses.seats)], dtype=np.float32)
    aims = targets(final, [thought.value for thought in thoughts], task.trace)
    samples = Samples(
        np.concatenate([seen for seen, _ in looks]),
        np.concatenate([now for _, now in looks]),
        np.stack([np.roll(aim, -seat, axis=0).ravel() for aim, seat in zip(aims, seats, strict=True)]),
        np.array([len(thought.codes) for thought in thoughts], dtype=np.int64),
        np.concatenate([np.array(thought.codes, dtype=np.int64) for thought in thoughts]),
        np.concatenate([thought.policy.astype(np.float32) for thought in thoughts]),
    )
    return samples, position.scores()


def targets(final: Array, values: list[Array], trace: float) -> list[Array]:
    """What the network should have expected at each decision: TD(λ).

    The later a result, the more luck is in it, so every step back mixes in some of what thinking expected there; a
    trace of 1 takes the result alone."""
    aims = [final]
    for value in reversed(values[1:]):
        aims.append((trace * aims[-1] + (1 - trace) * value).astype(np.float32))
    return aims[::-1]
