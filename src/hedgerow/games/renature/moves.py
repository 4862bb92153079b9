"""The moves of Renature.

Names of animals come from the joker track of the content, and the pairs of cells from its valley; the numbers of all
moves but `play` are the same for every content, which is why `play` comes last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core.moves import Family, Moves, Value, names, pairs
from hedgerow.core.native import i64, vec

COLUMNS: Final = "abcdefghijklmno"
SIDE: Final = 15
CELL_NAMES: Final = tuple(f"{column}{row}" for row in range(1, SIDE + 1) for column in COLUMNS)
PLANTS: Final = ("turf", "bush", "pine", "oak")

ANIMALS: Final[i64] = 10
DOMINOES: Final[i64] = 55
CELLS: Final[i64] = 225  # row by row from the top left

# The animals of each domino, as their places on the joker track; the earlier one first.
EARLIER: Final = vec[i64]([a for a in range(10) for b in range(a, 10)])
LATER: Final = vec[i64]([b for a in range(10) for b in range(a, 10)])

DISCARD: Final[i64] = 0
PLANT: Final[i64] = 55
SKIP: Final[i64] = 1855
COLLECT: Final[i64] = 1856
SCORE: Final[i64] = 1857
JOKER: Final[i64] = 1858
RECOVER: Final[i64] = 1868
AGAIN: Final[i64] = 2093
FINISH: Final[i64] = 2094
PLAY: Final[i64] = 2095


def domino_names(animals: Sequence[str]) -> list[str]:
    """All dominoes by name, the animal that is earlier on the joker track first."""
    return [f"{a}-{b}" for i, a in enumerate(animals) for b in animals[i:]]


def upright(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """A double has its upper or left cell first."""
    domino, cells = values
    assert isinstance(domino, str)
    assert isinstance(cells, tuple)
    earlier, later = domino.split("-")
    if earlier == later and CELL_NAMES.index(cells[1]) < CELL_NAMES.index(cells[0]):
        return (domino, (cells[1], cells[0]))
    return values


def vocabulary(animals: Sequence[str], ways: Sequence[tuple[int, int]]) -> Moves:
    """The moves for a joker track and for the pairs of brook cells that a domino can lie on."""
    domino = names("domino", domino_names(animals))
    cell = names("cell", CELL_NAMES)
    moves = Moves(
        Family("discard", domino=domino),
        Family("plant", plant=names("plant", PLANTS), color=names("color", ("own", "neutral")), cell=cell),
        Family("skip"),
        Family("collect"),
        Family("score"),
        Family("joker", animal=names("animal", animals)),
        Family("recover", cell=cell),
        Family("again"),
        Family("finish"),
        Family("play", upright, domino=domino, cells=pairs([(CELL_NAMES[a], CELL_NAMES[b]) for a, b in ways])),
    )
    firsts = [moves.first(family.action) for family in moves]
    assert firsts == [DISCARD, PLANT, SKIP, COLLECT, SCORE, JOKER, RECOVER, AGAIN, FINISH, PLAY]
    return moves
