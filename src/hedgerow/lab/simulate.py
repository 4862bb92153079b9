"""Games between bots, recorded.

Game `number` of series `seed` is the same on every machine, compiled or not: its secret, and with it the deal, comes
from the two numbers, and so does the luck of every bot.  (Bots that think for a time rather than for a count of
simulations play as well as the machine lets them.)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Any

from hedgerow.bots import Bot, bot
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game, load
from hedgerow.core.record import Record, Recorder
from hedgerow.lab.pool import spread


@dataclass
class Thinking:
    """How long a seat thought, in seconds: in all, at most for a decision, at most for decisions in a row."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    slowest_turn: float = 0.0


@dataclass
class Played:
    """A game that was played, and how long everybody thought about it."""

    record: Record
    thinking: list[Thinking] = field(default_factory=list)


@dataclass(frozen=True)
class Series:
    """Games of one kind: all that a worker needs to know to play one."""

    game: str
    folder: Path | None
    options: tuple[tuple[str, Any], ...]
    seed: int

    @staticmethod
    def of(game: str, folder: Path | None, options: dict[str, Any], seed: int) -> Series:
        return Series(game, folder, tuple(load(game, folder).settle(options).items()), seed)


@dataclass(frozen=True)
class Fixture:
    """One game to be played: its number in the run, the number of its deal in the series, and who sits where."""

    number: int
    deal: int
    seated: tuple[str, ...]


@cache
def table_of(name: str, folder: Path | None) -> Game:
    return load(name, folder)


@cache
def player(name: str) -> Bot:
    """A bot keeps no state of a game, so a worker needs one of each."""
    return bot(name)


def lineup(game: Game, options: dict[str, Any], names: list[str]) -> list[str]:
    """One bot for each seat; fewer names are repeated in turn."""
    seats = game.seats(game.settle(options))
    if len(names) > seats:
        raise BadOption(f"{len(names)} bots for {seats} seats")
    for name in names:
        bot(name)
    return [names[seat % len(names)] for seat in range(seats)]


def play(game: Game, options: dict[str, Any], seated: Sequence[str], seed: int, number: int) -> Played:
    """Plays the deal with this number of a series to its end."""
    recorder = Recorder(game, options, [f"bot:{name}" for name in seated], seeded_secret(seed, number))
    bots = [player(name) for name in seated]
    luck = [Rng(f"bot {seed} {number} {seat}") for seat in range(len(seated))]
    thinking = [Thinking() for _ in seated]
    position = recorder.position
    before, turn = -1, 0.0
    while (seat := int(position.actor())) >= 0:
        begin = perf_counter()
        code = bots[seat].choose(position.mask(seat), seat, luck[seat])
        spent = perf_counter() - begin
        turn = spent if seat != before else turn + spent
        before = seat
        mine = thinking[seat]
        mine.decisions += 1
        mine.seconds += spent
        mine.slowest = max(mine.slowest, spent)
        mine.slowest_turn = max(mine.slowest_turn, turn)
        recorder.apply(seat, code)
    return Played(recorder.record(), thinking)


def simulate(game: Game, options: dict[str, Any], names: list[str], seed: int, number: int) -> Record:
    """Plays one game to its end and gives its record."""
    return play(game, options, lineup(game, options, names), seed, number).record


def numbered(seated: Sequence[str], games: int) -> list[Fixture]:
    """So many games of a series, always with the same bots on the same seats."""
    return [Fixture(number, number, tuple(seated)) for number in range(games)]


def play_fixture(series: Series, fixture: Fixture) -> Played:
    return play(table_of(series.game, series.folder), dict(series.options), fixture.seated, series.seed, fixture.deal)


def play_all(series: Series, fixtures: Sequence[Fixture], workers: int | None = None, ray: str | None = None) -> Iterator[Played]:
    """Plays these games; they come in order, and are the same for any number of workers."""
    return spread(partial(play_fixture, series), fixtures, workers, ray, chunk=1 if len(fixtures) < 500 else 20)
