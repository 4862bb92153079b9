"""A table that somebody is at: its state and position in memory, and one mailbox.

Whatever is to happen goes through `act`, one wish after the other.  A wish is decided on the state as it is, stored, and only then
seen by anybody: a state that is stored is replaced by the next one, never changed.  When another process was quicker, what it stored
is read and the wish decided again; when the store failed, memory is thrown away: the log is right.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic

from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.table import commands
from hedgerow.table import events as e
from hedgerow.table.engine import Engine
from hedgerow.table.refusals import Refusal
from hedgerow.table.scene import Scene
from hedgerow.table.state import State, fold
from hedgerow.table.store import Store

# A snapshot is stored every so many moves: loading replays fewer than that.
EVERY = 40
# How often a wish is decided again when another process stored something first.
TRIES = 8
# So many recent changes are remembered for those who follow.
RECENT = 128

Decide = Callable[[State, Position, Engine], commands.Events]


class Room:
    def __init__(self, table: str, store: Store, find: Callable[[str], Game], clock: Callable[[], float]) -> None:
        self.table = table
        self.store = store
        self.find = find
        self.clock = clock
        self.lock = asyncio.Lock()
        self.state: State | None = None
        self.pulse = asyncio.Event()
        self.recent: deque[tuple[int, str]] = deque(maxlen=RECENT)
        self.scenes: dict[tuple[object, ...], Scene] = {}
        self.used = monotonic()
        self.followers = 0

    # ------------------------------------------------------------------ memory

    async def load(self) -> None:
        """Reads the table from its log, if it is not in memory; to be called with the lock held."""
        self.used = monotonic()
        if self.state is not None:
            return
        entries = await self.store.log(self.table)
        if not entries:
            raise Refusal("unknown_table")
        state = fold(self.table, entries)
        self.engine = Engine(self.find(state.created.game), state.created)
        self.position = await self.replay(state, len(state.moves))
        self.state = state

    async def replay(self, state: State, upto: int) -> Position:
        """The position before move `upto`."""
        kept = await self.store.snapshot(self.table, upto) if upto else None
        if kept is None:
            done, position = 0, self.engine.begin()
        else:
            done, position = kept[0], self.engine.game.from_bytes(kept[1])
        for made in state.moves[done:upto]:
            self.engine.redo(position, made.move)
        return position

    def forget(self) -> None:
        self.state = None
        self.scenes.clear()

    async def refresh(self) -> None:
        """Another process has stored something, or may have."""
        async with self.lock:
            if self.state is not None:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Takes what was stored since the state in memory; to be called with the lock held."""
        assert self.state is not None
        entries = await self.store.log(self.table, self.state.version)
        state, position = self.state.copy(), self.position.copy()
        try:
            for entry in entries:
                state.take(entry)
                match entry.event:
                    case e.Moved(move=move):
                        self.engine.redo(position, move)
                    case e.Undone(to=to):
                        position = await self.replay(state, to)
        except BaseException:
            self.forget()
            raise
        self.become(state, position, entries)

    # ------------------------------------------------------------------ changes

    async def act(self, decide: Decide) -> State:
        """Decides, stores, then lets everybody know.  Goes on to its end even if whoever asked hangs up."""
        return await asyncio.shield(asyncio.ensure_future(self.perform(decide)))

    async def perform(self, decide: Decide) -> State:
        async with self.lock:
            await self.load()
            for _ in range(TRIES):
                assert self.state is not None
                position = self.position.copy()
                events = decide(self.state, position, self.engine)
                if not events or await self.keep(events, position):
                    return self.state
                await self.catch_up()
            raise Refusal("busy")

    async def keep(self, events: commands.Events, position: Position) -> bool:
        """Stores what was decided; `position` is the one that follows from it.  Nobody sees any of it before it is stored."""
        assert self.state is not None
        state = self.state.copy()
        now = max(self.clock(), state.changed)
        entries: list[e.Entry] = []
        cut = None
        moves = len(state.moves)
        extend(state, entries, events, now)
        wish = state.wish
        if wish is not None and not wish.missing:
            cut = wish.to
            position = await self.replay(state, cut)
            extend(state, entries, [e.Undone(to=cut, actors=position.actors(), seat=wish.seat)], now)
        if commands.may_begin(state):
            extend(state, entries, commands.begin(state, position, self.engine), now)
        count = len(state.moves)
        snapshot = (count, position.to_bytes()) if count // EVERY > moves // EVERY else None
        try:
            stored = await self.store.append(state, entries, snapshot, cut)
        except BaseException:  # it may be stored all the same: the log will tell
            self.forget()
            raise
        if stored:
            self.become(state, position, entries)
        return stored

    def become(self, state: State, position: Position, entries: list[e.Entry]) -> None:
        self.state, self.position = state, position
        self.spread(entries)

    def spread(self, entries: list[e.Entry]) -> None:
        self.recent.extend((entry.number, kind(entry.event)) for entry in entries)
        pulse, self.pulse = self.pulse, asyncio.Event()
        pulse.set()


KINDS = {"moved": "move", "ended": "over", "started": "start", "said": "chat", "undone": "undo", "asked": "undo", "answered": "undo",
         "sat": "seats", "seated": "seats", "left": "seats", "returned": "seats", "late": "clock", "granted": "clock",
         "rematched": "rematch"}  # fmt: skip


def extend(state: State, entries: list[e.Entry], events: commands.Events, now: float) -> None:
    for event in events:
        entries.append(e.Entry(state.version + 1, now, event))
        state.take(entries[-1])


def kind(event: e.AnyEvent) -> str:
    """What kind of change those who follow a table are told of; what concerns one person alone is nobody's business."""
    return KINDS.get(str(event.__struct_config__.tag), "other")
