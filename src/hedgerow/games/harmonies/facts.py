"""The cards and boards of Harmonies, read from the data files into flat tables.

**Cells as bits.**  A cell in column q (from 0) and row w (from 0, on top) is bit 8q + w - q//2 of a number, so that
a step in one of the six directions is the same shift everywhere.  Between two columns at least three bits belong to no cell, so a
pattern that leaves the board (never more than two steps) finds nothing there.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, final

from hedgerow.core.bits import bit
from hedgerow.core.errors import BadContent
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.games.harmonies.moves import CELLS, COLORS, COLUMNS, ROWS

# What can lie on a cell: the rows of the stacking table in the rulebook, in our order.
WATER: Final[i64] = 0
FIELD: Final[i64] = 1
MOUNTAIN1: Final[i64] = 2
MOUNTAIN2: Final[i64] = 3
MOUNTAIN3: Final[i64] = 4
TRUNK1: Final[i64] = 5
TRUNK2: Final[i64] = 6
TREE1: Final[i64] = 7
TREE2: Final[i64] = 8
TREE3: Final[i64] = 9
LONE_RED: Final[i64] = 10
HOUSE_ON_BROWN: Final[i64] = 11
HOUSE_ON_GRAY: Final[i64] = 12
HOUSE_ON_RED: Final[i64] = 13
KINDS: Final[i64] = 14
EMPTY: Final[i64] = 14

# A habitat may ask for any building.
BUILDING: Final[i64] = 14

STACKS: Final = (
    ("blue",),
    ("yellow",),
    ("gray",),
    ("gray", "gray"),
    ("gray", "gray", "gray"),
    ("brown",),
    ("brown", "brown"),
    ("green",),
    ("brown", "green"),
    ("brown", "brown", "green"),
    ("red",),
    ("brown", "red"),
    ("gray", "red"),
    ("red", "red"),
)

NEEDS: Final = {
    "water": 0,
    "field": 1,
    "mountain1": 2,
    "mountain2": 3,
    "mountain3": 4,
    "tree1": 7,
    "tree2": 8,
    "tree3": 9,
    "building": 14,
}

# Directions as steps (q, r); the shift of a step is 8q + r.
STEPS: Final = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}

ANIMALS: Final = 32
CARDS: Final[i64] = 43  # ids run from 1 to 42
LONGEST: Final[i64] = 6  # a ladder's entries, the first of them for no cube placed
SIZES: Final[i64] = 26  # a spirit's table: sizes 0 to 25

# What a spirit looks at.
TREES: Final[i64] = 0
MOUNTAINS: Final[i64] = 1
WATERS: Final[i64] = 2
GROUPS_OF_FIELD: Final[i64] = 3
GROUPS_OF_BUILDING: Final[i64] = 4
GROUPS_OF_WATER: Final[i64] = 5
SCORES: Final = {
    "each tree": 0,
    "each mountain": 1,
    "each water": 2,
    "group of field": 3,
    "group of building": 4,
    "group of water": 5,
}


@final
class Board:
    """One side of the personal board."""

    size: i64
    cells: vec[i64]  # the cells as numbers of the vocabulary, ascending
    bits: vec[i64]  # their bits
    whole: i64  # all bits

    def __init__(self, heights: list[int]) -> None:
        cells = [q * ROWS + w for q, height in enumerate(heights) for w in range(height)]
        self.size = len(cells)
        self.cells = vec[i64](cells)
        self.bits = vec[i64]([int(bit_of(cell)) for cell in cells])
        whole: i64 = 0
        for cell in cells:
            whole |= bit(bit_of(cell))
        self.whole = whole


def bit_of(cell: i64) -> i64:
    """The bit of a cell given by its number in the vocabulary."""
    q = cell // ROWS
    return 8 * q + cell % ROWS - q // 2


@final
class Facts:
    """Everything about the box that does not change while a game is played."""

    boards: list[Board]
    tokens: vec[i64]  # in the bag at first, by colour
    bag_size: i64
    need: vec[i64]  # of a card: what its cube stands on
    others: vec[i64]  # how many other cells its habitat has
    habitat: vec[i64]  # six rotations of so many pairs (what, shift), from habitat_at
    habitat_at: vec[i64]
    cubes: vec[i64]  # how many cubes a card starts with
    ladder: vec[i64]
    basis: vec[i64]  # of a spirit: what it looks at
    table: vec[i64]
    suns: vec[i64]
    names: list[str]
    habitats: list[list[tuple[str, tuple[int, int]]]]  # as printed, for drawing
    frames: list[str]

    def __init__(self, files: dict[str, str]) -> None:
        box = toml("box.toml", files)
        self.boards = [Board(box["sides"][side]) for side in ("A", "B")]
        for side, heights in box["sides"].items():
            if len(heights) > len(COLUMNS) or any(not 0 < height <= ROWS for height in heights):
                raise BadContent(f"box.toml: side {side} is larger than {len(COLUMNS)} columns of {ROWS}")
        self.tokens = vec[i64]([box["tokens"][color] for color in COLORS])
        self.bag_size = sum(box["tokens"][color] for color in COLORS)
        blank = [0] * CARDS
        self.need = vec[i64](blank)
        self.others = vec[i64](blank)
        self.habitat_at = vec[i64](blank)
        self.cubes = vec[i64](blank)
        self.basis = vec[i64](blank)
        self.suns = vec[i64](blank)
        self.ladder = vec[i64]([0] * (CARDS * LONGEST))
        self.table = vec[i64]([0] * (CARDS * SIZES))
        self.names = [""] * CARDS
        self.frames = [""] * CARDS
        self.habitats = [[] for _ in range(CARDS)]
        flat: list[int] = []
        for card in toml("animals.toml", files)["animal"]:
            self.read_card("animals.toml", card, 1, ANIMALS, flat)
            ladder = card["ladder"]
            self.cubes[card["id"]] = len(ladder)
            for k, points in enumerate(ladder):
                self.ladder[card["id"] * LONGEST + k + 1] = points
        for card in toml("spirits.toml", files)["spirit"]:
            self.read_card("spirits.toml", card, ANIMALS + 1, int(CARDS) - 1, flat)
            self.read_spirit(card)
        self.habitat = vec[i64](flat)
        missing = [str(i) for i in range(1, CARDS) if not self.names[i]]
        if missing:
            raise BadContent(f"animals.toml and spirits.toml lack the cards {', '.join(missing)}")

    def read_card(self, file: str, card: dict[str, Any], first: int, last: int, flat: list[int]) -> None:
        number = card["id"]
        if not first <= number <= last or self.names[number]:
            raise BadContent(f"{file}: card {quote(card['name'])} has the id {number}, which is taken or not {first} to {last}")
        self.names[number] = card["name"]
        self.frames[number] = card["card"]
        printed = read_habitat(file, card["name"], card["habitat"])
        self.habitats[number] = printed
        self.need[number] = NEEDS[printed[0][0]]
        self.others[number] = len(printed) - 1
        self.habitat_at[number] = len(flat)
        for turn in range(6):
            for what, step in printed[1:]:
                q, r = step
                for _ in range(turn):
                    q, r = -r, q + r
                flat += [NEEDS[what], 8 * q + r]

    def read_spirit(self, card: dict[str, Any]) -> None:
        number = card["id"]
        self.cubes[number] = 1
        self.suns[number] = card["suns"]
        if card["scores"] not in SCORES:
            raise BadContent(f"spirits.toml: {card['name']} scores {quote(card['scores'])}; expected {', '.join(SCORES)}")
        self.basis[number] = SCORES[card["scores"]]
        for size, points in card["points"].items():
            first = int(size.removesuffix("+"))
            for k in range(first, SIZES if size.endswith("+") else first + 1):
                self.table[number * SIZES + k] = points


def toml(name: str, files: dict[str, str]) -> dict[str, Any]:
    try:
        return tomllib.loads(files[name])
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: {error}") from None


def read_habitat(file: str, name: str, text: str) -> list[tuple[str, tuple[int, int]]]:
    """`water here, tree3 NW NW` as [("water", (0, 0)), ("tree3", (-2, 0))]."""
    cells: list[tuple[str, tuple[int, int]]] = []
    for part in text.split(","):
        what, *way = part.split()
        if what not in NEEDS:
            raise BadContent(f"{file}: the habitat of {name} says {quote(part.strip())}; expected one of {', '.join(NEEDS)}")
        q = r = 0
        for step in way:
            if step != "here" and step not in STEPS:
                raise BadContent(f"{file}: the habitat of {name} says {quote(part.strip())}; directions are {', '.join(STEPS)}")
            dq, dr = STEPS.get(step, (0, 0))
            q, r = q + dq, r + dr
        cells.append((what, (q, r)))
    if cells[0][1] != (0, 0) or any(cell[1] == (0, 0) for cell in cells[1:]):
        raise BadContent(f'{file}: the habitat of {name} must start with its one cell "here"')
    return cells


assert len(STACKS) == KINDS
assert len(COLUMNS) * ROWS == CELLS
