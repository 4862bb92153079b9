"""One command, a few verbs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, Any

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import hedgerow
from hedgerow.build import COMPILED
from hedgerow.core.errors import BadOption, BadRecord, HedgerowError
from hedgerow.core.game import Game, games, load
from hedgerow.core.moves import quote
from hedgerow.core.record import Record, Replay, documents, parse, verify

VERSION = f"hedgerow {hedgerow.__version__}, engines {'compiled' if COMPILED else 'interpreted (no C compiler at installation)'}"

app = App(name="hedgerow", help="Modern board games about nature: play, study, search, learn.", version=VERSION)

# Words like `--players 3 --spirits` that belong to the game rather than to the verb.
Settings = Annotated[str, Parameter(allow_leading_hyphen=True, show=False)]
Content = Annotated[Path | None, Parameter(help="folder with other cards, tiles or boards for the game")]


def say(line: str) -> None:
    """One line for the reader or for the next program."""
    sys.stdout.write(line + "\n")


def warn(line: str) -> None:
    sys.stderr.write(line + "\n")


def settings(game: Game, words: tuple[str, ...]) -> dict[str, Any]:
    """`("--players", "3", "--spirits")` as options of a game."""
    known = {option.name: option for option in game.options}
    given: dict[str, Any] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.removeprefix("--").partition("=")
        if not word.startswith("--") or (name not in known and name.removeprefix("no-") not in known):
            said = f"option {quote(word)}" if word.startswith("--") else quote(word)
            raise BadOption(f"{game.name} has no {said}; it has {', '.join('--' + option for option in known)}")
        if name not in known:
            given[name.removeprefix("no-")] = False
        elif equals:
            given[name] = known[name].parse(value)
        elif isinstance(known[name].default, bool) and (not rest or rest[0].lower() not in ("true", "false")):
            given[name] = True
        elif rest:
            given[name] = known[name].parse(rest.pop(0))
        else:
            raise BadOption(f"option --{name} needs a value")
    return given


@contextmanager
def whole_file(path: Path) -> Iterator[IO[str]]:
    """A file that is there complete or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            yield file
        part.replace(path)
    except OSError as error:
        raise BadOption(f"cannot write {path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)


def progress(what: str, total: int) -> Any:
    """A progress bar on the error stream, so that results can be piped."""
    from rich.progress import track

    return track(range(total), what, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


# ---------------------------------------------------------------------- verbs


@app.command(name="games")
def list_games(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> None:
    """List the games with their options."""
    for name, kind in games().items():
        if json_:
            options = {option.name: {"values": list(option.values), "default": option.default} for option in kind.options}
            say(json.dumps({"game": name, "title": kind.title, "revision": kind.revision, "options": options}))
            continue
        say(f"{name:<10} {kind.title}, by {kind.designers} ({kind.publisher}, {kind.year}); {kind.players} players")
        for option in kind.options:
            values = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in option.values)
            say(f"{'':<10}   --{option.name} {values}: {option.help}")


@app.command
def simulate(
    game: str,
    *words: Settings,
    games: int = 1,
    seed: int = 0,
    bots: str = "random",
    records: Path | None = None,
    content: Content = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Play games between bots and write their records.

    Options of the game are given by name: --players 3 --side B --spirits.

    Parameters
    ----------
    games
        How many games.
    seed
        Of the series; the same seed gives the same games on every machine.
    bots
        Names separated by commas, one per seat or repeated in turn.
    records
        File for the records, one per line; without it only the scores are printed.
    """
    from hedgerow.lab.simulate import lineup
    from hedgerow.lab.simulate import simulate as play

    if games < 1:
        raise BadOption(f"--games is {games}; expected at least 1")
    played = load(game, content)
    options = settings(played, words)
    names = bots.split(",")
    lineup(played, options, names)
    if not COMPILED and games >= 100:
        warn("the engines are interpreted here: this takes about twenty times as long as compiled")
    if records is None:
        for number in progress("simulating", games):
            tell_result(number, play(played, options, names, seed, number), json_)
        return
    with whole_file(records) as file:
        for number in progress("simulating", games):
            file.write(play(played, options, names, seed, number).line() + "\n")
    if json_:
        say(json.dumps({"games": games, "records": str(records)}))
    else:
        say(f"{games} games of {game} in {records}")


def tell_result(number: int, record: Record, as_json: bool) -> None:
    assert record.result is not None
    if as_json:
        say(json.dumps({"game": number, "seats": record.seats, **record.result}))
    else:
        scores = ", ".join(f"{name} {score}" for name, score in zip(record.seats, record.result["scores"], strict=True))
        say(f"game {number}: {scores}")


@app.command(name="verify")
def verify_files(
    *files: Path,
    content: Content = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
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


@app.command
def bench(
    game: str | None = None,
    *words: Settings,
    seconds: float = 2.0,
    peers: bool = False,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> None:
    """Measure how fast the engines are on this machine, one core.

    Parameters
    ----------
    seconds
        How long each figure is measured.
    peers
        Measure OpenSpiel's games in the same run, if it is installed.
    """
    from hedgerow.lab.bench import figures, peer_figures

    rows = []
    for name in [game] if game else games():
        played = load(name)
        rows += figures(played, settings(played, words), seconds)
    if peers:
        rows += peer_figures(seconds)
    if json_:
        for row in rows:
            say(json.dumps(row._asdict()))
        return
    say(VERSION)
    for row in rows:
        say(f"{row.game:<14} {row.what:<34} {row.value:>14,.0f} {row.unit}")


# ---------------------------------------------------------------------- running


def main() -> None:
    """The command; its errors are one line, and exit code 2 (1 where a record is wrong)."""
    try:
        code = app(exit_on_error=False, print_error=False, result_action="return_value")
    except BadRecord as error:
        warn(f"hedgerow: {error}")
        code = 1
    except HedgerowError as error:
        warn(f"hedgerow: {error}")
        code = 2
    except CycloptsError as error:
        warn("hedgerow: " + " ".join(str(error).split()))
        code = 2
    except BrokenPipeError:
        sys.stderr.close()
        code = 0
    except KeyboardInterrupt:
        warn("hedgerow: stopped")
        code = 130
    sys.exit(code if isinstance(code, int) else 0)
