"""The cards: symmetries and sums that the box has, and every face against a list of what it must say.

`faces.txt` is that list, in the numbers of `printed.py`: the name of each face, then the printed tables, the abilities (color, kind,
cost, gain, parameters) and what it counts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.earth.tableaus import CARD, FACTS, face

from hedgerow.core.bits import count
from hedgerow.games.earth import printed as t

EARTH = range(1, 284)
FLORA = [i for i in EARTH if FACTS.kind[i] == t.FLORA]
TERRAINS = [i for i in EARTH if FACTS.kind[i] == t.TERRAIN]
EVENTS = [i for i in EARTH if FACTS.kind[i] == t.EVENT]
PLANTABLE = FLORA + TERRAINS
PRINTED = ("number", "kind", "cost", "vp", "habitats", "types", "sprouts", "growth", "canopy", "tags", "arrows")
PARAMETERS = ("a_chosen", "a_piece", "a_amount", "a_types", "a_habitats", "a_target", "a_area", "a_per")
COUNTED = ("o_measure", "o_types", "o_habitats", "o_piece", "o_least", "o_rule", "o_vp", "o_per", "o_cap", "o_need", "o_best")


def line(face: int) -> str:
    """A face as a line of faces.txt."""
    parts = [" ".join(str(getattr(FACTS, name)[face]) for name in PRINTED)]
    first = FACTS.ability_first[face]
    for a in range(first, first + FACTS.ability_count[face]):
        cost, gain = (" ".join(str(table[a * t.RESOURCES + r]) for r in range(t.RESOURCES)) for table in (FACTS.a_cost, FACTS.a_gain))
        rest = " ".join(str(getattr(FACTS, name)[a]) for name in PARAMETERS)
        parts.append(f"{FACTS.a_color[a]} {FACTS.a_kind[a]} : {cost} > {gain} ({rest})")
    if FACTS.o_measure[face]:
        parts.append("counts " + " ".join(str(getattr(FACTS, name)[face]) for name in COUNTED))
        if FACTS.o_measure[face] == t.M_CARDS:
            parts.append(str(FACTS.features[FACTS.o_trait[face]]._asdict()))
        if FACTS.o_table[face] >= 0:
            at = FACTS.o_table[face]
            parts.append("table " + " ".join(str(FACTS.table[at + i]) for i in range(t.TABLE)))
    return f"{FACTS.names[face]} [{FACTS.latin[face]}] | {' | '.join(parts)}"


def test_every_face_says_what_the_list_says() -> None:
    listed = (Path(__file__).parent / "faces.txt").read_text("utf-8").splitlines()
    assert len(listed) == 439
    for number, expected in enumerate(listed, 1):
        assert line(number) == expected


# ---------------------------------------------------------------------- symmetries of the box


def test_how_many_there_are() -> None:
    assert (len(FLORA), len(TERRAINS), len(EVENTS)) == (179, 66, 38)
    kinds = Counter(int(kind) for kind in FACTS.kind)
    assert [kinds[int(kind)] for kind in (t.ISLAND, t.CLIMATE, t.ECOSYSTEM, t.FAUNA, t.GAIA)] == [20, 20, 64, 46, 6]


def test_44_of_each_type_and_3_wild() -> None:
    assert Counter(int(FACTS.types[i]) for i in FLORA) == {1: 44, 2: 44, 4: 44, 8: 44, 15: 3}


@pytest.mark.parametrize("habitat", [t.SUNNY, t.WET, t.ROCKY, t.COLD])
def test_116_cards_show_each_habitat(habitat: int) -> None:
    assert sum(1 for i in PLANTABLE if FACTS.habitats[i] & habitat) == 116


def test_59_cards_of_each_pure_color_and_20_multicolored() -> None:
    for color in (t.RED, t.BLUE, t.YELLOW):
        assert sum(1 for i in PLANTABLE if FACTS.colors[i] & color and not FACTS.colors[i] & t.MULTI) == 59
    assert sum(1 for i in PLANTABLE if FACTS.colors[i] & t.MULTI) == 20
    assert [sum(1 for i in PLANTABLE if FACTS.colors[i] & color) for color in (t.GREEN, t.BLACK, t.BROWN)] == [18, 18, 61]


def test_34_names_with_each_mark() -> None:
    assert [sum(1 for i in FLORA if FACTS.tags[i] & tag) for tag in (t.PLACE_TAG, t.COLOR_TAG, t.ANIMAL_TAG)] == [34, 34, 34]
    assert sum(1 for i in FLORA if count(FACTS.tags[i]) == 2) == 8


def test_prices_arrows_and_second_abilities() -> None:
    assert sum(1 for i in PLANTABLE if FACTS.cost[i] <= 3) == 125
    assert (sum(1 for i in FLORA if FACTS.arrows[i]), sum(1 for i in TERRAINS if FACTS.arrows[i])) == (22, 21)
    assert sum(1 for i in PLANTABLE if FACTS.abilities[i] == 2) == 49


def spread(values: str) -> dict[int, int]:
    return {int(value): int(number) for value, number in (pair.split(":") for pair in values.split())}


@pytest.mark.parametrize(
    ("table", "values"),
    [
        ("cost", "0:11 1:29 2:29 3:32 4:31 5:13 6:15 7:9 8:9 9:1"),
        ("vp", "0:35 1:51 2:43 3:12 4:25 5:7 6:3 7:3"),
        ("sprouts", "0:10 1:4 2:26 3:31 4:37 5:25 6:46"),
        ("growth", "0:11 1:39 2:49 3:40 4:28 5:8 6:3 8:1"),
    ],
)
def test_how_the_numbers_of_flora_are_spread(table: str, values: str) -> None:
    assert Counter(int(getattr(FACTS, table)[i]) for i in FLORA) == spread(values)


def test_how_canopies_and_habitats_of_flora_are_spread() -> None:
    canopies = Counter(int(FACTS.canopy[i]) for i in FLORA if FACTS.growth[i])
    assert canopies == spread("1:21 2:31 3:32 4:30 5:25 6:15 7:8 8:2 9:1 10:2 13:1")
    assert Counter(int(count(FACTS.habitats[i])) for i in FLORA) == spread("0:27 1:74 2:52 3:17 4:9")


def test_how_the_numbers_of_terrains_are_spread() -> None:
    assert Counter(int(FACTS.cost[i]) for i in TERRAINS) == spread(
        "0:5 1:5 2:13 3:1 4:8 5:2 6:1 7:2 8:2 9:14 10:1 11:1 12:4 13:4 14:2 15:1"
    )
    assert Counter(int(FACTS.vp[i]) for i in TERRAINS) == spread("0:24 1:6 2:11 3:1 4:8 5:4 6:2 8:1 9:5 10:4")
    assert Counter(int(count(FACTS.habitats[i])) for i in TERRAINS) == spread("1:3 2:12 3:32 4:19")


def test_how_the_points_of_events_are_spread() -> None:
    assert Counter(int(FACTS.vp[i]) for i in EVENTS) == spread("-4:4 -3:4 -2:6 -1:4 0:16 1:4")
    assert all(FACTS.burst[i] >= 0 for i in EVENTS)


def test_faces_of_an_island_sum_to_10_and_of_a_climate_to_5() -> None:
    for first in range(int(t.FIRST_ISLAND), int(t.FIRST_CLIMATE), 2):
        assert FACTS.vp[first] + FACTS.vp[first + 1] == 10
        assert 3 <= FACTS.start_draw[first] <= 12
        assert 0 <= FACTS.start_compost[first] <= 5
        assert 4 <= FACTS.start_soil[first] <= 8
    for first in range(int(t.FIRST_CLIMATE), int(t.FIRST_ECOSYSTEM), 2):
        assert FACTS.vp[first] + FACTS.vp[first + 1] == 5
        assert all(count(FACTS.habitats[side]) == 2 for side in (first, first + 1))


def test_seven_climates_and_six_islands_work_only_if_one_chose() -> None:
    chosen = Counter(int(FACTS.kind[FACTS.a_face[a]]) for a in range(len(FACTS.a_kind)) if FACTS.a_chosen[a])
    assert chosen == {int(t.CLIMATE): 7, int(t.ISLAND): 6}


@pytest.mark.parametrize(
    ("feature", "cards"),
    [
        ("habitats", 116),
        ("types", 47),
        ("arrows", 43),
        ("tags", 34),
    ],
)
def test_how_many_earth_cards_have_a_feature(feature: str, cards: int) -> None:
    numbers = [n for n, trait in enumerate(FACTS.features) if trait.feature == feature and trait.bits != t.TERRAINS]
    assert numbers
    for number in numbers:
        assert sum(FACTS.traits[i] >> number & 1 for i in EARTH) == cards


@pytest.mark.parametrize(
    ("fauna", "cards"),
    [
        ("Wood Duck", 104),
        ("Siamese Rhinoceros Beetle", 141),
        ("Echidna", 79),
        ("Spotted Hyena", 18),
        ("Red-Eyed Tree Frog", 18),
        ("Brown Bear", 61),
        ("Rainbow Shield Bug", 20),
        ("Panther Chameleon", 49),
        ("Grey Wolf", 62),
        ("Seven-Spotted Ladybug", 183),
        ("Atlantic Puffin", 156),
        ("Sri Lankan Leopard", 89),
        ("African Bush Elephant", 120),
        ("Western Honeybee", 125),
        ("American Bison", 46),
        ("Red Deer", 71),
        ("Brown-Throated Sloth", 40),
        ("Western Moose", 99),
    ],
)
def test_how_many_earth_cards_a_fauna_is_about(fauna: str, cards: int) -> None:
    trait = FACTS.o_trait[FACTS.face_of_name[fauna]]
    assert sum(FACTS.traits[i] >> trait & 1 for i in EARTH) == cards


# ---------------------------------------------------------------------- looked up beside the box


def test_faces_have_their_numbers() -> None:
    assert [int(FACTS.number[FACTS.face_of_name[name]]) for name in ("Kauai", "Vulcano", "Arid", "Blackforest", "Bald Eagle", "Plant")] == [
        285,
        285,
        295,
        305,
        337,
        365,
    ]
    assert FACTS.names[174] == "Oakmoss"
    assert FACTS.names[33] == "Japanese Andromeda"


def test_what_comes_up_in_an_activation() -> None:
    oakmoss = CARD["Oakmoss"] * 4
    assert [FACTS.active[oakmoss + action] >= 0 for action in (t.PLANT, t.COMPOST, t.WATER, t.GROW)] == [False, False, True, True]
    bee_balm = CARD["Bee Balm"] * 4
    assert [FACTS.active[bee_balm + action] >= 0 for action in (t.PLANT, t.COMPOST, t.WATER, t.GROW)] == [False, True, True, True]
    assert [FACTS.active[face("Kauai") * 4 + action] >= 0 for action in range(4)] == [True, False, False, False]


def test_what_special_cards_point_to() -> None:
    assert FACTS.bans[face("Extinct Volcano")] == t.RED
    assert FACTS.instead[face("English Walnut")] == t.SPROUT
    assert FACTS.instead[face("Strangler Fig")] == t.GROWTH
    assert FACTS.instead[face("Horn Of Plenty")] == t.COMPOST_HAND
    assert FACTS.a_target[FACTS.swap[face("Lava Plain")]] == t.RED
    assert FACTS.a_gain[FACTS.on_event[face("Jamaica")] * t.RESOURCES + t.DRAW] == 1
    assert FACTS.copies[face("Swamp Sprouts")] >= 0
    assert FACTS.burst[face("Flooded Delta")] >= 0
    assert FACTS.burst[face("English Walnut")] == -1
