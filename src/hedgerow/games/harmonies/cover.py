"""The picture that invites to Harmonies: a landscape of tokens, and animals that found their place in it."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import AMBER, INK, SAND, SHEET, Canvas, center, hexagon, rough
from hedgerow.core.creatures import portrait
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.facts import STACKS
from hedgerow.games.harmonies.stacks import GROUND, stack

WIDE: Final = 480.0
HIGH: Final = 360.0
RADIUS: Final = 51.0
# Column and row of a hex, counted from the middle one, and what stands on it.
LAND: Final = (
    (0, -1, facts.MOUNTAIN3),
    (-1, 0, facts.TREE3),
    (1, -1, facts.MOUNTAIN2),
    (-2, 1, facts.TREE2),
    (2, -1, facts.FIELD),
    (0, 0, facts.WATER),
    (-1, 1, facts.WATER),
    (1, 0, facts.HOUSE_ON_RED),
    (-2, 2, facts.FIELD),
    (2, 0, facts.TREE1),
    (0, 1, facts.TREE2),
    (-1, 2, facts.FIELD),
    (1, 1, facts.WATER),
)


@cache
def cover() -> str:
    c = Canvas(WIDE, HIGH, "Harmonies")
    c.markup(nature.landscape(WIDE, HIGH, "s", 22, 0, 0.44))
    for x, y, size in ((150.0, 52.0, 1.2), (338.0, 40.0, 1.0)):
        nature.cloud(c, x, y, size)
    for x, y, size, salt in ((22, 186, 1.3, 2), (60, 172, 0.9, 16), (462, 190, 1.4, 11), (424, 172, 1.0, 29), (30, 350, 1.5, 34)):
        with c.at(x, y, size):
            c.markup(nature.plant("tree", "", salt))
    spots = [(*center(q, r, RADIUS), int(kind)) for q, r, kind in LAND]
    with c.at(WIDE / 2, 176):
        for x, y, _ in spots:
            c.polygon(hexagon(x, y + 12, RADIUS + 6), fill=INK, opacity=0.1)
        for x, y, _ in spots:
            c.path(rough(hexagon(x, y + 8, RADIUS + 5), 1.5, 3, 9), fill=SAND.shade, stroke="#a8976f", stroke_width=2)
        for i, (x, y, kind) in enumerate(spots):
            c.path(rough(hexagon(x, y, RADIUS), 1.5, i, 9), fill=GROUND[STACKS[kind][-1]], stroke="#b7a680", stroke_width=2)
        for x, y, kind in sorted(spots, key=lambda spot: spot[1]):
            with c.at(x, y, RADIUS / 100):
                c.markup(stack(kind))
        for x, y in ((RADIUS * 0.45, RADIUS * 0.3), (-RADIUS * 1.1, RADIUS * 1.3)):
            c.cube(x, y, 24, AMBER)
    for name, x, y, size in (("otter", 76, 72, 1.55), ("arctic_fox", 412, 92, 1.55), ("kingfisher", 420, 312, 1.4)):
        c.ellipse(x + 2, y + 6, 38, 38, fill=INK, opacity=0.14)
        c.circle(x, y, 37, fill=SHEET, stroke=AMBER.shade, stroke_width=3)
        with c.at(x, y, size):
            c.markup(str(portrait(name)))
    return c.svg()
