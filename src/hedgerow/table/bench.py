"""How many tables one core serves: the figures of `hedgerow bench table`.

Every seat is a bot that moves at random without thinking, so that what is measured is the table: mailbox, rules, log and disk."""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from hedgerow.core.chance import Rng, fresh_secret, seeded_secret
from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.table import bots
from hedgerow.table import events as e
from hedgerow.table.house import House, find, offered
from hedgerow.table.room import Room
from hedgerow.table.settings import Settings
from hedgerow.table.store import Store, driver_for

IDLE = 2000
LOADS = 20


class Row(NamedTuple):
    game: str
    what: str
    value: float
    unit: str


class Quick(bots.Pool):
    """Bots that move at once, whatever it is."""

    def __init__(self) -> None:
        super().__init__(1)
        self.rng = Rng("bench")

    async def choose(self, table: str, game: Game, view: Position, seat: int, bot: str, luck: str) -> int:
        legal = view.legal(seat)
        return legal[self.rng.below(len(legal))]


class Measured(House):
    """A house that notes how long each move took from its decision until it was stored."""

    def __init__(self, store: Store, settings: Settings) -> None:
        super().__init__(store, settings)
        self.bots = Quick()
        self.times: list[float] = []

    async def move_bot(self, room: Room, seat: int, version: int, code: int) -> None:
        began = perf_counter()
        await super().move_bot(room, seat, version, code)
        self.times.append(perf_counter() - began)


async def figures(tables: int, seconds: float) -> list[Row]:
    with tempfile.TemporaryDirectory(prefix="hedgerow-bench-") as folder:
        settings = Settings(database=str(Path(folder) / "games.db"), rooms=10 * tables + IDLE, sweep=3600.0)
        house = Measured(Store(driver_for(settings.database)), settings)
        await house.open()
        try:
            return [*await load(house), *await idle(house), *await live(house, tables, seconds)]
        finally:
            await house.close()


async def live(house: Measured, tables: int, seconds: float) -> list[Row]:
    """So many games at once, moved as fast as they can; one that ends is followed by another."""
    games = kinds()
    before = memory()
    house.times.clear()
    began = perf_counter()
    for _ in range(tables):
        await house.create(next(games), [])
    opened = perf_counter()
    house.times.clear()
    while perf_counter() - opened < seconds:
        await asyncio.sleep(0.2)
        for table, room in list(house.rooms.items()):
            if room.state is not None and room.state.status == "over":
                del house.rooms[table]
                await house.create(next(games), [])
    passed = perf_counter() - opened
    times = sorted(house.times)
    used = memory() - before
    await house.quiet()
    return [
        Row("all", f"{tables} live tables, opened", tables / (opened - began), "/s"),
        Row("all", f"{tables} live tables, moves stored", len(times) / passed, "/s"),
        Row("all", "a move until stored, half of them within", 1000 * times[len(times) // 2], "ms"),
        Row("all", "a move until stored, 99 of 100 within", 1000 * times[len(times) * 99 // 100], "ms"),
        Row("all", "memory of a live table", used / tables / 1024, "KiB"),
    ]


async def idle(house: House) -> list[Row]:
    """Tables nobody looks at: they stand in the database alone."""
    games = kinds()
    before = memory()
    for _ in range(IDLE):
        await house.create(waiting(next(games)), [])
        house.rooms.clear()
    return [Row("all", f"memory of a table nobody looks at (of {IDLE})", (memory() - before) / IDLE / 1024, "KiB")]


async def load(house: House) -> list[Row]:
    """How long the first look at a game near its end takes, with as many seats as the game has."""
    rows = []
    for name in offered():
        game = find(name)
        table = await late_game(house, game)
        times = []
        for _ in range(LOADS):
            room = Room(table, house.store, find, house.clock)
            began = perf_counter()
            async with room.lock:
                await room.load()
            times.append(perf_counter() - began)
        assert room.state is not None
        rows.append(
            Row(name, f"loading a late game, {len(room.state.seats)} seats, {len(room.state.moves)} moves", 1000 * min(times), "ms")
        )
    return rows


async def late_game(house: House, game: Game) -> str:
    """A game with all seats it has room for, nearly over, stored with its snapshots."""
    options = max(game.variants(), key=game.seats)
    moves = sum(1 for _ in played(game, options))
    seats = [e.Plan("bot", name="random", bot="random")] * game.seats(options)
    table = await house.create(waiting(plan(game, options, seats, seeded_secret(1))), [])
    # The seats stay open until the moves stand in the log, so that no bot makes others.
    room = house.room(table)
    position = game.deal(game.settle(options), seeded_secret(1))
    await room.act(lambda state, _, engine: [e.Started(actors=position.actors())])
    for number, (seat, code) in enumerate(played(game, options)):
        if number >= moves - 8:
            break
        await room.act(lambda state, position, engine, seat=seat, code=code: [engine.play(position, seat, code, hand="bot")])  # type: ignore[misc]
    house.rooms.pop(table)
    return table


def played(game: Game, options: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """A random game, always the same."""
    rng = Rng(f"late {game.name}")
    position = game.deal(game.settle(options), seeded_secret(1))
    while not position.over():
        actors = position.actors()
        seat = actors[rng.below(len(actors))]
        legal = position.legal(seat)
        code = legal[rng.below(len(legal))]
        yield seat, code
        position.apply(seat, code)


def kinds() -> Iterator[e.Created]:
    """Tables of all games in turn, with bots on all seats."""
    names = offered()
    number = 0
    while True:
        game = find(names[number % len(names)])
        options = game.settle({})
        yield plan(game, options, [e.Plan("bot", name="random", bot="random")] * game.seats(options), fresh_secret())
        number += 1


def plan(game: Game, options: dict[str, Any], seats: list[e.Plan], secret: str) -> e.Created:
    return e.Created(
        game=game.name,
        revision=game.revision,
        content=game.content,
        options=options,
        seats=seats,
        host=None,
        secret=secret,
        invite="x" * 32,
    )


def waiting(created: e.Created) -> e.Created:
    """The same table with its seats open, so that it waits."""
    return msgspec.structs.replace(created, seats=[e.Plan("open")] * len(created.seats))


def memory() -> int:
    """What this process holds now, in bytes."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, IndexError, ValueError):  # elsewhere than on Linux: the most it ever held
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return int(most if sys.platform == "darwin" else most * 1024)
    return pages * resource.getpagesize()
