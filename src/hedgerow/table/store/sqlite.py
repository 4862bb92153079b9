"""SQLite: one file, one server.  Everything waiting to be stored goes into one transaction together, and only when that is
safely on the disk (WAL, synchronous=FULL) is anybody told so."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hedgerow.table.store import schema
from hedgerow.table.store.driver import Batch, Hear, Row, StoreFailed

TOGETHER = 256


class Sqlite:
    shared = False

    def __init__(self, path: str, serving: bool = True) -> None:
        self.path = path
        self.serving = serving
        self.waiting: queue.SimpleQueue[tuple[Batch, asyncio.Future[bool]] | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self.writer: threading.Thread | None = None
        self.telling: set[asyncio.Task[None]] = set()
        self.lock: int | None = None
        self.reader: sqlite3.Connection | None = None
        self.closed = False

    # ------------------------------------------------------------------ life

    async def open(self, hear: Hear) -> None:
        self.hear = hear
        self.loop = asyncio.get_running_loop()
        try:
            await self.loop.run_in_executor(self.reading, self.connect)
        except (sqlite3.Error, OSError, StoreFailed) as error:
            self.release()
            raise StoreFailed(f"{self.path}: {error}") from error
        self.writer = threading.Thread(target=self.work, name="writer")
        self.writer.start()

    def connect(self) -> None:
        if not self.serving:
            if not Path(self.path).is_file():
                raise OSError("there is no such file")
            self.reader = self.connection()
            return
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        self.reserve()
        self.migrate()

    def reserve(self) -> None:
        """One server at a time uses the file: what is stored by another it would not hear of.  The system forgets the lock with us."""
        self.lock = os.open(self.path + ".lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self.lock)
            self.lock = None
            raise OSError("another server is using it") from None

    def connection(self) -> sqlite3.Connection:
        made = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        made.execute("PRAGMA journal_mode=WAL")
        made.execute("PRAGMA synchronous=FULL")
        return made

    def migrate(self) -> None:
        db = self.reader = self.connection()
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
        self.release()

    def release(self) -> None:
        if self.reader is not None:
            self.reading.submit(self.reader.close)
        self.reading.shutdown()
        if self.lock is not None:
            os.close(self.lock)
            self.lock = None

    # ------------------------------------------------------------------ storing

    async def write(self, batch: Batch) -> bool:
        if self.closed:
            raise StoreFailed("the store is closed")
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
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            answers = [error] * len(taken)
        self.loop.call_soon_threadsafe(self.answer, taken, answers)

    @staticmethod
    def part(db: sqlite3.Connection, batch: Batch) -> bool | Exception:
        """One batch within the transaction; its failure is its own."""
        db.execute("SAVEPOINT part")
        done: bool | Exception = True
        try:
            for statement in batch.statements:
                touched = db.execute(statement.text, statement.values).rowcount
                if statement.must and touched < 1:
                    done = False
                    break
        except sqlite3.IntegrityError:
            done = False
        except Exception as error:
            done = error
        if done is not True:
            db.execute("ROLLBACK TO part")
        db.execute("RELEASE part")
        return done

    def answer(self, taken: list[tuple[Batch, asyncio.Future[bool]]], answers: list[bool | Exception]) -> None:
        for (batch, done), stored in zip(taken, answers, strict=True):
            if isinstance(stored, Exception):
                done.set_exception(StoreFailed(f"{type(stored).__name__}: {stored}"))
                continue
            done.set_result(stored)
            if stored and batch.news is not None:
                spreading = self.loop.create_task(self.tell(batch.news))
                self.telling.add(spreading)
                spreading.add_done_callback(self.telling.discard)

    async def tell(self, news: str) -> None:
        await self.hear(news)

    # ------------------------------------------------------------------ reading

    async def read(self, text: str, **values: Any) -> list[Row]:
        try:
            assert self.reader is not None
            reader = self.reader
            return await self.loop.run_in_executor(self.reading, lambda: reader.execute(text, values).fetchall())
        except (sqlite3.Error, RuntimeError) as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from error
