"""The cards of Earth as pictures, upright: what is printed on them, and the pieces that lie on them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import CLAY, EARTH, INK, LEAF, SERIF, SHEET, SOFT, WATER, WHEAT, Canvas, Tone
from hedgerow.core.words import Words
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.draw.glyphs import COLORS, HABITATS, TYPES, picture
from hedgerow.games.earth.draw.symbols import symbols
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.language import COLORS as BITS
from hedgerow.games.earth.words import capital, effect, key_of, objective, words_of

WIDTH: Final = 104.0
HEIGHT: Final = 150.0
HEAD: Final = 32.0
KINDS: Final = {
    int(t.EVENT): ("event", WHEAT),
    int(t.ISLAND): ("island", WATER),
    int(t.CLIMATE): ("climate", WATER),
    int(t.ECOSYSTEM): ("ecosystem", LEAF),
    int(t.FAUNA): ("leaf", CLAY),
    int(t.GAIA): ("leaf", EARTH),
}
MARKS: Final = ((t.PLACE_TAG, "pin"), (t.COLOR_TAG, "palette"), (t.ANIMAL_TAG, "paw"))
PLANTS: Final = {types: name for types, (name, _) in TYPES.items() if name in ("tree", "bush", "herb", "mushroom")}
PLANTS_OF_ANY: Final = ("tree", "bush", "herb", "mushroom")
LETTER: Final = "#fffaf0"  # on dark colors
SPROUT_STEP: Final = 14.0  # between spaces
GROWTH_STEP: Final = 11.6
SPROUTS_AT: Final = 63.0
GROWTH_AT: Final = 83.0


def look(facts: Facts, face: int) -> tuple[str, Tone]:
    """The picture and the tone of a card's head."""
    types = int(facts.types[face])
    return TYPES[types] if types else KINDS[int(facts.kind[face])]


def wrap(text: str, width: float, size: float) -> list[str]:
    """Lines of about this width; a word that is too long by itself is broken."""
    room = max(int(width / (size * 0.6)), 4)
    lines = [""]
    for word in text.split():
        while len(word) > room:
            lines.append(word[: room - 1] + "-")
            word = word[room - 1 :]
        if lines[-1] and len(lines[-1]) + 1 + len(word) > room:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    return [line for line in lines if line]


def fitted(text: str, width: float, height: float, most: float, least: float = 6.0) -> tuple[list[str], float]:
    """Lines and their size, the largest at which they fit into a box without breaking a word."""
    size = most
    while size > least:
        lines = wrap(text, width, size)
        if len(lines) * size * 1.12 <= height and not any(line.endswith("-") for line in lines):
            break
        size -= 0.5
    return wrap(text, width, size), size


def block(c: Canvas, lines: list[str], size: float, x: float, y: float, anchor: str = "middle", **given: object) -> None:
    """Lines around a middle."""
    for i, line in enumerate(lines):
        c.text(x, y + size * 0.36 + (i - (len(lines) - 1) / 2) * size * 1.12, line, size, anchor, **given)


# ---------------------------------------------------------------------- a card


def draw_card(c: Canvas, facts: Facts, face: int, language: str, sprouts: int = 0, growth: int = 0) -> None:
    """A card with its pieces, its upper left corner at (0, 0)."""
    c.markup(printed(facts, face, language))
    if sprouts or growth:
        pieces(c, facts, face, sprouts, growth)


@cache
def printed(facts: Facts, face: int, language: str) -> str:
    c = Canvas(0, 0, "")
    words = words_of(language)
    name, tone = look(facts, face)
    c.sheet(0, 0, WIDTH, HEIGHT, 8, edge=tone.shade)
    c.path(f"M.5 {HEAD}V8.5Q.5.5 8.5.5H95.5Q103.5.5 103.5 8.5V{HEAD}Z", fill=tone.light)
    c.line(0, HEAD, WIDTH, HEAD, stroke=tone.base, stroke_width=1.5)
    picture(c, name, 14, 16, 1.0, fill=tone.base)
    boxes = strips(facts, face, words)
    view(c, facts, face, HEIGHT - 3 - sum(box.height for box in boxes))
    lines, size = fitted(facts.names[face], WIDTH - 34, HEAD - 2, 12.5, 8.0)
    block(c, lines, size, 27, 16, "start", fill=INK, font_family=SERIF, font_style="italic", font_weight=700)
    numbers(c, facts, face)
    if facts.kind[face] == t.FLORA:
        spaces(c, facts, face)
    if facts.kind[face] in (t.ECOSYSTEM, t.FAUNA):
        lines, size = fitted(capital(objective(facts, face, words)), WIDTH - 12, HEIGHT - HEAD - 34, 13)
        block(c, lines, size, WIDTH / 2, HEAD + (HEIGHT - HEAD - 30) / 2, fill=INK)
    y = HEIGHT - 3 - sum(box.height for box in boxes)
    for i, box in enumerate(boxes):
        strip(c, facts, int(facts.ability_first[face]) + i, y, box, words)
        y += box.height
    return c.inner()


def place(facts: Facts, face: int) -> str:
    """The habitats of a card as a landscape wants them: by their first letters, and an o for an island in the ocean."""
    habitats = "".join(name[0] for bit, name in HABITATS.items() if facts.habitats[face] & bit)
    return habitats + ("o" if facts.kind[face] == t.ISLAND else "")


def view(c: Canvas, facts: Facts, face: int, foot: float) -> None:
    """Where it is and what grows there, above the abilities."""
    kind, types = int(facts.kind[face]), int(facts.types[face])
    where = place(facts, face)
    tall = HEIGHT - HEAD - 1
    with c.at(0.5, HEAD):
        level = (min(foot, HEIGHT - 12) - 9 - HEAD) / tall
        c.markup(nature.landscape(WIDTH - 1, tall, where, face, 8, max(level, 0.2)))
    if kind == t.FLORA:
        high = 72.0 if facts.sprouts[face] > 4 or facts.tags[face] or facts.growth[face] > 4 else 56.0
        with c.at(83, foot - 3, min(1.2, (foot - 3 - high) / 45)):
            c.markup(nature.plant(PLANTS.get(types, PLANTS_OF_ANY[face % 4]), where, face))
    elif kind == t.ISLAND:
        with c.at(76, foot - 13, max(min((foot - 15 - HEAD) / 46, 0.62), 0.2)):
            c.markup(nature.plant("tree", "sw", face))
    elif kind == t.EVENT and foot > 84:
        picture(c, "event", WIDTH / 2 + 6, (foot + 62) / 2 - 4, min(2.4, (foot - 66) / 22))


def numbers(c: Canvas, facts: Facts, face: int) -> None:
    """Price, points, habitats, name marks."""
    kind = int(facts.kind[face])
    x = 13.0
    if kind in (t.FLORA, t.TERRAIN):
        c.circle(x, 45, 9.5, fill=EARTH.base, stroke=EARTH.deep, stroke_width=1.2)
        c.text(x, 49.5, facts.cost[face], 13, fill=LETTER, font_weight=800)
        x += 22
    if kind in (t.FLORA, t.TERRAIN, t.EVENT, t.ISLAND, t.CLIMATE):
        picture(c, "points", x, 44.5, 0.95)
        vp = str(facts.vp[face]).replace("-", "−")
        c.text(x, 49, vp, 12.5, fill=LEAF.deep if facts.vp[face] >= 0 else CLAY.deep, font_weight=800)
    shown = [name for bit, name in HABITATS.items() if facts.habitats[face] & bit]
    for i, name in enumerate(reversed(shown)):
        picture(c, name, WIDTH - 10 - (13.5 if len(shown) > 3 else 15.5) * i, 44.5, 0.66 if len(shown) > 3 else 0.74)
    for i, mark in enumerate(mark for bit, mark in MARKS if facts.tags[face] & bit):
        picture(c, mark, WIDTH - 10, 63 + 16 * i, 0.62)


def spaces(c: Canvas, facts: Facts, face: int) -> None:
    """Free spaces for sprouts and growth."""
    for i in range(int(facts.sprouts[face])):
        c.circle(12 + SPROUT_STEP * i, SPROUTS_AT, 6, fill="#eef3dd", stroke=LEAF.base)
    growth = int(facts.growth[face])
    for i in range(growth - 1):
        c.rect(7 + GROWTH_STEP * i, GROWTH_AT - 6.5, 9.6, 13, 3, fill="#f2e6d4", stroke=EARTH.light)
    if growth:
        x = canopy_at(growth)
        c.circle(x, GROWTH_AT, 9, fill="#e3edcb", stroke=LEAF.shade, stroke_dasharray="2 1.6")
        c.text(x, GROWTH_AT + 4.4, facts.canopy[face], 12, fill=LEAF.deep, font_weight=800)


def canopy_at(growth: int) -> float:
    """Where the last growth lies."""
    return 12 + GROWTH_STEP * (growth - 1) + 4


def pieces(c: Canvas, facts: Facts, face: int, sprouts: int, growth: int) -> None:
    """What lies on a flora: sprouts, trunks, and the canopy when it is complete."""
    for i in range(sprouts):
        picture(c, "sprout", 12 + SPROUT_STEP * i, SPROUTS_AT - 0.5, 0.88)
    full = growth == facts.growth[face]
    for i in range(growth - 1 if full else growth):
        picture(c, "growth", 11.8 + GROWTH_STEP * i, GROWTH_AT, 0.98)
    if full and growth:
        x = canopy_at(growth)
        picture(c, "canopy", x, GROWTH_AT - 1, 1.28)
        c.text(
            x, GROWTH_AT + 4, facts.canopy[face], 13, fill=SHEET, font_weight=800, stroke=LEAF.deep, stroke_width=2.4, paint_order="stroke"
        )


# ---------------------------------------------------------------------- abilities


@dataclass(frozen=True)
class Box:
    """An ability as it is drawn: in pictures of some width, or in lines of some size."""

    height: float
    markup: str = ""
    width: float = 0.0
    lines: tuple[str, ...] = ()
    size: float = 0.0


def strips(facts: Facts, face: int, words: Words) -> list[Box]:
    """The abilities of a card: those in pictures are all alike, those in words as high as they need."""
    if facts.kind[face] in (t.ECOSYSTEM, t.FAUNA):
        return []
    first, count = int(facts.ability_first[face]), int(facts.ability_count[face])
    room = HEIGHT - 4 - (97 if facts.kind[face] == t.FLORA else 58)
    drawn = [symbols(facts, first + i) for i in range(count)]
    said = sum(not markup for markup, _ in drawn)
    low = min(25.0, room / max(count, 1))
    share = (room - low * (count - said)) / said if said else 0.0
    boxes = []
    for i, (markup, width) in enumerate(drawn):
        if markup:
            boxes.append(Box(low, markup, width))
            continue
        lines, size = fitted(effect(facts, first + i, words), WIDTH - 26, share - 5, 10.5)
        boxes.append(Box(min(share, max(len(lines) * size * 1.12 + 9, 25.0)), lines=tuple(lines), size=size))
    return boxes


def strip(c: Canvas, facts: Facts, a: int, y: float, box: Box, words: Words) -> None:
    """An ability on a ground of its color, with the color's letter."""
    height = box.height - 2
    color = int(facts.a_color[a])
    tone = COLORS[color]
    c.rect(4, y, WIDTH - 8, height, 4, fill=tone.light, stroke=tone.shade)
    letter = words(f"letter-{key_of(color, BITS)}")
    if color & t.MULTI:
        for i, part in enumerate((CLAY, WHEAT, WATER)):
            c.rect(5 + 5 * i, y + 1, 5, height - 2, 1.5, fill=part.base)
        c.text(12.5, y + height / 2 + 4.2, letter, 12, fill=INK, font_weight=800, stroke=SHEET, stroke_width=3, paint_order="stroke")
    else:
        c.rect(5, y + 1, 14, height - 2, 3, fill=tone.base)
        ink = LETTER if color in (t.BLACK, t.BROWN, t.RED) else INK
        c.text(12, y + height / 2 + 4.2, letter, 12, fill=ink, font_weight=800)
    if facts.a_chosen[a]:
        c.text(WIDTH - 8, y + height - 4, words("see-if-chosen"), 8.5, "end", fill=SOFT, font_style="italic")
    if box.markup:
        with c.at(22, y + box.height / 2 - 1, min(1.0, (WIDTH - 26) / box.width)):
            c.markup(box.markup)
    else:
        block(c, list(box.lines), box.size, 22, y + box.height / 2 - 1, "start", fill=INK)


# ---------------------------------------------------------------------- small


SMALL_WIDTH: Final = 66.0
SMALL_HEIGHT: Final = 56.0


def draw_small(c: Canvas, facts: Facts, face: int, language: str, sprouts: int = 0, growth: int = 0) -> None:
    """A card on somebody else's island: type, points, habitats, colors and pieces."""
    c.markup(small(facts, face, language))
    if sprouts:
        picture(c, "sprout", 9, 32, 0.62)
        c.text(16, 36.5, sprouts, 12, "start", fill=INK, font_weight=700)
    if growth:
        full = growth == facts.growth[face]
        picture(c, "canopy" if full else "growth", 38, 32, 0.66)
        c.text(46, 36.5, growth, 12, "start", fill=INK, font_weight=700)


@cache
def small(facts: Facts, face: int, language: str) -> str:
    c = Canvas(0, 0, "")
    words = words_of(language)
    name, tone = look(facts, face)
    c.rect(0, 0, SMALL_WIDTH, SMALL_HEIGHT, 5, fill=tone.light, stroke=tone.shade)
    with c.at(1, 20):
        c.markup(nature.landscape(SMALL_WIDTH - 2, SMALL_HEIGHT - 21, place(facts, face), face, 4, 0.4))
    picture(c, name, 12, 11, 0.86, fill=tone.base)
    shown = [habitat for bit, habitat in HABITATS.items() if facts.habitats[face] & bit]
    for i, habitat in enumerate(reversed(shown)):
        picture(c, habitat, SMALL_WIDTH - 8 - 11 * i, 10.5, 0.5)
    first, count = int(facts.ability_first[face]), int(facts.ability_count[face])
    for i in range(count):
        color = int(facts.a_color[first + i])
        width = (SMALL_WIDTH - 6) / count
        c.rect(3 + width * i, 41, width - 1, 12.5, 2.5, fill=COLORS[color].base)
        ink = LETTER if color in (t.BLACK, t.BROWN, t.RED) else INK
        letter = words(f"letter-{key_of(color, BITS)}")
        c.text(3 + width * (i + 0.5), 51, letter, 10.5, fill=ink, font_weight=800)
    return c.inner()
