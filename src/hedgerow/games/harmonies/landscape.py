"""Tokens, stacks, boards and habitats of Harmonies as pictures.

A stack is drawn for a hex of radius 100 around (0, 0) and never leaves it; every token of it can be counted, and
what it has become (a crown, a peak, a roof) stands on top.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import (
    AMBER,
    CLAY,
    DUSK,
    EARTH,
    INK,
    LEAF,
    SAND,
    SHEET,
    SOFT,
    STONE,
    WATER,
    WHEAT,
    Canvas,
    Tone,
    blob,
    box,
    center,
    hexagon,
    number,
    rough,
    wobble,
)
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.facts import BUILDING, EMPTY, KINDS, NEEDS, STACKS
from hedgerow.games.harmonies.moves import CELL, COLORS, COLUMNS, ROWS

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

TONES: Final = dict(zip(COLORS, (WATER, STONE, EARTH, LEAF, WHEAT, CLAY), strict=True))
GROUND: Final = {"blue": "#bcd9de", "gray": "#d8d5cb", "brown": "#dcc5a6", "green": "#cbd6a8", "yellow": "#f0dfa9", "red": "#e8bda9"}

WORDS: Final = (
    "water",
    "field",
    "mountain of height 1",
    "mountain of height 2",
    "mountain of height 3",
    "bare trunk of height 1",
    "bare trunk of height 2",
    "tree of height 1",
    "tree of height 2",
    "tree of height 3",
    "lone red token",
    "building on brown",
    "building on gray",
    "building on red",
    "empty",
)

WIDE: Final = 54.0  # half the width of a token
DEEP: Final = 34.0  # half of what one sees of it from front to back
THICK: Final = 19.0
STEP: Final = 22.0  # from one token of a stack to the next

Harvest = tuple[tuple[str, tuple[int, int]], ...]

# ---------------------------------------------------------------------- tokens and stacks


def disc(c: Canvas, y: float, tone: Tone) -> None:
    """One token lying flat, the middle of its upper face at (0, y)."""
    low = y + THICK
    side = f"M{-WIDE} {number(y)}V{number(low)}A{WIDE} {DEEP} 0 0 0 {WIDE} {number(low)}V{number(y)}Z"
    c.path(side, fill=tone.shade, stroke=tone.deep, stroke_width=3, stroke_linejoin="round")
    c.ellipse(0, y, WIDE, DEEP, fill=tone.base, stroke=tone.deep, stroke_width=3)
    c.path(
        f"M-42 {number(y - 12)}Q-22 {number(y - 28)} 8 {number(y - 28)}",
        fill="none",
        stroke=tone.light,
        stroke_width=4,
        stroke_linecap="round",
    )


def strokes(c: Canvas, d: str, color: str, width: float) -> None:
    c.path(d, fill="none", stroke=color, stroke_width=width, stroke_linecap="round", stroke_linejoin="round")


def waves(c: Canvas, y: float) -> None:
    for dy, left, half in ((-12.0, -22.0, 9.0), (2.0, -36.0, 12.0), (16.0, -20.0, 9.0)):
        strokes(c, f"M{left} {number(y + dy)}q{half / 1.0} -9 {half * 2} 0t{half * 2} 0", "#ffffff" if dy == 2 else WATER.light, 5)


def ears(c: Canvas, y: float) -> None:
    for x, top, lean in ((-30, -28, -8), (-12, -44, -3), (8, -48, 3), (28, -32, 9)):
        strokes(c, f"M{x} {number(y + 8)}Q{x} {number(y + top / 2)} {x + lean} {number(y + top)}", WHEAT.deep, 3.5)
        for i in range(3):
            gy = y + top + i * 11
            for side in (-1, 1):
                turn = f"rotate({side * 32 + lean} {x + lean} {number(gy)})"
                c.ellipse(x + lean + side * 5, gy - 2, 4.2, 7.5, fill="#f8d774", stroke=WHEAT.deep, stroke_width=1.8, transform=turn)


def rings(c: Canvas, y: float) -> None:
    for rx in (37, 22, 8):
        c.path(blob(0, y, rx, rx * 0.62, 0.05, rx), fill="none", stroke=EARTH.shade, stroke_width=3.5)


def bricks(c: Canvas, y: float) -> None:
    d = f"M-40 {number(y - 7)}H40M-44 {number(y + 8)}H44M-14 {number(y - 22)}V{number(y - 7)}M18 {number(y - 22)}V{number(y - 7)}"
    strokes(
        c,
        d + f"M0 {number(y - 7)}V{number(y + 8)}M-28 {number(y - 7)}v15M28 {number(y - 7)}v15M-14 {number(y + 8)}v13M16 {number(y + 8)}v13",
        CLAY.light,
        3,
    )


def peak(c: Canvas, y: float, height: int) -> None:
    top = y - 26 - 10 * height
    low = y + 12
    c.path(f"M-40 {number(low)}L-14 {number(y - 20)}L-6 {number(top + 8)}L2 {number(top)}L14 {number(y - 22)}L40 {number(low)}Q0 {number(low + 14)} -40 {number(low)}Z",
           fill="#e4e2da", stroke=STONE.deep, stroke_width=3, stroke_linejoin="round")  # fmt: skip
    c.path(
        f"M2 {number(top)}L14 {number(y - 22)}L40 {number(low)}Q22 {number(low + 8)} 4 {number(low + 7)}L10 {number(y - 8)}L0 {number(y - 18)}Z",
        fill=STONE.shade,
    )
    if height > 1:
        cap = 8 + 5 * height
        c.path(
            f"M2 {number(top)}L{cap * 0.5} {number(top + cap)}L2 {number(top + cap - 7)}L-5 {number(top + cap + 2)}L-10 {number(top + cap - 4)}Z",
            fill="#ffffff",
        )


def crown(c: Canvas, y: float) -> None:
    mid = y - 20
    for x, dy, rx, ry, salt in ((-23, 8, 26, 22, 3), (24, 8, 26, 22, 5), (0, -8, 31, 29, 7)):
        c.path(blob(x, mid + dy, rx, ry, 0.08, salt), fill=LEAF.base, stroke=LEAF.deep, stroke_width=3)
    c.path(blob(1, mid + 4, 34, 20, 0.1, 9), fill=LEAF.base)
    c.path(blob(-8, mid - 12, 18, 13, 0.12, 11), fill=LEAF.light)
    strokes(
        c,
        f"M-30 {number(mid + 8)}q5 7 11 1M8 {number(mid - 2)}q6 7 12 1M-6 {number(mid + 14)}q6 7 12 1M24 {number(mid + 14)}q5 5 9 0",
        LEAF.shade,
        3.5,
    )


def house(c: Canvas, y: float) -> None:
    c.path(
        f"M-28 {number(y + 8)}V{number(y - 26)}H28V{number(y + 8)}Q0 {number(y + 16)} -28 {number(y + 8)}Z",
        fill="#fbf0dc",
        stroke=CLAY.deep,
        stroke_width=3,
    )
    c.path(f"M-9 {number(y + 11)}v-22q9 -9 18 0v22Z", fill=CLAY.deep)
    c.path(
        rough([(-40, y - 22), (0, y - 62), (40, y - 22)], 1.5, 4, 5),
        fill=CLAY.base,
        stroke=CLAY.deep,
        stroke_width=3,
        stroke_linejoin="round",
    )
    strokes(c, f"M-20 {number(y - 33)}H20M-10 {number(y - 44)}H10", CLAY.light, 3.5)


def pedestal(c: Canvas, y: float) -> None:
    """The base of a building that may stand on brown, gray or red: a bit of each."""
    disc(c, y, STONE)
    low = y + THICK
    for left, right, tone in ((-WIDE, -18.0, EARTH), (18.0, WIDE, CLAY)):
        curve = DEEP * sqrt(1 - (18 / WIDE) ** 2)
        near, far = (right, left) if tone is EARTH else (left, right)
        sweep = 0 if tone is EARTH else 1
        face = f"M{far} {number(y)}V{number(low)}A{WIDE} {DEEP} 0 0 {sweep} {near} {number(low + curve)}V{number(y + curve)}A{WIDE} {DEEP} 0 0 {1 - sweep} {far} {number(y)}Z"
        c.path(face, fill=tone.shade, stroke=tone.deep, stroke_width=3)


@cache
def stack(kind: int) -> str:
    """What stands on a cell, for a hex of radius 100."""
    c = Canvas(0, 0, "")
    colors = ("gray", "red") if kind == BUILDING else STACKS[kind]
    tall = len(colors)
    y = 10.0 * tall - (10 if kind == facts.WATER else 2)
    c.ellipse(6, y + THICK + 6, WIDE + 8, DEEP + 3, fill=INK, opacity=0.16)
    for i, color in enumerate(colors):
        if i == 0 and kind == BUILDING:
            pedestal(c, y)
        else:
            disc(c, y, TONES[color])
        y -= STEP
    y += STEP
    if colors[-1] == "blue":
        waves(c, y)
    elif colors[-1] == "yellow":
        ears(c, y)
    elif colors[-1] == "gray":
        peak(c, y, tall)
    elif colors[-1] == "brown":
        rings(c, y)
    elif colors[-1] == "green":
        crown(c, y)
    elif kind == facts.LONE_RED:
        bricks(c, y)
    else:
        house(c, y)
    return c.inner()


@cache
def token(color: str) -> str:
    """A single token as it comes out of the bag."""
    c = Canvas(0, 0, "")
    c.ellipse(4, 24, WIDE + 6, DEEP + 2, fill=INK, opacity=0.16)
    disc(c, 0, TONES[color])
    if color == "blue":
        waves(c, 0)
    elif color == "gray":
        strokes(c, "M-32 12L-10 -16L4 0L12 -10L32 12Z", STONE.deep, 5)
    elif color == "brown":
        rings(c, 0)
    elif color == "green":
        c.path("M-26 14Q-30 -18 26 -20Q24 16 -26 14Z", fill=LEAF.light)
        strokes(c, "M-30 18Q-4 4 16 -12M-8 6L-10 -8M2 0L14 2", LEAF.deep, 3.5)
    elif color == "yellow":
        strokes(c, "M0 24V-6", WHEAT.deep, 4)
        for x, dy, turn in ((0, -18, 0), (-9, -6, -30), (9, -6, 30), (-9, 8, -30), (9, 8, 30)):
            c.ellipse(x, dy, 5, 9, fill=WHEAT.light, stroke=WHEAT.deep, stroke_width=2.5, transform=f"rotate({turn} {x} {dy})")
    else:
        strokes(c, "M-30 4L0 -22L30 4M-20 -2V18H20V-2", CLAY.deep, 6)
        strokes(c, "M-4 18V6H6V18", CLAY.light, 4)
    return c.inner()


def kinds_on(p: HarmoniesPosition, seat: int) -> list[int]:
    """What stands on each cell of a board, in the board's order of cells."""
    board = p.board()
    stacks = [int(p.stacks[seat * KINDS + kind]) for kind in range(KINDS)]
    out = []
    for i in range(board.size):
        bit = 1 << board.bits[i]
        out.append(next((kind for kind in range(KINDS) if stacks[kind] & bit), int(EMPTY)))
    return out


# ---------------------------------------------------------------------- boards


def middle(cell: int, radius: float) -> tuple[float, float]:
    """The middle of a cell of the vocabulary, seen from that of a1."""
    column, row = divmod(cell, ROWS)
    return center(column, row - column // 2, radius)


@cache
def hexes(cells: tuple[int, ...], radius: float) -> str:
    """The ground a board lies on: one sheet of earth under all cells, its edge following theirs."""
    c = Canvas(0, 0, "")
    for grown, drop, fill, opacity in (
        (1.19, 7.0, INK, 0.07),
        (1.17, 3.0, INK, 0.1),
        (1.16, 0.0, SAND.shade, 1.0),
        (1.11, 0.0, "#d8caa8", 1.0),
    ):
        d = ""
        for cell in cells:
            x, y = middle(cell, radius)
            d += rough(hexagon(x, y + drop * radius / 60, radius * grown), radius * 0.02, cell, radius * 0.22)
        c.path(d, fill=fill, opacity=None if opacity == 1 else opacity)
    return c.inner()


@cache
def ground(cell: int, kind: int, radius: float) -> str:
    """One hex with what stands on it."""
    c = Canvas(0, 0, "")
    x, y = middle(cell, radius)
    if kind == EMPTY:
        fill = ("#f1e9d3", "#efe6ce", "#eee5cf")[cell % 3]
    else:
        fill = GROUND[STACKS[kind][-1]]
    c.path(
        rough(hexagon(x, y, radius * 0.95), radius * 0.025, cell, radius * 0.14),
        fill=fill,
        stroke="#b7a680",
        stroke_width=max(0.6, radius * 0.022),
    )
    if kind == EMPTY:
        for i in range(3):
            gx, gy = x + radius * 0.5 * wobble(cell, i, 1), y + radius * (0.45 * wobble(cell, i, 2) - 0.08)
            s = radius * 0.07
            strokes(
                c,
                f"M{number(gx - s)} {number(gy)}q{number(s * 0.4)} {number(-s)} {number(s * 0.2)} {number(-s * 1.6)}m{number(s * 0.5)} {number(s * 1.6)}q0 {number(-s)} {number(s * 0.8)} {number(-s * 1.4)}",
                "#c9bb93",
                radius * 0.025,
            )
    else:
        with c.at(x, y, radius / 100):
            c.markup(stack(kind))
    return c.inner()


def draw_board(c: Canvas, p: HarmoniesPosition, seat: int, radius: float, whose: str, own: bool) -> None:
    """A board, the middle of a1 at (0, 0).  Only one's own cells can be clicked."""
    board = p.board()
    cells = tuple(board.cells)
    c.markup(hexes(cells, radius))
    edges(c, cells, radius)
    animals, spirits = int(p.animals[seat]), int(p.spirit_cubes[seat])
    for cell, bit, kind in zip(cells, board.bits, kinds_on(p, seat), strict=True):
        name = str(CELL.values[cell])
        x, y = middle(cell, radius)
        words = f"{whose}{name}: {WORDS[kind]}"
        cube = AMBER if animals >> bit & 1 else DUSK if spirits >> bit & 1 else None
        if cube is not None:
            words += ", with a cube" if cube is AMBER else ", with a spirit cube"
        with c.thing(*([f"cell:{name}"] if own else []), label=words):
            c.markup(ground(cell, kind, radius))
            if cube is not None:
                size = radius * 0.46
                c.ellipse(x + radius * 0.4, y + radius * 0.56, size * 0.62, size * 0.3, fill=INK, opacity=0.25)
                c.cube(x + radius * 0.38, y + radius * 0.36, size, cube)
            if own and kind == EMPTY:
                c.text(x, y + radius * 0.7, name, 11, fill=SAND.deep)


def edges(c: Canvas, cells: tuple[int, ...], radius: float) -> None:
    """Letters above the columns; numbers beside the first and the last, which are alike."""
    size = max(9.0, min(14.0, radius * 0.24))
    reach = radius * 1.12 + size * 0.25
    for column in range(max(cells) // ROWS + 1):
        x, y = middle(column * ROWS, radius)
        c.text(x, y - radius * 1.04 - size * 0.25, COLUMNS[column], size, fill=SOFT, font_weight=600)
    last = max(cells) // ROWS
    for row in range(ROWS):
        if row in cells:
            _, y = middle(row, radius)
            c.text(-reach, y + size * 0.35, row + 1, size, "end", fill=SOFT, font_weight=600)
            c.text(middle(last * ROWS, radius)[0] + reach, y + size * 0.35, row + 1, size, "start", fill=SOFT, font_weight=600)


# ---------------------------------------------------------------------- habitats


@cache
def habitat(printed: Harvest, radius: float, cube: Tone) -> str:
    """The landscape an animal asks for, around (0, 0), the cell of its cube marked."""
    c = Canvas(0, 0, "")
    spots = [center(q, r, radius) for _, (q, r) in printed]
    mx = (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2
    my = (min(y for _, y in spots) + max(y for _, y in spots)) / 2
    for (need, _), (x, y) in sorted(zip(printed, spots, strict=True), key=lambda pair: pair[1][1]):
        kind = NEEDS[need]
        tone = "red" if kind == BUILDING else STACKS[kind][-1]
        here = (x, y) == spots[0]
        edge, width = (cube.deep, 1.6) if here else ("#a8976f", 0.8)
        c.polygon(hexagon(x - mx, y - my, radius * 0.97), fill=GROUND[tone], stroke=edge, stroke_width=width, stroke_linejoin="round")
        with c.at(x - mx, y - my, radius / 100 * 1.12):
            c.markup(stack(kind))
    x, y = spots[0]
    c.cube(x - mx + radius * 0.42, y - my + radius * 0.42, radius * 0.62, cube)
    return c.inner()


def describe(printed: Harvest) -> str:
    """A habitat in words: `water with the cube, tree of height 3 to the NW`."""
    parts = []
    for need, (q, r) in printed:
        name = need.rstrip("123")
        what = f"{name} of height {need[-1]}" if name != need else name
        parts.append(f"{what} {'with the cube' if (q, r) == (0, 0) else 'to the ' + way(q, r)}")
    return ", ".join(parts)


def way(q: int, r: int) -> str:
    for name, (dq, dr) in facts.STEPS.items():
        if (q, r) == (dq, dr):
            return name
    for name, (dq, dr) in facts.STEPS.items():
        for other, (eq, er) in facts.STEPS.items():
            if (q, r) == (dq + eq, dr + er):
                return f"{name} and {other}" if name != other else f"{name}, two steps"
    return "far side"


def panel(c: Canvas, x: float, y: float, width: float, height: float, salt: int) -> None:
    """A quiet sheet under a part of the table."""
    c.path(rough(box(x, y, width, height), 1.5, salt, 14), fill=SHEET, opacity=0.7)
