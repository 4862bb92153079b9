"""Moves: expected version and key, refusals as values, forced moves, several who act at once, and nothing told before it is stored."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sitting import Guest, Place, opened, play_on

from hedgerow.table.store.driver import Batch, StoreFailed

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(ana: Guest, ben: Guest) -> str:
    table = await ana.opens("harmonies")
    await ben.sits(table)
    return table


async def test_a_move_is_made_by_its_code_or_its_text(ana: Guest, table: str) -> None:
    turn = await ana.turn(table)
    first = turn["moves"][2]
    assert (first["action"], first["space"]) == ("take", 3)
    stored = await ana.does(table, "moves", {"version": turn["version"], "key": "key-0001", "text": "take 3"})
    assert stored["version"] == turn["version"] + 1
    assert [line["refs"] for line in (await ana.view(table))["log"]] == [["space:3"]]


async def test_refusals_are_values_with_a_name_and_a_sentence(place: Place, ana: Guest, ben: Guest, eve: Guest, table: str) -> None:
    version = (await ana.turn(table))["version"]

    async def refused(guest: Guest, status: int, **body: Any) -> str:
        problem = await guest.does(table, "moves", {"version": version, "key": "key-0001", **body}, status)
        assert problem["message"].endswith(".")
        return str(problem["error"])

    before = (await ana.view(table))["version"]
    assert await refused(ben, 409, text="take 3") == "not_your_turn"
    assert await refused(eve, 403, text="take 3") == "not_seated"
    assert await refused(place.stranger(), 401, text="take 3") == "no_identity"
    assert await refused(ana, 409, text="finish") == "illegal_move"
    assert await refused(ana, 400, text="take the gray ones") == "bad_move"
    assert await refused(ana, 400, code=10**8) == "bad_move"
    assert await refused(ana, 400) == "bad_move"
    assert await refused(ana, 409, text="take 3", version=version + 1) == "stale_version"
    assert await refused(ana, 409, text="take 3", version=0) == "stale_version"
    assert (await ana.does("A" * 16, "moves", {"version": 1, "key": "key-0001", "code": 1}, 404))["error"] == "unknown_table"
    assert (await ana.does("A" * 15, "moves", {"version": 1, "key": "key-0001", "code": 1}, 404))["error"] == "unknown_table"
    assert (await ana.view(table))["version"] == before


async def test_a_refusal_speaks_the_language_of_the_person(place: Place, table: str) -> None:
    problem = await place.stranger(accept_language="uk,en;q=0.5").does(table, "moves", {"version": 1, "key": "key-0001", "code": 1}, 401)
    assert "столу" in problem["message"] or "стіл" in problem["message"]


async def test_a_request_sent_again_makes_no_second_move(ana: Guest, table: str) -> None:
    turn = await ana.turn(table)
    body = {"version": turn["version"], "key": "the-same-key", "text": "take 3"}
    once = await ana.does(table, "moves", body)
    assert await ana.does(table, "moves", body) == once
    assert (await ana.view(table))["moves_count"] == 1
    assert (await ana.does(table, "moves", body | {"text": "take 4"}, 409))["error"] == "key_reused"


async def test_of_requests_sent_at_the_same_time_one_is_made(ana: Guest, table: str) -> None:
    version = (await ana.turn(table))["version"]
    bodies = [{"version": version, "key": f"key-{number:04}", "text": f"take {1 + number % 5}"} for number in range(10)]
    answers = await asyncio.gather(*(ana.send("POST", f"/api/tables/{table}/moves", json=body) for body in bodies))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 9
    assert {answer.json().get("error") for answer in answers} == {None, "stale_version"}
    assert (await ana.view(table))["moves_count"] == 1


async def test_a_decision_that_has_changed_makes_a_move_stale(ana: Guest, ben: Guest, table: str) -> None:
    version = (await ana.turn(table))["version"]
    await ana.moves(table)
    assert (await ana.moves(table, status=409, version=version))["error"] == "stale_version"
    early = (await ben.turn(table))["version"]
    while (await ana.turn(table))["moves"]:
        await ana.moves(table)
    assert (await ben.moves(table, status=409, version=early))["error"] == "stale_version"
    await ben.moves(table)


async def test_forced_moves_are_made_by_themselves_unless_one_prefers_to(place: Place, ana: Guest, ben: Guest) -> None:
    async def choices(guest: Guest, table: str) -> list[int]:
        seen = []
        while (turn := await guest.turn(table))["moves"]:
            seen.append(len(turn["moves"]))
            await guest.moves(table)
        return seen

    table = await ana.opens("harmonies")
    await ben.does(table, "preferences", {"forced": False}, 403)
    await ben.sits(table)
    await ben.does(table, "preferences", {"forced": False})
    assert (await ben.view(table))["preferences"] == {"forced": False}
    assert 1 not in await choices(ana, table)
    while (await ben.turn(table))["moves"]:
        await ben.moves(table, -1)
    assert 1 not in await choices(ana, table)
    alone = 0
    for _ in range(12):
        alone += 1 in await choices(ben, table)
        await choices(ana, table)
    assert alone > 0
    await play_on(place, table, [ana, ben])


# ---------------------------------------------------------------------- several at once


async def at_once(place: Place, guests: list[Guest]) -> str:
    """A game of Earth at a moment when the game waits for all seats."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(guests) - 1)
    table = await guests[0].opens("earth", options={"players": len(guests)}, seats=seats)
    for guest in guests[1:]:
        await guest.sits(table)
    for _ in range(400):
        turns = [await guest.turn(table) for guest in guests]
        if all(len(turn["moves"]) > 1 for turn in turns):
            return table
        await play_on(place, table, guests, 1)
    raise AssertionError("never all at once")


async def test_those_who_act_at_the_same_time_never_block_each_other(place: Place, ana: Guest, ben: Guest, eve: Guest) -> None:
    guests = [ana, ben, eve]
    table = await at_once(place, guests)
    turns = [await guest.turn(table) for guest in guests]
    # Everybody decided on the same version, and the answers arrive in any order.
    for guest, turn in reversed(list(zip(guests, turns, strict=True))):
        await guest.moves(table, version=turn["version"])
    # Whoever moves twice meanwhile does not make the others stale either.
    table = await at_once(place, guests)
    old = await ben.turn(table)
    await ana.moves(table)
    if (await ana.turn(table))["moves"]:
        await ana.moves(table)
    if len((await ben.turn(table))["moves"]) > 1:
        await ben.moves(table, version=old["version"], code=old["moves"][0]["code"])


async def test_moves_sent_by_all_at_once_are_all_made(place: Place, ana: Guest, ben: Guest, eve: Guest) -> None:
    guests = [ana, ben, eve]
    table = await at_once(place, guests)
    before = (await ana.view(table))["moves_count"]
    await asyncio.gather(*(guest.moves(table) for guest in guests))
    assert (await ana.view(table))["moves_count"] >= before + 3


# ---------------------------------------------------------------------- stored first


async def test_nobody_sees_a_move_before_it_is_stored(
    place: Place, ana: Guest, ben: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = place.house.store.driver
    write = driver.write
    storing, go_on = asyncio.Event(), asyncio.Event()

    async def slow(batch: Batch) -> bool:
        storing.set()
        await go_on.wait()
        return await write(batch)

    before = await ben.view(table)
    monkeypatch.setattr(driver, "write", slow)
    moving = asyncio.create_task(ana.moves(table))
    await storing.wait()
    state = place.house.rooms[table].state
    assert state is not None
    assert (state.version, len(state.moves)) == (before["version"], 0)
    assert not moving.done()
    go_on.set()
    await moving
    assert (await ben.view(table))["moves_count"] == 1


async def test_a_move_that_could_not_be_stored_is_not_acknowledged_and_not_made(
    place: Place, ana: Guest, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(batch: Batch) -> bool:
        raise StoreFailed("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(place.house.store.driver, "write", broken)
        problem = await ana.moves(table, status=503)
        assert problem["error"] == "unavailable"
    assert (await ana.view(table))["moves_count"] == 0
    await ana.moves(table)
    assert (await ana.view(table))["moves_count"] == 1


async def test_a_person_who_hangs_up_does_not_stop_what_was_asked(place: Place, ana: Guest, table: str) -> None:
    version = (await ana.turn(table))["version"]
    asking = asyncio.create_task(ana.does(table, "moves", {"version": version, "key": "key-0001", "text": "take 3"}))
    while not place.house.rooms[table].lock.locked():
        await asyncio.sleep(0)
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert (await ana.view(table))["moves_count"] == 1


async def test_a_game_goes_on_in_a_new_house_on_the_same_database(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as place:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        table = await ana.opens("earth", options={"players": 2})
        await ben.sits(table)
        await play_on(place, table, [ana, ben], 90)
        before = await ana.view(table)
    async with opened(tmp_path / "games.db", place.clock) as again:
        ana, ben = Guest(again, ana.token, {}), Guest(again, ben.token, {})
        assert await ana.view(table) == before
        await play_on(again, table, [ana, ben], 50)
        room = again.house.rooms[table]
        assert room.state is not None
        assert (await room.replay(room.state, len(room.state.moves))).to_bytes() == room.position.to_bytes()
