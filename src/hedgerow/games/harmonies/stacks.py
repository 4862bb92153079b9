"""Tokens and stacks of Harmonies as pictures.

A stack is drawn for a hex of radius 100 around (0, 0) and never leaves it; every token of it can be counted, and
what it has become (a crown, a peak, a roof) stands on top.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from typing import Final

from hedgerow.core.canvas import CLAY, EARTH, INK, LEAF, STONE, WATER, WHEAT, Canvas, Tone, blob, number, rough, trace
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.facts import BUILDING, STACKS
from hedgerow.games.harmonies.moves import COLORS

TONES: Final = dict(zip(COLORS, (WATER, STONE, EARTH, LEAF, WHEAT, CLAY), strict=True))
GROUND: Final = {"blue": "#bcd9de", "gray": "#d8d5cb", "brown": "#dcc5a6", "green": "#cbd6a8", "yellow": "#f0dfa9", "red": "#e8bda9"}

WIDE: Final = 54.0  # half the width of a token
DEEP: Final = 34.0  # half of what one sees of it from front to back
THICK: Final = 19.0
STEP: Final = 22.0  # from one token of a stack to the next


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
    stalks = grains = ""
    for x, high, lean in ((-30, 28, -8), (-12, 44, -3), (8, 48, 3), (28, 32, 9)):
        stalks += trace("M", x, y + 8, "Q", x, y - high / 2, x + lean, y - high)
        for i in range(3):
            at = y - high + 12 * i
            grains += trace("M", x + lean - 2, at, "l", -4, -6, "M", x + lean + 2, at, "l", 4, -6)
        grains += trace("M", x + lean, y - high - 8, "v", -4)
    strokes(c, stalks, WHEAT.deep, 3.5)
    strokes(c, grains, WHEAT.deep, 9)
    strokes(c, grains, "#f8d774", 5.5)


def rings(c: Canvas, y: float) -> None:
    for rx, ry, turn in ((37, 22, 4), (22, 14, -7), (8, 5, 10)):
        c.ellipse(0, y, rx, ry, fill="none", stroke=EARTH.shade, stroke_width=3.5, transform=f"rotate({turn} 0 {number(y)})")


def bricks(c: Canvas, y: float) -> None:
    d = f"M-40 {number(y - 7)}H40M-44 {number(y + 8)}H44M-14 {number(y - 22)}V{number(y - 7)}M18 {number(y - 22)}V{number(y - 7)}"
    strokes(
        c,
        d + f"M0 {number(y - 7)}V{number(y + 8)}M-28 {number(y - 7)}v15M28 {number(y - 7)}v15M-14 {number(y + 8)}v13M16 {number(y + 8)}v13",
        CLAY.light,
        3,
    )


def peak(c: Canvas, y: float, height: int) -> None:
    top, low = y - 26 - 10 * height, y + 12
    whole = trace("M", -40, low, "L", -14, y - 20, -6, top + 8, 2, top, 14, y - 22, 40, low, "Q", 0, low + 14, -40, low, "Z")
    dark = trace("M", 2, top, "L", 14, y - 22, 40, low, "Q", 22, low + 8, 4, low + 7, "L", 10, y - 8, 0, y - 18, "Z")
    c.path(whole, fill="#e4e2da", stroke=STONE.deep, stroke_width=3, stroke_linejoin="round")
    c.path(dark, fill=STONE.shade)
    if height > 1:
        cap = 8 + 5 * height
        c.path(trace("M", 2, top, "l", cap / 2, cap, 2 - cap / 2, -7, -7, 9, -5, -6, "Z"), fill="#ffffff")


def crown(c: Canvas, y: float) -> None:
    mid = y - 20
    puffs = trace(
        "M",
        -40,
        mid + 26,
        "a",
        23,
        22,
        0,
        0,
        1,
        2,
        -39,
        "a",
        34,
        34,
        0,
        0,
        1,
        63,
        -5,
        "a",
        24,
        23,
        0,
        0,
        1,
        14,
        43,
        "q",
        -40,
        20,
        -79,
        1,
        "Z",
    )
    c.path(puffs, fill=LEAF.base, stroke=LEAF.deep, stroke_width=3, stroke_linejoin="round")
    c.path(blob(-8, mid - 12, 18, 13, 0.12, 11, 7), fill=LEAF.light)
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
        outer, inner, sweep = (left, right, 0) if tone is EARTH else (right, left, 1)
        down = trace("M", outer, y, "V", low, "A", WIDE, DEEP, 0, 0, sweep, inner, low + curve)
        c.path(
            down + trace("V", y + curve, "A", WIDE, DEEP, 0, 0, 1 - sweep, outer, y, "Z"), fill=tone.shade, stroke=tone.deep, stroke_width=3
        )


@cache
def stack(kind: int) -> str:
    """What stands on a cell, for a hex of radius 100."""
    c = Canvas(0, 0, "")
    colors = ("gray", "red") if kind == BUILDING else STACKS[kind]
    tall = len(colors)
    y = 9.0 * tall - (9 if kind == facts.WATER else 1)
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
