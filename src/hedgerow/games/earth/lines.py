"""Complete lines of four cards, and what objectives ask of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit, count
from hedgerow.core.native import i64
from hedgerow.games.earth.paths import column_of, row_of
from hedgerow.games.earth.printed import (
    COMPLETE,
    DIFFERENT_COLORS,
    DIFFERENT_GROWTH,
    DIFFERENT_HABITATS,
    DIFFERENT_SPROUTS,
    DIFFERENT_TYPES,
    DIFFERENT_VP,
    SAME_COLOR,
    SAME_HABITAT,
    SAME_TYPE,
)
from hedgerow.games.earth.terms import CELLS

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

SIX_COLORS: Final[i64] = 63  # a multicolored card stands for red, blue or yellow


def lines(p: EarthPosition, seat: i64, rows: bool, rule: i64) -> i64:
    """The cells of all complete rows (or columns) that obey a rule."""
    found: i64 = 0
    for i in range(i64(7)):
        cells = (row_of(i) if rows else column_of(i * 7)) & p.planted[seat]
        if count(cells) == 4 and (rule == COMPLETE or obeys(p, seat, cells, rule)):
            found |= cells
    return found


def obeys(p: EarthPosition, seat: i64, cells: i64, rule: i64) -> bool:
    """Do these four cards obey the rule of a line?"""
    i = after(cells, -1)
    j = after(cells, i)
    k = after(cells, j)
    m = after(cells, k)
    a, b, c, d = (
        attribute(p, seat, i, rule),
        attribute(p, seat, j, rule),
        attribute(p, seat, k, rule),
        attribute(p, seat, m, rule),
    )
    if rule == SAME_COLOR or rule == SAME_HABITAT or rule == SAME_TYPE:
        return (a & b & c & d) != 0
    if rule == DIFFERENT_COLORS or rule == DIFFERENT_HABITATS or rule == DIFFERENT_TYPES:
        return four_of_their_own(a, b, c, d)
    return a != b and a != c and a != d and b != c and b != d and c != d


def after(cells: i64, cell: i64) -> i64:
    """The next cell of a set, which has one."""
    cell += 1
    while not cells >> cell & 1:
        cell += 1
    return cell


def attribute(p: EarthPosition, seat: i64, cell: i64, rule: i64) -> i64:
    """What a rule looks at, of one card: a set of bits or a number."""
    at = seat * CELLS + cell
    face = p.face[at]
    if rule == SAME_COLOR or rule == DIFFERENT_COLORS:
        return p.facts.colors[face] & SIX_COLORS
    if rule == SAME_HABITAT or rule == DIFFERENT_HABITATS:
        return p.facts.habitats[face]
    if rule == SAME_TYPE or rule == DIFFERENT_TYPES:
        return p.facts.types[face]
    if rule == DIFFERENT_SPROUTS:
        return p.sprouts[at]
    if rule == DIFFERENT_GROWTH:
        return p.growth[at]
    assert rule == DIFFERENT_VP
    return p.facts.vp[face]


def four_of_their_own(a: i64, b: i64, c: i64, d: i64) -> bool:
    """Can each of four cards take one of its bits so that no bit is taken twice?  It can if any n of them have n bits between them."""
    return (
        a != 0
        and b != 0
        and c != 0
        and d != 0
        and count(a | b) > 1
        and count(a | c) > 1
        and count(a | d) > 1
        and count(b | c) > 1
        and count(b | d) > 1
        and count(c | d) > 1
        and count(a | b | c) > 2
        and count(a | b | d) > 2
        and count(a | c | d) > 2
        and count(b | c | d) > 2
        and count(a | b | c | d) > 3
    )


def diagonals(p: EarthPosition, seat: i64) -> i64:
    """The cells of the complete main diagonals; only once the tableau spans four rows and four columns there are any."""
    left: i64 = 7
    right: i64 = -1
    top: i64 = 7
    bottom: i64 = -1
    planted = p.planted[seat]
    for cell in range(CELLS):
        if planted >> cell & 1:
            left = min(left, cell // 7)
            right = max(right, cell // 7)
            top = min(top, cell % 7)
            bottom = max(bottom, cell % 7)
    if right - left != 3 or bottom - top != 3:
        return 0
    falling: i64 = 0
    rising: i64 = 0
    for i in range(i64(4)):
        falling |= bit(7 * (left + i) + top + i)
        rising |= bit(7 * (left + i) + bottom - i)
    found: i64 = 0
    if not falling & ~planted:
        found |= falling
    if not rising & ~planted:
        found |= rising
    return found
