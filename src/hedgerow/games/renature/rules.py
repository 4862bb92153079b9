"""The rules of Renature: what is legal, and what a move does.

Sets of cells are four words of bits (see `facts.py`), so that "where may a snail lie" is found for a quarter of the
valley at once.  The four steps of a turn are those of the rulebook, A to D.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.renature import scoring
from hedgerow.games.renature.facts import AREAS, BANK, CLOUD_SPACES, KINDS, ROOM, WORD_CELLS, WORDS
from hedgerow.games.renature.moves import (
    AGAIN,
    ANIMALS,
    CELLS,
    COLLECT,
    DISCARD,
    DOMINOES,
    EARLIER,
    FINISH,
    JOKER,
    LATER,
    PLANT,
    PLAY,
    RECOVER,
    SCORE,
    SKIP,
)

if TYPE_CHECKING:
    from hedgerow.games.renature.position import RenaturePosition

# Where in a turn we are.
STEP_A: Final[i64] = 0  # a domino is to be placed or discarded
STEP_B: Final[i64] = 1  # something may be planted
CLOUDS: Final[i64] = 2  # there are clouds to collect that do not all fit
STEP_C: Final[i64] = 3  # completed areas are to be scored, and a domino drawn
THE_END: Final[i64] = 4  # another turn, or the next player

HAND: Final[i64] = 3
NO_DOMINO: Final[i64] = 55  # an empty place in a hand
UNSEEN: Final[i64] = -1  # of a domino: in a hand, in a reserve or left over
GONE: Final[i64] = -2  # of a domino: discarded

JOKER_PRICE: Final[i64] = 2
AGAIN_PRICE: Final[i64] = 3

# Who a plant belongs to: a seat, or nobody.
NEUTRAL: Final[i64] = 4


def columns(first: i64, last: i64) -> i64:
    """These columns of four rows, as bits."""
    cells: i64 = 0
    for row in range(i64(4)):
        for column in range(first, last + 1):
            cells |= bit(15 * row + column)
    return cells


NOT_LAST: Final[i64] = columns(0, 13)
NOT_FIRST: Final[i64] = columns(1, 14)
WORD: Final[i64] = columns(0, 14)
ROW: Final[i64] = 15
THREE_ROWS: Final[i64] = 45

# The place of a lone bit, found by its remainder modulo 67.
PLACE: Final = vec[i64]([next((i for i in range(62) if pow(2, i, 67) == rest), 0) for rest in range(67)])

# Room to think in: `fill` takes a copy.
NOTHING: Final = vec[i64]([0] * 16)


# ---------------------------------------------------------------------- step A: a domino


def list_plays(p: RenaturePosition, seat: i64, out: vec[i64], n: i64) -> i64:
    """All placements of the dominoes in hand.

    An animal fits on a free cell when every animal beside it is of its kind or the joker: when no other animal touches the
    cell, or just one and that of its kind.  A placement with no mismatch is anchored when one of its cells is a start
    cell or has any animal beside it."""
    facts = p.facts
    joker = p.joker
    # Four words each: free cells touched by no animal (but the joker), those touched by at most one, anchored ones.
    alone = NOTHING[:]
    single = NOTHING[:]
    anchor = NOTHING[:]
    for w in range(WORDS):
        free = facts.brook[w] & ~p.covered[w]
        once: i64 = 0
        twice: i64 = 0
        for animal in range(ANIMALS):
            if animal != joker:
                touched = p.touched[animal * WORDS + w]
                twice |= once & touched
                once |= touched
        alone[w] = free & ~once
        single[w] = free & ~twice
        anchor[w] = free & (once | p.touched[joker * WORDS + w] | facts.start[w])
    first = NOTHING[:]
    second = NOTHING[:]
    for i in range(seat * HAND, (seat + 1) * HAND):
        domino = p.hands[i]
        if domino == NO_DOMINO:
            break
        earlier = EARLIER[domino]
        later = LATER[domino]
        for w in range(WORDS):
            free = facts.brook[w] & ~p.covered[w]
            first[w] = free if earlier == joker else alone[w] | single[w] & p.touched[earlier * WORDS + w]
            second[w] = free if later == joker else alone[w] | single[w] & p.touched[later * WORDS + w]
        base = PLAY + domino * facts.way_count
        for w in range(WORDS):
            here = anchor[w]
            rightwards = first[w] & (second[w] >> 1) & NOT_LAST & (here | here >> 1)
            if rightwards:
                n = emit(facts.way_at, rightwards, w * WORD_CELLS, base, out, n)
        for w in range(WORDS):
            below = second[w] >> ROW | (second[w + 1] << THREE_ROWS) & WORD
            downwards = first[w] & below & (anchor[w] | anchor[w] >> ROW | (anchor[w + 1] << THREE_ROWS) & WORD)
            if downwards:
                n = emit(facts.way_at, downwards, ROOM + w * WORD_CELLS, base, out, n)
        if earlier == later:
            continue
        for w in range(WORDS):
            here = anchor[w]
            leftwards = first[w] & (second[w] << 1) & NOT_FIRST & (here | here << 1)
            if leftwards:
                n = emit(facts.way_at, leftwards, 2 * ROOM + w * WORD_CELLS, base, out, n)
        for w in range(WORDS):
            above = (second[w] << ROW) & WORD
            near = anchor[w] | (anchor[w] << ROW) & WORD
            if w > 0:
                above |= second[w - 1] >> THREE_ROWS
                near |= anchor[w - 1] >> THREE_ROWS
            upwards = first[w] & above & near
            if upwards:
                n = emit(facts.way_at, upwards, 3 * ROOM + w * WORD_CELLS, base, out, n)
    return n


def emit(way_at: vec[i64], cells: i64, offset: i64, base: i64, out: vec[i64], n: i64) -> i64:
    """The moves for the ways that start at these cells."""
    while cells:
        lowest = cells & -cells
        cells ^= lowest
        out[n] = base + way_at[offset + PLACE[lowest % 67]]
        n += 1
    return n


def holds(p: RenaturePosition, seat: i64, domino: i64) -> bool:
    at = seat * HAND
    return p.hands[at] == domino or p.hands[at + 1] == domino or p.hands[at + 2] == domino


def has(cells: vec[i64], cell: i64) -> bool:
    return cells[cell // WORD_CELLS] >> (cell % WORD_CELLS) & 1 != 0


def fits(p: RenaturePosition, animal: i64, cell: i64) -> bool:
    """The cell is free, and every animal beside it matches this one."""
    if has(p.covered, cell):
        return False
    if animal == p.joker:
        return True
    w = cell // WORD_CELLS
    shift = cell % WORD_CELLS
    for other in range(ANIMALS):
        if other != animal and other != p.joker and p.touched[other * WORDS + w] >> shift & 1:
            return False
    return True


def anchored(p: RenaturePosition, cell: i64) -> bool:
    """The cell is a start cell or has an animal beside it."""
    for w in range(WORDS):
        if p.covered[w] & p.facts.beside[cell * WORDS + w]:
            return True
    return has(p.facts.start, cell)


def may_play(p: RenaturePosition, seat: i64, domino: i64, way: i64) -> bool:
    earlier = EARLIER[domino]
    later = LATER[domino]
    a = p.facts.way_from[way]
    b = p.facts.way_to[way]
    if not holds(p, seat, domino) or (earlier == later and b < a):
        return False
    return fits(p, earlier, a) and fits(p, later, b) and (anchored(p, a) or anchored(p, b))


def play(p: RenaturePosition, seat: i64, domino: i64, way: i64) -> None:
    p.laid[domino] = way
    p.way = way
    cover(p, EARLIER[domino], p.facts.way_from[way])
    cover(p, LATER[domino], p.facts.way_to[way])
    leave_hand(p, seat, domino)
    p.phase = STEP_B


def cover(p: RenaturePosition, animal: i64, cell: i64) -> None:
    p.covered[cell // WORD_CELLS] |= bit(cell % WORD_CELLS)
    for w in range(WORDS):
        p.touched[animal * WORDS + w] |= p.facts.beside[cell * WORDS + w]


def discard(p: RenaturePosition, seat: i64, domino: i64) -> None:
    p.laid[domino] = GONE
    leave_hand(p, seat, domino)
    draw_domino(p, seat)
    p.phase = THE_END


def leave_hand(p: RenaturePosition, seat: i64, domino: i64) -> None:
    """Hands are kept in ascending order, with the empty places last."""
    last = seat * HAND + HAND - 1
    at = seat * HAND
    while p.hands[at] != domino:
        at += 1
    while at < last:
        p.hands[at] = p.hands[at + 1]
        at += 1
    p.hands[last] = NO_DOMINO
    p.held[seat] -= 1


# ---------------------------------------------------------------------- step B: a plant


def list_plants(p: RenaturePosition, seat: i64, out: vec[i64], n: i64) -> i64:
    """Any plant of the own board on any free area cell beside the domino just placed."""
    facts = p.facts
    for kind in range(KINDS):
        if p.stock[seat * KINDS + kind]:
            for i in range(p.way * BANK, (p.way + 1) * BANK):
                spot = facts.bank[i]
                if spot < 0:
                    break
                if p.plants[spot] == 0:
                    out[n] = PLANT + kind * CELLS + facts.spot_cell[spot]
                    n += 1
    return n


def may_plant(p: RenaturePosition, seat: i64, kind: i64, cell: i64) -> bool:
    spot = p.facts.spot_at[cell]
    if p.phase != STEP_B or spot < 0 or p.plants[spot] != 0 or p.stock[seat * KINDS + kind] == 0:
        return False
    for i in range(p.way * BANK, (p.way + 1) * BANK):
        if p.facts.bank[i] == spot:
            return True
    return False


def plant(p: RenaturePosition, seat: i64, kind: i64, spot: i64) -> None:
    """The plant is set and brings its points (step C1); clouds on the cell are taken at once if they all fit."""
    p.stock[seat * KINDS + kind] -= 1
    p.plants[spot] = scoring.plant_code(NEUTRAL if kind & 1 else seat, kind // 2)
    p.plant_points[seat] += scoring.plant_points(p, spot)
    p.phase = STEP_C
    at = p.facts.cloud_at[spot]
    if at < 0 or p.sky[at] == 0:
        return
    count = p.sky[at]
    p.sky = p.sky[:]
    p.sky[at] = 0
    if p.clouds[seat] + count <= CLOUD_SPACES:
        p.clouds[seat] += count
    else:
        p.pending = count
        p.phase = CLOUDS


def collect(p: RenaturePosition, seat: i64) -> None:
    """As many of the clouds as there is room for; the others are lost."""
    p.clouds[seat] = min(CLOUD_SPACES, p.clouds[seat] + p.pending)
    p.pending = 0
    p.phase = STEP_C


# ---------------------------------------------------------------------- steps C2 and D


def score(p: RenaturePosition, seat: i64) -> None:
    """Every area completed by this turn's domino is scored, and its token goes to the active player."""
    facts = p.facts
    open_cells = can_be_covered(p)
    for area in range(AREAS):
        if p.holder[area] == 0 and completed(p, area, open_cells):
            first, second = scoring.places(p, area)
            if first < NEUTRAL:
                p.area_points[first] += facts.size(area)
            if second < NEUTRAL:
                p.area_points[second] += p.bonus[area]
            p.holder = p.holder[:]
            p.holder[area] = seat + 1
            p.learnt = p.learnt[:]
            p.learnt[seat * AREAS + area] = p.backs[area]
    draw_domino(p, seat)
    p.phase = THE_END


def can_be_covered(p: RenaturePosition) -> vec[i64]:
    """The free brook cells that are not isolated: those with another free brook cell beside them."""
    cells = NOTHING[:]
    for w in range(WORDS):
        cells[w] = p.facts.brook[w] & ~p.covered[w]
    found = NOTHING[:]
    for w in range(WORDS):
        here = cells[w]
        beside = (here & NOT_LAST) << 1 | (here & NOT_FIRST) >> 1 | (here << ROW) & WORD | here >> ROW
        beside |= (cells[w + 1] << THREE_ROWS) & WORD
        if w > 0:
            beside |= cells[w - 1] >> THREE_ROWS
        found[w] = here & beside
    return found


def completed(p: RenaturePosition, area: i64, open_cells: vec[i64]) -> bool:
    """Every brook cell beside the area is covered or isolated."""
    for w in range(WORDS):
        if p.facts.border[area * WORDS + w] & open_cells[w]:
            return False
    return True


def draw_domino(p: RenaturePosition, seat: i64) -> None:
    """Step D: one domino from the reserve, if there is one."""
    dealt = i64(len(p.reserves)) // p.players
    if p.drawn[seat] == dealt:
        return
    domino = p.reserves[seat * dealt + p.drawn[seat]]
    p.drawn[seat] += 1
    at = seat * HAND + p.held[seat]
    p.held[seat] += 1
    while at > seat * HAND and p.hands[at - 1] > domino:
        p.hands[at] = p.hands[at - 1]
        at -= 1
    p.hands[at] = domino


# ---------------------------------------------------------------------- cloud actions


def may_recover(p: RenaturePosition, seat: i64, spot: i64) -> bool:
    """A plant of the own colour or a neutral one, its price in clouds, and an empty space of its kind on the own board."""
    code = p.plants[spot]
    if code == 0:
        return False
    owner = scoring.owner_of(code)
    if owner != seat and owner != NEUTRAL:
        return False
    kind = 2 * scoring.type_of(code) + (1 if owner == NEUTRAL else 0)
    return scoring.value_of(code) <= p.clouds[seat] and p.stock[seat * KINDS + kind] < p.facts.spaces[p.players * KINDS + kind]


def list_cloud_actions(p: RenaturePosition, seat: i64, out: vec[i64], n: i64) -> i64:
    """The joker anywhere else, and plants taken back."""
    if p.clouds[seat] == 0:
        return n
    if p.clouds[seat] >= JOKER_PRICE:
        for animal in range(ANIMALS):
            if animal != p.joker:
                out[n] = JOKER + animal
                n += 1
    for spot in range(p.facts.spots):
        if p.plants[spot] and may_recover(p, seat, spot):
            out[n] = RECOVER + p.facts.spot_cell[spot]
            n += 1
    return n


def recover(p: RenaturePosition, seat: i64, spot: i64) -> None:
    """Nothing is scored again."""
    code = p.plants[spot]
    p.plants[spot] = 0
    p.clouds[seat] -= scoring.value_of(code)
    p.stock[seat * KINDS + 2 * scoring.type_of(code) + (1 if scoring.owner_of(code) == NEUTRAL else 0)] += 1


def may_go_again(p: RenaturePosition, seat: i64) -> bool:
    """A turn needs a domino."""
    return p.phase == THE_END and p.clouds[seat] >= AGAIN_PRICE and p.held[seat] > 0


# ---------------------------------------------------------------------- legal moves


def fill(p: RenaturePosition, seat: i64, out: vec[i64]) -> i64:
    n: i64 = 0
    phase = p.phase
    if phase == STEP_A:
        for i in range(seat * HAND, (seat + 1) * HAND):
            if p.hands[i] != NO_DOMINO:
                out[n] = DISCARD + p.hands[i]
                n += 1
    elif phase == STEP_B:
        n = list_plants(p, seat, out, n)
        out[n] = SKIP
        n += 1
    elif phase == CLOUDS:
        out[n] = COLLECT
        n += 1
    elif phase == STEP_C:
        out[n] = SCORE
        n += 1
    n = list_cloud_actions(p, seat, out, n)
    if phase == THE_END:
        if may_go_again(p, seat):
            out[n] = AGAIN
            n += 1
        out[n] = FINISH
        n += 1
    elif phase == STEP_A:
        n = list_plays(p, seat, out, n)
    return n


def allows(p: RenaturePosition, seat: i64, code: i64) -> bool:
    """The same rules asked about one move."""
    phase = p.phase
    if code < 0 or code >= PLAY + DOMINOES * p.facts.way_count:
        return False
    if code >= PLAY:
        return phase == STEP_A and may_play(p, seat, (code - PLAY) // p.facts.way_count, (code - PLAY) % p.facts.way_count)
    if code < PLANT:
        return phase == STEP_A and holds(p, seat, code - DISCARD)
    if code < SKIP:
        return may_plant(p, seat, (code - PLANT) // CELLS, (code - PLANT) % CELLS)
    if code < JOKER:
        return phase == (STEP_B if code == SKIP else CLOUDS if code == COLLECT else STEP_C)
    if code < RECOVER:
        return p.clouds[seat] >= JOKER_PRICE and code - JOKER != p.joker
    if code < AGAIN:
        spot = p.facts.spot_at[code - RECOVER]
        return spot >= 0 and may_recover(p, seat, spot)
    if code == AGAIN:
        return may_go_again(p, seat)
    return phase == THE_END


# ---------------------------------------------------------------------- making a move


def step(p: RenaturePosition, seat: i64, code: i64) -> None:
    if code >= PLAY:
        play(p, seat, (code - PLAY) // p.facts.way_count, (code - PLAY) % p.facts.way_count)
    elif code < PLANT:
        discard(p, seat, code - DISCARD)
    elif code < SKIP:
        plant(p, seat, (code - PLANT) // CELLS, p.facts.spot_at[(code - PLANT) % CELLS])
    elif code == SKIP:
        p.phase = STEP_C
    elif code == COLLECT:
        collect(p, seat)
    elif code == SCORE:
        score(p, seat)
    elif code < RECOVER:
        p.clouds[seat] -= JOKER_PRICE
        p.joker = code - JOKER
    elif code < AGAIN:
        recover(p, seat, p.facts.spot_at[code - RECOVER])
    elif code == AGAIN:
        p.clouds[seat] -= AGAIN_PRICE
        start_turn(p, seat)
    else:
        finish(p, seat)


def start_turn(p: RenaturePosition, seat: i64) -> None:
    p.turn = seat
    p.way = -1
    p.phase = STEP_A


def finish(p: RenaturePosition, seat: i64) -> None:
    """The next player clockwise who has dominoes; when nobody has, the game is over and the backs of taken tokens show."""
    for i in range(i64(1), p.players + 1):
        other = (seat + i) % p.players
        if p.held[other]:
            start_turn(p, other)
            return
    p.ended = 1
    p.way = -1
    p.shown = p.shown[:]
    for area in range(AREAS):
        if p.holder[area]:
            p.shown[area] = p.backs[area]
