"""Tuning: better weights for a game's features, found over matches.

A trial moves every weight a little and lets a search with the new weights meet searches with the old ones, in all seats.  What it
made of them, in points as `Advice.settled` counts them, is told to optuna's CMA-ES, which proposes the next.  All trials of a
generation play the same deals, so that they can be compared; every generation plays others, so that no deal is learnt by heart.  At
the end the middle of the best trials meets the old weights on deals that none has seen; only what is better there is kept.

The trials stand in a journal in the study's folder, so a study that was stopped goes on where it was.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import tempfile
import warnings
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from statistics import fmean
from typing import Any

from hedgerow.bots import Bot, bot
from hedgerow.core.advice import POINT, TIMES, Advice
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.errors import BadOption
from hedgerow.core.game import load
from hedgerow.core.moves import quote
from hedgerow.lab.pool import spread
from hedgerow.lab.ratings import Estimate, mean
from hedgerow.lab.simulate import Series, table_of

LEAST = 0.2  # points that a weight may move even if it is 0
TOLD = "what"  # under which a study says what it is about
ELITE = 4  # one in so many trials is among the best
LATE = (2, 4)  # the middle of the best is taken from this part of the trials, the later ones
FRESH = 6  # times the deals of a trial decide at the end


@dataclass(frozen=True)
class Task:
    """What is tuned, and by which matches."""

    series: Series
    think: str  # how hard the searches think: `600:ahead=0`
    deals: int
    reach: float  # how far a weight may move, as a share of it
    features: tuple[str, ...]
    start: str  # the weights to begin with, as they stand in a file


@dataclass(frozen=True)
class Meeting:
    """One game: the deal, and whose weights each seat plays by."""

    deal: int
    weights: tuple[str, ...]
    mine: int  # the seat that is looked at


@dataclass(frozen=True)
class Found:
    """The best weights of a study, and how much more they are worth in a game than those it began with."""

    weights: str
    gain: Estimate
    trials: int  # or games, that led to them


# ---------------------------------------------------------------------- matches


@cache
def kept(weights: str) -> Path:
    """The weights as a file on this machine, for the word that describes a bot."""
    name = hashlib.sha256(weights.encode()).hexdigest()[:16]
    path = Path(tempfile.gettempdir()) / f"hedgerow-weights-{name}.toml"
    part = path.with_suffix(f".{os.getpid()}.part")
    part.write_text(weights, "utf-8")
    part.replace(path)
    return path


@cache
def player(think: str, weights: str, seat: int) -> Bot:
    return bot(f"search:{think}:weights={kept(weights)}")


def meet(task: Task, meeting: Meeting) -> float:
    """What the game is worth to the seat that is looked at, in points."""
    series = task.series
    game = table_of(series.game, series.folder)
    position = game.deal(dict(series.options), seeded_secret(series.seed, meeting.deal))
    bots = [player(task.think, weights, seat) for seat, weights in enumerate(meeting.weights)]
    luck = [Rng(f"tune {series.seed} {meeting.deal} {seat}") for seat in range(len(bots))]
    while (seat := int(position.actor())) >= 0:
        position.apply(seat, bots[seat].choose(position.mask(seat), seat, luck[seat]))
    return int(game.adviser().settled(position, meeting.mine)) / int(POINT)


def meetings(task: Task, weights: str, deals: Iterable[int]) -> Iterator[Meeting]:
    """Every deal in every seat, the old weights in all others."""
    game = table_of(task.series.game, task.series.folder)
    seats = game.seats(dict(task.series.options))
    for deal in deals:
        for mine in range(seats):
            yield Meeting(deal, tuple(weights if seat == mine else task.start for seat in range(seats)), mine)


def judge(task: Task, weights: str, deals: Sequence[int], workers: int | None, ray: str | None) -> list[float]:
    """The mean worth of each deal."""
    worths = list(spread(partial(meet, task), meetings(task, weights, deals), workers, ray))
    seats = len(worths) // len(deals)
    return [fmean(worths[i : i + seats]) for i in range(0, len(worths), seats)]


# ---------------------------------------------------------------------- weights


def adviser(task: Task) -> Advice:
    advice = load(task.series.game, task.series.folder).adviser()
    advice.read(task.start)
    return advice


def first_weight(task: Task) -> int:
    """Where the table begins by which the games of a task are judged."""
    advice = adviser(task)
    position = table_of(task.series.game, task.series.folder).deal(dict(task.series.options), seeded_secret(task.series.seed, 0))
    return int(advice.table(position) * advice.count) * TIMES


def moved(task: Task, steps: dict[str, float]) -> str:
    """The weights after steps between -1 and 1 of each."""
    advice = adviser(task)
    first = first_weight(task)
    for i, name in enumerate(advice.names):
        for time in range(TIMES):
            at = first + i * TIMES + time
            old = int(advice.weights[at])
            reach = max(task.reach * abs(old), LEAST * int(POINT))
            advice.weights[at] = old + round(reach * steps.get(f"{name}.{time}", 0.0))
    return advice.write()


def generation(task: Task) -> int:
    """How many trials CMA-ES compares at a time, as many as its authors advise."""
    return 4 + int(3 * math.log(len(parameters(task))))


def deals_of(task: Task, number: int) -> range:
    """The deals of a trial; those that decide at the end come before all of them."""
    first = task.deals * (FRESH + number // generation(task))
    return range(first, first + task.deals)


def parameters(task: Task) -> list[str]:
    return [f"{name}.{time}" for name in task.features for time in range(TIMES)]


def chosen(names: Sequence[str], given: str | None) -> tuple[str, ...]:
    """The features that are tuned: all, or those named."""
    if given is None:
        return tuple(names)
    for name in given.split(","):
        if name not in names:
            raise BadOption(f"there is no feature {quote(name)}; there are {', '.join(names)}")
    return tuple(given.split(","))


# ---------------------------------------------------------------------- the study


def begun(task: Task, folder: Path) -> Any:
    """The study in a folder, new or as it was left."""
    import optuna

    optuna.logging.set_verbosity(optuna.logging.ERROR)
    folder.mkdir(parents=True, exist_ok=True)
    backend = optuna.storages.journal.JournalFileBackend(str(folder / "trials.log"))
    storage = optuna.storages.JournalStorage(backend)
    study = optuna.create_study(storage=storage, study_name="weights", direction="maximize", load_if_exists=True)
    what = json.dumps(asdict(task), sort_keys=True, default=str)
    if study.user_attrs.get(TOLD, what) != what:
        raise BadOption(f"{folder} holds a study of other matches; name another folder, or go on with the command that began it")
    study.set_user_attr(TOLD, what)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", optuna.exceptions.ExperimentalWarning)
        study.sampler = optuna.samplers.CmaEsSampler(
            seed=task.series.seed + len(study.trials), use_separable_cma=True, popsize=generation(task)
        )
    return study


def done(study: Any) -> list[Any]:
    """The trials that came to their end."""
    return [trial for trial in study.trials if trial.value is not None]


def search(task: Task, study: Any, numbers: Iterable[int], workers: int | None, ray: str | None) -> None:
    """One trial for each number; those that are in the journal are not played again."""
    import optuna

    space = {name: optuna.distributions.FloatDistribution(-1.0, 1.0) for name in parameters(task)}
    there = len(done(study))
    for number in numbers:
        if number < there:
            continue
        trial = study.ask(space)
        study.tell(trial, fmean(judge(task, moved(task, trial.params), deals_of(task, trial.number), workers, ray)))


def middle(task: Task, trials: Sequence[Any]) -> dict[str, float]:
    """The middle of the best of these trials, each measured by its generation."""
    worths: dict[int, list[float]] = defaultdict(list)
    for trial in trials:
        worths[trial.number // generation(task)].append(trial.value)
    means = {number: fmean(values) for number, values in worths.items()}
    ranked = sorted(trials, key=lambda trial: means[trial.number // generation(task)] - trial.value)
    elite = ranked[: max(1, len(ranked) // ELITE)]
    return {name: fmean(trial.params[name] for trial in elite) for name in parameters(task)}


def best(task: Task, study: Any, workers: int | None, ray: str | None) -> Found:
    """The better one of two middles, on fresh deals against the old weights."""
    trials = done(study)
    fresh = range(task.deals * FRESH)
    old = judge(task, task.start, fresh, workers, ray)
    found: list[Found] = []
    for part in LATE:
        weights = moved(task, middle(task, trials[-max(1, len(trials) // part) :]))
        new = judge(task, weights, fresh, workers, ray)
        found.append(Found(weights, mean([mine - theirs for mine, theirs in zip(new, old, strict=True)]), len(trials)))
    return max(found, key=lambda one: one.gain.value)


def file_of(found: Found, command: str, after: str = "trials") -> str:
    """The file of weights, saying where they come from."""
    gain = found.gain
    worth = f"{gain.value:+.2f} points a game [{gain.low:+.2f}, {gain.high:+.2f}]"
    return (
        "# How many points one unit of each feature is worth at the beginning, in the middle and at the end of a game.\n"
        f"# Found by: {command}\n"
        f"# After {found.trials} {after}: {worth} on {gain.count} fresh deals.\n"
        f"{found.weights}"
    )
