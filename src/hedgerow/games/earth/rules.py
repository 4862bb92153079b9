"""What is legal, listed in the order of the vocabulary; and what a move does, each family handed to its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.native import i64, vec
from hedgerow.games.earth import activation, fauna, gaia, gains, hands, piles, planting, seating, series, setting, teams, turn
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
    ACTIVATING,
    BURYING,
    CELLS,
    CHOOSING,
    CLAIMING,
    FAUNA,
    FINISHED,
    LOOK,
    LOOK_STAR,
    OF_GROWTH,
    OF_HAND,
    OF_SPROUT,
    OFFER,
    ORDERING,
    PICKING,
    PLANTING,
    SET,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


# ---------------------------------------------------------------------- listing


def fill(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    if p.phase == CHOOSING:
        return list_faces(p, seat, out)
    if p.phase == BURYING:
        return list_hand(p, seat, BURY, out, 0) if series.owes(p, seat, OF_HAND) else 0
    if p.debt[seat]:
        return list_payment(p, seat, out)
    if p.copier[seat] >= 0:
        return list_copies(p, seat, out)
    if p.look[seat]:
        return list_looked(p, seat, out)
    level = series.level_of(p, seat)
    n: i64 = 0
    if level < 0:
        n = list_part(p, seat, out)
    else:
        n = list_series(p, seat, out)
    if seating.is_free(p, seat):
        n = list_extras(p, seat, out, n)
    if turn.may_say_done(p, seat):
        out[n] = DONE
        n += 1
    return n


def insert(out: vec[i64], start: i64, n: i64, code: i64) -> i64:
    """Adds a code to out[start:n], which is ascending."""
    at = n
    while at > start and out[at - 1] > code:
        out[at] = out[at - 1]
        at -= 1
    out[at] = code
    return n + 1


def list_faces(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    kind = setting.to_choose(p, seat)
    n: i64 = 0
    if kind == setting.NOTHING:
        return n
    for i in range(i64(2)):
        number = p.offer[seat * OFFER + 2 * kind + i]
        if number:
            code = FACE + kind * NAMED + setting.first_face(number) - FIRST_ISLAND
            n = insert(out, 0, n, code)
            n = insert(out, 0, n, code + 1)
    return n


def list_hand(p: EarthPosition, seat: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Every hand card as a move of one family."""
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            out[n] = first + word * hands.CARDS + hands.lowest(rest) - 1
            n += 1
            rest &= rest - 1
    return n


def list_payment(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if series.owes(p, seat, OF_HAND):
        n = list_hand(p, seat, BURY, out, n)
    for piece in range(OF_HAND):
        owed = series.owes(p, seat, piece)
        if owed:
            for cell in range(CELLS):
                for count in range(min(owed, series.lying(p, seat, piece, cell))):
                    out[n] = GIVE + (piece * CELLS + cell) * COUNTS + count
                    n += 1
    return n


def list_copies(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for cell in range(CELLS):
        if activation.can_copy(p, seat, p.copier[seat], cell):
            n = insert(out, 0, n, COPY_CARD + p.face[seat * CELLS + cell] - 1)
    return n


def list_looked(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for i in range(seat * LOOK, (seat + 1) * LOOK):
        if p.looked[i]:
            n = insert(out, 0, n, KEEP + p.looked[i] - 1)
    if p.look[seat] == LOOK_STAR:
        out[n] = DONE
        n += 1
    return n


def list_series(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    if series.offered(p, seat, OF_HAND):
        n = list_hand(p, seat, BURY, out, n)
    if series.offered(p, seat, OF_SPROUT):
        n = list_places(p, seat, OF_SPROUT, SPROUT_ON, out, n)
    if series.offered(p, seat, OF_GROWTH):
        n = list_places(p, seat, OF_GROWTH, GROW_ON, out, n)
    return n


def list_places(p: EarthPosition, seat: i64, piece: i64, first: i64, out: vec[i64], n: i64) -> i64:
    friend = seat
    if p.teams and series.may_place_at(p, seat, series.partner(seat)):
        friend = series.partner(seat)
    either = p.planted[seat] | p.planted[friend]
    for cell in range(CELLS):
        if not either >> cell & 1:
            continue
        own = series.most_to_place(p, seat, seat, piece, cell)
        other: i64 = 0 if friend == seat else series.most_to_place(p, seat, friend, piece, cell)
        for count in range(max(own, other)):
            code = first + (cell * COUNTS + count) * WHOSE
            if count < own:
                out[n] = code
                n += 1
            if count < other:
                out[n] = code + friend + 1
                n += 1
    return n


def list_part(p: EarthPosition, seat: i64, out: vec[i64]) -> i64:
    """The moves of a seat's part of the turn, but for `done`."""
    stage = p.stage[seat]
    n: i64 = 0
    if stage == ACTING:
        for action in range(i64(4)):
            if not p.bans[seat] >> action & 1:
                out[n] = ACT + action
                n += 1
    elif stage == PICKING:
        for option in range(i64(5)):
            if turn.may_pick(p, seat, option):
                out[n] = PICK + option
                n += 1
    elif stage == PLANTING:
        if p.plantings[seat]:
            n = list_plantings(p, seat, out, n)
            n = list_replacements(p, seat, out, n)
        out[n] = DRAW_CARDS
        n += 1
    elif stage == ORDERING:
        out[0] = ORDER
        out[1] = ORDER + 1
        n = 2
    elif stage == ACTIVATING:
        face = activation.card_in_turn(p, seat)
        if face:
            if activation.can_use(p, seat, face):
                out[n] = USE + face - 1
                n += 1
            out[n] = SKIP + face - 1
            n += 1
    return n


def list_plantings(p: EarthPosition, seat: i64, out: vec[i64], n: i64) -> i64:
    cells = planting.open_cells(p, seat)
    where = p.face[:CELLS]  # as room for a list
    count: i64 = 0
    while cells:
        where[count] = hands.lowest(cells)
        count += 1
        cells &= cells - 1
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            card = word * hands.CARDS + hands.lowest(rest)
            rest &= rest - 1
            if not planting.is_plantable(p, card):
                continue
            price = planting.price(p, seat, card)
            most = min(planting.other_means(p, seat, card), price)
            least = max(price - p.soil[seat], 0)
            if least > most:
                continue
            for i in range(count):
                code = PLANT_CARD + ((card - 1) * CELLS + where[i]) * INSTEADS
                for instead in range(least, most + 1):
                    out[n] = code + instead
                    n += 1
    return n


def list_replacements(p: EarthPosition, seat: i64, out: vec[i64], n: i64) -> i64:
    colors: i64 = 0
    for cell in range(CELLS):
        colors |= planting.replaceable_by(p, seat, cell)
    if colors == 0:
        return n
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            card = word * hands.CARDS + hands.lowest(rest)
            rest &= rest - 1
            if p.facts.colors[card] & colors == 0 or not planting.is_plantable(p, card):
                continue
            for cell in range(CELLS):
                if planting.replaceable_by(p, seat, cell) & p.facts.colors[card]:
                    out[n] = REPLACE_CARD + (card - 1) * CELLS + cell
                    n += 1
    return n


def list_extras(p: EarthPosition, seat: i64, out: vec[i64], n: i64) -> i64:
    """What a free seat may do at any time, and Gaia's claim, which has its place among these in the vocabulary."""
    for word in range(SET):
        rest = p.hand[seat * SET + word]
        while rest > 0:
            card = word * hands.CARDS + hands.lowest(rest)
            rest &= rest - 1
            if p.facts.kind[card] == EVENT and gains.can_play(p, seat, card):
                out[n] = PLAY + card - 1
                n += 1
    if seating.can_convert(p, seat):
        out[n] = CONVERT
        n += 1
    if p.stage[seat] == CLAIMING and series.level_of(p, seat) < 0:
        start = n
        for i in range(FAUNA):
            if gaia.may_claim(p, i):
                n = insert(out, start, n, CLAIM + p.fauna[i] - FIRST_FAUNA)
    if teams.may_share(p, seat):
        n = list_shares(p, seat, out, n)
    return n


def list_shares(p: EarthPosition, seat: i64, out: vec[i64], n: i64) -> i64:
    for count in range(teams.soil_to_share(p, seat)):
        out[n] = SHARE + (count + 1) * SHARED_CARDS
        n += 1
    for word in range(SET):
        rest = p.new_cards[seat * SET + word] & p.hand[seat * SET + word]
        while rest > 0:
            out[n] = SHARE + SHARED_COUNTS * SHARED_CARDS + word * hands.CARDS + hands.lowest(rest)
            n += 1
            rest &= rest - 1
    for count in range(teams.compost_to_share(p, seat)):
        out[n] = SHARE + (2 * SHARED_COUNTS + count + 1) * SHARED_CARDS
        n += 1
    return n


# ---------------------------------------------------------------------- making a move


def step(p: EarthPosition, seat: i64, code: i64) -> None:
    if code < BURY:
        setting.choose(p, seat, FIRST_ISLAND + (code - FACE) % NAMED)
        return
    if p.phase == BURYING:
        setting.bury(p, seat, code - BURY + 1)
        return
    make(p, seat, code)
    fauna.look_after_move(p, seat)
    if p.stage[seat] == FINISHED:
        turn.end_if_finished(p)


def make(p: EarthPosition, seat: i64, code: i64) -> None:
    """A move from the first turn on."""
    if code < ACT:
        bury(p, seat, code - BURY + 1)
    elif code < PICK:
        turn.act(p, seat, code - ACT)
    elif code < PLANT_CARD:
        turn.pick(p, seat, code - PICK)
    elif code < REPLACE_CARD:
        number = code - PLANT_CARD
        planting.plant(p, seat, number // (CELLS * INSTEADS) + 1, number // INSTEADS % CELLS, number % INSTEADS)
    elif code < DRAW_CARDS:
        planting.replace(p, seat, (code - REPLACE_CARD) // CELLS + 1, (code - REPLACE_CARD) % CELLS)
    elif code < KEEP:
        turn.draw(p, seat)
    elif code < ORDER:
        turn.keep(p, seat, code - KEEP + 1)
    elif code < USE:
        activation.choose_order(p, seat, code - ORDER + 1)
    elif code < SKIP:
        activation.use(p, seat, code - USE + 1)
    elif code < COPY_CARD:
        activation.advance(p, seat)
    elif code < SPROUT_ON:
        activation.copy(p, seat, code - COPY_CARD + 1)
    elif code < GROW_ON:
        place(p, seat, OF_SPROUT, code - SPROUT_ON)
    elif code < GIVE:
        place(p, seat, OF_GROWTH, code - GROW_ON)
    elif code < PLAY:
        give(p, seat, code - GIVE)
    elif code < CONVERT:
        gains.play_event(p, seat, code - PLAY + 1)
    elif code < CLAIM:
        gains.convert(p, seat)
    elif code < SHARE:
        claim(p, code - CLAIM + FIRST_FAUNA)
    elif code < DONE:
        share(p, seat, code - SHARE)
    else:
        turn.done(p, seat)


def bury(p: EarthPosition, seat: i64, card: i64) -> None:
    """A hand card into the compost, as a payment or out of a series."""
    piles.bury(p, seat, card)
    if p.debt[seat]:
        if series.pay_piece(p, seat, OF_HAND, 1):
            turn.settle(p, seat)
        return
    level = series.level_of(p, seat)
    if series.hand_out(p, seat, level, OF_HAND, 1) and level == series.PART:
        turn.after_series(p, seat)


def place(p: EarthPosition, seat: i64, piece: i64, number: i64) -> None:
    whose = number % WHOSE - 1
    level = series.level_of(p, seat)
    count = number // WHOSE % COUNTS + 1
    ended = series.place(p, seat, seat if whose < 0 else whose, piece, number // (WHOSE * COUNTS), count)
    if ended and level == series.PART:
        turn.after_series(p, seat)


def give(p: EarthPosition, seat: i64, number: i64) -> None:
    piece = number // (CELLS * COUNTS)
    count = number % COUNTS + 1
    series.add_pieces(p, seat, piece, number // COUNTS % CELLS, -count)
    if series.pay_piece(p, seat, piece, count):
        turn.settle(p, seat)


def claim(p: EarthPosition, face: i64) -> None:
    for i in range(FAUNA):
        if p.fauna[i] == face:
            gaia.claim(p, i)


def share(p: EarthPosition, seat: i64, number: i64) -> None:
    piece = number // (SHARED_COUNTS * SHARED_CARDS)
    count = number // SHARED_CARDS % SHARED_COUNTS
    if piece == 0:
        teams.share_soil(p, seat, count)
    elif piece == 1:
        teams.share_card(p, seat, number % SHARED_CARDS)
    else:
        teams.share_compost(p, seat, count)
