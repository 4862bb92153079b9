"""A batch whose games are shared out to several processes, which write what they see into memory that all of them share.

Each process plays its lanes as a batch of its own and lays the outcome into its part of the arrays.  One illegal move keeps all
games where they are: every process first votes, in that memory, on the moves it was told, and they are made if nobody is against it.
"""

from __future__ import annotations

import multiprocessing
import select
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from time import perf_counter, sleep
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hedgerow.core.errors import IllegalMove
from hedgerow.core.game import Game, load
from hedgerow.lab.environments.batch import Batch, Here

STEP: Final = b"step"
FINE: Final = b""

# What the processes lay down for each game; `codes` and `masks` are apart, as only a few of their places change.
ARRAYS: Final = ("actors", "first", "count", "observations", "rewards", "ended", "points", "ranks", "lengths")
LINE: Final = 64  # bytes: arrays begin at multiples of it


# So long, in seconds, a process waits awake: to be woken takes as long as many a step.
AWAKE: Final = 0.001


class Died(RuntimeError):
    def __init__(self) -> None:
        super().__init__("a process of the batch has died; its games are lost")


class Ear:
    """One end of a line, for a process that is about to be spoken to."""

    def __init__(self, line: Connection) -> None:
        self.line = line
        self.poll = select.poll()
        self.poll.register(line.fileno(), select.POLLIN)

    def hear(self) -> bytes:
        end = perf_counter() + AWAKE
        while not self.poll.poll(0) and perf_counter() < end:
            pass
        return self.line.recv_bytes()


class Votes:
    """What the processes make of the moves of a step: one number for each, twice the step and 1 if some move is illegal."""

    def __init__(self, words: NDArray[np.int64], mine: int, whole: Callable[[], bool]) -> None:
        self.words = words
        self.mine = mine
        self.whole = whole  # are all still there who must vote?
        self.step = 0

    def cast(self, against: bool) -> None:
        self.step += 1
        self.words[self.mine] = 2 * self.step + against

    def all_for_it(self) -> bool:
        """Waits for everybody's vote."""
        begun = perf_counter()
        while self.words.min() < 2 * self.step:
            if perf_counter() - begun > AWAKE:
                if not self.whole():
                    raise Died
                sleep(AWAKE / 10)
        return not (self.words & 1).any()


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
    number: int  # of the process


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


class Part:
    """The lanes of one process: a batch of its own, and where in the common arrays its outcome is laid down."""

    def __init__(self, game: Game, block: Any, memory: Memory, plan: Plan, whole: Callable[[], bool]) -> None:
        lanes = plan.stop - plan.start
        self.batch = Here(game, lanes, plan.options, plan.seed, plan.observe, False, plan.reward, plan.start, plan.lanes)
        mine = slice(plan.start, plan.stop)
        self.told = memory.array("told", block)[mine]
        self.votes = Votes(memory.array("votes", block), plan.number, whole)
        self.shown = [(getattr(self.batch, name), memory.array(name, block)[mine]) for name in ARRAYS]
        self.begin = plan.start * game.width
        self.codes = memory.array("codes", block)[self.begin : plan.stop * game.width]
        self.first = memory.array("first", block)[mine]
        self.masks = memory.array("masks", block)[mine].reshape(-1) if plan.masks else None
        self.rows = np.arange(lanes, dtype=np.int64) * game.moves.size
        self.allowed = np.zeros(0, dtype=np.int64)  # where the masks are 1
        self.lay_down()

    def lay_down(self) -> None:
        batch = self.batch
        for mine, theirs in self.shown:
            np.copyto(theirs, mine)
        self.first += self.begin
        used = int(batch.first[-1] + batch.count[-1])
        self.codes[:used] = batch.codes[:used]
        if self.masks is not None:
            self.masks[self.allowed] = False
            self.allowed = batch.codes[:used] + np.repeat(self.rows, batch.count)
            self.masks[self.allowed] = True

    def step(self) -> bytes:
        """Makes the moves it was told, if those of all processes are legal; else says what is wrong with its own."""
        wrong = FINE
        try:
            self.batch.check(self.told)
        except IllegalMove as error:
            wrong = str(error).encode()
        self.votes.cast(wrong != FINE)
        if self.votes.all_for_it():
            self.batch.move(self.told)
            self.lay_down()
        return wrong


def work(line: Connection, block: Any, memory: Memory, plan: Plan) -> None:
    """The life of a process: each word down the line is a step, and what is wrong with it goes back."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the caller's to handle
    caller = multiprocessing.parent_process()
    part = Part(load(plan.game, plan.folder), block, memory, plan, lambda: caller is not None and caller.is_alive())
    line.send_bytes(FINE)
    ear = Ear(line)
    while True:
        try:
            ear.hear()
            line.send_bytes(part.step())
        except (EOFError, OSError, Died):
            return


class Shared(Batch):
    """A batch in several processes, of which this is one."""

    def __init__(
        self, game: Game, lanes: int, options: dict[str, Any], seed: int, observe: str, masks: bool, reward: str, processes: int
    ) -> None:
        self.game, self.lanes = game, lanes
        pattern = Here(game, 1, options, seed, observe, masks, reward)  # the shapes, and what is wrong with the wishes
        self.seats = pattern.seats
        shapes = {name: ((lanes, *getattr(pattern, name).shape[1:]), getattr(pattern, name).dtype.str) for name in (*ARRAYS, "masks")}
        if observe == "none":
            shapes["observations"] = ((0, game.shape.size), "|u1")
        memory = Memory({**shapes, "codes": ((lanes * game.width,), "<i8"), "told": ((lanes,), "<i4"), "votes": ((processes,), "<i8")})
        context = multiprocessing.get_context("spawn")
        block = context.RawArray("b", memory.size)
        for name in (*ARRAYS, "masks", "codes", "told"):
            setattr(self, name, memory.array(name, block))
        self.told: NDArray[np.int32]
        self.lines: list[Connection] = []
        self.ears: list[Ear] = []
        self.processes = []
        starts = [lanes * i // processes for i in range(processes + 1)]
        plans = [
            Plan(game.name, game.folder, options, seed, observe, masks, reward, lanes, starts[i], starts[i + 1], i)
            for i in range(processes)
        ]
        for plan in plans[1:]:
            mine, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs, block, memory, plan), daemon=True)
            process.start()
            theirs.close()
            self.lines.append(mine)
            self.ears.append(Ear(mine))
            self.processes.append(process)
        self.part = Part(game, block, memory, plans[0], lambda: all(process.is_alive() for process in self.processes))
        self.answers()

    def answers(self) -> list[bytes]:
        """What all other processes say when they have done what they were told."""
        try:
            return [ear.hear() for ear in self.ears]
        except (EOFError, OSError):
            self.close()
            raise Died from None

    def step(self, codes: NDArray[Any]) -> None:
        if len(codes) != self.lanes:
            raise IllegalMove(f"{len(codes)} moves for {self.lanes} games")
        if not self.lines:
            raise RuntimeError("the batch is closed")
        self.told[:] = codes
        try:
            for line in self.lines:
                line.send_bytes(STEP)
        except OSError:
            self.answers()
        try:
            mine = self.part.step()
        except Died:
            self.close()
            raise
        for wrong in (mine, *self.answers()):
            if wrong != FINE:
                raise IllegalMove(wrong.decode())

    def close(self) -> None:
        for line in self.lines:
            line.close()
        for process in self.processes:
            process.join(timeout=2)
            process.terminate()
        self.lines, self.ears, self.processes = [], [], []
