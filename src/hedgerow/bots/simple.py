"""Bots that look no further than their next move, or their turn."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from hedgerow.bots.budget import Budget
from hedgerow.bots.greed import Greed, lead
from hedgerow.bots.turn import Beam
from hedgerow.core.advice import WHOLE, Advice
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
    """Ends its turn where the score would be best if the game ended there; among equals where the features of the game promise most.

    What it cannot see it imagines: it looks through its turn in a world dealt from its view."""

    width = 16  # of the beam that looks through the turn
    positions = 2_000  # judged for a turn; in a contested game they count once for every seat

    def __init__(self) -> None:
        self.advices: dict[str, Advice] = {}

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        advice = advice_of(self.advices, view.game)
        looks = int(view.seats()) if advice.contested else 1
        budget = Budget(self.positions * int(advice.share(view, seat)) // (int(WHOLE) * looks), -1.0)
        beam = Beam(Greed(advice), budget, rng, view.buffer())
        return int(beam.turn(view.deal(seat, rng), seat, self.width, 1.0)[0].first)


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
