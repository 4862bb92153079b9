"""The house: all tables of one process, what it does by itself (bots, clocks, cleaning), and news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections.abc import Callable
from functools import cache
from time import monotonic

from hedgerow.core.game import Game, games, load
from hedgerow.core.position import Position
from hedgerow.table import bots, commands
from hedgerow.table import events as e
from hedgerow.table.engine import Engine
from hedgerow.table.limits import Limits
from hedgerow.table.log import log
from hedgerow.table.people import People
from hedgerow.table.refusals import Refusal
from hedgerow.table.room import Room
from hedgerow.table.settings import Settings
from hedgerow.table.state import State, fold
from hedgerow.table.store import Store
from hedgerow.table.store.driver import StoreFailed, ended

# A process that looks after a table says so for this long, and again while it goes on.
LEASE = 15.0
# Somebody who follows a table is believed to be there for so long, and says so again after half of it.
HERE = 60.0
# A chore that failed is tried again after so many seconds, twice as many each time, at most the last.
REST = (1.0, 60.0)
# How often old tables are looked for.
CLEANING = 600.0
DAY = 86400.0


@cache
def offered() -> tuple[str, ...]:
    """The games that are installed; looked for once, as that takes a while."""
    return tuple(games())


@cache
def find(name: str) -> Game:
    return load(name)


class House:
    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float] = time.time) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.people = People(store)
        self.limits = Limits()
        self.rooms: dict[str, Room] = {}
        self.bots = bots.Pool(settings.workers)
        self.me = secrets.token_hex(8)
        self.tending: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.resting: dict[str, tuple[float, float]] = {}  # tables whose chores failed: until when, and for how long next time
        self.leases: dict[str, float] = {}  # until when we look after a table
        self.here: dict[tuple[str, str], float] = {}  # by table and person: until when we believe them present
        self.cleaned = 0.0
        self.closing = False

    # ------------------------------------------------------------------ life

    async def open(self) -> None:
        await self.store.open(self.hear)
        self.tasks = [asyncio.create_task(self.sweep())]

    async def quiet(self) -> None:
        """Begins nothing any more, and lets go whoever follows a table."""
        self.closing = True
        await ended([*self.tasks, *self.tending.values()])
        for room in self.rooms.values():
            room.pulse.set()

    async def close(self) -> None:
        """Finishes what is under way."""
        await self.quiet()
        for room in list(self.rooms.values()):
            async with room.lock:
                pass
        await self.bots.close()
        for table in self.leases:
            with contextlib.suppress(StoreFailed):
                await self.store.release(table, self.me)
        await self.store.close()

    # ------------------------------------------------------------------ rooms

    def room(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            if len(self.rooms) >= self.settings.rooms:
                self.tidy(self.settings.idle / 20)
            room = self.rooms[table] = Room(table, self.store, find, self.clock)
        return room

    def tidy(self, idle: float) -> None:
        """Lets go of tables nobody has looked at for a while."""
        now = monotonic()
        for table, room in list(self.rooms.items()):
            if not room.followers and not room.lock.locked() and table not in self.tending and now - room.used >= idle:
                del self.rooms[table]

    async def create(self, created: e.Created, further: commands.Events, position: Position | None = None, name: str | None = None) -> str:
        """A new table; it begins at once if nobody is missing.  One of this `name` that is there already is left as it is."""
        table = secrets.token_urlsafe(12) if name is None else name
        now = self.clock()
        entries = [e.Entry(1, now, created)]
        state = fold(table, entries)
        engine = Engine(find(created.game), created)
        if position is None:
            position = engine.begin()
        events = further or (commands.begin(state, position, engine) if commands.may_begin(state) else [])
        for event in events:
            entries.append(e.Entry(state.version + 1, now, event))
            state.take(entries[-1])
        moves = len(state.moves)
        if not await self.store.create(state, entries, (moves, position.to_bytes()) if moves else None):
            return table
        room = self.room(table)
        async with room.lock:
            if room.state is None:
                room.state, room.engine, room.position = state, engine, position
        self.wake(state)
        return table

    async def act(self, table: str, decide: Callable[[State, Position, Engine], commands.Events]) -> State:
        try:
            state = await self.room(table).act(decide)
        except Refusal as refusal:
            if refusal.name == "unknown_table":
                self.rooms.pop(table, None)
            raise
        self.wake(state)
        return state

    # ------------------------------------------------------------------ news

    async def hear(self, news: str | None) -> None:
        """Something was stored, by us or by another process; None: news may have been missed."""
        if news is None:
            self.people.seen.clear()
            for room in list(self.rooms.values()):
                await room.refresh()
            return
        first, _, rest = news.partition(" ")
        if first == "person":
            self.people.forget(rest)
        elif first == "here":
            table, person, until = rest.split(" ")
            self.here[table, person] = float(until)
        elif (known := self.rooms.get(first)) is not None:
            state = known.state
            if state is not None and state.version < int(rest):
                await known.refresh()

    async def present(self, table: str, person: str) -> None:
        """This person has the table before their eyes."""
        now = self.clock()
        if self.here.get((table, person), 0) < now + HERE / 2:
            self.here[table, person] = now + HERE
            with contextlib.suppress(StoreFailed):
                await self.store.driver.tell(f"here {table} {person} {now + HERE:.0f}")

    def is_here(self, table: str, person: str | None) -> bool:
        return person is not None and self.here.get((table, person), 0) > self.clock()

    # ------------------------------------------------------------------ what the house does itself

    def wake(self, state: State) -> None:
        """Looks after a table if it is the turn of the house there."""
        if state.bots_to_move() and not self.closing and self.resting.get(state.table, (0.0, 0.0))[0] <= monotonic():
            self.tend(state.table)

    def tend(self, table: str) -> None:
        if table not in self.tending:
            task = asyncio.create_task(self.look_after(table))
            self.tending[table] = task
            task.add_done_callback(lambda _: self.done(table))

    def done(self, table: str) -> None:
        self.tending.pop(table, None)
        room = self.rooms.get(table)
        if room is not None and room.state is not None:
            self.wake(room.state)

    async def look_after(self, table: str) -> None:
        """Moves bots and stops clocks until only people are waited for."""
        try:
            while await self.mine(table) and await self.chore(table):
                pass
            if self.leases.pop(table, None) is not None:
                await self.store.release(table, self.me)
            self.resting.pop(table, None)
        except Exception as error:
            pause = self.resting.get(table, (0.0, REST[0]))[1]
            self.resting[table] = monotonic() + pause, min(REST[1], pause * 2)
            log("chore_failed", error=f"{type(error).__name__}: {error}"[:300], again_in=pause)

    async def mine(self, table: str) -> bool:
        """Is it this process that looks after the table?  Where there are several, one at a time does."""
        now = self.clock()
        if not self.store.shared or self.leases.get(table, 0) > now + LEASE / 2:
            return True
        if not await self.store.lease(table, self.me, now, now + LEASE):
            self.leases.pop(table, None)
            return False
        self.leases[table] = now + LEASE
        return True

    async def chore(self, table: str) -> bool:
        """Does one thing that is the house's to do there; False when there is none."""
        now = self.clock()
        room = self.room(table)
        async with room.lock:
            await room.load()
            state = room.state
            assert state is not None
            waiting = state.bots_to_move()
            late = state.deadline()
            views = [(seat, room.position.mask(seat)) for seat in waiting]
            version = state.version
        if late is not None and late[0] <= now:
            await room.act(lambda state, position, engine: commands.time_out(state, self.clock(), bots.usual()))
            return True
        if not waiting:
            return False
        asked = [
            self.bots.choose(
                table, room.engine.game, view, seat, state.seats[seat].bot or bots.usual(), luck(state.created.secret, version, seat)
            )
            for seat, view in views
        ]
        for seat, code in zip(waiting, await asyncio.gather(*asked), strict=True):
            await self.move_bot(room, seat, version, code)
        return True

    async def move_bot(self, room: Room, seat: int, version: int, code: int) -> None:
        def decide(state: State, position: Position, engine: Engine) -> commands.Events:
            return commands.bot_move(state, position, engine, seat, version, code) or []

        await room.act(decide)

    async def sweep(self) -> None:
        """Now and then: tables that wait for the house and that nobody tends, clocks that ran out, memory nobody needs."""
        while True:
            try:
                await self.look_around()
            except Exception as error:
                log("sweep_failed", error=f"{type(error).__name__}: {error}"[:300])
            await asyncio.sleep(self.settings.sweep)

    async def look_around(self) -> None:
        now = self.clock()
        for table in await self.store.due(now, 200):
            if self.resting.get(table, (0.0, 0.0))[0] <= monotonic():
                self.tend(table)
        self.tidy(self.settings.idle)
        self.here = {key: until for key, until in self.here.items() if until > now}
        if self.settings.keep_days and now - self.cleaned >= CLEANING:
            self.cleaned = now
            for table in await self.store.clean(now - self.settings.keep_days * DAY):
                self.rooms.pop(table, None)


def luck(secret: str, version: int, seat: int) -> str:
    """What a bot draws its luck from: the same whenever the same decision is asked again, and nobody can foretell it."""
    return hashlib.sha256(f"hedgerow-bot/1\n{version}\n{seat}\n{secret}".encode()).hexdigest()
