"""Section 7: the order, use and skip, costs, the colors, copying flora, and texts about position."""

from __future__ import annotations

import pytest
from games.earth.play import CARD, actions, compost, discarded, hand, in_turn, on, options, say

from hedgerow.core.errors import IllegalMove

SAVANNA = "Tropical Savanna"  # yellow, one hand card: 3 sprouts, only if you chose
BOREAL = "Boreal"  # blue, one hand card: 1 soil


def grown(seat: dict, *more: dict, **rest) -> object:
    """The turn of seat 0 after Grow, up to its activation."""
    return say(in_turn(seat, *more or [{}], **rest), "0 act grow", "0 done")


# ---------------------------------------------------------------------- order


def test_an_order_is_chosen_only_if_something_comes_up_on_both_sides() -> None:
    both = grown({"cards": {"d4": "Japanese Andromeda"}, "climate": "Hemiboreal"})
    assert options(both) == ["order board", "order tableau"]
    board = grown({"cards": {"d4": "Cat Grass"}, "climate": "Hemiboreal"})
    assert options(board) == ["use Hemiboreal", "skip Hemiboreal"]
    tableau = grown({"cards": {"d4": "Japanese Andromeda"}})
    assert options(tableau) == ["use 33", "skip 33"]


def test_board_first_is_island_then_climate_then_the_tableau() -> None:
    seat = {"cards": {"d4": "Japanese Andromeda"}, "climate": "Hemiboreal", "island": "Luzon"}
    position = say(grown(seat), "0 order board")
    for name in ("Luzon", "Hemiboreal", "33"):
        assert f"skip {name}" in options(position)
        say(position, f"0 skip {name}")
    assert options(position) == ["done"]


def test_tableau_first_is_row_by_row_from_the_top_left_to_right() -> None:
    cards = {"e5": "Milk-Cap", "d4": "Japanese Andromeda", "e4": "White Oak", "d5": "Dog Grass", "f3": "Giant Puffball"}
    position = say(grown({"cards": cards, "climate": "Hemiboreal"}), "0 order tableau")
    for name in (CARD["Giant Puffball"], 33, CARD["White Oak"], CARD["Dog Grass"], CARD["Milk-Cap"], "Hemiboreal"):
        assert f"skip {name}" in options(position)
        say(position, f"0 skip {name}")
    assert options(position) == ["done"]


def test_every_ability_that_comes_up_gets_exactly_one_use_or_skip() -> None:
    position = grown({"cards": {"d4": "Japanese Andromeda"}})
    with pytest.raises(IllegalMove):
        say(position, "0 done")
    say(position, "0 use 33")
    assert options(position) == ["done"]
    with pytest.raises(IllegalMove):
        say(position, "0 use 33")


# ---------------------------------------------------------------------- what comes up


@pytest.mark.parametrize(
    ("action", "coming"),
    [
        ("plant", ["Swamp"]),
        ("compost", ["Jojoba", "Bald Cypress"]),
        ("water", ["Cat Grass", "Bald Cypress"]),
        ("grow", ["White Oak", "Bald Cypress"]),
    ],
)
def test_the_color_of_the_action_and_multicolored_but_not_for_green(action: str, coming: list[str]) -> None:
    cards = {"d4": "Swamp", "e4": "Jojoba", "f4": "Cat Grass", "g4": "White Oak", "d5": "Bald Cypress"}
    position = say(in_turn({"cards": cards}, {"cards": {"d4": "Milk-Cap"}}), f"0 act {action}")
    if action in ("plant", "water", "grow"):
        say(position, "0 done")
    climate = ["0 order tableau"] if action == "water" else []
    say(position, *climate)
    for card in coming:
        say(position, f"0 skip {CARD[card]}")
    assert options(position)[-1] in ("done", "skip Jan Mayen")


def test_if_you_chose_means_the_active_seat_and_the_action_itself() -> None:
    seat = {"climate": SAVANNA, "cards": {"d4": "Dog Grass"}, "hand": ["Cat Grass"]}
    position = say(in_turn(seat, seat | {"cards": {"d4": "White Oak"}, "hand": ["Marula"]}), "0 act grow", "1 done", "0 done")
    assert actions(position, 0) == {"order"}
    assert actions(position, 1) == {"use", "skip"}
    assert options(position, 1)[0] == f"use {CARD['White Oak']}"


def test_an_ability_comes_up_even_if_it_cannot_be_paid() -> None:
    position = grown({"cards": {"d4": "Giant Gilled"}})
    assert options(position) == [f"skip {CARD['Giant Gilled']}"]


def test_an_ability_comes_up_even_if_it_would_give_nothing() -> None:
    position = say(in_turn({"cards": {"d4": "Turkey Tail"}, "island": "Whakaari"}, {}), "0 act plant", "0 done")
    assert options(position) == ["use Whakaari", "skip Whakaari"]
    say(position, "0 use Whakaari")
    assert options(position) == ["done"]


# ---------------------------------------------------------------------- costs and gains


def test_sprouts_are_given_in_pieces_before_the_gain_runs() -> None:
    """Oakmoss, 1 sprout for 2 soil, as in the example of the record."""
    position = grown({"cards": {"d4": "Oakmoss", "d5": "Cat Grass"}, "sprouts": {"d4": 1, "d5": 2}})
    say(position, "0 use 174")
    assert options(position) == ["give sprout d4 1", "give sprout d5 1"]
    assert position.soil[0] == 0
    say(position, "0 give sprout d5 1")
    assert position.soil[0] == 2
    assert on(position, "d5")[1] == 1


def test_a_cost_of_several_pieces_may_be_given_together_or_one_by_one() -> None:
    """Giant Sequoia: 2 sprouts for 4 growth."""
    seat = {"cards": {"d4": "Giant Sequoia", "d5": "Cat Grass"}, "sprouts": {"d4": 2, "d5": 2}}
    position = say(grown(seat), f"0 use {CARD['Giant Sequoia']}")
    assert {"give sprout d4 2", "give sprout d5 2", "give sprout d4 1", "give sprout d5 1"} == set(options(position))
    say(position, "0 give sprout d4 1", "0 give sprout d5 1")
    assert actions(position) == {"grow", "done"}


def test_sprouts_and_growth_are_given_in_any_order() -> None:
    """Cookeina: 1 sprout and 1 growth for 2 soil and a hand card into the compost."""
    seat = {"cards": {"d4": "Cookeina"}, "sprouts": {"d4": 1}, "growth": {"d4": 1}, "hand": ["Cat Grass"]}
    position = say(grown(seat), "0 use 252")
    assert set(options(position)) == {"give sprout d4 1", "give growth d4 1"}
    say(position, "0 give growth d4 1", "0 give sprout d4 1")
    assert position.soil[0] == 2
    say(position, "0 bury 5")
    assert compost(position) == [5]


def test_hand_cards_as_a_cost_are_exactly_so_many() -> None:
    """Turkey Tail: 1 hand card for 2 cards."""
    position = grown({"cards": {"d4": "Turkey Tail"}, "hand": ["Cat Grass", "Marula"]}, draws=(11, 12, 13, 14, 15, 16))
    say(position, "0 use 64")
    assert actions(position) == {"bury"}
    say(position, "0 bury 7")
    assert hand(position) == {5, 11, 12, 13, 14, 15, 16}
    assert options(position) == ["done"]


def test_hand_cards_as_a_gain_are_up_to_so_many() -> None:
    """Rubber Tree: up to 2 hand cards into the compost."""
    position = grown({"cards": {"d4": "Rubber Tree"}, "hand": ["Cat Grass", "Marula"]}, left=0)
    say(position, "0 use 47", "0 bury 7", "0 done")
    assert compost(position) == [7]
    assert hand(position) == {5}


def test_compost_is_discarded_from_the_top_and_paid_at_once() -> None:
    """Florence Fennel: 1 compost card for 3 sprouts."""
    position = grown({"cards": {"d4": "Florence Fennel"}, "compost": [11, 12]})
    say(position, "0 use 55")
    assert compost(position) == [11]
    assert discarded(position) == [12]
    assert actions(position) == {"sprout", "done"}


def test_soil_is_paid_at_once() -> None:
    """Corn: 1 soil for 3 growth."""
    position = grown({"cards": {"d4": "Corn"}, "soil": 1})
    say(position, f"0 use {CARD['Corn']}")
    assert position.soil[0] == 0
    say(position, "0 grow d4 3")
    assert options(position) == ["done"]


def test_soil_cards_and_deck_compost_come_first_at_once_and_in_full() -> None:
    """Decision 3: Giant Puffball draws a card, then offers growth."""
    position = grown({"cards": {"d4": "Giant Puffball"}}, draws=(11, 12, 13, 14, 15))
    say(position, "0 use 60")
    assert 15 in hand(position)
    assert "grow d4 1" in options(position)


def test_gains_per_planting_count_what_fits() -> None:
    """Nisyros: 2 growth for each sunny card planted in this turn."""
    seat = {"island": "Nisyros", "hand": ["Cat Grass", "Japanese Andromeda"]}
    position = say(in_turn(seat, {}), "0 act plant", "0 plant 5 d4", "0 plant 33 d5", "0 done", "0 use Nisyros")
    assert position.series[2 + 1] == 4
    assert set(options(position)) == {"grow d4 1", "grow d5 1", "done"}


def test_multicolored_plantings_count_for_a_color() -> None:
    """Santorini: 2 soil for each card with a yellow ability."""
    seat = {"island": "Santorini", "hand": ["Bald Cypress", "Cat Grass"], "soil": 2}
    position = say(in_turn(seat, {}), "0 act plant", "0 plant 236 d4", "0 plant 5 d5", "0 done", "0 use Santorini")
    assert position.soil[0] == 2


def test_freshly_planted_green_abilities_work_in_the_same_turn() -> None:
    position = say(in_turn({"hand": ["Swamp"], "soil": 1}, {}, draws=(11,)), "0 act plant", "0 plant 113 d4", "0 done", "0 use 113")
    assert hand(position) == {11}


# ---------------------------------------------------------------------- texts about position


def test_one_piece_on_each_matching_flora_of_the_row_itself_included() -> None:
    """Lingzhi: every mushroom of its row may receive a sprout; the Roman Brown is full, the Penny Bun in another row."""
    cards = {"d4": "Lingzhi", "e4": "Roman Brown", "f4": "Milk-Cap", "g4": "Cat Grass", "e5": "Penny Bun"}
    position = say(in_turn({"cards": cards, "sprouts": {"e4": 3}}, {}), "0 act water", "0 done", "0 order tableau")
    say(position, "0 use 135")
    assert options(position) == ["sprout d4 1", "sprout f4 1", "done"]
    say(position, "0 sprout f4 1")
    assert options(position) == ["sprout d4 1", "done"]
    say(position, "0 sprout d4 1")
    assert "skip 9" in options(position)


def test_one_piece_on_each_of_the_column() -> None:
    cards = {"d4": "Potato Plant", "d5": "Cat Grass", "d6": "Dragon Sprouts", "e4": "Spearmint"}
    position = say(in_turn({"cards": cards}, {}), "0 act water", "0 done", "0 order tableau", "0 use 83")
    assert options(position, 0, "sprout") == ["sprout d4 1", "sprout d5 1", "sprout d6 1"]


def test_such_an_offer_without_any_room_opens_no_series() -> None:
    """All matching flora are full: the offer is of 0 pieces."""
    position = say(in_turn({"cards": {"d4": "Potato Plant"}, "sprouts": {"d4": 6}}, {}), "0 act water", "0 done", "0 order tableau")
    say(position, "0 use 83")
    assert options(position)[0] == "use Jan Mayen"


def test_three_pieces_on_the_eight_neighbours_and_not_on_itself() -> None:
    """Angel's Trumpets: 3 growth."""
    cards = {"d4": "Angel's Trumpets", "d5": "Japanese Maple", "e5": "Milk-Cap", "f4": "White Oak"}
    position = say(grown({"cards": cards}), f"0 use {CARD[chr(65) + 'ngel' + chr(39) + 's Trumpets']}")
    assert options(position, 0, "grow") == ["grow d5 1", "grow d5 2", "grow d5 3", "grow e5 1", "grow e5 2"]
    say(position, "0 grow e5 2")
    assert options(position, 0, "grow") == ["grow d5 1"]


# ---------------------------------------------------------------------- copying flora


def copying(*extra: tuple[str, str], **things) -> object:
    """Swamp Sprouts on d4 and other cards, after Water, at the use of Swamp Sprouts."""
    cards = {"d4": "Swamp Sprouts", **dict(extra)}
    position = say(in_turn({"cards": cards, **things}, {}), "0 act water", "0 done", "0 order tableau")
    return say(position, "0 use 280")


def test_copying_repeats_another_card_s_ability_of_that_color_or_a_multicolored_one() -> None:
    position = copying(("d5", "Cat Grass"), ("e5", "Milk-Cap"), ("f5", "Bald Cypress"), compost=[11])
    assert options(position) == ["copy 5", "copy 236"]
    say(position, "0 copy 236")
    assert position.soil[0] == 3
    assert discarded(position) == [11]


def test_only_what_can_be_paid_is_copied() -> None:
    position = copying(("d5", "Cat Grass"), ("f5", "Bald Cypress"))
    assert options(position) == ["copy 5"]


def test_the_copied_cost_is_paid() -> None:
    position = copying(("d5", "Mistletoe"), growth={"d5": 1})
    say(position, "0 copy 71")
    assert options(position) == ["give growth d5 1"]


def test_texts_about_position_are_read_from_the_copying_card() -> None:
    """Potato Plant speaks of its column; copied from d4 it is column d, where Swamp Sprouts is a herb itself."""
    position = copying(("e5", "Potato Plant"), ("d5", "Spearmint"), ("e6", "Cat Grass"))
    say(position, "0 copy 83")
    assert options(position, 0, "sprout") == ["sprout d4 1", "sprout d5 1"]


def test_without_anything_to_copy_it_cannot_be_used() -> None:
    position = say(in_turn({"cards": {"d4": "Swamp Sprouts", "d5": "Milk-Cap"}}, {}), "0 act water", "0 done", "0 order tableau")
    assert options(position) == ["skip 280"]


def test_a_copying_ability_cannot_be_copied_and_neither_the_climate() -> None:
    seat = {"cards": {"d4": "Yellow Sprouts", "d5": "White Oak"}, "climate": "Hemiboreal"}
    position = say(grown(seat), "0 order tableau", "0 use 282")
    assert options(position) == [f"copy {CARD['White Oak']}"]


def test_between_use_and_copy_a_seat_is_not_free() -> None:
    position = copying(("d5", "Cat Grass"), hand=["Mudpot"], sprouts={"d5": 3})
    assert actions(position) == {"copy"}


def test_the_same_card_may_be_used_and_copied() -> None:
    position = copying(("d5", "Cat Grass"))
    say(position, "0 copy 5", "0 sprout d5 2", "0 use 5", "0 sprout d5 2")
    assert on(position, "d5")[1] == 4


@pytest.mark.parametrize("climate", [BOREAL])
def test_a_climate_takes_its_cost_from_the_hand(climate: str) -> None:
    position = say(
        in_turn({"climate": climate, "hand": ["Cat Grass"]}, {}), "0 act water", "0 done", "0 skip Jan Mayen", f"0 use {climate}"
    )
    say(position, "0 bury 5")
    assert position.soil[0] == 3
