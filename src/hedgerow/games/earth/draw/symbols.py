"""Abilities in pictures, where pictures say it all: what is paid, an arrow, what is gained, and where."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core.canvas import CLAY, INK, Canvas
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.draw.glyphs import COLORS, RESOURCES, TYPES, picture
from hedgerow.games.earth.facts import Facts

SIZE: Final = 12.5  # of numbers


class Line:
    """Symbols from left to right around a middle line; `x` is where the next one begins."""

    def __init__(self) -> None:
        self.c = Canvas(0, 0, "")
        self.x = 0.0

    def number(self, text: object) -> Line:
        self.c.text(self.x, SIZE * 0.36, text, SIZE, "start", fill=INK, font_weight=700)
        self.x += 8.6 * len(str(text)) + 1
        return self

    def sign(self, name: str, scale: float = 0.74, fill: str | None = None) -> Line:
        picture(self.c, name, self.x + 9 * scale, 0, scale, fill=fill)
        self.x += 18 * scale + 4
        return self

    def arrow(self) -> Line:
        self.c.path(f"M{self.x:.1f} 0h8m-3.2 -3.2l3.2 3.2l-3.2 3.2", fill="none", stroke=INK, stroke_width=1.6)
        self.x += 12
        return self

    def amounts(self, table: list[int]) -> Line:
        for resource, amount in enumerate(table):
            if amount:
                self.number(amount).sign(RESOURCES[resource])
        return self


@cache
def symbols(facts: Facts, a: int) -> tuple[str, float]:
    """The markup of an ability and how wide it is; nothing for one that words tell better."""
    kind = int(facts.a_kind[a])
    line = Line()
    if kind in (t.GAIN, t.START):
        cost, gain = row(facts.a_cost, a), row(facts.a_gain, a)
        line.amounts(cost)
        if any(cost):
            line.arrow()
        line.amounts(gain)
    elif kind == t.PLACE_EACH:
        types, tone = TYPES[int(facts.a_types[a])]
        line.number(1).sign(RESOURCES[int(facts.a_piece[a])]).number("/").sign(types, 0.84, tone.base)
        line.sign("row" if facts.a_area[a] == t.IN_ROW else "column")
    elif kind == t.PLACE_ADJACENT:
        line.number(facts.a_amount[a]).sign(RESOURCES[int(facts.a_piece[a])]).sign("around", 0.9)
    elif kind == t.ALT_PAYMENT:
        line.sign("soil").number("=").sign(RESOURCES[int(facts.a_piece[a])])
    elif kind == t.WILD:
        for flora in (t.TREE, t.BUSH, t.HERB, t.MUSHROOM):
            name, tone = TYPES[int(flora)]
            line.sign(name, 0.72, tone.base)
    elif kind == t.COPY:
        line.sign("copy", 0.9, COLORS.get(int(facts.a_color[a]), CLAY).base)
    return line.c.inner(), line.x


def row(table: object, a: int) -> list[int]:
    return [int(table[a * t.RESOURCES + r]) for r in range(t.RESOURCES)]  # type: ignore[index]
