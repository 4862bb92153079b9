"""What is no longer used is given back, also where interpreted and compiled code meet."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest
from walks import GAMES

from hedgerow.core.chance import Chance, Rng
from hedgerow.core.game import Game
from hedgerow.core.native import i64, vec
from hedgerow.core.position import playout

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
TIMES = 200


def growth(work: Callable[[], object]) -> int:
    """By how many blocks memory grows when something is done often."""
    for _ in range(20):
        work()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(TIMES):
        work()
    gc.collect()
    return sys.getallocatedblocks() - before


def test_a_lent_vec_is_given_back() -> None:
    rng = Rng(1)
    assert growth(lambda: rng.shuffle(vec[i64]([1, 2, 3]), 0, 3)) < TIMES // 4
    assert growth(lambda: Chance(vec[i64]([1] * 8)).shuffle(vec[i64]([1, 2, 3]), 3)) < TIMES // 4


@each_game
def test_games_masks_deals_and_bytes_leave_nothing_behind(game: Game) -> None:
    position = game.start(seed=1)
    seat = int(position.actor())
    packed = position.to_bytes()
    rng = Rng(2)

    def moved() -> None:
        world = position.copy()
        world.fill(seat, world.buffer())
        world.apply(seat, world.legal(seat)[0])
        world.to_bytes()

    def played() -> None:
        world = game.start(seed=2)
        for _ in range(20):
            actor = world.actor()
            world.step(actor, world.legal(actor)[0])
        world.scores()

    for work in (
        moved,
        played,
        lambda: game.from_bytes(packed),
        lambda: position.mask(seat).to_bytes(),
        lambda: position.mask(seat).deal(seat, rng),
        lambda: setattr(position.copy(), "key", vec[i64]([1] * 8)),
    ):
        assert growth(work) < TIMES // 4


@each_game
def test_whole_games_leave_nothing_behind(game: Game) -> None:
    start = game.start(seed=3)

    def whole() -> None:
        world = start.copy()
        playout(world, Rng(1), world.buffer())

    for _ in range(3):
        whole()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(5):
        whole()
    gc.collect()
    assert sys.getallocatedblocks() - before < 50
