"""The middle of the table: the piles, the fauna with the leaves on them, the shared ecosystems."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import CLAY, FAINT, INK, LEAF, SERIF, SHEET, SOFT, WATER, WHEAT, Canvas, Tone
from hedgerow.core.moves import ref
from hedgerow.games.earth.glyphs import ORCHID
from hedgerow.games.earth.phrases import phrases
from hedgerow.games.earth.pictures import HEIGHT, draw_card, picture, wrap
from hedgerow.games.earth.scoring import EASY_FAUNA, FAUNA_PLACES, FIRST_TO_FINISH
from hedgerow.games.earth.terms import EASY
from hedgerow.games.earth.words import label, objective

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

# The leaves of the seats, the last of them Gaia's; each carries its number too.
LEAVES: Final[tuple[Tone, ...]] = (WATER, CLAY, WHEAT, ORCHID, LEAF)
FAUNA_WIDTH: Final = 147.0
FAUNA_HEIGHT: Final = 164.0


def piles(c: Canvas, p: EarthPosition, x: float, y: float) -> None:
    """Deck and discard pile, face down."""
    deck = int(p.deck_end) - int(p.deck_next)
    for i, (count, what) in enumerate(((deck, "in the deck"), (int(p.discard_count), "discarded"))):
        with c.at(x + 150 * i, y), c.thing(label=f"{count} cards {what}"):
            for step in range(min(3, (count + 40) // 50 + (count > 0))):
                c.rect(2.5 * step, -2.5 * step + 6, 38, 46, 5, fill=LEAF.base if i == 0 else LEAF.light, stroke=LEAF.deep)
            c.text(54, 30, count, 22, "start", fill=INK, font_weight=700)
            c.text(54, 48, what, 12, "start", fill=SOFT)


def leaf(c: Canvas, x: float, y: float, seat: int, players: int, size: float = 1.0) -> None:
    """The leaf of a seat, or of Gaia."""
    tone = LEAVES[seat % len(LEAVES)] if seat < players else LEAF
    with c.at(x, y, size):
        picture(c, "leaf", 0, 0, 1.0, fill=tone.base)
        c.text(0, 3, "G" if seat == players else seat, 10, fill=INK, font_weight=800)


def fauna_board(c: Canvas, p: EarthPosition, x: float, y: float) -> None:
    c.text(x, y - 2, "Fauna", 19, "start", fill=INK, font_family=SERIF, font_style="italic")
    taken = int(p.bonus) - 1
    who = "still free" if taken < 0 else "Gaia's" if taken == p.players else f"seat {taken}"
    with c.thing(label=f"{FIRST_TO_FINISH} points for the first full island: {who}"):
        c.text(x + 2 * FAUNA_WIDTH - 22, y - 2, f"first to finish: {FIRST_TO_FINISH}", 12, "end", fill=SOFT)
        if taken >= 0:
            leaf(c, x + 2 * FAUNA_WIDTH - 6, y - 7, taken, int(p.players), 0.85)
    for i in range(4):
        with c.at(x + i % 2 * (FAUNA_WIDTH + 8), y + 10 + i // 2 * (FAUNA_HEIGHT + 10)):
            fauna(c, p, i)


def claimants(p: EarthPosition, i: int) -> dict[int, int]:
    """Who has which place on a fauna; Gaia is the seat after the last."""
    found = {int(p.place[i * p.players + seat]): seat for seat in range(int(p.players)) if p.place[i * p.players + seat]}
    if p.level and p.gaia_place[i]:
        found[int(p.gaia_place[i])] = int(p.players)
    return found


def fauna(c: Canvas, p: EarthPosition, i: int) -> None:
    face = int(p.fauna[i])
    name = p.facts.names[face]
    taken = claimants(p, i)
    said = "; ".join(f"place {place}: {'Gaia' if seat == p.players else f'seat {seat}'}" for place, seat in sorted(taken.items()))
    soon = [seat for seat in range(int(p.players)) if p.reached[seat] >> i & 1]
    with c.thing(ref("fauna", name), label=f"{label(p.facts, face)}. {said or 'not claimed'}"):
        c.sheet(0, 0, FAUNA_WIDTH, FAUNA_HEIGHT, 9, edge=CLAY.base)
        r = FAUNA_WIDTH - 0.5
        c.path(f"M0.5 34L0.5 9Q0.5 0.5 9 0.5L{r - 8.5} 0.5Q{r} 0.5 {r} 9L{r} 34Z", fill=CLAY.light)
        lines = wrap(name, FAUNA_WIDTH - 10, 15)
        for j, line in enumerate(lines):
            y = 21.5 + (j - (len(lines) - 1) / 2) * 14
            c.text(FAUNA_WIDTH / 2, y, line, 12.5, fill=INK, font_family=SERIF, font_style="italic", font_weight=700)
        text = objective(p.facts, face, phrases("en"))
        lines = wrap(text[:1].upper() + text[1:], FAUNA_WIDTH - 14, 12)
        for j, line in enumerate(lines):
            c.text(FAUNA_WIDTH / 2, 76 + (j - (len(lines) - 1) / 2) * 15, line, 12, fill=INK)
        ladder(c, p, taken)
        for j, seat in enumerate(soon):
            leaf(c, 16 + 20 * j, 118, seat, int(p.players), 0.8)
        if soon:
            c.text(20 + 20 * len(soon), 121, "reached", 10, "start", fill=SOFT, font_style="italic")


def ladder(c: Canvas, p: EarthPosition, taken: dict[int, int]) -> None:
    """The values, and the leaves on those that are gone."""
    count = max(int(p.players), 2)
    step = FAUNA_WIDTH / max(count, 3)
    for place in range(1, count + 1):
        x = FAUNA_WIDTH / 2 + (place - (count + 1) / 2) * min(step, 30)
        worth = int(EASY_FAUNA) if p.mode == EASY else int(FAUNA_PLACES[place])
        c.circle(x, 144, 12, fill=SHEET, stroke=FAINT if place in taken else CLAY.base)
        c.text(x, 149, worth, 13, fill=FAINT if place in taken else INK, font_weight=700)
        if place in taken:
            leaf(c, x, 143, taken[place], int(p.players), 1.25)


def shared_ecosystems(c: Canvas, p: EarthPosition, x: float, y: float) -> None:
    if p.mode == EASY:
        return
    c.text(x, y - 2, "Ecosystems for everybody", 19, "start", fill=INK, font_family=SERIF, font_style="italic")
    for i, face in enumerate(int(face) for face in p.shared if face):
        with c.at(x + 24, y + 12 + i * (HEIGHT + 12)), c.thing(ref("card", p.facts.names[face]), label=label(p.facts, face)):
            draw_card(c, p.facts, face)
