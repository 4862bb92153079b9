"""The valley and the box of Renature, read from the data files, checked, and laid out in flat tables.

**Cells as bits.**  The 225 cells are numbered row by row, 60 (four rows) to a word: cell c is bit c % 60 of word c // 60,
and a set of cells is four words.  One step to the right is a shift by 1, one step down a shift by 15 with the last row
of a word going over into the next.

**Spots** are the area cells, numbered row by row; plants stand on spots.  **Ways** are the pairs of neighbouring brook
cells, in both orders: all that lead right, then down, left, up, each row by row; a domino lies on a way.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, final

from hedgerow.core.bits import bit
from hedgerow.core.errors import BadContent
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.games.renature.moves import CELL_NAMES, PLANTS, SIDE

WORDS: Final[i64] = 4
WORD_CELLS: Final[i64] = 60
ROOM: Final[i64] = 240  # places in four words
BANK: Final[i64] = 6  # area cells around a domino, at most
AREAS: Final[i64] = 18
TOKENS: Final = 21
KINDS: Final[i64] = 8  # plant spaces: type * 2 + (0 own, 1 neutral)
START_CELLS: Final = 4
CLOUD_CELLS: Final = 4
SPARE_CLOUDS: Final = 6  # of the 30, when four players have six each
CLOUD_SPACES: Final[i64] = 6
WIDEST: Final = 1280  # so many legal moves at once find room

# Pieces by plant type: what white and black have, what every colour has, and the neutral ones.
MANY: Final = (9, 4, 2, 2)
FEW: Final = (5, 3, 2, 1)
NEUTRAL: Final = (6, 4, 4, 4)

RIGHT: Final = 0
DOWN: Final = 1
LEFT: Final = 2
UP: Final = 3
STEPS: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))


def neighbours(cell: int) -> list[int]:
    """The cells that share an edge with this one."""
    row, column = divmod(cell, SIDE)
    return [(row + down) * SIDE + column + right for down, right in STEPS if 0 <= row + down < SIDE and 0 <= column + right < SIDE]


@final
class Facts:
    """Everything about the box that does not change while a game is played."""

    animals: list[str]  # along the joker track
    letters: list[str]  # of the areas, in alphabetical order
    areas: list[list[int]]  # their cells
    ways: list[tuple[int, int]]
    tokens: list[tuple[int, int, int]]  # main, bonus, back
    token_front: vec[i64]  # main and bonus as one number
    token_back: vec[i64]
    origin: str
    brook: vec[i64]  # a set of cells
    start: vec[i64]  # a set of cells
    beside: vec[i64]  # of each cell the set of brook cells next to it
    border: vec[i64]  # of each area the set of brook cells next to it
    way_at: vec[i64]  # the number of the way that leads in a direction (times ROOM) from a cell
    way_count: i64
    way_from: vec[i64]
    way_to: vec[i64]
    bank: vec[i64]  # of each way the spots next to it, ascending, then -1
    spots: i64
    spot_at: vec[i64]  # of each cell its spot, or -1
    spot_cell: vec[i64]
    spot_area: vec[i64]
    area_at: vec[i64]  # where an area's spots begin in area_spots; one more entry for the end
    area_spots: vec[i64]
    cloud_at: vec[i64]  # of each spot its place in `clouds`, or -1
    clouds: vec[i64]  # how many lie on each cloud cell at first
    spaces: vec[i64]  # plant spaces on a board: players * KINDS + kind

    def __init__(self, files: dict[str, str]) -> None:
        self.read_box(toml("box.toml", files))
        self.read_valley(toml("valley.toml", files))
        self.check_tokens()

    def size(self, area: i64) -> i64:
        """The number of cells of an area, and the main points on its token."""
        return self.area_at[area + 1] - self.area_at[area]

    # ------------------------------------------------------------------ the box

    def read_box(self, box: dict[str, Any]) -> None:
        only(box, ("joker_track", "tokens", "spaces"), "box.toml")
        track = box["joker_track"]
        words = type(track) is list and all(type(a) is str and a.isascii() and a.islower() and a.isalpha() for a in track)
        if not words or len(track) != 10 or len(set(track)) != 10:
            raise BadContent("box.toml: joker_track needs the names of ten different animals, each one word of small letters")
        self.animals = track
        self.tokens = []
        if type(box["tokens"]) is not list:
            raise BadContent("box.toml: tokens must be a list of [[tokens]] entries")
        for token in box["tokens"]:
            only(token, ("main", "bonus", "backs"), "box.toml, a token")
            main, bonus, backs = token["main"], token["bonus"], token["backs"]
            numbers = [main, bonus, *backs] if type(backs) is list else [None]
            if not all(type(n) is int and 0 <= n < 100 for n in numbers):
                raise BadContent(f"box.toml: the token {quote(token)} needs main, bonus and a list of backs, all from 0 to 99")
            self.tokens += [(main, bonus, back) for back in backs]
        if len(self.tokens) != TOKENS:
            raise BadContent(f"box.toml: there are {len(self.tokens)} tokens; expected {TOKENS}, one for each number in the backs")
        self.token_front = vec[i64]([main * 100 + bonus for main, bonus, _ in self.tokens])
        self.token_back = vec[i64]([back for _, _, back in self.tokens])
        self.read_spaces(box["spaces"])

    def read_spaces(self, spaces: Any) -> None:
        only(spaces, ("2", "3", "4"), "box.toml, spaces")
        flat = [0] * (5 * int(KINDS))
        for players in (2, 3, 4):
            where = f"box.toml: spaces.{players}"
            board = spaces[str(players)]
            only(board, ("own", "neutral"), where)
            for color, counts in enumerate((board["own"], board["neutral"])):
                if type(counts) is not list or len(counts) != len(PLANTS) or not all(type(n) is int and n >= 0 for n in counts):
                    raise BadContent(f"{where}: {quote(counts)} should be four numbers, for {', '.join(PLANTS)}")
                for plant, count in enumerate(counts):
                    have = NEUTRAL[plant] // players if color else MANY[plant] if players == 2 else FEW[plant]
                    if count > have:
                        whose = "neutral" if color else "own"
                        raise BadContent(
                            f"{where}: {count} spaces for {whose} {PLANTS[plant]}, but the box fills only {have} for each player"
                        )
                    flat[players * int(KINDS) + 2 * plant + color] = count
        for kind in range(int(KINDS)):
            if flat[4 * int(KINDS) + kind] > flat[3 * int(KINDS) + kind]:
                raise BadContent("box.toml: spaces.4 has spaces that spaces.3 lacks, but it is the same board with some of them closed")
        self.spaces = vec[i64](flat)

    def closed(self, kind: i64) -> i64:
        """With four players: how many spaces of a kind carry the symbol and stay closed."""
        return self.spaces[3 * KINDS + kind] - self.spaces[4 * KINDS + kind]

    def check_tokens(self) -> None:
        sizes = [len(cells) for cells in self.areas]
        mains = [main for main, _, _ in self.tokens]
        for size in sorted(set(sizes)):
            have, need = mains.count(size), sizes.count(size)
            if have < need:
                raise BadContent(
                    f"box.toml: there are {need} areas of size {size} in valley.toml, but {have} tokens with so many main points"
                )

    # ------------------------------------------------------------------ the valley

    def read_valley(self, valley: dict[str, Any]) -> None:
        only(valley, ("origin", "grid", "start", "clouds"), "valley.toml")
        self.origin = str(valley["origin"])
        cells = read_grid(valley["grid"])
        self.letters = sorted(set(cells) - {"b"})
        self.areas = [[i for i, cell in enumerate(cells) if cell == letter] for letter in self.letters]
        check_areas(cells, self.letters, self.areas)
        brook = [i for i, cell in enumerate(cells) if cell == "b"]
        check_brook(cells, brook)
        starts = read_starts(cells, valley["start"])
        clouds = read_clouds(cells, valley["clouds"])
        self.brook = as_set(brook)
        self.start = as_set(starts)
        self.lay_out_spots(cells, clouds)
        self.lay_out_ways(cells, brook)
        beside: list[int] = []
        for cell in range(SIDE * SIDE):
            beside += as_set([n for n in neighbours(cell) if cells[n] == "b"])
        self.beside = vec[i64](beside)
        border: list[int] = []
        for area in self.areas:
            border += as_set(sorted({n for cell in area for n in neighbours(cell) if cells[n] == "b"}))
        self.border = vec[i64](border)

    def lay_out_spots(self, cells: str, clouds: dict[int, int]) -> None:
        spot_cells = [i for i, cell in enumerate(cells) if cell != "b"]
        number = {cell: spot for spot, cell in enumerate(spot_cells)}
        self.spots = len(spot_cells)
        self.spot_cell = vec[i64](spot_cells)
        self.spot_at = vec[i64]([number.get(cell, -1) for cell in range(SIDE * SIDE)])
        self.spot_area = vec[i64]([self.letters.index(cells[cell]) for cell in spot_cells])
        self.area_spots = vec[i64]([number[cell] for area in self.areas for cell in area])
        ends = [0]
        for area in self.areas:
            ends.append(ends[-1] + len(area))
        self.area_at = vec[i64](ends)
        cloudy = list(clouds)
        self.cloud_at = vec[i64]([cloudy.index(cell) if cell in clouds else -1 for cell in spot_cells])
        self.clouds = vec[i64](list(clouds.values()))

    def lay_out_ways(self, cells: str, brook: list[int]) -> None:
        self.ways = []
        way_at = [-1] * (4 * int(ROOM))
        bank: list[int] = []
        for direction, (down, right) in enumerate(STEPS):
            for cell in brook:
                other = cell + down * SIDE + right
                if other in neighbours(cell) and cells[other] == "b":
                    way_at[direction * int(ROOM) + cell] = len(self.ways)
                    self.ways.append((cell, other))
                    spots = sorted({int(self.spot_at[n]) for n in (*neighbours(cell), *neighbours(other)) if cells[n] != "b"})
                    bank += spots + [-1] * (int(BANK) - len(spots))
        self.way_at = vec[i64](way_at)
        self.way_count = len(self.ways)
        self.way_from = vec[i64]([cell for cell, _ in self.ways])
        self.way_to = vec[i64]([other for _, other in self.ways])
        self.bank = vec[i64](bank)
        if 3 * len(self.ways) + self.spots + 12 > WIDEST:
            raise BadContent(f"valley.toml: a brook of {len(brook)} cells is more than this program can list moves for")


def as_set(cells: list[int]) -> vec[i64]:
    """Cells as a set of four words."""
    words = vec[i64]([0] * int(WORDS))
    for cell in cells:
        words[cell // WORD_CELLS] |= bit(cell % WORD_CELLS)
    return words


# ---------------------------------------------------------------------- checks of home-made content


def toml(name: str, files: dict[str, str]) -> dict[str, Any]:
    try:
        return tomllib.loads(files[name])
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: {error}") from None


def only(table: Any, keys: tuple[str, ...], where: str) -> None:
    """A table must have these keys and no others."""
    if type(table) is not dict:
        raise BadContent(f"{where}: {quote(table)} should be a table with {', '.join(keys)}")
    for key in keys:
        if key not in table:
            raise BadContent(f'{where}: there is no "{key}"')
    for key in table:
        if key not in keys:
            raise BadContent(f"{where}: there is an unknown key {quote(key)}")


def read_grid(grid: Any) -> str:
    """The 225 cells, row by row."""
    rows = grid.split() if type(grid) is str else []
    if len(rows) != SIDE:
        raise BadContent(f"valley.toml: the grid has {len(rows)} rows; expected {SIDE}")
    for number, row in enumerate(rows, 1):
        if len(row) != SIDE:
            raise BadContent(f"valley.toml: row {number} of the grid, {quote(row)}, has {len(row)} cells; expected {SIDE}")
        for column, cell in enumerate(row):
            if cell != "b" and not "A" <= cell <= "Z":
                name = CELL_NAMES[(number - 1) * SIDE + column]
                raise BadContent(f"valley.toml: {name} is {quote(cell)}; expected b for brook or a capital letter for an area")
    return "".join(rows)


def reach(cells: list[int], first: int) -> set[int]:
    """The cells among `cells` that one can walk to from the first."""
    among = set(cells)
    found = {first}
    edge = [first]
    while edge:
        for cell in neighbours(edge.pop()):
            if cell in among and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def check_areas(cells: str, letters: list[str], areas: list[list[int]]) -> None:
    """Eighteen connected areas, no two of them neighbours, and every cell of them beside the brook."""
    if len(letters) != AREAS:
        raise BadContent(f"valley.toml: the grid has {len(letters)} areas; expected {AREAS}")
    for letter, area in zip(letters, areas, strict=True):
        apart = sorted(set(area) - reach(area, area[0]))
        if apart:
            raise BadContent(f"valley.toml: area {letter} is not connected: {CELL_NAMES[apart[0]]} lies apart from {CELL_NAMES[area[0]]}")
        for cell in area:
            beside = {cells[n] for n in neighbours(cell)} - {letter, "b"}
            if beside:
                raise BadContent(f"valley.toml: areas {letter} and {min(beside)} touch at {CELL_NAMES[cell]}; brook must lie between them")
            if all(cells[n] != "b" for n in neighbours(cell)):
                raise BadContent(
                    f"valley.toml: {CELL_NAMES[cell]} of area {letter} touches no brook cell, so nothing could be planted there"
                )


def check_brook(cells: str, brook: list[int]) -> None:
    """One brook that dominoes can follow everywhere."""
    if len(brook) < 2:
        raise BadContent("valley.toml: there is no brook")
    apart = sorted(set(brook) - reach(brook, brook[0]))
    if apart:
        raise BadContent(f"valley.toml: the brook is not connected: {CELL_NAMES[apart[0]]} cannot be reached from {CELL_NAMES[brook[0]]}")


def read_cell(name: Any, what: str) -> int:
    if type(name) is not str or name not in CELL_NAMES:
        raise BadContent(f"valley.toml: the {what} {quote(name)} is no cell; expected a1 to o15")
    return CELL_NAMES.index(name)


def read_starts(cells: str, names: Any) -> list[int]:
    """Four different brook cells."""
    if type(names) is not list or len(names) != START_CELLS:
        raise BadContent(f"valley.toml: start is {quote(names)}; expected a list of {START_CELLS} cells")
    starts = [read_cell(name, "start cell") for name in names]
    for cell in starts:
        if cells[cell] != "b":
            raise BadContent(f"valley.toml: the start cell {CELL_NAMES[cell]} lies in area {cells[cell]}; expected a brook cell")
        if starts.count(cell) > 1:
            raise BadContent(f"valley.toml: the start cell {CELL_NAMES[cell]} is given twice")
    return sorted(starts)


def read_clouds(cells: str, given: Any) -> dict[int, int]:
    """Four area cells with clouds, as many in all as the players' boards leave over."""
    if type(given) is not dict or len(given) != CLOUD_CELLS:
        raise BadContent(f"valley.toml: clouds is {quote(given)}; expected {CLOUD_CELLS} cells with numbers")
    clouds: dict[int, int] = {}
    for name, count in given.items():
        cell = read_cell(name, "cloud cell")
        if cells[cell] == "b":
            raise BadContent(f"valley.toml: the cloud cell {name} is brook; expected an area cell")
        if type(count) is not int or count < 1:
            raise BadContent(f"valley.toml: the cloud cell {name} has {quote(count)} clouds; expected 1 or more")
        clouds[cell] = count
    if sum(clouds.values()) > SPARE_CLOUDS:
        raise BadContent(f"valley.toml: {sum(clouds.values())} clouds lie in the valley, but the box has only {SPARE_CLOUDS} to spare")
    return dict(sorted(clouds.items()))
