"""Clocks: per move or with a bank, and what it means to run out of time.  The time is the test's."""

from __future__ import annotations

import pytest
from sitting import Guest, Place, play_on

from hedgerow.table.clocks import GRACE, Clock, Timing

pytestmark = pytest.mark.anyio


def test_without_a_clock_nobody_is_ever_late() -> None:
    clock = Clock(Timing(), 2)
    clock.turn(0.0, {0}, None)
    assert clock.deadline(0) is None


def test_a_window_for_each_decision_begins_anew_after_each_move() -> None:
    clock = Clock(Timing("move", 60.0), 2)
    clock.turn(100.0, {0}, None)
    assert (clock.deadline(0), clock.deadline(1)) == (160.0, None)
    clock.turn(130.0, {0}, 0)  # moves, and is to move again
    assert clock.deadline(0) == 190.0
    clock.turn(140.0, {1}, 0)
    assert (clock.deadline(0), clock.deadline(1)) == (None, 200.0)


def test_several_clocks_run_at_once_and_a_move_of_one_does_not_touch_the_others() -> None:
    clock = Clock(Timing("bank", 60.0, 10.0), 3)
    clock.turn(0.0, {0, 1, 2}, None)
    clock.turn(20.0, {0, 2}, 1)
    assert [clock.remaining(seat, 30.0) for seat in range(3)] == [30.0, 50.0, 30.0]


def test_a_bank_grows_by_the_increment_each_time_the_game_stops_waiting() -> None:
    clock = Clock(Timing("bank", 100.0, 5.0), 2)
    clock.turn(0.0, {0}, None)
    clock.turn(10.0, {0}, 0)
    assert clock.left[0] == 90.0
    clock.turn(30.0, {1}, 0)
    assert clock.left[0] == 75.0
    clock.grant(1, 40.0)
    assert clock.remaining(1, 40.0) == 90.0


def test_who_comes_back_with_an_empty_bank_has_a_little_time() -> None:
    clock = Clock(Timing("bank", 10.0, 0.0), 1)
    clock.turn(0.0, {0}, None)
    clock.grant(0, 500.0)
    assert clock.remaining(0, 500.0) == GRACE


# ---------------------------------------------------------------------- at a table


async def look_around(place: Place, table: str) -> None:
    await place.house.look_around()
    await place.settle(table)


async def test_out_of_time_a_bot_plays_on_until_one_comes_back(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(clock={"kind": "move", "seconds": 60})
    await ben.sits(table)
    view = await ana.view(table)
    assert (view["clock"]["left"], view["clock"]["running"]) == ([60.0, 60.0], [0])
    place.clock.now += 59.0
    await look_around(place, table)
    assert (await ana.view(table))["clock"]["left"][0] == 1.0
    assert not (await ana.view(table))["seats"][0]["left"]
    place.clock.now += 1.5
    await look_around(place, table)
    view = await ana.view(table)
    assert view["seats"][0]["left"]
    assert view["seats"][0]["bot"] is not None
    assert view["actors"] == [1]
    assert view["clock"]["running"] == [1]
    assert view["permissions"]["comeback"]
    await ana.does(table, "return")
    await play_on(place, table, [ben, ana], 10)


async def test_a_bank_is_used_up_over_the_whole_game(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(clock={"kind": "bank", "seconds": 100, "increment": 5})
    await ben.sits(table)
    place.clock.now += 30.0
    await ana.moves(table)
    place.clock.now += 30.0
    assert (await ben.view(table))["clock"]["left"] == [40.0, 100.0]
    while (await ana.turn(table))["moves"]:
        await ana.moves(table)
    assert (await ben.view(table))["clock"]["left"] == [45.0, 100.0]
    place.clock.now += 101.0
    await look_around(place, table)
    assert (await ana.view(table))["seats"][1]["left"]


async def test_the_host_may_be_the_one_who_decides(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(seats=[{"kind": "open"}, {"kind": "me"}], clock={"kind": "move", "seconds": 60, "out": "host"})
    await ben.sits(table)
    assert (await ana.does(table, "judge", {"seat": 0, "more": True}, 403))["error"] == "not_now"
    place.clock.now += 61.0
    await look_around(place, table)
    view = await ana.view(table)
    assert (view["seats"][0]["late"], view["seats"][0]["left"]) == (True, False)
    assert view["permissions"]["judge"]
    assert (await ben.does(table, "judge", {"seat": 0, "more": True}, 403))["error"] == "not_host"
    await ana.does(table, "judge", {"seat": 0, "more": True})
    assert (await ana.view(table))["clock"]["left"][0] == 60.0
    place.clock.now += 61.0
    await look_around(place, table)
    await ana.does(table, "judge", {"seat": 0, "more": False})
    assert (await ana.view(table))["seats"][0]["left"]
    await play_on(place, table, [ana], 10)


async def test_a_clock_goes_on_while_the_house_is_closed(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(clock={"kind": "move", "seconds": 3 * 86400})
    await ben.sits(table)
    place.house.rooms.clear()  # nobody looks
    place.clock.now += 3 * 86400 + 1
    await look_around(place, table)
    assert (await ben.view(table))["seats"][0]["left"]
