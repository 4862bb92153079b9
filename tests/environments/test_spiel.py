"""OpenSpiel's own tests pass, its searches play, and its states keep secrets."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation
from walks import GAMES, VARIANTS, name_of

from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.lab.environments import spiel

ROOT = Path(__file__).parents[2]
FIRST = next(iter(GAMES.values()))
Variant = tuple[Game, dict[str, Any]]


def spelled(game: Game, options: dict[str, Any], **more: Any) -> str:
    said = {**{name: value for name, value in options.items() if value != game.settle({}).get(name, value)}, **more}
    return f"hedgerow_{game.name}(" + ",".join(f"{name}={value}" for name, value in said.items()) + ")"


def counts() -> list[Variant]:
    """The smallest table of every game, and the largest where a game is short."""
    found = []
    for game in GAMES.values():
        variants = sorted((options for other, options in VARIANTS if other is game), key=game.seats)
        found += [(game, variants[0])] if game.shape.size > 10_000 else [(game, variants[0]), (game, variants[-1])]
    return found


@pytest.mark.parametrize("variant", counts(), ids=name_of)
def test_random_simulation(variant: Variant) -> None:
    """OpenSpiel's own test: legal moves, clones, observations of everybody, serialisation and returns along a random game."""
    game, options = variant
    pyspiel.random_sim_test(pyspiel.load_game(spelled(game, options)), 1, True, False)


def test_random_simulation_with_sampled_chance() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spelled(FIRST, {}, chance="sampled")), 1, False, False)


def some_way(state: Any, moves: int, seed: int) -> Any:
    """Deals and makes so many random moves."""
    rng = np.random.default_rng(seed)
    state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_state_is_resampled_to_one_that_looks_the_same(variant: Variant) -> None:
    game, options = variant
    state = some_way(pyspiel.load_game(spelled(game, options)).new_initial_state(), 12, 3)
    rng = Rng("sampler")
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, lambda: rng.below(1 << 30) / (1 << 30))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.position.to_bytes() != state.position.to_bytes()


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_tensors_are_the_named_blocks(game: Game) -> None:
    loaded = pyspiel.load_game(spelled(game, {}))
    state = some_way(loaded.new_initial_state(), 9, 1)
    observer = make_observation(loaded)
    observer.set_from(state, 1)
    plain = np.frombuffer(game.shape.encode(state.position, 1), dtype=np.uint8) * np.array(game.shape.scale, dtype=np.float32)
    assert np.allclose(observer.tensor, plain)
    for place in game.shape.places:
        assert np.array_equal(observer.dict[place.name], observer.tensor[place.first : place.first + place.size])
    recalled = np.array(state.information_state_tensor(1))
    assert np.allclose(recalled[: game.shape.size], plain)
    made = recalled[game.shape.size :].reshape(-1, 2)[: len(state.made)]
    assert [int(seat) for seat, _ in made] == [seat + 1 for seat, _ in state.made]


def test_what_is_hidden_of_a_move_is_hidden_in_information_states() -> None:
    """Somewhere in these games a move is made that the others do not see whole."""
    hidden = 0
    for game in GAMES.values():
        state = some_way(pyspiel.load_game(spelled(game, {})).new_initial_state(), 300, 5)
        for player in range(2):
            for (seat, code), heard in zip(state.made, state.moves_heard(player), strict=True):
                move = {"seat": seat, **game.moves.record(code)}
                assert (heard == code + 1) == (game.seen(move, seat, player) == move)
                hidden += heard == 0
    assert hidden


def test_chance_is_listed_or_drawn() -> None:
    listed = pyspiel.load_game(spelled(FIRST, {}, deals=3, seed=5)).new_initial_state()
    assert listed.chance_outcomes() == [(number, pytest.approx(1 / 3)) for number in range(3)]
    assert len({some_way_after(listed, number) for number in (0, 1, 2)}) == 3
    drawn = pyspiel.load_game(spelled(FIRST, {}, chance="sampled", seed=5))
    assert drawn.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert drawn.new_initial_state().chance_outcomes() == [(0, 1.0)]
    assert some_way_after(drawn.new_initial_state(), 0) != some_way_after(drawn.new_initial_state(), 0)


def some_way_after(state: Any, outcome: int) -> bytes:
    child = state.child(outcome)
    packed: bytes = child.position.to_bytes()
    return packed


def test_a_resampled_state_survives_serialisation() -> None:
    game = pyspiel.load_game(spelled(FIRST, {}))
    state = some_way(game.new_initial_state(), 10, 2).resample_from_infostate(0, lambda: 0.5)
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert other.position.to_bytes() == state.position.to_bytes()
    assert other.information_state_string(1) == state.information_state_string(1)


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("openspiel_search", ROOT / "examples" / "openspiel_search.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.shape.size < 10_000])
def test_its_searches_play_whole_turns(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    state = example().play(name, 3, 14, 1)
    told = capsys.readouterr().out
    assert "IS-MCTS" in told
    assert "\nMCTS" in told
    assert len(state.made) == 14
    assert example().play(name, 3, 14, 1).made == state.made


def test_wishes_that_cannot_be_met_are_refused() -> None:
    kind = type(pyspiel.load_game(spelled(FIRST, {})))
    with pytest.raises(BadOption, match="expected one of explicit, sampled"):
        kind({"chance": "loaded"})
    with pytest.raises(BadOption, match="take lead, rank or win"):
        kind({"reward": "shaped"})
    game = pyspiel.load_game(spelled(FIRST, {}))
    with pytest.raises(BadOption, match="have no parameters"):
        game.make_py_observer(None, {"colour": "red"})
    with pytest.raises(BadOption, match="public and its own"):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    assert spiel.PREFIX + FIRST.name in pyspiel.registered_names()
