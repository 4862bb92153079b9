"""The picture that invites to Bower: a bowerbird beside its bower, and what it has collected."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import EARTH, INK, Canvas, blob, trace, wobble
from hedgerow.games.bower.boards import TWIGS, bird
from hedgerow.games.bower.pieces import picture

WIDE: Final = 480.0
HIGH: Final = 360.0
TREASURES: Final = (
    ("flower_purple", 176, 318, 0.5, 0),
    ("gem", 226, 326, 0.46, 8),
    ("feather_red", 300, 326, 0.52, 40),
    ("shell", 344, 312, 0.44, -14),
    ("flower_yellow", 262, 302, 0.4, 20),
    ("feather_yellow", 388, 326, 0.5, -50),
    ("flower_red", 418, 296, 0.42, 0),
    ("feather_purple", 130, 334, 0.46, 70),
    ("gem", 374, 284, 0.3, -10),
    ("shell", 202, 292, 0.3, 20),
)


@cache
def cover() -> str:
    c = Canvas(WIDE, HIGH, "Bower")
    c.markup(nature.landscape(WIDE, HIGH, "s", 12, 0, 0.6))
    for x, y, size in ((150, 60, 1.3), (352, 84, 1.0)):
        nature.cloud(c, x, y, size)
    for x, y, size, salt in ((98, 220, 1.5, 16), (392, 220, 1.7, 8), (346, 214, 1.1, 2), (14, 240, 4.6, 2), (470, 244, 5.0, 11)):
        with c.at(x, y, size):
            c.markup(nature.plant("tree", "", salt))
    c.path(blob(268, 306, 196, 50, 0.04, 4, 14), fill="#e9d6a4", stroke="#c9ad6c", stroke_width=2)
    arch(c)
    with c.at(150, 232, 1.9):
        bird(c, 0, 0)
    for name, x, y, size, turn in TREASURES:
        c.ellipse(x + 3, y + 34 * size, 36 * size, 9 * size, fill=INK, opacity=0.16)
        with c.at(x, y, size, turn):
            c.markup(picture(name))
    for x, y, kind, salt, size in ((24, 344, "herb", 14, 1.5), (458, 348, "herb", 18, 1.4), (66, 350, "bush", 4, 1.1)):
        with c.at(x, y, size):
            c.markup(nature.plant(kind, "", salt))
    return c.svg()


def arch(c: Canvas) -> None:
    """Two walls of twigs that lean to each other, and the dark between them."""
    c.ellipse(290, 292, 116, 16, fill=INK, opacity=0.16)
    c.path("M262 292Q256 206 290 176Q324 206 318 292Z", fill="#5d4226")
    strands = ["", "", "", ""]
    for i in range(120):
        side = -1 if i % 2 else 1
        t = (i // 2) / 59
        foot = 290 + side * (30 + 62 * abs(wobble(i, 1)))
        top = 290 + side * (34 * wobble(i, 2) - 4)
        lift = 158 + 44 * abs(wobble(i, 3)) - 30 * t
        bend = 290 + side * (58 + 44 * abs(wobble(i, 4)))
        strands[i % 4] += trace("M", foot, 292 + 4 * wobble(i, 5), "Q", bend, 210, top + side * 24 * t, lift)
    for d, tone in zip(strands, TWIGS, strict=True):
        c.path(d, fill="none", stroke=EARTH.deep, stroke_width=5, stroke_linecap="round", opacity=0.35)
        c.path(d, fill="none", stroke=tone, stroke_width=3.4, stroke_linecap="round")
    leaves = "".join(
        trace("M", x, y, "q", 6, -7, 13, -2, "q", -5, 7, -13, 2)
        for x, y in ((290 + 84 * cos(a), 236 - 64 * sin(a)) for a in (pi * i / 9 for i in range(10)))
    )
    c.path(leaves, fill="#7a9c4d", stroke="#34501f", stroke_width=1.2)
