"""The worked examples of the rules, P1 to F1; where the book's players are orange and black, four play."""

from __future__ import annotations

import pytest
from games.renature.tables import GAME, area, at_clouds, ended, grow, lay, may, play, points, table, texts

from hedgerow.games.renature import scoring
from hedgerow.games.renature.position import RenaturePosition

BLACK, ORANGE, BLUE, NEUTRAL, NOBODY = 1, 2, 3, 4, 7


# ---------------------------------------------------------------------- P: points for plants


def planting(seat: int, *before: str) -> RenaturePosition:
    """Seat `seat` has just laid a domino on e1 f2's side of area B (f1 g1 h1 h2), in which these plants stand from h2 on."""
    position = table(players=4)
    for cell, plant in zip(("h2", "h1", "g1"), before, strict=False):
        grow(position, cell, plant)
    position.turn = seat
    lay(position, "snail-owl", "e2", "f2")
    position.way = position.laid[GAME.dominoes.index("snail-owl")]
    position.phase = 1
    return position


def worth(seat: int, plant: str, *before: str) -> int:
    position = planting(seat, *before)
    GAME.play(position, seat, f"plant {plant} f1")
    return points(position, "plants", seat)


def test_p1_orange_plants_a_bush_in_the_empty_area() -> None:
    assert worth(ORANGE, "bush own") == 1


def test_p2_black_plants_a_turf_beside_the_higher_bush() -> None:
    assert worth(BLACK, "turf own", "orange bush") == 1


def test_p3_black_plants_a_bush_beside_a_bush_and_a_turf() -> None:
    assert worth(BLACK, "bush own", "orange bush", "black turf") == 3


def test_p4_orange_plants_a_neutral_pine_and_has_the_points() -> None:
    assert worth(ORANGE, "pine neutral", "orange bush", "black turf", "black bush") == 4


# ---------------------------------------------------------------------- A: completed areas


def nearly_closed(*plants: str) -> RenaturePosition:
    """Area B (f1 g1 h1 h2, brook around it e1 f2 g2 i1 i2 h3) is open at f2 and g2 only; g2 is isolated once f2 is covered."""
    position = table("owl-owl bat-frog frog-frog", players=4)
    for cell, plant in zip(("f1", "g1", "h1", "h2"), plants, strict=False):
        grow(position, cell, plant)
    for domino, cells in {"snail-owl": "d1 e1", "snail-bat": "i1 i2", "turtle-frog": "g3 h3"}.items():
        lay(position, domino, *cells.split())
    return position


def close(position: RenaturePosition, seat: int) -> list[int]:
    """That seat closes area B with the owl double; what each seat scores for areas."""
    position.turn = seat
    for i in range(3):
        position.hands[3 * seat + i] = position.hands[i]
    play(position, "play owl-owl e2 f2", "skip", "score", seat=seat)
    return [points(position, "areas", other) for other in range(4)]


def test_a1_two_tied_colours_are_absent_and_an_isolated_cell_counts_as_closed() -> None:
    position = nearly_closed("orange bush", "black bush", "black turf", "neutral pine")
    assert close(position, ORANGE) == [0, 0, 6, 0]
    assert position.holder[area("B")] == 1 + ORANGE


def test_a2_neutral_is_first_and_black_has_the_bonus() -> None:
    assert close(nearly_closed("neutral pine", "black bush"), ORANGE) == [0, 2, 0, 0]


# ---------------------------------------------------------------------- J and S: laying dominoes


def test_j2_an_owl_beside_a_snail_is_illegal() -> None:
    position = table("owl-turtle")
    lay(position, "snail-frog", "i2", "i3")
    assert not may(position, "play owl-turtle i1 j1")


def test_j3_the_joker_matches_everything_whether_it_lies_there_or_is_laid() -> None:
    position = table("owl-turtle")
    lay(position, "butterfly-frog", "i2", "i3")
    assert may(position, "play owl-turtle i1 j1")
    position = table("butterfly-bat")
    lay(position, "snail-frog", "i2", "i3")
    assert may(position, "play butterfly-bat i1 j1")
    assert not may(position, "play butterfly-bat j1 i1")


def test_j4_one_mismatch_is_enough() -> None:
    position = table("owl-turtle")
    lay(position, "owl-frog", "i2", "i1")
    assert may(position, "play owl-turtle i3 j3")
    lay(position, "snail-bat", "h3", "g3")
    assert not may(position, "play owl-turtle i3 j3")


def test_s1_the_first_domino_lies_on_a_start_cell() -> None:
    position = table("owl-turtle")
    assert not may(position, "play owl-turtle a4 b4")
    assert may(position, "play owl-turtle c1 d1")
    assert all({"c1", "f2", "j1", "m1"} & set(text.split()[2:]) for text in texts(position, "play"))


# ---------------------------------------------------------------------- M: majorities

# Plants in area K (j6 j7 k7 i8 j8 k8) that give these sums.
SUMS = {1: ["turf"], 2: ["bush"], 3: ["pine"], 4: ["oak"], 5: ["oak", "turf"]}


def shares(**sums: int) -> tuple[int, int]:
    position = table(players=4)
    cells = iter(("j6", "j7", "k7", "i8", "j8", "k8"))
    for color, total in sums.items():
        for plant in SUMS[total]:
            grow(position, next(cells), f"{color} {plant}")
    return scoring.places(position, area("K"))


@pytest.mark.parametrize(
    ("sums", "first", "second"),
    [
        ({"blue": 4, "neutral": 4, "orange": 1}, ORANGE, ORANGE),  # M1
        ({"orange": 5, "blue": 3, "black": 3}, ORANGE, ORANGE),  # M2
        ({"orange": 4, "neutral": 2}, ORANGE, NEUTRAL),  # M3
        ({"neutral": 2}, NEUTRAL, NEUTRAL),  # M4
        ({"orange": 2, "blue": 2, "neutral": 1}, NEUTRAL, NEUTRAL),  # M4
        ({"orange": 5, "blue": 5, "neutral": 3, "black": 2}, NEUTRAL, BLACK),  # M5
        ({"orange": 3, "blue": 2, "black": 1}, ORANGE, BLUE),
        ({"orange": 1, "blue": 1}, NOBODY, NOBODY),
        ({}, NOBODY, NOBODY),
    ],
)
def test_m_who_has_the_main_points_and_the_bonus(sums: dict[str, int], first: int, second: int) -> None:
    assert shares(**sums) == (first, second)


def test_m4_the_player_who_completes_takes_the_token_though_nobody_scores() -> None:
    position = nearly_closed("neutral bush")
    assert close(position, BLUE) == [0, 0, 0, 0]
    assert position.holder[area("B")] == 1 + BLUE


# ---------------------------------------------------------------------- C and F: clouds, the end


def test_c1_what_does_not_fit_of_the_clouds_is_lost() -> None:
    position = at_clouds(owned=5)
    play(position, "collect")
    assert position.clouds[0] == 6


def test_f1_two_clouds_a_turf_and_an_oak_left_and_two_tokens() -> None:
    position = ended(clouds=2, left=("turf", "oak"), backs={"B": 2, "D": 3})
    parts = position.breakdown(0)
    assert (parts["clouds"], parts["unplanted"], parts["tokens"]) == (2, -5, 5)
