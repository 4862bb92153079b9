"""Planting: where, at what price, replacing, drawing afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64
from hedgerow.games.earth import gains, piles, series
from hedgerow.games.earth.printed import COMPOST_HAND, EVENT, GAIN, MULTI, SPROUT
from hedgerow.games.earth.terms import (
    CELLS,
    FOR_PLANTING,
    LOOK,
    LOOK_PLANT,
    PLANTING,
    ROWS,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

FIRST_CELL: Final[i64] = 24  # d4
FRAME: Final[i64] = 4  # columns and rows of a tableau
FEATURES: Final[i64] = 8  # four flora types, four habitats


# ---------------------------------------------------------------------- where


def open_cells(p: EarthPosition, seat: i64) -> i64:
    """The cells where the next card may lie: beside another by side or corner, 4 columns and 4 rows at most."""
    planted = p.planted[seat]
    if planted == 0:
        return bit(FIRST_CELL)
    left: i64 = ROWS
    right: i64 = -1
    upper: i64 = ROWS
    lower: i64 = -1
    rows: i64 = 0
    for column in range(ROWS):
        here = planted >> (column * ROWS) & 127
        if here:
            left = min(left, column)
            right = column
            rows |= here
    for row in range(ROWS):
        if rows >> row & 1:
            upper = min(upper, row)
            lower = row
    cells: i64 = 0
    for column in range(max(right - FRAME + 1, 0), min(left + FRAME, ROWS)):
        near = planted >> (column * ROWS) & 127
        if column > 0:
            near |= planted >> ((column - 1) * ROWS) & 127
        if column < ROWS - 1:
            near |= planted >> ((column + 1) * ROWS) & 127
        near |= near << 1 | near >> 1
        for row in range(max(lower - FRAME + 1, 0), min(upper + FRAME, ROWS)):
            if near >> row & 1:
                cells |= bit(column * ROWS + row)
    return cells & ~planted


# ---------------------------------------------------------------------- at what price


def price(p: EarthPosition, seat: i64, card: i64) -> i64:
    """The printed cost less all discounts, at least 0."""
    facts = p.facts
    cost = facts.cost[card]
    features = (facts.types[card] & 15) | facts.habitats[card] << 4
    for i in range(FEATURES):
        if features >> i & 1:
            cost -= p.discounts[seat * FEATURES + i]
    return max(cost, 0)


def add_discount(p: EarthPosition, seat: i64, face: i64) -> None:
    """From now on the cards that a terrain or island means cost less."""
    ability = p.facts.discount[face]
    if ability < 0:
        return
    p.discounts = p.discounts[:]
    features = (p.facts.a_types[ability] & 15) | p.facts.a_habitats[ability] << 4
    for i in range(FEATURES):
        if features >> i & 1:
            p.discounts[seat * FEATURES + i] += p.facts.a_amount[ability]


def other_means(p: EarthPosition, seat: i64, card: i64) -> i64:
    """How much of what may stand in for soil there is; 0 for most cards.  The card cannot pay for itself."""
    resource = p.facts.instead[card]
    if resource < 0:
        return 0
    if resource == SPROUT:
        return p.sprout_count[seat]
    if resource == COMPOST_HAND:
        return p.hand_count[seat] - 1
    return p.growth_count[seat]


def is_plantable(p: EarthPosition, card: i64) -> bool:
    return p.facts.kind[card] != EVENT


def may_plant(p: EarthPosition, seat: i64) -> bool:
    return p.stage[seat] == PLANTING and p.plantings[seat] > 0 and at_leisure(p, seat)


def at_leisure(p: EarthPosition, seat: i64) -> bool:
    """No payment, look or series is in the way of planting on, or of the next ability."""
    return p.debt[seat] == 0 and p.look[seat] == 0 and p.copier[seat] < 0 and series.level_of(p, seat) < 0


# ---------------------------------------------------------------------- planting a card


def plant(p: EarthPosition, seat: i64, card: i64, cell: i64, instead: i64) -> None:
    p.plantings[seat] -= 1
    p.soil[seat] -= price(p, seat, card) - instead
    piles.out_of_hand(p, seat, card)
    resource = p.facts.instead[card]
    if instead == 0:
        put_down(p, seat, card, cell)
    elif resource == SPROUT:
        gains.owe(p, seat, instead, 0, 0, FOR_PLANTING, card, cell)
    elif resource == COMPOST_HAND:
        gains.owe(p, seat, 0, 0, instead, FOR_PLANTING, card, cell)
    else:
        gains.owe(p, seat, 0, instead, 0, FOR_PLANTING, card, cell)


def put_down(p: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    """The card, paid for, lies on its cell, and its black ability runs."""
    lay(p, seat, card, cell)
    run_black(p, seat, card, cell)


def lay(p: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    p.face[seat * CELLS + cell] = card
    p.planted[seat] |= bit(cell)
    p.card_count[seat] += 1
    p.idle = 0
    p.fresh[2 * seat + (1 if p.fresh[2 * seat] else 0)] = card
    add_discount(p, seat, card)
    if p.facts.bans[card]:
        p.bans = p.bans[:]
        p.bans[seat] |= p.facts.bans[card]


def run_black(p: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    ability = p.facts.burst[card]
    if ability >= 0 and p.facts.a_kind[ability] == GAIN:
        gains.run(p, seat, ability, cell)


# ---------------------------------------------------------------------- replacing


def replaceable_by(p: EarthPosition, seat: i64, cell: i64) -> i64:
    """The colors (bits) a card must have one of to replace what lies on a cell; 0 if that cannot be replaced."""
    card = p.face[seat * CELLS + cell]
    if card == 0:
        return 0
    ability = p.facts.swap[card]
    return 0 if ability < 0 else p.facts.a_target[ability] | MULTI


def replace(p: EarthPosition, seat: i64, card: i64, cell: i64) -> None:
    """The terrain on top of the compost, the card in its place free of charge, then two cards."""
    p.plantings[seat] -= 1
    terrain = p.face[seat * CELLS + cell]
    swap = p.facts.swap[terrain]
    piles.onto_compost(p, seat, terrain, terrain)
    p.card_count[seat] -= 1
    piles.out_of_hand(p, seat, card)
    lay(p, seat, card, cell)
    gains.at_once(p, seat, swap, 1, True)
    run_black(p, seat, card, cell)


# ---------------------------------------------------------------------- drawing afterwards


def look_at_four(p: EarthPosition, seat: i64) -> bool:
    """The active seat looks at the next four cards; false if there is none."""
    for i in range(LOOK):
        card = piles.draw_card(p)
        if card == 0:
            break
        p.looked[seat * LOOK + i] = card
        p.look[seat] = LOOK_PLANT
        p.look_count[seat] += 1
    return p.look[seat] == LOOK_PLANT


def keep(p: EarthPosition, seat: i64, card: i64) -> None:
    """One into hand, the others to the discard pile, alone to Gaia's score pile."""
    for i in range(seat * LOOK, (seat + 1) * LOOK):
        other = p.looked[i]
        if other == 0 or other == card:
            continue
        if p.level:
            piles.onto_gaia_pile(p, other, True)
        else:
            piles.discard(p, other, bit(seat), True)
    gains.end_look(p, seat)
    piles.into_hand_from_deck(p, seat, card, True)
