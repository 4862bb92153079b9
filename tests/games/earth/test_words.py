"""What the cards say in words."""

from __future__ import annotations

import pytest
from games.earth.tableaus import CARD, FACTS, face
from games.earth.test_facts import line as numbers

from hedgerow.core.words import LANGUAGES
from hedgerow.games.earth.words import describe, label, words_of


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


def test_a_card_in_full() -> None:
    assert describe(FACTS, CARD["Japanese Maple"]) == (
        "Flora · tree · price 3 · 2 VP · rocky + cold · sprout spaces: 4 · growth spaces: 3, canopy 4 VP · named after a place",
        "Yellow: set 1 sprout, add 1 growth",
    )
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


def test_soil_in_the_plurals_of_slavic_languages() -> None:
    assert [words_of("ru")("pay-soil", n=n) for n in (1, 2, 5)] == [
        "заплатите 1 жетон почвы",
        "заплатите 2 жетона почвы",
        "заплатите 5 жетонов почвы",
    ]
    assert [words_of("pl")("gain-soil", n=n) for n in (1, 2, 5)] == ["weź 1 glebę", "weź 2 gleby", "weź 5 gleb"]
    assert [words_of("uk")("pay-sprout", n=n) for n in (1, 2, 5)] == ["сплатіть 1 паросток", "сплатіть 2 паростки", "сплатіть 5 паростків"]
