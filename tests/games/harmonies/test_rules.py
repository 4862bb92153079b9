"""The rules of Harmonies, in the order of the rulebook."""

from __future__ import annotations

import pytest
from games.harmonies.tables import COLORS, GAME, STACKS, at, cells_for, play, table, texts

from hedgerow.core.errors import IllegalMove
from hedgerow.games.harmonies.facts import KINDS

# ---------------------------------------------------------------------- set-up


@pytest.mark.parametrize(("players", "spaces"), [(1, 3), (2, 5), (3, 5), (4, 5)])
def test_each_central_space_starts_with_three_tokens_and_as_many_cards_lie_open(players: int, spaces: int) -> None:
    position = table(players=players)
    setup = GAME.write_setup(position)
    for space in range(spaces):
        lying = [color for i, color in enumerate(COLORS) for _ in range(position.spaces[space * 6 + i])]
        assert sorted(lying) == sorted(setup["bag"][3 * space : 3 * space + 3])
    assert sum(position.spaces) == 3 * spaces
    assert [card for card in position.row if card] == setup["deck"][:spaces]
    assert texts(position, "take") == [f"take {space}" for space in range(1, spaces + 1)]


def test_the_bag_holds_the_tokens_of_the_box() -> None:
    bag = GAME.write_setup(table())["bag"]
    assert {color: bag.count(color) for color in COLORS} == {"blue": 23, "gray": 23, "brown": 21, "green": 19, "yellow": 19, "red": 15}


@pytest.mark.parametrize(("side", "cells"), [("A", 23), ("B", 25)])
def test_the_sides_have_their_cells(side: str, cells: int) -> None:
    position = table(held="blue", side=side)
    assert len(cells_for(position, "place blue")) == cells


# ---------------------------------------------------------------------- taking and placing


def test_a_turn_takes_one_space_places_three_tokens_and_ends() -> None:
    position = table()
    play(position, "take 2")
    assert not texts(position, "take")
    assert not texts(position, "finish")
    for left in (2, 1, 0):
        GAME.play(position, 0, texts(position, "place")[0])
        assert sum(position.held) == left
        assert ("finish" in texts(position)) == (left == 0)
    play(position, "finish")
    assert position.actors() == [1]


def test_the_emptied_space_is_refilled_at_the_end_of_the_turn() -> None:
    position = table()
    bag = GAME.write_setup(position)["bag"]
    play(position, "take 2")
    for _ in range(3):
        GAME.play(position, 0, texts(position, "place")[0])
    assert sum(position.spaces[6:12]) == 0
    play(position, "finish")
    assert sorted(COLORS[i] for i in range(6) for _ in range(position.spaces[6 + i])) == sorted(bag[15:18])


# What the rulebook's picture of stacks allows: for each stack the colours that may be added and what comes out.
ALLOWED = {
    "": {color: color for color in COLORS},
    "gray": {"gray": "gray gray", "red": "gray red"},
    "gray gray": {"gray": "gray gray gray"},
    "brown": {"brown": "brown brown", "green": "brown green", "red": "brown red"},
    "brown brown": {"green": "brown brown green"},
    "red": {"red": "red red"},
}


@pytest.mark.parametrize("stack", ["", *(" ".join(stack) for stack in STACKS)])
@pytest.mark.parametrize("color", COLORS)
def test_a_stack_takes_just_what_the_rulebook_shows(stack: str, color: str) -> None:
    position = table({"b2": stack} if stack else {}, held=f"{color} blue")
    comes_out = ALLOWED.get(stack, {}).get(color)
    assert ("b2" in cells_for(position, f"place {color}")) == (comes_out is not None)
    if comes_out is None:
        with pytest.raises(IllegalMove):
            play(position, f"place {color} b2")
    else:
        play(position, f"place {color} b2")
        assert [kind for kind in range(KINDS) if position.stacks[kind] & at("b2")] == [STACKS.index(tuple(comes_out.split()))]


@pytest.mark.parametrize("cubes", ["animals", "spirit_cubes"])
def test_nothing_is_placed_on_a_cell_with_a_cube(cubes: str) -> None:
    position = table({"b2": "gray"}, held="gray red blue")
    getattr(position, cubes)[0] |= at("b2")
    assert "b2" not in cells_for(position, "place gray") + cells_for(position, "place red")


# ---------------------------------------------------------------------- animal cards


def test_one_card_a_turn_may_be_taken_and_is_replaced_at_its_end() -> None:
    position = table()
    first = next(card for card in position.row)
    assert len(texts(position, "draft")) == 5
    play(position, f"draft {first}")
    assert not texts(position, "draft")
    assert first not in list(position.row)
    assert list(position.row).count(0) == 1
    play(position, "take 1")
    for _ in range(3):
        GAME.play(position, 0, texts(position, "place")[0])
    play(position, "finish")
    assert list(position.row).count(0) == 0


def test_four_uncompleted_cards_are_the_most() -> None:
    assert texts(table(hand=[1, 2, 3]), "draft")
    assert not texts(table(hand=[1, 2, 3, 4]), "draft")


def test_the_spirit_takes_one_of_the_four_places() -> None:
    position = table(spirits=True)
    play(position, texts(position, "choose")[0])
    assert [card > 32 for card in position.hand[:4]] == [True, False, False, False]
    for i, card in enumerate([5, 6, 7]):
        position.hand[3] = position.hand[i] if i == 0 else position.hand[3]
        position.hand[i] = card
    assert not texts(position, "draft")


def test_a_completed_card_frees_its_place_at_once() -> None:
    position = table({"b2": "yellow", "b1": "green"}, hand=[1, 2, 3, 31])
    position.placed[31] = 4
    assert not texts(position, "draft")
    play(position, "settle 31 b2")
    assert position.completed[0] == 1 << 31
    assert list(position.hand[:4]) == [1, 2, 3, 0]
    assert texts(position, "draft")


# ---------------------------------------------------------------------- cubes


def test_a_habitat_may_be_turned_six_ways() -> None:
    """The frog: water with a lone tree beside it."""
    around = ["b1", "b2", "c3", "d2", "d1", "c1"]
    for cell in around:
        assert cells_for(table({"c2": "blue", cell: "green"}, hand=[5]), "settle 5") == ["c2"]
    assert cells_for(table({"c2": "blue", "c4": "green"}, hand=[5]), "settle 5") == []


@pytest.mark.parametrize("wrong", ["brown green", "brown brown green", "brown", "blue", "yellow", "red"])
def test_a_habitat_is_matched_exactly(wrong: str) -> None:
    assert cells_for(table({"c2": "blue", "c1": wrong}, hand=[5]), "settle 5") == []


@pytest.mark.parametrize("bottom", ["brown", "gray", "red"])
def test_a_building_of_a_habitat_may_stand_on_any_colour(bottom: str) -> None:
    """The duck: water with a building beside it."""
    assert cells_for(table({"c2": "blue", "c1": f"{bottom} red"}, hand=[6]), "settle 6") == ["c2"]
    assert cells_for(table({"c2": "blue", "c1": "red"}, hand=[6]), "settle 6") == []


def test_a_cell_takes_one_cube_but_serves_many_habitats() -> None:
    position = table({"c2": "blue", "c3": "blue", "b2": "green"}, hand=[5])
    assert cells_for(position, "settle 5") == ["c2", "c3"]
    play(position, "settle 5 c2")
    assert cells_for(position, "settle 5") == ["c3"]
    position.animals[0] |= at("b2")
    assert cells_for(position, "settle 5") == ["c3"], "the other cells may carry cubes"


def test_a_cube_stays_when_its_habitat_is_destroyed() -> None:
    position = table({"c2": "gray", "c3": "yellow"}, hand=[26], held="red")
    play(position, "settle 26 c2")
    position.held[COLORS.index("gray")] = 1
    assert "c2" not in cells_for(position, "place gray")
    assert position.animals[0] == at("c2")


def test_cubes_may_be_placed_before_taking_and_with_a_card_just_taken() -> None:
    position = table({"c2": "blue", "c1": "green"})
    position.row[0] = 5
    play(position, "draft 5", "settle 5 c2", "take 1")
    assert position.placed[5] == 1


def test_a_pattern_does_not_leave_the_board() -> None:
    """Every card on every cell, against a search that walks neighbour by neighbour."""
    import random

    facts = GAME.facts
    choice = random.Random(5)
    for side, columns in (("A", [5, 4, 5, 4, 5]), ("B", [4, 3, 4, 3, 4, 3, 4])):
        cells = {(q, w - q // 2): "abcdefg"[q] + str(w + 1) for q, height in enumerate(columns) for w in range(height)}
        for _ in range(60):
            board = {name: " ".join(choice.choice(STACKS)) for name in cells.values() if choice.random() < 0.9}
            card = choice.randrange(1, 43)
            shows = {place: need_of(board.get(name, "")) for place, name in cells.items()}
            expected = []
            for (q, r), name in cells.items():
                for turn in range(6):
                    turned = []
                    for need, step in facts.habitats[card]:
                        dq, dr = step
                        for _ in range(turn):
                            dq, dr = -dr, dq + dr
                        turned.append((need, (q + dq, r + dr)))
                    if all(shows.get(place) == need for need, place in turned):
                        expected.append(name)
                        break
            position = table(board, hand=[card], side=side)
            assert cells_for(position, f"settle {card}") == sorted(expected)


def need_of(stack: str) -> str:
    """What a habitat calls a stack."""
    height = len(stack.split())
    top = stack.split()[-1] if stack else ""
    if top == "green":
        return f"tree{height}"
    if top == "gray":
        return f"mountain{height}"
    return {"blue": "water", "yellow": "field", "red": "building" if height == 2 else "lone"}.get(top, "nothing")


# ---------------------------------------------------------------------- the end


def fill_up(position: object, empty: int, side: str) -> None:
    """Seat 0's board full of water but for so many cells."""
    every = cells_for(table(held="blue", side=side), "place blue")
    for cell in every[empty:]:
        position.stacks[0] |= at(cell)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("side", "empty", "last"), [("A", 2, True), ("A", 3, False), ("B", 2, True), ("B", 3, False)])
def test_two_empty_cells_or_fewer_at_the_end_of_a_turn_make_the_round_the_last(side: str, empty: int, last: bool) -> None:
    position = table(side=side, players=2)
    position.taken = 1
    fill_up(position, empty, side)
    play(position, "finish")
    assert position.last_round == last
    assert position.actors() == [1], "the others have their turn"


def test_the_game_ends_when_the_last_seat_has_had_as_many_turns() -> None:
    position = table(players=2)
    position.last_round = 1
    position.turn = 1
    position.taken = 1
    play(position, "finish", seat=1)
    assert position.over()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_empty_bag_ends_the_game_after_36_turns(players: int) -> None:
    position = table(players=players)
    position.drawn = 120
    position.turn = 36 - 1
    position.taken = 1
    play(position, "finish", seat=35 % players)
    assert position.over()


# ---------------------------------------------------------------------- spirits, solo


def test_a_spirit_is_chosen_before_anything_else_and_the_other_is_not_shown() -> None:
    position = table(spirits=True)
    offered = sorted(position.offer[:2])
    assert texts(position) == [f"choose {card}" for card in offered]
    assert list(position.mask(1).offer[:2]) == [-1, -1]
    play(position, f"choose {offered[0]}")
    assert list(position.mask(1).offer[:2]) == [-1, -1]
    assert list(position.mask(0).offer[:2]) == list(position.offer[:2])
    assert position.mask(1).chosen[0] == offered[0]
    assert len(texts(position, "take")) == 5


def test_a_spirit_cube_is_placed_like_an_animal() -> None:
    """The tortoise: water between a mountain of two and water, in a line."""
    position = table({"b1": "gray gray", "c2": "blue", "d2": "blue"}, hand=[42])
    assert cells_for(position, "settle 42") == ["c2"]
    play(position, "settle 42 c2")
    assert position.spirit_cubes[0] == at("c2")
    assert position.animals[0] == 0
    assert position.completed[0] == 1 << 42


def test_alone_the_tokens_left_over_leave_the_game_and_all_spaces_are_filled() -> None:
    position = table(players=1)
    bag = GAME.write_setup(position)["bag"]
    play(position, "take 1")
    for _ in range(3):
        GAME.play(position, 0, texts(position, "place")[0])
    play(position, "finish")
    for space in range(3):
        lying = [color for i, color in enumerate(COLORS) for _ in range(position.spaces[space * 6 + i])]
        assert sorted(lying) == sorted(bag[9 + 3 * space : 12 + 3 * space])


def test_alone_a_card_may_be_discarded_if_none_was_drafted() -> None:
    position = table(players=1)
    assert not texts(position, "cull")
    play(position, "take 1")
    while position.held and any(position.held):
        assert not texts(position, "cull")
        GAME.play(position, 0, texts(position, "place")[0])
    row = [card for card in position.row if card]
    assert texts(position, "cull") == [f"cull {card}" for card in sorted(row)]
    play(position, f"cull {row[0]}")
    assert texts(position) == ["finish"]
    play(position, "finish")
    assert row[0] not in list(position.row)
    assert 0 not in list(position.row[:3])
    with pytest.raises(IllegalMove):
        play(table(players=2, held="blue"), "cull 1")


def test_alone_no_card_is_discarded_after_one_was_drafted() -> None:
    position = table(players=1)
    play(position, texts(position, "draft")[0], "take 1")
    for _ in range(3):
        GAME.play(position, 0, texts(position, "place")[0])
    assert not texts(position, "cull")
