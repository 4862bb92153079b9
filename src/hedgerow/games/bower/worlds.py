"""What is hidden in Bower, dealt as likely as it is for all its viewer knows.

Nearly always that is simple: everything unseen is shuffled.  The exception is a draw of bonus tiles in the middle of
which the discards were reshuffled.  Its first tiles are old: they came from the old stack, so they are none of the
discards that went into the new one.  Both players know which of these were the other's: who discarded them has seen
them, and who drew has seen all the rest.  They are barred from being old, in the draw and later among the discards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN
from hedgerow.games.bower.bonus import DRAW
from hedgerow.games.bower.facts import BONUS_KINDS, BONUS_TILES, COLUMN_COUNT, GOAL_COUNT, SCOUT_ASIDE, STACK_SIZE

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition


def imagine(p: BowerPosition, rng: Rng) -> None:
    """Goals, stacks and discards hold what the viewer has not seen."""
    viewer = p.viewer
    imagine_goals(p, viewer, rng)
    imagine_nest(p, rng)
    if not p.advanced:
        imagine_bonuses(p, viewer, rng)
    else:
        p.stack = vec[i64]([0] * int(BONUS_TILES))
        p.drawn = vec[i64]([0] * int(2 * DRAW))
        p.discards = vec[i64]([0] * int(2 * BONUS_KINDS))
        p.barred = vec[i64]([0] * int(2 * BONUS_KINDS))


# ---------------------------------------------------------------------- goals and nest tiles


def imagine_goals(p: BowerPosition, viewer: i64, rng: Rng) -> None:
    goals = p.revealed[:]
    aside = vec[i64]([-1, -1])
    if viewer >= 0:
        for column in range(COLUMN_COUNT):
            if goals[column] == HIDDEN:
                goals[column] = p.seen_goals[COLUMN_COUNT * viewer + column]
        for i in range(i64(2)):
            aside[i] = p.seen_aside[2 * viewer + i]
    known: i64 = 0
    for column in range(COLUMN_COUNT):
        if goals[column] != HIDDEN:
            known |= bit(goals[column])
    for i in range(i64(2)):
        if aside[i] != HIDDEN:
            known |= bit(aside[i])
    pool = vec[i64]([0] * int(GOAL_COUNT))
    size: i64 = 0
    for goal in range(GOAL_COUNT):
        if not known >> goal & 1:
            pool[size] = goal
            size += 1
    rng.shuffle(pool, 0, size)
    for column in range(COLUMN_COUNT):
        if goals[column] == HIDDEN:
            size -= 1
            goals[column] = pool[size]
    for i in range(i64(2)):
        if aside[i] == HIDDEN:
            size -= 1
            aside[i] = pool[size]
    p.goals = goals
    p.aside = aside
    share_goals(p)


def share_goals(p: BowerPosition) -> None:
    """Every seat knows the goals that face it and those it has scouted."""
    seen = vec[i64]([-1] * int(2 * COLUMN_COUNT))
    aside = vec[i64]([-1] * 4)
    for seat in range(i64(2)):
        for column in range(COLUMN_COUNT):
            if column % 2 == seat or p.peeked[seat] >> column & 1:
                seen[COLUMN_COUNT * seat + column] = p.goals[column]
        if p.used[BONUS_KINDS * seat + SCOUT_ASIDE]:
            for i in range(i64(2)):
                aside[2 * seat + i] = p.aside[i]
    p.seen_goals = seen
    p.seen_aside = aside


def imagine_nest(p: BowerPosition, rng: Rng) -> None:
    nest = vec[i64]([-1] * int(STACK_SIZE))
    at = p.dealt
    for tile in range(i64(1), STACK_SIZE + 1):
        if not p.shown >> tile & 1:
            nest[at] = tile
            at += 1
    rng.shuffle(nest, p.dealt, STACK_SIZE)
    p.nest = nest


# ---------------------------------------------------------------------- bonus tiles


def imagine_bonuses(p: BowerPosition, viewer: i64, rng: Rng) -> None:
    """What was neither kept nor seen by the viewer lies in the stack, among the discards, or is just being drawn."""
    hidden = unseen(p, viewer)
    old = imagine_old(p, viewer, hidden, rng)
    pool = vec[i64]([0] * int(BONUS_TILES))
    size: i64 = 0
    for kind in range(i64(1), BONUS_KINDS):
        for _ in range(hidden[kind]):
            pool[size] = kind
            size += 1
    rng.shuffle(pool, 0, size)
    drawn = p.drawn[:]
    discards = p.discards[:]
    for seat in range(i64(2)):
        if seat == viewer:
            continue
        for i in range(DRAW):
            drawn[DRAW * seat + i] = 0
        for kind in range(BONUS_KINDS):
            discards[BONUS_KINDS * seat + kind] = 0
        given: i64 = 0
        rest = p.discarded[seat]
        if p.old and seat == p.mixer:
            for i in range(i64(2)):
                if old[i] and p.picked:
                    discards[BONUS_KINDS * seat + old[i]] += 1
                    rest -= 1
                elif old[i]:
                    drawn[DRAW * seat + given] = old[i]
                    given += 1
        if p.turn == seat:
            for i in range(given, p.drawing):
                size -= 1
                drawn[DRAW * seat + i] = pool[size]
        for _ in range(rest):
            size -= 1
            discards[BONUS_KINDS * seat + pool[size]] += 1
    stack = vec[i64]([-1] * int(BONUS_TILES))
    for i in range(size):
        stack[BONUS_TILES - size + i] = pool[i]
    p.drawn = drawn
    p.discards = discards
    p.stack = stack


def unseen(p: BowerPosition, viewer: i64) -> vec[i64]:
    """Bonus tiles, by kind, that are in play, not kept by anybody, and not known to the viewer."""
    count = vec[i64]([0] * int(BONUS_KINDS))
    for kind in range(i64(1), BONUS_KINDS):
        gone = p.used[kind] + p.used[BONUS_KINDS + kind] + p.declined[kind] + p.declined[BONUS_KINDS + kind]
        if viewer >= 0:
            gone += p.discards[BONUS_KINDS * viewer + kind]
        count[kind] = p.facts.in_play(kind, p.fair) - gone
    if p.kept:
        count[p.kept] -= 1
    if viewer >= 0:
        for i in range(DRAW):
            if p.drawn[DRAW * viewer + i]:
                count[p.drawn[DRAW * viewer + i]] -= 1
    return count


# ---------------------------------------------------------------------- a draw with a reshuffle in its middle


def imagine_old(p: BowerPosition, viewer: i64, hidden: vec[i64], rng: Rng) -> vec[i64]:
    """Takes the old tiles that the viewer has not seen out of what is hidden; 0 where there are fewer than two."""
    found = vec[i64]([0, 0, 0])  # two kinds, and whether the kept tile was old
    shared = vec[i64]([0] * int(2 * BONUS_KINDS))
    seen, p.barred = p.barred, shared
    if p.old == 0:
        return found
    barred = vec[i64]([0] * int(BONUS_KINDS))
    if viewer >= 0:
        for kind in range(BONUS_KINDS):
            barred[kind] = seen[BONUS_KINDS * viewer + kind]
    if viewer != p.mixer:
        find(p, barred, hidden, rng.below(find(p, barred, hidden, -1, found)), found)
        for i in range(i64(2)):
            if found[i]:
                hidden[found[i]] -= 1
        if viewer < 0:
            bar(p, found, barred, rng)
    for kind in range(BONUS_KINDS):
        shared[kind] = shared[BONUS_KINDS + kind] = barred[kind]
    return found


def find(p: BowerPosition, barred: vec[i64], hidden: vec[i64], ticket: i64, found: vec[i64]) -> i64:
    """Counts the ways in which old tiles can lie, or says which they are in way number `ticket`.

    Every arrangement in which no barred tile is old is as likely as any other, and which of the tiles drawn was kept
    tells nothing.  When the kept one was old, one more of the places that are not old is filled from what is hidden.
    """
    scale = shares(p, barred)
    places, drawn = -p.old, i64(0)
    for kind in range(i64(1), BONUS_KINDS):
        places += hidden[kind]
        drawn += p.loose[kind]
    drawn = min(drawn, DRAW)
    count: i64 = 0
    for kept_old in range(i64(2)):
        ways: i64 = 1
        if p.picked and kept_old:
            ways = p.old * (places + 1) * free(p, barred, p.picked, 0, scale)
        elif p.picked:
            ways = drawn - p.old
        elif kept_old:
            break
        left = p.old - kept_old
        for first in range(BONUS_KINDS):
            before: i64 = 1 if kept_old and first == p.picked else 0
            once = ways * lot(p, barred, hidden, first, left > 0, before, 0, scale)
            if once == 0:
                continue
            for second in range(BONUS_KINDS):
                again: i64 = 1 if second == first else 0
                before = again + (1 if kept_old and second == p.picked else 0)
                count += once * lot(p, barred, hidden, second, left > 1, before, again, scale)
                if 0 <= ticket < count:
                    found[0] = first
                    found[1] = second
                    found[2] = kept_old
                    return count
    return count


def lot(p: BowerPosition, barred: vec[i64], hidden: vec[i64], kind: i64, wanted: bool, before: i64, again: i64, scale: i64) -> i64:
    """In how many ways the next old tile is one of this kind (0: there is none)."""
    if not wanted or kind == 0:
        return 1 if kind == 0 and not wanted else 0
    return (hidden[kind] - again) * free(p, barred, kind, before, scale)


def free(p: BowerPosition, barred: vec[i64], kind: i64, before: i64, scale: i64) -> i64:
    """How likely, out of `scale`, a tile of this kind is not barred, when so many others of it are not.

    Of two alike, one barred, nobody can tell which he sees later on."""
    if p.loose[kind] <= before:
        return 0
    return scale * (p.loose[kind] - barred[kind] - before) // (p.loose[kind] - before)


def shares(p: BowerPosition, barred: vec[i64]) -> i64:
    """A number that all such likelihoods are whole parts of."""
    scale: i64 = 1
    for kind in range(i64(1), BONUS_KINDS):
        if 0 < barred[kind] < p.loose[kind]:
            scale *= p.loose[kind] * (p.loose[kind] - 1)
    return scale


def bar(p: BowerPosition, found: vec[i64], barred: vec[i64], rng: Rng) -> None:
    """For who has seen none of them, any of the tiles reshuffled may have been the opponent's discards."""
    counts = p.loose[:]
    counts[found[0]] -= 1
    counts[found[1]] -= 1
    if found[2]:
        counts[p.picked] -= 1
    pool = vec[i64]([0] * int(BONUS_TILES))
    size: i64 = 0
    for kind in range(i64(1), BONUS_KINDS):
        for _ in range(counts[kind]):
            pool[size] = kind
            size += 1
    rng.shuffle(pool, 0, size)
    for i in range(p.barring):
        barred[pool[i]] += 1
