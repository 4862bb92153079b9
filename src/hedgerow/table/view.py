"""A table as one person may see it: what the state says of it, and the scene that person's eyes see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from hedgerow.core.chance import commitment
from hedgerow.core.position import Position
from hedgerow.core.words import Words
from hedgerow.table import answers as a
from hedgerow.table import undo
from hedgerow.table.refusals import Refusal
from hedgerow.table.room import Room
from hedgerow.table.scene import Scene, scene
from hedgerow.table.state import Made, State

# So many scenes of one table are kept: for each pair of eyes and language, and some moments.
SCENES = 24


@dataclass(frozen=True)
class Frame:
    """A moment of a table as one pair of eyes sees it, taken while nobody else changes it."""

    state: State
    eyes: int | None
    at: int
    live: bool
    position: Position  # masked
    made: list[Made]
    last: int  # the moves these eyes may know of


def eyes_of(state: State, person: str | None) -> int | None:
    """The seat whose eyes a person has; refused where nobody may look on."""
    seat = state.seat_of(person)
    if seat is None and state.created.spectators == "off" and state.created.host != person:
        raise Refusal("no_spectators")
    return seat


