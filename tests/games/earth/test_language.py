"""The language of the data files: every kind of ability and objective, and what it says to what it cannot read."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games.earth.tableaus import CARD, FACTS, face

from hedgerow.core.errors import BadContent
from hedgerow.games.earth import language
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.language import Ability, Card, Measure, Objective, Trait, Unreadable

FOLDER = Path(language.__file__).parent
FILES = {path.name: path.read_text("utf-8") for path in FOLDER.glob("*.toml")}

RED, BLUE, YELLOW = int(t.RED), int(t.BLUE), int(t.YELLOW)


def test_the_line_of_a_card() -> None:
    assert language.read_card("tree, 3 soil, 2 vp, rocky cold, 4 sprouts, 3 growth, canopy 4", True) == Card(1, 3, 2, 4 | 8, 4, 3, 4)
    assert language.read_card("-4 vp", False) == Card(vp=-4)
    assert language.read_card("any flora, 0 soil", True) == Card(types=15)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("yellow: 1 sprout", Ability(YELLOW, t.GAIN, gain=((t.SPROUT, 1),))),
        ("red: 1 soil -> 3 sprouts", Ability(RED, t.GAIN, cost=((t.SOIL, 1),), gain=((t.SPROUT, 3),))),
        (
            "multicolored: 1 growth, 1 discard -> 2 soil, 1 compost from hand",
            Ability(
                RED | BLUE | YELLOW | int(t.MULTI),
                t.GAIN,
                cost=((t.GROWTH, 1), (t.COMPOST_DISCARD, 1)),
                gain=((t.SOIL, 2), (t.COMPOST_HAND, 1)),
            ),
        ),
        ("black: 2 compost from deck", Ability(int(t.BLACK), t.GAIN, gain=((t.COMPOST_DECK, 2),))),
        ("blue if chosen: 2 cards", Ability(BLUE, t.GAIN, gain=((t.DRAW, 2),), chosen=1)),
        ("yellow: 1 growth on each tree in row", Ability(YELLOW, t.PLACE_EACH, piece=t.GROWTH, types=t.TREE, area=t.IN_ROW, arrows=1)),
        ("blue: 1 sprout on each herb in column", Ability(BLUE, t.PLACE_EACH, piece=t.SPROUT, types=t.HERB, area=t.IN_COLUMN, arrows=1)),
        ("blue: 3 sprouts around", Ability(BLUE, t.PLACE_ADJACENT, piece=t.SPROUT, amount=3, arrows=1)),
        ("blue: copy", Ability(BLUE, t.COPY)),
        ("brown: any flora type", Ability(int(t.BROWN), t.WILD)),
        ("brown: trees cost 2 less", Ability(int(t.BROWN), t.DISCOUNT, amount=2, types=t.TREE)),
        ("brown: wet cards cost 1 less", Ability(int(t.BROWN), t.DISCOUNT, amount=1, habitats=t.WET)),
        ("brown: no red action", Ability(int(t.BROWN), t.BAN, target=RED)),
        ("brown: replace by blue card, then 2 cards", Ability(int(t.BROWN), t.REPLACE, target=BLUE, gain=((t.DRAW, 2),))),
        ("black: pay with hand cards", Ability(int(t.BLACK), t.ALT_PAYMENT, piece=t.COMPOST_HAND)),
        ("green: 2 soil per terrain planted", Ability(int(t.GREEN), t.PER_PLANTED, gain=((t.SOIL, 2),), types=t.TERRAINS)),
        ("green: 2 soil per red card planted", Ability(int(t.GREEN), t.PER_PLANTED, gain=((t.SOIL, 2),), target=RED)),
        ("black: keep 1 of top 3 compost cards", Ability(int(t.BLACK), t.PICK_COMPOST, amount=3)),
        ("brown: 1 soil per event played", Ability(int(t.BROWN), t.ON_EVENT, gain=((t.SOIL, 1),))),
        (
            "black: start with 12 cards, 5 compost from hand, 6 soil",
            Ability(int(t.BLACK), t.START, gain=((t.DRAW, 12), (t.COMPOST_HAND, 5), (t.SOIL, 6))),
        ),
        (
            "brown: 3 vp per herb in row",
            Ability(int(t.BROWN), t.SCORE, arrows=1, objective=Objective(Measure(t.M_ROW_OF, types=t.HERB), vp=3)),
        ),
        (
            "brown: 2 vp per rocky card of best player",
            Ability(int(t.BROWN), t.SCORE, objective=Objective(Measure(t.M_CARDS, Trait("habitats", t.ROCKY)), vp=2, best=1)),
        ),
    ],
)
def test_every_kind_of_ability(text: str, read: Ability) -> None:
    assert language.read_ability(text) == read


def test_what_gaia_does() -> None:
    read = language.read_gaia("blue: 7 sprouts, 1 sprout per blue card")
    assert read == Ability(BLUE, t.GAIA_TURN, gain=((t.SPROUT, 7),), piece=t.SPROUT, per=t.PER_BLUE_CARD)
    claim = language.read_gaia("brown: claim lower left fauna, expert gains 4 sprouts")
    assert claim == Ability(int(t.BROWN), t.GAIA_CLAIM, gain=((t.SPROUT, 4),), amount=2)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("3 vp per 2 rocky cards", Objective(Measure(t.M_CARDS, Trait("habitats", t.ROCKY)), vp=3, per=2)),
        ("11 vp per 2 multicolored cards", Objective(Measure(t.M_CARDS, Trait("colors", t.MULTI)), vp=11, per=2)),
        ("4 vp per 2 cards worth odd vp", Objective(Measure(t.M_CARDS, Trait("vp", low=1, step=2)), vp=4, per=2)),
        ("4 vp per 2 cards with up to 1 habitat", Objective(Measure(t.M_CARDS, Trait("habitat count", high=1)), vp=4, per=2)),
        ("7 vp per 2 flora with 6 sprout spaces", Objective(Measure(t.M_CARDS, Trait("sprouts", low=6, high=6, flora=True)), vp=7, per=2)),
        ("2 vp per soil, at most 24 vp", Objective(Measure(t.M_SOIL_LEFT), vp=2, cap=24)),
        ("6 vp per row of different colors", Objective(Measure(t.M_ROWS, rule=t.DIFFERENT_COLORS), vp=6)),
        ("4 vp per card on diagonal bush path, at most 28 vp", Objective(Measure(t.M_DIAGONAL_PATH, types=t.BUSH), vp=4, cap=28)),
        (
            "trees: 0 4 8 13 23 28 30 vp",
            Objective(Measure(t.M_CARDS, Trait("types", t.TREE)), table=(0, 4, 8, 13, 23, 28, 30)),
        ),
    ],
)
def test_objectives_that_pay(text: str, read: Objective) -> None:
    assert language.read_objective(text) == read


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("20 soil", Objective(Measure(t.M_SOIL_LEFT), need=20)),
        ("4 flora holding 3+ growth", Objective(Measure(t.M_HOLDING, piece=t.GROWTH, least=3), need=4)),
        ("2 complete diagonals", Objective(Measure(t.M_DIAGONALS), need=2)),
        ("3 flora named after an animal", Objective(Measure(t.M_CARDS, Trait("tags", t.ANIMAL_TAG, flora=True)), need=3)),
    ],
)
def test_objectives_that_need(text: str, read: Objective) -> None:
    assert language.read_need(text) == read


@pytest.mark.parametrize(
    "text",
    [
        "1 soil",
        "pink: 1 soil",
        "red: 1 gold",
        "red: 1 soil, 2 soil",
        "red: 1 soil ->",
        "red: soil",
        "brown: pink cards cost 1 less",
        "brown: 3 vp per dragon in row",
        "brown: 3 vp per herb in row of best player",
        "black: pay with soil",
    ],
)
def test_abilities_that_say_nothing_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        language.read_ability(text)


@pytest.mark.parametrize(
    "text", ["3 rocky cards", "3 vp per 0 rocky cards", "trees: 0 4 vp", "4 vp per empty side", "2 vp per herb in row"]
)
def test_objectives_that_pay_nothing_are_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        language.read_objective(text)


def spoiled(file: str, old: str, new: str) -> str:
    assert FILES[file].count(old) >= 1
    with pytest.raises(BadContent) as caught:
        Facts({**FILES, file: FILES[file].replace(old, new, 1)})
    return str(caught.value)


def line(file: str, text: str) -> int:
    return FILES[file][: FILES[file].index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("file", "card", "old", "new"),
    [
        ("flora.toml", "Japanese Maple", '"yellow: 1 sprout, 1 growth"', '"yellow: 1 sprut, 1 growth"'),
        ("flora.toml", "Japanese Maple", "tree, 3 soil, 2 vp, rocky cold", "tree, 3 soil, 2 vp, rocky hot"),
        ("terrains.toml", "Prairie", "3 vp per herb in row", "3 vp per herb on the moon"),
        ("islands.toml", "Kauai", "green: 1 card per terrain planted", "green: 1 card per ocean planted"),
        ("ecosystems.toml", "Namib Desert", "3 vp per 2 sunny cards", "3 vp per 2 happy cards"),
        ("fauna.toml", "European Mole", "20 soil", "20 tons of soil"),
        ("gaia.toml", "Water", "7 sprouts, 1 sprout per blue card", "7 sprouts, 1 sprout per blue moon"),
    ],
)
def test_an_error_quotes_file_line_and_card(file: str, card: str, old: str, new: str) -> None:
    sentence = spoiled(file, old, new)
    assert re.match(rf"{file}, line {line(file, old)}: {card}: ", sentence), sentence
    assert new.strip('"') in sentence
    assert "\n" not in sentence


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("flora.toml", "number = 4\n", "number = 1\n", "taken"),
        ("flora.toml", "number = 4\n", "number = 284\n", "expected 1 to 283"),
        ("flora.toml", 'name = "Japanese Maple"\n', "", "no name"),
        ("flora.toml", "number = 1\n", 'number = "1"\n', '"number" is'),
        ("flora.toml", "number = 1\n", "number = 1\nprice = 3\n", 'unknown key "price"'),
        ("flora.toml", "[[flora]]\nnumber = 1\n", "[[terrain]]\nnumber = 1\n", "expected [[flora]] only"),
        ("flora.toml", "[[flora]]\nnumber = 1\n", "[[flora]\nnumber = 1\n", "flora.toml"),
        ("climates.toml", 'name = "Tundra"', 'name = "Kauai"', "another card has this name"),
        ("flora.toml", 'named = "place"', 'named = "planet"', "marked for place, color, animal"),
    ],
)
def test_what_else_is_wrong_with_a_file(file: str, old: str, new: str, said: str) -> None:
    assert said in spoiled(file, old, new)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("flora.toml", "rocky cold, 4 sprouts", "rocky cold, 13 sprouts", "no card has more than 12 spaces"),
        ("flora.toml", '"tree, 3 soil, 1 vp, 5 sprouts', '"tree, 10 soil, 1 vp, 5 sprouts', "an alternative payment goes up to 9"),
    ],
)
def test_what_there_is_no_room_for(file: str, old: str, new: str, said: str) -> None:
    assert said in spoiled(file, old, new)


def test_a_missing_card_is_missed() -> None:
    first = FILES["flora.toml"].index("[[flora]]")
    second = FILES["flora.toml"].index("[[flora]]", first + 1)
    with pytest.raises(BadContent, match=r"lack the cards 1$"):
        Facts({**FILES, "flora.toml": FILES["flora.toml"][:first] + FILES["flora.toml"][second:]})


def test_a_home_made_card_may_say_what_no_other_says() -> None:
    changed = Facts({**FILES, "fauna.toml": FILES["fauna.toml"].replace('"20 soil"', '"5 cards with up to 2 abilities"')})
    mole = changed.face_of_name["European Mole"]
    assert changed.traits[CARD["Basil"]] >> changed.o_trait[mole] & 1
    assert len(changed.features) == len(FACTS.features) + 1


def test_filters_of_abilities_fit_cards() -> None:
    alfisol = int(FACTS.discount[face("Alfisol")])
    assert FACTS.fits(alfisol, face("Marula"))
    assert FACTS.fits(alfisol, face("Dragon Sprouts"))
    assert not FACTS.fits(alfisol, face("Basil"))
    assert not FACTS.fits(alfisol, face("Prairie"))
    santorini = int(FACTS.active[face("Santorini") * 4 + t.PLANT])
    assert FACTS.fits(santorini, face("Bee Balm"))
    assert not FACTS.fits(santorini, face("Basil"))
