"""A position of Bower: its fields and who sees them, masks and deals."""

from __future__ import annotations

from typing import Any, Final, final

from hedgerow.core.bits import bit
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy
from hedgerow.games.bower import rules, scoring
from hedgerow.games.bower.bonus import DRAW
from hedgerow.games.bower.facts import (
    BITS,
    BONUS_KINDS,
    BONUS_TILES,
    COLUMN_COUNT,
    GOAL_COUNT,
    GROUNDS,
    SCOUT_ASIDE,
    STACK_SIZE,
    Facts,
)
from hedgerow.games.bower.scoring import has_rainbow, shells, whole

SECRECY: Final = Secrecy(
    advanced=PUBLIC,
    fair=PUBLIC,
    phase=PUBLIC,
    turn=PUBLIC,
    doubled=PUBLIC,
    dealt=PUBLIC,
    shown=PUBLIC,
    stacked=PUBLIC,
    drawing=PUBLIC,
    kept=PUBLIC,
    token=PUBLIC,
    cover=PUBLIC,
    crossed=PUBLIC,
    turns=PUBLIC,
    display=PUBLIC,
    hands=PUBLIC,
    twins=PUBLIC,
    given=PUBLIC,
    terrain=PUBLIC,
    contents=PUBLIC,
    joints=PUBLIC,
    branches=PUBLIC,
    tokens=PUBLIC,
    offer=PUBLIC,
    used=PUBLIC,
    declined=PUBLIC,
    discarded=PUBLIC,
    peeked=PUBLIC,
    revealed=PUBLIC,
    goals=SECRET,
    aside=SECRET,
    nest=SECRET,
    stack=SECRET,
    seen_goals=OWNER,
    seen_aside=OWNER,
    drawn=OWNER,
    discards=OWNER,
)


@final
class BowerPosition(Position):
    facts: Facts
    advanced: i64  # 1 in the advanced nest
    fair: i64  # 1 in the fair game
    phase: i64  # the decision that is due, see phases.py
    turn: i64  # whose turn it is
    doubled: i64  # 1: the next player takes two turns; 2: this is the first of them
    dealt: i64  # nest tiles that have left the stack
    shown: i64  # which tiles these were, as bits
    stacked: i64  # bonus tiles in the stack
    drawing: i64  # bonus tiles drawn to choose one of
    kept: i64  # the bonus tile to be used or declined, 0 otherwise
    token: i64  # the kind of token to be attached, 0 otherwise
    cover: i64  # the drawn tile to cover with, 0 otherwise
    crossed: i64  # where X lies: 1 + its number in the vocabulary; 0 nowhere
    turns: vec[i64]  # turns each seat has had
    display: vec[i64]  # the three places of the display, 0 where no tile lies
    hands: vec[i64]  # nest tiles and used nest bonus tiles in each hand, as bits
    twins: vec[i64]  # those that are there twice
    given: vec[i64]  # the tile each seat must place in its next turn, or 0; replaced, not written
    terrain: vec[i64]  # for each seat and terrain its cells, as bits
    contents: vec[i64]  # for each seat and bit of a cell the objects that lie there, see facts.py
    joints: vec[i64]  # for each seat the cells whose tile goes on below, and to the right
    branches: vec[i64]  # for each seat the two ends of the branch, as bits; replaced, not written
    tokens: vec[i64]  # where white flower, white feather and shells token lie: 1 + the place in contents; 0 nowhere; replaced, not written
    offer: vec[i64]  # advanced: open bonus tiles by kind; replaced, not written
    used: vec[i64]  # for each seat the bonus tiles used, by kind; replaced, not written
    declined: vec[i64]  # and those declined for good; replaced, not written
    discarded: vec[i64]  # how many of the bonus discards each seat has drawn; replaced, not written
    peeked: vec[i64]  # for each seat the columns it has peeked at, as bits; replaced, not written
    revealed: vec[i64]  # the goals, once the game is over; replaced, not written
    goals: vec[i64]  # what is asked for in each column
    aside: vec[i64]  # the two goals set aside
    nest: vec[i64]  # the stack of nest tiles, next drawn first, from `dealt` on
    stack: vec[i64]  # the stack of bonus tiles, next drawn first, at the end of the list
    seen_goals: vec[i64]  # for each seat the goals it knows, by column
    seen_aside: vec[i64]  # and those set aside
    drawn: vec[i64]  # for each seat the bonus tiles it has drawn to choose one of, 0 where none
    discards: vec[i64]  # for each seat the bonus tiles it has discarded, by kind

    def __init__(
        self,
        game: Any,
        facts: Facts,
        viewer: i64,
        key: vec[i64],
        shuffles: i64,
        advanced: i64,
        fair: i64,
        phase: i64,
        turn: i64,
        doubled: i64,
        dealt: i64,
        shown: i64,
        stacked: i64,
        drawing: i64,
        kept: i64,
        token: i64,
        cover: i64,
        crossed: i64,
        turns: vec[i64],
        display: vec[i64],
        hands: vec[i64],
        twins: vec[i64],
        given: vec[i64],
        terrain: vec[i64],
        contents: vec[i64],
        joints: vec[i64],
        branches: vec[i64],
        tokens: vec[i64],
        offer: vec[i64],
        used: vec[i64],
        declined: vec[i64],
        discarded: vec[i64],
        peeked: vec[i64],
        revealed: vec[i64],
        goals: vec[i64],
        aside: vec[i64],
        nest: vec[i64],
        stack: vec[i64],
        seen_goals: vec[i64],
        seen_aside: vec[i64],
        drawn: vec[i64],
        discards: vec[i64],
    ) -> None:
        super().__init__(game, viewer, key, shuffles)
        self.facts = facts
        self.advanced = advanced
        self.fair = fair
        self.phase = phase
        self.turn = turn
        self.doubled = doubled
        self.dealt = dealt
        self.shown = shown
        self.stacked = stacked
        self.drawing = drawing
        self.kept = kept
        self.token = token
        self.cover = cover
        self.crossed = crossed
        self.turns = turns
        self.display = display
        self.hands = hands
        self.twins = twins
        self.given = given
        self.terrain = terrain
        self.contents = contents
        self.joints = joints
        self.branches = branches
        self.tokens = tokens
        self.offer = offer
        self.used = used
        self.declined = declined
        self.discarded = discarded
        self.peeked = peeked
        self.revealed = revealed
        self.goals = goals
        self.aside = aside
        self.nest = nest
        self.stack = stack
        self.seen_goals = seen_goals
        self.seen_aside = seen_aside
        self.drawn = drawn
        self.discards = discards

    def copy(self) -> BowerPosition:
        return BowerPosition(
            self.game,
            self.facts,
            self.viewer,
            self.key,
            self.shuffles,
            self.advanced,
            self.fair,
            self.phase,
            self.turn,
            self.doubled,
            self.dealt,
            self.shown,
            self.stacked,
            self.drawing,
            self.kept,
            self.token,
            self.cover,
            self.crossed,
            self.turns[:],
            self.display[:],
            self.hands[:],
            self.twins[:],
            self.given,
            self.terrain[:],
            self.contents[:],
            self.joints[:],
            self.branches,
            self.tokens,
            self.offer,
            self.used,
            self.declined,
            self.discarded,
            self.peeked,
            self.revealed,
            self.goals,
            self.aside,
            self.nest,
            self.stack,
            self.seen_goals,
            self.seen_aside,
            self.drawn[:],
            self.discards,
        )

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> i64:
        return 2

    def actor(self) -> i64:
        return rules.actor(self)

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return rules.fill(self, seat, out)

    def allows(self, seat: i64, code: i64) -> bool:
        return rules.allows(self, seat, code)

    def step(self, seat: i64, code: i64) -> None:
        rules.step(self, seat, code)

    def tally(self, seat: i64, out: vec[i64]) -> None:
        scoring.tally(self, seat, out)

    def tie_break(self, seat: i64) -> list[int]:
        """The coloured shells in the nest; then more ordinary ones."""
        return [int(has_rainbow(self, seat, whole(self))), int(shells(self, seat, whole(self)))]

    # ------------------------------------------------------------------ dealing what is hidden

    def imagine(self, rng: Rng) -> None:
        """Goals, stacks and discards hold what the viewer has not seen."""
        viewer = self.viewer
        self.imagine_goals(viewer, rng)
        self.imagine_nest(rng)
        if not self.advanced:
            self.imagine_bonuses(viewer, rng)
        else:
            self.stack = vec[i64]([0] * int(BONUS_TILES))
            self.drawn = vec[i64]([0] * int(2 * DRAW))
            self.discards = vec[i64]([0] * int(2 * BONUS_KINDS))

    def imagine_goals(self, viewer: i64, rng: Rng) -> None:
        goals = self.revealed[:]
        aside = vec[i64]([-1, -1])
        if viewer >= 0:
            for column in range(COLUMN_COUNT):
                if goals[column] == HIDDEN:
                    goals[column] = self.seen_goals[COLUMN_COUNT * viewer + column]
            for i in range(i64(2)):
                aside[i] = self.seen_aside[2 * viewer + i]
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
        self.goals = goals
        self.aside = aside
        self.share_goals()

    def share_goals(self) -> None:
        """Every seat knows the goals that face it and those it has scouted."""
        seen = vec[i64]([-1] * int(2 * COLUMN_COUNT))
        aside = vec[i64]([-1] * 4)
        for seat in range(i64(2)):
            for column in range(COLUMN_COUNT):
                if column % 2 == seat or self.peeked[seat] >> column & 1:
                    seen[COLUMN_COUNT * seat + column] = self.goals[column]
            if self.used[BONUS_KINDS * seat + SCOUT_ASIDE]:
                for i in range(i64(2)):
                    aside[2 * seat + i] = self.aside[i]
        self.seen_goals = seen
        self.seen_aside = aside

    def imagine_nest(self, rng: Rng) -> None:
        nest = vec[i64]([-1] * int(STACK_SIZE))
        at = self.dealt
        for tile in range(i64(1), STACK_SIZE + 1):
            if not self.shown >> tile & 1:
                nest[at] = tile
                at += 1
        rng.shuffle(nest, self.dealt, STACK_SIZE)
        self.nest = nest

    def imagine_bonuses(self, viewer: i64, rng: Rng) -> None:
        """What was neither kept nor seen by the viewer lies in the stack, among the discards, or is just being drawn."""
        pool = vec[i64]([0] * int(BONUS_TILES))
        size: i64 = 0
        for kind in range(i64(1), BONUS_KINDS):
            for _ in range(self.unseen(viewer, kind)):
                pool[size] = kind
                size += 1
        rng.shuffle(pool, 0, size)
        drawn = self.drawn[:]
        discards = self.discards[:]
        for seat in range(i64(2)):
            if seat == viewer:
                continue
            for i in range(DRAW):
                drawn[DRAW * seat + i] = 0
            if self.turn == seat:
                for i in range(self.drawing):
                    size -= 1
                    drawn[DRAW * seat + i] = pool[size]
            for kind in range(BONUS_KINDS):
                discards[BONUS_KINDS * seat + kind] = 0
            for _ in range(self.discarded[seat]):
                size -= 1
                discards[BONUS_KINDS * seat + pool[size]] += 1
        stack = vec[i64]([-1] * int(BONUS_TILES))
        for i in range(size):
            stack[BONUS_TILES - size + i] = pool[i]
        self.drawn = drawn
        self.discards = discards
        self.stack = stack

    def unseen(self, viewer: i64, kind: i64) -> i64:
        """Bonus tiles of a kind that are in play, not kept by anybody, and not known to the viewer."""
        count = self.facts.in_play(kind, self.fair) - (1 if self.kept == kind else 0)
        for seat in range(i64(2)):
            count -= self.used[BONUS_KINDS * seat + kind] + self.declined[BONUS_KINDS * seat + kind]
        if viewer >= 0:
            count -= self.discards[BONUS_KINDS * viewer + kind]
            for i in range(DRAW):
                if self.drawn[DRAW * viewer + i] == kind:
                    count -= 1
        return count


def opening(
    game: Any,
    facts: Facts,
    key: vec[i64],
    shuffles: i64,
    advanced: i64,
    fair: i64,
    goals: vec[i64],
    aside: vec[i64],
    nest: vec[i64],
    bonuses: vec[i64],
) -> BowerPosition:
    """The position before the first move, given what chance decided; of the advanced game `bonuses` are the open ones."""
    two = vec[i64]([0, 0])
    kinds = [0] * int(BONUS_KINDS)
    stack = vec[i64]([0] * int(BONUS_TILES))
    offer = vec[i64](kinds)
    stacked: i64 = 0
    if advanced:
        for i in range(i64(len(bonuses))):
            offer[bonuses[i]] += 1
    else:
        stacked = len(bonuses)
        for i in range(stacked):
            stack[BONUS_TILES - stacked + i] = bonuses[i]
    shown: i64 = 0
    for i in range(i64(3)):
        shown |= bit(nest[i])
    position = BowerPosition(
        game,
        facts,
        -2,
        key,
        shuffles,
        advanced,
        fair,
        0,
        0,
        0,
        3,
        shown,
        stacked,
        0,
        0,
        0,
        0,
        0,
        two[:],
        nest[:3],
        two[:],
        two[:],
        two,
        vec[i64]([0] * int(2 * GROUNDS)),
        vec[i64]([0] * int(2 * BITS)),
        vec[i64]([0] * 4),
        two,
        vec[i64]([0] * 3),
        offer,
        vec[i64](kinds + kinds),
        vec[i64](kinds + kinds),
        two,
        two,
        vec[i64]([-1] * int(COLUMN_COUNT)),
        goals,
        aside,
        nest,
        stack,
        goals,
        aside,
        vec[i64]([0] * int(2 * DRAW)),
        vec[i64](kinds + kinds),
    )
    position.share_goals()
    return position


SECRECY.guard(BowerPosition)
