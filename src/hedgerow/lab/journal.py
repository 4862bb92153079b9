"""The games of a run as they come, so that a run which is stopped, or killed, goes on where it was.

A run writes `games.jsonl.part`, and beside it how long the bots thought; when it is complete the file gets its name.  What a
part holds counts only as far as it is the beginning of this very run: same game, rules, options, seats, and deals.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import astuple
from itertools import zip_longest
from pathlib import Path
from typing import IO

from hedgerow.core.chance import commitment, seeded_secret
from hedgerow.core.errors import BadOption, BadRecord
from hedgerow.core.record import Record, parse
from hedgerow.lab.simulate import Fixture, Played, Series, Thinking, table_of


class Journal:
    """A run being written down: the games that are there already, and one after the other the new ones."""

    def __init__(self, kept: list[Played], records: IO[bytes], thinking: IO[bytes]) -> None:
        self.kept = kept
        self.records = records
        self.thinking = thinking

    def add(self, played: Played) -> None:
        self.records.write(played.record.line().encode() + b"\n")
        self.records.flush()
        self.thinking.write(json.dumps([astuple(seat) for seat in played.thinking]).encode() + b"\n")
        self.thinking.flush()


@contextmanager
def journal(path: Path, series: Series, fixtures: Sequence[Fixture]) -> Iterator[Journal]:
    """The journal of a run; `path` is there when all of it was played, or the test that it serves was sure."""
    part, spent = path.with_name(path.name + ".part"), path.with_name(path.name + ".thinking.part")
    try:
        kept = begun(part, spent, series, fixtures)
        with part.open("ab") as records, spent.open("ab") as thinking:
            yield Journal(kept, records, thinking)
        part.replace(path)
        spent.unlink()
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None


def begun(part: Path, spent: Path, series: Series, fixtures: Sequence[Fixture]) -> list[Played]:
    """The games that a run which was stopped left behind; both files are cut after the last whole one."""
    if not part.is_file() or not spent.is_file():
        part.unlink(missing_ok=True)
        spent.unlink(missing_ok=True)
        return []
    games: list[Played] = []
    lengths = [0, 0]
    with part.open("rb") as records, spent.open("rb") as thinking:
        for line, times, fixture in zip_longest(records, thinking, fixtures):
            if line is None or times is None or fixture is None or not (line.endswith(b"\n") and times.endswith(b"\n")):
                break
            try:
                record = parse(line)
                games.append(Played(record, [Thinking(*seat) for seat in json.loads(times)]))
            except (BadRecord, ValueError, TypeError):
                break
            if not belongs(record, series, fixture):
                raise BadOption(f"{part} holds games of another run; delete it, or go on with the command that began it")
            lengths = [lengths[0] + len(line), lengths[1] + len(times)]
    for path, length in zip((part, spent), lengths, strict=True):
        with path.open("rb+") as file:
            file.truncate(length)
    return games


def belongs(record: Record, series: Series, fixture: Fixture) -> bool:
    """Is this record that of this game of the series?"""
    game = table_of(series.game, series.folder)
    return (
        (record.game, record.revision, record.content) == (game.name, game.revision, game.content)
        and record.options == dict(series.options)
        and record.seats == [f"bot:{name}" for name in fixture.seated]
        and record.result is not None
        and record.deal is not None
        and record.deal["commitment"] == commitment(seeded_secret(series.seed, fixture.deal))
    )
