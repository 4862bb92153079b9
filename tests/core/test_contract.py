"""The contract, on a small interpreted game: several actors, shuffles in the middle, records, secrets."""

from __future__ import annotations

import json

import pytest
from hollow import CARDS, Hollow

from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.errors import BadChance, BadOption, BadRecord, IllegalMove, NotYourTurn
from hedgerow.core.position import playout
from hedgerow.core.record import Recorder, parse, verify

GAME = Hollow()


def played(order: list[int]) -> Recorder:
    recorder = Recorder(GAME, {"players": 2}, secret=seeded_secret(1))
    for seat in order:
        recorder.apply(seat, 0)
    return recorder


ALTERNATING = [0, 1] * 5
UNEVEN = [0, 0, 1, 1, 1, 0, 0, 1, 1, 0]


def test_seats_may_act_at_the_same_time_and_in_any_order() -> None:
    for order in (ALTERNATING, UNEVEN):
        recorder = played(order)
        assert recorder.position.over()
        verify(parse(recorder.record().line()), GAME)
    position = GAME.start(seed=1)
    assert position.actors() == [0, 1]
    position.apply(0, 0)
    position.apply(0, 0)
    assert position.actors() == [1]
    with pytest.raises(NotYourTurn, match="not the turn of seat 0 but of 1"):
        position.apply(0, 0)
    with pytest.raises(IllegalMove, match="keep 1"):
        position.apply(1, 1)


def test_a_compiled_loop_plays_an_interpreted_game() -> None:
    position = GAME.start(seed=2)
    assert playout(position, Rng(1), position.buffer()) == 10


def test_a_shuffle_in_the_middle_stands_on_its_move() -> None:
    moves = played(ALTERNATING).record().moves
    assert [number for number, move in enumerate(moves) if "chance" in move] == [CARDS - 1]
    assert sorted(moves[CARDS - 1]["chance"][0]) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize(
    ("chance", "why"),
    [
        (None, "has no order"),
        ([], "has no order"),
        ([[1, 2, 3, 4, 5, 5]], "exactly what is shuffled"),
        ([[1, 2, 3]], "exactly what is shuffled"),
        ([["1", 2, 3, 4, 5, 6]], "whole numbers"),
        ([1, 2], "list of lists"),
        ("shuffled", "list of lists"),
    ],
)
def test_a_shuffle_that_cannot_be_is_found(chance: object, why: str) -> None:
    document = json.loads(played(ALTERNATING).record().line())
    del document["deal"]
    move = document["moves"][CARDS - 1]
    del move["chance"]
    if chance is not None:
        move["chance"] = chance
    with pytest.raises(BadRecord, match=why) as said:
        verify(parse(json.dumps(document)), GAME)
    assert str(said.value).startswith(f"move {CARDS - 1}: ")


def test_a_shuffle_other_than_the_secret_deals_is_found() -> None:
    document = json.loads(played(ALTERNATING).record().line())
    order = document["moves"][CARDS - 1]["chance"][0]
    order[0], order[1] = order[1], order[0]
    with pytest.raises(BadRecord, match="not what the revealed secret deals"):
        verify(parse(json.dumps(document)), GAME)
    assert document["deal"].pop("secret")
    document["result"] = None
    with pytest.raises(BadRecord, match="the game is over"):
        verify(parse(json.dumps(document)), GAME)


def test_more_orders_than_shuffles_are_found() -> None:
    document = json.loads(played(ALTERNATING).record().line())
    document["moves"][2]["chance"] = [[1]]
    with pytest.raises(BadRecord, match="more orders than"):
        verify(parse(json.dumps(document)), GAME)


def test_a_position_without_its_key_does_not_invent_chance() -> None:
    position = GAME.read_setup({"players": 2}, {"deck": [1, 2, 3, 4, 5, 6]})
    for number in range(CARDS - 1):
        position.apply(number % 2, 0)
    with pytest.raises(BadChance, match="how its chance goes on"):
        position.apply(1, 0)


def test_a_mask_hides_what_is_not_the_viewers() -> None:
    position = played(ALTERNATING[:4]).position
    view = position.mask(1)
    assert list(view.hands[:5]) == [-1] * 5
    assert list(view.hands[5:]) == list(position.hands[5:])
    assert list(view.deck) == [-1] * CARDS
    assert list(view.key) == [-1] * 8
    assert view.viewer == 1


def test_options_are_settled_strictly() -> None:
    assert GAME.settle({}) == {"players": 2}
    for wrong in ({"players": 4}, {"players": True}, {"players": "2"}, {"seats": 2}):
        with pytest.raises(BadOption):
            GAME.settle(wrong)
