"""Harmonies drawn as SVG: the market on the left, one's own board in the middle, the others' on the right."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.canvas import EARTH, FAINT, INK, LEAF, PAPER, SAND, SERIF, SHEET, SOFT, Canvas, blob, trace, wobble
from hedgerow.core.nature import plant
from hedgerow.core.position import SPECTATOR
from hedgerow.core.words import Words
from hedgerow.games.harmonies.cards import HEIGHT, WIDTH, draw_card, draw_place
from hedgerow.games.harmonies.facts import ANIMALS
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.phrases import tokens
from hedgerow.games.harmonies.rules import spaces_in_use
from hedgerow.games.harmonies.seats import MIDDLE, RIGHT, others, own, suns
from hedgerow.games.harmonies.stacks import token

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDE: Final = 1440.0
HIGH: Final = 900.0
LEFT: Final = 28.0  # the market

SACK: Final = "M-10 -20Q-30 0 -22 16Q-14 24 0 24Q14 24 22 16Q30 0 10 -20Q16 -26 13 -30Q0 -25 -13 -30Q-16 -26 -10 -20Z"


def draw(game: Harmonies, position: HarmoniesPosition, seat: int | None, words: Words) -> str:
    """What a seat (None: everybody) may see of a position."""
    p: Any = position if position.viewer == SPECTATOR else position.mask(seat)
    ask = game.ask(p, seat, words)
    c = Canvas(WIDE, HIGH, words("seen-by-all", ask=ask) if seat is None else words("seen-by", who=words.seat(seat), ask=ask))
    c.rect(0, 0, WIDE, HIGH, fill=PAPER)
    main = centre_seat(p, seat)
    c.text(LEFT, 50, words("title"), 32, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(LEFT + 1, 71, progress(p, words), 13, "start", fill=SOFT)
    market(c, p, LEFT + 150, 218.0, words)
    row(c, p, words)
    turn(c, p, seat, ask)
    own(c, p, main, words)
    if p.players == 1:
        suns(c, game, p, RIGHT + 4, 74, words)
    others(c, p, [(main + i) % p.players for i in range(1, p.players)], words)
    return c.svg()


def centre_seat(p: HarmoniesPosition, seat: int | None) -> int:
    """Whose board is the large one: the viewer's, else of the seat to move, else of the winner."""
    if seat is not None:
        return seat
    return int(p.actor()) if not p.ended else p.ranks().index(1)


def progress(p: HarmoniesPosition, words: Words) -> str:
    """How far the game has come, and on which side of the boards."""
    side = words(f"side-{'AB'[p.side]}")
    if p.ended or p.last_round:
        return words("round-over" if p.ended else "round-last", side=side)
    return words("round", n=int(p.turn) // int(p.players) + 1, side=side)


# ---------------------------------------------------------------------- the market


def market(c: Canvas, p: HarmoniesPosition, x: float, y: float, words: Words) -> None:
    """The central spaces around the bag, in the middle of a ground of 310 by 274."""
    reach = 94.0
    c.markup(meadow(x, y))
    count = int(spaces_in_use(p))
    for space in range(count):
        angle = -pi / 2 + 2 * pi * space / count
        sx, sy = x + reach * cos(angle) * 1.04, y + reach * sin(angle) * 0.84 + (4 if count == 5 else 14)
        counts = [int(p.spaces[space * 6 + i]) for i in range(6)]
        colors = [color for color, many in zip(COLORS, counts, strict=True) for _ in range(many)]
        label = words("label-space", n=space + 1, tokens=tokens(counts, words) or words("no-tokens"))
        with c.at(sx, sy), c.thing(f"space:{space + 1}", label=label):
            c.markup(hollow(space))
            for color, (tx, ty) in zip(colors, ((0.0, -18.0), (-18.0, 9.0), (18.0, 9.0)), strict=False):
                with c.at(tx, ty, 0.32):
                    c.markup(token(color))
            c.circle(-33, -29, 9.5, fill=SHEET, stroke=SAND.shade)
            c.text(-33, -25, space + 1, 11, fill=SAND.deep, font_weight=700)
    bag(c, p, x, y + (6 if count == 5 else 12), words)


@cache
def meadow(x: float, y: float) -> str:
    """The ground of the central spaces."""
    c = Canvas(0, 0, "")
    c.path(blob(x + 1, y + 5, 156, 138, 0.012, 8, 16), fill=INK, opacity=0.1)
    c.path(blob(x, y, 155, 137, 0.012, 8, 16), fill=LEAF.light, stroke=LEAF.shade, stroke_width=1.5)
    c.path(blob(x, y + 1, 145, 127, 0.02, 9, 16), fill=SAND.base, stroke=SAND.shade, stroke_width=1.2)
    tufts = ""
    for i in range(26):
        angle = 2 * pi * i / 26 + 0.06 * wobble(i, 3)
        tx, ty = x + 150 * cos(angle), y + 132 * sin(angle)
        tufts += trace("M", tx - 2, ty + 2, "q", 0.6, -2, -1, -5, "M", tx, ty + 2, "v", -6, "M", tx + 2, ty + 2, "q", -0.6, -2, 1, -5)
    c.path(tufts, fill="none", stroke=LEAF.shade, stroke_width=1.2, stroke_linecap="round")
    for px, py, kind, salt, size in (
        (-118.0, -78.0, "tree", 2, 0.86),
        (-97.0, -90.0, "tree", 16, 0.66),
        (120.0, -76.0, "tree", 8, 0.86),
        (136.0, 84.0, "bush", 4, 0.66),
        (-134.0, 82.0, "herb", 9, 0.62),
        (0.0, 131.0, "mushroom", 8, 0.46),
    ):
        with c.at(x + px, y + py, size):
            c.markup(plant(kind, "", salt))
    return c.inner()


@cache
def hollow(space: int) -> str:
    """Where the tokens of one space lie."""
    c = Canvas(0, 0, "")
    c.path(blob(0, 0, 45, 42, 0.025, space + 20, 12), fill=SAND.shade, stroke="#ab9a72", stroke_width=1.4)
    c.path(blob(0, 2.4, 43, 39.4, 0.025, space + 20, 12), fill="#f3ecda")
    return c.inner()


def bag(c: Canvas, p: HarmoniesPosition, x: float, y: float, words: Words) -> None:
    inside = ", ".join(f"{words(f'color-{color}')} {int(p.left[i])}" for i, color in enumerate(COLORS))
    rest = int(p.facts.bag_size - p.drawn)
    with c.at(x, y), c.thing("bag:", label=words("label-bag", n=rest, inside=inside)):
        c.path(SACK, fill=EARTH.light, stroke=EARTH.deep, stroke_width=1.4, stroke_linejoin="round")
        c.path("M-11 -19Q0 -15 11 -19", fill="none", stroke=EARTH.deep, stroke_width=2.4, stroke_linecap="round")
        c.text(0, 12, rest, 17, fill=EARTH.deep, font_weight=700)


def row(c: Canvas, p: HarmoniesPosition, words: Words) -> None:
    """The face-up animal cards."""
    top = 382.0
    c.text(LEFT + 1, top - 9, words("category-animals"), 15, "start", fill=INK, font_family=SERIF, font_style="italic")
    pile(c, p, LEFT + WIDTH, top - 9, words)
    for i in range(int(spaces_in_use(p))):
        offered(c, p, i, LEFT, top + i * (HEIGHT + 9), words)


def offered(c: Canvas, p: HarmoniesPosition, i: int, x: float, y: float, words: Words) -> None:
    """One place of the row."""
    if p.row[i]:
        draw_card(c, p, int(p.row[i]), x, y, words)
    else:
        draw_place(c, x, y, WIDTH, HEIGHT)


def pile(c: Canvas, p: HarmoniesPosition, right: float, y: float, words: Words) -> None:
    """The cards face down, and how many they are."""
    rest = int(ANIMALS - p.dealt)
    with c.thing(label=words("label-pile", n=rest)):
        for i in range(min(3, rest)):
            c.rect(right - 16 + 2 * i, y - 14 - i, 13, 17, 2, fill=LEAF.light, stroke=LEAF.deep)
        c.text(right - 24, y, words("pile", n=rest), 12, "end", fill=SOFT)


def turn(c: Canvas, p: HarmoniesPosition, seat: int | None, said: str) -> None:
    width = 60 + 7.6 * len(said)
    yours = not p.ended and p.actor() == seat
    c.rect(MIDDLE - width / 2, 24, width, 32, 16, fill=LEAF.deep if yours else SHEET, stroke=LEAF.deep if yours else FAINT)
    c.text(MIDDLE, 45, said, 15, fill="#ffffff" if yours else INK, font_weight=600)
