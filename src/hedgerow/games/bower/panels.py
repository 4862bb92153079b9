"""The table of Bower in parts, each 360 wide and as high as it must be: a phone shows them as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from hedgerow.core.canvas import PAPER, SOFT, Canvas
from hedgerow.core.views import Panel
from hedgerow.core.words import Words
from hedgerow.games.bower import parts
from hedgerow.games.bower.boards import Plot, Scene, bird_board, nest
from hedgerow.games.bower.cards import bonus_card
from hedgerow.games.bower.draw import veiled
from hedgerow.games.bower.facts import ROW_COUNT
from hedgerow.games.bower.phases import ENDED, KEEPING

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition

WIDE: Final = 360.0
EDGE: Final = 10.0
ROOM: Final = WIDE - 2 * EDGE
CELL: Final = 54.0
LEFT: Final = (WIDE - 6 * CELL) / 2
BOARD: Final = 66.0
Role = Literal["mine", "shared", "hand", "other", "status"]


def panels(position: BowerPosition, seat: int | None, words: Words) -> list[Panel]:
    """The viewer's nest, the other's, what lies between them, hands and goals, and how both stand."""
    p = veiled(position, seat)
    mine = seat if seat is not None else int(p.turn) if p.phase != ENDED else 0
    make = Maker(Scene(Canvas(WIDE, 0, ""), p, words, seat), mine)
    return [make.nest(mine), make.display(), make.bonus(), make.hand(), make.nest(1 - mine), make.hand_of_other(), make.status()]


class Maker:
    """Draws one panel after the other, each on a canvas of its own."""

    def __init__(self, scene: Scene, mine: int) -> None:
        self.p, self.words, self.viewer, self.mine = scene.p, scene.words, scene.viewer, mine

    def begin(self) -> Scene:
        return Scene(Canvas(WIDE, 0, ""), self.p, self.words, self.viewer)

    def end(self, s: Scene, name: str, role: Role, title: str, height: float) -> Panel:
        whole = Canvas(WIDE, height, title)
        whole.rect(0, 0, WIDE, height, fill=PAPER)
        whole.markup(s.c.inner())
        return Panel(name, role, title, whole.svg())

    def whose(self, key: str, seat: int) -> str:
        """A title that says whose this is."""
        return self.words(f"your-{key}") if seat == self.viewer else self.words(f"panel-{key}", who=self.words.seat(seat))

    # ------------------------------------------------------------------ nests

    def nest(self, seat: int) -> Panel:
        """Row 1 at the bird board: below it for the one, above it for the other."""
        s = self.begin()
        rows = int(ROW_COUNT[self.p.advanced])
        own = seat == self.mine
        height = BOARD + rows * CELL + 32
        middle = BOARD / 2 + 2 if own else height - BOARD / 2 - 2
        bird_board(s, LEFT, middle, CELL, BOARD, refs=own)
        toward = 1 if own else -1
        nest(s, seat, Plot(LEFT, middle + toward * BOARD / 2, CELL, toward))
        return self.end(s, "nest" if own else "other-nest", "mine" if own else "other", self.whose("nest", seat), height)

    # ------------------------------------------------------------------ what both share

    def display(self) -> Panel:
        s = self.begin()
        parts.display(s, 6, 8, 54, 12)
        s.c.text(WIDE / 2, 98, parts.stack_left(s), 13, fill=SOFT)
        return self.end(s, "display", "shared", self.words("heading-display"), 108)

    def bonus(self) -> Panel:
        """The stack or the open tiles, and the one that is being decided on."""
        s = self.begin()
        y = 8.0
        if self.p.advanced:
            for name in parts.offered(s):
                refs = [f"bonus:{name}"] if self.p.phase == KEEPING else []
                bonus_card(s.c, EDGE, y, name, self.words, refs, ROOM, size=12.5)
                y += parts.STEP
            if not parts.offered(s):
                s.c.text(EDGE, y + 14, self.words("none-left"), 13, "start", fill=SOFT)
                y += 26
        else:
            parts.pile(s, EDGE, y)
            y += 66
        high = parts.decision(s, EDGE, y, ROOM, 12.5)
        title = self.words("heading-open" if self.p.advanced else "heading-bonus")
        return self.end(s, "bonus", "shared", title, y + high + (6 if high else 0))

    # ------------------------------------------------------------------ hands

    def hand(self) -> Panel:
        """What the viewer holds and has seen; a spectator sees the hand of the seat to move."""
        s = self.begin()
        y = 12 + parts.hand(s, self.mine, EDGE, 10, ROOM)
        if parts.won(s, self.mine):
            y += 6 + parts.cards(s, self.mine, EDGE, y, ROOM)
        parts.heading(s.c, EDGE, y + 16, self.words("heading-goals"), ROOM, self.words("known-in"))
        parts.goal_list(s, EDGE, y + 30, ROOM)
        parts.heading(s.c, EDGE, y + 114, self.words("heading-aside"), ROOM)
        parts.aside(s, EDGE, y + 150, ROOM)
        return self.end(s, "hand", "hand", self.whose("hand", self.mine), y + 182)

    def hand_of_other(self) -> Panel:
        s = self.begin()
        y = 12 + parts.hand(s, 1 - self.mine, EDGE, 10, ROOM)
        y += parts.cards(s, 1 - self.mine, EDGE, y, ROOM)
        return self.end(s, "other-hand", "other", self.whose("hand", 1 - self.mine), y + 4)

    # ------------------------------------------------------------------ status

    def status(self) -> Panel:
        """Eggs, turns and groups of both."""
        s = self.begin()
        for i, seat in enumerate((self.mine, 1 - self.mine)):
            y = 28 + 126.0 * i
            parts.person(s, seat, EDGE, y, ROOM, below=94)
            parts.pips(s, seat, EDGE, y + 20, ROOM)
            parts.grounds(s, seat, EDGE, y + 42, ROOM)
        return self.end(s, "status", "status", self.words("panel-status"), 260)
