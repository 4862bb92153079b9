"""Fitting: weights for a game's features that guess best how games end.

A search plays with itself.  From some moments of a game it goes on in several ways, the best that it knows and others by lot, and each
is played to its end with the same luck.  So features that differ stand beside what the difference was worth.  The weights are those
that would have guessed it with the least error; where the games say little they stay near the present ones (ridge regression towards
them).  How near is settled by games that were left out.

To guess well is not yet to choose well, so at the end the new weights meet the old ones as in `tune.py`, on deals that none has seen.
Searches with the new weights reach other positions than before; therefore it is done in rounds, each with the weights of the last.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from hedgerow.bots.budget import Budget
from hedgerow.bots.turn import Beam
from hedgerow.core.advice import POINT, TIMES, WHOLE, Advice
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.position import Position
from hedgerow.lab.pool import spread
from hedgerow.lab.ratings import mean
from hedgerow.lab.simulate import table_of
from hedgerow.lab.tune import Found, Task, adviser, first_weight, judge, player

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

LEFT_OUT = 5  # one game in so many is left out to settle how near the new weights stay
STRENGTHS = (30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0, 100_000.0)  # ways in which a feature speaks for its old weight
LEAST = 10  # games that say anything
MOMENTS = 4  # of a game
WAYS = 6  # to go on from a moment
WIDTH = 8  # of the beam that finds them


@dataclass
class Sums:
    """What regression needs to know of many ways: products of features and results, summed up."""

    features: Floats  # of all pairs of features
    results: Floats  # of features and result
    square: float  # of the results
    count: int

    def add(self, other: Sums) -> None:
        self.features = self.features + other.features
        self.results = self.results + other.results
        self.square += other.square
        self.count += other.count

    def error(self, weights: Floats) -> float:
        """The mean square of what these weights guess wrong."""
        return float(self.square - 2 * weights @ self.results + weights @ self.features @ weights) / self.count

    def solved(self, near: Floats, strength: float) -> Floats:
        """The weights with the least error, held near others."""
        import numpy as np

        spread = np.diag(self.features) / self.count
        pull = np.diag(strength * np.where(spread > 0, spread, 1.0))
        found: Floats = np.linalg.solve(self.features + pull, self.results + pull @ near).astype(np.float64)
        return found


def mixed(advice: Advice, position: Position, seat: int) -> list[float]:
    """The features of a seat, each once for the weight of each time, as `Advice.weigh` mixes them."""
    part, late = 2 * int(advice.progress(position)), 0
    if part > int(WHOLE):
        part, late = part - int(WHOLE), 1
    shares = [0.0] * TIMES
    shares[late], shares[late + 1] = 1 - part / int(WHOLE), part / int(WHOLE)
    return [feature * share for feature in advice.seen(position, seat) for share in shares]


def ahead(advice: Advice, position: Position, seat: int) -> list[float]:
    """The features of a seat, in a contested game those it has more than the rival that stands best."""
    mine = mixed(advice, position, seat)
    rivals = [other for other in range(int(position.seats())) if other != seat]
    if not (advice.contested and rivals):
        return mine
    best = max(rivals, key=lambda other: int(advice.value(position, other)))
    return [one - other for one, other in zip(mine, mixed(advice, position, best), strict=True)]


def outcome(advice: Advice, position: Position, seat: int) -> float:
    """What the finished game brought the seat, in points; in a contested game its lead."""
    ends = [int(advice.final(position, other)) / int(POINT) for other in range(int(position.seats()))]
    rivals = [end for other, end in enumerate(ends) if other != seat]
    return ends[seat] - max(rivals) if advice.contested and rivals else ends[seat]


class Table:
    """A search at every seat."""

    def __init__(self, task: Task, number: int) -> None:
        series = task.series
        self.task = task
        self.game = table_of(series.game, series.folder)
        self.secret = seeded_secret(series.seed, number)
        self.name = f"fit {series.seed} {number}"

    def deal(self) -> Position:
        return self.game.deal(dict(self.task.series.options), self.secret)

    def play(self, position: Position, word: str) -> Iterator[Position]:
        """Plays on to the end; the position before each decision."""
        seats = range(int(position.seats()))
        bots = [player(self.task.think, self.task.start, seat) for seat in seats]
        luck = [Rng(f"{self.name} {word} {seat}") for seat in seats]
        while (seat := int(position.actor())) >= 0:
            yield position
            position.apply(seat, bots[seat].choose(position.mask(seat), seat, luck[seat]))


def watched(task: Task, number: int) -> Sums:
    """Plays one game and, from some moments of it, several ways to go on; tells what became of each."""
    import numpy as np

    table = Table(task, number)
    advice = adviser(task)
    turns: list[Position] = []
    before = None
    for position in table.play(table.deal(), "game"):
        now = (int(position.actor()), int(advice.turn(position)))
        if now != before:
            turns.append(position.copy())
            before = now
    rng = Rng(f"{table.name} moments")
    size = int(advice.count) * TIMES
    sums = Sums(np.zeros((size, size)), np.zeros(size), 0.0, 0)
    for moment in range(min(MOMENTS, len(turns))):
        at = moment + rng.below(len(turns) - moment)
        turns[moment], turns[at] = turns[at], turns[moment]
        start = turns[moment]
        seat = int(start.actor())
        lines = ways(advice, start, seat, rng)
        if len(lines) < 2:
            continue
        rows: list[list[float]] = []
        ends: list[float] = []
        for line in lines:
            rows.append(ahead(advice, line, seat))
            for _ in table.play(line, f"{moment}"):
                pass
            ends.append(outcome(advice, line, seat))
        features = np.array(rows) - np.mean(rows, axis=0)
        results = np.array(ends) - np.mean(ends)
        sums.add(Sums(features.T @ features, features.T @ results, float(results @ results), len(rows)))
    return sums


def ways(advice: Advice, start: Position, seat: int, rng: Rng) -> list[Position]:
    """Where a seat could be after its turn: the best way that a beam finds, and others by lot.  None of them ends the game."""
    beam = Beam(advice, Budget(-1, -1.0), rng, start.buffer())
    ends = [line.position for line in beam.turn(start.copy(), seat, WIDTH, 1.0) if not line.position.over()]
    for first in range(1, min(WAYS, len(ends))):
        other = first + rng.below(len(ends) - first)
        ends[first], ends[other] = ends[other], ends[first]
    return ends[:WAYS]


def total(parts: Sequence[Sums]) -> Sums:
    first, *rest = parts
    whole = replace(first)
    for one in rest:
        whole.add(one)
    return whole


def fitted(start: Floats, parts: Sequence[Sums]) -> tuple[Floats, float, float]:
    """The weights that these games speak for; the errors of old and new ones on games that had no say."""
    apart = total(parts[::LEFT_OUT])
    told = total([one for number, one in enumerate(parts) if number % LEFT_OUT])
    strength = min(STRENGTHS, key=lambda strength: apart.error(told.solved(start, strength)))
    new = total(parts).solved(start, strength)
    return new, apart.error(start), apart.error(told.solved(start, strength))


def written(task: Task, weights: Floats) -> str:
    advice = adviser(task)
    for at, weight in enumerate(weights, first_weight(task)):
        advice.weights[at] = round(float(weight) * int(POINT))
    return advice.write()


@dataclass(frozen=True)
class Round:
    """What came of a round: how far the guesses were off (root of the mean square), and the new weights."""

    before: float
    after: float
    weights: str


def fit(task: Task, games: Iterable[int], workers: int | None, ray: str | None) -> Round:
    """One round: these games are played, and the weights are fitted to them."""
    import numpy as np

    advice = adviser(task)
    first = first_weight(task)
    start = np.array([int(advice.weights[first + at]) / int(POINT) for at in range(int(advice.count) * TIMES)])
    chosen = [at for at in range(len(start)) if advice.names[at // TIMES] in task.features]
    parts = list(spread(partial(watched, task), games, workers, ray))
    for part in parts:  # what the features say that keep their weights is taken off the results
        fixed = np.array([0.0 if at in chosen else weight for at, weight in enumerate(start)])
        part.square += float(fixed @ part.features @ fixed - 2 * fixed @ part.results)
        part.results = (part.results - part.features @ fixed)[chosen]
        part.features = part.features[np.ix_(chosen, chosen)]
    new, before, after = fitted(start[chosen], parts)
    whole = start.copy()
    whole[chosen] = new
    return Round(before**0.5, after**0.5, written(task, whole))


def compared(task: Task, weights: str, games: int, deals: Sequence[int], workers: int | None, ray: str | None) -> Found:
    """What the new weights are worth against those the task begins with."""
    old = judge(task, task.start, deals, workers, ray)
    new = judge(task, weights, deals, workers, ray)
    return Found(weights, mean([mine - theirs for mine, theirs in zip(new, old, strict=True)]), games)
