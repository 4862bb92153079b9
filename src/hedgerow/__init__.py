"""Hedgerow: modern board games about nature, with exact rules.

import hedgerow

game = hedgerow.load("harmonies")
position = game.start(players=2, side="A", seed=7)
position.apply(0, game.moves.parse("take 3"))
"""

# The folder of the rooms is called like the function: it is imported first, so that `hedgerow.games` stays the function.
import hedgerow.games  # noqa: F401
from hedgerow import build as build
from hedgerow.core.game import games as games
from hedgerow.core.game import load as load

__version__ = "0.1.0"
__all__ = ["games", "load"]
