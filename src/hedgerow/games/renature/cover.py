"""The picture that invites to Renature: dominoes along a brook, and a valley that turns green beside them."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import INK, SHEET, Canvas
from hedgerow.games.renature.glyphs import animal, plant, sunflower
from hedgerow.games.renature.landscape import tile

WIDE: Final = 480.0
HIGH: Final = 360.0
BROOK: Final = (
    "M214 150Q300 158 268 184Q96 214 132 258Q164 298 330 296Q420 302 372 360"
    "H136Q250 344 150 326Q22 304 36 252Q48 206 196 180Q232 168 196 152Z"
)
# Animals of a domino, its place and how it lies.
LAID: Final = (
    ("frog", "snail", 96.0, 216.0, -16.0, 0.74),
    ("snail", "owl", 84.0, 290.0, 20.0, 0.92),
    ("owl", "hedgehog", 220.0, 314.0, 4.0, 1.06),
)
STANDING: Final = (
    (3, 2, 62, 176, 1.3),
    (2, 0, 240, 232, 1.35),
    (3, 4, 306, 216, 1.7),
    (2, 2, 388, 232, 1.5),
    (1, 3, 346, 258, 1.3),
    (0, 0, 424, 272, 1.3),
    (1, 2, 196, 250, 1.1),
)


@cache
def cover() -> str:
    c = Canvas(WIDE, HIGH, "Renature")
    c.markup(nature.landscape(WIDE, HIGH, "", 8, 0, 0.42))
    c.circle(96, 66, 36, fill="#fbdc8e")
    c.circle(96, 66, 28, fill="#f5c65a")
    for x, y, size in ((228.0, 62.0, 1.2), (392.0, 78.0, 1.5)):
        nature.cloud(c, x, y, size)
    for x, y, size, salt in (
        (24, 172, 1.3, 2),
        (132, 160, 0.9, 16),
        (300, 164, 1.0, 11),
        (350, 168, 1.3, 29),
        (456, 178, 1.6, 2),
        (414, 168, 0.9, 34),
    ):
        with c.at(x, y, size):
            c.markup(nature.plant("tree", "", salt))
    c.path(BROOK, fill="none", stroke="#f7efd9", stroke_width=14, stroke_linejoin="round")
    c.path(BROOK, fill="#8cc3d6", stroke="#5d9db6", stroke_width=3, stroke_linejoin="round")
    c.path(
        "M196 176q8 -6 16 0t16 0M60 246q8 -6 16 0t16 0M330 322q8 -6 16 0t16 0M276 340q8 -6 16 0t16 0",
        fill="none",
        stroke=SHEET,
        stroke_width=2.4,
    )
    for first, second, x, y, turn, size in LAID:
        with c.at(x, y, size, turn):
            tile(c, first, second)
            for at, name in ((0.0, first), (60.0, second)):
                with c.at(at, 0, 0.74):
                    animal(c, name)
    for kind, owner, x, y, size in sorted(STANDING, key=lambda one: one[3]):
        with c.at(x, y - 20 * size, size):
            plant(c, kind, owner)
    for x, y, size in ((446.0, 318.0, 1.05), (40.0, 338.0, 1.05)):
        c.path(f"M{x} {y}v{40 * size}", stroke="#557534", stroke_width=5, stroke_linecap="round")
        c.ellipse(x + 4, y + 42 * size, 18 * size, 4 * size, fill=INK, opacity=0.14)
        with c.at(x, y, size):
            sunflower(c, None, None)
    return c.svg()
