"""The picture that invites to Earth: an island on which everything grows at once."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import INK, SHEET, WATER, Canvas, trace, wobble
from hedgerow.games.earth.draw.animals import animal

WIDE: Final = 480.0
HIGH: Final = 360.0
# What grows there, from the back to the front: kind, habitats, salt, place and size.
GROWING: Final = (
    ("tree", "c", 4, 196, 196, 1.15),
    ("tree", "c", 9, 226, 186, 0.95),
    ("tree", "c", 13, 168, 206, 0.9),
    ("tree", "", 2, 322, 206, 1.3),
    ("tree", "", 16, 362, 214, 1.1),
    ("tree", "sw", 5, 94, 246, 1.9),
    ("tree", "", 11, 286, 222, 1.4),
    ("tree", "s", 17, 402, 246, 1.6),
    ("bush", "sr", 3, 352, 262, 1.1),
    ("bush", "", 5, 150, 258, 1.15),
    ("herb", "", 14, 232, 256, 1.2),
    ("mushroom", "", 6, 276, 274, 1.15),
    ("herb", "", 9, 196, 282, 1.0),
    ("mushroom", "", 31, 322, 288, 0.9),
    ("herb", "", 21, 128, 284, 0.9),
)


@cache
def cover() -> str:
    c = Canvas(WIDE, HIGH, "Earth")
    c.rect(0, 0, WIDE, HIGH, fill="#dfedf0")
    c.circle(366, 76, 40, fill="#fbdc8e")
    c.circle(366, 76, 31, fill="#f5c65a")
    for x, y, size in ((96, 66, 1.5), (250, 46, 1.0), (432, 118, 1.1)):
        nature.cloud(c, x, y, size)
    c.rect(0, 212, WIDE, HIGH - 212, fill=WATER.light)
    c.rect(0, 212, WIDE, 26, fill="#b9dbe2")
    land(c)
    for kind, habitats, salt, x, y, size in GROWING:
        with c.at(x, y, size):
            c.markup(nature.plant(kind, habitats, salt))
    for name, x, y, size in (("Arctic Fox", 248, 306, 1.15), ("Red-Eyed Tree Frog", 170, 312, 0.8), ("King Penguin", 372, 302, 1.0)):
        c.ellipse(x, y + 17 * size, 17 * size, 4 * size, fill=INK, opacity=0.16)
        with c.at(x, y, size):
            c.markup(str(animal(name)))
    return c.svg()


def land(c: Canvas) -> None:
    """Beach, meadow and peaks, and the waves around them."""
    waves = ""
    for i in range(26):
        x, y = 14 + 436 * (0.5 + 0.5 * wobble(i, 1)), 226 + 128 * (0.5 + 0.5 * wobble(i, 2))
        waves += trace("M", x, y, "q", 6, -5, 12, 0, "t", 12, 0)
    c.path(waves, fill="none", stroke=SHEET, stroke_width=2.2, stroke_linecap="round", opacity=0.8)
    c.path("M24 306Q40 232 130 216Q240 176 362 212Q446 232 460 306Q440 344 240 346Q44 346 24 306Z", fill="#7fb6c8", opacity=0.6)
    c.path(
        "M36 300Q52 236 134 218Q240 180 356 214Q436 236 446 300Q420 332 240 334Q60 334 36 300Z",
        fill="#f1dfa6",
        stroke="#c0a25c",
        stroke_width=2,
    )
    for left, x, top, right, foot in ((104.0, 176.0, 96.0, 252.0, 226.0), (196.0, 262.0, 124.0, 330.0, 222.0)):
        c.path(
            trace("M", left, foot, "L", x - 22, top + 46, x, top, right, foot, "Z"),
            fill="#d3d0c6",
            stroke="#87837a",
            stroke_width=2,
            stroke_linejoin="round",
        )
        c.path(trace("M", x, top, "L", right, foot, x + 14, foot, x - 4, top + 62, x + 6, top + 34, "Z"), fill="#b2aea3")
        c.path(trace("M", x, top, "l", 19, 34, -9, -6, -9, 9, -9, -9, -10, 8, "Z"), fill=SHEET)
    c.path(
        "M62 286Q78 236 146 222Q250 186 352 220Q414 238 422 284Q390 312 240 314Q92 314 62 286Z",
        fill="#bcd08c",
        stroke="#86a449",
        stroke_width=2,
    )
    c.path("M84 262Q150 226 250 232T404 266Q330 246 250 252T84 262Z", fill="#cfdda4")
