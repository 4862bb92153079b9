"""What clients may send, as types with limits: everything is checked against these before anybody looks at it."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from hedgerow.table.events import Spectators

Name = Annotated[str, Meta(max_length=40)]
Title = Annotated[str, Meta(max_length=80)]
Line = Annotated[str, Meta(min_length=1, max_length=1000)]
Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Short = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Days = Annotated[float, Meta(ge=0, le=90 * 24 * 3600)]
Option = Annotated[str, Meta(max_length=64)] | int | bool


class Body(Struct, forbid_unknown_fields=True):
    """Anything sent to us; what it does not know is refused, so that no misspelt wish is passed over in silence."""


class MeBody(Body):
    name: Name | UnsetType = UNSET
    language: Literal["", "en", "ru", "pl", "uk"] | UnsetType = UNSET
    preferences: Annotated[dict[Short, Short | int | bool], Meta(max_length=40)] | UnsetType = UNSET


class PersonBody(Body):
    name: Name = ""


class ClaimBody(Body):
    token: Token


class SeatBody(Body):
    """A seat of a new table; with several for `me`, people share one device, and may each be given a name."""

    kind: Literal["me", "bot", "open"]
    bot: Short | None = None
    name: Name = ""


class ClockBody(Body):
    kind: Literal["none", "move", "bank"] = "none"
    seconds: Days = 0
    increment: Days = 0
    out: Literal["bot", "host"] = "bot"


class TableBody(Body):
    game: Short
    options: Annotated[dict[Short, Option], Meta(max_length=20)] = field(default_factory=dict)
    seats: Annotated[list[SeatBody], Meta(max_length=10)] | None = None
    spectators: Spectators = "off"
    clock: ClockBody = field(default_factory=ClockBody)
    rated: bool = False
    start: Literal["full", "now"] = "full"
    title: Title = ""
    listed: bool = True


class MoveBody(Body):
    """A move by its code or in its text form, for a table at a version; `key` is new for each move and the same when it is sent again."""

    version: Number
    key: Key
    code: Number | None = None
    text: Annotated[str, Meta(max_length=200)] | None = None


class UndoBody(Body):
    to: Number


class YesBody(Body):
    yes: bool


class ChatBody(Body):
    text: Line
    key: Key | None = None


class SitBody(Body):
    seat: Number | None = None
    invite: Token | None = None


class BranchBody(Body):
    at: Number | None = None
    bot: Short | None = None
    alone: bool = False


class JudgeBody(Body):
    seat: Number
    more: bool


class StartBody(Body):
    bot: Short | None = None


Codes = Annotated[list[Number], Meta(max_length=400)]


class LessonBody(Body):
    """The learner's moves so far, by their codes."""

    moves: Codes = field(default_factory=list)


class ThingBody(Body):
    """A thing in a first game after these moves of the learner."""

    ref: Annotated[str, Meta(max_length=100)]
    moves: Codes = field(default_factory=list)


class PreferBody(Body):
    forced: bool


def clean(text: str) -> str:
    """A text as it may stand before other people: one line, no control characters, nothing that is no character at all."""
    kept = "".join(c for c in text if unicodedata.category(c) not in ("Cc", "Cs", "Cn", "Cf", "Zl", "Zp") or c in "\u200d\u200c")
    return " ".join(kept.split())
