"""What a game shows beside its whole drawing: the table in parts, what a thing is, and why there are points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Part:
    """One reason for points: so many of a category, for what, and where one can see it.

    `what` is a key of the game's words, `refs` name the things on the table it speaks of."""

    category: str
    points: int
    what: str
    refs: tuple[str, ...] = ()


@dataclass(frozen=True)
class Panel:
    """A part of the table as a drawing of its own, for a page that lays the parts out itself.

    `role` says what it is to the viewer: the board that is theirs (a spectator's is that of the seat to move), what all
    share, what they hold, somebody else's board, or how the game stands."""

    name: str
    role: Literal["mine", "shared", "hand", "other", "status"]
    title: str
    svg: str


@dataclass(frozen=True)
class About:
    """What a thing on the table is and does, in words made from the data; perhaps with a large picture."""

    title: str
    lines: tuple[str, ...] = ()
    svg: str | None = None
