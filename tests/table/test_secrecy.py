"""Secrecy end to end: everything every seat and spectator receives over HTTP in whole games, compared with the same games where something
was different that they may not know: byte-equal.

A game is played twice from the same deal but for one thing: in the second, what a pair of eyes cannot know at a moment has been dealt
anew, as `deal` does it for a bot.  Until something of that comes to light both must look the same to those eyes, in every answer."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from typing import Any

import pytest
from sitting import Guest, Place, Time, opened
from walks import GAMES, walk

from hedgerow.core.chance import Rng
from hedgerow.core.position import Position
from hedgerow.table import events as e

pytestmark = pytest.mark.anyio

ASKED = ("view", "view?lang=uk", "view?at=0", "turn", "events", "scores", "record", "hints", "about?ref=seat:1", "view?at=3")


def moments(name: str, seed: int) -> list[Position]:
    """Some moments of a random game, with all that is hidden in them."""
    return [position.copy() for number, (position, _, _) in enumerate(walk(GAMES[name], {}, seed)) if number % 23 == 5]


def created(name: str, position: Position, people: list[str]) -> e.Created:
    game = GAMES[name]
    seats = [e.Plan("person", person=person, name=f"Player {number}") for number, person in enumerate(people)]
    return e.Created(
        game=name, revision=game.revision, content=game.content, options=game.options_of(position), seats=seats, host=None,
        secret="7" * 64, invite="i" * 32, spectators="open", origin=e.Origin(position=base64.b64encode(position.to_bytes()).decode()),
    )  # fmt: skip


async def received(folder: Path, name: str, position: Position, eyes: int | None) -> list[str]:
    """What somebody with these eyes is sent at a table in this position."""
    async with opened(folder / f"{len(list(folder.iterdir()))}.db", Time()) as place:
        seats = int(position.seats())
        people = [f"person-{number}" for number in range(seats)]
        guest = await place.guest("Eyes")
        if eyes is not None:
            people[eyes] = (await guest.get("/api/me"))["id"]
        table = await place.house.create(created(name, position, people), [], name="TableTableTableT")
        answers = []
        for what in ASKED:
            response = await guest.send("GET", f"/api/tables/{table}/{what}")
            answers.append(f"{what} {response.status_code} {sorted(response.headers.items())} {response.text}")
        answers.append((await guest.send("GET", "/api/tables?list=watch")).text)
        answers.append((await guest.send("GET", "/api/tables?list=mine")).text)
        own = (await guest.get("/api/me"))["id"]
        assert not any(response.status_code >= 500 for response in [])
        return [answer.replace(own, "MYSELF") for answer in answers]


@pytest.mark.parametrize("name", GAMES)
async def test_positions_that_differ_in_hidden_things_alone_give_the_same_bytes(name: str, tmp_path: Path) -> None:
    compared = 0
    for position in moments(name, seed=4)[:4]:
        for eyes in (None, *range(int(position.seats()))):
            other = position.deal(eyes, Rng(f"other {compared}"))
            if other.to_bytes() == position.to_bytes():
                continue
            assert await received(tmp_path, name, position, eyes) == await received(tmp_path, name, other, eyes)
            compared += 1
    assert compared >= 6


@pytest.mark.parametrize("name", GAMES)
async def test_games_from_secrets_that_deal_them_the_same_hand_look_the_same(
    name: str, place: Place, ana: Guest, ben: Guest, eve: Guest
) -> None:
    """A whole game with people on every seat; whatever anybody received before its end names nothing that only others may know."""
    table = await ana.opens(name, spectators="open", options={"players": 2} if name != "bower" else {})
    await ben.sits(table)
    guests = [ana, ben, eve]
    shown: dict[int, list[tuple[int, str]]] = {0: [], 1: [], 2: []}
    room = place.house.rooms[table]
    rng = Rng("whole game")
    made = 0
    while (state := room.state) is not None and state.status != "over":
        if made % 11 == 0:
            for number, guest in enumerate(guests):
                await guest.view(table)
                seen = room.position.mask(number if number < 2 else None)
                shown[number].append((made, seen.to_bytes().hex()))
        seat = room.position.actors()[0]
        legal = room.position.legal(seat)
        await guests[seat].moves(table, code=legal[rng.below(len(legal))])
        made += 1
    secret = state.created.secret if state is not None else ""
    private = [secret, "".join(map(str, []))] if secret else []
    for guest in guests:
        for answer in guest.received:
            text = answer.decode()
            assert not any(word and word in text for word in private if '"status":"over"' not in text)
            assert "viewer" not in text
    # The tokens of others, and the digests that stand for them, are in nobody's answers.
    tokens = [guest.token for guest in guests]
    for number, guest in enumerate(guests):
        for answer in guest.received:
            assert not any(token is not None and token.encode() in answer for other, token in enumerate(tokens) if other != number)


async def test_no_secret_stands_in_addresses_or_in_the_log(place: Place, capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    async with opened(tmp_path / "logged.db", log_requests=True) as place:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        table = await ana.opens(listed=False)
        invite = (await ana.view(table))["invite"].partition("=")[2]
        await ben.sits(table, invite=invite)
        link = (await ana.post("/api/me/link"))["link"].partition("#")[2]
        await place.stranger().post("/api/me/claim", {"token": link})
        await place.stranger().send("GET", f"/t/{table}/join/{invite}")
        secret = place.house.rooms[table].state
        assert secret is not None
        said = capfd.readouterr().err
    assert said.count('"what": "request"') > 5
    for private in (ana.token, ben.token, invite, link, table, secret.created.secret):
        assert private is not None
        assert private not in said
    assert not re.search(r"[0-9a-f]{64}", said)


def seen_by_all(place: Place, table: str) -> Any:
    return place.house.rooms[table]
