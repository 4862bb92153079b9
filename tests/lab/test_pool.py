"""Work on several processes gives what work on one gives, and outlives a worker."""

from __future__ import annotations

import os
import signal
from functools import partial
from itertools import count, islice
from pathlib import Path

import pytest

from hedgerow.core.errors import BadOption
from hedgerow.lab.pool import spread


def square(number: int) -> int:
    return number * number


def die_once(mark: Path, number: int) -> int:
    """A worker that is killed over the seventh item, the first time it sees it."""
    if number == 7 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    raise BadOption(f"no {number}")


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("chunk", [1, 7])
def test_results_come_in_order(workers: int, chunk: int) -> None:
    assert list(spread(square, range(50), workers, chunk=chunk)) == [square(number) for number in range(50)]


def test_items_may_be_endless() -> None:
    assert list(islice(spread(square, count(), 2), 20)) == [square(number) for number in range(20)]


def test_a_worker_that_dies_costs_a_second_try(tmp_path: Path) -> None:
    mark = tmp_path / "died"
    assert list(spread(partial(die_once, mark), range(20), 2)) == list(range(20))
    assert mark.exists()


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_of_the_work_is_raised_here(workers: int) -> None:
    with pytest.raises(BadOption, match="no 0"):
        list(spread(fail, range(3), workers))


def test_no_workers_are_none_too_many() -> None:
    with pytest.raises(BadOption, match="at least 1"):
        spread(square, range(3), 0)


def test_ray_gives_the_same() -> None:
    assert list(spread(square, range(50), 2, ray="local", chunk=7)) == [square(number) for number in range(50)]
