"""Tables: opened, found, joined, watched, talked at, left, returned to, and played once more."""

from __future__ import annotations

import pytest
from sitting import Guest, Place, play_on
from walks import GAMES

pytestmark = pytest.mark.anyio

BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.mark.parametrize("game", GAMES)
async def test_every_game_is_played_to_the_end_against_a_bot(place: Place, ana: Guest, game: str) -> None:
    table = await ana.opens(game, seats=BOT)
    assert await play_on(place, table, [ana]) > 10
    view = await ana.view(table)
    assert view["status"] == "over"
    assert sorted(view["ranks"])[0] == 1
    assert view["permissions"]["rematch"]
    record = await ana.get(f"/api/tables/{table}/record")
    assert record["result"]["scores"] == view["scores"]


async def test_options_and_seats_that_do_not_fit_are_refused_with_a_sentence(ana: Guest) -> None:
    async def refused(**body: object) -> tuple[str, str]:
        problem = await ana.post("/api/tables", {"game": "harmonies", **body}, 400)
        assert problem["message"].endswith(".")
        return problem["error"], problem["detail"]

    assert (await refused(options={"players": 9}))[0] == "bad_option"
    assert (await refused(options={"colour": 1}))[1].startswith('harmonies has no option "colour"')
    assert (await refused(seats=[{"kind": "me"}]))[1] == "there are 1 seats for 2 players"
    assert (await refused(seats=[{"kind": "me"}, {"kind": "bot", "bot": "Deep Moss"}]))[1].startswith('there is no bot called "Deep Moss"')
    assert (await refused(clock={"kind": "move", "seconds": 1}))[0] == "bad_option"
    assert (await ana.post("/api/tables", {"game": "go"}, 404))["error"] == "unknown_game"
    assert await ana.get("/api/tables", list="mine") == []


async def test_a_game_starts_when_its_seats_are_full(ana: Guest, ben: Guest) -> None:
    table = await ana.opens(title="Evening game")
    assert (await ana.view(table))["status"] == "waiting"
    assert (await ana.moves(table, status=409))["error"] == "not_playing"
    await ben.sits(table)
    view = await ben.view(table)
    assert view["status"] == "playing"
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Ben"]
    assert [seat["mine"] for seat in view["seats"]] == [False, True]
    assert view["name"] == "Evening game"


async def test_the_host_need_not_wait_bots_take_the_open_seats(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await ben.sits(table)
    assert (await ben.does(table, "start", {}, 403))["error"] == "not_host"
    await ana.does(table, "start", {"bot": "random"})
    view = await ana.view(table)
    assert [seat["kind"] for seat in view["seats"]] == ["person", "person", "bot"]
    assert view["status"] == "playing"
    await play_on(place, table, [ana, ben])


async def test_it_may_start_at_once_with_bots_that_keep_the_seats_for_whoever_comes(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens(start="now")
    view = await ana.view(table)
    assert view["status"] == "playing"
    assert view["seats"][1]["free"]
    assert [found["id"] for found in await ben.get("/api/tables", list="open")] == [table]
    await play_on(place, table, [ana], 6)
    await ben.sits(table)
    assert (await ben.view(table))["seat"] == 1
    assert await ben.get("/api/tables", list="open") == []
    assert not (await ana.view(table))["seats"][1]["free"]
    await play_on(place, table, [ana, ben])


async def test_a_private_table_is_entered_by_its_invitation_alone(ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens(listed=False)
    address = (await ana.view(table))["invite"]
    assert address.startswith(f"/t/{table}#join=")
    invite = address.partition("=")[2]
    assert await eve.get("/api/tables", list="open") == []
    assert (await eve.get(f"/api/tables/{table}/view", 403))["error"] == "no_spectators"
    assert (await eve.sits(table, 403))["error"] == "bad_invite"
    assert (await eve.sits(table, 403, invite="x" * len(invite)))["error"] == "bad_invite"
    await ben.sits(table, invite=invite)
    assert (await ben.view(table))["invite"] is None
    assert (await ben.sits(table, 409, invite=invite))["error"] == "already_seated"
    assert (await eve.sits(table, 409, invite=invite))["error"] == "seat_taken"


async def test_a_seat_may_be_chosen(ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens(options={"players": 3}, seats=[{"kind": "open"}, {"kind": "me"}, {"kind": "open"}])
    assert (await ben.sits(table, 400, seat=7))["error"] == "bad_seats"
    assert (await ben.sits(table, 409, seat=1))["error"] == "seat_taken"
    await ben.sits(table, seat=2)
    await eve.sits(table)
    assert [seat["name"] for seat in (await ana.view(table))["seats"]] == ["Eve", "Ana", "Ben"]


async def test_nobody_needs_an_account_but_everybody_has_a_name(place: Place) -> None:
    browser = place.stranger()
    first = await browser.get("/api/me")
    assert first["name"] == ""
    await browser.put("/api/me", {"name": "  Zofia \u202e\n Nowak ", "language": "pl"})
    table = await browser.opens(seats=BOT)
    assert (await browser.view(table))["seats"][0]["name"] == "Zofia Nowak"
    assert (await browser.get("/api/me"))["id"] == first["id"]


async def test_a_link_moves_ones_tables_to_another_device_once(place: Place) -> None:
    browser, phone, thief = place.stranger(), place.stranger(), place.stranger()
    await browser.get("/api/me")
    await browser.put("/api/me", {"name": "Ana"})
    table = await browser.opens(seats=BOT)
    link = (await browser.post("/api/me/link"))["link"]
    assert link.startswith("/me#")
    token = link.partition("#")[2]
    assert (await phone.post("/api/me/claim", {"token": token}))["name"] == "Ana"
    assert [found["id"] for found in await phone.get("/api/tables", list="mine")] == [table]
    assert (await phone.view(table))["seat"] == 0
    assert (await thief.post("/api/me/claim", {"token": token}, 403))["error"] == "bad_link"
    late = (await browser.post("/api/me/link"))["link"].partition("#")[2]
    place.clock.now += 16 * 60
    assert (await thief.post("/api/me/claim", {"token": late}, 403))["error"] == "bad_link"


async def test_several_people_share_a_device_and_each_has_the_turn_in_time(place: Place, ana: Guest) -> None:
    table = await ana.opens(seats=[{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Olek"}])
    view = await ana.view(table)
    assert [seat["name"] for seat in view["seats"]] == ["Ana", "Olek"]
    assert [seat["mine"] for seat in view["seats"]] == [True, True]
    seats = set()
    for number in range(30):
        seats.add((await ana.view(table))["seat"])
        await ana.moves(table, number)
    assert seats == {0, 1}
    (mine,) = await ana.get("/api/tables", list="mine")
    assert mine["turn"]
    assert await play_on(place, table, [ana])
    assert (await ana.view(table))["status"] == "over"


async def test_ones_tables_say_whose_turn_it_is_those_that_wait_for_one_first(ana: Guest, ben: Guest) -> None:
    first = await ana.opens()
    second = await ana.opens()
    await ben.sits(first)
    await ben.sits(second)
    await ana.moves(first)
    while (await ana.turn(first))["moves"]:
        await ana.moves(first)

    async def mine(guest: Guest) -> list[tuple[str, bool]]:
        return [(found["id"], found["turn"]) for found in await guest.get("/api/tables", list="mine")]

    assert await mine(ana) == [(second, True), (first, False)]
    assert await mine(ben) == [(first, True), (second, False)]


# ---------------------------------------------------------------------- spectators


async def test_without_spectators_nobody_else_sees_anything(ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens(spectators="off")
    assert (await eve.view(table))["panels"]  # nothing is dealt yet, and a seat is free
    await ben.sits(table)
    for what in ("view", "turn", "stream", "events", "about?ref=x", "scores", "record", "hints"):
        assert (await eve.get(f"/api/tables/{table}/{what}", 403))["error"] == "no_spectators", what
    assert await eve.get("/api/tables", list="watch") == []


async def test_open_to_spectators_they_see_what_everybody_sees(ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens("bower", spectators="open")
    await ben.sits(table)
    assert [found["id"] for found in await eve.get("/api/tables", list="watch")] == [table]
    view = await eve.view(table)
    assert view["seat"] is None
    assert view["moves"] == []
    assert view["secret"] is None
    assert view["invite"] is None
    assert view["chat"] == []
    assert (await eve.moves(table, status=403))["error"] == "not_seated"
    assert (await eve.does(table, "chat", {"text": "Take the other one!"}, 403))["error"] == "not_seated"


async def test_a_delayed_spectator_sees_what_was_a_while_ago(place: Place, ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens(spectators="delayed", clock={"kind": "bank", "seconds": 3600})
    await ben.sits(table)
    start = await eve.view(table)
    for _ in range(4):
        place.clock.now += 100.0
        await ana.moves(table)
    ahead = await ana.view(table)
    assert ahead["moves_count"] == 4
    behind = await eve.view(table)  # the delay is 180 seconds: two moves are older
    assert behind["moves_count"] == behind["at"] == len(behind["log"]) == 2
    assert start["version"] < behind["version"] < ahead["version"]
    assert behind["clock"]["running"] == []
    assert (await eve.get(f"/api/tables/{table}/view", 400, at=3))["error"] == "bad_moment"
    assert len(await eve.get(f"/api/tables/{table}/events")) == 2
    assert (await eve.turn(table))["version"] == behind["version"]
    assert len((await eve.get(f"/api/tables/{table}/record"))["moves"]) == 2
    place.clock.now += 181.0
    assert (await eve.view(table))["moves_count"] == 4


# ---------------------------------------------------------------------- talk


async def test_people_at_the_table_talk_and_may_choose_not_to_hear(ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens(spectators="open")
    await ben.sits(table)
    await ana.does(table, "chat", {"text": " Good luck,\x00 <b>Ben</b>! ", "key": "chat-0001"})
    await ana.does(table, "chat", {"text": "Good luck, <b>Ben</b>!", "key": "chat-0001"})
    (line,) = (await ben.view(table))["chat"]
    assert (line["name"], line["text"], line["seat"]) == ("Ana", "Good luck, <b>Ben</b>!", 0)
    assert (await ana.does(table, "chat", {"text": "\x00 \u200b"}, 400))["error"] == "bad_body"
    await ben.does(table, "chat/mute", {"yes": True})
    muted = await ben.view(table)
    assert (muted["chat"], muted["muted"]) == ([], True)
    assert len((await ana.view(table))["chat"]) == 1
    await ben.does(table, "chat/mute", {"yes": False})
    assert len((await ben.view(table))["chat"]) == 1
    assert (await eve.does(table, "chat/mute", {"yes": True}, 403))["error"] == "not_seated"


async def test_talk_does_not_make_a_move_stale(ana: Guest, ben: Guest) -> None:
    table = await ana.opens()
    await ben.sits(table)
    turn = await ana.turn(table)
    await ben.does(table, "chat", {"text": "Your turn"})
    await ana.moves(table, version=turn["version"])


# ---------------------------------------------------------------------- leaving and again


async def test_before_the_game_a_seat_is_given_up(ana: Guest, ben: Guest) -> None:
    table = await ana.opens(options={"players": 3}, seats=[{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])
    await ben.sits(table)
    await ben.does(table, "leave")
    assert [seat["kind"] for seat in (await ana.view(table))["seats"]] == ["person", "open", "open"]
    assert await ben.get("/api/tables", list="mine") == []


async def test_a_bot_plays_for_whoever_left_and_gives_the_seat_back(place: Place, ana: Guest, ben: Guest) -> None:
    table = await ana.opens()
    await ben.sits(table)
    await ben.does(table, "leave")
    assert (await ben.does(table, "leave", status=403))["error"] == "not_now"
    view = await ana.view(table)
    assert view["seats"][1]["left"]
    assert view["seats"][1]["name"] == "Ben"
    made = await play_on(place, table, [ana], 12)
    assert (await ana.view(table))["moves_count"] > made
    assert (await ben.moves(table, status=403))["error"] == "not_now"
    assert (await ben.view(table))["permissions"]["comeback"]
    await ben.does(table, "return")
    assert (await ben.does(table, "return", status=403))["error"] == "not_now"
    await play_on(place, table, [ana, ben])


async def test_once_more_everybody_moves_one_seat_on_and_is_sent_to_one_table(place: Place, ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens("renature", spectators="open", rated=True)
    await ben.sits(table)
    assert (await ana.does(table, "rematch", status=409))["error"] == "not_over"
    await play_on(place, table, [ana, ben])
    assert (await eve.does(table, "rematch", status=403))["error"] == "not_seated"
    once = (await ana.does(table, "rematch"))["id"]
    assert (await ben.does(table, "rematch"))["id"] == once != table
    view = await ben.view(once)
    assert [seat["name"] for seat in view["seats"]] == ["Ben", "Ana"]
    assert (view["status"], view["rated"], view["moves_count"]) == ("playing", True, 0)
    assert (await ana.view(table))["rematch"] == once
    assert len(await ana.get("/api/tables", list="mine")) == 2
    assert view["commitment"] != (await ana.view(table))["commitment"]
