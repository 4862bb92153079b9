"""Hints: the moves of a position in order, each with what it is worth, how far that spreads, and which points it comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean, pstdev
from typing import Final

from hedgerow.bots.budget import Budget
from hedgerow.bots.search import Plan, Thinker
from hedgerow.bots.searcher import AHEAD
from hedgerow.core.advice import Advice
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position

MANY: Final = 16  # moves that are looked into; of more, those that look best at once
WORLDS: Final = 64  # in which they are tried at most


@dataclass(frozen=True)
class Hint:
    """A move, and what may come of it, in points at the end of the game; in a contested game in points ahead of the best other."""

    code: int
    value: float
    spread: float  # the standard deviation over the worlds in which it was tried
    parts: dict[str, float]  # the value by features
    plan: tuple[int, ...] = ()  # the move with those that should follow


def hints(
    game: Game,
    view: Position,
    seat: int,
    rng: Rng,
    seconds: float = -1.0,
    positions: int = -1,
    among: Sequence[int] = (),
    weights: Path | None = None,
) -> list[Hint]:
    """The moves of a seat, best first.  `among` are moves that must be looked into, be they ever so bad."""
    advice = game.advice(weights)
    thinker = Thinker(advice, Budget(positions, seconds), rng, view.buffer(), AHEAD)
    plans = chosen(thinker, view, seat, among)
    tried: list[list[dict[str, float]]] = [[] for _ in plans]
    for _ in range(WORLDS):
        world = view.deal(seat, rng)
        for parts, plan in zip(tried, plans, strict=True):
            parts.append(reasons(advice, thinker.final(world, seat, plan), seat))
        if thinker.budget.spent() >= 1.0:
            break
    found = []
    for parts, plan in zip(tried, plans, strict=True):
        values = [sum(one.values()) for one in parts]
        means = {name: fmean(one.get(name, 0.0) for one in parts) for name in parts[0]}
        nonzero = {name: worth for name, worth in means.items() if worth}
        found.append(Hint(plan.moves[0], fmean(values), pstdev(values), nonzero, tuple(plan.moves)))
    return sorted(found, key=lambda hint: -hint.value)


def chosen(thinker: Thinker, view: Position, seat: int, among: Sequence[int]) -> list[Plan]:
    """A plan for every move that is looked into: the best that was found."""
    legal = view.legal(seat)
    best = {code: None for code in among if code in legal}
    plans: dict[int, Plan] = {}
    if len(legal) > 1:
        for plan in thinker.plans(view, seat):
            plans.setdefault(plan.moves[0], plan)
    world = view.deal(seat, thinker.rng)
    worths: dict[int, int] = {}
    for code in legal:
        after = world.copy()
        after.step(seat, code)
        worths[code] = int(thinker.advice.worth(after, seat))
    ranked = sorted(legal, key=lambda code: -worths[code])
    wanted = dict.fromkeys([*best, *plans, *ranked[: max(0, MANY - len(plans))]])
    for plan in thinker.each(view, seat, [code for code in wanted if code not in plans]):
        plans[plan.moves[0]] = plan
    return [plans[code] for code in wanted]


def reasons(advice: Advice, position: Position, seat: int) -> dict[str, float]:
    """The worth of a position by features: what a seat has or, in a contested game, has more than the best other."""
    parts = real_points if position.over() else advice.parts
    mine = parts(position, seat)
    if advice.contested and position.seats() > 1:
        others = [parts(position, other) for other in range(int(position.seats())) if other != seat]
        best = max(others, key=lambda parts: sum(parts.values()))
        mine = {name: mine.get(name, 0.0) - best.get(name, 0.0) for name in mine}
    return mine


def real_points(position: Position, seat: int) -> dict[str, float]:
    return {name: float(points) for name, points in position.breakdown(seat).items()}


def scores(game: Game, view: Position, seat: int, rng: Rng, worlds: int = 4) -> list[Hint]:
    """What each move would bring at once: how the points of the seat change, by category; best first."""
    before = Counter(view.breakdown(seat))
    gains: dict[int, list[Counter[str]]] = {code: [] for code in view.legal(seat)}
    for _ in range(worlds):
        world = view.deal(seat, rng)
        for code, changes in gains.items():
            after = world.copy()
            after.step(seat, code)
            change = Counter(after.breakdown(seat))
            change.subtract(before)
            changes.append(change)
    found = []
    for code, changes in gains.items():
        values = [change.total() for change in changes]
        parts = {name: fmean(change[name] for change in changes) for name in game.categories}
        found.append(Hint(code, fmean(values), pstdev(values), {name: points for name, points in parts.items() if points}))
    return sorted(found, key=lambda hint: -hint.value)
