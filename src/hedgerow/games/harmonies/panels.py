"""The table of Harmonies in parts, each drawn for a sheet as wide as a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Literal

from hedgerow.core.canvas import FAINT, INK, LEAF, PAPER, SERIF, SOFT, Canvas, trace
from hedgerow.core.position import SPECTATOR
from hedgerow.core.views import Panel
from hedgerow.core.words import Words
from hedgerow.games.harmonies.cards import HEIGHT, SMALL_HEIGHT, SMALL_WIDTH, WIDTH
from hedgerow.games.harmonies.draw import centre_seat, market, offered, pile, progress
from hedgerow.games.harmonies.landscape import draw_board
from hedgerow.games.harmonies.rules import holding, spaces_in_use
from hedgerow.games.harmonies.seats import completed, done, hand, held, points, suns, tray

if TYPE_CHECKING:
    from hedgerow.games.harmonies import Harmonies
    from hedgerow.games.harmonies.position import HarmoniesPosition

WIDE: Final = 360.0
CARD: Final = 1.14  # how much larger than on the whole sheet a card is drawn, to be as wide as a panel
LEFT: Final = (WIDE - WIDTH * CARD) / 2
GAP: Final = 7.0

Role = Literal["mine", "shared", "hand", "other", "status"]


def panels(game: Harmonies, position: HarmoniesPosition, seat: int | None, words: Words) -> list[Panel]:
    """What a seat (None: everybody) may see: the board first, then what to take from, then the others."""
    p: Any = position if position.viewer == SPECTATOR else position.mask(seat)
    main = centre_seat(p, seat)
    mine = seat is not None
    who = words.seat(main)
    parts: list[tuple[str, Role, str, Callable[[Canvas], float]]] = [
        ("board", "mine", words("own-board") if mine else words("board-of", who=who), partial(board, p, main, words)),
        ("market", "shared", words("market"), partial(central, p, words)),
        ("cards", "hand", words("own-cards") if mine else words("cards-of", who=who), partial(cards, p, main, words)),
        ("row", "shared", words("row"), partial(row, p, words)),
    ]
    for i in range(1, int(p.players)):
        other = (main + i) % int(p.players)
        parts.append((f"seat{other}", "other", words.seat(other), partial(their, p, other, words)))
    parts.append(("status", "status", words("standing"), partial(status, game, p, words)))
    return [Panel(name, role, title, sheet(title, paint)) for name, role, title, paint in parts]


def sheet(title: str, paint: Callable[[Canvas], float]) -> str:
    """A drawing on paper, as high as what is painted on it."""
    painted = Canvas(WIDE, 0, title)
    high = paint(painted)
    c = Canvas(WIDE, high, title)
    c.rect(0, 0, WIDE, high, 10, fill=PAPER)
    c.markup(painted.inner())
    return c.svg()


def columns(p: HarmoniesPosition) -> int:
    return 5 if p.side == 0 else 7


def lay(c: Canvas, p: HarmoniesPosition, seat: int, top: float, radius: float, own: bool, words: Words) -> float:
    """A board in the middle of the sheet, the names of its columns below `top`; where it ends."""
    upper = top + 20 + radius * 1.04
    with c.at(WIDE / 2 - (columns(p) - 1) * 0.75 * radius, upper):
        draw_board(c, p, seat, radius, own, words)
    rows = 5 if p.side == 0 else 4
    return upper + (rows - 0.5) * radius * sqrt(3) + radius * 0.3


def board(p: HarmoniesPosition, seat: int, words: Words, c: Canvas) -> float:
    """The own board, and the tokens to place on it."""
    low = lay(c, p, seat, 0, 39.0 if p.side == 0 else 28.5, True, words)
    if p.actor() == seat and holding(p):
        tray(c, p, WIDE / 2, low + 44, False, words)
        low += 86
    return low + 8


def central(p: HarmoniesPosition, words: Words, c: Canvas) -> float:
    market(c, p, WIDE / 2, 146, words)
    return 296


def row(p: HarmoniesPosition, words: Words, c: Canvas) -> float:
    count = int(spaces_in_use(p))
    pile(c, p, WIDE - LEFT, 20, words)
    with c.at(LEFT, 30, CARD):
        for i in range(count):
            offered(c, p, i, 0, i * (HEIGHT + GAP), words)
    return 30 + count * (HEIGHT + GAP) * CARD + 4


def cards(p: HarmoniesPosition, seat: int, words: Words, c: Canvas) -> float:
    """The cards above a board, and the completed ones below them."""
    count = max(1, len(held(p, seat)))
    with c.at(LEFT, 8, CARD):
        hand(c, p, seat, [(0, i * (HEIGHT + GAP)) for i in range(count)], words)
    low = 8 + count * (HEIGHT + GAP) * CARD
    return low + badges(c, p, seat, low, words)


def badges(c: Canvas, p: HarmoniesPosition, seat: int, top: float, words: Words) -> float:
    """The completed cards in lines; how much room they took."""
    many = len(done(p, seat))
    completed(c, p, seat, 34, top + 30, 7, 20, words)
    return 12 + (many + 6) // 7 * 55


def their(p: HarmoniesPosition, seat: int, words: Words, c: Canvas) -> float:
    """The board of somebody else with what belongs to it."""
    if p.actor() == seat:
        c.path(trace("M", 14, 15, "l", 10, 5.5, -10, 5.5, "Z"), fill=LEAF.shade)
    c.text(30, 26, words.seat(seat), 17, "start", fill=INK, font_family=SERIF, font_style="italic")
    c.text(WIDE - 14, 27, p.scores()[seat], 20, "end", fill=INK, font_family=SERIF)
    c.line(14, 36, WIDE - 14, 36, stroke=FAINT)
    points(c, p, seat, 26, 54, 47, 13, words)
    low = lay(c, p, seat, 66, 27.0 if p.side == 0 else 25.0, False, words) + 10
    many = len(held(p, seat))
    spots = [((WIDE - 2 * SMALL_WIDTH - 12) / 2 + i % 2 * (SMALL_WIDTH + 12), low + i // 2 * (SMALL_HEIGHT + 8)) for i in range(many)]
    hand(c, p, seat, spots, words, small=True)
    low += (many + 1) // 2 * (SMALL_HEIGHT + 8)
    return low + badges(c, p, seat, low, words)


def status(game: Harmonies, p: HarmoniesPosition, words: Words, c: Canvas) -> float:
    """How far the game has come, and the points of all."""
    c.text(16, 26, progress(p, words), 14, "start", fill=SOFT)
    if p.players == 1:
        suns(c, game, p, 26, 40, words)
        points(c, p, 0, 28, 630, 47, 13, words)
        return 656
    low = 40.0
    for seat in range(p.players):
        c.line(14, low, WIDE - 14, low, stroke=FAINT)
        c.text(16, low + 24, words.seat(seat), 16, "start", fill=INK, font_family=SERIF, font_style="italic")
        c.text(WIDE - 16, low + 25, p.scores()[seat], 20, "end", fill=INK, font_family=SERIF)
        points(c, p, seat, 28, low + 46, 47, 13, words)
        low += 66
    return low
