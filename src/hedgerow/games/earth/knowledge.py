"""Deals: everything a view hides, filled in at random in agreement with all that the view knows.

All cards whose place is not known are equally likely to lie in every place whose card is not known, but for those that a seat
knows to have been reshuffled into the deck: these lie among the fresh cards (see `piles.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN
from hedgerow.games.earth import hands, piles
from hedgerow.games.earth.printed import EARTH_CARDS
from hedgerow.games.earth.terms import CELLS, EVENT_ROOM, FOR_PLANTING, GAIA_CARDS, LOOK, LOOK_PLANT, LOOK_STAR, PILE, SET

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

# Where a hidden card may lie: a number of a pile, times this, and its place in the pile.
PLACES: Final[i64] = 2048
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
COMPOSTS: Final[i64] = 2
HANDS: Final[i64] = 3
LOOKED: Final[i64] = 4
GAIA_COMPOST: Final[i64] = 5
GAIA_PILE: Final[i64] = 6

UNKNOWN: Final[i64] = 0  # what a view knows of a card: nothing, that it came into the deck, or where it lies
IN_DECK: Final[i64] = 1
LIES: Final[i64] = 2


def imagine(p: EarthPosition, rng: Rng) -> None:
    known = vec[i64]([0] * int(EARTH_CARDS + 1))
    note_reshuffled(p, known)
    note_open(p, known)
    note_piles(p, known)
    clear(p)
    hidden = vec[i64]([0] * int(PILE))  # fresh places from the front, others from the back
    fresh, others = list_places(p, hidden)
    deal(p, rng, known, hidden, fresh, others)
    remember(p, rng)
    imagine_gaia_deck(p, rng)


# ---------------------------------------------------------------------- what is known


def note_reshuffled(p: EarthPosition, known: vec[i64]) -> None:
    cards = vec[i64]([0] * 300)
    for seat in range(p.players):
        if p.deck_known[seat * SET] != HIDDEN:
            for i in range(hands.listed(p.deck_known, seat, cards)):
                known[cards[i]] = IN_DECK


def note_open(p: EarthPosition, known: vec[i64]) -> None:
    """Tableaus, events, cards being paid for, and the hands and looked-at cards that the view shows."""
    cards = vec[i64]([0] * 300)
    for seat in range(p.players):
        for i in range(seat * CELLS, (seat + 1) * CELLS):
            known[p.face[i]] = LIES
        for i in range(seat * EVENT_ROOM, (seat + 1) * EVENT_ROOM):
            known[p.events[i]] = LIES
        if p.debt[seat] == FOR_PLANTING:
            known[p.debt_for[seat]] = LIES
        if p.hand[seat * SET] != HIDDEN:
            for i in range(hands.listed(p.hand, seat, cards)):
                known[cards[i]] = LIES
        if p.look[seat] == LOOK_PLANT:
            for i in range(seat * LOOK, (seat + 1) * LOOK):
                known[max(p.looked[i], 0)] = LIES


def note_piles(p: EarthPosition, known: vec[i64]) -> None:
    for seat in range(p.players):
        for i in range(p.discard_count):
            known[max(p.discard_known[seat * PILE + i], 0)] = LIES
        for i in range(seat * PILE, seat * PILE + p.compost_count[seat]):
            known[known_compost(p, i)] = LIES
    for i in range(p.gaia_pile_count):
        known[max(p.gaia_pile_known[i], 0)] = LIES


def known_compost(p: EarthPosition, i: i64) -> i64:
    """The card at a place of the composts as far as the view knows it, else 0."""
    if 0 < p.compost_tag[i] <= EARTH_CARDS:
        return p.compost_tag[i]
    return max(p.compost_known[i], 0)


def known_discard(p: EarthPosition, i: i64) -> i64:
    for seat in range(p.players):
        if p.discard_known[seat * PILE + i] > 0:
            return p.discard_known[seat * PILE + i]
    return 0


# ---------------------------------------------------------------------- what is not


def clear(p: EarthPosition) -> None:
    """Piles that hold what the view knows of them, and nothing else yet."""
    p.deck = vec[i64]([-1] * int(PILE))
    for i in range(p.deck_end, PILE):
        p.deck[i] = 0
    p.discard = vec[i64]([0] * int(PILE))
    for i in range(p.discard_count):
        p.discard[i] = known_discard(p, i)
    for seat in range(p.players):
        for i in range(seat * PILE, (seat + 1) * PILE):
            p.compost[i] = known_compost(p, i) if i - seat * PILE < p.compost_count[seat] else 0
    if p.level:
        p.gaia_compost = vec[i64]([0] * int(PILE))
        p.gaia_pile = vec[i64]([0] * int(PILE))
        for i in range(p.gaia_pile_count):
            p.gaia_pile[i] = max(p.gaia_pile_known[i], 0)


def list_places(p: EarthPosition, hidden: vec[i64]) -> tuple[i64, i64]:
    """All places of hidden cards: the fresh ones in front, the others at the back; and how many of each."""
    fresh: i64 = 0
    others: i64 = 0
    for i in range(p.deck_next, p.deck_end):
        hidden[fresh] = DECK * PLACES + i
        fresh += 1
    for i in range(p.discard_count):
        if p.discard[i] == 0:
            fresh, others = add(hidden, fresh, others, DISCARD * PLACES + i, p.discard_tag[i] & piles.FRESH_DISCARD != 0)
    for i in range(p.gaia_compost_count):
        fresh, others = add(hidden, fresh, others, GAIA_COMPOST * PLACES + i, p.gaia_compost_tag[i] == piles.GAIA_FRESH)
    for i in range(p.gaia_pile_count):
        if p.gaia_pile[i] == 0:
            fresh, others = add(hidden, fresh, others, GAIA_PILE * PLACES + i, p.gaia_pile_tag[i] == piles.GAIA_FRESH)
    for seat in range(p.players):
        for i in range(seat * PILE, seat * PILE + p.compost_count[seat]):
            if p.compost[i] == 0:
                fresh, others = add(hidden, fresh, others, COMPOSTS * PLACES + i, piles.is_fresh(p.compost_tag[i]))
        if p.hand[seat * SET] == HIDDEN:
            for i in range(p.hand_count[seat]):
                fresh, others = add(hidden, fresh, others, HANDS * PLACES + seat, i < p.hand_fresh[seat])
        if p.look[seat] == LOOK_PLANT and p.looked[seat * LOOK] == HIDDEN:
            for i in range(seat * LOOK, seat * LOOK + p.look_count[seat]):
                fresh, others = add(hidden, fresh, others, LOOKED * PLACES + i, True)
    return fresh, others


def add(hidden: vec[i64], fresh: i64, others: i64, place: i64, is_fresh: bool) -> tuple[i64, i64]:
    if is_fresh:
        hidden[fresh] = place
        return fresh + 1, others
    hidden[PILE - 1 - others] = place
    return fresh, others + 1


# ---------------------------------------------------------------------- dealing


def deal(p: EarthPosition, rng: Rng, known: vec[i64], hidden: vec[i64], fresh: i64, others: i64) -> None:
    """Reshuffled cards into fresh places, then all the others into what is left."""
    for seat in range(p.players):
        if p.hand[seat * SET] == HIDDEN:
            for word in range(seat * SET, (seat + 1) * SET):
                p.hand[word] = 0
        if p.looked[seat * LOOK] == HIDDEN:
            for i in range(seat * LOOK, (seat + 1) * LOOK):
                p.looked[i] = 0
    rng.shuffle(hidden, 0, fresh)
    cards = vec[i64]([0] * int(PILE))
    size: i64 = 0
    at: i64 = 0
    for card in range(i64(1), EARTH_CARDS + 1):
        if known[card] == IN_DECK and at < fresh:
            lay(p, card, hidden[at])
            at += 1
        elif known[card] != LIES:
            cards[size] = card
            size += 1
    rng.shuffle(cards, 0, size)
    for i in range(at, fresh):
        size -= 1
        lay(p, cards[size], hidden[i])
    for i in range(PILE - others, PILE):
        size -= 1
        lay(p, cards[size], hidden[i])


def lay(p: EarthPosition, card: i64, place: i64) -> None:
    pile = place // PLACES
    at = place % PLACES
    if pile == DECK:
        p.deck[at] = card
    elif pile == DISCARD:
        p.discard[at] = card
    elif pile == COMPOSTS:
        p.compost[at] = card
    elif pile == HANDS:
        hands.put(p.hand, at, card)
    elif pile == LOOKED:
        p.looked[at] = card
    elif pile == GAIA_COMPOST:
        p.gaia_compost[at] = card
    else:
        p.gaia_pile[at] = card


# ---------------------------------------------------------------------- what the others have seen of it


def remember(p: EarthPosition, rng: Rng) -> None:
    p.deck_known = p.deck_known[:]
    p.discard_known = p.discard_known[:]
    for seat in range(p.players):
        if p.deck_known[seat * SET] == HIDDEN:
            for word in range(seat * SET, (seat + 1) * SET):
                p.deck_known[word] = 0
        if p.discard_known[seat * PILE] == HIDDEN:
            for i in range(PILE):
                p.discard_known[seat * PILE + i] = p.discard[i] if p.discard_tag[i] >> seat & 1 else 0
        if p.compost_known[seat * PILE] == HIDDEN:
            for i in range(seat * PILE, (seat + 1) * PILE):
                unseen = p.compost_tag[i] == piles.UNSEEN or p.compost_tag[i] == piles.UNSEEN_FRESH
                p.compost_known[i] = 0 if unseen else p.compost[i]
        if p.look[seat] == LOOK_STAR:
            top = seat * PILE + p.compost_count[seat]
            for i in range(p.look_count[seat]):
                p.looked[seat * LOOK + i] = p.compost[top - 1 - i]
        if p.new_cards[seat * SET] == HIDDEN:
            imagine_new_cards(p, rng, seat)
    if p.level and p.gaia_pile_known[0] == HIDDEN:
        p.gaia_pile_known = vec[i64]([0] * int(PILE))
        for i in range(p.gaia_pile_count):
            if p.gaia_pile_tag[i] == 0:
                p.gaia_pile_known[i] = p.gaia_pile[i]


def imagine_new_cards(p: EarthPosition, rng: Rng, seat: i64) -> None:
    """Which of a hand were drawn in this turn: any of them, as many as can be."""
    cards = vec[i64]([0] * 300)
    size = hands.listed(p.hand, seat, cards)
    rng.shuffle(cards, 0, size)
    for word in range(seat * SET, (seat + 1) * SET):
        p.new_cards[word] = 0
    for i in range(min(size, p.new_count[seat])):
        hands.put(p.new_cards, seat, cards[i])


def imagine_gaia_deck(p: EarthPosition, rng: Rng) -> None:
    """The cards turned over since her deck was shuffled lie in front, in their order; the others follow in any order."""
    if not p.level:
        return
    deck = vec[i64]([0] * int(GAIA_CARDS))
    used = vec[i64]([0] * int(GAIA_CARDS))
    turned: i64 = 0
    seen = p.gaia_seen
    while seen:
        turned += 1
        seen //= GAIA_CARDS + 1
    seen = p.gaia_seen
    for i in range(turned):
        card = seen % (GAIA_CARDS + 1) - 1
        seen //= GAIA_CARDS + 1
        deck[turned - 1 - i] = card + 360
        used[card] = 1
    at = turned
    for card in range(GAIA_CARDS):
        if not used[card]:
            deck[at] = card + 360
            at += 1
    rng.shuffle(deck, turned, GAIA_CARDS)
    p.gaia_deck = deck
