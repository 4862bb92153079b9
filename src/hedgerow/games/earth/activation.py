"""Activation: every ability that comes up gets one `use` or `skip`, in the order of its cards.

A slot is a place in this order: 0 the island, 1 the climate, then the cells of the tableau in reading order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.native import i64
from hedgerow.games.earth import gains, planting
from hedgerow.games.earth.printed import COPY
from hedgerow.games.earth.terms import (
    ACTIVATING,
    BOARD_FIRST,
    CELLS,
    FOR_ABILITY,
    NO_ACTION,
    ORDERING,
    ROWS,
    TABLEAU_FIRST,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

BOARD: Final[i64] = 2  # slots of island and climate
SLOTS: Final[i64] = BOARD + CELLS


def cell_of_slot(slot: i64) -> i64:
    """The cell of a tableau slot: row by row from the top, left to right."""
    return (slot - BOARD) % ROWS * ROWS + (slot - BOARD) // ROWS


def face_at(p: EarthPosition, seat: i64, slot: i64) -> i64:
    if slot == 0:
        return p.island[seat]
    if slot == 1:
        return p.climate[seat]
    return p.face[seat * CELLS + cell_of_slot(slot)]


def is_active(p: EarthPosition, seat: i64) -> bool:
    """Has this seat chosen the action of the turn?"""
    return p.active == seat and p.gaia_card == 0


def coming_up(p: EarthPosition, seat: i64, face: i64) -> i64:
    """The ability of a face that the action of this turn activates, or -1."""
    ability = p.facts.active[face * 4 + p.action]
    if ability >= 0 and p.facts.a_chosen[ability] and not is_active(p, seat):
        return -1
    return ability


def next_slot(p: EarthPosition, seat: i64, start: i64, stop: i64) -> i64:
    """The first slot from `start` to `stop` where something comes up, or -1."""
    for slot in range(start, stop):
        face = face_at(p, seat, slot)
        if face and coming_up(p, seat, face) >= 0:
            return slot
    return -1


def begin(p: EarthPosition, seat: i64) -> None:
    """The main action is over: what comes up now, and is there an order to choose?"""
    p.order[seat] = 0
    p.slot[seat] = -1
    p.stage[seat] = ACTIVATING
    if p.action == NO_ACTION:
        return
    on_board = next_slot(p, seat, 0, BOARD)
    on_tableau = next_slot(p, seat, BOARD, SLOTS)
    if on_board >= 0 and on_tableau >= 0:
        p.stage[seat] = ORDERING
    else:
        p.slot[seat] = max(on_board, on_tableau)


def choose_order(p: EarthPosition, seat: i64, order: i64) -> None:
    p.order[seat] = order
    p.stage[seat] = ACTIVATING
    p.slot[seat] = next_slot(p, seat, 0, BOARD) if order == BOARD_FIRST else next_slot(p, seat, BOARD, SLOTS)


def advance(p: EarthPosition, seat: i64) -> None:
    """On to the next card; board and tableau follow each other as chosen."""
    slot = p.slot[seat]
    if slot < BOARD:
        following = next_slot(p, seat, slot + 1, BOARD)
        if following < 0 and p.order[seat] == BOARD_FIRST:
            following = next_slot(p, seat, BOARD, SLOTS)
    else:
        following = next_slot(p, seat, slot + 1, SLOTS)
        if following < 0 and p.order[seat] == TABLEAU_FIRST:
            following = next_slot(p, seat, 0, BOARD)
    p.slot[seat] = following


def card_in_turn(p: EarthPosition, seat: i64) -> i64:
    """The face whose turn it is, 0 if it is none's or something must be finished first."""
    if p.stage[seat] != ACTIVATING or p.slot[seat] < 0 or not planting.at_leisure(p, seat):
        return 0
    return face_at(p, seat, p.slot[seat])


def can_use(p: EarthPosition, seat: i64, face: i64) -> bool:
    ability = p.facts.active[face * 4 + p.action]
    if p.facts.a_kind[ability] == COPY:
        return anything_to_copy(p, seat, cell_of_slot(p.slot[seat]))
    return gains.can_pay(p, seat, ability, p.hand_count[seat])


def use(p: EarthPosition, seat: i64, face: i64) -> None:
    ability = p.facts.active[face * 4 + p.action]
    cell = cell_of_slot(p.slot[seat]) if p.slot[seat] >= BOARD else -1
    advance(p, seat)
    if p.facts.a_kind[ability] == COPY:
        p.copier[seat] = cell
    else:
        start(p, seat, ability, cell)


def start(p: EarthPosition, seat: i64, ability: i64, cell: i64) -> None:
    """Cost, then gain."""
    if gains.pay(p, seat, ability, FOR_ABILITY, ability, cell):
        gains.run(p, seat, ability, cell)


# ---------------------------------------------------------------------- copying flora


def can_copy(p: EarthPosition, seat: i64, copier: i64, cell: i64) -> bool:
    """Another card of the tableau with an ability of that color that is no copying one and can be paid."""
    face = p.face[seat * CELLS + cell]
    if face == 0 or cell == copier:
        return False
    ability = p.facts.active[face * 4 + p.action]
    return ability >= 0 and p.facts.a_kind[ability] != COPY and gains.can_pay(p, seat, ability, p.hand_count[seat])


def anything_to_copy(p: EarthPosition, seat: i64, copier: i64) -> bool:
    for cell in range(CELLS):
        if p.face[seat * CELLS + cell] and can_copy(p, seat, copier, cell):
            return True
    return False


def copy(p: EarthPosition, seat: i64, card: i64) -> None:
    """That ability runs from the copying card's cell."""
    cell = p.copier[seat]
    p.copier[seat] = -1
    start(p, seat, p.facts.active[card * 4 + p.action], cell)
