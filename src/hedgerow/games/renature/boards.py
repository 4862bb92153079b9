"""What lies around the valley of Renature, drawn: the joker track, the players' boards, a hand, the standing.

Each piece is as wide as ACROSS, has its upper left corner at (0, 0), and is drawn for a height that it is given.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import FAINT, INK, SERIF, SHEET, SOFT, Canvas
from hedgerow.core.words import Words
from hedgerow.games.renature.facts import AREAS, CLOUD_SPACES, KINDS
from hedgerow.games.renature.glyphs import CLOUD, GOLD, PAINTS, animal, backing, cloud, mark, plant, shape_of, sunflower
from hedgerow.games.renature.landscape import IVORY, names_of, tile
from hedgerow.games.renature.moves import PLANTS
from hedgerow.games.renature.rules import HAND, NO_DOMINO
from hedgerow.games.renature.speech import DOING, animal_name, capital, domino_name, paint_name

if TYPE_CHECKING:
    from hedgerow.games.renature import Renature
    from hedgerow.games.renature.position import RenaturePosition

ACROSS: Final = 484.0
LINE: Final = 46.0  # a line of the standing

OWN: Final = ((0, 0), (0, 1), (0, 2), (0, 3))
NEUTRAL: Final = ((1, 0), (1, 1), (1, 2), (1, 3))
# By players: the rows of a board as (0 own, 1 neutral; type), how wide and large the plants are, and how far apart the rows.
ROWS: Final = {2: (OWN[:2], OWN[2:] + NEUTRAL), 3: (OWN, NEUTRAL), 4: (OWN, NEUTRAL)}
SIZES: Final = {2: (35.1, 0.68, 68.0), 3: (41.0, 0.6, 58.0), 4: (30.0, 0.5, 51.0)}
TALL: Final = {2: 322.0, 3: 236.0, 4: 222.0}  # a board with room for its tokens below the plants


def sheet(c: Canvas, height: float, edge: str = FAINT, stroke: float = 1.4) -> None:
    c.rect(1, 3, ACROSS, height, 12.0, fill="#000000", opacity=0.1)
    c.rect(0, 0, ACROSS, height, 12.0, fill=SHEET, stroke=edge, stroke_width=stroke)


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def points_of(p: RenaturePosition, seat: int) -> int:
    """What the score track shows: all that counts so far, and at the end everything."""
    if p.ended:
        return p.scores()[seat]
    return 4 - seat + int(p.plant_points[seat] + p.area_points[seat])


def reserve_of(p: RenaturePosition, seat: int) -> int:
    return len(p.reserves) // int(p.players) - int(p.drawn[seat])


def doing(p: RenaturePosition, seat: int, words: Words) -> str:
    if not p.ended and p.turn == seat:
        return words(DOING[int(p.phase)])
    return "" if p.ended or p.held[seat] else words("no-dominoes")


def badge(c: Canvas, owner: int, x: float, y: float) -> None:
    """The colour and the mark of a player."""
    paint = PAINTS[owner]
    c.rect(x - 15, y - 15, 30, 30, 9.0, fill=paint.fill, stroke=paint.edge, stroke_width=2)
    mark(c, owner, x, y, 7.5, fill=INK if owner in (0, 2) else "#ffffff")


# ---------------------------------------------------------------------- the joker track


def track(c: Canvas, p: RenaturePosition, words: Words) -> None:
    """The ten animals, and the marker on the one that is the joker."""
    sheet(c, 96)
    said = words("joker-marker", animal=animal_name(p.facts.animals[p.joker], words))
    c.text(14, 23, said, 18, "start", fill=INK, font_family=SERIF, font_style="italic")
    for i, name in enumerate(p.facts.animals):
        joker = i == p.joker
        said = animal_name(name, words)
        with c.thing(f"animal:{name}", label=words("joker-is", animal=said) if joker else said), c.at(27 + i * 47.7, 57):
            c.rect(-21.5, -21.5, 43, 43, 9.0, fill=backing(name), stroke=GOLD if joker else "#a99a7c", stroke_width=4.5 if joker else 1.2)
            with c.at(0, 0, 0.6):
                animal(c, name)
            if joker:
                c.polygon([(0, 24), (-8, 35), (8, 35)], fill=GOLD, stroke="#8a6206", stroke_width=1.2, stroke_linejoin="round")


# ---------------------------------------------------------------------- a player's board


def board(c: Canvas, p: RenaturePosition, owner: int, height: float, viewer: int | None, words: Words) -> None:
    active = not p.ended and p.turn == owner
    sheet(c, height, GOLD if active else FAINT, 3.5 if active else 1.4)
    badge(c, owner, 27, 26)
    mine = viewer == owner
    who = words.seat(owner)
    said = words("you", who=short(who, 18)) if mine else short(who, 24)
    c.text(52, 25, said, 20, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(52, 44, " · ".join(part for part in (paint_name(owner, words), doing(p, owner, words)) if part), 15, "start", fill=SOFT)
    points = points_of(p, owner)
    with c.thing(f"seat:{owner}", label=f"{who}: {words('points', n=points)}"):
        c.text(ACROSS - 16, 37, points, 30, "end", font_weight=700, fill=INK)
    backs(c, p, owner, ACROSS - 156, 25, words)
    players = int(p.players)
    step, scale, row = SIZES[players]
    x = 14.0
    for number, groups in enumerate(ROWS[players]):
        x = 14.0
        for color, kind in groups:
            x = plants(c, p, owner, color, kind, x, 53 + number * row, step, scale, mine, words)
    below = 53 + 2 * row
    rest = height - below
    if players == 2:
        clouds(c, p, owner, 46, below + 26, 54.0, words)
        tokens(c, p, owner, 42, below + 36 + (rest - 36) / 2, ACROSS - 82, 0.95, words)
        return
    clouds(c, p, owner, x + 34, 53 + row + (25 if players == 3 else 21), 40.0, words)
    if rest < 30:
        tokens(c, p, owner, 374, 75, 88.0, 0.56, words)
    else:
        tokens(c, p, owner, 34, below + rest / 2 - 5, ACROSS - 68, 0.62 if rest < 60 else 0.9, words)


def backs(c: Canvas, p: RenaturePosition, owner: int, x: float, y: float, words: Words) -> None:
    """How many dominoes are in hand and in reserve."""
    held, reserve = int(p.held[owner]), reserve_of(p, owner)
    with c.thing(label=f"{words.seat(owner)}: {words('dominoes-left', hand=held, reserve=reserve)}"):
        for i in range(held):
            c.rect(x - 30 + i * 13, y - 12, 11, 22, 3.0, fill="#4f7f8f", stroke="#234752", stroke_width=1.3)
            c.line(x - 28 + i * 13, y - 1, x - 21 + i * 13, y - 1, stroke="#cfe3e8", stroke_width=1.2)
        c.rect(x + 18, y - 8, 36, 20, 4.0, fill="#35616f", stroke="#234752", stroke_width=1.3)
        c.rect(x + 15, y - 12, 36, 20, 4.0, fill="#4f7f8f", stroke="#234752", stroke_width=1.3)
        c.text(x + 33, y + 4, reserve, 16, font_weight=700, fill="#ffffff")


def plants(
    c: Canvas,
    p: RenaturePosition,
    owner: int,
    color: int,
    kind: int,
    x: float,
    y: float,
    step: float,
    scale: float,
    mine: bool,
    words: Words,
) -> float:
    """The spaces for one kind of plant: filled, empty, and with four players the closed ones; returns where the next kind begins."""
    place = 2 * kind + color
    spaces = int(p.facts.spaces[p.players * KINDS + place])
    shut = int(p.facts.closed(place)) if p.players == 4 else 0
    left = int(p.stock[owner * KINDS + place])
    refs = (f"plant:{PLANTS[kind]}", f"color:{'neutral' if color else 'own'}") if mine else ()
    width = step * (spaces + shut)
    tall = 62 * scale + 16
    paint = 4 if color else owner
    name = words(f"plant-{PLANTS[kind]}")
    colored = paint_name(paint, words, PLANTS[kind])
    with c.thing(*refs, label=capital(words("plants-left", paint=colored, plant=name, value=kind + 1, left=left, spaces=spaces))):
        c.rect(x, y, width - 4, tall, 7.0, fill="#f0e7d2", stroke="#dccfb0", stroke_width=1)
        for i in range(spaces + shut):
            with c.at(x + step * (i + 0.5) - 2, y + 33 * scale, scale):
                space(c, kind, paint, i < left, i >= spaces)
        c.text(x + width / 2 - 2, y + tall - 3, kind + 1, 14, font_weight=700, fill=SOFT)
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


def clouds(c: Canvas, p: RenaturePosition, owner: int, x: float, y: float, step: float, words: Words) -> None:
    """Six spaces for clouds."""
    have = int(p.clouds[owner])
    with c.thing(f"clouds:{owner}", label=f"{words.seat(owner)}: {words('clouds-left', n=have, spaces=int(CLOUD_SPACES))}"):
        for i in range(int(CLOUD_SPACES)):
            with c.at(x + i * step, y, step / 50):
                if i < have:
                    cloud(c)
                else:
                    c.path(CLOUD, fill="none", stroke="#a8b9c2", stroke_width=1.8, stroke_dasharray="4 4")


def tokens(c: Canvas, p: RenaturePosition, owner: int, x: float, y: float, room: float, scale: float, words: Words) -> None:
    """The area tokens taken; on each its back, as far as the viewer knows it."""
    taken = [area for area in range(AREAS) if p.holder[area] == owner + 1]
    step = min(75 * scale, room / max(len(taken) - 1, 1))
    for i, area in enumerate(taken):
        known = int(p.shown[area] if p.ended else p.learnt[owner * AREAS + area])
        letter = p.facts.letters[area]
        said: dict[str, int | str] = {"area": letter, "main": int(p.facts.size(area)), "bonus": int(p.bonus[area])}
        label = words("token-known", back=known, **said) if known >= 0 else words("token-secret", **said)
        with c.thing(f"area:{letter}", label=label), c.at(x + i * step, y, scale):
            sunflower(c, int(p.facts.size(area)), int(p.bonus[area]))
            c.circle(-18, 20, 12.5, fill=IVORY, stroke="#8a6206", stroke_width=1.8)
            c.text(-18, 26.5, known if known >= 0 else "?", 18, font_weight=700, fill=INK)


# ---------------------------------------------------------------------- a hand


def hand(c: Canvas, game: Renature, p: RenaturePosition, seat: int, height: float, words: Words, titled: bool = True) -> None:
    """What a seat holds; a page writes the title itself."""
    sheet(c, height)
    if titled:
        c.text(14, 23, words("hand"), 18, "start", fill=INK, font_family=SERIF, font_style="italic")
    held = [int(domino) for domino in p.hands[seat * HAND : (seat + 1) * HAND] if domino != NO_DOMINO]
    for i, number in enumerate(held):
        name = game.dominoes[number]
        pair = names_of(p.facts, number)
        x = 56 + i * 157
        with c.thing(f"domino:{name}", label=capital(domino_name(name, words))):
            with c.at(x, height / 2 - (5 if titled else 16), 1.12):
                stone(c, *pair)
            for line, half in enumerate(pair):
                c.text(x + 33.6, height - 24 + line * 17, animal_name(half, words), 15, fill=SOFT)
    if not held:
        c.text(ACROSS / 2, height / 2 + 5, words("no-dominoes"), 16, fill=SOFT)


def stone(c: Canvas, first: str, second: str) -> None:
    """A domino with its animals, the first around (0, 0)."""
    tile(c, first, second)
    for at, name in ((0.0, first), (60.0, second)):
        with c.at(at, 0, 0.72):
            animal(c, name)


# ---------------------------------------------------------------------- how the game stands


def standing(c: Canvas, p: RenaturePosition, words: Words) -> None:
    """Of each player the points, the tokens, the clouds and the dominoes left."""
    players = int(p.players)
    sheet(c, 12 + LINE * players)
    for seat in range(players):
        y = 6 + LINE * (seat + 0.5)
        if not p.ended and p.turn == seat:
            c.rect(4, y - LINE / 2 + 2, ACROSS - 8, LINE - 4, 9.0, fill="#fbeec4", stroke=GOLD, stroke_width=1.5)
        badge(c, seat, 27, y)
        who = words.seat(seat)
        c.text(52, y + 6, short(who, 20), 20, "start", fill=INK, font_family=SERIF, font_style="italic")
        taken = sum(holder == seat + 1 for holder in p.holder)
        left = int(p.held[seat]) + reserve_of(p, seat)
        with c.at(272, y, 0.42):
            sunflower(c, None, None)
        with c.at(332, y - 1, 0.62):
            cloud(c)
        c.rect(379, y - 11, 11, 22, 3.0, fill="#4f7f8f", stroke="#234752", stroke_width=1.3)
        c.line(381, y, 388, y, stroke="#cfe3e8", stroke_width=1.2)
        for x, count in ((289, taken), (349, int(p.clouds[seat])), (396, left)):
            c.text(x, y + 6, count, 18, "start", fill=INK)
        points = points_of(p, seat)
        with c.thing(
            f"seat:{seat}", label=words("stands", who=who, points=points, tokens=taken, clouds=int(p.clouds[seat]), dominoes=left)
        ):
            c.text(ACROSS - 16, y + 8, points, 24, "end", font_weight=700, fill=INK)
            c.rect(4, y - LINE / 2 + 2, ACROSS - 8, LINE - 4, 9.0, fill=INK, fill_opacity=0)
