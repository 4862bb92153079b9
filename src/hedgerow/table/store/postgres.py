"""PostgreSQL: any number of processes on one database.

News travels by NOTIFY within the transaction that stores what it is about, so it arrives exactly when that can be read.  A listener
that lost its connection makes a new one and says that news may have been missed: every table in memory is then compared with its
version in the database.
"""

from __future__ import annotations

import asyncio
import re
from typing import Any, Final

import psycopg
from psycopg_pool import AsyncConnectionPool

from hedgerow.table.log import log
from hedgerow.table.store import schema
from hedgerow.table.store.driver import Batch, Hear, Row, StoreFailed, ended

CHANNEL = "hedgerow"
PARAMETER = re.compile(r":([a-z]+)")
# One number for all programs that bring this database up to date.
LOCK = 4_813_201
CONNECTIONS = 8
# A connection to a machine that is gone without a word is noticed after about so many seconds.
ALIVE: Final[dict[str, Any]] = {"keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "connect_timeout": 5}
# How long a database that is being restarted is waited for.
PATIENCE = 20.0


def translated(text: str) -> str:
    """A statement with the parameters as this database writes them."""
    return PARAMETER.sub(r"%(\1)s", text)


class Postgres:
    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool = AsyncConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=PATIENCE,
            kwargs={"autocommit": True, **ALIVE},
            check=AsyncConnectionPool.check_connection,
        )
        self.listener: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------ life

    async def open(self, hear: Hear) -> None:
        self.hear = hear
        try:
            (await psycopg.AsyncConnection.connect(self.url, **ALIVE)).pgconn.finish()
            await self.pool.open(wait=True, timeout=PATIENCE)
            await self.migrate()
        except psycopg.Error as error:
            await self.pool.close()
            raise StoreFailed(said(error)) from error
        ready = asyncio.Event()
        self.listener = asyncio.create_task(self.listen(ready))
        await ready.wait()

    async def migrate(self) -> None:
        async with self.pool.connection() as db, db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock(%s)", (LOCK,))
            await db.execute("CREATE TABLE IF NOT EXISTS hedgerow (version BIGINT NOT NULL)")
            found = await (await db.execute("SELECT version FROM hedgerow")).fetchone()
            version = 0 if found is None else int(found[0])
            schema.check(version)
            for number, lines in schema.steps("postgres", version):
                for line in lines:
                    await db.execute(line.encode())
                await db.execute("DELETE FROM hedgerow")
                await db.execute("INSERT INTO hedgerow VALUES (%s)", (number,))

    async def listen(self, ready: asyncio.Event) -> None:
        """Hears the news on a connection of its own, as long as we live."""
        missed = False
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True, **ALIVE) as db:
                    await db.execute(f"LISTEN {CHANNEL}".encode())
                    ready.set()
                    if missed:
                        await self.hear(None)
                    missed = True
                    async for news in db.notifies():
                        await self.hear(news.payload)
            except Exception as error:  # whatever it was, we must go on listening
                log("listener_lost", error=type(error).__name__)
            await asyncio.sleep(0.5)

    async def close(self) -> None:
        if self.listener is not None:
            await ended([self.listener])
        await self.pool.close(timeout=10)

    # ------------------------------------------------------------------ storing

    async def write(self, batch: Batch) -> bool:
        """One transaction.  A lost connection is an error: whoever asked must look whether it was stored."""
        try:
            async with self.pool.connection() as db, db.transaction():
                for statement in batch.statements:
                    done = await db.execute(translated(statement.text).encode(), statement.values)
                    if statement.must and done.rowcount < 1:
                        raise psycopg.Rollback
                if batch.news is not None:
                    await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, batch.news))
                return True
        except psycopg.errors.IntegrityError:
            return False
        except psycopg.Error as error:
            raise StoreFailed(said(error)) from error
        return False

    async def tell(self, news: str) -> None:
        try:
            async with self.pool.connection() as db:
                await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, news))
        except psycopg.Error as error:
            raise StoreFailed(said(error)) from error

    # ------------------------------------------------------------------ reading

    async def read(self, text: str, **values: Any) -> list[Row]:
        try:
            async with self.pool.connection() as db:
                return await (await db.execute(translated(text).encode(), values)).fetchall()
        except psycopg.Error as error:
            raise StoreFailed(said(error)) from error


def said(error: psycopg.Error) -> str:
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"
