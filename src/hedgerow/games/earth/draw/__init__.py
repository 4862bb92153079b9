"""Earth drawn as SVG, in parts for a page that lays them out, and as a whole made of the same parts."""

from __future__ import annotations

from math import ceil, sqrt
from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import INK, PAPER, SERIF, Canvas
from hedgerow.core.position import SPECTATOR
from hedgerow.core.views import Panel
from hedgerow.core.words import Words
from hedgerow.games.earth.draw.hand import hand
from hedgerow.games.earth.draw.island import ISLAND, mine, other
from hedgerow.games.earth.draw.middle import actions, gaia, shared, status
from hedgerow.games.earth.draw.scene import NARROW, Scene, Sheet

if TYPE_CHECKING:
    from hedgerow.games.earth import Earth
    from hedgerow.games.earth.position import EarthPosition

SIDE: Final = 400.0  # of the whole drawing: its outer columns
MIDDLE: Final = 760.0
SPACE: Final = 18.0


def sheets(position: EarthPosition, seat: int | None, words: Words, whole: bool = False) -> list[Sheet]:
    """All parts of what somebody may see.  For the whole drawing they have titles, and a large hand lies in more columns."""
    from hedgerow.games.earth.position import EarthPosition

    view = position if position.viewer == SPECTATOR else position.mask(seat)
    assert isinstance(view, EarthPosition)
    s = Scene(view, seat, words)
    wide = max(6, ceil(sqrt(2.4 * len(s.hand(seat))))) if whole and seat is not None else 4
    held = hand(s, wide, whole)
    others = [other(s, (s.main + i) % len(s.seats)) for i in range(1, len(s.seats))]
    if view.level:
        others.append(gaia(s))
    return [mine(s), *([held] if held else []), shared(s, whole), actions(s), *others, status(s)]


def panels(position: EarthPosition, seat: int | None, words: Words) -> list[Panel]:
    return [Panel(part.name, part.role, part.title, part.canvas.svg()) for part in sheets(position, seat, words)]


def draw(game: Earth, position: EarthPosition, seat: int | None, words: Words) -> str:
    """The whole table: the middle of it on the left, one's own island and hand, the others on the right."""
    parts = sheets(position, seat, words, whole=True)
    left = [part for part in parts if part.role in ("status", "shared")]
    left.sort(key=lambda part: ("status", "shared").index(part.role))
    middle = [part for part in parts if part.role in ("mine", "hand")]
    right = [part for part in parts if part.role == "other"]
    columns = [(left, SIDE, NARROW), (middle, MIDDLE, ISLAND), *([(right, SIDE, NARROW)] if right else [])]
    scales = [[min(width / part.canvas.width, width / natural) for part in column] for column, width, natural in columns]
    high = [
        sum(part.canvas.height * scale + SPACE for part, scale in zip(column, sizes, strict=True))
        for (column, _, _), sizes in zip(columns, scales, strict=True)
    ]
    if right and high[2] > max(high[:2]):  # many others: smaller, so that all fit beside the island
        shrink = max(high[:2]) / high[2]
        scales[2] = [scale * shrink for scale in scales[2]]
    wide = sum(width for _, width, _ in columns) + SPACE * (len(columns) + 1)
    c = Canvas(wide, 64 + max(high[:2]) + SPACE, words("see-table", what=game.ask(position.mask(seat), seat, words)))
    c.rect(0, 0, c.width, c.height, fill=PAPER)
    c.text(SPACE + 4, 46, words("title"), 36, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(SIDE + 2 * SPACE + 8, 44, game.ask(position.mask(seat), seat, words), 20, "start", fill=INK)
    x = SPACE
    for (column, width, _), sizes in zip(columns, scales, strict=True):
        y = 64.0
        for part, scale in zip(column, sizes, strict=True):
            with c.at(x, y, scale):
                c.markup(part.canvas.inner())
            y += part.canvas.height * scale + SPACE
        x += width + SPACE
    return c.svg()
