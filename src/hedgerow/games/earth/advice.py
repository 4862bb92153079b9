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
from hedgerow.games.earth.gaia import (
    ALL_TURNED,
    COMPOST_FOR_SOIL,
    SOIL_TO_COMPOST,
    ability_of,
    blue_cards,
    growth_points,
    pile_points,
    stacked,
)
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
    M_CARDS,
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
    ENDED,
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
    "ecosystems_way",
    "soil_left",
    "hand_left",
    "soil_short",
    "hand_short",
    "ready",
    "hand_goals",
    "hand_engine",
    "hand_spaces",
    "best_color",
    "second_color",
    "empty",
    "gaia",
    "gaia_due",
    "gaia_turns",
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
ECOSYSTEMS_WAY: Final[i64] = 43
SOIL_LEFT: Final[i64] = 44
HAND_LEFT: Final[i64] = 45
SOIL_SHORT: Final[i64] = 46
HAND_SHORT: Final[i64] = 47
READY: Final[i64] = 48
HAND_GOALS: Final[i64] = 49
HAND_ENGINE: Final[i64] = 50
HAND_SPACES: Final[i64] = 51
BEST_COLOR: Final[i64] = 52
SECOND_COLOR: Final[i64] = 53
EMPTY: Final[i64] = 54
GAIA: Final[i64] = 55
GAIA_DUE: Final[i64] = 56
GAIA_TURNS: Final[i64] = 57

PARTS: Final[i64] = 6  # of an engine

# What is due in a turn, in tenths of a point.
RATES: Final = vec[i64]([6, 6, 10, 7, 9, 4, 10])  # of each resource
CARD_DUE: Final[i64] = 25  # a card on its way into the tableau, besides its points
COPIED: Final[i64] = 12
PRICES: Final[i64] = 20  # no card costs as much
SOME_SOIL: Final[i64] = 6  # to plant two cards
SOME_CARDS: Final[i64] = 4
CARD_OF_HERS: Final[i64] = 2  # points that she can expect of a card


@final
class EarthAdvice(Advice):
    engine: vec[i64]  # of each face PARTS numbers: what its abilities bring each time all four actions were chosen
    yields: vec[i64]  # of each ability what it brings at once, in tenths of a point
    colored: vec[i64]  # of each face what it brings in a turn of each color, in tenths of a point
    waiting: vec[i64]  # of each face what all its abilities bring, and the pieces there is room for; for cards in hand
    sums: vec[i64]  # what a whole tableau brings in a turn of each color
    priced: vec[i64]  # how many hand cards there are at each price

    def __init__(self, facts: Facts) -> None:
        super().__init__(FEATURES, tables=["alone"])
        self.engine = engines(facts)
        self.yields = yields(facts)
        self.colored = colored(facts, self.yields)
        self.waiting = waiting(facts, self.colored)
        self.sums = vec[i64]([0, 0, 0, 0])
        self.priced = vec[i64]([0] * int(PRICES))

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
        for i in range(i64(4)):
            self.sums[i] = 0
        self.board(p, seat, p.island[seat], out)
        self.board(p, seat, p.climate[seat], out)
        self.tableau(p, seat, out)
        if p.mode != EASY:
            out[OWN_ECOSYSTEM] = ecosystem(p, seat, p.ecosystem[seat], "own_ecosystem", None)
            for i in range(i64(2)):
                out[SHARED_ECOSYSTEMS] += ecosystem(p, seat, p.shared[i], "shared_ecosystem", None)
            out[ECOSYSTEMS_WAY] = way(p, seat, p.ecosystem[seat]) + way(p, seat, p.shared[0]) + way(p, seat, p.shared[1])
        self.colors(out)
        prospects(p, seat, out)
        self.means(p, seat, out)
        due(p, seat, out)
        out[ABILITIES_DUE] = self.abilities_due(p, seat)
        if p.level:
            out[GAIA] = gaia_points(p)
            out[GAIA_TURNS] = ALL_TURNED - p.gaia_turned
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

    def table(self, position: Position) -> i64:
        """Against Gaia the same things are worth something else: the end is near, and what one gains she gains too."""
        assert isinstance(position, EarthPosition)
        return 1 if position.level else 0

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
        return WHOLE if ACTING <= stage <= PLANTING else WHOLE // 2

    def final(self, position: Position, seat: i64) -> i64:
        """Alone it is Gaia who must be beaten."""
        assert isinstance(position, EarthPosition)
        gaia = gaia_points(position) if position.level else i64(0)
        return super().final(position, seat) - gaia * POINT

    def worth(self, position: Position, seat: i64) -> i64:
        """Partners count together, and so do their rivals."""
        assert isinstance(position, EarthPosition)
        p = position
        if not p.teams or p.phase == ENDED:
            return super().worth(position, seat)
        theirs = self.value(p, seat ^ 2) + self.value(p, seat ^ 3)
        return self.value(p, seat ^ 1) - theirs + self.value(p, seat)

    def judge(self, position: Position, worths: vec[i64]) -> None:
        assert isinstance(position, EarthPosition)
        if not position.teams:
            super().judge(position, worths)
            return
        for seat in range(position.players):
            worths[seat] = self.worth(position, seat)

    def settled(self, position: Position, seat: i64) -> i64:
        """The lead over Gaia, over the other team or over the best of the others, and the victory."""
        assert isinstance(position, EarthPosition)
        p = position
        if not p.level and not p.teams:
            return super().settled(position, seat)
        lead = self.final(p, seat)
        if p.teams:
            lead += self.final(p, seat ^ 1) - self.final(p, seat ^ 2) - self.final(p, seat ^ 3)
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
            self.sums[i] += self.colored[face * 4 + i]

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

    def means(self, p: EarthPosition, seat: i64, out: vec[i64]) -> None:
        """Soil and cards, and how many of these can be paid for, the cheapest first."""
        facts = p.facts
        soil = p.soil[seat]
        if p.debt[seat] == FOR_CONVERSION:
            soil += CONVERTED_SOIL
        empty = FULL - p.card_count[seat]
        out[EARTH_SOIL] = soil
        out[SOIL_SHORT] = max(SOME_SOIL - soil, 0)
        out[EMPTY] = empty
        for i in range(seat * 8, (seat + 1) * 8):
            out[DISCOUNTS] += p.discounts[i]
        if p.hand[seat * SET] < 0:
            out[HAND] = p.hand_count[seat]
            return
        priced = self.priced
        for i in range(PRICES):
            priced[i] = 0
        for word in range(SET):
            rest = p.hand[seat * SET + word]
            while rest:
                card = word * CARDS + lowest(rest)
                rest &= rest - 1
                if facts.kind[card] == EVENT:
                    out[EVENT_CARDS] += 1
                    continue
                cost = price(p, seat, card)
                priced[min(cost, PRICES - 1)] += 1
                out[HAND] += 1
                out[HAND_POINTS] += facts.vp[card]
                out[HAND_PRICE] += cost
                out[HAND_GOALS] += goals(p, seat, card)
                out[HAND_ENGINE] += self.waiting[2 * card]
                out[HAND_SPACES] += self.waiting[2 * card + 1]
        ready: i64 = 0
        for cost in range(PRICES):
            wanted = min(priced[cost], empty - ready)
            if cost * wanted > soil:
                wanted = soil // cost
            ready += wanted
            soil -= wanted * cost
        out[READY] = ready
        out[SOIL_LEFT] = soil
        out[HAND_LEFT] = out[HAND] - ready
        out[HAND_SHORT] = max(SOME_CARDS - out[HAND], 0)

    def colors(self, out: vec[i64]) -> None:
        """What a turn of the best color brings, and of the next best."""
        for i in range(i64(4)):
            brings = self.sums[i]
            if brings > out[BEST_COLOR]:
                out[SECOND_COLOR] = out[BEST_COLOR]
                out[BEST_COLOR] = brings
            elif brings > out[SECOND_COLOR]:
                out[SECOND_COLOR] = brings


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
