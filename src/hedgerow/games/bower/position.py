"""A position of Bower: its fields and who sees them, masks and deals."""

from __future__ import annotations

from typing import Any, Final, final

from hedgerow.core.bits import bit
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy
from hedgerow.games.bower import rules, scoring, worlds
from hedgerow.games.bower.bonus import DRAW
from hedgerow.games.bower.facts import (
    BITS,
    BONUS_KINDS,
    BONUS_TILES,
    COLUMN_COUNT,
    GROUNDS,
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
    old=PUBLIC,
    mixer=PUBLIC,
    picked=PUBLIC,
    barring=PUBLIC,
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
    loose=PUBLIC,
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
    barred=OWNER,
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
    old: i64  # bonus tiles of the old stack in the draw that the last reshuffle fell into, 0 if it began with the new one
    mixer: i64  # who made that draw
    picked: i64  # what was kept of it, 0 before
    barring: i64  # how many discards of the opponent went into that reshuffle
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
    loose: vec[i64]  # bonus tiles neither used nor declined at that reshuffle, by kind; replaced, not written
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
    barred: vec[i64]  # for each seat the discards counted in `barring`, by kind: both know them; replaced, not written

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
        old: i64,
        mixer: i64,
        picked: i64,
        barring: i64,
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
        loose: vec[i64],
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
        barred: vec[i64],
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
        self.old = old
        self.mixer = mixer
        self.picked = picked
        self.barring = barring
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
        self.loose = loose
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
        self.barred = barred

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
            self.old,
            self.mixer,
            self.picked,
            self.barring,
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
            self.loose,
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
            self.barred,
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

    def imagine(self, rng: Rng) -> None:
        worlds.imagine(self, rng)


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
        vec[i64](kinds),
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
        vec[i64](kinds + kinds),
    )
    worlds.share_goals(position)
    return position


SECRECY.guard(BowerPosition)
