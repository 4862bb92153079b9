"""The rules, in the order of the rulebook."""

from __future__ import annotations

import pytest
from games.renature.tables import (
    FACTS,
    GAME,
    area,
    at_clouds,
    closing_a,
    empty_reserve,
    ended,
    give,
    grow,
    lay,
    may,
    play,
    points,
    replaced,
    spot,
    stock,
    table,
    texts,
)

from hedgerow.core.errors import IllegalMove

# ---------------------------------------------------------------------- set-up


def test_there_is_a_domino_for_every_pair_of_the_ten_animals() -> None:
    assert len(set(GAME.dominoes)) == 55
    assert sum(a == b for a, b in (name.split("-") for name in GAME.dominoes)) == 10


@pytest.mark.parametrize(("players", "dealt"), [(2, 26), (3, 18), (4, 13)])
def test_dominoes_are_dealt_by_the_number_of_players(players: int, dealt: int) -> None:
    setup = GAME.write_setup(GAME.start(seed=1, players=players))
    assert [len(dominoes) for dominoes in setup["dominoes"]] == [dealt] * players
    assert len({name for dominoes in setup["dominoes"] for name in dominoes}) == players * dealt


def test_the_first_three_dominoes_are_the_hand() -> None:
    position = table(players=3)
    dealt = GAME.write_setup(position)["dominoes"]
    for seat in range(3):
        assert sorted(GAME.dominoes.index(name) for name in dealt[seat][:3]) == list(position.hands[3 * seat : 3 * seat + 3])


@pytest.mark.parametrize(
    ("players", "own", "neutral"), [(2, [9, 4, 2, 2], [3, 2, 2, 2]), (3, [5, 3, 2, 1], [2, 1, 1, 1]), (4, [3, 2, 1, 1], [1, 1, 1, 1])]
)
def test_boards_are_filled_by_the_number_of_players(players: int, own: list[int], neutral: list[int]) -> None:
    position = table(players=players)
    for seat in range(players):
        assert [stock(position, plant, "own", seat) for plant in ("turf", "bush", "pine", "oak")] == own
        assert [stock(position, plant, "neutral", seat) for plant in ("turf", "bush", "pine", "oak")] == neutral


def test_the_joker_starts_on_the_butterfly_and_everybody_with_six_clouds() -> None:
    position = GAME.start(seed=1, players=4)
    assert FACTS.animals[position.joker] == "butterfly"
    assert list(position.clouds) == [6] * 4


def test_scores_start_at_four_three_two_one() -> None:
    assert [points(table(players=4), "start", seat) for seat in range(4)] == [4, 3, 2, 1]


def test_each_area_has_a_token_of_its_size() -> None:
    tokens = GAME.write_setup(table())["tokens"]
    assert {letter: token["main"] for letter, token in tokens.items()} == {
        letter: len(cells) for letter, cells in zip(FACTS.letters, FACTS.areas, strict=True)
    }


# ---------------------------------------------------------------------- step A


FIRST_PLACES = "b1 c1, c1 b1, c1 d1, d1 c1, e2 f2, f2 e2, f2 g2, g2 f2, i1 j1, j1 i1, l1 m1, m1 l1, m1 n1, n1 m1"


def test_a_domino_lies_on_two_free_brook_cells_either_way_round() -> None:
    position = table("owl-turtle")
    assert sorted(texts(position, "play")) == sorted(f"play owl-turtle {cells}" for cells in FIRST_PLACES.split(", "))
    lay(position, "owl-bat", "c1", "d1")
    assert not any("c1" in text or "d1" in text for text in texts(position, "play"))


def test_a_domino_away_from_start_cells_needs_a_match() -> None:
    position = table("owl-turtle snail-bat")
    lay(position, "owl-frog", "h3", "g3")
    assert may(position, "play owl-turtle i3 j3")
    assert not may(position, "play owl-turtle j3 i3")
    assert not may(position, "play snail-bat k3 l3")


def test_the_two_halves_need_not_match_each_other() -> None:
    assert may(table("owl-turtle"), "play owl-turtle i1 j1")


def test_a_start_cell_is_no_licence_to_mismatch() -> None:
    position = table("owl-turtle")
    lay(position, "snail-bat", "d1", "e1")
    assert not may(position, "play owl-turtle b1 c1")
    assert not may(position, "play owl-turtle c1 b1")


def test_a_double_is_written_with_its_upper_or_left_cell_first() -> None:
    position = table("owl-owl")
    assert texts(position, "play owl-owl c1") == ["play owl-owl c1 d1"]
    assert not texts(position, "play owl-owl d1 c1")
    play(position, "play owl-owl d1 c1")
    assert position.way == position.laid[GAME.dominoes.index("owl-owl")]


def test_one_may_discard_though_one_could_place() -> None:
    position = table("owl-turtle snail-bat frog-frog")
    play(position, "discard snail-bat")
    assert position.laid[GAME.dominoes.index("snail-bat")] == -2
    assert position.held[0] == 3, "drawn at once"
    assert texts(position, "plant") == []
    assert texts(position, "skip") == []
    assert may(position, "finish")


def test_there_is_no_way_to_pass() -> None:
    assert {text.split()[0] for text in texts(table("owl-turtle", clouds=0))} == {"discard", "play"}


# ---------------------------------------------------------------------- step B


def test_a_plant_goes_beside_this_turns_domino_only() -> None:
    position = table("snail-owl bat-frog frog-frog", clouds=0)
    lay(position, "snail-turtle", "m13", "m12")
    play(position, "play snail-owl n13 o13")
    cells = {text.split()[3] for text in texts(position, "plant")}
    assert cells == {"n12", "o12", "n14"}
    assert len(texts(position, "plant")) == 3 * 8


def test_an_occupied_cell_is_not_planted_again() -> None:
    position = table("snail-owl bat-frog frog-frog", clouds=0)
    lay(position, "snail-turtle", "m13", "m12")
    grow(position, "o12", "black oak")
    play(position, "play snail-owl n13 o13")
    assert {text.split()[3] for text in texts(position, "plant")} == {"n12", "n14"}


def test_planting_may_be_declined_and_must_be_when_nothing_is_free() -> None:
    position = table("snail-owl bat-frog frog-frog", clouds=0)
    lay(position, "snail-turtle", "m13", "m12")
    for cell in ("n12", "o12", "n14"):
        grow(position, cell, "black turf")
    play(position, "play snail-owl n13 o13")
    assert texts(position) == ["skip"]
    assert texts(play(position, "skip")) == ["score"]


def test_clouds_that_fit_are_taken_at_once() -> None:
    position = at_clouds(owned=4)
    assert position.clouds[0] == 6
    assert texts(position, "score") == ["score"]
    assert texts(position, "collect") == []


def test_the_valley_keeps_no_clouds_that_were_taken_or_lost() -> None:
    position = play(at_clouds(owned=6), "collect")
    assert position.clouds[0] == 6
    assert sum(position.sky) == 4


# ---------------------------------------------------------------------- step C


def test_points_for_a_plant_stand_at_once() -> None:
    position = at_clouds(owned=4)
    assert points(position, "plants") == 1


def test_an_area_may_be_completed_by_a_domino_that_does_not_touch_it() -> None:
    """A domino on a5 and b5 isolates a4."""
    position = play(closing_a(), "play owl-turtle b5 a5", "skip", "score")
    assert position.holder[area("A")] == 1


def test_two_free_cells_side_by_side_are_not_isolated() -> None:
    """Though nothing that is in hand could lie on a4 and a5."""
    position = play(closing_a(), "play owl-turtle b5 c5", "skip", "score")
    assert position.holder[area("A")] == 0


def test_an_area_is_scored_once() -> None:
    position = closing_a()
    grow(position, "a1", "black turf")
    play(position, "play owl-turtle b5 a5", "skip", "score")
    assert points(position, "areas", 1) == 4
    give(position, "bat-frog", seat=1)
    play(position, "finish")
    play(position, "play bat-frog i1 j1", "skip", "score", seat=1)
    assert points(position, "areas", 1) == 4
    assert points(position, "final_areas", 1) == 0


def test_the_active_player_takes_the_token_and_alone_knows_its_back() -> None:
    position = closing_a(seat=1, players=3)
    assert set(position.learnt) == {-1}
    play(position, "play owl-turtle b5 a5", "skip", "score", seat=1)
    at = 18 + area("A")
    assert position.holder[area("A")] == 2
    assert position.learnt[at] == position.mask(1).learnt[at] == position.backs[area("A")]
    for eyes in (0, 2, None):
        assert set(position.mask(eyes).learnt[18:36]) == {-1}
        assert set(position.mask(eyes).backs) == {-1}


# ---------------------------------------------------------------------- step D


def test_one_domino_is_drawn_after_scoring() -> None:
    position = at_clouds(owned=2)
    assert position.held[0] == 2
    play(position, "score")
    assert position.held[0] == 3


def test_an_empty_reserve_lets_the_hand_shrink() -> None:
    position = at_clouds(owned=2)
    empty_reserve(position, 0)
    play(position, "score", "finish")
    assert position.held[0] == 2


def test_players_without_dominoes_are_passed_over() -> None:
    position = table("snail-owl", players=3, clouds=0)
    empty_reserve(position, 0, 1, 2)
    give(position, "", seat=1)
    play(position, "discard snail-owl", "finish")
    assert position.actors() == [2]


def test_the_only_one_with_dominoes_goes_on() -> None:
    position = table("snail-owl bat-frog", players=2, clouds=0)
    empty_reserve(position, 0, 1)
    give(position, "", seat=1)
    play(position, "discard snail-owl", "finish")
    assert position.actors() == [0]
    play(position, "discard bat-frog", "finish")
    assert position.over()


# ---------------------------------------------------------------------- cloud actions


def test_the_joker_moves_anywhere_for_two_clouds_at_once() -> None:
    position = table("owl-turtle", clouds=2)
    lay(position, "snail-frog", "i2", "i3")
    assert not may(position, "play owl-turtle i1 j1")
    play(position, "joker snail")
    assert position.clouds[0] == 0
    assert may(position, "play owl-turtle i1 j1")
    assert texts(position, "joker") == []


def test_the_joker_may_move_in_every_step_of_the_own_turn() -> None:
    position = table("snail-owl bat-frog frog-frog")
    lay(position, "snail-turtle", "m13", "m12")
    for move in ("play snail-owl n13 o13", "plant turf own n12", "score"):
        assert len(texts(position, "joker")) == 9
        play(position, move)
    assert len(texts(position, "joker")) == 9
    play(position, "finish")
    assert texts(position, "joker") == []
    assert texts(position, "joker", seat=1)


def test_another_turn_costs_three_clouds_and_comes_after_the_draw() -> None:
    position = table("snail-owl bat-frog frog-frog")
    assert texts(position, "again") == []
    play(position, "discard snail-owl")
    assert position.held[0] == 3
    play(position, "again", "discard bat-frog", "again")
    assert position.clouds[0] == 0
    play(position, "discard frog-frog")
    assert texts(position, "again") == []


def test_plants_come_back_for_their_value() -> None:
    position = table("snail-owl", clouds=3)
    for plant, color, cell, code in (
        ("oak", "own", "j6", "white oak"),
        ("pine", "own", "j7", "white pine"),
        ("bush", "neutral", "k7", "neutral bush"),
        ("turf", "own", "i8", "black turf"),
    ):
        grow(position, cell, code)
        position.stock[2 * ("turf", "bush", "pine", "oak").index(plant) + (color == "neutral")] -= 1
    assert sorted(texts(position, "recover")) == ["recover j7", "recover k7"]
    play(position, "recover j7")
    assert (position.clouds[0], stock(position, "pine"), position.plants[spot("j7")]) == (0, 2, 0)


def test_a_plant_needs_an_empty_space_of_its_kind() -> None:
    position = table("snail-owl")
    grow(position, "j6", "neutral bush")
    assert texts(position, "recover") == []
    position.stock[3] -= 1
    assert texts(position, "recover") == ["recover j6"]


def test_closed_spaces_take_nothing_back_with_four_players() -> None:
    """Three own turf spaces are open with four players, and all of them are full."""
    position = table("snail-owl", players=4)
    grow(position, "j6", "white turf")
    assert stock(position, "turf") == 3
    assert texts(position, "recover") == []


# ---------------------------------------------------------------------- the end


def test_the_game_ends_with_the_finish_after_the_last_domino() -> None:
    position = table("snail-owl", clouds=2)
    empty_reserve(position, 0, 1)
    give(position, "", seat=1)
    play(position, "discard snail-owl")
    assert not position.over()
    play(position, "joker owl", "finish")
    assert position.over()
    assert position.actors() == []


def test_areas_that_keep_their_token_are_scored_and_give_nobody_the_token() -> None:
    position = ended(clouds=0, left=(), backs={})
    grow(position, "j6", "white pine")
    grow(position, "j7", "black bush")
    assert [points(position, "final_areas", seat) for seat in range(2)] == [6, 3]
    assert position.tie_break(0) == position.tie_break(1) == [0]


def test_more_tokens_win_a_tie_and_after_that_victory_is_shared() -> None:
    position = ended(clouds=0, left=(), backs={})
    position.stock = position.stock[:]
    for kind in range(16):
        position.stock[kind] = 0
    position.clouds[1] = 1  # 4 points each: seat 1 starts with 3
    assert position.scores() == [4, 4]
    assert position.ranks() == [1, 1]
    position.holder = replaced(position.holder, area("A"), 2)
    position.shown = replaced(position.shown, area("A"), 0)
    assert position.scores() == [4, 4]
    assert position.ranks() == [2, 1]


def test_whoever_is_not_at_turn_may_not_move() -> None:
    position = table()
    with pytest.raises(IllegalMove):
        GAME.play(position, 1, texts(position)[0])
