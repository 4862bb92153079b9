"""SQLite: one file, one process.  Everything waiting to be stored goes into one transaction together, and only when that is
safely on the disk (WAL, synchronous=FULL) is anybody told so."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hedgerow.table.store import schema
from hedgerow.table.store.driver import Batch, Hear, Row

TOGETHER = 256


class Sqlite:
    shared = False

    def __init__(self, path: str) -> None:
        self.path = path
        self.waiting: queue.SimpleQueue[tuple[Batch, asyncio.Future[bool]] | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self.writer: threading.Thread | None = None
        self.closed = False

    # ------------------------------------------------------------------ life

    async def open(self, hear: Hear) -> None:
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        await self.loop.run_in_executor(self.reading, self.connect)
        self.writer = threading.Thread(target=self.work, name="writer")
        self.writer.start()

    def connect(self) -> None:
        if self.path != ":memory:":
            Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self.reader = self.connection()
        self.migrate()

    def connection(self) -> sqlite3.Connection:
        made = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("PRAGMA synchronous=FULL")
        return made

    def migrate(self) -> None:
        db = self.reader
        db.execute("BEGIN IMMEDIATE")
        try:
            db.execute("CREATE TABLE IF NOT EXISTS hedgerow (version INTEGER NOT NULL)")
            found = db.execute("SELECT version FROM hedgerow").fetchone()
            version = 0 if found is None else int(found[0])
            schema.check(version)
            for number, lines in schema.steps("sqlite", version):
                for line in lines:
                    db.execute(line)
                db.execute("DELETE FROM hedgerow")
                db.execute("INSERT INTO hedgerow VALUES (?)", (number,))
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self.waiting.put(None)
        if self.writer is not None:
            await self.loop.run_in_executor(None, self.writer.join)
            await self.loop.run_in_executor(self.reading, self.reader.close)
        self.reading.shutdown()

    # ------------------------------------------------------------------ storing

    async def write(self, batch: Batch) -> bool:
        if self.closed:
            raise OSError("the store is closed")
        done: asyncio.Future[bool] = self.loop.create_future()
        self.waiting.put((batch, done))
        return await asyncio.shield(done)

    def work(self) -> None:
        """The writer's thread: takes all that waits, stores it in one transaction, then answers."""
        db = self.connection()
        open_still = True
        while open_still:
            first = self.waiting.get()
            if first is None:
                break
            taken = [first]
            while len(taken) < TOGETHER:
                try:
                    item = self.waiting.get_nowait()
                except queue.Empty:
                    break
                if item is None:
                    open_still = False
                    break
                taken.append(item)
            self.store(db, taken)
        db.close()

    def store(self, db: sqlite3.Connection, taken: list[tuple[Batch, asyncio.Future[bool]]]) -> None:
        answers: list[bool | Exception] = []
        try:
            db.execute("BEGIN IMMEDIATE")
            for batch, _ in taken:
                answers.append(self.part(db, batch))
            db.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            answers = [error] * len(taken)
        self.loop.call_soon_threadsafe(self.answer, taken, answers)

    @staticmethod
    def part(db: sqlite3.Connection, batch: Batch) -> bool | Exception:
        """One batch within the transaction; its failure is its own."""
        db.execute("SAVEPOINT part")
        try:
            for statement in batch.statements:
                touched = db.execute(statement.text, statement.values).rowcount
                if statement.must and touched < 1:
                    db.execute("ROLLBACK TO part")
                    db.execute("RELEASE part")
                    return False
        except sqlite3.IntegrityError:
            db.execute("ROLLBACK TO part")
            db.execute("RELEASE part")
            return False
        db.execute("RELEASE part")
        return True

    def answer(self, taken: list[tuple[Batch, asyncio.Future[bool]]], answers: list[bool | Exception]) -> None:
        for (batch, done), stored in zip(taken, answers, strict=True):
            if isinstance(stored, Exception):
                done.set_exception(stored)
                continue
            done.set_result(stored)
            if stored and batch.news is not None:
                self.loop.create_task(self.spread(batch.news))

    async def spread(self, news: str) -> None:
        await self.hear(news)

    async def tell(self, news: str) -> None:
        await self.hear(news)

    # ------------------------------------------------------------------ reading

    async def read(self, text: str, **values: Any) -> list[Row]:
        return await self.loop.run_in_executor(self.reading, lambda: self.reader.execute(text, values).fetchall())

    async def backup(self, path: str) -> None:
        def copy() -> None:
            source = self.connection()
            with contextlib.closing(sqlite3.connect(path)) as target:
                source.backup(target, pages=512)
            source.close()

        await self.loop.run_in_executor(None, copy)
