"""The state of a table, folded from its log: nothing here does I/O, reads a clock or knows a rule of a game.

    state = fold(entries)        # from the beginning
    state.take(entry)            # one more

What a person may do about it is decided in `commands.py`, which looks at a state and answers with events.  Whoever has been given a
state may keep it: what happens next is taken by a copy.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from hedgerow.table import events as e
from hedgerow.table.clocks import Clock


@dataclass
class Seat:
    """Who plays a seat.  `bot` plays it while nobody sits there or who sat there has left."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    left: bool = False
    late: bool = False
    kept: bool = False  # a bot keeps it for whoever comes

    @property
    def kind(self) -> Literal["person", "bot", "open"]:
        return "person" if self.person is not None else "bot" if self.bot is not None else "open"

    @property
    def manned(self) -> bool:
        """Does a person decide here now?"""
        return self.person is not None and not self.left

    @property
    def free(self) -> bool:
        """May somebody sit down here?"""
        return self.person is None and (self.bot is None or self.kept)


@dataclass(frozen=True, slots=True)
class Made:
    """A move that stands."""

    seat: int
    move: dict[str, Any]
    hand: e.Hand
    quiet: bool
    touched: tuple[int, ...]
    at: float
    version: int


@dataclass
class Wish:
    """The wish to take back moves, waiting for consent."""

    seat: int
    to: int
    missing: set[int]


@dataclass
class Line:
    """Something said in the chat."""

    number: int
    person: str
    seat: int | None
    name: str
    text: str
    at: float


@dataclass
class State:
    table: str
    created: e.Created
    seats: list[Seat]
    clock: Clock
    version: int = 0
    changed: float = 0.0
    begun: float = 0.0
    status: Literal["waiting", "playing", "over"] = "waiting"
    moves: list[Made] = field(default_factory=list)
    scene: int = 0  # the version at which something that is drawn or told last changed
    actors: list[int] = field(default_factory=list)
    result: dict[str, Any] | None = None
    wish: Wish | None = None
    chat: list[Line] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)
    unforced: set[str] = field(default_factory=set)
    keys: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    touched: dict[int, int] = field(default_factory=dict)  # by seat: the version at which its own decision last changed
    waiting_since: dict[int, int] = field(default_factory=dict)  # by seat: the version since which the game waits for it
    rematch: str | None = None

    def copy(self) -> State:
        """A state that goes its own way from here."""
        return replace(
            self, seats=[replace(seat) for seat in self.seats], clock=self.clock.copy(), moves=self.moves[:], actors=self.actors[:],
            wish=None if self.wish is None else replace(self.wish, missing=set(self.wish.missing)), chat=self.chat[:],
            muted=set(self.muted), unforced=set(self.unforced), keys=dict(self.keys), touched=dict(self.touched),
            waiting_since=dict(self.waiting_since),
        )  # fmt: skip

    # ------------------------------------------------------------------ asking

    def seats_of(self, person: str | None) -> list[int]:
        """Where a person sits, also one who has left; several people at one device hold several seats."""
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def seat_of(self, person: str | None) -> int | None:
        """The seat a person looks and moves from: of several the one that is to move, else the one that moved last, else the first."""
        own = self.seats_of(person)
        if len(own) < 2:
            return own[0] if own else None
        moved = (made.seat for made in reversed(self.moves) if made.seat in own)
        return next((seat for seat in own if seat in self.actors), next(moved, own[0]))

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def forces(self, seat: int) -> bool:
        """Are the forced moves of this seat played by themselves?"""
        person = self.seats[seat].person
        return self.seats[seat].manned and person is not None and person not in self.unforced

    def waited(self) -> set[int]:
        """The seats of people the game waits for."""
        return {seat for seat in self.actors if self.status == "playing" and self.seats[seat].manned}

    def deadline(self) -> tuple[float, int] | None:
        """When the next seat runs out of time, and which."""
        times = [(when, seat) for seat in self.waited() if not self.seats[seat].late and (when := self.clock.deadline(seat)) is not None]
        return min(times, default=None)

    def bots_to_move(self) -> list[int]:
        return [seat for seat in self.actors if self.status == "playing" and not self.seats[seat].manned]

    # ------------------------------------------------------------------ what happened

    def take(self, entry: e.Entry) -> None:
        """One more entry of the log."""
        assert entry.number == self.version + 1, f"entry {entry.number} after {self.version}"
        self.version = entry.number
        self.changed = entry.at
        event = entry.event
        match event:
            case e.Moved():
                self.moved(event, entry)
            case e.Started():
                self.status = "playing"
                self.begun = entry.at
                self.turn(entry, event.actors, None)
            case e.Sat():
                seat = self.seats[event.seat]
                self.seats[event.seat] = Seat(person=event.person, name=event.name, bot=seat.bot)
                self.changed_seat(entry)
            case e.Seated():
                self.seats[event.seat] = Seat(name=event.bot, bot=event.bot)
                self.changed_seat(entry)
            case e.Left():
                self.gone(event, entry)
            case e.Returned():
                self.seats[event.seat].left = False
                self.clock.grant(event.seat, entry.at)
                self.changed_seat(entry)
            case e.Late():
                self.seats[event.seat].late = True
            case e.Granted():
                self.seats[event.seat].late = False
                self.clock.grant(event.seat, entry.at)
            case e.Ended():
                self.status = "over"
                self.result = event.result
                self.wish = None
                self.turn(entry, [], None)
            case e.Asked():
                self.wish = Wish(event.seat, event.to, set(event.consent))
            case e.Answered():
                if self.wish is not None:
                    if event.yes:
                        self.wish.missing.discard(event.seat)
                    else:
                        self.wish = None
            case e.Undone():
                self.touched |= dict.fromkeys((made.seat for made in self.moves[event.to :]), entry.number)
                del self.moves[event.to :]
                self.wish = None
                self.turn(entry, event.actors, None)
            case e.Said():
                self.chat.append(Line(entry.number, event.person, event.seat, event.name, event.text, entry.at))
                if event.key is not None:
                    self.keys[event.person, event.key] = (entry.number, event.text)
            case e.Muted():
                (self.muted.add if event.yes else self.muted.discard)(event.person)
            case e.Preferred():
                (self.unforced.discard if event.forced else self.unforced.add)(event.person)
            case e.Rematched():
                self.rematch = event.table
            case e.Created():
                raise AssertionError("a table is created once")

    def moved(self, event: e.Moved, entry: e.Entry) -> None:
        seat = int(event.move["seat"])
        self.moves.append(Made(seat, event.move, event.hand, event.quiet, tuple(event.touched), entry.at, entry.number))
        self.seats[seat].late = False
        self.wish = None
        self.touched[seat] = entry.number
        if event.key is not None and event.person is not None:
            self.keys[event.person, event.key] = (entry.number, signature(event.move))
        self.turn(entry, event.actors, seat)

    def gone(self, event: e.Left, entry: e.Entry) -> None:
        seat = self.seats[event.seat]
        if self.status == "waiting":
            self.seats[event.seat] = Seat()
        else:
            seat.left = True
            seat.late = False
            seat.bot = event.bot or seat.bot
        if self.wish is not None:
            self.wish.missing.discard(event.seat)
        self.changed_seat(entry)

    def changed_seat(self, entry: e.Entry) -> None:
        self.scene = entry.number
        self.clock.turn(entry.at, self.waited(), None)

    def turn(self, entry: e.Entry, actors: list[int], mover: int | None) -> None:
        for seat in actors:
            if seat not in self.actors:
                self.waiting_since[seat] = entry.number
        self.actors = actors
        self.scene = entry.number
        self.clock.turn(entry.at, self.waited(), mover)


def signature(move: dict[str, Any]) -> str:
    """A move without its seat and chance, to compare two requests with the same key."""
    return repr(sorted((key, value) for key, value in move.items() if key not in ("seat", "chance")))


def fold(table: str, entries: Iterable[e.Entry]) -> State:
    """The state that a log describes."""
    rest = iter(entries)
    first = next(rest)
    created = first.event
    assert isinstance(created, e.Created), "a log begins with the creation of its table"
    seats = [
        Seat(person=plan.person, name=plan.name, bot=plan.bot, kept=plan.kind == "open" and plan.bot is not None) for plan in created.seats
    ]
    state = State(table, created, seats, Clock(created.timing, len(seats)), version=1, changed=first.at, scene=1)
    for entry in rest:
        state.take(entry)
    return state
