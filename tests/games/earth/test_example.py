"""The scoring example of the rulebook: the yellow player's terrains, ecosystems and fauna.

The book names the cards that matter and what they pay; what else lies on the island is chosen here so that it fits."""

from __future__ import annotations

from games.earth.tableaus import CARD, FACTS, points, seat_with

from hedgerow.core.native import i64, vec

ISLAND = {
    "c3": "Beach",
    "d3": "Roman Brown",
    "e3": "African Mustard",
    "f3": "Spearmint",
    "c4": "Japanese Andromeda",
    "d4": "Badlands",
    "e4": "Yellow Sprouts",
    "f4": "Oleander",
    "c5": "Iceland Moss",
    "d5": "Mycena Chlorophos",
    "e5": "Impoverished Land",
    "f5": "Yellow Morel",
    "c6": "Avocado Tree",
    "d6": "Dahurian Larch",
    "e6": "Panther Cap",
    "f6": "Parasol Mushroom",
}
THINGS = {
    "ecosystem": "Tasmanian Temperate Rain Forest",
    "shared": ("Everglades", "Great Hungarian Plain"),
    "island": "Kauai",
    "climate": "Arid",
}


def worth(name: str) -> int:
    """What one terrain of the island pays: the rest of it is a bush wherever nothing depends on it."""
    others = {cell: card for cell, card in ISLAND.items() if card == name or not FACTS.o_measure[CARD[card]]}
    missing = {cell: "Aridisol" for cell, card in ISLAND.items() if cell not in others}
    return points("terrains", seat_with({**others, **missing}, **THINGS))


def test_the_beach_pays_8_for_its_two_empty_sides() -> None:
    assert worth("Beach") == 8


def test_the_badlands_pay_9_because_yellow_sprouts_are_of_any_type() -> None:
    assert worth("Badlands") == 9


def test_impoverished_land_pays_13_for_itself_island_and_climate_too_but_for_no_event() -> None:
    few = sum(FACTS.vp[CARD[card]] <= 3 for card in ISLAND.values())
    p = seat_with(ISLAND, **THINGS, events=("Hurricane", "Comet"))
    assert points("terrains", p) - 8 - 9 == few + 2 == 13


def test_all_terrains_pay_30() -> None:
    assert points("terrains", seat_with(ISLAND, **THINGS)) == 30


def test_the_own_ecosystem_pays_18_for_four_names() -> None:
    p = seat_with(ISLAND, ecosystem=THINGS["ecosystem"])
    assert points("ecosystems", p) == 18


def test_everglades_pay_20_without_the_parasol_that_no_corner_touches() -> None:
    p = seat_with(ISLAND, ecosystem="Everglades")
    assert points("ecosystems", p) == 20


def test_the_great_hungarian_plain_pays_13_for_four_herbs() -> None:
    p = seat_with(ISLAND, ecosystem="Great Hungarian Plain")
    assert points("ecosystems", p) == 13


def test_fauna_and_the_sums_of_the_sheet() -> None:
    p = seat_with(ISLAND, **THINGS, compost_count=15)
    p.place = vec[i64]([1, 2, 2, 1, 3, 3, 0, 0])  # seat 0: first, second, third
    assert points("fauna", p) == 15 + 11 + 8 == 34
    assert 29 - 2 + 15 + 22 + 12 + points("terrains", p) + points("ecosystems", p) + points("fauna", p) == 191
