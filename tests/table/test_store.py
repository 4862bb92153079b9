"""The store, the same on both databases: all or nothing, one writer wins, snapshots, migrations, retention, and everything as lines."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest
from postgres import Cluster
from sitting import Guest, Place, Time, opened, play_on

from hedgerow.table.events import Entry, Said
from hedgerow.table.house import find
from hedgerow.table.room import EVERY
from hedgerow.table.state import fold
from hedgerow.table.store import Store, driver_for, dump, schema
from hedgerow.table.store.driver import Batch, Statement, StoreFailed

pytestmark = pytest.mark.anyio

DAY = 86400.0


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return str(tmp_path / "games.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


async def nothing(news: str | None) -> None:
    pass


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    store = Store(driver_for(database))
    await store.open(nothing)
    yield store
    await store.close()


def person(number: int, name: str = "Ana") -> Statement:
    text = "INSERT INTO people (id, name, language, preferences, created) VALUES (:id, :name, '', '{}', 0)"
    return Statement(text, {"id": f"person{number}", "name": name})


async def people(store: Store) -> list[str]:
    return [str(id_) for (id_,) in await store.driver.read("SELECT id FROM people ORDER BY id")]


async def test_a_batch_is_stored_whole_or_not_at_all(store: Store) -> None:
    assert await store.driver.write(Batch([person(1)]))
    assert not await store.driver.write(Batch([person(2), person(1)]))  # the second is there already
    missing = Statement("UPDATE people SET name = 'x' WHERE id = :id", {"id": "nobody"}, must=True)
    assert not await store.driver.write(Batch([person(3), missing]))
    with pytest.raises(StoreFailed):
        await store.driver.write(Batch([person(4), Statement("INSERT INTO nowhere VALUES (1)")]))
    assert await people(store) == ["person1"]


async def test_batches_written_at_the_same_time_do_not_spoil_each_other(store: Store) -> None:
    batches = [Batch([person(number % 40)]) for number in range(80)]
    written = await asyncio.gather(*(store.driver.write(batch) for batch in batches))
    assert sum(written) == 40
    assert len(await people(store)) == 40


async def test_of_two_who_continue_the_same_log_one_wins(database: str) -> None:
    async with opened(database) as place:
        ana = await place.guest("Ana")
        table = await ana.opens()
        store = place.house.store
        entries = await store.log(table)
        state = fold(table, entries)
        more = [Entry(state.version + 1, 5.0, Said(person="x", name="", text=text)) for text in ("first", "second")]
        copies = [state.copy(), state.copy()]
        for copy, entry in zip(copies, more, strict=True):
            copy.take(entry)
        stored = await asyncio.gather(*(store.append(copy, [entry]) for copy, entry in zip(copies, more, strict=True)))
        assert sorted(stored) == [False, True]
        assert len(await store.log(table)) == len(entries) + 1
        # The room has seen none of it and finds out when it wants to store something itself.
        await ana.does(table, "chat", {"text": "third"})
        assert [line["text"] for line in (await ana.view(table))["chat"]][1:] == ["third"]


async def test_loading_replays_no_more_than_what_came_after_the_last_snapshot(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as place:
        ana = await place.guest("Ana")
        table = await ana.opens(seats=[{"kind": "me"}, {"kind": "me"}])
        await play_on(place, table, [ana], 2 * EVERY + 10)
        room = place.house.rooms[table]
        before, made = room.position.to_bytes(), len(room.state.moves)
        assert made > EVERY
        place.house.rooms.clear()
        replayed = 0

        def count(self: object, position: object, move: object) -> None:
            nonlocal replayed
            replayed += 1
            redo(self, position, move)

        from hedgerow.table.engine import Engine

        redo = Engine.redo
        monkeypatch.setattr(Engine, "redo", count)
        await ana.view(table)
        assert replayed < EVERY
        assert place.house.rooms[table].position.to_bytes() == before
        # Snapshots could be thrown away.
        await place.house.store.driver.write(Batch([Statement("DELETE FROM snapshots")]))
        place.house.rooms.clear()
        replayed = 0
        await ana.view(table)
        assert replayed == made
        assert place.house.rooms[table].position.to_bytes() == before


async def test_a_game_nobody_looks_at_costs_no_memory(database: str) -> None:
    async with opened(database) as place:
        ana = await place.guest("Ana")
        for _ in range(5):
            await ana.opens()
        assert len(place.house.rooms) == 5
        place.house.tidy(0.0)
        assert place.house.rooms == {}


async def test_old_tables_are_deleted_when_so_set_but_no_game_that_is_going_on(database: str) -> None:
    async with opened(database, keep_days=30) as place:
        ana = await place.guest("Ana")
        tables = {what: await ana.opens(seats=[{"kind": "me"}, {"kind": "me"}]) for what in ("over", "playing")}
        tables["waiting"] = await ana.opens()
        await play_on(place, tables["over"], [ana])
        place.clock.now += 29 * DAY
        await place.house.look_around()
        assert len(await ana.get("/api/tables", list="mine")) == 3
        place.clock.now += 2 * DAY
        await place.house.look_around()
        assert [found["id"] for found in await ana.get("/api/tables", list="mine")] == [tables["playing"]]
        assert (await ana.get(f"/api/tables/{tables['over']}/view", 404))["error"] == "unknown_table"
        left = await place.house.store.driver.read("SELECT DISTINCT place FROM entries UNION SELECT DISTINCT place FROM snapshots")
        assert {name for (name,) in left} == {tables["playing"]}


# ---------------------------------------------------------------------- migrations


async def version_of(store: Store) -> int:
    return int((await store.driver.read("SELECT version FROM hedgerow"))[0][0])


async def test_an_older_database_becomes_a_current_one(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a later release will do it: a further step is added, the games stay."""
    async with opened(database) as place:
        ana = await place.guest("Ana")
        table = await ana.opens()
        first = await version_of(place.house.store)
    monkeypatch.setattr(schema, "STEPS", (*schema.STEPS, ("ALTER TABLE tables ADD COLUMN note TEXT NOT NULL DEFAULT ''",)))
    async with opened(database, place.clock) as again:
        assert await version_of(again.house.store) == first + 1
        assert await again.house.store.driver.read("SELECT note FROM tables") == [("",)]
        assert (await Guest(again, ana.token, {}).view(table))["version"] == 2 - 1
    async with opened(database, place.clock) as again:
        assert await version_of(again.house.store) == first + 1


async def test_a_step_that_fails_changes_nothing(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as place:
        first = await version_of(place.house.store)
    with monkeypatch.context() as patch:
        patch.setattr(schema, "STEPS", (*schema.STEPS, ("CREATE TABLE half (x {int})", "ALTER TABLE nowhere ADD COLUMN y {int}")))
        with pytest.raises(StoreFailed):
            async with opened(database):
                raise AssertionError("it opened")
    async with opened(database) as again:
        assert await version_of(again.house.store) == first
        with pytest.raises(StoreFailed):
            await again.house.store.driver.read("SELECT x FROM half")


async def test_a_database_of_a_later_program_is_left_alone(database: str) -> None:
    async with opened(database) as place:
        await place.house.store.driver.write(Batch([Statement("UPDATE hedgerow SET version = 99")]))
    with pytest.raises(StoreFailed, match="made by a later program"):
        async with opened(database):
            raise AssertionError("it opened")


# ---------------------------------------------------------------------- everything as lines


async def lines_of(database: str) -> list[str]:
    store = Store(driver_for(database, serving=False))
    await store.open(nothing)
    try:
        return [line async for line in dump.lines(store)]
    finally:
        await store.close()


async def test_a_backup_made_while_people_play_is_restored_into_either_database(database: str, tmp_path: Path, cluster: Cluster) -> None:
    async with opened(database) as place:
        ana, ben = await place.guest("Ana"), await place.guest("Ben")
        over = await ana.opens("renature")
        going_on = await ana.opens("earth", options={"players": 2})
        for table in (over, going_on):
            await ben.sits(table)
        await play_on(place, over, [ana, ben])
        playing = asyncio.create_task(play_on(place, going_on, [ana, ben], 60))
        await asyncio.sleep(0.05)
        taken = await lines_of(database)
        assert not playing.done()
        await playing
        final = await lines_of(database)
        shown = await ana.view(going_on)
    for lines, target in ((taken, str(tmp_path / "taken.db")), (final, str(tmp_path / "final.db")), (final, cluster.database())):
        store = Store(driver_for(target))
        await store.open(nothing)
        assert await dump.restore(store, lines) == (2, 2)
        with pytest.raises(StoreFailed, match="not empty"):
            await dump.restore(store, lines)
        records = [line async for line in dump.records(store, find)]
        assert len(records) == 1
        await store.close()
        assert await lines_of(target) == lines
        async with opened(target, place.clock) as elsewhere:
            again = Guest(elsewhere, ana.token, {})
            assert (await again.view(over))["status"] == "over"
            if lines is final:
                assert await again.view(going_on) == shown
            await play_on(elsewhere, going_on, [again, Guest(elsewhere, ben.token, {})], 5)


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, "{}"),
        (1, "no json"),
        (2, '{"nonsense": {}}'),
        (2, '{"table": "x", "entries": []}'),
        (2, '{"people": {"id": "x"}}'),
        (2, '{"table": "x", "entries": [{"number": 2, "at": 0, "event": {"what": "late", "seat": 0}}]}'),
        (2, "[]"),
    ],
)
async def test_what_is_no_backup_is_refused_with_its_line(tmp_path: Path, number: int, line: str) -> None:
    store = Store(driver_for(str(tmp_path / "games.db")))
    await store.open(nothing)
    lines = [line] if number == 1 else ['{"format":"hedgerow-backup/1"}', line]
    with pytest.raises(StoreFailed, match=f"line {number} is none of a backup"):
        await dump.restore(store, lines)
    await store.close()


# ---------------------------------------------------------------------- what only one of them has


async def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db"):
        with pytest.raises(StoreFailed, match="another server is using it"):
            async with opened(tmp_path / "games.db"):
                raise AssertionError("it opened")
    async with opened(tmp_path / "games.db"):
        pass


async def test_what_cannot_be_opened_is_said_in_a_sentence(tmp_path: Path, cluster: Cluster) -> None:
    (tmp_path / "text.db").write_text("this is no database, however long it is, and it is long enough to be seen as none" * 20, "utf-8")
    for database in (str(tmp_path / "text.db"), str(tmp_path), cluster.url("nowhere"), "postgresql://127.0.0.1:1/x"):
        with pytest.raises(StoreFailed):
            async with opened(database):
                raise AssertionError("it opened")


async def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async with opened(tmp_path / "games.db") as place:
        await place.guest("Ana")
        with sqlite3.connect(tmp_path / "games.db") as other:
            assert other.execute("SELECT name FROM people").fetchall() == [("Ana",)]
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert await place.house.store.driver.read("PRAGMA synchronous") == [(2,)]


async def test_news_that_was_missed_is_caught_up_with(cluster: Cluster) -> None:
    database = cluster.database()
    clock = Time()
    async with opened(database, clock) as here, opened(database, clock) as there:
        ana = await here.guest("Ana")
        table = await ana.opens(seats=[{"kind": "me"}, {"kind": "me"}])
        await Guest(there, ana.token, {}).view(table)
        # The other house's ear is cut off; it listens again, and compares what it knows with the database.
        with psycopg.connect(database, autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND pid <> pg_backend_pid()")
        await ana.moves(table)
        version = (await ana.view(table))["version"]
        async with asyncio.timeout(10):
            while (state := there.house.rooms[table].state) is None or state.version < version:
                await asyncio.sleep(0.05)
        assert isinstance(there, Place)
