"""Section 8: events at any moment a seat is free, conversion, Shooting Star, Vulcano and Jamaica."""

from __future__ import annotations

import pytest
from games.earth.play import CARD, actions, compost, discarded, hand, in_turn, on, options, say

from hedgerow.core.errors import IllegalMove

TREES = {"d4": "Japanese Maple", "d5": "Rubber Tree"}
FULL = {"cards": TREES, "sprouts": {"d4": 4}, "hand": ["Mudpot"]}


def is_free(position, seat: int = 0) -> bool:
    """Mudpot costs nothing, so it can be played whenever a seat is free."""
    return "event 223" in options(position, seat)


# ---------------------------------------------------------------------- when


def test_a_seat_is_free_before_act_in_its_part_after_its_last_done_and_in_others_turns() -> None:
    position = in_turn(FULL, {"hand": ["Rainbow"]})
    assert is_free(position)
    assert options(position, 1) == ["event 224"]
    say(position, "0 act compost")
    assert is_free(position)
    say(position, "0 done")
    assert is_free(position)
    assert position.actors() == [1]
    say(position, "0 event 223")
    assert position.soil[0] == 6


def test_an_event_may_be_played_between_two_activations_and_during_the_order() -> None:
    seat = {"cards": {"d4": "Japanese Andromeda"}, "climate": "Hemiboreal", "hand": ["Mudpot"]}
    position = say(in_turn(seat, {}), "0 act grow", "0 done")
    assert is_free(position)
    say(position, "0 order board", "0 use Hemiboreal")
    assert is_free(position)
    say(position, "0 event 223", "0 use 33")
    assert position.soil[0] == 4


def test_not_while_a_payment_is_owed() -> None:
    seat = {"cards": {"d4": "Oakmoss", "d5": "Cat Grass"}, "sprouts": {"d5": 4}, "hand": ["Mudpot", "Lava Lake"]}
    position = say(in_turn(seat, {}), "0 act grow", "0 done", "0 use 174")
    assert actions(position) == {"give"}
    event = say(in_turn(seat, {}), "0 event 208")
    assert actions(event) == {"give"}
    conversion = say(in_turn(seat, {}), "0 convert")
    assert actions(conversion) == {"give"}


def test_not_while_cards_are_looked_at() -> None:
    position = say(in_turn({"hand": ["Mudpot"]}, {}), "0 act plant", "0 draw")
    assert actions(position) == {"keep"}


def test_an_unbegun_series_can_be_interrupted_by_an_event_a_begun_one_cannot() -> None:
    """Decision 5."""
    position = say(in_turn(FULL, {}), "0 act grow")
    assert is_free(position)
    say(position, "0 grow d4 1")
    assert not is_free(position)
    say(position, "0 grow d4 1")
    assert is_free(position)


def test_no_event_in_the_series_of_an_event_even_before_it_is_begun() -> None:
    position = say(in_turn({"cards": TREES, "hand": ["Steam Vents", "Mudpot"]}, {}), "0 event 222")
    assert actions(position) == {"sprout", "done"}


def test_the_interrupted_series_goes_on_after_the_event() -> None:
    position = say(in_turn({"cards": TREES, "hand": ["Steam Vents"]}, {}), "0 act grow")
    say(position, "0 event 222", "0 sprout d4 2")
    assert position.sprout_count[0] == 2
    say(position, "0 grow d4 2")
    assert position.growth_count[0] == 2


def test_any_number_of_events_in_one_turn() -> None:
    position = say(in_turn({"hand": ["Mudpot", "Cold Front"]}, {}, draws=(11, 12)), "0 event 223", "0 event 220")
    assert position.event_count[0] == 2
    assert list(position.events[:2]) == [223, 220]
    assert compost(position) == [11, 12]


# ---------------------------------------------------------------------- what


def test_the_whole_cost_must_be_payable() -> None:
    assert "event 208" not in options(in_turn({"cards": TREES, "hand": ["Lava Lake"]}, {}))
    assert "event 218" not in options(in_turn({"soil": 3, "hand": ["Landslide"]}, {}))
    assert "event 221" not in options(in_turn({"compost": [11], "hand": ["Geyser"]}, {}))
    assert "event 197" not in options(in_turn({"cards": TREES, "growth": {"d5": 4}, "hand": ["Tsunami"]}, {}))


def test_soil_and_compost_are_paid_at_once() -> None:
    position = say(in_turn({"soil": 5, "hand": ["Landslide"]}, {}, draws=(11, 12, 13, 14, 15, 16, 17, 18)), "0 event 218")
    assert position.soil[0] == 1
    assert hand(position) == {11, 12, 13, 14}
    assert compost(position) == [15, 16, 17, 18]
    geyser = say(in_turn({"compost": [11, 12, 13], "hand": ["Geyser"]}, {}, draws=(20, 21)), "0 event 221")
    assert compost(geyser) == [11]
    assert sorted(discarded(geyser)) == [12, 13]
    assert hand(geyser) == {20, 21}


def test_growth_and_sprouts_are_given_move_by_move_and_then_the_effect_runs() -> None:
    """Comet: 3 sprouts and 3 growth for 4 soil and 3 cards."""
    seat = {"cards": TREES, "sprouts": {"d4": 3}, "growth": {"d5": 3}, "hand": ["Comet"]}
    position = say(in_turn(seat, {}, draws=(11, 12, 13)), "0 event 261", "0 give growth d5 3")
    assert position.soil[0] == 0
    say(position, "0 give sprout d4 3")
    assert position.soil[0] == 4
    assert hand(position) == {11, 12, 13}


def test_vulcano_gives_soil_and_jamaica_a_card_for_each_event() -> None:
    vulcano = say(in_turn({"island": "Vulcano", "hand": ["Rainbow"]}, {}), "0 event 224")
    assert vulcano.soil[0] == 1
    jamaica = say(in_turn({"island": "Jamaica", "hand": ["Cold Front"]}, {}, draws=(11, 12, 13)), "0 event 220")
    assert compost(jamaica) == [11, 12]
    assert hand(jamaica) == {13}


def test_the_island_s_gain_comes_before_the_event_s_series() -> None:
    position = say(in_turn({"cards": TREES, "island": "Jamaica", "hand": ["Steam Vents"]}, {}, draws=(11,)), "0 event 222")
    assert hand(position) == {11}
    assert actions(position) == {"sprout", "done"}


def test_events_lie_on_the_event_pile_for_good() -> None:
    position = say(in_turn({"hand": ["Mudpot"]}, {}), "0 event 223")
    assert hand(position) == set()
    with pytest.raises(IllegalMove):
        say(position, "0 event 223")


# ---------------------------------------------------------------------- Shooting Star


def test_shooting_star_keeps_one_of_the_top_three_and_the_others_stay_in_their_order() -> None:
    position = say(in_turn({"compost": [11, 12, 13, 14], "hand": ["Shooting Star"]}, {}), "0 event 262")
    assert options(position) == ["keep 12", "keep 13", "keep 14", "done"]
    say(position, "0 keep 13")
    assert hand(position) == {13}
    assert compost(position) == [11, 12, 14]


def test_shooting_star_may_take_none() -> None:
    position = say(in_turn({"compost": [11, 12], "hand": ["Shooting Star"]}, {}), "0 event 262")
    assert options(position) == ["keep 11", "keep 12", "done"]
    say(position, "0 done")
    assert compost(position) == [11, 12]
    assert actions(position) == {"act"}


def test_shooting_star_needs_a_compost_card() -> None:
    assert actions(in_turn({"hand": ["Shooting Star"]}, {})) == {"act"}


# ---------------------------------------------------------------------- conversion


def test_three_sprouts_become_2_soil_at_any_time_and_again() -> None:
    position = say(in_turn({"cards": TREES, "sprouts": {"d4": 4, "d5": 3}}, {}), "0 convert")
    assert set(options(position)) == {f"give sprout {cell} {n}" for cell in ("d4", "d5") for n in (1, 2, 3)}
    say(position, "0 give sprout d4 2", "0 give sprout d5 1")
    assert position.soil[0] == 2
    say(position, "0 convert", "0 give sprout d4 2", "0 give sprout d5 1")
    assert position.soil[0] == 4
    assert "convert" not in actions(position)


def test_a_series_that_offers_sprouts_is_never_interrupted_by_a_conversion() -> None:
    """Decision 5."""
    position = say(in_turn(FULL, {}), "0 act water")
    assert "convert" not in options(position)
    assert is_free(position)
    growth = say(in_turn(FULL, {}), "0 act grow")
    assert "convert" in options(growth)


def test_others_convert_in_the_turn_of_a_seat_and_nobody_waits_for_it() -> None:
    position = in_turn({}, FULL)
    assert position.actors() == [0]
    say(position, "1 convert")
    assert position.actors() == [0, 1]
    say(position, "1 give sprout d4 3")
    assert position.soil[1] == 2
    assert position.actors() == [0]


def test_an_event_s_sprouts_can_be_converted_before_an_unbegun_series_of_growth() -> None:
    seat = {"cards": TREES, "sprouts": {"d4": 1}, "hand": ["Steam Vents"]}
    position = say(in_turn(seat, {}), "0 act grow", "0 event 222", "0 sprout d4 2", "0 convert", "0 give sprout d4 3", "0 grow d4 1")
    assert position.soil[0] == 2
    assert on(position, "d4") == (1, 0, 1)
    assert CARD["Japanese Maple"] == 1
