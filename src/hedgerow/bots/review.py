"""Review: a game that was played, move by move, with what would have been better and by how much."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from hedgerow.bots.hints import Hint, hints
from hedgerow.core.chance import Rng
from hedgerow.core.record import Record, Replay


@dataclass(frozen=True)
class Note:
    """What is to be said about one move of a record.  All values are guesses at points at the end of the game."""

    number: int
    seat: int
    made: Hint
    best: Hint

    @property
    def lost(self) -> float:
        """How many points the move is worth less than the best that was found."""
        return max(0.0, self.best.value - self.made.value)


def review(record: Record, replay: Replay, positions: int, seats: Collection[int] = (), seed: int = 0) -> Iterator[Note]:
    """A note on every move that was not the only one, as its seat could have judged it then: nothing hidden from it is used.

    So many positions are judged for each; the same `seed` gives the same notes."""
    game = replay.game
    for number, move in enumerate(record.moves):
        position = replay.position
        seat, code = move.get("seat"), -1
        if isinstance(seat, int) and 0 <= seat < position.seats() and (not seats or seat in seats):
            legal = position.legal(seat)
            code = game.moves.read(move)
            if len(legal) > 1 and code in legal:
                found = hints(game, position.mask(seat), seat, Rng(f"review {seed} {number}"), positions=positions, among=(code,))
                made = next(hint for hint in found if hint.code == code)
                yield Note(number, seat, made, found[0])
        replay.step()
