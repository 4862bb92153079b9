"""Players that need only a masked position.

A bot is asked `choose(view, seat, rng)`, where `view` is the position as that seat may know it, and answers with the
code of a legal move.  It draws all its luck from `rng`, so that the same views and the same generator always give the same
moves (unless it plays by the clock).
"""

from __future__ import annotations

from hedgerow.bots.greed import lead
from hedgerow.bots.hints import Hint, hints, scores
from hedgerow.bots.levels import BOTS, LEVELS, bot
from hedgerow.bots.simple import Bot, Greedy, Random

__all__ = ["BOTS", "LEVELS", "Bot", "Greedy", "Hint", "Random", "bot", "hints", "lead", "scores"]
