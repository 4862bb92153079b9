"""The nine categories, and the terrains that pay at the end."""

from __future__ import annotations

import pytest
from games.earth.tableaus import CARD, FACTS, GAME, cells, face, lay, points, seat_with, table

from hedgerow.core.native import i64, vec
from hedgerow.games.earth.scoring import terrains


def test_base_points_of_tableau_island_and_climate() -> None:
    p = seat_with({"d4": "Yellow Morel", "d5": "Dwarf Willow"}, island="Vulcano", climate="Tundra")
    assert points("cards", p) == 7 + 0 + 10 + 1


def test_events_may_cost_points() -> None:
    assert points("events", seat_with(events=("Hurricane", "Volcanic Eruption"))) == -3


def test_a_compost_card_is_worth_1() -> None:
    assert points("compost", seat_with(compost_count=15)) == 15


def test_a_sprout_is_worth_1() -> None:
    assert points("sprouts", seat_with({"d4": "Spearmint", "d5": "Marula"}, sprouts={"d4": 6, "d5": 2})) == 8


def test_trunks_are_worth_1_each_and_a_finished_flora_its_canopy_instead() -> None:
    cards = {"d4": "Giant Sequoia", "d5": "Marula", "d6": "Dwarf Willow"}
    assert points("growth", seat_with(cards, growth={"d4": 7, "d5": 2})) == 9
    assert points("growth", seat_with(cards, growth={"d4": 8, "d5": 3})) == 13 + 5
    assert points("growth", seat_with(cards, growth={"d6": 1})) == 2


def test_fauna_places_are_worth_15_11_8_6_5() -> None:
    p = table(5)
    p.place = vec[i64]([1, 2, 3, 4, 5] + [0] * 15)
    assert [points("fauna", p, seat) for seat in range(5)] == [15, 11, 8, 6, 5]


def test_in_easy_mode_every_fauna_is_worth_10_and_ecosystems_nothing() -> None:
    p = table(3, "easy")
    p.place = vec[i64]([2, 1, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0])
    assert [points("fauna", p, seat) for seat in range(3)] == [20, 10, 10]
    assert [points("ecosystems", p, seat) for seat in range(3)] == [0, 0, 0]


def test_the_first_full_tableau_is_worth_7() -> None:
    p = table(3)
    p.bonus = 2
    assert [points("bonus", p, seat) for seat in range(3)] == [0, 7, 0]


def test_hand_cards_and_soil_are_worth_nothing_by_themselves() -> None:
    p = seat_with(soil=9, hand_count=9)
    assert sum(points(category, p) for category in ("cards", "compost", "terrains", "ecosystems")) == 0


# ---------------------------------------------------------------------- terrains: row, column, neighbours


@pytest.mark.parametrize(
    ("terrain", "flora", "near", "far"),
    [
        ("Prairie", "Basil", ["a4", "b4", "c4"], ["d3", "d5", "c3"]),
        ("Badlands", "Heather", ["a4", "b4", "c4"], ["d3"]),
        ("Tropical Forest", "Marula", ["c4", "e4", "f4"], ["d3"]),
        ("Boreal Forest", "Penny Bun", ["c4", "e4", "f4"], ["d3"]),
        ("Mountain Forest", "Marula", ["d3", "d5", "d6"], ["c4"]),
        ("Mixed Forest", "Penny Bun", ["d3", "d5", "d6"], ["c4"]),
        ("Scrubland", "Heather", ["d3", "d5", "d6"], ["c4"]),
        ("Grassland", "Basil", ["d1", "d2", "d3"], ["c4"]),
        ("Shrubland", "Heather", ["c4", "e4", "d3"], ["c3", "e5"]),
        ("Pasture", "Basil", ["c4", "e4", "d5"], ["c3", "e5"]),
        ("Cloudforest", "Marula", ["c4", "d3", "d5"], ["c3", "e5"]),
        ("Swamp", "Penny Bun", ["e4", "d3", "d5"], ["c3", "e5"]),
    ],
)
def test_3_points_for_each_flora_of_a_type_in_row_column_or_beside(terrain: str, flora: str, near: list[str], far: list[str]) -> None:
    stranger = "Spearmint" if flora != "Basil" else "Oleander"
    p = seat_with({"d4": terrain, **dict.fromkeys(near[:2], flora), near[2]: stranger, **dict.fromkeys(far, flora)})
    assert points("terrains", p) == 6
    wild = seat_with({"d4": terrain, near[0]: "Swamp Sprouts"})
    assert points("terrains", wild) == 3


@pytest.mark.parametrize(
    ("terrain", "flora"), [("Crater", "Marula"), ("Lake", "Penny Bun"), ("Meadow", "Basil"), ("Forest Edge", "Heather")]
)
def test_5_points_for_each_flora_of_a_type_at_a_corner(terrain: str, flora: str) -> None:
    cards = {"d4": terrain, "c3": flora, "e5": flora, "e3": "Dragon Sprouts", "c5": "Alfisol", "d5": flora, "c4": flora}
    assert points("terrains", seat_with(cards)) == 15


# ---------------------------------------------------------------------- terrains: paths


def test_a_path_runs_from_side_to_side_through_the_terrain_and_takes_no_card_twice() -> None:
    # Stream (wet) in the middle of a fork: two arms of three can be taken, the third cannot.
    wet = "White Oak"
    fork = {"d4": "Stream", "c4": wet, "b4": wet, "e4": wet, "d5": wet, "d6": wet}
    assert points("terrains", seat_with(fork)) == 2 * 5  # b4 c4 d4 d5 d6
    assert points("terrains", seat_with({"d4": "Stream", "c3": wet, "e5": wet})) == 2  # corners do not link


def test_a_path_may_turn_and_use_all_cards() -> None:
    rocky = "Dog Grass"
    square = {f"{column}{row}": rocky for column in "cdef" for row in "3456"}
    assert points("terrains", seat_with({**square, "d4": "Mountain Ridge"})) == 2 * 16


def test_a_longer_path_that_misses_the_terrain_does_not_count() -> None:
    cold = "Cat Spruce"
    cards = {"c3": "Glacier", "d3": cold, "d4": cold, "d5": cold, "d6": cold, "e3": cold, "f3": cold, "f4": cold}
    assert points("terrains", seat_with(cards)) == 2 * 5  # c3 d3 d4 d5 d6 (or e3 f3 f4): not both arms of d3
    branch = {"c3": cold, "c4": "Glacier", "b3": cold, "a3": cold, "d3": cold, "a4": cold}
    assert points("terrains", seat_with(branch)) == 2 * 5  # c4 c3 b3 a3 a4, without d3


def test_all_four_path_terrains_know_their_habitat() -> None:
    for terrain, neighbour in (("Mountain Ridge", "Red Pine"), ("Plain", "Marula"), ("Stream", "White Oak"), ("Glacier", "Cat Spruce")):
        assert points("terrains", seat_with({"d4": terrain, "d5": neighbour})) == 4
        assert points("terrains", seat_with({"d4": terrain, "d5": "Oleander"})) == 2


# ---------------------------------------------------------------------- terrains: any one player


@pytest.mark.parametrize(("terrain", "habitat"), [("Desert", 1), ("Wetland", 2), ("Rocky Mountains", 4), ("Taiga", 8)])
def test_the_best_player_counts_with_island_and_climate(terrain: str, habitat: int) -> None:
    own = 1 if FACTS.habitats[face(terrain)] & habitat else 0
    p = seat_with({"d4": terrain}, island="Kauai", climate="Arid")
    own += sum(1 for name in ("Kauai", "Arid") if FACTS.habitats[FACTS.face_of_name[name]] & habitat)
    assert points("terrains", p) == 2 * own
    lay(p, {"c4": "Spearmint", "d4": "Spearmint", "e4": "Spearmint"}, seat=1, island="Lombok", climate="Boreal")
    other = 3 + sum(1 for name in ("Lombok", "Boreal") if FACTS.habitats[FACTS.face_of_name[name]] & habitat)
    assert points("terrains", p) == 2 * max(own, other)


@pytest.mark.parametrize(("terrain", "card"), [("Volcano", "Basil"), ("River", "Spearmint"), ("Savanna", "Japanese Maple")])
def test_the_best_player_counts_colors_and_multicolored_ones(terrain: str, card: str) -> None:
    p = seat_with({"d4": terrain})
    assert points("terrains", p) == 0
    lay(p, {"c4": card, "d4": "Bee Balm", "e4": "Oakmoss" if terrain != "Volcano" else "Rosemary"}, seat=1)
    assert points("terrains", p) == 2 * 3


# ---------------------------------------------------------------------- terrains: the rest


def test_a_beach_counts_empty_sides_also_beyond_the_frame() -> None:
    assert points("terrains", seat_with({"d4": "Beach"})) == 16
    assert points("terrains", seat_with({"d4": "Beach", "c4": "Basil", "c3": "Basil"})) == 12
    corner = {f"{column}{row}": "Basil" for column in "cdef" for row in "3456"} | {"c3": "Beach"}
    assert points("terrains", seat_with(corner)) == 8


@pytest.mark.parametrize(("terrain", "pieces", "expected"), [("Giant Forest", 4, 5), ("Redwood Forest", 2, 2)])
def test_flora_with_much_growth(terrain: str, pieces: int, expected: int) -> None:
    cards = {"d4": terrain, "c4": "Giant Sequoia", "c5": "African Baobab", "c6": "Elephant Grass"}
    p = seat_with(cards, growth={"c4": pieces, "c5": pieces - 1, "c6": pieces + 1})
    assert points("terrains", p) == 2 * expected


@pytest.mark.parametrize(("terrain", "pieces"), [("Jungle", 4), ("Rain Forest", 2)])
def test_flora_with_many_sprouts(terrain: str, pieces: int) -> None:
    cards = {"d4": terrain, "c4": "Spearmint", "c5": "Basil", "c6": "Cat Grass"}
    assert points("terrains", seat_with(cards, sprouts={"c4": pieces, "c5": pieces - 1, "c6": 6})) == 4


def test_cards_by_their_printed_price() -> None:
    cards = {"c4": "Spearmint", "c5": "Basil", "c6": "Marula", "d5": "Flatland", "d6": "Bamboo Forest"}  # 0, 3, 4, 1 and 8 soil
    assert FACTS.cost[CARD["Permafrost"]] == 2
    assert points("terrains", seat_with({**cards, "d4": "Permafrost"}, island="Kauai", climate="Arid")) == 4
    assert FACTS.cost[CARD["Fertile Land"]] > 4
    assert points("terrains", seat_with({**cards, "d4": "Fertile Land"}, island="Kauai", climate="Arid")) == 2 * 3


def test_impoverished_land_counts_itself_island_and_climate_but_no_events() -> None:
    p = seat_with({"d4": "Impoverished Land", "d5": "Yellow Morel"}, island="Kauai", climate="Arid", events=("Hurricane",))
    assert points("terrains", p) == 3


def test_blossoming_lands_count_itself_island_and_climate() -> None:
    own = FACTS.vp[CARD["Blossoming Lands"]] >= 4
    p = seat_with({"d4": "Blossoming Lands", "d5": "Yellow Morel", "d6": "Basil"}, island="Vulcano", climate="Hemiboreal")
    assert points("terrains", p) == 3 * (3 + own)


def test_leftovers_pay_up_to_30() -> None:
    for terrain, field, each in (
        ("Mineral Rich Land", "soil", 2),
        ("Blooming Land", "hand_count", 1),
        ("Putrefied Land", "compost_count", 1),
    ):
        assert points("terrains", seat_with({"d4": terrain}, **{field: 4})) == 4 * each
        assert points("terrains", seat_with({"d4": terrain}, **{field: 31})) == 30


def test_gigantic_island_counts_terrains_and_itself() -> None:
    assert points("terrains", seat_with({"d4": "Gigantic Island", "d5": "Alfisol", "d6": "Basil"}, island="Kauai")) == 6


def test_reasons_say_where_the_points_of_a_terrain_come_from() -> None:
    reasons: list[tuple[str, int, int, int]] = []
    terrains(seat_with({"d4": "Prairie", "c4": "Basil", "f4": "Cat Grass"}), 0, reasons)
    assert [(what, got, cells(where), FACTS.names[which]) for what, got, where, which in reasons] == [
        ("terrain", 6, {"d4", "c4", "f4"}, "Prairie")
    ]


def test_every_point_has_its_reason_and_its_place() -> None:
    cards = {"d4": "Prairie", "c4": "Basil", "d5": "Marula", "e5": "Spearmint"}
    p = seat_with(
        cards,
        sprouts={"c4": 2, "e5": 6},
        growth={"c4": 1, "d5": 3},
        events=("Hurricane",),
        island="Vulcano",
        climate="Arid",
        ecosystem="Namib Desert",
        shared=("The Great Plains", "Tongass National Forest"),
        soil=3,
        compost_count=4,
    )
    p.place = vec[i64]([1, 0, 0, 0, 0, 0, 2, 0])
    p.bonus = 1
    parts = GAME.explain(p, 0)
    totals = dict.fromkeys(GAME.categories, 0)
    for part in parts:
        totals[part.category] += part.points
    assert totals == p.breakdown(0)
    assert {part.what for part in parts} == {
        *("island", "climate", "card", "event", "compost", "sprouts", "canopy", "trunks", "terrain"),
        *("own_ecosystem", "shared_ecosystem", "fauna", "first_to_finish"),
    }
    told = {part.what: GAME.reason(p, part, GAME.words()) for part in parts}
    assert told["canopy"] == "Marula: canopy"
    assert told["own_ecosystem"] == "Namib Desert, own ecosystem: 3 VP for every 2 cards showing sunny"
    assert next(part.refs for part in parts if part.what == "canopy") == (f"card:{CARD['Marula']}", "cell:d5")
    assert next(part.refs for part in parts if part.what == "own_ecosystem") == ("card:Namib_Desert", "cell:d4", "cell:d5", "cell:e5")
