"""Fitting: weights for a game's features that guess best how games end.

A search plays with itself.  After every move the features of the seat that moved are written down, after every turn those of all
seats, and beside them what the game was worth to the seat in the end.  The weights are those that would have guessed this with the
least error; where the games say little they stay near the present ones (ridge regression towards them).  How near is settled by games
that were left out.

To guess well is not yet to choose well, so the new weights meet the old ones as in `tune.py`, on deals that none has seen.  Searches with
the new weights reach other positions than before; therefore it is done in rounds, each with the weights of the last, and the best are kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

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
STRENGTHS = (30.0, 100.0, 300.0, 1_000.0, 3_000.0, 10_000.0, 100_000.0)  # moves in which a feature speaks for its old weight
LEAST = 10  # games that say anything
LUCK = 20  # one decision in so many is left to chance, so that more is seen than what the search likes


@dataclass
class Sums:
    """What regression needs to know of many moves: products of features and results, summed up."""

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


def watched(task: Task, number: int) -> Sums:
    """Plays one game of a search with itself and tells what was seen."""
    import numpy as np

    series = task.series
    game = table_of(series.game, series.folder)
    position = game.deal(dict(series.options), seeded_secret(series.seed, number))
    advice = adviser(task)
    seats = int(position.seats())
    bots = [player(task.think, task.start, seat) for seat in range(seats)]
    luck = [Rng(f"fit {series.seed} {number} {seat}") for seat in range(seats)]
    rows: list[list[float]] = []
    whose: list[int] = []
    turn = int(advice.turn(position))
    while (seat := int(position.actor())) >= 0:
        view = position.mask(seat)
        codes = view.legal(seat)
        blind = luck[seat].below(LUCK) == 0
        position.apply(seat, codes[luck[seat].below(len(codes))] if blind else bots[seat].choose(view, seat, luck[seat]))
        if position.over():
            break
        ended = int(advice.turn(position)) != turn or int(position.actor()) != seat
        turn = int(advice.turn(position))
        for other in range(seats) if ended else (seat,):
            rows.append(mixed(advice, position, other))
            whose.append(other)
    ends = [int(advice.final(position, seat)) / int(POINT) for seat in range(seats)]
    features = np.array(rows)
    results = np.array([ends[seat] for seat in whose])
    return Sums(features.T @ features, features.T @ results, float(results @ results), len(rows))


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
