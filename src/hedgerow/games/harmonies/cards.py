"""The animal and spirit cards of Harmonies as pictures.

A card shows its animal, the habitat it asks for, and stairs of points to climb: a cube stands on every step that it
has not yet left, the step last left counts.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import AMBER, DUSK, FAINT, INK, SAND, SERIF, SHEET, SOFT, Canvas, Tone, hatch, number, star
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.creatures import portrait
from hedgerow.games.harmonies.facts import ANIMALS, LONGEST, SIZES
from hedgerow.games.harmonies.landscape import Harvest, describe, habitat
from hedgerow.games.harmonies.stacks import TONES, stack

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDTH: Final = 300.0
HEIGHT: Final = 92.0
SMALL_WIDTH: Final = 153.0
SMALL_HEIGHT: Final = 56.0

# Per basis of a spirit: how it says what it counts, one and many, and the stack that stands for it.
BASES: Final = {
    int(facts.TREES): ("tree", facts.TREE1),
    int(facts.MOUNTAINS): ("mountain", facts.MOUNTAIN1),
    int(facts.WATERS): ("water token", facts.WATER),
    int(facts.GROUPS_OF_FIELD): ("group of fields", facts.FIELD),
    int(facts.GROUPS_OF_BUILDING): ("group of buildings", facts.HOUSE_ON_RED),
    int(facts.GROUPS_OF_WATER): ("group of water", facts.WATER),
}


class Card:
    """All a card shows, as plain values that pictures can be kept by."""

    def __init__(self, p: HarmoniesPosition, number: int) -> None:
        f = p.facts
        self.number = number
        self.spirit = number > ANIMALS
        self.name = f.names[number]
        self.title = self.name.replace("_", " ").capitalize()
        self.frame = f.frames[number]
        self.habitat: Harvest = tuple(f.habitats[number])
        self.placed = int(p.placed[number])
        self.cubes = int(f.cubes[number])
        self.ladder = tuple(int(f.ladder[number * LONGEST + k]) for k in range(1, self.cubes + 1))
        self.basis = int(f.basis[number])
        self.rates = rates(p, number) if self.spirit else ()

    def label(self) -> str:
        """The card in words."""
        lives = describe(self.habitat)
        if self.spirit:
            pays = ", ".join(f"{points} {'point' if points == 1 else 'points'} for each {thing}" for thing, points in self.in_words())
            state = "its cube is placed" if self.placed else "its cube is still on it"
            return f"spirit {self.number}, {self.title}: {lives}; {pays}; {state}"
        now = self.ladder[self.placed - 1] if self.placed else 0
        steps = ", ".join(map(str, self.ladder))
        return f"card {self.number}, {self.title}: {lives}; points {steps}; {self.placed} of {self.cubes} cubes placed, worth {now}"

    def in_words(self) -> list[tuple[str, int]]:
        noun = BASES[self.basis][0]
        out = []
        for sizes, points in self.rates:
            if self.basis in (facts.TREES, facts.MOUNTAINS):
                out.append((f"{noun} of height {sizes}", points))
            elif sizes in ("1", "1+"):
                out.append((noun, points))
            else:
                out.append((f"{noun} of size {sizes}", points))
        return out


def rates(p: HarmoniesPosition, card: int) -> tuple[tuple[str, int], ...]:
    """What a spirit pays, equal neighbours joined: (("1", 2), ("2", 2), ("3+", 10))."""
    row = [int(p.facts.table[card * SIZES + size]) for size in range(SIZES)]
    top = 3 if int(p.facts.basis[card]) in (facts.TREES, facts.MOUNTAINS) else SIZES - 1
    out = []
    size = 1
    while size <= top:
        last = size
        while last < top and row[last + 1] == row[size]:
            last += 1
        if row[size]:
            sizes = f"{size}+" if last == SIZES - 1 else str(size) if last == size else f"{size}–{last}"
            if int(p.facts.basis[card]) == facts.WATERS:
                sizes = "1"
            out.append((sizes, row[size]))
        size = last + 1
    return tuple(out)


def draw_card(c: Canvas, card: Card, x: float, y: float, small: bool = False) -> None:
    """A card with its upper left corner at (x, y), to be clicked by its number."""
    with c.at(x, y), c.thing(f"card:{card.number}", label=card.label()):
        paint = picture_small if small else picture
        c.markup(paint(card.name, card.title, card.frame, card.habitat, card.placed, card.ladder, card.basis, card.rates))


def face(c: Canvas, name: str, title: str, x: float, y: float, scale: float) -> None:
    """The animal's portrait, or the first letter of one we do not know."""
    drawn = portrait(name)
    with c.at(x, y, scale):
        if drawn is None:
            c.text(0, 9, title[:1], 26, fill=INK, font_family=SERIF)
        else:
            c.markup(drawn)


def paper(c: Canvas, width: float, height: float, side: float, tone: Tone, spirit: bool) -> None:
    """The sheet of a card, the part with the portrait in the colour of its frame."""
    c.sheet(0, 0, width, height, 9, edge="#b3b3d4" if spirit else "#d2c5a6")
    w, h = number(side), number(height - 1)
    c.path(f"M9.5 .5H{w}V{h}H9.5Q.5 {h} .5 {number(height - 10)}V9.5Q.5 .5 9.5 .5Z", fill=tone.light)
    c.path(f"M{w} .5V{h}", fill="none", stroke=tone.base, stroke_width=3)
    if spirit:
        for sx, sy, s in ((10.0, 12.0, 4.0), (side - 11, 16.0, 3.0), (13.0, height - 32, 2.5)):
            c.path(star(sx, sy, s), fill=DUSK.light, opacity=0.9)


Rates = tuple[tuple[str, int], ...]


@cache
def picture(name: str, title: str, frame: str, asks: Harvest, placed: int, ladder: tuple[int, ...], basis: int, pays: Rates) -> str:
    c = Canvas(0, 0, "")
    tone = TONES[frame]
    paper(c, WIDTH, HEIGHT, 88, tone, bool(pays))
    face(c, name, title, 44, 38, 1.38)
    c.text(44, 84, title, 13, fill=tone.deep, font_family=SERIF, font_style="italic", font_weight=600)
    with c.at(141, 47):
        c.markup(habitat(asks, 19.0, DUSK if pays else AMBER))
    if pays:
        promise(c, placed, basis, pays)
    else:
        stairs(c, ladder, placed, tone)
    return c.inner()


def stairs(c: Canvas, ladder: tuple[int, ...], placed: int, tone: Tone) -> None:
    """The steps of an animal card, the first one lowest."""
    n = len(ladder)
    wide = min(25.0, 102.0 / n)
    left = 292 - wide * n
    rise = 42.0 / max(n - 1, 3)
    for i, points in enumerate(ladder):
        x, top = left + i * wide, 66 - i * rise
        left_it = i < placed
        counts = i == placed - 1
        fill = tone.deep if counts else tone.light if left_it else SAND.light
        c.rect(x, top, wide - 1.5, 84 - top, 3, fill=fill, stroke=tone.shade if left_it else "#c6b78f", stroke_width=0.9)
        color = "#ffffff" if counts else tone.deep if left_it else INK
        c.text(x + wide / 2 - 0.75, top + 14, points, 12.5, fill=color, font_weight=700)
        if not left_it:
            c.cube(x + wide / 2 - 0.75, top - 8, 15)


def promise(c: Canvas, placed: int, basis: int, pays: Rates) -> None:
    """What a spirit pays for."""
    kind = int(BASES[basis][1])
    high = basis in (facts.TREES, facts.MOUNTAINS)
    y = 52 - 13 * (len(pays) - 1)
    for sizes, points in pays:
        with c.at(206, y, 0.16):
            c.markup(stack(kind + int(sizes[0]) - 1 if high else kind))
        c.text(218, y + 4, promised(basis, sizes), 11, "start", fill=SOFT)
        c.text(292, y + 5, points, 15, "end", fill=DUSK.deep, font_weight=700)
        y += 26
    if not placed:
        c.cube(284, 18, 17, DUSK)


def promised(basis: int, sizes: str) -> str:
    if basis in (facts.TREES, facts.MOUNTAINS):
        return f"height {sizes}"
    if basis == facts.WATERS:
        return "each"
    return "each group" if sizes == "1+" else f"group {sizes}"


@cache
def picture_small(name: str, title: str, frame: str, asks: Harvest, placed: int, ladder: tuple[int, ...], basis: int, pays: Rates) -> str:
    c = Canvas(0, 0, "")
    tone = TONES[frame]
    paper(c, SMALL_WIDTH, SMALL_HEIGHT, 44, tone, bool(pays))
    face(c, name, title, 22, 29, 0.88)
    with c.at(75, 30):
        c.markup(habitat(asks, 10.5, DUSK if pays else AMBER))
    if pays:
        best = max(points for _, points in pays)
        c.text(127, 25, best, 15, fill=DUSK.deep, font_weight=700)
        if not placed:
            c.cube(127, 42, 14, DUSK)
        return c.inner()
    c.text(127, 21, ladder[placed - 1] if placed else 0, 15, fill=INK, font_weight=700)
    c.text(127, 34, f"of {ladder[-1]}", 10, fill=SOFT)
    left = len(ladder) - placed
    for i in range(left):
        c.cube(127 + (i - (left - 1) / 2) * 9.5, 46, 9)
    return c.inner()


@cache
def back(width: float, height: float) -> str:
    """The back of a card: nobody sees what is on the other side."""
    c = Canvas(0, 0, "")
    c.sheet(0, 0, width, height, 9, fill="#c9cadf", edge="#9a9cc9")
    c.path(hatch(6, 6, width - 12, height - 12, 9, 5), fill="none", stroke="#b3b5d3", stroke_width=1.2, stroke_linecap="round")
    c.ellipse(width / 2, height / 2, height * 0.3, height * 0.3, fill="#e6e6f3", stroke="#9a9cc9")
    c.path(star(width / 2, height / 2, height * 0.2), fill=DUSK.deep)
    return c.inner()


def draw_back(c: Canvas, x: float, y: float, width: float, height: float, label: str) -> None:
    with c.at(x, y), c.thing(label=label):
        c.markup(back(width, height))


def draw_place(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """Where one more card could lie."""
    c.rect(x + 1, y + 1, width - 2, height - 2, 9, fill="none", stroke=FAINT, stroke_width=1.5, stroke_dasharray="5 6")


@cache
def badge(name: str, title: str, frame: str, points: str, radius: float, spirit: bool) -> str:
    c = Canvas(0, 0, "")
    tone = TONES[frame]
    c.ellipse(0, radius * 0.14, radius, radius, fill=INK, opacity=0.12)
    c.circle(0, 0, radius, fill=tone.light, stroke=DUSK.shade if spirit else tone.base, stroke_width=2)
    face(c, name, title, 0, -radius * 0.08, radius / 27)
    c.rect(-12, radius - 8, 24, 15, 7.5, fill=SHEET, stroke=tone.shade)
    c.text(0, radius + 3.5, points, 11, fill=INK, font_weight=700)
    return c.inner()


def draw_badge(c: Canvas, card: Card, x: float, y: float, radius: float, points: int) -> None:
    """A completed card: its animal and what it is worth."""
    label = f"completed {'spirit' if card.spirit else 'card'} {card.number}, {card.title}: {points} points"
    with c.at(x, y), c.thing(f"card:{card.number}", label=label):
        c.markup(badge(card.name, card.title, card.frame, str(points), radius, card.spirit))
