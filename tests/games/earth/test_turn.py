"""Sections 4 and 5: the four actions, what the others pick, series, and the end of a turn."""

from __future__ import annotations

import pytest
from games.earth.play import FACTS, actions, compost, hand, in_turn, on, options, say

from hedgerow.core.errors import IllegalMove, NotYourTurn

# Two trees with room: 4 sprouts and 3 growth; 4 and 4.
TREES = {"d4": "Japanese Maple", "d5": "Rubber Tree"}


def test_the_active_seat_alone_begins_the_turn() -> None:
    position = in_turn({}, {})
    assert position.actors() == [0]
    assert options(position, 0) == ["act plant", "act compost", "act water", "act grow"]
    with pytest.raises(NotYourTurn):
        say(position, "1 pick soil")


def test_compost_gives_5_soil_and_two_deck_cards_into_the_compost() -> None:
    position = say(in_turn({}, {}, draws=(11, 12)), "0 act compost")
    assert position.soil[0] == 5
    assert compost(position) == [11, 12]


def test_water_is_a_series_of_6_sprouts_then_2_soil() -> None:
    position = say(in_turn({"cards": TREES}, {}), "0 act water")
    assert position.soil[0] == 0
    say(position, "0 sprout d4 4")
    assert "sprout d5 2" in options(position)
    assert "sprout d5 3" not in options(position)
    assert position.soil[0] == 0
    say(position, "0 sprout d5 2")
    assert position.soil[0] == 2
    assert on(position, "d4")[1] == 4


def test_soil_comes_after_a_water_series_that_was_ended() -> None:
    position = say(in_turn({"cards": TREES}, {}), "0 act water", "0 sprout d4 1", "0 done")
    assert position.soil[0] == 2
    assert position.sprout_count[0] == 1


def test_grow_draws_4_cards_then_offers_2_growth() -> None:
    position = say(in_turn({"cards": TREES}, {}, draws=(11, 12, 14, 15)), "0 act grow")
    assert hand(position) == {11, 12, 14, 15}
    say(position, "0 grow d4 1", "0 grow d5 1")
    assert (on(position, "d4")[2], on(position, "d5")[2]) == (1, 1)
    assert "grow" not in actions(position)


@pytest.mark.parametrize(
    ("action", "picks"),
    [("compost", ["soil", "compost"]), ("water", ["soil", "sprouts"]), ("grow", ["cards", "growth"])],
)
def test_the_others_pick_one_of_two(action: str, picks: list[str]) -> None:
    position = say(in_turn({}, {}), f"0 act {action}")
    assert options(position, 1) == [f"pick {pick}" for pick in picks] + ["done"]


def test_picks_give_2_of_what_was_picked() -> None:
    compost_turn = say(in_turn({}, {}, {}, draws=(11, 12, 14, 15)), "0 act compost", "2 pick compost", "1 pick soil")
    assert compost(compost_turn, 2) == [14, 15]
    assert compost_turn.soil[1] == 2
    water = say(in_turn({}, {"cards": TREES}, {}), "0 act water", "1 pick sprouts", "1 sprout d4 2", "2 pick soil")
    assert water.sprout_count[1] == 2
    assert list(water.soil) == [0, 0, 2]
    grow = say(in_turn({}, {"cards": TREES}, {}, draws=(11, 12, 14, 15, 16, 18)), "0 act grow", "2 pick cards", "1 pick growth")
    assert hand(grow, 2) == {16, 18}
    say(grow, "1 grow d4 2")
    assert grow.growth_count[1] == 2


def test_a_pick_can_be_declined_and_is_made_once() -> None:
    position = say(in_turn({}, {}, {}), "0 act compost", "1 done", "2 pick soil")
    assert options(position, 1) == options(position, 2) == ["done"]
    assert position.soil[1] == 0


def test_nobody_picks_in_a_plant_turn() -> None:
    position = say(in_turn({}, {}), "0 act plant")
    assert options(position, 1) == ["draw", "done"]


# ---------------------------------------------------------------------- series


def test_a_series_without_room_is_opened_all_the_same_and_needs_done() -> None:
    position = say(in_turn({}, {}), "0 act water")
    assert options(position) == ["done"]
    assert position.soil[0] == 0
    assert position.soil[say(position, "0 done").active] == 2


def test_a_series_ends_by_itself_when_everything_is_placed() -> None:
    position = say(in_turn({}, {"cards": TREES}), "0 act water", "1 pick sprouts", "1 sprout d4 2")
    assert "sprout" not in actions(position, 1)


def test_not_more_than_there_is_room_for() -> None:
    position = say(in_turn({"cards": {"d4": "Winter Daphne", "d5": "Japanese Maple"}}, {}), "0 act water")
    assert set(options(position, 0, "sprout")) == {f"sprout d5 {n}" for n in (1, 2, 3, 4)}


def test_several_pieces_of_a_gain_are_mixed_as_the_seat_likes() -> None:
    """Fog gives a sprout and growth."""
    position = say(in_turn({"cards": TREES, "hand": ["Fog"]}, {}), "0 event 226")
    assert {"sprout", "grow"} <= actions(position)
    say(position, "0 grow d5 1")
    assert actions(position) == {"sprout", "done"}
    say(position, "0 sprout d5 1")
    assert actions(position) == {"act"}


# ---------------------------------------------------------------------- parts and turns


def test_no_waiting_between_main_action_and_activation_of_different_seats() -> None:
    """Decision 4: one seat may have finished before another begins."""
    maple = {"cards": {"d4": "Japanese Andromeda"}}
    position = say(in_turn(maple, maple | {"cards": {"d4": "Milk-Cap"}}, {}), "0 act grow", "2 pick cards", "2 done")
    say(position, "0 done", "0 use 33", "0 done")
    assert position.actors() == [1]
    assert position.soil[0] == 2


def test_draws_follow_the_order_of_the_moves() -> None:
    position = say(in_turn({}, {}, {}, draws=(11, 12, 14, 15, 16, 18, 19, 20)), "0 act grow", "2 pick cards", "1 pick cards")
    assert hand(position, 2) == {16, 18}
    assert hand(position, 1) == {19, 20}


def test_the_turn_ends_when_everybody_has_said_the_last_done() -> None:
    position = say(in_turn({}, {}), "0 act compost", "0 done", "1 done")
    assert position.active == 0
    say(position, "1 done")
    assert position.active == 1
    assert options(position, 1)[0] == "act plant"
    say(position, "1 act compost", "1 done", "0 done", "0 done")
    assert position.active == 0
    assert position.turn == 2


def test_a_seat_in_the_middle_of_an_event_when_act_is_made_finishes_it_and_then_begins_its_part() -> None:
    position = in_turn({}, {"cards": TREES, "hand": ["Steam Vents"]})
    say(position, "1 event 222", "0 act compost")
    assert actions(position, 1) == {"sprout", "done"}
    say(position, "1 sprout d4 1", "1 done")
    assert options(position, 1, "pick") == ["pick soil", "pick compost"]


def test_the_turn_waits_for_an_event_begun_after_the_last_done() -> None:
    position = in_turn({}, {"cards": TREES, "hand": ["Steam Vents"]})
    say(position, "0 act compost", "1 pick soil", "1 done", "1 event 222", "0 done")
    assert position.turn == 0
    assert position.actors() == [1]
    say(position, "1 sprout d4 2")
    assert position.turn == 1


@pytest.mark.parametrize(
    ("terrain", "banned"),
    [("Extinct Volcano", "compost"), ("Fertile Rainless Land", "water"), ("Circumpolar Barren Land", "grow")],
)
def test_a_banned_color_cannot_be_chosen_but_is_shared_in(terrain: str, banned: str) -> None:
    position = in_turn({"cards": {"d4": terrain}}, {"cards": {"d4": "Japanese Maple"}})
    assert f"act {banned}" not in options(position)
    assert len(options(position, 0, "act")) == 3
    with pytest.raises(IllegalMove):
        say(position, f"0 act {banned}")
    say(position, "0 act plant", "0 done", "1 done", "1 done")
    say(position, f"0 skip {FACTS.number[position.face[24]]}", "0 done")
    say(position, f"1 act {banned}")
    assert len(options(position, 0, "pick")) == 2
