"""Islands: the large one with its board and counters, and the small ones of the others."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import FAINT, INK, LEAF, SAND, SERIF, SHEET, SOFT, Canvas
from hedgerow.core.moves import ref
from hedgerow.games.earth.draw.cards import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH, draw_card, draw_small
from hedgerow.games.earth.draw.glyphs import picture
from hedgerow.games.earth.draw.scene import NARROW, Scene, Sheet, blank, cell_name, leaf
from hedgerow.games.earth.terms import CELLS

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

GAP: Final = 5.0
STEP_X: Final = WIDTH + GAP
STEP_Y: Final = HEIGHT + GAP
LETTERS: Final = 16.0  # beside and above the cells
ISLAND: Final = 4 * STEP_X + LETTERS + 6


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


def plantable(p: EarthPosition, seat: int) -> set[int]:
    """The cells that touch a planted card (or the first of all), as the window shows them."""
    planted = int(p.planted[seat])
    if not planted:
        return {24}
    columns, rows = window(p, seat)
    return {7 * x + y for x in columns for y in rows if near(x, y) & planted}


def near(column: int, row: int) -> int:
    cells = 0
    for x in range(max(column - 1, 0), min(column + 2, 7)):
        for y in range(max(row - 1, 0), min(row + 2, 7)):
            cells |= 1 << (7 * x + y)
    return cells


def mine(s: Scene) -> Sheet:
    """The large island: cells with their cards, below them island, climate, ecosystem and what its owner has."""
    p, seat = s.p, s.main
    columns, rows = window(p, seat)
    # Margins where nothing lies yet are narrower, so that the cards stay large.
    wide = [WIDTH if any(p.face[seat * CELLS + 7 * x + y] for y in rows) else 46.0 for x in columns]
    high = [HEIGHT if any(p.face[seat * CELLS + 7 * x + y] for x in columns) else 46.0 for y in rows]
    title = s.words("see-mine") if s.seat == seat else s.words.seat(seat)
    top = LETTERS + 6
    height = top + sum(high) + GAP * len(rows) + STEP_Y + 12
    c = blank(ISLAND, height, s.words("see-island-of", who=s.words.seat(seat), what=s.words("see-planted", n=int(p.card_count[seat]))))
    left = LETTERS + (ISLAND - LETTERS - sum(wide) - GAP * len(columns)) / 2
    free = plantable(p, seat)
    x = left
    for column, width in zip(columns, wide, strict=True):
        c.text(x + width / 2, LETTERS - 2, "abcdefg"[column], 13, fill=SOFT, font_weight=700)
        y = top
        for row, tall in zip(rows, high, strict=True):
            cell = 7 * column + row
            with c.at(x, y):
                if p.face[seat * CELLS + cell]:
                    planted(c, s, seat, cell)
                elif cell in free:
                    vacant(c, s, cell, width, tall)
            y += tall + GAP
        x += width + GAP
    y = top
    for row, tall in zip(rows, high, strict=True):
        c.text(left - 9, y + tall / 2 + 4, row + 1, 13, fill=SOFT, font_weight=700)
        y += tall + GAP
    c.line(8, y + 3, ISLAND - 8, y + 3, stroke=FAINT, stroke_width=1.5)
    board(c, s, seat, y + 9)
    return Sheet("island", "mine", title, c)


def vacant(c: Canvas, s: Scene, cell: int, width: float, height: float) -> None:
    name = cell_name(cell)
    with c.thing(ref("cell", name), label=s.words("see-free", cell=name)):
        c.rect(1, 1, width - 2, height - 2, 7, fill=SAND.light, stroke=SAND.shade, stroke_dasharray="6 5")
        c.text(width / 2, height / 2 + 5, name, 14, fill=SAND.deep)


def planted(c: Canvas, s: Scene, seat: int, cell: int) -> None:
    """A card of the large island."""
    at = seat * int(CELLS) + cell
    face = int(s.p.face[at])
    with c.thing(ref("cell", cell_name(cell)), s.ref(face), label=s.holding(at)):
        if turn_of(s.p, seat) == cell + 2:
            halo(c)
        draw_card(c, s.facts, face, s.words.language, int(s.p.sprouts[at]), int(s.p.growth[at]))


def turn_of(p: EarthPosition, seat: int) -> int:
    """Whose turn it is in the activation: 0 the island's, 1 the climate's, else the cell and 2; -1 nobody's."""
    slot = int(p.slot[seat])
    return slot if slot < 2 else (slot - 2) % 7 * 7 + (slot - 2) // 7 + 2


def halo(c: Canvas) -> None:
    c.rect(-3, -3, WIDTH + 6, HEIGHT + 6, 10, fill=LEAF.light, stroke=LEAF.deep, stroke_width=3)


def board(c: Canvas, s: Scene, seat: int, y: float) -> None:
    """Island, climate and ecosystem, and what the seat has."""
    p = s.p
    for i, face in enumerate((p.island[seat], p.climate[seat], p.ecosystem[seat])):
        with c.at(LETTERS + i * STEP_X, y):
            if not face:
                c.rect(1, 1, WIDTH - 2, HEIGHT - 2, 7, fill=SAND.light, stroke=SAND.shade, stroke_dasharray="6 5")
                continue
            with c.thing(s.ref(int(face)), label=s.label(int(face))):
                if i < 2 and turn_of(p, seat) == i:
                    halo(c)
                draw_card(c, s.facts, int(face), s.words.language)
    counters(c, s, seat, LETTERS + 3 * STEP_X, y)


def counters(c: Canvas, s: Scene, seat: int, x: float, y: float) -> None:
    """Points, soil, hand, compost, played events and pieces."""
    p = s.p
    points = p.scores()[seat]
    with c.thing(label=s.words("see-points", n=points)):
        c.rect(x, y, WIDTH, 36, 7, fill=SHEET, stroke=LEAF.base)
        leaf(c, x + 17, y + 18, seat, int(p.players), 1.2)
        c.text(x + 64, y + 27, points, 26, fill=INK, font_family=SERIF)
    played = ", ".join(s.facts.names[face] for face in s.events(seat))
    things = (
        ("soil", p.soil[seat], s.words("see-soil", n=int(p.soil[seat]))),
        ("draw", p.hand_count[seat], s.words("see-cards", n=int(p.hand_count[seat]))),
        ("heap", p.compost_count[seat], s.words("see-compost", n=int(p.compost_count[seat]))),
        ("event", p.event_count[seat], s.words("see-events", n=int(p.event_count[seat])) + (f" ({played})" if played else "")),
        ("sprout", p.sprout_count[seat], s.words("see-all-sprouts", n=int(p.sprout_count[seat]))),
        ("growth", p.growth_count[seat], s.words("see-all-growth", n=int(p.growth_count[seat]))),
    )
    for i, (name, count, said) in enumerate(things):
        refs = (s.ref(s.events(seat)[-1]),) if name == "event" and played else ()
        with c.at(x + 53 * (i % 2), y + 41 + 37 * (i // 2)), c.thing(*refs, label=said):
            c.rect(0, 0, 51, 34, 6, fill=SHEET, stroke=FAINT)
            picture(c, name, 14, 17, 0.95)
            c.text(26, 22.5, count, 15 if count < 100 else 12, "start", fill=INK, font_weight=700)


# ---------------------------------------------------------------------- the others


def other(s: Scene, seat: int) -> Sheet:
    """Another seat: a line of counts, a small island, and its boards."""
    p = s.p
    columns, rows = window(p, seat)
    height = 70 + max(len(rows) * (SMALL_HEIGHT + 4), 3 * (SMALL_HEIGHT + 10)) + 6
    what = s.words("see-planted", n=int(p.card_count[seat]))
    c = blank(NARROW, height, s.words("see-island-of", who=s.words.seat(seat), what=what))
    header(c, s, seat)
    scale = min(1.0, 284 / (len(columns) * (SMALL_WIDTH + 4)))
    for i, column in enumerate(columns):
        for j, row in enumerate(rows):
            cell = column * 7 + row
            at = seat * int(CELLS) + cell
            with c.at(6 + i * (SMALL_WIDTH + 4) * scale, 70 + j * (SMALL_HEIGHT + 4) * scale, scale):
                small_cell(c, s, seat, at)
    for i, face in enumerate(int(face) for face in (p.island[seat], p.climate[seat], p.ecosystem[seat]) if face):
        with c.at(NARROW - SMALL_WIDTH - 4, 70 + i * (SMALL_HEIGHT + 10)), c.thing(s.ref(face), label=s.label(face)):
            draw_small(c, s.facts, face, s.words.language)
    return Sheet(f"island-{seat}", "other", s.words.seat(seat), c)


def small_cell(c: Canvas, s: Scene, seat: int, at: int) -> None:
    p, name = s.p, cell_name(at % int(CELLS))
    face = int(p.face[at])
    if not face:
        c.rect(1, 1, SMALL_WIDTH - 2, SMALL_HEIGHT - 2, 5, fill="none", stroke=FAINT, stroke_dasharray="3 4")
        return
    shared = (ref("seat", seat), ref("cell", name)) if p.teams else ()
    with c.thing(*shared, s.ref(face), label=s.holding(at)):
        draw_small(c, s.facts, face, s.words.language, int(p.sprouts[at]), int(p.growth[at]))


def header(c: Canvas, s: Scene, seat: int) -> None:
    """Name, points and counts of another seat."""
    p = s.p
    leaf(c, 14, 15, seat, int(p.players), 1.1)
    active = f" · {s.words('see-active')}" if s.is_active(seat) else ""
    c.text(28, 21, s.words.seat(seat) + active, 16, "start", fill=INK, font_family=SERIF, font_style="italic")
    points = p.scores()[seat]
    with c.thing(label=s.words("see-points", n=points)):
        c.text(NARROW - 10, 23, points, 20, "end", fill=INK, font_family=SERIF)
    c.line(6, 31, NARROW - 6, 31, stroke=FAINT, stroke_width=1.5)
    held = ", ".join(s.facts.names[card] for card in s.hand(seat)) if s.seat is not None and s.seat != seat else ""
    played = ", ".join(s.facts.names[face] for face in s.events(seat))
    things = (
        ("soil", p.soil[seat], s.words("see-soil", n=int(p.soil[seat]))),
        ("draw", p.hand_count[seat], s.words("see-cards", n=int(p.hand_count[seat])) + (f" ({held})" if held else "")),
        ("heap", p.compost_count[seat], s.words("see-compost", n=int(p.compost_count[seat]))),
        ("event", p.event_count[seat], s.words("see-events", n=int(p.event_count[seat])) + (f" ({played})" if played else "")),
        ("sprout", p.sprout_count[seat], s.words("see-all-sprouts", n=int(p.sprout_count[seat]))),
        ("growth", p.growth_count[seat], s.words("see-all-growth", n=int(p.growth_count[seat]))),
    )
    for i, (name, count, said) in enumerate(things):
        with c.at(8 + 58 * i, 36), c.thing(label=f"{s.words.seat(seat)}, {said}"):
            picture(c, name, 11, 14, 0.9)
            c.text(24, 19.5, count, 15, "start", fill=INK, font_weight=700)
