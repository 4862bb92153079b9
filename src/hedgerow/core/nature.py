"""Scenery that all boards share: skies, hills and waters, and the plants that stand on them.

A landscape fills a box without leaving it; a plant stands on (0, 0), grows upwards, and is about 44 high.  Like everything on a
canvas they are plain shapes, and the same for the same salt.
"""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from hedgerow.core.canvas import AMBER, CLAY, EARTH, INK, LEAF, SHEET, STONE, WATER, WHEAT, Canvas, Tone, blob, trace, wobble

FIR: Final = Tone("#8fae82", "#557f57", "#38603f", "#213d28")
OLIVE: Final = Tone("#c6c98a", "#96a057", "#6f7a3a", "#454d20")
HEATHER: Final = Tone("#e2cbe2", "#b588b8", "#84598a", "#4d2e53")
BLUSH: Final = Tone("#f6d9d0", "#e6a596", "#b96d5e", "#70362b")

# ---------------------------------------------------------------------- landscapes


@cache
def landscape(width: float, height: float, habitats: str, salt: int, corner: float = 0.0, horizon: float = 0.62) -> str:
    """A calm view with its upper left corner at (0, 0), rounded at its lower corners; `habitats` holds some of the letters
    s (sun), w (water), r (rock) and c (cold), and o for the open sea."""
    c = Canvas(width, height, "")
    cold, wet, rocky, sun = ("c" in habitats), ("w" in habitats), ("r" in habitats), ("s" in habitats)
    sky = "#e4edf2" if cold else "#e2efec" if wet and not sun else "#faefd0" if sun else "#e9efe4"
    c.path(hill(width, height, 0, 0, 0, corner), fill=sky)
    x = width * (0.3 + 0.2 * wobble(salt, 1))
    if sun:
        c.circle(x, height * 0.3, height * 0.13 + 3, fill="#fbdc8e")
        c.circle(x, height * 0.3, height * 0.09 + 2, fill="#f5c65a")
    if wet:
        cloud(c, width * (0.62 + 0.15 * wobble(salt, 2)), height * 0.24, 0.3 + height * 0.006)
    far = height * (horizon - 0.16)
    if rocky:
        peaks(c, width, height, far, corner, salt, cold)
    else:
        c.path(hill(width, height, far, height * 0.07, salt, corner), fill="#d5e0dd" if cold else "#dbe3bd" if not sun else "#e6deab")
    near = "#f3f6f7" if cold else "#c5d69d" if wet else "#d9d3ad" if rocky and not sun else "#e3d293" if sun else "#c9d7a0"
    edge = "#c4d2da" if cold else "#9db46c" if wet else "#b5ac7f" if rocky and not sun else "#c4ac5e" if sun else "#a3b672"
    ground = height * horizon
    if "o" in habitats:
        sea(c, width, height, ground, corner, salt)
        return c.inner()
    c.path(hill(width, height, ground, height * 0.05, salt + 1, corner), fill=near)
    if wet:
        pond(c, width, height, ground + (height - ground) * 0.45, salt)
    if height < 40:
        return c.inner()
    d = ""
    for i in range(int(width / 17)):
        x = 9 + i * 17 + 6 * wobble(salt, i, 4)
        y = ground + (height - ground) * (0.55 + 0.35 * wobble(salt, i, 5))
        if x < width - 8 and y < height - 4:
            d += trace("M", x - 2, y, "q", 0.6, -2, 0, -4, "M", x, y, "v", -5, "M", x + 2, y, "q", -0.6, -2, 0.6, -4)
    c.path(d, fill="none", stroke=edge, stroke_width=1, stroke_linecap="round")
    if cold:
        for i in range(7):
            x, y = width * (0.5 + 0.46 * wobble(salt, i, 8)), far * (0.55 + 0.42 * wobble(salt, i, 9))
            c.circle(x, y, 1.2, fill=SHEET)
    return c.inner()


def hill(width: float, height: float, level: float, swell: float, salt: int, corner: float = 0.0) -> str:
    """The ground below a rolling line, down to the lower edge of a box."""
    d = trace("M", 0, level)
    steps = 3 if width < 240 else 5
    for i in range(steps if swell else 1):
        x, far = width * (i + 0.5) / steps, width * (i + 1) / steps
        if not swell:
            x, far = width / 2, width
        d += trace("Q", x, level + swell * (1.6 * wobble(salt, i) - 0.6 * (-1) ** i), far, level + (swell * 0.5 * wobble(salt, i, 2)))
    r = corner
    return d + trace("V", height - r, "Q", width, height, width - r, height, "H", r, "Q", 0, height, 0, height - r, "Z")


def peaks(c: Canvas, width: float, height: float, level: float, corner: float, salt: int, snow: bool) -> None:
    """A ridge: each peak lit on its left side."""
    count = max(2, int(width / 46))
    for i in range(count):
        half = width / count * (0.62 + 0.12 * wobble(salt, i, 11))
        x = min(max(width * (i + 0.5) / count + 6 * wobble(salt, i, 12), half), width - half)
        top = max(level - height * (0.16 + 0.1 * wobble(salt, i, 13)), height * 0.02)
        foot = level + height * 0.2
        c.path(trace("M", x - half, foot, "L", x - half * 0.3, top + (foot - top) * 0.34, x, top, x + half, foot, "Z"), fill="#dad8cf")
        shade = trace("M", x, top, "L", x + half, foot, x + half * 0.1, foot, x - half * 0.12, top + (foot - top) * 0.5, "Z")
        c.path(shade, fill="#c4c1b7")
        if snow:
            drop = (foot - top) * 0.3
            cap = trace(
                "M", x, top, "l", half * 0.3, drop, -half * 0.14, -drop * 0.2, -half * 0.14, drop * 0.3, -half * 0.17, -drop * 0.24, "Z"
            )
            c.path(cap, fill=SHEET)


def pond(c: Canvas, width: float, height: float, y: float, salt: int) -> None:
    """Water with two ripples, somewhere on the ground."""
    half = width * 0.26
    x = width * (0.5 + 0.2 * wobble(salt, 21))
    high = max(3.0, (height - y) * 0.34)
    c.path(blob(x, y, half, high, 0.08, salt, 10), fill="#9ccbd8", stroke="#6fa9bd", stroke_width=0.9)
    waves = trace("M", x - half * 0.5, y, "q", 4, -2.4, 8, 0, "t", 8, 0, "M", x + half * 0.1, y + high * 0.4, "q", 3, -2, 6, 0, "t", 6, 0)
    c.path(waves, fill="none", stroke="#dff0f4", stroke_width=1.1, stroke_linecap="round")


def sea(c: Canvas, width: float, height: float, level: float, corner: float, salt: int) -> None:
    """Open water with an islet in it."""
    c.path(hill(width, height, level, 1.5, salt, corner), fill="#9ccbd8")
    x, half = width * (0.68 + 0.06 * wobble(salt, 31)), width * 0.24
    c.path(
        trace(
            "M",
            x - half,
            level + 5,
            "Q",
            x - half * 0.4,
            level - 9,
            x,
            level - 8,
            "Q",
            x + half * 0.6,
            level - 8,
            x + half,
            level + 5,
            "Q",
            x,
            level + 9,
            x - half,
            level + 5,
            "Z",
        ),
        fill="#f1dfa6",
        stroke="#c0a25c",
        stroke_width=1,
    )
    c.path(
        trace("M", x - half * 0.6, level, "Q", x, level - 12, x + half * 0.6, level - 1, "Q", x, level + 2, x - half * 0.6, level, "Z"),
        fill=LEAF.light,
    )
    d = ""
    for i in range(int(width * (height - level) / 260)):
        wx, wy = 6 + (width - 26) * (0.5 + 0.5 * wobble(salt, i, 33)), level + 8 + (height - level - 14) * (0.5 + 0.5 * wobble(salt, i, 34))
        d += trace("M", wx, wy, "q", 3.4, -2.6, 6.8, 0, "t", 6.8, 0)
    c.path(d, fill="none", stroke="#dff0f4", stroke_width=1.3, stroke_linecap="round")


def cloud(c: Canvas, x: float, y: float, size: float) -> None:
    with c.at(x, y, size):
        c.path("M-24 8Q-32 8 -32 1Q-31 -6 -23 -6Q-20 -17 -8 -15Q2 -22 11 -13Q22 -14 23 -5Q32 -5 31 2Q30 8 23 8Z", fill=SHEET, opacity=0.92)


def pebble(c: Canvas, x: float, y: float, size: float, salt: int) -> None:
    c.path(blob(x, y, size, size * 0.72, 0.12, salt, 7), fill=STONE.light, stroke=STONE.shade, stroke_width=1)


# ---------------------------------------------------------------------- plants

EDGE: Final = 1.3


def shade(c: Canvas, width: float) -> None:
    """Where a plant stands."""
    c.ellipse(2, 0.6, width, 2.6, fill=INK, opacity=0.14)


def puff(c: Canvas, x: float, y: float, rx: float, ry: float, tone: Tone, salt: int) -> None:
    """A ball of leaves, lit from the upper left."""
    c.path(blob(x, y, rx, ry, 0.1, salt, 9), fill=tone.base, stroke=tone.deep, stroke_width=EDGE)
    c.path(blob(x - rx * 0.22, y - ry * 0.28, rx * 0.56, ry * 0.48, 0.12, salt + 1, 7), fill=tone.light, opacity=0.75)
    low = trace("M", x - rx * 0.3, y + ry * 0.5, "q", 2.4, 2, 4.6, 0, "M", x + rx * 0.3, y + ry * 0.2, "q", 2, 2, 4, 0)
    c.path(low, fill="none", stroke=tone.shade, stroke_width=1.4, stroke_linecap="round")


def berries(c: Canvas, spots: list[tuple[float, float]], tone: Tone, size: float = 1.9) -> None:
    for x, y in spots:
        c.circle(x, y, size, fill=tone.base, stroke=tone.deep, stroke_width=0.7)


def trunk(c: Canvas, high: float, width: float = 3.0) -> None:
    w = width
    d = trace("M", -w * 1.3, 0, "Q", -w * 0.6, -high * 0.4, -w * 0.6, -high, "H", w * 0.6, "Q", w * 0.6, -high * 0.4, w * 1.3, 0, "Z")
    c.path(d, fill=EARTH.base, stroke=EARTH.deep, stroke_width=EDGE, stroke_linejoin="round")


def round_tree(c: Canvas, tone: Tone, salt: int, fruit: Tone | None = None) -> None:
    shade(c, 13)
    trunk(c, 20)
    puff(c, 1, -28, 15.5, 13.5, tone, salt)
    if fruit:
        berries(c, [(-6, -24), (6, -20), (3, -32), (10, -29), (-3, -37)], fruit)


def tall_tree(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 8)
    trunk(c, 12, 2.4)
    puff(c, 0, -26, 8.5, 19, tone, salt)


def spreading_tree(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 14)
    d = "M-2.6 0Q-1.6 -14 -11 -27L-8.6 -28Q-1 -20 0 -15Q3 -22 11 -28L13 -26.6Q3 -18 3 0Z"
    c.path(d, fill=EARTH.base, stroke=EARTH.deep, stroke_width=EDGE, stroke_linejoin="round")
    puff(c, 7, -33, 14, 6.6, tone, salt)
    puff(c, -8, -29, 13, 6, tone, salt + 3)


def fir(c: Canvas, tone: Tone, salt: int, snow: bool = False) -> None:
    shade(c, 10)
    trunk(c, 8, 2.2)
    for i, (y, half) in enumerate(((-6.0, 14.0), (-17.0, 11.0), (-28.0, 7.6))):
        lean = wobble(salt, i)
        d = trace("M", -half, y, "Q", -half * 0.3, y - 6, lean, y - 16, "Q", half * 0.3, y - 6, half, y)
        d += trace("Q", half * 0.5, y + 2.6, half * 0.3, y, "Q", 0, y + 3.4, -half * 0.3, y, "Q", -half * 0.5, y + 2.6, -half, y, "Z")
        c.path(d, fill=tone.base, stroke=tone.deep, stroke_width=EDGE, stroke_linejoin="round")
        light = trace("M", -half * 0.62, y - 2.4, "Q", -half * 0.2, y - 6, -0.6, y - 12)
        c.path(light, fill="none", stroke=SHEET if snow else tone.light, stroke_width=2.2 if snow else 1.6, stroke_linecap="round")


def palm(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 8)
    c.path("M-2.6 0Q1 -14 -1 -30L2 -30Q5 -14 3 0Z", fill=EARTH.light, stroke=EARTH.deep, stroke_width=EDGE, stroke_linejoin="round")
    c.path("M-1 -8l4.4 -1M0 -16l4 -1M0 -23l3.4 -1", stroke=EARTH.shade, stroke_width=1)
    for turn in (-168, -128, -62, -18, 18, -198):
        with c.at(0.6, -31, 1.0, turn + 5 * wobble(salt, turn)):
            c.path("M0 0Q9 -7 20 2Q10 1.6 0 1.6Z", fill=tone.base, stroke=tone.deep, stroke_width=1, stroke_linejoin="round")
    berries(c, [(-1.6, -29), (2.6, -28.6)], EARTH, 2.0)


def bush_of(c: Canvas, tone: Tone, salt: int, fruit: Tone) -> None:
    shade(c, 17)
    puff(c, -8, -8, 9.5, 8.6, tone, salt)
    puff(c, 9, -8.6, 9.5, 9, tone, salt + 2)
    puff(c, 0, -15, 10.5, 9.6, tone, salt + 4)
    spots = [(-9.0, -6.0), (8.0, -6.0), (-3.0, -15.0), (5.0, -17.0), (12.0, -11.0), (0.0, -8.0)]
    berries(c, [(x + wobble(salt, i), y + wobble(salt, i, 1)) for i, (x, y) in enumerate(spots)], fruit)


def cactus(c: Canvas, tone: Tone, salt: int, bloom: Tone) -> None:
    shade(c, 12)
    for x, y, rx, ry, turn in ((0, -12, 8, 12, 0), (-9, -25, 6, 9, -24), (8, -28, 6.6, 9.6, 18), (15, -17, 4.6, 7, 40)):
        c.ellipse(x, y, rx, ry, fill=tone.base, stroke=tone.deep, stroke_width=EDGE, transform=f"rotate({turn} {x} {y})")
        dots = "".join(trace("M", x + dx, y + dy, "v", 1.6) for dx, dy in ((-2.6, -4), (2, -1), (-2, 3)))
        c.path(dots, stroke=tone.light, stroke_width=1.3, stroke_linecap="round")
    berries(c, [(-13, -33), (11, -38), (19, -22)], bloom, 2.4)


def fern(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 14)
    for turn, high in ((-48.0, 28.0), (44.0, 28.0), (-22.0, 36.0), (20.0, 37.0), (0.0, 41.0)):
        with c.at(0, 0, 1.0, turn + 4 * wobble(salt, int(turn))):
            leaf = "".join(
                trace("M", 0, -y, "q", side * (high - y) * 0.2, -1, side * (high - y) * 0.3, -5)
                for y in range(8, int(high) - 2, 5)
                for side in (-1, 1)
            )
            c.path(trace("M", 0, 0, "V", -high) + leaf, fill="none", stroke=tone.deep, stroke_width=3.6, stroke_linecap="round")
            c.path(trace("M", 0, 0, "V", -high) + leaf, fill="none", stroke=tone.base, stroke_width=1.9, stroke_linecap="round")


def grass(c: Canvas, tone: Tone, salt: int) -> None:
    """Blades with ears."""
    shade(c, 10)
    for i, (lean, high) in enumerate(((-13.0, 24.0), (13.0, 25.0), (-6.0, 36.0), (7.0, 38.0), (0.0, 43.0))):
        tip = lean + 2 * wobble(salt, i)
        c.path(trace("M", lean * 0.2, 0, "Q", lean * 0.3, -high * 0.6, tip, -high), fill="none", stroke=LEAF.shade, stroke_width=1.8)
        with c.at(tip, -high, 1.0, lean * 1.6):
            ear = "M0 4Q-3.6 -2 0 -8Q3.6 -2 0 4Z"
            c.path(ear, fill=tone.base, stroke=tone.deep, stroke_width=1)
    for lean in (-1, 1):
        blade = trace("M", 0, 0, "Q", lean * 7, -10, lean * 17, -12, "Q", lean * 8, -5, 0, 0, "Z")
        c.path(blade, fill=LEAF.base, stroke=LEAF.deep, stroke_width=1)


def daisies(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 12)
    for x, high, size in ((-9.0, 24.0, 5.4), (9.5, 29.0, 5.8), (0.0, 38.0, 6.6)):
        c.path(trace("M", x * 0.2, 0, "Q", x * 0.3, -high * 0.5, x, -high), fill="none", stroke=LEAF.shade, stroke_width=1.9)
        petals = "".join(petal(x, -high, size, i * 60 + 20 * wobble(salt, int(high))) for i in range(6))
        c.path(petals, fill=tone.light if tone is not WHEAT else tone.base, stroke=tone.deep, stroke_width=0.9, stroke_linejoin="round")
        c.circle(x, -high, size * 0.34, fill=AMBER.base, stroke=AMBER.deep, stroke_width=0.8)
    for lean in (-1, 1):
        c.path(trace("M", 0, 0, "Q", lean * 4, -11, lean * 13, -11, "Q", lean * 8, -2, 0, 0, "Z"), fill=LEAF.base, stroke=LEAF.deep)


def petal(x: float, y: float, size: float, turn: float) -> str:
    a, b = turn * pi / 180 - 0.5, turn * pi / 180 + 0.5
    mid = (a + b) / 2
    far = size * 1.5
    points = (x + size * cos(a), y + size * sin(a), x + far * cos(mid), y + far * sin(mid))
    return trace("M", x, y, "Q", *points, "Q", x + size * cos(b), y + size * sin(b), x, y, "Z")


def bells(c: Canvas, tone: Tone, salt: int) -> None:
    """A stalk with flowers down both sides."""
    shade(c, 9)
    c.path("M0 0Q-2 -20 1 -42", fill="none", stroke=LEAF.shade, stroke_width=2)
    for i, y in enumerate((-15, -21, -27, -33, -38)):
        side = -1 if i % 2 else 1
        size = 6.4 - 0.7 * i
        c.path(
            trace("M", 0, y, "q", side * size, -3, side * size * 1.2, 3, "q", -side * size * 0.5, 3.4, -side * size, 0.6, "Z"),
            fill=tone.base,
            stroke=tone.deep,
            stroke_width=1,
            stroke_linejoin="round",
        )
    for lean in (-1, 1):
        c.path(trace("M", 0, 0, "Q", lean * 3, -14, lean * 13, -15, "Q", lean * 9, -3, 0, 0, "Z"), fill=LEAF.base, stroke=LEAF.deep)


def toadstool(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 12)
    c.path("M-4 -18Q-3 -8 -6 0Q0 2.4 6 0Q3 -8 4 -18Z", fill="#f4ead6", stroke=EARTH.deep, stroke_width=EDGE, stroke_linejoin="round")
    c.path("M-5 -13Q0 -10 5 -13L4.4 -10Q0 -7.6 -4.4 -10Z", fill="#e3d3b4", stroke=EARTH.shade, stroke_width=0.8)
    c.path("M-18 -18Q-16 -37 0 -38Q16 -37 18 -18Q0 -12 -18 -18Z", fill=tone.base, stroke=tone.deep, stroke_width=EDGE)
    c.path("M-13 -22Q-11 -31 -3 -34", fill="none", stroke=tone.light, stroke_width=2.2, stroke_linecap="round")
    for x, y, size in ((-6, -25, 2.6), (4, -31, 2.4), (9, -22, 2.8), (0, -20, 1.7)):
        c.circle(x + wobble(salt, x), y, size, fill=SHEET, opacity=0.9)


def cluster(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 13)
    for x, high, size in ((-10.0, 17.0, 8.0), (10.5, 20.0, 8.6), (0.0, 32.0, 10.5)):
        c.path(
            trace("M", x - 2, -high, "Q", x - 1, -6, x * 0.4 - 3, 0, "h", 5, "Q", x + 2.4, -8, x + 2, -high, "Z"),
            fill="#f4ead6",
            stroke=EARTH.deep,
        )
        cap = trace(
            "M",
            x - size,
            -high,
            "Q",
            x - size * 0.8,
            -high - size,
            x,
            -high - size * 1.1,
            "Q",
            x + size * 0.8,
            -high - size,
            x + size,
            -high,
            "Q",
            x,
            -high + 3.6,
            x - size,
            -high,
            "Z",
        )
        c.path(cap, fill=tone.base, stroke=tone.deep, stroke_width=EDGE)
        c.path(
            trace("M", x - size * 0.5, -high - size * 0.5, "q", size * 0.3, -2.4, size * 0.6, -2.6),
            fill="none",
            stroke=tone.light,
            stroke_width=1.7,
        )


def morel(c: Canvas, tone: Tone, salt: int) -> None:
    shade(c, 10)
    c.path(
        "M-4.6 -15Q-3.4 -8 -6 0Q0 2.4 6 0Q3.4 -8 4.6 -15Z", fill="#f4ead6", stroke=EARTH.deep, stroke_width=EDGE, stroke_linejoin="round"
    )
    c.path("M-10 -16Q-13 -32 0 -42Q13 -32 10 -16Q0 -12 -10 -16Z", fill=tone.base, stroke=tone.deep, stroke_width=EDGE)
    pits = [(-5, -20), (1, -19), (6, -22), (-6, -27), (0, -26), (5, -29), (-3, -33), (2, -35)]
    for i, (x, y) in enumerate(pits):
        c.ellipse(x + 0.6 * wobble(salt, i), y, 1.9, 2.5, fill=tone.shade)


TREES: Final = (LEAF, OLIVE, FIR)
FRUITS: Final = (CLAY, AMBER, HEATHER, WHEAT, WATER)
CAPS: Final = (CLAY, EARTH, AMBER, HEATHER, WHEAT)


@cache
def plant(kind: str, habitats: str, salt: int) -> str:
    """A tree, bush, herb or mushroom as it may grow there: firs in the cold, palms where it is warm and wet."""
    c = Canvas(0, 0, "")
    cold, wet, dry = "c" in habitats, "w" in habitats, "s" in habitats and "w" not in habitats
    pick = int(500 * (1 + wobble(salt, 77)))
    fruit = FRUITS[pick % 5]
    if kind == "tree":
        tone = TREES[pick // 5 % 2]
        if cold and ("s" not in habitats or pick % 3):
            fir(c, FIR, salt, "s" not in habitats)
        elif "s" in habitats and wet and not cold:
            palm(c, LEAF, salt)
        elif dry and pick % 2:
            spreading_tree(c, OLIVE, salt)
        elif pick % 4 == 0:
            tall_tree(c, tone, salt)
        else:
            round_tree(c, (BLUSH, AMBER)[pick % 2] if pick % 7 == 1 else tone, salt, fruit if pick % 7 != 1 and pick % 2 else None)
    elif kind == "bush":
        if dry and "r" in habitats and not cold:
            cactus(c, LEAF, salt, fruit)
        else:
            bush_of(c, TREES[pick // 5 % 3], salt, fruit)
    elif kind == "herb":
        if wet and pick % 3 == 0:
            fern(c, LEAF, salt)
        else:
            (grass, daisies, bells)[pick // 3 % 3](c, (WHEAT, HEATHER, BLUSH, WATER, AMBER)[pick % 5], salt)
    else:
        (toadstool, cluster, morel)[pick // 5 % 3](c, CAPS[pick % 5], salt)
    return c.inner()
