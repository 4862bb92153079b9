"""The one way in which a game could go on for ever: nobody can ever plant again.

With the deck and the discard pile empty, cards come back only out of composts.  When no hand holds anything to plant and no ability or
event can move a compost card, no tableau can be filled any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.native import i64
from hedgerow.games.earth import hands
from hedgerow.games.earth.printed import COMPOST_DISCARD, EVENT, PICK_COMPOST, RESOURCES
from hedgerow.games.earth.terms import CELLS, SET

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def nobody_can_plant_again(p: EarthPosition) -> bool:
    if p.deck_next < p.deck_end or p.discard_count:
        return False
    for seat in range(p.players):
        if hand_helps(p, seat) or table_helps(p, seat):
            return False
    return True


def hand_helps(p: EarthPosition, seat: i64) -> bool:
    """Is there something to plant, or an event that moves compost cards?"""
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            card = word * hands.CARDS + hands.lowest(rest)
            rest &= rest - 1
            if p.facts.kind[card] != EVENT or moves_compost(p, seat, card):
                return True
    return False


def table_helps(p: EarthPosition, seat: i64) -> bool:
    """Is there an ability that moves compost cards?"""
    if moves_compost(p, seat, p.climate[seat]) or moves_compost(p, seat, p.island[seat]):
        return True
    for i in range(seat * CELLS, (seat + 1) * CELLS):
        if p.face[i] and moves_compost(p, seat, p.face[i]):
            return True
    return False


def moves_compost(p: EarthPosition, seat: i64, face: i64) -> bool:
    """Does this face take cards off a compost, and can there ever be enough of them?"""
    cards = p.compost_count[seat] + p.hand_count[seat]
    first = p.facts.ability_first[face]
    for ability in range(first, first + p.facts.ability_count[face]):
        cost = p.facts.a_cost[ability * RESOURCES + COMPOST_DISCARD]
        if 0 < cost <= cards or (p.facts.a_kind[ability] == PICK_COMPOST and cards > 1):
            return True
    return False
