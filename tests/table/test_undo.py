"""Taking back: alone while nothing was revealed and nobody else has acted, else by consent of those it touches."""

from __future__ import annotations

import pytest
from sitting import Guest, Place, play_on

from hedgerow.core.game import load
from hedgerow.table.engine import Engine
from hedgerow.table.events import Created, Plan

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(ana: Guest, ben: Guest) -> str:
    table = await ana.opens("harmonies")
    await ben.sits(table)
    return table


async def whole_turn(guest: Guest, table: str) -> None:
    while (await guest.turn(table))["moves"]:
        await guest.moves(table)


async def test_one_goes_back_to_any_decision_of_ones_own_while_nothing_was_revealed(ana: Guest, table: str) -> None:
    start = await ana.view(table)
    for _ in range(3):
        await ana.moves(table)
    undo = (await ana.view(table))["undo"]
    assert undo["to"] == undo["free"] == [2, 1, 0]
    await ana.does(table, "undo", {"to": 1})
    view = await ana.view(table)
    assert view["moves_count"] == 1
    await ana.does(table, "undo", {"to": 0})
    view = await ana.view(table)
    assert [(move["text"]) for move in view["moves"]] == [move["text"] for move in start["moves"]]
    assert view["version"] > start["version"]
    assert (await ana.does(table, "undo", {"to": 0}, 403))["error"] == "not_now"


async def test_what_was_taken_back_is_stale(ana: Guest, table: str) -> None:
    await ana.moves(table)
    turn = await ana.turn(table)
    await ana.does(table, "undo", {"to": 0})
    assert (await ana.moves(table, status=409, version=turn["version"]))["error"] == "stale_version"


async def test_when_something_was_revealed_the_others_must_agree(ana: Guest, ben: Guest, table: str) -> None:
    await whole_turn(ana, table)  # the last move of a turn fills up what everybody sees
    count = (await ana.view(table))["moves_count"]
    assert (await ana.view(table))["undo"]["free"] == []
    await ana.does(table, "undo", {"to": 1})
    view = await ben.view(table)
    assert view["moves_count"] == count
    assert view["undo"]["asked"] == {"by": 0, "to": 1, "missing": [1]}
    assert (await ana.does(table, "undo/answer", {"yes": True}, 409))["error"] == "nothing_asked"
    await ben.does(table, "undo/answer", {"yes": False})
    view = await ben.view(table)
    assert (view["moves_count"], view["undo"]["asked"]) == (count, None)
    await ana.does(table, "undo", {"to": 1})
    await ben.does(table, "undo/answer", {"yes": True})
    assert (await ana.view(table))["moves_count"] == 1
    assert (await ana.turn(table))["moves"]


async def test_when_others_have_moved_since_they_must_agree(ana: Guest, ben: Guest, table: str) -> None:
    await whole_turn(ana, table)
    await ben.moves(table)
    await ana.does(table, "undo", {"to": 0})
    assert (await ben.view(table))["undo"]["asked"]["missing"] == [1]
    await ben.moves(table)  # to go on is an answer too
    assert (await ben.view(table))["undo"]["asked"] is None
    assert (await ben.does(table, "undo/answer", {"yes": True}, 409))["error"] == "nothing_asked"


async def test_who_leaves_does_not_keep_others_from_taking_back(ana: Guest, ben: Guest, table: str) -> None:
    await whole_turn(ana, table)
    await ana.does(table, "undo", {"to": 0})
    await ben.does(table, "leave")
    assert (await ana.view(table))["moves_count"] == 0


async def test_bots_do_not_mind(place: Place, ana: Guest) -> None:
    table = await ana.opens("harmonies", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await whole_turn(ana, table)
    await place.settle(table)
    assert (await ana.view(table))["moves_count"] > 6
    await ana.does(table, "undo", {"to": 0})
    assert (await ana.view(table))["moves_count"] == 0
    await play_on(place, table, [ana])


async def test_in_a_rated_game_only_what_needs_no_leave_is_taken_back(ana: Guest, ben: Guest) -> None:
    table = await ana.opens("harmonies", rated=True)
    await ben.sits(table)
    await ana.moves(table)
    await ana.does(table, "undo", {"to": 0})
    await whole_turn(ana, table)
    assert (await ana.view(table))["undo"]["to"] == []
    assert (await ana.does(table, "undo", {"to": 1}, 403))["error"] == "not_now"


async def test_only_who_sits_there_and_only_his_own(ana: Guest, ben: Guest, eve: Guest, table: str) -> None:
    await ana.moves(table)
    assert (await eve.does(table, "undo", {"to": 0}, 403))["error"] == "not_seated"
    assert (await ben.does(table, "undo", {"to": 0}, 403))["error"] == "not_now"
    assert (await ana.does(table, "undo", {"to": 7}, 403))["error"] == "not_now"


async def test_it_holds_across_snapshots_and_a_fresh_memory(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens("harmonies", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await play_on(place, table, [ana], 30)
    to = (await ana.view(table))["undo"]["to"][-1]
    await ana.does(table, "undo", {"to": to})
    before = await ana.view(table)
    place.house.rooms.clear()
    assert await ana.view(table) == before
    await play_on(place, table, [ana])


def test_what_teaches_the_mover_or_touches_another_hand_is_not_quiet() -> None:
    def engine(name: str) -> Engine:
        game = load(name)
        options = game.settle({})
        plans = [Plan("open")] * game.seats(options)
        return Engine(game, Created(name, game.revision, game.content, options, plans, None, "5" * 64, "invite"))

    quiet: dict[str, set[bool]] = {}
    for name in ("harmonies", "renature", "bower"):
        rules = engine(name)
        position = rules.begin()
        for number in range(60):
            if position.over():
                break
            seat = position.actors()[0]
            legal = position.legal(seat)
            code = legal[number * 5 % len(legal)]
            moved = rules.play(position, seat, code)
            quiet.setdefault(f"{name} {moved.move['action']}", set()).add(moved.quiet)
    assert quiet["harmonies take"] == quiet["harmonies place"] == {True}
    assert quiet["harmonies finish"] == {False}  # what comes out of the bag
    assert True in quiet["renature plant"]
    assert quiet["renature score"] == {False}  # a domino is drawn
    assert quiet["bower take"] == {True, False}  # the display is filled up, but not after the first take of the opening draft
