"""The turn: main action, parts of all seats, its end; the last call and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.native import i64, vec
from hedgerow.games.earth import activation, fauna, gaia, gains, piles, planting, series
from hedgerow.games.earth.moves import PICK_CARDS, PICK_COMPOST, PICK_GROWTH, PICK_SOIL, PICK_SPROUTS
from hedgerow.games.earth.printed import COMPOST, PLANT, WATER
from hedgerow.games.earth.terms import (
    ACTING,
    ACTIVATING,
    ENDED,
    FINISHED,
    FOR_ABILITY,
    FOR_CONVERSION,
    FOR_EVENT,
    LAST_CALL,
    LOOK_STAR,
    NO_ACTION,
    PICKING,
    PLACING,
    PLANTING,
    SET,
    TURNS,
    WAITING,
)

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

FULL: Final[i64] = 16
STUCK_ROUNDS: Final[i64] = 10


# ---------------------------------------------------------------------- the main action


def begin_turn(p: EarthPosition) -> None:
    """All counts of the turn start again, and the active seat is to choose."""
    p.action = NO_ACTION
    p.gaia_card = 0
    p.gaia_claimed = 0
    for seat in range(p.players):
        p.stage[seat] = ACTING if seat == p.active else WAITING
        p.plantings[seat] = 0
        p.fresh[2 * seat] = 0
        p.fresh[2 * seat + 1] = 0
        p.order[seat] = 0
        p.slot[seat] = -1
        p.reached[seat] = 0
        p.gained[seat] = 0
        p.drawn[seat] = 0
        p.new_soil[seat] = 0
        p.new_count[seat] = 0
    if p.teams:
        p.new_cards = vec[i64]([0] * int(p.players * SET))
        p.new_compost = vec[i64]([0] * int(p.players * SET))


def act(p: EarthPosition, seat: i64, action: i64) -> None:
    """The active seat chooses; everybody's part begins."""
    p.action = action
    for other in range(p.players):
        if other != seat:
            begin_other_part(p, other)
    if action == PLANT:
        p.stage[seat] = PLANTING
        p.plantings[seat] = 2
    elif action == COMPOST:
        gains.take_soil(p, seat, 5, True)
        piles.compost_from_deck(p, seat, 2)
        activation.begin(p, seat)
    elif action == WATER:
        p.stage[seat] = PLACING
        series.open_series(p, seat, series.PART, 6, 0, 0, series.ALL_CELLS, 0)
    else:
        p.stage[seat] = PLACING
        piles.draw_into_hand(p, seat, 4, True)
        series.open_series(p, seat, series.PART, 0, 2, 0, series.ALL_CELLS, 0)


def begin_other_part(p: EarthPosition, seat: i64) -> None:
    """The weaker share of those who have not chosen the action."""
    p.stage[seat] = PICKING
    if p.action == PLANT:
        p.stage[seat] = PLANTING
        p.plantings[seat] = 1


def may_pick(p: EarthPosition, seat: i64, option: i64) -> bool:
    if p.stage[seat] != PICKING or not planting.at_leisure(p, seat):
        return False
    if p.action == COMPOST:
        return option == PICK_SOIL or option == PICK_COMPOST
    if p.action == WATER:
        return option == PICK_SPROUTS or option == PICK_SOIL
    return option == PICK_CARDS or option == PICK_GROWTH


def pick(p: EarthPosition, seat: i64, option: i64) -> None:
    if option == PICK_SPROUTS or option == PICK_GROWTH:
        p.stage[seat] = PLACING
        sprouts: i64 = 2 if option == PICK_SPROUTS else 0
        series.open_series(p, seat, series.PART, sprouts, 2 - sprouts, 0, series.ALL_CELLS, 0)
        return
    if option == PICK_SOIL:
        gains.take_soil(p, seat, 2, True)
    elif option == PICK_COMPOST:
        piles.compost_from_deck(p, seat, 2)
    else:
        piles.draw_into_hand(p, seat, 2, True)
    activation.begin(p, seat)


def draw(p: EarthPosition, seat: i64) -> None:
    """Planting ends: the active seat looks at four cards, another draws one."""
    if activation.is_active(p, seat):
        if planting.look_at_four(p, seat):
            return
    else:
        piles.draw_into_hand(p, seat, 1, True)
    activation.begin(p, seat)


def keep(p: EarthPosition, seat: i64, card: i64) -> None:
    if p.look[seat] == LOOK_STAR:
        gains.keep_from_compost(p, seat, card)
    else:
        planting.keep(p, seat, card)
        activation.begin(p, seat)


# ---------------------------------------------------------------------- when a series or a payment is complete


def after_series(p: EarthPosition, seat: i64) -> None:
    """The series of a seat's part is over; after that of the main action comes activation, after Water 2 soil before."""
    if p.stage[seat] != PLACING:
        return
    if p.action == WATER and activation.is_active(p, seat):
        gains.take_soil(p, seat, 2, True)
    activation.begin(p, seat)


def settle(p: EarthPosition, seat: i64) -> None:
    """Everything owed is paid: what it was paid for follows."""
    debt = p.debt[seat]
    what = p.debt_for[seat]
    cell = p.debt_cell[seat]
    p.debt[seat] = 0
    p.debt_for[seat] = 0
    p.debt_cell[seat] = 0
    if debt == FOR_ABILITY:
        gains.run(p, seat, what, cell)
    elif debt == FOR_EVENT:
        gains.run_event(p, seat, what)
    elif debt == FOR_CONVERSION:
        gains.take_soil(p, seat, gains.CONVERTED_SOIL, True)
    else:
        planting.put_down(p, seat, what, cell)


# ---------------------------------------------------------------------- done


def may_say_done(p: EarthPosition, seat: i64) -> bool:
    """Ends a series, a look into the compost, a step of the seat's part, or this part."""
    if p.debt[seat] or p.copier[seat] >= 0:
        return False
    if p.look[seat]:
        return p.look[seat] == LOOK_STAR
    if series.level_of(p, seat) >= 0:
        return True
    stage = p.stage[seat]
    if p.phase == LAST_CALL:
        return stage != FINISHED
    return stage == PICKING or stage == PLANTING or (stage == ACTIVATING and p.slot[seat] < 0)


def done(p: EarthPosition, seat: i64) -> None:
    level = series.level_of(p, seat)
    if p.look[seat]:
        gains.end_look(p, seat)
    elif level >= 0:
        series.close_series(p, seat, level)
        if level == series.PART:
            after_series(p, seat)
    elif p.phase == LAST_CALL or p.stage[seat] == ACTIVATING:
        p.stage[seat] = FINISHED
    else:
        activation.begin(p, seat)


# ---------------------------------------------------------------------- the end of a turn


def all_finished(p: EarthPosition) -> bool:
    """Has everybody said the last `done`, and is nobody in the middle of something?"""
    for seat in range(p.players):
        if p.stage[seat] != FINISHED or series.is_busy(p, seat):
            return False
    return True


def end_if_finished(p: EarthPosition) -> None:
    if not all_finished(p):
        return
    if p.phase == LAST_CALL:
        fauna.give_places(p, 0)
        p.phase = ENDED
    elif p.level:
        end_turn_alone(p)
    else:
        end_turn(p)


def end_turn(p: EarthPosition) -> None:
    """Places on the fauna, the 7 for the first full tableau, and the next seat or the last call."""
    fauna.give_places(p, p.active)
    give_bonus(p)
    give_up_if_stuck(p)
    p.turn += 1
    if p.last_round and p.active == p.players - 1:
        begin_last_call(p)
    else:
        p.active = (p.active + 1) % p.players
        begin_turn(p)


def give_bonus(p: EarthPosition) -> None:
    """The first full tableau, clockwise from the active seat, takes the 7 and makes this round the last."""
    if p.bonus:
        return
    for i in range(p.players):
        seat = (p.active + i) % p.players
        if p.card_count[seat] == FULL:
            p.bonus = seat + 1
            p.last_round = 1
            return


def give_up_if_stuck(p: EarthPosition) -> None:
    """With nothing left to draw and nobody planting, no tableau would ever be filled; after ten rounds of this comes the end."""
    if p.deck_next == p.deck_end and p.discard_count == 0:
        p.idle += 1
    if p.idle >= STUCK_ROUNDS * p.players:
        p.last_round = 1


def begin_last_call(p: EarthPosition) -> None:
    """Everybody may still play events and convert."""
    p.active = 0
    begin_turn(p)
    p.stage[0] = WAITING
    p.phase = LAST_CALL


# ---------------------------------------------------------------------- alone


def end_turn_alone(p: EarthPosition) -> None:
    """Gaia reacts, or does her part; then her turn or yours begins, or the last call."""
    give_bonus(p)
    gaia.respond(p)
    p.turn += 1
    if p.gaia_turned == gaia.ALL_TURNED and p.gaia_card and not p.bonus:
        p.bonus = p.players + 1
    if p.bonus:
        begin_last_call(p)
    elif p.gaia_card or p.gaia_rest:
        if p.gaia_card == 0:
            p.gaia_rest = 0
        begin_turn(p)
    else:
        begin_turn(p)
        gaia.begin_her_turn(p)
        if p.action != NO_ACTION:
            begin_other_part(p, 0)


def begin_first_turn(p: EarthPosition) -> None:
    p.phase = TURNS
    begin_turn(p)
