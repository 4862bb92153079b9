"""What lies in a nest: tiles and their cells, groups of terrain, gems.

Sets of cells are numbers with a bit for each cell (see `facts.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit, left
from hedgerow.core.native import i64, vec
from hedgerow.games.bower.facts import BITS, COLUMN, EARTH, FRONT, GEM, GROUNDS, LOG, MANY, RESTS, STRIDE, WHOLE

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition


def log(cell: i64) -> i64:
    """The number of the only bit that is set."""
    return LOG[cell % RESTS]


def around(cells: i64) -> i64:
    """All places one step from any of these; cut it to a nest or a terrain."""
    return cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def column_of(cell: i64) -> i64:
    """The whole column of a cell given by the number of its bit."""
    return left(COLUMN, cell // STRIDE * STRIDE)


def built(p: BowerPosition, seat: i64) -> i64:
    at = seat * GROUNDS
    return p.terrain[at] | p.terrain[at + 1] | p.terrain[at + 2] | p.terrain[at + 3]


def weigh(p: BowerPosition, seat: i64, cells: i64) -> i64:
    """All objects on these cells, counted by kind."""
    total: i64 = 0
    at = seat * BITS
    while cells:
        cell = cells & -cells
        cells ^= cell
        total += p.contents[at + log(cell)]
    return total


def how_many(objects: i64, kind: i64) -> i64:
    """So many of one kind."""
    return objects >> 5 * kind & MANY


def gems(p: BowerPosition, seat: i64, cells: i64) -> i64:
    return how_many(weigh(p, seat, cells), GEM)


# ---------------------------------------------------------------------- groups


def group(ground: i64, branch: i64, start: i64) -> i64:
    """The cells of one terrain that hang together with `start`; a branch between two of them counts as adjacency."""
    cells = start
    linked = branch & ground == branch
    while True:
        more = (cells | around(cells)) & ground
        if linked and more & branch:
            more |= branch
        if more == cells:
            return cells
        cells = more


def middle(branch: i64) -> i64:
    """The cell between the two ends of a branch."""
    first = branch & -branch
    return first << 1 if branch ^ first == first << 2 else first << STRIDE


# ---------------------------------------------------------------------- placing


def fitting(free: i64, reach: i64, first: i64, lasting: vec[i64], both: bool, out: vec[i64], n: i64) -> i64:
    """Lists all pairs of adjacent cells of `free`, one of them in `reach`, as codes from `first` on, ascending.

    `lasting` numbers the pairs; unless `both`, only the ones written with the upper or left cell first."""
    down = free & free >> 1 & (reach | reach >> 1)
    right = free & free >> STRIDE & (reach | reach >> STRIDE)
    up: i64 = 0
    back: i64 = 0
    if both:
        up = down << 1
        back = right << STRIDE
    rest = back | up | down | right
    while rest:
        cell = rest & -rest
        rest ^= cell
        at = log(cell) * 4
        if back & cell:
            out[n] = first + lasting[at]
            n += 1
        if up & cell:
            out[n] = first + lasting[at + 1]
            n += 1
        if down & cell:
            out[n] = first + lasting[at + 2]
            n += 1
        if right & cell:
            out[n] = first + lasting[at + 3]
            n += 1
    return n


def free_cells(p: BowerPosition, seat: i64) -> i64:
    return WHOLE[p.advanced] & ~built(p, seat)


def within_reach(p: BowerPosition, seat: i64) -> i64:
    """Empty cells at the bird board or beside a placed tile."""
    laid = built(p, seat)
    return (FRONT | around(laid)) & WHOLE[p.advanced] & ~laid


def anything_fits(p: BowerPosition, seat: i64) -> bool:
    free = free_cells(p, seat)
    reach = within_reach(p, seat)
    return free & around(reach) != 0


def lay(p: BowerPosition, seat: i64, tile: i64, first: i64, second: i64) -> None:
    """Puts a tile on two cells, given as numbers of bits, whatever lies there."""
    facts = p.facts
    cells = bit(first) | bit(second)
    at = seat * GROUNDS
    for ground in range(GROUNDS):
        p.terrain[at + ground] &= ~cells
    p.terrain[at + facts.ground[2 * tile]] |= bit(first)
    p.terrain[at + facts.ground[2 * tile + 1]] |= bit(second)
    p.contents[seat * BITS + first] = facts.objects[2 * tile]
    p.contents[seat * BITS + second] = facts.objects[2 * tile + 1]
    part(p, seat, cells)
    upper = cells & -cells
    p.joints[2 * seat + (0 if cells ^ upper == upper << 1 else 1)] |= upper


def part(p: BowerPosition, seat: i64, cells: i64) -> None:
    """Forgets that these cells were parts of whole tiles."""
    p.joints[2 * seat] &= ~(cells | cells >> 1)
    p.joints[2 * seat + 1] &= ~(cells | cells >> STRIDE)


# ---------------------------------------------------------------------- the third gem


def third_gem(p: BowerPosition, seat: i64, first: i64, second: i64) -> bool:
    """Has the tile just laid on these cells brought the third gem into a column or a group of terrain?"""
    laid = bit(first) | bit(second)
    if column_got_third(p, seat, column_of(first), laid):
        return True
    if first // STRIDE != second // STRIDE and column_got_third(p, seat, column_of(second), laid):
        return True
    return group_got_third(p, seat, bit(first), laid) or group_got_third(p, seat, bit(second), laid)


def column_got_third(p: BowerPosition, seat: i64, column: i64, laid: i64) -> bool:
    return gems(p, seat, column) >= 3 and gems(p, seat, column & ~laid) <= 2


def group_got_third(p: BowerPosition, seat: i64, cell: i64, laid: i64) -> bool:
    """Three gems now, and at most two in each of the groups that are joined; earth makes no groups."""
    ground = ground_at(p, seat, cell)
    if ground == EARTH:
        return False
    cells = p.terrain[seat * GROUNDS + ground]
    branch = p.branches[seat]
    now = group(cells, branch, cell)
    if gems(p, seat, now) <= 2:
        return False
    rest = now & ~laid
    while rest:
        before = group(rest, branch, rest & -rest)
        if gems(p, seat, before) > 2:
            return False
        rest &= ~before
    return True


def ground_at(p: BowerPosition, seat: i64, cell: i64) -> i64:
    """The terrain of a built cell."""
    at = seat * GROUNDS
    for ground in range(EARTH):
        if p.terrain[at + ground] & cell:
            return ground
    return EARTH
