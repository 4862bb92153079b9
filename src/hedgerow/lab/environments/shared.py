"""A batch whose games are shared out to several processes, which write what they see into memory that all of them share.

Each process plays its lanes as a batch of its own and lays the outcome into its part of the arrays.  A step is made in two goes, so that
one illegal move keeps all games where they are: first every process says whether its moves are legal, then they make them.
"""

from __future__ import annotations

import multiprocessing
import signal
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.errors import IllegalMove
from hedgerow.core.game import Game, load
from hedgerow.lab.environments.batch import Batch, Here

CHECK: Final = b"check"
MOVE: Final = b"move"
FINE: Final = b""

# What the processes lay down for each game; `codes` is apart, as games have more or fewer.
ARRAYS: Final = ("actors", "first", "count", "masks", "observations", "rewards", "ended", "points", "ranks", "lengths")
LINE: Final = 64  # bytes: arrays begin at multiples of it


class Plan(NamedTuple):
    """What a process has to know to play its lanes."""

    game: str
    folder: Path | None
    options: dict[str, Any]
    seed: int
    observe: str
    masks: bool
    reward: str
    lanes: int  # in all
    start: int  # its lanes
    stop: int


class Memory:
    """The arrays of a batch in a block of bytes."""

    def __init__(self, shapes: dict[str, tuple[tuple[int, ...], str]]) -> None:
        self.shapes = shapes
        self.size = 0
        self.at: dict[str, int] = {}
        for name, (shape, dtype) in shapes.items():
            self.at[name] = self.size
            self.size += -(-int(np.prod(shape)) * np.dtype(dtype).itemsize // LINE) * LINE

    def array(self, name: str, block: Any) -> NDArray[Any]:
        shape, dtype = self.shapes[name]
        return np.frombuffer(block, dtype=dtype, count=int(np.prod(shape)), offset=self.at[name]).reshape(shape)


def work(line: Connection, block: Any, memory: Memory, plan: Plan) -> None:
    """The life of a process: what it is told comes down the line, what is wrong goes back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the caller's to handle
    game = load(plan.game, plan.folder)
    lanes = plan.stop - plan.start
    batch = Here(game, lanes, plan.options, plan.seed, plan.observe, plan.masks, plan.reward, plan.start, plan.lanes)
    told = memory.array("told", block)[plan.start : plan.stop]
    shown = [(getattr(batch, name), memory.array(name, block)[plan.start : plan.stop]) for name in ARRAYS]
    begin = plan.start * game.width
    codes = memory.array("codes", block)[begin : plan.stop * game.width]
    first = memory.array("first", block)[plan.start : plan.stop]

    def lay_down() -> None:
        for mine, theirs in shown:
            np.copyto(theirs, mine)
        first[:] += begin
        used = int(batch.first[-1] + batch.count[-1])
        codes[:used] = batch.codes[:used]

    lay_down()
    line.send_bytes(FINE)
    while True:
        try:
            order = line.recv_bytes()
        except EOFError:
            return
        answer = FINE
        if order == MOVE:
            batch.move(told)
            lay_down()
        else:
            try:
                batch.check(told)
            except IllegalMove as error:
                answer = str(error).encode()
        line.send_bytes(answer)


class Shared(Batch):
    """A batch in several processes."""

    def __init__(
        self, game: Game, lanes: int, options: dict[str, Any], seed: int, observe: str, masks: bool, reward: str, processes: int
    ) -> None:
        self.game, self.lanes = game, lanes
        pattern = Here(game, 1, options, seed, observe, masks, reward)  # the shapes, and what is wrong with the wishes
        self.seats = pattern.seats
        shapes = {name: ((lanes, *getattr(pattern, name).shape[1:]), getattr(pattern, name).dtype.str) for name in ARRAYS}
        if observe == "none":
            shapes["observations"] = ((0, game.shape.size), "|u1")
        memory = Memory({**shapes, "codes": ((lanes * game.width,), "<i8"), "told": ((lanes,), "<i4")})
        context = multiprocessing.get_context("spawn")
        block = context.RawArray("b", memory.size)
        for name in (*ARRAYS, "codes", "told"):
            setattr(self, name, memory.array(name, block))
        self.told: NDArray[np.int32]
        self.lines: list[Connection] = []
        self.processes = []
        for number in range(processes):
            start, stop = lanes * number // processes, lanes * (number + 1) // processes
            plan = Plan(game.name, game.folder, options, seed, observe, masks, reward, lanes, start, stop)
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, block, memory, plan), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(mine)
            self.processes.append(process)
        self.answers()

    def answers(self) -> list[bytes]:
        """What all processes say when they have finished what they were told."""
        try:
            return [line.recv_bytes() for line in self.lines]
        except (EOFError, OSError):
            self.close()
            raise RuntimeError("a process of the batch has died; its games are lost") from None

    def tell(self, order: bytes) -> list[bytes]:
        if not self.lines:
            raise RuntimeError("the batch is closed")
        for line in self.lines:
            line.send_bytes(order)
        return self.answers()

    def step(self, codes: NDArray[Any]) -> None:
        if len(codes) != self.lanes:
            raise IllegalMove(f"{len(codes)} moves for {self.lanes} games")
        self.told[:] = codes
        refusals = [answer.decode() for answer in self.tell(CHECK) if answer != FINE]
        if refusals:
            raise IllegalMove(refusals[0])
        self.tell(MOVE)

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(timeout=2)
            process.terminate()
        self.lines = []
        self.processes = []
