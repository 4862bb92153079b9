"""What makes out the worth of a landscape of Harmonies before it is finished.

Points now are one half of it, the other is what can still come: stacks that may grow, neighbours that are missing, and above all
the habitats of the cards above the board.  How far each of these is away is found on the whole board at once: `reach` holds, for
everything that a habitat asks for, the cells where it stands, and those where one, two or three tokens would make it.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.advice import POINT, PRIZE, WHOLE, Advice
from hedgerow.core.bits import count, mix
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position
from hedgerow.games.harmonies.facts import (
    ANIMALS,
    BUILDING,
    FIELD,
    KINDS,
    LONE_RED,
    LONGEST,
    MOUNTAIN1,
    MOUNTAIN2,
    MOUNTAIN3,
    TREE1,
    TREE2,
    TREE3,
    TRUNK1,
    TRUNK2,
    WATER,
)
from hedgerow.games.harmonies.position import HarmoniesPosition
from hedgerow.games.harmonies.rules import COLORS, FEW, ROOM, SPIRIT, frozen, having, occupied, shifted
from hedgerow.games.harmonies.scoring import around, fields, islands, mountains, river, spirit_points, tops, trees

FEATURES: Final = (
    "trees",
    "mountains",
    "fields",
    "buildings",
    "river",
    "islands",
    "animals",
    "spirit",
    "empty",
    "time",
    "trunk1",
    "trunk2",
    "mountain1",
    "mountain2",
    "lone_mountain",
    "lone_field",
    "lone_red",
    "house_needs_1",
    "house_needs_2",
    "stream",
    "channel",
    "shore",
    "habitats_ready",
    "habitats_1_away",
    "habitats_2_away",
    "habitats_3_away",
    "habitats_far",
    "cubes_to_come",
    "choice",
    "cards",
    "spirit_ready",
    "spirit_1_away",
    "spirit_2_away",
    "spirit_far",
    "blue_in_hand",
    "gray_in_hand",
    "brown_in_hand",
    "green_in_hand",
    "yellow_in_hand",
    "red_in_hand",
)

TREES: Final[i64] = 0
MOUNTAINS: Final[i64] = 1
FIELDS: Final[i64] = 2
BUILDINGS: Final[i64] = 3
RIVER: Final[i64] = 4
ISLANDS: Final[i64] = 5
CUBES: Final[i64] = 6
SPIRIT_POINTS: Final[i64] = 7
EMPTY_CELLS: Final[i64] = 8
TIME: Final[i64] = 9
ONE_TRUNK: Final[i64] = 10
TWO_TRUNKS: Final[i64] = 11
LOW: Final[i64] = 12
MIDDLE: Final[i64] = 13
LONE_MOUNTAIN: Final[i64] = 14
LONE_FIELD: Final[i64] = 15
RED: Final[i64] = 16
HOUSE_NEEDS: Final[i64] = 17  # one colour, and more than one
STREAM: Final[i64] = 19
CHANNEL: Final[i64] = 20
SHORE: Final[i64] = 21
READY: Final[i64] = 22
AWAY: Final[i64] = 23  # by one, two, three tokens, and farther
TO_COME: Final[i64] = 27
CHOICE: Final[i64] = 28
CARDS: Final[i64] = 29
SPIRIT_READY: Final[i64] = 30
IN_HAND: Final[i64] = 34  # tokens taken and not placed yet, by colour

CATEGORIES: Final = 7
STEPS: Final[i64] = 4  # none, one, two or three tokens missing
NEEDS: Final[i64] = 15  # kinds of stacks, and any building
WIDE: Final[i64] = 3  # of a choice of places no more than so many count


@final
class HarmoniesAdvice(Advice):
    reach: vec[i64]  # STEPS sets of cells for each thing a habitat may ask for
    found: vec[i64]  # the same for the habitat that is being looked for
    shown: vec[i64]  # the cells that show each colour on top
    points: vec[i64]  # by category

    def __init__(self) -> None:
        super().__init__(FEATURES, False)
        self.reach = vec[i64]([0] * int(NEEDS * STEPS))
        self.found = vec[i64]([0] * int(STEPS))
        self.shown = vec[i64]([0] * int(COLORS))
        self.points = vec[i64]([0] * CATEGORIES)

    def features(self, position: Position, seat: i64, out: vec[i64]) -> None:
        assert isinstance(position, HarmoniesPosition)
        p = position
        for i in range(self.count):
            out[i] = 0
        out[TREES] = trees(p, seat, None)
        out[MOUNTAINS] = mountains(p, seat, None)
        out[FIELDS] = fields(p, seat, None)
        if p.side:
            out[ISLANDS] = islands(p, seat, None)
        else:
            out[RIVER] = river(p, seat, None)
        free = p.board().whole & ~occupied(p, seat)
        out[EMPTY_CELLS] = count(free)
        out[TIME] = time_left(p)
        if p.turn % p.players == seat:
            for color in range(COLORS):
                out[IN_HAND + color] = p.held[color]
        fixed = frozen(p, seat)
        growing(p, seat, free, fixed, out)
        neighbours(p, seat, free, out)
        self.houses(p, seat, free, out)
        self.survey(p, seat, free, fixed)
        self.cards(p, seat, fixed, out)

    def progress(self, position: Position) -> i64:
        assert isinstance(position, HarmoniesPosition)
        if position.ended:
            return WHOLE
        return WHOLE - WHOLE * time_left(position) // position.board().size

    def turn(self, position: Position) -> i64:
        assert isinstance(position, HarmoniesPosition)
        return position.turn

    def mark(self, position: Position, seat: i64) -> i64:
        """The same stacks, cubes and tokens in hand are the same, however they came there."""
        assert isinstance(position, HarmoniesPosition)
        p = position
        mark = mix(p.animals[seat], p.spirit_cubes[seat])
        mark = mix(mark, p.taken * 4 + p.drafted * 2 + p.culled)
        for kind in range(KINDS):
            mark = mix(mark, p.stacks[seat * KINDS + kind])
        for color in range(COLORS):
            mark = mix(mark, p.held[color])
        for i in range(seat * ROOM, (seat + 1) * ROOM):
            mark = mix(mark, p.hand[i] * 8 + p.placed[p.hand[i]])
        return mark

    def share(self, position: Position, seat: i64) -> i64:
        """Which tokens to take deserves the most thought, then where they go."""
        assert isinstance(position, HarmoniesPosition)
        return WHOLE // 2 if not position.taken else WHOLE // 6

    def results(self, position: Position, worths: vec[i64]) -> None:
        """The points, and the prize for having the most; where two have as many, the long way."""
        best: i64 = 0
        shared = False
        for seat in range(position.seats()):
            worths[seat] = position.total(seat, self.points) * POINT
            if seat == 0:
                continue
            if worths[seat] == worths[best]:
                shared = True
            elif worths[seat] > worths[best]:
                best = seat
                shared = False
        if shared:
            super().results(position, worths)
        elif position.seats() > 1:
            worths[best] += PRIZE

    def houses(self, p: HarmoniesPosition, seat: i64, free: i64, out: vec[i64]) -> None:
        """Buildings, and how many colours each still needs beside it."""
        rest = having(p, seat, BUILDING)
        if rest == 0:
            return
        shown = self.shown
        for color in range(COLORS):
            shown[color] = tops(p, seat, color)
        while rest:
            cell = rest & -rest
            rest ^= cell
            beside = around(cell)
            colors: i64 = 0
            for color in range(COLORS):
                if beside & shown[color]:
                    colors += 1
            if colors >= 3:
                out[BUILDINGS] += 5
            elif count(beside & free) >= 3 - colors:
                out[HOUSE_NEEDS if colors == 2 else HOUSE_NEEDS + 1] += 1

    # ------------------------------------------------------------------ habitats

    def survey(self, p: HarmoniesPosition, seat: i64, free: i64, fixed: i64) -> None:
        """Where everything that a habitat asks for stands, or could stand with so many tokens more."""
        reach = self.reach
        at = seat * KINDS
        for kind in range(KINDS):
            reach[kind * STEPS] = p.stacks[at + kind]
        reach[BUILDING * STEPS] = having(p, seat, BUILDING)
        gray1 = p.stacks[at + MOUNTAIN1] & ~fixed
        brown1 = p.stacks[at + TRUNK1] & ~fixed
        reach[WATER * STEPS + 1] = free
        reach[FIELD * STEPS + 1] = free
        reach[MOUNTAIN1 * STEPS + 1] = free
        reach[MOUNTAIN2 * STEPS + 1] = gray1
        reach[MOUNTAIN2 * STEPS + 2] = free
        reach[MOUNTAIN3 * STEPS + 1] = p.stacks[at + MOUNTAIN2] & ~fixed
        reach[MOUNTAIN3 * STEPS + 2] = gray1
        reach[MOUNTAIN3 * STEPS + 3] = free
        reach[TREE1 * STEPS + 1] = free
        reach[TREE2 * STEPS + 1] = brown1
        reach[TREE2 * STEPS + 2] = free
        reach[TREE3 * STEPS + 1] = p.stacks[at + TRUNK2] & ~fixed
        reach[TREE3 * STEPS + 2] = brown1
        reach[TREE3 * STEPS + 3] = free
        reach[BUILDING * STEPS + 1] = gray1 | brown1 | p.stacks[at + LONE_RED] & ~fixed
        reach[BUILDING * STEPS + 2] = free

    def look_for(self, p: HarmoniesPosition, card: i64, fixed: i64) -> None:
        """Fills `found` with the cells where the next cube of a card may go after no, one, two and three tokens more."""
        facts = p.facts
        reach = self.reach
        found = self.found
        here = facts.need[card] * STEPS
        start0 = reach[here] & ~fixed
        start1 = reach[here + 1]
        start2 = reach[here + 2]
        start3 = reach[here + 3]
        now: i64 = 0
        one: i64 = 0
        two: i64 = 0
        three: i64 = 0
        others = facts.others[card]
        at = facts.habitat_at[card]
        for _turned in range(i64(6)):
            a, b, c, d = start0, start1, start2, start3
            for _other in range(others):
                need = facts.habitat[at] * STEPS
                shift = facts.habitat[at + 1]
                at += 2
                e = shifted(reach[need], shift)
                f = shifted(reach[need + 1], shift)
                g = shifted(reach[need + 2], shift)
                d = d & e | c & f | b & g | a & shifted(reach[need + 3], shift)
                c = c & e | b & f | a & g
                b = b & e | a & f
                a = a & e
            now |= a
            one |= b
            two |= c
            three |= d
        found[0] = now
        found[1] = one & ~now
        found[2] = two
        found[3] = three

    def cards(self, p: HarmoniesPosition, seat: i64, fixed: i64, out: vec[i64]) -> None:
        """What the cards have brought, and what they may bring yet."""
        found = self.found
        ladder = p.facts.ladder
        for i in range(seat * ROOM, (seat + 1) * ROOM):
            card = p.hand[i]
            if card == 0:
                break
            out[CARDS] += 1
            self.look_for(p, card, fixed)
            if card >= SPIRIT:
                worth = spirit_points(p, seat, card, None)
                step: i64 = 0
                while step < STEPS - 1 and found[step] == 0:
                    step += 1
                out[SPIRIT_READY + step] += worth + 4
                continue
            rung = card * LONGEST + p.placed[card]
            last = card * LONGEST + p.facts.cubes[card]
            out[CUBES] += ladder[rung]
            ready = count(found[0])
            top = rung + ready if rung + ready < last else last
            out[READY] += ladder[top] - ladder[rung]
            if top == last:
                continue
            gain = ladder[top + 1] - ladder[top]
            if found[1]:
                out[AWAY] += gain
                places = count(found[1])
                out[CHOICE] += places if places < WIDE else WIDE
            elif found[2]:
                out[AWAY + 1] += gain
            elif found[3]:
                out[AWAY + 2] += gain
            else:
                out[AWAY + 3] += gain
            out[TO_COME] += ladder[last] - ladder[top + 1]
        done = p.completed[seat]
        if done:
            for card in range(i64(1), i64(ANIMALS + 1)):
                if done >> card & 1:
                    out[CUBES] += ladder[card * LONGEST + p.placed[card]]
            if p.chosen[seat] and done >> p.chosen[seat] & 1:
                out[SPIRIT_POINTS] = spirit_points(p, seat, p.chosen[seat], None)


def time_left(p: HarmoniesPosition) -> i64:
    """How many cells the fullest board still has before it ends the game, or what the bag has left for each."""
    whole = p.board().whole
    least = p.board().size
    for seat in range(p.players):
        free = count(whole & ~occupied(p, seat))
        if free < least:
            least = free
    least -= FEW
    bag = (p.facts.bag_size - p.drawn) // (3 * p.players if p.players == 1 else p.players)
    if bag < least:
        least = bag
    return least if least > 0 else 0


def growing(p: HarmoniesPosition, seat: i64, free: i64, fixed: i64, out: vec[i64]) -> None:
    """Stacks on which more may be put."""
    at = seat * KINDS
    out[ONE_TRUNK] = count(p.stacks[at + TRUNK1] & ~fixed)
    out[TWO_TRUNKS] = count(p.stacks[at + TRUNK2] & ~fixed)
    out[LOW] = count(p.stacks[at + MOUNTAIN1] & ~fixed)
    out[MIDDLE] = count(p.stacks[at + MOUNTAIN2] & ~fixed)
    out[RED] = count(p.stacks[at + LONE_RED] & ~fixed)
    blue = p.stacks[at + WATER]
    out[CHANNEL if p.side else STREAM] = count(blue)
    shore = count(around(blue) & free)
    out[SHORE] = shore if shore < WIDE else WIDE


def neighbours(p: HarmoniesPosition, seat: i64, free: i64, out: vec[i64]) -> None:
    """What counts for nothing yet because of what is missing beside it."""
    at = seat * KINDS
    every = p.stacks[at + MOUNTAIN1] | p.stacks[at + MOUNTAIN2] | p.stacks[at + MOUNTAIN3]
    lone = every & ~around(every) & around(free)
    out[LONE_MOUNTAIN] = (
        count(lone & p.stacks[at + MOUNTAIN1]) + 3 * count(lone & p.stacks[at + MOUNTAIN2]) + 7 * count(lone & p.stacks[at + MOUNTAIN3])
    )
    yellow = p.stacks[at + FIELD]
    out[LONE_FIELD] = count(yellow & ~around(yellow) & around(free))
