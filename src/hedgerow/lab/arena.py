"""Tournaments: who meets whom on which deal, and what came of it.

Luck is shared out before strength is compared.  Every deal is played by all seatings of the same bots that turning them round the table
gives: two bots play each deal twice with their seats exchanged, three play it three times.  With more bots than
seats every choice of that many plays every deal; with fewer, seats are filled by taking bots more than once.  Alone, every bot plays the
same deals.

Games are numbered deal by deal, so a tournament of more deals begins with the games of one of fewer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, groupby
from statistics import fmean

from hedgerow.bots import bot
from hedgerow.core.errors import BadOption
from hedgerow.lab.ratings import Sequential, meetings
from hedgerow.lab.simulate import Fixture, Played
from hedgerow.lab.tables import Row, rows_of

Done = tuple[Fixture, Played]


def tables_for(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays each deal with whom: every choice of bots for the seats, in all turns round the table."""
    if seats == 1:
        return [(name,) for name in bots]
    if len(bots) < 2:
        raise BadOption("an arena for several seats needs at least two bots")
    chosen = list(combinations(bots, seats)) if len(bots) >= seats else list(combinations_with_replacement(bots, seats))
    mixed = [some for some in chosen if len(set(some)) > 1]
    turned = [some[k:] + some[:k] for some in mixed for k in range(seats)]
    return list(dict.fromkeys(turned))


def fixtures(bots: Sequence[str], seats: int, deals: int) -> list[Fixture]:
    """The games of a tournament, in order."""
    if deals < 1:
        raise BadOption(f"--deals is {deals}; expected at least 1")
    for number, name in enumerate(bots):
        bot(name)
        if name in bots[:number]:
            raise BadOption(f"{name} enters the arena twice")
    games = [(deal, seated) for deal in range(deals) for seated in tables_for(bots, seats)]
    return [Fixture(number, deal, seated) for number, (deal, seated) in enumerate(games)]


def until_sure(played: Iterable[Done], bots: Sequence[str], test: Sequential) -> Iterator[Done]:
    """Games of two bots until the test is sure whether the first is the stronger; it asks after every deal."""
    if len(bots) != 2:
        raise BadOption("a sequential test compares two bots")
    first = bots[0]
    for _, games in groupby(played, key=lambda done: done[0].deal):
        rows: list[Row] = []
        for fixture, game in games:
            rows += rows_of(game.record, game.thinking, fixture)
            yield fixture, game
        met = meetings(rows).get((first, bots[1]))
        test.tell(fmean(outcome for _, _, outcome in met) if met else 0.5)
        if test.verdict:
            return
