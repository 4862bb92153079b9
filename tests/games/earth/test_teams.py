"""Section 15: two against two."""

from __future__ import annotations

import pytest
from games.earth.play import GAME, actions, compost, hand, in_turn, on, options, say

from hedgerow.core.errors import IllegalMove
from hedgerow.core.position import HIDDEN
from hedgerow.games.earth import turn

TREES = {"d4": "Japanese Maple", "d5": "Rubber Tree"}


def four(first: dict | None = None, second: dict | None = None, **rest):
    return in_turn(first or {}, second or {}, {}, {}, teams=True, **rest)


# ---------------------------------------------------------------------- sharing


def test_soil_gained_in_this_turn_goes_to_the_partner_at_once() -> None:
    position = say(four({"soil": 3}), "0 act compost")
    assert options(position, 0, "share")[:5] == [f"share soil count={n}" for n in (1, 2, 3, 4, 5)]
    say(position, "0 share soil count=4")
    assert list(position.soil) == [4, 4, 0, 0]
    assert options(position, 0, "share")[0] == "share soil count=1"
    assert "share soil count=2" not in options(position)


def test_nothing_gained_nothing_shared() -> None:
    assert "share" not in actions(four({"soil": 9, "hand": ["Cat Grass"], "compost": [11]}))


def test_a_card_drawn_in_this_turn_goes_to_the_partner_s_hand() -> None:
    position = say(four({"cards": TREES, "hand": ["Cat Grass"]}, draws=(11, 12, 13, 14)), "0 act grow")
    assert options(position, 0, "share") == [f"share card card={card}" for card in (11, 12, 13, 14)]
    say(position, "0 share card card=12")
    assert hand(position, 1) == {12}
    assert 12 not in hand(position, 0)
    assert options(position, 1, "share") == []


def test_compost_is_shared_from_the_top_of_what_was_composted_in_this_turn() -> None:
    position = say(four({"compost": [20]}, {"compost": [21]}, draws=(11, 12)), "0 act compost")
    assert {"share compost count=1", "share compost count=2"} <= set(options(position))
    assert "share compost count=3" not in options(position)
    say(position, "0 share compost count=1")
    assert compost(position, 0) == [20, 11]
    assert compost(position, 1) == [21, 12]


def test_cards_of_the_partner_on_top_do_not_keep_one_from_sharing_what_one_has_composted() -> None:
    position = say(four({"compost": [20]}, {"compost": [21]}, draws=(11, 12, 13, 14)), "0 act compost", "1 pick compost")
    say(position, "0 share compost count=1")
    assert compost(position, 1) == [21, 13, 14, 12]
    assert options(position, 1, "share") == ["share compost count=1", "share compost count=2"]
    say(position, "1 share compost count=1")
    assert compost(position, 0) == [20, 11, 14]
    assert compost(position, 1) == [21, 13, 12]
    assert options(position, 0, "share")[-1] == "share compost count=1"
    say(position, "0 share compost count=1", "1 share compost count=1")
    assert compost(position, 0) == [20, 14, 13]
    assert compost(position, 1) == [21, 12, 11]
    assert options(position, 1, "share") == []


def test_a_payment_takes_the_partner_s_cards_first_and_leaves_what_was_composted_to_be_shared() -> None:
    """Geyser: two compost cards are paid."""
    position = four({}, {"hand": ["Geyser"]}, draws=(11, 12, 13, 14))
    say(position, "0 act compost", "1 pick compost", "0 share compost count=1", "1 event 221")
    assert compost(position, 1) == [13]
    assert options(position, 1, "share")[-1] == "share compost count=1"


def test_what_was_received_is_not_passed_on() -> None:
    position = say(four(draws=(11, 12)), "0 act compost", "0 share soil count=5", "0 share compost count=2")
    assert options(position, 1, "share") == []


def test_sharing_needs_a_free_seat_before_its_last_done() -> None:
    position = say(four({"cards": TREES}), "0 act grow", "0 grow d4 1")
    assert "share" not in actions(position)
    say(position, "0 done")
    assert "share" in actions(position)
    while "done" not in options(position):
        say(position, f"0 {options(position, 0, 'skip')[0]}")
    say(position, "0 done")
    assert "share" not in actions(position)


def test_the_next_turn_starts_anew() -> None:
    position = say(four(), "0 act compost", "0 done")
    for seat in (1, 2, 3):
        say(position, f"{seat} pick soil", f"{seat} done")
    assert "share" not in actions(position, 0) | actions(position, 1)


def test_nobody_shares_in_the_last_call() -> None:
    position = four({"hand": ["Mudpot"]})
    turn.begin_last_call(position)
    say(position, "0 event 223")
    assert list(position.soil) == [1, 0, 0, 0]
    assert actions(position) == {"done"}


def test_nobody_shares_in_a_game_without_teams() -> None:
    position = say(in_turn({}, {}, {}, {}), "0 act compost")
    assert "share" not in actions(position)


# ---------------------------------------------------------------------- pieces on the partner's flora


def test_pieces_may_be_placed_on_flora_of_either_partner() -> None:
    position = say(four({"cards": {"d4": "Garlic"}}, {"cards": TREES}), "0 act water")
    assert {"sprout d4 1", "sprout d4 1 for=1", "sprout d5 4 for=1"} <= set(options(position))
    assert "sprout d5 1" not in options(position)
    say(position, "0 sprout d5 4 for=1")
    assert on(position, "d5", 1)[1] == 4
    assert position.sprout_count[1] == 4
    with pytest.raises(IllegalMove):
        say(position, "0 sprout d4 1 for=0")
    with pytest.raises(IllegalMove):
        say(position, "0 sprout d4 1 for=2")


def test_texts_that_name_cells_mean_the_own_tableau() -> None:
    """Potato Plant: the herbs of its column."""
    seat = {"cards": {"d4": "Potato Plant", "d5": "Cat Grass"}}
    position = say(four(seat, {"cards": {"d4": "Basil"}}), "0 act water", "0 done", "0 order tableau", "0 use 83")
    assert all("for=" not in text for text in options(position))


def test_costs_are_paid_with_the_own_pieces() -> None:
    position = say(four({"cards": {"d4": "Oakmoss"}}, {"cards": TREES, "sprouts": {"d4": 4}}), "0 act grow", "0 done")
    assert options(position, 0, "use") == []


def test_without_teams_for_is_refused() -> None:
    position = say(in_turn({"cards": TREES}, {"cards": {"d4": "Garlic"}}), "0 act water")
    assert all("for=" not in text for text in options(position))
    with pytest.raises(IllegalMove):
        say(position, "0 sprout d4 1 for=1")


# ---------------------------------------------------------------------- claims, result, secrecy


def test_a_fauna_can_be_reached_by_the_partner_s_move() -> None:
    """Red Squirrel asks for sprouts on 9 flora; here the partner's soil makes European Mole."""
    position = four({}, {"soil": 19}, fauna=("European Mole", "Green Tree Ant", "Andean Condor", "Earthworm"))
    say(position, "0 act compost", "0 share soil count=1")
    assert list(position.reached) == [0, 1, 0, 0]


def test_partners_share_the_rank_of_their_sum() -> None:
    position = four({"compost": [11, 12, 13, 14]}, {})
    assert position.ranks() == [1, 1, 3, 3]
    assert position.scores()[0] == position.scores()[1] + 4


def test_ties_of_teams_are_broken_by_their_sums() -> None:
    position = in_turn({"soil": 1}, {"soil": 1}, {"soil": 3}, {}, teams=True)
    assert position.ranks() == [3, 3, 1, 1]


def test_hands_are_open_between_partners_and_so_in_the_mask() -> None:
    position = four({"hand": ["Cat Grass"]}, {"hand": ["Basil"]})
    view = position.mask(0)
    assert hand(view, 1) == hand(position, 1)
    assert list(view.hand[10:]) == [HIDDEN] * 10
    assert list(in_turn({}, {}, {}, {}).mask(0).hand[5:]) == [HIDDEN] * 15


def test_a_team_record_says_so() -> None:
    assert GAME.options_of(four())["teams"] is True
