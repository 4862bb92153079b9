"""Neighbours and longest paths on a tableau, with sets of cells as bits.

A cell is bit 7q + w (column q, row w, both from 0).  A tableau never spans more than four rows, so a step over the edge of the sheet
comes out on a cell where nothing can lie: cut to the planted cells, these shifts are exact.
"""

from __future__ import annotations

from typing import Final

from hedgerow.core.bits import count, left
from hedgerow.core.native import i64

COLUMN: Final[i64] = 127  # the cells of the first column
ROW: Final[i64] = 4432676798593  # the cells of the first row: bits 0, 7, 14 … 42


def row_of(cell: i64) -> i64:
    """All cells of the row of a cell."""
    return left(ROW, cell % 7)


def column_of(cell: i64) -> i64:
    """All cells of the column of a cell."""
    return left(COLUMN, cell // 7 * 7)


def beside(cells: i64) -> i64:
    """The cells at one of the four sides of any of these."""
    return cells << 7 | cells >> 7 | cells << 1 | cells >> 1


def at_corners(cells: i64) -> i64:
    """The cells at one of the four corners of any of these."""
    return cells << 8 | cells >> 8 | cells << 6 | cells >> 6


def steps(cells: i64, diagonal: bool) -> i64:
    return at_corners(cells) if diagonal else beside(cells)


def connected(cells: i64, start: i64, diagonal: bool) -> i64:
    """All of `cells` that can be reached from `start`."""
    found = start
    while True:
        more = (found | steps(found, diagonal)) & cells
        if more == found:
            return found
        found = more


def longest_path(cells: i64, through: i64, diagonal: bool) -> i64:
    """The cells of a longest path over linked cells, none of them twice; `through` is a cell it must visit, or 0."""
    best: i64 = 0
    rest = cells
    while rest:
        group = connected(cells, rest & -rest, diagonal)
        rest &= ~group
        if through & ~group:
            continue
        size = count(group)
        starts = group
        while starts and count(best) < size:
            start = starts & -starts
            starts &= ~start
            best = extend(start, start, group, through, diagonal, best)
    return best


def extend(path: i64, end: i64, cells: i64, through: i64, diagonal: bool, best: i64) -> i64:
    """The longest of `best` and all paths that begin with this one."""
    if count(path) > count(best) and not through & ~path:
        best = path
    free = steps(end, diagonal) & cells & ~path
    while free and best != cells:
        step = free & -free
        free &= ~step
        best = extend(path | step, step, cells, through, diagonal, best)
    return best
