"""Section 3 of the record: faces, starting hands, the first cards in the compost."""

from __future__ import annotations

import pytest
from games.earth.play import FACTS, GAME, actions, compost, hand, options, say
from games.earth.tableaus import table

from hedgerow.core.errors import BadSetup, IllegalMove
from hedgerow.games.earth.terms import BURYING, TURNS


def chosen(position, seat: int) -> None:
    """Any faces for this seat."""
    while not (position.island[seat] and position.climate[seat] and (position.ecosystem[seat] or position.mode == 0)):
        say(position, f"{seat} {options(position, seat)[0]}")


@pytest.mark.parametrize(("mode", "faces"), [("easy", 2), ("standard", 2), ("expert", 4)])
def test_every_face_of_the_dealt_cards_can_be_chosen(mode: str, faces: int) -> None:
    position = table(mode=mode)
    assert len(options(position, 0, "face")) == len(options(position, 1, "face")) == faces


def test_island_climate_and_ecosystem_are_chosen_in_this_order() -> None:
    position = table()
    for kind in ("island", "climate", "ecosystem"):
        assert {text.split()[1] for text in options(position, 0)} == {kind}
        say(position, f"0 {options(position)[0]}")
    assert options(position) == []


def test_easy_mode_has_no_ecosystems() -> None:
    position = table(mode="easy")
    assert list(position.shared) == [0, 0]
    say(position, f"0 {options(position)[0]}")
    say(position, f"0 {options(position)[0]}")
    assert options(position) == []
    assert GAME.write_setup(position)["ecosystems"] is None
    assert GAME.write_setup(position)["shared_ecosystems"] is None


def test_in_expert_mode_a_face_decides_which_card_is_kept() -> None:
    position = table(mode="expert")
    say(position, f"0 {options(position)[3]}")
    assert not options(position)[0].startswith("face island")


def test_seats_choose_and_bury_in_any_order() -> None:
    position = table(3)
    assert position.actors() == [0, 1, 2]
    for seat in (2, 0, 1):
        chosen(position, seat)
    assert position.phase in (BURYING, TURNS)
    waiting = position.actors()
    for seat in reversed(waiting):
        while seat in position.actors() and position.phase == BURYING:
            say(position, f"{seat} {options(position, seat)[0]}")
    assert position.phase == TURNS
    assert position.actors() == [0]


def test_starting_hands_are_dealt_when_all_faces_are_chosen_in_seat_order() -> None:
    """Decision 1."""
    position = table(3)
    deck = list(position.deck)
    for seat in (2, 1):
        chosen(position, seat)
    assert list(position.hand_count) == [0, 0, 0]
    chosen(position, 0)
    at = 0
    for seat in range(3):
        size = int(FACTS.start_draw[position.island[seat]])
        assert hand(position, seat) == set(deck[at : at + size])
        assert position.soil[seat] == FACTS.start_soil[position.island[seat]]
        at += size
    assert position.deck_next == at


def test_exactly_the_island_s_number_of_cards_goes_into_the_compost_the_last_on_top() -> None:
    position = table()
    chosen(position, 0)
    chosen(position, 1)
    for seat in (0, 1):
        buried = []
        for _ in range(int(FACTS.start_compost[position.island[seat]])):
            move = options(position, seat, "bury")[-1]
            buried.append(int(move.split()[1]))
            say(position, f"{seat} {move}")
        assert compost(position, seat) == buried
    assert actions(position, 0) >= {"act"}


def test_islands_without_compost_need_no_move() -> None:
    setup = GAME.write_setup(table())
    setup["islands"] = [[287], [288]]
    position = GAME.read_setup(GAME.settle({}), setup)
    say(position, "0 face island Nisyros", "1 face island Santorini")
    chosen(position, 0)
    chosen(position, 1)
    assert position.phase == TURNS
    assert position.actors() == [0]


def test_no_events_or_conversions_during_set_up() -> None:
    """Decision 2."""
    position = table()
    while position.phase != TURNS:
        for seat in (0, 1):
            assert actions(position, seat) <= {"face", "bury"}
        seat = position.actors()[-1]
        say(position, f"{seat} {options(position, seat)[0]}")


def test_no_fauna_is_claimed_before_the_first_move_of_the_first_turn() -> None:
    position = table()
    while position.phase != TURNS:
        seat = position.actors()[0]
        say(position, f"{seat} {options(position, seat)[0]}")
    assert list(position.reached) == [0, 0]
    assert set(position.place) == {0}


# ---------------------------------------------------------------------- options and the head of a record


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 1, "mode": "easy"}, "easy"),
        ({"players": 3, "teams": True}, "four"),
        ({"players": 2, "difficulty": "hard"}, "one player"),
        ({"players": 6}, "players"),
        ({"players": 1, "difficulty": "easy"}, "difficulty"),
    ],
)
def test_options_that_do_not_go_together_are_refused(given: dict, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        GAME.settle(given)


def test_only_a_game_for_one_has_a_difficulty() -> None:
    assert "difficulty" not in GAME.settle({"players": 2, "difficulty": None})
    assert GAME.settle({"players": 1})["difficulty"] == "medium"
    assert "gaia" in GAME.write_setup(GAME.start(players=1, seed=1))
    assert "gaia" not in GAME.write_setup(GAME.start(players=2, seed=1))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("islands", [[285], [285]]),
        ("islands", [[295], [285]]),
        ("islands", [[285, 286], [287, 288]]),
        ("ecosystems", None),
        ("shared_ecosystems", ["Nisyros", "Kauai"]),
        ("fauna", ["Bald Eagle", "Pale-Billed Woodpecker", "Red Squirrel", "European Mole"]),
        ("fauna", ["Bald Eagle"]),
        ("gaia", [360, 361, 362, 363, 364, 365]),
        ("deck", list(range(283))),
    ],
)
def test_what_the_box_does_not_hold_is_refused(key: str, value: object) -> None:
    setup = GAME.write_setup(table())
    with pytest.raises(BadSetup):
        GAME.read_setup(GAME.settle({}), {**setup, key: value})


def test_shared_ecosystems_are_of_cards_dealt_to_nobody() -> None:
    setup = GAME.write_setup(table())
    own = setup["ecosystems"][0][0]
    face = FACTS.names[324 + (own - 305) * 2]
    with pytest.raises(BadSetup, match="dealt to a seat"):
        GAME.read_setup(GAME.settle({}), {**setup, "shared_ecosystems": [face, setup["shared_ecosystems"][1]]})


def test_a_face_that_was_not_dealt_is_refused() -> None:
    position = table()
    dealt = {text.removeprefix("face island ") for text in options(position)}
    other = next(FACTS.names[face] for face in range(284, 304) if FACTS.names[face] not in dealt)
    with pytest.raises(IllegalMove):
        say(position, f"0 face island {other}")
