"""The tree search as a bot."""

from __future__ import annotations

from pathlib import Path

from hedgerow.bots.budget import Budget
from hedgerow.bots.simple import advice_of
from hedgerow.bots.tree import Tree
from hedgerow.core.advice import WHOLE, Advice
from hedgerow.core.chance import Rng
from hedgerow.core.position import Position


class Forester:
    """Grows a tree over its turn; see `tree.py`.  What was thought about the rest of a turn is kept while it goes as foreseen."""

    def __init__(self, simulations: int, seconds: float, playing: bool, weights: Path | None = None) -> None:
        self.simulations = simulations  # for a turn; below zero as many as there is time for
        self.seconds = seconds  # for a turn; below zero as long as it takes
        self.playing = playing
        self.weights = weights
        self.advices: dict[str, Advice] = {}
        self.foreseen: bytes | None = None
        self.tree: Tree | None = None

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        tree = self.tree if self.foreseen is not None and self.foreseen == view.to_bytes() else None
        if tree is None:
            tree = Tree(advice_of(self.advices, view.game, self.weights), view, seat, self.playing, rng)
        if len(legal) > 1:
            share = int(tree.advice.share(view, seat)) / int(WHOLE)
            simulations = max(1, round(self.simulations * share)) if self.simulations >= 0 else -1
            tree.think(Budget(simulations, self.seconds * share if self.seconds >= 0 else -1.0))
        code = int(tree.choice()) if len(legal) > 1 else legal[0]
        self.remember(tree, view, seat, code, rng)
        return code

    def remember(self, tree: Tree, view: Position, seat: int, code: int, rng: Rng) -> None:
        """Keeps what grows behind the move, with the view that it expects."""
        self.foreseen = self.tree = None
        world = view.deal(seat, rng)
        world.step(seat, code)
        if world.over() or not world.waits(seat):
            return
        expected = world.mask(seat)
        self.tree = tree.grown(code, expected, rng)
        if self.tree is not None:
            self.foreseen = expected.to_bytes()
