"""A house with guests, for the tests of the table: the whole application in this process, asked as over HTTP, with a clock we turn."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from hedgerow.table import worker
from hedgerow.table.app import create
from hedgerow.table.bots import Pool
from hedgerow.table.house import House
from hedgerow.table.settings import Settings
from hedgerow.table.store import Store, driver_for

BASE = "http://127.0.0.1"


class Time:
    """What the house takes for the time."""

    def __init__(self) -> None:
        self.now = 1_800_000_000.0

    def __call__(self) -> float:
        return self.now


class Near(Pool):
    """Bots that think here and at once, instead of in a process of their own."""

    async def ask(self, question: dict[str, Any], patience: float = 0) -> dict[str, Any] | None:
        self.asked += 1
        return worker.answer(question)


class Place:
    """A house that is open, and its address."""

    def __init__(self, house: House, clock: Time) -> None:
        self.house = house
        self.clock = clock
        self.app = create(house)

    async def guest(self, name: str = "", **headers: str) -> Guest:
        """Somebody with a token of their own."""
        stranger = Guest(self, None, headers)
        found = await stranger.post("/api/people", {"name": name})
        return Guest(self, found["token"], headers)

    def stranger(self, **headers: str) -> Guest:
        """Somebody without."""
        return Guest(self, None, headers)

    async def settle(self, table: str) -> None:
        """Waits until the house has nothing left to do at a table."""
        while (task := self.house.tending.get(table)) is not None:
            await task


class Guest:
    def __init__(self, place: Place, token: str | None, headers: dict[str, str]) -> None:
        self.place = place
        self.token = token
        self.received: list[bytes] = []
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if token is not None:
            given["authorization"] = f"Bearer {token}"
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(place.app), base_url=BASE, headers=given)

    async def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        response = await self.http.request(method, path, **more)
        self.received.append(response.content)
        return response

    async def get(self, path: str, status: int = 200, **query: Any) -> Any:
        return read(await self.send("GET", path, params=query or None), status)

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        return read(await self.send("POST", path, json=body) if body is not None else await self.send("POST", path), status)

    async def put(self, path: str, body: Any, status: int = 200) -> Any:
        return read(await self.send("PUT", path, json=body), status)

    # ------------------------------------------------------------------ at a table

    async def opens(self, game: str = "harmonies", **wishes: Any) -> str:
        """A new table; two open seats for me and somebody else unless other ones are wished."""
        seats = wishes.pop("seats", [{"kind": "me"}, {"kind": "open"}])
        return str((await self.post("/api/tables", {"game": game, "seats": seats, **wishes}))["id"])

    async def view(self, table: str, **query: Any) -> Any:
        return await self.get(f"/api/tables/{table}/view", **query)

    async def turn(self, table: str) -> Any:
        return await self.get(f"/api/tables/{table}/turn")

    async def does(self, table: str, what: str, body: Any = None, status: int = 200) -> Any:
        return await self.post(f"/api/tables/{table}/{what}", body, status)

    async def sits(self, table: str, status: int = 200, **wishes: Any) -> Any:
        return await self.does(table, "seat", wishes, status)

    async def moves(self, table: str, nth: int = 0, status: int = 200, **other: Any) -> Any:
        """Makes the nth of my legal moves, or what else is said of it."""
        turn = await self.turn(table)
        code = turn["moves"][nth % len(turn["moves"])]["code"] if turn["moves"] else 0
        return await self.does(table, "moves", {"version": turn["version"], "key": uuid.uuid4().hex, "code": code} | other, status)


def read(response: httpx.Response, status: int | None) -> Any:
    """The answer, of the status expected: 200 and the like, if none is said."""
    right = response.status_code == status if status is not None else response.is_success
    assert right, f"{response.request.method} {response.request.url.path}: {response.status_code} {response.text[:500]}"
    return response.json()


@asynccontextmanager
async def opened(database: Path | str, clock: Time | None = None, **settings: Any) -> AsyncIterator[Place]:
    """A house on a database, closed again afterwards."""
    given = {"database": str(database), "limits": False, "log_requests": False, "sweep": 3600.0, **settings}
    time = clock or Time()
    house = House(Store(driver_for(str(database))), Settings(**given), time)
    house.bots = Near(1)
    await house.open()
    try:
        yield Place(house, time)
    finally:
        await house.close()


async def play_on(place: Place, table: str, guests: list[Guest], moves: int | None = None) -> int:
    """Guests play whatever comes first among their moves, for so many moves or to the end; how many were made."""
    made = 0
    while moves is None or made < moves:
        await place.settle(table)
        for guest in guests:
            turn = await guest.turn(table)
            if turn["status"] == "over":
                return made
            if turn["moves"]:
                await guest.moves(table, made * 7)
                made += 1
                break
        else:
            raise AssertionError(f"nobody of {len(guests)} can move: {turn}")
    return made
