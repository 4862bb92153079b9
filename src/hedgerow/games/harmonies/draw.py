"""Harmonies drawn as SVG: the market on the left, one's own board in the middle, the others' on the right."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.canvas import AMBER, CLAY, DUSK, EARTH, FAINT, INK, LEAF, PAPER, SAND, SERIF, SHEET, SOFT, WHEAT, Canvas, blob, number
from hedgerow.core.position import EVERYTHING, HIDDEN
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.cards import (
    HEIGHT,
    SMALL_HEIGHT,
    SMALL_WIDTH,
    WIDTH,
    Card,
    draw_back,
    draw_badge,
    draw_card,
    draw_place,
    star,
)
from hedgerow.games.harmonies.facts import ANIMALS, CARDS
from hedgerow.games.harmonies.landscape import draw_board, stack, token
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.rules import ROOM, holding, spaces_in_use

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDE: Final = 1440.0
HIGH: Final = 900.0
LEFT: Final = 28.0  # the market
MIDDLE: Final = 712.0  # the axis of the large board
RIGHT: Final = 1096.0  # the other boards
SIDE: Final = 316.0  # how wide they are

ICONS: Final = (int(facts.TREE3), int(facts.MOUNTAIN3), int(facts.FIELD), int(facts.HOUSE_ON_RED), int(facts.WATER))


def draw(game: Harmonies, position: HarmoniesPosition, seat: int | None) -> str:
    """What a seat (None: everybody) may see of a position."""
    p: Any = position.mask(seat) if position.viewer == EVERYTHING or seat is None else position
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
    c.path(blob(x + 1, y + 5, 156, 138, 0.012, 8, 16), fill=INK, opacity=0.1)
    c.path(blob(x, y, 155, 137, 0.012, 8, 16), fill=SAND.base, stroke=SAND.shade, stroke_width=1.5)
    count = int(spaces_in_use(p))
    for space in range(count):
        angle = -pi / 2 + 2 * pi * space / count
        sx, sy = x + reach * cos(angle) * 1.04, y + reach * sin(angle) * 0.84 + (4 if count == 5 else 14)
        colors = [color for i, color in enumerate(COLORS) for _ in range(p.spaces[space * 6 + i])]
        held = f"{', '.join(colors)} token" if colors else "empty"
        with c.at(sx, sy), c.thing(f"space:{space + 1}", label=f"space {space + 1}: {held}"):
            c.path(blob(0, 0, 45, 42, 0.025, space + 20, 12), fill="#f3ecda", stroke=SAND.shade, stroke_width=1.4)
            for color, (tx, ty) in zip(colors, ((0.0, -18.0), (-18.0, 9.0), (18.0, 9.0)), strict=False):
                with c.at(tx, ty, 0.32):
                    c.markup(token(color))
            c.circle(-33, -29, 9.5, fill=SHEET, stroke=SAND.shade)
            c.text(-33, -25, space + 1, 11, fill=SAND.deep, font_weight=700)
    bag(c, p, x, y + (6 if count == 5 else 12))


def bag(c: Canvas, p: HarmoniesPosition, x: float, y: float) -> None:
    inside = ", ".join(f"{int(p.left[i])} {color}" for i, color in enumerate(COLORS))
    rest = int(p.facts.bag_size - p.drawn)
    with c.at(x, y), c.thing(label=f"bag: {rest} tokens, {inside}"):
        c.path("M-10 -20Q-30 0 -22 16Q-14 24 0 24Q14 24 22 16Q30 0 10 -20Q16 -26 13 -30Q0 -25 -13 -30Q-16 -26 -10 -20Z", fill=EARTH.light, stroke=EARTH.deep, stroke_width=1.4, stroke_linejoin="round")  # fmt: skip
        c.path("M-11 -19Q0 -15 11 -19", fill="none", stroke=EARTH.deep, stroke_width=2.4, stroke_linecap="round")
        c.text(0, 12, rest, 17, fill=EARTH.deep, font_weight=700)


def row(c: Canvas, p: HarmoniesPosition) -> None:
    """The face-up animal cards."""
    top = 382.0
    rest = int(ANIMALS - p.dealt)
    c.text(LEFT + 1, top - 9, "Animals", 15, "start", fill=INK, font_family=SERIF, font_style="italic")
    with c.thing(label=f"animal pile: {rest} cards"):
        for i in range(min(3, rest)):
            c.rect(LEFT + 176 + 2 * i, top - 22 - i, 13, 17, 2, fill=LEAF.light, stroke=LEAF.deep)
        c.text(LEFT + WIDTH, top - 9, f"{rest} in the pile", 12, "end", fill=SOFT)
    for i in range(spaces_in_use(p)):
        y = top + i * (HEIGHT + 9)
        if p.row[i]:
            draw_card(c, Card(p, int(p.row[i])), LEFT, y)
        else:
            draw_place(c, LEFT, y, WIDTH, HEIGHT)


# ---------------------------------------------------------------------- one's own board


def turn(c: Canvas, p: HarmoniesPosition, seat: int | None) -> None:
    said = standing(p, seat)
    said = said[0].upper() + said[1:]
    width = 60 + 7.6 * len(said)
    yours = not p.ended and p.actor() == seat
    c.rect(MIDDLE - width / 2, 24, width, 32, 16, fill=LEAF.deep if yours else SHEET, stroke=LEAF.deep if yours else FAINT)
    c.text(MIDDLE, 45, said, 15, fill="#ffffff" if yours else INK, font_weight=600)


def own(c: Canvas, p: HarmoniesPosition, main: int) -> None:
    large_hand(c, p, main)
    radius = 60.5 if p.side == 0 else 62.0
    columns = 5 if p.side == 0 else 7
    left = MIDDLE - (columns - 1) / 2 * 1.5 * radius
    top = (298 if p.side == 0 else 308) + radius * sqrt(3) / 2
    with c.at(left, top):
        draw_board(c, p, main, radius, "", True)
    if p.side == 0:
        tray(c, p, 404.0, 470.0, True)
        done(c, p, main, [(996.0 + 54 * (i % 2), 350.0 + 62 * (i // 2)) for i in range(16)], 23)
    else:
        tray(c, p, 480.0, 794.0, False)
        done(c, p, main, [(640.0 + 54 * i, 790.0) for i in range(8)] + [(640.0 + 54 * i, 844.0) for i in range(8)], 22)
    points(c, p, main, MIDDLE - 330, 852, 84, large=True)


def large_hand(c: Canvas, p: HarmoniesPosition, main: int) -> None:
    left, top = MIDDLE - WIDTH - 6, 74.0
    spots = [(left + (i % 2) * (WIDTH + 12), top + (i // 2) * (HEIGHT + 10)) for i in range(4)]
    for kind, number, (x, y) in in_hand(p, main, spots):
        if kind == "card":
            draw_card(c, Card(p, number), x, y)
        elif kind == "back":
            draw_back(c, x, y, WIDTH, HEIGHT, "a spirit card, face down")
        else:
            draw_place(c, x, y, WIDTH, HEIGHT)


def in_hand(p: HarmoniesPosition, seat: int, spots: list[tuple[float, float]]) -> list[tuple[str, int, tuple[float, float]]]:
    """What lies above a board: cards, spirits to choose from (or their backs), and free places."""
    out: list[tuple[str, int, tuple[float, float]]] = []
    cards = [int(p.hand[seat * ROOM + i]) for i in range(ROOM) if p.hand[seat * ROOM + i]]
    shown = [("card", card) for card in cards]
    if p.spirits and not p.chosen[seat]:
        for i in range(2):
            offered = int(p.offer[2 * seat + i])
            shown.append(("back", 0) if offered == HIDDEN else ("card", offered))
    shown += [("place", 0)] * (len(spots) - len(shown))
    for (kind, number), spot in zip(shown, spots, strict=True):
        out.append((kind, number, spot))
    return out


def tray(c: Canvas, p: HarmoniesPosition, x: float, y: float, upright: bool) -> None:
    """The tokens taken and still to be placed."""
    held = [(color, int(p.held[i])) for i, color in enumerate(COLORS) if p.held[i]]
    if not held:
        return
    count = sum(many for _, many in held)
    step = 62.0
    width, height = (84.0, 40 + step * count) if upright else (40 + step * count, 74.0)
    c.sheet(x - width / 2, y - height / 2, width, height, 22, fill="#fbf4e2", edge=SAND.shade)
    at = -(count - 1) / 2 * step
    if upright:
        c.text(x, y - height / 2 - 10, "to place", 13, fill=SOFT, font_style="italic", font_family=SERIF)
    for color, many in held:
        with c.thing(f"color:{color}", label=f"to place: {many} {color}"):
            for _ in range(many):
                with c.at(x + (0 if upright else at), y + (at if upright else 0) - 4, 0.5):
                    c.markup(token(color))
                at += step


def done(c: Canvas, p: HarmoniesPosition, seat: int, spots: list[tuple[float, float]], radius: float) -> None:
    """The completed cards beside a board."""
    cards = [card for card in range(1, int(CARDS)) if int(p.completed[seat]) >> card & 1]
    spirit = p.breakdown(seat)["spirit"]
    for number, (x, y) in zip(cards, spots, strict=False):
        card = Card(p, number)
        draw_badge(c, card, x, y, radius, spirit if card.spirit else card.ladder[-1])


def points(c: Canvas, p: HarmoniesPosition, seat: int, x: float, y: float, step: float, large: bool) -> None:
    """The points by category, in the order of the scoring sheet, and their sum."""
    parts = p.breakdown(seat)
    said = ", ".join(f"{name} {value}" for name, value in parts.items())
    size = 17.0 if large else 13.0
    with c.thing(label=f"points of seat {seat}: {sum(parts.values())}; {said}"):
        for i, (name, value) in enumerate(parts.items()):
            if name == "spirit" and not p.spirits:
                continue
            with c.at(x + i * step, y):
                icon(c, i, 0.2 if large else 0.13)
                c.text(20 if large else 13, size * 0.36, value, size, "start", fill=INK, font_weight=600)
        if large:
            c.text(x + 7 * step + 62, y + 10, sum(parts.values()), 30, "end", fill=INK, font_family=SERIF)
            c.text(x + 7 * step + 62, y + 26, f"seat {seat}", 11, "end", fill=SOFT)


def icon(c: Canvas, category: int, scale: float) -> None:
    if category < len(ICONS):
        with c.at(0, 0, scale):
            c.markup(stack(ICONS[category]))
    else:
        c.cube(0, 0, 100 * scale, AMBER if category == 5 else DUSK)


# ---------------------------------------------------------------------- the others


def others(c: Canvas, p: HarmoniesPosition, seats: list[int]) -> None:
    if len(seats) == 1:
        other_large(c, p, seats[0])
    for i, seat in enumerate(seats):
        if len(seats) > 1:
            room = (HIGH - 36) / len(seats)
            other_small(c, p, seat, 26 + i * room, 20.5 if len(seats) == 2 else 14.6)


def nameplate(c: Canvas, p: HarmoniesPosition, seat: int, y: float) -> None:
    acting = p.actor() == seat
    if acting:
        c.path(f"M{number(RIGHT)} {number(y - 11)}l11 6-11 6z", fill=LEAF.shade)
    c.text(RIGHT + (18 if acting else 0), y, f"Seat {seat}", 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(RIGHT + SIDE, y, p.scores()[seat], 20, "end", fill=INK, font_family=SERIF)
    c.line(RIGHT, y + 9, RIGHT + SIDE, y + 9, stroke=FAINT)


def other_large(c: Canvas, p: HarmoniesPosition, seat: int) -> None:
    nameplate(c, p, seat, 46)
    x = RIGHT + (SIDE - WIDTH) / 2
    spots = [(x, 72 + i * (HEIGHT + 8)) for i in range(4)]
    for kind, number, (sx, sy) in in_hand(p, seat, spots):
        other_card(c, p, kind, number, sx, sy, small=False)
    radius = 29.0 if p.side == 0 else 26.0
    columns = 5 if p.side == 0 else 7
    with c.at(RIGHT + SIDE / 2 - (columns - 1) / 2 * 1.5 * radius, 506 + radius):
        draw_board(c, p, seat, radius, f"seat {seat}, ", False)
    done(c, p, seat, [(RIGHT + 24 + 45 * i, 800.0) for i in range(7)], 18)
    points(c, p, seat, RIGHT + 14, 856, 44, large=False)


def other_small(c: Canvas, p: HarmoniesPosition, seat: int, top: float, radius: float) -> None:
    nameplate(c, p, seat, top + 16)
    tall = radius * (sqrt(3) * (5 if p.side == 0 else 4))
    columns = 5 if p.side == 0 else 7
    with c.at(RIGHT + 18 + radius, top + 46 + radius * sqrt(3) / 2):
        draw_board(c, p, seat, radius, f"seat {seat}, ", False)
    right = RIGHT + 18 + radius * (1.5 * columns + 0.5) + 40
    done(c, p, seat, [(right + 38 * (i % 3), top + 60 + 44 * (i // 3)) for i in range(9)], 16)
    y = top + 46 + tall + 14
    spots = [(RIGHT + (i % 2) * (SMALL_WIDTH + 10), y + (i // 2) * (SMALL_HEIGHT + 7)) for i in range(4)]
    for kind, number, (sx, sy) in in_hand(p, seat, spots):
        other_card(c, p, kind, number, sx, sy, small=True)


def other_card(c: Canvas, p: HarmoniesPosition, kind: str, number: int, x: float, y: float, small: bool) -> None:
    width, height = (SMALL_WIDTH, SMALL_HEIGHT) if small else (WIDTH, HEIGHT)
    if kind == "card":
        draw_card(c, Card(p, number), x, y, small)
    elif kind == "back":
        draw_back(c, x, y, width, height, "a spirit card, face down")
    else:
        draw_place(c, x, y, width, height)


# ---------------------------------------------------------------------- alone


def suns(c: Canvas, game: Harmonies, p: HarmoniesPosition) -> None:
    """Alone: how many suns the points are worth so far."""
    from hedgerow.games.harmonies import SUNS

    score = p.scores()[0]
    earned = game.suns(p)
    x, y = RIGHT + 30, 60.0
    c.text(x, y, "Suns", 24, "start", fill=INK, font_family=SERIF, font_style="italic")
    with c.thing(label=f"{earned} suns for {score} points so far"):
        c.text(x + 220, y, earned, 30, "end", fill=INK, font_family=SERIF)
        for i, (least, count) in enumerate(SUNS):
            ty = y + 52 + i * 52
            got = score >= least
            sun(c, x + 22, ty, 17 if got else 14, got)
            c.text(x + 22, ty + 4.5, count, 13, fill=INK, font_weight=700)
            c.text(x + 58, ty + 5, f"{least} points{' or more' if count == 8 else ''}", 15, "start", fill=INK if got else SOFT)
        ty = y + 52 + len(SUNS) * 52
        for_side = "side A: +1" if p.side == 0 else "side B: +0"
        spirit = "no spirits: +2" if not p.spirits else f"spirit: +{int(p.facts.suns[p.chosen[0]])}"
        c.text(x, ty + 6, for_side, 15, "start", fill=SOFT)
        c.text(x, ty + 30, spirit, 15, "start", fill=SOFT)


def sun(c: Canvas, x: float, y: float, radius: float, got: bool) -> None:
    rays = "".join(
        f"M{number(x + (radius + 3) * cos(a))} {number(y + (radius + 3) * sin(a))}L{number(x + (radius + 7) * cos(a))} {number(y + (radius + 7) * sin(a))}"
        for a in [i * pi / 5 for i in range(10)]
    )
    if got:
        c.path(rays, fill="none", stroke=WHEAT.shade, stroke_width=2.4, stroke_linecap="round")
    c.circle(x, y, radius, fill=WHEAT.light if got else SAND.light, stroke=WHEAT.shade if got else SAND.shade, stroke_width=1.4)
