"""Bots in worker processes of their own: one that dies while it thinks costs a retry, never a game."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest
from sitting import Guest, Place, play_on

from hedgerow.table.bots import TRIES, Pool, Worker

pytestmark = pytest.mark.anyio


@pytest.fixture
async def worker(place: Place) -> Worker:
    """The only one of the house."""
    place.house.bots = Pool(1)
    return place.house.bots.workers[0]


async def with_a_bot(ana: Guest) -> str:
    """A table where it is our turn, and the bot has moved before."""
    table = await ana.opens("renature", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    await play_on(ana.place, table, [ana], 8)
    await ana.place.settle(table)
    return table


async def killed_thinking(place: Place, worker: Worker, ana: Guest, table: str) -> int:
    """Moves until the bot is asked, and kills its worker, frozen before, with the question in its hands; its process number."""
    assert worker.process is not None
    pid = worker.process.pid
    os.kill(pid, signal.SIGSTOP)
    asked = place.house.bots.asked
    async with asyncio.timeout(30):
        while place.house.bots.asked == asked:
            if (await ana.turn(table))["moves"]:
                await ana.moves(table)
            await asyncio.sleep(0.02)
        os.kill(pid, signal.SIGKILL)
        await place.settle(table)
    return pid


async def retries(ana: Guest) -> int:
    text = (await ana.send("GET", "/metrics")).text
    (line,) = [line for line in text.splitlines() if line.startswith("hedgerow_bot_retries_total ")]
    return int(line.split()[1])


async def test_a_worker_killed_while_it_thinks_costs_a_retry_and_no_game(place: Place, worker: Worker, ana: Guest) -> None:
    table = await with_a_bot(ana)
    assert await retries(ana) == 0
    for times in (1, 2, 3):
        before = (await ana.view(table))["moves_count"]
        old = await killed_thinking(place, worker, ana, table)
        assert await retries(ana) == times
        assert worker.process is not None
        assert worker.process.pid != old
        assert (await ana.view(table))["moves_count"] > before + 1
    await play_on(place, table, [ana])
    assert (await ana.view(table))["status"] == "over"
    assert await retries(ana) == 3


async def test_where_every_worker_dies_the_game_still_goes_on(
    place: Place, worker: Worker, ana: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await with_a_bot(ana)
    before = (await ana.view(table))["moves_count"]
    await worker.end()
    monkeypatch.setattr("hedgerow.table.bots.sys.executable", "/bin/false")
    await play_on(place, table, [ana], 3)
    await place.settle(table)
    assert await retries(ana) >= TRIES
    assert (await ana.view(table))["moves_count"] > before + 3
