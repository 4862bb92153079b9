"""What the abilities of each card bring, at once and round after round."""

from __future__ import annotations

from hedgerow.core.bits import count
from hedgerow.core.native import i64, vec
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.features import (
    COPIED,
    PARTS,
    RATES,
)
from hedgerow.games.earth.printed import (
    BLUE,
    COMPOST_DECK,
    COMPOST_DISCARD,
    COMPOST_HAND,
    COPY,
    DRAW,
    FACES,
    GAIN,
    GREEN,
    GROWTH,
    PER_PLANTED,
    PLACE_ADJACENT,
    PLACE_EACH,
    RED,
    RESOURCES,
    SOIL,
    SPROUT,
    YELLOW,
)


def engines(facts: Facts) -> vec[i64]:
    """For each face what its abilities give less what they cost, added up over the four actions."""
    engine = vec[i64]([0] * int(FACES * PARTS))
    for face in range(FACES):
        for a in range(facts.ability_first[face], facts.ability_first[face] + facts.ability_count[face]):
            color = facts.a_color[a]
            times = count(color & (GREEN | RED | BLUE | YELLOW))
            if times == 0 or facts.a_chosen[a]:
                continue
            kind = facts.a_kind[a]
            at = a * RESOURCES
            to = face * PARTS
            cost = facts.a_cost
            gain = facts.a_gain
            if kind == GAIN or kind == PER_PLANTED:
                engine[to] += times * (gain[at + SOIL] - cost[at + SOIL])
                engine[to + 1] += times * gain[at + DRAW]
                engine[to + 2] += times * (gain[at + COMPOST_DECK] + gain[at + COMPOST_HAND] - cost[at + COMPOST_DISCARD])
                engine[to + 3] += times * (gain[at + SPROUT] - cost[at + SPROUT])
                engine[to + 4] += times * (gain[at + GROWTH] - cost[at + GROWTH])
                engine[to + 5] += times * (gain[at + COMPOST_HAND] + cost[at + COMPOST_HAND])
            elif kind == PLACE_EACH or kind == PLACE_ADJACENT:
                piece = 3 if facts.a_piece[a] == SPROUT else 4
                engine[to + piece] += times * (2 if kind == PLACE_EACH else facts.a_amount[a])
    return engine


def yields(facts: Facts) -> vec[i64]:
    """For each ability what it brings when it is used, and never less than nothing: it may be skipped."""
    count_all = len(facts.a_face)
    found = vec[i64]([0] * (count_all + 1))
    for a in range(i64(count_all)):
        kind = facts.a_kind[a]
        total: i64 = 0
        if kind == GAIN or kind == PER_PLANTED:
            for resource in range(RESOURCES):
                total += RATES[resource] * (facts.a_gain[a * RESOURCES + resource] - facts.a_cost[a * RESOURCES + resource])
        elif kind == PLACE_EACH:
            total = 2 * RATES[facts.a_piece[a]]
        elif kind == PLACE_ADJACENT:
            total = RATES[facts.a_piece[a]] * facts.a_amount[a]
        elif kind == COPY:
            total = COPIED
        found[a] = max(total, 0)
    return found


def colored(facts: Facts, each: vec[i64]) -> vec[i64]:
    """What each face brings in a turn of each color."""
    found = vec[i64]([0] * int(FACES * 4))
    for i in range(FACES * 4):
        ability = facts.active[i]
        if ability >= 0:
            found[i] = each[ability]
    return found


def waiting(facts: Facts, brings: vec[i64]) -> vec[i64]:
    """What the abilities of each face bring in four turns of all colors, and how many pieces it has room for."""
    found = vec[i64]([0] * int(FACES * 2))
    for face in range(FACES):
        for i in range(i64(4)):
            found[2 * face] += brings[4 * face + i]
        found[2 * face + 1] = facts.sprouts[face] + max(facts.canopy[face], facts.growth[face])
    return found
