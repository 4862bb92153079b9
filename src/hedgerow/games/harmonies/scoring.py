"""The scores of Harmonies, one function per category.

Each function returns its points, and when it is given a list also tells where they come from: what kind of
thing, how many points, on which cells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import count
from hedgerow.core.native import i64, vec
from hedgerow.games.harmonies.facts import (
    ANIMALS,
    BUILDING,
    FIELD,
    GROUPS_OF_BUILDING,
    GROUPS_OF_FIELD,
    HOUSE_ON_RED,
    KINDS,
    LONE_RED,
    LONGEST,
    MOUNTAIN1,
    MOUNTAIN3,
    MOUNTAINS,
    SIZES,
    TREE1,
    TREE3,
    TREES,
    TRUNK1,
    TRUNK2,
    WATER,
)
from hedgerow.games.harmonies.rules import ROOM, having

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

# What, points, cells as bits, card (or 0).
Reasons = list[tuple[str, int, int, int]]

# The river by its length; beyond the table four more for each token.
RIVER: Final = vec[i64]([0, 0, 2, 5, 8, 11, 15])


def tally(p: HarmoniesPosition, seat: i64, out: vec[i64]) -> None:
    out[0] = trees(p, seat, None)
    out[1] = mountains(p, seat, None)
    out[2] = fields(p, seat, None)
    out[3] = buildings(p, seat, None)
    out[4] = water(p, seat, None)
    out[5] = animals(p, seat, None)
    out[6] = spirit(p, seat, None)


# ---------------------------------------------------------------------- sets of cells


def around(cells: i64) -> i64:
    """All places one step from any of these; cut it to a board or a landscape."""
    return cells << 1 | cells >> 1 | cells << 8 | cells >> 8 | cells << 7 | cells >> 7


def group(cells: i64, start: i64) -> i64:
    """The cells connected with `start` inside `cells`."""
    found = start
    while True:
        more = (found | around(found)) & cells
        if more == found:
            return found
        found = more


def add(reasons: Reasons | None, what: str, points: i64, cells: i64, card: i64) -> None:
    if reasons is not None:
        reasons.append((what, int(points), int(cells), int(card)))


def by_height(height: i64) -> i64:
    """Trees and mountains are worth 1, 3 or 7."""
    return 1 if height == 1 else 3 if height == 2 else 7


# ---------------------------------------------------------------------- landscapes


def trees(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    total: i64 = 0
    for height in range(i64(1), i64(4)):
        cells = p.stacks[seat * KINDS + TREE1 + height - 1]
        if cells:
            points = by_height(height) * count(cells)
            add(reasons, f"tree{height}", points, cells, 0)
            total += points
    return total


def mountains(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """A mountain counts when another one of any height stands beside it."""
    every: i64 = 0
    for kind in range(MOUNTAIN1, MOUNTAIN3 + 1):
        every |= p.stacks[seat * KINDS + kind]
    beside = around(every) & every
    total: i64 = 0
    for height in range(i64(1), i64(4)):
        cells = p.stacks[seat * KINDS + MOUNTAIN1 + height - 1]
        if cells & beside:
            points = by_height(height) * count(cells & beside)
            add(reasons, f"mountain{height}", points, cells & beside, 0)
            total += points
        if cells & ~beside:
            add(reasons, "lone_mountain", 0, cells & ~beside, 0)
    return total


def fields(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Each group of at least two."""
    rest = p.stacks[seat * KINDS + FIELD]
    total: i64 = 0
    while rest:
        cells = group(rest, rest & -rest)
        rest &= ~cells
        points: i64 = 5 if cells & (cells - 1) else 0
        add(reasons, "field" if points else "lone_field", points, cells, 0)
        total += points
    return total


def tops(p: HarmoniesPosition, seat: i64, color: i64) -> i64:
    """The cells that show this colour on top."""
    first = WATER
    last = WATER
    if color == 1:
        first, last = MOUNTAIN1, MOUNTAIN3
    elif color == 2:
        first, last = TRUNK1, TRUNK2
    elif color == 3:
        first, last = TREE1, TREE3
    elif color == 4:
        first, last = FIELD, FIELD
    elif color == 5:
        first, last = LONE_RED, HOUSE_ON_RED
    cells: i64 = 0
    for kind in range(first, last + 1):
        cells |= p.stacks[seat * KINDS + kind]
    return cells


def buildings(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Each building whose neighbours show at least three colours on top."""
    rest = having(p, seat, BUILDING)
    total: i64 = 0
    while rest:
        cell = rest & -rest
        rest &= ~cell
        beside = around(cell)
        colors: i64 = 0
        for color in range(i64(6)):
            if beside & tops(p, seat, color):
                colors += 1
        points: i64 = 5 if colors >= 3 else 0
        add(reasons, "building" if points else "dull_building", points, cell, 0)
        total += points
    return total


def water(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    return islands(p, seat, reasons) if p.side else river(p, seat, reasons)


def river(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Side A: the longest of all shortest ways between two cells of one group of blue, both ends counted."""
    blue = p.stacks[seat * KINDS + WATER]
    longest: i64 = 0
    where: i64 = 0
    rest = blue
    while rest:
        start = rest & -rest
        rest &= ~start
        reached = start
        length: i64 = 1
        while True:
            more = (reached | around(reached)) & blue
            if more == reached:
                break
            reached = more
            length += 1
        if length > longest:
            longest = length
            where = reached
    points = RIVER[longest] if longest <= 6 else 15 + 4 * (longest - 6)
    if longest:
        add(reasons, "river", points, where, 0)
    return points


def islands(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Side B: each group of cells that are not water; empty cells are land."""
    rest = p.board().whole & ~p.stacks[seat * KINDS + WATER]
    total: i64 = 0
    while rest:
        cells = group(rest, rest & -rest)
        rest &= ~cells
        add(reasons, "island", 5, cells, 0)
        total += 5
    return total


# ---------------------------------------------------------------------- cards


def animals(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Each animal card: the number beside its topmost slot without a cube."""
    total: i64 = 0
    for i in range(ROOM):
        card = p.hand[seat * ROOM + i]
        if 0 < card <= ANIMALS:
            total += ladder(p, card, reasons)
    done = p.completed[seat]
    if done:
        for card in range(i64(1), i64(ANIMALS + 1)):
            if done >> card & 1:
                total += ladder(p, card, reasons)
    return total


def ladder(p: HarmoniesPosition, card: i64, reasons: Reasons | None) -> i64:
    points = p.facts.ladder[card * LONGEST + p.placed[card]]
    add(reasons, "animal", points, 0, card)
    return points


def spirit(p: HarmoniesPosition, seat: i64, reasons: Reasons | None) -> i64:
    """The chosen spirit, if its cube lies on the board."""
    card = p.chosen[seat]
    if not p.spirits or card == 0 or p.placed[card] == 0:
        return 0
    return spirit_points(p, seat, card, reasons)


def spirit_points(p: HarmoniesPosition, seat: i64, card: i64, reasons: Reasons | None) -> i64:
    """What a spirit pays once its cube lies on the board."""
    basis = p.facts.basis[card]
    total: i64 = 0
    if basis == TREES or basis == MOUNTAINS:
        for height in range(i64(1), i64(4)):
            cells = p.stacks[seat * KINDS + (TREE1 if basis == TREES else MOUNTAIN1) + height - 1]
            total += spirit_part(p, card, height, cells, count(cells), reasons)
        return total
    rest = p.stacks[seat * KINDS + (FIELD if basis == GROUPS_OF_FIELD else WATER)]
    if basis == GROUPS_OF_BUILDING:
        rest = having(p, seat, BUILDING)
    if basis < GROUPS_OF_FIELD:
        return spirit_part(p, card, 1, rest, count(rest), reasons)
    while rest:
        cells = group(rest, rest & -rest)
        rest &= ~cells
        total += spirit_part(p, card, count(cells), cells, 1, reasons)
    return total


def spirit_part(p: HarmoniesPosition, card: i64, size: i64, cells: i64, times: i64, reasons: Reasons | None) -> i64:
    points = p.facts.table[card * SIZES + size] * times
    if points:
        add(reasons, "spirit", points, cells, card)
    return points
