"""Pieces and where they go: series of sprouts, growth and hand cards that are handed out, and payments with them.

A seat may have two series at once: that of its part of the turn (level 0) and, before it is begun, that of an event (level 1).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64
from hedgerow.games.earth.terms import (
    CELLS,
    LOOK_STAR,
    OF_GROWTH,
    OF_HAND,
    OF_SPROUT,
    PIECES,
    S_BEGUN,
    S_CELLS,
    S_EACH,
    S_LEFT,
    S_OPEN,
    SERIES,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

ALL_CELLS: Final[i64] = bit(CELLS) - 1

PART: Final[i64] = 0
EVENT_LEVEL: Final[i64] = 1


def series_of(seat: i64, level: i64) -> i64:
    """Where the numbers of a series begin."""
    return (2 * seat + level) * SERIES


def is_open(p: EarthPosition, seat: i64, level: i64) -> bool:
    return p.series[series_of(seat, level) + S_OPEN] != 0


def level_of(p: EarthPosition, seat: i64) -> i64:
    """The series that is running for a seat, an event's before that of its part; -1 for none."""
    if is_open(p, seat, EVENT_LEVEL):
        return EVENT_LEVEL
    return PART if is_open(p, seat, PART) else -1


def open_series(p: EarthPosition, seat: i64, level: i64, sprouts: i64, growth: i64, cards: i64, cells: i64, each: i64) -> None:
    """An offer of nothing opens none."""
    if sprouts + growth + cards == 0:
        return
    s = series_of(seat, level)
    p.series[s + S_OPEN] = 1
    p.series[s + S_BEGUN] = 0
    p.series[s + S_LEFT + OF_SPROUT] = sprouts
    p.series[s + S_LEFT + OF_GROWTH] = growth
    p.series[s + S_LEFT + OF_HAND] = cards
    p.series[s + S_CELLS] = cells
    p.series[s + S_EACH] = each


def close_series(p: EarthPosition, seat: i64, level: i64) -> None:
    s = series_of(seat, level)
    for i in range(s, s + SERIES):
        p.series[i] = 0


def hand_out(p: EarthPosition, seat: i64, level: i64, piece: i64, count: i64) -> bool:
    """Takes pieces from what a series offers; true if that was the last of it."""
    s = series_of(seat, level)
    p.series[s + S_BEGUN] = 1
    p.series[s + S_LEFT + piece] -= count
    if p.series[s + S_LEFT] + p.series[s + S_LEFT + 1] + p.series[s + S_LEFT + 2]:
        return False
    close_series(p, seat, level)
    return True


def offered(p: EarthPosition, seat: i64, piece: i64) -> i64:
    """How many of a piece the running series still offers; none while a payment or a look is due."""
    level = level_of(p, seat)
    if level < 0 or p.debt[seat] or p.look[seat] or p.copier[seat] >= 0:
        return 0
    return p.series[series_of(seat, level) + S_LEFT + piece]


def offers_sprouts(p: EarthPosition, seat: i64) -> bool:
    """Does the series of the seat's part still offer sprouts?"""
    return p.series[series_of(seat, PART) + S_LEFT + OF_SPROUT] > 0


# ---------------------------------------------------------------------- pieces on the tableau


def room(p: EarthPosition, seat: i64, piece: i64, cell: i64) -> i64:
    """Free spaces for sprouts or growth on a cell."""
    at = seat * CELLS + cell
    if piece == OF_SPROUT:
        return p.facts.sprouts[p.face[at]] - p.sprouts[at]
    return p.facts.growth[p.face[at]] - p.growth[at]


def lying(p: EarthPosition, seat: i64, piece: i64, cell: i64) -> i64:
    at = seat * CELLS + cell
    return p.sprouts[at] if piece == OF_SPROUT else p.growth[at]


def add_pieces(p: EarthPosition, seat: i64, piece: i64, cell: i64, count: i64) -> None:
    """Places pieces, or with a negative count takes them away."""
    at = seat * CELLS + cell
    if piece == OF_SPROUT:
        p.sprouts[at] += count
        p.sprout_count[seat] += count
    else:
        p.growth[at] += count
        p.growth_count[seat] += count


def place(p: EarthPosition, seat: i64, whose: i64, piece: i64, cell: i64, count: i64) -> bool:
    """Places pieces that the running series offers; true if the series has ended with it."""
    level = level_of(p, seat)
    add_pieces(p, whose, piece, cell, count)
    s = series_of(seat, level)
    if p.series[s + S_EACH]:
        p.series[s + S_CELLS] &= ~bit(cell)
    return hand_out(p, seat, level, piece, count)


def partner(seat: i64) -> i64:
    return seat ^ 1


def may_place_at(p: EarthPosition, seat: i64, whose: i64) -> bool:
    """On the own tableau; in teams also on the partner's, unless the text speaks of certain cells."""
    if whose == seat:
        return True
    if not p.teams or whose != partner(seat):
        return False
    s = series_of(seat, level_of(p, seat))
    return p.series[s + S_CELLS] == ALL_CELLS


def most_to_place(p: EarthPosition, seat: i64, whose: i64, piece: i64, cell: i64) -> i64:
    """How many pieces may be placed on a cell in one move."""
    left = offered(p, seat, piece)
    if left == 0:
        return 0
    s = series_of(seat, level_of(p, seat))
    if not p.series[s + S_CELLS] >> cell & 1:
        return 0
    space = room(p, whose, piece, cell)
    if p.series[s + S_EACH]:
        return min(space, 1)
    return min(left, space)


# ---------------------------------------------------------------------- payments


def owes(p: EarthPosition, seat: i64, piece: i64) -> i64:
    return p.owed[seat * PIECES + piece]


def owes_anything(p: EarthPosition, seat: i64) -> bool:
    at = seat * PIECES
    return p.owed[at] + p.owed[at + OF_GROWTH] + p.owed[at + OF_HAND] != 0


def pay_piece(p: EarthPosition, seat: i64, piece: i64, count: i64) -> bool:
    """Takes from what is owed; true when nothing is owed any more."""
    p.owed[seat * PIECES + piece] -= count
    return not owes_anything(p, seat)


# ---------------------------------------------------------------------- when a seat is free


def is_busy(p: EarthPosition, seat: i64) -> bool:
    """In the middle of an event, a conversion or another payment."""
    return p.debt[seat] != 0 or p.look[seat] == LOOK_STAR or is_open(p, seat, EVENT_LEVEL)


def is_free(p: EarthPosition, seat: i64) -> bool:
    """May the seat play events and convert?"""
    if p.debt[seat] or p.look[seat] or p.copier[seat] >= 0 or is_open(p, seat, EVENT_LEVEL):
        return False
    s = series_of(seat, PART)
    return not (p.series[s + S_OPEN] and p.series[s + S_BEGUN])
