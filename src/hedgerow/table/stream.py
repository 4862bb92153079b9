"""The stream of a table: that something has changed, and when; never what.  Whoever hears it gets the view again.

The number of an event is the version of the table, so that a reader who was away says with `Last-Event-ID` what he heard last, to
this process or any other.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from hedgerow.table.house import House
from hedgerow.table.people import Person
from hedgerow.table.view import known_moves, known_version

# Who sees everything later looks so often whether there is something.
LOOK = 2.0


def event(version: int, what: list[str]) -> bytes:
    return b"id: %d\nevent: change\ndata: %s\n\n" % (version, msgspec.json.encode({"version": version, "what": what}))


async def changes(house: House, table: str, person: Person | None, heard: int | None) -> AsyncIterator[bytes]:
    """Events for one reader, as long as he listens; `heard` is the number of the last he knows."""
    room = house.room(table)
    room.followers += 1
    try:
        yield b"retry: 1000\n\n"
        while not house.closing:
            pulse = room.pulse
            state = room.state
            if state is None:
                async with room.lock:
                    await room.load()
                continue
            seat = state.seat_of(None if person is None else person.id)
            if person is not None and seat is not None:
                await house.present(table, person.id)
            last = known_moves(state, seat, house.clock(), house.settings.delay)
            version = known_version(state, last)
            if version != heard:
                what = sorted({kind for number, kind in room.recent if (heard or 0) < number <= version}) or ["move"]
                heard = version
                yield event(heard, what)
                continue
            try:
                async with asyncio.timeout(LOOK if last < len(state.moves) else house.settings.heartbeat):
                    await pulse.wait()
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        room.followers -= 1
        room.used = max(room.used, asyncio.get_running_loop().time())
