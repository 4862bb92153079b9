"""One card, large, with everything it says in words below its picture."""

from __future__ import annotations

from functools import cache

from hedgerow.core.canvas import FAINT, INK, PAPER, SERIF, SOFT, Canvas
from hedgerow.games.earth.draw.cards import HEIGHT, WIDTH, draw_card, wrap
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.words import describe, label

WIDE = 360.0
SCALE = 2.6


@cache
def card_svg(facts: Facts, face: int, language: str) -> str:
    lines = [part for text in describe(facts, face, language) for part in wrap(text, WIDE - 32, 14)]
    below = 18 + HEIGHT * SCALE + (26 if facts.latin[face] else 6)
    c = Canvas(WIDE, below + 22 + 20 * len(lines), label(facts, face, language))
    c.rect(0, 0, WIDE, c.height, fill=PAPER)
    with c.at((WIDE - WIDTH * SCALE) / 2, 14, SCALE):
        draw_card(c, facts, face, language)
    if facts.latin[face]:
        c.text(WIDE / 2, below - 6, facts.latin[face], 14, fill=SOFT, font_style="italic", font_family=SERIF)
    c.line(16, below + 4, WIDE - 16, below + 4, stroke=FAINT)
    for i, line in enumerate(lines):
        c.text(16, below + 24 + 20 * i, line, 14, "start", fill=INK)
    return c.svg()
