"""What ecosystems pay and what fauna need, kind by kind."""

from __future__ import annotations

from typing import Any

import pytest
from games.earth.tableaus import FACTS, lay, points, seat_with, table

from hedgerow.games.earth.counting import fauna_holds

FULL = [f"{column}{row}" for row in "3456" for column in "cdef"]


def pays(ecosystem: str, cards: dict[str, str] | None = None, **things: Any) -> int:
    return points("ecosystems", seat_with(cards, ecosystem=ecosystem, **things))


def holds(fauna: str, cards: dict[str, str] | None = None, **things: Any) -> bool:
    return fauna_holds(seat_with(cards, **things), 0, FACTS.face_of_name[fauna])


def row(*cards: str, at: str = "4") -> dict[str, str]:
    return {f"{column}{at}": card for column, card in zip("cdef", cards, strict=False)}


def column(*cards: str, at: str = "d") -> dict[str, str]:
    return {f"{at}{row}": card for row, card in zip("3456", cards, strict=False)}


def some(card: str, count: int, rest: str = "") -> dict[str, str]:
    return {name: card if i < count else rest for i, name in enumerate(FULL) if i < count or rest}


def test_the_own_ecosystem_is_for_its_owner_and_the_shared_ones_for_everybody() -> None:
    p = seat_with(some("Basil", 2), ecosystem="Namib Desert", shared=("Great Hungarian Plain", "The Great Plains"), soil=3)
    lay(p, some("Basil", 3), seat=1, ecosystem="Nile Delta", shared=("Great Hungarian Plain", "The Great Plains"), soil=1)
    assert points("ecosystems", p, 0) == 0 + 4 + 6
    assert points("ecosystems", p, 1) == 3 + 8 + 2


# ---------------------------------------------------------------------- tables, groups, caps


@pytest.mark.parametrize(
    ("ecosystem", "flora"),
    [("Blackforest", "Marula"), ("Great Steppe", "Heather"), ("Great Hungarian Plain", "Basil"), ("Monteverde Cloud Forest", "Penny Bun")],
)
def test_a_table_by_the_number_of_a_type(ecosystem: str, flora: str) -> None:
    assert [pays(ecosystem, some(flora, n)) for n in range(10)] == [0, 0, 4, 8, 13, 23, 28, 30, 30, 30]
    assert pays(ecosystem, {**some(flora, 3), "f6": "Yellow Sprouts"}) == 13


def test_only_whole_groups_pay() -> None:
    assert [pays("Nile Delta", some("Basil", n)) for n in range(6)] == [0, 0, 3, 3, 6, 6]
    assert [pays("Atacama Desert", some("Basil", n)) for n in (7, 8, 15, 16)] == [0, 12, 12, 24]


def test_island_and_climate_are_cards() -> None:
    board = {"island": "Kauai", "climate": "Boreal"}  # both wet; 0 and 2 points
    assert pays("Nile Delta", **board) == 3
    assert pays("Atacama Desert", some("Basil", 6), **board) == 12
    assert pays("Twin Islands", some("Heather", 1), **board) == 4


def test_they_have_no_price_no_arrows_and_no_type() -> None:
    board = {"island": "Kauai", "climate": "Boreal"}
    assert pays("Great Basin Desert", some("Basil", 1), **board) == 0
    assert pays("Odisha Semi-Evergreen", some("Potato Plant", 1), **board) == 0
    assert pays("Arabian Desert", some("Basil", 1), **board) == 0


def test_events_and_hand_cards_are_no_cards() -> None:
    assert pays("Antarctica", some("Pomegranate Tree", 1), events=("Hurricane", "Comet"), hand_count=5) == 0


def test_every_island_has_a_black_ability_and_two_abilities() -> None:
    assert pays("Antarctica", some("Pomegranate Tree", 1), island="Kauai") == 9
    assert pays("Réunion Island", some("Oakmoss", 1), island="Kauai") == 5
    assert pays("Réunion Island", some("Bee Balm", 1), island="Kauai") == 0  # multicolored is one ability


def test_colors() -> None:
    assert pays("Yellowstone Caldera", {"d4": "Basil", "d5": "Bee Balm", "d6": "Spearmint"}, island="Metis Shoal") == 6
    assert pays("Serengeti", {"d4": "Oakmoss", "d5": "Bee Balm", "d6": "Spearmint"}) == 4
    assert pays("Okavango Delta", {"d4": "Oakmoss", "d5": "Bee Balm", "d6": "Spearmint"}) == 6
    assert pays("Jiuzhaigou Valley", {"d4": "Oakmoss", "d5": "Bee Balm", "d6": "Chives"}) == 11
    assert pays("Mount Kilimanjaro", {"d4": "Alfisol", "d5": "Prairie"}, island="Vulcano") == 5
    assert pays("Tropical Evergreen Forest", {"d4": "Prairie"}, island="Kauai") == 10


def test_soil_hand_compost_and_events_are_capped() -> None:
    assert [pays("The Great Plains", soil=n) for n in (5, 12, 13)] == [10, 24, 24]
    assert [pays("Borneo Lowland Rain Forest", hand_count=n) for n in (5, 6, 24, 30)] == [0, 6, 24, 24]
    assert [pays("Amazon Rain Forest", compost_count=n) for n in (3, 4, 32, 40)] == [0, 3, 24, 24]
    events = ("Hurricane", "Comet", "Hail", "Fog")
    assert [pays("Angat Watershed Forest", events=events[:n]) for n in range(5)] == [0, 0, 5, 5, 10]


def test_pieces() -> None:
    cards = {"d4": "Spearmint", "d5": "Basil", "d6": "Giant Sequoia"}
    assert pays("Tai Poutini National Park", cards, sprouts={"d4": 5, "d5": 4}) == 3
    assert pays("Madagascar Humid Canopy", cards, growth={"d5": 1, "d6": 5}) == 4
    assert pays("Congolian Rainforests", cards, sprouts={"d4": 4, "d5": 5}) == 5
    assert pays("Redwood National Park", cards, growth={"d5": 2, "d6": 3}) == 3
    assert pays("Bwindi Impenetrable Forest", cards, growth={"d5": 2, "d6": 7}) == 2


def test_all_sprout_spaces_filled_needs_sprout_spaces() -> None:
    cards = {"d4": "Basil", "d5": "Dahlia", "d6": "Sacred Lotus"}  # 6, no, and 1 sprout spaces
    assert pays("Tongass National Forest", cards, sprouts={"d4": 5, "d6": 1}) == 2
    assert pays("Tongass National Forest", cards, sprouts={"d4": 6, "d6": 1}) == 4


def test_printed_spaces_and_canopies_need_no_pieces_and_none_counts_as_few() -> None:
    assert pays("Australian Temperate Forest", some("Spearmint", 2)) == 7
    assert pays("Yagishiri Island", {"d4": "Dahlia", "d5": "Ginger", "d6": "Alfisol"}) == 5
    assert pays("Bhutan Rain Forest", {"d4": "Giant Sequoia", "d5": "Corn", "d6": "Basil"}) == 8
    assert pays("Arabian Desert", {"d4": "Spearmint", "d5": "Basil", "d6": "Alfisol"}) == 4
    assert pays("Tangkoko Nature Reserve", {"d4": "Giant Sequoia", "d5": "Corn", "d6": "Basil"}) == 6
    assert pays("Siberian Taiga", {"d4": "Spearmint", "d5": "Basil", "d6": "Corn", "e4": "Alfisol"}) == 4


def test_names() -> None:
    assert pays("Tasmanian Temperate Rain Forest", {"d4": "Japanese Maple", "d5": "Roman Brown"}) == 9
    assert pays("Batanta Island", {"d4": "White Oak", "d5": "Roman Brown"}) == 9
    assert pays("Knysna-Amatole Forests", {"d4": "Cat Grass", "d5": "Turkey Tail"}) == 9
    assert pays("Knysna-Amatole Forests", {"d4": "Cat Grass", "d5": "White Oak"}) == 0


def test_base_points_odd_even_high_low() -> None:
    cards = {"d4": "Spearmint", "d5": "Penny Bun", "d6": "Yellow Morel", "e4": "Basil"}  # 1, 0, 7, 3
    assert pays("Lonely Island", cards) == 4
    assert pays("Lonely Island", cards, climate="Arid") == 8
    assert pays("Twin Islands", {**cards, "e5": "Heather", "e6": "Marula"}, island="Vulcano") == 4  # 0, 2, 10
    assert pays("New Guinea Rain Forest", cards, island="Vulcano") == 5


def test_sets_need_five_different_cards() -> None:
    five = {"d4": "Basil", "d5": "Spearmint", "d6": "Japanese Maple", "e4": "Alfisol"}  # red, blue, yellow, terrain
    assert pays("Sakurajima", five) == 0
    assert pays("Sakurajima", five, events=("Comet",)) == 6
    assert pays("Sakurajima", five, events=("Comet", "Fog")) == 6
    multicolored = {"e5": "Bee Balm", "e6": "Chives", "f4": "Painted Nettle", "f5": "Alfisol"}
    assert pays("Sakurajima", {**five, **multicolored}, events=("Comet", "Fog")) == 12
    assert pays("Sakurajima", {"d4": "Bee Balm", "d5": "Rosemary", "e4": "Alfisol"}, events=("Comet",)) == 0
    assert pays("Sakurajima", {"d4": "Japanese Maple", "e4": "Alfisol"}, island="Metis Shoal", climate="Oceanic", events=("Comet",)) == 6


# ---------------------------------------------------------------------- lines


def test_a_line_needs_four_cards() -> None:
    assert pays("Finland Snow Forest", row("Basil", "Basil", "Basil")) == 0
    assert pays("Finland Snow Forest", row("Basil", "Basil", "Basil", "Basil")) == 6
    assert pays("Atlas Mountains", row("Basil", "Basil", "Basil", "Basil")) == 0
    assert pays("Atlas Mountains", column("Basil", "Basil", "Basil", "Basil")) == 6


def test_every_line_pays_once() -> None:
    assert pays("Finland Snow Forest", dict.fromkeys(FULL, "Basil")) == 24
    assert pays("Aconcagua", dict.fromkeys(FULL, "Bee Balm")) == 24


def test_different_colors_are_chosen_one_for_each_card() -> None:
    # Oakmoss is yellow and blue, Rosemary red and blue, Bee Balm multicolored.
    assert pays("Ngorongoro Crater", row("Basil", "Spearmint", "Japanese Maple", "Alfisol")) == 6
    assert pays("Ngorongoro Crater", row("Rosemary", "Oakmoss", "Bee Balm", "Pomegranate Tree")) == 6
    assert pays("Ngorongoro Crater", row("Rosemary", "Oakmoss", "Bee Balm", "Chives")) == 0
    assert pays("Ngorongoro Crater", row("Prairie", "Prairie", "Basil", "Spearmint")) == 6  # green and brown
    assert pays("Mauna Kea", column("Basil", "Spearmint", "Bee Balm", "Pomegranate Tree")) == 6
    assert pays("Mauna Kea", column("Basil", "Spearmint", "Spearmint", "Pomegranate Tree")) == 0


def test_the_same_color_is_common_to_all_four() -> None:
    assert pays("Waiotapu", row("Rosemary", "Basil", "Bee Balm", "Basil")) == 6
    assert pays("Waiotapu", row("Rosemary", "Basil", "Bee Balm", "Spearmint")) == 0
    assert pays("Aconcagua", column("Prairie", "Alfisol", "Crater", "Yellow Sprouts")) == 6  # brown


def test_different_habitats_one_for_each_card() -> None:
    assert pays("Sudd Swamp", row("Marula", "Basil", "Dog Grass", "Cat Spruce")) == 6
    assert pays("Sudd Swamp", row("Spearmint", "Spearmint", "Spearmint", "Spearmint")) == 6
    assert pays("Sudd Swamp", row("Marula", "Marula", "Spearmint", "Spearmint")) == 0
    assert pays("Sudd Swamp", row("Marula", "Basil", "Dog Grass", "Oleander")) == 0


def test_the_same_habitat() -> None:
    assert pays("Thai Highlands", column("Marula", "Cat Grass", "Spearmint", "Corn")) == 6
    assert pays("Thai Highlands", column("Marula", "Cat Grass", "Spearmint", "Basil")) == 0


def test_types_of_which_wild_picks_one() -> None:
    assert pays("Chic-Choc Mountains", row("Marula", "Heather", "Basil", "Penny Bun")) == 6
    assert pays("Chic-Choc Mountains", row("Marula", "Swamp Sprouts", "Dragon Sprouts", "Alfisol")) == 6
    assert pays("Chic-Choc Mountains", row("Marula", "Marula", "Basil", "Alfisol")) == 0
    assert pays("Mbeliling Mountain", column("Marula", "Heather", "Basil", "Alfisol")) == 6
    assert pays("Atlas Mountains", column("Marula", "Marula", "Marula", "Yellow Sprouts")) == 6
    assert pays("Finland Snow Forest", row("Alfisol", "Prairie", "Crater", "Lake")) == 6
    assert pays("Finland Snow Forest", row("Alfisol", "Prairie", "Crater", "Yellow Sprouts")) == 0


def test_different_numbers_of_pieces_where_terrains_hold_none() -> None:
    cards = row("Spearmint", "Basil", "Cat Grass", "Alfisol")
    assert pays("Yuanjiang Savanna", cards, sprouts={"c4": 3, "d4": 2, "e4": 1}) == 6
    assert pays("Yuanjiang Savanna", cards, sprouts={"c4": 3, "d4": 2}) == 0
    assert (
        pays("Sierra Nevada De Santa Marta", column("Spearmint", "Basil", "Cat Grass", "Alfisol"), sprouts={"d3": 3, "d4": 2, "d5": 1}) == 6
    )
    trees = ("Giant Sequoia", "Corn", "Marula", "Marula")
    assert pays("Alps", row(*trees), growth={"c4": 4, "d4": 3, "e4": 2}) == 7
    assert pays("Himalayas", column(*trees), growth={"d3": 4, "d4": 3, "d5": 2}) == 7
    assert pays("Himalayas", column(*trees), growth={"d3": 3, "d4": 3, "d5": 2}) == 0


def test_different_base_points() -> None:
    assert pays("Irati", column("Penny Bun", "Spearmint", "Heather", "Basil")) == 6
    assert pays("Irati", column("Penny Bun", "Spearmint", "Heather", "Marula")) == 0


# ---------------------------------------------------------------------- diagonal paths


@pytest.mark.parametrize(
    ("ecosystem", "flora"),
    [("Daintree Forest", "Marula"), ("Florida Scrub", "Heather"), ("Everglades", "Penny Bun"), ("Caerlaverock Nature Reserve", "Basil")],
)
def test_a_diagonal_path_turns_and_takes_no_card_twice(ecosystem: str, flora: str) -> None:
    zigzag = dict.fromkeys(["c3", "d4", "e3", "f4"], flora)
    assert pays(ecosystem, zigzag) == 16
    fork = dict.fromkeys(["d4", "c3", "e3", "c5", "e5"], flora)
    assert pays(ecosystem, fork) == 12
    assert pays(ecosystem, dict.fromkeys(["c3", "d3", "e3", "f3"], flora)) == 4
    assert pays(ecosystem, {"c3": flora, "d4": "Dragon Sprouts", "e5": flora}) == 12


def test_at_most_seven_cards_of_a_diagonal_path_pay() -> None:
    assert pays("Everglades", dict.fromkeys(FULL, "Penny Bun")) == 28


# ---------------------------------------------------------------------- fauna


@pytest.mark.parametrize(
    ("fauna", "card", "need"),
    [
        ("Mountain Lion", "Dog Grass", 8),
        ("Plains Zebra", "Marula", 8),
        ("American Alligator", "Basil", 8),
        ("Arctic Fox", "Cat Spruce", 8),
        ("Bornean Orangutan", "Marula", 4),
        ("Siberian Tiger", "Heather", 4),
        ("Lubber Grasshopper", "Yellow Sprouts", 4),
        ("Wild Boar", "Penny Bun", 4),
        ("Echidna", "Bee Balm", 6),
        ("Kingfisher", "Oakmoss", 6),
        ("Green Iguana", "Oakmoss", 6),
        ("Spotted Hyena", "Pomegranate Tree", 3),
        ("King Penguin", "Prairie", 4),
        ("Wood Duck", "Basil", 7),
        ("Siamese Rhinoceros Beetle", "Spearmint", 10),
        ("Grey Wolf", "Yellow Morel", 6),
        ("Seven-Spotted Ladybug", "Basil", 11),
        ("African Bush Elephant", "Marula", 6),
        ("Western Honeybee", "Basil", 9),
        ("Panther Chameleon", "Oakmoss", 5),
        ("Rainbow Shield Bug", "Bee Balm", 2),
        ("Arctic Tern", "Japanese Maple", 3),
        ("Barn Owl", "Cat Grass", 3),
        ("Talamanca Hummingbird", "White Oak", 3),
        ("Red-Eyed Tree Frog", "Prairie", 3),
        ("Brown Bear", "Alfisol", 5),
        ("American Bison", "Spearmint", 4),
        ("Red Deer", "Dahlia", 6),
        ("Brown-Throated Sloth", "Corn", 4),
        ("Western Moose", "Spearmint", 7),
        ("Sri Lankan Leopard", "Spearmint", 7),
        ("Atlantic Puffin", "Heather", 10),
        ("Black Wildebeest", "Basil", 8),
    ],
)
def test_a_fauna_holds_from_its_number_of_cards_on(fauna: str, card: str, need: int) -> None:
    assert not holds(fauna, some(card, need - 1))
    assert holds(fauna, some(card, need))
    assert not holds(fauna, some(card, need), seat=1)


@pytest.mark.parametrize(
    ("fauna", "card", "island", "climate"),
    [
        ("Plains Zebra", "Marula", "Vulcano", "Arid"),
        ("Echidna", "Basil", "Metis Shoal", "Arid"),
        ("Grey Wolf", "Yellow Morel", "Vulcano", "Hemiboreal"),
        ("Sri Lankan Leopard", "Spearmint", "Deception", "Arid"),
        ("Wood Duck", "Basil", "Kauai", ""),
        ("Panther Chameleon", "Oakmoss", "Kauai", "Subpolar Oceanic"),
        ("Spotted Hyena", "Pomegranate Tree", "Kauai", ""),
        ("Brown Bear", "Alfisol", "Vulcano", ""),
    ],
)
def test_island_and_climate_count_for_fauna(fauna: str, card: str, island: str, climate: str) -> None:
    need = int(FACTS.o_need[FACTS.face_of_name[fauna]])
    short = some(card, need - (2 if climate else 1))
    assert not holds(fauna, short)
    assert holds(fauna, short, island=island, climate=climate)


@pytest.mark.parametrize(
    ("fauna", "field", "need"), [("European Mole", "soil", 20), ("Earthworm", "compost_count", 15), ("Andean Condor", "hand_count", 20)]
)
def test_fauna_about_what_one_has(fauna: str, field: str, need: int) -> None:
    assert not holds(fauna, **{field: need - 1})
    assert holds(fauna, **{field: need})


def test_fauna_about_events() -> None:
    events = ("Hurricane", "Comet", "Hail", "Fog")
    assert not holds("Green Tree Ant", events=events[:3])
    assert holds("Green Tree Ant", events=events)


@pytest.mark.parametrize(
    ("fauna", "pieces", "least", "need"),
    [
        ("Bald Eagle", "growth", 3, 4),
        ("Pale-Billed Woodpecker", "growth", 1, 7),
        ("Yellow-Bellied Marmot", "sprouts", 4, 6),
        ("Red Squirrel", "sprouts", 1, 9),
    ],
)
def test_fauna_about_pieces(fauna: str, pieces: str, least: int, need: int) -> None:
    cards = some("Corn", 16)
    assert holds(fauna, cards, **{pieces: dict.fromkeys(FULL[:need], least)})
    assert not holds(fauna, cards, **{pieces: dict.fromkeys(FULL[: need - 1], least)})
    assert not holds(fauna, cards, **{pieces: dict.fromkeys(FULL[:need], least - 1)})


def test_flora_is_full_when_it_has_no_free_space_of_either_kind() -> None:
    cards = {"d4": "Spearmint", "d5": "Dahlia", "d6": "Ginger", "e4": "Sacred Lotus"}
    full: dict[str, dict[str, int]] = {"sprouts": {"d4": 6, "d6": 2, "e4": 1}, "growth": {"d5": 3, "d6": 2, "e4": 1}}
    assert holds("Mountain Gorilla", cards, **full)
    assert not holds("Mountain Gorilla", cards, sprouts=full["sprouts"], growth={**full["growth"], "d6": 1})


def test_flora_with_any_piece_is_not_bare_and_terrains_are_no_flora() -> None:
    assert not holds("Black Wildebeest", some("Basil", 8), sprouts={"c3": 1})
    assert not holds("Black Wildebeest", some("Alfisol", 8))


def test_fauna_about_shape() -> None:
    two_rows = {**row("Basil", "Basil", "Basil", "Basil"), **row("Basil", "Basil", "Basil", "Alfisol", at="6")}
    assert holds("Cairns Birdwing Butterfly", two_rows)
    assert not holds("Northern Giraffe", two_rows)
    assert not holds("Cairns Birdwing Butterfly", row("Basil", "Basil", "Basil", "Basil"))
    assert holds("Northern Giraffe", {**column(*["Basil"] * 4), **column(*["Basil"] * 4, at="g")})


def test_both_diagonals_of_the_frame() -> None:
    cross = dict.fromkeys(["c3", "d4", "e5", "f6", "f3", "e4", "d5", "c6"], "Basil")
    assert holds("Emerald Tree Boa", cross)
    assert not holds("Emerald Tree Boa", {name: card for name, card in cross.items() if name != "d5"})
    falling = dict.fromkeys(["c3", "d4", "e5", "f6"], "Basil")
    assert not holds("Emerald Tree Boa", falling)


def test_two_sets_of_five() -> None:
    cards = {
        "c3": "Basil",
        "c4": "Bee Balm",
        "d3": "Spearmint",
        "d4": "Spearmint",
        "e3": "Corn",
        "e4": "Corn",
        "f3": "Alfisol",
        "f4": "Lake",
    }
    assert holds("Fire Salamander", cards, events=("Comet", "Fog"))
    assert not holds("Fire Salamander", cards, events=("Comet",))
    short: dict[str, str] = {name: card for name, card in cards.items() if name != "c3"}
    assert not holds("Fire Salamander", short, events=("Comet", "Fog"))
    assert holds("Fire Salamander", short, events=("Comet", "Fog"), climate="Arid")


def test_nobody_has_a_fauna_before_the_first_card() -> None:
    nothing = lay(table(), {})
    assert [name for name, face in FACTS.face_of_name.items() if FACTS.o_need[face] and fauna_holds(nothing, 0, face)] == []
