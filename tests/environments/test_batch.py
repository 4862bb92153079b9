"""Many games in one call are the same games as one by one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from walks import GAMES, VARIANTS, name_of

from hedgerow.core.chance import seeded_secret
from hedgerow.core.errors import BadOption, IllegalMove
from hedgerow.core.game import Game
from hedgerow.lab.environments.batch import Here, open_batch

Variant = tuple[Game, dict[str, Any]]
FIRST = next(iter(GAMES.values()))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_batch_shows_what_the_positions_show(variant: Variant) -> None:
    game, options = variant
    rng = np.random.default_rng(3)
    batch = open_batch(game, 2, options, seed=5, observe="all")
    singles = [game.deal(options, seeded_secret(5, lane)) for lane in range(2)]
    for step in range(40):
        for lane, single in enumerate(singles):
            seat = single.actor()
            assert batch.actors[lane] == seat
            assert list(batch.legal(lane)) == single.legal(seat)
            if step % 13 == 0:
                assert list(np.flatnonzero(batch.masks[lane])) == single.legal(seat)
                for eyes in range(single.seats()):
                    assert batch.observations[lane, eyes].tobytes() == game.shape.encode(single, eyes)
        codes = batch.random(rng)
        for lane, single in enumerate(singles):
            single.apply(single.actor(), int(codes[lane]))
        if any(single.over() for single in singles):
            return
        batch.step(codes)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_that_ends_leaves_its_result_and_the_next_deal_begins(game: Game) -> None:
    rng = np.random.default_rng(1)
    batch = open_batch(game, 3, seed=9, observe="none", masks=False)
    assert isinstance(batch, Here)
    single = game.deal(game.settle({}), seeded_secret(9, 1))
    while not batch.ended[1]:
        codes = batch.random(rng)
        single.apply(single.actor(), int(codes[1]))
        batch.step(codes)
    assert batch.points[1].sum(axis=1).tolist() == single.scores()
    assert batch.ranks[1].tolist() == single.ranks()
    assert batch.rewards[1, 0] == single.scores()[0] - single.scores()[1] == -batch.rewards[1, 1]
    assert batch.positions[1].to_bytes() == game.deal(game.settle({}), seeded_secret(9, 4)).to_bytes()
    batch.step(batch.random(rng))
    assert batch.lengths[1] == 1
    assert not batch.rewards[1].any()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_shaped_rewards_add_up_to_the_points(game: Game) -> None:
    rng = np.random.default_rng(2)
    batch = open_batch(game, 2, seed=4, observe="none", masks=False, reward="shaped")
    assert isinstance(batch, Here)
    begun = [sum(position.scores()) for position in batch.positions]
    paid = np.zeros(2)
    for _ in range(2):  # the second game begins at its own points
        while True:
            batch.step(batch.random(rng))
            paid += batch.rewards.sum(axis=1)
            if batch.ended[0]:
                break
        assert paid[0] + begun[0] == batch.points[0].sum()
        paid[0] = 0
        begun[0] = sum(batch.positions[0].scores())


def test_several_processes_play_the_same_games() -> None:
    rng = np.random.default_rng(7)
    wishes: dict[str, Any] = {"seed": 11, "observe": "all", "reward": "shaped"}
    with open_batch(FIRST, 5, **wishes) as one, open_batch(FIRST, 5, **wishes, processes=2) as two:
        for _ in range(400):
            codes = one.random(rng)
            for lane in range(5):
                assert two.legal(lane).tolist() == one.legal(lane).tolist()
            for name in ("actors", "masks", "observations", "rewards", "ended", "points", "ranks", "lengths"):
                assert np.array_equal(getattr(one, name), getattr(two, name)), name
            one.step(codes)
            two.step(codes)


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_move_keeps_all_games_where_they_are(processes: int) -> None:
    rng = np.random.default_rng(1)
    with open_batch(FIRST, 4, processes=processes) as batch:
        codes = batch.random(rng)
        before = batch.observations.copy()
        wrong = codes.copy()
        wrong[3] = np.flatnonzero(~batch.masks[3])[0]
        with pytest.raises(IllegalMove, match=r"^game 3: .* is not allowed"):
            batch.step(wrong)
        with pytest.raises(IllegalMove, match="4 games"):
            batch.step(codes[:2])
        assert np.array_equal(batch.observations, before)
        batch.step(codes)
        assert not np.array_equal(batch.observations, before)


def test_the_arrays_are_views_of_what_the_compiled_code_writes() -> None:
    batch = open_batch(FIRST, 2)
    assert not batch.observations.flags.owndata
    assert not batch.masks.flags.owndata
    before = batch.observations
    batch.step(batch.random(np.random.default_rng(1)))
    assert batch.observations is before


def test_a_process_that_dies_is_told() -> None:
    with open_batch(FIRST, 2, processes=2) as batch:
        batch.processes[0].kill()  # type: ignore[attr-defined]
        with pytest.raises(RuntimeError, match="has died"):
            batch.step(batch.random(np.random.default_rng(1)))


def test_wishes_that_cannot_be_met_are_refused() -> None:
    with pytest.raises(BadOption, match="at least one game"):
        open_batch(FIRST, 0)
    with pytest.raises(BadOption, match="expected one of none, actor, all"):
        open_batch(FIRST, 1, observe="some")
    with pytest.raises(BadOption, match='no reward called "money"'):
        open_batch(FIRST, 1, reward="money")
    with pytest.raises(BadOption, match="weighs no category"):
        open_batch(FIRST, 1, reward="shaped:money=1")
