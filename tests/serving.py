"""Servers as processes of their own that can be killed, and players who keep them busy and remember what they were promised."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from walks import GAMES

from hedgerow.table import events as e
from hedgerow.table.engine import Engine
from hedgerow.table.state import fold
from hedgerow.table.store import Store, driver_for

PATIENCE = 180.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One `hedgerow serve`."""

    def __init__(self, database: str, log: Path, *words: str) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [sys.executable, "-m", "hedgerow", "serve", "--port", str(self.port), "--database", database, "--no-limits", *words]
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env={**os.environ, "PYTHONIOENCODING": "utf-8"})
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/healthz", timeout=5).status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text("utf-8")[-2000:]
            time.sleep(0.1)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As the system does when memory is short: without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Gently."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)


@dataclass
class Promises:
    """What servers have acknowledged: for each table and key the version, and how often a request had to be sent again."""

    stored: dict[tuple[str, str], int] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    again: int = 0


class Player:
    """Plays one game after the other, at whichever server answers; sends again what got no answer, with the same key."""

    def __init__(self, servers: list[Server], promises: Promises, seed: int) -> None:
        self.servers = servers
        self.promises = promises
        self.rng = random.Random(seed)
        self.http = httpx.AsyncClient(timeout=60)
        self.games = list(GAMES)

    async def ask(self, path: str, body: Any = None) -> Any:
        while True:
            address = self.rng.choice(self.servers).address
            try:
                answer = await (self.http.get(address + path) if body is None else self.http.post(address + path, json=body))
                if answer.status_code not in (429, 500, 503):
                    return answer.json()
            except (httpx.TransportError, ValueError):
                pass
            self.promises.again += 1
            await asyncio.sleep(0.05)

    async def play(self, done: asyncio.Event) -> None:
        token = (await self.ask("/api/people", {"name": "Load"}))["token"]
        self.http.headers["authorization"] = f"Bearer {token}"
        while not done.is_set():
            other = self.rng.choice([{"kind": "me"}, {"kind": "bot", "bot": "random"}])
            game = self.rng.choice(self.games)
            view = await self.ask("/api/tables", {"game": game, "seats": [{"kind": "me"}, other], "options": options(game)})
            table = view["id"]
            self.promises.tables.append(table)
            while not done.is_set():
                turn = await self.ask(f"/api/tables/{table}/turn")
                if turn["status"] == "over":
                    break
                if turn["moves"]:
                    await self.move(table, turn)
                else:
                    await asyncio.sleep(0.02)
        await self.http.aclose()

    async def move(self, table: str, turn: Any) -> None:
        key = uuid.uuid4().hex
        body = {"version": turn["version"], "key": key, "code": self.rng.choice(turn["moves"])["code"]}
        answer = await self.ask(f"/api/tables/{table}/moves", body)
        if "error" in answer:  # another of my requests, which had seemed lost, was stored after all
            assert answer["error"] in ("stale_version", "not_your_turn"), answer
        else:
            self.promises.stored[table, key] = answer["version"]


def options(game: str) -> dict[str, Any]:
    """The game for two."""
    return {"players": 2} if any(option.name == "players" for option in GAMES[game].options) else {}


async def check(database: str, promises: Promises) -> int:
    """Compares what was promised with what is stored; the number of moves stored."""

    async def hear(news: str | None) -> None:
        pass

    store = Store(driver_for(database, serving=False))
    await store.open(hear)
    try:
        keys: Counter[tuple[str, str]] = Counter()
        versions: dict[tuple[str, str], int] = {}
        moves = 0
        for table in promises.tables:
            entries = await store.log(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1)), f"the log of {table} has gaps"
            for entry in entries:
                if isinstance(entry.event, e.Moved):
                    moves += 1
                    if entry.event.key is not None:
                        keys[table, entry.event.key] += 1
                        versions[table, entry.event.key] = entry.number
            state = fold(table, entries)
            assert await store.version(table) == state.version
            engine = Engine(GAMES[state.created.game], state.created)
            position = engine.begin()
            for made in state.moves:
                engine.redo(position, made.move)  # raises if the log is no game
            assert position.actors() == state.actors
        doubled = [key for key, count in keys.items() if count > 1]
        assert not doubled, f"{len(doubled)} moves were made twice"
        lost = [key for key in promises.stored if key not in keys]
        assert not lost, f"{len(lost)} acknowledged moves are lost"
        # The version acknowledged is that of the move or, where forced moves followed it, of the last of these.
        assert all(promises.stored[key] >= versions[key] for key in promises.stored)
        return moves
    finally:
        await store.close()
