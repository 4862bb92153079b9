"""Gymnasium: one seat of a game, with bots on all others.

    env = OneSeat(hedgerow.load("some game"), {"players": 2}, seat=0, bots=["greedy"])
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(choose(observation, info["action_mask"]))

    envs = ManySeats(game, 64, {"players": 2})                # the same through Gymnasium's VectorEnv, over a batch

A game is a series of decisions of the seat; what the bots do in between belongs to the step before.  Bots see masked positions only.
A move that is not legal is replaced by a legal one at random, and `info["illegal"]` is true; `illegal="refuse"` raises instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hedgerow.bots import Bot, bot
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.lab.environments.batch import REST, Here
from hedgerow.lab.environments.eyes import MODES, Eyes, Seen
from hedgerow.lab.environments.zoo import Table

ILLEGAL = ("replace", "refuse")


def seated(seats: int, seat: int, names: Sequence[str]) -> dict[int, Bot]:
    """A bot for every other seat; fewer names are repeated in turn."""
    if not 0 <= seat < seats:
        raise BadOption(f"there is no seat {seat}; seats are counted from 0 to {seats - 1}")
    others = [other for other in range(seats) if other != seat]
    if others and not names:
        raise BadOption(f"bots are needed for {len(others)} seats")
    if len(names) > len(others) and others:
        raise BadOption(f"{len(names)} bots for {len(others)} seats")
    return {other: bot(names[i % len(names)]) for i, other in enumerate(others)}


def careful(illegal: str) -> bool:
    if illegal not in ILLEGAL:
        raise BadOption(f"illegal is {quote(illegal)}; expected one of {', '.join(ILLEGAL)}")
    return illegal == "refuse"


class OneSeat(gymnasium.Env[Seen, np.int64]):
    """One seat against bots."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: Game,
        options: dict[str, Any] | None = None,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        reward: str = "lead",
        observations: str = "bytes",
        illegal: str = "replace",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, options or {}, reward, observations, render_mode, seat)
        self.bots = seated(len(self.table.names), seat, bots)
        self.seat = seat
        self.refuses = careful(illegal)
        self.render_mode = render_mode
        self.observation_space: Any = self.table.sight.space()
        self.action_space: Any = self.table.sight.actions()
        self.luck = Rng(0)

    @property
    def position(self) -> Position:
        return self.table.position

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.table.begin(seed)
        self.luck = Rng(f"gym {self.table.deals.seed} {self.table.deals.number}")
        self.play_on()
        return self.look(False)

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        code = int(action)
        legal = self.position.legal(self.seat)
        illegal = code not in legal and not self.refuses and bool(legal)
        if illegal:
            code = legal[self.luck.below(len(legal))]
        paid = self.table.move(self.seat, code)[self.table.names[self.seat]] + self.play_on()
        observation, info = self.look(illegal)
        return observation, paid, self.position.over(), False, info

    def play_on(self) -> float:
        """The bots move until it is the seat's turn again; what it is paid meanwhile."""
        paid = 0.0
        while (mover := int(self.position.actor())) not in (self.seat, -1):
            code = self.bots[mover].choose(self.position.mask(mover), mover, self.luck)
            paid += self.table.move(mover, code)[self.table.names[self.seat]]
        return paid

    def look(self, illegal: bool) -> tuple[Seen, dict[str, Any]]:
        sight = self.table.sight
        mask = sight.mask(self.position, self.seat)
        info = {"action_mask": mask, "illegal": illegal}
        if self.position.over():
            info |= self.table.result_of(self.seat)
        return {"observation": sight.observation(self.position, self.seat), "action_mask": mask}, info

    def render(self) -> Any:
        return self.table.draw()


class ManySeats(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """The same seat of many games, over a batch: every game that ends is followed by the next one within the step.

    As games end and are never cut, the last observation of a game (`final_obs`) is worth nothing to a learner that knows it has ended;
    it is given all the same, with `final_info`."""

    def __init__(
        self,
        game: Game,
        num_envs: int,
        options: dict[str, Any] | None = None,
        *,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        reward: str = "lead",
        observations: str = "bytes",
        illegal: str = "replace",
    ) -> None:
        self.game, self.num_envs, self.seat = game, num_envs, seat
        self.options, self.reward = game.settle(options or {}), reward
        self.bots = seated(game.seats(self.options), seat, bots)
        self.refuses = careful(illegal)
        self.sight = Eyes(game, observations)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space: Any = self.sight.space()
        self.single_action_space: Any = self.sight.actions()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch: Here | None = None
        self.luck = Rng(0)

    def reset(self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Begins all games anew; the seed of a batch is one for all of them (of a list, the first)."""
        first = seed[0] if isinstance(seed, list) else seed
        chosen = int(self.np_random.integers(2**62)) if first is None else first
        self.luck = Rng(f"gym {chosen}")
        self.batch = Here(self.game, self.num_envs, self.options, chosen, "actor", True, self.reward)
        self.batch.keep = True
        self.play_on(self.batch, np.zeros(self.num_envs, dtype=np.bool_))
        return self.look(self.batch), {"action_mask": self.batch.masks.astype(np.int8)}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        batch = self.batch
        if batch is None:
            raise BadOption("the games have not begun: reset comes first")
        codes = np.array(actions, dtype=np.int64)
        illegal = ~batch.masks[np.arange(self.num_envs), np.clip(codes, 0, self.game.moves.size - 1)]
        if not self.refuses:
            for lane in np.flatnonzero(illegal).tolist():
                codes[lane] = batch.legal(lane)[self.luck.below(int(batch.count[lane]))]
        batch.finished.clear()
        batch.step(codes)
        paid, ended = batch.rewards[:, self.seat].copy(), batch.ended.copy()
        paid += self.play_on(batch, ended)
        infos: dict[str, Any] = {"action_mask": batch.masks.astype(np.int8), "illegal": illegal}
        for over in np.flatnonzero(ended).tolist():
            infos = self._add_info(infos, self.last_words(batch.finished[over]), over)
        return self.look(batch), paid.astype(np.float64), ended, np.zeros_like(ended), infos

    def play_on(self, batch: Here, ended: NDArray[np.bool_]) -> NDArray[Any]:
        """The bots move until every game waits for the seat.

        Notes which games end, and returns what the seat is paid in the games that it began."""
        paid = np.zeros(self.num_envs, dtype=np.float32)
        while True:
            waiting = np.flatnonzero(batch.actors != self.seat)
            if not len(waiting):
                return paid
            codes = np.full(self.num_envs, REST, dtype=np.int64)
            for lane in waiting:
                mover = int(batch.actors[lane])
                codes[lane] = self.bots[mover].choose(batch.positions[lane].mask(mover), mover, self.luck)
            batch.step(codes)
            paid += np.where(ended, 0, batch.rewards[:, self.seat])
            ended |= batch.ended

    def look(self, batch: Here) -> Seen:
        seen = batch.observations * self.sight.scale if self.sight.floats else batch.observations.copy()
        return {"observation": seen, "action_mask": batch.masks.astype(np.int8)}

    def last_words(self, over: Position) -> dict[str, Any]:
        seen = {"observation": self.sight.observation(over, self.seat), "action_mask": self.sight.nothing}
        return {"final_obs": seen, "final_info": {"points": over.breakdown(self.seat), "rank": over.ranks()[self.seat]}}
