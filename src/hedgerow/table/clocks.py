"""Clocks: how much time a seat has, from the log alone.  Nothing here reads a clock; moments are given.

A clock runs for the seats the game waits for, as long as people sit there.  With a **move** window each decision may take so
many seconds: the window starts anew whenever a seat begins to be waited for and after each of its moves.  With a **bank** each
seat has so many seconds for the whole game, and gets the increment each time the game stops waiting for it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# Who comes back after running out of time finds at least this much in the bank.
GRACE = 30.0


class Timing(Struct, frozen=True, omit_defaults=True):
    """What kind of clock a table has, and what it means to run out of time: a bot plays on, or the host decides."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: float = 0
    increment: float = 0
    out: Literal["bot", "host"] = "bot"


class Clock:
    """The clocks of all seats of one table."""

    def __init__(self, timing: Timing, seats: int) -> None:
        self.timing = timing
        self.left = [float(timing.seconds)] * seats
        self.since: list[float | None] = [None] * seats  # when the clock of a seat began to run

    def copy(self) -> Clock:
        other = Clock(self.timing, 0)
        other.left, other.since = self.left[:], self.since[:]
        return other

    def turn(self, at: float, waited: set[int], mover: int | None) -> None:
        """From `at` on the game waits for these seats; `mover` has just moved."""
        if self.timing.kind == "none":
            return
        for seat, since in enumerate(self.since):
            if since is not None and (seat == mover or seat not in waited):
                self.stop(seat, at, done=seat not in waited)
            if seat in waited and self.since[seat] is None:
                self.since[seat] = at

    def stop(self, seat: int, at: float, done: bool) -> None:
        since = self.since[seat]
        self.since[seat] = None
        if since is None or self.timing.kind != "bank":
            return
        self.left[seat] = max(0.0, self.left[seat] - max(0.0, at - since))
        if done:
            self.left[seat] += self.timing.increment

    def grant(self, seat: int, at: float) -> None:
        """More time for somebody who had none left."""
        if self.timing.kind == "bank":
            self.left[seat] = max(self.remaining(seat, at), self.timing.increment, GRACE)
        if self.since[seat] is not None:
            self.since[seat] = at

    def remaining(self, seat: int, at: float) -> float:
        since = self.since[seat]
        return self.left[seat] if since is None else self.left[seat] - (at - since)

    def deadline(self, seat: int) -> float | None:
        """When this seat runs out of time if it does nothing."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]
