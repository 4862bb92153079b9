"""Earth drawn as SVG: fauna and ecosystems on the left, one's own island in the middle, the others' on the right, the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.bits import bit
from hedgerow.core.canvas import FAINT, INK, LEAF, PAPER, SAND, SERIF, SHEET, SOFT, WATER, Canvas
from hedgerow.core.moves import ref
from hedgerow.core.native import i64, vec
from hedgerow.core.position import SPECTATOR
from hedgerow.games.earth import hands
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.glyphs import COLORS
from hedgerow.games.earth.middle import fauna_board, piles, shared_ecosystems
from hedgerow.games.earth.moves import ACTIONS
from hedgerow.games.earth.pictures import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, draw_card, draw_small, picture
from hedgerow.games.earth.scoring import tally
from hedgerow.games.earth.terms import (
    BURYING,
    CELLS,
    CHOOSING,
    ENDED,
    EVENT_ROOM,
    LAST_CALL,
    LOOK,
    NO_ACTION,
    OFFER,
    PILE,
    SET,
)
from hedgerow.games.earth.words import label

if TYPE_CHECKING:
    from hedgerow.games.earth import Earth
    from hedgerow.games.earth.position import EarthPosition

WIDE: Final = 1600.0
HIGH: Final = 1110.0
LEFT: Final = 28.0
MIDDLE: Final = 350.0  # the own island
ISLAND: Final = 752.0  # its width
RIGHT: Final = 1140.0  # the others
GAP: Final = 8.0


def draw(game: Earth, position: EarthPosition, seat: int | None) -> str:
    """What a seat (None: everybody) may see of a position."""
    p: Any = position if position.viewer == SPECTATOR else position.mask(seat)
    c = Canvas(WIDE, HIGH, title(p, seat))
    c.rect(0, 0, WIDE, HIGH, fill=PAPER)
    main = centre_seat(p, seat)
    head(c, p)
    piles(c, p, LEFT, 108)
    fauna_board(c, p, LEFT, 186)
    shared_ecosystems(c, p, LEFT, 566)
    turn(c, p, seat)
    actions(c, p)
    tableau(c, p, main)
    board(c, p, main)
    others(c, p, [(main + i) % int(p.players) for i in range(1, int(p.players))])
    below(c, p, main, seat)
    return c.svg()


def centre_seat(p: EarthPosition, seat: int | None) -> int:
    """Whose island is the large one: the viewer's, else of the seat to move, else of the winner."""
    if seat is not None:
        return seat
    return int(p.actor()) if p.phase != ENDED else p.ranks().index(1)


def total(p: EarthPosition, seat: int) -> int:
    """The points a seat would have if the game ended now."""
    out = vec[i64]([0] * 9)
    tally(p, seat, out)
    return sum(int(out[i]) for i in range(9))


# ---------------------------------------------------------------------- the head


def title(p: EarthPosition, seat: int | None) -> str:
    eyes = "for everybody" if seat is None else f"for seat {seat}"
    return f"Earth, {eyes}: {standing(p, seat)}"


def standing(p: EarthPosition, seat: int | None) -> str:
    """What the table waits for."""
    if p.phase == ENDED:
        scores = ", ".join(f"seat {i}: {total(p, i)}" for i in range(int(p.players)))
        return f"the game is over, {scores}"
    waiting = [f"seat {i}{' (you)' if i == seat else ''}" for i in range(int(p.players)) if p.acts(i)]
    who = " and ".join(waiting)
    if p.phase == CHOOSING:
        return f"{who} to choose island, climate and ecosystem"
    if p.phase == BURYING:
        return f"{who} to compost hand cards"
    if p.phase == LAST_CALL:
        return f"last call for events: {who}"
    if p.action == NO_ACTION:
        return f"{who} to choose an action" if not p.gaia_card else f"Gaia's turn, {who} to choose a fauna for her"
    return f"{ACTIONS[p.action]} of {'Gaia' if p.gaia_card else f'seat {p.active}'}: {who}"


def head(c: Canvas, p: EarthPosition) -> None:
    c.text(LEFT, 54, "Earth", 36, "start", fill=INK, font_family=SERIF, font_style="italic")
    mode = ("easy", "standard", "expert")[p.mode]
    over = " · over" if p.phase == ENDED else " · last round" if p.last_round else ""
    teams = " · teams" if p.teams else ""
    c.text(LEFT + 1, 78, f"Round {int(p.turn) // int(p.players) + 1} · {mode}{teams}{over}", 14, "start", fill=SOFT)


def turn(c: Canvas, p: EarthPosition, seat: int | None) -> None:
    text = standing(p, seat)
    text = text[:1].upper() + text[1:]
    width = min(ISLAND, 10 * len(text) + 60)
    fill = LEAF.deep if seat is not None and p.phase != ENDED and p.acts(seat) else SOFT
    with c.thing(label=text):
        c.rect(MIDDLE + (ISLAND - width) / 2, 20, width, 34, 17, fill=fill)
        c.text(MIDDLE + ISLAND / 2, 43, text, min(16, 1.75 * width / len(text)), fill="#fffaf0", font_weight=600)


def actions(c: Canvas, p: EarthPosition) -> None:
    """The four actions with their colors; the chosen one stands out."""
    shares = ("plant, draw", "soil, compost", "sprouts, soil", "cards, growth")
    for i, name in enumerate(ACTIONS):
        tone, letter = COLORS[int(bit(i))]
        x = MIDDLE + i * (ISLAND + GAP) / 4
        chosen = p.action == i
        color = ("green", "red", "blue", "yellow")[i]
        with c.thing(ref("act", name), label=f"{name}: the {color} action{', chosen' if chosen else ''}"):
            fill, edge = (tone.base, 2.5) if chosen else (tone.light, 1.0)
            c.rect(x, 64, ISLAND / 4 - GAP, 28, 6, fill=fill, stroke=tone.deep, stroke_width=edge)
            c.text(x + 14, 83, letter, 14, fill=INK, font_weight=800)
            c.text(x + 28, 83, name.capitalize(), 14, "start", fill=INK, font_weight=700)
            c.text(x + ISLAND / 4 - GAP - 8, 83, shares[i], 11, "end", fill=tone.deep)


# ---------------------------------------------------------------------- islands


def window(p: EarthPosition, seat: int) -> tuple[list[int], list[int]]:
    """The columns and rows where cards of a seat lie or may still lie."""
    planted = [i for i in range(int(CELLS)) if p.face[seat * CELLS + i]]
    if not planted:
        return [3], [3]
    columns, rows = [i // 7 for i in planted], [i % 7 for i in planted]
    return reach(min(columns), max(columns)), reach(min(rows), max(rows))


def reach(first: int, last: int) -> list[int]:
    """One more to each side, as long as four in a line are not exceeded."""
    grow = 1 if last - first < 3 else 0
    return list(range(max(0, first - grow), min(6, last + grow) + 1))


def tableau(c: Canvas, p: EarthPosition, seat: int) -> None:
    """The large island."""
    columns, rows = window(p, seat)
    scale = min(1.0, (ISLAND - 20) / (len(columns) * (WIDTH + GAP)), 640 / (len(rows) * (HEIGHT + GAP)))
    wide, high = (WIDTH + GAP) * scale, (HEIGHT + GAP) * scale
    x0 = MIDDLE + (ISLAND - len(columns) * wide) / 2 + 6
    y0 = 122 + (640 - len(rows) * high) / 2
    for i, column in enumerate(columns):
        c.text(x0 + (i + 0.5) * wide, y0 - 7, "abcdefg"[column], 13, fill=SOFT, font_weight=700)
    for j, row in enumerate(rows):
        c.text(x0 - 13, y0 + (j + 0.5) * high, row + 1, 13, fill=SOFT, font_weight=700)
    free = plantable(p, seat)
    for i, column in enumerate(columns):
        for j, row in enumerate(rows):
            cell = column * 7 + row
            if p.face[seat * CELLS + cell] or free >> cell & 1:
                with c.at(x0 + i * wide, y0 + j * high, scale):
                    large(c, p, seat, cell)


def plantable(p: EarthPosition, seat: int) -> int:
    """The cells that touch a planted card (or the first of all), as the window shows them."""
    planted = int(p.planted[seat])
    if not planted:
        return 1 << 24
    columns, rows = window(p, seat)
    free = 0
    for column in columns:
        for row in rows:
            near = [7 * x + y for x in (column - 1, column, column + 1) for y in (row - 1, row, row + 1) if 0 <= x < 7 and 0 <= y < 7]
            if any(planted >> cell & 1 for cell in near):
                free |= 1 << (7 * column + row)
    return free


def cell_name(cell: int) -> str:
    return f"{'abcdefg'[cell // 7]}{cell % 7 + 1}"


def card_refs(p: EarthPosition, face: int) -> str:
    return ref("card", face if face <= t.EARTH_CARDS else p.facts.names[face])


def large(c: Canvas, p: EarthPosition, seat: int, cell: int) -> None:
    """A cell of the large island."""
    at = seat * CELLS + cell
    face, name = int(p.face[at]), cell_name(cell)
    if not face:
        with c.thing(ref("cell", name), label=f"{name}: free"):
            c.rect(2, 2, WIDTH - 4, HEIGHT - 4, 9, fill=SAND.light, stroke=SAND.shade, stroke_dasharray="7 6")
            c.text(WIDTH / 2, HEIGHT / 2 + 6, name, 18, fill=SAND.deep)
        return
    with c.thing(ref("cell", name), card_refs(p, face), label=holding(p, at, name)):
        if turn_of(p, seat, cell):
            c.rect(-5, -5, WIDTH + 10, HEIGHT + 10, 13, fill="none", stroke=LEAF.shade, stroke_width=5)
        draw_card(c, p.facts, face, int(p.sprouts[at]), int(p.growth[at]))


def turn_of(p: EarthPosition, seat: int, cell: int) -> bool:
    """Is it this card's turn in the activation?"""
    slot = int(p.slot[seat])
    return slot >= 2 and (slot - 2) % 7 * 7 + (slot - 2) // 7 == cell


def holding(p: EarthPosition, at: int, name: str) -> str:
    """A card of an island in words, with what lies on it."""
    face = int(p.face[at])
    parts = [f"{name}: {label(p.facts, face)}"]
    if p.facts.sprouts[face]:
        parts.append(f"sprouts: {p.sprouts[at]} of {p.facts.sprouts[face]}")
    if p.facts.growth[face]:
        parts.append(f"growth: {p.growth[at]} of {p.facts.growth[face]}")
    return ". ".join(parts)


# ---------------------------------------------------------------------- boards


def board(c: Canvas, p: EarthPosition, seat: int) -> None:
    """Island, climate and ecosystem of the large island, and what its owner has."""
    y = 792.0
    for i, face in enumerate((p.island[seat], p.climate[seat], p.ecosystem[seat])):
        x = MIDDLE + i * 156
        if face:
            kind = ("island", "climate", "ecosystem")[i]
            shown = label(p.facts, int(face))
            with c.at(x, y, 0.8), c.thing(card_refs(p, int(face)), label=f"{kind}: {shown}"):
                if i < 2 and p.slot[seat] == i:
                    c.rect(-5, -5, WIDTH + 10, HEIGHT + 10, 13, fill="none", stroke=LEAF.shade, stroke_width=5)
                draw_card(c, p.facts, int(face))
        else:
            c.rect(x, y, WIDTH * 0.8, HEIGHT * 0.8, 8, fill=SAND.light, stroke=SAND.shade, stroke_dasharray="5 5")
    counters(c, p, seat, MIDDLE + 482, y + 6)


def counters(c: Canvas, p: EarthPosition, seat: int, x: float, y: float) -> None:
    """Soil, hand, compost, played events, pieces and points."""
    things = (
        ("soil", p.soil[seat], "soil in reserve"),
        ("draw", p.hand_count[seat], "cards in hand"),
        ("heap", p.compost_count[seat], "cards in compost"),
        ("event", p.event_count[seat], f"events played{played(p, seat)}"),
        ("sprout", p.sprout_count[seat], "sprouts"),
        ("growth", p.growth_count[seat], "growth"),
    )
    for i, (name, count, what) in enumerate(things):
        with c.at(x + 64 * (i % 3), y + 56 * (i // 3)), c.thing(ref("piece", name), label=f"{count} {what}"):
            c.rect(-4, -2, 58, 48, 8, fill=SHEET, stroke=FAINT)
            picture(c, name, 13, 22, 1.05)
            c.text(29, 28, count, 17, "start", fill=INK, font_weight=700)
    points = total(p, seat)
    with c.thing(label=f"seat {seat}: {points} points"):
        c.text(x + 236, y + 44, points, 38, fill=INK, font_family=SERIF)
        c.text(x + 236, y + 66, f"seat {seat}", 13, fill=SOFT)
        first = p.active == seat and p.phase not in (CHOOSING, BURYING, ENDED)
        c.text(x + 236, y + 84, "active" if first else "", 12, fill=LEAF.shade, font_weight=700)


def played(p: EarthPosition, seat: int) -> str:
    names = [p.facts.names[int(p.events[seat * EVENT_ROOM + i])] for i in range(int(p.event_count[seat]))]
    return f" ({', '.join(names)})" if names else ""


def hand_of(p: EarthPosition, seat: int) -> list[int]:
    """The hand of a seat as far as it may be seen: one's own, and a partner's."""
    if p.hand[seat * SET] < 0:
        return []
    out = vec[i64]([0] * int(PILE))
    return [int(out[i]) for i in range(int(hands.listed(p.hand, seat, out)))]


def known(p: EarthPosition, seat: int) -> str:
    names = [p.facts.names[card] for card in hand_of(p, seat)]
    return f" ({', '.join(names)})" if names else ""


# ---------------------------------------------------------------------- the others


def others(c: Canvas, p: EarthPosition, seats: list[int]) -> None:
    if not seats:
        if p.level:
            gaia(c, p)
        return
    high = 880.0 / len(seats)
    for i, seat in enumerate(seats):
        other(c, p, seat, 26 + high * i, high - 18)


def other(c: Canvas, p: EarthPosition, seat: int, y: float, high: float) -> None:
    """Another seat: a line of counts, a small island, and its boards."""

    active = " · active" if p.active == seat and p.phase not in (CHOOSING, BURYING, ENDED) else ""
    c.text(RIGHT, y + 16, f"Seat {seat}{active}", 18, "start", fill=INK, font_family=SERIF, font_style="italic")
    points = total(p, seat)
    c.text(WIDE - LEFT, y + 17, points, 20, "end", fill=INK, font_family=SERIF)
    things = (
        ("soil", p.soil[seat], "soil"),
        ("draw", p.hand_count[seat], f"cards in hand{known(p, seat)}"),
        ("heap", p.compost_count[seat], "compost cards"),
        ("event", p.event_count[seat], f"events{played(p, seat)}"),
    )
    for i, (name, count, what) in enumerate(things):
        with c.thing(label=f"seat {seat}: {count} {what}"):
            picture(c, name, RIGHT + 168 + 58 * i, y + 11, 0.75)
            c.text(RIGHT + 181 + 58 * i, y + 17, count, 14, "start", fill=INK, font_weight=700)
    c.line(RIGHT, y + 26, WIDE - LEFT, y + 26, stroke=FAINT, stroke_width=1.5)
    columns, rows = window(p, seat)
    alone = p.players == 2
    room = WIDE - RIGHT - LEFT if alone else 304
    scale = min(1.65, ((410 if alone else high) - 46) / (len(rows) * (SMALL_HEIGHT + 4)), room / (len(columns) * (SMALL_WIDTH + 4)))
    for i, column in enumerate(columns):
        for j, row in enumerate(rows):
            at = seat * int(CELLS) + column * 7 + row
            name = cell_name(column * 7 + row)
            with c.at(RIGHT + i * (SMALL_WIDTH + 4) * scale, y + 36 + j * (SMALL_HEIGHT + 4) * scale, scale):
                if p.face[at]:
                    shared = (ref("seat", seat), ref("cell", name)) if p.teams else ()
                    with c.thing(*shared, label=f"seat {seat}, {holding(p, at, name)}"):
                        draw_small(c, p.facts, int(p.face[at]), int(p.sprouts[at]), int(p.growth[at]))
                else:
                    c.rect(1, 1, SMALL_WIDTH - 2, SMALL_HEIGHT - 2, 5, fill="none", stroke=FAINT, stroke_dasharray="3 4")
    faces = [int(face) for face in (p.island[seat], p.climate[seat], p.ecosystem[seat]) if face]
    for i, face in enumerate(faces):
        if alone:  # in a line below the island
            small, x, down = 0.75, RIGHT + i * 146, 436.0
        elif high > 300:  # below each other, else side by side
            small = min(0.66, (high - 46) / (3 * (HEIGHT + GAP)))
            x, down = WIDE - LEFT - WIDTH * small, 36 + i * (HEIGHT + GAP) * small
        else:
            small, x, down = 0.42, WIDE - LEFT - WIDTH * 0.42 - (len(faces) - 1 - i) * (WIDTH + GAP) * 0.42, 36.0
        with c.at(x, y + down, small), c.thing(label=f"seat {seat}: {label(p.facts, face)}"):
            draw_card(c, p.facts, face)


def gaia(c: Canvas, p: EarthPosition) -> None:
    """The other player of a game for one."""
    y = 26.0
    c.text(RIGHT, y + 16, "Gaia", 20, "start", fill=INK, font_family=SERIF, font_style="italic")
    level = ("", "beginner", "medium", "hard", "expert")[p.level]
    c.text(WIDE - LEFT, y + 16, level, 14, "end", fill=SOFT)
    c.line(RIGHT, y + 26, WIDE - LEFT, y + 26, stroke=FAINT, stroke_width=1.5)
    things = (
        ("draw", p.gaia_pile_count, "cards in her score pile"),
        ("heap", p.gaia_compost_count, "compost cards"),
        ("soil", p.gaia_soil, "soil"),
        ("sprout", p.gaia_sprouts, "sprouts"),
        ("growth", p.gaia_growth, "growth"),
    )
    for i, (name, count, what) in enumerate(things):
        with c.at(RIGHT, y + 46 + 44 * i), c.thing(label=f"Gaia: {count} {what}"):
            picture(c, name, 16, 16, 1.2)
            c.text(42, 23, count, 20, "start", fill=INK, font_weight=700)
            c.text(96, 22, what, 15, "start", fill=SOFT)
    turned = int(p.gaia_turned)
    c.text(RIGHT, y + 300, f"cards turned over: {turned} of 12", 15, "start", fill=SOFT)
    if p.gaia_card:
        with c.at(RIGHT, y + 320, 1.3), c.thing(label=label(p.facts, int(p.gaia_card))):
            draw_card(c, p.facts, int(p.gaia_card))


# ---------------------------------------------------------------------- the hand


def below(c: Canvas, p: EarthPosition, main: int, seat: int | None) -> None:
    """What the viewer holds, is offered, or looks at."""
    if p.phase == CHOOSING and seat is not None:
        faces = offered(p, main)
        row(c, p, faces, "To choose from", [ref("face", p.facts.names[face]) for face in faces])
        return
    if seat is None or p.phase == ENDED:
        c.text(LEFT, 948, "The hands are face down." if p.phase != ENDED else "", 15, "start", fill=SOFT, font_style="italic")
        return
    held = hand_of(p, main)
    looked = [int(p.looked[main * LOOK + i]) for i in range(int(LOOK))] if p.look[main] else []
    looked = [card for card in looked if card > 0]
    refs = [ref("card", card) for card in looked + held]
    title = f"Keep one of the first {len(looked)}; the rest is your hand" if looked else "Your hand"
    row(c, p, looked + held, title, refs, len(looked))


def offered(p: EarthPosition, seat: int) -> list[int]:
    """Both faces of every card dealt to a seat."""
    faces = []
    for i in range(int(OFFER)):
        number = int(p.offer[seat * OFFER + i])
        if number:
            faces += [face for face in range(int(t.FIRST_ISLAND), int(t.FIRST_FAUNA)) if p.facts.number[face] == number]
    return faces


def row(c: Canvas, p: EarthPosition, faces: list[int], title: str, refs: list[str], marked: int = 0) -> None:
    """Cards side by side below the islands, as large as there is room."""
    y, high = 950.0, HIGH - 968
    c.text(LEFT, y - 10, f"{title} ({len(faces)})", 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    if not faces:
        return
    scale, columns = 0.94, 9
    for wanted in (0.94, 0.85, 0.75, 0.66, 0.46, 0.4, 0.3, 0.22, 0.15):
        scale = wanted
        columns = int((WIDE - 2 * LEFT) / ((WIDTH + GAP) * scale))
        if columns * int((high + GAP) / ((HEIGHT + GAP) * scale)) >= len(faces):
            break
    for i, face in enumerate(faces):
        x, down = LEFT + i % columns * (WIDTH + GAP) * scale, i // columns * (HEIGHT + GAP) * scale
        with c.at(x, y + down, scale), c.thing(refs[i], label=label(p.facts, face)):
            if i < marked:
                c.rect(-4, -4, WIDTH + 8, HEIGHT + 8, 12, fill="none", stroke=WATER.shade, stroke_width=5)
            draw_card(c, p.facts, face)
