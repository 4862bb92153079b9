"""One seat against bots, alone and many at once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from walks import GAMES, VARIANTS

from hedgerow.core.errors import BadOption, IllegalMove
from hedgerow.core.game import Game
from hedgerow.lab.environments.gym import ManySeats, OneSeat

FIRST = next(iter(GAMES.values()))


@pytest.mark.filterwarnings("ignore::UserWarning")  # observations are dictionaries; the environment is not in Gymnasium's register
@pytest.mark.parametrize("observations", ["bytes", "floats"])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_gymnasium_finds_nothing_wrong(game: Game, observations: str) -> None:
    check_env(OneSeat(game, observations=observations), skip_render_check=True)
    if observations == "bytes":
        for mode in ("ansi", "rgb_array"):
            drawn = OneSeat(game, render_mode=mode)
            drawn.reset(seed=1)
            assert isinstance(drawn.render(), str if mode == "ansi" else np.ndarray)


def play(env: OneSeat, seed: int) -> tuple[float, int, dict[str, Any]]:
    """A game with random legal moves: what was paid, how many decisions, and the last info."""
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    paid, decisions, over = 0.0, 0, False
    while not over:
        _, reward, over, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
        assert not truncated
        paid += reward
        decisions += 1
    return paid, decisions, info


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_against_a_bot_is_repeatable_and_pays_at_the_end(game: Game) -> None:
    env = OneSeat(game, seat=1, bots=["random"])
    paid, decisions, info = play(env, 3)
    scores = env.position.scores()
    assert paid == scores[1] - scores[0]
    assert info["rank"] == env.position.ranks()[1]
    assert sum(info["points"].values()) == scores[1]
    assert play(env, 3)[:2] == (paid, decisions)


def test_alone_no_bots_are_needed() -> None:
    game, options = next((game, options) for game, options in VARIANTS if game.seats(options) == 1)
    env = OneSeat(game, options, bots=[])
    assert play(env, 2)[0] == env.position.scores()[0]


def test_an_illegal_move_is_replaced_or_refused() -> None:
    env = OneSeat(FIRST)
    _, info = env.reset(seed=1)
    wrong = np.flatnonzero(info["action_mask"] == 0)[0]
    assert env.step(wrong)[4]["illegal"]
    strict = OneSeat(FIRST, illegal="refuse")
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
    assert not strict.step(np.flatnonzero(info["action_mask"])[0])[4]["illegal"]


def test_wishes_that_cannot_be_met_are_refused() -> None:
    with pytest.raises(BadOption, match="no seat 7"):
        OneSeat(FIRST, seat=7)
    with pytest.raises(BadOption, match="bots are needed"):
        OneSeat(FIRST, bots=[])
    with pytest.raises(BadOption, match="3 bots for 1 seats"):
        OneSeat(FIRST, bots=["random"] * 3)
    with pytest.raises(BadOption, match="expected one of replace, refuse"):
        OneSeat(FIRST, illegal="forgive")
    with pytest.raises(BadOption, match="no bot called"):
        OneSeat(FIRST, bots=["nobody"])


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_many_seats_play_whole_games(game: Game) -> None:
    """Every game is paid once, at its end, what its last words say; the observations stay in their space."""
    envs = ManySeats(game, 3, seat=1, observations="floats")
    rng = np.random.default_rng(1)
    seen, infos = envs.reset(seed=5)
    finished = 0
    while finished < 3:
        assert envs.batch is not None
        assert (envs.batch.actors == 1).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        seen, paid, ended, cut, infos = envs.step(actions)
        assert not cut.any()
        for lane in range(3):
            if ended[lane]:
                finished += 1
                over = envs.batch.finished[lane]
                assert paid[lane] == over.scores()[1] - over.scores()[0]
                assert infos["final_info"]["rank"][lane] == over.ranks()[1]
                assert infos["_final_obs"][lane]
            else:
                assert paid[lane] == 0
    assert envs.observation_space.contains(seen)


def test_many_seats_pay_shaped_rewards_by_game() -> None:
    """What is paid between two ends adds up to what the seat has gained since it first looked."""
    envs = ManySeats(FIRST, 2, seat=0, reward="shaped")
    rng = np.random.default_rng(4)
    _, infos = envs.reset(seed=2)
    assert envs.batch is not None
    since = [position.scores()[0] for position in envs.batch.positions]
    sums, ends = np.zeros(2), 0
    while ends < 4:
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        _, paid, ended, _, infos = envs.step(actions)
        sums += paid
        for lane in np.flatnonzero(ended):
            ends += 1
            assert sums[lane] == envs.batch.finished[int(lane)].scores()[0] - since[lane]
            sums[lane], since[lane] = 0, envs.batch.positions[lane].scores()[0]


def test_illegal_moves_of_many_seats() -> None:
    envs = ManySeats(FIRST, 2)
    with pytest.raises(BadOption, match="reset comes first"):
        envs.step(np.zeros(2, dtype=np.int64))
    _, infos = envs.reset(seed=1)
    wrong = np.array([np.flatnonzero(mask == 0)[0] for mask in infos["action_mask"]])
    assert envs.step(wrong)[4]["illegal"].all()
    strict = ManySeats(FIRST, 2, illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(wrong)
