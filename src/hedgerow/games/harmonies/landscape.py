"""Boards and habitats of Harmonies as pictures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from hedgerow.core.canvas import AMBER, DUSK, INK, SAND, SOFT, Canvas, Tone, center, hexagon, number, rough, trace, wobble
from hedgerow.core.words import Words
from hedgerow.games.harmonies.facts import BUILDING, EMPTY, KINDS, NEEDS, STACKS
from hedgerow.games.harmonies.moves import CELL, COLUMNS, ROWS
from hedgerow.games.harmonies.phrases import STACKED, Harvest
from hedgerow.games.harmonies.stacks import GROUND, stack, strokes

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition


def kinds_on(p: HarmoniesPosition, seat: int) -> list[int]:
    """What stands on each cell of a board, in the board's order of cells."""
    board = p.board()
    stacks = [int(p.stacks[seat * KINDS + kind]) for kind in range(KINDS)]
    out = []
    for i in range(board.size):
        bit = 1 << board.bits[i]
        out.append(next((kind for kind in range(KINDS) if stacks[kind] & bit), int(EMPTY)))
    return out


# ---------------------------------------------------------------------- boards


def middle(cell: int, radius: float) -> tuple[float, float]:
    """The middle of a cell of the vocabulary, seen from that of a1."""
    column, row = divmod(cell, ROWS)
    return center(column, row - column // 2, radius)


@cache
def hexes(cells: tuple[int, ...], radius: float) -> str:
    """The ground a board lies on, one sheet of earth under all cells, with the names of its columns and rows."""
    c = Canvas(0, 0, "")
    d = ""
    for cell in cells:
        corners = hexagon(*middle(cell, radius), radius)
        off = radius * 0.03
        d += trace("M", *(part + off * wobble(cell, i, k) for i, corner in enumerate(corners) for k, part in enumerate(corner)), "Z")
    for grown, drop, color, opacity in (
        (0.4, 7.0, INK, 0.07),
        (0.34, 3.0, INK, 0.1),
        (0.32, 0.0, SAND.shade, None),
        (0.23, 0.0, "#d8caa8", None),
    ):
        moved = f"translate(0 {number(drop * radius / 60)})" if drop else None
        c.path(d, fill=color, stroke=color, stroke_width=grown * radius, stroke_linejoin="round", opacity=opacity, transform=moved)
    edges(c, cells, radius)
    return c.inner()


@cache
def ground(cell: int, kind: int, radius: float) -> str:
    """One hex with what stands on it."""
    c = Canvas(0, 0, "")
    x, y = middle(cell, radius)
    if kind == EMPTY:
        fill = ("#f1e9d3", "#efe6ce", "#eee5cf")[cell % 3]
    else:
        fill = GROUND[STACKS[kind][-1]]
    c.path(
        rough(hexagon(x, y, radius * 0.95), radius * 0.025, cell, radius * 0.14),
        fill=fill,
        stroke="#b7a680",
        stroke_width=max(0.6, radius * 0.022),
    )
    if kind == EMPTY:
        for i in range(3):
            gx, gy = x + radius * 0.5 * wobble(cell, i, 1), y + radius * (0.45 * wobble(cell, i, 2) - 0.08)
            s = radius * 0.07
            blades = trace("M", gx - s, gy, "q", s * 0.4, -s, s * 0.2, -s * 1.6, "m", s / 2, s * 1.6, "q", 0, -s, s * 0.8, -s * 1.4)
            strokes(c, blades, "#c9bb93", radius * 0.025)
    else:
        with c.at(x, y, radius / 100):
            c.markup(stack(kind))
    return c.inner()


def draw_board(c: Canvas, p: HarmoniesPosition, seat: int, radius: float, own: bool, words: Words) -> None:
    """A board, the middle of a1 at (0, 0).  Only one's own cells can be clicked to move; all can be asked about."""
    board = p.board()
    cells = tuple(board.cells)
    c.markup(hexes(cells, radius))
    animals, spirits = int(p.animals[seat]), int(p.spirit_cubes[seat])
    for cell, bit, kind in zip(cells, board.bits, kinds_on(p, seat), strict=True):
        name = str(CELL.values[cell])
        x, y = middle(cell, radius)
        cube = AMBER if animals >> bit & 1 else DUSK if spirits >> bit & 1 else None
        standing = "none" if cube is None else "animal" if cube is AMBER else "spirit"
        label = words("label-cell", cell=name, stack=words(f"stack-{STACKED[kind]}"), cube=standing)
        if not own:
            label = words("whose", who=words.seat(seat), what=label)
        with c.thing(*([f"cell:{name}"] if own else []), f"seat{seat}:{name}", label=label):
            c.markup(ground(cell, kind, radius))
            if cube is not None:
                size = radius * 0.46
                c.ellipse(x + radius * 0.4, y + radius * 0.56, size * 0.62, size * 0.3, fill=INK, opacity=0.25)
                c.cube(x + radius * 0.38, y + radius * 0.36, size, cube)
            if own and kind == EMPTY:
                c.text(x, y + radius * 0.7, name, 11, fill=SAND.deep)


def edges(c: Canvas, cells: tuple[int, ...], radius: float) -> None:
    """Letters above the columns; numbers beside the first and the last, which are alike."""
    size = max(9.0, min(14.0, radius * 0.24))
    reach = radius * 1.18 + size * 0.25
    for column in range(max(cells) // ROWS + 1):
        x, y = middle(column * ROWS, radius)
        c.text(x, y - radius * 1.04 - size * 0.25, COLUMNS[column], size, fill=SOFT, font_weight=600)
    last = max(cells) // ROWS
    for row in range(ROWS):
        if row in cells:
            _, y = middle(row, radius)
            c.text(-reach, y + size * 0.35, row + 1, size, "end", fill=SOFT, font_weight=600)
            c.text(middle(last * ROWS, radius)[0] + reach, y + size * 0.35, row + 1, size, "start", fill=SOFT, font_weight=600)


# ---------------------------------------------------------------------- habitats


@cache
def habitat(printed: Harvest, radius: float, cube: Tone) -> str:
    """The landscape an animal asks for, around (0, 0), the cell of its cube marked."""
    c = Canvas(0, 0, "")
    spots = [center(q, r, radius) for _, (q, r) in printed]
    mx = (min(x for x, _ in spots) + max(x for x, _ in spots)) / 2
    my = (min(y for _, y in spots) + max(y for _, y in spots)) / 2
    for (need, _), (x, y) in sorted(zip(printed, spots, strict=True), key=lambda pair: pair[1][1]):
        kind = NEEDS[need]
        tone = "red" if kind == BUILDING else STACKS[kind][-1]
        here = (x, y) == spots[0]
        edge, width = (cube.deep, 1.6) if here else ("#a8976f", 0.8)
        c.polygon(hexagon(x - mx, y - my, radius * 0.97), fill=GROUND[tone], stroke=edge, stroke_width=width, stroke_linejoin="round")
        with c.at(x - mx, y - my, radius / 100 * 1.12):
            c.markup(stack(kind))
    x, y = spots[0]
    c.cube(x - mx + radius * 0.42, y - my + radius * 0.42, radius * 0.62, cube)
    return c.inner()
