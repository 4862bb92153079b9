"""The rules of Bower: what is due, what is legal, what a move does, and when a turn ends.

At every moment one decision is due (`phase`).  A turn has no closing move: it ends with the last decision due in it.
The effects of the bonus tiles are in `bonus.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.errors import BadChance
from hedgerow.core.native import i64, vec
from hedgerow.games.bower import bonus
from hedgerow.games.bower.facts import BONUS_KINDS, LIMIT, PAIR_FIRST, PAIR_FROM, PAIR_SECOND, TILE_COUNT
from hedgerow.games.bower.moves import DECLINE, DROP, KEEP, PAIRS, PASS, PLACE, SIZE, TAKE, USE
from hedgerow.games.bower.nest import anything_fits, fitting, free_cells, lay, log, third_gem, within_reach
from hedgerow.games.bower.phases import CHOOSING, DROPPING, ENDED, KEEPING, PLACING, TAKING
from hedgerow.games.bower.table import add_to_hand, displayed, list_display, refill, take_from_hand

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition


def actor(p: BowerPosition) -> i64:
    """A forced discard is made by the opponent, within the turn of the tile's user."""
    if p.phase == ENDED:
        return -1
    return 1 - p.turn if p.phase == DROPPING else p.turn


# ---------------------------------------------------------------------- legal moves


def fill(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    phase = p.phase
    if phase == PLACING:
        return list_placements(p, seat, out)
    if phase <= TAKING:
        return list_display(p, TAKE, out)
    if phase == KEEPING:
        return list_kinds(p, seat, out)
    if phase == CHOOSING:
        out[0] = USE
        out[1] = DECLINE
        return 2
    if phase == DROPPING:
        return list_hand(p, seat, out)
    return bonus.fill(p, seat, out)


def list_placements(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    """Every tile fits in the same places; only which ways of writing differ is the tile's own."""
    free = free_cells(p, seat)
    reach = within_reach(p, seat)
    tiles = placeable(p, seat)
    n: i64 = 0
    while tiles:
        tile = log(tiles & -tiles)
        tiles &= tiles - 1
        n = fitting(free, reach, PLACE + (tile - 1) * PAIRS, PAIR_FROM, p.facts.equal[tile] == 0, out, n)
    if n == 0:
        out[0] = PASS
        return 1
    return n


def placeable(p: BowerPosition, seat: i64) -> i64:
    """The tiles of the hand that may be placed now: a given tile must be."""
    return bit(p.given[seat]) if p.given[seat] else p.hands[seat]


def list_kinds(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    """The kinds of bonus tile there is a choice of."""
    n: i64 = 0
    for kind in range(i64(1), BONUS_KINDS):
        if bonus.may_keep(p, seat, kind):
            out[n] = KEEP + kind - 1
            n += 1
    return n


def list_hand(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    for tile in range(i64(1), TILE_COUNT + 1):
        if p.hands[seat] >> tile & 1:
            out[n] = DROP + tile - 1
            n += 1
    return n


def allows(p: BowerPosition, seat: i64, code: i64) -> bool:
    """The same rules asked about one move."""
    phase = p.phase
    if code < 0 or code >= SIZE:
        return False
    if code < PLACE:
        return phase <= TAKING and displayed(p, code - TAKE + 1) >= 0
    if code < PASS:
        return phase == PLACING and may_place(p, seat, (code - PLACE) // PAIRS + 1, (code - PLACE) % PAIRS)
    if code < KEEP:
        return phase == PLACING and not anything_fits(p, seat)
    if code < USE:
        return phase == KEEPING and bonus.may_keep(p, seat, code - KEEP + 1)
    if code <= DECLINE:
        return phase == CHOOSING
    if code >= DROP:
        return phase == DROPPING and p.hands[seat] >> (code - DROP + 1) & 1 != 0
    return bonus.allows(p, seat, code)


def may_place(p: BowerPosition, seat: i64, tile: i64, pair: i64) -> bool:
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    if not placeable(p, seat) >> tile & 1 or (p.facts.equal[tile] and first > second):
        return False
    cells = bit(first) | bit(second)
    return free_cells(p, seat) & cells == cells and within_reach(p, seat) & cells != 0


# ---------------------------------------------------------------------- making a move


def step(p: BowerPosition, seat: i64, code: i64) -> None:
    if code < PLACE:
        take(p, seat, code - TAKE + 1)
    elif code < PASS:
        place(p, seat, (code - PLACE) // PAIRS + 1, (code - PLACE) % PAIRS)
    elif code < KEEP:
        end_turn(p)
    elif code < USE:
        bonus.keep(p, seat, code - KEEP + 1)
    elif code == DECLINE:
        bonus.decline(p, seat)
        end_turn(p)
    else:
        if code == USE:
            bonus.use(p, seat)
        elif code >= DROP:
            drop(p, seat, code - DROP + 1)
        else:
            bonus.step(p, seat, code)
        if p.phase == CHOOSING:
            end_turn(p)


def take(p: BowerPosition, seat: i64, tile: i64) -> None:
    """A displayed tile into the hand, and the next one of the stack into its place."""
    add_to_hand(p, seat, tile)
    place_in_display = displayed(p, tile)
    p.display[place_in_display] = 0
    if p.phase == TAKING:
        refill(p, place_in_display)
        p.phase = PLACING
    elif seat == 0:
        p.turn = 1
    else:
        start_game(p)


def start_game(p: BowerPosition) -> None:
    """After the opening draft the display is filled up and the first player begins."""
    for i in range(i64(3)):
        if p.display[i] == 0:
            refill(p, i)
    p.turn = 0
    p.phase = TAKING


def place(p: BowerPosition, seat: i64, tile: i64, pair: i64) -> None:
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    before = p.copy() if p.stacked < bonus.DRAW and not p.advanced else None
    take_from_hand(p, seat, tile)
    lay(p, seat, tile, first, second)
    try:
        earned = third_gem(p, seat, first, second) and bonus.due(p, seat)
    except BadChance:
        if before is not None:
            take_back(p, before)
        raise
    if earned:
        p.phase = KEEPING
    else:
        end_turn(p)


def take_back(p: BowerPosition, before: BowerPosition) -> None:
    """A placement whose reshuffle is not what its record foretells has not happened."""
    p.hands, p.twins = before.hands, before.twins
    p.terrain, p.contents, p.joints = before.terrain, before.contents, before.joints
    p.drawn, p.drawing, p.stacked = before.drawn, before.drawing, before.stacked


def drop(p: BowerPosition, seat: i64, tile: i64) -> None:
    """The forced discard; a given tile that goes binds no more."""
    take_from_hand(p, seat, tile)
    if p.given[seat] == tile:
        p.given = p.given[:]
        p.given[seat] = 0
    p.phase = CHOOSING


# ---------------------------------------------------------------------- turns


def end_turn(p: BowerPosition) -> None:
    """The turn is over: who is next, and how does that turn begin?"""
    seat = p.turn
    limit = LIMIT[p.advanced]
    p.turns[seat] += 1
    if p.given[seat]:
        p.given = p.given[:]
        p.given[seat] = 0
    if p.doubled == 2:
        p.doubled = 0
    else:
        seat = 1 - seat
        if p.doubled:
            p.doubled = 2
    if p.turns[seat] == limit:
        seat = 1 - seat
    p.turn = seat
    if p.turns[seat] == limit:
        p.phase = ENDED
        p.revealed = p.goals
    else:
        p.phase = PLACING if p.given[seat] else TAKING
