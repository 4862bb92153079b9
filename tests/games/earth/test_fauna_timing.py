"""Section 10: when fauna are claimed, who gets which place, the 7; section 11: last call, end, ties."""

from __future__ import annotations

import pytest
from games.earth.play import FILLERS, GAME, LAST, OTHERS, actions, filled, in_turn, nearly_full, options, say

from hedgerow.core.errors import GameOver
from hedgerow.games.earth.terms import ENDED, LAST_CALL

SOIL = ("European Mole", "Green Tree Ant", "Andean Condor", "Earthworm")  # 20 soil, 4 events, 20 hand cards, 15 compost cards


def places(position, fauna: int = 0) -> list[int]:
    return [int(position.place[fauna * position.players + seat]) for seat in range(position.players)]


def pass_turn(position, *seats: int) -> None:
    """The active seat takes soil and nobody activates anything."""
    active = int(position.active)
    say(position, f"{active} act plant")
    for seat in seats or range(position.players):
        say(position, f"{seat} done", f"{seat} done")


# ---------------------------------------------------------------------- claims


def test_places_are_given_when_the_turn_ends_clockwise_from_the_active_seat() -> None:
    rich = {"soil": 19, "hand": ["Mudpot"]}
    position = in_turn({"soil": 18}, rich, {"soil": 15}, fauna=SOIL)
    pass_turn(position)
    say(position, "1 act compost", "0 pick soil")  # seats 1 and 0 reach 20
    assert places(position) == [0, 0, 0]
    say(position, "0 done", "2 pick soil", "2 done", "1 done")
    assert places(position) == [2, 1, 0]


def test_a_condition_that_held_once_is_claimed_even_if_it_no_longer_holds() -> None:
    seat = {"soil": 18, "hand": ["Mudpot", "Lava Tube", "Landslide"]}
    position = say(in_turn(seat, {}, fauna=SOIL), "0 act compost", "0 event 218", "0 done", "1 done", "1 done")
    assert position.soil[0] == 19
    assert places(position) == [1, 0]


def test_a_condition_between_two_payments_of_one_move_does_not_count() -> None:
    """20 soil never lay in the reserve after a move."""
    position = say(in_turn({"soil": 20, "hand": ["High Tide"]}, {}, fauna=SOIL), "0 event 209")
    assert int(position.reached[0]) == 0


def test_what_held_at_the_start_is_looked_at_after_the_first_move_for_every_seat() -> None:
    position = in_turn({"soil": 20}, {"soil": 20}, fauna=SOIL)
    position.looked_at = 0
    say(position, "0 act plant")
    assert list(position.reached) == [1, 1]


def test_a_first_move_that_breaks_the_condition_comes_too_late() -> None:
    position = in_turn({"soil": 20, "hand": ["High Tide"]}, {"soil": 20}, fauna=SOIL)
    position.looked_at = 0
    say(position, "0 event 209")
    assert list(position.reached) == [0, 1]


def test_what_happens_between_two_turns_belongs_to_the_turn_that_has_begun() -> None:
    position = in_turn({}, {"soil": 19, "hand": ["Mudpot"]}, {"soil": 15}, fauna=SOIL)
    pass_turn(position)
    say(position, "1 event 223")
    assert places(position) == [0, 0, 0]
    pass_turn(position, 1, 0, 2)
    assert places(position) == [0, 1, 0]


def test_a_fauna_is_claimed_once_by_each_seat() -> None:
    position = in_turn({"soil": 20}, {"soil": 20}, fauna=SOIL)
    for _ in range(3):
        pass_turn(position)
    assert places(position) == [1, 2] or places(position) == [2, 1]


def test_looked_at_cards_are_not_in_hand() -> None:
    cards = list(range(1, 20))
    position = in_turn({"hand": cards}, {}, fauna=("Andean Condor", *SOIL[:1], *SOIL[1:2], *SOIL[3:]))
    say(position, "0 act plant", "0 draw")
    assert int(position.reached[0]) == 0
    say(position, f"0 {options(position)[0]}")
    assert int(position.reached[0]) == 1


def test_a_card_whose_alternative_payment_is_running_is_neither_in_hand_nor_on_the_tableau() -> None:
    """Bornean Orangutan: 4 trees."""
    trees = {"d4": "Japanese Maple", "d5": "Marula", "d6": "White Oak"}
    seat = {"cards": trees, "sprouts": {"d4": 1}, "hand": ["English Walnut"], "soil": 2}
    position = in_turn(seat, {}, fauna=("Bornean Orangutan", *SOIL[:3]))
    say(position, "0 act plant", "0 plant 192 e4 instead=1")
    assert int(position.reached[0]) == 0
    say(position, "0 give sprout d4 1")
    assert int(position.reached[0]) == 1


@pytest.mark.parametrize(("mode", "points"), [("standard", [15, 11, 8, 6, 5]), ("easy", [10, 10, 10, 10, 10])])
def test_the_ladder_is_the_same_for_any_number_of_players(mode: str, points: list[int]) -> None:
    position = in_turn(*[{"soil": 20}] * 5, fauna=SOIL, mode=mode)
    pass_turn(position)
    assert [position.breakdown(seat)["fauna"] for seat in range(5)] == points


# ---------------------------------------------------------------------- the first full tableau


def fill_up(position, seat: int, fillers: list[int] = FILLERS) -> None:
    say(position, f"{seat} plant {fillers[15]} {LAST}")


def test_the_7_goes_to_the_active_seat_if_it_is_among_those_who_fill_up() -> None:
    position = in_turn(nearly_full(OTHERS), nearly_full())
    pass_turn(position)
    say(position, "1 act plant")
    fill_up(position, 0, OTHERS)
    fill_up(position, 1)
    say(position, "0 done", "0 done", "1 done", "1 done")
    assert position.bonus == 2
    assert position.breakdown(1)["bonus"] == 7


def test_else_to_the_first_clockwise_from_it() -> None:
    position = in_turn(nearly_full(OTHERS), {}, nearly_full())
    pass_turn(position)
    say(position, "1 act plant")
    fill_up(position, 0, OTHERS)
    fill_up(position, 2)
    pass_rest(position)
    assert position.bonus == 3


def pass_rest(position) -> None:
    for seat in range(position.players):
        say(position, f"{seat} done", f"{seat} done")


def test_the_round_is_finished_and_then_comes_the_last_call() -> None:
    """Decision 8."""
    position = in_turn(nearly_full(), {}, {})
    say(position, "0 act plant")
    fill_up(position, 0)
    pass_rest(position)
    assert position.last_round == 1
    pass_turn(position)
    pass_turn(position)
    assert position.phase == LAST_CALL
    assert position.actors() == [0, 1, 2]
    assert [options(position, seat) for seat in range(3)] == [["done"]] * 3


def test_filling_up_in_the_last_seat_s_turn_ends_the_game_with_it() -> None:
    position = in_turn({}, nearly_full())
    pass_turn(position)
    say(position, "1 act plant")
    fill_up(position, 1)
    pass_rest(position)
    assert position.phase == LAST_CALL


# ---------------------------------------------------------------------- the last call


def last_call(first: dict | None = None, second: dict | None = None):
    position = in_turn({"soil": 9} | (first or {}), nearly_full() | (second or {}), fauna=SOIL)
    pass_turn(position)
    say(position, "1 act plant")
    fill_up(position, 1)
    pass_rest(position)
    assert position.phase == LAST_CALL
    return position


def test_in_the_last_call_events_and_conversions_are_played_until_all_have_said_done() -> None:
    trees = {"d4": "Rubber Tree", "d5": "Garlic"}
    position = last_call({"cards": trees, "sprouts": {"d4": 4}, "hand": ["Mudpot"]})
    assert actions(position, 0) == {"event", "convert", "done"}
    say(position, "0 done")
    assert actions(position, 0) == {"event", "convert"}
    assert position.actors() == [1]
    say(position, "0 convert")
    assert position.actors() == [0, 1]
    say(position, "1 done")
    assert position.phase == LAST_CALL
    say(position, "0 give sprout d4 3")
    assert position.phase == ENDED


def test_done_is_said_once_and_nothing_follows_the_last() -> None:
    position = say(last_call({"hand": ["Mudpot"]}), "1 done")
    assert options(position, 1) == []
    say(position, "0 done")
    assert position.over()
    with pytest.raises(GameOver):
        say(position, "0 event 223")


def test_fauna_reached_in_the_last_call_come_after_those_of_the_last_turn_from_seat_0() -> None:
    """Decision 8: seat 1 was active last, but in the last call seat 0 is first."""
    four = {"events": ("Rainbow", "Snow", "Hail")}
    second = {"events": ("Fog", "Comet", "Tornado"), "hand": [FILLERS[15], "Cold Front"]}
    position = last_call({**four, "hand": ["Mudpot"]}, second)
    say(position, "1 event 220", "1 done", "0 event 223")
    assert places(position, 1) == [0, 0]
    say(position, "0 done")
    assert places(position, 1) == [1, 2]


# ---------------------------------------------------------------------- ties


def test_complete_ties_share_the_rank() -> None:
    """Decision 9."""
    position = in_turn({}, {}, {})
    assert position.ranks() == [1, 1, 1]


@pytest.mark.parametrize("field", ["soil", "hand_count", "growth_count"])
def test_ties_are_broken_by_soil_then_hand_then_growth_then_sprouts_then_compost(field: str) -> None:
    order = ["soil", "hand_count", "growth_count", "sprout_count", "compost_count"]
    position = in_turn({}, {})
    assert position.tie_break(0) == [0, 0, 0, 0, 0]
    getattr(position, field)[1] = 1
    assert position.tie_break(1).index(1) == order.index(field)
    weaker = order[order.index(field) + 1 :]
    for name in weaker:
        if name in ("hand_count", "growth_count"):
            getattr(position, name)[0] = 5
    assert position.ranks() == [2, 1]


def test_equal_ranks_leave_a_gap() -> None:
    position = in_turn({"soil": 1}, {}, {"soil": 1})
    assert position.ranks() == [1, 3, 1]
    position.soil = filled([1, 1, 2])
    assert position.ranks() == [2, 2, 1]


def test_the_result_has_exactly_the_nine_categories() -> None:
    result = GAME.result(say(last_call(), "0 done", "1 done"))
    assert list(result) == ["scores", "ranks", "breakdown"]
    assert all(tuple(part) == GAME.categories for part in result["breakdown"])


# ---------------------------------------------------------------------- a game that nobody will fill


def test_ten_rounds_without_anything_to_draw_or_a_planting_end_the_game() -> None:
    position = in_turn({}, {}, left=0)
    for number in range(20):
        assert position.last_round == 0, number
        pass_turn(position)
    assert position.phase == LAST_CALL
    say(position, "0 done", "1 done")
    assert [position.breakdown(seat)["bonus"] for seat in (0, 1)] == [0, 0]


def test_a_planting_starts_the_ten_rounds_anew() -> None:
    position = in_turn({}, {"hand": ["Cat Grass"]}, left=0)
    for _ in range(18):
        pass_turn(position)
    say(position, "0 act plant", "1 plant 5 d4")
    pass_rest(position)
    assert position.idle == 1
    assert position.phase != LAST_CALL


def test_as_long_as_there_is_something_to_draw_nothing_is_counted() -> None:
    position = in_turn({}, {})
    for _ in range(30):
        pass_turn(position)
    assert position.idle == 0
