"""Advice: what a game tells bots and hints about the worth of a position.

A game describes a position to a seat's advantage by *features*, whole numbers such as the length of its river or the tokens still
missing to a habitat, and gives each a weight: how many points at the end of the game one unit of it is worth, at the beginning, in
the middle and at the end.  The sum is a guess at the seat's final score.

    class HollowAdvice(Advice):
        def features(self, position, seat, out):
            out[0] = ...

The weights stand in `advice.toml` beside the game, one line for a feature, `river = [0.4, 0.7, 1.0]`, so that they can be tuned by
a program and read by a person.  Inside they are thousandths of a point: whole numbers give the same move on every machine.  A game in
which the same things are worth something else, such as one alone against the box, may have a further table of weights for it in the
same file, under a name such as `[alone]`.

A game without an advice of its own is judged by the points it would give if it ended now.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from hedgerow.core.errors import BadContent
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position

POINT: Final[i64] = 1000  # a point in the units of values
WHOLE: Final[i64] = 1000  # the progress of a game that is over
PRIZE: Final[i64] = 5 * 1000  # what the victory is worth besides the points that make it
NEVER: Final[i64] = -1
MIXED: Final[i64] = (1 << 40) - 1
FACTOR: Final[i64] = 4_194_301  # odd, so that nothing is lost; 40 and 22 bits together stay below 2^63
TIMES: Final = 3  # weights of a feature: at the beginning, in the middle, at the end


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice:
    """The features of a game with their weights.  Holds no position; any number of bots may share it."""

    names: list[str]  # of the features
    tables: list[str]  # of weights, by the names under which they stand in the file; the first has none
    weights: vec[i64]  # for each table TIMES for each feature, in thousandths of a point
    count: i64
    contested: bool  # can a move of one seat change what others have?
    buffer: vec[i64]

    def __init__(self, names: Sequence[str], contested: bool = True, tables: Sequence[str] = ()) -> None:
        self.names = list(names)
        self.count = len(self.names)
        self.tables = ["", *tables]
        self.weights = vec[i64]([int(POINT)] * (len(self.tables) * len(self.names) * TIMES))
        self.contested = contested
        self.buffer = vec[i64]([0] * len(self.names))

    # ------------------------------------------------------------------ what a game writes

    def features(self, position: Position, seat: i64, out: vec[i64]) -> None:
        """Writes the features of a seat; by default its points by category if the game ended now."""
        position.tally(seat, out)

    def progress(self, position: Position) -> i64:
        """How much of the game is over, from 0 to WHOLE."""
        return WHOLE if position.actor() < 0 else 0

    def table(self, position: Position) -> i64:
        """The number of the table of weights that a game goes by, the same from its beginning to its end."""
        return 0

    def turn(self, position: Position) -> i64:
        """A number that changes when a turn ends, for games in which a seat may follow itself."""
        return 0

    def mark(self, position: Position, seat: i64) -> i64:
        """What two positions in the middle of a turn must agree in, besides their features, to be taken for the same.

        NEVER, if a game has nothing to say about it."""
        return NEVER

    def share(self, position: Position, seat: i64) -> i64:
        """How much of its time for a turn a bot may spend on this decision, in thousandths."""
        return WHOLE

    def final(self, position: Position, seat: i64) -> i64:
        """What the features guess at, of a finished game: the points of a seat."""
        mine: i64 = position.scores()[seat]
        return mine * POINT

    def settled(self, position: Position, seat: i64) -> i64:
        """What a finished game is worth to a seat: its points (in a contested game its lead), and the victory."""
        scores = position.scores()
        mine: i64 = scores[seat]
        if len(scores) == 1:
            return mine * POINT
        lead: i64 = 0
        first = True
        for other in range(i64(len(scores))):
            if other != seat:
                ahead = mine - i64(scores[other])
                if first or ahead < lead:
                    lead = ahead
                first = False
        ranks = position.ranks()
        worth = (lead if self.contested else mine) * POINT
        if ranks[seat] == 1:
            worth += PRIZE if ranks.count(1) == 1 else PRIZE // 2
        return worth

    def results(self, position: Position, worths: vec[i64]) -> None:
        """What a finished game is worth to every seat.  A game may override it with something quicker."""
        for seat in range(position.seats()):
            worths[seat] = self.settled(position, seat)

    # ------------------------------------------------------------------ given

    def judge(self, position: Position, worths: vec[i64]) -> None:
        """Writes what a position is worth to every seat."""
        if position.actor() < 0:
            self.results(position, worths)
            return
        count = position.seats()
        best: i64 = 0  # the seat with the best value, and the best value of another
        second: i64 = 0
        for seat in range(count):
            worths[seat] = self.value(position, seat)
            if seat == 0:
                continue
            if worths[seat] > worths[best]:
                second = worths[best]
                best = seat
            elif seat == 1 or worths[seat] > second:
                second = worths[seat]
        if self.contested and count > 1:
            top = worths[best]
            for seat in range(count):
                worths[seat] -= second if seat == best else top

    def value(self, position: Position, seat: i64) -> i64:
        """The final score of a seat as far as the features tell, in thousandths of a point."""
        out = self.buffer
        self.features(position, seat, out)
        return self.weigh(out, self.progress(position), self.table(position))

    def worth(self, position: Position, seat: i64) -> i64:
        """What a position is worth to a seat: its value, in a contested game its lead over the best other."""
        if position.actor() < 0:
            return self.settled(position, seat)
        best: i64 = 0
        count = position.seats() if self.contested else 1
        for i in range(i64(1), count):
            other = self.value(position, (seat + i) % count)
            if i == 1 or other > best:
                best = other
        return self.value(position, seat) - best  # its own features come last: `likeness` reads them

    def likeness(self, position: Position, seat: i64) -> i64:
        """A number that positions in the middle of a turn share when they are taken for the same; to be asked after `worth`."""
        out = self.buffer
        mixed = self.mark(position, seat)
        if mixed == NEVER:
            return NEVER
        mixed &= MIXED
        for i in range(self.count):
            mixed = ((mixed ^ (out[i] & MIXED)) * FACTOR) & MIXED
            mixed ^= mixed >> 19
        return mixed

    def weigh(self, out: vec[i64], progress: i64, table: i64) -> i64:
        """What these features are worth at a moment of the game."""
        late = table * self.count * TIMES
        part = 2 * progress
        if part > WHOLE:
            late += 1
            part -= WHOLE
        total: i64 = 0
        for i in range(self.count):
            if out[i]:
                at = i * TIMES + late
                total += out[i] * (self.weights[at] * (WHOLE - part) + self.weights[at + 1] * part)
        return total // WHOLE

    def seen(self, position: Position, seat: int) -> list[int]:
        """The features of a seat."""
        self.features(position, seat, self.buffer)
        return list(self.buffer)

    def parts(self, position: Position, seat: int) -> dict[str, float]:
        """The value by features, in points."""
        out = vec[i64]([0] * len(self.names))
        self.features(position, seat, out)
        progress = self.progress(position)
        table = self.table(position)
        worth: dict[str, float] = {}
        for i in range(self.count):
            alone = vec[i64]([0] * len(self.names))
            alone[i] = out[i]
            worth[self.names[i]] = int(self.weigh(alone, progress, table)) / 1000
        return worth

    # ------------------------------------------------------------------ weights

    def read(self, text: str, file: str = "advice.toml") -> None:
        """Takes the weights from the text of a file."""
        try:
            given = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{file}: {error}") from None
        further = [given.pop(name, None) for name in self.tables[1:]]
        self.read_table(0, given, file)
        for number, table in enumerate(further, 1):
            self.read_table(number, table if type(table) is dict else {}, f"{file} [{self.tables[number]}]")

    def read_table(self, table: int, given: dict[str, Any], file: str) -> None:
        """Takes one table of weights."""
        missing = [name for name in self.names if name not in given]
        unknown = [name for name in given if name not in self.names]
        if missing or unknown:
            what = f"lacks {', '.join(missing)}" if missing else f"knows no feature {', '.join(unknown)}"
            raise BadContent(f"{file} {what}; the features are {', '.join(self.names)}")
        first = table * len(self.names)
        for i, name in enumerate(self.names, first):
            numbers = given[name]
            if type(numbers) is not list or len(numbers) != TIMES or not all(type(n) in (int, float) for n in numbers):
                raise BadContent(f"{file}: {name} needs a list of {TIMES} numbers, for the beginning, the middle and the end of a game")
            for time, number in enumerate(numbers):
                self.weights[i * TIMES + time] = round(number * 1000)

    def write(self) -> str:
        """The weights as they stand in a file."""
        lines = []
        for number, table in enumerate(self.tables):
            if table:
                lines.append(f"\n[{table}]\n")
            for i, name in enumerate(self.names, number * len(self.names)):
                numbers = ", ".join(f"{int(self.weights[i * TIMES + time]) / 1000:g}" for time in range(TIMES))
                lines.append(f"{name} = [{numbers}]\n")
        return "".join(lines)
