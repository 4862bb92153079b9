"""Bower drawn as SVG."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.canvas import Canvas

if TYPE_CHECKING:
    from hedgerow.games.bower import Bower
    from hedgerow.games.bower.position import BowerPosition


def draw(game: Bower, position: BowerPosition, seat: int | None) -> str:
    canvas = Canvas(1200, 800, game.title)
    return canvas.svg()
