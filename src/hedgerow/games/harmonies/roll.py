"""Harmonies played to its end in a hurry: legal moves drawn by kind, without a list of all that are legal.

A turn is: any space; its tokens in any order, each on any cell that is open for it; now and then a card; an animal or spirit on
any cell that may receive one; the end of the turn.  Cards are looked at once in a turn, when the tokens lie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64
from hedgerow.games.harmonies.facts import Board
from hedgerow.games.harmonies.moves import CELLS, CHOOSE, DRAFT, FINISH, PLACE, SETTLE, TAKE
from hedgerow.games.harmonies.rules import (
    ROOM,
    ROW,
    SPIRIT,
    bases,
    choosing,
    finish,
    frozen,
    habitats,
    holding,
    may_draft,
    occupied,
    place,
    settle,
    spaces_in_use,
    step,
    take,
)

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

SELDOM: Final[i64] = 2  # a card is drafted in about one turn of so many


def roll(p: HarmoniesPosition, rng: Rng, told: list[int] | None) -> i64:
    """Plays to the end and returns how many moves; `told` is given the codes."""
    made: i64 = 0
    while not p.ended:
        seat = p.turn % p.players
        if choosing(p, seat):
            code = CHOOSE + p.offer[2 * seat + rng.below(2)] - SPIRIT
            step(p, seat, code)
            made += tell(told, code)
        if p.taken == 0:
            space = rng.below(spaces_in_use(p))
            take(p, space)
            made += tell(told, TAKE + space)
        made += lay(p, seat, rng, told)
        if may_draft(p, seat):
            i = rng.below(SELDOM * ROW)
            if i < ROW and p.row[i] != 0:
                code = DRAFT + p.row[i] - 1
                step(p, seat, code)
                made += tell(told, code)
        if not p.culled:
            made += house(p, seat, rng, told)
        finish(p, seat)
        made += tell(told, FINISH)
    return made


def tell(told: list[int] | None, code: i64) -> i64:
    if told is not None:
        told.append(int(code))
    return 1


def any_of(board: Board, cells: i64, rng: Rng) -> i64:
    """A cell of the board, by its place in the order of cells, that is one of these: drawn until it is."""
    while True:
        i = rng.below(board.size)
        if cells >> board.bits[i] & 1:
            return i


def lay(p: HarmoniesPosition, seat: i64, rng: Rng, told: list[int] | None) -> i64:
    """All tokens that are held."""
    board = p.board()
    fixed = frozen(p, seat)
    free = board.whole & ~occupied(p, seat)
    made: i64 = 0
    for left in range(holding(p), i64(0), -1):
        which = rng.below(left)
        color: i64 = 0
        while which >= p.held[color]:
            which -= p.held[color]
            color += 1
        i = any_of(board, (free | bases(p, seat, color)) & ~fixed, rng)
        cell = bit(board.bits[i])
        place(p, seat, color, cell)
        free &= ~cell
        made += tell(told, PLACE + color * CELLS + board.cells[i])
    return made


def house(p: HarmoniesPosition, seat: i64, rng: Rng, told: list[int] | None) -> i64:
    """A cube of each card that has a place for one."""
    board = p.board()
    made: i64 = 0
    at = seat * ROOM
    while at < (seat + 1) * ROOM and p.hand[at]:
        card = p.hand[at]
        cells = habitats(p, seat, card)
        if cells:
            i = any_of(board, cells, rng)
            settle(p, seat, card, bit(board.bits[i]))
            made += tell(told, SETTLE + (card - 1) * CELLS + board.cells[i])
        if p.hand[at] == card:
            at += 1
    return made
