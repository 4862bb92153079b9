"""What objectives, terrains and fauna count: how much of something a seat has, and on which cells it lies.

Everything that is counted goes through `measure`, so that a fauna, an ecosystem and a terrain that say the same count the same.
"Cards" are those of the tableau, the island and the climate; a trait that islands and climates cannot have (a cost, arrows, a
type of flora) is never found on them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit, count
from hedgerow.core.native import i64
from hedgerow.games.earth.hands import lowest
from hedgerow.games.earth.lines import diagonals, lines
from hedgerow.games.earth.paths import at_corners, beside, column_of, longest_path, row_of
from hedgerow.games.earth.printed import (
    BLUE,
    FLORA,
    M_ALL_GROWTH,
    M_ALL_SPROUTS,
    M_AT_CORNER,
    M_BARE,
    M_BESIDE,
    M_CANOPIES,
    M_CARDS,
    M_COLUMN_OF,
    M_COLUMNS,
    M_COMPOST_CARDS,
    M_DIAGONAL_PATH,
    M_DIAGONALS,
    M_EMPTY_SIDES,
    M_EVENTS_PLAYED,
    M_FULL,
    M_HABITAT_PATH,
    M_HAND_CARDS,
    M_HOLDING,
    M_ROW_OF,
    M_ROWS,
    M_SETS,
    M_SOIL_LEFT,
    M_SPROUTS_FULL,
    RED,
    SPROUT,
    TERRAINS,
    YELLOW,
)
from hedgerow.games.earth.terms import CELLS

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def measure(p: EarthPosition, seat: i64, face: i64, cell: i64) -> i64:
    """How much a seat has of what a face counts; `cell` is where a terrain lies, else -1."""
    kind = p.facts.o_measure[face]
    if kind == M_CARDS:
        return cards_with(p, seat, p.facts.o_trait[face])
    if kind == M_SOIL_LEFT:
        return p.soil[seat]
    if kind == M_HAND_CARDS:
        return p.hand_count[seat]
    if kind == M_COMPOST_CARDS:
        return p.compost_count[seat]
    if kind == M_EVENTS_PLAYED:
        return p.event_count[seat]
    if kind == M_ALL_SPROUTS:
        return p.sprout_count[seat]
    if kind == M_ALL_GROWTH:
        return p.growth_count[seat]
    if kind == M_SETS:
        return sets(p, seat)
    if kind == M_EMPTY_SIDES:
        return 4 - count(beside(bit(cell)) & p.planted[seat])
    cells = counted_cells(p, seat, face, cell)
    if kind == M_ROWS or kind == M_COLUMNS or kind == M_DIAGONALS:
        return count(cells) // 4
    return count(cells)


def counted_cells(p: EarthPosition, seat: i64, face: i64, cell: i64) -> i64:
    """The cells of the tableau on which lies what a face counts; 0 where it counts no cards or pieces of the tableau."""
    kind = p.facts.o_measure[face]
    if kind == M_CARDS:
        return cells_with(p, seat, p.facts.o_trait[face])
    if kind == M_ROWS or kind == M_COLUMNS:
        return lines(p, seat, kind == M_ROWS, p.facts.o_rule[face])
    if kind == M_DIAGONALS:
        return diagonals(p, seat)
    if kind == M_DIAGONAL_PATH:
        return longest_path(cells_of_type(p, seat, p.facts.o_types[face]), 0, True)
    if kind == M_HABITAT_PATH:
        return longest_path(cells_of_habitat(p, seat, p.facts.o_habitats[face]) | bit(cell), bit(cell), False)
    if kind == M_ROW_OF:
        return cells_of_type(p, seat, p.facts.o_types[face]) & row_of(cell)
    if kind == M_COLUMN_OF:
        return cells_of_type(p, seat, p.facts.o_types[face]) & column_of(cell)
    if kind == M_BESIDE:
        return cells_of_type(p, seat, p.facts.o_types[face]) & beside(bit(cell))
    if kind == M_AT_CORNER:
        return cells_of_type(p, seat, p.facts.o_types[face]) & at_corners(bit(cell))
    if M_HOLDING <= kind <= M_BARE:
        return cells_by_pieces(p, seat, kind, p.facts.o_piece[face], p.facts.o_least[face])
    return 0


def fauna_holds(p: EarthPosition, seat: i64, face: i64) -> bool:
    """Does a seat have what a fauna needs?"""
    return measure(p, seat, face, -1) >= p.facts.o_need[face]


# ---------------------------------------------------------------------- cards


def cards_with(p: EarthPosition, seat: i64, trait: i64) -> i64:
    """How many cards have a trait: tableau, island and climate."""
    traits = p.facts.traits
    total = (traits[p.island[seat]] >> trait & 1) + (traits[p.climate[seat]] >> trait & 1)
    rest = p.planted[seat]
    while rest:
        total += traits[p.face[seat * CELLS + lowest(rest)]] >> trait & 1
        rest &= rest - 1
    return total


def cells_with(p: EarthPosition, seat: i64, trait: i64) -> i64:
    found: i64 = 0
    rest = p.planted[seat]
    while rest:
        if p.facts.traits[p.face[seat * CELLS + lowest(rest)]] >> trait & 1:
            found |= rest & -rest
        rest &= rest - 1
    return found


def cells_of_type(p: EarthPosition, seat: i64, types: i64) -> i64:
    found: i64 = 0
    rest = p.planted[seat]
    while rest:
        if p.facts.types[p.face[seat * CELLS + lowest(rest)]] & types:
            found |= rest & -rest
        rest &= rest - 1
    return found


def cells_of_habitat(p: EarthPosition, seat: i64, habitats: i64) -> i64:
    found: i64 = 0
    rest = p.planted[seat]
    while rest:
        if p.facts.habitats[p.face[seat * CELLS + lowest(rest)]] & habitats:
            found |= rest & -rest
        rest &= rest - 1
    return found


# ---------------------------------------------------------------------- flora by its pieces


def cells_by_pieces(p: EarthPosition, seat: i64, kind: i64, piece: i64, least: i64) -> i64:
    """Flora that holds enough of a piece, is full, or is bare."""
    found: i64 = 0
    rest = p.planted[seat]
    while rest:
        at = seat * CELLS + lowest(rest)
        face = p.face[at]
        if p.facts.kind[face] == FLORA and fits(p, face, p.sprouts[at], p.growth[at], kind, piece, least):
            found |= rest & -rest
        rest &= rest - 1
    return found


def fits(p: EarthPosition, face: i64, sprouts: i64, growth: i64, kind: i64, piece: i64, least: i64) -> bool:
    """Does a flora with these pieces count?  A missing kind of space is no free space, but nothing to be full of either."""
    if kind == M_HOLDING:
        return (sprouts if piece == SPROUT else growth) >= least
    sprout_spaces = p.facts.sprouts[face]
    growth_spaces = p.facts.growth[face]
    if kind == M_SPROUTS_FULL:
        return 0 < sprout_spaces == sprouts
    if kind == M_CANOPIES:
        return 0 < growth_spaces == growth
    if kind == M_FULL:
        return sprouts == sprout_spaces and growth == growth_spaces
    assert kind == M_BARE
    return sprouts == 0 and growth == 0


# ---------------------------------------------------------------------- sets


def sets(p: EarthPosition, seat: i64) -> i64:
    """How many sets of five cards: a red, a yellow, a blue one, a terrain, an event; every card has one part in one set.

    There are k sets if there are k events and if, whatever of the four other parts one looks at, enough cards can play them."""
    best = p.event_count[seat]
    for parts in range(i64(1), i64(16)):
        if best == 0:
            return 0
        colors: i64 = 0
        if parts & 1:
            colors |= RED
        if parts & 2:
            colors |= YELLOW
        if parts & 4:
            colors |= BLUE
        best = min(best, cards_among(p, seat, colors, TERRAINS if parts & 8 else 0) // count(parts))
    return best


def cards_among(p: EarthPosition, seat: i64, colors: i64, types: i64) -> i64:
    """How many cards have one of these colors or types."""
    facts = p.facts
    total: i64 = 0
    if facts.colors[p.island[seat]] & colors:
        total += 1
    if facts.colors[p.climate[seat]] & colors:
        total += 1
    rest = p.planted[seat]
    while rest:
        face = p.face[seat * CELLS + lowest(rest)]
        rest &= rest - 1
        if facts.colors[face] & colors or facts.types[face] & types:
            total += 1
    return total
