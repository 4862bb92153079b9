"""How much a bot may think about a decision: so many positions, so many seconds, or both, whichever ends first."""

from __future__ import annotations

from time import perf_counter
from typing import Final, final

from hedgerow.core.native import i64

ENDLESS: Final[i64] = 1 << 60


@final
class Budget:
    """Counts positions that were judged.  By count alone the same thoughts come out on every machine."""

    positions: i64  # that may be judged in all
    judged: i64
    begun: float
    seconds: float  # below zero: as long as it takes

    def __init__(self, positions: i64, seconds: float) -> None:
        self.positions = positions if positions >= 0 else ENDLESS
        self.judged = 0
        self.begun = perf_counter()
        self.seconds = seconds

    def spent(self) -> float:
        """The share that is used up, from 0 to 1 and beyond."""
        used = float(self.judged) / float(self.positions)
        if self.seconds >= 0.0:
            passed = perf_counter() - self.begun
            used = max(used, passed / self.seconds if self.seconds > 0.0 else 1.0)
        return used
