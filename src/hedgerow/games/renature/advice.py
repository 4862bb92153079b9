"""What makes out the worth of a seat in Renature before the dominoes run out.

Most of it is who leads where: an area pays when it is completed, or at the end, so what a lead is worth depends on how much of
the brook around it is still open, and on how large it is.  Plants cost their value at the end unless they are set, and clouds
are a point each, but worth more while there is something to buy with them.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.advice import WHOLE, Advice
from hedgerow.core.bits import count, mix
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position
from hedgerow.games.renature.facts import AREAS, KINDS, WORDS
from hedgerow.games.renature.position import RenaturePosition
from hedgerow.games.renature.rules import HAND, STEP_A, STEP_B
from hedgerow.games.renature.scoring import OWNERS, placed, sums, tokens, unplanted

FEATURES: Final = (
    "start",
    "plants",
    "areas",
    "tokens",
    "clouds",
    "unplanted",
    "first_nearly_done",
    "first_half_done",
    "first_hardly_begun",
    "second_nearly_done",
    "second_half_done",
    "second_hardly_begun",
    "lead_nearly_done",
    "lead_half_done",
    "lead_hardly_begun",
    "behind_nearly_done",
    "behind_half_done",
    "behind_hardly_begun",
    "own_plants_left",
    "neutral_plants_left",
    "tall_plants_left",
    "too_many_plants",
    "turns_left",
    "may_plant",
)

START: Final[i64] = 0
PLANTS: Final[i64] = 1
AREA_POINTS: Final[i64] = 2
TOKENS: Final[i64] = 3
CLOUDS: Final[i64] = 4
UNPLANTED: Final[i64] = 5
FIRST: Final[i64] = 6  # main points of areas that one would have now: nearly done, half done, hardly begun
SECOND: Final[i64] = 9  # bonus points
LEAD: Final[i64] = 12  # by how much one is ahead
BEHIND: Final[i64] = 15  # main points of areas where one is a little behind
OWN_LEFT: Final[i64] = 18
NEUTRAL_LEFT: Final[i64] = 19
TALL_LEFT: Final[i64] = 20
TOO_MANY: Final[i64] = 21
TURNS: Final[i64] = 22
MAY_PLANT: Final[i64] = 23

NEARLY: Final[i64] = 2  # open brook cells around an area
HALF: Final[i64] = 6
SAFE: Final[i64] = 4  # a lead by more is no safer
CLOSE: Final[i64] = 3  # what one may make up for
TALL: Final[i64] = 4  # plant spaces from here on are pines and oaks


@final
class RenatureAdvice(Advice):
    def __init__(self) -> None:
        super().__init__(FEATURES)

    def features(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, RenaturePosition)
        p = position
        for i in range(self.count):
            out[i] = 0
        out[START] = 4 - seat
        out[PLANTS] = p.plant_points[seat]
        out[AREA_POINTS] = p.area_points[seat]
        out[TOKENS] = tokens(p, seat, None)
        out[CLOUDS] = p.clouds[seat]
        out[UNPLANTED] = unplanted(p, seat, None)
        for area in range(AREAS):
            if p.holder[area] == 0:
                contest(p, seat, area, out)
        plants: i64 = 0
        for kind in range(KINDS):
            left = p.stock[seat * KINDS + kind]
            plants += left
            out[NEUTRAL_LEFT if kind & 1 else OWN_LEFT] += left
            if kind >= TALL:
                out[TALL_LEFT] += left
        turns = turns_left(p, seat)
        out[TURNS] = turns
        out[MAY_PLANT] = 1 if p.turn == seat and p.phase == STEP_B else 0
        if plants > turns:
            out[TOO_MANY] = plants - turns

    def progress(self, position: Position) -> i64:
        assert isinstance(position, RenaturePosition)
        left: i64 = 0
        for seat in range(position.players):
            left += turns_left(position, seat)
        return WHOLE - WHOLE * left // len(position.reserves)

    def turn(self, position: Position) -> i64:
        """How many turns are over: each begins with a domino laid or discarded."""
        assert isinstance(position, RenaturePosition)
        p = position
        left: i64 = 0
        for seat in range(p.players):
            left += turns_left(p, seat)
        return (-left if p.phase == STEP_A else -left - 1) if not p.ended else 1

    def mark(self, position: Position, seat: i64) -> i64:
        """The same valley, hand, plants and clouds are the same."""
        assert isinstance(position, RenaturePosition)
        p = position
        mark = mix(p.phase * 16 + p.joker, p.way * 16 + p.pending)
        mark = mix(mark, p.clouds[seat])
        for i in range(seat * HAND, (seat + 1) * HAND):
            mark = mix(mark, p.hands[i])
        for i in range(seat * KINDS, (seat + 1) * KINDS):
            mark = mix(mark, p.stock[i])
        for spot in range(p.facts.spots):
            if p.plants[spot]:
                mark = mix(mark, spot * 32 + p.plants[spot])
        return mark

    def share(self, position: Position, seat: i64) -> i64:
        """The domino and the plant are what a turn is about."""
        assert isinstance(position, RenaturePosition)
        if position.phase == STEP_A:
            return WHOLE // 2
        return WHOLE // 3 if position.phase == STEP_B else WHOLE // 12


def dealt(p: RenaturePosition) -> i64:
    return i64(len(p.reserves)) // p.players


def turns_left(p: RenaturePosition, seat: i64) -> i64:
    """The dominoes a seat has yet, in hand and in reserve."""
    return dealt(p) - p.drawn[seat] + p.held[seat]


def contest(p: RenaturePosition, seat: i64, area: i64, out: vec[i64]) -> None:
    """How a seat stands in an area that still has its token."""
    around: i64 = 0
    for w in range(WORDS):
        around += count(p.facts.border[area * WORDS + w] & ~p.covered[w])
    stage: i64 = 0 if around <= NEARLY else 1 if around <= HALF else 2
    total = sums(p, area)
    first, second = placed(total)
    mine = total >> (8 * seat) & 255
    best: i64 = 0
    for owner in range(OWNERS):
        if owner != seat:
            best = max(best, total >> (8 * owner) & 255)
    size = p.facts.size(area)
    if first == seat:
        out[FIRST + stage] += size
        out[LEAD + stage] += mine - best if mine - best < SAFE else SAFE
    elif best - mine <= CLOSE:
        out[BEHIND + stage] += size
    if second == seat:
        out[SECOND + stage] += p.bonus[area]
