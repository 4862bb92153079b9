"""What a learner is paid: chosen by a word, the same in all environments.

    lead      at the end: the points of its side less those of the best other side; alone, its points
    rank      at the end: 1 for the first, -1 for the last, evenly between; equal ranks share
    win       at the end: 1 for winning alone, 0 for sharing the win with another side, -1 otherwise
    shaped    after every move: the points it has gained by it; `shaped:trees=1:water=0.5` weighs categories, the others count nothing

A side is a seat, or partners who play with open hands.  Whoever plays alone has nobody to be compared with: `rank` and
`win` are for two or more.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position

Floats = NDArray[np.float32]

REWARDS: Final = ("lead", "rank", "win", "shaped")


class Reward:
    """The payment that a word describes, for positions of one game with the same options."""

    def __init__(self, word: str, position: Position) -> None:
        game: Game = position.game
        self.kind, *parts = word.split(":")
        if self.kind not in REWARDS or (parts and self.kind != "shaped"):
            raise BadOption(f"there is no reward called {quote(word)}; there are {', '.join(REWARDS)}, and shaped:category=weight:…")
        seats = range(int(position.seats()))
        self.friends = np.array([[position.shows(a, b) for b in seats] for a in seats])
        self.foes = ~self.friends
        if self.kind in ("rank", "win") and not self.foes.any():
            raise BadOption(f'the reward "{self.kind}" compares seats, and here one plays alone; take lead or shaped')
        self.weights = np.array(weights(game, parts), dtype=np.float32)

    @property
    def shaped(self) -> bool:
        """Is it paid after every move?"""
        return self.kind == "shaped"

    def worth(self, points: NDArray[Any]) -> Floats:
        """Weighted points, from points by category: of any number of games, by seat."""
        worth: Floats = points.astype(np.float32) @ self.weights
        return worth

    def final(self, points: NDArray[Any], ranks: NDArray[Any]) -> Floats:
        """What every seat is paid at the end of each of these games: points by game, seat and category, ranks by game and seat."""
        if self.kind == "lead":
            sides = points.sum(axis=2).astype(np.float32) @ self.friends.astype(np.float32)
            others = np.where(self.foes, sides[:, None, :], -np.inf).max(axis=2)
            return np.asarray(np.where(np.isinf(others), sides, sides - others), dtype=np.float32)
        mine, theirs = ranks[:, :, None], ranks[:, None, :]
        if self.kind == "rank":
            ahead = np.where(self.foes, np.sign(theirs - mine), 0).sum(axis=2)
            paid = ahead / self.foes.sum(axis=1)
        else:
            shared = (self.foes & (theirs == 1)).any(axis=2)
            paid = np.where(ranks == 1, np.where(shared, 0, 1), -1)
        return np.asarray(paid, dtype=np.float32)


def weights(game: Game, parts: list[str]) -> list[float]:
    """The weight of every category, from `category=weight` words; without any, all weigh 1."""
    if not parts:
        return [1.0] * len(game.categories)
    chosen = dict.fromkeys(game.categories, 0.0)
    for part in parts:
        name, equals, number = part.partition("=")
        if name not in chosen or not equals:
            raise BadOption(
                f"{quote(part)} weighs no category of {game.name}; there are {', '.join(game.categories)}, as in {name_one(game)}"
            )
        try:
            chosen[name] = float(number)
        except ValueError:
            raise BadOption(f"{quote(part)} needs a number after the equals sign") from None
    return list(chosen.values())


def name_one(game: Game) -> str:
    return f"shaped:{game.categories[0]}=1"


def points_of(position: Position) -> NDArray[np.int64]:
    """Points by seat and category, as if the game ended now."""
    return np.array([list(position.breakdown(seat).values()) for seat in range(position.seats())])
