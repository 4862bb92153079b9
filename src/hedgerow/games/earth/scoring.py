"""The scores of Earth, one function for each category, in the order of the rulebook.

Each function returns its points, and when it is given a list also tells where they come from: what kind of thing, how many points, on
which cells (as bits), and the face that pays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.earth.counting import counted_cells, measure
from hedgerow.games.earth.printed import TABLE, TERRAIN
from hedgerow.games.earth.terms import CELLS, EASY, EVENT_ROOM

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

# What, points, cells as bits, face (or 0).
Reasons = list[tuple[str, int, int, int]]

FAUNA_PLACES: Final = vec[i64]([0, 15, 11, 8, 6, 5])
EASY_FAUNA: Final[i64] = 10
FIRST_TO_FINISH: Final[i64] = 7


def tally(p: EarthPosition, seat: i64, out: vec[i64]) -> None:
    out[0] = cards(p, seat, None)
    out[1] = events(p, seat, None)
    out[2] = compost(p, seat, None)
    out[3] = sprouts(p, seat, None)
    out[4] = growth(p, seat, None)
    out[5] = terrains(p, seat, None)
    out[6] = ecosystems(p, seat, None)
    out[7] = fauna(p, seat, None)
    out[8] = bonus(p, seat, None)


def reasons(p: EarthPosition, seat: i64) -> list[Reasons]:
    """Where the points of a seat come from, one list for each category."""
    told: list[Reasons] = [[] for _ in range(9)]
    cards(p, seat, told[0])
    events(p, seat, told[1])
    compost(p, seat, told[2])
    sprouts(p, seat, told[3])
    growth(p, seat, told[4])
    terrains(p, seat, told[5])
    ecosystems(p, seat, told[6])
    fauna(p, seat, told[7])
    bonus(p, seat, told[8])
    return told


def add(reasons: Reasons | None, what: str, points: i64, cells: i64, face: i64) -> i64:
    """Notes a reason, if it is worth anything, and gives its points back."""
    if reasons is not None and points:
        reasons.append((what, int(points), int(cells), int(face)))
    return points


def cards(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """The points printed on the cards of the tableau, the island and the climate."""
    vp = p.facts.vp
    total = add(reasons, "island", vp[p.island[seat]], 0, p.island[seat])
    total += add(reasons, "climate", vp[p.climate[seat]], 0, p.climate[seat])
    for cell in range(CELLS):
        face = p.face[seat * CELLS + cell]
        if face:
            total += add(reasons, "card", vp[face], bit(cell), face)
    return total


def events(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """The points printed on played events, often below zero."""
    total: i64 = 0
    for i in range(p.event_count[seat]):
        face = p.events[seat * EVENT_ROOM + i]
        total += add(reasons, "event", p.facts.vp[face], 0, face)
    return total


def compost(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """1 for each card."""
    return add(reasons, "compost", p.compost_count[seat], 0, 0)


def sprouts(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """1 for each."""
    if reasons is not None:
        for cell in range(CELLS):
            at = seat * CELLS + cell
            add(reasons, "sprouts", p.sprouts[at], bit(cell), p.face[at])
    return p.sprout_count[seat]


def growth(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """1 for each trunk; a flora with its canopy is worth what that says instead."""
    total: i64 = 0
    for cell in range(CELLS):
        at = seat * CELLS + cell
        pieces = p.growth[at]
        if pieces:
            face = p.face[at]
            if pieces == p.facts.growth[face]:
                total += add(reasons, "canopy", p.facts.canopy[face], bit(cell), face)
            else:
                total += add(reasons, "trunks", pieces, bit(cell), face)
    return total


def terrains(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """What the terrains of the tableau pay at the end."""
    total: i64 = 0
    for cell in range(CELLS):
        face = p.face[seat * CELLS + cell]
        if p.facts.kind[face] == TERRAIN and p.facts.o_measure[face]:
            cells = bit(cell)
            if reasons is not None and not p.facts.o_best[face]:
                cells |= counted_cells(p, seat, face, cell)
            total += add(reasons, "terrain", points(p, seat, face, cell), cells, face)
    return total


def ecosystems(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """The own ecosystem and the two shared ones; there are none in easy mode."""
    if p.mode == EASY:
        return 0
    total = ecosystem(p, seat, p.ecosystem[seat], "own_ecosystem", reasons)
    for i in range(i64(2)):
        total += ecosystem(p, seat, p.shared[i], "shared_ecosystem", reasons)
    return total


def ecosystem(p: EarthPosition, seat: i64, face: i64, what: str, reasons: Reasons | None) -> i64:
    if not face:
        return 0
    cells: i64 = 0
    if reasons is not None:
        cells = counted_cells(p, seat, face, -1)
    return add(reasons, what, points(p, seat, face, -1), cells, face)


def points(p: EarthPosition, seat: i64, face: i64, cell: i64) -> i64:
    """What a terrain or an ecosystem pays for what it counts."""
    facts = p.facts
    amount = best_of_all(p, face) if facts.o_best[face] else measure(p, seat, face, cell)
    if facts.o_table[face] >= 0:
        return facts.table[facts.o_table[face] + min(amount, TABLE) - 1] if amount else 0
    total = amount // facts.o_per[face] * facts.o_vp[face]
    cap = facts.o_cap[face]
    return min(total, cap) if cap else total


def best_of_all(p: EarthPosition, face: i64) -> i64:
    """What the player with the most of it has; Gaia has nothing."""
    most: i64 = 0
    for seat in range(p.players):
        most = max(most, measure(p, seat, face, -1))
    return most


def fauna(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """15, 11, 8, 6 and 5 by the place on each fauna; in easy mode 10."""
    total: i64 = 0
    for i in range(i64(4)):
        place = p.place[i * p.players + seat]
        if place:
            worth = EASY_FAUNA if p.mode == EASY else FAUNA_PLACES[place]
            total += add(reasons, "fauna", worth, 0, p.fauna[i])
    return total


def bonus(p: EarthPosition, seat: i64, reasons: Reasons | None) -> i64:
    """7 for the first full tableau."""
    return add(reasons, "first_to_finish", FIRST_TO_FINISH, 0, 0) if p.bonus == seat + 1 else 0
