"""Games as one table: a row for every seat of every game, in a Parquet file that any tool for data reads.

The file says in its metadata which command made it, with which program, and on what machine.
"""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import hedgerow
from hedgerow.build import COMPILED
from hedgerow.core.errors import BadOption
from hedgerow.core.record import Record
from hedgerow.lab.simulate import Fixture, Thinking

BATCH = 5000  # rows kept in memory before they are written

COLUMNS = {
    "game": "int64",  # number of the game in this file
    "deal": "int64",  # games of the same deal began from the same set-up
    "seat": "int8",
    "bot": "string",
    "score": "int32",
    "rank": "int8",
    "moves": "int32",  # decisions of all seats
    "decisions": "int32",  # of this seat
    "seconds": "float64",  # this seat thought, in all ...
    "slowest": "float64",  # ... at most for one decision
    "slowest_turn": "float64",  # ... at most for decisions in a row
}

Row = dict[str, Any]


def rows_of(record: Record, thinking: Sequence[Thinking], fixture: Fixture) -> list[Row]:
    """The rows of a finished game; its categories are columns `part_…`, what else its result holds `result_…`."""
    result = record.result
    assert result is not None
    further = {f"result_{key}": value for key, value in result.items() if type(value) is int}
    rows = []
    for seat, name in enumerate(record.seats):
        spent = thinking[seat]
        rows.append(
            {
                "game": fixture.number,
                "deal": fixture.deal,
                "seat": seat,
                "bot": name.removeprefix("bot:"),
                "score": result["scores"][seat],
                "rank": result["ranks"][seat],
                "moves": len(record.moves),
                "decisions": spent.decisions,
                "seconds": spent.seconds,
                "slowest": spent.slowest,
                "slowest_turn": spent.slowest_turn,
            }
            | {f"part_{category}": points for category, points in result["breakdown"][seat].items()}
            | further
        )
    return rows


def provenance(command: str, **more: Any) -> dict[str, str]:
    """Where figures come from: the command, the program and the machine."""
    return {
        "command": command,
        "program": f"hedgerow {hedgerow.__version__}, engines {'compiled' if COMPILED else 'interpreted'}",
        "machine": f"{os.cpu_count()} cores, {platform.machine()}, {platform.system()}, Python {platform.python_version()}",
    } | {key: value if isinstance(value, str) else json.dumps(value) for key, value in more.items()}


def parquet() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadOption("tables need pyarrow: pip install hedgerow[lab]") from None
    return pyarrow


class Table:
    """A table being written, a batch at a time."""

    def __init__(self, path: Path, about: dict[str, str]) -> None:
        self.arrow = parquet()
        self.path = path
        self.about = about
        self.rows: list[Row] = []
        self.writer: Any = None

    def add(self, rows: list[Row]) -> None:
        self.rows += rows
        if len(self.rows) >= BATCH:
            self.flush()

    def flush(self) -> None:
        if not self.rows:
            return
        if self.writer is None:
            kinds = [(name, COLUMNS.get(name, "int32")) for name in self.rows[0]]
            schema = self.arrow.schema([(name, self.arrow.type_for_alias(kind)) for name, kind in kinds], metadata=self.about)
            self.writer = self.arrow.parquet.ParquetWriter(self.path, schema, compression="zstd")
        self.writer.write_table(self.arrow.Table.from_pylist(self.rows, schema=self.writer.schema))
        self.rows = []

    def close(self) -> None:
        self.flush()
        if self.writer is not None:
            self.writer.close()


@contextmanager
def whole_table(path: Path, about: dict[str, str]) -> Iterator[Table]:
    """A table that is there complete or not at all."""
    part = path.with_name(path.name + ".part")
    table = Table(part, about)
    try:
        part.touch()
        yield table
        table.close()
        part.replace(path)
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror or error}") from None
    finally:
        part.unlink(missing_ok=True)


def read_table(path: Path) -> tuple[list[Row], dict[str, str]]:
    """The rows of a table, and what it says about itself."""
    try:
        table = parquet().parquet.read_table(path)
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror or error}") from None
    about = {key.decode(): value.decode() for key, value in (table.schema.metadata or {}).items() if not key.startswith(b"ARROW")}
    return table.to_pylist(), about
