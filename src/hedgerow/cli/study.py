"""Verbs for whoever studies a game: hints, review."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from hedgerow.bots.hints import Hint, hints
from hedgerow.bots.review import Note
from hedgerow.bots.review import review as notes
from hedgerow.cli.common import Content, Json, app, progress, say
from hedgerow.cli.records import replay_of
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game

SHOWN = 4  # features named in a line


@app.command(name="hints")
def show_hints(
    file: Path,
    *,
    move: int | None = None,
    seat: int | None = None,
    game: int = 0,
    seconds: float = 2.0,
    seed: int = 0,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Rank the moves of a position of a record: what each is worth, and which points that comes from.

    A value is a guess at the points at the end of the game, in games where players harm each other at the lead. With it stands how far
    it spreads over what may be hidden.

    Parameters
    ----------
    move
        The position before this move, 0 being the first; without it, after the last.
    seat
        Whose moves; without it, of the first that may act.
    game
        The number of the game in the file, 0 being the first.
    seconds
        How long to think.
    seed
        Of the luck in it.
    """
    if not 0 < seconds <= 3600:
        raise BadOption(f"--seconds is {seconds:g}; expected more than 0 and at most 3600")
    run = replay_of(file, game, move, content)
    position = run.position
    actors = position.actors()
    if not actors:
        raise BadOption("the game is over here: nobody has a move")
    eyes = actors[0] if seat is None else seat
    if not 0 <= eyes < position.seats() or not position.acts(eyes):
        raise BadOption(f"--seat is {eyes}; here seat {', '.join(map(str, actors))} may act")
    for number, hint in enumerate(hints(run.game, position.mask(eyes), eyes, Rng(f"hints {seed}"), seconds=seconds), 1):
        if json_:
            say(json.dumps({"seat": eyes, **described(run.game, hint)}, ensure_ascii=False))
        else:
            say(f"{number:2}. {hint.value:7.1f} ± {hint.spread:.1f}  {run.game.moves.text(hint.code)}  ({largest(hint.parts)})")


def described(game: Game, hint: Hint) -> dict[str, Any]:
    """A hint for programs."""
    return {
        "move": game.moves.record(hint.code),
        "value": round(hint.value, 3),
        "spread": round(hint.spread, 3),
        "parts": {name: round(points, 3) for name, points in hint.parts.items()},
        "plan": [game.moves.text(code) for code in hint.plan],
    }


def largest(parts: dict[str, float]) -> str:
    """The parts that count most, in words of the features."""
    most = sorted(parts.items(), key=lambda part: -abs(part[1]))[:SHOWN]
    return ", ".join(f"{name} {points:+.1f}" for name, points in most)


@app.command
def review(
    file: Path,
    *,
    game: int = 0,
    seat: int | None = None,
    positions: int = 3000,
    least: float = 0.0,
    seed: int = 0,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Go through a record and say of every move what would have been better, and by how much.

    Each move is judged by what its player could know then.

    Parameters
    ----------
    game
        The number of the game in the file, 0 being the first.
    seat
        Only the moves of this seat.
    positions
        How many positions are judged for a move; more take longer and judge better.
    least
        Only moves that lost at least so many points.
    seed
        Of the luck in it.
    """
    if positions < 1:
        raise BadOption(f"--positions is {positions}; expected at least 1")
    run = replay_of(file, game, 0, content)
    seats = int(run.position.seats())
    if seat is not None and not 0 <= seat < seats:
        raise BadOption(f"--seat is {seat}; expected 0 to {seats - 1}")
    lost = [0.0] * seats
    found = notes(run.record, run, positions, () if seat is None else (seat,), seed)
    for note in progress("reviewing", len(run.record.moves), found):
        lost[note.seat] += note.lost
        if note.lost < least:
            continue
        if json_:
            told = {"number": note.number, "seat": note.seat, "lost": round(note.lost, 3)} | compared(run.game, note)
            say(json.dumps(told, ensure_ascii=False))
        else:
            say(line_of(run.game, note))
    if not json_:
        for one in range(seats) if seat is None else (seat,):
            say(f"{run.record.seats[one]} (seat {one}) gave away {lost[one]:.1f} points in all")


def compared(game: Game, note: Note) -> dict[str, Any]:
    return {"made": described(game, note.made), "best": described(game, note.best)}


def line_of(game: Game, note: Note) -> str:
    """A note as a line of text."""
    line = f"{note.number:4}  seat {note.seat}  {game.moves.text(note.made.code):<32} {note.made.value:7.1f}"
    if note.lost == 0.0:
        return line
    better = {name: note.best.parts.get(name, 0.0) - note.made.parts.get(name, 0.0) for name in note.best.parts | note.made.parts}
    return f"{line}  better by {note.lost:.1f}: {game.moves.text(note.best.code)}  ({largest(better)})"
