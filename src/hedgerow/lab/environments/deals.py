"""Which game comes next when an environment is reset."""

from __future__ import annotations

import secrets
from typing import Any

from hedgerow.core.chance import seeded_secret
from hedgerow.core.game import Game
from hedgerow.core.position import Position


class Deals:
    """A seed begins a series of deals; without one the series goes on, and an environment never seeded plays what nobody can foretell."""

    def __init__(self, game: Game, options: dict[str, Any]) -> None:
        self.game = game
        self.options = game.settle(options)
        self.seed = secrets.randbits(62)
        self.number = 0

    def next(self, seed: int | None) -> Position:
        if seed is not None:
            self.seed, self.number = seed, 0
        position = self.game.deal(self.options, seeded_secret(self.seed, self.number))
        self.number += 1
        return position
