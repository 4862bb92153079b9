"""The drawing: everything a move speaks of can be clicked, everything has a label, and nothing hidden is in it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest
from games.earth.tableaus import CARD, FACTS, GAME, lay, seat_with, table

from hedgerow.games.earth.draw.animals import animal
from hedgerow.games.earth.draw.large import card_svg
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.printed import FAUNA

DRAWN = ("cell", "card", "face", "fauna", "act")
OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "mode": "expert"},
    {"players": 3, "mode": "easy"},
    {"players": 4, "teams": True},
    {"players": 5},
    {"players": 1, "difficulty": "expert"},
]


def stops(options: dict[str, Any], every: int = 37) -> Iterator[EarthPosition]:
    """A random game, every so many moves."""
    rng = random.Random(5)
    position = GAME.start(seed=5, **options)
    assert isinstance(position, EarthPosition)
    for i in range(100000):
        if i % every == 0 or position.over():
            yield position
        if position.over():
            return
        seat = rng.choice(position.actors())
        position.apply(seat, rng.choice(position.legal(seat)))


def things(svg: str) -> list[Any]:
    return [node for node in ElementTree.fromstring(svg).iter() if node.get("role") == "img"]


def refs(svg: str) -> set[str]:
    return {ref for thing in things(svg) for ref in (thing.get("data-ref") or "").split()}


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whatever_a_move_speaks_of_can_be_clicked(options: dict[str, Any]) -> None:
    for position in stops(options):
        for seat in position.actors():
            there = refs(GAME.draw(position, seat))
            for code in position.legal(seat):
                needed = {ref for ref in GAME.moves.refs(code) if ref.split(":")[0] in DRAWN}
                assert needed <= there, GAME.moves.text(code)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_everything_on_the_table_has_a_label(options: dict[str, Any]) -> None:
    for position in stops(options, 211):
        for viewer in (None, 0):
            assert all(thing.get("aria-label") for thing in things(GAME.draw(position, viewer)))


def test_other_hands_are_counted_and_not_shown() -> None:
    for position in stops({"players": 2}, 97):
        svg = GAME.draw(position, 0)
        assert svg == GAME.draw(position.mask(0), 0)
        assert f"Seat 2, cards in hand: {position.hand_count[1]}" in svg


def test_a_card_can_be_read_in_full_on_the_island() -> None:
    svg = GAME.draw(seat_with({"d4": "Marula"}, sprouts={"d4": 2}, growth={"d4": 3}), 0)
    label = next(thing.get("aria-label") for thing in things(svg) if thing.get("data-ref") == f"cell:d4 card:{CARD['Marula']}")
    assert label.startswith("d4: Marula. Flora · tree · price 4 · 1 VP · sunny")
    assert label.endswith("sprouts: 2 of 5. growth: 3 of 3")


def test_the_island_shows_every_cell_where_a_card_may_still_lie() -> None:
    p = lay(table(), {"d4": "Marula"})
    assert {f"cell:{column}{row}" for column in "cde" for row in (3, 4, 5)} <= refs(GAME.draw(p, 0))
    wide = lay(table(), {f"{column}4": "Marula" for column in "bcde"})
    shown = refs(GAME.draw(wide, 0))
    assert "cell:b3" in shown
    assert "cell:a4" not in shown
    assert "cell:f4" not in shown


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
def test_every_card_can_be_drawn_large(language: str) -> None:
    for face in range(1, 440):
        tree = ElementTree.fromstring(card_svg(FACTS, face, language))
        assert FACTS.names[face] in (tree.get("aria-label") or "")


def test_every_fauna_has_a_portrait() -> None:
    names = [FACTS.names[face] for face in range(1, len(FACTS.names)) if FACTS.kind[face] == FAUNA]
    assert len(names) == 46
    assert [name for name in names if animal(name) is None] == []
    assert animal("Something Else") is None
