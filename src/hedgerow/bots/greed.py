"""What greed sees in a position: the points if the game ended there; among equals what the features promise."""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.advice import Advice
from hedgerow.core.native import i64
from hedgerow.core.position import Position

FIRST: Final[i64] = 16_777_216  # a point weighs more than anything that the features can promise


@final
class Greed(Advice):
    """An advice that judges by the lead there is, and takes all else from the game's own."""

    game: Advice

    def __init__(self, game: Advice) -> None:
        super().__init__(game.names, game.contested)
        self.game = game

    def worth(self, position: Position, seat: i64) -> i64:
        return lead(position, seat) * FIRST + self.game.worth(position, seat)

    def likeness(self, position: Position, seat: i64) -> i64:
        return self.game.likeness(position, seat)

    def turn(self, position: Position) -> i64:
        return self.game.turn(position)


def lead(position: Position, seat: i64) -> i64:
    """Points ahead of the best other seat if the game ended now; alone, just the points."""
    scores = position.scores()
    mine: i64 = scores[seat]
    best: i64 = 0
    first = True
    for other in range(i64(len(scores))):
        if other != seat and (first or i64(scores[other]) > best):
            best = scores[other]
            first = False
    return mine - best
