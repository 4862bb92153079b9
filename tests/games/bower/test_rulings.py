"""One test for each ruling of the README, named after it."""

from __future__ import annotations

import pytest
from games.bower.tables import GAME, TAKING, choosing, end_turn, ending, fresh, give_bonus, hold, placing, play, texts, tile

from hedgerow.core.errors import BadChance, IllegalMove
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, NUMBER, bit_number
from hedgerow.games.bower.phases import ENDED, KEEPING, PLACING
from hedgerow.games.bower.position import BowerPosition

ONE = {"a1": "straw", "a2": "straw"}


def earns(nest: dict[str, str], name: str, cells: str, branch: str = "") -> bool:
    position = placing(nest, name)
    if branch:
        ends = sum(2 ** bit_number(cell) for cell in branch.split())
        position.branches = type(position.branches)([ends, 0])
    return play(position, f"place {name} {cells}").phase == KEEPING


# ---------------------------------------------------------------------- the third gem


def test_two_to_four_gems_at_once_bring_a_bonus_tile() -> None:
    nest = {"b1": "moss gem", "b2": "gravel gem"}
    assert earns(nest, "N31", "b3 b4")  # a gem on either half
    assert not earns({**nest, "c1": "earth", "b2": "gravel gem gem"}, "N31", "b3 b4")


def test_joining_groups_of_two_and_one_or_two_and_two_brings_a_bonus_tile() -> None:
    apart = {"a1": "straw gem", "a2": "straw gem", "c1": "straw gem"}
    assert earns(apart, "N21", "b1 b2")  # straw without a gem joins them
    assert earns({**apart, "c2": "straw gem"}, "N21", "b1 b2")


def test_joining_a_group_that_has_three_gems_already_brings_none() -> None:
    nest = {"a1": "straw gem", "a2": "straw gem gem", "c1": "straw gem"}
    assert not earns(nest, "N21", "b1 b2")


def test_what_a_branch_joins_is_one_group_before_the_placement_too() -> None:
    nest = {"a1": "straw gem", "b1": "moss", "c1": "straw gem gem"}
    assert earns(nest, "N24", "d1 d2")
    assert not earns(nest, "N24", "d1 d2", branch="a1 c1")


def test_earth_counts_for_columns_and_makes_no_groups() -> None:
    assert earns({"a1": "earth", "b1": "straw gem gem"}, "N24", "b2 a2")
    nest = {"a1": "earth gem", "b1": "earth gem", "c1": "earth gem"}
    assert not earns(nest, "nest_white_mixed", "d1 d2")


def test_a_group_whose_third_gem_was_covered_may_get_it_again() -> None:
    position = choosing("cover", {"a1": "straw gem", "a2": "straw gem", "b1": "straw gem"})
    position.nest = type(position.nest)([*position.nest[: position.dealt], tile("N21"), *position.nest[position.dealt + 1 :]])
    play(position, "use", "cover b1 a1")  # straw and gravel without gems
    position.turn, position.phase = 0, PLACING
    hold(position, 0, "N25")  # straw with a gem, gravel with a gem
    position.contents[bit_number("a2")] *= 2
    assert play(position, "place N25 b2 c2").phase == KEEPING


def test_a_bonus_tile_is_compulsory_when_due_as_long_as_one_is_left() -> None:
    two = {"b1": "moss gem", "b2": "gravel gem"}
    position = placing(two, "N24")
    play(position, "place N24 b3 c3")
    assert all(text.startswith("keep") for text in texts(position))
    empty = placing(two, "N24")
    empty.stacked = 0
    assert play(empty, "place N24 b3 c3").actor() == 1
    none_open = placing(two, "N24", mode="advanced")
    none_open.offer = type(none_open.offer)([0] * int(BONUS_KINDS))
    assert play(none_open, "place N24 b3 c3").actor() == 1


# ---------------------------------------------------------------------- drawing bonus tiles


def nearly_drawn(stack: list[str], discards: dict[str, int]) -> BowerPosition:
    """Seat 0 is about to bring a third gem; these bonus tiles are left, these were discarded by seat 0."""
    position = placing({"b1": "moss gem", "b2": "gravel gem"}, "N24")
    position.stack = type(position.stack)([0] * (20 - len(stack)) + [NUMBER[name] for name in stack])
    position.stacked = len(stack)
    piles = [0] * int(2 * BONUS_KINDS)
    for name, count in discards.items():
        piles[NUMBER[name]] = count
    position.discards = type(position.discards)(piles)
    position.discarded = type(position.discarded)([sum(discards.values()), 0])
    return position


def test_discards_are_reshuffled_in_the_middle_of_a_draw() -> None:
    position = nearly_drawn(["cover"], {"gift": 1, "discard": 1, "token_x": 1})
    play(position, "place N24 b3 c3")
    (order,) = position.spoken or [[]]
    assert sorted(GAME.chance_names(order)) == ["discard", "gift", "token_x"]
    assert list(position.drawn[:3]) == [NUMBER["cover"], order[0], order[1]]
    assert (position.stacked, list(position.discarded)) == (1, [0, 0])


def test_the_new_order_stands_on_the_place_and_is_checked() -> None:
    for order in (["gift", "discard", "token_x"], ["token_x", "gift", "discard"]):
        position = nearly_drawn([], {"gift": 1, "discard": 1, "token_x": 1})
        position.key = type(position.key)([-1] * 8)
        position.foretold = [GAME.read_chance(order)]
        play(position, "place N24 b3 c3")
        assert list(position.drawn[:3]) == [NUMBER[name] for name in order]
    for wrong in ([], [GAME.read_chance(["gift", "gift", "discard"])]):
        position = nearly_drawn([], {"gift": 1, "discard": 1, "token_x": 1})
        position.foretold = wrong
        position.key = type(position.key)([-1] * 8)
        before = position.to_bytes()
        with pytest.raises(BadChance):
            play(position, "place N24 b3 c3")
        assert position.to_bytes() == before


def test_a_stack_that_ends_with_a_draw_is_not_reshuffled_before_the_next() -> None:
    position = nearly_drawn(["cover", "scout_set_aside", "token_x"], {"gift": 2})
    play(position, "place N24 b3 c3")
    assert position.spoken is None
    assert (position.stacked, list(position.discarded)) == (0, [2, 0])


def test_with_fewer_than_three_in_all_the_choice_is_among_those() -> None:
    position = nearly_drawn(["cover"], {"gift": 1})
    play(position, "place N24 b3 c3")
    assert texts(position) == ["keep cover", "keep gift"]
    play(position, "keep gift", "decline")
    assert (position.stacked, list(position.discarded), position.drawing) == (0, [1, 0], 0)


def test_a_declined_bonus_tile_is_dead() -> None:
    position = hold(play(choosing("nest_white_mixed"), "decline"), 0, "N01")
    assert position.declined[NUMBER["nest_white_mixed"]] == 1
    position.turn, position.phase, position.kept = 1, 4, NUMBER["discard"]
    play(position, "use")
    assert texts(position) == ["drop N01"]
    ornament = play(choosing("ornament_red", {"a1": "straw feather_red"}), "decline")
    assert ornament.breakdown(0)["ornaments"] == 0


# ---------------------------------------------------------------------- effects that can do nothing


def nothing_follows(position: BowerPosition) -> bool:
    turn = int(position.turn)
    play(position, "use")
    return position.phase in (TAKING, PLACING, ENDED) and (position.turn != turn or position.turns[1 - turn] >= 12)


def test_a_used_effect_that_can_do_nothing_is_followed_by_nothing() -> None:
    bare = {"a1": "straw gem", "a2": "earth shell"}
    assert nothing_follows(choosing("token_x", bare))
    assert nothing_follows(choosing("token_branch", bare))
    assert nothing_follows(hold(choosing("discard"), 1))
    spent = choosing("cover")
    spent.dealt = 36
    assert nothing_follows(spent)


@pytest.mark.parametrize(("mode", "limit"), [("standard", 12), ("advanced", 15)])
def test_a_gift_has_no_effect_on_who_has_had_all_turns(mode: str, limit: int) -> None:
    for had, given in ((limit - 1, True), (limit, False)):
        position = choosing("gift", mode=mode)
        position.turns[1] = had
        play(position, "use")
        assert bool(texts(position, "gift")) is given


@pytest.mark.parametrize(("mode", "limit"), [("standard", 12), ("advanced", 15)])
def test_a_double_turn_has_no_effect_on_who_has_fewer_than_two_turns_left(mode: str, limit: int) -> None:
    for had, doubled in ((limit - 2, 2), (limit - 1, 0), (limit, 0)):
        position = choosing("double_turn", mode=mode)
        position.turns[1] = had
        play(position, "use")
        assert position.doubled == doubled
        if doubled:
            end_turn(position)
            assert (position.turn, position.turns[1]) == (1, limit - 1)


# ---------------------------------------------------------------------- gift, double turn, discard together


def given(seat_1_hand: tuple[str, ...] = ("N01",)) -> tuple[BowerPosition, str]:
    """Seat 0, in the first of two turns, has just given seat 1 a tile."""
    position = hold(choosing("gift"), 1, *seat_1_hand)
    position.doubled = 2
    play(position, "use")
    present = texts(position, "gift")[0].split()[1]
    play(position, f"gift {present}")
    assert (position.turn, position.phase) == (0, TAKING)
    return position, present


def uses(position: BowerPosition, kind: str) -> BowerPosition:
    """The second turn of seat 0 comes to the use of this bonus tile."""
    position.phase, position.kept = 4, NUMBER[kind]
    return play(position, "use")


def test_with_a_double_turn_only_the_first_turn_is_bound_by_a_gift() -> None:
    position, present = given()
    uses(position, "double_turn")
    assert (position.turn, position.phase) == (1, PLACING)
    assert {text.split()[1] for text in texts(position)} == {present}
    play(position, texts(position)[0])
    assert (position.turn, position.phase) == (1, TAKING)
    end_turn(position)
    assert position.turn == 0


def test_a_given_tile_that_is_dropped_binds_no_more() -> None:
    position, present = given()
    uses(position, "discard")
    assert position.actor() == 1
    play(position, f"drop {present}")
    assert (position.turn, position.phase) == (1, TAKING)


def test_a_given_tile_binds_as_before_when_another_is_dropped() -> None:
    position, present = given()
    uses(position, "discard")
    play(position, "drop N01")
    assert (position.turn, position.phase) == (1, PLACING)
    assert {text.split()[1] for text in texts(position)} == {present}


def test_a_given_tile_that_cannot_be_placed_is_an_ordinary_tile_afterwards() -> None:
    position, present = given()
    end_turn(position)
    full = {f"{column}{row}" for column in "abcdef" for row in range(1, 5)}
    position.terrain[4] = sum(2 ** bit_number(cell) for cell in full)
    assert texts(position) == ["pass"]
    play(position, "pass")
    assert position.hands[1] == 2 ** tile("N01") + 2 ** tile(present)
    assert list(position.given) == [0, 0]


def test_discard_takes_unplaced_bonus_nest_tiles_and_hits_who_has_had_all_turns() -> None:
    position = hold(choosing("discard"), 1, "nest_white_flowers")
    position.turns[1] = 12
    play(position, "use")
    assert texts(position) == ["drop nest_white_flowers"]
    play(position, "drop nest_white_flowers")
    assert position.hands[1] == 0
    assert position.turn == 0


def test_an_empty_hand_takes_and_places_one_tile_as_usual() -> None:
    position = hold(fresh(), 0)
    taken = texts(position)[0].split()[1]
    play(position, f"take {taken}")
    assert {text.split()[1] for text in texts(position)} == {taken}


# ---------------------------------------------------------------------- tokens, branch, cover


def test_x_may_lie_on_a_white_token() -> None:
    position = play(choosing("token_white_flower", ONE), "use", "attach a1")
    position.turn, position.phase, position.kept = 1, 4, NUMBER["token_x"]
    play(position, "use")
    assert texts(position) == ["cross 0 a1 white_flower"]
    play(position, "cross 0 a1 white_flower")
    assert position.contents[bit_number("a1")] == 0


def test_tokens_lie_on_any_built_cell_earth_and_cells_with_tokens_included() -> None:
    position = play(choosing("token_shells", {"a1": "earth"}), "use", "attach a1")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["token_white_feather"]
    play(position, "use", "attach a1")
    assert position.contents[bit_number("a1")] == 2 * 32**9 + 32**6


def test_a_branch_may_span_an_empty_cell_and_join_different_terrains() -> None:
    position = play(choosing("token_branch", {"a1": "straw", "c1": "moss"}), "use")
    assert texts(position) == ["branch a1 c1"]
    play(position, "branch a1 c1")
    end_turn(position)
    hold(position, 0, "N29")
    play(position, texts(position, "take")[0])
    assert "place N29 b1 b2" in texts(position)


@pytest.mark.parametrize("cells", ["a1 a2", "b1 b2", "c2 c1"])
def test_covering_any_cell_of_a_branch_ends_it(cells: str) -> None:
    nest = dict.fromkeys(("a1", "a2", "b1", "b2", "c1", "c2"), "straw")
    position = play(choosing("token_branch", nest), "use", "branch a1 c1")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["cover"]
    play(position, "use", f"cover {cells}")
    assert list(position.branches) == [0, 0]


def test_covering_beside_a_branch_leaves_it() -> None:
    nest = dict.fromkeys(("a1", "a2", "b1", "b2", "c1", "c2"), "straw")
    position = play(choosing("token_branch", nest), "use", "branch a1 c1")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["cover"]
    play(position, "use", "cover a2 b2")
    assert position.branches[0] == 2 ** bit_number("a1") + 2 ** bit_number("c1")


def test_covered_tokens_objects_and_x_are_gone() -> None:
    position = play(choosing("token_shells", {"a1": "straw feather_red", "a2": "straw gem"}), "use", "attach a1")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["token_x"]
    play(position, "use", "cross 0 a1 feather_red")
    assert position.crossed
    assert position.tokens[2]
    position.turn, position.phase, position.kept = 0, 4, NUMBER["cover"]
    play(position, "use")
    cover = position.cover
    play(position, "cover a1 a2")
    assert not position.crossed
    assert list(position.tokens) == [0, 0, 0]
    assert position.contents[bit_number("a1")] == position.facts.objects[2 * cover]


def test_x_and_tokens_elsewhere_outlive_a_cover() -> None:
    position = play(choosing("token_shells", {"a1": "straw", "a2": "straw", "b1": "moss"}, {"a1": "straw feather_red"}), "use", "attach b1")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["token_x"]
    play(position, "use", "cross 1 a1 feather_red")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["cover"]
    play(position, "use", "cover a1 a2")
    assert position.crossed
    assert position.tokens[2] == 1 + bit_number("b1")


def test_branch_and_cover_bring_no_further_bonus_tile_in_their_turn() -> None:
    position = play(choosing("token_branch", {"a1": "straw gem gem", "c1": "straw gem"}), "use", "branch a1 c1")
    assert position.turn == 1


# ---------------------------------------------------------------------- scouts and what one knows


def test_a_column_may_be_peeked_at_twice() -> None:
    position = play(choosing("scout_opponent_goal"), "use", "peek b")
    position.turn, position.phase, position.kept = 0, 4, NUMBER["scout_opponent_goal"]
    play(position, "use")
    assert texts(position) == ["peek b", "peek d", "peek f"]


def test_hands_are_known_to_all() -> None:
    position = play(fresh(), texts(fresh(), "take")[0])
    for viewer in (0, 1, None):
        assert list(position.mask(viewer).hands) == list(position.hands)


def test_drawn_and_discarded_bonus_tiles_are_known_to_the_drawer_alone() -> None:
    position = nearly_drawn(["cover", "gift", "discard", "token_x"], {})
    play(position, "place N24 b3 c3")
    assert list(position.mask(0).drawn[:3]) == list(position.drawn[:3])
    assert list(position.mask(1).drawn[:3]) == list(position.mask(None).drawn[:3]) == [-1, -1, -1]
    assert position.mask(0).legal(0) == position.legal(0)
    play(position, "keep cover")
    assert position.mask(0).discards[NUMBER["gift"]] == 1
    assert set(position.mask(1).discards[: int(BONUS_KINDS)]) == {-1}
    assert position.mask(1).kept == NUMBER["cover"]


# ---------------------------------------------------------------------- scores


def test_coloured_shells_decide_a_tie_only_in_their_own_column_and_group() -> None:
    goals = ["feather_red", "feather_red", *["flower_purple"] * 4]
    mine = {"a1": "moss feather_red coloured_shells", "b1": "straw feather_red"}
    yours = {"a1": "moss feather_red shell shell", "b1": "straw feather_red shell"}
    position = ending(mine, yours, goals)
    assert [position.breakdown(seat)["columns"] for seat in (0, 1)] == [1, 1]
    assert [position.breakdown(seat)["groups"] for seat in (0, 1)] == [1, 1]


def test_coloured_shells_in_any_of_the_largest_groups_decide_the_tie() -> None:
    mine = {"a1": "moss coloured_shells", "c1": "moss shell shell shell"}
    assert ending(mine, {"a1": "moss shell"}).breakdown(0)["groups"] == 1
    smaller = {"a1": "moss coloured_shells", "c1": "moss", "c2": "moss"}
    assert ending(smaller, {"a1": "moss shell", "a2": "moss"}).breakdown(1)["groups"] == 1


def test_of_several_largest_groups_the_one_with_most_shells_counts() -> None:
    mine = {"a1": "straw shell", "c1": "straw shell shell"}
    assert ending(mine, {"a1": "straw shell"}).breakdown(0)["groups"] == 1


def test_coloured_shells_are_no_ordinary_shells() -> None:
    position = give_bonus(ending({"a1": "moss coloured_shells"}, {"a1": "moss"}), 0, "ornament_shells")
    assert position.tie_break(0) == [1, 0]


def test_in_the_hand_coloured_shells_count_for_nothing() -> None:
    position = hold(give_bonus(ending({"a1": "moss"}, {"b1": "moss"}), 0, "ornament_shells"), 0, "nest_coloured_shells")
    assert position.breakdown(0)["ornaments"] == 0
    assert position.tie_break(0) == [0, 0]


def test_the_shells_token_counts_two_in_every_count_of_shells() -> None:
    position = play(choosing("token_shells", {"a1": "straw feather_red"}, {"a1": "straw feather_red shell"}), "use", "attach a1")
    assert position.tie_break(0) == [0, 2]
    assert position.breakdown(0)["groups"] == 1


# ---------------------------------------------------------------------- variants


def test_an_empty_stack_does_not_refill_the_display() -> None:
    position = fresh(mode="advanced")
    position.dealt = 36
    play(position, texts(position)[0])
    assert sum(1 for place in position.display if place) == 2


def test_the_fair_game_lacks_x_gift_double_turn_and_discard() -> None:
    box = GAME.write_setup(GAME.start(seed=1, fair=True))["bonus"]
    assert len(box) == 16
    assert not {"token_x", "gift", "double_turn", "discard"} & set(box)
    seven = GAME.write_setup(GAME.start(seed=1, fair=True, mode="advanced"))["bonus"]
    assert len(seven) == 7
    assert not {"token_x", "gift", "double_turn", "discard"} & set(seven)


def test_goals_that_a_masked_position_does_not_know_count_nothing() -> None:
    goals = ["feather_red", "feather_red", *["flower_purple"] * 4]
    position = ending({"a1": "straw feather_red", "b1": "straw feather_red"}, {}, goals)
    position.share_goals()
    assert position.breakdown(0)["columns"] == 4
    assert position.mask(0).breakdown(0)["columns"] == 2
    assert position.mask(1).breakdown(0)["columns"] == 2
    assert position.mask(None).breakdown(0)["columns"] == 0


def test_an_impossible_move_is_refused_with_what_could_stand_there() -> None:
    with pytest.raises(IllegalMove, match="only take"):
        play(fresh(), "pass")
    with pytest.raises(IllegalMove, match="the column cannot be a, only b, d, f"):
        play(play(choosing("scout_opponent_goal"), "use"), "peek a")


def test_contents_of_both_nests_lie_apart() -> None:
    position = play(choosing("token_shells", ONE, ONE, seat=1), "use", "attach a2")
    assert position.contents[BITS + bit_number("a2")] == 2 * 32**9
    assert position.contents[bit_number("a2")] == 0
