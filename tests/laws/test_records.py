"""What every game obeys: a record replays to the same game, and nothing else passes for it."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import GAMES, VARIANTS, name_of

from hedgerow.bots import Greedy
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.errors import BadRecord
from hedgerow.core.game import Game
from hedgerow.core.record import Record, Recorder, Replay, parse, replay, verify
from hedgerow.lab.simulate import simulate

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
Variant = tuple[Game, dict[str, Any]]


def played(game: Game, options: dict[str, Any], seed: int) -> Recorder:
    """A random game in which every actor is as likely to move next as another."""
    rng = Rng(f"record {seed}")
    recorder = Recorder(game, options, secret=seeded_secret(seed))
    while not recorder.position.over():
        actors = recorder.position.actors()
        seat = actors[rng.below(len(actors))]
        legal = recorder.position.legal(seat)
        recorder.apply(seat, legal[rng.below(len(legal))])
    return recorder


@each_variant
def test_a_record_replays_to_equal_bytes(variant: Variant) -> None:
    game, options = variant
    recorder = played(game, options, 21)
    record = parse(recorder.record().line())
    verify(record)
    again = replay(record, game)
    again.key = recorder.position.key
    assert again.to_bytes() == recorder.position.to_bytes()


@each_variant
def test_a_setup_is_read_as_it_was_written(variant: Variant) -> None:
    game, options = variant
    start = game.start(seed=22, **options)
    setup = json.loads(json.dumps(game.write_setup(start)))
    again = game.read_setup(game.settle(options), setup)
    assert game.write_setup(again) == setup
    again.key = start.key
    assert again.to_bytes() == start.to_bytes()
    assert game.options_of(start) == game.settle(options)


@each_variant
def test_a_simulated_game_is_repeatable(variant: Variant) -> None:
    game, options = variant
    line = simulate(game, options, ["random"], 5, 1).line()
    assert simulate(game, options, ["random"], 5, 1).line() == line
    verify(parse(line))


@each_game
def test_an_unfinished_record_has_no_result_and_hides_its_secret(game: Game) -> None:
    recorder = Recorder(game, {}, secret=seeded_secret(1))
    seat = int(recorder.position.actor())
    recorder.apply(seat, recorder.position.legal(seat)[0])
    record = recorder.record()
    assert record.result is None
    assert recorder.secret not in record.line()
    verify(parse(record.line()))
    run = Replay(parse(record.line()))
    assert run.run(0).to_bytes() == game.read_setup(recorder.options, recorder.setup).to_bytes()


@each_game
def test_a_greedy_bot_plays_legal_games(game: Game) -> None:
    """By the rules, from masked positions only, and the same for all positions it cannot tell apart."""
    record = simulate(game, {}, ["greedy", "random"], 3, 0)
    verify(record)
    position = game.start(seed=9)
    seat = int(position.actor())
    world = position.deal(seat, Rng(3))
    assert Greedy().choose(world.mask(seat), seat, Rng(4)) == Greedy().choose(position.mask(seat), seat, Rng(4))


# ---------------------------------------------------------------------- faults


def fault(record: Record | dict[str, Any]) -> str:
    document = record.document() if isinstance(record, Record) else record
    with pytest.raises(BadRecord) as found:
        verify(parse(json.dumps(document)))
    assert "\n" not in str(found.value)
    return str(found.value)


@each_variant
def test_a_wrong_result_is_found(variant: Variant) -> None:
    game, options = variant
    document = simulate(game, options, ["random"], 7, 0).document()
    for change in ("scores", "ranks", "breakdown"):
        wrong = copy.deepcopy(document)
        if change == "breakdown":
            wrong["result"]["breakdown"][0][game.categories[0]] += 1
        else:
            wrong["result"][change][0] += 1
        assert f'"{change}"' in fault(wrong)
    assert "game is over" in fault({**document, "result": None})
    assert "unknown key" in fault({**document, "result": {**document["result"], "winner": 0}})
    assert "lacks" in fault({**document, "result": {"scores": document["result"]["scores"]}})
    assert "not over" in fault({**document, "moves": document["moves"][:-1]})


@each_game
def test_a_wrong_move_is_named_with_its_number(game: Game) -> None:
    document = simulate(game, {}, ["random"], 8, 0).document()
    moves = document["moves"]
    for at in (0, len(moves) // 2, len(moves) - 1):
        for wrong, why in (
            ({**moves[at], "seat": 99}, '"seat"'),
            ({**moves[at], "seat": True}, '"seat"'),
            ({**moves[at], "action": "fly"}, '"fly" is no action'),
            ({**moves[at], "colour": "gray"}, "no argument"),
            ({**moves[at], "chance": [[1]]}, "chance"),
            ({key: value for key, value in moves[at].items() if key != "seat"}, '"seat"'),
        ):
            said = fault({**document, "moves": [*moves[:at], wrong, *moves[at + 1 :]]})
            assert said.startswith(f"move {at}: ")
            assert why in said
    assert fault({**document, "moves": [*moves, moves[-1]]}).startswith(f"move {len(moves)}: the game is over")


@each_game
def test_an_exchanged_secret_or_setup_is_found(game: Game) -> None:
    document = simulate(game, {}, ["random"], 9, 0).document()
    other = simulate(game, {}, ["random"], 9, 1).document()
    assert "committed" in fault({**document, "deal": {**document["deal"], "secret": seeded_secret(1)}})
    assert "not what the revealed secret deals" in fault({**document, "deal": other["deal"]})
    verify(parse(json.dumps({**document, "deal": "something else", "comment": 1.5})))


@each_game
def test_a_setup_that_cannot_come_out_of_the_box_is_found(game: Game) -> None:
    document = simulate(game, {}, ["random"], 10, 0).document()
    del document["deal"]
    setup = document["setup"]
    assert fault({**document, "setup": {}})
    assert "unknown" in fault({**document, "setup": {**setup, "luck": 1}})
    for key, value in setup.items():
        assert fault({**document, "setup": {name: v for name, v in setup.items() if name != key}})
        for wrong in (7, "x", True, [], [None], {"a": 1}):
            assert fault({**document, "setup": {**setup, key: wrong}})
        if isinstance(value, list) and len(value) > 1 and value[0] != value[1]:
            assert fault({**document, "setup": {**setup, key: [value[1], *value[1:]]}})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 300) | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


@each_game
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_a_mutilated_record_gets_one_clear_line(game: Game, data: st.DataObject) -> None:
    """Anything anywhere replaced by anything: either still the same game, or one sentence."""
    document = json.loads(LINES[game.name])
    target: Any = document
    while True:
        keys = list(target) if isinstance(target, dict) else list(range(len(target)))
        key = data.draw(st.sampled_from(keys))
        inner = target[key]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.integers(0, 3)) == 0:
            break
        target = inner
    target[key] = data.draw(JSON)
    try:
        verify(parse(json.dumps(document)))
    except BadRecord as error:
        assert "\n" not in str(error)
        assert 5 < len(str(error)) < 3000


LINES = {name: simulate(game, {}, ["random"], 30, 0).line() for name, game in GAMES.items()}
