"""What makes out the worth of an island of Earth before the game ends.

To the points now come what there is room and means for (free spaces, soil, cards), what the abilities will bring in the turns to
come, counted by what they give, and how far the fauna are.  Alone, Gaia's points count against one's own.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.advice import POINT, PRIZE, WHOLE, Advice
from hedgerow.core.bits import count, mix
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position
from hedgerow.games.earth.activation import BOARD, coming_up
from hedgerow.games.earth.counting import measure
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.fauna import next_place
from hedgerow.games.earth.gaia import ALL_TURNED, ability_of, blue_cards, growth_points, pile_points
from hedgerow.games.earth.gains import CONVERTED_SOIL
from hedgerow.games.earth.hands import CARDS, lowest
from hedgerow.games.earth.planting import price
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.printed import (
    BLUE,
    COMPOST,
    COMPOST_DECK,
    COMPOST_DISCARD,
    COMPOST_HAND,
    COPY,
    DRAW,
    EVENT,
    FACES,
    GAIN,
    GREEN,
    GROW,
    GROWTH,
    PER_BLUE_CARD,
    PER_CARD_DRAWN,
    PER_PLANTED,
    PER_SOIL_GAINED,
    PLACE_ADJACENT,
    PLACE_EACH,
    RED,
    RESOURCES,
    SOIL,
    SPROUT,
    TERRAIN,
    WATER,
    YELLOW,
)
from hedgerow.games.earth.scoring import EASY_FAUNA, FAUNA_PLACES, FIRST_TO_FINISH, bonus, ecosystem, events, fauna, points
from hedgerow.games.earth.series import level_of, series_of
from hedgerow.games.earth.terms import (
    ACTING,
    ACTIVATING,
    BOARD_FIRST,
    CELLS,
    EASY,
    FINISHED,
    FOR_ABILITY,
    FOR_CONVERSION,
    FOR_EVENT,
    FOR_PLANTING,
    HARD,
    LAST_CALL,
    NO_ACTION,
    PICKING,
    PIECES,
    PLANTING,
    ROWS,
    S_LEFT,
    SERIES,
    SET,
    TABLEAU_FIRST,
)
from hedgerow.games.earth.terms import FAUNA as FAUNA_CARDS
from hedgerow.games.earth.turn import FULL

FEATURES: Final = (
    "cards",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrains",
    "own_ecosystem",
    "shared_ecosystems",
    "fauna",
    "bonus",
    "fauna_reached",
    "fauna_close",
    "fauna_way",
    "planted",
    "ahead",
    "soil",
    "hand",
    "hand_points",
    "hand_price",
    "event_cards",
    "sprout_room",
    "growth_room",
    "canopy_way",
    "canopy_close",
    "discounts",
    "engine_soil",
    "engine_cards",
    "engine_compost",
    "engine_sprouts",
    "engine_growth",
    "engine_hand_cost",
    "green_cards",
    "red_cards",
    "blue_cards",
    "yellow_cards",
    "plantings",
    "sprouts_due",
    "growth_due",
    "burials_due",
    "owed",
    "abilities_due",
    "pick_due",
    "look_due",
    "gaia",
    "gaia_due",
)

CARD_POINTS: Final[i64] = 0
EVENT_POINTS: Final[i64] = 1
COMPOST_CARDS: Final[i64] = 2
SPROUTS: Final[i64] = 3
GROWN: Final[i64] = 4
TERRAIN_POINTS: Final[i64] = 5
OWN_ECOSYSTEM: Final[i64] = 6
SHARED_ECOSYSTEMS: Final[i64] = 7
FAUNA_POINTS: Final[i64] = 8
BONUS: Final[i64] = 9
FAUNA_REACHED: Final[i64] = 10
FAUNA_CLOSE: Final[i64] = 11
FAUNA_WAY: Final[i64] = 12
PLANTED: Final[i64] = 13
AHEAD: Final[i64] = 14
EARTH_SOIL: Final[i64] = 15
HAND: Final[i64] = 16
HAND_POINTS: Final[i64] = 17
HAND_PRICE: Final[i64] = 18
EVENT_CARDS: Final[i64] = 19
SPROUT_ROOM: Final[i64] = 20
GROWTH_ROOM: Final[i64] = 21
CANOPY_WAY: Final[i64] = 22
CANOPY_CLOSE: Final[i64] = 23
DISCOUNTS: Final[i64] = 24
ENGINE: Final[i64] = 25  # soil, cards, compost, sprouts, growth, and hand cards that it costs
COLORED: Final[i64] = 31  # green, red, blue, yellow
PLANTINGS: Final[i64] = 35
DUE: Final[i64] = 36  # sprouts, growth, hand cards
OWED: Final[i64] = 39
ABILITIES_DUE: Final[i64] = 40
PICK_DUE: Final[i64] = 41
LOOK_DUE: Final[i64] = 42
GAIA: Final[i64] = 43
GAIA_DUE: Final[i64] = 44

PARTS: Final[i64] = 6  # of an engine

# What is due in a turn, in tenths of a point.
RATES: Final = vec[i64]([6, 6, 10, 7, 9, 4, 10])  # of each resource
CARD_DUE: Final[i64] = 25  # a card on its way into the tableau, besides its points
COPIED: Final[i64] = 12


@final
class EarthAdvice(Advice):
    engine: vec[i64]  # of each face PARTS numbers: what its abilities bring each time all four actions were chosen
    yields: vec[i64]  # of each ability what it brings at once, in tenths of a point

    def __init__(self, facts: Facts) -> None:
        super().__init__(FEATURES, False)
        self.engine = engines(facts)
        self.yields = yields(facts)

    def features(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, EarthPosition)
        p = position
        for i in range(self.count):
            out[i] = 0
        out[EVENT_POINTS] = events(p, seat, None)
        out[COMPOST_CARDS] = p.compost_count[seat]
        out[SPROUTS] = p.sprout_count[seat]
        out[FAUNA_POINTS] = fauna(p, seat, None)
        out[BONUS] = bonus(p, seat, None)
        self.board(p, seat, p.island[seat], out)
        self.board(p, seat, p.climate[seat], out)
        self.tableau(p, seat, out)
        if p.mode != EASY:
            out[OWN_ECOSYSTEM] = ecosystem(p, seat, p.ecosystem[seat], "own_ecosystem", None)
            for i in range(i64(2)):
                out[SHARED_ECOSYSTEMS] += ecosystem(p, seat, p.shared[i], "shared_ecosystem", None)
        prospects(p, seat, out)
        means(p, seat, out)
        due(p, seat, out)
        out[ABILITIES_DUE] = self.abilities_due(p, seat)
        if p.level:
            out[GAIA] = gaia_points(p)
            if p.action != NO_ACTION and p.stage[seat] < FINISHED:
                out[GAIA_DUE] = gaia_due(p)

    def progress(self, position: Position) -> i64:
        assert isinstance(position, EarthPosition)
        p = position
        if p.phase >= LAST_CALL:
            return WHOLE
        most: i64 = 0
        for seat in range(p.players):
            most = max(most, p.card_count[seat])
        done = WHOLE * most // FULL
        if p.level:
            done = max(done, WHOLE * p.turn // (2 * ALL_TURNED))
        return min(done, WHOLE)

    def turn(self, position: Position) -> i64:
        assert isinstance(position, EarthPosition)
        return position.turn

    def mark(self, position: Position, seat: i64) -> i64:
        """The same tableau, hand and stage of the turn are the same."""
        assert isinstance(position, EarthPosition)
        p = position
        mark = mix(p.soil[seat] * 64 + p.compost_count[seat], p.event_count[seat] * 64 + p.stage[seat] * 4 + p.order[seat])
        mark = mix(mark, (p.slot[seat] + 1) * 64 + p.copier[seat] + 1)
        mark = mix(mark, (p.debt[seat] * 512 + p.debt_for[seat]) * 8 + p.plantings[seat])
        for i in range(seat * PIECES, (seat + 1) * PIECES):
            mark = mix(mark, p.owed[i])
        for i in range(seat * SET, (seat + 1) * SET):
            mark = mix(mark, p.hand[i])
        for i in range(2 * seat * SERIES, 2 * (seat + 1) * SERIES):
            mark = mix(mark, p.series[i])
        rest = p.planted[seat]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            at = seat * CELLS + cell
            mark = mix(mark, ((p.face[at] * 16 + p.sprouts[at]) * 16 + p.growth[at]) * 64 + cell)
        return mark

    def share(self, position: Position, seat: i64) -> i64:
        """The action deserves the most thought, then what is planted; the rest of a turn is small change."""
        assert isinstance(position, EarthPosition)
        stage = position.stage[seat]
        return WHOLE // 2 if ACTING <= stage <= PLANTING else WHOLE // 5

    def final(self, position: Position, seat: i64) -> i64:
        """Alone it is Gaia who must be beaten."""
        assert isinstance(position, EarthPosition)
        gaia = gaia_points(position) if position.level else i64(0)
        return super().final(position, seat) - gaia * POINT

    def settled(self, position: Position, seat: i64) -> i64:
        assert isinstance(position, EarthPosition)
        if not position.level:
            return super().settled(position, seat)
        lead = self.final(position, seat)
        return lead + (PRIZE if lead > 0 else 0)

    # ------------------------------------------------------------------ what the turn will still bring

    def abilities_due(self, p: EarthPosition, seat: i64) -> i64:
        """What the abilities that still come up in this turn bring, the one being paid for among them."""
        stage = p.stage[seat]
        debt = p.debt[seat]
        total: i64 = 0
        if debt == FOR_ABILITY:
            total = self.yields[p.debt_for[seat]]
        elif debt == FOR_EVENT:
            total = max(self.yields[p.facts.burst[p.debt_for[seat]]], 0)
        elif debt == FOR_PLANTING:
            total = CARD_DUE + 10 * p.facts.vp[p.debt_for[seat]]
        if p.action == NO_ACTION or stage < PICKING or stage > ACTIVATING:
            return total
        slot = p.slot[seat]
        if stage == ACTIVATING and slot < 0:
            return total
        all_board = stage != ACTIVATING or (slot >= BOARD and p.order[seat] == TABLEAU_FIRST)
        if all_board or slot == 0:
            total += self.coming(p, seat, p.island[seat])
        if all_board or slot == 0 or slot == 1:
            total += self.coming(p, seat, p.climate[seat])
        all_tableau = stage != ACTIVATING or (slot < BOARD and p.order[seat] == BOARD_FIRST)
        if not all_tableau and slot < BOARD:
            return total
        rest = p.planted[seat]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            if all_tableau or BOARD + cell % ROWS * ROWS + cell // ROWS >= slot:
                total += self.coming(p, seat, p.face[seat * CELLS + cell])
        return total

    def coming(self, p: EarthPosition, seat: i64, face: i64) -> i64:
        ability = coming_up(p, seat, face)
        return self.yields[ability] if ability >= 0 else 0

    # ------------------------------------------------------------------ what lies there

    def board(self, p: EarthPosition, seat: i64, face: i64, out: vec[i64]) -> None:
        """What a card brings just by lying there."""
        out[CARD_POINTS] += p.facts.vp[face]
        for i in range(PARTS):
            out[ENGINE + i] += self.engine[face * PARTS + i]
        colors = p.facts.colors[face]
        for i in range(i64(4)):
            out[COLORED + i] += colors >> i & 1

    def tableau(self, p: EarthPosition, seat: i64, out: vec[i64]) -> None:
        facts = p.facts
        rest = p.planted[seat]
        while rest:
            cell = lowest(rest)
            rest &= rest - 1
            at = seat * CELLS + cell
            face = p.face[at]
            self.board(p, seat, face, out)
            if facts.kind[face] == TERRAIN:
                if facts.o_measure[face]:
                    out[TERRAIN_POINTS] += points(p, seat, face, cell)
                continue
            out[SPROUT_ROOM] += facts.sprouts[face] - p.sprouts[at]
            spaces = facts.growth[face]
            grown = p.growth[at]
            if grown == spaces:
                if spaces:
                    out[GROWN] += facts.canopy[face]
                continue
            out[GROWN] += grown
            out[GROWTH_ROOM] += spaces - grown
            more = facts.canopy[face] - spaces
            if spaces - grown == 1:
                out[CANOPY_CLOSE] += more + 1
            else:
                out[CANOPY_WAY] += more * (grown + 1) // spaces


# ---------------------------------------------------------------------- prospects and means


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


def means(p: EarthPosition, seat: i64, out: vec[i64]) -> None:
    """Soil and cards."""
    facts = p.facts
    out[EARTH_SOIL] = p.soil[seat]
    if p.debt[seat] == FOR_CONVERSION:
        out[EARTH_SOIL] += CONVERTED_SOIL
    for i in range(seat * 8, (seat + 1) * 8):
        out[DISCOUNTS] += p.discounts[i]
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        if rest < 0:
            out[HAND] = p.hand_count[seat]
            return
        while rest:
            card = word * CARDS + lowest(rest)
            rest &= rest - 1
            if facts.kind[card] == EVENT:
                out[EVENT_CARDS] += 1
                continue
            out[HAND] += 1
            out[HAND_POINTS] += facts.vp[card]
            out[HAND_PRICE] += price(p, seat, card)


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
        return hard + p.drawn[0] if p.action == GROW else 0
    ability = ability_of(p, p.gaia_card)
    total: i64 = 0
    for resource in range(RESOURCES):
        total += RATES[resource] * p.facts.a_gain[ability * RESOURCES + resource]
    per = p.facts.a_per[ability]
    count: i64 = 0
    if per == PER_BLUE_CARD:
        count = blue_cards(p)
    elif per == PER_CARD_DRAWN:
        count = p.drawn[0]
    elif per == PER_SOIL_GAINED:
        count = p.gained[0]
    return (total + RATES[p.facts.a_piece[ability]] * count) // 10


# ---------------------------------------------------------------------- engines


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
