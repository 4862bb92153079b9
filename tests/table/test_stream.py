"""The stream: that something has changed, resumable by its number, alive, and silent about what one may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sitting import Guest, Place, opened

from hedgerow.table.people import Person
from hedgerow.table.stream import changes

pytestmark = pytest.mark.anyio


async def person(guest: Guest) -> Person:
    assert guest.token is not None
    return await guest.place.house.people.of(guest.token)


async def next_of(events: AsyncIterator[bytes]) -> tuple[int, list[str]]:
    """The next event, past beats of the heart."""
    while True:
        text = (await asyncio.wait_for(anext(events), 5)).decode()
        if text.startswith("id: "):
            number, kind, data, *_ = text.split("\n")
            assert kind == "event: change"
            said = json.loads(data.removeprefix("data: "))
            assert int(number.removeprefix("id: ")) == said["version"]
            return said["version"], said["what"]


async def test_the_first_event_tells_where_the_table_is_further_ones_that_it_changed(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens()
    events = changes(place.house, table, await person(ana), None)
    first, _ = await next_of(events)
    assert first == (await ana.view(table))["version"]
    await ben.sits(table)
    assert (await next_of(events))[1] == ["seats", "start"]
    await ana.moves(table)
    version, what = await next_of(events)
    assert (version, what) == ((await ben.view(table))["version"], ["move"])
    await ben.does(table, "chat", {"text": "Hm."})
    assert (await next_of(events))[1] == ["chat"]


async def test_several_changes_while_nobody_listened_are_one_event(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens()
    events = changes(place.house, table, await person(ana), None)
    await next_of(events)
    await ben.sits(table)
    await ana.moves(table)
    assert await next_of(events) == ((await ana.view(table))["version"], ["move", "seats", "start"])


async def test_a_reader_who_was_away_hears_what_he_missed_also_from_a_new_house(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as place:
        ana, ben = await place.guest(), await place.guest()
        table = await ana.opens()
        await ben.sits(table)
        heard = (await ana.view(table))["version"]
        await ana.moves(table)
        assert (await next_of(changes(place.house, table, await person(ana), heard)))[0] == heard + 1
    async with opened(tmp_path / "games.db", place.clock) as again:
        events = changes(again.house, table, await person(Guest(again, ana.token, {})), heard)
        assert await next_of(events) == (heard + 1, ["move"])
        waiting = asyncio.ensure_future(anext(events))
        await asyncio.sleep(0.05)
        assert not waiting.done()  # nothing new
        await Guest(again, ana.token, {}).moves(table)
        assert b"change" in await asyncio.wait_for(waiting, 5)


async def test_it_shows_that_it_lives(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db", heartbeat=0.02) as place:
        ana = await place.guest()
        table = await ana.opens()
        events = changes(place.house, table, await person(ana), None)
        await next_of(events)
        assert await asyncio.wait_for(anext(events), 5) == b": still here\n\n"


async def test_a_delayed_spectator_hears_of_a_move_when_he_may_see_it(
    place: Place, ana: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hedgerow.table.stream.LOOK", 0.02)
    table = await ana.opens(spectators="delayed")
    await ben.sits(table)
    events = changes(place.house, table, None, None)
    first, _ = await next_of(events)
    await ana.moves(table)
    place.clock.now += 100.0
    await ana.moves(table)
    waiting = asyncio.ensure_future(next_of(events))
    await asyncio.sleep(0.1)
    assert not waiting.done()
    place.clock.now += 100.0  # the first move is old enough, the second is not
    version, _ = await asyncio.wait_for(waiting, 5)
    assert first < version < (await ana.view(table))["version"]


async def test_who_follows_a_table_is_seen_to_be_there(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens()
    await ben.sits(table)
    events = changes(place.house, table, await person(ben), None)
    await next_of(events)
    assert [seat["present"] for seat in (await ana.view(table))["seats"]] == [False, True]
    place.clock.now += 120.0
    assert [seat["present"] for seat in (await ana.view(table))["seats"]] == [False, False]


async def test_a_followed_table_stays_in_memory_and_leaves_it_afterwards(place: Place, ana: Guest) -> None:
    table = await ana.opens()
    events = changes(place.house, table, await person(ana), None)
    await next_of(events)
    place.house.tidy(0.0)
    assert table in place.house.rooms
    await events.aclose()  # type: ignore[attr-defined]
    place.house.tidy(0.0)
    assert place.house.rooms == {}


async def test_streams_end_when_the_house_closes(place: Place, ana: Guest) -> None:
    table = await ana.opens()
    events = changes(place.house, table, await person(ana), None)
    await next_of(events)
    waiting = asyncio.ensure_future(anext(events, b"end"))
    await asyncio.sleep(0)
    await place.house.quiet()
    assert await asyncio.wait_for(waiting, 5) == b"end"
