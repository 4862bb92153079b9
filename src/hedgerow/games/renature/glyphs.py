"""Small pictures for Renature, drawn by us: ten animals, four plants, clouds and sunflowers.

Each is drawn around (0, 0) and fits into a box from -30 to 30.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Final

from hedgerow.core.canvas import INK, Canvas, Point

GOLD: Final = "#e6a817"


@dataclass(frozen=True)
class Paint:
    """The colour of a player's pieces: as they are, their edge, and a mark on them."""

    name: str
    fill: str
    edge: str
    light: str


# By seat, neutral last.
PAINTS: Final = (
    Paint("white", "#fbf8ef", "#8b8271", "#ffffff"),
    Paint("black", "#45403b", "#16130f", "#77706a"),
    Paint("orange", "#e8852b", "#8a420c", "#f8b171"),
    Paint("blue", "#4a8fc7", "#194770", "#8fc1e6"),
    Paint("neutral", "#d3aa74", "#785529", "#ecd0a6"),
)

# ---------------------------------------------------------------------- animals


def both_sides(canvas: Canvas, d: str, **given: object) -> None:
    """A shape and its mirror image."""
    canvas.path(d, **given)
    canvas.path(d, transform="scale(-1 1)", **given)


def butterfly(c: Canvas) -> None:
    both_sides(c, "M1 -3C6 -27 31 -27 28 -8C27 2 12 6 1 2Z", fill="#8d5bb8", stroke="#4b2a69", stroke_width=1.6)
    both_sides(c, "M1 2C12 3 25 9 21 20C17 29 4 19 1 7Z", fill="#b98ad8", stroke="#4b2a69", stroke_width=1.6)
    for side in (-1, 1):
        c.circle(side * 18, -12, 4.2, fill="#f6d977")
        c.circle(side * 14, 15, 3, fill="#fdf3d0")
    both_sides(c, "M0.5 -11C4 -19 7 -22 11 -23", fill="none", stroke="#3a2350", stroke_width=1.8, stroke_linecap="round")
    c.ellipse(0, 2, 2.9, 14, fill="#3a2350")


def snail(c: Canvas) -> None:
    c.path("M-22 -12L-28 -24M-17 -13L-15 -25", stroke="#7d6a45", stroke_width=2.6, stroke_linecap="round")
    c.circle(-28, -24, 2.4, fill="#4a3c20")
    c.circle(-15, -25, 2.4, fill="#4a3c20")
    c.path(
        "M-29 22C-14 25 14 25 30 21C27 14 20 12 12 12L-6 10C-13 8 -11 -2 -13 -9C-15 -15 -26 -15 -27 -7C-28 2 -23 8 -26 14Z",
        fill="#c9b583",
        stroke="#6b5831",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    c.circle(7, -2, 17, fill="#d98a3d", stroke="#7a4310", stroke_width=1.8)
    c.path("M8 -1C8 -5 13 -5 13 0C13 7 1 7 0 -1C-1 -11 16 -14 19 -2C20 8 10 13 3 11", fill="none", stroke="#7a4310", stroke_width=2.4)


def owl(c: Canvas) -> None:
    both_sides(c, "M-3 -19L-21 -29L-19 -6Z", fill="#7a5230", stroke="#3f2914", stroke_width=1.5, stroke_linejoin="round")
    c.path(
        "M0 -22C17 -22 21 -8 21 6C21 20 12 28 0 28C-12 28 -21 20 -21 6C-21 -8 -17 -22 0 -22Z",
        fill="#8f6339",
        stroke="#3f2914",
        stroke_width=1.6,
    )
    c.ellipse(0, 16, 12, 11, fill="#e9d3a7")
    c.path("M-6 12L-3 15L0 12L3 15L6 12M-4 19L-1 22L2 19L5 22", fill="none", stroke="#8f6339", stroke_width=1.5)
    both_sides(c, "M21 2C23 14 18 24 11 26C15 18 15 10 13 4Z", fill="#65421f")
    for side in (-1, 1):
        c.circle(side * 8.5, -6, 8.6, fill="#fbf4df", stroke="#3f2914", stroke_width=1.3)
        c.circle(side * 7.5, -6, 4.2, fill="#1f150a")
        c.circle(side * 7.5 + 1.5, -7.5, 1.3, fill="#ffffff")
    c.polygon([(0, 8), (-3.6, 1), (3.6, 1)], fill="#eda52c", stroke="#7a4f08", stroke_width=0.9)


def squirrel(c: Canvas) -> None:
    c.path(
        "M6 27C26 28 33 8 27 -8C22 -24 2 -24 3 -11C4 -3 12 -4 14 3C15 9 9 13 6 17Z",
        fill="#c4622d",
        stroke="#6b2d0d",
        stroke_width=1.6,
        stroke_linejoin="round",
    )
    c.path("M10 21C22 19 26 4 20 -8C17 -15 10 -17 8 -13", fill="none", stroke="#e59a66", stroke_width=3, stroke_linecap="round")
    c.path("M-6 -2C8 0 12 14 8 27L-14 27C-10 22 -17 16 -15 6Z", fill="#c4622d", stroke="#6b2d0d", stroke_width=1.6, stroke_linejoin="round")
    c.ellipse(-9, 16, 5, 9, fill="#f2d6b5")
    c.path("M-9 -15L-8 -27L-1 -16Z", fill="#c4622d", stroke="#6b2d0d", stroke_width=1.5, stroke_linejoin="round")
    c.ellipse(-11, -7, 11.5, 9.5, fill="#c4622d", stroke="#6b2d0d", stroke_width=1.6)
    c.circle(-12, -9, 2.4, fill="#1f0d04")
    c.circle(-22, -5, 2.1, fill="#3c1806")
    c.ellipse(-20, 8, 4.6, 5.4, fill="#8d6534", stroke="#4e3413", stroke_width=1.2)
    c.path("M-24.5 6C-22 1 -18 1 -15.5 6Z", fill="#5d3f18")
    c.path("M-9 8L-17 9", stroke="#6b2d0d", stroke_width=3.4, stroke_linecap="round")


def salamander(c: Canvas) -> None:
    for d in ("M-9 -17L-4 -28", "M-14 -8L-24 -2", "M-5 4L-18 10", "M1 8L13 3"):
        c.path(d, stroke="#2a2622", stroke_width=4.4, stroke_linecap="round")
    c.path("M6 16C14 22 24 20 28 9", fill="none", stroke="#2a2622", stroke_width=5, stroke_linecap="round")
    c.path("M-16 -17C0 -21 4 -11 -3 -2C-9 7 -3 14 8 17", fill="none", stroke="#2a2622", stroke_width=13, stroke_linecap="round")
    c.ellipse(-19, -17, 10, 8, fill="#2a2622")
    for x, y, r in (
        (-24, -20, 2.6),
        (-14, -14, 2.6),
        (-2, -15, 3.2),
        (-1, -5, 2.8),
        (-7, 3, 3.2),
        (-1, 10, 2.8),
        (8, 17, 3),
        (17, 18, 2.1),
        (25, 13, 1.7),
    ):
        c.circle(x, y, r, fill="#f4c21c")
    c.circle(-20, -20, 1.7, fill="#ffffff")


def badger(c: Canvas) -> None:
    for side in (-1, 1):
        c.circle(side * 18, -17, 6.5, fill="#4b4743", stroke="#211e1b", stroke_width=1.5)
        c.circle(side * 18, -17, 3, fill="#efe9df")
    c.path(
        "M0 29C-9 29 -12 21 -17 10C-27 -6 -20 -24 0 -24C20 -24 27 -6 17 10C12 21 9 29 0 29Z",
        fill="#f4efe4",
        stroke="#211e1b",
        stroke_width=1.7,
    )
    both_sides(c, "M6 -23C4 -8 3 8 4 20L10 19C15 8 21 -4 17 -17C14 -21 10 -23 6 -23Z", fill="#2f2b28")
    for side in (-1, 1):
        c.circle(side * 10, -3, 3, fill="#ffffff")
        c.circle(side * 9.6, -2.6, 1.7, fill="#000000")
    c.ellipse(0, 23, 6.2, 4.6, fill="#1d1a18")
    c.ellipse(-1.6, 21.6, 1.8, 1.1, fill="#8d8580")


def bat(c: Canvas) -> None:
    c.path(
        "M0 -6L-6 -17L-8 -6C-15 -15 -24 -14 -30 -7C-26 -5 -24 0 -25 7C-20 3 -15 4 -14 10C-9 6 -4 9 0 20"
        "C4 9 9 6 14 10C15 4 20 3 25 7C24 0 26 -5 30 -7C24 -14 15 -15 8 -6L6 -17Z",
        fill="#4c4a86",
        stroke="#201e4b",
        stroke_width=1.7,
        stroke_linejoin="round",
    )
    both_sides(c, "M7 -5C12 -1 14 4 14 9M8 -6C15 -6 22 0 25 6", fill="none", stroke="#201e4b", stroke_width=1.3)
    c.ellipse(0, 0, 8, 9, fill="#67659f", stroke="#201e4b", stroke_width=1.4)
    for side in (-1, 1):
        c.circle(side * 3.4, -2.5, 2.5, fill="#fff7cf")
        c.circle(side * 3.2, -2.3, 1.2, fill="#000000")
    c.path("M-3.5 3.5C-1 5.5 1 5.5 3.5 3.5L2.5 6.8L1.2 4.8L-1.2 4.8L-2.5 6.8Z", fill="#ffffff", stroke="#201e4b", stroke_width=0.7)


def turtle(c: Canvas) -> None:
    for x in (-14, 11):
        c.rect(x - 5, 8, 10.5, 14, 4.5, fill="#8aa24d", stroke="#3f5016", stroke_width=1.5)
    c.path("M-21 10L-29 14L-20 15Z", fill="#8aa24d", stroke="#3f5016", stroke_width=1.4, stroke_linejoin="round")
    c.path("M14 10C20 10 18 2 20 -3C22 -10 31 -8 30 -1C29 6 24 14 16 15Z", fill="#8aa24d", stroke="#3f5016", stroke_width=1.5)
    c.circle(25.5, -3.5, 1.8, fill="#1b2405")
    c.path("M-23 11C-24 -19 20 -21 20 11Z", fill="#4f7a3f", stroke="#233d1a", stroke_width=1.8, stroke_linejoin="round")
    c.path("M-8 -2L-2 -10L6 -10L11 -2L6 5L-3 5Z", fill="#7fa65e", stroke="#233d1a", stroke_width=1.3)
    c.path("M-8 -2L-20 -1M-2 -10L-5 -14M6 -10L8 -13M11 -2L18 -1M6 5L8 11M-3 5L-6 11", stroke="#233d1a", stroke_width=1.3)
    c.rect(-25, 9, 47, 5.4, 2.7, fill="#a9b878", stroke="#233d1a", stroke_width=1.4)


def frog(c: Canvas) -> None:
    c.path("M-20 12C-31 16 -30 25 -24 26L24 26C30 25 31 16 20 12Z", fill="#4d8c34", stroke="#1f4412", stroke_width=1.6)
    for side in (-1, 1):
        c.circle(side * 13, -13, 9.4, fill="#69b043", stroke="#1f4412", stroke_width=1.6)
    c.ellipse(0, 4, 25, 17.5, fill="#69b043", stroke="#1f4412", stroke_width=1.6)
    for side in (-1, 1):
        c.circle(side * 13, -13, 6.2, fill="#fbf8da")
        c.ellipse(side * 13, -13, 3.9, 2.9, fill="#16270c")
        c.circle(side * 4, 0, 1.3, fill="#1f4412")
    c.path("M-18 7C-9 16 9 16 18 7", fill="none", stroke="#1f4412", stroke_width=2, stroke_linecap="round")
    c.ellipse(0, 21, 13, 4.4, fill="#cfe3a0")


def hedgehog(c: Canvas) -> None:
    spines: list[Point] = []
    for i in range(23):
        reach = 27.0 if i % 2 else 21.0
        angle = pi * (1.08 + i * 1.02 / 22)
        spines.append((4 + reach * cos(angle), 12 + 1.18 * reach * sin(angle)))
    spines += [(26, 21), (-8, 21)]
    for x in (-8, 14):
        c.ellipse(x, 22, 5.5, 3.6, fill="#b98e5c", stroke="#4f3415", stroke_width=1.3)
    c.polygon(spines, fill="#7c5c3c", stroke="#3a260f", stroke_width=1.5, stroke_linejoin="round")
    c.path(
        "M0 4L2 -3M8 2L10 -6M14 6L18 0M4 13L7 6M13 15L17 9M9 -11L10 -6M-2 -6L0 -10",
        stroke="#d8b88c",
        stroke_width=1.7,
        stroke_linecap="round",
    )
    c.path("M2 21C-12 23 -25 20 -29 15C-24 8 -18 -2 -9 -4C-2 2 4 12 2 21Z", fill="#e2c193", stroke="#4f3415", stroke_width=1.5)
    c.circle(-28.5, 14.5, 3, fill="#23160a")
    c.circle(-16, 7, 2.4, fill="#23160a")
    c.ellipse(-6, 3, 3.4, 4.2, fill="#c99a63", stroke="#4f3415", stroke_width=1.2)


# What each animal looks like, and the colour behind it.
ANIMALS: Final[dict[str, tuple[Callable[[Canvas], None], str]]] = {
    "butterfly": (butterfly, "#efe2f6"),
    "snail": (snail, "#fbead2"),
    "owl": (owl, "#d9e1ea"),
    "squirrel": (squirrel, "#e3efd3"),
    "salamander": (salamander, "#fbe2d8"),
    "badger": (badger, "#d3e6cd"),
    "bat": (bat, "#f8efb8"),
    "turtle": (turtle, "#d5ecea"),
    "frog": (frog, "#d6e6f7"),
    "hedgehog": (hedgehog, "#f3dfe4"),
}


@cache
def made(shape: Callable[..., None], *given: object) -> str:
    """Pictures that come back often are made once."""
    canvas = Canvas(60, 60, "")
    shape(canvas, *given)
    return canvas.inner()


def animal(canvas: Canvas, name: str) -> None:
    canvas.markup(made(portrait, name))


def plant(canvas: Canvas, kind: int, owner: int) -> None:
    canvas.markup(made(piece, kind, owner))


def cloud(canvas: Canvas) -> None:
    canvas.markup(made(puff))


def sunflower(canvas: Canvas, main: int | None, bonus: int | None) -> None:
    canvas.markup(made(token, main, bonus))


def portrait(canvas: Canvas, name: str) -> None:
    """An animal, or the first letters of one that a home-made box has and we have not drawn."""
    if name in ANIMALS:
        ANIMALS[name][0](canvas)
    else:
        canvas.text(0, 9, name[:2].title(), 27, font_weight=700, fill=INK)


def backing(name: str) -> str:
    return ANIMALS[name][1] if name in ANIMALS else "#ece6da"


# ---------------------------------------------------------------------- plants


def mark(canvas: Canvas, owner: int, x: float, y: float, size: float, **given: object) -> None:
    """What tells the owners apart without colours: circle, square, triangle, diamond; nothing on neutral wood."""
    if owner == 0:
        canvas.circle(x, y, size, **given)
    elif owner == 1:
        canvas.rect(x - size * 0.88, y - size * 0.88, size * 1.76, size * 1.76, 0.0, **given)
    elif owner == 2:
        canvas.polygon([(x, y - size * 1.15), (x + size * 1.15, y + size * 0.85), (x - size * 1.15, y + size * 0.85)], **given)
    elif owner == 3:
        canvas.polygon([(x, y - size * 1.25), (x + size * 1.1, y), (x, y + size * 1.25), (x - size * 1.1, y)], **given)


def piece(canvas: Canvas, kind: int, owner: int) -> None:
    """A wooden piece standing on its foot: turf, bush, pine or oak, each higher than the one before."""
    paint = PAINTS[owner]
    wood: dict[str, object] = {"fill": paint.fill, "stroke": paint.edge, "stroke_width": 1.7, "stroke_linejoin": "round"}
    vein: dict[str, object] = {
        "fill": "none",
        "stroke": paint.light if owner else "#cfc7b3",
        "stroke_width": 2.0,
        "stroke_linecap": "round",
    }
    canvas.ellipse(1.5, 25, 17, 4.2, fill="#000000", opacity=0.2)
    if kind == 0:
        canvas.path("M-17 23C-19 14 -18 7 -14 3C-11 8 -10 11 -9 15C-9 7 -6 1 -1 -3C2 3 3 9 3 14C5 8 8 5 12 2C17 8 18 15 17 23Z", **wood)
    elif kind == 1:
        canvas.path("M-16 23C-24 20 -24 9 -16 7C-18 -3 -5 -8 0 -3C6 -10 19 -4 16 6C24 8 24 20 16 23Z", **wood)
        canvas.path("M-10 8C-8 4 -4 4 -2 7M5 4C8 1 12 3 12 7", **vein)
    elif kind == 2:
        canvas.path("M-3.5 23L-3.5 15L-18 15L-9 3L-14 3L-5.5 -8L-10 -8L0 -24L10 -8L5.5 -8L14 3L9 3L18 15L3.5 15L3.5 23Z", **wood)
        canvas.path("M-5 -10L0 -17M-8 1L0 -6", **vein)
    else:
        canvas.path(
            "M-5 23L-4 9C-18 13 -25 3 -20 -6C-23 -17 -13 -26 -4 -23C2 -32 17 -28 17 -17C26 -12 24 4 13 6C10 10 6 10 4 8L5 23Z", **wood
        )
        canvas.path("M-14 -8C-13 -14 -8 -17 -3 -15M4 -16C8 -20 13 -17 13 -12M-8 1C-4 5 4 4 8 0", **vein)
    canvas.rect(-12, 18.5, 24, 9, 3.5, fill=paint.fill, stroke=paint.edge, stroke_width=1.6)
    mark(canvas, owner, 0, 23, 2.7, fill=INK if owner in (0, 2) else "#ffffff")


def shape_of(kind: int) -> str:
    """The outline of an empty space for a plant."""
    return (
        "M-17 25C-19 14 -14 6 -9 8C-6 0 4 0 6 7C14 4 19 14 17 25Z",
        "M-16 25C-24 20 -24 9 -16 7C-18 -3 -5 -8 0 -3C6 -10 19 -4 16 6C24 8 24 20 16 25Z",
        "M-18 22L0 -24L18 22Z",
        "M-5 25L-4 9C-18 13 -25 3 -20 -6C-23 -17 -13 -26 -4 -23C2 -32 17 -28 17 -17C26 -12 24 4 13 6L5 8L5 25Z",
    )[kind]


# ---------------------------------------------------------------------- clouds and sunflowers

CLOUD: Final = "M-17 11C-26 11 -27 0 -18 -2C-19 -12 -5 -16 0 -8C5 -15 18 -11 17 -2C26 0 25 11 17 11Z"


def puff(canvas: Canvas) -> None:
    canvas.path(CLOUD, fill="#ffffff", stroke="#6f8ea3", stroke_width=1.8)
    canvas.path("M-13 6C-8 8 6 8 12 6", fill="none", stroke="#c3d6e2", stroke_width=2.4, stroke_linecap="round")


def token(canvas: Canvas, main: int | None, bonus: int | None) -> None:
    """An area token: main points in the flower, the bonus on a bud; the mere flower without them."""
    for i in range(14):
        canvas.ellipse(
            0,
            -21,
            4.9,
            9,
            fill="#f6c324" if i % 2 else "#eead12",
            stroke="#a86f08",
            stroke_width=0.9,
            transform=f"rotate({i * 360 / 14:.1f})",
        )
    canvas.circle(0, 0, 17.5, fill="#5b3614", stroke="#3a2008", stroke_width=1.4)
    if main is None or bonus is None:
        return
    canvas.text(0, 9.5, main, 26, font_weight=700, fill="#ffffff")
    canvas.circle(20, 19, 12.5, fill="#44701f", stroke="#ffffff", stroke_width=1.5)
    canvas.text(20, 25.5, bonus, 18, font_weight=700, fill="#ffffff")
