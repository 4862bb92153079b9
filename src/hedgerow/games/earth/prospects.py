"""What may come yet on an island of Earth: fauna, goals, what the rest of a turn brings, and what Gaia will take."""

from __future__ import annotations

from hedgerow.core.native import i64, vec
from hedgerow.games.earth.counting import measure
from hedgerow.games.earth.fauna import next_place
from hedgerow.games.earth.features import (
    AHEAD,
    BONUS,
    CARD_OF_HERS,
    DUE,
    FAUNA_CLOSE,
    FAUNA_REACHED,
    FAUNA_WAY,
    GROWTH_ROOM,
    LOOK_DUE,
    OWED,
    PICK_DUE,
    PLANTED,
    PLANTINGS,
    SPROUT_ROOM,
)
from hedgerow.games.earth.gaia import (
    COMPOST_FOR_SOIL,
    SOIL_TO_COMPOST,
    ability_of,
    blue_cards,
    growth_points,
    pile_points,
    stacked,
)
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.printed import (
    COMPOST,
    COMPOST_DECK,
    DRAW,
    GROW,
    GROWTH,
    M_CARDS,
    PER_BLUE_CARD,
    PER_CARD_DRAWN,
    PER_SOIL_GAINED,
    RESOURCES,
    SPROUT,
    WATER,
)
from hedgerow.games.earth.scoring import EASY_FAUNA, FAUNA_PLACES, FIRST_TO_FINISH
from hedgerow.games.earth.series import level_of, series_of
from hedgerow.games.earth.terms import (
    EASY,
    HARD,
    PICKING,
    PIECES,
    PLANTING,
    S_LEFT,
)
from hedgerow.games.earth.terms import FAUNA as FAUNA_CARDS
from hedgerow.games.earth.turn import FULL


def prospects(p: EarthPosition, seat: i64, out: vec[i64]) -> None:
    """How far the fauna are that one has not claimed, and how the race for the last card stands."""
    for i in range(FAUNA_CARDS):
        if p.place[i * p.players + seat]:
            continue
        worth = EASY_FAUNA if p.mode == EASY else FAUNA_PLACES[next_place(p, i)]
        if p.reached[seat] >> i & 1:
            out[FAUNA_REACHED] += worth
            continue
        face = p.fauna[i]
        need = p.facts.o_need[face]
        have = min(measure(p, seat, face, -1), need)
        out[FAUNA_WAY] += worth * have // need
        if 3 * (need - have) <= need:
            out[FAUNA_CLOSE] += worth
    cards = p.card_count[seat]
    out[PLANTED] = cards
    most: i64 = 0
    for other in range(p.players):
        if other != seat:
            most = max(most, p.card_count[other])
    if p.players > 1:
        out[AHEAD] = cards - most
    if p.bonus == 0 and cards >= FULL:
        out[BONUS] = FIRST_TO_FINISH


def goals(p: EarthPosition, seat: i64, card: i64) -> i64:
    """What a card would add to ecosystems and fauna that count such cards, in tenths of a point."""
    facts = p.facts
    traits = facts.traits[card]
    total = goal(p, p.ecosystem[seat], traits) + goal(p, p.shared[0], traits) + goal(p, p.shared[1], traits)
    for i in range(FAUNA_CARDS):
        face = p.fauna[i]
        if facts.o_measure[face] == M_CARDS and p.place[i * p.players + seat] == 0 and traits >> facts.o_trait[face] & 1:
            total += 10 * FAUNA_PLACES[1] // facts.o_need[face]
    return total


def goal(p: EarthPosition, face: i64, traits: i64) -> i64:
    facts = p.facts
    if not face or facts.o_measure[face] != M_CARDS or facts.o_table[face] >= 0 or not traits >> facts.o_trait[face] & 1:
        return 0
    return 10 * facts.o_vp[face] // facts.o_per[face]


def due(p: EarthPosition, seat: i64, out: vec[i64]) -> None:
    """What the rest of the turn will still bring, or cost."""
    stage = p.stage[seat]
    if stage == PLANTING:
        out[PLANTINGS] = p.plantings[seat]
    level = level_of(p, seat)
    if level >= 0:
        s = series_of(seat, level) + S_LEFT
        out[DUE] = min(p.series[s], out[SPROUT_ROOM])
        out[DUE + 1] = min(p.series[s + 1], out[GROWTH_ROOM])
        out[DUE + 2] = min(p.series[s + 2], p.hand_count[seat])
    if p.debt[seat]:
        for piece in range(PIECES):
            out[OWED] += p.owed[seat * PIECES + piece]
    if stage == PICKING:
        out[PICK_DUE] = 1
    if p.look[seat]:
        out[LOOK_DUE] = 1


def way(p: EarthPosition, seat: i64, face: i64) -> i64:
    """What an ecosystem would pay for what is there of its next group, in tenths of a point."""
    facts = p.facts
    per = facts.o_per[face]
    if not face or per < 2 or facts.o_table[face] >= 0:
        return 0
    return 10 * (measure(p, seat, face, -1) % per) * facts.o_vp[face] // per


def gaia_points(p: EarthPosition) -> i64:
    """What she would have if the game ended now."""
    total = pile_points(p) + p.gaia_compost_count + p.gaia_sprouts + growth_points(p)
    for i in range(FAUNA_CARDS):
        total += FAUNA_PLACES[p.gaia_place[i]]
    if p.bonus == p.players + 1:
        total += FIRST_TO_FINISH
    return total


def gaia_due(p: EarthPosition) -> i64:
    """What she will take when this turn ends."""
    if p.gaia_card == 0:
        hard: i64 = 3 if p.level >= HARD else 0
        if p.action == COMPOST:
            return 2 + hard + p.gained[0] // 2
        if p.action == WATER:
            return hard + blue_cards(p)
        return stacked(p.gaia_growth + hard + p.drawn[0]) - growth_points(p) if p.action == GROW else 0
    ability = ability_of(p, p.gaia_card)
    at = ability * RESOURCES
    gain = p.facts.a_gain
    sprouts = gain[at + SPROUT]
    growth = gain[at + GROWTH]
    soil = p.gaia_soil
    per = p.facts.a_per[ability]
    if per == PER_BLUE_CARD:
        sprouts += blue_cards(p)
    elif per == PER_CARD_DRAWN:
        growth += p.drawn[0]
    elif per == PER_SOIL_GAINED:
        soil += p.gained[0]
    grown = stacked(p.gaia_growth + growth) - growth_points(p)
    return gain[at + COMPOST_DECK] + CARD_OF_HERS * gain[at + DRAW] + sprouts + grown + soil // SOIL_TO_COMPOST * COMPOST_FOR_SOIL
