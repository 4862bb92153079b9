"""The rules of `rules.py` asked about one move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.native import i64
from hedgerow.games.earth import activation, gaia, gains, hands, planting, seating, series, setting, teams, turn
from hedgerow.games.earth.moves import (
    ACT,
    BURY,
    CLAIM,
    CONVERT,
    COPY_CARD,
    COUNTS,
    DONE,
    DRAW_CARDS,
    FACE,
    GIVE,
    GROW_ON,
    INSTEADS,
    KEEP,
    NAMED,
    ORDER,
    PICK,
    PLANT_CARD,
    PLAY,
    REPLACE_CARD,
    SHARE,
    SHARED_CARDS,
    SHARED_COUNTS,
    SKIP,
    SPROUT_ON,
    USE,
    WHOSE,
)
from hedgerow.games.earth.printed import EVENT, FIRST_FAUNA, FIRST_ISLAND
from hedgerow.games.earth.terms import (
    ACTING,
    BURYING,
    CELLS,
    CHOOSING,
    CLAIMING,
    ENDED,
    FAUNA,
    OF_GROWTH,
    OF_HAND,
    OF_SPROUT,
    ORDERING,
    PLANTING,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def allows(p: EarthPosition, seat: i64, code: i64) -> bool:
    if code < FACE or code > DONE or p.phase == ENDED:
        return False
    if p.phase == CHOOSING or code < BURY:
        face = FIRST_ISLAND + (code - FACE) % NAMED
        return p.phase == CHOOSING and code < BURY and setting.may_choose(p, seat, (code - FACE) // NAMED, face)
    if code < ACT:
        return may_bury(p, seat, code - BURY + 1)
    if p.phase == BURYING:
        return False
    if code < USE:
        return allows_action(p, seat, code)
    if code < SPROUT_ON:
        return allows_ability(p, seat, code)
    if code < PLAY:
        return allows_pieces(p, seat, code)
    return allows_extra(p, seat, code)


def may_bury(p: EarthPosition, seat: i64, card: i64) -> bool:
    """A hand card that is owed, or offered by a running series."""
    return hands.has(p.hand, seat, card) and (series.owes(p, seat, OF_HAND) > 0 or series.offered(p, seat, OF_HAND) > 0)


def allows_action(p: EarthPosition, seat: i64, code: i64) -> bool:
    """From `act` to `order`."""
    if code >= KEEP and code < ORDER:
        return p.look[seat] != 0 and gains.is_looked_at(p, seat, code - KEEP + 1)
    if not planting.at_leisure(p, seat):
        return False
    if code < PICK:
        return p.stage[seat] == ACTING and not p.bans[seat] >> (code - ACT) & 1
    if code < PLANT_CARD:
        return turn.may_pick(p, seat, code - PICK)
    if code < REPLACE_CARD:
        number = code - PLANT_CARD
        return may_plant(p, seat, number // (CELLS * INSTEADS) + 1, number // INSTEADS % CELLS, number % INSTEADS)
    if code < DRAW_CARDS:
        card = (code - REPLACE_CARD) // CELLS + 1
        colors = planting.replaceable_by(p, seat, (code - REPLACE_CARD) % CELLS)
        return may_plant_this(p, seat, card) and p.facts.colors[card] & colors != 0
    if code < KEEP:
        return p.stage[seat] == PLANTING
    return p.stage[seat] == ORDERING


def may_plant_this(p: EarthPosition, seat: i64, card: i64) -> bool:
    return planting.may_plant(p, seat) and hands.has(p.hand, seat, card) and planting.is_plantable(p, card)


def may_plant(p: EarthPosition, seat: i64, card: i64, cell: i64, instead: i64) -> bool:
    if not may_plant_this(p, seat, card) or not planting.open_cells(p, seat) >> cell & 1:
        return False
    price = planting.price(p, seat, card)
    if price - instead > p.soil[seat]:
        return False
    return instead == 0 or instead <= min(planting.other_means(p, seat, card), price)


def allows_ability(p: EarthPosition, seat: i64, code: i64) -> bool:
    """`use`, `skip` and `copy`."""
    if code >= COPY_CARD:
        cell = cell_of(p, seat, code - COPY_CARD + 1)
        return p.copier[seat] >= 0 and cell >= 0 and activation.can_copy(p, seat, p.copier[seat], cell)
    face = activation.card_in_turn(p, seat)
    if code >= SKIP:
        return face == code - SKIP + 1
    return face == code - USE + 1 and activation.can_use(p, seat, face)


def cell_of(p: EarthPosition, seat: i64, card: i64) -> i64:
    for cell in range(CELLS):
        if p.face[seat * CELLS + cell] == card:
            return cell
    return -1


def allows_pieces(p: EarthPosition, seat: i64, code: i64) -> bool:
    """`sprout`, `grow` and `give`."""
    if code < GROW_ON:
        return may_place(p, seat, OF_SPROUT, code - SPROUT_ON)
    if code < GIVE:
        return may_place(p, seat, OF_GROWTH, code - GROW_ON)
    number = code - GIVE
    piece = number // (CELLS * COUNTS)
    count = number % COUNTS + 1
    return count <= series.owes(p, seat, piece) and count <= series.lying(p, seat, piece, number // COUNTS % CELLS)


def may_place(p: EarthPosition, seat: i64, piece: i64, number: i64) -> bool:
    if not series.offered(p, seat, piece):
        return False
    whose = number % WHOSE - 1
    if whose == seat or (whose >= 0 and not series.may_place_at(p, seat, whose)):
        return False
    cell = number // (WHOSE * COUNTS)
    return number // WHOSE % COUNTS < series.most_to_place(p, seat, seat if whose < 0 else whose, piece, cell)


def allows_extra(p: EarthPosition, seat: i64, code: i64) -> bool:
    """From `event` to `done`."""
    if code == DONE:
        return turn.may_say_done(p, seat)
    if not seating.is_free(p, seat):
        return False
    if code < CONVERT:
        card = code - PLAY + 1
        return hands.has(p.hand, seat, card) and p.facts.kind[card] == EVENT and gains.can_play(p, seat, card)
    if code < CLAIM:
        return seating.can_convert(p, seat)
    if code < SHARE:
        return p.stage[seat] == CLAIMING and series.level_of(p, seat) < 0 and may_claim(p, code - CLAIM + FIRST_FAUNA)
    return teams.may_share(p, seat) and may_share_this(p, seat, code - SHARE)


def may_claim(p: EarthPosition, face: i64) -> bool:
    for i in range(FAUNA):
        if p.fauna[i] == face:
            return gaia.may_claim(p, i)
    return False


def may_share_this(p: EarthPosition, seat: i64, number: i64) -> bool:
    """Soil and compost have a count and no card, a card has no count."""
    piece = number // (SHARED_COUNTS * SHARED_CARDS)
    count = number // SHARED_CARDS % SHARED_COUNTS
    card = number % SHARED_CARDS
    if piece == 1:
        return count == 0 and card > 0 and teams.may_share_card(p, seat, card)
    if card or count == 0:
        return False
    return count <= (teams.soil_to_share(p, seat) if piece == 0 else teams.compost_to_share(p, seat))
