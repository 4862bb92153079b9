"""The cards of Earth as pictures: 180 wide and 150 high, the pieces on them, small ones for other seats, and large ones to read."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core.canvas import CLAY, EARTH, FAINT, INK, LEAF, PAPER, SERIF, SHEET, SOFT, WATER, WHEAT, Canvas, Tone
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.glyphs import COLORS, HABITATS, RESOURCES, TYPES, glyph
from hedgerow.games.earth.phrases import phrases
from hedgerow.games.earth.words import describe, effect, label, objective

WIDTH: Final = 180.0
HEIGHT: Final = 150.0
KINDS: Final = {
    int(t.EVENT): ("event", WHEAT),
    int(t.ISLAND): ("island", WATER),
    int(t.CLIMATE): ("climate", WATER),
    int(t.ECOSYSTEM): ("ecosystem", LEAF),
    int(t.FAUNA): ("leaf", CLAY),
    int(t.GAIA): ("leaf", EARTH),
}
SPROUT_STEP: Final = 24.0  # between spaces
GROWTH_STEP: Final = 18.5


def look(facts: Facts, face: int) -> tuple[str, Tone]:
    """The picture and the tone of a card's head."""
    types = int(facts.types[face])
    return TYPES[types] if types else KINDS[int(facts.kind[face])]


def picture(c: Canvas, name: str, x: float, y: float, scale: float = 1.0, fill: str | None = None) -> None:
    with c.at(x, y, scale, fill=fill):
        c.markup(glyph(name))


def wrap(text: str, width: float, size: float) -> list[str]:
    """Lines of about this width."""
    room = int(width / (size * 0.505))
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def fitted(text: str, width: float, height: float, most: float, least: float = 6.0) -> tuple[list[str], float]:
    """Lines and their size, the largest at which they fit into a box."""
    size = most
    while size > least and len(wrap(text, width, size)) * (size + 1) > height:
        size -= 0.5
    return wrap(text, width, size), size


# ---------------------------------------------------------------------- a card


def draw_card(c: Canvas, facts: Facts, face: int, sprouts: int = 0, growth: int = 0) -> None:
    """A card with its pieces, its upper left corner at (0, 0)."""
    c.markup(printed(facts, face))
    if sprouts or growth:
        pieces(c, facts, face, sprouts, growth)


@cache
def printed(facts: Facts, face: int) -> str:
    c = Canvas(0, 0, "")
    name, tone = look(facts, face)
    c.sheet(0, 0, WIDTH, HEIGHT, 9, edge=tone.shade)
    c.path("M0.5 28L0.5 9Q0.5 0.5 9 0.5L171 0.5Q179.5 0.5 179.5 9L179.5 28Z", fill=tone.light)
    c.line(0, 28, WIDTH, 28, stroke=tone.base, stroke_width=1.5)
    picture(c, name, 17, 14.5, 1.05, fill=tone.base)
    title = facts.names[face]
    size = min(13.0, 228 / len(title))
    c.text(32, 18.5, title, size, "start", fill=INK, font_family=SERIF, font_style="italic", font_weight=700)
    numbers(c, facts, face)
    if facts.kind[face] == t.FLORA:
        spaces(c, facts, face)
    strips(c, facts, face)
    return c.inner()


def numbers(c: Canvas, facts: Facts, face: int) -> None:
    """Price, points, name marks, habitats."""
    kind = int(facts.kind[face])
    x = 19.0
    if kind in (t.FLORA, t.TERRAIN):
        c.circle(x, 44, 11.5, fill=EARTH.base, stroke=EARTH.deep, stroke_width=1.4)
        c.text(x, 49, facts.cost[face], 14, fill="#fffaf0", font_weight=800)
        x += 30
    if kind in (t.FLORA, t.TERRAIN, t.EVENT, t.ISLAND, t.CLIMATE):
        picture(c, "points", x, 43.5, 1.15)
        vp = str(facts.vp[face]).replace("-", "−")
        c.text(x, 48, vp, 13.5, fill=LEAF.deep if facts.vp[face] >= 0 else CLAY.deep, font_weight=800)
        x += 30
    marks = [word for bit, word in ((t.PLACE_TAG, "place"), (t.COLOR_TAG, "color"), (t.ANIMAL_TAG, "animal")) if facts.tags[face] & bit]
    for i, mark in enumerate(marks):
        c.text(x - 9, 43 + 10 * i if len(marks) > 1 else 48, mark, 9, "start", fill=SOFT, font_style="italic")
    shown = [name for bit, name in HABITATS.items() if facts.habitats[face] & bit]
    for i, name in enumerate(reversed(shown)):
        picture(c, name, WIDTH - 15 - (19 if marks else 23) * i, 44, 0.92 if marks else 1.0)


def spaces(c: Canvas, facts: Facts, face: int) -> None:
    """Free spaces for sprouts and growth."""
    for i in range(int(facts.sprouts[face])):
        c.circle(18 + SPROUT_STEP * i, 69, 8, fill="#eef3dd", stroke=LEAF.base)
    growth = int(facts.growth[face])
    for i in range(growth - 1):
        c.rect(11 + GROWTH_STEP * i, 84, 14, 15, 4, fill="#f2e6d4", stroke=EARTH.light)
    if growth:
        x = canopy_at(growth)
        c.circle(x, 91.5, 10, fill="#e3edcb", stroke=LEAF.shade, stroke_dasharray="2 1.6")
        c.text(x, 96, facts.canopy[face], 12.5, fill=LEAF.deep, font_weight=800)


def canopy_at(growth: int) -> float:
    """Where the last growth lies."""
    return 18 + GROWTH_STEP * (growth - 1) + 3


def pieces(c: Canvas, facts: Facts, face: int, sprouts: int, growth: int) -> None:
    """What lies on a flora: sprouts, trunks, and the canopy when it is complete."""
    for i in range(sprouts):
        picture(c, "sprout", 18 + SPROUT_STEP * i, 68.5, 1.2)
    full = growth == facts.growth[face]
    for i in range(growth - 1 if full else growth):
        picture(c, "growth", 18 + GROWTH_STEP * i, 91.5, 1.18)
    if full and growth:
        x = canopy_at(growth)
        picture(c, "canopy", x, 90.5, 1.4)
        c.text(x, 96, facts.canopy[face], 14, fill=SHEET, font_weight=800, stroke=LEAF.deep, stroke_width=2.4, paint_order="stroke")


def strips(c: Canvas, facts: Facts, face: int) -> None:
    """Abilities from the bottom up, or the objective."""
    words = phrases("en")
    if facts.kind[face] in (t.ECOSYSTEM, t.FAUNA):
        text = objective(facts, face, words)
        lines, size = fitted(text[:1].upper() + text[1:], WIDTH - 24, 66, 16)
        for i, line in enumerate(lines):
            c.text(WIDTH / 2, 84 + (i - (len(lines) - 1) / 2) * (size + 3), line, size, fill=INK)
        return
    first, count = int(facts.ability_first[face]), int(facts.ability_count[face])
    room = HEIGHT - (102 if facts.kind[face] == t.FLORA else 60) - 3
    height = min(34.0, room / max(count, 1)) if facts.kind[face] != t.FLORA else min(25.0, room / max(count, 1))
    for i in range(count):
        strip(c, facts, first + i, HEIGHT - 3 - height * (count - i), height - 2)


def strip(c: Canvas, facts: Facts, a: int, y: float, height: float) -> None:
    color = int(facts.a_color[a])
    tone, letter = COLORS[color]
    c.rect(5, y, WIDTH - 10, height, 5, fill=tone.light, stroke=tone.shade, opacity=0.96)
    if color & t.MULTI:
        for i, part in enumerate((CLAY, WHEAT, WATER)):
            c.rect(6 + 6 * i, y + 1, 6, height - 2, 2, fill=part.base)
    else:
        c.rect(6, y + 1, 18, height - 2, 4, fill=tone.base)
    dark = color in (t.BLACK, t.BROWN, t.RED)
    middle, ink = y + height / 2, "#fffaf0" if dark else INK
    if color & t.MULTI:
        c.text(15, middle + 4.2, letter, 12, fill=ink, font_weight=800, stroke=SHEET, stroke_width=3, paint_order="stroke")
    else:
        c.text(15, middle + 4.2, letter, 12, fill=ink, font_weight=800)
    if facts.a_kind[a] == t.GAIN:
        formula(c, facts, a, 30, y + height / 2)
    else:
        text = effect(facts, a, phrases("en"))
        lines, size = fitted(text, WIDTH - 38, height, 11.5)
        for i, line in enumerate(lines):
            c.text(29, y + height / 2 + size * 0.35 + (i - (len(lines) - 1) / 2) * (size + 0.8), line, size, "start", fill=INK)
    if facts.a_chosen[a]:
        c.text(WIDTH - 10, y + height / 2 + 4, "if chosen", 8.5, "end", fill=SOFT, font_style="italic")


def formula(c: Canvas, facts: Facts, a: int, x: float, y: float) -> None:
    """An ability in pictures: what is paid, an arrow, what is gained."""
    for table in (facts.a_cost, facts.a_gain):
        amounts = [int(table[a * t.RESOURCES + r]) for r in range(t.RESOURCES)]
        for resource, amount in enumerate(amounts):
            if amount:
                c.text(x, y + 4.5, amount, 13, "start", fill=INK, font_weight=700)
                x += 8.5 * len(str(amount)) + 10
                picture(c, RESOURCES[resource], x, y, 0.9)
                x += 15
        if table is facts.a_cost and any(amounts):
            c.path(f"M{x - 2:.1f} {y:.1f}l9 0m-3.4 -3.4l3.4 3.4l-3.4 3.4", fill="none", stroke=INK, stroke_width=1.6)
            x += 13


# ---------------------------------------------------------------------- small and large


SMALL_WIDTH: Final = 60.0
SMALL_HEIGHT: Final = 50.0


def draw_small(c: Canvas, facts: Facts, face: int, sprouts: int = 0, growth: int = 0) -> None:
    """A card on somebody else's island: type, habitats, colors and pieces."""
    c.markup(small(facts, face))
    if sprouts:
        picture(c, "sprout", 9, 30, 0.5)
        c.text(15, 34, sprouts, 10, "start", fill=LEAF.deep, font_weight=700)
    if growth:
        full = growth == facts.growth[face]
        picture(c, "canopy" if full else "growth", 34, 30, 0.55)
        c.text(41, 34, growth, 10, "start", fill=LEAF.deep if full else EARTH.deep, font_weight=700)


@cache
def small(facts: Facts, face: int) -> str:
    c = Canvas(0, 0, "")
    name, tone = look(facts, face)
    c.rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 5, fill=tone.light, stroke=tone.shade)
    picture(c, name, 12, 12, 0.85, fill=tone.base)
    shown = [habitat for bit, habitat in HABITATS.items() if facts.habitats[face] & bit]
    for i, habitat in enumerate(reversed(shown)):
        picture(c, habitat, SMALL_WIDTH - 8 - 10 * i, 10, 0.45)
    first, count = int(facts.ability_first[face]), int(facts.ability_count[face])
    for i in range(count):
        shade, letter = COLORS[int(facts.a_color[first + i])]
        width = (SMALL_WIDTH - 6) / count
        c.rect(3 + width * i, 37, width - 1, 10.5, 2.5, fill=shade.base)
        c.text(3 + width * (i + 0.5), 45.4, letter, 8.5, fill=INK if shade in (WHEAT, WATER, LEAF) else "#fffaf0", font_weight=800)
    return c.inner()


def card_svg(facts: Facts, face: int, language: str = "en") -> str:
    """One card, large, with everything it says in words below its picture."""
    lines = [part for text in describe(facts, face, language) for part in wrap(text, 400, 14)]
    below = 18 + HEIGHT * 2.3 + (30 if facts.latin[face] else 8)
    height = below + 34 + 21 * len(lines)
    c = Canvas(454, height, label(facts, face, language))
    c.rect(0, 0, 454, height, fill=PAPER)
    with c.at(20, 18, 2.3):
        draw_card(c, facts, face)
    if facts.latin[face]:
        c.text(227, below - 6, facts.latin[face], 14, fill=SOFT, font_style="italic", font_family=SERIF)
    c.line(20, below + 6, 434, below + 6, stroke=FAINT)
    for i, line in enumerate(lines):
        c.text(22, below + 28 + 21 * i, line, 14, "start", fill=INK)
    return c.svg()
