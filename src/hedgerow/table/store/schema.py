"""The tables of the database, and how an older database becomes a current one: step by step, forward only.

A step that has been released is never changed; what comes later is a new step.  `{bytes}` and the like stand for the types of the
database in use.
"""

from __future__ import annotations

from typing import Final

from hedgerow.table.store.driver import StoreFailed

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE people (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, preferences TEXT NOT NULL, created {real} NOT NULL)""",
        # A token is kept as its digest: who reads the database cannot sit down in anybody's place.
        "CREATE TABLE tokens (digest TEXT PRIMARY KEY, person TEXT NOT NULL, created {real} NOT NULL)",
        "CREATE TABLE links (digest TEXT PRIMARY KEY, person TEXT NOT NULL, expires {real} NOT NULL)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, status TEXT NOT NULL, version {int} NOT NULL, created {real} NOT NULL,
            changed {real} NOT NULL, open {int} NOT NULL, watch {int} NOT NULL, info TEXT NOT NULL,
            due {real}, lease {real} NOT NULL, holder TEXT NOT NULL)""",
        "CREATE INDEX tables_by_change ON tables (status, changed)",
        "CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL",
        """CREATE TABLE entries (
            place TEXT NOT NULL, number {int} NOT NULL, at {real} NOT NULL, event TEXT NOT NULL, PRIMARY KEY (place, number))""",
        """CREATE TABLE snapshots (
            place TEXT NOT NULL, moves {int} NOT NULL, position {bytes} NOT NULL, PRIMARY KEY (place, moves))""",
        """CREATE TABLE members (
            person TEXT NOT NULL, place TEXT NOT NULL, seat {int} NOT NULL, turn {int} NOT NULL, PRIMARY KEY (person, place))""",
        "CREATE INDEX members_by_place ON members (place)",
    ),
)

TYPES: Final = {
    "sqlite": {"bytes": "BLOB", "real": "REAL", "int": "INTEGER"},
    "postgres": {"bytes": "BYTEA", "real": "DOUBLE PRECISION", "int": "BIGINT"},
}


def steps(database: str, after: int) -> list[tuple[int, list[str]]]:
    """The steps an older database still needs, each with its number."""
    return [(number, [line.format(**TYPES[database]) for line in lines]) for number, lines in enumerate(STEPS, 1) if number > after]


def check(version: int) -> None:
    if version > len(STEPS):
        raise StoreFailed(f"the database is of version {version}, made by a later program; this one knows versions up to {len(STEPS)}")
