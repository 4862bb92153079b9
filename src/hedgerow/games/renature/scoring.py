"""The points of Renature: for a plant, for an area, and at the end.

A plant in the valley is one number: 1 + 4 * owner + type, where the owner is a seat or NEUTRAL, and 0 is no plant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.native import i64, vec
from hedgerow.games.renature.facts import AREAS, KINDS

if TYPE_CHECKING:
    from hedgerow.games.renature.position import RenaturePosition

NEUTRAL: Final[i64] = 4
OWNERS: Final[i64] = 5
NOBODY: Final[i64] = 7

# What, points, area (or -1), how many.
Reasons = list[tuple[str, int, int, int]]


def plant_code(owner: i64, plant: i64) -> i64:
    return 1 + 4 * owner + plant


def owner_of(code: i64) -> i64:
    return (code - 1) >> 2


def type_of(code: i64) -> i64:
    return (code - 1) & 3


def value_of(code: i64) -> i64:
    """Turf 1, bush 2, pine 3, oak 4."""
    return ((code - 1) & 3) + 1


# ---------------------------------------------------------------------- while the game goes on


def plant_points(p: RenaturePosition, spot: i64) -> i64:
    """Step C1: 1 for the plant on this spot and 1 for every other one of its area, of any colour, that is not higher."""
    facts = p.facts
    area = facts.spot_area[spot]
    mine = type_of(p.plants[spot])
    points: i64 = 0
    for i in range(facts.area_at[area], facts.area_at[area + 1]):
        code = p.plants[facts.area_spots[i]]
        if code and type_of(code) <= mine:
            points += 1
    return points


def sums(p: RenaturePosition, area: i64) -> i64:
    """The values of the plants in an area by owner, eight bits each."""
    facts = p.facts
    total: i64 = 0
    for i in range(facts.area_at[area], facts.area_at[area + 1]):
        code = p.plants[facts.area_spots[i]]
        if code:
            total += value_of(code) << (8 * owner_of(code))
    return total


def places(p: RenaturePosition, area: i64) -> tuple[i64, i64]:
    """Step C2: whose the main and the bonus points are; NEUTRAL or NOBODY means they are lost.

    Colours with equal sums count as absent; a colour that is alone has both."""
    return placed(sums(p, area))


def placed(total: i64) -> tuple[i64, i64]:
    """The same from the sums of an area."""
    first = NOBODY
    second = NOBODY
    best: i64 = 0
    next_best: i64 = 0
    for owner in range(OWNERS):
        mine = total >> (8 * owner) & 255
        if mine == 0 or tied(total, owner, mine):
            continue
        if mine > best:
            second = first
            next_best = best
            first = owner
            best = mine
        elif mine > next_best:
            second = owner
            next_best = mine
    if second == NOBODY:
        second = first
    return first, second


def tied(total: i64, owner: i64, mine: i64) -> bool:
    for other in range(OWNERS):
        if other != owner and total >> (8 * other) & 255 == mine:
            return True
    return False


# ---------------------------------------------------------------------- final scoring


def tally(p: RenaturePosition, seat: i64, out: vec[i64]) -> None:
    out[0] = 4 - seat
    out[1] = p.plant_points[seat]
    out[2] = p.area_points[seat]
    out[3] = final_areas(p, seat, None)
    out[4] = p.clouds[seat]
    out[5] = unplanted(p, seat, None)
    out[6] = tokens(p, seat, None)


def add(reasons: Reasons | None, what: str, points: i64, area: i64, count: i64) -> None:
    if reasons is not None:
        reasons.append((what, int(points), int(area), int(count)))


def final_areas(p: RenaturePosition, seat: i64, reasons: Reasons | None) -> i64:
    """Every area that still has its token; nobody gets the token."""
    total: i64 = 0
    for area in range(AREAS):
        if p.holder[area]:
            continue
        first, second = places(p, area)
        points: i64 = 0
        if first == seat:
            points += p.facts.size(area)
        if second == seat:
            points += p.bonus[area]
        if points:
            add(reasons, "final_area", points, area, 1)
            total += points
    return total


def unplanted(p: RenaturePosition, seat: i64, reasons: Reasons | None) -> i64:
    """The value of each plant still on the own board, lost."""
    total: i64 = 0
    for kind in range(KINDS):
        count = p.stock[seat * KINDS + kind]
        if count:
            points = -count * (kind // 2 + 1)
            add(reasons, f"unplanted_{int(kind)}", points, -1, count)
            total += points
    return total


def tokens(p: RenaturePosition, seat: i64, reasons: Reasons | None) -> i64:
    """The backs of the own area tokens, as far as they are known."""
    total: i64 = 0
    for area in range(AREAS):
        if p.holder[area] == seat + 1:
            back = p.shown[area] if p.ended else p.learnt[seat * AREAS + area]
            if back >= 0:
                add(reasons, "token", back, area, 1)
                total += back
    return total
