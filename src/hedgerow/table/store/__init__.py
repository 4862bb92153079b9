"""The store: the logs of all tables, who owns what, and what is to be done when.

The log of a table is the truth.  The row in `tables` and those in `members` are made from its state, in the same transaction, so
that lists need no log; snapshots of positions make loading quick and could be thrown away.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hedgerow.table.events import AnyEvent, Entry
from hedgerow.table.state import State
from hedgerow.table.store.driver import Batch, Driver, Hear, Statement, StoreFailed

EVENT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEvent)


def row(state: State) -> dict[str, Any]:
    """What lists need to know of a table, and when the house must look after it again."""
    deadline = state.deadline()
    due = 0.0 if state.bots_to_move() else deadline[0] if deadline is not None else None
    free = any(seat.free for seat in state.seats) and state.status != "over"
    info = {
        "title": state.created.title,
        "seats": [{"kind": seat.kind, "name": seat.name} for seat in state.seats],
        "options": state.created.options,
        "moves": len(state.moves),
        "rated": state.created.rated,
        "timing": state.created.timing.kind,
    }
    return {
        "id": state.table,
        "game": state.created.game,
        "status": state.status,
        "version": state.version,
        "changed": state.changed,
        "open": int(free and state.created.listed),
        "watch": int(state.created.listed and state.created.spectators != "off" and state.status != "waiting"),
        "info": msgspec.json.encode(info).decode(),
        "due": due,
    }


def members(state: State) -> list[Statement]:
    """Whose table it is: theirs who sit there, and its host's."""
    out = [Statement("DELETE FROM members WHERE place = :place", {"place": state.table})]
    text = "INSERT INTO members (person, place, seat, turn) VALUES (:person, :place, :seat, :turn)"
    waited = state.waited()
    for person in dict.fromkeys([*(seat.person for seat in state.seats), state.created.host]):
        if person is not None:
            seat = state.seat_of(person)
            values = {"person": person, "place": state.table, "seat": -1 if seat is None else seat, "turn": int(seat in waited)}
            out.append(Statement(text, values))
    return out


def entered(table: str, entries: list[Entry]) -> list[Statement]:
    text = "INSERT INTO entries (place, number, at, event) VALUES (:place, :number, :at, :event)"
    return [
        Statement(text, {"place": table, "number": entry.number, "at": entry.at, "event": msgspec.json.encode(entry.event).decode()})
        for entry in entries
    ]


class Store:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def open(self, hear: Hear) -> None:
        await self.driver.open(hear)

    async def close(self) -> None:
        await self.driver.close()

    # ------------------------------------------------------------------ logs

    async def create(self, state: State, entries: list[Entry], snapshot: tuple[int, bytes] | None = None) -> bool:
        text = """INSERT INTO tables (id, game, status, version, created, changed, open, watch, info, due, lease, holder)
            VALUES (:id, :game, :status, :version, :created, :changed, :open, :watch, :info, :due, 0, '')"""
        statements = [
            Statement(text, {**row(state), "created": entries[0].at}),
            *entered(state.table, entries),
            *members(state),
            *kept(state.table, snapshot),
        ]
        return await self.driver.write(Batch(statements, f"{state.table} {state.version}"))

    async def append(
        self, state: State, entries: list[Entry], snapshot: tuple[int, bytes] | None = None, cut: int | None = None, seats: bool = True
    ) -> bool:
        """Stores further entries, whose state is given; False when somebody else has stored some in the meantime."""
        text = """UPDATE tables SET status = :status, version = :version, changed = :changed, open = :open, watch = :watch,
            info = :info, due = :due WHERE id = :id AND version = :expected AND game = :game"""
        statements = [Statement(text, {**row(state), "expected": entries[0].number - 1}, must=True), *entered(state.table, entries)]
        if seats:
            statements += members(state)
        if cut is not None:
            statements.append(
                Statement("DELETE FROM snapshots WHERE place = :place AND moves > :moves", {"place": state.table, "moves": cut})
            )
        statements += kept(state.table, snapshot)
        return await self.driver.write(Batch(statements, f"{state.table} {state.version}"))

    async def log(self, table: str, after: int = 0) -> list[Entry]:
        rows = await self.driver.read(
            "SELECT number, at, event FROM entries WHERE place = :place AND number > :after ORDER BY number", place=table, after=after
        )
        return [Entry(number, at, EVENT.decode(event)) for number, at, event in rows]

    async def snapshot(self, table: str, upto: int) -> tuple[int, bytes] | None:
        """The latest snapshot before move `upto`."""
        text = "SELECT moves, position FROM snapshots WHERE place = :place AND moves <= :upto ORDER BY moves DESC LIMIT 1"
        rows = await self.driver.read(text, place=table, upto=upto)
        return (int(rows[0][0]), bytes(rows[0][1])) if rows else None

    @property
    def shared(self) -> bool:
        """Do other processes use the same database?"""
        return self.driver.shared

    async def version(self, table: str) -> int:
        """The version of a table, 0 when there is none."""
        rows = await self.driver.read("SELECT version FROM tables WHERE id = :id", id=table)
        return int(rows[0][0]) if rows else 0

    # ------------------------------------------------------------------ lists

    async def names(self, status: str | None = None) -> list[str]:
        """All tables, or those of a status, oldest first."""
        text = "SELECT id FROM tables WHERE :status = '' OR status = :status ORDER BY created, id"
        return [str(id_) for (id_,) in await self.driver.read(text, status=status or "")]

    async def open_tables(self, limit: int = 100) -> list[dict[str, Any]]:
        return await self.listed("WHERE open = 1 ORDER BY changed DESC LIMIT :limit", limit=limit)

    async def watchable(self, limit: int = 100) -> list[dict[str, Any]]:
        return await self.listed("WHERE watch = 1 AND status = 'playing' ORDER BY changed DESC LIMIT :limit", limit=limit)

    async def tables_of(self, person: str, limit: int = 200) -> list[dict[str, Any]]:
        text = "JOIN members ON members.place = tables.id WHERE members.person = :person ORDER BY turn DESC, changed DESC LIMIT :limit"
        return await self.listed(text, "seat, turn", person=person, limit=limit)

    async def listed(self, where: str, more: str = "-1, 0", **values: Any) -> list[dict[str, Any]]:
        rows = await self.driver.read(
            f"SELECT id, game, status, version, tables.created, changed, info, {more} FROM tables {where}", **values
        )
        return [
            {"id": id_, "game": game, "status": status, "version": version, "created": created, "changed": changed,
             "seat": seat if seat >= 0 else None, "turn": bool(turn), **msgspec.json.decode(info)}
            for id_, game, status, version, created, changed, info, seat, turn in rows
        ]  # fmt: skip

    # ------------------------------------------------------------------ chores

    async def due(self, now: float, limit: int) -> list[str]:
        """Tables that wait for the house, and that nobody is looking after."""
        text = "SELECT id FROM tables WHERE due IS NOT NULL AND due <= :now AND lease <= :now ORDER BY due LIMIT :limit"
        return [str(id_) for (id_,) in await self.driver.read(text, now=now, limit=limit)]

    async def lease(self, table: str, holder: str, now: float, until: float) -> bool:
        """Takes charge of a table for a while; False when another process has."""
        text = "UPDATE tables SET lease = :until, holder = :holder WHERE id = :id AND (lease <= :now OR holder = :holder)"
        return await self.driver.write(Batch([Statement(text, {"id": table, "holder": holder, "now": now, "until": until}, must=True)]))

    async def clean(self, before: float) -> list[str]:
        """Deletes the tables where nothing has happened since a moment and no game is going on; returns them."""
        text = "SELECT id FROM tables WHERE status <> 'playing' AND changed < :before LIMIT 1000"
        found = [str(id_) for (id_,) in await self.driver.read(text, before=before)]
        for table in found:
            await self.driver.write(Batch(gone(table)))
        return found

    async def release(self, table: str, holder: str) -> None:
        text = "UPDATE tables SET lease = 0, holder = '' WHERE id = :id AND holder = :holder"
        await self.driver.write(Batch([Statement(text, {"id": table, "holder": holder})]))


def gone(table: str) -> list[Statement]:
    """Everything of a table, deleted."""
    parts = ("entries", "snapshots", "members")
    return [
        Statement("DELETE FROM tables WHERE id = :place", {"place": table}, must=True),
        *(Statement(f"DELETE FROM {part} WHERE place = :place", {"place": table}) for part in parts),
    ]


def kept(table: str, snapshot: tuple[int, bytes] | None) -> list[Statement]:
    if snapshot is None:
        return []
    text = "INSERT INTO snapshots (place, moves, position) VALUES (:place, :moves, :position) ON CONFLICT (place, moves) DO NOTHING"
    return [Statement(text, {"place": table, "moves": snapshot[0], "position": snapshot[1]})]


def driver_for(database: str, serving: bool = True) -> Driver:
    """The driver for `postgresql://…`, or a file of SQLite; without `serving` to read it while a server may be using it."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from hedgerow.table.store.postgres import Postgres
        except ImportError:
            raise StoreFailed("PostgreSQL needs a further package: pip install 'hedgerow[postgres]'") from None
        return Postgres(database)
    from hedgerow.table.store.sqlite import Sqlite

    return Sqlite(database.removeprefix("sqlite:").removeprefix("///").removeprefix("//"), serving)
