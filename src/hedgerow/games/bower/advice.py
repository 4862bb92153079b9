"""What makes out the worth of a nest of Bower before all tiles lie.

Everything is a comparison, so what counts is by how much one is ahead, and whether that can still change: leads in a column
that is full on both sides are certain, all others are counted by their size.  What a masked position hides counts for nothing.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.advice import WHOLE, Advice
from hedgerow.core.bits import count, mix
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position
from hedgerow.games.bower.facts import (
    BONUS_KINDS,
    COLUMN_COUNT,
    EARTH,
    GEM,
    GROUNDS,
    LIMIT,
    NEST_KINDS,
    ORNAMENT_SHELLS,
    ORNAMENT_YELLOW,
    RAINBOW,
    SHELL,
    STACK_SIZE,
    STRIDE,
)
from hedgerow.games.bower.nest import around, built, column_of, group, how_many, weigh
from hedgerow.games.bower.phases import CHOOSING, ENDED, TAKING
from hedgerow.games.bower.position import BowerPosition
from hedgerow.games.bower.scoring import asked_among, known_goal, largest, of_colour, whole

FEATURES: Final = (
    "columns",
    "column_even",
    "column_shells",
    "column_ahead_1",
    "column_ahead_2",
    "column_ahead_3",
    "column_behind_1",
    "column_behind_2",
    "lone_object",
    "column_room",
    "group_even",
    "group_shells",
    "group_ahead_1",
    "group_ahead_2",
    "group_ahead_3",
    "group_behind_1",
    "group_behind_2",
    "group_shore",
    "ornaments",
    "ornament_lead",
    "column_gems_2",
    "column_gems_1",
    "group_gems_2",
    "group_gems_1",
    "bonus_in_hand",
    "goals_seen",
    "shells",
    "free_cells",
)

SURE: Final[i64] = 0
COLUMN_EVEN: Final[i64] = 1  # then: even with more shells; ahead by one, two, more; behind by one, two
LONE: Final[i64] = 8
COLUMN_ROOM: Final[i64] = 9
GROUP_EVEN: Final[i64] = 10
GROUP_SHORE: Final[i64] = 17
ORNAMENTS: Final[i64] = 18
ORNAMENT_LEAD: Final[i64] = 19
COLUMN_GEMS: Final[i64] = 20
GROUP_GEMS: Final[i64] = 22
BONUS: Final[i64] = 24
GOALS: Final[i64] = 25
SHELLS: Final[i64] = 26
FREE: Final[i64] = 27

AHEAD: Final[i64] = 2  # from "even"
BEHIND: Final[i64] = 5
FAR: Final[i64] = 3
ENOUGH: Final[i64] = 3  # gems for a bonus tile


@final
class BowerAdvice(Advice):
    def __init__(self) -> None:
        super().__init__(FEATURES)

    def features(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, BowerPosition)
        p = position
        for i in range(self.count):
            out[i] = 0
        mine = built(p, seat)
        yours = built(p, 1 - seat)
        columns(p, seat, whole(p) & ~mine, whole(p) & ~yours, out)
        for ground in range(EARTH):
            groups(p, seat, ground, whole(p) & ~mine, out)
        ornaments(p, seat, out)
        for kind in range(NEST_KINDS):
            if p.hands[seat] >> (STACK_SIZE + 1 + kind) & 1:
                out[BONUS] += 1
        out[FREE] = count(whole(p) & ~mine)

    def progress(self, position: Position) -> i64:
        assert isinstance(position, BowerPosition)
        if position.phase == ENDED:
            return WHOLE
        return WHOLE * (position.turns[0] + position.turns[1]) // (2 * LIMIT[position.advanced])

    def turn(self, position: Position) -> i64:
        assert isinstance(position, BowerPosition)
        return position.turns[0] + position.turns[1] if position.phase else -1 - count(position.hands[0] | position.hands[1])

    def mark(self, position: Position, seat: i64) -> i64:
        """The same nests, hands and bonus tiles are the same."""
        assert isinstance(position, BowerPosition)
        p = position
        mark = mix(p.hands[0] * 2 + p.twins[0], p.hands[1] * 2 + p.twins[1])
        mark = mix(mark, p.phase * 32 + p.kept)
        mark = mix(mark, p.crossed * 64 + p.doubled)
        for i in range(i64(3)):
            mark = mix(mark, p.display[i] * 1024 + p.tokens[i])
        for one in range(i64(2)):
            mark = mix(mark, p.branches[one] ^ p.given[one])
            for ground in range(GROUNDS):
                mark = mix(mark, p.terrain[one * GROUNDS + ground])
            for column in range(COLUMN_COUNT):
                mark = mix(mark, weigh(p, one, column_of(STRIDE * column) & whole(p)))
        return mark

    def share(self, position: Position, seat: i64) -> i64:
        """Where the tile goes has most ways to go wrong."""
        assert isinstance(position, BowerPosition)
        return WHOLE // 3 if position.phase <= TAKING or position.phase >= CHOOSING else WHOLE // 2


def columns(p: BowerPosition, seat: i64, free: i64, theirs: i64, out: vec[i64]) -> None:
    """Who has more of what each goal asks for, and the gems that bring bonus tiles."""
    for column in range(COLUMN_COUNT):
        cells = column_of(STRIDE * column) & whole(p)
        own, other = weigh(p, seat, cells), weigh(p, 1 - seat, cells)
        gems = how_many(own, GEM)
        if gems < ENOUGH and gems and free & cells:
            out[COLUMN_GEMS + ENOUGH - 1 - gems] += 1
        goal = known_goal(p, column)
        if goal == HIDDEN:
            continue
        out[GOALS] += 1
        mine, yours = asked_among(own, goal), asked_among(other, goal)
        more = tie(own, other)
        if (free | theirs) & cells == 0:
            if mine > yours or (mine == yours and mine and more > 0):
                out[SURE] += 2 if mine + yours == 1 else 1
            continue
        by_lead(mine - yours, mine, more, COLUMN_EVEN, out)
        if mine == 1 and yours == 0:
            out[LONE] += 1
        out[COLUMN_ROOM] += count(free & cells) - count(theirs & cells)


def tie(own: i64, other: i64) -> i64:
    """Who wins a tie between these objects: above zero the first."""
    if how_many(own, RAINBOW):
        return 1
    return -1 if how_many(other, RAINBOW) else how_many(own, SHELL) - how_many(other, SHELL)


def by_lead(lead: i64, mine: i64, more: i64, first: i64, out: vec[i64]) -> None:
    """Counts a comparison under its lead; even ones apart by shells, and not at all while both have nothing."""
    if lead == 0:
        if mine and more > 0:
            out[first + 1] += 1
        elif mine == 0 or more == 0:
            out[first] += 1
    elif lead > 0:
        out[first + AHEAD + (lead if lead < FAR else FAR) - 1] += 1
    elif lead > -FAR:
        out[first + BEHIND - lead - 1] += 1


def groups(p: BowerPosition, seat: i64, ground: i64, free: i64, out: vec[i64]) -> None:
    """The largest groups of a terrain, where they can grow, and the gems in all groups."""
    own, other = largest(p, seat, ground), largest(p, 1 - seat, ground)
    size = count(own)
    lead = size - count(other)
    more = tie(weigh(p, seat, own), weigh(p, 1 - seat, other)) if lead == 0 else 0
    by_lead(lead, size, more, GROUP_EVEN, out)
    shore = count(around(own) & free)
    out[GROUP_SHORE] += shore if shore < FAR else FAR
    rest = p.terrain[seat * GROUNDS + ground]
    while rest:
        cells = group(rest, p.branches[seat], rest & -rest)
        rest &= ~cells
        gems = how_many(weigh(p, seat, cells), GEM)
        if gems < ENOUGH and gems and around(cells) & free:
            out[GROUP_GEMS + ENOUGH - 1 - gems] += 1


def ornaments(p: BowerPosition, seat: i64, out: vec[i64]) -> None:
    """Ornament tiles and by how much they are fulfilled or not."""
    mine, yours = weigh(p, seat, whole(p)), weigh(p, 1 - seat, whole(p))
    out[SHELLS] = how_many(mine, SHELL) + 2 * how_many(mine, RAINBOW)
    for kind in range(ORNAMENT_YELLOW, ORNAMENT_SHELLS + 1):
        if p.used[BONUS_KINDS * seat + kind] == 0:
            continue
        if kind == ORNAMENT_SHELLS:
            lead = how_many(mine, SHELL) - how_many(yours, SHELL)
            if how_many(mine, RAINBOW):
                lead = FAR
            elif how_many(yours, RAINBOW):
                lead = -FAR
        else:
            lead = of_colour(mine, kind - ORNAMENT_YELLOW) - of_colour(yours, kind - ORNAMENT_YELLOW)
        if lead > 0:
            out[ORNAMENTS] += 1
        out[ORNAMENT_LEAD] += lead if -FAR < lead < FAR else FAR if lead > 0 else -FAR
