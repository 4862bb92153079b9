"""Many games stepped in one call, as NumPy arrays.

    with open_batch(game, 1024, {"players": 2}, seed=7, reward="lead", processes=2) as batch:
        while learning:
            codes = choose(batch.observations, batch.masks)      # one legal move for every game
            batch.step(codes)
            learn(batch.rewards, batch.ended)                    # of this step; a game that has ended has begun anew

The arrays are views of what the compiled code (or another process, in shared memory) writes: nothing is copied for the caller, and
the next step writes over them.  Copy what must last.

Lane `l` of `n` plays the deals l, l + n, l + 2n, … of the series of its seed, however many processes share the work.
"""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import DTypeLike, NDArray

from hedgerow.core.chance import seeded_secret
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.lab.environments import lanes as compiled
from hedgerow.lab.environments.lanes import Lanes
from hedgerow.lab.environments.rewards import Reward

REST: Final = -1  # among the moves of a step: this game stays as it is
VIEWS: Final = {"none": int(compiled.NOBODY), "actor": int(compiled.ACTOR), "all": int(compiled.ALL)}


class Batch:
    """Many games of one kind: `step` them all, then read.  One row of every array is one game."""

    game: Game
    lanes: int
    seats: int

    actors: NDArray[np.int64]  # who moves next
    codes: NDArray[np.int64]  # all legal moves of all games:
    first: NDArray[np.int64]  # where those of a game begin in it
    count: NDArray[np.int64]  # how many they are
    masks: NDArray[np.bool_]  # by move: is it legal? (no columns if masks are not asked for)
    observations: NDArray[np.uint8]  # what the mover may see; with "all": by seat, what each may see
    rewards: NDArray[np.float32]  # by seat: paid for the last step
    ended: NDArray[np.bool_]  # has a game ended with the last step?
    points: NDArray[np.int64]  # by seat and category: of the game that ended last (with a shaped reward: of the running one)
    ranks: NDArray[np.int64]  # by seat: of the game that ended last
    lengths: NDArray[np.int64]  # moves made: in the game that has just ended, or in the running one

    def step(self, codes: NDArray[Any]) -> None:
        """Makes one move in every game (where REST stands, none): all of them, or, if one is illegal, none."""
        raise NotImplementedError

    def close(self) -> None:
        """Ends the processes, if there are any."""

    def legal(self, lane: int) -> NDArray[np.int64]:
        """The legal moves of one game, ascending."""
        return self.codes[self.first[lane] : self.first[lane] + self.count[lane]]

    def random(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A legal move for every game, all alike."""
        chosen: NDArray[np.int64] = self.codes[self.first + (rng.random(self.lanes) * self.count).astype(np.int64)]
        return chosen

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()


class Here(Batch):
    """A batch in this process."""

    def __init__(
        self,
        game: Game,
        lanes: int,
        options: dict[str, Any],
        seed: int,
        observe: str,
        masks: bool,
        reward: str,
        first: int = 0,
        of: int | None = None,
    ) -> None:
        self.game, self.lanes = game, lanes
        self.numbers = [first + lane for lane in range(lanes)]  # of the next deal of every lane
        self.finished: dict[int, Position] = {}  # the game that ended last in a lane, if `keep` was asked for
        self.keep = False
        self.options, self.seed, self.of = options, seed, of or lanes
        self.reward = Reward(reward, game.start(seed=0, **options))
        self.inside = Lanes(game, self.deal, lanes, VIEWS[observe], int(masks), int(self.reward.shaped), first)
        self.seats = int(self.inside.seats)
        by_seat = (lanes, self.seats)
        rows = (lanes, self.seats, game.shape.size) if observe == "all" else (lanes if observe == "actor" else 0, game.shape.size)
        self.actors = view(self.inside.actor, np.int64, lanes)
        self.codes = view(self.inside.codes, np.int64, -1)
        self.first = view(self.inside.first, np.int64, lanes)
        self.count = view(self.inside.count, np.int64, lanes)
        self.masks = view(self.inside.mask, np.bool_, lanes, game.moves.size if masks else 0)
        self.observations = view(self.inside.encoder.bytes, np.uint8, *rows)
        self.rewards = np.zeros(by_seat, dtype=np.float32)
        self.ended = view(self.inside.ended, np.bool_, lanes)
        self.points = view(self.inside.points, np.int64, *by_seat, len(game.categories))
        self.ranks = view(self.inside.ranks, np.int64, *by_seat)
        self.lengths = view(self.inside.length, np.int64, lanes)
        self.opening = view(self.inside.opening, np.int64, -1)
        self.worth = self.reward.worth(self.points)
        self.paid = False

    def deal(self, lane: int) -> Position:
        number = self.numbers[lane]
        self.numbers[lane] += self.of
        if self.keep:
            self.finished[lane] = self.inside.positions[lane]
        return self.game.deal(self.options, seeded_secret(self.seed, number))

    @property
    def positions(self) -> list[Position]:
        """The games themselves, hidden things included; to be looked at, not moved in."""
        return self.inside.positions

    def check(self, codes: NDArray[Any]) -> None:
        """Raises if one of these moves is illegal."""
        self.inside.check(packed(codes))

    def move(self, codes: NDArray[Any]) -> None:
        """`step` without checking."""
        self.inside.move(packed(codes))
        self.pay()

    def step(self, codes: NDArray[Any]) -> None:
        self.inside.step(packed(codes))
        self.pay()

    def pay(self) -> None:
        if self.reward.shaped:
            worth = self.reward.worth(self.points)
            np.subtract(worth, self.worth, out=self.rewards)
            opening = self.reward.worth(self.opening.reshape(self.points.shape))
            self.worth = np.where(self.ended[:, None], opening, worth)
            return
        over = np.flatnonzero(self.ended)
        if self.paid:
            self.rewards.fill(0)
        if len(over):
            self.rewards[over] = self.reward.final(self.points[over], self.ranks[over])
        self.paid = len(over) > 0


def open_batch(
    game: Game,
    lanes: int,
    options: dict[str, Any] | None = None,
    *,
    seed: int = 0,
    observe: str = "actor",
    masks: bool = True,
    reward: str = "lead",
    processes: int = 1,
) -> Batch:
    """So many games side by side; `observe` is "actor", "all" (seats) or "none", `reward` a word of `rewards.py`."""
    if lanes < 1 or processes < 1:
        raise BadOption(f"a batch needs at least one game and one process, not {lanes} and {processes}")
    if observe not in VIEWS:
        raise BadOption(f"observe is {quote(observe)}; expected one of {', '.join(VIEWS)}")
    settled = game.settle(options or {})
    if processes == 1:
        return Here(game, lanes, settled, seed, observe, masks, reward)
    from hedgerow.lab.environments.shared import Shared

    return Shared(game, lanes, settled, seed, observe, masks, reward, min(processes, lanes))


def view(buffer: Any, dtype: DTypeLike, *shape: int) -> NDArray[Any]:
    """A compiled buffer as an array, without copying; an empty one has no memory to see."""
    if not len(buffer):
        return np.zeros(tuple(0 if size < 0 else size for size in shape), dtype=dtype)
    return np.frombuffer(buffer, dtype=dtype).reshape(shape)


def packed(codes: NDArray[Any]) -> bytes:
    """Moves as the compiled code reads them."""
    return np.asarray(codes).astype("<i4").tobytes()
