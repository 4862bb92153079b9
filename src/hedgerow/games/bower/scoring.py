"""The scores of Bower: eggs, each with its reason.

A comparison gives its eggs to seat 0, seat 1 or nobody.  What a masked position hides counts for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import count
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN
from hedgerow.games.bower.facts import (
    ANY_FEATHER,
    ANY_FLOWER,
    BONUS_KINDS,
    COLUMN_COUNT,
    EARTH,
    GROUNDS,
    ORNAMENT_SHELLS,
    ORNAMENT_YELLOW,
    RAINBOW,
    SHELL,
    STRIDE,
    WHITE_FEATHER,
    WHITE_FLOWER,
    WHOLE,
)
from hedgerow.games.bower.nest import column_of, group, how_many, weigh

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition

# What, eggs, number of the terrain, column or ornament, cells as bits.
Reasons = list[tuple[str, int, int, int]]

NOBODY: Final[i64] = -1


def tally(p: BowerPosition, seat: i64, out: vec[i64]) -> None:
    out[0] = groups(p, seat, None)
    out[1] = columns(p, seat, None)
    out[2] = ornaments(p, seat, None)


def add(reasons: Reasons | None, what: str, eggs: i64, which: i64, cells: i64) -> None:
    if reasons is not None:
        reasons.append((what, int(eggs), int(which), int(cells)))


# ---------------------------------------------------------------------- ties


def shells(p: BowerPosition, seat: i64, cells: i64) -> i64:
    """Ordinary shells on these cells; the token counts two."""
    return how_many(weigh(p, seat, cells), SHELL)


def has_rainbow(p: BowerPosition, seat: i64, cells: i64) -> bool:
    """Do the coloured shells lie on one of these cells?"""
    return how_many(weigh(p, seat, cells), RAINBOW) != 0


def whole(p: BowerPosition) -> i64:
    return WHOLE[p.advanced]


# ---------------------------------------------------------------------- largest groups


def groups(p: BowerPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Straw, moss and gravel: the larger of the largest groups."""
    total: i64 = 0
    for ground in range(EARTH):
        if group_winner(p, ground) == seat:
            total += 1
            add(reasons, "largest_group", 1, ground, largest(p, seat, ground))
    return total


def largest(p: BowerPosition, seat: i64, ground: i64) -> i64:
    """The largest group of a terrain; of several the one with most shells, the coloured ones first of all."""
    rest = p.terrain[seat * GROUNDS + ground]
    best: i64 = 0
    best_size: i64 = 0
    best_worth: i64 = 0
    while rest:
        cells = group(rest, p.branches[seat], rest & -rest)
        rest &= ~cells
        size = count(cells)
        if size < best_size:
            continue
        objects = weigh(p, seat, cells)
        worth = how_many(objects, SHELL) + 64 * how_many(objects, RAINBOW)
        if size > best_size or worth > best_worth:
            best = cells
            best_size = size
            best_worth = worth
    return best


def group_winner(p: BowerPosition, ground: i64) -> i64:
    first, second = largest(p, 0, ground), largest(p, 1, ground)
    return winner(p, count(first), count(second), first, second)


def winner(p: BowerPosition, first: i64, second: i64, first_cells: i64, second_cells: i64) -> i64:
    """Who has more; else, if there is anything, the coloured shells and then the shells on these cells decide."""
    if first != second:
        return 0 if first > second else 1
    if first == 0:
        return NOBODY
    if has_rainbow(p, 0, first_cells):
        return 0
    if has_rainbow(p, 1, second_cells):
        return 1
    mine, yours = shells(p, 0, first_cells), shells(p, 1, second_cells)
    return NOBODY if mine == yours else 0 if mine > yours else 1


# ---------------------------------------------------------------------- columns


def columns(p: BowerPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Each column: more of what its goal asks for; exactly 1 against 0 is worth two eggs."""
    total: i64 = 0
    for column in range(COLUMN_COUNT):
        goal = known_goal(p, column)
        if goal == HIDDEN:
            continue
        cells = column_of(STRIDE * column) & whole(p)
        first, second = asked_for(p, 0, cells, goal), asked_for(p, 1, cells, goal)
        if winner(p, first, second, cells, cells) == seat:
            eggs: i64 = 2 if first + second == 1 else 1
            add(reasons, "lone_object" if eggs == 2 else "column", eggs, column, cells)
            total += eggs
    return total


def known_goal(p: BowerPosition, column: i64) -> i64:
    """The goal of a column as far as this position knows it."""
    if p.goals[column] != HIDDEN:
        return p.goals[column]
    if p.revealed[column] != HIDDEN or p.viewer < 0:
        return p.revealed[column]
    return p.seen_goals[COLUMN_COUNT * p.viewer + column]


def asked_for(p: BowerPosition, seat: i64, cells: i64, goal: i64) -> i64:
    """Objects of the asked kind, white ones of that kind included."""
    return asked_among(weigh(p, seat, cells), goal)


def asked_among(objects: i64, goal: i64) -> i64:
    if goal == ANY_FEATHER or goal == ANY_FLOWER:
        first = 3 * (goal - ANY_FEATHER)
        return how_many(objects, first) + how_many(objects, first + 1) + how_many(objects, first + 2) + white(objects, goal == ANY_FLOWER)
    return how_many(objects, goal) + white(objects, goal >= 3)


def white(objects: i64, flowers: bool) -> i64:
    return how_many(objects, WHITE_FLOWER if flowers else WHITE_FEATHER)


# ---------------------------------------------------------------------- ornaments


def ornaments(p: BowerPosition, seat: i64, reasons: Reasons | None) -> i64:
    """Each ornament tile that lies by the nest: strictly more of its colour, or of shells, than the opponent."""
    total: i64 = 0
    mine, yours = weigh(p, seat, whole(p)), weigh(p, 1 - seat, whole(p))
    for kind in range(ORNAMENT_YELLOW, ORNAMENT_SHELLS + 1):
        if p.used[BONUS_KINDS * seat + kind] == 0:
            continue
        if kind == ORNAMENT_SHELLS:
            wins = how_many(mine, RAINBOW) != 0 or (how_many(yours, RAINBOW) == 0 and how_many(mine, SHELL) > how_many(yours, SHELL))
        else:
            wins = of_colour(mine, kind - ORNAMENT_YELLOW) > of_colour(yours, kind - ORNAMENT_YELLOW)
        if wins:
            add(reasons, "ornament", 1, kind, 0)
            total += 1
    return total


def of_colour(objects: i64, colour: i64) -> i64:
    """Feathers and flowers of one colour, without the white ones."""
    return how_many(objects, colour) + how_many(objects, colour + 3)
