"""The moves of Bower."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final

from hedgerow.core.moves import Domain, Family, Moves, Value, cells, names, numbers, pairs
from hedgerow.core.native import i64

COLUMNS: Final = "abcdef"
ROWS: Final = 5  # the standard game uses the first four

CELL: Final = cells(COLUMNS, ROWS)

NEST_TILES: Final = tuple(f"N{number:02}" for number in range(1, 37))
NEST_BONUSES: Final = ("nest_white_feathers", "nest_white_flowers", "nest_white_mixed", "nest_coloured_shells")
TILES: Final = (*NEST_TILES, *NEST_BONUSES)

BONUSES: Final = (
    *NEST_BONUSES,
    "ornament_yellow",
    "ornament_purple",
    "ornament_red",
    "ornament_shells",
    "scout_opponent_goal",
    "scout_set_aside",
    "token_x",
    "token_white_flower",
    "token_white_feather",
    "token_shells",
    "token_branch",
    "cover",
    "gift",
    "double_turn",
    "discard",
)

# What X can lie on; the first six are also the coloured kinds of the goals.
CROSSABLE: Final = (
    "feather_yellow",
    "feather_purple",
    "feather_red",
    "flower_yellow",
    "flower_purple",
    "flower_red",
    "white_feather",
    "white_flower",
)


def straight(distance: int) -> list[tuple[str, str]]:
    """Pairs of cells so far apart in one row or column, both ways round, in the order of the cells."""
    found = []
    for column in range(len(COLUMNS)):
        for row in range(ROWS):
            ways = ((column - distance, row), (column, row - distance), (column, row + distance), (column + distance, row))
            for other, level in ways:
                if 0 <= other < len(COLUMNS) and 0 <= level < ROWS:
                    found.append((f"{COLUMNS[column]}{row + 1}", f"{COLUMNS[other]}{level + 1}"))
    return found


def upright(pair: Value) -> Value:
    """The cell with the smaller row, then the earlier column, first."""
    assert isinstance(pair, tuple)
    first, second = pair
    return pair if (first[1], first[0]) < (second[1], second[0]) else (second, first)


def upright_span(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """The two ends of a branch mean the same in both orders."""
    return (upright(values[0]),)


def upright_tile(equal: Container[object]) -> Callable[[tuple[Value, ...]], tuple[Value, ...]]:
    """So do the two cells of a tile with equal halves."""

    def canonical(values: tuple[Value, ...]) -> tuple[Value, ...]:
        tile, pair = values
        return (tile, upright(pair)) if tile in equal else values

    return canonical


PAIR: Final[Domain] = pairs(straight(1))
SPAN: Final[Domain] = pairs(straight(2))


def vocabulary(equal: Container[object]) -> Moves:
    """The moves, for a set of tiles of which these have two equal halves."""
    nest_tile, tile = names("tile", NEST_TILES), names("tile", TILES)
    return Moves(
        Family("take", tile=nest_tile),
        Family("place", upright_tile(equal), tile=tile, cells=PAIR),
        Family("pass"),
        Family("keep", bonus=names("bonus", BONUSES)),
        Family("use"),
        Family("decline"),
        Family("peek", column=names("column", COLUMNS)),
        Family("cross", nest=numbers("nest", 0, 1), cell=CELL, object=names("object", CROSSABLE)),
        Family("attach", cell=CELL),
        Family("branch", upright_span, cells=SPAN),
        Family("cover", cells=PAIR),
        Family("gift", tile=nest_tile),
        Family("drop", tile=tile),
    )


MOVES: Final = vocabulary(("nest_white_feathers", "nest_white_flowers"))

TAKE: Final[i64] = MOVES.first("take")
PLACE: Final[i64] = MOVES.first("place")
PASS: Final[i64] = MOVES.first("pass")
KEEP: Final[i64] = MOVES.first("keep")
USE: Final[i64] = MOVES.first("use")
DECLINE: Final[i64] = MOVES.first("decline")
PEEK: Final[i64] = MOVES.first("peek")
CROSS: Final[i64] = MOVES.first("cross")
ATTACH: Final[i64] = MOVES.first("attach")
BRANCH: Final[i64] = MOVES.first("branch")
COVER: Final[i64] = MOVES.first("cover")
GIFT: Final[i64] = MOVES.first("gift")
DROP: Final[i64] = MOVES.first("drop")
SIZE: Final[i64] = MOVES.size

CELLS: Final[i64] = len(CELL.values)
PAIRS: Final[i64] = len(PAIR.values)
SPANS: Final[i64] = len(SPAN.values)
