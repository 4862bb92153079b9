"""Section 6: where, at what price, replacing, and what is drawn afterwards."""

from __future__ import annotations

import pytest
from games.earth.play import CARD, GAME, actions, compost, discarded, hand, in_turn, number, on, options, say

from hedgerow.core.errors import IllegalMove


def cells_for(position, card: str, seat: int = 0) -> set[str]:
    return {text.split()[2] for text in options(position, seat, "plant") if text.split()[1] == str(number(card))}


def plantings(position, seat: int = 0) -> set[int]:
    return {int(text.split()[1]) for text in options(position, seat, "plant")}


def test_the_first_card_lies_on_d4() -> None:
    position = say(in_turn({"hand": ["Cat Grass"]}, {}), "0 act plant")
    assert cells_for(position, "Cat Grass") == {"d4"}


def test_the_next_card_touches_a_planted_one_by_side_or_corner() -> None:
    position = say(in_turn({"cards": {"d4": "Milk-Cap"}, "hand": ["Cat Grass"]}, {}), "0 act plant")
    assert cells_for(position, "Cat Grass") == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}


def test_a_tableau_has_at_most_4_columns_and_4_rows() -> None:
    cards = {"d4": "Milk-Cap", "c3": "Penny Bun", "b2": "White Oak", "a1": "Marula"}
    position = say(in_turn({"cards": cards, "hand": ["Cat Grass"]}, {}), "0 act plant")
    assert cells_for(position, "Cat Grass") == {"a2", "a3", "b1", "b3", "b4", "c1", "c2", "c4", "d2", "d3"}
    row = {"d4": "Milk-Cap", "e4": "Penny Bun", "f4": "White Oak", "g4": "Marula"}
    position = say(in_turn({"cards": row, "hand": ["Cat Grass"]}, {}), "0 act plant")
    assert cells_for(position, "Cat Grass") == {f"{column}{line}" for column in "defg" for line in (3, 5)}


def test_only_flora_and_terrain_can_be_planted() -> None:
    position = say(in_turn({"hand": ["Cat Grass", "Mudpot", "Aridisol"]}, {}), "0 act plant")
    assert plantings(position) == {CARD["Cat Grass"], CARD["Aridisol"]}


def test_the_price_must_be_there_and_is_paid() -> None:
    position = say(in_turn({"hand": ["Japanese Maple", "White Oak"], "soil": 3}, {}), "0 act plant")
    assert plantings(position) == {CARD["Japanese Maple"]}
    say(position, "0 plant 1 d4")
    assert position.soil[0] == 0
    assert on(position, "d4") == (1, 0, 0)


def test_the_active_seat_may_plant_twice_every_other_once() -> None:
    both = {"hand": ["Cat Grass", "Aridisol", "Milk-Cap"], "soil": 9}
    other = {"hand": ["Spearmint", "Arable Land"], "soil": 9}
    position = say(in_turn(both, other), "0 act plant", "0 plant 5 d4", "0 plant 91 d5", "1 plant 32 d4")
    assert options(position) == ["draw", "done"]
    assert options(position, 1) == ["draw", "done"]


# ---------------------------------------------------------------------- discounts


@pytest.mark.parametrize(
    ("cards", "island", "price"),
    [
        ({}, "Jan Mayen", 4),
        ({"d4": "Arable Land"}, "Jan Mayen", 2),  # herbs 2 less
        ({"d4": "Arable Land", "d5": "Riverside"}, "Jan Mayen", 1),  # and 1 less: discounts add up
        ({"d4": "Arable Land", "d5": "Riverside", "d6": "Solidified Magma"}, "Jan Mayen", 0),  # rocky too
        ({"d4": "Riverside", "d5": "Solidified Magma"}, "Nishinoshima", 1),  # herb, rocky, sunny
        ({"d4": "Aridisol"}, "Jan Mayen", 4),  # bushes
    ],
)
def test_discounts_add_up(cards: dict[str, str], island: str, price: int) -> None:
    """Reed Canary Grass: a herb for 4 soil, sunny and rocky."""
    for soil in (price - 1, price):
        if soil < 0:
            continue
        position = in_turn({"cards": cards, "hand": ["Reed Canary Grass"], "soil": soil, "island": island}, {})
        assert (plantings(say(position, "0 act plant")) != set()) == (soil == price)


def test_a_price_is_never_below_0() -> None:
    cards = {"d4": "Arable Land", "d5": "Riverside", "d6": "Solidified Magma", "d7": "Sand Dunes"}
    position = in_turn({"cards": cards, "hand": ["Cat Grass"], "soil": 2}, {})
    say(position, "0 act plant", "0 plant 5 e5")
    assert position.soil[0] == 2


def test_habitat_discounts_also_apply_to_terrains() -> None:
    position = in_turn({"cards": {"d4": "Water Pools"}, "hand": ["Swamp"]}, {})
    assert plantings(say(position, "0 act plant")) == {CARD["Swamp"]}


def test_flora_of_any_type_gets_every_type_s_discount() -> None:
    cards = {"d4": "Alfisol", "d5": "Aridisol", "d6": "Arable Land", "d7": "Organic Soil"}
    position = in_turn({"cards": cards, "hand": ["Dragon Sprouts"], "island": "Vulcano"}, {})
    assert plantings(say(position, "0 act plant")) == {CARD["Dragon Sprouts"]}


def test_discounts_count_from_the_moment_the_card_lies() -> None:
    position = in_turn({"hand": ["Aridisol", "Beach Rose"]}, {})
    say(position, "0 act plant", "0 plant 91 d4")
    assert plantings(position) == {CARD["Beach Rose"]}


def test_discounts_are_not_optional() -> None:
    """Decision 7: there is no move to pay more."""
    position = in_turn({"cards": {"d4": "Aridisol"}, "hand": ["Beach Rose"], "soil": 5}, {})
    say(position, "0 act plant")
    assert all("=" not in text for text in options(position))
    say(position, "0 plant 86 d5")
    assert position.soil[0] == 5


# ---------------------------------------------------------------------- alternative payment


def paying(card: str, soil: int, **things) -> object:
    cards = {"d4": "Beach Rose", "d5": "Cherry Tree"}
    seat = {"cards": cards, "hand": [card, *things.pop("also", [])], "soil": soil, **things}
    return say(in_turn(seat, {}), "0 act plant")


def insteads(position, cell: str = "c4") -> list[str]:
    return [text.split(" ", 3)[3] if text.count(" ") > 2 else "" for text in options(position, 0, "plant") if f" {cell}" in text]


def test_any_part_of_the_price_may_be_paid_in_sprouts() -> None:
    """English Walnut costs 3."""
    position = paying("English Walnut", 2, sprouts={"d4": 2})
    assert insteads(position) == ["instead=1", "instead=2"]
    say(position, "0 plant 192 c4 instead=2")
    assert position.soil[0] == 1
    assert on(position, "c4")[0] == 0
    assert hand(position) == set()
    assert set(options(position)) == {"give sprout d4 1", "give sprout d4 2"}
    say(position, "0 give sprout d4 1")
    assert set(options(position)) == {"give sprout d4 1"}
    say(position, "0 give sprout d4 1")
    assert on(position, "c4") == (192, 0, 0)
    assert position.plantings[0] == 1


def test_instead_is_at_least_1_and_at_most_the_price() -> None:
    position = paying("English Walnut", 9, sprouts={"d4": 6})
    assert insteads(position) == ["", "instead=1", "instead=2", "instead=3"]


def test_in_growth_for_the_figs() -> None:
    position = paying("Strangler Fig", 3, growth={"d4": 1})
    assert insteads(position) == ["instead=1"]
    say(position, "0 plant 195 c4 instead=1", "0 give growth d4 1")
    assert on(position, "c4")[0] == 195
    assert position.growth_count[0] == 0


def test_in_hand_cards_for_the_mushrooms_and_the_card_cannot_pay_for_itself() -> None:
    position = paying("Horn Of Plenty", 0, also=["Corn", "Mudpot", "Marula"])
    assert insteads(position) == ["instead=3"]
    say(position, "0 plant 190 c4 instead=3")
    assert actions(position) == {"bury"}
    say(position, f"0 bury {CARD['Corn']}", "0 bury 223", "0 bury 7")
    assert compost(position) == [CARD["Corn"], 223, 7]
    assert on(position, "c4")[0] == 190
    assert insteads(paying("Horn Of Plenty", 0, also=["Corn", "Mudpot"])) == []


def test_no_event_while_an_alternative_payment_is_running() -> None:
    position = paying("Horn Of Plenty", 3, also=["Cat Grass", "Mudpot"])
    say(position, "0 plant 190 c4 instead=1")
    assert actions(position) == {"bury"}


def test_instead_is_only_for_the_six_flora_and_nothing_is_zero() -> None:
    position = paying("Cat Grass", 9, sprouts={"d4": 6})
    assert insteads(position) == [""]
    with pytest.raises(ValueError, match="instead"):
        GAME.moves.parse("plant 192 c4 instead=0")


# ---------------------------------------------------------------------- black abilities


def test_a_black_ability_runs_before_the_next_planting() -> None:
    position = in_turn({"hand": ["Tor-Grass", "Cat Grass"], "soil": 5}, {})
    say(position, "0 act plant", "0 plant 265 d4")
    assert actions(position) == {"sprout", "done"}
    say(position, "0 sprout d4 3", "0 done")
    assert {"plant", "convert", "draw", "done"} == actions(position)


def test_black_soil_and_cards_come_at_once() -> None:
    position = in_turn({"hand": ["Red Gram", "Pomegranate Tree"], "soil": 4}, {}, draws=(11, 12))
    say(position, "0 act plant", "0 plant 266 d4")
    assert position.soil[0] == 7
    say(position, "0 plant 267 d5")
    assert hand(position) == {11, 12}


# ---------------------------------------------------------------------- replacing


def test_a_replaced_terrain_goes_on_top_of_the_compost_and_two_cards_are_drawn() -> None:
    position = in_turn({"cards": {"d4": "Lava Plain"}, "hand": ["Jojoba"], "compost": [12]}, {}, draws=(11, 13))
    say(position, "0 act plant", f"0 replace {CARD['Jojoba']} d4")
    assert compost(position) == [12, 230]
    assert on(position, "d4") == (CARD["Jojoba"], 0, 0)
    assert hand(position) == {11, 13}
    assert position.plantings[0] == 1
    assert position.card_count[0] == 1


@pytest.mark.parametrize(
    ("terrain", "fitting", "other"),
    [("Lava Plain", "Jojoba", "Potato Plant"), ("Alluvial Sediments", "Potato Plant", "Jojoba"), ("Flatland", "Milk-Cap", "Jojoba")],
)
def test_the_card_has_the_terrain_s_color_or_is_multicolored(terrain: str, fitting: str, other: str) -> None:
    position = in_turn({"cards": {"d4": terrain, "d5": "Swamp"}, "hand": [fitting, other, "Bald Cypress", "Mudpot"]}, {})
    replacing = {text.split(" ", 1)[1] for text in options(say(position, "0 act plant"), 0, "replace")}
    assert replacing == {f"{CARD[fitting]} d4", f"{CARD['Bald Cypress']} d4"}


def test_the_terrain_may_have_been_planted_in_the_same_turn_and_both_count_as_planted() -> None:
    """Decision 7: Whakaari counts terrains planted in this turn, the replaced one too."""
    seat = {"hand": ["Lava Plain", "Jojoba"], "soil": 1, "island": "Whakaari"}
    position = say(in_turn(seat, {}), "0 act plant", "0 plant 230 d4", f"0 replace {CARD['Jojoba']} d4", "0 done")
    say(position, "0 use Whakaari")
    assert position.soil[0] == 2


def test_replacing_needs_a_planting_left() -> None:
    seat = {"cards": {"d4": "Lava Plain"}, "hand": ["Cat Grass", "Aridisol", "Jojoba"]}
    position = say(in_turn(seat, {}), "0 act plant", "0 plant 5 d5", "0 plant 91 e5")
    assert actions(position) == {"draw", "done"}


# ---------------------------------------------------------------------- drawing


def test_the_active_seat_looks_at_four_and_must_keep_one() -> None:
    """Decision 6."""
    position = say(in_turn({}, {}, draws=(11, 12, 13, 14)), "0 act plant", "0 draw")
    assert options(position) == ["keep 11", "keep 12", "keep 13", "keep 14"]
    assert position.hand_count[0] == 0
    say(position, "0 keep 13")
    assert hand(position) == {13}
    assert sorted(discarded(position)) == [11, 12, 14]


def test_looking_may_be_left_out() -> None:
    position = say(in_turn({}, {}), "0 act plant", "0 done")
    assert options(position) == ["done"]
    assert position.deck_next == 0


def test_another_seat_draws_one() -> None:
    position = say(in_turn({}, {}, draws=(11, 12)), "0 act plant", "1 draw")
    assert hand(position, 1) == {11}


def test_drawing_ends_planting() -> None:
    position = say(in_turn({"hand": ["Cat Grass"]}, {}), "0 act plant", "0 draw")
    say(position, f"0 {options(position)[0]}")
    assert options(position) == ["done"]


def test_without_any_card_left_nothing_is_kept() -> None:
    position = say(in_turn({}, {}, left=0), "0 act plant", "0 draw")
    assert options(position) == ["done"]


def test_a_short_look_at_the_last_cards() -> None:
    position = say(in_turn({}, {}, draws=(11, 12), left=2), "0 act plant", "0 draw")
    assert options(position) == ["keep 11", "keep 12"]


def test_a_cell_that_is_taken_is_refused() -> None:
    position = say(in_turn({"cards": {"d4": "Milk-Cap"}, "hand": ["Cat Grass"]}, {}), "0 act plant")
    with pytest.raises(IllegalMove, match="cell cannot be d4"):
        say(position, "0 plant 5 d4")
