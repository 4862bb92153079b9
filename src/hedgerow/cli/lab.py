"""Verbs about many games: simulate, arena, tune, fit."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from hedgerow.build import COMPILED
from hedgerow.cli.common import Content, Json, Ray, Settings, Workers, app, command, progress, say, settings, warn, whole_file
from hedgerow.core.errors import BadOption
from hedgerow.core.game import load
from hedgerow.core.record import Record

if TYPE_CHECKING:
    from hedgerow.lab.ratings import Sequential
    from hedgerow.lab.simulate import Fixture, Played, Series
    from hedgerow.lab.tables import Row


@app.command
def simulate(
    game: str,
    *words: Settings,
    games: int = 1,
    seed: int = 0,
    bots: str = "random",
    records: Path | None = None,
    table: Path | None = None,
    workers: Workers = None,
    ray: Ray = None,
    content: Content = None,
    json_: Json = False,
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
        File for the records, one per line; without it only the scores are printed. A run that was stopped goes on where it was.
    table
        Parquet file with a row for every seat of every game.
    """
    from hedgerow.lab.simulate import Series, lineup, numbered

    if games < 1:
        raise BadOption(f"--games is {games}; expected at least 1")
    played = load(game, content)
    options = settings(played, words)
    fixtures = numbered(lineup(played, options, bots.split(",")), games)
    series = Series.of(game, content, options, seed)
    with kept_when_stopped(records):
        for fixture, done in run("simulating", series, fixtures, records, table, workers, ray):
            if not records and not table:
                tell_result(fixture.number, done.record, json_)
    if records or table:
        tell_files(games, game, records, table, json_)


def run(
    what: str,
    series: Series,
    fixtures: Sequence[Fixture],
    records: Path | None,
    table: Path | None,
    workers: int | None,
    ray: str | None,
    test: tuple[list[str], Sequential] | None = None,
) -> Iterator[tuple[Fixture, Played]]:
    """Plays games and writes them down on the way; what an earlier run left is not played again."""
    from hedgerow.lab.arena import until_sure
    from hedgerow.lab.journal import journal
    from hedgerow.lab.simulate import play_all
    from hedgerow.lab.tables import provenance, rows_of, whole_table

    if not COMPILED and len(fixtures) >= 100:
        warn("the engines are interpreted here: this takes about twenty times as long as compiled")
    with ExitStack() as files:
        rows = files.enter_context(whole_table(table, provenance(command()))) if table else None
        written = files.enter_context(journal(records, series, fixtures)) if records else None
        kept = written.kept if written else []
        if kept:
            warn(f"going on after the {len(kept)} games that are there already")
        rest = fixtures[len(kept) :]
        games = chain(zip(fixtures, kept, strict=False), zip(rest, play_all(series, rest, workers, ray), strict=False))
        followed = progress(what, len(fixtures), games)
        for fixture, done in until_sure(followed, *test) if test else followed:
            if written and fixture.number >= len(kept):
                written.add(done)
            if rows:
                rows.add(rows_of(done.record, done.thinking, fixture))
            yield fixture, done


@contextmanager
def kept_when_stopped(records: Path | None) -> Iterator[None]:
    """Says what becomes of the games so far when the reader of a run is interrupted, wherever that strikes."""
    try:
        yield
    except KeyboardInterrupt:
        if records:
            warn(f"the games so far are kept beside {records}, and the same command goes on from there")
        raise


def tell_result(number: int, record: Record, as_json: bool) -> None:
    assert record.result is not None
    if as_json:
        say(json.dumps({"game": number, "seats": record.seats, **record.result}))
    else:
        scores = ", ".join(f"{name} {score}" for name, score in zip(record.seats, record.result["scores"], strict=True))
        say(f"game {number}: {scores}")


def tell_files(games: int, game: str, records: Path | None, table: Path | None, as_json: bool) -> None:
    made = {name: str(path) for name, path in (("records", records), ("table", table)) if path}
    if as_json:
        say(json.dumps({"games": games, **made}))
    else:
        say(f"{games} games of {game} in {' and '.join(made.values())}")


@app.command
def arena(
    game: str,
    *words: Settings,
    bots: str,
    deals: int = 100,
    seed: int = 0,
    until_sure: bool = False,
    records: Path | None = None,
    table: Path | None = None,
    plots: Path | None = None,
    workers: Workers = None,
    ray: Ray = None,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Let bots meet: ratings, match-ups and scores, with their intervals.

    Every deal is played by all seatings that turning the same bots round the table gives, so that luck is shared out.

    Parameters
    ----------
    bots
        Names separated by commas.
    deals
        How many deals are played; two bots play each twice, with their seats exchanged.
    seed
        Of the series of deals.
    until_sure
        For two bots: stop as soon as a sequential test says whether the first is stronger.
    records
        File for the records, one per line. A run that was stopped goes on where it was.
    table
        Parquet file with a row for every seat of every game.
    plots
        Folder for pictures (PNG and SVG): ratings, scores by category, seat advantage, length.
    """
    from hedgerow.lab import arena as lab
    from hedgerow.lab.plots import draw_all
    from hedgerow.lab.ratings import Sequential
    from hedgerow.lab.simulate import Series
    from hedgerow.lab.summary import summary, told
    from hedgerow.lab.tables import rows_of

    played = load(game, content)
    options = played.settle(settings(played, words))
    names = bots.split(",")
    fixtures = lab.fixtures(names, played.seats(options), deals)
    test = Sequential() if until_sure else None
    if test and len(names) != 2:
        raise BadOption("--until-sure compares two bots")
    rows: list[Row] = []
    series = Series.of(game, content, options, seed)
    with kept_when_stopped(records):
        for fixture, done in run("playing", series, fixtures, records, table, workers, ray, (names, test) if test else None):
            rows += rows_of(done.record, done.thinking, fixture)
    found = summary(rows)
    if test:
        found["verdict"] = test.verdict or "not sure"
    if plots:
        draw_all(rows, plots)
    if json_:
        say(json.dumps({"game": game, "options": options} | found))
    else:
        for line in told(found):
            say(line)


@app.command
def tune(
    game: str,
    *words: Settings,
    study: Path,
    out: Path,
    trials: int = 100,
    deals: int = 20,
    think: str = "600:ahead=0",
    reach: float = 0.5,
    features: str | None = None,
    weights: Path | None = None,
    seed: int = 0,
    workers: Workers = None,
    ray: Ray = None,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Search better weights for the features by which bots judge a game, over matches against the present ones.

    Parameters
    ----------
    study
        Folder for the trials. A study that was stopped goes on where it was.
    out
        File for the weights, if better ones are found.
    trials
        How many weights are tried.
    deals
        How many deals each of them plays, in every seat; six times as many others decide at the end.
    think
        How hard the searches think, as in search:600:ahead=0.
    reach
        How far a weight may move, as a share of it.
    features
        Names separated by commas; without it all of them.
    weights
        File of the weights to begin with; without it those of the game.
    seed
        Of the deals and of the search.
    """
    from dataclasses import asdict

    from hedgerow.bots import bot
    from hedgerow.lab import tune as lab
    from hedgerow.lab.simulate import Series

    if trials < 1 or deals < 2:
        raise BadOption(f"--trials is {trials} and --deals is {deals}; expected at least 1 and 2")
    bot(f"search:{think}")
    played = load(game, content)
    options = settings(played, words)
    advice = played.advice(weights)
    series = Series.of(game, content, options, seed)
    task = lab.Task(series, think, deals, reach, lab.chosen(advice.names, features), advice.write())
    begun = lab.begun(task, study)
    lab.search(task, begun, progress("tuning", trials), workers, ray)
    found = lab.best(task, begun, workers, ray)
    better = found.gain.value > 0
    if better:
        with whole_file(out) as file:
            file.write(lab.file_of(found, command()))
    if json_:
        say(json.dumps({"game": game, "trials": found.trials, "gain": asdict(found.gain), "weights": str(out) if better else None}))
    elif better:
        say(f"{out}: {found.gain} points a game more than before, on {found.gain.count} fresh deals after {found.trials} trials")
    else:
        say(f"no better weights were found in {found.trials} trials; the best of them gain {found.gain} points a game")


@app.command
def fit(
    game: str,
    *words: Settings,
    out: Path,
    games: int = 400,
    rounds: int = 2,
    deals: int = 50,
    think: str = "500:ahead=0",
    features: str | None = None,
    weights: Path | None = None,
    seed: int = 0,
    workers: Workers = None,
    ray: Ray = None,
    content: Content = None,
    json_: Json = False,
) -> None:
    """Fit weights for the features by which bots judge a game to how games end that a search plays with itself.

    Parameters
    ----------
    out
        File for the weights, if better ones are found.
    games
        How many games are played in each round.
    rounds
        Each begins with the weights of the one before; the best are kept.
    deals
        How many other deals decide which are best, each with the new weights in every seat against the old ones.
    think
        How hard the searches think, as in search:500:ahead=0.
    features
        Names separated by commas; without it all of them. The others keep their weights.
    weights
        File of the weights to begin with; without it those of the game.
    seed
        Of the deals and of the search.
    """
    from dataclasses import asdict, replace

    from hedgerow.bots import bot
    from hedgerow.lab import fit as lab
    from hedgerow.lab.simulate import Series
    from hedgerow.lab.tune import Task, chosen, file_of

    if rounds < 1 or games < lab.LEAST or deals < 2:
        raise BadOption(f"--rounds is {rounds}, --games {games} and --deals {deals}; expected at least 1, {lab.LEAST} and 2")
    bot(f"search:{think}")
    played = load(game, content)
    advice = played.advice(weights)
    series = Series.of(game, content, settings(played, words), seed)
    first = Task(series, think, deals, 0.0, chosen(advice.names, features), advice.write())
    task = first
    tried = []
    for number in range(rounds):
        numbers = range(deals + number * games, deals + (number + 1) * games)
        done = lab.fit(task, progress(f"round {number + 1}", games, numbers), workers, ray)
        task = replace(task, start=done.weights)
        tried.append(lab.compared(first, task.start, (number + 1) * games, range(deals), workers, ray))
        off = f"guesses were off by {done.before:.1f} points, with the new weights by {done.after:.1f}"
        warn(f"round {number + 1}: {off}; they gain {tried[-1].gain} points a game")
    found = max(tried, key=lambda one: one.gain.value)
    better = found.gain.value > 0
    if better:
        with whole_file(out) as file:
            file.write(file_of(found, command(), "games"))
    if json_:
        say(json.dumps({"game": game, "games": found.trials, "gain": asdict(found.gain), "weights": str(out) if better else None}))
    elif better:
        say(f"{out}: {found.gain} points a game more than before, on {found.gain.count} fresh deals after {found.trials} games")
    else:
        say(f"the weights fitted to {found.trials} games are not better: they gain {found.gain} points a game")
