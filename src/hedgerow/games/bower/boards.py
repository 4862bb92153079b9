"""The nests and the bird board between them, drawn wherever and as large as is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from hedgerow.core.canvas import AMBER, EARTH, INK, SAND, SHEET, SOFT, Canvas, box, rough, trace, wobble
from hedgerow.core.position import HIDDEN
from hedgerow.core.words import Words
from hedgerow.games.bower.facts import BITS, GOALS, ROW_COUNT, bit_number
from hedgerow.games.bower.moves import COLUMNS, CROSSABLE
from hedgerow.games.bower.nest import around, free_cells, within_reach
from hedgerow.games.bower.phases import CROSSING, ENDED, PLACING
from hedgerow.games.bower.phrases import cell_said, goal_said, lying_said, terrain_at, things_on
from hedgerow.games.bower.pieces import Lying, arranged, branch, face, goal
from hedgerow.games.bower.scoring import known_goal

EDGE: Final = "#5b4a33"
BED: Final = "#dcc79a"  # what the tiles of a nest lie on
TWIGS: Final = ("#8a6236", "#b08449", "#cda566", "#ecd6a4")
RIM: Final = 17.5  # how wide the woven rim is


@dataclass(frozen=True)
class Scene:
    """What is drawn on, a masked position, and for whom in which words."""

    c: Canvas
    p: Any
    words: Words
    viewer: int | None

    @property
    def near(self) -> int:
        """The seat whose nest lies below the bird board."""
        return 0 if self.viewer is None else self.viewer


@dataclass(frozen=True)
class Plot:
    """Where a nest lies: the left end of its row 1, the height of the bird board's edge, and which way it grows."""

    left: float
    edge: float
    size: float  # of a cell
    toward: int  # 1: below the bird board; -1: above it

    def middle(self, number: int) -> tuple[float, float]:
        """The middle of a cell given by the number of its bit."""
        column, row = divmod(number, 6)
        return self.left + (column + 0.5) * self.size, self.edge + self.toward * (row + 0.5) * self.size


# ---------------------------------------------------------------------- the bird board


def bird_board(s: Scene, left: float, middle: float, size: float, height: float, refs: bool = True) -> None:
    """Six slots; a token shows its face to whom it faces, and to who has scouted it."""
    c = s.c
    top, wide = middle - height / 2, 0.28 * size
    plank = [(left - wide, top + 5), (left + 6 * size + wide, top + 5)]
    plank += [(x, top + height - 5) for x, _ in reversed(plank)]
    c.path(rough([(x + 3, y + 5) for x, y in plank], 2.0, 5, 12), fill=INK, opacity=0.15)
    c.path(rough(plank, 2.0, 5, 12), fill="#d8b384", stroke=EARTH.shade, stroke_width=2.2)
    for i in (1, 2, 3):
        y = top + 6 + i * (height - 12) / 4
        c.path(rough([(left - wide + 6, y), (left + 6 * size + wide - 6, y + 1)], 1.5, i), fill="none", stroke=EARTH.base, opacity=0.35)
    for column in range(6):
        slot(s, left + (column + 0.5) * size, middle, height, column, refs)


def slot(s: Scene, x: float, y: float, height: float, column: int, refs: bool) -> None:
    """A goal token in its slot, an arrow to whom it faces, and an eye if the other has scouted it."""
    c, p, letter, whose = s.c, s.p, COLUMNS[column], column % 2
    number = int(known_goal(p, column))
    toward = 1 if whose == s.near else -1
    said = s.words("column-goal", column=letter, who=s.words.seat(whose), goal=goal_said(number, s.words))
    with c.at(x, y, height / 92), c.thing(f"column:{letter}" if refs else f"goal:{letter}", label=said):
        c.circle(0, 0, 33, fill="#b98d5c", stroke=EARTH.shade, stroke_width=1.5)
        goal(c, None if number == HIDDEN else GOALS[number], 29)
        c.path(f"M-8 {toward * 35}H8L0 {toward * 43}Z", fill=EARTH.deep)
    if p.peeked[1 - whose] >> column & 1 and p.phase != ENDED:
        said = s.words("column-scouted", who=s.words.seat(1 - whose), column=letter)
        with c.at(x + 0.27 * height, y - 0.27 * height, height / 92), c.thing(label=said):
            c.circle(0, 0, 11, fill=SHEET, stroke=EARTH.deep)
            c.path("M-7 0Q0 -7 7 0Q0 7 -7 0Z", fill="none", stroke=INK, stroke_width=1.6)
            c.circle(0, 0, 2.4, fill=INK)


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


def nest(s: Scene, seat: int, plot: Plot) -> None:
    """A nest with row 1 at the bird board, its columns and rows named on its rim."""
    c, p, size = s.c, s.p, plot.size
    rows = int(ROW_COUNT[p.advanced])
    top = plot.edge if plot.toward > 0 else plot.edge - rows * size - RIM - 6
    with c.at(plot.left - RIM, top):
        c.markup(woven(6 * size + 2 * RIM, rows * size + RIM + 6, plot.toward > 0))
    for column, letter in enumerate(COLUMNS):
        named(c, plot.left + (column + 0.5) * size, plot.edge + plot.toward * (rows * size + 14), letter)
    open_now = fitting_cells(p, seat) if p.phase == PLACING and p.actor() == seat else 0
    for row in range(rows):
        y = plot.middle(row)[1]
        for x in (plot.left - 9, plot.left + 6 * size + 9):
            named(c, x, y, str(row + 1))
        for column, letter in enumerate(COLUMNS):
            number = 6 * column + row
            with c.at(*plot.middle(number), size / 100):
                cell(s, seat, f"{letter}{row + 1}", bool(open_now >> number & 1))
    with c.group(pointer_events="none"):
        frames(s, seat, plot)
        twig(s, seat, plot)


def named(c: Canvas, x: float, y: float, name: str) -> None:
    """The name of a column or row on a pebble."""
    c.circle(x, y, 8.2, fill=SHEET, stroke=EARTH.shade, stroke_width=1)
    c.text(x, y + 4.6, name, 13, fill=INK, font_weight="bold")


@cache
def woven(width: float, height: float, below: bool) -> str:
    """A bed of straw in a rim of twigs, open towards the bird board."""
    c = Canvas(0, 0, "")
    outer = rough(box(0, 0, width, height), 2.0, 3, 24)
    c.path(outer, fill=INK, opacity=0.16, transform="translate(1.5 4)")
    c.path(outer, fill=TWIGS[0], stroke=EARTH.deep, stroke_width=1.6)
    strands = ["", "", "", ""]
    right, low = width - RIM / 2, (height - RIM / 2 if below else RIM / 2)
    sides = ((RIM / 2, 4.0, RIM / 2, height - 4), (right, 4.0, right, height - 4), (8.0, low, width - 8, low))
    for side, (x1, y1, x2, y2) in enumerate(sides):
        length = max(x2 - x1, y2 - y1)
        count = int(length / 7)
        for i in range(count):
            along, tone = i / count, 1 + (i + side) % 3
            off, end = 6.6 * wobble(side, i, 1), 6.6 * wobble(side, i, 2)
            reach = min(34 + 10 * wobble(side, i, 3), length * (1 - along))
            if x1 == x2:
                y = y1 + along * length
                strands[tone] += trace("M", x1 + off, y, "q", 4 * wobble(side, i, 4), reach / 2, end - off, reach)
            else:
                x = x1 + along * length
                strands[tone] += trace("M", x, y1 + off, "q", reach / 2, 4 * wobble(side, i, 4), reach, end - off)
    for tone, d in enumerate(strands):
        c.path(d, fill="none", stroke=TWIGS[tone], stroke_width=2.3, stroke_linecap="round")
    c.rect(RIM - 1, -2 if below else RIM + 5, width - 2 * RIM + 2, height - RIM - 3, fill=BED)
    return c.inner()


def fitting_cells(p: Any, seat: int) -> int:
    """The cells that a tile could be placed on."""
    free, reach = int(free_cells(p, seat)), int(within_reach(p, seat))
    return free & int(around(reach)) | reach & int(around(free))


def cell(s: Scene, seat: int, name: str, open_now: bool) -> None:
    """A cell from -50 to 50; those of the viewer can be clicked, all can be asked about."""
    c, p = s.c, s.p
    number = bit_number(name)
    terrain = terrain_at(p, seat, number)
    refs = [f"cell:{name}"] if seat == s.viewer and p.phase != CROSSING else []
    with c.thing(*refs, f"at:{seat}-{name}", label=cell_said(p, seat, name, s.words)):
        if terrain is None:
            fill, edge = (SHEET, AMBER.shade) if open_now else (SAND.light, SAND.shade)
            c.rect(-47, -47, 94, 94, 12, fill=fill, stroke=edge, stroke_width=3 if open_now else 2)
            c.markup(straw(number % 5))
            c.text(0, 8, name, 22, fill=SOFT)
            return
        lying = things_on(p, seat, number)
        face(c, terrain, lying, number)
    if p.phase == CROSSING and s.viewer == p.turn:
        to_cross(s, seat, name, lying)


@cache
def straw(salt: int) -> str:
    """A few stalks on an empty cell, around its name."""
    d = ""
    for i in range(7):
        angle = 2 * pi * i / 7 + 0.5 * wobble(salt, i)
        x, y, turn = 33 * cos(angle), 33 * sin(angle), pi * wobble(salt, i, 1)
        dx, dy = 10 * cos(turn), 10 * sin(turn)
        d += trace("M", x - dx, y - dy, "q", dx + 2, dy - 2, 2 * dx, 2 * dy)
    c = Canvas(0, 0, "")
    c.path(d, fill="none", stroke="#d6c08c", stroke_width=2.4, stroke_linecap="round")
    return c.inner()


def to_cross(s: Scene, seat: int, name: str, lying: list[Lying]) -> None:
    """A ring around every feather and flower that X may lie on."""
    c = s.c
    places, scale = arranged(len(lying))
    for (x, y), (kind, _, _), said in zip(places, lying, lying_said(lying, s.words), strict=True):
        if kind in CROSSABLE:
            label = s.words("cross-here", thing=said, cell=name, who=s.words.seat(seat))
            with c.thing(f"nest:{seat}", f"cell:{name}", f"object:{kind}", label=label):
                c.circle(x, y, 56 * scale, fill=SHEET, fill_opacity=0.01, stroke=SHEET, stroke_width=7)
                c.circle(x, y, 56 * scale, fill="none", stroke="#983d2b", stroke_width=4, stroke_dasharray="9 6")


def frames(s: Scene, seat: int, plot: Plot) -> None:
    """The edges of tiles: around two halves, or around one whose other half was covered."""
    c, p, size = s.c, s.p, plot.size
    rows = int(ROW_COUNT[p.advanced])
    built = sum(int(p.terrain[4 * seat + i]) for i in range(4))
    down, right = int(p.joints[2 * seat]), int(p.joints[2 * seat + 1])
    for column in range(6):
        for row in range(rows):
            number = 6 * column + row
            if not built >> number & 1 or (row and down >> (number - 1) & 1) or (column and right >> (number - 6) & 1):
                continue
            wide, high = (2 if right >> number & 1 else 1), (2 if down >> number & 1 else 1)
            x = plot.left + column * size
            y = plot.edge + row * size if plot.toward > 0 else plot.edge - (row + high) * size
            middle_x, middle_y = x + wide * size / 2, y + high * size / 2
            if wide == 2:
                c.line(middle_x, y + 7, middle_x, y + size - 7, stroke=INK, stroke_dasharray="2 4", opacity=0.4)
            if high == 2:
                c.line(x + 7, middle_y, x + size - 7, middle_y, stroke=INK, stroke_dasharray="2 4", opacity=0.4)
            framed(c, x, y, wide * size, high * size)


def framed(c: Canvas, x: float, y: float, width: float, height: float) -> None:
    """A tile's rounded edge, with the bed outside it."""
    c.rect(x + 0.3, y + 0.3, width - 0.6, height - 0.6, 0, fill="none", stroke=BED, stroke_width=3)
    for right, below in ((0, 0), (1, 0), (0, 1), (1, 1)):
        cx, cy = x + right * width, y + below * height
        across, along = (-10.0 if right else 10.0), (-10.0 if below else 10.0)
        c.path(trace("M", cx, cy, "h", across, "Q", cx, cy, cx, cy + along, "Z"), fill=BED)
    c.rect(x + 2.5, y + 2.5, width - 5, height - 5, 8, fill="none", stroke=EDGE, stroke_width=2.2)


def twig(s: Scene, seat: int, plot: Plot) -> None:
    """The branch from the middle of one of its ends to that of the other."""
    ends = [number for number in range(int(BITS)) if s.p.branches[seat] >> number & 1]
    if not ends:
        return
    (x1, y1), (x2, y2) = (plot.middle(number) for number in ends)
    first, second = (f"{COLUMNS[number // 6]}{number % 6 + 1}" for number in ends)
    said = s.words("branch-lies", who=s.words.seat(seat), first=first, second=second)
    with s.c.at((x1 + x2) / 2, (y1 + y2) / 2, 1.0, 90 if x1 == x2 else 0), s.c.thing(label=said):
        branch(s.c, 1.5 * plot.size)
