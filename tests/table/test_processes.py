"""Two servers on one PostgreSQL: the same tables, changes told to each other, one killed, the database restarted."""

from __future__ import annotations

import asyncio
import contextlib
import json
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import Cluster
from serving import Promises, Server, check
from sitting import opened, play_on

pytestmark = pytest.mark.anyio


class Follower:
    """Follows a stream and comes back, wherever it can, with the number of what it heard last."""

    def __init__(self, servers: list[Server], table: str, token: str) -> None:
        self.servers = servers
        self.table = table
        self.token = token
        self.heard: list[int] = []
        self.connected = 0
        self.news = asyncio.Event()

    async def follow(self) -> None:
        turn = 0
        while True:
            server = self.servers[turn % len(self.servers)]
            turn += 1
            headers = {"authorization": f"Bearer {self.token}"} | ({"last-event-id": str(self.heard[-1])} if self.heard else {})
            with contextlib.suppress(httpx.TransportError):
                async with (
                    httpx.AsyncClient(timeout=httpx.Timeout(60, read=None)) as http,
                    http.stream("GET", f"{server.address}/api/tables/{self.table}/stream", headers=headers) as answer,
                ):
                    self.connected += answer.status_code == 200
                    async for line in answer.aiter_lines():
                        if line.startswith("id: "):
                            self.heard.append(int(line.removeprefix("id: ")))
                            self.news.set()
            await asyncio.sleep(0.1)

    async def hears(self, version: int) -> None:
        async with asyncio.timeout(30):
            while not self.heard or self.heard[-1] < version:
                self.news.clear()
                await self.news.wait()


class Seat:
    """A person who asks one server."""

    def __init__(self, server: Server, token: str) -> None:
        self.server = server
        self.token = token

    async def ask(self, path: str, body: Any = None) -> Any:
        """Asks until the server, and the database behind it, can answer."""
        async with httpx.AsyncClient(headers={"authorization": f"Bearer {self.token}"}, timeout=30) as http, asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    method = "GET" if body is None else "POST"
                    answer = await http.request(method, self.server.address + path, json=body)
                    if answer.status_code not in (500, 503):
                        assert answer.status_code < 300, answer.text
                        return answer.json()
                await asyncio.sleep(0.1)

    async def moves(self, table: str, promises: Promises) -> int:
        turn = await self.ask(f"/api/tables/{table}/turn")
        key = uuid.uuid4().hex
        body = {"version": turn["version"], "key": key, "code": turn["moves"][0]["code"]}
        version = (await self.ask(f"/api/tables/{table}/moves", body))["version"]
        promises.stored[table, key] = version
        return int(version)


@asynccontextmanager
async def two(database: str, log: Path) -> AsyncIterator[list[Server]]:
    servers = [Server(database, log), Server(database, log)]
    try:
        for server in servers:
            await asyncio.to_thread(server.start)
        yield servers
    finally:
        for server in servers:
            if server.process is not None and server.process.poll() is None:
                server.kill()


async def test_games_go_on_and_streams_resume_when_a_server_is_killed_and_the_database_restarted(tmp_path: Path, cluster: Cluster) -> None:
    database = cluster.database()
    promises = Promises()
    async with two(database, tmp_path / "log") as (one, other):
        tokens = [httpx.post(f"{one.address}/api/people", json={"name": name}, timeout=60).json()["token"] for name in ("Ana", "Ben")]
        ana, ben = Seat(one, tokens[0]), Seat(other, tokens[1])
        body = {"game": "harmonies", "seats": [{"kind": "me"}, {"kind": "open"}]}
        table = (await ana.ask("/api/tables", body))["id"]
        promises.tables.append(table)
        await ben.ask(f"/api/tables/{table}/seat", {})
        near, far = Follower([one, other], table, tokens[0]), Follower([other], table, tokens[1])
        following = [asyncio.create_task(near.follow()), asyncio.create_task(far.follow())]

        async def turn_of(seat: Seat) -> int:
            version = 0
            while (await seat.ask(f"/api/tables/{table}/turn"))["moves"]:
                version = await seat.moves(table, promises)
            await asyncio.gather(near.hears(version), far.hears(version))
            return version

        await turn_of(ana)  # stored by one server, heard from the other
        await turn_of(ben)
        one.kill()
        ana.server = other
        await turn_of(ana)  # the reader who followed the dead server has come back at the other one
        await asyncio.to_thread(one.start)
        await asyncio.to_thread(cluster.restart)
        await turn_of(ben)
        ana.server = one
        await turn_of(ana)
        await turn_of(ben)
        for follower in (near, far):
            assert follower.heard == sorted(set(follower.heard)), "an event came twice or in the wrong order"
        assert near.connected > 1
        assert far.connected == 1  # the restart of the database did not even cut this stream
        for task in following:
            task.cancel()
        await asyncio.gather(*following, return_exceptions=True)
        for server in (one, other):
            assert await asyncio.to_thread(server.stop) == 0
    await check(database, promises)


async def test_a_bot_moves_once_whichever_server_looks_after_the_table(tmp_path: Path, cluster: Cluster) -> None:
    """Two houses that both believe it is theirs: what the quicker one stores, the other reads."""
    database = cluster.database()
    async with opened(database) as here, opened(database, here.clock) as there:
        ana = await here.guest("Ana")
        table = await ana.opens("renature", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        for _ in range(12):
            turn = await ana.turn(table)
            if turn["moves"]:
                await ana.moves(table)
            await asyncio.gather(here.house.look_around(), there.house.look_around())
            await asyncio.gather(here.settle(table), there.settle(table))
            await here.house.rooms[table].refresh()
        made = await ana.view(table)
        assert made["moves_count"] > 12
        assert made["actors"] == [0]


async def test_a_whole_game_on_postgresql_is_the_same_game(tmp_path: Path, cluster: Cluster) -> None:
    async with opened(cluster.database()) as place:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        table = await ana.opens("bower", title="Ogródek 🌿")
        await ben.sits(table)
        await ana.does(table, "chat", {"text": "Cześć!"})
        await play_on(place, table, [ana, ben])
        record = await ana.get(f"/api/tables/{table}/record")
        assert json.loads((await ana.send("GET", "/api/me/records")).text) == record
        assert (await ben.view(table))["name"] == "Ogródek 🌿"
