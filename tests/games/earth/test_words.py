"""What the cards say in words."""

from __future__ import annotations

import re

import pytest
from games.earth.tableaus import CARD, FACTS, face
from games.earth.test_facts import line as numbers

from hedgerow.games.earth.phrases import LANGUAGES, Phrases, phrases, plural
from hedgerow.games.earth.words import describe, label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_can_be_described(language: str) -> None:
    for number in range(1, 440):
        lines = describe(FACTS, number, language)
        assert len(lines) >= 2
        assert all(text.strip() and "{" not in text and "  " not in text for text in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_abilities_that_say_the_same_do_the_same(language: str) -> None:
    said: dict[str, str] = {}
    for number in range(1, 440):
        text = "".join(describe(FACTS, number, language)[1:])
        does = "".join(numbers(number).split(" | ")[2:])
        assert said.setdefault(text, does) == does, FACTS.names[number]


def test_every_language_has_the_same_messages() -> None:
    for language in LANGUAGES:
        assert set(phrases(language).messages) == set(phrases("en").messages)


def test_a_card_in_full() -> None:
    assert describe(FACTS, CARD["Japanese Maple"]) == [
        "Flora · tree · price 3 · 2 VP · rocky + cold · sprout spaces: 4 · growth spaces: 3, canopy 4 VP · named after a place",
        "Yellow: set 1 sprout, add 1 growth",
    ]
    assert label(FACTS, CARD["Prairie"]) == (
        "Prairie. Terrain · price 4 · 2 VP · sunny + rocky + cold. Green: take 1 card off the deck. "
        "Brown: 3 VP for each card of the type herb in its row"
    )


@pytest.mark.parametrize(
    ("name", "language", "text"),
    [
        ("Namib Desert", "en", "3 VP for every 2 cards showing sunny"),
        ("Namib Desert", "ru", "3 ПО за каждые 2 карты со средой «солнце»"),
        ("Namib Desert", "pl", "3 PZ za każde 2 karty ze środowiskiem „słońce”"),
        ("Namib Desert", "uk", "3 ПБ за кожні 2 карти із середовищем «сонце»"),
        ("European Mole", "ru", "Минимум 20 жетонов почвы в резерве"),
        ("Green Tree Ant", "pl", "Co najmniej 4 zagrane wydarzenia"),
        ("Earthworm", "uk", "Щонайменше 15 карт у компості"),
        ("Serengeti", "ru", "2 ПО за каждую карту с жёлтым свойством"),
        ("The Great Plains", "en", "2 VP for each soil in your reserve, 24 VP at most"),
    ],
)
def test_objectives_in_four_languages(name: str, language: str, text: str) -> None:
    assert describe(FACTS, face(name), language)[-1] == text


@pytest.mark.parametrize(
    ("language", "category", "numbers"),
    [
        ("en", "one", {1}),
        ("ru", "one", {1, 21}),
        ("ru", "few", {2, 3, 4, 22, 23, 24}),
        ("pl", "one", {1}),
        ("pl", "few", {2, 3, 4, 22, 23, 24}),
        ("uk", "one", {1, 21}),
        ("uk", "few", {2, 3, 4, 22, 23, 24}),
    ],
)
def test_plural_categories(language: str, category: str, numbers: set[int]) -> None:
    assert {n for n in range(30) if plural(language, n) == category} == numbers


def test_soil_in_the_plurals_of_slavic_languages() -> None:
    assert [phrases("ru")("pay-soil", n=n) for n in (1, 2, 5)] == [
        "заплатите 1 жетон почвы",
        "заплатите 2 жетона почвы",
        "заплатите 5 жетонов почвы",
    ]
    assert [phrases("pl")("gain-soil", n=n) for n in (1, 2, 5)] == ["weź 1 glebę", "weź 2 gleby", "weź 5 gleb"]
    assert [phrases("uk")("pay-sprout", n=n) for n in (1, 2, 5)] == ["сплатіть 1 паросток", "сплатіть 2 паростки", "сплатіть 5 паростків"]


def test_how_words_are_read() -> None:
    selector = "chosen = { $n ->\n    [one] one\n    [3] three\n   *[other] many { $n }\n}!\n"
    words = Phrases("en", "# a comment\nplain = two words\nfilled = a { $x } b\n" + selector)
    assert words("plain") == "two words"
    assert words("filled", x="[y]") == "a [y] b"
    assert [words("chosen", n=n) for n in (1, 2, 3)] == ["one!", "many 2!", "three!"]


@pytest.mark.parametrize("source", ["broken = { $n", "broken = { $n ->\n    [one] x\n}", "broken = a }", "twice = a\ntwice = b"])
def test_words_that_cannot_be_read_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match=re.compile("broken|twice|argument|selector|brace")):
        Phrases("en", source)
