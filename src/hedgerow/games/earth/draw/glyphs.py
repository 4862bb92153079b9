"""The small pictures on the cards of Earth: habitats, types of flora, resources, pieces.  Each is drawn around (0, 0), about 20 across."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from hedgerow.core.canvas import CLAY, EARTH, INK, LEAF, SHEET, STONE, WATER, WHEAT, Canvas, Tone, blob, trace
from hedgerow.games.earth import printed as t

COAL: Final = Tone("#d0cbc1", "#5a554e", "#3d3934", "#24211d")
ORCHID: Final = Tone("#e7d3e6", "#b98bb5", "#8a5c86", "#54324f")

# The tone of each color; a letter beside it says it to those who do not tell the colors apart.
COLORS: Final = {
    int(t.GREEN): LEAF,
    int(t.RED): CLAY,
    int(t.BLUE): WATER,
    int(t.YELLOW): WHEAT,
    int(t.BLACK): COAL,
    int(t.BROWN): EARTH,
    int(t.RED | t.BLUE | t.YELLOW | t.MULTI): ORCHID,
}
TYPES: Final = {
    int(t.TREE): ("tree", LEAF),
    int(t.BUSH): ("bush", CLAY),
    int(t.HERB): ("herb", WHEAT),
    int(t.MUSHROOM): ("mushroom", STONE),
    int(t.ANY_FLORA): ("wild", ORCHID),
    int(t.TERRAINS): ("terrain", EARTH),
}
HABITATS: Final = {int(t.SUNNY): "sunny", int(t.WET): "wet", int(t.ROCKY): "rocky", int(t.COLD): "cold"}
LINE: Final = 1.3


@cache
def glyph(name: str) -> str:
    """The markup of a picture by its name."""
    c = Canvas(0, 0, "")
    PICTURES[name](c)
    return c.inner()


def picture(c: Canvas, name: str, x: float, y: float, scale: float = 1.0, fill: str | None = None) -> None:
    """A picture around a point; `fill` is for those that leave their color open."""
    with c.at(x, y, scale, fill=fill):
        c.markup(glyph(name))


# ---------------------------------------------------------------------- habitats


def sunny(c: Canvas) -> None:
    c.circle(0, 0, 10, fill=WHEAT.light, stroke=WHEAT.shade)
    rays = "".join(trace("M", 5.4 * cos(a), 5.4 * sin(a), "L", 8.2 * cos(a), 8.2 * sin(a)) for a in (i * pi / 4 for i in range(8)))
    c.path(rays, stroke=WHEAT.shade, stroke_width=1.6, stroke_linecap="round")
    c.circle(0, 0, 3.9, fill=WHEAT.base, stroke=WHEAT.deep, stroke_width=0.9)


def wet(c: Canvas) -> None:
    c.circle(0, 0, 10, fill=WATER.light, stroke=WATER.shade)
    c.path(
        "M0 -7.4C3.4 -2.8 5 -0.4 5 2.4A5 5 0 0 1 -5 2.4C-5 -0.4 -3.4 -2.8 0 -7.4Z", fill=WATER.shade, stroke=WATER.deep, stroke_width=0.9
    )


def rocky(c: Canvas) -> None:
    c.circle(0, 0, 10, fill=STONE.light, stroke=STONE.shade)
    c.path("M-8 5L-3 -4.6L0 0.4L2.4 -3L8 5Z", fill=STONE.shade, stroke=STONE.deep, stroke_width=0.9, stroke_linejoin="round")
    c.path("M-3 -4.6L-4.6 -1.4L-2.8 -2.2L-1.4 -1.9Z", fill=SHEET)


def cold(c: Canvas) -> None:
    c.circle(0, 0, 10, fill="#e4edf6", stroke="#8fa6c4")
    arms = ""
    for i in range(6):
        a = pi / 6 + i * pi / 3
        x, y = cos(a), sin(a)
        arms += trace("M", 0, 0, "L", 7 * x, 7 * y)
        arms += trace("M", 4.4 * x - 2 * y, 4.4 * y + 2 * x, "L", 3.2 * x, 3.2 * y, "L", 4.4 * x + 2 * y, 4.4 * y - 2 * x)
    c.path(arms, fill="none", stroke="#44618c", stroke_width=1.2, stroke_linecap="round", stroke_linejoin="round")


# ---------------------------------------------------------------------- flora and terrain


def tree(c: Canvas) -> None:
    c.path("M-1.8 9L-1.2 1L1.2 1L1.8 9Z", fill=EARTH.shade, stroke=EARTH.deep, stroke_width=0.8)
    c.path(blob(0, -2.6, 7.2, 6.6, 0.1, 5, 8), fill=LEAF.base, stroke=LEAF.deep, stroke_width=LINE)
    c.path("M-3 -4.5Q-1 -6.4 1.6 -5.6", fill="none", stroke=LEAF.light, stroke_width=1.4, stroke_linecap="round")


def bush(c: Canvas) -> None:
    c.path(blob(-3.6, 2.6, 5.4, 5.2, 0.1, 2, 8), fill=LEAF.shade, stroke=LEAF.deep, stroke_width=LINE)
    c.path(blob(3.2, 1.6, 6, 6, 0.1, 3, 8), fill=LEAF.base, stroke=LEAF.deep, stroke_width=LINE)
    for x, y in ((1, -0.6), (5, 2), (-4.4, 2.4)):
        c.circle(x, y, 1.5, fill=CLAY.base, stroke=CLAY.deep, stroke_width=0.6)


def herb(c: Canvas) -> None:
    c.path("M0 9L0 -6", stroke=LEAF.deep, stroke_width=1.6, stroke_linecap="round")
    for y, reach in ((4, 6.4), (-0.6, 5.2), (-4.6, 3.6)):
        for side in (-1, 1):
            leaf = trace("M", 0, y, "Q", side * reach * 0.4, y - 4.6, side * reach, y - 3.4, "Q", side * reach * 0.7, y + 0.8, 0, y, "Z")
            c.path(leaf, fill=LEAF.base, stroke=LEAF.deep, stroke_width=0.9, stroke_linejoin="round")
    c.circle(0, -7.4, 1.9, fill=WHEAT.base, stroke=WHEAT.deep, stroke_width=0.8)


def mushroom(c: Canvas) -> None:
    c.path("M-2.2 0Q-1.4 5 -3 8.6Q0 9.6 3 8.6Q1.4 5 2.2 0Z", fill="#f1e7d2", stroke=EARTH.deep, stroke_width=1.0)
    c.path("M-8 1.4Q-7.4 -7.6 0 -7.8Q7.4 -7.6 8 1.4Q0 3.4 -8 1.4Z", fill=CLAY.base, stroke=CLAY.deep, stroke_width=LINE)
    for x, y in ((-3.4, -2.8), (1.2, -4.6), (4, -0.8)):
        c.circle(x, y, 1.3, fill=SHEET)


def wild(c: Canvas) -> None:
    for i, picture in enumerate((tree, bush, herb, mushroom)):
        with c.at(-4.6 + 9.2 * (i % 2), -4.6 + 9.2 * (i // 2), 0.52):
            picture(c)


def terrain(c: Canvas) -> None:
    c.path("M-10 7L-4 -5L0 1L3.6 -3.6L10 7Z", fill=EARTH.base, stroke=EARTH.deep, stroke_width=LINE, stroke_linejoin="round")
    c.path("M-4 -5L-6.2 -0.8L-3.8 -1.8L-2.2 -2.4Z", fill=SHEET)


def event(c: Canvas) -> None:
    c.path("M2 -9L-6 2L-0.6 2L-2.6 9.4L6.2 -2.4L0.6 -2.4Z", fill=WHEAT.base, stroke=WHEAT.deep, stroke_width=LINE, stroke_linejoin="round")


def island(c: Canvas) -> None:
    c.path("M-10 6Q-6 -0.6 0 0Q7 -0.4 10 6Z", fill=WHEAT.light, stroke=EARTH.deep, stroke_width=1.1, stroke_linejoin="round")
    c.path("M1.4 1.4Q2 -3.4 -0.4 -6.4", fill="none", stroke=EARTH.deep, stroke_width=1.6, stroke_linecap="round")
    palm = "M-0.4 -6.4Q-5 -8.6 -7 -4.4M-0.4 -6.4Q-1 -10 -4 -9.8M-0.4 -6.4Q4 -9.8 6.6 -5.4"
    c.path(palm, fill="none", stroke=LEAF.shade, stroke_width=2.2)
    c.path("M-9 8.4q3 -2 6 0t6 0t6 0", fill="none", stroke=WATER.shade, stroke_width=1.4)


def climate(c: Canvas) -> None:
    c.circle(3, -3.4, 5, fill=WHEAT.base, stroke=WHEAT.deep, stroke_width=0.9)
    cloud = "M-7 7.4A4.4 4.4 0 0 1 -6.4 -1.2A5.2 5.2 0 0 1 3 -0.6A4.2 4.2 0 1 1 5 7.4Z"
    c.path(cloud, fill=SHEET, stroke=WATER.deep, stroke_width=1.1, stroke_linejoin="round")


def ecosystem(c: Canvas) -> None:
    c.circle(0, 0, 9, fill=WATER.light, stroke=LEAF.deep, stroke_width=1.1)
    c.path(
        "M-8 -3Q-3 -1 -3.4 2Q-5 6 -1 8.6Q-7 8 -8.6 2.6ZM1 -8.6Q0 -4 3 -2.6Q6 0 8.6 -1.6Q8 -7 1 -8.6Z",
        fill=LEAF.base,
        stroke=LEAF.deep,
        stroke_width=0.8,
    )


# ---------------------------------------------------------------------- resources and pieces


def soil(c: Canvas) -> None:
    c.path(blob(0, 0, 9, 8, 0.05, 4, 10), fill=EARTH.base, stroke=EARTH.deep, stroke_width=LINE)
    for x, y in ((-3.4, -2.6), (2.6, -3.4), (4.2, 2.2), (-1.4, 3.2)):
        c.circle(x, y, 1.1, fill=EARTH.deep, opacity=0.7)


def draw(c: Canvas) -> None:
    c.rect(-6.6, -8, 11, 14.4, 2, fill=SHEET, stroke=INK, stroke_width=1, transform="rotate(-8)")
    c.rect(-4.4, -7, 11, 14.4, 2, fill=LEAF.light, stroke=LEAF.deep, stroke_width=1.1)
    c.circle(1.1, 0.2, 2.6, fill=LEAF.shade)


def heap(c: Canvas) -> None:
    c.path("M-9.4 6.6Q-7 -1.4 -2.4 -3.4Q1 -5.6 4.2 -1.6Q8.4 1 9.4 6.6Z", fill=EARTH.shade, stroke=EARTH.deep, stroke_width=LINE)
    c.path("M-4.6 3.4Q-2 0.4 1 3.2M1.6 0.6Q4 -0.4 5.4 2.6", fill="none", stroke=LEAF.light, stroke_width=1.5, stroke_linecap="round")


def hand_to_heap(c: Canvas) -> None:
    heap(c)
    c.rect(-3.4, -10, 6.8, 8.6, 1.4, fill=SHEET, stroke=INK, stroke_width=1, transform="rotate(10)")


def deck_to_heap(c: Canvas) -> None:
    heap(c)
    c.rect(-3.4, -10, 6.8, 8.6, 1.4, fill=LEAF.light, stroke=LEAF.deep, stroke_width=1, transform="rotate(10)")


def off_heap(c: Canvas) -> None:
    heap(c)
    c.path("M0 -2.6L0 -9.4M-2.8 -6.8L0 -9.6L2.8 -6.8", fill="none", stroke=INK, stroke_width=1.5, stroke_linecap="round")


def sprout(c: Canvas) -> None:
    c.path("M0 8L0 -0.6", stroke=LEAF.deep, stroke_width=1.8, stroke_linecap="round")
    c.path("M0 0Q-8.4 1 -8.2 -6.6Q-1.4 -6.4 0 0Z", fill=LEAF.base, stroke=LEAF.deep, stroke_width=1.1, stroke_linejoin="round")
    c.path("M0 -1Q8 -1 7.4 -8Q1 -7.4 0 -1Z", fill=LEAF.light, stroke=LEAF.deep, stroke_width=1.1, stroke_linejoin="round")


def growth(c: Canvas) -> None:
    c.path("M-5.6 -4.6L-5.6 5Q0 8.4 5.6 5L5.6 -4.6Z", fill=EARTH.base, stroke=EARTH.deep, stroke_width=LINE)
    c.ellipse(0, -4.6, 5.6, 2.7, fill=EARTH.light, stroke=EARTH.deep, stroke_width=1.1)
    c.ellipse(0, -4.6, 2.4, 1.1, fill="none", stroke=EARTH.deep, stroke_width=0.8)


def canopy(c: Canvas) -> None:
    c.path(blob(0, 0, 9.4, 7.8, 0.1, 7, 9), fill=LEAF.base, stroke=LEAF.deep, stroke_width=LINE)
    c.path("M-5 -2.4Q-2.4 -5.4 1.4 -4.6", fill="none", stroke=LEAF.light, stroke_width=1.5, stroke_linecap="round")


def leaf(c: Canvas) -> None:
    c.path("M0 9Q-9.4 3 -6.4 -4Q-3.6 -8.6 0 -9.6Q3.6 -8.6 6.4 -4Q9.4 3 0 9Z", stroke=INK, stroke_width=1)
    c.path("M0 10.6L0 -4", stroke=INK, stroke_width=0.9, opacity=0.6)


def points(c: Canvas) -> None:
    """A shield that a number stands on."""
    c.path(
        "M-9.6 -9L9.6 -9L9.6 1.6Q9 7.4 0 10.6Q-9 7.4 -9.6 1.6Z", fill=SHEET, stroke=LEAF.deep, stroke_width=LINE, stroke_linejoin="round"
    )


# ---------------------------------------------------------------------- marks and places


def pin(c: Canvas) -> None:
    """The name marks a place."""
    c.path("M0 10Q-7 0 -7 -3.4A7 7 0 0 1 7 -3.4Q7 0 0 10Z", fill=WATER.light, stroke=WATER.deep, stroke_width=1.4)
    c.circle(0, -3.2, 2.6, fill=WATER.deep)


def palette(c: Canvas) -> None:
    """The name marks a color."""
    c.path("M-9 1A9 8 0 1 1 4 7.6Q0 8.4 1.2 4.8Q2 2 -1.4 3.4Q-8 9 -9 1Z", fill=WHEAT.light, stroke=WHEAT.deep, stroke_width=1.3)
    for x, y, tone in ((-4.6, -1.6, CLAY), (0, -4.4, WATER), (4.6, -2, LEAF)):
        c.circle(x, y, 1.9, fill=tone.base)


def paw(c: Canvas) -> None:
    """The name marks an animal."""
    c.path("M0 0.4Q6.4 2 5.6 6.4Q4 9.6 0 7.8Q-4 9.6 -5.6 6.4Q-6.4 2 0 0.4Z", fill=EARTH.shade)
    for x, y in ((-7, -1), (-2.8, -5.4), (2.8, -5.4), (7, -1)):
        c.ellipse(x, y, 2.1, 2.9, fill=EARTH.shade)


def grid(c: Canvas, marked: set[tuple[int, int]]) -> None:
    """The nine cells around a card, some of them marked."""
    for x in (-1, 0, 1):
        for y in (-1, 0, 1):
            fill = LEAF.base if (x, y) in marked else SHEET
            c.rect(7 * x - 3, 7 * y - 3, 6, 6, 1.2, fill=INK if x == y == 0 else fill, stroke=INK, stroke_width=0.7)


def row(c: Canvas) -> None:
    c.path("M-9 0H9M-5.4 -3.6L-9 0L-5.4 3.6M5.4 -3.6L9 0L5.4 3.6", fill="none", stroke=INK, stroke_width=2)


def column(c: Canvas) -> None:
    c.path("M0 -9V9M-3.6 -5.4L0 -9L3.6 -5.4M-3.6 5.4L0 9L3.6 5.4", fill="none", stroke=INK, stroke_width=2)


def around(c: Canvas) -> None:
    grid(c, {(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1)})


def copy(c: Canvas) -> None:
    """One card taken over onto another."""
    c.rect(-9, -9, 11, 14, 2, fill=SHEET, stroke=INK, stroke_width=1.2)
    c.rect(-2, -5, 11, 14, 2, stroke=INK, stroke_width=1.2)


PICTURES: Final = {
    "sunny": sunny,
    "wet": wet,
    "rocky": rocky,
    "cold": cold,
    "tree": tree,
    "bush": bush,
    "herb": herb,
    "mushroom": mushroom,
    "wild": wild,
    "terrain": terrain,
    "event": event,
    "island": island,
    "climate": climate,
    "ecosystem": ecosystem,
    "soil": soil,
    "draw": draw,
    "compost-deck": deck_to_heap,
    "sprout": sprout,
    "growth": growth,
    "compost-hand": hand_to_heap,
    "discard": off_heap,
    "heap": heap,
    "canopy": canopy,
    "leaf": leaf,
    "points": points,
    "pin": pin,
    "palette": palette,
    "paw": paw,
    "row": row,
    "column": column,
    "around": around,
    "copy": copy,
}
RESOURCES: Final = ("soil", "draw", "compost-deck", "sprout", "growth", "compost-hand", "discard")
