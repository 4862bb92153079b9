"""What all verbs share: how they speak, read a game's options, write files and show progress."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Annotated, Any, TypeVar

from cyclopts import App, Parameter
from rich.console import Console

import hedgerow
from hedgerow.build import COMPILED
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote

Item = TypeVar("Item")

VERSION = f"hedgerow {hedgerow.__version__}, engines {'compiled' if COMPILED else 'interpreted (no C compiler at installation)'}"

app = App(
    name="hedgerow", help="Modern board games about nature: play, study, search, learn.", version=VERSION, suppress_keyboard_interrupt=False
)

# Words like `--players 3 --spirits` that belong to the game rather than to the verb.
Settings = Annotated[str, Parameter(allow_leading_hyphen=True, show=False)]
Json = Annotated[bool, Parameter(name="--json")]
Content = Annotated[Path | None, Parameter(help="folder with other cards, tiles or boards for the game")]

Workers = Annotated[int | None, Parameter(help="processes to share the work among; without it one per core")]
Ray = Annotated[str | None, Parameter(help="address of a Ray cluster to work on instead; `local` starts one here")]


def say(line: str) -> None:
    """One line for the reader or for the next program."""
    sys.stdout.write(line + "\n")


def command() -> str:
    """The command as it was given, for what it makes to say where it comes from."""
    return shlex.join(["hedgerow", *sys.argv[1:]])


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


def progress(what: str, total: int, items: Iterable[Item] | None = None) -> Iterable[Item]:
    """Items with a progress bar on the error stream, so that results can be piped; without items the numbers from 0."""
    from rich.progress import track

    followed: Any = range(total) if items is None else items
    return track(followed, what, total, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
