"""PettingZoo: a game as an environment for several agents.

    from hedgerow.lab.environments import some_game_v0        # a module for every installed game

    env = some_game_v0.env(players=2, reward="lead", observations="bytes", render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        mask = info["action_mask"]                            # the same array as observation["action_mask"]
        env.step(None if terminated or truncated else choose(observation, mask))

Agents move in turn, one at a time: always the first, clockwise, for whom the game waits.  What a seat may do while nobody waits for it,
it may do when its turn comes.  An illegal move raises `IllegalMove` and changes nothing.

`parallel_env` asks all agents at once, in cycles: whoever the game waits for makes the move it named, in the order of the seats, if it is
(still) legal; everything else that was named does nothing, as `info["moved"]` tells.  `max_cycles` cuts the game short.
`env(max_cycles=…)` is the same, asked one agent after the other.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from hedgerow.core.errors import BadBytes, BadOption, GameOver
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.lab.environments import environment_name
from hedgerow.lab.environments.deals import Deals
from hedgerow.lab.environments.eyes import MODES, Eyes, Picture, Seen, picture
from hedgerow.lab.environments.rewards import Reward, points_of

STAMP = b"hedgerow-environment/1\n"


class Table:
    """What both kinds of environment share: the position, its agents, spaces, rewards and pictures."""

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        reward: str,
        observations: str,
        render_mode: str | None,
        eyes: int | None,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise BadOption(f"render_mode is {quote(render_mode)}; expected one of {', '.join(MODES)}")
        self.game = game
        self.deals = Deals(game, options)
        self.wishes = {"reward": reward, "observations": observations, "render_mode": render_mode, "eyes": eyes}
        self.position: Position = game.start(seed=0, **self.deals.options)
        self.reward = Reward(reward, self.position)
        self.sight = Eyes(game, observations)
        self.render_mode = render_mode
        self.eyes = eyes
        self.last_said = ""
        self.names = [f"player_{seat}" for seat in range(self.position.seats())]
        self.seat_of = {name: seat for seat, name in enumerate(self.names)}
        self.observes = {name: self.sight.space() for name in self.names}
        self.acts = {name: self.sight.actions() for name in self.names}
        self.worth = self.reward.worth(points_of(self.position))

    def begin(self, seed: int | None) -> None:
        self.position = self.deals.next(seed)
        self.worth = self.reward.worth(points_of(self.position))
        self.last_said = ""

    def move(self, seat: int, code: int) -> dict[str, float]:
        """Makes a move and tells what everybody is paid for it."""
        self.position.apply(seat, code)
        said = self.game.seen({"seat": seat, **self.game.moves.record(code)}, seat, self.eyes)
        self.last_said = " ".join(f"{key}={value}" for key, value in said.items())
        if self.reward.shaped:
            worth = self.reward.worth(points_of(self.position))
            paid, self.worth = worth - self.worth, worth
        elif self.position.over():
            points, ranks = points_of(self.position), self.position.ranks()
            paid = self.reward.final(points[None], np.array([ranks]))[0]
        else:
            return dict.fromkeys(self.names, 0.0)
        return {name: float(paid[seat]) for seat, name in enumerate(self.names)}

    def draw(self) -> Picture:
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            sys.stdout.write(str(picture("ansi", self.position, self.eyes, self.last_said)))
            return None
        return picture(self.render_mode, self.position, self.eyes, self.last_said)

    def result_of(self, seat: int) -> dict[str, Any]:
        """What there is to say of a finished game."""
        return {"points": self.position.breakdown(seat), "rank": self.position.ranks()[seat]}

    def metadata(self) -> dict[str, Any]:
        return {"name": environment_name(self.game), "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": False}


class Turns(AECEnv):  # type: ignore[misc]
    """One agent after the other, as the game goes."""

    def __init__(self, game: Game, options: dict[str, Any], **wishes: Any) -> None:
        super().__init__()
        self.table = Table(game, options, **wishes)
        self.metadata = self.table.metadata()
        self.render_mode = self.table.render_mode
        self.possible_agents = self.table.names
        self.agents: list[str] = []
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}

    @property
    def position(self) -> Position:
        """The game itself, hidden things included; agents must not be shown it."""
        return self.table.position

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observes[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh deal; the options of the game were chosen when the environment was made."""
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._skip_agent_selection = None
        self.look()

    def look(self) -> None:
        """Says who moves next and what that may be, or that the game is over."""
        seat = int(self.position.actor())
        self.terminations = dict.fromkeys(self.agents, seat < 0)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: {"action_mask": self.table.sight.nothing} for name in self.agents}
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            self.infos[self.agent_selection] = {"action_mask": self.table.sight.mask(self.position, seat)}
            return
        self.agent_selection = self.agents[0]
        for name in self.agents:
            self.infos[name] |= self.table.result_of(self.table.seat_of[name])

    def observe(self, agent: str) -> Seen:
        info = self.infos.get(agent, {})
        seen = self.table.sight.observation(self.position, self.table.seat_of[agent])
        return {"observation": seen, "action_mask": info.get("action_mask", self.table.sight.nothing)}

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise GameOver("the game is over or has not begun: reset comes first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} has to move, and None is no move")
        self.rewards = self.table.move(self.table.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self.look()

    def render(self) -> Any:
        return self.table.draw()

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------------ keeping games

    def save(self) -> bytes:
        """The game as it stands, hidden things included."""
        kept = {
            "agents": self.agents,
            "selected": self.agent_selection,
            "rewards": self.rewards,
            "owed": self._cumulative_rewards,
            "said": self.table.last_said,
            "seed": self.table.deals.seed,
            "number": self.table.deals.number,
        }
        return STAMP + json.dumps(kept).encode() + b"\n" + self.position.to_bytes()

    def restore(self, saved: bytes) -> None:
        """Goes on from what was saved here or in an environment with the same options."""
        if not saved.startswith(STAMP):
            raise BadBytes("these bytes are no saved environment")
        head, _, packed = saved[len(STAMP) :].partition(b"\n")
        position = self.table.game.from_bytes(packed)
        if self.table.game.options_of(position) != self.table.deals.options:
            raise BadBytes("these bytes are of a game with other options")
        kept = json.loads(head)
        self.table.position = position
        self.table.worth = self.table.reward.worth(points_of(position))
        self.table.last_said = kept["said"]
        self.table.deals.seed, self.table.deals.number = kept["seed"], kept["number"]
        self.agents = kept["agents"]
        self.rewards, self._cumulative_rewards = kept["rewards"], kept["owed"]
        self._skip_agent_selection = None
        if self.agents:
            self.look()
        self.agent_selection = kept["selected"]

    def clone(self) -> Turns:
        """Another environment that goes its own way from here."""
        other = Turns(self.table.game, self.table.deals.options, **self.table.wishes)
        other.restore(self.save())
        return other


class Cycles(ParallelEnv):  # type: ignore[misc]
    """All agents at once; what cannot be done is not done."""

    def __init__(self, game: Game, options: dict[str, Any], max_cycles: int | None, **wishes: Any) -> None:
        self.table = Table(game, options, **wishes)
        self.metadata = {**self.table.metadata(), "is_parallelizable": True}
        self.render_mode = self.table.render_mode
        self.max_cycles = max_cycles
        self.cycle = 0
        self.possible_agents = self.table.names
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.observes[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.table.acts[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        self.table.begin(seed)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        return self.look(set())

    def look(self, moved: set[int]) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        position, sight = self.table.position, self.table.sight
        waited = position.actors()
        observations: dict[str, Seen] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, name in enumerate(self.possible_agents):
            mask = sight.mask(position, seat) if seat in waited else sight.nothing
            observations[name] = {"observation": sight.observation(position, seat), "action_mask": mask}
            infos[name] = {"action_mask": mask, "moved": seat in moved}
            if position.over():
                infos[name] |= self.table.result_of(seat)
        return observations, infos

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            raise GameOver("the game is over or has not begun: reset comes first")
        position = self.table.position
        paid = dict.fromkeys(self.agents, 0.0)
        moved: set[int] = set()
        for seat in position.actors():
            action = actions.get(self.possible_agents[seat])
            if action is not None and int(action) in position.legal(seat):
                moved.add(seat)
                for name, part in self.table.move(seat, int(action)).items():
                    paid[name] += part
        self.cycle += 1
        over = position.over()
        cut = not over and self.max_cycles is not None and self.cycle >= self.max_cycles
        observations, infos = self.look(moved)
        terminations, truncations = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return observations, paid, terminations, truncations, infos

    def render(self) -> Any:
        return self.table.draw()

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(
    game: Game,
    reward: str = "lead",
    observations: str = "bytes",
    render_mode: str | None = None,
    eyes: int | None = None,
    **options: Any,
) -> Turns:
    """The game as an environment for several agents that move in turn; `eyes` is the seat whose view is drawn (none: everybody's)."""
    return Turns(game, options, reward=reward, observations=observations, render_mode=render_mode, eyes=eyes)


def parallel_env(
    game: Game,
    max_cycles: int | None = None,
    reward: str = "lead",
    observations: str = "bytes",
    render_mode: str | None = None,
    eyes: int | None = None,
    **options: Any,
) -> Cycles:
    """The same for agents that are all asked at once."""
    return Cycles(game, options, max_cycles, reward=reward, observations=observations, render_mode=render_mode, eyes=eyes)


def env(game: Game, max_cycles: int | None = None, **wishes: Any) -> AECEnv:
    """Agents in turn; with `max_cycles` they are asked round and round, and the game is cut after so many rounds."""
    if max_cycles is None:
        return raw_env(game, **wishes)
    return parallel_to_aec(parallel_env(game, max_cycles, **wishes))
