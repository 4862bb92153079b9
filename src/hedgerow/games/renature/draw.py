"""Renature drawn as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.canvas import Canvas

if TYPE_CHECKING:
    from hedgerow.games.renature import Renature
    from hedgerow.games.renature.position import RenaturePosition


def draw(game: Renature, position: RenaturePosition, seat: int | None) -> str:
    canvas = Canvas(1400, 1000, game.title)
    return canvas.svg()
