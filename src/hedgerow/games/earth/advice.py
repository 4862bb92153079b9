"""What makes out the worth of an island of Earth before the game ends.

To the points now come what there is room and means for (free spaces, soil, cards), what the abilities will bring in the turns to
come, counted by what they give, and how far the fauna are.  Alone, Gaia's points count against one's own.
"""

from __future__ import annotations

from typing import final

from hedgerow.core.advice import POINT, PRIZE, WHOLE, Advice
from hedgerow.core.bits import mix
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position
from hedgerow.games.earth.activation import BOARD, coming_up
from hedgerow.games.earth.engines import colored, engines, waiting, yields
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.features import (
    ABILITIES_DUE,
    BEST_COLOR,
    BONUS,
    CANOPY_CLOSE,
    CANOPY_WAY,
    CARD_DUE,
    CARD_POINTS,
    COLORED,
    COMPOST_CARDS,
    DISCOUNTS,
    EARTH_SOIL,
    ECOSYSTEMS_WAY,
    EMPTY,
    ENGINE,
    EVENT_CARDS,
    EVENT_POINTS,
    FAUNA_POINTS,
    FEATURES,
    GAIA,
    GAIA_DUE,
    GAIA_TURNS,
    GROWN,
    GROWTH_ROOM,
    HAND,
    HAND_ENGINE,
    HAND_GOALS,
    HAND_LEFT,
    HAND_POINTS,
    HAND_PRICE,
    HAND_SHORT,
    HAND_SPACES,
    OWN_ECOSYSTEM,
    PARTS,
    PRICES,
    READY,
    SECOND_COLOR,
    SHARED_ECOSYSTEMS,
    SOIL_LEFT,
    SOIL_SHORT,
    SOME_CARDS,
    SOME_SOIL,
    SPROUT_ROOM,
    SPROUTS,
    TERRAIN_POINTS,
)
from hedgerow.games.earth.gaia import (
    ALL_TURNED,
)
from hedgerow.games.earth.gains import CONVERTED_SOIL
from hedgerow.games.earth.hands import CARDS, lowest
from hedgerow.games.earth.planting import price
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.printed import (
    EVENT,
    TERRAIN,
)
from hedgerow.games.earth.prospects import due, gaia_due, gaia_points, goals, prospects, way
from hedgerow.games.earth.scoring import bonus, ecosystem, events, fauna, points
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
    LAST_CALL,
    NO_ACTION,
    PICKING,
    PIECES,
    PLANTING,
    ROWS,
    SERIES,
    SET,
    TABLEAU_FIRST,
)
from hedgerow.games.earth.turn import FULL


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
