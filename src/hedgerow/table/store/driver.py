"""What the store needs of a database: all or nothing of a batch of statements, reading, and news of what others stored.

Statements are written once, with parameters like `:table`, and understood by both databases.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

Row = tuple[Any, ...]


@dataclass(frozen=True)
class Statement:
    """One statement; with `must`, the whole batch is void if it touches no row."""

    text: str
    values: dict[str, Any] = field(default_factory=dict)
    must: bool = False


@dataclass(frozen=True)
class Batch:
    """Statements that are stored together or not at all, and what to tell everybody once they are."""

    statements: list[Statement]
    news: str | None = None


Hear = Callable[[str | None], Awaitable[None]]
"""Called with every piece of news, and with None when some may have been missed."""


class StoreFailed(Exception):
    """The database did not do what it was asked, for reasons of its own.  What was to be written may be stored or not."""


async def ended(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancels tasks and waits for them.  A database may answer a cancellation with an error of its own, so it is said until it is heard."""
    rest = {task for task in tasks if not task.done()}
    while rest:
        for task in rest:
            task.cancel()
        _, rest = await asyncio.wait(rest, timeout=0.2)


class Driver(Protocol):
    shared: bool

    async def open(self, hear: Hear) -> None:
        """Connects, brings the database up to date, and from then on hears the news."""

    async def close(self) -> None:
        """Finishes what is being stored and disconnects."""

    async def write(self, batch: Batch) -> bool:
        """Stores a batch for good; False when a statement that must touch a row did not, or two rows would be the same; nothing is
        stored then."""

    async def read(self, text: str, **values: Any) -> list[Row]: ...

    async def tell(self, news: str) -> None:
        """News that is not worth storing."""
