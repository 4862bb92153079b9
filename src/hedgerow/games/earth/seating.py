"""Who may move, and whom the game waits for.

It waits for a seat whose part of the turn goes on, or that is in the middle of an event or a conversion.  Everybody else
may still play events, convert and share; nobody waits for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.native import i64
from hedgerow.games.earth import gains, hands, series, teams
from hedgerow.games.earth.printed import EVENT
from hedgerow.games.earth.setting import has_chosen
from hedgerow.games.earth.terms import BURYING, CHOOSING, ENDED, FINISHED, LAST_CALL, OF_HAND, SET, TURNS, WAITING

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def waits(p: EarthPosition, seat: i64) -> bool:
    """Everybody can tell."""
    phase = p.phase
    if phase == CHOOSING:
        return not has_chosen(p, seat)
    if phase == BURYING:
        return series.owes(p, seat, OF_HAND) > 0
    if phase == ENDED:
        return False
    stage = p.stage[seat]
    if stage == FINISHED or (stage == WAITING and phase != LAST_CALL):
        return series.is_busy(p, seat)
    return True


def actor(p: EarthPosition) -> i64:
    """The first seat that the game waits for, clockwise from the active one."""
    for i in range(p.players):
        seat = (p.active + i) % p.players
        if waits(p, seat):
            return seat
    return -1


def acts(p: EarthPosition, seat: i64) -> bool:
    return waits(p, seat) or has_extra(p, seat)


def is_free(p: EarthPosition, seat: i64) -> bool:
    """May the seat play events, convert and share at this moment?"""
    return (p.phase == TURNS or p.phase == LAST_CALL) and series.is_free(p, seat)


def has_extra(p: EarthPosition, seat: i64) -> bool:
    """Is there an event to play, something to convert or to share?"""
    if not is_free(p, seat):
        return False
    return can_convert(p, seat) or any_event(p, seat) or teams.anything_to_share(p, seat)


def can_convert(p: EarthPosition, seat: i64) -> bool:
    """Three sprouts, and no series that still offers sprouts."""
    return p.sprout_count[seat] >= gains.CONVERTED_SPROUTS and not series.offers_sprouts(p, seat)


def any_event(p: EarthPosition, seat: i64) -> bool:
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            card = word * hands.CARDS + hands.lowest(rest)
            if p.facts.kind[card] == EVENT and gains.can_play(p, seat, card):
                return True
            rest &= rest - 1
    return False
