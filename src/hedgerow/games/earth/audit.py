"""What is impossible in a position of Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.earth import hands
from hedgerow.games.earth.printed import EARTH_CARDS
from hedgerow.games.earth.terms import CELLS, EVENT_ROOM, FAUNA, FOR_PLANTING, LOOK, LOOK_PLANT, PIECES, PILE

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def audit(p: EarthPosition) -> str | None:
    """The first thing that is wrong, or nothing."""
    lies = vec[i64]([0] * int(EARTH_CARDS + 1))
    count_pile(lies, p.deck, p.deck_next, p.deck_end)
    count_pile(lies, p.discard, 0, p.discard_count)
    count_pile(lies, p.gaia_compost, 0, p.gaia_compost_count)
    count_pile(lies, p.gaia_pile, 0, p.gaia_pile_count)
    for seat in range(p.players):
        found = audit_seat(p, seat, lies)
        if found is not None:
            return found
    for card in range(i64(1), EARTH_CARDS + 1):
        if lies[card] != 1:
            return f"the card {card} lies in {lies[card]} places"
    return audit_fauna(p)


def count_pile(lies: vec[i64], pile: vec[i64], start: i64, stop: i64) -> None:
    for i in range(start, stop):
        lies[max(pile[i], 0)] += 1


def audit_seat(p: EarthPosition, seat: i64, lies: vec[i64]) -> str | None:
    hand = vec[i64]([0] * 300)
    size = hands.listed(p.hand, seat, hand)
    if size != p.hand_count[seat]:
        return f"seat {seat} has {size} hand cards, not {p.hand_count[seat]}"
    count_pile(lies, hand, 0, size)
    count_pile(lies, p.compost, seat * PILE, seat * PILE + p.compost_count[seat])
    count_pile(lies, p.events, seat * EVENT_ROOM, seat * EVENT_ROOM + p.event_count[seat])
    if p.look[seat] == LOOK_PLANT:
        count_pile(lies, p.looked, seat * LOOK, (seat + 1) * LOOK)
    if p.debt[seat] == FOR_PLANTING:
        lies[p.debt_for[seat]] += 1
    if p.soil[seat] < 0:
        return f"seat {seat} has {p.soil[seat]} soil"
    for i in range(PIECES):
        if p.owed[seat * PIECES + i] < 0:
            return f"seat {seat} owes less than nothing"
    return audit_tableau(p, seat, lies)


def audit_tableau(p: EarthPosition, seat: i64, lies: vec[i64]) -> str | None:
    cards: i64 = 0
    sprouts: i64 = 0
    growth: i64 = 0
    columns: i64 = 0
    rows: i64 = 0
    for cell in range(CELLS):
        at = seat * CELLS + cell
        face = p.face[at]
        if (face != 0) != (p.planted[seat] >> cell & 1 != 0):
            return f"seat {seat}: a cell counts as planted that is not, or the other way round"
        if not 0 <= p.sprouts[at] <= p.facts.sprouts[face] or not 0 <= p.growth[at] <= p.facts.growth[face]:
            return f"seat {seat}: the card {face} holds {p.sprouts[at]} sprouts and {p.growth[at]} growth"
        sprouts += p.sprouts[at]
        growth += p.growth[at]
        if face:
            lies[face] += 1
            cards += 1
            columns |= bit(cell // 7)
            rows |= bit(cell % 7)
    if cards != p.card_count[seat] or sprouts != p.sprout_count[seat] or growth != p.growth_count[seat]:
        return f"seat {seat}: cards, sprouts or growth are counted wrong"
    if span(columns) > 4 or span(rows) > 4:
        return f"seat {seat}: the tableau spans more than 4 columns or rows"
    return None


def span(bits: i64) -> i64:
    """From the first to the last of some bits."""
    while bits and not bits & 1:
        bits >>= 1
    n: i64 = 0
    while bits:
        bits >>= 1
        n += 1
    return n


def audit_fauna(p: EarthPosition) -> str | None:
    """The places on every fauna are 1, 2, … without gaps."""
    for i in range(FAUNA):
        places: i64 = 0
        most: i64 = p.gaia_place[i]
        count: i64 = 1 if most else 0
        places |= bit(most)
        for seat in range(p.players):
            place = p.place[i * p.players + seat]
            if place:
                count += 1
                most = max(most, place)
                places |= bit(place)
        if most != count or (places | 1) != bit(count + 1) - 1:
            return f"the places on fauna {i} are not one after the other"
    return None
