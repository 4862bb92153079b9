"""Servers killed without a word, at random moments and under load, and what is left afterwards.

python tests/soaking.py 100        # behind `make soak`: as often on SQLite and on PostgreSQL; writes tests/soak.json
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from postgres import Cluster
from serving import PATIENCE, Player, Promises, Server, check

RESULTS = Path(__file__).parent / "soak.json"


async def kills(database: str, log: Path, times: int, servers: int, players: int, seed: int) -> dict[str, Any]:
    """Kills one of so many servers so many times while players play; what was promised and found."""
    rng = random.Random(seed)
    running = [Server(database, log) for _ in range(servers)]
    promises = Promises()
    began = time.monotonic()
    try:
        for server in running:
            await asyncio.to_thread(server.start)
        done = asyncio.Event()
        playing = [asyncio.create_task(Player(running, promises, seed * 1000 + number).play(done)) for number in range(players)]
        for _ in range(times):
            await moves_made(promises, rng.randrange(1, 40))
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            server = rng.choice(running)
            server.kill()
            await asyncio.to_thread(server.start)
        await moves_made(promises, 40)  # games go on after the last of them
        done.set()
        await asyncio.gather(*playing)
        for server in running:
            assert await asyncio.to_thread(server.stop) == 0
    finally:
        for server in running:
            if server.process is not None and server.process.poll() is None:
                server.kill()
    moves = await check(database, promises)
    return {
        "kills": times,
        "servers": servers,
        "players": players,
        "tables": len(promises.tables),
        "acknowledged": len(promises.stored),
        "stored": moves,
        "sent again": promises.again,
        "lost": 0,
        "doubled": 0,
        "unloadable": 0,
        "seconds": round(time.monotonic() - began),
    }


async def moves_made(promises: Promises, more: int) -> None:
    """Waits until so many more moves are acknowledged, however slow the machine is."""
    wanted = len(promises.stored) + more
    async with asyncio.timeout(PATIENCE):
        while len(promises.stored) < wanted:
            await asyncio.sleep(0.02)


async def both(times: int, folder: Path, cluster: Cluster) -> dict[str, Any]:
    """So many kills on each database, in four houses each at the same time."""
    parts = [times // 4 + (number < times % 4) for number in range(4)]
    files = [kills(str(folder / f"games{n}.db"), folder / f"sqlite{n}", part, 1, 4, n) for n, part in enumerate(parts)]
    shared = [kills(cluster.database(), folder / f"postgresql{n}", part, 2, 4, 10 + n) for n, part in enumerate(parts)]
    found = await asyncio.gather(*files, *shared)
    return {"sqlite": added(found[:4]), "postgresql": added(found[4:])}


def added(parts: list[dict[str, Any]]) -> dict[str, Any]:
    return {name: sum(part[name] for part in parts) for name in parts[0]}


def main(times: int) -> None:
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(both(times, Path(folder), cluster))
    finally:
        cluster.remove()
    said = {
        "command": f"make soak KILLS={times}",
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
    }
    RESULTS.write_text(json.dumps(said | found, indent=1) + "\n", "utf-8")
    sys.stdout.write(RESULTS.read_text("utf-8"))


if __name__ == "__main__":
    main(int(sys.argv[1]))
