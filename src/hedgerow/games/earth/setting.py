"""The set-up: faces are chosen, starting cards drawn, some of them put into the compost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.native import i64
from hedgerow.games.earth import gains, piles, planting, turn
from hedgerow.games.earth.printed import FIRST_CLIMATE, FIRST_ECOSYSTEM, FIRST_ISLAND
from hedgerow.games.earth.terms import BURYING, EASY, OF_HAND, OFFER, PIECES

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

FIRST_NUMBER: Final[i64] = 285  # of the islands; climates and ecosystems follow, two faces each

ISLANDS: Final[i64] = 0  # the kinds of `face`, in the order in which they are chosen
CLIMATES: Final[i64] = 1
ECOSYSTEMS: Final[i64] = 2
NOTHING: Final[i64] = 3


def to_choose(p: EarthPosition, seat: i64) -> i64:
    """The kind of face a seat chooses next."""
    if p.island[seat] == 0:
        return ISLANDS
    if p.climate[seat] == 0:
        return CLIMATES
    return ECOSYSTEMS if p.ecosystem[seat] == 0 and p.mode != EASY else NOTHING


def has_chosen(p: EarthPosition, seat: i64) -> bool:
    return to_choose(p, seat) == NOTHING


def first_face(number: i64) -> i64:
    """The first of the two faces of an island, climate or ecosystem."""
    return FIRST_ISLAND + (number - FIRST_NUMBER) * 2


def may_choose(p: EarthPosition, seat: i64, kind: i64, face: i64) -> bool:
    """A face of a card dealt to that seat."""
    if to_choose(p, seat) != kind:
        return False
    for i in range(i64(2)):
        number = p.offer[seat * OFFER + 2 * kind + i]
        if number and 0 <= face - first_face(number) < 2:
            return True
    return False


def choose(p: EarthPosition, seat: i64, face: i64) -> None:
    if face < FIRST_CLIMATE:
        p.island = p.island[:]
        p.island[seat] = face
    elif face < FIRST_ECOSYSTEM:
        p.climate = p.climate[:]
        p.climate[seat] = face
    else:
        p.ecosystem = p.ecosystem[:]
        p.ecosystem[seat] = face
    for other in range(p.players):
        if not has_chosen(p, other):
            return
    hand_out_starts(p)


def hand_out_starts(p: EarthPosition) -> None:
    """All faces are chosen: starting cards in seat order, starting soil; then everybody buries the island's number."""
    facts = p.facts
    owing = False
    for seat in range(p.players):
        island = p.island[seat]
        piles.draw_into_hand(p, seat, facts.start_draw[island], False)
        gains.take_soil(p, seat, facts.start_soil[island], False)
        planting.add_discount(p, seat, island)
        cards = min(facts.start_compost[island], p.hand_count[seat])
        p.owed[seat * PIECES + OF_HAND] = cards
        owing = owing or cards > 0
    p.phase = BURYING
    if not owing:
        turn.begin_first_turn(p)


def bury(p: EarthPosition, seat: i64, card: i64) -> None:
    """A starting card into the compost; after the last one of all seats the first turn begins."""
    piles.bury(p, seat, card)
    p.owed[seat * PIECES + OF_HAND] -= 1
    for other in range(p.players):
        if p.owed[other * PIECES + OF_HAND]:
            return
    turn.begin_first_turn(p)
