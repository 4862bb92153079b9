"""Costs and gains: what an ability or an event takes and gives.

A gain hands out soil, cards and deck compost at once and in full, then the rest in a series.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.native import i64
from hedgerow.games.earth import hands, piles, series
from hedgerow.games.earth.printed import (
    COMPOST_DECK,
    COMPOST_DISCARD,
    COMPOST_HAND,
    DRAW,
    GROWTH,
    IN_COLUMN,
    PER_PLANTED,
    PICK_COMPOST,
    PLACE_ADJACENT,
    PLACE_EACH,
    RESOURCES,
    SOIL,
    SPROUT,
)
from hedgerow.games.earth.terms import (
    CELLS,
    EVENT_ROOM,
    FOR_CONVERSION,
    FOR_EVENT,
    LOOK,
    LOOK_STAR,
    OF_GROWTH,
    OF_HAND,
    OF_SPROUT,
    PIECES,
    PILE,
    ROWS,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

CONVERTED_SPROUTS = 3
CONVERTED_SOIL = 2


# ---------------------------------------------------------------------- costs


def can_pay(p: EarthPosition, seat: i64, ability: i64, cards: i64) -> bool:
    """Can the whole cost of an ability be paid, with so many hand cards to pay from?"""
    at = ability * RESOURCES
    cost = p.facts.a_cost
    return (
        cost[at + SOIL] <= p.soil[seat]
        and cost[at + SPROUT] <= p.sprout_count[seat]
        and cost[at + GROWTH] <= p.growth_count[seat]
        and cost[at + COMPOST_HAND] <= cards
        and cost[at + COMPOST_DISCARD] <= p.compost_count[seat]
    )


def pay(p: EarthPosition, seat: i64, ability: i64, debt: i64, debt_for: i64, cell: i64) -> bool:
    """Pays soil and compost at once; the rest is owed from now on.  True if nothing is."""
    at = ability * RESOURCES
    cost = p.facts.a_cost
    p.soil[seat] -= cost[at + SOIL]
    if cost[at + COMPOST_DISCARD]:
        piles.discard_compost(p, seat, cost[at + COMPOST_DISCARD])
    return owe(p, seat, cost[at + SPROUT], cost[at + GROWTH], cost[at + COMPOST_HAND], debt, debt_for, cell)


def owe(p: EarthPosition, seat: i64, sprouts: i64, growth: i64, cards: i64, debt: i64, debt_for: i64, cell: i64) -> bool:
    """From now on a seat owes this, and for what; true if it is nothing."""
    if sprouts + growth + cards == 0:
        return True
    p.owed[seat * PIECES + OF_SPROUT] = sprouts
    p.owed[seat * PIECES + OF_GROWTH] = growth
    p.owed[seat * PIECES + OF_HAND] = cards
    p.debt[seat] = debt
    p.debt_for[seat] = debt_for
    p.debt_cell[seat] = cell
    return False


# ---------------------------------------------------------------------- gains


def take_soil(p: EarthPosition, seat: i64, soil: i64, counted: bool) -> None:
    """Soil into the reserve; `counted` unless it is an event's effect."""
    p.soil[seat] += soil
    if counted:
        p.gained[seat] += soil
    if p.teams:
        p.new_soil[seat] += soil


def run(p: EarthPosition, seat: i64, ability: i64, cell: i64) -> None:
    """The gain of an ability of the seat's part of the turn; `cell` is where texts about position are read from."""
    kind = p.facts.a_kind[ability]
    if kind == PLACE_EACH:
        place_each(p, seat, ability, cell)
    elif kind == PLACE_ADJACENT:
        offer(p, seat, p.facts.a_piece[ability], p.facts.a_amount[ability], neighbours(cell), 0)
    else:
        times: i64 = 1 if kind != PER_PLANTED else planted_that_fit(p, seat, ability)
        at_once(p, seat, ability, times, True)
        in_series(p, seat, ability, times, series.PART)


def at_once(p: EarthPosition, seat: i64, ability: i64, times: i64, counted: bool) -> None:
    """Soil, then cards into hand, then cards into compost."""
    at = ability * RESOURCES
    gain = p.facts.a_gain
    take_soil(p, seat, gain[at + SOIL] * times, counted)
    piles.draw_into_hand(p, seat, gain[at + DRAW] * times, counted)
    piles.compost_from_deck(p, seat, gain[at + COMPOST_DECK] * times)


def in_series(p: EarthPosition, seat: i64, ability: i64, times: i64, level: i64) -> None:
    at = ability * RESOURCES
    gain = p.facts.a_gain
    sprouts = gain[at + SPROUT] * times
    growth = gain[at + GROWTH] * times
    series.open_series(p, seat, level, sprouts, growth, gain[at + COMPOST_HAND] * times, series.ALL_CELLS, 0)


def planted_that_fit(p: EarthPosition, seat: i64, ability: i64) -> i64:
    """How many of the cards planted in this turn an ability counts; a replaced one still counts."""
    n: i64 = 0
    for i in range(2 * seat, 2 * seat + 2):
        if p.fresh[i] and p.facts.fits(ability, p.fresh[i]):
            n += 1
    return n


def offer(p: EarthPosition, seat: i64, resource: i64, count: i64, cells: i64, each: i64) -> None:
    """A series of one piece on certain cells."""
    if resource == SPROUT:
        series.open_series(p, seat, series.PART, count, 0, 0, cells, each)
    else:
        series.open_series(p, seat, series.PART, 0, count, 0, cells, each)


def place_each(p: EarthPosition, seat: i64, ability: i64, cell: i64) -> None:
    """One piece on every flora of a type in this row or column that has room."""
    facts = p.facts
    piece = OF_SPROUT if facts.a_piece[ability] == SPROUT else OF_GROWTH
    cells: i64 = 0
    count: i64 = 0
    for i in range(ROWS):
        other = cell // ROWS * ROWS + i if facts.a_area[ability] == IN_COLUMN else i * ROWS + cell % ROWS
        face = p.face[seat * CELLS + other]
        if face and facts.fits(ability, face) and series.room(p, seat, piece, other) > 0:
            cells |= bit(other)
            count += 1
    offer(p, seat, facts.a_piece[ability], count, cells, 1)


def neighbours(cell: i64) -> i64:
    """The cells that touch a cell by a side or a corner."""
    cells: i64 = 0
    column = cell // ROWS
    row = cell % ROWS
    for x in range(max(column - 1, 0), min(column + 2, ROWS)):
        for y in range(max(row - 1, 0), min(row + 2, ROWS)):
            cells |= bit(x * ROWS + y)
    return cells & ~bit(cell)


# ---------------------------------------------------------------------- events and conversion


def can_play(p: EarthPosition, seat: i64, card: i64) -> bool:
    """Can the cost of an event be paid?  It cannot pay for itself; Shooting Star needs a compost card."""
    ability = p.facts.burst[card]
    if ability < 0:
        return True
    if p.facts.a_kind[ability] == PICK_COMPOST and p.compost_count[seat] == 0:
        return False
    return can_pay(p, seat, ability, p.hand_count[seat] - 1)


def play_event(p: EarthPosition, seat: i64, card: i64) -> None:
    piles.out_of_hand(p, seat, card)
    p.events = p.events[:]
    p.events[seat * EVENT_ROOM + p.event_count[seat]] = card
    p.event_count[seat] += 1
    ability = p.facts.burst[card]
    if ability < 0 or pay(p, seat, ability, FOR_EVENT, card, 0):
        run_event(p, seat, card)


def run_event(p: EarthPosition, seat: i64, card: i64) -> None:
    """The effect of an event, and what its owner's island gives for playing one."""
    ability = p.facts.burst[card]
    if ability >= 0:
        at_once(p, seat, ability, 1, False)
    island = p.facts.on_event[p.island[seat]]
    if island >= 0:
        take_soil(p, seat, p.facts.a_gain[island * RESOURCES + SOIL], True)
        piles.draw_into_hand(p, seat, p.facts.a_gain[island * RESOURCES + DRAW], False)
    if ability < 0:
        return
    if p.facts.a_kind[ability] == PICK_COMPOST:
        look_into_compost(p, seat, p.facts.a_amount[ability])
    else:
        in_series(p, seat, ability, 1, series.EVENT_LEVEL)


def convert(p: EarthPosition, seat: i64) -> None:
    owe(p, seat, CONVERTED_SPROUTS, 0, 0, FOR_CONVERSION, 0, 0)


# ---------------------------------------------------------------------- Shooting Star


def look_into_compost(p: EarthPosition, seat: i64, cards: i64) -> None:
    """The top compost cards are looked at; from now on their owner knows them."""
    cards = min(cards, p.compost_count[seat])
    top = seat * PILE + p.compost_count[seat]
    p.look[seat] = LOOK_STAR
    p.look_count[seat] = cards
    for i in range(cards):
        p.looked[seat * LOOK + i] = p.compost[top - 1 - i]
    know_looked(p, seat, cards)


def know_looked(p: EarthPosition, seat: i64, cards: i64) -> None:
    """The owner knows these top cards; what others know about them must not tell which of them goes into hand."""
    top = seat * PILE + p.compost_count[seat]
    fresh = False
    for i in range(top - cards, top):
        fresh = fresh or p.compost_tag[i] == piles.UNSEEN_FRESH or p.compost_tag[i] == piles.OWN_FRESH
    for i in range(top - cards, top):
        p.compost_tag[i] = piles.OWN_FRESH if fresh else piles.OWN
        p.compost_known[i] = p.compost[i]


def keep_from_compost(p: EarthPosition, seat: i64, card: i64) -> None:
    """One of the looked-at cards into hand; the others stay on top in their order."""
    at = seat * PILE + p.compost_count[seat] - 1
    top = at
    fresh = p.compost_tag[at] == piles.OWN_FRESH
    while p.compost[at] != card:
        at -= 1
    for i in range(at, top):
        p.compost[i] = p.compost[i + 1]
        p.compost_known[i] = p.compost_known[i + 1]
        if p.teams:
            hands.move(p.new_compost, seat, i + 1 - seat * PILE, i - seat * PILE)
    piles.off_compost(p, seat)
    piles.into_hand(p, seat, card)
    if fresh:
        p.hand_fresh[seat] += 1
    end_look(p, seat)


def end_look(p: EarthPosition, seat: i64) -> None:
    p.look[seat] = 0
    p.look_count[seat] = 0
    for i in range(seat * LOOK, (seat + 1) * LOOK):
        p.looked[i] = 0


def is_looked_at(p: EarthPosition, seat: i64, card: i64) -> bool:
    for i in range(seat * LOOK, (seat + 1) * LOOK):
        if p.looked[i] == card:
            return True
    return False
