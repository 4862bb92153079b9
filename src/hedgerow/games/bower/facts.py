"""The tiles of Bower, read from the data files into flat tables, and the grid they are laid on.

**Cells as bits.**  A cell in column q and row w (both from 0) is bit 6q + w of a number, so that a step along a column
is a shift by one and a step along a row a shift by six.  The sixth bit of every column belongs to no cell.

**Objects as digits.**  What lies on a cell is one number with five bits for each kind of object, so that a sum over
cells counts all kinds at once.  No kind is in the box more often than a digit can tell; that is checked.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, final

from hedgerow.core.errors import BadContent
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.games.bower.moves import (
    BONUSES,
    CELL,
    COLUMNS,
    CROSSABLE,
    NEST_BONUSES,
    NEST_TILES,
    PAIR,
    SPAN,
    TILES,
)

STRIDE: Final[i64] = 6  # bits of a column
BITS: Final[i64] = 36  # bits of a nest
SIZE: Final[i64] = 32  # of a digit of objects
MANY: Final[i64] = 31  # the largest digit
MOST: Final = 30  # of one kind on all tiles together

TERRAINS: Final = ("straw", "moss", "gravel", "earth")
GROUNDS: Final[i64] = 4
EARTH: Final[i64] = 3  # the one that forms no groups

# Kinds of objects: the eight of CROSSABLE (six coloured, two white) first.
OBJECTS: Final = (*CROSSABLE, "gem", "shell", "coloured_shells")
KINDS: Final[i64] = len(OBJECTS)
COLOURED: Final[i64] = 6
WHITE_FEATHER: Final[i64] = 6
WHITE_FLOWER: Final[i64] = 7
GEM: Final[i64] = 8
SHELL: Final[i64] = 9
RAINBOW: Final[i64] = 10  # the coloured shells

# One object of each kind as a number.
UNIT: Final = vec[i64]([32**kind for kind in range(len(OBJECTS))])

# What a goal token asks for.
GOALS: Final = (*CROSSABLE[:6], "feather_any", "flower_any")
GOAL_COUNT: Final[i64] = 8
ANY_FEATHER: Final[i64] = 6
ANY_FLOWER: Final[i64] = 7
COLUMN_COUNT: Final[i64] = 6

# Tiles are numbered from 1: the 36 nest tiles, then the nest bonus tiles; 0 is no tile.
TILE_COUNT: Final[i64] = len(TILES)
STACK_SIZE: Final[i64] = len(NEST_TILES)

# Bonus tiles are numbered by kind from 1; 0 is none.
BONUS_KINDS: Final[i64] = len(BONUSES) + 1
BONUS_TILES: Final[i64] = 20
OPEN_TILES: Final = 7  # in the advanced game
NEST_KINDS: Final[i64] = len(NEST_BONUSES)
NUMBER: Final = {name: number for number, name in enumerate(BONUSES, 1)}
ORNAMENT_YELLOW: Final[i64] = NUMBER["ornament_yellow"]
ORNAMENT_SHELLS: Final[i64] = NUMBER["ornament_shells"]
SCOUT_OPPONENT: Final[i64] = NUMBER["scout_opponent_goal"]
SCOUT_ASIDE: Final[i64] = NUMBER["scout_set_aside"]
TOKEN_X: Final[i64] = NUMBER["token_x"]
TOKEN_WHITE_FLOWER: Final[i64] = NUMBER["token_white_flower"]
TOKEN_WHITE_FEATHER: Final[i64] = NUMBER["token_white_feather"]
TOKEN_SHELLS: Final[i64] = NUMBER["token_shells"]
TOKEN_BRANCH: Final[i64] = NUMBER["token_branch"]
COVER_TILE: Final[i64] = NUMBER["cover"]
GIFT_TILE: Final[i64] = NUMBER["gift"]
DOUBLE_TURN: Final[i64] = NUMBER["double_turn"]
DISCARD: Final[i64] = NUMBER["discard"]

# Left in the box in the fair game.
UNFAIR: Final = vec[i64]([int(name in ("token_x", "gift", "double_turn", "discard")) for name in ("", *BONUSES)])
# Kinds of which the book does not say how many there are: these are eight together.
OPEN_SPLIT: Final = (*NEST_BONUSES, "scout_opponent_goal", "scout_set_aside", "cover")


def bit_number(cell: str) -> int:
    return int(STRIDE) * COLUMNS.index(cell[0]) + int(cell[1]) - 1


# The number of a bit from the bit itself: the powers of two leave different rests when divided by 67.
RESTS: Final[i64] = 67
LOG: Final = vec[i64]([{2**n % 67: n for n in range(66)}.get(rest, 0) for rest in range(67)])

CELL_BIT: Final = vec[i64]([bit_number(str(cell)) for cell in CELL.values])
BIT_CELL: Final = vec[i64]([{bit_number(str(c)): n for n, c in enumerate(CELL.values)}.get(b, -1) for b in range(BITS)])


def ends(values: Any, which: int) -> vec[i64]:
    return vec[i64]([bit_number(pair[which]) for pair in values])


def numbers_from(values: Any, distance: int) -> vec[i64]:
    """The number of the pair that starts at a bit and goes left, up, down or right; -1 where there is none."""
    table = [-1] * (4 * int(BITS))
    steps = [-int(STRIDE) * distance, -distance, distance, int(STRIDE) * distance]
    for number, (first, second) in enumerate(values):
        table[4 * bit_number(first) + steps.index(bit_number(second) - bit_number(first))] = number
    return vec[i64](table)


PAIR_FIRST: Final = ends(PAIR.values, 0)
PAIR_SECOND: Final = ends(PAIR.values, 1)
PAIR_FROM: Final = numbers_from(PAIR.values, 1)
SPAN_FIRST: Final = ends(SPAN.values, 0)
SPAN_SECOND: Final = ends(SPAN.values, 1)
SPAN_FROM: Final = numbers_from(SPAN.values, 2)

# By mode, standard and advanced: rows, all cells, and turns of each player.
ROW_COUNT: Final = vec[i64]([4, 5])
WHOLE: Final = vec[i64]([sum(2 ** (6 * q + w) for q in range(6) for w in range(rows)) for rows in (4, 5)])
LIMIT: Final = vec[i64]([12, 15])
FRONT: Final[i64] = sum(2 ** (6 * q) for q in range(6))  # row 1, at the bird board
COLUMN: Final[i64] = 31  # the cells of column a
TOP: Final[i64] = sum(7 * 2 ** (6 * q) for q in range(6))  # rows 1 to 3, below which there is room for a branch


@final
class Facts:
    """Everything about the box that does not change while a game is played."""

    ground: vec[i64]  # of half h of tile t, at 2t + h: its terrain
    objects: vec[i64]  # and its objects
    equal: vec[i64]  # of a tile: 1 if its halves are
    copies: vec[i64]  # of a bonus kind, in the whole box

    def __init__(self, files: dict[str, str]) -> None:
        nests, bonuses = toml("nests.toml", files), toml("bonuses.toml", files)
        self.ground = vec[i64]([0] * (2 * len(TILES) + 2))
        self.objects = vec[i64]([0] * (2 * len(TILES) + 2))
        self.equal = vec[i64]([0] * (len(TILES) + 1))
        tiles = read_tiles("nests.toml", table("nests.toml", nests, "tiles"), NEST_TILES, TERRAINS[:3], NEST_OBJECTS)
        judge_set(tiles, table("nests.toml", nests, "totals"), table("nests.toml", nests, "limits"))
        extra = read_tiles("bonuses.toml", table("bonuses.toml", bonuses, "nest"), NEST_BONUSES, TERRAINS, BONUS_OBJECTS)
        for number, halves in enumerate((tiles | extra).values(), 1):
            for half, (terrain, *objects) in enumerate(halves):
                self.ground[2 * number + half] = TERRAINS.index(terrain)
                self.objects[2 * number + half] = sum(32 ** OBJECTS.index(name) for name in objects)
            self.equal[number] = int(halves[0][0] == halves[1][0] and sorted(halves[0]) == sorted(halves[1]))
        copies = table("bonuses.toml", bonuses, "copies")
        judge_bonuses(copies, extra)
        self.copies = vec[i64]([0] + [copies[name] for name in BONUSES])

    def twins(self) -> frozenset[object]:
        """The tiles with two equal halves."""
        return frozenset(name for number, name in enumerate(TILES, 1) if self.equal[number])

    def in_play(self, kind: i64, fair: i64) -> i64:
        """How many bonus tiles of a kind are played with."""
        return 0 if fair and UNFAIR[kind] else self.copies[kind]

    def bonus_tiles(self, fair: i64) -> list[int]:
        """All bonus tiles that are played with, by kind."""
        return [kind for kind in range(1, len(BONUSES) + 1) for _ in range(self.in_play(kind, fair))]


# ---------------------------------------------------------------------- judging a set of tiles

Tiles = dict[str, list[list[str]]]
NEST_OBJECTS: Final = (*CROSSABLE[:6], "gem", "shell")
BONUS_OBJECTS: Final = ("white_feather", "white_flower", "coloured_shells")


def toml(name: str, files: dict[str, str]) -> dict[str, Any]:
    try:
        return tomllib.loads(files[name])
    except tomllib.TOMLDecodeError as error:
        raise BadContent(f"{name}: {error}") from None


def table(file: str, content: dict[str, Any], name: str) -> dict[str, Any]:
    found = content.get(name)
    if type(found) is not dict:
        raise BadContent(f"{file}: there is no table [{name}]")
    return found


def same_names(file: str, part: str, found: dict[str, Any], wanted: tuple[str, ...]) -> None:
    for name in wanted:
        if name not in found:
            raise BadContent(f"{file}: [{part}] lacks {name}")
    for name in found:
        if name not in wanted:
            raise BadContent(f"{file}: [{part}] has {quote(name)}, which is not one of {', '.join(wanted)}")


def read_tiles(file: str, found: dict[str, Any], wanted: tuple[str, ...], terrains: tuple[str, ...], objects: tuple[str, ...]) -> Tiles:
    """The tiles in the order of their numbers, every half of a terrain and up to three objects that may be there."""
    same_names(file, "tiles" if file == "nests.toml" else "nest", found, wanted)
    least = 1 if file == "nests.toml" else 0
    for name in wanted:
        halves = found[name]
        if type(halves) is not list or len(halves) != 2 or not all(type(half) is list and half for half in halves):
            raise BadContent(f"{file}: tile {name} is {quote(halves)}; expected two halves, each a list that starts with its terrain")
        for terrain, *things in halves:
            if terrain not in terrains:
                raise BadContent(f"{file}: tile {name} has the terrain {quote(terrain)}; expected one of {', '.join(terrains)}")
            for thing in things:
                if thing not in objects:
                    raise BadContent(f"{file}: tile {name} shows {quote(thing)}; expected one of {', '.join(objects)}")
            if not least <= len(things) <= 3:
                raise BadContent(f"{file}: a half of tile {name} shows {len(things)} objects; expected {least} to 3")
    return {name: found[name] for name in wanted}


def judge_set(tiles: Tiles, totals: dict[str, Any], limits: dict[str, Any]) -> None:
    """Does the whole set add up to its totals, and does every tile keep to the limits?"""
    same_names("nests.toml", "totals", totals, (*TERRAINS[:3], *NEST_OBJECTS))
    shown = [word for halves in tiles.values() for half in halves for word in half]
    for name, total in totals.items():
        most = 72 if name in TERRAINS else MOST
        if type(total) is not int or not 0 <= total <= most:
            raise BadContent(f"nests.toml: [totals] says {quote(total)} {name}; expected a number up to {most}")
        if shown.count(name) != total:
            raise BadContent(f"nests.toml: the tiles have {shown.count(name)} {name}, but [totals] says {total}")
    same_names("nests.toml", "limits", limits, ("objects", "only_gems", "same_ornament", "same_tile"))
    span = limits["objects"]
    if type(span) is not list or len(span) != 2 or not all(type(end) is int for end in span):
        raise BadContent(f"nests.toml: objects in [limits] is {quote(span)}; expected the least and the most on a tile")
    seen: dict[tuple[tuple[str, ...], ...], str] = {}
    for name, halves in tiles.items():
        things = [thing for half in halves for thing in half[1:]]
        ornaments = [thing for thing in things if thing in CROSSABLE]
        if not span[0] <= len(things) <= span[1]:
            raise BadContent(f"nests.toml: tile {name} shows {len(things)} objects; [limits] allows {span[0]} to {span[1]}")
        if not limits["only_gems"] and set(things) == {"gem"}:
            raise BadContent(f"nests.toml: tile {name} shows nothing but gems, which [limits] rules out")
        if not limits["same_ornament"] and len(set(ornaments)) < len(ornaments):
            raise BadContent(f"nests.toml: tile {name} shows the same feather or flower twice, which [limits] rules out")
        face = tuple(sorted((half[0], *sorted(half[1:])) for half in halves))
        if not limits["same_tile"] and face in seen:
            raise BadContent(f"nests.toml: tiles {seen[face]} and {name} are alike, which [limits] rules out")
        seen[face] = name


def judge_bonuses(copies: dict[str, Any], extra: Tiles) -> None:
    """Twenty tiles: eight nest, scout and cover tiles, and one of every other kind."""
    same_names("bonuses.toml", "copies", copies, BONUSES)
    for name, number in copies.items():
        if type(number) is not int or number < 0:
            raise BadContent(f"bonuses.toml: [copies] says {quote(number)} of {name}; expected a whole number")
        if name not in OPEN_SPLIT and number != 1:
            raise BadContent(f"bonuses.toml: [copies] says {number} of {name}; there is exactly one")
        if name in NEST_BONUSES and number > 2:
            raise BadContent(f"bonuses.toml: [copies] says {number} of {name}; at most 2 of a nest tile can be told apart")
    split = sum(copies[name] for name in OPEN_SPLIT)
    if split != 8:
        raise BadContent(f"bonuses.toml: nest, scout and cover tiles are {split} together; expected 8")
    for thing, most in zip(BONUS_OBJECTS, (MOST, MOST, 1), strict=True):
        shown = sum(copies[name] * half.count(thing) for name, halves in extra.items() for half in halves)
        if shown > most:
            raise BadContent(f"bonuses.toml: the nest tiles show {thing} {shown} times; expected at most {most}")


assert len({2**n % 67 for n in range(66)}) == 66
