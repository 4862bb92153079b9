"""How often somebody may ask: a bucket each that fills slowly and is emptied by asking."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

# Per second, and at most.
RATES: Final[dict[str, tuple[float, float]]] = {
    "address": (100.0, 600.0),
    "person": (40.0, 240.0),
    "create": (0.2, 30.0),
    "chat": (1.0, 15.0),
    "heavy": (2.0, 20.0),
}
REMEMBERED: Final = 50_000


class Limits:
    def __init__(self) -> None:
        self.buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def pay(self, what: str, who: str, now: float, cost: float = 1.0) -> bool:
        """Takes from a bucket; False when there is not enough in it."""
        rate, most = RATES[what]
        left, since = self.buckets.pop((what, who), (most, now))
        left = min(most, left + (now - since) * rate)
        enough = left >= cost
        self.buckets[what, who] = (left - cost if enough else left, now)
        while len(self.buckets) > REMEMBERED:
            self.buckets.popitem(last=False)
        return enough
