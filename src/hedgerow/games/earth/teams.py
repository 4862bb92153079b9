"""Two against two: what a seat has just gained may be passed on to its partner."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.native import i64
from hedgerow.games.earth import hands, piles
from hedgerow.games.earth.moves import MOST_SHARED
from hedgerow.games.earth.series import partner
from hedgerow.games.earth.terms import FINISHED, PILE, SET, TURNS

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def may_share(p: EarthPosition, seat: i64) -> bool:
    """Before the last `done` of the seat's part; the seat must be free, too."""
    return p.teams != 0 and p.phase == TURNS and p.stage[seat] != FINISHED


def soil_to_share(p: EarthPosition, seat: i64) -> i64:
    return min(p.new_soil[seat], p.soil[seat], i64(MOST_SHARED))


def compost_to_share(p: EarthPosition, seat: i64) -> i64:
    return min(hands.size(p.new_compost, seat), i64(MOST_SHARED))


def may_share_card(p: EarthPosition, seat: i64, card: i64) -> bool:
    return hands.has(p.new_cards, seat, card) and hands.has(p.hand, seat, card)


def anything_to_share(p: EarthPosition, seat: i64) -> bool:
    if not may_share(p, seat):
        return False
    if soil_to_share(p, seat) > 0 or compost_to_share(p, seat) > 0:
        return True
    for word in range(seat * SET, (seat + 1) * SET):
        if p.new_cards[word] & p.hand[word]:
            return True
    return False


def share_soil(p: EarthPosition, seat: i64, count: i64) -> None:
    p.soil[seat] -= count
    p.new_soil[seat] -= count
    p.soil[partner(seat)] += count


def share_card(p: EarthPosition, seat: i64, card: i64) -> None:
    piles.out_of_hand(p, seat, card)
    piles.into_hand(p, partner(seat), card)
    p.hand_fresh[partner(seat)] += 1


def share_compost(p: EarthPosition, seat: i64, count: i64) -> None:
    """The uppermost of the cards composted in this turn, in their order, onto the partner's compost; what the partner gave stays."""
    lowest = p.compost_count[seat]
    while count:
        lowest -= 1
        if hands.has(p.new_compost, seat, lowest):
            count -= 1
    left = lowest
    for place in range(lowest, p.compost_count[seat]):
        at = seat * PILE + place
        if hands.has(p.new_compost, seat, place):
            piles.lay_on_compost(p, partner(seat), p.compost[at], p.compost_tag[at])
            hands.take(p.new_compost, seat, place)
        else:
            p.compost[seat * PILE + left] = p.compost[at]
            p.compost_tag[seat * PILE + left] = p.compost_tag[at]
            p.compost_known[seat * PILE + left] = p.compost_known[at]
            left += 1
    while p.compost_count[seat] > left:
        piles.off_compost(p, seat)
