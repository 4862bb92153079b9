"""A tree search over what a seat may know, for any number of players and for turns of many small decisions.

Every simulation plays in a world of its own, dealt from the view: down the tree, which holds the moves that were tried and not the
worlds, to a move that was not tried before; then the position reached is valued for all seats, and every move on the way remembers what
came of it for the seat that made it (Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search", 2012).  A move
that is legal in some worlds only is compared with the others by how often it was *offered*, not by how often its place was
reached.  A place is known by the moves that lead there and by who is to move, which may differ from world to world.

Two ways of valuing, and of bringing moves in:

*   *By playing*: the game is rolled to its end.  As simulations are cheap and say little, a place opens its moves one by one, drawn by
    lot, the more the oftener it is reached.
*   *By features*: the features of the game judge.  They also judge every move when its place is reached for the second time; that is
    its first value, and the nearer it is to the best the sooner it is tried again.  Within a turn nobody interferes: a move is worth what
    the best one after it is worth, and where moves made in another order lead to what is alike, the tree goes on as one.

The tree is kept in arrays: places, and moves that hang from a place in order of their codes, as a chain.  It grows to a fixed size at most,
and thinking can be stopped and taken up again at any simulation: to think twice is to think once for as long.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from hedgerow.bots.budget import Budget
from hedgerow.core.advice import NEVER, Advice
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position

NOBODY: Final[i64] = -1
FIRST: Final[i64] = 256  # room at the beginning, then doubled
MOST: Final[i64] = 1 << 19  # moves in the tree; then it grows no more
DEEPEST: Final[i64] = 400  # moves from the root
ENDLESS: Final = 1e18

OPEN: Final[i64] = 4  # a place that was reached n times has opened about the root of so many times n
PLAYED: Final = 0.12  # how much untried moves are worth trying, as a share of how far values lie apart: by playing ...
JUDGED: Final = 0.12  # ... and by features
NEAR: Final = 2000.0  # a move that is behind by so much, in thousandths of a point, is worth half as much trying
TRUST: Final = 1.0  # for how many tries the guess of the features counts
NEW: Final[i64] = 64  # moves that are judged at one visit


@final
class Tree:
    """The tree over the moves after one view."""

    advice: Advice
    view: Position
    seat: i64
    playing: bool  # are positions valued by playing?
    rng: Rng
    seats: i64
    root: i64
    valued: bool  # was anything valued yet?
    low: i64  # the least and the greatest value for the seat so far
    high: i64
    # Of places:
    places: i64
    actor: vec[i64]  # who is to move
    twin: vec[i64]  # the place of another actor after the same move, or NOBODY
    first: vec[i64]  # its first move in the tree, or NOBODY
    reached: vec[i64]
    # Of moves:
    moves: i64
    code: vec[i64]
    after: vec[i64]  # the next move from the same place, or NOBODY
    leads: vec[i64]  # the place it leads to, or NOBODY
    tries: vec[i64]
    offered: vec[i64]
    total: vec[i64]  # of the values it came to
    guess: vec[i64]  # what the features made of it
    mark: vec[i64]  # what positions in the middle of a turn share that are alike, or NEVER
    worth: vec[i64]  # what it is taken to be worth
    alike: dict[int, int]  # places by what their positions share, so that moves made in another order lead to the same one
    # Of the simulation that is running:
    way: vec[i64]  # the moves made
    who: vec[i64]  # by whom
    where: vec[i64]  # and from which places
    out: vec[i64]
    here: vec[i64]  # the moves of the tree that are legal here
    worths: vec[i64]

    def __init__(self, advice: Advice, view: Position, seat: i64, playing: bool, rng: Rng) -> None:
        self.advice = advice
        self.view = view
        self.seat = seat
        self.playing = playing
        self.rng = rng
        self.seats = view.seats()
        self.valued = False
        self.low = 0
        self.high = 0
        self.places = 0
        self.actor = room(FIRST)
        self.twin = room(FIRST)
        self.first = room(FIRST)
        self.reached = room(FIRST)
        self.moves = 0
        self.code = room(FIRST)
        self.after = room(FIRST)
        self.leads = room(FIRST)
        self.tries = room(FIRST)
        self.offered = room(FIRST)
        self.total = room(FIRST)
        self.guess = room(FIRST)
        self.mark = room(FIRST)
        self.worth = room(FIRST)
        self.alike = {}
        self.way = room(DEEPEST)
        self.who = room(DEEPEST)
        self.where = room(DEEPEST)
        self.out = view.buffer()
        self.here = room(i64(len(self.out)))
        self.worths = room(self.seats)
        self.root = self.place(seat)

    # ------------------------------------------------------------------ thinking

    def think(self, budget: Budget) -> None:
        """Goes on for as many simulations, or as long, as the budget has left, and for one at least."""
        while True:
            self.simulate()
            budget.judged += 1
            if budget.spent() >= 1.0:
                return

    def simulate(self) -> None:
        world = self.view.deal(int(self.seat), self.rng)
        depth: i64 = 0
        place = self.root
        actor = self.seat
        while True:
            move = self.opened(place, actor, world) if self.playing else self.judged(place, actor, world)
            if move == NOBODY:
                break
            world.step(actor, self.code[move])
            self.way[depth] = move
            self.who[depth] = actor
            self.where[depth] = place
            depth += 1
            actor = world.actor()
            if self.tries[move] == 0 or actor < 0 or depth == DEEPEST:
                break
            place = self.led(move, actor)
            if place == NOBODY:
                break
        self.value(world)
        self.remember(depth)

    def remember(self, depth: i64) -> None:
        """Tells all moves on the way what came of them, the last one first."""
        worths = self.worths
        for i in range(depth - 1, i64(-1), -1):
            move = self.way[i]
            self.tries[move] += 1
            self.total[move] += worths[self.who[i]]
            if self.playing:
                continue
            best = NOBODY
            if i + 1 < depth and self.who[i + 1] == self.who[i] and self.mark[move] != NEVER:
                follower = self.first[self.where[i + 1]]
                while follower != NOBODY:
                    if self.tries[follower] and (best == NOBODY or self.worth[follower] > self.worth[best]):
                        best = follower
                    follower = self.after[follower]
            if best != NOBODY:
                self.worth[move] = self.worth[best]
            else:
                mean = (float(self.total[move]) + TRUST * float(self.guess[move])) / (float(self.tries[move]) + TRUST)
                self.worth[move] = i64(mean)

    def value(self, world: Position) -> None:
        """What this world comes to for every seat."""
        worths = self.worths
        if self.playing:
            world.roll(self.rng, self.out)
        self.advice.judge(world, worths)
        mine = worths[self.seat]
        if not self.valued or mine < self.low:
            self.low = mine
        if not self.valued or mine > self.high:
            self.high = mine
        self.valued = True

    # ------------------------------------------------------------------ which way to go

    def opened(self, place: i64, actor: i64, world: Position) -> i64:
        """By playing: a move that is new here, or the one that promises most; NOBODY where the tree is full and knows none."""
        count = world.fill(actor, self.out)
        known = self.known(place, count)
        self.reached[place] += 1
        if known < count and known * known <= OPEN * self.reached[place]:
            move = self.add(place, self.unknown(place, count, self.rng.below(count - known)))
            if move != NOBODY:
                self.here[known] = move
                known += 1
        curious = PLAYED * float(self.high - self.low)
        best = NOBODY
        most = 0.0
        for i in range(known):
            move = self.here[i]
            self.offered[move] += 1
            tries = float(self.tries[move])
            if tries == 0.0:
                best = move
                most = ENDLESS
                continue
            worth = float(self.total[move]) / tries + curious * sqrt(sqrt(float(self.offered[move])) / tries)
            if best == NOBODY or worth > most:
                best, most = move, worth
        return best

    def judged(self, place: i64, actor: i64, world: Position) -> i64:
        """By features: the move that promises most, by what came of it and by what the features made of it.

        A move that was not tried yet is thought to come to less than it promises as those did that were: the others' answers are
        still missing in its guess."""
        count = world.fill(actor, self.out)
        known = self.known(place, count)
        if known < count:
            self.bring(place, actor, world, count, count - known)
            known = self.known(place, count)
        self.reached[place] += 1
        top: i64 = 0
        turned: i64 = 0
        tried: i64 = 0
        for i in range(known):
            move = self.here[i]
            if i == 0 or self.guess[move] > top:
                top = self.guess[move]
            turned += (self.worth[move] - self.guess[move]) * self.tries[move]
            tried += self.tries[move]
        sobering = float(turned) / float(tried) if turned < 0 else 0.0
        curious = JUDGED * float(self.high - self.low)
        best = NOBODY
        most = 0.0
        for i in range(known):
            move = self.here[i]
            self.offered[move] += 1
            hope = curious * NEAR / (NEAR + float(top - self.guess[move])) * sqrt(float(self.offered[move]))
            worth = float(self.worth[move]) + hope / (float(self.tries[move]) + 1.0)
            if self.tries[move] == 0:
                worth += sobering
            if best == NOBODY or worth > most:
                best, most = move, worth
        return best

    def bring(self, place: i64, actor: i64, world: Position, count: i64, lacking: i64) -> None:
        """Judges moves that are legal but not in the tree here; of very many some, drawn by lot."""
        many = lacking > NEW
        number = self.advice.turn(world)
        for _move in range(NEW if many else lacking):
            move = self.add(place, self.unknown(place, count, self.rng.below(lacking) if many else 0))
            if move == NOBODY:
                return
            lacking -= 1
            position = world.copy()
            position.step(actor, self.code[move])
            self.guess[move] = self.worth[move] = self.advice.worth(position, actor)
            if position.actor() == actor and self.advice.turn(position) == number:
                self.mark[move] = self.advice.likeness(position, actor)

    def known(self, place: i64, count: i64) -> i64:
        """Lists the moves of the tree that are among the legal ones, and returns how many; both are in order of their codes."""
        out, here, code = self.out, self.here, self.code
        found: i64 = 0
        i: i64 = 0
        move = self.first[place]
        while move != NOBODY:
            wanted = code[move]
            while i < count and out[i] < wanted:
                i += 1
            if i == count:
                break
            if out[i] == wanted:
                here[found] = move
                found += 1
            move = self.after[move]
        return found

    def unknown(self, place: i64, count: i64, number: i64) -> i64:
        """The code of the legal move with this number among those that are not in the tree."""
        out, code = self.out, self.code
        move = self.first[place]
        for i in range(count):
            while move != NOBODY and code[move] < out[i]:
                move = self.after[move]
            if move == NOBODY or code[move] != out[i]:
                if number == 0:
                    return out[i]
                number -= 1
        return NOBODY

    # ------------------------------------------------------------------ growing

    def place(self, actor: i64) -> i64:
        """A new place at which a seat is to move, or NOBODY when there is no more room."""
        made = self.places
        if made == MOST:
            return NOBODY
        if made == i64(len(self.actor)):
            self.actor = wider(self.actor)
            self.twin = wider(self.twin)
            self.first = wider(self.first)
            self.reached = wider(self.reached)
        self.actor[made] = actor
        self.twin[made] = NOBODY
        self.first[made] = NOBODY
        self.places += 1
        return made

    def led(self, move: i64, actor: i64) -> i64:
        """The place that a move leads to when this seat is to move there."""
        place = self.leads[move]
        while place != NOBODY and self.actor[place] != actor:
            place = self.twin[place]
        if place != NOBODY:
            return place
        mark = self.mark[move]
        if mark != NEVER and self.leads[move] == NOBODY and int(mark) in self.alike:
            place = self.alike[int(mark)]
            if self.actor[place] == actor:
                self.leads[move] = place
                return place
        place = self.place(actor)
        if place != NOBODY:
            self.twin[place] = self.leads[move]
            self.leads[move] = place
            if mark != NEVER:
                self.alike[int(mark)] = int(place)
        return place

    def add(self, place: i64, code: i64, before: i64 = NOBODY) -> i64:
        """A new move from a place, put where it belongs (behind `before` at least), or NOBODY when there is no more room."""
        made = self.moves
        if made == MOST:
            return NOBODY
        if made == i64(len(self.code)):
            self.code = wider(self.code)
            self.after = wider(self.after)
            self.leads = wider(self.leads)
            self.tries = wider(self.tries)
            self.offered = wider(self.offered)
            self.total = wider(self.total)
            self.guess = wider(self.guess)
            self.mark = wider(self.mark)
            self.worth = wider(self.worth)
        self.moves += 1
        self.code[made] = code
        self.leads[made] = NOBODY
        self.mark[made] = NEVER
        follower = self.first[place] if before == NOBODY else self.after[before]
        while follower != NOBODY and self.code[follower] < code:
            before = follower
            follower = self.after[follower]
        self.after[made] = follower
        if before == NOBODY:
            self.first[place] = made
        else:
            self.after[before] = made
        return made

    # ------------------------------------------------------------------ what came of it

    def best(self) -> i64:
        """The move that was tried most; among equals the one of which more came.  NOBODY before the first thought."""
        best = NOBODY
        move = self.first[self.root]
        while move != NOBODY:
            if self.tries[move] and (
                best == NOBODY
                or self.tries[move] > self.tries[best]
                or (self.tries[move] == self.tries[best] and self.total[move] > self.total[best])
            ):
                best = move
            move = self.after[move]
        return best

    def choice(self) -> i64:
        """The code of the best move."""
        best = self.best()
        return NOBODY if best == NOBODY else self.code[best]

    def count(self) -> i64:
        """How often the root was thought about."""
        return self.reached[self.root]

    def grown(self, code: i64, view: Position, rng: Rng) -> Tree | None:
        """The part of this tree behind a move, where the same seat goes on; None if nothing is known of that.

        It is copied, so that what can no longer happen takes no room."""
        move = self.first[self.root]
        while move != NOBODY and self.code[move] != code:
            move = self.after[move]
        place = NOBODY if move == NOBODY else self.leads[move]
        while place != NOBODY and self.actor[place] != self.seat:
            place = self.twin[place]
        if place == NOBODY:
            return None
        tree = Tree(self.advice, view, self.seat, self.playing, rng)
        tree.low, tree.high, tree.valued = self.low, self.high, self.valued
        olds = [int(place)]  # by the numbers of the new places
        news = {int(place): int(tree.root)}
        at: i64 = 0
        while at < i64(len(olds)):
            old: i64 = olds[at]
            tree.reached[at] = self.reached[old]
            last = NOBODY
            move = self.first[old]
            while move != NOBODY:
                made = tree.add(at, self.code[move], last)
                tree.tries[made] = self.tries[move]
                tree.offered[made] = self.offered[move]
                tree.total[made] = self.total[move]
                tree.guess[made] = self.guess[move]
                tree.worth[made] = self.worth[move]
                tree.mark[made] = self.mark[move]
                place = self.leads[move]
                while place != NOBODY:
                    if int(place) in news:
                        tree.leads[made] = news[int(place)]
                        break  # its twins have come along before
                    copied = tree.led(made, self.actor[place])
                    news[int(place)] = int(copied)
                    if copied == i64(len(olds)):
                        olds.append(int(place))
                    place = self.twin[place]
                last = made
                move = self.after[move]
            at += 1
        return tree


def room(size: i64) -> vec[i64]:
    return vec[i64]([0] * int(size))


def wider(items: vec[i64]) -> vec[i64]:
    """The same with twice the room."""
    size = i64(len(items))
    more = room(2 * size)
    for i in range(size):
        more[i] = items[i]
    return more
