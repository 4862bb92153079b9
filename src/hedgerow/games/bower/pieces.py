"""Bower's things drawn: objects by shape and colour, terrains by pattern and colour, tiles, goals, eggs.

Everything is drawn in a square from -50 to 50 and scaled.  No two kinds differ by colour alone: yellow feathers are plain,
purple ones barred, red ones have an eye; yellow flowers have many narrow petals, purple ones five round ones, red ones four
broad ones, white ones six with points."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core.canvas import AMBER, EARTH, FAINT, INK, LEAF, SERIF, SHEET, SOFT, Canvas, trace, wobble
from hedgerow.games.bower.facts import OBJECTS, TERRAINS

# Of each colour its light, its body and its edge.
PAINT: Final = {
    "yellow": ("#ffe27a", "#f2b600", "#5b4300"),
    "purple": ("#c79ae0", "#8c4fb0", "#3f1c57"),
    "red": ("#f0907c", "#d0402c", "#631d12"),
    "white": ("#ffffff", "#ffffff", "#4d4a44"),
}
GROUND: Final = {"straw": "#f6e4ae", "moss": "#c6d89f", "gravel": "#dad7cf", "earth": "#cfae8b"}
TOKENS: Final = ("token_white_flower", "token_white_feather", "token_shells")

PLUME: Final = "M0 -47C25 -33 27 8 3 31L0 34L-3 31C-27 8 -25 -33 0 -47Z"
FAN: Final = "M0 40L-12 33Q-50 22 -44 -8Q-36 -36 0 -38Q36 -36 44 -8Q50 22 12 33Z"
STONE_CUT: Final = "M-40 -12L-22 -36H22L40 -12L0 42Z"
TWIG: Final = "#7a5230"


# ---------------------------------------------------------------------- objects


@cache
def picture(name: str) -> str:
    """An object, a token's face or an effect, as SVG around the origin."""
    c = Canvas(0, 0, "")
    kind, _, colour = name.partition("_")
    if kind == "white":
        kind, colour = colour, "white"
    if kind == "feather":
        feather(c, colour)
    elif kind == "flower":
        flower(c, colour)
    elif kind == "gem":
        gem(c)
    elif kind == "shell":
        shell(c, "#fff1e4", "#f0b898", "#6e3b22")
    else:
        for x, y, turn, paint in ((-17, 10, -24, "yellow"), (17, 10, 24, "purple"), (0, -13, 0, "red")):
            with c.at(x, y, 0.66, turn):
                shell(c, *PAINT[paint])
    return c.inner()


def feather(c: Canvas, colour: str) -> None:
    if colour == "any":
        for turn, paint in ((-38, "yellow"), (38, "red"), (0, "purple")):
            with c.at(0, 14, 0.86, turn), c.at(0, -14):
                plume(c, paint)
        return
    with c.at(0, 0, 1.06, 32):
        plume(c, colour)


def plume(c: Canvas, colour: str) -> None:
    light, body, edge = PAINT[colour]
    c.path(PLUME, fill="none", stroke=SHEET, stroke_width=11, opacity=0.85)
    c.line(0, 20, 0, 50, stroke=edge, stroke_width=5, stroke_linecap="round")
    c.path(PLUME, fill=body, stroke=edge, stroke_width=3.6, stroke_linejoin="round")
    c.path("M0 -40C10 -24 12 -2 2 18L0 18Z", fill=light, opacity=0.75)
    if colour == "purple":
        for y, half in ((-26, 12), (-9, 16), (8, 14)):
            c.path(trace("M", -half, y + 5, "Q", 0, y - 6, half, y + 5), fill="none", stroke=edge, stroke_width=5)
    elif colour == "red":
        c.ellipse(0, -13, 11, 14, fill="#ffd9a8", stroke=edge, stroke_width=3)
        c.ellipse(0, -11, 5, 7, fill=edge)
    elif colour == "white":
        c.path("M0 -18L-13 -26M0 -18L13 -26M0 -2L-15 -10M0 -2L15 -10M0 14L-12 7M0 14L12 7", stroke="#a9a49a", stroke_width=3, fill="none")
    c.line(0, -36, 0, 30, stroke=edge, stroke_width=2.6)


def flower(c: Canvas, colour: str) -> None:
    if colour == "any":
        for x, y, paint in ((-21, -14, "yellow"), (21, -14, "purple"), (0, 20, "red")):
            with c.at(x, y, 0.6):
                flower(c, paint)
        return
    light, body, edge = PAINT[colour]
    petals, rx, ry, out = {"yellow": (10, 8.5, 20, 27), "purple": (5, 17, 18, 24), "red": (4, 23, 21, 22), "white": (6, 12, 23, 24)}[colour]
    c.circle(0, 0, 46, fill=SHEET, opacity=0.7)
    for i in range(petals):
        with c.at(0, 0, 1.0, 360 * i / petals + (45 if petals == 4 else 0.001)):
            if colour == "white":
                c.path("M0 -4C-20 -14 -14 -34 0 -49C14 -34 20 -14 0 -4Z", fill=body, stroke=edge, stroke_width=3.4)
            else:
                c.ellipse(0, -out, rx, ry, fill=body, stroke=edge, stroke_width=3.4)
            if colour in ("purple", "red"):
                c.ellipse(0, -out - 2, rx * 0.42, ry * 0.5, fill=light, opacity=0.6)
    c.circle(0, 0, 12, fill=edge if colour in ("yellow", "red") else "#f7cf4d", stroke=edge, stroke_width=3)
    if colour == "red":
        c.circle(0, 0, 4.5, fill="#f7cf4d")


def gem(c: Canvas) -> None:
    c.path(STONE_CUT, fill="none", stroke=SHEET, stroke_width=12, opacity=0.85, stroke_linejoin="round")
    c.path(STONE_CUT, fill="#39b5c9", stroke="#0d4d5c", stroke_width=3.8, stroke_linejoin="round")
    c.path("M-40 -12L-22 -36L-12 -12Z M12 -12L0 -36L-12 -12Z", fill="#b8eef2")
    c.path("M12 -12L40 -12L0 42Z", fill="#1c8598")
    c.path("M-40 -12H40M-22 -36L-12 -12L0 -36L12 -12L22 -36M-12 -12L0 42L12 -12", fill="none", stroke="#0d4d5c", stroke_width=2.4)


def shell(c: Canvas, light: str, body: str, edge: str) -> None:
    c.path(FAN, fill="none", stroke=SHEET, stroke_width=11, opacity=0.85)
    c.path(FAN, fill=body, stroke=edge, stroke_width=3.6, stroke_linejoin="round")
    c.path("M0 32Q-30 10 -30 -16Q-10 -32 0 -32Z", fill=light, opacity=0.7)
    c.path("M0 34Q-26 6 -36 -4M0 34Q-14 0 -18 -31M0 34V-36M0 34Q14 0 18 -31M0 34Q26 6 36 -4", fill="none", stroke=edge, stroke_width=2.6)


def cross_out(c: Canvas) -> None:
    for width, paint in ((15, SHEET), (9, "#1d1a16")):
        c.path("M-34 -34L34 34M34 -34L-34 34", stroke=paint, stroke_width=width, stroke_linecap="round", fill="none")


# ---------------------------------------------------------------------- terrains and cells


@cache
def ground(terrain: str, salt: int) -> str:
    """A cell's terrain without its edge, one of a few arrangements."""
    c = Canvas(0, 0, "")
    c.rect(-50, -50, 100, 100, fill=GROUND[terrain])
    spots = [
        (round(13 * column - 39 + 4 * wobble(salt, column, row)), round(13 * row - 39 + 4 * wobble(salt, row, column, 7)))
        for column in range(7)
        for row in range(7)
    ]
    d = ""
    if terrain == "straw":
        for i, (x, y) in enumerate(spots[::2]):
            lean = round(9 * wobble(salt, i)) + (10 if i % 2 else -10)
            d += trace("M", max(-47, min(47, x - lean)), max(-47, y - 8), "L", max(-47, min(47, x + lean)), min(47, y + 8))
        c.path(d, stroke="#d5ad4c", stroke_width=2.2, stroke_linecap="round", fill="none")
    elif terrain == "moss":
        for x, y in spots[::2]:
            d += trace("M", x - 5, y - 4, "Q", x - 3, y + 3, x, y + 4, "Q", x + 3, y + 3, x + 5, y - 4, "M", x, y - 6, "V", y + 3)
        c.path(d, stroke="#86a655", stroke_width=2.0, stroke_linecap="round", fill="none")
    elif terrain == "gravel":
        for i, (x, y) in enumerate(spots[::2]):
            rx, ry = round(6.0 + wobble(salt, i), 1), round(4.4 + wobble(salt, i, 3), 1)
            x, y = max(-43, min(43, x)), max(-44, min(44, y))
            d += trace("M", x - rx, y, "a", rx, ry, 0, 1, 1, 2 * rx, 0.1, "a", rx, ry, 0, 1, 1, -2 * rx, -0.1)
        c.path(d, fill="#c6c2b8", stroke="#9b978d", stroke_width=1.2)
    else:
        for i, (x, y) in enumerate(spots[::3]):
            d += trace("M", max(-46, min(31, x - 7)), y, "l", 5, 3.5 * wobble(salt, i), "l", 5, -3.0, "l", 5, 2.0)
        c.path(d, stroke="#a37a50", stroke_width=2.0, stroke_linejoin="round", fill="none")
    return c.inner()


PLACES: Final = {
    1: ((0.0, 0.0),),
    2: ((-20.0, -18.0), (20.0, 18.0)),
    3: ((-22.0, -20.0), (22.0, -20.0), (0.0, 21.0)),
    4: ((-22.0, -22.0), (22.0, -22.0), (-22.0, 22.0), (22.0, 22.0)),
}
SCALES: Final = {0: 1.0, 1: 0.72, 2: 0.5, 3: 0.45, 4: 0.42}

# An object of a cell: its kind, whether it is a token, whether X lies on it.
Lying = tuple[str, bool, bool]


def arranged(count: int) -> tuple[list[tuple[float, float]], float]:
    """Where so many objects lie on a cell, and how large they are."""
    if count <= 4:
        return list(PLACES.get(count, ())), SCALES[count]
    return [(-30.0 + 30 * (i % 3), -30.0 + 30 * (i // 3)) for i in range(count)], 0.3


def face(c: Canvas, terrain: str, lying: list[Lying], salt: int) -> None:
    """A cell from -50 to 50: terrain and objects."""
    c.markup(ground(terrain, salt % 4))
    places, scale = arranged(len(lying))
    for (x, y), (kind, token, crossed) in zip(places, lying, strict=True):
        with c.at(x, y, scale):
            if token:
                c.circle(1.5, 4, 56, fill=INK, opacity=0.2)
                c.circle(0, 0, 55, fill="#e9d3a3", stroke=EARTH.shade, stroke_width=5)
            c.markup(picture(kind))
            if crossed:
                cross_out(c)


def tile(c: Canvas, size: float, halves: list[list[str]], salt: int) -> None:
    """A loose tile with its upper left corner at the origin, its first half on the left."""
    c.shadow(0, 0, 2 * size, size, size * 0.1)
    for i, (terrain, *objects) in enumerate(halves):
        with c.at(size * (i + 0.5), size / 2, size / 100):
            face(c, terrain, [(name, False, False) for name in objects], salt + i)
    c.line(size, size * 0.08, size, size * 0.92, stroke=INK, stroke_width=1, stroke_dasharray="2 3", opacity=0.45)
    c.rect(0, 0, 2 * size, size, size * 0.1, fill="none", stroke="#5b4a33", stroke_width=2)


# ---------------------------------------------------------------------- goals


def goal(c: Canvas, name: str | None, radius: float) -> None:
    """A goal token at the origin, face up or its back."""
    c.ellipse(1, radius * 0.16, radius * 1.02, radius * 1.0, fill=INK, opacity=0.2)
    if name is None:
        c.circle(0, 0, radius, fill=EARTH.base, stroke=EARTH.deep, stroke_width=2)
        c.circle(0, 0, radius * 0.78, fill="none", stroke=EARTH.light, stroke_width=1.4, stroke_dasharray="3 4")
        c.text(0, radius * 0.3, "?", radius * 0.9, fill=SHEET, font_family=SERIF, font_style="italic")
        return
    c.circle(0, 0, radius, fill="#fdf6e3", stroke=AMBER.shade, stroke_width=3)
    with c.at(0, 0, radius / 64):
        c.markup(picture(name))


def branch(c: Canvas, length: float) -> None:
    """A twig along the x axis, its middle at the origin."""
    half = length / 2
    d = trace("M", -half, 4, "Q", -half / 2, -9, 0, 0, "T", half, -4)
    c.path(d, fill="none", stroke=SHEET, stroke_width=15, stroke_linecap="round", opacity=0.9)
    c.path(d, fill="none", stroke="#4a2f1b", stroke_width=10, stroke_linecap="round")
    c.path(d, fill="none", stroke="#a3734a", stroke_width=4.5, stroke_linecap="round")
    for x, y, turn in ((-half * 0.45, -4, -60), (half * 0.1, 2, 60), (half * 0.5, 2, -50)):
        with c.at(x, y, 1.0, turn):
            c.path("M0 0Q10 -9 24 0Q10 9 0 0Z", fill=LEAF.base, stroke=LEAF.deep, stroke_width=2)


def egg(c: Canvas, x: float, y: float, size: float) -> None:
    with c.at(x, y, size / 100):
        c.path(
            "M0 -48C28 -48 38 -2 38 14C38 34 22 46 0 46C-22 46 -38 34 -38 14C-38 -2 -28 -48 0 -48Z",
            fill="#fdf9ef",
            stroke=SOFT,
            stroke_width=5,
        )
        for sx, sy, r in ((-12, -8, 5), (10, 10, 6), (-8, 24, 4), (14, -16, 4)):
            c.circle(sx, sy, r, fill=FAINT)


assert set(GROUND) == set(TERRAINS)
assert "coloured_shells" in OBJECTS
