"""Verbs about records: verify, legal, show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from hedgerow.cli.common import Content, Json, app, say, whole_file
from hedgerow.core.errors import BadOption, BadRecord
from hedgerow.core.game import Game
from hedgerow.core.record import Record, Replay, documents, parse, verify


@app.command(name="verify")
def verify_files(
    *files: Path,
    content: Content = None,
    json_: Json = False,
) -> int:
    """Replay records and say what is wrong with each; exit 1 if anything is.

    Parameters
    ----------
    files
        Records as JSON, one document or one per line.
    """
    if not files:
        raise BadOption("verify needs at least one file")
    wrong = 0
    for path in files:
        right = 0
        for number, data in enumerate(read_documents(path)):
            fault = fault_in(data, content)
            if fault is None:
                right += 1
            else:
                wrong += 1
                if not json_:
                    say(f"{path}: game {number}: {fault}")
            if json_:
                say(json.dumps({"file": str(path), "game": number, "right": fault is None, "fault": fault}))
        if not json_ and right:
            say(f"{path}: {right} right")
    return 1 if wrong else 0


def fault_in(data: bytes, content: Path | None) -> str | None:
    try:
        record = parse(data)
        verify(record, game_of(record, content))
    except BadRecord as error:
        return str(error)
    return None


def game_of(record: Record, content: Path | None) -> Game | None:
    """The game of a record with other content, if some was given; None leaves it to the record."""
    if content is None:
        return None
    return Replay.find(record, content)


def read_documents(path: Path) -> Iterator[bytes]:
    try:
        yield from documents(path)
    except OSError as error:
        raise BadOption(f"cannot read {path}: {error.strerror}") from None


def replay_of(file: Path, game: int, move: int | None, content: Path | None) -> Replay:
    """A record of a file, replayed up to a move."""
    if game < 0 or (move is not None and move < 0):
        raise BadOption("games and moves are numbered from 0")
    for number, data in enumerate(read_documents(file)):
        if number == game:
            record = parse(data)
            if move is not None and move > len(record.moves):
                raise BadOption(f"--move is {move}; the game has {len(record.moves)} moves")
            run = Replay(record, game_of(record, content))
            run.run(move)
            return run
    raise BadOption(f"{file} has no game {game}")


@app.command
def legal(file: Path, *, move: int, game: int = 0, content: Content = None) -> None:
    """Print the legal moves before a move, as sorted JSON lines.

    Parameters
    ----------
    move
        The number of the move, 0 being the first.
    game
        The number of the game in the file, 0 being the first.
    """
    run = replay_of(file, game, move, content)
    position = run.position
    lines = [
        json.dumps({"seat": seat, **run.game.moves.record(code)}, sort_keys=True, ensure_ascii=False)
        for seat in range(position.seats())
        for code in position.legal(seat)
    ]
    for line in sorted(lines):
        say(line)


@app.command
def show(file: Path, *, out: Path, move: int | None = None, seat: int | None = None, game: int = 0, content: Content = None) -> None:
    """Draw a position of a record as SVG.

    Parameters
    ----------
    out
        The file to write.
    move
        Draw the position before this move; without it, after the last.
    seat
        Draw what this seat sees; without it, what everybody sees.
    """
    run = replay_of(file, game, move, content)
    if seat is not None and not 0 <= seat < run.position.seats():
        raise BadOption(f"--seat is {seat}; expected 0 to {int(run.position.seats()) - 1}")
    with whole_file(out) as target:
        target.write(run.game.draw(run.position.mask(seat), seat))
    say(f"{out}")
