"""A game of which everybody knows the best move: who takes the last stone wins.

Two seats take one to three stones in turn.  Left alone at a multiple of four, one has lost."""

from __future__ import annotations

from typing import Any

from hedgerow.core.chance import Chance, Rng
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import Family, Moves, numbers
from hedgerow.core.position import EVERYTHING, Position, no_key
from hedgerow.core.secrecy import PUBLIC, Secrecy

SECRECY = Secrecy(left=PUBLIC, turn=PUBLIC, winner=PUBLIC)
MOST = 3


class StonesPosition(Position):
    left: int
    turn: int
    winner: int

    def __init__(self, game: Game, key: Any, left: int) -> None:
        super().__init__(game, EVERYTHING, key, 0)
        self.left, self.turn, self.winner = left, 0, -1

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> int:
        return 2

    def actor(self) -> int:
        return self.turn if self.left else -1

    def fill(self, seat: int, out: Any) -> int:
        count = min(MOST, self.left)
        for i in range(count):
            out[i] = i
        return count

    def step(self, seat: int, code: int) -> None:
        self.left -= code + 1
        self.turn = 1 - self.turn
        if self.left == 0:
            self.winner = seat

    def copy(self) -> StonesPosition:
        other = StonesPosition(self.game, self.key, self.left)
        other.turn, other.winner, other.viewer = self.turn, self.winner, self.viewer
        return other

    def imagine(self, rng: Rng) -> None:
        pass

    def tally(self, seat: int, out: Any) -> None:
        out[0] = int(seat == self.winner)


class Stones(Game):
    name = "stones"
    title = "Stones"
    revision = 1
    options = (Option("stones", tuple(range(1, 30)), 9, "how many lie there"),)
    categories = ("last",)
    width = MOST
    moves = Moves(Family("take", count=numbers("count", 1, MOST)))

    def load(self, files: dict[str, str]) -> None:
        assert files == {}

    def seats(self, options: dict[str, Setting]) -> int:
        return 2

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        return StonesPosition(self, chance.key, int(options["stones"]))

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        return StonesPosition(self, no_key(), setup["stones"])

    def write_setup(self, position: Position) -> dict[str, Any]:
        return {"stones": position.left}  # type: ignore[attr-defined]


SECRECY.guard(StonesPosition)
