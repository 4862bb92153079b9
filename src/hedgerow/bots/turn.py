"""One turn, looked through: the best ways for a seat to go on until others have their say.

A turn may be made of many small decisions, so its ways are far too many to try.  A *beam* keeps the most promising of each length
and goes on from these alone.  Positions that are alike are kept once: most decisions of a turn can be made in several orders.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.bots.budget import Budget
from hedgerow.core.advice import NEVER, Advice
from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position

LONGEST: Final[i64] = 200  # decisions in a turn; nobody has made so many
WIDEST: Final[i64] = 400  # moves that are tried from one position; of more, so many are drawn by lot
LOT: Final[i64] = 64  # equal worths are put in order by lot


@final
class Line:
    """A way to go on: the position it leads to, and how it came there."""

    position: Position
    before: Line | None
    code: i64  # of the move that led here
    first: i64  # the first move of the whole line
    length: i64
    worth: i64
    order: i64  # worth, and the lot among equals

    def __init__(self, position: Position, before: Line | None, code: i64, worth: i64, order: i64) -> None:
        self.position = position
        self.before = before
        self.code = code
        self.first = code if before is None or before.length == 0 else before.first
        self.length = 0 if before is None else before.length + 1
        self.worth = worth
        self.order = order

    def moves(self) -> list[int]:
        """The codes from the beginning."""
        codes: list[int] = []
        line: Line | None = self
        while line is not None and line.length > 0:
            codes.append(int(line.code))
            line = line.before
        codes.reverse()
        return codes


def merit(line: Line) -> int:
    return int(-line.order)


@final
class Beam:
    """Looks through turns.  Keeps nothing from one to the next but its buffers."""

    advice: Advice
    budget: Budget
    rng: Rng
    out: vec[i64]
    cut: bool  # was anything left out of the last turn?

    def __init__(self, advice: Advice, budget: Budget, rng: Rng, out: vec[i64]) -> None:
        self.advice = advice
        self.budget = budget
        self.rng = rng
        self.out = out
        self.cut = False

    def turn(self, start: Position, seat: i64, width: i64, limit: float) -> list[Line]:
        """The ways to end a turn, best first.

        Past the limit of the budget only the best line of each length goes on: a turn in the middle cannot be compared with ended ones."""
        self.cut = False
        advice = self.advice
        number = advice.turn(start)
        front = [Line(start, None, -1, 0, 0)]
        ends: list[Line] = []
        for _ in range(LONGEST):
            following: list[Line] = []
            seen: set[int] = set()  # among lines of one length, so that something always goes on
            for line in front:
                self.extend(line, seat, number, following, ends, seen)
                if self.budget.spent() > limit:
                    width = 1
                    self.cut = True
                    break
            if not following:
                break
            if i64(len(following)) > width:
                self.cut = True
                following.sort(key=merit)
                del following[int(width) :]
            front = following
        if not ends:
            ends = front
        ends.sort(key=merit)
        return ends

    def extend(self, line: Line, seat: i64, number: i64, following: list[Line], ends: list[Line], seen: set[int]) -> None:
        """Tries the moves of one position."""
        advice = self.advice
        out = self.out
        count = line.position.fill(seat, out)
        tried = count if count < WIDEST else WIDEST
        if tried < count:
            self.cut = True
            for i in range(tried):
                j = i + self.rng.below(count - i)
                keep = out[i]
                out[i] = out[j]
                out[j] = keep
        for i in range(tried):
            code = out[i]
            position = line.position.copy()
            position.step(seat, code)
            worth = advice.worth(position, seat)
            self.budget.judged += 1
            made = Line(position, line, code, worth, worth * LOT + self.rng.below(LOT))
            if not position.waits(seat) or advice.turn(position) != number:
                ends.append(made)
                continue
            likeness = advice.likeness(position, seat)
            if likeness != NEVER:
                if int(likeness) in seen:
                    continue
                seen.add(int(likeness))
            following.append(made)
