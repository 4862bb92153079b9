"""The deck, the discard pile, the composts: cards come and go, and everybody remembers what he has seen.

**Tags.**  For every card in a compost everybody knows how it came there: `compost_tag` is its number where all have seen it, and
else one of the tags below.  "Fresh" means that it may have been drawn since the deck was last renewed; a card known to have
been reshuffled into the deck can only be where fresh cards are.  `discard_tag` has a bit for each seat that knows the card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.earth import hands
from hedgerow.games.earth.terms import PILE, SET

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

UNSEEN: Final[i64] = 0  # from the deck, nobody has seen it
UNSEEN_FRESH: Final[i64] = 301
OWN: Final[i64] = 302  # its owner knows it
OWN_FRESH: Final[i64] = 303

FRESH_DISCARD: Final[i64] = 32  # beyond the bits of five seats
ALL_SEATS: Final[i64] = 31

GAIA_FRESH: Final[i64] = 1  # among Gaia's cards: from the present deck
GAIA_UNSEEN: Final[i64] = 2


def is_fresh(tag: i64) -> bool:
    return tag == UNSEEN_FRESH or tag == OWN_FRESH


# ---------------------------------------------------------------------- the deck


def draw_card(p: EarthPosition) -> i64:
    """The next card of the deck, renewed if need be; 0 when there is none."""
    if p.deck_next == p.deck_end:
        if p.discard_count == 0:
            return 0
        renew_deck(p)
    card = p.deck[p.deck_next]
    p.deck_next += 1
    return card


def renew_deck(p: EarthPosition) -> None:
    """The discard pile becomes the deck; who knew cards in it knows them to be in the deck now."""
    size = p.discard_count
    deck = p.discard[:]
    p.reshuffle(deck, size)
    known = vec[i64]([0] * int(p.players * SET))
    for seat in range(p.players):
        for i in range(size):
            card = p.discard_known[seat * PILE + i]
            if card > 0:
                hands.put(known, seat, card)
        p.hand_fresh[seat] = 0
        for i in range(seat * PILE, seat * PILE + p.compost_count[seat]):
            if p.compost_tag[i] == UNSEEN_FRESH:
                p.compost_tag[i] = UNSEEN
            elif p.compost_tag[i] == OWN_FRESH:
                p.compost_tag[i] = OWN
    p.deck = deck
    p.deck_next = 0
    p.deck_end = size
    p.deck_known = known
    p.discard = vec[i64]([0] * int(PILE))
    p.discard_known = vec[i64]([0] * int(p.players * PILE))
    p.discard_tag = vec[i64]([0] * int(PILE))
    p.discard_count = 0
    if p.level:
        p.gaia_compost_tag = vec[i64]([0] * int(PILE))
        p.gaia_pile_tag = p.gaia_pile_tag[:]
        for i in range(p.gaia_pile_count):
            if p.gaia_pile_tag[i] == GAIA_FRESH:
                p.gaia_pile_tag[i] = GAIA_UNSEEN


def discard(p: EarthPosition, card: i64, who: i64, fresh: bool) -> None:
    """A card face down onto the discard pile; the seats of `who` know it."""
    at = p.discard_count
    p.discard = p.discard[:]
    p.discard[at] = card
    p.discard_tag = p.discard_tag[:]
    p.discard_tag[at] = who | FRESH_DISCARD if fresh else who
    if who:
        p.discard_known = p.discard_known[:]
        for seat in range(p.players):
            if who >> seat & 1:
                p.discard_known[seat * PILE + at] = card
    p.discard_count += 1


# ---------------------------------------------------------------------- hands


def into_hand(p: EarthPosition, seat: i64, card: i64) -> None:
    hands.put(p.hand, seat, card)
    p.hand_count[seat] += 1


def out_of_hand(p: EarthPosition, seat: i64, card: i64) -> None:
    hands.take(p.hand, seat, card)
    p.hand_count[seat] -= 1
    if p.hand_fresh[seat] > p.hand_count[seat]:
        p.hand_fresh[seat] = p.hand_count[seat]
    if p.teams:
        hands.take(p.new_cards, seat, card)


def draw_into_hand(p: EarthPosition, seat: i64, cards: i64, counted: bool) -> None:
    """So many cards into hand, fewer when deck and discard pile are exhausted; `counted` unless an event's effect."""
    for _ in range(cards):
        card = draw_card(p)
        if card == 0:
            return
        into_hand_from_deck(p, seat, card, counted)


def into_hand_from_deck(p: EarthPosition, seat: i64, card: i64, counted: bool) -> None:
    into_hand(p, seat, card)
    p.hand_fresh[seat] += 1
    if counted:
        p.drawn[seat] += 1
    if p.teams:
        hands.put(p.new_cards, seat, card)
        p.new_count[seat] += 1


# ---------------------------------------------------------------------- composts


def onto_compost(p: EarthPosition, seat: i64, card: i64, tag: i64) -> None:
    """A card that the seat composts itself."""
    if p.teams:
        hands.put(p.new_compost, seat, p.compost_count[seat])
    lay_on_compost(p, seat, card, tag)


def lay_on_compost(p: EarthPosition, seat: i64, card: i64, tag: i64) -> None:
    at = seat * PILE + p.compost_count[seat]
    p.compost[at] = card
    p.compost_tag[at] = tag
    p.compost_known[at] = 0 if tag == UNSEEN or tag == UNSEEN_FRESH else card
    p.compost_count[seat] += 1


def compost_from_deck(p: EarthPosition, seat: i64, cards: i64) -> None:
    for _ in range(cards):
        card = draw_card(p)
        if card == 0:
            return
        onto_compost(p, seat, card, UNSEEN_FRESH)


def bury(p: EarthPosition, seat: i64, card: i64) -> None:
    """A hand card on top of the own compost."""
    tag = OWN_FRESH if p.hand_fresh[seat] else OWN
    out_of_hand(p, seat, card)
    onto_compost(p, seat, card, tag)


def off_compost(p: EarthPosition, seat: i64) -> None:
    """The top card leaves the compost."""
    p.compost_count[seat] -= 1
    at = seat * PILE + p.compost_count[seat]
    p.compost[at] = 0
    p.compost_tag[at] = 0
    p.compost_known[at] = 0
    if p.teams:
        hands.take(p.new_compost, seat, p.compost_count[seat])


def discard_compost(p: EarthPosition, seat: i64, cards: i64) -> None:
    """So many cards from the top of the compost to the discard pile."""
    for _ in range(cards):
        at = seat * PILE + p.compost_count[seat] - 1
        card = p.compost[at]
        tag = p.compost_tag[at]
        off_compost(p, seat)
        who: i64 = 0
        if tag == OWN or tag == OWN_FRESH:
            who = bit(seat)
        elif tag != UNSEEN and tag != UNSEEN_FRESH:
            who = ALL_SEATS
        discard(p, card, who, is_fresh(tag))


# ---------------------------------------------------------------------- Gaia's piles


def onto_gaia_pile(p: EarthPosition, card: i64, seen: bool) -> None:
    """A card onto her score pile, known to you if you rejected it."""
    at = p.gaia_pile_count
    p.gaia_pile = p.gaia_pile[:]
    p.gaia_pile[at] = card
    if seen:
        p.gaia_pile_known = p.gaia_pile_known[:]
        p.gaia_pile_known[at] = card
    else:
        p.gaia_pile_tag = p.gaia_pile_tag[:]
        p.gaia_pile_tag[at] = GAIA_FRESH
    p.gaia_pile_count += 1


def gaia_scores(p: EarthPosition, cards: i64) -> None:
    """Deck cards, unseen, onto her score pile."""
    for _ in range(cards):
        card = draw_card(p)
        if card == 0:
            return
        onto_gaia_pile(p, card, False)


def gaia_composts(p: EarthPosition, cards: i64) -> None:
    """Deck cards, unseen, into her compost."""
    for _ in range(cards):
        card = draw_card(p)
        if card == 0:
            return
        p.gaia_compost = p.gaia_compost[:]
        p.gaia_compost[p.gaia_compost_count] = card
        p.gaia_compost_tag = p.gaia_compost_tag[:]
        p.gaia_compost_tag[p.gaia_compost_count] = GAIA_FRESH
        p.gaia_compost_count += 1
