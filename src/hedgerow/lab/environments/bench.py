"""How fast batches are, side by side with what others offer: the figures of `hedgerow bench environments`.

All are measured in one run, in turns: a short spell of each, over and over, so that whatever else the machine does falls on all alike.
Moves are random.  A figure is the steps for a second of processor time, all threads together: steps per second and core.  How much
more two processes do than one can only be told by the clock, on a machine that does nothing else.

The others play other games, so what is compared is orders of magnitude.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter, process_time
from typing import Any, Final

import numpy as np

from hedgerow.core.game import games, load
from hedgerow.lab.bench import Row
from hedgerow.lab.environments.batch import REST, Batch, open_batch

LANES: Final = 512
SPELLS: Final = 12
STAGGER: Final = 120  # steps over which the games of a batch begin
SHOWN: Final = {"none": "without observations", "actor": "observations and masks", "all": "observations of all seats, masks"}
PEERS: Final = ("connect_four", "othello", "backgammon")


@dataclass
class Contest:
    """One thing to be measured: `work` makes steps and returns how many."""

    who: str
    what: str
    work: Callable[[], int]
    rates: list[float] = field(default_factory=list)  # steps for a second of the processor, by spell
    clocked: list[float] = field(default_factory=list)  # steps a second by the clock, by spell

    def spell(self, seconds: float) -> None:
        begin, used = perf_counter(), process_time()
        steps = self.work()
        while (passed := perf_counter() - begin) < seconds:
            steps += self.work()
        self.rates.append(steps / max(process_time() - used, 1e-9))
        self.clocked.append(steps / passed)

    @property
    def per_core(self) -> float:
        """The middle of the spells: one that was disturbed does not count for more than another."""
        return middle(self.rates)


def middle(numbers: list[float]) -> float:
    return sorted(numbers)[len(numbers) // 2]


def ours(name: str, observe: str, lanes: int, processes: int, open_with: Callable[[Batch], Batch]) -> Contest:
    """A batch of a game, played at random."""
    batch = open_with(open_batch(load(name), lanes * processes, seed=1, observe=observe, masks=observe != "none", processes=processes))
    rng = np.random.default_rng(1)
    for wait in np.linspace(0, batch.lanes, STAGGER):  # games in step with each other would all be at their slow moves at once
        codes = batch.random(rng)
        codes[int(wait) :] = REST
        batch.step(codes)

    def work() -> int:
        for _ in range(8):
            batch.step(batch.random(rng))
        return 8 * batch.lanes

    return Contest(name, SHOWN[observe], work)


def open_spiel(name: str, lanes: int) -> Contest:
    """OpenSpiel's own vector of environments; it always makes observations."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    vector = SyncVectorEnv([Environment(name) for _ in range(lanes)])
    rng = np.random.default_rng(1)
    now = [vector.reset()]

    def work() -> int:
        chosen = []
        for seen in now[0]:
            legal = seen.observations["legal_actions"][seen.observations["current_player"]]
            chosen.append(StepOutput(action=legal[int(rng.random() * len(legal))], probs=[]))
        now[0] = vector.step(chosen, reset_if_done=True)[0]
        return lanes

    return Contest(f"OpenSpiel {name}", "observations and legal moves", work)


def pgx_contest(name: str, lanes: int) -> Contest:
    """pgx on JAX: sixteen steps of all games in one compiled call, the random choice among them."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(carry: Any, _: Any) -> tuple[Any, Any]:
        state, key = carry
        key, mine, theirs = jax.random.split(key, 3)
        chosen = jax.random.categorical(mine, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        state = step(state, chosen, jax.random.split(theirs, lanes))
        return (state, key), state.observation.sum()  # so that observations are made

    steps = jax.jit(lambda carry: jax.lax.scan(move, carry, None, length=16))
    key = jax.random.PRNGKey(1)
    now = [(jax.jit(jax.vmap(env.init))(jax.random.split(key, lanes)), key)]

    def work() -> int:
        now[0], seen = steps(now[0])
        jax.block_until_ready(seen)
        return 16 * lanes

    work()  # compiles
    return Contest(f"pgx {name}", "observations and masks", work)


def ratio(one: Contest, two: Contest) -> float:
    """How many times as quick the second is by the clock: the middle of neighbouring spells."""
    return middle([b / a for a, b in zip(one.clocked, two.clocked, strict=True)])


def peers(make: Callable[[str, int], Contest], lanes: int, what: str, hint: str) -> Iterator[Contest | Row]:
    try:
        for name in PEERS:
            yield make(name, lanes)
    except ImportError:
        yield Row(what, f"not installed: {hint}", 0, "")


def environment_figures(seconds: float, only: str | None = None, lanes: int = LANES, spells: int = SPELLS) -> list[Row]:
    """All figures; `seconds` for each in all.  The scaling comes last."""
    with ExitStack() as open_batches:
        contests = [
            ours(name, observe, lanes, 1, open_batches.enter_context) for name in games() if only in (None, name) for observe in SHOWN
        ]
        pairs = [
            tuple(ours(name, "none", lanes, processes, open_batches.enter_context) for processes in (1, 2))
            for name in games()
            if only in (None, name)
        ]
        others = [
            *peers(open_spiel, lanes, "OpenSpiel", "pip install hedgerow[openspiel]"),
            *peers(pgx_contest, lanes, "pgx", "pip install hedgerow[bench]"),
        ]
        contests += [one for one in others if isinstance(one, Contest)]
        for _ in range(spells):
            for contest in [*contests, *(contest for pair in pairs for contest in pair)]:
                contest.spell(seconds / spells)
        rows = [Row(one.who, one.what, one.per_core, "steps/s per core") for one in contests]
        rows += [one for one in others if isinstance(one, Row)]
        rows += [Row(two.who, "two processes, times one", ratio(one, two), "") for one, two in pairs]
        return rows
