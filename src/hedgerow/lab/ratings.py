"""What the games of a tournament say about its bots, and how sure one may be of it.

* A *meeting* is what two bots at one table make of it: 1 for the better rank, ½ for the same, 0 for the worse.
* A *share* is the mean over meetings.  Games of the same deal are not independent, so a share's interval comes from the means of
  the deals; for a single seat order, where each deal stands once, it is Wilson's.
* Ratings are openskill's (Plackett-Luce) over all games in their order.
* The *sequential test* stops a match as soon as its deals tell "stronger" (a share of at least 0.55) from "not stronger" (at most
  0.5): a generalised sequential probability ratio test on the means of the deals.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import NormalDist, fmean, stdev
from typing import Any

from hedgerow.core.errors import BadOption
from hedgerow.lab.tables import Row

Z = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval, and from how many observations it comes."""

    value: float
    low: float
    high: float
    count: int

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


def mean(values: Sequence[float]) -> Estimate:
    """A mean with its interval; of one value nobody can say how sure it is."""
    centre = fmean(values)
    if len(values) < 2:
        return Estimate(centre, -math.inf, math.inf, len(values))
    half = Z * stdev(values) / math.sqrt(len(values))
    return Estimate(centre, centre - half, centre + half, len(values))


def wilson(share: float, count: int) -> Estimate:
    """A share of independent games with Wilson's interval."""
    if count == 0:
        return Estimate(0.5, 0.0, 1.0, 0)
    spread = 1 + Z * Z / count
    centre = (share + Z * Z / (2 * count)) / spread
    half = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count)) / spread
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half), count)


def games_of(rows: Iterable[Row]) -> list[list[Row]]:
    """The rows of each game, in the order of the games and seats."""
    ordered = sorted(rows, key=lambda row: (row["game"], row["seat"]))
    return [list(game) for _, game in groupby(ordered, key=lambda row: row["game"])]


@dataclass(frozen=True)
class Match:
    """How one bot fared against another."""

    bot: str
    other: str
    share: Estimate  # over all deals
    orders: dict[str, Estimate]  # by where the two sat, like "0-1"


def meetings(rows: Iterable[Row]) -> dict[tuple[str, str], list[tuple[int, str, float]]]:
    """For two bots the deal, the seats and the outcome of each of their meetings."""
    met: dict[tuple[str, str], list[tuple[int, str, float]]] = defaultdict(list)
    for game in games_of(rows):
        for mine in game:
            for theirs in game:
                if mine["bot"] != theirs["bot"]:
                    outcome = 1.0 if mine["rank"] < theirs["rank"] else 0.5 if mine["rank"] == theirs["rank"] else 0.0
                    met[mine["bot"], theirs["bot"]].append((mine["deal"], f"{mine['seat']}-{theirs['seat']}", outcome))
    return met


def matches(rows: Iterable[Row]) -> list[Match]:
    """Every bot against every other, both ways round."""
    found = []
    for (mine, theirs), met in meetings(rows).items():
        by_order: dict[str, list[float]] = defaultdict(list)
        for _, order, outcome in met:
            by_order[order].append(outcome)
        orders = {order: wilson(fmean(outcomes), len(outcomes)) for order, outcomes in sorted(by_order.items())}
        share = mean(deal_means(met))
        if share.low == share.high or math.isinf(share.low):  # all deals alike: the spread of a sample says nothing
            share = wilson(share.value, share.count)
        found.append(Match(mine, theirs, Estimate(share.value, max(0.0, share.low), min(1.0, share.high), len(met)), orders))
    return found


def deal_means(met: Iterable[tuple[int, str, float]]) -> list[float]:
    by_deal: dict[int, list[float]] = defaultdict(list)
    for deal, _, outcome in met:
        by_deal[deal].append(outcome)
    return [fmean(outcomes) for _, outcomes in sorted(by_deal.items())]


def ratings(rows: Iterable[Row]) -> dict[str, Estimate]:
    """Each bot's rating with its interval, best first."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("ratings need openskill: pip install hedgerow[lab]") from None
    model = PlackettLuce()
    rated: dict[str, Any] = {}
    played: dict[str, int] = defaultdict(int)
    for game in games_of(rows):
        if len({row["bot"] for row in game}) < 2:
            continue
        teams = [[rated.setdefault(row["bot"], model.rating(name=row["bot"]))] for row in game]
        after = model.rate(teams, ranks=[row["rank"] for row in game])
        for row, (new,) in zip(game, after, strict=True):
            rated[row["bot"]] = new
            played[row["bot"]] += 1
    order = sorted(rated.values(), key=lambda rating: -rating.mu)
    return {r.name: Estimate(r.mu, r.mu - Z * r.sigma, r.mu + Z * r.sigma, played[r.name]) for r in order}


def scores(rows: Iterable[Row]) -> dict[str, Estimate]:
    """Each bot's mean score with its interval, by deals."""
    found: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        found[row["bot"]][row["deal"]].append(row["score"])
    return {bot: mean([fmean(same) for same in deals.values()]) for bot, deals in found.items()}


@dataclass
class Sequential:
    """Is A stronger than B?  Told deal by deal; the answer stands when `verdict` does."""

    none: float = 0.5  # the share of one who is not stronger ...
    some: float = 0.55  # ... and of one who is
    risk: float = 0.05  # of being wrong, either way
    least: int = 8  # deals before anything is said

    def __post_init__(self) -> None:
        self.seen: list[float] = []
        self.ratio = 0.0

    def tell(self, share: float) -> None:
        """What A made of a deal, over all its seatings."""
        self.seen.append(share)
        count, centre = len(self.seen), fmean(self.seen)
        # The variance is kept from vanishing by one imagined deal on each side.
        variance = (sum((one - centre) ** 2 for one in self.seen) + 0.5) / (count + 2)
        self.ratio = count * (self.some - self.none) * (2 * centre - self.some - self.none) / (2 * variance)

    @property
    def verdict(self) -> str | None:
        bound = math.log((1 - self.risk) / self.risk)
        if len(self.seen) < self.least or abs(self.ratio) < bound:
            return None
        return "stronger" if self.ratio > 0 else "not stronger"
