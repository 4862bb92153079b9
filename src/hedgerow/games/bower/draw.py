"""Bower drawn as a whole: both nests meet at the bird board, the viewer's below; display on the left, hands on the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.canvas import INK, LEAF, PAPER, SERIF, SHEET, SOFT, Canvas
from hedgerow.core.position import SPECTATOR
from hedgerow.core.words import Words
from hedgerow.games.bower import parts
from hedgerow.games.bower.boards import Plot, Scene, bird, bird_board, nest
from hedgerow.games.bower.cards import bonus_card, fitted
from hedgerow.games.bower.facts import LIMIT, ROW_COUNT
from hedgerow.games.bower.phases import ENDED, KEEPING

if TYPE_CHECKING:
    from hedgerow.games.bower import Bower
    from hedgerow.games.bower.position import BowerPosition

WIDE: Final = 1440.0
HIGH: Final = 900.0
LEFT: Final = 28.0
RIGHT: Final = 1030.0
ASIDE: Final = 366.0  # width of what stands on the left
BESIDE: Final = 382.0  # and on the right
CENTRE: Final = 716.0
BOARD: Final = 92.0  # height of the bird board
MIDDLE: Final = 468.0


def veiled(position: BowerPosition, seat: int | None) -> Any:
    """What a seat may see; a position that is masked for everybody shows everybody the same."""
    return position if position.viewer == SPECTATOR else position.mask(seat)


def draw(game: Bower, position: BowerPosition, seat: int | None, words: Words) -> str:
    """What a seat (None: everybody) may see of a position."""
    p = veiled(position, seat)
    asked = game.ask(p, seat, words)
    c = Canvas(WIDE, HIGH, f"{words('title')}: {asked}")
    s = Scene(c, p, words, seat)
    c.rect(0, 0, WIDE, HIGH, fill=PAPER)
    size = min((HIGH - 72 - 34 - BOARD) / 2 / int(ROW_COUNT[p.advanced]), 86.0)
    left = CENTRE - 3 * size
    head(s, game)
    status(s, asked)
    bird_board(s, left, MIDDLE, size, BOARD)
    bird(c, left - 62, MIDDLE + 2)
    nest(s, 1 - s.near, Plot(left, MIDDLE - BOARD / 2, size, -1))
    nest(s, s.near, Plot(left, MIDDLE + BOARD / 2, size, 1))
    market(s)
    person(s, 1 - s.near, 66.0)
    person(s, s.near, 496.0)
    return c.svg()


def head(s: Scene, game: Bower) -> None:
    options = game.options_of(s.p)
    said = [s.words(f"option-mode-{options['mode']}"), *([s.words("option-fair")] if options["fair"] else [])]
    said.append(s.words("turns-each", n=int(LIMIT[s.p.advanced])))
    s.c.text(LEFT, 50, s.words("title"), 32, "start", fill=INK, font_family=SERIF, font_style="italic")
    line = " · ".join(said)
    s.c.text(LEFT + 1, 71, line, fitted(line, ASIDE, 13), "start", fill=SOFT)


def status(s: Scene, asked: str) -> None:
    """What is asked of the viewer, or whom everybody waits for."""
    width = 44 + 8.6 * len(asked)
    mine = s.viewer is not None and s.p.actor() == s.viewer
    s.c.rect(CENTRE - width / 2, 12, width, 30, 15, fill=LEAF.deep if mine or s.p.phase == ENDED else SOFT)
    s.c.text(CENTRE, 32, asked, 14, fill=SHEET, font_weight="bold")


def market(s: Scene) -> None:
    """Display, bonus tiles, and what is known of the goals."""
    c, words = s.c, s.words
    parts.heading(c, LEFT, 112, words("heading-display"), ASIDE, parts.stack_left(s))
    parts.display(s, LEFT, 130, 57, 12)
    y = 244.0
    if s.p.advanced:
        left_over = parts.offered(s)
        parts.heading(c, LEFT, y, words("heading-open"), ASIDE, words("third-gem"))
        for i, name in enumerate(left_over):
            refs = [f"bonus:{name}"] if s.p.phase == KEEPING else []
            bonus_card(c, LEFT + 187 * (i % 2), y + 18 + parts.STEP * (i // 2), name, words, refs, 179)
        y = 500.0
    else:
        parts.heading(c, LEFT, y, words("heading-bonus"), ASIDE, words("third-gem"))
        parts.pile(s, LEFT, y + 18)
        y += 84
    parts.decision(s, LEFT, y, 260)
    parts.heading(c, LEFT, HIGH - 210, words("heading-goals"), ASIDE, words("known-in"))
    parts.goal_list(s, LEFT, HIGH - 194, ASIDE)
    parts.heading(c, LEFT, HIGH - 92, words("heading-aside"), ASIDE)
    parts.aside(s, LEFT, HIGH - 48, ASIDE)


def person(s: Scene, seat: int, y: float) -> None:
    """Turns, eggs, hand and bonus tiles of a seat."""
    parts.person(s, seat, RIGHT, y, BESIDE)
    parts.pips(s, seat, RIGHT, y + 21, BESIDE)
    parts.grounds(s, seat, RIGHT, y + 46, BESIDE)
    high = parts.hand(s, seat, RIGHT, y + 92, BESIDE)
    room = int((394 - 96 - high) // parts.STEP) * 2
    parts.cards(s, seat, RIGHT, y + 96 + high, BESIDE, max(room, 0))
