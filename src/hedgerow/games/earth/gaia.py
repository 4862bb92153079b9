"""Gaia, against whom one plays alone: her cards, her reactions, her claims, her score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64
from hedgerow.games.earth import fauna, piles
from hedgerow.games.earth.printed import (
    BLUE,
    COMPOST,
    COMPOST_DECK,
    DRAW,
    EVENT,
    FIRST_GAIA,
    GAIA_CLAIM,
    GROW,
    GROWTH,
    PER_BLUE_CARD,
    PER_CARD_DRAWN,
    PER_SOIL_GAINED,
    RESOURCES,
    SOIL,
    SPROUT,
    WATER,
)
from hedgerow.games.earth.terms import ACTIVATING, BEGINNER, CELLS, CLAIMING, FAUNA, GAIA_CARDS, HARD, MASTER, NO_ACTION

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

FIRST_NUMBER: Final[i64] = 360  # of her cards
ALL_TURNED: Final[i64] = 12  # her deck is used twice
SOIL_TO_COMPOST: Final[i64] = 10
COMPOST_FOR_SOIL: Final[i64] = 5
TALLEST: Final[i64] = 5  # her stacks of growth: 5, 4, 3, 2, 1, and again


# ---------------------------------------------------------------------- her turn


def begin_her_turn(p: EarthPosition) -> None:
    """Her next card is turned over; after the sixth her deck is shuffled."""
    if p.gaia_turned == GAIA_CARDS:
        p.gaia_deck = p.gaia_deck[:]
        p.reshuffle(p.gaia_deck, GAIA_CARDS)
        p.gaia_seen = 0
    number = p.gaia_deck[p.gaia_turned % GAIA_CARDS]
    p.gaia_turned += 1
    p.gaia_seen = p.gaia_seen * (GAIA_CARDS + 1) + number - FIRST_NUMBER + 1
    p.gaia_card = FIRST_GAIA + number - FIRST_NUMBER
    p.action = action_of(p, p.gaia_card)
    if p.action == NO_ACTION:
        p.stage[0] = CLAIMING if anything_to_claim(p) else ACTIVATING


def ability_of(p: EarthPosition, face: i64) -> i64:
    return p.facts.ability_first[face]


def action_of(p: EarthPosition, face: i64) -> i64:
    """The action of a colored card; none of a brown one."""
    color = p.facts.a_color[ability_of(p, face)]
    for action in range(i64(4)):
        if color == bit(action):
            return action
    return NO_ACTION


# ---------------------------------------------------------------------- her claims


def may_claim(p: EarthPosition, fauna_at: i64) -> bool:
    """One of the two fauna of her brown card that she has not claimed."""
    return p.gaia_place[fauna_at] == 0 and claiming(p, fauna_at) >= 0


def claiming(p: EarthPosition, fauna_at: i64) -> i64:
    """The ability of her card that speaks of this fauna, or -1."""
    first = ability_of(p, p.gaia_card)
    for ability in range(first, first + p.facts.ability_count[p.gaia_card]):
        if p.facts.a_kind[ability] == GAIA_CLAIM and p.facts.a_amount[ability] == fauna_at:
            return ability
    return -1


def anything_to_claim(p: EarthPosition) -> bool:
    for i in range(FAUNA):
        if may_claim(p, i):
            return True
    return False


def claim(p: EarthPosition, fauna_at: i64) -> None:
    """She takes the best free value at once."""
    place = fauna.next_place(p, fauna_at)
    p.gaia_place = p.gaia_place[:]
    p.gaia_place[fauna_at] = place
    p.gaia_claimed = fauna_at + 1
    p.stage[0] = ACTIVATING
    if p.level == BEGINNER:
        p.gaia_rest = 1


# ---------------------------------------------------------------------- what she does when a turn ends


def respond(p: EarthPosition) -> None:
    if p.gaia_card == 0:
        react(p)
    elif p.action == NO_ACTION:
        if p.level == MASTER and p.gaia_claimed:
            take(p, claiming(p, p.gaia_claimed - 1))
    else:
        ability = ability_of(p, p.gaia_card)
        take(p, ability)
        per = p.facts.a_per[ability]
        count: i64 = 0
        if per == PER_BLUE_CARD:
            count = blue_cards(p)
        elif per == PER_CARD_DRAWN:
            count = p.drawn[0]
        elif per == PER_SOIL_GAINED:
            count = p.gained[0]
        take_pieces(p, p.facts.a_piece[ability], count)


def react(p: EarthPosition) -> None:
    """To your turn: after Compost, Water and Grow; what you rejected in Plant has come to her already."""
    hard = p.level >= HARD
    if p.action == COMPOST:
        piles.gaia_composts(p, (5 if hard else 2) + p.gained[0] // 2)
    elif p.action == WATER:
        p.gaia_sprouts += (3 if hard else 0) + blue_cards(p)
    elif p.action == GROW:
        p.gaia_growth += (3 if hard else 0) + p.drawn[0]


def take(p: EarthPosition, ability: i64) -> None:
    """The gain on one of her cards; cards go to her score pile."""
    at = ability * RESOURCES
    gain = p.facts.a_gain
    p.gaia_sprouts += gain[at + SPROUT]
    p.gaia_growth += gain[at + GROWTH]
    piles.gaia_composts(p, gain[at + COMPOST_DECK])
    piles.gaia_scores(p, gain[at + DRAW])
    take_soil(p, gain[at + SOIL])


def take_pieces(p: EarthPosition, piece: i64, count: i64) -> None:
    if piece == SPROUT:
        p.gaia_sprouts += count
    elif piece == GROWTH:
        p.gaia_growth += count
    elif piece == SOIL:
        take_soil(p, count)


def take_soil(p: EarthPosition, soil: i64) -> None:
    """Every 10 soil at once become 5 compost cards."""
    p.gaia_soil += soil
    while p.gaia_soil >= SOIL_TO_COMPOST:
        p.gaia_soil -= SOIL_TO_COMPOST
        piles.gaia_composts(p, COMPOST_FOR_SOIL)


def blue_cards(p: EarthPosition) -> i64:
    """Your cards with a blue ability, multicolored ones, island and climate included."""
    n: i64 = 0
    for cell in range(CELLS):
        if p.facts.colors[p.face[cell]] & BLUE:
            n += 1
    if p.facts.colors[p.island[0]] & BLUE:
        n += 1
    if p.facts.colors[p.climate[0]] & BLUE:
        n += 1
    return n


# ---------------------------------------------------------------------- her score


def pile_points(p: EarthPosition) -> i64:
    """The victory points of her score pile; an event's count as positive."""
    points: i64 = 0
    for i in range(p.gaia_pile_count):
        card = p.gaia_pile[i]
        if card > 0:
            vp = p.facts.vp[card]
            points += -vp if vp < 0 and p.facts.kind[card] == EVENT else vp
    return points


def growth_points(p: EarthPosition) -> i64:
    return stacked(p.gaia_growth)


def stacked(growth: i64) -> i64:
    """Finished stacks of 5, 4, 3, 2, 1 are worth 7, 6, 5, 4, 3; an unfinished one 1 a piece."""
    points: i64 = 0
    height = TALLEST
    while growth >= height:
        points += height + 2
        growth -= height
        height = height - 1 if height > 1 else TALLEST
    return points + growth
