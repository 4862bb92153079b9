"""The search as a bot."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hedgerow.bots.budget import Budget
from hedgerow.bots.search import Plan, Thinker
from hedgerow.bots.simple import advice_of
from hedgerow.core.advice import WHOLE, Advice
from hedgerow.core.chance import Rng
from hedgerow.core.position import Position

AHEAD: Final = 2


@dataclass(frozen=True)
class Effort:
    """How hard a search thinks about a turn.  What is below zero sets no bound."""

    positions: int = -1  # judged; in a contested game they count once for every seat that is looked at
    seconds: float = -1.0
    stop: float = -1.0  # seconds for one decision at the very most
    ahead: int = AHEAD  # turns of anybody that are played on after the own
    count: int = 24
    reply: int = 3
    planning: float = 0.4
    trust: float = 3.0


class Search:
    """Plans its turns and tries the plans out; see `search.py`."""

    def __init__(self, effort: Effort, weights: Path | None = None) -> None:
        self.effort = effort
        self.weights = weights
        self.advices: dict[str, Advice] = {}
        self.foreseen: bytes | None = None
        self.plans: list[Plan] = []

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        advice = advice_of(self.advices, view.game, self.weights)
        effort = self.effort
        if self.foreseen is not None and self.foreseen == view.to_bytes():
            plans = self.plans
        else:
            share = int(advice.share(view, seat)) / int(WHOLE)
            looks = int(view.seats()) if advice.contested else 1  # seats whose features are read for each position
            positions = max(1, round(effort.positions * share / looks)) if effort.positions >= 0 else -1
            bounds = [bound for bound in (effort.seconds * share, effort.stop) if bound >= 0]
            thinker = Thinker(
                advice,
                Budget(positions, min(bounds, default=-1.0)),
                rng,
                view.buffer(),
                effort.ahead,
                effort.count,
                effort.reply,
                effort.planning if effort.ahead > 0 else 0.8,
                effort.trust,
            )
            plans = thinker.plans(view, seat)
            if len(plans) > 1 and (effort.ahead > 0 or not all(plan.whole for plan in plans)):
                plans = thinker.compare(view, seat, plans)
        code = plans[0].moves[0]
        self.remember(view, seat, code, plans, rng)
        return code

    def remember(self, view: Position, seat: int, code: int, plans: list[Plan], rng: Rng) -> None:
        """Keeps the plan that goes on, with the view that it expects."""
        self.foreseen = None
        following = [plan.after() for plan in plans[:1] if len(plan.moves) > 1 and plan.moves[0] == code]
        if following:
            world = view.deal(seat, rng)
            world.step(seat, code)
            self.foreseen = world.mask(seat).to_bytes()
            self.plans = following
