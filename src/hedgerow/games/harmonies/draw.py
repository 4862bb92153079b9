"""Harmonies drawn as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.canvas import Canvas

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition


def draw(game: Harmonies, position: HarmoniesPosition, seat: int | None) -> str:
    canvas = Canvas(1200, 800, game.title)
    return canvas.svg()
