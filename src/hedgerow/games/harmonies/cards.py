"""The animal and spirit cards of Harmonies as pictures.

A card shows its animal, the habitat it asks for, and stairs of points to climb: a cube stands on every step that it
has not yet left, the step last left counts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import AMBER, DUSK, FAINT, INK, SAND, SERIF, SHEET, SOFT, Canvas, Tone, hatch, number, star, trace
from hedgerow.core.creatures import portrait
from hedgerow.core.nature import plant
from hedgerow.core.words import Words
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.facts import ANIMALS
from hedgerow.games.harmonies.landscape import habitat
from hedgerow.games.harmonies.phrases import Harvest, animal, brief, by_height, described, pays, rates, steps
from hedgerow.games.harmonies.stacks import TONES, stack

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDTH: Final = 300.0
HEIGHT: Final = 92.0
SMALL_WIDTH: Final = 153.0
SMALL_HEIGHT: Final = 56.0

# The stack that stands for what a spirit counts.
BASES: Final = {
    int(facts.TREES): facts.TREE1,
    int(facts.MOUNTAINS): facts.MOUNTAIN1,
    int(facts.WATERS): facts.WATER,
    int(facts.GROUPS_OF_FIELD): facts.FIELD,
    int(facts.GROUPS_OF_BUILDING): facts.HOUSE_ON_RED,
    int(facts.GROUPS_OF_WATER): facts.WATER,
}

# What a spirit pays, line by line: the stack that stands for it, words and points.
Pays = tuple[tuple[int, str, int], ...]


@dataclass(frozen=True)
class Face:
    """All a card shows, as plain values that pictures can be kept by."""

    number: int
    name: str
    title: str
    frame: str
    habitat: Harvest
    placed: int
    ladder: tuple[int, ...]
    of: str  # "of 15", for a small picture
    pays: Pays

    @property
    def spirit(self) -> bool:
        return self.number > ANIMALS


def face_of(p: HarmoniesPosition, number: int, words: Words) -> Face:
    f = p.facts
    ladder = tuple(steps(f, number)) if number <= ANIMALS else ()
    kind, high = int(BASES[int(f.basis[number])]), by_height(f, number)
    lines = tuple((kind + rate[0] - 1 if high else kind, brief(f, number, rate, words), rate[2]) for rate in rates(f, number))
    return Face(
        number,
        f.names[number],
        animal(f, number, words),
        f.frames[number],
        tuple(f.habitats[number]),
        int(p.placed[number]),
        ladder,
        words("brief-of", n=ladder[-1]) if ladder else "",
        lines,
    )


def label(p: HarmoniesPosition, number: int, words: Words) -> str:
    """A card in words."""
    f = p.facts
    name, lives, placed = animal(f, number, words), described(tuple(f.habitats[number]), words), int(p.placed[number])
    if number > ANIMALS:
        return words("label-spirit", number=number, name=name, lives=lives, pays=pays(f, number, words), placed=placed)
    ladder = steps(f, number)
    return words(
        "label-animal",
        number=number,
        name=name,
        lives=lives,
        steps=", ".join(map(str, ladder)),
        placed=placed,
        cubes=len(ladder),
        points=words("points", n=ladder[placed - 1] if placed else 0),
    )


def draw_card(c: Canvas, p: HarmoniesPosition, number: int, x: float, y: float, words: Words, small: bool = False) -> None:
    """A card with its upper left corner at (x, y), to be clicked by its number."""
    with c.at(x, y), c.thing(f"card:{number}", label=label(p, number, words)):
        c.markup((picture_small if small else picture)(face_of(p, number, words)))


def face(c: Canvas, name: str, title: str, x: float, y: float, scale: float) -> None:
    """The animal's portrait, or the first letter of one we do not know."""
    drawn = portrait(name)
    with c.at(x, y, scale):
        if drawn is None:
            c.text(0, 9, title[:1], 26, fill=INK, font_family=SERIF)
        else:
            c.markup(drawn)


def paper(c: Canvas, width: float, height: float, side: float, frame: str, spirit: bool) -> None:
    """The sheet of a card, the part with the portrait a view in the colour of its frame."""
    tone = TONES[frame]
    c.sheet(0, 0, width, height, 9, edge="#b3b3d4" if spirit else "#d2c5a6")
    w, h = number(side), number(height - 1)
    c.path(f"M9.5 .5H{w}V{h}H9.5Q.5 {h} .5 {number(height - 10)}V9.5Q.5 .5 9.5 .5Z", fill=tone.light)
    with c.group(transform=f"scale({number(side / 88)} {number(height / 92)})"):
        c.markup(view(frame))
    c.path(f"M{w} .5V{h}", fill="none", stroke=tone.base, stroke_width=3)
    if spirit:
        for sx, sy, s in ((10.0, 12.0, 4.0), (side - 11, 16.0, 3.0), (13.0, height - 32, 2.5)):
            c.path(star(sx, sy, s), fill=DUSK.light, opacity=0.9)


@cache
def view(frame: str) -> str:
    """A halo for the animal, and behind it the land that the colour stands for, 88 by 92."""
    c = Canvas(0, 0, "")
    tone = TONES[frame]
    c.circle(44, 38, 34, fill=SHEET, opacity=0.62)
    if frame == "gray":
        for x, top in ((16.0, 30.0), (73.0, 38.0)):
            c.path(trace("M", x - 14, 62, "L", x, top, x + 14, 62, "Z"), fill=tone.base)
            c.path(trace("M", x - 4.4, top + 9, "L", x, top, x + 4.4, top + 9, "l", -4.4, -2.4, "Z"), fill=SHEET)
    elif frame == "red":
        for x, top in ((15.0, 35.0), (74.0, 37.0)):
            c.path(trace("M", x - 9, 62, "V", top + 9, "L", x, top, x + 9, top + 9, "V", 62, "Z"), fill=tone.base)
            c.path(trace("M", x - 2, 60, "v", -7, "h", 4, "v", 7, "Z"), fill=tone.light)
    elif frame in ("green", "brown", "yellow"):
        for x, y, tree, wheat in ((15.0, 61.0, 2, 14), (74.0, 60.0, 16, 18)):
            with c.at(x, y, 0.8, opacity=0.85):
                c.markup(plant("herb", "", wheat) if frame == "yellow" else plant("tree", "", tree))
    c.path("M.5 60Q26 53 48 59T88 56V91H9.5Q.5 91 .5 82Z", fill=tone.base, opacity=0.75)
    if frame == "blue":
        waves = "M8 66q3.4 -3 6.8 0t6.8 0M60 63q3.4 -3 6.8 0t6.8 0M36 69q3.4 -3 6.8 0t6.8 0"
        c.path(waves, fill="none", stroke=SHEET, stroke_width=1.4, stroke_linecap="round", opacity=0.8)
    return c.inner()


def nameplate(c: Canvas, x: float, y: float, width: float, tone: Tone, title: str, size: float) -> None:
    c.rect(x - width / 2, y - size * 1.02, width, size * 1.44, 4, fill=SHEET, opacity=0.88)
    c.text(x, y, title, size, fill=tone.deep, font_family=SERIF, font_style="italic", font_weight=600)


@cache
def picture(card: Face) -> str:
    c = Canvas(0, 0, "")
    tone = TONES[card.frame]
    paper(c, WIDTH, HEIGHT, 88, card.frame, card.spirit)
    face(c, card.name, card.title, 44, 38, 1.38)
    c.text(6, 15, card.number, 11, "start", fill=tone.deep, font_weight=700)
    nameplate(c, 44, 85, 80, tone, card.title, min(13.0, 76 / (0.6 * len(card.title))))
    with c.at(141, 47):
        c.markup(habitat(card.habitat, 19.0, DUSK if card.spirit else AMBER))
    if card.spirit:
        promise(c, card.placed, card.pays)
    else:
        stairs(c, card.ladder, card.placed, tone)
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


def promise(c: Canvas, placed: int, pays: Pays) -> None:
    """What a spirit pays for."""
    y = 52 - 13 * (len(pays) - 1)
    for kind, words, points in pays:
        with c.at(202, y, 0.16):
            c.markup(stack(kind))
        c.text(215, y + 4, words, 11, "start", fill=SOFT)
        c.text(294, y + 5, points, 15, "end", fill=DUSK.deep, font_weight=700)
        y += 26
    if not placed:
        c.cube(284, 18, 17, DUSK)


@cache
def picture_small(card: Face) -> str:
    c = Canvas(0, 0, "")
    tone = TONES[card.frame]
    paper(c, SMALL_WIDTH, SMALL_HEIGHT, 44, card.frame, card.spirit)
    face(c, card.name, card.title, 22, 29, 0.88)
    c.text(4, 12, card.number, 9, "start", fill=tone.deep, font_weight=700)
    with c.at(75, 30):
        c.markup(habitat(card.habitat, 10.5, DUSK if card.spirit else AMBER))
    if card.spirit:
        best = max(points for _, _, points in card.pays)
        c.text(127, 25, best, 15, fill=DUSK.deep, font_weight=700)
        if not card.placed:
            c.cube(127, 42, 14, DUSK)
        return c.inner()
    c.text(127, 21, card.ladder[card.placed - 1] if card.placed else 0, 15, fill=INK, font_weight=700)
    c.text(127, 34, card.of, 10, fill=SOFT)
    left = len(card.ladder) - card.placed
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


def draw_badge(c: Canvas, p: HarmoniesPosition, number: int, x: float, y: float, radius: float, points: int, words: Words) -> None:
    """A completed card: its animal and what it is worth."""
    card = face_of(p, number, words)
    label = words("label-done", number=number, name=card.title, points=words("points", n=points))
    with c.at(x, y), c.thing(f"card:{number}", label=label):
        c.markup(badge(card.name, card.title, card.frame, str(points), radius, card.spirit))
