"""Bots think in processes of their own.  One that dies, or takes far too long, is replaced, and its question is asked again."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import sys
from typing import Any

import msgspec

from hedgerow import bots
from hedgerow.core.game import Game
from hedgerow.core.position import Position

# After so many failures a question is answered by the simplest bot, here.
TRIES = 3
PATIENCE = 60.0


def names() -> list[str]:
    """The bots people may choose, weak to strong."""
    return list(bots.LEVELS)


def usual() -> str:
    """The bot that takes over where nobody chose one."""
    return names()[len(names()) // 2]


def known(name: str) -> bool:
    return name in names() or name in bots.BOTS


class Worker:
    """One process, one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, patience: float) -> dict[str, Any]:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "hedgerow.table.worker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
            )  # fmt: skip
        source, target = self.process.stdout, self.process.stdin
        assert source is not None
        assert target is not None
        try:
            async with asyncio.timeout(patience):
                target.write(len(question).to_bytes(4, "big") + question)
                await target.drain()
                size = int.from_bytes(await source.readexactly(4), "big")
                said: dict[str, Any] = msgspec.json.decode(await source.readexactly(size))
                return said
        except BaseException:
            await self.end()
            raise

    async def end(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            await self.process.wait()
        self.process = None


class Pool:
    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(max(1, count))]
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.retries = 0
        self.asked = 0

    async def ask(self, question: dict[str, Any], patience: float = PATIENCE) -> dict[str, Any] | None:
        """An answer, or None when no worker could give one."""
        data = msgspec.json.encode(question)
        for _ in range(TRIES):
            worker = await self.idle.get()
            self.asked += 1
            try:
                said = await worker.ask(data, patience)
            except (OSError, TimeoutError, asyncio.IncompleteReadError):
                self.retries += 1
                continue
            finally:
                self.idle.put_nowait(worker)
            if "error" not in said:
                return said
            self.retries += 1
        return None

    async def choose(self, table: str, game: Game, view: Position, seat: int, bot: str, luck: str) -> int:
        """What a bot does, seeing this; `view` is masked."""
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        who = f"{table} {seat}"
        said = await self.ask({"do": "choose", "who": who, "game": game.name, "view": packed(view), "seat": seat, "bot": bot, "luck": luck})
        if said is not None and said["code"] in legal:
            return int(said["code"])
        return legal[0]

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def packed(view: Position) -> str:
    return base64.b64encode(view.to_bytes()).decode()
