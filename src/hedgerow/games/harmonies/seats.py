"""What lies before the seats of Harmonies: the large board in the middle, the others at the side."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import AMBER, DUSK, FAINT, INK, LEAF, SAND, SERIF, SOFT, WHEAT, Canvas, Point, trace
from hedgerow.core.position import HIDDEN
from hedgerow.core.words import Words
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.cards import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, draw_back, draw_badge, draw_card, draw_place
from hedgerow.games.harmonies.facts import ANIMALS, CARDS, LONGEST
from hedgerow.games.harmonies.landscape import draw_board
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.rules import ROOM
from hedgerow.games.harmonies.stacks import stack, token

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition

PLACES: Final = int(ROOM)  # for cards above a board
MIDDLE: Final = 712.0  # the axis of the large board
RIGHT: Final = 1096.0  # the other boards
SIDE: Final = 316.0  # how wide they are

# The landscapes' categories by the stack that stands for them; animals and the spirit have their cubes.
ICONS: Final = (int(facts.TREE3), int(facts.MOUNTAIN3), int(facts.FIELD), int(facts.HOUSE_ON_RED), int(facts.WATER))


# ---------------------------------------------------------------------- what every seat has


def held(p: HarmoniesPosition, seat: int) -> list[int]:
    """The uncompleted cards of a seat, and the two spirits it chooses from (hidden ones too)."""
    cards = [int(p.hand[seat * PLACES + i]) for i in range(ROOM) if p.hand[seat * PLACES + i]]
    if p.spirits and not p.chosen[seat]:
        cards += [int(p.offer[2 * seat]), int(p.offer[2 * seat + 1])]
    return cards


def hand(c: Canvas, p: HarmoniesPosition, seat: int, spots: list[Point], words: Words, small: bool = False) -> None:
    """What lies above a board: its cards, the spirits to choose from (or their backs), and free places."""
    width, height = (SMALL_WIDTH, SMALL_HEIGHT) if small else (WIDTH, HEIGHT)
    cards = held(p, seat)
    cards += [0] * (len(spots) - len(cards))
    for card, (x, y) in zip(cards, spots, strict=True):
        if card == HIDDEN:
            draw_back(c, x, y, width, height, words("label-back", who=words.seat(seat)))
        elif card:
            draw_card(c, p, card, x, y, words, small)
        else:
            draw_place(c, x, y, width, height)


def completed(c: Canvas, p: HarmoniesPosition, seat: int, x: float, y: float, per_line: int, radius: float, words: Words) -> None:
    """The completed cards of a seat in lines, the first at (x, y)."""
    for i, card in enumerate(done(p, seat)):
        worth = p.breakdown(seat)["spirit"] if card > ANIMALS else int(p.facts.ladder[card * LONGEST + p.placed[card]])
        draw_badge(c, p, card, x + (i % per_line) * radius * 2.35, y + (i // per_line) * radius * 2.75, radius, worth, words)


def done(p: HarmoniesPosition, seat: int) -> list[int]:
    return [card for card in range(1, int(CARDS)) if int(p.completed[seat]) >> card & 1]


def points(c: Canvas, p: HarmoniesPosition, seat: int, x: float, y: float, step: float, size: float, words: Words) -> None:
    """The points by category, in the order of the scoring sheet."""
    parts = {name: value for name, value in p.breakdown(seat).items() if p.spirits or name != "spirit"}
    said = ", ".join(f"{words(f'category-{name}')} {value}" for name, value in parts.items())
    with c.thing(label=words("label-points", who=words.seat(seat), total=sum(parts.values()), parts=said)):
        for i, value in enumerate(parts.values()):
            with c.at(x + i * step, y):
                icon(c, i, size * (0.0112 if size > 12 else 0.0096))
                c.text(size * (1.08 if size > 12 else 0.76), size * 0.36, value, size, "start", fill=INK, font_weight=600)


def icon(c: Canvas, category: int, scale: float) -> None:
    if category < len(ICONS):
        with c.at(0, 0, scale):
            c.markup(stack(ICONS[category]))
    else:
        c.cube(0, 0, 100 * scale, AMBER if category == 5 else DUSK)


# ---------------------------------------------------------------------- in the middle


def own(c: Canvas, p: HarmoniesPosition, seat: int, words: Words) -> None:
    """The large board, whose cells can be clicked."""
    left = MIDDLE - WIDTH - 6
    hand(c, p, seat, [(left + (i % 2) * (WIDTH + 12), 74 + (i // 2) * (HEIGHT + 10)) for i in range(PLACES)], words)
    radius, columns, top = (60.5, 5, 298.0) if p.side == 0 else (62.0, 7, 308.0)
    with c.at(MIDDLE - (columns - 1) * 0.75 * radius, top + radius * sqrt(3) / 2):
        draw_board(c, p, seat, radius, True, words)
    if p.side == 0:
        tray(c, p, 397, 470, True, words)
        completed(c, p, seat, 1013, 340, 2, 21, words)
    else:
        tray(c, p, 480, 794, False, words)
        completed(c, p, seat, 640, 790, 8, 21, words)
    points(c, p, seat, MIDDLE - 330, 860, 84, 17, words)
    c.text(MIDDLE + 320, 862, p.scores()[seat], 30, "end", fill=INK, font_family=SERIF)
    c.text(MIDDLE + 320, 879, words.seat(seat), 12, "end", fill=SOFT)


def tray(c: Canvas, p: HarmoniesPosition, x: float, y: float, upright: bool, words: Words) -> None:
    """The tokens taken and still to be placed."""
    held = [(color, int(p.held[i])) for i, color in enumerate(COLORS) if p.held[i]]
    if not held:
        return
    step = 62.0
    reach = step * sum(many for _, many in held)
    width, height = (84.0, reach + 34) if upright else (reach + 40, 74.0)
    c.sheet(x - width / 2, y - height / 2, width, height, 22, fill="#fbf4e2", edge=SAND.shade)
    if upright:
        c.text(x, y - height / 2 - 10, words("to-place"), 14, fill=SOFT, font_style="italic", font_family=SERIF)
    at = (step - reach) / 2
    for color, many in held:
        with c.thing(f"color:{color}", label=words("label-held", n=many, color=words(f"color-{color}"))):
            for _ in range(many):
                with c.at(x + (0 if upright else at), y - 4 + (at if upright else 0), 0.5):
                    c.markup(token(color))
                at += step


# ---------------------------------------------------------------------- at the side


def others(c: Canvas, p: HarmoniesPosition, seats: list[int], words: Words) -> None:
    if len(seats) == 1:
        only_other(c, p, seats[0], words)
    elif len(seats) == 2:
        for i, seat in enumerate(seats):
            one_of_two(c, p, seat, 26 + i * 434, words)
    else:
        for i, seat in enumerate(seats):
            one_of_three(c, p, seat, 24 + i * 289, words)


def nameplate(c: Canvas, p: HarmoniesPosition, seat: int, y: float, with_points: bool, words: Words) -> None:
    acting = p.actor() == seat
    if acting:
        c.path(trace("M", RIGHT, y - 11, "l", 10, 5.5, -10, 5.5, "Z"), fill=LEAF.shade)
    c.text(RIGHT + (15 if acting else 0), y, words.seat(seat), 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(RIGHT + SIDE, y, p.scores()[seat], 19, "end", fill=INK, font_family=SERIF)
    c.line(RIGHT, y + 9, RIGHT + SIDE, y + 9, stroke=FAINT)
    if with_points:
        points(c, p, seat, RIGHT + 86, y - 5, 29.5, 11, words)


def small_board(c: Canvas, p: HarmoniesPosition, seat: int, left: float, top: float, radius: float, words: Words) -> None:
    """A board whose uppermost cells begin at `top`, its numbers at `left`."""
    with c.at(left + radius * 1.12 + 12, top + radius * sqrt(3) / 2):
        draw_board(c, p, seat, radius, False, words)


def small_hand(c: Canvas, p: HarmoniesPosition, seat: int, x: float, y: float, per_line: int, words: Words) -> None:
    step_x, step_y = SMALL_WIDTH + 10, SMALL_HEIGHT + 6
    hand(c, p, seat, [(x + (i % per_line) * step_x, y + (i // per_line) * step_y) for i in range(PLACES)], words, small=True)


def only_other(c: Canvas, p: HarmoniesPosition, seat: int, words: Words) -> None:
    nameplate(c, p, seat, 46, False, words)
    hand(c, p, seat, [(RIGHT + (SIDE - WIDTH) / 2, 74 + i * (HEIGHT + 10)) for i in range(PLACES)], words)
    radius, columns = (29.5, 5) if p.side == 0 else (25.0, 7)
    with c.at(RIGHT + SIDE / 2 - (columns - 1) * 0.75 * radius, 516 + radius * sqrt(3) / 2):
        draw_board(c, p, seat, radius, False, words)
    completed(c, p, seat, RIGHT + 24, 804, 8, 17, words)
    points(c, p, seat, RIGHT + 14, 860, 44, 13, words)


def one_of_two(c: Canvas, p: HarmoniesPosition, seat: int, top: float, words: Words) -> None:
    nameplate(c, p, seat, top + 16, True, words)
    radius = 20.5
    small_board(c, p, seat, RIGHT + 4, top + 48, radius, words)
    below = top + 62 + radius * sqrt(3) * (5 if p.side == 0 else 4)
    small_hand(c, p, seat, RIGHT, below, 2, words)
    if p.side == 0:
        completed(c, p, seat, RIGHT + 228, top + 66, 3, 16, words)
    else:
        completed(c, p, seat, RIGHT + 20, below + 150, 8, 16, words)


def one_of_three(c: Canvas, p: HarmoniesPosition, seat: int, top: float, words: Words) -> None:
    nameplate(c, p, seat, top + 14, True, words)
    if p.side == 0:
        small_board(c, p, seat, RIGHT - 4, top + 44, 14.5, words)
        small_hand(c, p, seat, RIGHT + SIDE - SMALL_WIDTH, top + 33, 1, words)
        completed(c, p, seat, RIGHT + 20, top + 199, 4, 15.5, words)
    else:
        small_board(c, p, seat, RIGHT - 2, top + 44, 15.0, words)
        small_hand(c, p, seat, RIGHT, top + 156, 2, words)
        completed(c, p, seat, RIGHT + 232, top + 50, 3, 14, words)


# ---------------------------------------------------------------------- alone


def suns(c: Canvas, game: Harmonies, p: HarmoniesPosition, left: float, top: float, words: Words) -> None:
    """Alone: how many suns the points are worth so far, on a sheet of 308 by 560."""
    from hedgerow.games.harmonies import SUNS

    score, earned = p.scores()[0], game.suns(p)
    x, y, end = left + 28, top + 48, left + 280
    c.sheet(left, top, 308, 560, 14)
    with c.thing(label=words("label-suns", n=earned, points=words("points", n=score))):
        c.text(x, y, words("suns-title"), 22, "start", fill=INK, font_family=SERIF, font_style="italic")
        c.text(end, y, earned, 32, "end", fill=INK, font_family=SERIF)
        for i, (least, count) in enumerate(SUNS):
            at = y + 52 + i * 48
            got = score >= least
            sun(c, x + 22, at, 15, got)
            c.text(x + 22, at + 4.5, count, 13, fill=INK, font_weight=700)
            c.text(x + 58, at + 5, words("suns-from", n=least), 15, "start", fill=INK if got else SOFT)
        at = y + 62 + len(SUNS) * 48
        c.line(x, at - 24, end, at - 24, stroke=FAINT)
        more = int(p.facts.suns[p.chosen[0]]) if p.spirits else 2
        for said, extra in (
            (words("suns-side", side="AB"[p.side]), 1 - int(p.side)),
            (words("suns-spirit" if p.spirits else "suns-no-spirit"), more),
        ):
            c.text(x, at + 4, said, 15, "start", fill=SOFT)
            c.text(end, at + 4, f"+{extra}", 15, "end", fill=INK)
            at += 26


def sun(c: Canvas, x: float, y: float, radius: float, got: bool) -> None:
    if got:
        near, far = radius + 3, radius + 7
        turns = [i * pi / 5 for i in range(10)]
        rays = "".join(trace("M", x + near * cos(a), y + near * sin(a), "L", x + far * cos(a), y + far * sin(a)) for a in turns)
        c.path(rays, fill="none", stroke=WHEAT.shade, stroke_width=2.4, stroke_linecap="round")
    c.circle(x, y, radius, fill=WHEAT.light if got else SAND.light, stroke=WHEAT.shade if got else SAND.shade, stroke_width=1.4)
