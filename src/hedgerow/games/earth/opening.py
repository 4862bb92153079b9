"""The position before the first move, given what chance decided."""

from __future__ import annotations

from typing import Any

from hedgerow.core.native import i64, vec
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.terms import (
    CELLS,
    CHOOSING,
    EVENT_ROOM,
    FAUNA,
    LOOK,
    NO_ACTION,
    PIECES,
    PILE,
    SERIES,
    SET,
)


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


def opening(
    game: Any,
    facts: Facts,
    key: vec[i64],
    shuffles: i64,
    players: int,
    mode: i64,
    teams: i64,
    level: i64,
    offer: vec[i64],
    shared: vec[i64],
    fauna: vec[i64],
    deck: vec[i64],
    gaia_deck: vec[i64],
) -> EarthPosition:
    """Nobody has chosen a face; `gaia_deck` is empty in a game with others."""
    gaia = len(gaia_deck) > 0
    pile = int(PILE)
    hers = pile if gaia else 0
    return EarthPosition(
        game,
        facts,
        -2,
        key,
        shuffles,
        players,  # players
        mode,  # mode
        teams,  # teams
        level,  # level
        CHOOSING,  # phase
        0,  # turn
        0,  # active
        NO_ACTION,  # action
        0,  # last_round
        0,  # idle
        0,  # bonus
        0,  # looked_at
        offer,  # offer
        shared,  # shared
        fauna,  # fauna
        deck,  # deck
        0,  # deck_next
        PILE,  # deck_end
        zeros(players * int(SET)),  # deck_known
        zeros(pile),  # discard
        zeros(players * pile),  # discard_known
        zeros(pile),  # discard_tag
        0,  # discard_count
        zeros(players),  # soil
        zeros(players * int(SET)),  # hand
        zeros(players),  # hand_count
        zeros(players),  # hand_fresh
        zeros(players),  # island
        zeros(players),  # climate
        zeros(players),  # ecosystem
        zeros(players * pile),  # compost
        zeros(players * pile),  # compost_known
        zeros(players * pile),  # compost_tag
        zeros(players),  # compost_count
        zeros(players * int(EVENT_ROOM)),  # events
        zeros(players),  # event_count
        zeros(players * int(CELLS)),  # face
        zeros(players * int(CELLS)),  # sprouts
        zeros(players * int(CELLS)),  # growth
        zeros(players),  # planted
        zeros(players),  # card_count
        zeros(players),  # sprout_count
        zeros(players),  # growth_count
        zeros(players * 8),  # discounts
        zeros(players),  # bans
        zeros(players),  # reached
        zeros(players * int(FAUNA)),  # place
        zeros(players),  # stage
        zeros(players),  # plantings
        zeros(players * 2),  # fresh
        zeros(players),  # order
        vec[i64]([-1] * players),  # slot
        vec[i64]([-1] * players),  # copier
        zeros(players),  # look
        zeros(players),  # look_count
        zeros(players * int(LOOK)),  # looked
        zeros(players * int(PIECES)),  # owed
        zeros(players),  # debt
        zeros(players),  # debt_for
        zeros(players),  # debt_cell
        zeros(players * 2 * int(SERIES)),  # series
        zeros(players),  # gained
        zeros(players),  # drawn
        zeros(players),  # new_soil
        zeros(players * int(SET)),  # new_compost
        zeros(players * int(SET)),  # new_cards
        zeros(players),  # new_count
        gaia_deck,  # gaia_deck
        0,  # gaia_turned
        0,  # gaia_seen
        0,  # gaia_card
        0,  # gaia_rest
        0,  # gaia_claimed
        zeros(int(FAUNA)),  # gaia_place
        0,  # gaia_soil
        0,  # gaia_sprouts
        0,  # gaia_growth
        zeros(hers),  # gaia_compost
        zeros(hers),  # gaia_compost_tag
        0,  # gaia_compost_count
        zeros(hers),  # gaia_pile
        zeros(hers),  # gaia_pile_known
        zeros(hers),  # gaia_pile_tag
        0,  # gaia_pile_count
    )
