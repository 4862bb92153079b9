from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.chance import Rng

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def imagine(p: EarthPosition, rng: Rng) -> None:
    raise NotImplementedError
