"""What the books leave open, or tell differently, and we decided: one test for each ruling of the README."""

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
    spot,
    stock,
    table,
    texts,
)

from hedgerow.core.errors import IllegalMove


def test_clouds_lie_on_a_cell_and_are_taken_by_planting_there() -> None:
    """Not by planting elsewhere in that area."""
    position = table("snail-owl bat-frog frog-frog", clouds=0)
    lay(position, "snail-turtle", "m13", "m12")
    play(position, "play snail-owl n13 o13", "plant turf own n12")
    assert position.clouds[0] == 0
    assert sum(position.sky) == 6


def test_a_cell_is_isolated_when_no_free_brook_cell_is_beside_it() -> None:
    """Covered ones beside it do not matter; read as if they did, nothing would ever be isolated."""
    position = play(closing_a(), "play owl-turtle b5 a5", "skip", "score")
    assert position.holder[area("A")] == 1


def test_isolation_is_a_matter_of_cells_not_of_what_could_legally_lie_there() -> None:
    position = closing_a()
    lay(position, "bat-turtle", "b5", "c5")  # a4 and a5 are left, and a domino there would have to match frog and bat
    give(position, "snail-owl")
    play(position, "play snail-owl i1 j1", "skip", "score")
    assert position.holder[area("A")] == 0


def test_an_animal_beside_the_joker_is_no_mismatch() -> None:
    """One book says that all animals beside a half must be of one kind and forgets the joker there."""
    position = table("owl-turtle")
    lay(position, "owl-frog", "i2", "i1")
    lay(position, "butterfly-bat", "h3", "g3")
    assert may(position, "play owl-turtle i3 j3")


def test_halves_are_neighbours_over_whatever_is_printed_between_their_cells() -> None:
    """Sharing an edge is all that counts: brook cells side by side always do."""
    for a, b in FACTS.ways:
        assert abs(a - b) in (1, 15)
        assert (b, a) in FACTS.ways
    assert len(FACTS.ways) == 240


def test_matching_is_tested_only_when_a_domino_is_laid() -> None:
    position = table("owl-turtle", joker="butterfly")
    lay(position, "butterfly-bat", "i2", "i3")
    play(position, "play owl-turtle i1 j1")
    play(position, "joker snail")
    assert position.laid[GAME.dominoes.index("owl-turtle")] >= 0
    assert texts(position, "skip") == ["skip"]


def test_another_turn_needs_a_domino() -> None:
    position = table("snail-owl")
    empty_reserve(position, 0)
    play(position, "discard snail-owl")
    assert position.clouds[0] == 6
    assert texts(position, "again") == []


def test_another_turn_is_not_for_sale_before_the_running_one_is_finished() -> None:
    position = at_clouds(owned=4)
    assert texts(position, "again") == []
    assert texts(play(position, "score"), "again") == ["again"]


def test_a_token_stays_with_its_area_when_every_cell_is_planted() -> None:
    position = closing_a()
    grow(position, "a1", "black turf")
    grow(position, "a2", "black turf")
    grow(position, "a3", "neutral turf")
    play(position, "play owl-turtle b5 a5", "skip", "score")
    assert position.holder[area("A")] == 1
    assert points(position, "areas", 1) == 3


def test_the_joker_does_not_move_to_where_it_is() -> None:
    position = table(joker="bat")
    assert not may(position, "joker bat")
    assert len(texts(position, "joker")) == 9


def test_plants_are_taken_back_between_planting_and_scoring_too() -> None:
    """Which makes and breaks ties."""
    position = closing_a()
    position.clouds[0] = 1
    grow(position, "a1", "white turf")
    position.stock[0] -= 1
    grow(position, "a2", "neutral turf")
    position.stock[1] -= 1
    play(position, "play owl-turtle b5 a5", "skip", "recover a2", "score")
    assert points(position, "areas") == 4
    tied = closing_a()
    grow(tied, "a1", "white turf")
    grow(tied, "a2", "neutral turf")
    play(tied, "play owl-turtle b5 a5", "skip", "score")
    assert points(tied, "areas") == 0


def test_taking_back_scores_nothing_again() -> None:
    position = at_clouds(owned=4)
    before = points(position, "plants")
    play(position, "recover o12")
    assert points(position, "plants") == before == 1
    assert points(position, "areas") == 0


def test_plants_come_back_from_completed_areas() -> None:
    position = closing_a()
    grow(position, "a1", "white turf")
    position.stock[0] -= 1
    play(position, "play owl-turtle b5 a5", "skip", "score")
    position.clouds[0] = 1
    play(position, "recover a1")
    assert points(position, "areas") == 4
    assert position.plants[spot("a1")] == 0


def test_a_neutral_plant_is_taken_back_by_whoever_has_room() -> None:
    position = table()
    grow(position, "j6", "neutral oak")
    position.stock[7] -= 1
    assert may(position, "recover j6")


def test_plants_of_other_colours_stay() -> None:
    position = table()
    position.stock[0] -= 1
    grow(position, "j6", "black turf")
    assert not may(position, "recover j6")


def test_clouds_that_do_not_fit_wait_for_collect() -> None:
    """Until then none of them is owned."""
    position = at_clouds(owned=5)
    assert position.clouds[0] == 5
    assert {text.split()[0] for text in texts(position)} == {"collect", "joker", "recover"}
    play(position, "collect")
    assert position.clouds[0] == 6
    assert texts(position, "score") == ["score"]


def test_room_for_clouds_may_be_made_at_once() -> None:
    position = play(at_clouds(owned=5), "joker owl", "collect")
    assert position.clouds[0] == 5


def test_collect_follows_though_there_is_room_by_now() -> None:
    position = play(at_clouds(owned=6), "joker owl")
    assert texts(position, "score") == []
    assert texts(position, "collect") == ["collect"]


def test_the_plant_just_set_may_be_taken_back_to_make_room() -> None:
    position = play(at_clouds(owned=6), "recover o12")
    assert stock(position, "turf") == 9
    assert position.clouds[0] == 5
    play(position, "collect")
    assert position.clouds[0] == 6
    assert texts(position, "plant") == [], "one plant a turn, even when it came back"
    assert texts(position, "score") == ["score"]
    assert points(position, "plants") == 1


def test_discards_are_seen_by_all() -> None:
    position = table("owl-turtle snail-bat frog-frog")
    play(position, "discard snail-bat")
    assert position.mask(1).laid[GAME.dominoes.index("snail-bat")] == -2


def test_discarding_uses_a_domino_up_and_may_end_the_game() -> None:
    position = table("snail-owl", clouds=0)
    empty_reserve(position, 0, 1)
    give(position, "", seat=1)
    play(position, "discard snail-owl", "finish")
    assert position.over()


def test_a_score_may_be_negative() -> None:
    position = ended(clouds=0, left=("oak", "oak", "pine"), backs={})
    assert position.scores()[0] == 4 - 11


def test_cloud_actions_stay_open_after_the_last_domino_of_the_game() -> None:
    """Before that turn is finished; a plant taken back then saves its points and may break a tie."""
    position = table("snail-owl", clouds=3)
    empty_reserve(position, 0, 1)
    give(position, "", seat=1)
    grow(position, "j6", "white turf")
    position.stock[0] -= 1
    play(position, "discard snail-owl", "joker owl", "recover j6")
    assert texts(position) == ["finish"]


def test_nobody_declines_to_score() -> None:
    position = play(closing_a(), "play owl-turtle b5 a5", "skip")
    with pytest.raises(IllegalMove):
        GAME.play(position, 0, "finish")
    assert texts(position) == ["score"]


def test_the_domino_drawn_is_in_sight_before_another_turn_is_bought() -> None:
    position = at_clouds(owned=4)
    drawn = position.reserves[position.drawn[0]]
    play(position, "score")
    assert drawn in position.mask(0).hands[:3]
    assert may(position, "again")
    assert texts(position, "joker")


def test_backs_are_turned_over_at_the_end() -> None:
    position = closing_a()
    play(position, "play owl-turtle b5 a5", "skip", "score")
    assert position.mask(1).breakdown(0)["tokens"] == 0
    for seat in range(2):
        empty_reserve(position, seat)
    give(position, "")
    give(position, "", seat=1)
    play(position, "finish")
    back = position.backs[area("A")]
    assert position.mask(1).breakdown(0)["tokens"] == back == position.breakdown(0)["tokens"]
    assert set(position.mask(1).shown) == {-1, back}
