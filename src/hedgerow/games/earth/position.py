"""A position of Earth: its fields and who sees them, copies and deals.

Seats' things lie in vecs in slices of equal length, one for each seat.  Cards are their numbers (1–283), everything else printed
has a face number (see `facts.py`).  Sets of Earth cards are five numbers with a bit for each card (see `hands.py`), sets of cells one.
"""

from __future__ import annotations

from typing import Any, final

from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position
from hedgerow.core.secrecy import Secrecy
from hedgerow.games.earth import knowledge, legality, rules, scoring, seating
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.fields import SECRECY


@final
class EarthPosition(Position):
    facts: Facts
    # the game
    players: i64
    mode: i64  # EASY, STANDARD or EXPERT
    teams: i64  # 1: two against two
    level: i64  # Gaia's level from 1, 0 in a game with others
    phase: i64  # CHOOSING, BURYING, TURNS, LAST_CALL or ENDED
    turn: i64  # counts the turns from 0, Gaia's too
    active: i64  # the seat whose turn it is
    action: i64  # PLANT, COMPOST, WATER or GROW; NO_ACTION before `act` and on Gaia's brown cards
    last_round: i64  # 1 when the running round is the last
    idle: i64  # turns that ended with nothing left to draw since a card was last planted
    bonus: i64  # who takes the 7 for the first full tableau: seat + 1, Gaia players + 1, 0 nobody yet
    looked_at: i64  # 1 once the fauna were looked at for every seat, after the first move of the first turn
    # the set-up
    offer: vec[i64]  # two islands, climates and ecosystems dealt to each seat (6 numbers a seat, 0 for none)
    shared: vec[i64]  # the two shared ecosystems (faces; 0 in easy mode)
    fauna: vec[i64]  # four faces: upper left, upper right, lower left, lower right
    # the piles
    deck: vec[i64]  # Earth cards; `deck_next` to `deck_end` are left; replaced, not written
    deck_next: i64  # where the next card lies
    deck_end: i64  # where the deck ends
    deck_known: vec[i64]  # cards a seat knows to have come into the deck when it was renewed (sets; see `hands.py`)
    discard: vec[i64]  # the discard pile; replaced, not written
    discard_known: vec[i64]  # of these the cards that a seat has seen go there, 0 for the others
    discard_tag: vec[i64]  # for each discarded card who has seen it, and if it came from the present deck
    discard_count: i64  # how many lie there
    # what lies before each seat
    soil: vec[i64]
    hand: vec[i64]  # the hand cards (a set)
    hand_count: vec[i64]
    hand_fresh: vec[i64]  # how many of the hand may have been drawn since the deck was renewed
    island: vec[i64]  # faces, 0 before they are chosen
    climate: vec[i64]
    ecosystem: vec[i64]
    compost: vec[i64]  # the pile of each seat, its top last (PILE cards a seat)
    compost_known: vec[i64]  # of these the cards that their owner knows, 0 for the others
    compost_tag: vec[i64]  # what everybody knows about each card in it: see `piles.py`
    compost_count: vec[i64]
    events: vec[i64]  # played events in their order (EVENT_ROOM a seat)
    event_count: vec[i64]
    # the tableau: a sheet of 7 x 7 cells for each seat
    face: vec[i64]  # the card on each cell, 0 for none
    sprouts: vec[i64]
    growth: vec[i64]
    planted: vec[i64]  # cells with a card (bits)
    card_count: vec[i64]  # cards of the tableau
    sprout_count: vec[i64]  # all sprouts on the tableau
    growth_count: vec[i64]  # all growth on the tableau
    discounts: vec[i64]  # soil less for each flora type (4) and each habitat (4); replaced, not written
    bans: vec[i64]  # colors a seat may not choose (bits); replaced, not written
    # fauna
    reached: vec[i64]  # fauna whose condition a seat has met in this turn (bits)
    place: vec[i64]  # for each fauna and seat: 1 for the first to claim it, 2 …, 0 for not claimed; replaced, not written
    # the turn, for each seat
    stage: vec[i64]  # where its part of the turn stands: WAITING … FINISHED
    plantings: vec[i64]  # how many plantings are left
    fresh: vec[i64]  # the cards planted in this turn (two a seat, 0 for none)
    order: vec[i64]  # 0 undecided, 1 board first, 2 tableau first
    slot: vec[i64]  # the card whose turn it is in the activation: 0 island, 1 climate, then the tableau in reading order; -1 for none
    copier: vec[i64]  # the cell of a copying flora between `use` and `copy`, else -1
    look: vec[i64]  # LOOK_PLANT or LOOK_STAR while looked-at cards are to be kept, else 0
    look_count: vec[i64]  # how many there are
    looked: vec[i64]  # these cards (LOOK a seat), 0 for none
    owed: vec[i64]  # sprouts, growth and hand cards to be paid (three a seat)
    debt: vec[i64]  # what they are paid for: FOR_ABILITY, FOR_EVENT, FOR_CONVERSION, FOR_PLANTING, else 0
    debt_for: vec[i64]  # the ability, the event or the card to be planted
    debt_cell: vec[i64]  # where it stands or will stand
    series: vec[i64]  # two series a seat (its part's, an event's), SERIES numbers each: see `series.py`
    # counts of the turn
    gained: vec[i64]  # soil taken in this turn, effects of events apart
    drawn: vec[i64]  # cards drawn in this turn, effects of events apart
    new_soil: vec[i64]  # teams: soil gained in this turn and not passed on
    new_compost: vec[i64]  # teams: places of the compost, from 0, with a card that its owner has composted in this turn (a set)
    new_cards: vec[i64]  # teams: hand cards drawn in this turn (a set)
    new_count: vec[i64]  # teams: how many cards were drawn in this turn
    # Gaia
    gaia_deck: vec[i64]  # her six cards, next turned over first; empty in a game with others
    gaia_turned: i64  # how many she has turned over in all
    gaia_seen: i64  # which ones since they were last shuffled: a digit to base 7 for each, the first turned over in front
    gaia_card: i64  # the face of the card of her turn, 0 in yours
    gaia_rest: i64  # 1 when her next turn is skipped
    gaia_claimed: i64  # 1 + the fauna she claimed in this turn, 0 for none
    gaia_place: vec[i64]  # her place on each fauna
    gaia_soil: i64
    gaia_sprouts: i64
    gaia_growth: i64
    gaia_compost: vec[i64]  # face down; replaced, not written
    gaia_compost_tag: vec[i64]  # 1 where the card came from the present deck
    gaia_compost_count: i64
    gaia_pile: vec[i64]  # her score pile; replaced, not written
    gaia_pile_known: vec[i64]  # of these the cards that you rejected, 0 for the others
    gaia_pile_tag: vec[i64]  # 0 where you rejected the card, 1 where it came unseen from the present deck, 2 from an earlier one
    gaia_pile_count: i64

    def __init__(
        self,
        game: Any,
        facts: Facts,
        viewer: i64,
        key: vec[i64],
        shuffles: i64,
        players: i64,
        mode: i64,
        teams: i64,
        level: i64,
        phase: i64,
        turn: i64,
        active: i64,
        action: i64,
        last_round: i64,
        idle: i64,
        bonus: i64,
        looked_at: i64,
        offer: vec[i64],
        shared: vec[i64],
        fauna: vec[i64],
        deck: vec[i64],
        deck_next: i64,
        deck_end: i64,
        deck_known: vec[i64],
        discard: vec[i64],
        discard_known: vec[i64],
        discard_tag: vec[i64],
        discard_count: i64,
        soil: vec[i64],
        hand: vec[i64],
        hand_count: vec[i64],
        hand_fresh: vec[i64],
        island: vec[i64],
        climate: vec[i64],
        ecosystem: vec[i64],
        compost: vec[i64],
        compost_known: vec[i64],
        compost_tag: vec[i64],
        compost_count: vec[i64],
        events: vec[i64],
        event_count: vec[i64],
        face: vec[i64],
        sprouts: vec[i64],
        growth: vec[i64],
        planted: vec[i64],
        card_count: vec[i64],
        sprout_count: vec[i64],
        growth_count: vec[i64],
        discounts: vec[i64],
        bans: vec[i64],
        reached: vec[i64],
        place: vec[i64],
        stage: vec[i64],
        plantings: vec[i64],
        fresh: vec[i64],
        order: vec[i64],
        slot: vec[i64],
        copier: vec[i64],
        look: vec[i64],
        look_count: vec[i64],
        looked: vec[i64],
        owed: vec[i64],
        debt: vec[i64],
        debt_for: vec[i64],
        debt_cell: vec[i64],
        series: vec[i64],
        gained: vec[i64],
        drawn: vec[i64],
        new_soil: vec[i64],
        new_compost: vec[i64],
        new_cards: vec[i64],
        new_count: vec[i64],
        gaia_deck: vec[i64],
        gaia_turned: i64,
        gaia_seen: i64,
        gaia_card: i64,
        gaia_rest: i64,
        gaia_claimed: i64,
        gaia_place: vec[i64],
        gaia_soil: i64,
        gaia_sprouts: i64,
        gaia_growth: i64,
        gaia_compost: vec[i64],
        gaia_compost_tag: vec[i64],
        gaia_compost_count: i64,
        gaia_pile: vec[i64],
        gaia_pile_known: vec[i64],
        gaia_pile_tag: vec[i64],
        gaia_pile_count: i64,
    ) -> None:
        super().__init__(game, viewer, key, shuffles)
        self.facts = facts
        self.players = players
        self.mode = mode
        self.teams = teams
        self.level = level
        self.phase = phase
        self.turn = turn
        self.active = active
        self.action = action
        self.last_round = last_round
        self.idle = idle
        self.bonus = bonus
        self.looked_at = looked_at
        self.offer = offer
        self.shared = shared
        self.fauna = fauna
        self.deck = deck
        self.deck_next = deck_next
        self.deck_end = deck_end
        self.deck_known = deck_known
        self.discard = discard
        self.discard_known = discard_known
        self.discard_tag = discard_tag
        self.discard_count = discard_count
        self.soil = soil
        self.hand = hand
        self.hand_count = hand_count
        self.hand_fresh = hand_fresh
        self.island = island
        self.climate = climate
        self.ecosystem = ecosystem
        self.compost = compost
        self.compost_known = compost_known
        self.compost_tag = compost_tag
        self.compost_count = compost_count
        self.events = events
        self.event_count = event_count
        self.face = face
        self.sprouts = sprouts
        self.growth = growth
        self.planted = planted
        self.card_count = card_count
        self.sprout_count = sprout_count
        self.growth_count = growth_count
        self.discounts = discounts
        self.bans = bans
        self.reached = reached
        self.place = place
        self.stage = stage
        self.plantings = plantings
        self.fresh = fresh
        self.order = order
        self.slot = slot
        self.copier = copier
        self.look = look
        self.look_count = look_count
        self.looked = looked
        self.owed = owed
        self.debt = debt
        self.debt_for = debt_for
        self.debt_cell = debt_cell
        self.series = series
        self.gained = gained
        self.drawn = drawn
        self.new_soil = new_soil
        self.new_compost = new_compost
        self.new_cards = new_cards
        self.new_count = new_count
        self.gaia_deck = gaia_deck
        self.gaia_turned = gaia_turned
        self.gaia_seen = gaia_seen
        self.gaia_card = gaia_card
        self.gaia_rest = gaia_rest
        self.gaia_claimed = gaia_claimed
        self.gaia_place = gaia_place
        self.gaia_soil = gaia_soil
        self.gaia_sprouts = gaia_sprouts
        self.gaia_growth = gaia_growth
        self.gaia_compost = gaia_compost
        self.gaia_compost_tag = gaia_compost_tag
        self.gaia_compost_count = gaia_compost_count
        self.gaia_pile = gaia_pile
        self.gaia_pile_known = gaia_pile_known
        self.gaia_pile_tag = gaia_pile_tag
        self.gaia_pile_count = gaia_pile_count

    def copy(self) -> EarthPosition:
        return EarthPosition(
            self.game,
            self.facts,
            self.viewer,
            self.key,
            self.shuffles,
            self.players,
            self.mode,
            self.teams,
            self.level,
            self.phase,
            self.turn,
            self.active,
            self.action,
            self.last_round,
            self.idle,
            self.bonus,
            self.looked_at,
            self.offer,
            self.shared,
            self.fauna,
            self.deck,
            self.deck_next,
            self.deck_end,
            self.deck_known,
            self.discard,
            self.discard_known,
            self.discard_tag,
            self.discard_count,
            self.soil[:],
            self.hand[:],
            self.hand_count[:],
            self.hand_fresh[:],
            self.island,
            self.climate,
            self.ecosystem,
            self.compost[:],
            self.compost_known[:],
            self.compost_tag[:],
            self.compost_count[:],
            self.events,
            self.event_count[:],
            self.face[:],
            self.sprouts[:],
            self.growth[:],
            self.planted[:],
            self.card_count[:],
            self.sprout_count[:],
            self.growth_count[:],
            self.discounts,
            self.bans,
            self.reached[:],
            self.place,
            self.stage[:],
            self.plantings[:],
            self.fresh[:],
            self.order[:],
            self.slot[:],
            self.copier[:],
            self.look[:],
            self.look_count[:],
            self.looked[:],
            self.owed[:],
            self.debt[:],
            self.debt_for[:],
            self.debt_cell[:],
            self.series[:],
            self.gained[:],
            self.drawn[:],
            self.new_soil[:],
            self.new_compost[:],
            self.new_cards[:],
            self.new_count[:],
            self.gaia_deck,
            self.gaia_turned,
            self.gaia_seen,
            self.gaia_card,
            self.gaia_rest,
            self.gaia_claimed,
            self.gaia_place,
            self.gaia_soil,
            self.gaia_sprouts,
            self.gaia_growth,
            self.gaia_compost,
            self.gaia_compost_tag,
            self.gaia_compost_count,
            self.gaia_pile,
            self.gaia_pile_known,
            self.gaia_pile_tag,
            self.gaia_pile_count,
        )

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> i64:
        return self.players

    def actor(self) -> i64:
        return seating.actor(self)

    def acts(self, seat: i64) -> bool:
        return seating.acts(self, seat)

    def waits(self, seat: i64) -> bool:
        return seating.waits(self, seat)

    def shows(self, eyes: i64, seat: i64) -> bool:
        """Partners play with open hands."""
        return eyes == seat or (self.teams != 0 and eyes ^ 1 == seat)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return rules.fill(self, seat, out)

    def allows(self, seat: i64, code: i64) -> bool:
        return legality.allows(self, seat, code)

    def step(self, seat: i64, code: i64) -> None:
        rules.step(self, seat, code)

    def apply(self, seat: i64, code: i64) -> None:
        """A move whose reshuffle is not what its record foretells has not happened: in a replay it is tried out first."""
        if self.foretold is not None or self.key[0] == HIDDEN:
            trial = self.copy()
            if self.foretold is not None:
                trial.foretold = [order[:] for order in self.foretold]
            Position.apply(trial, seat, code)
        Position.apply(self, seat, code)

    def imagine(self, rng: Rng) -> None:
        knowledge.imagine(self, rng)

    def tally(self, seat: i64, out: vec[i64]) -> None:
        scoring.tally(self, seat, out)

    def tie_break(self, seat: i64) -> list[int]:
        """Most soil, then hand cards, growth pieces, sprouts, compost cards."""
        return [
            int(self.soil[seat]),
            int(self.hand_count[seat]),
            int(self.growth_count[seat]),
            int(self.sprout_count[seat]),
            int(self.compost_count[seat]),
        ]

    def ranks(self) -> list[int]:
        """Partners share the rank of their team, which its sums decide."""
        if not self.teams:
            return super().ranks()
        totals = self.scores()
        single = [[totals[seat], *self.tie_break(seat)] for seat in range(len(totals))]
        standing = [[a + b for a, b in zip(single[seat], single[seat ^ 1], strict=True)] for seat in range(len(totals))]
        return [1 + sum(other > mine for other in standing) for mine in standing]


SECRECY.guard(EarthPosition)
