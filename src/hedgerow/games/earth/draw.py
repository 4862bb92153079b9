"""Earth drawn as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.canvas import Canvas

if TYPE_CHECKING:
    from hedgerow.games.earth import Earth
    from hedgerow.games.earth.position import EarthPosition


def draw(game: Earth, position: EarthPosition, seat: int | None) -> str:
    canvas = Canvas(1200, 800, game.title)
    return canvas.svg()
