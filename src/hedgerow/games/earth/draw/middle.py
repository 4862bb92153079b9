"""The middle of the table: the actions, the piles, the fauna with the leaves on them, the shared ecosystems, Gaia, how the game stands."""

from __future__ import annotations

from functools import cache
from typing import Final

from hedgerow.core import nature
from hedgerow.core.canvas import CLAY, FAINT, INK, LEAF, SERIF, SHEET, SOFT, Canvas
from hedgerow.core.moves import ref
from hedgerow.games.earth.draw.animals import animal
from hedgerow.games.earth.draw.cards import HEIGHT, WIDTH, block, draw_card, fitted
from hedgerow.games.earth.draw.glyphs import COLORS, glyph, picture
from hedgerow.games.earth.draw.scene import NARROW, Scene, Sheet, blank, color_bit, leaf
from hedgerow.games.earth.moves import ACTIONS
from hedgerow.games.earth.scoring import EASY_FAUNA, FAUNA_PLACES, FIRST_TO_FINISH
from hedgerow.games.earth.terms import EASY, ENDED
from hedgerow.games.earth.words import capital, objective

HALF: Final = (NARROW - 18) / 2  # two cards side by side
FAUNA_HEIGHT: Final = 152.0
SIGNS: Final = {"compost": "heap", "water": "sprout", "grow": "growth"}
HUES: Final = ("green", "red", "blue", "yellow")  # of the actions
MODES: Final = ("easy", "standard", "expert")


# ---------------------------------------------------------------------- actions and piles


def actions(s: Scene) -> Sheet:
    """The four actions with their colors and both sides; the chosen one stands out."""
    c = blank(NARROW, 4 * 58 + 66, s.words("see-actions"))
    for i, name in enumerate(ACTIONS):
        with c.at(6, 6 + 58 * i):
            action(c, s, i, name)
    piles(c, s, 10, 4 * 58 + 8)
    return Sheet("actions", "shared", s.words("see-actions"), c)


def action(c: Canvas, s: Scene, i: int, name: str) -> None:
    tone = COLORS[color_bit(i)]
    kind, color = s.words(f"act-{name}"), s.words(f"color-{HUES[i]}")
    chosen = s.p.action == i
    mine = s.seat is not None and s.seat != s.p.active and chosen
    what = s.words(f"weak-{name}" if mine else f"strong-{name}")
    label = s.words("see-action", kind=kind, color=color, what=what)
    if chosen:
        who = s.name(int(s.p.players) if s.p.gaia_card else int(s.p.active))
        label = s.words("see-action-chosen", kind=kind, color=color, who=who, what=what)
    with c.thing(ref("act", name), label=label):
        c.sheet(0, 0, NARROW - 12, 53, 9, fill=tone.light if chosen else SHEET, edge=tone.deep if chosen else tone.shade)
        c.path("M.5 9.5Q.5 .5 9.5 .5H44V52.5H9.5Q.5 52.5 .5 43.5Z", fill=tone.base)
        if chosen:
            c.rect(1, 1, NARROW - 14, 51, 8, fill="none", stroke=tone.deep, stroke_width=3)
        c.circle(22, 26.5, 14, fill=SHEET, stroke=tone.deep)
        c.text(22, 32, s.words(f"letter-{HUES[i]}"), 16, fill=INK, font_weight=800)
        c.text(54, 20, kind, 16, "start", fill=INK, font_family=SERIF, font_style="italic", font_weight=700)
        lines, size = fitted(what, NARROW - 112, 28, 12.5)
        block(c, lines, size, 54, 37, "start", fill=INK)
        with c.at(NARROW - 34, 47 if name == "plant" else 29, 0.95 if name == "plant" else 1.5):
            c.markup(nature.plant("tree", "", 8) if name == "plant" else glyph(SIGNS[name]))


def piles(c: Canvas, s: Scene, x: float, y: float) -> None:
    """Deck and discard pile, face down."""
    p = s.p
    counts = (int(p.deck_end) - int(p.deck_next), int(p.discard_count))
    for i, (count, said) in enumerate(zip(counts, ("see-deck", "see-discard"), strict=True)):
        with c.at(x + 172 * i, y), c.thing(label=s.words(said, n=count)):
            c.rect(0, 6, 32, 40, 5, fill="none", stroke=FAINT, stroke_dasharray="4 3")
            for step in range(min(3, (count + 40) // 50 + (count > 0))):
                with c.at(2.5 * step, 6 - 2.5 * step):
                    c.markup(face_down(i == 0))
            c.text(46, 33, s.words(said, n=count), 13, "start", fill=INK, font_weight=600)


@cache
def face_down(fresh: bool) -> str:
    """The back of a card: from the deck, or turned face down after use."""
    c = Canvas(0, 0, "")
    c.rect(0, 0, 32, 40, 5, fill=LEAF.base if fresh else LEAF.light, stroke=LEAF.deep, stroke_width=1.2)
    c.rect(3, 3, 26, 34, 3, fill="none", stroke=LEAF.light if fresh else LEAF.base, stroke_width=1)
    picture(c, "leaf", 16, 20, 0.9, fill=LEAF.light if fresh else SHEET)
    return c.inner()


# ---------------------------------------------------------------------- fauna and ecosystems


def shared(s: Scene, titled: bool = False) -> Sheet:
    """Four fauna, the bonus for the first full island, and what is there for everybody."""
    p = s.p
    ecosystems = [int(face) for face in p.shared if face]
    c = blank(NARROW, 30 + 2 * (FAUNA_HEIGHT + 8) + (HEIGHT * 0.86 + 32 if ecosystems else 0), s.words("see-fauna"))
    if titled:
        c.text(8, 20, s.words("see-fauna"), 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    bonus(c, s, titled)
    for i in range(4):
        with c.at(6 + i % 2 * (HALF + 6), 30 + i // 2 * (FAUNA_HEIGHT + 8)):
            fauna(c, s, i)
    y = 30 + 2 * (FAUNA_HEIGHT + 8)
    if ecosystems:
        c.text(8, y + 16, s.words("see-shared"), 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    for i, face in enumerate(ecosystems):
        with c.at(6 + i * (HALF + 6), y + 26), c.thing(s.ref(face), label=s.label(face)):
            wide_card(c, s, face, HALF, HEIGHT * 0.86)
    return Sheet("fauna", "shared", s.words("see-fauna"), c)


def wide_card(c: Canvas, s: Scene, face: int, width: float, height: float) -> None:
    """An objective on a card of another shape."""
    tone, name = (CLAY, "leaf") if s.facts.kind[face] == 7 else (LEAF, "ecosystem")
    c.sheet(0, 0, width, height, 8, edge=tone.shade)
    beast = animal(s.facts.names[face])
    with c.at(0.5, 30):
        c.markup(nature.landscape(width - 1, height - 30.5, "" if beast or face % 2 else "w", face, 8, 0.62))
    c.path(f"M.5 30V8.5Q.5.5 8.5.5H{width - 8.5:.1f}Q{width - 0.5:.1f}.5 {width - 0.5:.1f} 8.5V30Z", fill=tone.light)
    c.line(0, 30, width, 30, stroke=tone.base, stroke_width=1.5)
    picture(c, name, 16, 15, 0.95, fill=tone.base)
    lines, size = fitted(s.facts.names[face], width - 44, 28, 13, 9)
    block(c, lines, size, 30, 15, "start", fill=INK, font_family=SERIF, font_style="italic", font_weight=700)
    text = capital(objective(s.facts, face, s.words))
    room = height - 34 - (42 if s.facts.kind[face] == 7 else 4)
    left = 0.0
    if beast:
        left = 50.0
        c.ellipse(28, 36 + room / 2 + 24, 19, 4, fill=INK, opacity=0.12)
        with c.at(28, 35 + room / 2, 1.14):
            c.markup(beast)
    lines, size = fitted(text, width - 12 - left, room if beast else room * 0.66, 13)
    block(c, lines, size, (width + left) / 2, 33 + (room if beast else room * 0.66) / 2, fill=INK)


def bonus(c: Canvas, s: Scene, titled: bool) -> None:
    """What the first full island gets: said, or beside the title shown as a sign only."""
    taken = int(s.p.bonus) - 1
    n = int(FIRST_TO_FINISH)
    said = s.words("see-bonus-free", points=n) if taken < 0 else s.words("see-bonus", points=n, who=s.name(taken))
    with c.thing(label=said):
        if not titled:
            lines, size = fitted(said, NARROW - 84, 24, 13.5)
            block(c, lines, size, 8, 15, "start", fill=SOFT)
        c.rect(NARROW - 66, 4, 58, 22, 8, fill=SHEET, stroke=LEAF.base)
        c.text(NARROW - 49, 20, "4×4", 11.5, fill=INK)
        c.text(NARROW - 22, 20.5, n, 15, fill=FAINT if taken >= 0 else INK, font_weight=700)
        if taken >= 0:
            leaf(c, NARROW - 22, 14, taken, int(s.p.players), 1.1)


def claimants(s: Scene, i: int) -> dict[int, int]:
    """Who has which place on a fauna; Gaia is the seat after the last."""
    p = s.p
    found = {int(p.place[i * p.players + seat]): seat for seat in s.seats if p.place[i * p.players + seat]}
    if p.level and p.gaia_place[i]:
        found[int(p.gaia_place[i])] = int(p.players)
    return found


def fauna(c: Canvas, s: Scene, i: int) -> None:
    p = s.p
    face = int(p.fauna[i])
    taken = claimants(s, i)
    said = [s.words("see-place", who=s.name(seat), n=place, points=value(s, place)) for place, seat in sorted(taken.items())]
    soon = [seat for seat in s.seats if p.reached[seat] >> i & 1]
    said += [s.words("see-reached", who=s.name(seat)) for seat in soon]
    with c.thing(s.ref(face), label=f"{s.label(face)}. {'; '.join(said) or s.words('see-unclaimed')}"):
        wide_card(c, s, face, HALF, FAUNA_HEIGHT)
        ladder(c, s, taken)
        for j, seat in enumerate(soon):
            with c.group(opacity=0.75):
                leaf(c, HALF - 14 - 20 * j, 98, seat, int(p.players), 0.8)


def value(s: Scene, place: int) -> int:
    return int(EASY_FAUNA) if s.p.mode == EASY else int(FAUNA_PLACES[place])


def ladder(c: Canvas, s: Scene, taken: dict[int, int]) -> None:
    """The values, and the leaves on those that are gone."""
    count = max(int(s.p.players), 2)
    for place in range(1, count + 1):
        x = HALF / 2 + (place - (count + 1) / 2) * 32
        c.circle(x, FAUNA_HEIGHT - 20, 13, fill=SHEET, stroke=FAINT if place in taken else CLAY.base)
        c.text(x, FAUNA_HEIGHT - 15, value(s, place), 14, fill=FAINT if place in taken else INK, font_weight=700)
        if place in taken:
            leaf(c, x, FAUNA_HEIGHT - 21, taken[place], int(s.p.players), 1.3)


# ---------------------------------------------------------------------- Gaia


def gaia(s: Scene) -> Sheet:
    """The other player of a game for one."""
    p, words = s.p, s.words
    c = blank(NARROW, 34 + HEIGHT + 14, words("see-gaia"))
    c.text(8, 21, words("see-gaia"), 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    level = ("", "beginner", "medium", "hard", "expert")[p.level]
    c.text(NARROW - 10, 21, words(f"option-difficulty-{level}"), 13, "end", fill=SOFT)
    c.line(6, 29, NARROW - 6, 29, stroke=FAINT, stroke_width=1.5)
    counts = (
        ("draw", "see-pile", int(p.gaia_pile_count)),
        ("heap", "see-compost", int(p.gaia_compost_count)),
        ("soil", "see-soil", int(p.gaia_soil)),
        ("sprout", "see-all-sprouts", int(p.gaia_sprouts)),
        ("growth", "see-all-growth", int(p.gaia_growth)),
    )
    for i, (name, key, count) in enumerate(counts):
        with c.at(8, 38 + 25 * i), c.thing(label=f"{words('see-gaia')}, {words(key, n=count)}"):
            picture(c, name, 12, 11, 0.9)
            c.text(30, 16, words(key, n=count), 14, "start", fill=INK)
    c.text(8, 38 + 25 * 5 + 14, words("see-gaia-turned", n=int(p.gaia_turned)), 13, "start", fill=SOFT)
    if p.gaia_card:
        face = int(p.gaia_card)
        with c.at(NARROW - WIDTH - 10, 36), c.thing(s.ref(face), label=s.label(face)):
            draw_card(c, s.facts, face, words.language)
    return Sheet("gaia", "other", words("see-gaia"), c)


# ---------------------------------------------------------------------- how the game stands


def status(s: Scene) -> Sheet:
    """The round, and what everybody has."""
    p, words = s.p, s.words
    c = blank(NARROW, 34 + 30 * int(p.players), words("see-status"))
    parts = [words("see-round", n=int(p.turn) // int(p.players) + 1), words(f"see-mode-{MODES[p.mode]}")]
    if p.teams:
        parts.append(words("see-teams"))
    if p.phase == ENDED or p.last_round:
        parts.append(words("see-over" if p.phase == ENDED else "see-last-round"))
    c.text(8, 20, " · ".join(parts), 14, "start", fill=SOFT)
    scores = p.scores()
    for seat in s.seats:
        with c.at(6, 30 + 30 * seat):
            line(c, s, seat, scores[seat])
    return Sheet("status", "status", words("see-status"), c)


def line(c: Canvas, s: Scene, seat: int, points: int) -> None:
    p, words = s.p, s.words
    counts = (("draw", "see-cards", int(p.hand_count[seat])), ("soil", "see-soil", int(p.soil[seat])))
    said = [words("see-points", n=points), words("see-planted", n=int(p.card_count[seat])), *(words(key, n=n) for _, key, n in counts)]
    active = s.is_active(seat)
    with c.thing(label=f"{words.seat(seat)}: {', '.join(said)}{', ' + words('see-active') if active else ''}"):
        c.rect(0, 0, NARROW - 12, 27, 7, fill=SHEET, stroke=LEAF.deep if active else FAINT, stroke_width=2.0 if active else 1.0)
        leaf(c, 15, 14, seat, int(p.players), 1.0)
        lines, size = fitted(words.seat(seat), 120, 24, 14, 9)
        block(c, lines, size, 30, 13.5, "start", fill=INK, font_weight=700 if active else 400)
        for i, (name, _, count) in enumerate(counts):
            picture(c, name, 158 + 48 * i, 13.5, 0.7)
            c.text(168 + 48 * i, 18.5, count, 14, "start", fill=INK)
        c.text(292, 18.5, f"{p.card_count[seat]}/16", 14, "end", fill=SOFT)
        c.text(338, 19, points, 16, "end", fill=INK, font_weight=700)
