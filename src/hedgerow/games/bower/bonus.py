"""The bonus tiles of Bower: how one gets them, and what each of them does.

An effect that asks for something sets its phase; when it has been done, or could not be done, the phase is CHOOSING
again, and that ends the turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.bower.facts import (
    BIT_CELL,
    BITS,
    BONUS_KINDS,
    BONUS_TILES,
    CELL_BIT,
    COLUMN_COUNT,
    COVER_TILE,
    DISCARD,
    DOUBLE_TURN,
    GIFT_TILE,
    LIMIT,
    NEST_KINDS,
    PAIR_FIRST,
    PAIR_FROM,
    PAIR_SECOND,
    SCOUT_ASIDE,
    SCOUT_OPPONENT,
    SHELL,
    SPAN_FIRST,
    SPAN_FROM,
    SPAN_SECOND,
    STACK_SIZE,
    STRIDE,
    TOKEN_BRANCH,
    TOKEN_SHELLS,
    TOKEN_WHITE_FEATHER,
    TOKEN_WHITE_FLOWER,
    TOKEN_X,
    TOP,
    UNIT,
    WHITE_FEATHER,
    WHITE_FLOWER,
)
from hedgerow.games.bower.moves import ATTACH, BRANCH, CELLS, COVER, CROSS, GIFT, PEEK
from hedgerow.games.bower.nest import built, fitting, how_many, lay, log, middle
from hedgerow.games.bower.phases import ATTACHING, BRANCHING, CHOOSING, COVERING, CROSSING, DROPPING, GIVING, PEEKING
from hedgerow.games.bower.table import add_to_hand, displayed, list_display, refill

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition

DRAW: Final[i64] = 3  # so many are drawn, one is kept
CROSSES: Final[i64] = 8  # kinds of objects that X can lie on
COLOURLESS: Final[i64] = 32**8  # below it are the digits of those kinds


# ---------------------------------------------------------------------- getting a bonus tile


def due(p: BowerPosition, seat: i64) -> bool:
    """Draws three tiles (advanced: they lie open); false when none is left."""
    if p.advanced:
        for kind in range(i64(1), BONUS_KINDS):
            if p.offer[kind]:
                return True
        return False
    p.drawing = 0
    while p.drawing < DRAW:
        if p.stacked == 0 and not turn_discards(p):
            break
        p.drawn[DRAW * seat + p.drawing] = p.stack[BONUS_TILES - p.stacked]
        p.stacked -= 1
        p.drawing += 1
    return p.drawing > 0


def turn_discards(p: BowerPosition) -> bool:
    """Shuffles the discards into a new stack; false when there are none."""
    items = vec[i64]([0] * int(BONUS_TILES))
    size: i64 = 0
    for kind in range(i64(1), BONUS_KINDS):
        for _ in range(p.discards[kind] + p.discards[BONUS_KINDS + kind]):
            items[size] = kind
            size += 1
    if size == 0:
        return False
    p.reshuffle(items, size)
    stack = vec[i64]([0] * int(BONUS_TILES))
    for i in range(size):
        stack[BONUS_TILES - size + i] = items[i]
    p.stack = stack
    p.stacked = size
    p.discards = vec[i64]([0] * int(2 * BONUS_KINDS))
    p.discarded = vec[i64]([0, 0])
    return True


def may_keep(p: BowerPosition, seat: i64, kind: i64) -> bool:
    if p.advanced:
        return p.offer[kind] != 0
    for i in range(p.drawing):
        if p.drawn[DRAW * seat + i] == kind:
            return True
    return False


def keep(p: BowerPosition, seat: i64, kind: i64) -> None:
    """One is kept and shown, the others drawn are discarded unseen by the opponent."""
    p.kept = kind
    p.phase = CHOOSING
    if p.advanced:
        p.offer = p.offer[:]
        p.offer[kind] -= 1
        return
    p.discards = p.discards[:]
    p.discarded = p.discarded[:]
    found = False
    for i in range(p.drawing):
        other = p.drawn[DRAW * seat + i]
        p.drawn[DRAW * seat + i] = 0
        if other == kind and not found:
            found = True
        else:
            p.discards[BONUS_KINDS * seat + other] += 1
            p.discarded[seat] += 1
    p.drawing = 0


def decline(p: BowerPosition, seat: i64) -> None:
    """The tile goes to the hand for good: it can never be used."""
    p.declined = p.declined[:]
    p.declined[BONUS_KINDS * seat + p.kept] += 1
    p.kept = 0


def use(p: BowerPosition, seat: i64) -> None:
    """The effect of the kept tile; one that can do nothing is followed by nothing."""
    kind = p.kept
    other = 1 - seat
    p.used = p.used[:]
    p.used[BONUS_KINDS * seat + kind] += 1
    p.kept = 0
    if kind <= NEST_KINDS:
        add_to_hand(p, seat, STACK_SIZE + kind)
    elif kind == SCOUT_OPPONENT:
        p.phase = PEEKING
    elif kind == SCOUT_ASIDE:
        look_aside(p, seat)
    elif kind == TOKEN_X:
        if anything_to_cross(p):
            p.phase = CROSSING
    elif kind == TOKEN_WHITE_FLOWER or kind == TOKEN_WHITE_FEATHER or kind == TOKEN_SHELLS:
        p.token = kind
        p.phase = ATTACHING
    elif kind == TOKEN_BRANCH:
        laid = built(p, seat)
        if spans_down(laid) | spans_right(laid):
            p.phase = BRANCHING
    elif kind == COVER_TILE:
        draw_cover(p)
    elif kind == GIFT_TILE:
        if p.turns[other] < LIMIT[p.advanced]:
            p.phase = GIVING
    elif kind == DOUBLE_TURN:
        if p.turns[other] < LIMIT[p.advanced] - 1:
            p.doubled = 1
    elif kind == DISCARD and p.hands[other]:
        p.phase = DROPPING


# ---------------------------------------------------------------------- effects that ask for something


def fill(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    phase = p.phase
    if phase == GIVING:
        return list_display(p, GIFT, out)
    if phase == COVERING:
        laid = built(p, seat)
        return fitting(laid, laid, COVER, PAIR_FROM, p.facts.equal[p.cover] == 0, out, 0)
    if phase == BRANCHING:
        return list_spans(p, seat, out)
    if phase == PEEKING:
        return list_peeks(seat, out)
    if phase == ATTACHING:
        return list_cells(built(p, seat), out)
    return list_crosses(p, out)


def allows(p: BowerPosition, seat: i64, code: i64) -> bool:
    phase = p.phase
    if code >= GIFT:
        return phase == GIVING and displayed(p, code - GIFT + 1) >= 0
    if code >= COVER:
        return phase == COVERING and may_cover(p, seat, code - COVER)
    if code >= BRANCH:
        return phase == BRANCHING and may_span(built(p, seat), code - BRANCH)
    if code >= ATTACH:
        return phase == ATTACHING and built(p, seat) >> CELL_BIT[code - ATTACH] & 1 != 0
    if code >= CROSS:
        at = code - CROSS
        return phase == CROSSING and visible(p, at // (CROSSES * CELLS), CELL_BIT[at // CROSSES % CELLS], at % CROSSES)
    return phase == PEEKING and (code - PEEK) % 2 != seat


def step(p: BowerPosition, seat: i64, code: i64) -> None:
    if code >= GIFT:
        give(p, seat, code - GIFT + 1)
    elif code >= COVER:
        cover(p, seat, PAIR_FIRST[code - COVER], PAIR_SECOND[code - COVER])
    elif code >= BRANCH:
        p.branches = p.branches[:]
        p.branches[seat] = bit(SPAN_FIRST[code - BRANCH]) | bit(SPAN_SECOND[code - BRANCH])
    elif code >= ATTACH:
        attach(p, seat, CELL_BIT[code - ATTACH])
    elif code >= CROSS:
        at = code - CROSS
        p.crossed = at + 1
        p.contents[at // (CROSSES * CELLS) * BITS + CELL_BIT[at // CROSSES % CELLS]] -= UNIT[at % CROSSES]
    else:
        peek(p, seat, code - PEEK)
    p.phase = CHOOSING


# ---------------------------------------------------------------------- scouts


def list_peeks(seat: i64, out: vec[i64]) -> i64:
    """The goals that face the opponent: columns b, d, f for seat 0, and a, c, e for seat 1."""
    n: i64 = 0
    for column in range(COLUMN_COUNT):
        if column % 2 != seat:
            out[n] = PEEK + column
            n += 1
    return n


def peek(p: BowerPosition, seat: i64, column: i64) -> None:
    """Everybody sees which token was looked at, the scout alone what is on it."""
    p.peeked = p.peeked[:]
    p.peeked[seat] |= bit(column)
    p.seen_goals = p.seen_goals[:]
    p.seen_goals[COLUMN_COUNT * seat + column] = p.goals[column]


def look_aside(p: BowerPosition, seat: i64) -> None:
    p.seen_aside = p.seen_aside[:]
    for i in range(i64(2)):
        p.seen_aside[2 * seat + i] = p.aside[i]


# ---------------------------------------------------------------------- tokens


def visible(p: BowerPosition, nest: i64, cell: i64, kind: i64) -> bool:
    return how_many(p.contents[nest * BITS + cell], kind) != 0


def anything_to_cross(p: BowerPosition) -> bool:
    for nest in range(i64(2)):
        for cell in range(BITS):
            if p.contents[nest * BITS + cell] % COLOURLESS:
                return True
    return False


def list_crosses(p: BowerPosition, out: vec[i64]) -> i64:
    """Every feather and flower that can be seen in either nest."""
    n: i64 = 0
    for nest in range(i64(2)):
        for cell in range(BITS):
            if p.contents[nest * BITS + cell] % COLOURLESS == 0:
                continue
            for kind in range(CROSSES):
                if visible(p, nest, cell, kind):
                    out[n] = CROSS + (nest * CELLS + BIT_CELL[cell]) * CROSSES + kind
                    n += 1
    return n


def list_cells(cells: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    while cells:
        cell = cells & -cells
        cells ^= cell
        out[n] = ATTACH + BIT_CELL[log(cell)]
        n += 1
    return n


def attach(p: BowerPosition, seat: i64, cell: i64) -> None:
    """A white feather or flower, or two shells, on a built cell."""
    at = seat * BITS + cell
    if p.token == TOKEN_SHELLS:
        p.contents[at] += 2 * UNIT[SHELL]
    else:
        p.contents[at] += UNIT[WHITE_FLOWER if p.token == TOKEN_WHITE_FLOWER else WHITE_FEATHER]
    p.tokens = p.tokens[:]
    p.tokens[p.token - TOKEN_WHITE_FLOWER] = 1 + at
    p.token = 0


def spans_down(laid: i64) -> i64:
    """The built cells from which a branch may go along the column, and, below, along the row."""
    return laid & laid >> 2 & TOP


def spans_right(laid: i64) -> i64:
    return laid & laid >> 2 * STRIDE


def list_spans(p: BowerPosition, seat: i64, out: vec[i64]) -> i64:
    """Two built cells of a row or column with exactly one cell between them, the upper or left one first."""
    laid = built(p, seat)
    down = spans_down(laid)
    right = spans_right(laid)
    n: i64 = 0
    for cell in range(BITS):
        if down >> cell & 1:
            out[n] = BRANCH + SPAN_FROM[4 * cell + 2]
            n += 1
        if right >> cell & 1:
            out[n] = BRANCH + SPAN_FROM[4 * cell + 3]
            n += 1
    return n


def may_span(laid: i64, span: i64) -> bool:
    first, second = SPAN_FIRST[span], SPAN_SECOND[span]
    return first < second and laid >> first & 1 != 0 and laid >> second & 1 != 0


# ---------------------------------------------------------------------- interaction


def draw_cover(p: BowerPosition) -> None:
    """The tile is drawn when the effect is used; without a stack there is none."""
    if p.dealt < STACK_SIZE:
        p.cover = p.nest[p.dealt]
        p.shown |= bit(p.cover)
        p.dealt += 1
        p.phase = COVERING


def may_cover(p: BowerPosition, seat: i64, pair: i64) -> bool:
    first, second = PAIR_FIRST[pair], PAIR_SECOND[pair]
    laid = built(p, seat)
    return laid >> first & 1 != 0 and laid >> second & 1 != 0 and not (p.facts.equal[p.cover] and first > second)


def cover(p: BowerPosition, seat: i64, first: i64, second: i64) -> None:
    """Terrain and objects are the new tile's; tokens, X and branch on the covered cells are gone."""
    cells = bit(first) | bit(second)
    lay(p, seat, p.cover, first, second)
    p.cover = 0
    branch = p.branches[seat]
    if branch and (branch | middle(branch)) & cells:
        p.branches = p.branches[:]
        p.branches[seat] = 0
    for i in range(i64(3)):
        at = p.tokens[i] - 1 - seat * BITS
        if 0 <= at < BITS and cells >> at & 1:
            p.tokens = p.tokens[:]
            p.tokens[i] = 0
    if p.crossed:
        where = (p.crossed - 1) // CROSSES
        if where // CELLS == seat and cells >> CELL_BIT[where % CELLS] & 1:
            p.crossed = 0


def give(p: BowerPosition, seat: i64, tile: i64) -> None:
    """A displayed tile for the opponent, who takes none in the next turn and must place this one."""
    other = 1 - seat
    at = displayed(p, tile)
    p.display[at] = 0
    refill(p, at)
    add_to_hand(p, other, tile)
    p.given = p.given[:]
    p.given[other] = tile
