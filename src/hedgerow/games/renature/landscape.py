"""The valley of Renature drawn: water, banks, stepping stones, and what lies and stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import INK, LEAF, SOFT, Canvas, Point, number, wobble
from hedgerow.core.words import Words
from hedgerow.games.renature.facts import Facts
from hedgerow.games.renature.glyphs import GOLD, animal, backing, cloud, made, plant, sunflower
from hedgerow.games.renature.moves import CELL_NAMES, DOMINOES, EARLIER, LATER, SIDE
from hedgerow.games.renature.rules import can_be_covered, has
from hedgerow.games.renature.scoring import NEUTRAL, owner_of, type_of
from hedgerow.games.renature.speech import animal_name, plant_name

if TYPE_CHECKING:
    from hedgerow.games.renature.position import RenaturePosition

STEP: Final = 60.0  # the side of a cell
TOP: Final = 48.0  # where the first row and the first column begin
LEFT: Final = 56.0
SQUARE: Final = 970.0  # the side of the whole

WATER: Final = "#8cc3d6"
DEEP: Final = "#5d9db6"
# Land before and after its sunflower was taken: bare earth, then meadow.
BARE: Final = ("#e9d9b0", "#c3a56b", "#b3935a")
GREEN: Final = ("#c3d68d", "#86a449", "#7d9b44")
IVORY: Final = "#fffaf0"


def middle(cell: int) -> Point:
    row, column = divmod(cell, SIDE)
    return LEFT + (column + 0.5) * STEP, TOP + (row + 0.5) * STEP


def valley(c: Canvas, p: RenaturePosition, words: Words) -> None:
    facts = p.facts
    span = SIDE * STEP
    c.rect(LEFT - 9, TOP - 7, span + 18, span + 20, 20.0, fill="#000000", opacity=0.13)
    c.markup(made(basin, span))
    water(c, p)
    for area in range(len(facts.areas)):
        c.markup(made(ground, tuple(facts.areas[area]), p.holder[area] > 0))
    dominoes(c, p)
    lying = animals_lying(p)
    for cell in range(SIDE * SIDE):
        thing(c, p, cell, lying, words)
    for area in range(len(facts.areas)):
        if not p.holder[area]:
            flower(c, p, area, words)
        letter(c, p, area)
    for i in range(SIDE):
        x, y = middle(i)[0], middle(i * SIDE)[1]
        for said, (a, b) in ((CELL_NAMES[i][0], (x, TOP - 17)), (str(i + 1), (LEFT - 31, y + 9))):
            c.text(a, b, said, 26, font_weight=600, fill=SOFT)


# ---------------------------------------------------------------------- water and land


def basin(c: Canvas, span: float) -> None:
    """The brook's bed: a bank of grass around water that is darker at its edge."""
    c.rect(LEFT - 10, TOP - 10, span + 20, span + 20, 22.0, fill=LEAF.light, stroke=LEAF.shade, stroke_width=2)
    c.rect(LEFT - 4, TOP - 4, span + 8, span + 8, 16.0, fill=DEEP, stroke="#3f7f99", stroke_width=1.4)
    c.rect(LEFT, TOP, span, span, 13.0, fill=WATER)
    tufts = ""
    for i in range(44):
        at = 16 + (span - 32) * (i % 11) / 10 + 14 * wobble(i, 1)
        x, y = ((LEFT + at, TOP - 5), (LEFT + at, TOP + span + 8), (LEFT - 6, TOP + at), (LEFT + span + 6, TOP + at))[i // 11]
        tufts += f"M{number(x - 3)} {number(y)}q1 -3 -1 -7m4 7v-9m3 9q-1 -3 1 -7"
    c.path(tufts, fill="none", stroke=LEAF.shade, stroke_width=1.8, stroke_linecap="round")


def water(c: Canvas, p: RenaturePosition) -> None:
    """Ripples, a faint outline for each free brook cell, and a stepping stone with a paw on each start cell."""
    ripples = ""
    grid = ""
    for cell in range(SIDE * SIDE):
        if p.facts.spot_at[cell] >= 0 or has(p.covered, cell):
            continue
        x, y = middle(cell)
        grid += f"M{number(x - 24)} {number(y - 27)}h48q3 0 3 3v48q0 3 -3 3h-48q-3 0 -3 -3v-48q0 -3 3 -3Z"
        shift = (cell * 37 % 11) - 5
        for dx, dy in ((shift - 17.0, -9.0 - shift), (-6.0 - shift, 13.0 + shift / 2)):
            ripples += f"M{number(x + dx)} {number(y + dy)}q5 -5 10 0t10 0"
    c.path(grid, fill="none", stroke="#b9dfea", stroke_width=1.3, opacity=0.6)
    c.path(ripples, fill="none", stroke="#c8e8f1", stroke_width=2.2, stroke_linecap="round")
    for cell in range(SIDE * SIDE):
        if has(p.facts.start, cell) and not has(p.covered, cell):
            x, y = middle(cell)
            with c.at(x, y):
                c.ellipse(1, 3, 24, 21, fill="#3d7791", opacity=0.6)
                c.ellipse(0, 0, 24, 21, fill="#d6d2c6", stroke="#77736a", stroke_width=2)
                c.ellipse(0, 6, 7.5, 6, fill="#6a665d")
                for dx, dy in ((-10, -1), (-4, -8), (4, -8), (10, -1)):
                    c.ellipse(dx, dy, 3.2, 4, fill="#6a665d")


def outline(cells: Sequence[int], inset: float) -> list[Point]:
    """The corners of a group of cells, clockwise, moved inwards; sides that go on straight have no corner."""
    inside = set(cells)
    edges: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for cell in cells:
        row, column = divmod(cell, SIDE)
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beyond = [
            row > 0 and cell - SIDE in inside,
            column < SIDE - 1 and cell + 1 in inside,
            row < SIDE - 1 and cell + SIDE in inside,
            column > 0 and cell - 1 in inside,
        ]
        for side in range(4):
            if not beyond[side]:
                edges.setdefault(corners[side], []).append(corners[(side + 1) % 4])
    start = min(edges, key=lambda corner: (corner[1], corner[0]))
    at, way = start, (1, 0)
    points: list[Point] = []
    while True:
        choices = edges[at]
        right = (at[0] - way[1], at[1] + way[0])
        following = right if right in choices else choices[0]
        turn = (following[0] - at[0], following[1] - at[1])
        if turn != way or at == start:
            x = LEFT + at[0] * STEP - inset * (way[1] + turn[1])
            y = TOP + at[1] * STEP + inset * (way[0] + turn[0])
            points.append((x, y))
        choices.remove(following)
        at, way = following, turn
        if at == start and not edges[start]:
            points[0] = (LEFT + start[0] * STEP + inset, TOP + start[1] * STEP + inset)
            return points


def smooth(points: list[Point], radius: float) -> str:
    """A closed path with round corners."""
    d = ""
    count = len(points)
    for i, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[i - 1], points[(i + 1) % count]
        before = min(radius / max(abs(px - x) + abs(py - y), 0.01), 0.5)
        after = min(radius / max(abs(nx - x) + abs(ny - y), 0.01), 0.5)
        start = (x + (px - x) * before, y + (py - y) * before)
        end = (x + (nx - x) * after, y + (ny - y) * after)
        d += f"{'L' if d else 'M'}{number(start[0])} {number(start[1])}Q{number(x)} {number(y)} {number(end[0])} {number(end[1])}"
    return d + "Z"


def ground(c: Canvas, cells: tuple[int, ...], completed: bool) -> None:
    """An area with its banks, cells and grass."""
    fill, edge, faint = GREEN if completed else BARE
    c.path(smooth(outline(cells, 1.5), 20), fill="#4f8ea7", opacity=0.55, transform="translate(1.5 4)")
    c.path(smooth(outline(cells, 2.5), 19), fill="#7d8f4a" if completed else "#b08d57", transform="translate(0 3.2)")
    c.path(smooth(outline(cells, 2.5), 19), fill="#f7efd9")
    c.path(smooth(outline(cells, 6.5), 16), fill=fill, stroke=edge, stroke_width=1.6)
    lines = ""
    grass = ""
    for cell in cells:
        x, y = middle(cell)
        if cell % SIDE < SIDE - 1 and cell + 1 in cells:
            lines += f"M{number(x + 30)} {number(y - 17)}v34"
        if cell + SIDE in cells:
            lines += f"M{number(x - 17)} {number(y + 30)}h34"
        a = (cell * 29 % 17) - 8
        grass += f"M{number(x - 12 + a)} {number(y + 16)}l-3 -7m3 7l1 -9m-1 9l5 -6"
        grass += f"M{number(x + 11 - a / 2)} {number(y - 8 + a)}l-3 -6m3 6l1 -8m-1 8l4 -5"
    if completed:
        meadow(c, cells)
    else:
        pebbles(c, cells)
    c.path(lines, fill="none", stroke=faint, stroke_width=1.6, stroke_dasharray="4 5", stroke_linecap="round", opacity=0.8)
    c.path(grass, fill="none", stroke=edge, stroke_width=1.3, stroke_linecap="round", opacity=0.6)


def meadow(c: Canvas, cells: tuple[int, ...]) -> None:
    """What blooms where life has come back."""
    for petals, heart, salt in (("#fdf8ea", "#e6b032", 1), ("#f3c6d8", "#9c4d72", 2)):
        blooms = hearts = ""
        for cell in cells:
            x, y = middle(cell)
            x, y = x + 17 * wobble(cell, salt, 1), y + 17 * wobble(cell, salt, 2)
            for dx, dy in ((-2.4, 0), (2.4, 0), (0, -2.4), (0, 2.4)):
                blooms += dot(x + dx, y + dy, 2.0)
            hearts += dot(x, y, 1.5)
        c.path(blooms, fill=petals)
        c.path(hearts, fill=heart)


def pebbles(c: Canvas, cells: tuple[int, ...]) -> None:
    """Little stones on bare earth."""
    stones = "".join(
        dot(middle(cell)[0] + 18 * wobble(cell, i, 8), middle(cell)[1] + 18 * wobble(cell, i, 9), 2.6 + wobble(cell, i))
        for cell in cells
        for i in (1, 2)
    )
    c.path(stones, fill="#d8c28c", stroke="#c3a56b", stroke_width=0.8)


def dot(x: float, y: float, r: float) -> str:
    """A circle as path data."""
    return f"M{number(x - r)} {number(y)}a{number(r)} {number(r)} 0 1 0 {number(2 * r)} 0a{number(r)} {number(r)} 0 1 0 {number(-2 * r)} 0Z"


def letter(c: Canvas, p: RenaturePosition, area: int) -> None:
    """The name of an area, in the corner of its first cell."""
    x, y = middle(p.facts.areas[area][0])
    edge = (GREEN if p.holder[area] else BARE)[1]
    c.circle(x - 17, y - 17, 12.5, fill="#f7efd9", stroke=edge, stroke_width=1.4, pointer_events="none")
    c.text(x - 17, y - 10, p.facts.letters[area], 20, font_weight=700, fill=INK, pointer_events="none")


def flower(c: Canvas, p: RenaturePosition, area: int, words: Words) -> None:
    """The token, on a free cell without clouds if there is one, else in the middle of the area."""
    facts = p.facts
    cells = facts.areas[area]
    mx = sum(middle(cell)[0] for cell in cells) / len(cells)
    my = sum(middle(cell)[1] for cell in cells) / len(cells)

    def order(cell: int) -> tuple[int, float]:
        spot = facts.spot_at[cell]
        busy = 2 if p.plants[spot] else 1 if clouds_on(p, cell) else 0
        x, y = middle(cell)
        return busy, abs(x - mx) + abs(y - my)

    best = min(cells, key=order)
    x, y = middle(best)
    full = order(best)[0]
    label = words("token", area=facts.letters[area], main=int(facts.size(area)), bonus=int(p.bonus[area]))
    with (
        c.thing(f"area:{facts.letters[area]}", f"cell:{CELL_NAMES[best]}", label=label),
        c.at(x + (12 if full else 0), y - (12 if full else 0), 0.62 if full else 0.92),
    ):
        sunflower(c, int(facts.size(area)), int(p.bonus[area]))


def clouds_on(p: RenaturePosition, cell: int) -> int:
    at = p.facts.cloud_at[p.facts.spot_at[cell]]
    return int(p.sky[at]) if at >= 0 else 0


# ---------------------------------------------------------------------- what lies and stands there


def tile(c: Canvas, earlier: str, later: str, gap: float = STEP, edge: str = "#6b5a3a", width: float = 1.8) -> None:
    """A domino lying to the right of (0, 0), the middle of its first half."""
    c.rect(-27, -25, gap + 54, 55, 10.0, fill="#1d3a48", opacity=0.3)
    c.rect(-27, -27, gap + 54, 54, 10.0, fill=IVORY, stroke=edge, stroke_width=width)
    for i, name in enumerate((earlier, later)):
        c.rect(i * gap - 23.5, -23.5, 47, 47, 7.0, fill=backing(name))


def dominoes(c: Canvas, p: RenaturePosition) -> None:
    facts = p.facts
    turn_of = {1: 0, SIDE: 90, -1: 180, -SIDE: 270}
    for domino in range(DOMINOES):
        way = p.laid[domino]
        if way < 0:
            continue
        first, second = facts.ways[way]
        pair = names_of(facts, domino)
        x, y = middle(first)
        fresh = way == p.way
        with c.at(x, y, turn=turn_of[second - first]):
            tile(c, *pair, edge=GOLD if fresh else "#6b5a3a", width=4.5 if fresh else 1.8)
        for cell, name in zip((first, second), pair, strict=True):
            x, y = middle(cell)
            with c.at(x, y, 0.72):
                animal(c, name)


def names_of(facts: Facts, domino: int) -> tuple[str, str]:
    return facts.animals[EARLIER[domino]], facts.animals[LATER[domino]]


def animals_lying(p: RenaturePosition) -> dict[int, str]:
    """The animal on each covered cell."""
    lying: dict[int, str] = {}
    for domino in range(DOMINOES):
        if p.laid[domino] >= 0:
            lying.update(zip(p.facts.ways[p.laid[domino]], names_of(p.facts, domino), strict=True))
    return lying


def thing(c: Canvas, p: RenaturePosition, cell: int, lying: dict[int, str], words: Words) -> None:
    """A cell to click or to be told about, with the plant or the clouds on it."""
    facts = p.facts
    x, y = middle(cell)
    spot = facts.spot_at[cell]
    label = words("on-cell", cell=CELL_NAMES[cell], what=what_is_there(p, cell, lying, words))
    with c.thing(f"cell:{CELL_NAMES[cell]}", label=label):
        if spot >= 0 and p.plants[spot]:
            with c.at(x, y + 1, 0.93):
                plant(c, int(type_of(p.plants[spot])), int(owner_of(p.plants[spot])))
        elif spot >= 0 and clouds_on(p, cell):
            many = clouds_on(p, cell)
            for i in range(many):
                with c.at(x + 6 * (2 * i - many + 1), y + 9 * (2 * i - many + 1), 0.72 if many > 1 else 0.95):
                    cloud(c)
        c.rect(x - 29, y - 29, 58, 58, 9.0, fill=INK, fill_opacity=0, class_="cell")


def what_is_there(p: RenaturePosition, cell: int, lying: dict[int, str], words: Words) -> str:
    facts = p.facts
    spot = facts.spot_at[cell]
    if cell in lying:
        return animal_name(lying[cell], words)
    if spot < 0:
        return words("brook-start" if has(facts.start, cell) else "brook" if has(can_be_covered(p), cell) else "brook-isolated")
    area = facts.spot_area[spot]
    letter = facts.letters[area]
    if p.holder[area]:
        said = words("area-completed", area=letter)
    else:
        said = words("area-open", area=letter, main=int(facts.size(area)), bonus=int(p.bonus[area]))
    if p.plants[spot]:
        owner = int(owner_of(p.plants[spot]))
        name = plant_name(owner, int(type_of(p.plants[spot])), words)
        return f"{said}, {name if owner == NEUTRAL else words('owned', plant=name, who=words.seat(owner))}"
    return f"{said}, {words('clouds-here', n=clouds_on(p, cell))}" if clouds_on(p, cell) else said
