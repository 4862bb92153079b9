"""Records in and out: of one game and of all, whole and as a seat may know it; fairness of the deal; branches and moments; hints."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sitting import Guest, Place, play_on
from walks import GAMES, VARIANTS, name_of

from hedgerow.core.chance import Rng, commitment
from hedgerow.core.errors import BadRecord
from hedgerow.core.game import Game
from hedgerow.core.record import form, parse, verify
from hedgerow.table.papers import opening
from hedgerow.table.state import State

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(ana: Guest, ben: Guest) -> str:
    table = await ana.opens("renature", spectators="open")
    await ben.sits(table)
    return table


# ---------------------------------------------------------------------- fairness


async def test_the_commitment_is_shown_from_the_start_the_secret_after_the_end_and_both_are_checked(
    place: Place, ana: Guest, ben: Guest, eve: Guest, table: str
) -> None:
    promised = (await ana.view(table))["commitment"]
    assert promised.startswith("sha256:")
    await play_on(place, table, [ana, ben], 20)
    for guest in (ana, ben, eve):
        assert (await guest.view(table))["secret"] is None
        assert "secret" not in (await guest.get(f"/api/tables/{table}/record"))["deal"]
    await play_on(place, table, [ana, ben])
    view = await eve.view(table)
    assert view["commitment"] == promised == commitment(view["secret"])
    record = await eve.get(f"/api/tables/{table}/record")
    assert record["deal"] == {"scheme": "hedgerow-deal/1", "commitment": promised, "secret": view["secret"]}
    verify(form(record))
    with pytest.raises(BadRecord, match="not the one committed to"):
        verify(form(record | {"deal": record["deal"] | {"secret": "0" * 64}}))
    other = record["deal"] | {"secret": "0" * 64, "commitment": commitment("0" * 64)}
    with pytest.raises(BadRecord, match="not what the revealed secret deals"):
        verify(form(record | {"deal": other}))


async def test_a_table_that_dealt_nothing_itself_promises_nothing(place: Place, ana: Guest, ben: Guest, table: str) -> None:
    """A deal from a record without its secret, or from a moment of another table: its own secret says nothing about that."""
    await play_on(place, table, [ana, ben])
    record = await ana.get(f"/api/tables/{table}/record")
    branched = await ana.does(table, "branch", {"at": 6, "bot": "random"}, 201)
    dealt = await ana.post("/api/import", record)
    assert dealt["commitment"] == record["deal"]["commitment"]
    del record["deal"]
    brought = await ana.post("/api/import", record)
    going = await ana.post("/api/import", record | {"moves": record["moves"][:-6], "result": None})
    for view in (branched, brought, going):
        assert view["commitment"] is None
        assert view["secret"] is None
        await play_on(place, view["id"], [ana])
        over = await ana.view(view["id"])
        assert (over["status"], over["commitment"], over["secret"]) == ("over", None, None)


# ---------------------------------------------------------------------- records


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_game_that_is_going_on_holds_what_one_may_know(
    place: Place, game: str, ana: Guest, ben: Guest, eve: Guest
) -> None:
    table = await ana.opens(game, spectators="open", options={} if game == "bower" else {"players": 2})
    assert (await ana.get(f"/api/tables/{table}/record", 409))["error"] == "not_playing"
    await ben.sits(table)
    await play_on(place, table, [ana, ben], 15)
    room = place.house.rooms[table]
    truth = GAMES[game].write_setup(room.engine.begin())
    own, other, public = [await guest.get(f"/api/tables/{table}/record") for guest in (ana, ben, eve)]
    for record in (own, other, public):
        assert record["result"] is None
        assert record["setup"].keys() == truth.keys()
        assert len(record["moves"]) == (await ana.view(table))["moves_count"]
        assert agrees(record["setup"], truth)
        assert known(record["setup"]) < known(truth)
        assert not any("chance" in move for move in record["moves"])
    assert len(json.dumps(own["moves"])) >= len(json.dumps(public["moves"]))


def agrees(part: object, whole: object) -> bool:
    """Is everything that is said right?  What lies there at the beginning may stand in another order than it came in."""
    if isinstance(part, dict) and isinstance(whole, dict):
        return part.keys() == whole.keys() and all(agrees(part[key], whole[key]) for key in whole)
    if isinstance(part, list) and isinstance(whole, list):
        first = next((at for at, value in enumerate(part) if value is None or isinstance(value, dict | list)), len(part))
        rest = zip(part[first:], whole[first:], strict=True)
        return sorted(map(str, part[:first])) == sorted(map(str, whole[:first])) and all(agrees(a, b) for a, b in rest)
    return part is None or part == whole


def known(part: object) -> int:
    if isinstance(part, dict):
        return sum(known(value) for value in part.values())
    return sum(known(value) for value in part) if isinstance(part, list) else int(part is not None)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_the_set_up_one_saw_is_right_and_the_same_in_worlds_that_differ_in_what_one_did_not(variant: tuple[Game, dict[str, Any]]) -> None:
    game, options = variant
    start = game.start(seed=1, **options)
    truth = game.write_setup(start)
    for eyes in (None, *range(int(start.seats()))):
        seen = opening(game, start, eyes)
        assert agrees(seen, truth)
        assert known(seen) < known(truth)
        for number in range(3):
            other = start.deal(eyes, Rng(f"other {number}"))
            assert other.to_bytes() != start.to_bytes()
            assert json.dumps(opening(game, other, eyes)) == json.dumps(seen)


async def test_ones_own_records_come_in_one_file(place: Place, ana: Guest, ben: Guest, eve: Guest, table: str) -> None:
    await play_on(place, table, [ana, ben])
    await ana.opens("bower")
    lines = (await ben.send("GET", "/api/me/records")).text.splitlines()
    assert len(lines) == 1
    verify(parse(lines[0]))
    assert (await eve.send("GET", "/api/me/records")).text == ""
    await place.stranger().post("/api/import", {}, 401)


async def test_a_finished_game_is_brought_in_to_look_at_and_goes_out_again_the_same(
    place: Place, ana: Guest, ben: Guest, table: str
) -> None:
    await play_on(place, table, [ana, ben])
    record = await ana.get(f"/api/tables/{table}/record")
    view = await ben.post("/api/import", record)
    assert view["status"] == "over"
    assert await ben.get(f"/api/tables/{view['id']}/record") == record | {"seats": [f"bot:{seat['bot']}" for seat in view["seats"]]} | {
        "deal": record["deal"]
    }


async def test_an_unfinished_record_is_played_on(place: Place, ana: Guest, ben: Guest, table: str) -> None:
    await play_on(place, table, [ana, ben])
    record = await ana.get(f"/api/tables/{table}/record")
    del record["deal"]
    view = await ana.post("/api/import", record | {"moves": record["moves"][:25], "result": None})
    assert (view["status"], view["moves_count"]) == ("playing", 25)
    await play_on(place, view["id"], [ana])
    finished = await ana.get(f"/api/tables/{view['id']}/record")
    verify(form(finished))
    assert "deal" not in finished


async def test_what_is_no_record_is_refused_with_what_is_wrong(ana: Guest) -> None:
    problem = await ana.post("/api/import", {"format": "hedgerow-record/1"}, 400)
    assert (problem["error"], problem["detail"]) == ("bad_import", 'the record has no "game"')


# ---------------------------------------------------------------------- moments, branches, hints


async def test_any_moment_has_an_address_of_its_own(place: Place, ana: Guest, ben: Guest, table: str) -> None:
    shown = []
    for number in range(6):
        shown.append((await ana.view(table))["panels"])
        await play_on(place, table, [ana, ben], 1)
        assert (await ana.view(table, at=number))["panels"]
    for number in range(4):
        past = await ana.view(table, at=number)
        assert (past["at"], past["moves"], past["permissions"]["move"]) == (number, [], False)
    assert (await ana.get(f"/api/tables/{table}/view", 400, at=999))["error"] == "bad_moment"
    assert (await ana.get(f"/api/tables/{table}/view", 400, at=-1))["error"] == "bad_body"


async def test_a_branch_goes_on_from_a_moment_in_a_world_one_could_imagine(
    place: Place, ana: Guest, ben: Guest, eve: Guest, table: str
) -> None:
    await play_on(place, table, [ana, ben], 12)
    view = await ana.does(table, "branch", {"at": 6, "bot": "random"}, 201)
    assert view["origin"] == {"id": table}
    assert view["origin_at"] == 6
    assert view["seats"][view["seat"]]["mine"]
    began = place.house.rooms[view["id"]].engine.begin()
    truth = await place.house.rooms[table].replay(state_of(place, table), 6)
    assert began.mask(0).to_bytes() == truth.mask(0).to_bytes()
    assert began.to_bytes() != truth.to_bytes()
    assert (await eve.get(f"/api/tables/{view['id']}/view", 403))["error"] == "no_spectators"
    await play_on(place, view["id"], [ana])
    assert (await ana.get(f"/api/tables/{view['id']}/record", 404))["error"] == "no_record"


def state_of(place: Place, table: str) -> State:
    state = place.house.rooms[table].state
    assert state is not None
    return state


async def test_hints_are_for_who_sits_there_and_never_in_a_rated_game(place: Place, ana: Guest, ben: Guest, eve: Guest, table: str) -> None:
    legal = await ana.get(f"/api/tables/{table}/hints")
    assert [hint["code"] for hint in legal] == [move["code"] for move in (await ana.turn(table))["moves"]]
    scored = await ana.get(f"/api/tables/{table}/hints", level="score")
    assert {hint["code"] for hint in scored} == {hint["code"] for hint in legal}
    assert all(hint["value"] is not None and hint["say"] for hint in scored)
    assert await ben.get(f"/api/tables/{table}/hints") == []  # it is not his turn
    assert (await eve.get(f"/api/tables/{table}/hints", 403))["error"] == "not_seated"
    rated = await ana.opens("renature", rated=True)
    await ben.sits(rated)
    for level in ("legal", "score", "bot"):
        assert (await ana.get(f"/api/tables/{rated}/hints", 403, level=level))["error"] == "rated"
    assert not (await ana.view(rated))["permissions"]["hints"]
    assert (await ana.does(rated, "branch", {}, 403))["error"] == "rated"
