"""No level needs much memory."""

from __future__ import annotations

import subprocess
import sys

import pytest
from walks import GAMES

from hedgerow.bots import LEVELS

MOST = 300 * 1024  # KiB

THINK = """
import sys
import hedgerow
from hedgerow.bots import bot
from hedgerow.core.chance import Rng

game = hedgerow.load(sys.argv[1])
position = game.start(seed=1, **game.settle({}))
luck = Rng(1)
player = bot(sys.argv[2])
for number in range(60):
    if position.over():
        break
    seat = int(position.actor())
    chosen = player if number % 20 == 19 else bot("greedy")
    position.apply(seat, chosen.choose(position.mask(seat), seat, luck))
with open("/proc/self/status") as status:
    sys.stdout.write(next(line.split()[1] for line in status if line.startswith("VmHWM")))
"""


def needed(game: str, spec: str) -> int:
    done = subprocess.run([sys.executable, "-c", THINK, game, spec], capture_output=True, encoding="utf-8", check=True, timeout=120)
    return int(done.stdout)


@pytest.mark.parametrize("game", GAMES)
def test_the_highest_level_thinks_in_less_than_300_mib(game: str) -> None:
    """The lower ones do the same with less."""
    assert 10_000 < needed(game, LEVELS[-1]) < MOST


@pytest.mark.parametrize("leaf", ["features", "play"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tree_that_thinks_for_seconds_needs_less_than_300_mib(game: str, leaf: str) -> None:
    assert 10_000 < needed(game, f"tree:6s:leaf={leaf}") < MOST
