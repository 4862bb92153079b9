"""What is impossible in a position of Bower."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import count
from hedgerow.core.position import HIDDEN
from hedgerow.games.bower.bonus import DRAW
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, BONUS_TILES, GOALS, LIMIT, OBJECTS, OPEN_TILES, SCOUT_ASIDE, STACK_SIZE, WHOLE
from hedgerow.games.bower.moves import BONUSES, COLUMNS
from hedgerow.games.bower.nest import built, middle
from hedgerow.games.bower.phases import CHOOSING, COVERING, ENDED, KEEPING

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition


def fault_in(p: BowerPosition) -> str | None:
    return goals(p) or nest_tiles(p) or cells(p) or extras(p) or bonus_tiles(p) or turns(p)


def goals(p: BowerPosition) -> str | None:
    """The eight goals lie in the columns and aside, and nobody knows anything else."""
    if sorted([*p.goals, *p.aside]) != list(range(len(GOALS))):
        return "the goals are not the eight of the box"
    for seat in (0, 1):
        for column in range(len(COLUMNS)):
            sees = column % 2 == seat or p.peeked[seat] >> column & 1
            if p.seen_goals[len(COLUMNS) * seat + column] != (p.goals[column] if sees else HIDDEN):
                return f"seat {seat} knows something wrong about column {COLUMNS[column]}"
        scouted = p.used[BONUS_KINDS * seat + SCOUT_ASIDE] > 0
        if list(p.seen_aside[2 * seat : 2 * seat + 2]) != (list(p.aside) if scouted else [HIDDEN, HIDDEN]):
            return f"seat {seat} knows something wrong about the goals set aside"
    if list(p.revealed) != (list(p.goals) if p.phase == ENDED else [HIDDEN] * len(COLUMNS)):
        return "goals are revealed at the end and not before"
    return None


def nest_tiles(p: BowerPosition) -> str | None:
    """Every nest tile is in the stack, or was shown and lies in one place at most."""
    stack = list(p.nest[p.dealt :])
    if any(p.shown >> tile & 1 for tile in stack) or len(set(stack)) != STACK_SIZE - p.dealt or count(p.shown) != p.dealt:
        return "a tile of the stack was shown"
    open_tiles = [tile for tile in p.display if tile] + ([p.cover] if p.cover else [])
    open_tiles += [tile for seat in (0, 1) for tile in range(1, STACK_SIZE + 1) if p.hands[seat] >> tile & 1]
    if len(set(open_tiles)) != len(open_tiles) or not all(p.shown >> tile & 1 for tile in open_tiles):
        return "a nest tile is in two places"
    if any(p.given[seat] and not p.hands[seat] >> p.given[seat] & 1 for seat in (0, 1)):
        return "a given tile is not in the hand"
    if (p.cover != 0) != (p.phase == COVERING):
        return "a cover tile lies about"
    return None


def cells(p: BowerPosition) -> str | None:
    """A cell is of one terrain, and what lies on no cell does not lie anywhere."""
    for seat in (0, 1):
        grounds = list(p.terrain[4 * seat : 4 * seat + 4])
        if sum(count(ground) for ground in grounds) != count(built(p, seat)) or built(p, seat) & ~WHOLE[p.advanced]:
            return f"the cells of seat {seat} overlap or leave the nest"
        if count(built(p, seat)) > 2 * (p.turns[seat] + 1) or count(built(p, seat)) % 2:
            return f"seat {seat} has built too many cells, or half a tile"
        for cell in range(BITS):
            if p.contents[BITS * seat + cell] and not built(p, seat) >> cell & 1:
                return f"seat {seat} has objects beside its tiles"
            if not 0 <= p.contents[BITS * seat + cell] < 32 ** len(OBJECTS):
                return f"seat {seat} has impossible objects on a cell"
    return None


def extras(p: BowerPosition) -> str | None:
    """Branch and tokens lie on built cells."""
    for seat in (0, 1):
        branch = p.branches[seat]
        if branch and (count(branch) != 2 or branch & ~built(p, seat) or not middle(branch) & WHOLE[p.advanced]):
            return f"the branch of seat {seat} does not link two built cells"
    for at in p.tokens:
        if at and not built(p, (at - 1) // BITS) >> (at - 1) % BITS & 1:
            return "a token lies on no tile"
    return None


def bonus_tiles(p: BowerPosition) -> str | None:
    """Every bonus tile of the game is in one place."""
    places = [kind for kind, number in enumerate(p.offer) for _ in range(number)]
    places += [p.kept] if p.kept else []
    for piles in (p.used, p.declined, p.discards):
        places += [i % BONUS_KINDS for i, number in enumerate(piles) for _ in range(number)]
    if p.advanced:
        if len(places) != OPEN_TILES or p.drawing or p.stacked:
            return f"there are {len(places)} of {OPEN_TILES} bonus tiles"
        box = p.facts.bonus_tiles(p.fair)
        return next((f"there are too many {BONUSES[kind - 1]}" for kind in places if places.count(kind) > box.count(kind)), None)
    places += [kind for kind in p.drawn if kind]
    places += list(p.stack[BONUS_TILES - p.stacked :])
    if sorted(places) != p.facts.bonus_tiles(p.fair):
        return "the bonus tiles are not those of the box"
    for seat in (0, 1):
        if sum(p.discards[BONUS_KINDS * seat : BONUS_KINDS * (seat + 1)]) != p.discarded[seat]:
            return f"the discards of seat {seat} have lost count"
        drawn = p.drawn[DRAW * seat : DRAW * (seat + 1)]
        if sum(1 for kind in drawn if kind) != (p.drawing if seat == p.turn else 0):
            return f"seat {seat} has drawn bonus tiles out of turn"
    return None


def turns(p: BowerPosition) -> str | None:
    """Nobody has more turns than the mode allows, and the game ends when both have had all."""
    limit = LIMIT[p.advanced]
    if max(p.turns) > limit or (min(p.turns) == limit) != (p.phase == ENDED):
        return f"the turns are {list(p.turns)}"
    if (p.kept != 0) != (p.phase == CHOOSING) or (p.drawing != 0) != (p.phase == KEEPING and not p.advanced):
        return "a bonus tile waits without reason"
    return None
