"""Section 12: alone against Gaia."""

from __future__ import annotations

from typing import Any

import pytest
from games.earth.play import CARD, FACTS, FILLERS, GAME, LAST, actions, filled, hand, in_turn, nearly_full, options, say

from hedgerow.core.record import Recorder, parse, replay, verify
from hedgerow.games.earth import turn
from hedgerow.games.earth.gaia import growth_points, pile_points
from hedgerow.games.earth.terms import ENDED, LAST_CALL

NORTH, SOUTH, WATER, GROW, COMPOST, PLANT = 360, 361, 362, 363, 364, 365
FAUNA = ("European Mole", "Green Tree Ant", "Andean Condor", "Earthworm")


def alone(seat: dict[str, Any] | None = None, gaia: tuple[int, ...] = (), difficulty: str = "medium", **rest: Any):
    """A game for one whose first turn begins; Gaia's deck starts with these cards."""
    position = in_turn(seat or {}, difficulty=difficulty, fauna=FAUNA, **rest)
    others = [number for number in range(360, 366) if number not in gaia]
    position.gaia_deck = filled([*gaia, *others])
    return position


def pass_mine(position) -> None:
    """A turn of yours in which nothing happens."""
    say(position, "0 act plant", "0 done", "0 done")


def her_turn(*gaia: int, seat: dict[str, Any] | None = None, difficulty: str = "medium", **rest: Any):
    position = alone(seat, gaia, difficulty, **rest)
    pass_mine(position)
    return position


# ---------------------------------------------------------------------- her reactions


def test_the_turns_alternate_and_you_begin() -> None:
    position = alone({}, (WATER,))
    assert options(position) == ["act plant", "act compost", "act water", "act grow"]
    pass_mine(position)
    assert FACTS.names[position.gaia_card] == "Water"
    assert actions(position) == {"pick", "done"}
    say(position, "0 done", "0 done")
    assert actions(position) == {"act"}


def test_what_you_reject_in_plant_goes_to_her_score_pile() -> None:
    position = alone(draws=(11, 12, 13, 14))
    say(position, "0 act plant", "0 draw", "0 keep 12", "0 done")
    assert sorted(position.gaia_pile[:3]) == [11, 13, 14]
    assert position.gaia_pile_count == 3
    assert position.discard_count == 0


@pytest.mark.parametrize(("difficulty", "cards"), [("beginner", 2), ("medium", 2), ("hard", 5), ("expert", 5)])
def test_to_compost_she_composts_and_one_more_for_each_2_soil_you_gained(difficulty: str, cards: int) -> None:
    """5 soil from the action, so 2 more."""
    position = alone(difficulty=difficulty)
    say(position, "0 act compost", "0 done")
    assert position.gaia_compost_count == cards + 2


@pytest.mark.parametrize(("difficulty", "extra"), [("medium", 0), ("hard", 3)])
def test_to_water_she_gets_sprouts_for_your_blue_cards(difficulty: str, extra: int) -> None:
    """Cat Grass, a multicolored card, and the climate; Jan Mayen is blue too."""
    seat = {"cards": {"d4": "Cat Grass", "d5": "Bald Cypress", "d6": "White Oak"}}
    position = alone(seat, difficulty=difficulty)
    say(position, "0 act water", "0 done", "0 order board", "0 skip Jan Mayen", "0 skip Tropical Rainforest", "0 skip 5", "0 skip 236")
    say(position, "0 done")
    assert position.gaia_sprouts == extra + 4


@pytest.mark.parametrize(("difficulty", "extra"), [("beginner", 0), ("expert", 3)])
def test_to_grow_she_gets_growth_for_the_cards_you_drew(difficulty: str, extra: int) -> None:
    """4 from the action, 2 from White Oak."""
    position = alone({"cards": {"d4": "White Oak"}}, difficulty=difficulty)
    say(position, "0 act grow", "0 done", f"0 use {CARD['White Oak']}", "0 done")
    assert position.gaia_growth == extra + 6


# ---------------------------------------------------------------------- what counts


def test_real_draws_count_not_announced_ones() -> None:
    """Decision 10: only three cards are left."""
    position = alone(left=3)
    say(position, "0 act grow", "0 done", "0 done")
    assert position.gaia_growth == 3


def test_conversion_and_vulcano_count_as_soil_but_not_an_event_s_effect() -> None:
    seat = {"cards": {"d4": "Rubber Tree"}, "sprouts": {"d4": 3}, "island": "Vulcano", "hand": ["Mudpot"]}
    position = alone(seat)
    say(position, "0 event 223", "0 convert", "0 give sprout d4 3", "0 act compost")
    assert position.soil[0] == 9
    assert position.gained[0] == 8
    say(position, "0 done")
    assert position.gaia_compost_count == 2 + 4


def test_neither_an_event_s_cards_nor_jamaica_s_count_as_drawn() -> None:
    position = alone({"island": "Jamaica", "hand": ["Lava Tube"], "soil": 1})
    say(position, "0 event 207", "0 act grow", "0 done", "0 done")
    assert position.hand_count[0] == 7
    assert position.gaia_growth == 4


def test_soil_of_black_abilities_and_cards_of_replacing_count() -> None:
    position = alone({"cards": {"d4": "Lava Plain"}, "hand": ["Jojoba", "Red Gram"], "soil": 1})
    say(position, "0 act plant", f"0 replace {CARD['Jojoba']} d4", "0 plant 266 d5")
    assert position.drawn[0] == 2
    assert position.gained[0] == 4


# ---------------------------------------------------------------------- her turn


def test_water_gives_her_7_sprouts_and_one_for_each_blue_card() -> None:
    position = her_turn(WATER, seat={"cards": {"d4": "Cat Grass"}})
    say(position, "0 pick soil", "0 skip 5", "0 done")
    assert position.gaia_sprouts == 7 + 3
    assert position.soil[0] == 2


def test_grow_gives_her_7_growth_and_one_for_each_card_you_drew() -> None:
    position = her_turn(GROW)
    say(position, "0 pick cards", "0 done")
    assert position.gaia_growth == 9


def test_compost_gives_her_8_cards_and_your_soil_and_ten_become_five_cards() -> None:
    position = her_turn(COMPOST)
    say(position, "0 pick soil", "0 done")
    assert position.gaia_compost_count == 8
    assert position.gaia_soil == 2
    position = her_turn(COMPOST)
    position.gaia_soil = 9
    say(position, "0 pick soil", "0 done")
    assert position.gaia_compost_count == 13
    assert position.gaia_soil == 1


def test_plant_is_one_planting_and_one_card_for_you_and_three_cards_for_her_score_pile() -> None:
    position = her_turn(PLANT, seat={"hand": ["Cat Grass", "Aridisol"]}, draws=(11, 12, 13, 14))
    say(position, "0 plant 5 d4")
    assert options(position) == ["draw", "done"]
    say(position, "0 draw", "0 done")
    assert hand(position) == {91, 11}
    assert list(position.gaia_pile[:3]) == [12, 13, 14]


def test_only_if_you_chose_is_off_in_her_turns() -> None:
    position = her_turn(COMPOST, seat={"climate": "Hot Summer Continental"})
    say(position, "0 pick soil")
    assert options(position) == ["done"]


# ---------------------------------------------------------------------- brown cards


@pytest.mark.parametrize(("card", "fauna"), [(NORTH, FAUNA[:2]), (SOUTH, FAUNA[2:])])
def test_a_brown_card_has_only_claim_then_done(card: int, fauna: tuple[str, ...]) -> None:
    position = her_turn(card)
    assert set(options(position)) == {f"claim {name}" for name in fauna}
    say(position, f"0 claim {fauna[1]}")
    assert options(position) == ["done"]


def test_events_are_still_free_on_a_brown_card() -> None:
    position = her_turn(NORTH, seat={"hand": ["Mudpot"]})
    assert "event 223" in options(position)


def test_she_takes_the_best_free_value_at_once() -> None:
    position = her_turn(NORTH)
    say(position, "0 claim European Mole")
    assert list(position.gaia_place) == [1, 0, 0, 0]
    say(position, "0 done")
    position.soil[0] = 20
    pass_mine(position)
    assert list(position.place) == [2, 0, 0, 0]
    assert position.breakdown(0)["fauna"] == 11


def test_your_own_fauna_are_claimed_at_once() -> None:
    position = say(alone({"soil": 19, "hand": ["Mudpot"]}), "0 event 223")
    assert list(position.place) == [1, 0, 0, 0]


def test_a_fauna_she_has_is_not_offered_again() -> None:
    position = her_turn(NORTH)
    position.gaia_place = filled([1, 0, 0, 0])
    assert options(position) == ["claim Green Tree Ant"]


@pytest.mark.parametrize(
    ("card", "fauna", "soil", "pile", "sprouts", "growth"),
    [(NORTH, 0, 8, 0, 0, 0), (NORTH, 1, 0, 2, 0, 0), (SOUTH, 2, 0, 0, 4, 0), (SOUTH, 3, 0, 0, 0, 3)],
)
def test_expert_extras_for_the_chosen_fauna(card: int, fauna: int, soil: int, pile: int, sprouts: int, growth: int) -> None:
    for difficulty in ("hard", "expert"):
        position = say(her_turn(card, difficulty=difficulty), f"0 claim {FAUNA[fauna]}", "0 done")
        found = [position.gaia_soil, position.gaia_pile_count, position.gaia_sprouts, position.gaia_growth]
        assert found == ([soil, pile, sprouts, growth] if difficulty == "expert" else [0, 0, 0, 0])


def test_beginner_after_a_brown_card_your_next_turn_is_followed_by_another_of_yours() -> None:
    for difficulty, again in (("beginner", True), ("medium", False)):
        position = say(her_turn(NORTH, WATER, difficulty=difficulty), "0 claim European Mole", "0 done")
        pass_mine(position)
        assert (position.gaia_card == 0) == again
        if again:
            pass_mine(position)
            assert FACTS.names[position.gaia_card] == "Water"


# ---------------------------------------------------------------------- her deck, the end


def play_her(position) -> None:
    """Her turn with as little as possible done."""
    while position.gaia_card and position.phase not in (LAST_CALL, ENDED):
        moves = options(position)
        say(position, f"0 {next((move for move in moves if move.startswith(('claim', 'skip'))), 'done')}")


def test_her_deck_is_shuffled_when_the_seventh_card_is_needed_on_the_move_that_ended_the_turn_before() -> None:
    recorder = Recorder(GAME, {"players": 1})
    shuffled = []
    while not recorder.position.over():
        moves = recorder.position.legal(0)
        turned = int(recorder.position.gaia_turned)
        recorder.apply(0, moves[-1])
        if "chance" in recorder.moves[-1]:
            shuffled.append((turned, recorder.moves[-1]))
    ((turned, move),) = shuffled
    assert turned == 6
    assert move["action"] == "done"
    assert [sorted(order) for order in move["chance"]] == [[360, 361, 362, 363, 364, 365]]
    record = parse(recorder.record().line())
    verify(record)
    assert replay(record).over()


def test_after_her_twelfth_card_she_takes_the_7_and_the_last_call_comes() -> None:
    position = alone()
    while position.gaia_turned < 12:
        pass_mine(position)
        play_her(position)
    assert position.phase == LAST_CALL
    assert options(position) == ["done"]
    say(position, "0 done")
    result = GAME.result(position)
    assert result["gaia"]["bonus"] == 7
    assert result["breakdown"][0]["bonus"] == 0
    assert result["ranks"] == [1]
    assert result["margin"] == result["scores"][0] - sum(result["gaia"].values())


def test_your_sixteenth_card_takes_the_7_and_gaia_still_reacts() -> None:
    position = alone(nearly_full())
    say(position, "0 act plant", f"0 plant {FILLERS[15]} {LAST}", "0 draw")
    say(position, f"0 {options(position)[0]}", "0 done")
    assert position.phase == LAST_CALL
    assert position.gaia_pile_count == 3
    assert position.bonus == 1
    assert position.gaia_turned == 0


def test_filling_up_in_the_turn_of_her_twelfth_card_is_in_time() -> None:
    """Decision 10."""
    position = alone(nearly_full(), (PLANT,))
    position.gaia_turned = 0
    pass_mine(position)
    position.gaia_turned = 12
    say(position, f"0 plant {FILLERS[15]} {LAST}", "0 done", "0 done")
    assert position.phase == LAST_CALL
    assert position.bonus == 1
    assert position.gaia_pile_count == 3


# ---------------------------------------------------------------------- her score


def test_negative_events_in_her_pile_count_as_positive() -> None:
    position = alone()
    position.gaia_pile[0] = CARD["Hurricane"]  # -1
    position.gaia_pile[1] = CARD["White Oak"]
    position.gaia_pile_count = 2
    assert pile_points(position) == 1 + FACTS.vp[CARD["White Oak"]]


@pytest.mark.parametrize(
    ("growth", "points"),
    [(0, 0), (4, 4), (5, 7), (6, 8), (9, 13), (12, 18), (14, 22), (15, 25), (16, 26), (20, 32), (30, 50)],
)
def test_stacks_of_5_4_3_2_1_are_worth_7_6_5_4_3(growth: int, points: int) -> None:
    position = alone()
    position.gaia_growth = growth
    assert growth_points(position) == points


def test_her_points_stand_in_the_same_nine_categories() -> None:
    position = alone()
    position.gaia_sprouts = 5
    position.gaia_place = filled([1, 2, 0, 0])
    points = GAME.gaia(position)
    assert tuple(points) == GAME.categories
    assert points["sprouts"] == 5
    assert points["fauna"] == 26
    assert points["terrains"] == points["ecosystems"] == points["events"] == 0


def test_the_first_turn_is_yours_whatever_the_level() -> None:
    position = alone(difficulty="expert")
    turn.begin_first_turn(position)
    assert position.actors() == [0]
