"""Bower drawn as SVG: both nests meet at the bird board, the viewer's below; display on the left, hands on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.bits import count
from hedgerow.core.canvas import AMBER, EARTH, FAINT, INK, LEAF, PAPER, SAND, SERIF, SHEET, SOFT, Canvas, rough, trace
from hedgerow.core.position import HIDDEN, SPECTATOR
from hedgerow.games.bower.bonus import CROSSES, DRAW
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, GOALS, LIMIT, OBJECTS, ROW_COUNT, STACK_SIZE, TERRAINS, bit_number
from hedgerow.games.bower.moves import BONUSES, CELL, CELLS, COLUMNS, CROSSABLE, TILES
from hedgerow.games.bower.nest import around, free_cells, how_many, weigh, within_reach
from hedgerow.games.bower.phases import (
    ATTACHING,
    BRANCHING,
    CHOOSING,
    COVERING,
    CROSSING,
    DRAFTING,
    DROPPING,
    ENDED,
    GIVING,
    KEEPING,
    PEEKING,
    PLACING,
    TAKING,
)
from hedgerow.games.bower.pieces import (
    WORDS,
    Lying,
    arranged,
    back,
    bonus_card,
    branch,
    described,
    egg,
    face,
    goal,
    ground,
    picture,
    spoken,
    tile,
)
from hedgerow.games.bower.scoring import known_goal, largest, whole

if TYPE_CHECKING:
    from hedgerow.games.bower import Bower
    from hedgerow.games.bower.position import BowerPosition

WIDE: Final = 1440.0
HIGH: Final = 900.0
LEFT: Final = 28.0
RIGHT: Final = 1030.0
CENTRE: Final = 716.0
BOARD: Final = 92.0  # height of the bird board
MIDDLE: Final = 468.0

ASKED: Final = {
    int(DRAFTING): "take a first tile",
    int(TAKING): "take a tile",
    int(PLACING): "place a tile",
    int(KEEPING): "keep a bonus tile",
    int(CHOOSING): "use the bonus tile or decline it",
    int(PEEKING): "peek at a goal",
    int(CROSSING): "cross out a feather or flower",
    int(ATTACHING): "put the token on a cell",
    int(BRANCHING): "lay the branch",
    int(COVERING): "cover two cells",
    int(GIVING): "give a displayed tile",
    int(DROPPING): "drop a tile of the hand",
}


def draw(game: Bower, position: BowerPosition, seat: int | None) -> str:
    """What a seat (None: everybody) may see of a position."""
    p: Any = position if position.viewer == SPECTATOR else position.mask(seat)
    c = Canvas(WIDE, HIGH, f"Bower, {'for everybody' if seat is None else f'for seat {seat}'}: {standing(p, seat)}")
    c.rect(0, 0, WIDE, HIGH, fill=PAPER)
    near = 0 if seat is None else seat
    size = (HIGH - 72 - 34 - BOARD) / 2 / int(ROW_COUNT[p.advanced])
    size = min(size, 86.0)
    head(c, game, p)
    status(c, p, seat)
    bird_board(c, p, size, near)
    nest(c, p, 1 - near, size, -1, seat)
    nest(c, p, near, size, 1, seat)
    market(c, game, p, seat)
    person(c, p, 1 - near, 66.0, seat)
    person(c, p, near, 496.0, seat)
    return c.svg()


# ---------------------------------------------------------------------- words


def standing(p: Any, seat: int | None) -> str:
    """Whose turn it is and what for, or who has won."""
    if p.phase == ENDED:
        best = [i for i, rank in enumerate(p.ranks()) if rank == 1]
        eggs = p.scores()[best[0]]
        return f"seat {best[0]} wins with {eggs} eggs" if len(best) == 1 else f"both win with {eggs} eggs"
    actor = int(p.actor())
    asked = ASKED[int(p.phase)]
    if p.phase == PLACING and p.given[actor]:
        asked = f"place the given tile {TILES[p.given[actor] - 1]}"
    return f"seat {actor}{' (you)' if actor == seat else ''} to move: {asked}"


def head(c: Canvas, game: Bower, p: Any) -> None:
    c.text(LEFT, 50, game.title, 32, "start", fill=INK, font_family=SERIF, font_style="italic")
    limit = int(LIMIT[p.advanced])
    words = f"{'advanced nest' if p.advanced else 'standard'}{', fair game' if p.fair else ''} · {limit} turns each"
    c.text(LEFT + 1, 71, words, 13, "start", fill=SOFT)


def status(c: Canvas, p: Any, seat: int | None) -> None:
    words = standing(p, seat)
    words = words[0].upper() + words[1:]
    width = 40 + 7.9 * len(words)
    mine = seat is not None and p.actor() == seat
    c.rect(CENTRE - width / 2, 12, width, 30, 15, fill=LEAF.deep if mine or p.phase == ENDED else SOFT)
    c.text(CENTRE, 32, words, 14, fill=SHEET, font_weight="bold")


def heading(c: Canvas, x: float, y: float, words: str, more: str = "", width: float = 382.0) -> None:
    c.text(x, y, words, 16, "start", fill=INK, font_family=SERIF, font_style="italic")
    if more:
        c.text(x + width, y, more, 13, "end", fill=SOFT)
    c.line(x, y + 7, x + width, y + 7, stroke=FAINT)


# ---------------------------------------------------------------------- the bird board


def bird_board(c: Canvas, p: Any, size: float, near: int) -> None:
    """Six slots; a token shows its face to whom it faces, and to who has scouted it."""
    left, top = CENTRE - 3 * size, MIDDLE - BOARD / 2
    plank = [(left - 26, top + 5), (left + 6 * size + 26, top + 5), (left + 6 * size + 26, top + BOARD - 5), (left - 26, top + BOARD - 5)]
    c.path(rough([(x + 3, y + 5) for x, y in plank], 2.0, 5, 12), fill=INK, opacity=0.15)
    c.path(rough(plank, 2.0, 5, 12), fill="#d8b384", stroke=EARTH.shade, stroke_width=2.2)
    for i in (1, 2, 3):
        y = top + 6 + i * (BOARD - 12) / 4
        c.path(rough([(left - 20, y), (left + 6 * size + 20, y + 1)], 1.5, i), fill="none", stroke=EARTH.base, opacity=0.35)
    for column, letter in enumerate(COLUMNS):
        number = int(known_goal(p, column))
        name = None if number == HIDDEN else GOALS[number]
        whose = column % 2
        toward = 1 if whose == near else -1
        x = left + (column + 0.5) * size
        said = f"goal of column {letter}, facing seat {whose}: {'unknown' if name is None else spoken(name)}"
        with c.at(x, MIDDLE), c.thing(f"column:{letter}", label=said):
            c.circle(0, 0, 33, fill="#b98d5c", stroke=EARTH.shade, stroke_width=1.5)
            goal(c, name, 29)
            c.path(f"M-8 {toward * 35}H8L0 {toward * 43}Z", fill=EARTH.deep)
        if p.peeked[1 - whose] >> column & 1 and p.phase != ENDED:
            with c.at(x + 25, MIDDLE - 25), c.thing(label=f"seat {1 - whose} has seen the goal of column {letter}"):
                c.circle(0, 0, 10, fill=SHEET, stroke=EARTH.deep)
                c.path("M-7 0Q0 -7 7 0Q0 7 -7 0Z", fill="none", stroke=INK, stroke_width=1.6)
                c.circle(0, 0, 2.4, fill=INK)
    bird(c, left - 62, MIDDLE + 2)


def bird(c: Canvas, x: float, y: float) -> None:
    """A bowerbird that looks on."""
    with c.at(x, y, 0.62):
        c.path("M-44 26C-60 30 -70 40 -78 52L-44 42Z", fill="#24466b", stroke="#14263c", stroke_width=2)
        c.path("M-50 30C-44 -6 -14 -34 16 -34C40 -34 48 -16 42 2C34 34 -16 52 -50 30Z", fill="#2f5d8c", stroke="#14263c", stroke_width=2.4)
        c.path("M-30 20C-20 -4 2 -12 18 -8C12 18 -10 30 -30 20Z", fill="#1f3f63")
        c.path("M42 -18L64 -10L42 -4Z", fill=AMBER.base, stroke="#5a2f04", stroke_width=2)
        c.circle(28, -18, 6, fill=SHEET)
        c.circle(29, -18, 3.4, fill="#6b2fa0")
        c.path("M-8 42V60M8 38V58M-14 60H-2M2 58H14", stroke=AMBER.shade, stroke_width=4, fill="none", stroke_linecap="round")


# ---------------------------------------------------------------------- nests


def nest(c: Canvas, p: Any, seat: int, size: float, toward: int, viewer: int | None) -> None:
    """A nest with row 1 at the bird board; `toward` is 1 for the one below it, -1 for the one above."""
    rows = int(ROW_COUNT[p.advanced])
    left = CENTRE - 3 * size
    edge = MIDDLE + toward * BOARD / 2
    for column, letter in enumerate(COLUMNS):
        outer = edge + toward * (rows * size + 17) + 5
        c.text(left + (column + 0.5) * size, outer, letter, 14, fill=SOFT, font_weight="bold")
    open_now = fitting_cells(p, seat) if p.phase == PLACING and p.actor() == seat else 0
    for row in range(rows):
        y = edge + toward * (row + 0.5) * size
        for x in (left - 15, left + 6 * size + 15):
            c.text(x, y + 5, row + 1, 14, fill=SOFT, font_weight="bold")
        for column, letter in enumerate(COLUMNS):
            name = f"{letter}{row + 1}"
            with c.at(left + (column + 0.5) * size, y, size / 100):
                cell(c, p, seat, name, viewer, bool(open_now >> bit_number(name) & 1))
    with c.group(pointer_events="none"):
        frames(c, p, seat, size, left, edge, toward)
        twig(c, p, seat, size, left, edge, toward)


def fitting_cells(p: Any, seat: int) -> int:
    """The cells that a tile could be placed on."""
    free, reach = int(free_cells(p, seat)), int(within_reach(p, seat))
    return free & int(around(reach)) | reach & int(around(free))


def cell(c: Canvas, p: Any, seat: int, name: str, viewer: int | None, open_now: bool) -> None:
    number = bit_number(name)
    terrain = next((ground for i, ground in enumerate(TERRAINS) if p.terrain[4 * seat + i] >> number & 1), None)
    refs = [f"cell:{name}"] if seat == viewer and p.phase != CROSSING else []
    if terrain is None:
        with c.thing(*refs, label=f"{name} of seat {seat}: empty"):
            c.rect(
                -47, -47, 94, 94, 12, fill=SHEET if open_now else SAND.light, stroke=AMBER.base if open_now else SAND.shade, stroke_width=2
            )
            c.text(0, 8, name, 22, fill=SOFT, opacity=0.75)
        return
    lying = things_on(p, seat, number)
    said = ", ".join(spoken(kind) + (" (token)" if token else "") + (" (crossed out)" if crossed else "") for kind, token, crossed in lying)
    with c.thing(*refs, label=f"{name} of seat {seat}: {terrain} with {said or 'nothing'}"):
        face(c, terrain, lying, number)
    if p.phase == CROSSING and viewer == p.turn:
        to_cross(c, seat, name, lying)


def to_cross(c: Canvas, seat: int, name: str, lying: list[Lying]) -> None:
    """A ring around every feather and flower that X may lie on."""
    places, scale = arranged(len(lying))
    for (x, y), (kind, _, _) in zip(places, lying, strict=True):
        if kind in CROSSABLE:
            words = f"cross out the {spoken(kind)} on {name} of seat {seat}"
            with c.thing(f"nest:{seat}", f"cell:{name}", f"object:{kind}", label=words):
                c.circle(x, y, 56 * scale, fill=SHEET, fill_opacity=0.01, stroke=SHEET, stroke_width=7)
                c.circle(x, y, 56 * scale, fill="none", stroke="#983d2b", stroke_width=4, stroke_dasharray="9 6")


def things_on(p: Any, seat: int, number: int) -> list[Lying]:
    """The objects of a cell: those of its tile, tokens, and what X lies on."""
    objects = int(p.contents[BITS * seat + number])
    counts = {kind: objects >> 5 * i & 31 for i, kind in enumerate(OBJECTS)}
    crossed = ""
    if p.crossed:
        where = int(p.crossed - 1) // int(CROSSES)
        if where // int(CELLS) == seat and bit_number(str(CELL.values[where % int(CELLS)])) == number:
            crossed = CROSSABLE[int(p.crossed - 1) % int(CROSSES)]
            counts[crossed] += 1
    tokens: list[str] = []
    for at, kind, many in zip(p.tokens, ("white_flower", "white_feather", "shell"), (1, 1, 2), strict=True):
        if at == 1 + BITS * seat + number:
            counts[kind] -= many
            tokens += [kind] * many
    lying: list[Lying] = [(kind, False, False) for kind, many in counts.items() for _ in range(many)]
    lying += [(kind, True, False) for kind in tokens]
    for i, (kind, token, _) in enumerate(lying):
        if kind == crossed:
            lying[i] = (kind, token, True)
            break
    return lying


def frames(c: Canvas, p: Any, seat: int, size: float, left: float, edge: float, toward: int) -> None:
    """The edges of tiles: around two halves, or around one whose other half was covered."""
    rows = int(ROW_COUNT[p.advanced])
    built = sum(int(p.terrain[4 * seat + i]) for i in range(4))
    down, right = int(p.joints[2 * seat]), int(p.joints[2 * seat + 1])
    for column in range(6):
        for row in range(rows):
            number = 6 * column + row
            if not built >> number & 1 or (row and down >> (number - 1) & 1) or (column and right >> (number - 6) & 1):
                continue
            wide, high = (2 if right >> number & 1 else 1), (2 if down >> number & 1 else 1)
            x = left + column * size
            y = edge + row * size if toward > 0 else edge - (row + high) * size
            middle_x, middle_y = x + wide * size / 2, y + high * size / 2
            if wide == 2:
                c.line(middle_x, y + 7, middle_x, y + size - 7, stroke=INK, stroke_dasharray="2 4", opacity=0.4)
            if high == 2:
                c.line(x + 7, middle_y, x + size - 7, middle_y, stroke=INK, stroke_dasharray="2 4", opacity=0.4)
            framed(c, x, y, wide * size, high * size)


def framed(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A tile's rounded edge, with paper outside it."""
    c.rect(x + 0.3, y + 0.3, width - 0.6, height - 0.6, 0, fill="none", stroke=PAPER, stroke_width=3)
    for right, below in ((0, 0), (1, 0), (0, 1), (1, 1)):
        cx, cy = x + right * width, y + below * height
        across, along = (-10.0 if right else 10.0), (-10.0 if below else 10.0)
        c.path(trace("M", cx, cy, "h", across, "Q", cx, cy, cx, cy + along, "Z"), fill=PAPER)
    c.rect(x + 2.5, y + 2.5, width - 5, height - 5, 8, fill="none", stroke="#5b4a33", stroke_width=2.2)


def twig(c: Canvas, p: Any, seat: int, size: float, left: float, edge: float, toward: int) -> None:
    ends = [number for number in range(int(BITS)) if p.branches[seat] >> number & 1]
    if not ends:
        return
    points = [(left + (number // 6 + 0.5) * size, edge + toward * (number % 6 + 0.5) * size) for number in ends]
    (x1, y1), (x2, y2) = points
    names = " and ".join(f"{COLUMNS[number // 6]}{number % 6 + 1}" for number in ends)
    with c.at((x1 + x2) / 2, (y1 + y2) / 2, 1.0, 90 if x1 == x2 else 0), c.thing(label=f"branch of seat {seat} between {names}"):
        branch(c, 1.5 * size)


# ---------------------------------------------------------------------- display and bonus tiles


def halves_of(p: Any, number: int) -> list[list[str]]:
    """The two halves of a tile in words."""
    halves = []
    for i in (2 * number, 2 * number + 1):
        objects = int(p.facts.objects[i])
        halves.append([TERRAINS[p.facts.ground[i]], *(kind for k, kind in enumerate(OBJECTS) for _ in range(objects >> 5 * k & 31))])
    return halves


def tile_at(c: Canvas, p: Any, x: float, y: float, size: float, number: int, refs: list[str], where: str, bound: bool = False) -> None:
    name = TILES[number - 1]
    halves = halves_of(p, number)
    label = name if name[0] == "N" and name[1:].isdigit() else "bonus tile"
    with c.at(x, y), c.thing(*refs, label=f"{name} {where}: {described(halves)}{', must be placed next' if bound else ''}"):
        if bound:
            c.rect(-5, -5, 2 * size + 10, size + 10, 9, fill=AMBER.light, stroke=AMBER.shade)
        tile(c, size, halves, number)
        c.text(size, size + 15, f"{label} · given" if bound else label, 11, fill=SOFT)


def market(c: Canvas, game: Bower, p: Any, seat: int | None) -> None:
    left_over = int(STACK_SIZE - p.dealt)
    heading(c, LEFT, 112, "Display", f"{left_over} in the stack", 366)
    for i in range(3):
        x = LEFT + 126 * i
        if p.display[i]:
            number = int(p.display[i])
            tile_at(c, p, x, 130, 57, number, [f"tile:{TILES[number - 1]}"], "in the display")
        else:
            c.rect(x, 130, 114, 57, 6, fill="none", stroke=SAND.shade, stroke_dasharray="4 4")
    y = 244.0
    if p.advanced:
        heading(c, LEFT, y, "Open bonus tiles", f"{sum(p.offer)} left", 366)
        refs = p.phase == KEEPING
        for i, kind in enumerate(kind for kind, many in enumerate(p.offer) for _ in range(many)):
            name = BONUSES[kind - 1]
            bonus_card(c, LEFT + 192 * (i % 2), y + 20 + 58 * (i // 2), name, [f"bonus:{name}"] if refs else [], 176)
        y = 508.0 + 30
    else:
        pile(c, p, y)
        y += 100
    decision(c, p, seat, y)
    goal_list(c, p, HIGH - 206)
    aside(c, p)


def pile(c: Canvas, p: Any, y: float) -> None:
    """Bonus tiles lie face down; how many each seat has thrown away is known."""
    heading(c, LEFT, y, "Bonus tiles", "one for the third gem", 366)
    with c.thing(label=f"{p.stacked} bonus tiles in the stack"):
        back(c, LEFT, y + 24, 74, 46, int(p.stacked))
    c.text(LEFT + 92, y + 44, "in the stack", 13, "start", fill=SOFT)
    gone = int(p.discarded[0] + p.discarded[1])
    c.text(LEFT + 92, y + 64, f"{gone} thrown away unseen", 13, "start", fill=SOFT)


def decision(c: Canvas, p: Any, seat: int | None, y: float) -> None:
    """What is being decided about a bonus tile."""
    own_turn = seat == p.turn
    if p.phase == KEEPING and not p.advanced:
        heading(c, LEFT, y, f"Seat {p.turn} keeps one of", "", 366)
        for i in range(p.drawing):
            kind = int(p.drawn[DRAW * p.turn + i])
            place = y + 20 + 58 * i
            if kind > 0:
                name = BONUSES[kind - 1]
                bonus_card(c, LEFT, place, name, [f"bonus:{name}"] if own_turn else [], 230)
            else:
                with c.thing(label="a drawn bonus tile, seen by its drawer only"):
                    c.sheet(LEFT, place, 230, 48, 7, fill=EARTH.light, edge=EARTH.shade)
                    c.text(LEFT + 115, place + 30, "?", 20, fill=EARTH.deep, font_family=SERIF, font_style="italic")
    elif p.kept:
        heading(c, LEFT, y, f"Seat {p.turn} has kept", "use or decline", 366)
        bonus_card(c, LEFT, y + 20, BONUSES[p.kept - 1], [], 230)
    elif p.token:
        heading(c, LEFT, y, "To put on a cell", "", 366)
        bonus_card(c, LEFT, y + 20, BONUSES[p.token - 1], [], 230)
    elif p.cover:
        heading(c, LEFT, y, "To cover two cells with", "", 366)
        tile_at(c, p, LEFT, y + 24, 66, int(p.cover), [], "drawn to cover with")


def goal_list(c: Canvas, p: Any, y: float) -> None:
    """The eight goals of the game: where the viewer has seen them lie."""
    heading(c, LEFT, y, "The eight goals", "known to lie in", 366)
    where = {int(known_goal(p, column)): letter for column, letter in enumerate(COLUMNS)}
    if p.viewer >= 0:
        where |= {int(number): "aside" for number in p.seen_aside[2 * p.viewer : 2 * p.viewer + 2]}
    for number, name in enumerate(GOALS):
        found = where.get(number)
        x = LEFT + 20 + 46.6 * number
        with c.at(x, y + 36), c.thing(label=f"{spoken(name)}: {'not seen yet' if found is None else found}"):
            goal(c, name, 18)
            c.text(0, 37, found or "·", 13, fill=INK if found else SOFT, font_weight="bold")


def aside(c: Canvas, p: Any) -> None:
    """The two goals set aside, face up for who has scouted them."""
    y = HIGH - 48
    heading(c, LEFT, y - 48, "Goals set aside", "", 366)
    for i in range(2):
        number = int(p.seen_aside[2 * p.viewer + i]) if p.viewer >= 0 else int(HIDDEN)
        name = None if number == HIDDEN else GOALS[number]
        said = "unknown" if name is None else spoken(name)
        x = LEFT + 30 + 184 * i
        with c.at(x, y), c.thing(label=f"a goal set aside: {said}"):
            goal(c, name, 25)
        c.text(x + 36, y + 5, said, 13, "start", fill=SOFT)


# ---------------------------------------------------------------------- the players


def person(c: Canvas, p: Any, seat: int, y: float, viewer: int | None) -> None:
    """Turns, eggs, hand and bonus tiles of a seat."""
    limit, had = int(LIMIT[p.advanced]), int(p.turns[seat])
    you = " (you)" if seat == viewer else ""
    c.text(RIGHT, y, f"Seat {seat}{you}", 20, "start", fill=INK, font_family=SERIF, font_style="italic")
    eggs(c, p, seat, y)
    c.line(RIGHT, y + 10, RIGHT + 382, y + 10, stroke=FAINT)
    with c.thing(label=f"seat {seat} has had {had} of {limit} turns"):
        for i in range(limit):
            x = RIGHT + 8 + 18 * i
            c.rect(x - 6, y + 22, 12, 12, 3, fill=LEAF.base if i < had else SHEET, stroke=LEAF.deep if i < had else FAINT)
        c.text(RIGHT + 382, y + 33, f"{had} of {limit} turns", 12, "end", fill=SOFT)
    grounds(c, p, seat, y + 46)
    hand(c, p, seat, y + 90, viewer)
    bonuses(c, p, seat, y + 178)


def grounds(c: Canvas, p: Any, seat: int, y: float) -> None:
    """The sizes of the largest groups, with the shells in them; and the shells of the whole nest."""
    for i, terrain in enumerate(TERRAINS[:3]):
        cells = largest(p, seat, i)
        size, shells = int(count(cells)), int(how_many(weigh(p, seat, cells), OBJECTS.index("shell")))
        x = RIGHT + 96 * i
        with c.thing(label=f"largest group of {terrain} of seat {seat}: {size} cells, {shells} shells"):
            with c.at(x + 14, y + 14, 0.28):
                c.markup(ground(terrain, 1))
                c.rect(-50, -50, 100, 100, 10, fill="none", stroke="#5b4a33", stroke_width=7)
            c.text(x + 36, y + 20, size, 16, "start", fill=INK, font_weight="bold")
            if shells:
                with c.at(x + 62, y + 15, 0.15):
                    c.markup(picture("shell"))
                c.text(x + 73, y + 20, shells, 12, "start", fill=SOFT)
    total = int(how_many(weigh(p, seat, whole(p)), OBJECTS.index("shell")))
    with c.thing(label=f"shells in the nest of seat {seat}: {total}"):
        with c.at(RIGHT + 340, y + 14, 0.24):
            c.markup(picture("shell"))
        c.text(RIGHT + 382, y + 20, total, 16, "end", fill=INK)


def eggs(c: Canvas, p: Any, seat: int, y: float) -> None:
    """Eggs as far as the viewer can know."""
    parts = p.breakdown(seat)
    said = ", ".join(f"{name} {number}" for name, number in parts.items())
    with c.thing(label=f"eggs of seat {seat} {'at the end' if p.phase == ENDED else 'so far, by known goals'}: {said}"):
        c.text(RIGHT + 382, y + 1, sum(parts.values()), 24, "end", fill=INK, font_family=SERIF)
        egg(c, RIGHT + 340, y - 8, 24)
        words = " · ".join(f"{name} {number}" for name, number in parts.items())
        c.text(RIGHT + 322, y - 2, words, 11.5, "end", fill=SOFT)


def hand(c: Canvas, p: Any, seat: int, y: float, viewer: int | None) -> None:
    held = [i for i in range(1, len(TILES) + 1) for _ in range((p.hands[seat] >> i & 1) + (p.twins[seat] >> i & 1))]
    c.text(RIGHT, y + 12, "hand" if held else "empty hand", 13, "start", fill=SOFT, font_style="italic")
    size = 50.0 if len(held) <= 3 else 36.0 if len(held) <= 8 else 24.0
    across = 3 if size == 50 else 4 if size == 36 else 6
    for i, number in enumerate(held):
        x = RIGHT + 48 + (2 * size + 13) * (i % across) if across == 3 else RIGHT + 48 + (2 * size + 11) * (i % across)
        refs = [f"tile:{TILES[number - 1]}"] if seat == viewer else []
        tile_at(c, p, x, y + (size + 22) * (i // across), size, number, refs, f"in the hand of seat {seat}", p.given[seat] == number)


def bonuses(c: Canvas, p: Any, seat: int, y: float) -> None:
    """Used bonus tiles lie by the nest, declined ones are out of the game."""
    lying = [(kind, False) for kind in range(1, BONUS_KINDS) for _ in range(p.used[BONUS_KINDS * seat + kind])]
    lying += [(kind, True) for kind in range(1, BONUS_KINDS) for _ in range(p.declined[BONUS_KINDS * seat + kind])]
    tiles = int(count(p.hands[seat]) + count(p.twins[seat]))
    top = y + (38 if tiles > 4 else 0)
    room = 6 if tiles > 4 else 8
    for i, (kind, faded) in enumerate(lying[:room]):
        bonus_card(c, RIGHT + 195 * (i % 2), top + 55 * (i // 2), BONUSES[kind - 1], [], 187, faded)
    if len(lying) > room:
        more = ", ".join(WORDS[BONUSES[kind - 1]][0] for kind, _ in lying[room:])
        c.text(RIGHT, top + 55 * (room // 2) + 10, f"also: {more}", 12, "start", fill=SOFT)
