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
from sitting import Guest, Place, Time, opened, play_on
from walks import GAMES, walk

from hedgerow.core.chance import Rng
from hedgerow.core.position import Position
from hedgerow.table import events as e
from hedgerow.table.engine import Engine
from hedgerow.table.stream import changes

pytestmark = pytest.mark.anyio

ASKED = ("view", "view?lang=uk", "view?at=0", "turn", "events", "scores", "record", "hints", "about?ref=seat:1", "view?at=3")


# Of a game that long all is compared.
MOVES = 60


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
    """What somebody with these eyes is sent at a table in this position: asked for, streamed, and answered to what he does."""
    async with opened(folder / f"{len(list(folder.iterdir()))}.db", Time()) as place:
        people = [f"person-{number}" for number in range(int(position.seats()))]
        guest = await place.guest("Eyes")
        own = (await guest.get("/api/me"))["id"]
        if eyes is not None:
            people[eyes] = own
        further: list[e.AnyEvent] = [e.Preferred(person=person, forced=False) for person in people]
        table = await place.house.create(created(name, position, people), [*further, e.Started(actors=position.actors())], name="T" * 16)
        answers = []

        async def ask(method: str, what: str, **more: Any) -> None:
            response = await guest.send(method, what, **more)
            assert response.status_code < 500
            answers.append(f"{what} {response.status_code} {sorted(response.headers.items())} {response.text}")

        for what in ASKED:
            await ask("GET", f"/api/tables/{table}/{what}")
        for which in ("watch", "mine", "open"):
            await ask("GET", f"/api/tables?list={which}")
        if eyes is not None and (code := quiet_move(name, position, eyes)) is not None:
            await ask("POST", f"/api/tables/{table}/moves", json={"version": 99, "key": "key-0001", "code": code})
            version = 2 + len(people)
            await ask("POST", f"/api/tables/{table}/moves", json={"version": version, "key": "key-0002", "code": code})
            await ask("GET", f"/api/tables/{table}/view")
            await ask("POST", f"/api/tables/{table}/undo", json={"to": 0})
        await ask("POST", f"/api/tables/{table}/chat", json={"text": "Hm."})
        await ask("GET", f"/api/tables/{table}/view")
        events = changes(place.house, table, await place.house.people.of(str(guest.token)), None)
        answers += [(await anext(events)).decode(), (await anext(events)).decode()]
        return [answer.replace(own, "MYSELF") for answer in answers]


def quiet_move(name: str, position: Position, seat: int) -> int | None:
    """A move of this seat that teaches it nothing it could not know."""
    game = GAMES[name]
    for code in position.mask(seat).legal(seat)[:12]:
        if Engine(game, created(name, position, [])).play(position.copy(), seat, code).quiet:
            return code
    return None


@pytest.mark.parametrize("name", GAMES)
async def test_games_that_differ_in_hidden_things_alone_are_the_same_bytes_to_those_eyes(name: str, tmp_path: Path) -> None:
    compared = moved = 0
    for position in moments(name, seed=4)[:3]:
        for eyes in (None, *range(int(position.seats()))):
            other = position.deal(eyes, Rng(f"other {compared}"))
            assert other.to_bytes() != position.to_bytes()
            answers = await received(tmp_path, name, position, eyes)
            assert answers == await received(tmp_path, name, other, eyes)
            compared += 1
            moved += any("/undo 200" in answer for answer in answers)
    assert compared >= 6
    assert moved >= 1


class Twin:
    """One of two houses in which the same game is played, in worlds that differ: the same people, the same table."""

    def __init__(self, place: Place, guests: list[Guest], people: list[str]) -> None:
        self.place, self.guests, self.people = place, guests, people

    @property
    def position(self) -> Position:
        return self.place.house.rooms[self.table].position

    async def opens(self, name: str, position: Position, table: str) -> None:
        """A table that begins in this position."""
        self.table = table
        seated = self.people[: int(position.seats())]
        further: list[e.AnyEvent] = [e.Preferred(person=person, forced=False) for person in seated]
        await self.place.house.create(created(name, position, seated), [*further, e.Started(actors=position.actors())], name=table)

    async def moves(self, seat: int, code: int, key: str) -> None:
        state = self.place.house.rooms[self.table].state
        assert state is not None
        await self.guests[seat].does(self.table, "moves", {"version": state.version, "key": key, "code": code})

    async def hears(self, eyes: int | None) -> list[bytes]:
        """All that these eyes have received since they were asked last, and what they see now."""
        guest = self.guests[-1 if eyes is None else eyes]
        for what in ("view", "turn", "events"):
            await guest.get(f"/api/tables/{self.table}/{what}")
        heard, guest.received = guest.received, []
        return heard


async def twin(place: Place, seats: int) -> Twin:
    guests = [await place.guest(f"Player {number}") for number in range(seats + 1)]
    people = [(await guest.get("/api/me"))["id"] for guest in guests]
    for guest in guests:
        guest.received = []
    return Twin(place, guests, people)


@pytest.mark.parametrize("name", GAMES)
async def test_whole_games_are_the_same_bytes_until_something_hidden_shows(name: str, tmp_path: Path) -> None:
    """A game is played in two houses at once, move for move, in worlds that differ in what one pair of eyes cannot know.  When
    something of it shows, the worlds part; the game goes on from there in two that differ in what the next pair cannot know."""
    position = GAMES[name].start(seed=8)
    seats = int(position.seats())
    pairs = [None, *range(seats)]
    made = compared = parted = 0
    async with opened(tmp_path / "one.db", Time()) as here, opened(tmp_path / "other.db", Time()) as there:
        one, other = await twin(here, seats), await twin(there, seats)
        while not position.over() and made < MOVES:
            eyes = pairs[parted % len(pairs)]
            world = position.deal(eyes, Rng(f"twin {parted}"))
            table = f"{parted:016}"
            await one.opens(name, position, table)
            await other.opens(name, world, table)
            while one.position.mask(eyes).to_bytes() == other.position.mask(eyes).to_bytes():
                assert await one.hears(eyes) == await other.hears(eyes)
                compared += 1
                if one.position.over() or made >= MOVES:
                    break
                seat = one.position.actors()[0]
                possible = one.position.legal(seat)
                common = [code for code in possible if code in set(other.position.legal(seat))]
                if not common:
                    made += 1
                    await one.moves(seat, possible[made % len(possible)], f"key-{made:05}")
                    break
                made += 1
                code = common[made * 7 % len(common)]
                await one.moves(seat, code, f"key-{made:05}")
                await other.moves(seat, code, f"key-{made:05}")
            for guest in (*one.guests, *other.guests):
                guest.received = []
            position = one.position.copy()
            parted += 1
    assert parted >= len(pairs)
    assert compared >= 20


async def test_the_tokens_of_others_are_in_nobodys_answers(place: Place, ana: Guest, ben: Guest, eve: Guest) -> None:
    table = await ana.opens("renature", spectators="open")
    await ben.sits(table)
    await play_on(place, table, [ana, ben], 20)
    guests = [ana, ben, eve]
    state = place.house.rooms[table].state
    assert state is not None
    for guest in guests:
        await guest.view(table)
        private = [state.created.secret.encode(), *(other.token.encode() for other in guests if other is not guest and other.token)]
        if guest is not ana:
            private.append(state.created.invite.encode())
        assert guest.received
        assert not any(word in answer for answer in guest.received for word in private)


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
