"""The scores of Harmonies."""

from __future__ import annotations

import pytest
from games.harmonies.tables import GAME, at, points, table

RING = ["c2", "d2", "d3", "c4", "b3", "b2"]  # the six around c3


def test_trees_are_worth_1_3_7_and_bare_trunks_nothing() -> None:
    board = {"a1": "green", "c1": "brown green", "e1": "brown brown green", "a5": "brown", "e5": "brown brown"}
    assert points("trees", board) == 1 + 3 + 7


def test_mountains_are_worth_1_3_7_beside_another() -> None:
    assert points("mountains", {"a1": "gray", "a2": "gray gray", "b1": "gray gray gray"}) == 11
    assert points("mountains", {"a1": "gray gray gray"}) == 0
    assert points("mountains", {"a1": "gray gray gray", "a3": "gray"}) == 0


def test_gray_under_red_is_no_mountain() -> None:
    assert points("mountains", {"a1": "gray gray", "a2": "gray red"}) == 0


def test_fields_are_worth_5_a_group_of_two_or_more() -> None:
    assert points("fields", {"a1": "yellow"}) == 0
    assert points("fields", {"a1": "yellow", "a2": "yellow"}) == 5
    assert points("fields", {"a1": "yellow", "a2": "yellow", "b1": "yellow", "b2": "yellow"}) == 5
    assert points("fields", {"a1": "yellow", "a2": "yellow", "e4": "yellow", "e5": "yellow"}) == 10


@pytest.mark.parametrize("house", ["brown red", "gray red", "red red"])
def test_a_building_needs_three_colours_around(house: str) -> None:
    assert points("buildings", {"c3": house, "c2": "blue", "d2": "yellow", "d3": "red"}) == 5
    assert points("buildings", {"c3": house, "c2": "blue", "d2": "yellow", "d3": "yellow"}) == 0
    assert points("buildings", {"c3": house, "c2": "brown", "d2": "brown green", "d3": "gray red"}) == 5
    assert points("buildings", {"c3": house, "c2": "red", "d2": "brown red", "d3": "gray red"}) == 0
    assert points("buildings", {"c3": house, "c2": "gray", "d2": "brown brown", "d3": "green"}) == 5


def test_a_lone_red_scores_nothing() -> None:
    assert points("buildings", {"c3": "red", "c2": "blue", "d2": "yellow", "d3": "gray"}) == 0


@pytest.mark.parametrize(("length", "worth"), [(0, 0), (1, 0), (2, 2), (3, 5), (4, 8), (5, 11), (6, 15), (7, 19), (8, 23)])
def test_a_river_is_worth_its_length(length: int, worth: int) -> None:
    line = ["a1", "a2", "a3", "a4", "b4", "c5", "d4", "e5"]
    assert points("water", dict.fromkeys(line[:length], "blue")) == worth


def test_only_the_best_river_counts() -> None:
    assert points("water", dict.fromkeys(["a1", "a2", "a3", "e1", "e2"], "blue")) == 5


def test_a_river_is_measured_by_its_shortest_ways() -> None:
    """Seven connected blues, the longest shortest way six tokens: 15 points, as in the book's example."""
    winding = ["a1", "a2", "a3", "a4", "a5", "b4", "b3"]
    assert points("water", dict.fromkeys(winding, "blue")) == 11
    branch = ["a1", "a2", "a3", "a4", "b4", "c5", "b2"]
    assert points("water", dict.fromkeys(branch, "blue")) == 15


def test_side_b_counts_islands() -> None:
    assert points("water", {}, "B") == 5
    assert points("water", {"b1": "blue"}, "B") == 5
    assert points("water", dict.fromkeys(["b1", "b2", "b3"], "blue"), "B") == 10
    assert points("water", dict.fromkeys(["b1", "b2", "b3", "d1", "d2", "d3", "f1", "f2", "f3"], "blue"), "B") == 20


def test_an_animal_is_worth_the_number_beside_its_topmost_empty_slot() -> None:
    position = table(hand=[5, 31])
    for placed, worth in enumerate([0, 2, 4, 6, 10, 15]):
        position.placed[5] = placed
        assert position.breakdown(0)["animals"] == worth
    position.hand[0], position.hand[1] = 31, 0
    position.completed[0] = 1 << 5
    assert position.breakdown(0)["animals"] == 15


SPIRITS = [
    (33, {"a1": "yellow", "c1": "yellow", "c2": "yellow", "e1": "yellow", "e2": "yellow", "e3": "yellow"}, 2 + 2 + 10),
    (34, {"a1": "yellow", "c1": "yellow", "c2": "yellow"}, 10),
    (35, {"a1": "green", "c1": "brown green", "e1": "brown brown green"}, 0 + 4 + 4),
    (36, {"a1": "green", "c1": "brown green", "e1": "brown brown green"}, 3 + 3 + 1),
    (37, {"a1": "red red", "c1": "gray red", "c2": "brown red", "e1": "red"}, 8),
    (38, {"a1": "red red", "c1": "gray red", "c2": "brown red", "e1": "red"}, 6),
    (39, {"a1": "gray", "c1": "gray gray", "e1": "gray gray gray"}, 0 + 4 + 4),
    (40, {"a1": "gray", "c1": "gray gray", "e1": "gray gray gray"}, 3 + 3 + 1),
    (41, {"a1": "blue", "c1": "blue", "c2": "blue"}, 7),
    (42, {"a1": "blue", "c1": "blue", "c2": "blue"}, 6),
]


@pytest.mark.parametrize(("spirit", "board", "worth"), SPIRITS)
def test_a_spirit_scores_once_its_cube_is_placed(spirit: int, board: dict[str, str], worth: int) -> None:
    position = table(board, spirits=True)
    position.chosen[0] = spirit
    assert position.breakdown(0)["spirit"] == 0
    position.placed[spirit] = 1
    assert position.breakdown(0)["spirit"] == worth


@pytest.mark.parametrize(
    ("score", "side", "spirit", "suns"),
    [(130, "A", 33, 7), (39, "B", 0, 2), (40, "B", 0, 3), (160, "A", 0, 11), (69, "B", 42, 1), (70, "B", 42, 2), (89, "A", 35, 3)],
)
def test_a_solo_result_is_told_in_suns(score: int, side: str, spirit: int, suns: int) -> None:
    position = table(players=1, side=side, spirits=spirit > 0)
    position.chosen[0] = spirit
    bonus = (1 if side == "A" else 0) + (2 if not spirit else GAME.facts.suns[spirit])
    assert GAME.suns(position) == bonus, "no points yet"
    assert GAME.suns_for(position, score) == suns


def test_more_animal_cubes_decide_a_tie() -> None:
    position = table(players=3)
    position.animals[1] = at("a1") | at("a2")
    position.animals[2] = at("a1")
    assert position.scores() == [0, 0, 0]
    assert position.ranks() == [3, 1, 2]
    position.animals[0] = at("b1") | at("b2")
    assert position.ranks() == [1, 1, 3], "still tied: shared"


def test_every_part_of_a_score_is_explained() -> None:
    position = table({"a1": "gray", "a2": "gray gray", "c3": "yellow", "c4": "yellow", "e1": "blue", "e2": "blue"}, hand=[26])
    parts = {(part.what, part.points): part.refs for part in GAME.explain(position, 0)}
    assert parts["mountain2", 3] == ("seat0:a2",)
    assert parts["field", 5] == ("seat0:c3", "seat0:c4")
    assert parts["river", 2] == ("seat0:e1", "seat0:e2")
    assert parts["animal", 0] == ("card:26",)


def test_a_ring_is_six_around_one() -> None:
    assert len({at(cell) for cell in RING}) == 6
