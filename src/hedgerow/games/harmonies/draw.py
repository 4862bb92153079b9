"""Harmonies drawn as SVG: the market on the left, one's own board in the middle, the others' on the right."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.canvas import EARTH, FAINT, INK, LEAF, PAPER, SAND, SERIF, SHEET, SOFT, Canvas, blob
from hedgerow.core.position import SPECTATOR
from hedgerow.games.harmonies.cards import HEIGHT, WIDTH, Card, draw_card, draw_place
from hedgerow.games.harmonies.facts import ANIMALS
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.rules import holding, spaces_in_use
from hedgerow.games.harmonies.seats import MIDDLE, others, own, suns
from hedgerow.games.harmonies.stacks import token

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDE: Final = 1440.0
HIGH: Final = 900.0
LEFT: Final = 28.0  # the market

SACK: Final = "M-10 -20Q-30 0 -22 16Q-14 24 0 24Q14 24 22 16Q30 0 10 -20Q16 -26 13 -30Q0 -25 -13 -30Q-16 -26 -10 -20Z"


def draw(game: Harmonies, position: HarmoniesPosition, seat: int | None) -> str:
    """What a seat (None: everybody) may see of a position."""
    p: Any = position if position.viewer == SPECTATOR else position.mask(seat)
    c = Canvas(WIDE, HIGH, title(p, seat))
    c.rect(0, 0, WIDE, HIGH, fill=PAPER)
    main = centre_seat(p, seat)
    head(c, game, p)
    market(c, p)
    row(c, p)
    turn(c, p, seat)
    own(c, p, main)
    if p.players == 1:
        suns(c, game, p)
    others(c, p, [(main + i) % p.players for i in range(1, p.players)])
    return c.svg()


def centre_seat(p: HarmoniesPosition, seat: int | None) -> int:
    """Whose board is the large one: the viewer's, else of the seat to move, else of the winner."""
    if seat is not None:
        return seat
    return int(p.actor()) if not p.ended else p.ranks().index(1)


def title(p: HarmoniesPosition, seat: int | None) -> str:
    eyes = "for everybody" if seat is None else f"for seat {seat}"
    return f"Harmonies, {eyes}: {standing(p, seat)}"


def standing(p: HarmoniesPosition, seat: int | None) -> str:
    """Whose turn it is and what for, or who has won."""
    if p.ended:
        if p.players == 1:
            return f"the game is over with {p.scores()[0]} points"
        best = [str(i) for i, rank in enumerate(p.ranks()) if rank == 1]
        who = f"seat {best[0]} wins" if len(best) == 1 else f"seats {' and '.join(best)} share the victory"
        return f"{who} with {p.scores()[int(best[0])]} points"
    actor = int(p.actor())
    left = int(holding(p))
    if p.spirits and not p.chosen[actor]:
        what = "choose a spirit"
    elif not p.taken:
        what = "take three tokens"
    elif left:
        what = f"place {left} more token{'s' if left > 1 else ''}"
    else:
        what = "cards and cubes, or finish"
    return f"seat {actor}{' (you)' if actor == seat else ''} to move: {what}"


# ---------------------------------------------------------------------- the market


def head(c: Canvas, game: Harmonies, p: HarmoniesPosition) -> None:
    c.text(LEFT, 50, game.title, 32, "start", fill=INK, font_family=SERIF, font_style="italic")
    side = "side A, the river" if p.side == 0 else "side B, the islands"
    over = " · over" if p.ended else " · last round" if p.last_round else ""
    played = int(p.turn) - (1 if p.ended else 0)
    c.text(LEFT + 1, 71, f"Round {played // p.players + 1} · {side}{over}", 13, "start", fill=SOFT)


def market(c: Canvas, p: HarmoniesPosition) -> None:
    """The central spaces around the bag."""
    x, y, reach = LEFT + 150, 218.0, 94.0
    c.markup(meadow(x, y))
    count = int(spaces_in_use(p))
    for space in range(count):
        angle = -pi / 2 + 2 * pi * space / count
        sx, sy = x + reach * cos(angle) * 1.04, y + reach * sin(angle) * 0.84 + (4 if count == 5 else 14)
        colors = [color for i, color in enumerate(COLORS) for _ in range(p.spaces[space * 6 + i])]
        held = ", ".join(colors) or "empty"
        with c.at(sx, sy), c.thing(f"space:{space + 1}", label=f"space {space + 1}: {held}"):
            c.markup(hollow(space))
            for color, (tx, ty) in zip(colors, ((0.0, -18.0), (-18.0, 9.0), (18.0, 9.0)), strict=False):
                with c.at(tx, ty, 0.32):
                    c.markup(token(color))
            c.circle(-33, -29, 9.5, fill=SHEET, stroke=SAND.shade)
            c.text(-33, -25, space + 1, 11, fill=SAND.deep, font_weight=700)
    bag(c, p, x, y + (6 if count == 5 else 12))


@cache
def meadow(x: float, y: float) -> str:
    """The ground of the central spaces."""
    c = Canvas(0, 0, "")
    c.path(blob(x + 1, y + 5, 156, 138, 0.012, 8, 16), fill=INK, opacity=0.1)
    c.path(blob(x, y, 155, 137, 0.012, 8, 16), fill=SAND.base, stroke=SAND.shade, stroke_width=1.5)
    return c.inner()


@cache
def hollow(space: int) -> str:
    """Where the tokens of one space lie."""
    c = Canvas(0, 0, "")
    c.path(blob(0, 0, 45, 42, 0.025, space + 20, 12), fill="#f3ecda", stroke=SAND.shade, stroke_width=1.4)
    return c.inner()


def bag(c: Canvas, p: HarmoniesPosition, x: float, y: float) -> None:
    inside = ", ".join(f"{int(p.left[i])} {color}" for i, color in enumerate(COLORS))
    rest = int(p.facts.bag_size - p.drawn)
    with c.at(x, y), c.thing(label=f"bag: {rest} tokens, {inside}"):
        c.path(SACK, fill=EARTH.light, stroke=EARTH.deep, stroke_width=1.4, stroke_linejoin="round")
        c.path("M-11 -19Q0 -15 11 -19", fill="none", stroke=EARTH.deep, stroke_width=2.4, stroke_linecap="round")
        c.text(0, 12, rest, 17, fill=EARTH.deep, font_weight=700)


def row(c: Canvas, p: HarmoniesPosition) -> None:
    """The face-up animal cards."""
    top = 382.0
    rest = int(ANIMALS - p.dealt)
    c.text(LEFT + 1, top - 9, "Animals", 15, "start", fill=INK, font_family=SERIF, font_style="italic")
    with c.thing(label=f"animal pile: {rest} cards"):
        for i in range(min(3, rest)):
            c.rect(LEFT + 200 + 2 * i, top - 22 - i, 13, 17, 2, fill=LEAF.light, stroke=LEAF.deep)
        c.text(LEFT + WIDTH, top - 9, f"{rest} in the pile", 12, "end", fill=SOFT)
    for i in range(spaces_in_use(p)):
        y = top + i * (HEIGHT + 9)
        if p.row[i]:
            draw_card(c, Card(p, int(p.row[i])), LEFT, y)
        else:
            draw_place(c, LEFT, y, WIDTH, HEIGHT)


def turn(c: Canvas, p: HarmoniesPosition, seat: int | None) -> None:
    said = standing(p, seat)
    said = said[0].upper() + said[1:]
    width = 60 + 7.6 * len(said)
    yours = not p.ended and p.actor() == seat
    c.rect(MIDDLE - width / 2, 24, width, 32, 16, fill=LEAF.deep if yours else SHEET, stroke=LEAF.deep if yours else FAINT)
    c.text(MIDDLE, 45, said, 15, fill="#ffffff" if yours else INK, font_weight=600)
