"""Search: whole turns are planned, and the best plans are tried out in many possible worlds.

1.  *Planning.*  A beam looks through the own turn in a world dealt from the view, ever wider.  What it finds are plans: the moves up to
    the end of the turn, or to the first moment at which something unknown comes to light.
2.  *Trying.*  Each plan is played in the same dealt worlds: what is left of the own turn, the others' turns, the own next turns, all by a
    narrow beam; then the features judge.  After every few worlds the weaker half of the plans drops out.

A plan stays in mind: when the next decision finds just the position that was foreseen, it goes on from the plans that began so.
The count of thoughts is the count of positions judged; under a count the same seed gives the same moves.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.bots.budget import Budget
from hedgerow.bots.turn import Beam, Line
from hedgerow.core.advice import Advice
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position

NARROW: Final[i64] = 4  # the first width of the beam, then doubled
ENDLESS: Final = 1e9  # limit of a beam that must come to its end, whatever is left of the budget


@final
class Plan:
    """Moves of a seat, and what came of them."""

    moves: list[int]
    whole: bool  # does it reach the end of the turn?
    guess: i64  # the worth there
    tries: i64
    total: float
    standing: float

    def __init__(self, moves: list[int], whole: bool, guess: i64) -> None:
        self.moves = moves
        self.whole = whole
        self.guess = guess
        self.tries = 0
        self.total = 0.0
        self.standing = 0.0

    def told(self, worth: i64) -> None:
        self.tries += 1
        self.total += float(worth)

    def mean(self, trust: float) -> float:
        """What it is worth, in thousandths of a point; the guess counts as so many tries."""
        weight = trust + float(self.tries)
        return (trust * float(self.guess) + self.total) / weight if weight > 0.0 else float(self.guess)

    def after(self) -> Plan:
        """What is left of it after its first move."""
        rest = Plan(self.moves[1:], self.whole, self.guess)
        rest.tries, rest.total = self.tries, self.total
        return rest


def standing(plan: Plan) -> float:
    return -plan.standing


@final
class Thinker:
    """Thinks about one decision of one seat."""

    advice: Advice
    budget: Budget
    beam: Beam
    rng: Rng
    out: vec[i64]
    ahead: i64  # turns of anybody that are played on after this one
    count: i64  # of plans that are tried out at first
    reply: i64  # width of the beam by which a game is played on
    trust: float  # how many tries the guess of a plan counts for
    planning: float  # share of the budget for planning

    def __init__(
        self,
        advice: Advice,
        budget: Budget,
        rng: Rng,
        out: vec[i64],
        ahead: i64,
        count: i64 = 24,
        reply: i64 = 3,
        planning: float = 0.4,
        trust: float = 3.0,
    ) -> None:
        self.advice = advice
        self.budget = budget
        self.rng = rng
        self.out = out
        self.ahead = ahead
        self.count = count
        self.reply = reply
        self.planning = planning
        self.trust = trust
        self.beam = Beam(advice, budget, rng, out)

    def plans(self, view: Position, seat: i64) -> list[Plan]:
        """The best plans for the rest of the turn, from ever wider beams."""
        world = view.deal(int(seat), self.rng)
        other = view.deal(int(seat), self.rng)
        width = NARROW
        found: list[Line] = []
        while True:
            lines = self.beam.turn(world, seat, width, self.planning if found else 1.0)
            if not found or lines[0].order > found[0].order or not self.beam.cut:
                found = lines
            if not self.beam.cut or self.budget.spent() > self.planning / 3.0:
                break
            width *= 2
        made: dict[tuple[int, ...], Plan] = {}
        for line in found:
            foreseen = line.moves()
            moves = self.known(foreseen, world, other, seat)
            key = tuple(moves)
            if key not in made:
                made[key] = Plan(moves, len(moves) == len(foreseen), line.worth)
                if len(made) == self.count:
                    break
        return list(made.values())

    def known(self, moves: list[int], world: Position, other: Position, seat: i64) -> list[int]:
        """The beginning of a plan up to where two worlds first look different to the seat, as far as its moves and features tell."""
        mine, theirs = world.copy(), other.copy()
        upto = 0
        for code in moves:
            if upto and not self.alike(mine, theirs, seat):
                break
            mine.step(seat, code)
            theirs.step(seat, code)
            upto += 1
        return moves[:upto]

    def alike(self, mine: Position, theirs: Position, seat: i64) -> bool:
        if not (mine.waits(seat) and theirs.waits(seat)):
            return False
        advice = self.advice
        if advice.value(mine, seat) != advice.value(theirs, seat):
            return False
        count = mine.fill(seat, self.out)
        codes = self.out[:count]
        if theirs.fill(seat, self.out) != count:
            return False
        for i in range(count):
            if codes[i] != self.out[i]:
                return False
        return True

    def each(self, view: Position, seat: i64, codes: list[int]) -> list[Plan]:
        """A plan for each of these moves to begin with, by a narrow beam."""
        world = view.deal(int(seat), self.rng)
        other = view.deal(int(seat), self.rng)
        number = self.advice.turn(world)
        made: list[Plan] = []
        for code in codes:
            position = world.copy()
            position.step(seat, code)
            moves = [code]
            worth = self.advice.worth(position, seat)
            self.budget.judged += 1
            if position.waits(seat) and self.advice.turn(position) == number:
                line = self.beam.turn(position, seat, self.reply, ENDLESS)[0]
                moves += line.moves()
                worth = line.worth
            known = self.known(moves, world, other, seat)
            made.append(Plan(known, len(known) == len(moves), worth))
        return made

    def compare(self, view: Position, seat: i64, plans: list[Plan]) -> list[Plan]:
        """Tries the plans in world after world, and lets the weaker half drop out now and then; the best come first."""
        budget = self.budget
        left = plans
        out: list[Plan] = []
        start = budget.spent()
        stages = 1
        while (1 << stages) < len(plans):
            stages += 1
        stage = 1
        while len(left) > 1 and budget.spent() < 1.0:
            world = view.deal(int(seat), self.rng)
            worths: list[int] = []
            for plan in left:
                worths.append(int(self.advice.worth(self.final(world, seat, plan), seat)))
                budget.judged += 1
                if budget.spent() >= 1.0:
                    break
            if len(worths) < len(left):
                break  # a world that not all have seen says nothing
            for plan, worth in zip(left, worths, strict=True):
                plan.told(worth)
            if budget.spent() >= start + (1.0 - start) * float(stage) / float(stages):
                self.order(left)
                half = (len(left) + 1) // 2
                out = left[half:] + out
                left = left[:half]
                stage += 1
        self.order(left)
        return left + out

    def order(self, plans: list[Plan]) -> None:
        """The best first."""
        for plan in plans:
            plan.standing = plan.mean(self.trust)
        plans.sort(key=standing)

    def final(self, world: Position, seat: i64, plan: Plan) -> Position:
        """Where a plan has led in a world some turns later."""
        position = world.copy()
        number = self.advice.turn(position)
        for code in plan.moves:
            if not position.waits(seat) or not position.allows(seat, code):
                break
            position.step(seat, code)
        if position.waits(seat) and self.advice.turn(position) == number:
            position = self.beam.turn(position, seat, self.reply, ENDLESS)[0].position
        return self.played(position)

    def played(self, position: Position) -> Position:
        """The position some turns later, everybody playing by a narrow beam."""
        for _ in range(self.ahead):
            actor = position.actor()
            if actor < 0:
                break
            position = self.beam.turn(position, actor, self.reply, ENDLESS)[0].position
        return position
