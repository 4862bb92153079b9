"""Fauna: when a condition is met, and who gets which place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.native import i64
from hedgerow.games.earth import counting
from hedgerow.games.earth.terms import FAUNA

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def look(p: EarthPosition, seat: i64) -> None:
    """Notes the conditions a seat meets at this moment; alone, they are claimed at once."""
    for i in range(FAUNA):
        if p.place[i * p.players + seat] or p.reached[seat] >> i & 1:
            continue
        if counting.fauna_holds(p, seat, p.fauna[i]):
            if p.level:
                claim(p, i, seat)
            else:
                p.reached[seat] |= bit(i)


def look_after_move(p: EarthPosition, seat: i64) -> None:
    """Only who has moved, and in teams the partner, can have come to meet one, but for the very first move."""
    if p.looked_at == 0:
        p.looked_at = 1
        for other in range(p.players):
            look(p, other)
        return
    look(p, seat)
    if p.teams:
        look(p, seat ^ 1)


def next_place(p: EarthPosition, fauna: i64) -> i64:
    """The best place still free."""
    taken: i64 = 1 if p.gaia_place[fauna] else 0
    for seat in range(p.players):
        if p.place[fauna * p.players + seat]:
            taken += 1
    return taken + 1


def claim(p: EarthPosition, fauna: i64, seat: i64) -> None:
    place = next_place(p, fauna)
    p.place = p.place[:]
    p.place[fauna * p.players + seat] = place


def give_places(p: EarthPosition, first: i64) -> None:
    """Who reached a fauna in this turn gets the next places, clockwise from the first seat."""
    for i in range(FAUNA):
        for n in range(p.players):
            seat = (first + n) % p.players
            if p.reached[seat] >> i & 1:
                claim(p, i, seat)
    for seat in range(p.players):
        p.reached[seat] = 0
