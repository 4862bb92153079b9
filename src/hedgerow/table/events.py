"""The log of a table: what can happen there.  Its entries, one after the other, are the whole truth about it.

The version of a table is the number of its entries.  Everything else (who sits where, the moves that stand, clocks, what may be
taken back) follows from them; see `state.py`.  They are kept as JSON, with moves in their record form, so that a log can be read
without this program.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

from hedgerow.table.clocks import Timing

Spectators = Literal["off", "open", "delayed"]
Hand = Literal["person", "bot", "forced"]


class Plan(Struct, frozen=True, omit_defaults=True):
    """A seat as it was planned: for a person (`name` is what the seat is called at first), a bot, or whoever comes."""

    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str = ""
    bot: str | None = None


class Origin(Struct, frozen=True, omit_defaults=True):
    """Where the first position comes from: dealt by the secret, out of a record's set-up, or from bytes (base64)."""

    setup: dict[str, Any] | None = None
    position: str | None = None
    table: str | None = None  # it branched off from this one
    at: int = 0  # before this move


class Event(Struct, frozen=True, omit_defaults=True, tag_field="what"):
    """Anything that can happen at a table."""


class Created(Event, frozen=True, omit_defaults=True, tag="created"):
    game: str
    revision: int
    content: str
    options: dict[str, Any]
    seats: list[Plan]
    host: str | None
    secret: str
    invite: str
    spectators: Spectators = "off"
    timing: Timing = field(default_factory=Timing)
    rated: bool = False
    start: Literal["full", "now"] = "full"
    title: str = ""
    listed: bool = True
    origin: Origin = field(default_factory=Origin)


class Started(Event, frozen=True, omit_defaults=True, tag="started"):
    actors: list[int]


class Sat(Event, frozen=True, omit_defaults=True, tag="sat"):
    """A person took an open seat, or the seat of a bot that kept it for whoever comes."""

    seat: int
    person: str
    name: str


class Seated(Event, frozen=True, omit_defaults=True, tag="seated"):
    """The host put a bot on an open seat."""

    seat: int
    bot: str


class Left(Event, frozen=True, omit_defaults=True, tag="left"):
    """A person left: before the start the seat is open again, after it a bot plays on."""

    seat: int
    bot: str | None = None
    out_of_time: bool = False


class Returned(Event, frozen=True, omit_defaults=True, tag="returned"):
    seat: int


class Late(Event, frozen=True, omit_defaults=True, tag="late"):
    """A person ran out of time at a table where the host decides what that means."""

    seat: int


class Granted(Event, frozen=True, omit_defaults=True, tag="granted"):
    """The host gave somebody who is late more time."""

    seat: int


class Moved(Event, frozen=True, omit_defaults=True, tag="moved"):
    """A move, in its record form (with its seat, and what chance said).

    `actors` are the seats the game waits for afterwards; `quiet`: nobody learnt anything that the mover did not know
    (never said of a bot's); `key` is the one its sender chose,
    so that a repeated request makes no second move."""

    move: dict[str, Any]
    actors: list[int]
    hand: Hand = "person"
    quiet: bool = False
    touched: list[int] = field(default_factory=list)
    person: str | None = None
    key: str | None = None


class Ended(Event, frozen=True, omit_defaults=True, tag="ended"):
    result: dict[str, Any]


class Asked(Event, frozen=True, omit_defaults=True, tag="asked"):
    """Somebody wishes to go back to before move `to`; the seats in `consent` must agree."""

    seat: int
    to: int
    consent: list[int]


class Answered(Event, frozen=True, omit_defaults=True, tag="answered"):
    seat: int
    yes: bool


class Undone(Event, frozen=True, omit_defaults=True, tag="undone"):
    """The moves from number `to` on are taken back."""

    to: int
    actors: list[int]
    seat: int


class Said(Event, frozen=True, omit_defaults=True, tag="said"):
    person: str
    name: str
    text: str
    seat: int | None = None
    key: str | None = None


class Muted(Event, frozen=True, omit_defaults=True, tag="muted"):
    """A person no longer wishes to read the chat of this table, or wishes to again."""

    person: str
    yes: bool


class Preferred(Event, frozen=True, omit_defaults=True, tag="preferred"):
    """Whether a person's forced moves are to be played by themselves."""

    person: str
    forced: bool


class Rematched(Event, frozen=True, omit_defaults=True, tag="rematched"):
    table: str


AnyEvent = (
    Created | Started | Sat | Seated | Left | Returned | Late | Granted | Moved | Ended
    | Asked | Answered | Undone | Said | Muted | Preferred | Rematched
)  # fmt: skip


class Entry(Struct, frozen=True):
    """An event with its number in the log of its table, from 1, and when it happened (seconds since 1970)."""

    number: int
    at: float
    event: AnyEvent
