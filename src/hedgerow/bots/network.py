"""Networks that play: what they are shown of a position, what their answers mean, and a file of one, run by ONNX Runtime.

A network is shown, of one position through the eyes of one seat, its observation (see `core/blocks.py`; the boards of seats that do not
take part are left out) and the points that every seat would have if the game ended now, by category, as far as that seat may know.  It
answers with two guesses:

    moves   how good each move is (a number that counts only against those of other legal moves)
    final   the points of every seat by category when the game ends, the viewer's first, in tens

The file (ONNX) has these names for inputs and outputs, and says in its metadata which game it plays and with how many seats.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from hedgerow.core.encoder import Encoder
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.position import Position

if TYPE_CHECKING:
    import numpy as np

    Floats = np.ndarray[Any, np.dtype[np.float32]]
    Bytes = np.ndarray[Any, np.dtype[np.uint8]]

TENS: Final = 0.1  # points are told in tens, so that all numbers are about as large as 1
METADATA: Final = "hedgerow"
SINGLY: Final = 16_384  # a family of more moves is guessed by its arguments instead of move by move


class Judged(NamedTuple):
    """What a network says of a position."""

    moves: Floats
    final: Floats  # by seat and category, seat 0 first, in points


Question = tuple[Position, int]  # a position, and the seat that is to move and looks at it
Judge = Callable[[Sequence[Question]], list[Judged]]


class Senses:
    """What a network for one game with so many seats is shown, and which of its answers belong to which move."""

    def __init__(self, game: Game, seats: int) -> None:
        import numpy as np

        self.game = game
        self.seats = seats
        self.categories = len(game.categories)
        shape = game.shape
        self.columns = np.array(columns(game, seats), dtype=np.int64)
        self.scale = np.array(shape.scale, dtype=np.float32)[self.columns]
        self.parts, self.answers = parts(game)
        self.encoder = Encoder(shape.layout, 1)

    def look(self, asked: Sequence[Question]) -> tuple[Bytes, Floats]:
        """The observations of some positions, and the points in them, each the viewer's first."""
        import numpy as np

        if self.encoder.rows < len(asked):
            self.encoder = Encoder(self.game.shape.layout, 2 * len(asked))
        now = np.empty((len(asked), self.seats, self.categories), dtype=np.float32)
        for row, (position, seat) in enumerate(asked):
            position.encode(seat, self.encoder, row)
            view = position if position.viewer == seat else position.mask(seat)
            for i in range(self.seats):
                now[row, i] = list(view.breakdown((seat + i) % self.seats).values())
        seen = np.frombuffer(memoryview(self.encoder.bytes), dtype=np.uint8).reshape(-1, self.game.shape.size)
        return seen[: len(asked), self.columns], now.reshape(len(asked), -1)

    def outlook(self, moves: Floats, codes: Sequence[int]) -> Floats:
        """What the answer `moves` says of these moves: the logarithms of their probabilities."""
        import numpy as np

        found = np.append(moves, np.float32(0))[self.parts[codes]].sum(axis=1)
        found -= found.max()
        told: Floats = found - np.log(np.exp(found).sum())
        return told

    def read(self, asked: Sequence[Question], moves: Floats, final: Floats) -> list[Judged]:
        """The answers of a network, turned to the seats as they are numbered."""
        import numpy as np

        shaped = final.reshape(len(asked), self.seats, self.categories) / np.float32(TENS)
        return [Judged(moves[i], np.roll(shaped[i], seat, axis=0)) for i, (_, seat) in enumerate(asked)]


def columns(game: Game, seats: int) -> list[int]:
    """The bytes of an observation that are not always zero when so many seats take part."""
    shape = game.shape
    kept: list[int] = []
    for place in shape.places:
        order = place.block.order
        room = shape.most if order in ("each", "inner") else 1  # seats side by side ...
        items = place.slices if order == "inner" else 1  # ... so often
        long = place.size // (room * items)
        for item in range(items):
            start = place.first + item * room * long
            kept += range(start, start + min(seats, room) * long)
    return kept


def parts(game: Game) -> tuple[Any, int]:
    """For every move which answers are added up for it, filled up with the number of answers; and that number.

    A move has an answer of its own, unless its family is very large: then there is one for the family and one for each value of
    each argument."""
    import numpy as np

    longest = max(len(family.arguments) + 1 if family.size > SINGLY else 1 for family in game.moves)
    table = np.full((game.moves.size, longest), -1, dtype=np.int64)
    count = 0
    for family in game.moves:
        own = slice(family.first, family.first + family.size)
        if family.size <= SINGLY:
            table[own, 0] = np.arange(count, count + family.size)
            count += family.size
            continue
        table[own, 0] = count
        count += 1
        rest = np.arange(family.size)
        for place, domain in reversed(list(enumerate(family.arguments.values(), 1))):
            table[own, place] = count + rest % len(domain.values)
            rest //= len(domain.values)
            count += len(domain.values)
    table[table < 0] = count
    return table, count


@dataclass(frozen=True)
class Label:
    """What a network says about itself in its file."""

    game: str
    environment: int  # of which version: another one has other moves or observations
    revision: int
    content: str
    seats: int
    shown: int  # bytes of an observation it looks at
    answers: int  # numbers in `moves`
    options: dict[str, Any]  # what it was trained with

    @staticmethod
    def of(senses: Senses, options: dict[str, Any]) -> Label:
        game = senses.game
        return Label(game.name, game.environment, game.revision, game.content, senses.seats, len(senses.columns), senses.answers, options)


class Network:
    """A network from a file or its bytes.  It plays any position of its game with its number of seats."""

    def __init__(self, source: Path | bytes) -> None:
        try:
            import onnxruntime
        except ImportError:
            raise BadOption("a network needs ONNX Runtime to play: pip install hedgerow[torch]") from None
        name = "the network" if isinstance(source, bytes) else str(source)
        if isinstance(source, Path) and not source.is_file():
            raise BadOption(f"there is no network {source}")
        settings = onnxruntime.SessionOptions()
        settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # the same sums everywhere, and a core for everybody
        settings.log_severity_level = 4
        try:
            self.session = onnxruntime.InferenceSession(
                source if isinstance(source, bytes) else str(source), settings, providers=["CPUExecutionProvider"]
            )
            self.label = Label(**json.loads(self.session.get_modelmeta().custom_metadata_map[METADATA]))
        except Exception as error:  # ONNX Runtime raises many kinds, none of them documented
            raise BadOption(f"{name} is no network of ours: {str(error).splitlines()[0][:120]}") from None
        self.senses: Senses | None = None

    def attend(self, position: Position) -> Senses:
        """The senses for this position's game; refuses one that the network was not made for."""
        game: Game = position.game
        if self.senses is None or self.senses.game is not game:
            senses = Senses(game, self.label.seats)
            wanted = Label.of(senses, self.label.options)
            if self.label != wanted:
                odd = next(key for key, value in vars(wanted).items() if vars(self.label)[key] != value)
                raise BadOption(f"this network was made for {odd} {vars(self.label)[odd]}, and here it is {vars(wanted)[odd]}")
            self.senses = senses
        if position.seats() != self.label.seats:
            raise BadOption(f"this network plays with {self.label.seats} seats, and here are {int(position.seats())}")
        return self.senses

    def judge(self, asked: Sequence[Question]) -> list[Judged]:
        if not asked:
            return []
        senses = self.attend(asked[0][0])
        seen, now = senses.look(asked)
        moves, final = self.session.run(["moves", "final"], {"observation": seen, "points": now})
        return senses.read(asked, moves, final)
