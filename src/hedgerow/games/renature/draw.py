"""Renature drawn as SVG: the valley on the left, the joker track, the players' boards and the viewer's hand on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import FAINT, INK, PAPER, SHEET, SOFT, Canvas
from hedgerow.core.position import EVERYTHING
from hedgerow.games.renature.facts import AREAS, CLOUD_SPACES, KINDS
from hedgerow.games.renature.glyphs import CLOUD, GOLD, PAINTS, animal, backing, cloud, mark, plant, shape_of, sunflower
from hedgerow.games.renature.landscape import IVORY, names_of, tile, valley
from hedgerow.games.renature.moves import PLANTS
from hedgerow.games.renature.rules import CLOUDS, HAND, NO_DOMINO, STEP_A, STEP_B, STEP_C, THE_END

if TYPE_CHECKING:
    from hedgerow.games.renature import Renature
    from hedgerow.games.renature.position import RenaturePosition

WIDTH: Final = 1500
HEIGHT: Final = 986
X: Final = 992.0  # the right column
ACROSS: Final = 484.0

OWN: Final = ((0, 0), (0, 1), (0, 2), (0, 3))
NEUTRAL: Final = ((1, 0), (1, 1), (1, 2), (1, 3))
# By players: the rows of a board as (0 own, 1 neutral; type), how wide and large the plants are, and how far apart the rows.
ROWS: Final = {2: (OWN[:2], OWN[2:] + NEUTRAL), 3: (OWN, NEUTRAL), 4: (OWN, NEUTRAL)}
SIZES: Final = {2: (35.1, 0.68, 66.0), 3: (41.0, 0.6, 57.0), 4: (30.0, 0.54, 51.0)}

DOING: Final = {
    int(STEP_A): "lays or discards a domino",
    int(STEP_B): "may plant",
    int(CLOUDS): "makes room for clouds",
    int(STEP_C): "is about to score",
    int(THE_END): "ends the turn",
}


def draw(game: Renature, position: RenaturePosition, seat: int | None) -> str:
    if position.viewer == EVERYTHING:
        veiled = position.mask(seat)
        assert isinstance(veiled, type(position))
        position = veiled
    canvas = Canvas(WIDTH, HEIGHT, game.title)
    canvas.rect(0, 0, WIDTH, HEIGHT, 0.0, fill=PAPER)
    owners = [f"seat {i}'s {PAINTS[i].name}" for i in range(4)] + ["neutral"]
    valley(canvas, position, owners)
    track(canvas, position)
    players = int(position.players)
    top, room = 156.0, (668.0 if seat is not None else 812.0)
    height = min(room / players, 334.0)
    for other in range(players):
        board(canvas, position, other, top + other * height, height - 12, seat)
    if seat is not None:
        hand(canvas, game, position, seat, top + room)
    return canvas.svg()


def sheet(c: Canvas, x: float, y: float, width: float, height: float, edge: str = FAINT, stroke: float = 1.4) -> None:
    c.rect(x + 1, y + 3, width, height, 12.0, fill="#000000", opacity=0.1)
    c.rect(x, y, width, height, 12.0, fill=SHEET, stroke=edge, stroke_width=stroke)


def track(c: Canvas, p: RenaturePosition) -> None:
    """The ten animals, and the marker on the one that is the joker."""
    sheet(c, X, 49, ACROSS, 92)
    c.text(X + 14, 68, "Joker", 14, "start", font_weight=700, fill=INK)
    for i, name in enumerate(p.facts.animals):
        joker = i == p.joker
        with c.thing(f"animal:{name}", label=f"{name}, the joker" if joker else name), c.at(X + 27 + i * 47.7, 103):
            c.rect(-21.5, -21.5, 43, 43, 9.0, fill=backing(name), stroke=GOLD if joker else "#a99a7c", stroke_width=4.5 if joker else 1.2)
            with c.at(0, 0, 0.6):
                animal(c, name)
            if joker:
                c.polygon([(0, 24), (-8, 35), (8, 35)], fill=GOLD, stroke="#8a6206", stroke_width=1.2, stroke_linejoin="round")


# ---------------------------------------------------------------------- a player's board


def board(c: Canvas, p: RenaturePosition, owner: int, y: float, height: float, viewer: int | None) -> None:
    active = not p.ended and p.turn == owner
    paint = PAINTS[owner]
    sheet(c, X, y, ACROSS, height, GOLD if active else FAINT, 3.5 if active else 1.4)
    c.rect(X + 12, y + 11, 30, 30, 9.0, fill=paint.fill, stroke=paint.edge, stroke_width=2)
    mark(c, owner, X + 27, y + 26, 7.5, fill=INK if owner in (0, 2) else "#ffffff")
    whose = f"Seat {owner}, {paint.name}" + (" (you)" if owner == viewer else "")
    c.text(X + 52, y + 26, whose, 17, "start", font_weight=700, fill=INK)
    doing = DOING[int(p.phase)] if active else "" if p.ended or p.held[owner] else "has no dominoes left"
    if active and p.pending:
        doing += f": {p.pending} wait"
    c.text(X + 52, y + 43, doing, 13, "start", fill=SOFT)
    score = 4 - owner + int(p.plant_points[owner] + p.area_points[owner])
    if p.ended:
        score = p.scores()[owner]
    with c.thing(label=f"seat {owner} has {score} points"):
        c.text(X + ACROSS - 16, y + 37, score, 30, "end", font_weight=700, fill=INK)
    reserve = len(p.reserves) // int(p.players) - int(p.drawn[owner])
    backs(c, X + ACROSS - 168, y + 26, int(p.held[owner]), reserve)
    step, scale, row = SIZES[int(p.players)]
    y += 51
    x = X + 14.0
    for number, groups in enumerate(ROWS[int(p.players)]):
        x = X + 14.0
        for color, kind in groups:
            x = plants(c, p, owner, color, kind, x, y + number * row, step, scale, viewer == owner)
    rest = height - 51 - 2 * row
    if p.players == 2:
        clouds(c, p, owner, X + 46, y + 2 * row + 24, 54.0)
        tokens(c, p, owner, X + 42, y + 2 * row + 22 + (rest - 18) / 2, ACROSS - 82, 0.95)
    elif p.players == 3:
        clouds(c, p, owner, x + 34, y + row + 25, 40.0)
        tokens(c, p, owner, X + 34, y + 2 * row + rest / 2 - 5, ACROSS - 66, 0.56 if rest < 60 else 0.85)
    else:
        clouds(c, p, owner, x + 34, y + row + 21, 40.0)
        tokens(c, p, owner, X + 370, y + 20, 90.0, 0.56)


def backs(c: Canvas, x: float, y: float, held: int, reserve: int) -> None:
    """How many dominoes are in hand and in reserve."""
    with c.thing(label=f"{held} dominoes in hand, {reserve} in reserve"):
        for i in range(held):
            c.rect(x - 30 + i * 13, y - 12, 11, 22, 3.0, fill="#4f7f8f", stroke="#234752", stroke_width=1.3)
            c.line(x - 28 + i * 13, y - 1, x - 21 + i * 13, y - 1, stroke="#cfe3e8", stroke_width=1.2)
        c.rect(x + 18, y - 8, 36, 18, 4.0, fill="#35616f", stroke="#234752", stroke_width=1.3)
        c.rect(x + 15, y - 12, 36, 18, 4.0, fill="#4f7f8f", stroke="#234752", stroke_width=1.3)
        c.text(x + 33, y + 2, reserve, 14, font_weight=700, fill="#ffffff")


def plants(
    c: Canvas, p: RenaturePosition, owner: int, color: int, kind: int, x: float, y: float, step: float, scale: float, mine: bool
) -> float:
    """The spaces for one kind of plant: filled, empty, and with four players the closed ones; returns where the next kind begins."""
    place = 2 * kind + color
    spaces = int(p.facts.spaces[p.players * KINDS + place])
    shut = int(p.facts.closed(place)) if p.players == 4 else 0
    left = int(p.stock[owner * KINDS + place])
    refs = (f"plant:{PLANTS[kind]}", f"color:{'neutral' if color else 'own'}") if mine else ()
    width = step * (spaces + shut)
    tall = 62 * scale + 14
    with c.thing(*refs, label=f"{'neutral' if color else 'own'} {PLANTS[kind]}, worth {kind + 1}: {left} of {spaces} left"):
        c.rect(x, y, width - 4, tall, 7.0, fill="#f0e7d2", stroke="#dccfb0", stroke_width=1)
        for i in range(spaces + shut):
            with c.at(x + step * (i + 0.5) - 2, y + 33 * scale, scale):
                space(c, kind, 4 if color else owner, i < left, i >= spaces)
        c.text(x + width / 2 - 2, y + tall - 3, kind + 1, 10.5, font_weight=700, fill=SOFT)
    return x + width


def space(c: Canvas, kind: int, owner: int, filled: bool, shut: bool) -> None:
    if filled:
        plant(c, kind, owner)
        return
    c.path(
        shape_of(kind), fill="none" if not shut else "#d9cdb0", stroke="#a8977a", stroke_width=1.8, stroke_dasharray=None if shut else "4 4"
    )
    if shut:
        c.path("M-10 -2L10 18M10 -2L-10 18", stroke="#8b7a5c", stroke_width=3.4, stroke_linecap="round")


def clouds(c: Canvas, p: RenaturePosition, owner: int, x: float, y: float, step: float) -> None:
    """Six spaces for clouds."""
    have = int(p.clouds[owner])
    with c.thing(label=f"seat {owner} has {have} clouds"):
        for i in range(int(CLOUD_SPACES)):
            with c.at(x + i * step, y, step / 50):
                if i < have:
                    cloud(c)
                else:
                    c.path(CLOUD, fill="none", stroke="#a8b9c2", stroke_width=1.8, stroke_dasharray="4 4")


def tokens(c: Canvas, p: RenaturePosition, owner: int, x: float, y: float, room: float, scale: float) -> None:
    """The area tokens taken; on each its back, as far as the viewer knows it."""
    taken = [area for area in range(AREAS) if p.holder[area] == owner + 1]
    step = min(75 * scale, room / max(len(taken) - 1, 1))
    for i, area in enumerate(taken):
        known = int(p.shown[area] if p.ended else p.learnt[owner * AREAS + area])
        back = str(known) if known >= 0 else "?"
        words = f"back {known}" if known >= 0 else "its back is secret"
        letter = p.facts.letters[area]
        label = f"token of area {letter}: {p.facts.size(area)} main points, bonus {p.bonus[area]}, {words}"
        with c.thing(f"area:{letter}", label=label), c.at(x + i * step, y, scale):
            sunflower(c, int(p.facts.size(area)), int(p.bonus[area]))
            c.circle(-17, 20, 12, fill=IVORY, stroke="#8a6206", stroke_width=1.8)
            c.text(-17, 26, back, 17, font_weight=700, fill=INK)


# ---------------------------------------------------------------------- the hand


def hand(c: Canvas, game: Renature, p: RenaturePosition, seat: int, y: float) -> None:
    height = HEIGHT - 19 - y
    sheet(c, X, y, ACROSS, height)
    c.text(X + 14, y + 22, "Your hand", 15, "start", font_weight=700, fill=INK)
    held = [int(domino) for domino in p.hands[seat * HAND : (seat + 1) * HAND] if domino != NO_DOMINO]
    for i, domino in enumerate(held):
        earlier, later = names_of(p.facts, domino)
        with c.thing(f"domino:{game.dominoes[domino]}", label=game.dominoes[domino]), c.at(X + 57 + i * 157, y + height / 2 + 2, 1.12):
            tile(c, earlier, later)
            for at, name in ((0.0, earlier), (60.0, later)):
                with c.at(at, 0, 0.72):
                    animal(c, name)
        c.text(X + 90.6 + i * 157, y + height - 9, game.dominoes[domino].replace("-", " · "), 12.5, fill=SOFT)
    if not held:
        c.text(X + ACROSS / 2, y + height / 2 + 5, "no dominoes left", 15, fill=SOFT)
