"""What is learnt from: positions with what was seen of them, the policy that thinking found, and what came of the game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]


@dataclass
class Samples:
    """Many decisions, as arrays with a row for each; legal moves and their probabilities stand one after the other."""

    observation: Array  # as the network is shown it
    points: Array
    target: Array  # points at the end, by seat (the viewer's first) and category
    count: Array  # legal moves
    codes: Array
    policy: Array

    def __len__(self) -> int:
        return len(self.count)

    def policies(self, chosen: Array) -> tuple[Array, Array]:
        """Legal moves and their probabilities for some rows, filled up with -1 and 0 to the longest of them."""
        starts = np.cumsum(self.count) - self.count
        widest = int(self.count[chosen].max())
        codes = np.full((len(chosen), widest), -1, dtype=np.int64)
        policy = np.zeros((len(chosen), widest), dtype=np.float32)
        for row, i in enumerate(chosen):
            own = slice(starts[i], starts[i] + self.count[i])
            codes[row, : self.count[i]] = self.codes[own]
            policy[row, : self.count[i]] = self.policy[own]
        return codes, policy

    def write(self, path: Path) -> None:
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            np.savez(file, **vars(self))
        part.replace(path)


def joined(many: Sequence[Samples]) -> Samples:
    return Samples(*(np.concatenate([getattr(one, field.name) for one in many]) for field in fields(Samples)))


def read(path: Path) -> Samples:
    with np.load(path) as found:
        return Samples(**{field.name: found[field.name] for field in fields(Samples)})
