"""The rules of Bower, in the order of the rulebook."""

from __future__ import annotations

import pytest
from games.bower.tables import GAME, choosing, end_turn, ending, fresh, give_bonus, hold, placing, play, texts, tile

from hedgerow.core.bits import count
from hedgerow.core.errors import IllegalMove
from hedgerow.games.bower.facts import BONUS_KINDS, NUMBER, bit_number
from hedgerow.games.bower.nest import column_of, weigh
from hedgerow.games.bower.phases import CHOOSING, ENDED, KEEPING, PLACING, TAKING
from hedgerow.games.bower.scoring import asked_for, largest, of_colour, shells, whole

FULL = {f"{column}{row}": "gravel" for column in "abcdef" for row in range(1, 5)}

# ---------------------------------------------------------------------- preparation


def test_the_first_three_nest_tiles_are_displayed_and_two_are_turned_up_after_the_opening_draft() -> None:
    position = GAME.start(seed=3)
    nest = GAME.write_setup(position)["nest"]
    assert texts(position) == sorted(f"take {name}" for name in nest[:3])
    play(position, f"take {nest[1]}")
    assert position.actor() == 1
    assert texts(position) == sorted(f"take {name}" for name in (nest[0], nest[2]))
    play(position, f"take {nest[0]}")
    assert position.actor() == 0
    assert texts(position) == sorted(f"take {name}" for name in nest[2:5])
    assert [position.hands[seat] for seat in (0, 1)] == [2 ** tile(nest[1]), 2 ** tile(nest[0])]


def test_seat_0_sees_the_goals_of_a_c_e_and_seat_1_those_of_b_d_f() -> None:
    position = GAME.start(seed=3)
    goals = list(position.goals)
    assert list(position.mask(0).seen_goals[:6]) == [goals[0], -1, goals[2], -1, goals[4], -1]
    assert list(position.mask(1).seen_goals[6:]) == [-1, goals[1], -1, goals[3], -1, goals[5]]
    assert list(position.mask(0).seen_goals[6:]) == [-1] * 6
    assert list(position.mask(None).seen_goals) == [-1] * 12


# ---------------------------------------------------------------------- a turn


def test_a_taken_tile_is_replaced_from_the_stack_before_placing() -> None:
    position = fresh()
    nest = GAME.write_setup(GAME.start(seed=1))["nest"]
    move = texts(position, "take")[0]
    play(position, move)
    assert tile(nest[5]) in list(position.display)
    assert position.hands[0] >> tile(move.split()[1]) & 1
    assert position.phase == PLACING


def test_the_tile_lies_as_it_was_written_its_first_half_on_the_first_cell() -> None:
    for cells in ("b1 b2", "b2 b1", "b1 c1", "c1 b1"):
        position = play(placing({}, "N13"), f"place N13 {cells}")  # moss and gravel
        first, second = cells.split()
        assert position.terrain[1] == 2 ** bit_number(first)
        assert position.terrain[2] == 2 ** bit_number(second)


def test_in_an_empty_nest_one_cell_of_a_tile_must_touch_the_bird_board() -> None:
    placements = texts(placing({}, "N13"))
    assert len(placements) == 2 * (5 + 6)
    assert all("1" in text[9:] for text in placements)


def test_t1_a_tile_outside_the_grid_over_another_or_touching_nothing_is_refused() -> None:
    position = placing({"a1": "straw", "a2": "straw", "a3": "straw", "a4": "straw"}, "N13")
    for cells in ("a4 a5", "a4 b4", "d3 d4", "c2 d2"):
        with pytest.raises(IllegalMove):
            GAME.play(position, 0, f"place N13 {cells}")
    for cells in ("b4 b3", "b3 c3", "d1 d2", "f1 f2"):
        GAME.play(position.copy(), 0, f"place N13 {cells}")


def test_the_advanced_nest_has_a_fifth_row() -> None:
    nest = {f"a{row}": "straw" for row in range(1, 5)}
    assert "place N13 a5 b5" in texts(placing(nest, "N13", mode="advanced"))
    assert "place N13 a5 b5" not in texts(placing(nest, "N13"))


def test_who_can_place_nothing_passes_and_keeps_the_tile() -> None:
    nest = {cell: words for cell, words in FULL.items() if cell not in ("b2", "e4")}
    position = placing(nest, "N13", "N20")
    assert texts(position) == ["pass"]
    play(position, "pass")
    assert (position.turns[0], position.actor(), position.phase) == (1, 1, TAKING)
    assert position.hands[0] == 2 ** tile("N13") + 2 ** tile("N20")


def test_nobody_may_pass_while_anything_fits() -> None:
    nest = {cell: words for cell, words in FULL.items() if cell not in ("b2", "b3")}
    assert texts(placing(nest, "N13")) == ["place N13 b2 b3", "place N13 b3 b2"]


# ---------------------------------------------------------------------- the third gem

COLUMN_OF_TWO = {"b1": "moss gem", "b2": "gravel gem"}


def earned(position: object) -> bool:
    return position.phase == KEEPING  # type: ignore[attr-defined]


def test_g1_the_third_gem_of_a_column_brings_a_bonus_tile_and_the_fourth_none() -> None:
    third = play(placing(COLUMN_OF_TWO, "N24"), "place N24 b3 c3")  # straw with a gem, gravel
    assert earned(third)
    fourth = play(placing({**COLUMN_OF_TWO, "b3": "straw gem"}, "N24"), "place N24 b4 c4")
    assert not earned(fourth)


def test_g2_the_third_gem_of_a_group_brings_a_bonus_tile() -> None:
    straw = {"a1": "straw gem", "b1": "straw", "c1": "straw gem", "d1": "straw", "e1": "straw"}
    assert earned(play(placing(straw, "N24"), "place N24 e2 f2"))
    assert not earned(play(placing(straw, "N24"), "place N24 f2 e2"))


def test_g3_a_column_and_a_group_at_once_still_bring_one_bonus_tile() -> None:
    nest = {"b1": "straw gem", "b2": "straw gem"}
    position = play(placing(nest, "N24"), "place N24 b3 c3")
    assert earned(position)
    play(position, texts(position, "keep")[0], "decline")
    assert position.actor() == 1


def test_the_gem_of_another_terrain_does_not_count_in_a_group() -> None:
    nest = {"a1": "straw gem", "b1": "straw gem", "c1": "moss gem"}
    assert not earned(play(placing(nest, "N22"), "place N22 d1 d2"))


def test_a_branch_joins_groups_for_gems() -> None:
    nest = {"a1": "straw gem", "b1": "moss", "c1": "straw gem"}
    position = placing(nest, "N24")
    assert not earned(play(position.copy(), "place N24 c2 d2"))
    position.branches = type(position.branches)([2 ** bit_number("a1") + 2 ** bit_number("c1"), 0])
    assert earned(play(position, "place N24 c2 d2"))


# ---------------------------------------------------------------------- getting a bonus tile


def keeping(*stack: str, nest: dict[str, str] | None = None) -> object:
    """Seat 0 has just earned a bonus tile; these were next in the stack."""
    position = placing(nest or COLUMN_OF_TWO, "N24")
    position.stack = type(position.stack)([0] * (20 - len(stack)) + [NUMBER[name] for name in stack])
    position.stacked = len(stack)
    return position


def test_three_tiles_are_drawn_one_is_kept_and_two_are_discarded() -> None:
    position = play(keeping("cover", "gift", "discard", "token_x"), "place N24 b3 c3")
    assert texts(position) == ["keep cover", "keep gift", "keep discard"]
    play(position, "keep gift")
    assert texts(position) == ["use", "decline"]
    discards = [i for i, count in enumerate(position.discards[:BONUS_KINDS]) if count]
    assert discards == [NUMBER["cover"], NUMBER["discard"]]
    assert position.stacked == 1


def test_two_alike_are_one_choice_and_the_other_is_discarded() -> None:
    position = play(keeping("scout_opponent_goal", "gift", "scout_opponent_goal"), "place N24 b3 c3")
    assert texts(position) == ["keep scout_opponent_goal", "keep gift"]
    play(position, "keep scout_opponent_goal")
    assert position.discards[NUMBER["scout_opponent_goal"]] == 1
    assert position.discards[NUMBER["gift"]] == 1


def test_a_declined_tile_is_never_used_again() -> None:
    position = play(choosing("gift"), "decline")
    assert position.declined[NUMBER["gift"]] == 1
    assert position.actor() == 1
    assert all("gift" not in text for text in texts(position))
    assert position.hands[0] >> 37 == 0


def test_the_advanced_game_offers_seven_open_tiles_and_does_not_refill_them() -> None:
    position = placing(COLUMN_OF_TWO, "N24", mode="advanced")
    seven = GAME.write_setup(GAME.start(seed=1, mode="advanced"))["bonus"]
    assert len(seven) == 7
    play(position, "place N24 b3 c3")
    assert sorted(text.split()[1] for text in texts(position)) == sorted(set(seven))
    play(position, texts(position)[0], "decline")
    assert sum(position.offer) == 6


# ---------------------------------------------------------------------- nest bonus tiles and ornaments


def test_a_white_nest_tile_goes_to_the_hand_and_is_placed_like_any_other() -> None:
    position = play(choosing("nest_white_mixed"), "use")
    assert position.actor() == 1
    end_turn(position)
    play(position, texts(position, "take")[0])
    assert "place nest_white_mixed b1 c1" in texts(position)
    assert "place nest_white_mixed c1 b1" in texts(position)
    play(position, "place nest_white_mixed b1 c1")
    assert position.terrain[3] == 2 ** bit_number("b1") + 2 ** bit_number("c1")


def test_a_tile_with_equal_halves_is_written_upper_or_left_cell_first() -> None:
    placements = texts(placing({}, "nest_white_feathers"))
    assert len(placements) == 5 + 6
    assert "place nest_white_feathers a1 a2" in placements
    assert GAME.moves.parse("place nest_white_feathers a2 a1") == GAME.moves.parse("place nest_white_feathers a1 a2")
    assert GAME.moves.parse("place N24 a2 a1") != GAME.moves.parse("place N24 a1 a2")


def test_an_ornament_lies_open_by_the_nest() -> None:
    position = play(choosing("ornament_red", {"a1": "straw feather_red", "a2": "straw"}), "use")
    assert position.breakdown(0)["ornaments"] == 1
    assert position.mask(1).breakdown(0)["ornaments"] == 1


# ---------------------------------------------------------------------- scouts


def test_a_scout_looks_at_one_goal_that_faces_the_opponent() -> None:
    position = play(choosing("scout_opponent_goal"), "use")
    assert texts(position) == ["peek b", "peek d", "peek f"]
    play(position, "peek d")
    assert position.mask(0).seen_goals[3] == position.goals[3]
    assert position.mask(1).seen_goals[3] == -1
    assert position.actor() == 1


def test_the_other_scout_looks_at_both_goals_set_aside_and_nobody_else_does() -> None:
    position = play(choosing("scout_set_aside", seat=1), "use")
    assert list(position.mask(1).seen_aside) == [-1, -1, *position.aside]
    assert list(position.mask(0).seen_aside) == [-1, -1, -1, -1]


# ---------------------------------------------------------------------- tokens


def test_x_lies_on_any_feather_or_flower_of_either_nest() -> None:
    mine = {"a1": "straw feather_red feather_red gem", "a2": "straw shell"}
    position = play(choosing("token_x", mine, {"f1": "earth white_flower", "f2": "moss flower_yellow"}), "use")
    assert texts(position) == ["cross 0 a1 feather_red", "cross 1 f1 white_flower", "cross 1 f2 flower_yellow"]
    play(position, "cross 0 a1 feather_red")
    assert position.contents[bit_number("a1")] == 1 * 32**2 + 32**8


def test_white_tokens_and_shells_lie_on_any_built_cell_of_the_own_nest() -> None:
    for kind, digit, number in (("token_white_feather", 6, 1), ("token_white_flower", 7, 1), ("token_shells", 9, 2)):
        position = play(choosing(kind, {"a1": "straw", "b1": "earth white_feather"}, {"f1": "moss"}), "use")
        assert texts(position) == ["attach a1", "attach b1"]
        play(position, "attach a1")
        assert position.contents[bit_number("a1")] == number * 32**digit


def test_a_branch_links_two_built_cells_with_one_cell_between_them() -> None:
    nest = {"a1": "straw", "a2": "straw", "a3": "moss", "c1": "straw", "c2": "moss"}
    position = play(choosing("token_branch", nest), "use")
    assert texts(position) == ["branch a1 a3", "branch a1 c1", "branch a2 c2"]
    assert GAME.moves.parse("branch c1 a1") == GAME.moves.parse("branch a1 c1")


def test_a_branch_does_not_go_on_from_the_foot_of_one_column_at_the_head_of_the_next() -> None:
    nest = {f"{column}{row}": "straw" for column in "ab" for row in range(1, 6)}
    position = play(choosing("token_branch", nest, mode="advanced"), "use")
    assert texts(position) == [f"branch {column}{row} {column}{row + 2}" for column in "ab" for row in (1, 2, 3)]
    apart = {"a5": "straw", "b1": "straw"}
    assert play(choosing("token_branch", apart, mode="advanced"), "use").actor() == 1


def test_b1_a_branch_makes_one_group_of_two() -> None:
    nest = {"a1": "straw", "a2": "straw", "b1": "moss", "c1": "straw", "c2": "straw", "c3": "straw"}
    position = choosing("token_branch", nest, {f"a{row}": "straw" for row in range(1, 5)})
    assert position.breakdown(0)["groups"] == 1  # moss
    play(position, "use", "branch a1 c1")
    assert position.breakdown(0)["groups"] == 2  # and five cells of straw against four


# ---------------------------------------------------------------------- interaction


def test_cover_puts_the_next_tile_of_the_stack_over_two_built_cells() -> None:
    position = choosing("cover", {"a1": "straw gem", "a2": "straw", "b1": "moss flower_red"})
    position.nest = type(position.nest)([*position.nest[: position.dealt], tile("N20"), *position.nest[position.dealt + 1 :]])
    dealt = position.dealt
    play(position, "use")
    assert texts(position) == ["cover a1 a2", "cover a1 b1", "cover a2 a1", "cover b1 a1"]
    play(position, "cover b1 a1")  # N20: moss with shell and yellow flower, gravel with a gem
    assert position.terrain[1] == 2 ** bit_number("b1")
    assert position.terrain[2] == 2 ** bit_number("a1")
    assert position.contents[bit_number("b1")] == 32**9 + 32**3
    assert position.dealt == dealt + 1
    assert position.actor() == 1


def test_a_gift_must_be_placed_in_the_opponents_next_turn_and_nothing_is_taken() -> None:
    position = play(choosing("gift"), "use")
    shown = sorted(tile_name.split()[1] for tile_name in texts(position, "gift"))
    assert len(shown) == 3
    play(position, f"gift {shown[1]}")
    assert sum(1 for place in position.display if place) == 3
    assert (position.actor(), position.phase) == (1, PLACING)
    assert {text.split()[1] for text in texts(position)} == {shown[1]}
    play(position, texts(position)[0])
    end_turn(position)
    assert (position.actor(), position.phase) == (1, TAKING)


def test_a_double_turn_lets_the_opponent_move_twice_and_then_play_alternates() -> None:
    position = play(choosing("double_turn"), "use")
    order = []
    for _ in range(5):
        order.append(int(position.turn))
        end_turn(position)
    assert order == [1, 1, 0, 1, 0]
    assert list(position.turns) == [3, 3]


def test_a_discard_is_chosen_by_the_opponent_within_the_turn_of_the_tiles_user() -> None:
    position = hold(choosing("discard"), 1, "N05", "nest_white_mixed")
    play(position, "use")
    assert (position.actor(), position.turn) == (1, 0)
    assert texts(position) == ["drop N05", "drop nest_white_mixed"]
    play(position, "drop nest_white_mixed")
    assert position.hands[1] == 2 ** tile("N05")
    assert (position.actor(), position.phase) == (1, TAKING)


# ---------------------------------------------------------------------- the end


@pytest.mark.parametrize(("mode", "limit"), [("standard", 12), ("advanced", 15)])
def test_the_game_ends_when_both_have_had_all_their_turns(mode: str, limit: int) -> None:
    position = fresh(seed=4, mode=mode)
    for turn in range(2 * limit):
        assert position.turn == turn % 2
        end_turn(position)
    assert position.phase == ENDED
    assert list(position.turns) == [limit, limit]


def test_who_has_had_all_turns_is_passed_over() -> None:
    position = fresh()
    position.turns[1] = 12
    position.turns[0] = 9
    for _ in range(3):
        assert position.turn == 0
        end_turn(position)
    assert position.over()


def test_at_the_end_the_goals_are_revealed_to_all() -> None:
    position = fresh()
    while not position.over():
        assert list(position.mask(None).revealed) == [-1] * 6
        end_turn(position)
    view = position.mask(None)
    assert list(view.revealed) == list(position.goals)
    assert [view.breakdown(seat) for seat in (0, 1)] == [position.breakdown(seat) for seat in (0, 1)]


# ---------------------------------------------------------------------- scoring

NONE = ["flower_purple"] * 6


def eggs(position: object, category: str) -> list[int]:
    return [position.breakdown(seat)[category] for seat in (0, 1)]  # type: ignore[attr-defined]


def test_the_larger_of_the_largest_groups_is_worth_an_egg() -> None:
    mine = {"a1": "straw", "a2": "straw", "c1": "straw", "b1": "moss"}
    yours = {"a1": "straw", "b1": "moss", "b2": "moss", "c1": "gravel", "d1": "earth", "d2": "earth"}
    assert eggs(ending(mine, yours), "groups") == [1, 2]


def test_shells_in_the_group_break_a_tie_and_equal_shells_leave_it() -> None:
    mine = {"a1": "straw shell", "a2": "straw", "f1": "moss shell"}
    assert eggs(ending(mine, {"a1": "straw", "a2": "straw", "f1": "moss shell"}), "groups") == [1, 0]
    assert eggs(ending({"a1": "straw"}, {"a1": "straw"}), "groups") == [0, 0]


def test_a_column_is_won_by_more_of_what_its_goal_asks_for() -> None:
    goals = ["feather_red", "flower_any", *["flower_purple"] * 4]
    mine = {"a1": "straw feather_red feather_red", "b1": "straw flower_red flower_yellow"}
    yours = {"a1": "straw feather_red feather_yellow flower_red", "b1": "moss flower_purple white_flower flower_red"}
    assert eggs(ending(mine, yours, goals), "columns") == [1, 1]


def test_exactly_one_against_none_is_worth_two_eggs() -> None:
    goals = ["feather_red", "feather_yellow", *["flower_purple"] * 4]
    assert eggs(ending({"a1": "straw feather_red"}, {"b1": "moss feather_yellow feather_yellow"}, goals), "columns") == [2, 1]


def test_shells_break_a_tie_in_a_column_but_not_none_against_none() -> None:
    goals = ["feather_red", "feather_yellow", *["flower_purple"] * 4]
    mine = {"a1": "straw feather_red shell", "b1": "straw shell"}
    assert eggs(ending(mine, {"a1": "moss feather_red"}, goals), "columns") == [1, 0]


def test_an_ornament_needs_strictly_more_feathers_and_flowers_of_its_colour() -> None:
    mine = {"a1": "straw feather_yellow flower_yellow", "b1": "earth white_feather"}
    for yours, expected in (({"c1": "moss flower_yellow"}, [1, 0]), ({"c1": "moss flower_yellow flower_yellow"}, [0, 0])):
        assert eggs(give_bonus(ending(mine, yours, NONE), 0, "ornament_yellow"), "ornaments") == expected


def test_the_shells_ornament_goes_with_more_shells_or_the_coloured_ones() -> None:
    def shell_eggs(mine: str, yours: str) -> list[int]:
        return eggs(give_bonus(ending({"a1": f"moss {mine}"}, {"a1": f"moss {yours}"}), 0, "ornament_shells"), "ornaments")

    assert shell_eggs("shell shell", "shell") == [1, 0]
    assert shell_eggs("shell", "shell") == [0, 0]
    assert shell_eggs("coloured_shells", "shell shell") == [1, 0]
    assert shell_eggs("shell shell", "coloured_shells") == [0, 0]


def test_equal_eggs_are_decided_by_the_coloured_shells_then_by_shells_else_both_win() -> None:
    position = ending({"a1": "earth coloured_shells"}, {"a1": "earth shell shell"}, NONE)
    assert position.ranks() == [1, 2]
    assert ending({"a1": "earth shell"}, {"a1": "earth shell shell"}, NONE).ranks() == [2, 1]
    assert ending({"a1": "earth shell"}, {"f1": "earth shell"}, NONE).ranks() == [1, 1]


# ---------------------------------------------------------------------- the scoring example of the book

SEMYON = {
    "a1": "gravel gem", "a2": "gravel", "a3": "gravel", "a4": "gravel",
    "b1": "gravel flower_yellow", "b2": "gravel flower_yellow", "b3": "gravel flower_yellow", "b4": "gravel flower_yellow",
    "c1": "straw feather_red", "c2": "straw feather_yellow", "c3": "earth white_feather", "c4": "earth",
    "d1": "straw feather_yellow", "d2": "moss coloured_shells", "d3": "moss feather_red", "d4": "moss feather_purple feather_purple",
    "e1": "straw", "e2": "straw flower_red", "e3": "moss flower_yellow", "e4": "gravel",
    "f1": "straw feather_yellow", "f2": "earth", "f3": "gravel feather_yellow", "f4": "gravel",
}  # fmt: skip
POLINA = {
    "a1": "moss", "a2": "moss", "a3": "moss", "a4": "moss feather_yellow flower_red",
    "b1": "moss gem", "b2": "moss feather_yellow", "b3": "moss feather_yellow", "b4": "moss feather_yellow",
    "c1": "straw feather_red shell", "c2": "straw feather_red", "c3": "straw", "c4": "gravel",
    "d1": "gravel feather_red shell shell shell", "d2": "gravel feather_red", "d3": "gravel feather_yellow shell", "d4": "gravel",
    "e1": "straw feather_purple", "e2": "straw feather_purple", "e3": "straw", "e4": "earth",
    "f1": "earth flower_red", "f2": "earth", "f3": "earth feather_yellow", "f4": "earth feather_yellow",
}  # fmt: skip
GOALS = ["flower_any", "flower_yellow", "feather_red", "feather_any", "feather_purple", "feather_yellow"]


def example() -> object:
    """Nests that give every number of the book's scoring example, with its tokens laid by their tiles."""
    position = ending(SEMYON, POLINA, GOALS)
    for seat, kind, move in ((1, "token_white_feather", "attach d4"), (1, "token_branch", "branch c1 e1")):
        position.turn, position.phase, position.kept = seat, CHOOSING, NUMBER[kind]
        play(position, "use", move)
    give_bonus(position, 0, "ornament_yellow")
    return give_bonus(position, 1, "ornament_shells")


def test_the_scoring_example_of_the_book() -> None:
    position = example()
    assert position.breakdown(0) == {"groups": 1, "columns": 2, "ornaments": 1}
    assert position.breakdown(1) == {"groups": 2, "columns": 4, "ornaments": 0}
    assert position.scores() == [4, 6]
    assert position.ranks() == [2, 1]


def test_the_scoring_example_line_by_line() -> None:
    position = example()
    told = [[(part.what, part.refs[0], part.points) for part in GAME.explain(position, seat)] for seat in (0, 1)]
    assert told[0] == [
        ("largest_group", "terrain:gravel", 1),
        ("column", "column:b", 1),
        ("column", "column:d", 1),
        ("ornament", "look:ornament_yellow", 1),
    ]
    assert told[1] == [
        ("largest_group", "terrain:straw", 1),
        ("largest_group", "terrain:moss", 1),
        ("lone_object", "column:a", 2),
        ("column", "column:c", 1),
        ("column", "column:e", 1),
    ]


def test_the_scoring_example_in_words() -> None:
    position, words = example(), GAME.words()
    told = [[GAME.reason(position, part, words) for part in GAME.explain(position, seat)] for seat in (0, 1)]
    assert told[0] == [
        "Largest group of gravel: 8 : 5",
        "Column b, yellow flower: 4 : 0",
        "Column d, feathers of any colour: 4 : 4, coloured shells",
        "Yellow ornament: 9 : 7",
    ]
    assert told[1][0].startswith("Largest group of straw: 6 : 6, shells ")
    assert told[1][1:] == [
        "Largest group of moss: 8 : 4",
        "Column a, flowers of any colour: 1 : 0, two eggs for exactly one against none",
        "Column c, red feather: 2 : 2, shells 1 : 0",
        "Column e, purple feather: 2 : 0",
    ]


def test_the_scoring_example_has_the_numbers_of_the_book() -> None:
    position = example()
    sizes = [[count(largest(position, seat, ground)) for ground in range(3)] for seat in (0, 1)]
    assert sizes == [[6, 4, 8], [6, 8, 5]]  # straw, moss, gravel
    columns = [column_of(6 * column) & whole(position) for column in range(6)]
    asked = [[asked_for(position, seat, cells, goal) for cells, goal in zip(columns, position.goals, strict=True)] for seat in (0, 1)]
    assert asked == [[0, 4, 2, 4, 0, 2], [1, 0, 2, 4, 2, 2]]
    assert [shells(position, seat, columns[2]) for seat in (0, 1)] == [0, 1]
    assert [shells(position, seat, columns[3]) for seat in (0, 1)] == [0, 4]
    assert [of_colour(weigh(position, seat, whole(position)), 0) for seat in (0, 1)] == [9, 7]


def test_a_position_packs_into_less_than_two_kibibytes() -> None:
    for options in GAME.variants():
        position = fresh(seed=8, **options)
        while not position.over():
            assert len(position.to_bytes()) < 2048
            end_turn(position)
