"""Bots that look no further than their next move."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from hedgerow.core.advice import Advice
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position


class Bot(Protocol):
    def choose(self, view: Position, seat: int, rng: Rng) -> int: ...


class Random:
    """Any legal move, all alike."""

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        out = view.buffer()
        count = view.fill(seat, out)
        return int(out[rng.below(count)])


class Greedy:
    """The move after which the score would be best if the game ended there; among equals any.

    What it cannot see it imagines: it tries its moves in a world dealt from its view."""

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        world = view.deal(seat, rng)
        best: list[int] = []
        most = 0
        for code in legal:
            after = world.copy()
            after.step(seat, code)
            score = lead(after, seat)
            if not best or score > most:
                best, most = [code], score
            elif score == most:
                best.append(code)
        return best[rng.below(len(best))]


class Careless:
    """Looks at a few moves only, drawn by lot, and takes of these the one that scores best at once."""

    glances = 2

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        world = view.deal(seat, rng)
        best, most = legal[0], 0
        for glance in range(self.glances):
            code = legal[rng.below(len(legal))]
            after = world.copy()
            after.step(seat, code)
            score = lead(after, seat)
            if glance == 0 or score > most:
                best, most = code, score
        return best


class Hasty:
    """Looks at a few moves only, drawn by lot, and takes of these the one after which the features of the game promise most."""

    glances = 10

    def __init__(self) -> None:
        self.advices: dict[str, Advice] = {}

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        advice = advice_of(self.advices, view.game)
        world = view.deal(seat, rng)
        best, most = legal[0], 0
        for glance in range(self.glances):
            code = legal[rng.below(len(legal))]
            after = world.copy()
            after.step(seat, code)
            worth = int(advice.worth(after, seat))
            if glance == 0 or worth > most:
                best, most = code, worth
        return best


def advice_of(known: dict[str, Advice], game: Game, weights: Path | None = None) -> Advice:
    """The features of a game, read once for each content."""
    key = f"{game.name} {game.content}"
    if key not in known:
        known[key] = game.advice(weights)
    return known[key]


def lead(position: Position, seat: int) -> int:
    """Points ahead of the best other seat; alone, just the points."""
    scores = position.scores()
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]
