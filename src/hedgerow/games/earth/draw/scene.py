"""What all parts of the drawing go by: the position as somebody sees it, in whose words, and whose island is the large one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from hedgerow.core.bits import bit
from hedgerow.core.canvas import CLAY, LEAF, PAPER, WATER, WHEAT, Canvas, Tone
from hedgerow.core.words import Words
from hedgerow.games.earth.draw.glyphs import ORCHID, picture
from hedgerow.games.earth.explain import ref_of
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.hands import CARDS
from hedgerow.games.earth.moves import CELL
from hedgerow.games.earth.terms import BURYING, CELLS, CHOOSING, ENDED, EVENT_ROOM, OFFER, SET
from hedgerow.games.earth.words import label

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition

NARROW: Final = 360.0  # how wide a part is that shall be read on a phone as it is
INK_ON_LEAF: Final = "#2e2a24"
# The leaves of the seats, the last of them Gaia's; each carries its number too.
LEAVES: Final[tuple[Tone, ...]] = (WATER, CLAY, WHEAT, ORCHID, LEAF)


@dataclass(frozen=True)
class Scene:
    p: EarthPosition
    seat: int | None  # who looks; None: everybody
    words: Words

    @property
    def facts(self) -> Facts:
        return self.p.facts

    @property
    def seats(self) -> range:
        return range(int(self.p.players))

    @property
    def main(self) -> int:
        """Whose island is the large one: the viewer's, else of the seat to move, else of the winner."""
        if self.seat is not None:
            return self.seat
        return int(self.p.actor()) if self.p.phase != ENDED else self.p.ranks().index(1)

    def is_active(self, seat: int) -> bool:
        return self.p.active == seat and not self.p.gaia_card and self.p.phase not in (CHOOSING, BURYING, ENDED)

    def name(self, seat: int) -> str:
        """The name of a seat, or of Gaia, who sits after the last."""
        return self.words("see-gaia") if seat == self.p.players else self.words.seat(seat)

    def ref(self, face: int) -> str:
        return ref_of(self.facts, face)

    def label(self, face: int) -> str:
        return label(self.facts, face, self.words.language)

    def holding(self, at: int) -> str:
        """A card of an island in words, with what lies on it."""
        face = int(self.p.face[at])
        parts = [f"{cell_name(at % int(CELLS))}: {self.label(face)}"]
        if self.facts.sprouts[face]:
            parts.append(self.words("see-sprouts", n=int(self.p.sprouts[at]), of=int(self.facts.sprouts[face])))
        if self.facts.growth[face]:
            parts.append(self.words("see-growth", n=int(self.p.growth[at]), of=int(self.facts.growth[face])))
        return ". ".join(parts)

    def hand(self, seat: int) -> list[int]:
        """The hand of a seat as far as it may be seen: one's own, and a partner's."""
        words = [int(self.p.hand[seat * SET + i]) for i in range(int(SET))]
        if words[0] < 0:
            return []
        return [int(CARDS) * i + n for i, word in enumerate(words) for n in range(int(CARDS)) if word >> n & 1]

    def offered(self, seat: int) -> list[int]:
        """Both faces of every card dealt to a seat."""
        numbers = {int(self.p.offer[seat * OFFER + i]) for i in range(int(OFFER))} - {0}
        return [face for face in range(1, len(self.facts.names)) if int(self.facts.number[face]) in numbers]

    def events(self, seat: int) -> list[int]:
        return [int(self.p.events[seat * EVENT_ROOM + i]) for i in range(int(self.p.event_count[seat]))]


@dataclass(frozen=True)
class Sheet:
    """A part of the drawing."""

    name: str
    role: Literal["mine", "shared", "hand", "other", "status"]
    title: str
    canvas: Canvas


def blank(width: float, height: float, title: str) -> Canvas:
    c = Canvas(width, height, title)
    c.rect(0, 0, width, height, fill=PAPER)
    return c


def cell_name(cell: int) -> str:
    return str(CELL.values[cell])


def leaf(c: Canvas, x: float, y: float, seat: int, players: int, size: float = 1.0) -> None:
    """The leaf of a seat, or of Gaia."""
    tone = LEAVES[seat % len(LEAVES)] if seat < players else LEAF
    with c.at(x, y, size):
        picture(c, "leaf", 0, 0, 1.0, fill=tone.base)
        c.text(0, 3.6, "☼" if seat == players else seat + 1, 10.5, fill=INK_ON_LEAF, font_weight=800)


def color_bit(action: int) -> int:
    return int(bit(action))
