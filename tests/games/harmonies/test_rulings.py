"""What the books leave open and we decided: one test for each ruling of the README."""

from __future__ import annotations

from games.harmonies.tables import GAME, at, play, points, table, texts
from games.harmonies.test_scoring import RING


def test_a_closed_ring_of_water_is_measured_like_any_river() -> None:
    assert points("water", dict.fromkeys(RING, "blue")) == 8


def test_three_waters_that_touch_each_other_are_a_river_of_two() -> None:
    assert points("water", dict.fromkeys(["a1", "a2", "b1"], "blue")) == 2


def test_alone_the_game_ends_when_the_bag_cannot_fill_all_spaces() -> None:
    """Three tokens are left after the thirteenth turn: there is no fourteenth."""
    position = table(players=1)
    position.drawn = 117
    position.taken = 1
    play(position, "finish")
    assert position.over()
    again = table(players=1)
    again.drawn = 111
    again.taken = 1
    play(again, "finish")
    assert not again.over()


def test_a_spirit_is_chosen_at_the_start_of_the_first_turn() -> None:
    position = table(spirits=True)
    assert {text.split()[0] for text in texts(position)} == {"choose"}


def test_the_rejected_spirit_stays_unknown() -> None:
    position = table(spirits=True)
    play(position, texts(position)[0])
    assert list(position.mask(None).offer) == [-1] * 4


def test_animal_cubes_do_not_run_out() -> None:
    """All 96 slots may be filled although the box has 66 cubes."""
    facts = GAME.facts
    assert sum(facts.cubes[card] for card in range(1, 33)) == 96
    position = table({"c2": "blue", "c1": "green"}, hand=[5], players=4)
    for seat in range(1, 4):
        position.animals[seat] = position.board().whole
    assert position.placed[5] == 0
    play(position, "settle 5 c2")
    assert position.placed[5] == 1


def test_the_spirit_cube_does_not_count_in_a_tie() -> None:
    position = table(players=2, spirits=True)
    position.spirit_cubes[0] = at("a1")
    assert position.tie_break(0) == position.tie_break(1) == [0]


def test_alone_the_discard_comes_before_the_refill() -> None:
    position = table(players=1)
    play(position, "take 1")
    for _ in range(3):
        GAME.play(position, 0, texts(position, "place")[0])
    drawn = position.drawn
    play(position, texts(position, "cull")[0])
    assert position.drawn == drawn
    assert texts(position) == ["finish"]


def test_alone_the_discard_is_legal_on_the_last_turn_too() -> None:
    position = table(players=1)
    position.drawn = 117
    position.taken = 1
    assert texts(position, "cull")
    play(position, texts(position, "cull")[0], "finish")
    assert position.over()


def test_an_empty_pile_leaves_the_row_short() -> None:
    position = table(players=2)
    position.dealt = 32
    position.row[0] = 0
    position.taken = 1
    play(position, "finish")
    assert position.row[0] == 0
    assert len(texts(position, "draft", seat=1)) == 4
