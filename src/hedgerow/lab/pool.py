"""The same work on many things, on all cores of this machine or on a Ray cluster.

`spread(work, items)` is `map(work, items)` on other processes: results come in the order of the items, so that
whoever reads them sees the same, however many workers there are and wherever they run.  `work` is a function of a
module, or a `partial` of one.  Only a few parts are under way at any time, so the items may be endless.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from hedgerow.core.errors import BadOption

Item = TypeVar("Item")
Result = TypeVar("Result")

# How many parts a worker has before it, so that it never waits for the next, and how many deaths of workers in a row are borne.
AHEAD = 2
TRIES = 3


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(
    work: Callable[[Item], Result],
    items: Iterable[Item],
    workers: int | None = None,
    ray: str | None = None,
    chunk: int = 1,
) -> Iterator[Result]:
    """The results of `work` for all items, in their order.

    `workers` are processes here (1: none but this one; None: one per core); `ray` is the address of a cluster instead, or
    "local" for one of this machine's own.  A `chunk` of items goes to a worker at a time."""
    if workers is not None and workers < 1:
        raise BadOption(f"--workers is {workers}; expected at least 1")
    if ray is not None:
        return on_ray(work, items, ray, workers, chunk)
    count = cores() if workers is None else workers
    return map(work, items) if count == 1 else on_processes(work, items, count, chunk)


def chunks(items: Iterable[Item], size: int) -> Iterator[list[Item]]:
    rest = iter(items)
    while part := list(islice(rest, size)):
        yield part


def work_through(work: Callable[[Item], Result], part: list[Item]) -> list[Result]:
    return [work(item) for item in part]


def serve(line: Connection, work: Callable[[Item], Result]) -> None:
    """A worker's life: parts come in, results or what went wrong go out, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is the parent's to handle
    while True:
        try:
            part = line.recv()
        except EOFError:
            return
        answer: list[Result] | Exception
        try:
            answer = work_through(work, part)
        except Exception as error:
            answer = error
        try:
            line.send(answer)
        except BrokenPipeError:
            return


class Worker(Generic[Item, Result]):
    """A process, the line to it, and the parts it has been given and not answered yet."""

    def __init__(self, work: Callable[[Item], Result]) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.given: deque[tuple[int, list[Item]]] = deque()

    def give(self, number: int, part: list[Item]) -> None:
        self.given.append((number, part))
        with suppress(BrokenPipeError):  # it died; that shows when its answer is read
            self.line.send(part)

    def end(self) -> None:
        """At once: what it is at is of no use any more."""
        self.process.terminate()
        self.process.join()
        self.line.close()


def on_processes(work: Callable[[Item], Result], items: Iterable[Item], count: int, size: int) -> Iterator[Result]:
    """A worker that dies (out of memory, killed) costs a new one and a second try, not the run."""
    parts = enumerate(chunks(items, size))
    workers: list[Worker[Item, Result]] = []
    answers: dict[int, list[Result] | Exception] = {}
    first = 0  # the part whose results are due
    deaths = 0
    try:
        workers.extend(Worker(work) for _ in range(count))
        while True:
            for worker in sorted(workers, key=lambda one: len(one.given)):
                while len(worker.given) < AHEAD and len(answers) < AHEAD * count and (part := next(parts, None)):
                    worker.give(*part)
            busy = {worker.line: worker for worker in workers if worker.given}
            if not busy and not answers:
                return
            for line in wait(list(busy)) if first not in answers else []:
                worker = busy[line]  # type: ignore[index]
                try:
                    answers[worker.given[0][0]] = worker.line.recv()
                    worker.given.popleft()
                    deaths = 0
                except (EOFError, OSError):
                    deaths += 1
                    if deaths == TRIES:
                        raise RuntimeError(f"{TRIES} workers died one after the other") from None
                    worker.end()
                    workers[workers.index(worker)] = fresh = Worker(work)
                    for number, part_again in worker.given:
                        fresh.give(number, part_again)
            while first in answers:
                answer = answers.pop(first)
                first += 1
                if isinstance(answer, Exception):
                    raise answer
                yield from answer
    finally:
        for worker in workers:
            worker.end()


def knock(address: str) -> None:
    """Is anybody there?  Ray itself tries for minutes, and talks about it all the time."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except (OSError, ValueError) as error:
        raise BadOption(f"--ray {address}: no Ray cluster answers there ({error})") from None


def on_ray(work: Callable[[Item], Result], items: Iterable[Item], address: str, workers: int | None, chunk: int) -> Iterator[Result]:
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs Ray: pip install hedgerow[ray]") from None
    own = not ray.is_initialized()
    if own:
        where: dict[str, Any] = {"num_cpus": workers or cores()} if address == "local" else {"address": address}
        knock(address)
        try:
            ray.init(log_to_driver=False, include_dashboard=False, logging_level="error", **where)
        except (ConnectionError, ValueError) as error:
            raise BadOption(f"--ray {address}: {str(error).splitlines()[0]}") from None
    try:
        remote = ray.remote(max_retries=TRIES)(work_through)
        ahead = AHEAD * int(ray.cluster_resources().get("CPU", 1))
        running: deque[Any] = deque()
        for part in chunks(items, chunk):
            running.append(remote.remote(work, part))
            if len(running) >= ahead:
                yield from ray.get(running.popleft())
        while running:
            yield from ray.get(running.popleft())
    finally:
        if own:
            ray.shutdown()
