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
from hedgerow.table.room import Room
from hedgerow.table.view import known_moves


def event(version: int, what: list[str]) -> bytes:
    return b"id: %d\nevent: change\ndata: %s\n\n" % (version, msgspec.json.encode({"version": version, "what": what}))


async def changes(house: House, room: Room, person: Person | None, since: int) -> AsyncIterator[bytes]:
    """Events for one reader, as long as he listens."""
    room.followers += 1
    heard = since
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
                await house.present(room.table, person.id)
            behind = seat is None and known_moves(state, None, house.clock(), house.settings.delay) < len(state.moves)
            if state.version != heard and not behind:
                what = sorted({kind for version, kind in room.recent if version > heard}) or ["move"]
                heard = state.version
                yield event(heard, what)
                continue
            try:
                async with asyncio.timeout(2.0 if behind else house.settings.heartbeat):
                    await pulse.wait()
            except TimeoutError:
                yield b": still here\n\n"
    finally:
        room.followers -= 1
        room.used = max(room.used, asyncio.get_running_loop().time())
