"""Everything in a database as lines of JSON, read while it is in use, and put into an empty one of either kind.

What is kept is the truth: people, their tokens' digests, and the logs of the tables.  Lists and snapshots are made again from these.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from typing import Any

import msgspec

from hedgerow.core.game import Game
from hedgerow.table.engine import Engine
from hedgerow.table.events import Entry
from hedgerow.table.papers import whole
from hedgerow.table.refusals import Refusal
from hedgerow.table.state import fold
from hedgerow.table.store import Store
from hedgerow.table.store.driver import Batch, Statement, StoreFailed

FORMAT = "hedgerow-backup/1"
PEOPLE = ("id", "name", "language", "preferences", "created")
TOKENS = ("digest", "person", "created")
TOGETHER = 500


async def lines(store: Store) -> AsyncIterator[str]:
    """The whole database, a line at a time.  Each table is whole, whatever is stored meanwhile."""
    yield written({"format": FORMAT})
    for kind, names in (("people", PEOPLE), ("tokens", TOKENS)):
        for row in await store.driver.read(f"SELECT {', '.join(names)} FROM {kind} ORDER BY {names[0]}"):
            yield written({kind: dict(zip(names, row, strict=True))})
    for table in await store.names():
        if entries := await store.log(table):
            yield written({"table": table, "entries": entries})


async def restore(store: Store, source: Iterable[str]) -> tuple[int, int]:
    """Puts what `lines` gave into an empty database; how many people and tables that were."""
    if await store.names() or await store.driver.read("SELECT id FROM people LIMIT 1"):
        raise StoreFailed("the database is not empty")
    people = tables = 0
    waiting: list[Statement] = []
    for number, line in enumerate(source, 1):
        try:
            data = msgspec.json.decode(line)
            if number == 1:
                if data != {"format": FORMAT}:
                    raise ValueError
            elif "table" in data:
                entries = msgspec.convert(data["entries"], list[Entry])
                await store.create(fold(data["table"], entries), entries)
                tables += 1
            else:
                ((kind, row),) = data.items()
                names = {"people": PEOPLE, "tokens": TOKENS}[kind]
                values = ", ".join(f":{name}" for name in names)
                waiting.append(Statement(f"INSERT INTO {kind} ({', '.join(names)}) VALUES ({values})", {name: row[name] for name in names}))
                people += kind == "people"
        except (ValueError, KeyError, TypeError, AttributeError, AssertionError, StopIteration):
            raise StoreFailed(f"line {number} is none of a backup") from None
        if len(waiting) >= TOGETHER:
            await store.driver.write(Batch(waiting))
            waiting = []
    await store.driver.write(Batch(waiting))
    return people, tables


async def records(store: Store, find: Callable[[str], Game]) -> AsyncIterator[str]:
    """The records of all finished games that began at their beginning."""
    for table in await store.names("over"):
        state = fold(table, await store.log(table))
        try:
            yield written(whole(state, Engine(find(state.created.game), state.created)))
        except Refusal:
            continue


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode() + "\n"
