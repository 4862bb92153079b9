"""Renature drawn as SVG: the valley on the left, the joker track, the players' boards and the viewer's hand on the right.

For a page the same pieces come as panels, each for itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal

from hedgerow.core.canvas import PAPER, Canvas
from hedgerow.core.position import EVERYTHING
from hedgerow.core.views import Panel
from hedgerow.core.words import Words
from hedgerow.games.renature.boards import ACROSS, LINE, TALL, board, hand, standing, track
from hedgerow.games.renature.landscape import SQUARE, valley

if TYPE_CHECKING:
    from hedgerow.games.renature import Renature
    from hedgerow.games.renature.position import RenaturePosition

WIDTH: Final = 1496.0
HEIGHT: Final = SQUARE
X: Final = SQUARE + 24  # the right column
HAND_HEIGHT: Final = 140.0
HELD: Final = 118.0  # the same without its title


def seen_by(position: RenaturePosition, seat: int | None) -> RenaturePosition:
    """What these eyes may see of a position that may still hide nothing."""
    if position.viewer != EVERYTHING:
        return position
    veiled = position.mask(seat)
    assert isinstance(veiled, type(position))
    return veiled


def draw(game: Renature, position: RenaturePosition, seat: int | None, words: Words) -> str:
    p = seen_by(position, seat)
    c = Canvas(WIDTH, HEIGHT, words("title"))
    c.rect(0, 0, WIDTH, HEIGHT, 0.0, fill=PAPER)
    valley(c, p, words)
    with c.at(X, 40):
        track(c, p, words)
    players = int(p.players)
    top = 148.0
    bottom = HEIGHT - 16 - (HAND_HEIGHT + 12 if seat is not None else 0)
    height = min((bottom - top + 12) / players, 346.0)
    for owner in range(players):
        with c.at(X, top + owner * height):
            board(c, p, owner, height - 12, seat, words)
    if seat is not None:
        with c.at(X, bottom + 12):
            hand(c, game, p, seat, HAND_HEIGHT, words)
    return c.svg()


def panels(game: Renature, position: RenaturePosition, seat: int | None, words: Words) -> list[Panel]:
    """The valley, what one holds, the joker, one's own board and the others', and how the game stands."""
    p = seen_by(position, seat)
    players = int(p.players)
    mine = seat if seat is not None else int(p.turn)
    tall = TALL[players]

    def picture(title: str, height: float, draws: Callable[[Canvas], None], width: float = ACROSS) -> str:
        """One piece as a drawing of its own, with a little room around it."""
        c = Canvas(width + 8, height + 8, title)
        with c.at(3, 2):
            draws(c)
        return c.svg()

    def board_of(owner: int, role: Literal["mine", "other"]) -> Panel:
        title = words.seat(owner)
        return Panel(f"board-{owner}", role, title, picture(title, tall, lambda c: board(c, p, owner, tall, seat, words)))

    made = [Panel("valley", "shared", words("valley"), picture(words("valley"), SQUARE, lambda c: valley(c, p, words), SQUARE))]
    if seat is not None:
        held = picture(words("hand"), HELD, lambda c: hand(c, game, p, seat, HELD, words, titled=False))
        made.append(Panel("hand", "hand", words("hand"), held))
    made.append(Panel("joker", "shared", words("joker"), picture(words("joker"), 96, lambda c: track(c, p, words))))
    made.append(board_of(mine, "mine"))
    made += [board_of((mine + i) % players, "other") for i in range(1, players)]
    stand = picture(words("standing"), 12 + LINE * players, lambda c: standing(c, p, words))
    return [*made, Panel("standing", "status", words("standing"), stand)]
