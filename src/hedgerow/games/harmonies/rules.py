"""The rules of Harmonies: what is legal, and what a move does.

Sets of cells are numbers with a bit for each cell (see `facts.py`), so that "all mountains of height 1" or "where may
red go" is one number, and a habitat is found on the whole board at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.harmonies.facts import (
    BUILDING,
    EMPTY,
    FIELD,
    HOUSE_ON_BROWN,
    HOUSE_ON_GRAY,
    HOUSE_ON_RED,
    KINDS,
    LONE_RED,
    MOUNTAIN1,
    MOUNTAIN2,
    MOUNTAIN3,
    TREE1,
    TREE2,
    TREE3,
    TRUNK1,
    TRUNK2,
    WATER,
    bit_of,
)
from hedgerow.games.harmonies.moves import CELLS, CHOOSE, CULL, DRAFT, FINISH, PLACE, SETTLE, TAKE

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

BLUE: Final[i64] = 0
GRAY: Final[i64] = 1
BROWN: Final[i64] = 2
GREEN: Final[i64] = 3
YELLOW: Final[i64] = 4
RED: Final[i64] = 5
COLORS: Final[i64] = 6

ROOM: Final[i64] = 4  # uncompleted cards above a board
ROW: Final[i64] = 5
SPIRIT: Final[i64] = 33  # cards from here on are nature's spirits
FEW: Final[i64] = 2  # so many empty cells, or fewer, end the game


# ---------------------------------------------------------------------- set-up


def spaces_in_use(p: HarmoniesPosition) -> i64:
    """Central spaces, and face-up cards too: five, alone three."""
    return 3 if p.players == 1 else 5


def fill_space(p: HarmoniesPosition, space: i64) -> None:
    """Three tokens from the bag onto a central space."""
    p.left = p.left[:]
    p.spaces = p.spaces[:]
    for _token in range(i64(3)):
        color = p.bag[p.drawn]
        p.drawn += 1
        p.left[color] -= 1
        p.spaces[space * COLORS + color] += 1


def fill_row(p: HarmoniesPosition) -> None:
    """The face-up cards are made complete again, as long as the pile lasts."""
    p.row = p.row[:]
    for i in range(spaces_in_use(p)):
        if p.row[i] == 0 and p.dealt < 32:
            p.row[i] = p.deck[p.dealt]
            p.shown |= bit(p.row[i])
            p.dealt += 1


# ---------------------------------------------------------------------- what a board holds


def frozen(p: HarmoniesPosition, seat: i64) -> i64:
    """Cells with a cube of any sort: nothing may be added there, and no second cube."""
    return p.animals[seat] | p.spirit_cubes[seat]


def occupied(p: HarmoniesPosition, seat: i64) -> i64:
    cells: i64 = 0
    for kind in range(KINDS):
        cells |= p.stacks[seat * KINDS + kind]
    return cells


def having(p: HarmoniesPosition, seat: i64, need: i64) -> i64:
    """The cells that show what a habitat asks for; a building may stand on any of three colours."""
    at = seat * KINDS
    if need == BUILDING:
        return p.stacks[at + HOUSE_ON_BROWN] | p.stacks[at + HOUSE_ON_GRAY] | p.stacks[at + HOUSE_ON_RED]
    return p.stacks[at + need]


# ---------------------------------------------------------------------- stacking


def open_for(p: HarmoniesPosition, seat: i64, color: i64) -> i64:
    """The cells where a token of this colour may be placed."""
    return (p.board().whole & ~occupied(p, seat) | bases(p, seat, color)) & ~frozen(p, seat)


def bases(p: HarmoniesPosition, seat: i64, color: i64) -> i64:
    """The stacks that a token of this colour may be put on, cubes or not."""
    at = seat * KINDS
    if color == GRAY:
        return p.stacks[at + MOUNTAIN1] | p.stacks[at + MOUNTAIN2]
    if color == BROWN:
        return p.stacks[at + TRUNK1]
    if color == GREEN:
        return p.stacks[at + TRUNK1] | p.stacks[at + TRUNK2]
    if color == RED:
        return p.stacks[at + MOUNTAIN1] | p.stacks[at + TRUNK1] | p.stacks[at + LONE_RED]
    return 0


def stacked(kind: i64, color: i64) -> i64:
    """What a stack becomes when a token is put on it."""
    if color == BLUE:
        return WATER
    if color == YELLOW:
        return FIELD
    if color == GRAY:
        return MOUNTAIN1 if kind == EMPTY else MOUNTAIN2 if kind == MOUNTAIN1 else MOUNTAIN3
    if color == BROWN:
        return TRUNK1 if kind == EMPTY else TRUNK2
    if color == GREEN:
        return TREE1 if kind == EMPTY else TREE2 if kind == TRUNK1 else TREE3
    if kind == EMPTY:
        return LONE_RED
    return HOUSE_ON_GRAY if kind == MOUNTAIN1 else HOUSE_ON_BROWN if kind == TRUNK1 else HOUSE_ON_RED


def kind_at(p: HarmoniesPosition, seat: i64, cell: i64) -> i64:
    """What stands on a cell, given as its bit in a number."""
    for kind in range(KINDS):
        if p.stacks[seat * KINDS + kind] & cell:
            return kind
    return EMPTY


# ---------------------------------------------------------------------- habitats


def shifted(cells: i64, shift: i64) -> i64:
    """The cells that have one of `cells` so many bits further on."""
    return cells >> shift if shift >= 0 else cells << -shift


def habitats(p: HarmoniesPosition, seat: i64, card: i64) -> i64:
    """The cells that may receive the next cube of a card: no cube there, and the habitat around, turned anyhow."""
    facts = p.facts
    here = having(p, seat, facts.need[card]) & ~frozen(p, seat)
    if here == 0:
        return 0
    found: i64 = 0
    at = facts.habitat_at[card]
    for _turned in range(i64(6)):
        following = at + 2 * facts.others[card]
        cells = here
        while cells and at < following:
            cells &= shifted(having(p, seat, facts.habitat[at]), facts.habitat[at + 1])
            at += 2
        found |= cells
        at = following
    return found


# ---------------------------------------------------------------------- legal moves


def choosing(p: HarmoniesPosition, seat: i64) -> bool:
    """With spirits, the first decision of a seat's first turn is which one to keep."""
    return p.spirits != 0 and p.chosen[seat] == 0


def holding(p: HarmoniesPosition) -> i64:
    """How many of the taken tokens are still to be placed."""
    count: i64 = 0
    for color in range(COLORS):
        count += p.held[color]
    return count


def may_draft(p: HarmoniesPosition, seat: i64) -> bool:
    """One card a turn, while there is room above the board; nothing but `finish` follows a discarded card."""
    return not p.drafted and not p.culled and p.hand[seat * ROOM + ROOM - 1] == 0


def may_cull(p: HarmoniesPosition) -> bool:
    """Alone: once all tokens lie and no card was drafted, a face-up card may be discarded."""
    return p.players == 1 and p.taken != 0 and not p.drafted and not p.culled and holding(p) == 0


def in_row(p: HarmoniesPosition, card: i64) -> bool:
    for i in range(ROW):
        if p.row[i] == card:
            return True
    return False


def list_row(p: HarmoniesPosition, first: i64, out: vec[i64], n: i64) -> i64:
    """The face-up cards as moves of one family, ascending."""
    start = n
    for i in range(ROW):
        if p.row[i]:
            code = first + p.row[i] - 1
            at = n
            while at > start and out[at - 1] > code:
                out[at] = out[at - 1]
                at -= 1
            out[at] = code
            n += 1
    return n


def list_cells(p: HarmoniesPosition, first: i64, cells: i64, out: vec[i64], n: i64) -> i64:
    board = p.board()
    for i in range(board.size):
        if cells >> board.bits[i] & 1:
            out[n] = first + board.cells[i]
            n += 1
    return n


def fill(p: HarmoniesPosition, seat: i64, out: vec[i64]) -> i64:
    if choosing(p, seat):
        low = min(p.offer[2 * seat], p.offer[2 * seat + 1])
        high = max(p.offer[2 * seat], p.offer[2 * seat + 1])
        out[0] = CHOOSE + low - SPIRIT
        out[1] = CHOOSE + high - SPIRIT
        return 2
    n: i64 = 0
    if not p.taken:
        for space in range(spaces_in_use(p)):
            out[n] = TAKE + space
            n += 1
    else:
        for color in range(COLORS):
            if p.held[color]:
                n = list_cells(p, PLACE + color * CELLS, open_for(p, seat, color), out, n)
    if may_draft(p, seat):
        n = list_row(p, DRAFT, out, n)
    if not p.culled:
        for i in range(ROOM):
            card = p.hand[seat * ROOM + i]
            if card == 0:
                break
            cells = habitats(p, seat, card)
            if cells:
                n = list_cells(p, SETTLE + (card - 1) * CELLS, cells, out, n)
    if may_cull(p):
        n = list_row(p, CULL, out, n)
    if p.taken and holding(p) == 0:
        out[n] = FINISH
        n += 1
    return n


def allows(p: HarmoniesPosition, seat: i64, code: i64) -> bool:
    """The same rules asked about one move."""
    if code < 0 or code > FINISH:
        return False
    if code < TAKE:
        return choosing(p, seat) and (p.offer[2 * seat] == code - CHOOSE + SPIRIT or p.offer[2 * seat + 1] == code - CHOOSE + SPIRIT)
    if choosing(p, seat):
        return False
    if code < PLACE:
        return not p.taken and code - TAKE < spaces_in_use(p)
    if code < DRAFT:
        color = (code - PLACE) // CELLS
        return p.held[color] != 0 and open_for(p, seat, color) >> bit_of((code - PLACE) % CELLS) & 1 != 0
    if code < SETTLE:
        return may_draft(p, seat) and in_row(p, code - DRAFT + 1)
    if code < CULL:
        card = (code - SETTLE) // CELLS + 1
        if p.culled:
            return False
        for i in range(ROOM):
            if p.hand[seat * ROOM + i] == card:
                return habitats(p, seat, card) >> bit_of((code - SETTLE) % CELLS) & 1 != 0
        return False
    if code < FINISH:
        return may_cull(p) and in_row(p, code - CULL + 1)
    return p.taken != 0 and holding(p) == 0


# ---------------------------------------------------------------------- making a move


def step(p: HarmoniesPosition, seat: i64, code: i64) -> None:
    if code < TAKE:
        spirit = code - CHOOSE + SPIRIT
        p.chosen = p.chosen[:]
        p.chosen[seat] = spirit
        add_card(p, seat, spirit)
    elif code < PLACE:
        take(p, code - TAKE)
    elif code < DRAFT:
        place(p, seat, (code - PLACE) // CELLS, bit(bit_of((code - PLACE) % CELLS)))
    elif code < SETTLE:
        card = code - DRAFT + 1
        p.drafted = 1
        leave_row(p, card)
        add_card(p, seat, card)
    elif code < CULL:
        settle(p, seat, (code - SETTLE) // CELLS + 1, bit(bit_of((code - SETTLE) % CELLS)))
    elif code < FINISH:
        p.culled = 1
        leave_row(p, code - CULL + 1)
    else:
        finish(p, seat)


def take(p: HarmoniesPosition, space: i64) -> None:
    p.taken = space + 1
    p.spaces = p.spaces[:]
    for color in range(COLORS):
        p.held[color] = p.spaces[space * COLORS + color]
        p.spaces[space * COLORS + color] = 0


def place(p: HarmoniesPosition, seat: i64, color: i64, cell: i64) -> None:
    kind = kind_at(p, seat, cell)
    if kind != EMPTY:
        p.stacks[seat * KINDS + kind] ^= cell
    p.stacks[seat * KINDS + stacked(kind, color)] |= cell
    p.held[color] -= 1


def leave_row(p: HarmoniesPosition, card: i64) -> None:
    p.row = p.row[:]
    for i in range(ROW):
        if p.row[i] == card:
            p.row[i] = 0


def add_card(p: HarmoniesPosition, seat: i64, card: i64) -> None:
    """Puts a card above the board, in order of the ids."""
    p.hand = p.hand[:]
    at = seat * ROOM + ROOM - 1
    while at > seat * ROOM and (p.hand[at - 1] == 0 or p.hand[at - 1] > card):
        p.hand[at] = p.hand[at - 1]
        at -= 1
    p.hand[at] = card


def settle(p: HarmoniesPosition, seat: i64, card: i64, cell: i64) -> None:
    """One cube from a card onto the board; with its last cube the card is completed and frees its place."""
    if card >= SPIRIT:
        p.spirit_cubes = p.spirit_cubes[:]
        p.spirit_cubes[seat] |= cell
    else:
        p.animals[seat] |= cell
    p.placed[card] += 1
    if p.placed[card] < p.facts.cubes[card]:
        return
    p.completed = p.completed[:]
    p.hand = p.hand[:]
    p.completed[seat] |= bit(card)
    gap: i64 = 0
    for i in range(seat * ROOM, (seat + 1) * ROOM):
        if p.hand[i] == card:
            gap = 1
        elif gap:
            p.hand[i - 1] = p.hand[i]
    p.hand[(seat + 1) * ROOM - 1] = 0


def finish(p: HarmoniesPosition, seat: i64) -> None:
    """The end of a turn: refill, look for the end of the game, next seat."""
    refilled = refill_alone(p) if p.players == 1 else refill(p)
    fill_row(p)
    empty = p.board().whole & ~occupied(p, seat)
    for _cell in range(FEW):
        empty &= empty - 1
    if empty == 0 or not refilled:
        p.last_round = 1
    if p.last_round and seat == p.players - 1:
        p.ended = 1
    p.turn += 1
    p.taken = 0
    p.drafted = 0
    p.culled = 0


def refill(p: HarmoniesPosition) -> bool:
    """Three new tokens on the emptied space; an empty bag ends the game with this round."""
    if p.drawn == p.facts.bag_size:
        return False
    fill_space(p, p.taken - 1)
    return True


def refill_alone(p: HarmoniesPosition) -> bool:
    """Alone: the six tokens left over leave the game, then all three spaces are filled; if the bag cannot, the game ends."""
    p.spaces = vec[i64]([0] * len(p.spaces))
    if p.facts.bag_size - p.drawn < 9:
        return False
    for space in range(i64(3)):
        fill_space(p, space)
    return True
