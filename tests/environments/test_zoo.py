"""PettingZoo's own tests pass for every game and player count, and what they do not ask holds too."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from walks import GAMES, VARIANTS, name_of

from hedgerow.core.errors import BadBytes, BadOption, GameOver, IllegalMove
from hedgerow.core.game import Game
from hedgerow.lab import environments
from hedgerow.lab.environments import environment_name
from hedgerow.lab.environments.zoo import Turns, env, raw_env

Variant = tuple[Game, dict[str, Any]]
FIRST = next(iter(GAMES.values()))


def one_of_each_count() -> list[Variant]:
    """For every game and number of seats the last variant, which has the most in it."""
    found: dict[tuple[str, int], Variant] = {}
    for game, options in VARIANTS:
        found[game.name, game.seats(options)] = (game, options)
    return list(found.values())


COUNTS = one_of_each_count()
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo warns of dict observations and masks of nobody's turn


def module(game: Game) -> ModuleType:
    found: ModuleType = getattr(environments, environment_name(game))
    return found


@pytest.mark.parametrize("variant", COUNTS, ids=name_of)
def test_api(variant: Variant) -> None:
    game, options = variant
    api_test(module(game).env(**options), num_cycles=30)


@pytest.mark.parametrize("variant", COUNTS, ids=name_of)
def test_seed(variant: Variant) -> None:
    game, options = variant
    seed_test(lambda: module(game).env(**options), num_cycles=20)


@pytest.mark.parametrize("variant", COUNTS, ids=name_of)
def test_max_cycles(variant: Variant) -> None:
    game, options = variant

    class Forms:
        env = staticmethod(lambda **wishes: module(game).env(**wishes, **options))
        parallel_env = staticmethod(lambda **wishes: module(game).parallel_env(**wishes, **options))

    max_cycles_test(Forms)


@pytest.mark.parametrize("variant", COUNTS, ids=name_of)
def test_render(variant: Variant) -> None:
    game, options = variant
    render_test(lambda **wishes: module(game).env(**wishes, **options), {"svg": lambda drawn: drawn.startswith("<svg")})


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_parallel_api(game: Game) -> None:
    parallel_api_test(module(game).parallel_env(), num_cycles=20)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_masks_and_observations_are_those_of_the_position(game: Game) -> None:
    table = raw_env(game, observations="floats")
    table.reset(seed=3)
    for agent in table.agent_iter(40):
        seen, _, _, _, info = table.last()
        assert seen is not None
        assert seen["action_mask"] is info["action_mask"]
        seat = table.possible_agents.index(agent)
        assert list(np.flatnonzero(seen["action_mask"])) == table.position.legal(seat)
        plain = np.frombuffer(game.shape.encode(table.position, seat), dtype=np.uint8)
        assert np.allclose(seen["observation"], plain * np.array(game.shape.scale, dtype=np.float32))
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))


def finish(table: Turns, seed: int) -> list[float]:
    """Plays at random to the end; what everybody was paid."""
    rng = np.random.default_rng(seed)
    paid = [0.0] * len(table.possible_agents)
    while not all(table.terminations.values()):
        legal = table.position.legal(table.possible_agents.index(table.agent_selection))
        table.step(int(rng.choice(legal)))
        for seat, name in enumerate(table.possible_agents):
            paid[seat] += table.rewards[name]
    return paid


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_saved_can_be_restored_and_a_clone_goes_its_own_way(game: Game) -> None:
    table = raw_env(game, reward="shaped")
    table.reset(seed=5)
    for _ in range(15):
        table.step(table.position.legal(table.position.actor())[0])
    saved = table.save()
    copy = table.clone()
    assert copy.save() == saved
    paid = finish(copy, 1)
    assert table.save() == saved
    other = raw_env(game, reward="shaped")
    other.restore(saved)
    assert finish(other, 1) == paid
    while other.agents:
        ended = other.clone()
        assert ended.agent_selection == other.agent_selection
        other.step(None)
        ended.step(None)
        assert ended.agents == other.agents


def test_bytes_that_are_no_saved_game_are_refused() -> None:
    table = raw_env(FIRST)
    table.reset(seed=1)
    with pytest.raises(BadBytes, match="no saved environment"):
        raw_env(FIRST).restore(b"abc")
    options = next(options for game, options in VARIANTS if game is FIRST and options != game.settle({}))
    with pytest.raises(BadBytes, match="other options"):
        raw_env(FIRST, **options).restore(table.save())


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_rewards_are_what_their_words_say(game: Game) -> None:
    for reward in ("lead", "rank", "win", "shaped"):
        table = raw_env(game, reward=reward)
        table.reset(seed=8)
        begun = table.position.scores()
        paid = finish(table, 2)
        scores, ranks = table.position.scores(), table.position.ranks()
        if reward == "lead":
            assert paid == [scores[0] - scores[1], scores[1] - scores[0]]
        elif reward == "shaped":
            assert paid == [after - before for after, before in zip(scores, begun, strict=True)]
        else:
            assert paid == ([0, 0] if ranks == [1, 1] else [1 if rank == 1 else -1 for rank in ranks])


def test_one_category_may_be_all_that_counts() -> None:
    category = FIRST.categories[0]
    table = raw_env(FIRST, reward=f"shaped:{category}=2")
    table.reset(seed=8)
    before = [table.position.breakdown(seat)[category] for seat in range(2)]
    paid = finish(table, 2)
    assert paid == [2 * (table.position.breakdown(seat)[category] - before[seat]) for seat in range(2)]


def test_partners_are_paid_together() -> None:
    teams = [(game, options) for game, options in VARIANTS if game.start(seed=0, **options).shows(0, 1)]
    for game, options in teams[:1]:
        table = raw_env(game, reward="lead", **options)
        table.reset(seed=2)
        paid = finish(table, 3)
        scores = table.position.scores()
        assert paid[0] == paid[1] == scores[0] + scores[1] - scores[2] - scores[3] == -paid[2] == -paid[3]
    assert teams


def test_alone_there_is_nobody_to_compare_with() -> None:
    game, options = next((game, options) for game, options in VARIANTS if game.seats(options) == 1)
    with pytest.raises(BadOption, match="one plays alone"):
        raw_env(game, reward="win", **options)
    table = raw_env(game, **options)
    table.reset(seed=1)
    assert finish(table, 1) == table.position.scores()


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    table = raw_env(FIRST)
    with pytest.raises(GameOver, match="reset comes first"):
        table.step(0)
    table.reset(seed=1)
    before = table.save()
    with pytest.raises(IllegalMove):
        table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"] == 0)[0]))
    with pytest.raises(BadOption, match="None is no move"):
        table.step(None)
    assert table.save() == before


def test_in_cycles_what_cannot_be_done_is_not_done() -> None:
    table = module(FIRST).parallel_env(max_cycles=3)
    seen, infos = table.reset(seed=1)
    waited = [name for name in table.agents if infos[name]["action_mask"].any()]
    illegal = {name: int(np.flatnonzero(infos[name]["action_mask"] == 0)[0]) for name in table.agents}
    before = table.table.position.to_bytes()
    _, _, _, truncated, infos = table.step(illegal)
    assert table.table.position.to_bytes() == before
    assert not any(info["moved"] for info in infos.values())
    legal = {name: int(np.flatnonzero(seen[name]["action_mask"])[0]) for name in waited}
    _, _, _, truncated, infos = table.step(legal)
    assert [name for name, info in infos.items() if info["moved"]] == waited
    _, _, _, truncated, _ = table.step({})
    assert all(truncated.values())
    assert table.agents == []


def test_a_seed_begins_a_series_of_deals() -> None:
    table = raw_env(FIRST)
    table.reset(seed=4)
    first = table.position.to_bytes()
    table.reset()
    second = table.position.to_bytes()
    table.reset(seed=4)
    assert table.position.to_bytes() == first != second
    table.reset()
    assert table.position.to_bytes() == second


@pytest.mark.parametrize("variant", COUNTS, ids=name_of)
def test_pictures_hold_nothing_that_their_eyes_may_not_see(variant: Variant) -> None:
    """The text shows every field of a masked position: it is the same for every deal that agrees with it."""
    from hedgerow.core.chance import Rng
    from hedgerow.lab.environments.eyes import picture

    game, options = variant
    position = game.start(seed=6, **options)
    for eyes in (None, 0):
        shown = picture("ansi", position, eyes, "")
        assert isinstance(shown, str)
        assert shown == picture("ansi", position.deal(eyes, Rng("other")), eyes, "")


def test_modules_are_there_for_installed_games_and_their_version() -> None:
    with pytest.raises(AttributeError, match="has no nothing_v0"):
        environments.nothing_v0  # noqa: B018
    with pytest.raises(AttributeError, match=f"but {environment_name(FIRST)}"):
        getattr(environments, f"{FIRST.name}_v99")
    assert env(FIRST, max_cycles=2).metadata["name"] == environment_name(FIRST)


def test_wishes_that_cannot_be_met_are_refused() -> None:
    with pytest.raises(BadOption, match="expected one of human, ansi, svg, rgb_array"):
        raw_env(FIRST, render_mode="film")
    with pytest.raises(BadOption, match="expected one of bytes, floats"):
        raw_env(FIRST, observations="words")
    with pytest.raises(BadOption, match="has no option"):
        raw_env(FIRST, weather="rain")
