"""The drawing of Harmonies: everything one may click or read is there, and nothing one may not know."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from games.harmonies.tables import GAME, at, play, table, texts
from walks import name_of, stops

import hedgerow
from hedgerow.core.chance import Rng
from hedgerow.core.creatures import PORTRAITS, portrait
from hedgerow.core.errors import MaskedPosition
from hedgerow.core.game import Game
from hedgerow.games.harmonies.landscape import stack
from hedgerow.games.harmonies.moves import CELL
from hedgerow.games.harmonies.phrases import described

Variant = tuple[Game, dict[str, Any]]
VARIANTS: list[Variant] = [(GAME, options) for options in GAME.variants()]

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)


def tree(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def refs(svg: str) -> set[str]:
    return {ref for node in tree(svg).iter() for ref in node.attrib.get("data-ref", "").split()}


def labels(svg: str) -> list[str]:
    return [node.attrib["aria-label"] for node in tree(svg).iter() if node.attrib.get("role") == "img"]


def written(node: ElementTree.Element, scale: float = 1.0) -> Iterator[tuple[str, float]]:
    """All words of a drawing with the size they really have."""
    grown = re.search(r"scale\(([-\d.]+)", node.attrib.get("transform", ""))
    scale *= abs(float(grown[1])) if grown else 1.0
    if node.tag.endswith("text"):
        yield node.text or "", float(node.attrib["font-size"]) * scale
    for child in node:
        yield from written(child, scale)


# ---------------------------------------------------------------------- clicking


@each_variant
def test_every_legal_move_can_be_clicked(variant: Variant) -> None:
    game, options = variant
    for position, seat, legal in stops(game, options, 21, 5):
        there = refs(game.draw(position.mask(seat), seat))
        for code in legal:
            assert set(game.moves.refs(code)) <= there, game.moves.text(code)


def test_a_ref_stands_for_one_thing_only() -> None:
    position = table({"c2": "blue", "c1": "green"}, hand=[5, 7], held="gray gray red", players=4)
    drawn = tree(GAME.draw(position, 0))
    found = [node.attrib["data-ref"] for node in drawn.iter() if "data-ref" in node.attrib]
    assert len(found) == len(set(found))


def test_only_ones_own_cells_can_be_clicked() -> None:
    drawn = tree(GAME.draw(table(players=3), 1))
    cells = [node for node in drawn.iter() if node.attrib.get("data-ref", "").startswith("cell:")]
    assert len(cells) == 23
    assert not any(node.attrib["aria-label"].startswith("Seat") for node in cells)


def test_when_nobody_looks_on_the_board_of_the_seat_to_move_is_the_large_one() -> None:
    position = table({"a1": "gray"}, players=2)
    assert "a1: mountain of height 1 (gray)" in labels(GAME.draw(position, None))
    play(position, "take 1")
    while texts(position, "place"):
        play(position, texts(position, "place")[0])
    play(position, "finish")
    assert "Seat 1, a1: mountain of height 1 (gray)" in labels(GAME.draw(position, None))


def test_every_reason_for_points_can_be_shown_on_the_board() -> None:
    for position, seat, _ in stops(GAME, GAME.settle({"players": 3, "spirits": True}), 5, 9):
        there = refs(GAME.draw(position, seat))
        for part in GAME.explain(position, seat):
            assert set(part.refs) <= there, part


# ---------------------------------------------------------------------- reading


@each_variant
def test_every_cell_of_every_board_is_named(variant: Variant) -> None:
    game, options = variant
    position = game.start(seed=3, **options)
    said = labels(game.draw(position, 0))
    for seat in range(int(position.seats())):
        whose = f"Seat {seat + 1}, " if seat else ""
        for cell in GAME.facts.boards[options["side"] == "B"].cells:
            assert f"{whose}{CELL.values[cell]}: empty" in said


@pytest.mark.parametrize(
    ("stacked", "words"),
    [
        ("blue", "water (blue)"),
        ("yellow", "field (yellow)"),
        ("gray gray gray", "mountain of height 3 (gray, gray, gray)"),
        ("brown brown", "bare trunk of height 2 (brown, brown)"),
        ("brown green", "tree of height 2 (brown, green)"),
        ("red", "lone red token (red)"),
        ("gray red", "building (gray, red)"),
    ],
)
def test_a_stack_is_told_in_words(stacked: str, words: str) -> None:
    position = table({"c4": stacked})
    assert f"c4: {words}" in labels(GAME.draw(position, 0))
    position.animals[0] = at("c4")
    assert f"c4: {words}, with an animal cube" in labels(GAME.draw(position, 0))


def test_a_spirit_cube_is_told_from_an_animal_cube() -> None:
    position = table({"c4": "blue"}, spirits=True)
    position.animals[0] = at("c4")
    animal = GAME.draw(position, 0)
    position.animals[0], position.spirit_cubes[0] = 0, at("c4")
    assert "c4: water (blue), with a spirit cube" in labels(GAME.draw(position, 0))
    assert GAME.draw(position, 0) != animal


def test_no_two_kinds_of_stack_look_alike() -> None:
    assert len({stack(kind) for kind in range(15)}) == 15


@each_variant
def test_all_words_are_large_enough_and_on_the_sheet(variant: Variant) -> None:
    game, options = variant
    for position, seat, _ in stops(game, options, 8, 40):
        drawn = tree(game.draw(position, seat))
        for words, size in written(drawn):
            assert size >= 9, words


def test_a_card_tells_its_habitat_its_ladder_and_what_is_left_of_it() -> None:
    position = table(hand=[5])
    position.placed[5] = 2
    (said,) = [label for label in labels(GAME.draw(position, 0)) if label.startswith("Card 5,")]
    assert "Frog: water for the cube; above left: tree of height 1" in said
    assert "points: 2, 4, 6, 10, 15; cubes placed: 2 of 5, now 4 points" in said


def test_habitats_are_told_with_their_directions() -> None:
    words = GAME.words("en")
    assert described((("water", (0, 0)), ("tree3", (-2, 0))), words) == "water for the cube; two steps above left: tree of height 3"
    assert described((("field", (0, 0)), ("building", (0, 1))), words) == "field for the cube; below: building"
    assert described((("field", (0, 0)), ("field", (-2, 1))), words) == "field for the cube; below left, then above left: field"


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (33, "2 points for each group of fields of size 1–2, 10 points for each group of fields of size 3+"),
        (34, "5 points for each group of fields;"),
        (36, "3 points for each tree of height 1–2, 1 point for each tree of height 3"),
        (42, "2 points for each water token;"),
    ],
)
def test_a_spirit_tells_what_it_pays(card: int, said: str) -> None:
    position = table(hand=[card], spirits=True)
    position.chosen[0] = card
    assert any(label.startswith(f"Spirit {card},") and said in label for label in labels(GAME.draw(position, 0)))


def test_a_completed_card_lies_beside_the_board_with_its_points() -> None:
    position = table()
    position.completed[0] = 1 << 12
    position.placed[12] = 2
    assert "Completed card 12, Hedgehog: 12 points" in labels(GAME.draw(position, 0))


def test_bag_and_pile_are_counted() -> None:
    said = labels(GAME.draw(table(players=2), 0))
    assert "Animal pile: 27 cards" in said
    assert any(label.startswith("Bag: 105 tokens; ") for label in said)


def test_whose_turn_it_is_and_who_has_won_stands_on_top() -> None:
    position = table(players=2)
    assert "Take the three tokens of a central space." in GAME.draw(position, 0)
    assert "Waiting for Seat 1." in GAME.draw(position, 1)
    play(position, "take 1")
    assert "Place your 3 tokens." in GAME.draw(position, 0)
    position.ended = 1
    assert "Seat 1, Seat 2 share the victory with 0 points." in GAME.draw(position, None)


def test_people_are_called_by_their_names() -> None:
    drawn = GAME.draw(table(players=2), 1, GAME.words("en").named(["Ana", "Bo"]))
    assert "Harmonies, seen by Bo: Waiting for Ana." in drawn
    assert "Seat" not in drawn


def test_alone_one_sees_the_suns() -> None:
    position = table({"a1": "gray gray gray", "a2": "gray gray gray"}, players=1)
    assert "3 suns so far, for 14 points" in labels(GAME.draw(position, 0))


def test_every_animal_and_spirit_of_the_box_has_a_portrait() -> None:
    names = [name for name in GAME.facts.names if name]
    assert len(names) == 42
    assert set(names) == set(PORTRAITS)
    assert len({portrait(name) for name in names}) == 42


def test_an_animal_of_somebody_elses_gets_its_letter(tmp_path: Path) -> None:
    room = Path(hedgerow.__file__).parent / "games" / "harmonies"
    for path in room.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace('"frog"', '"<newt>"'), "utf-8")
    theirs = hedgerow.load("harmonies", tmp_path)
    position = theirs.start(seed=1, players=2)
    position.row[0] = 5
    words = [text for text, _ in written(tree(theirs.draw(position, 0)))]
    assert "<newt>" in words


# ---------------------------------------------------------------------- secrets


def test_the_offered_spirits_are_seen_by_their_seat_only() -> None:
    position = table(players=3, spirits=True)
    for seat in range(3):
        mine = {int(position.offer[2 * seat]), int(position.offer[2 * seat + 1])}
        drawn = GAME.draw(position, seat)
        assert {int(ref[5:]) for ref in refs(drawn) if ref.startswith("card:") and int(ref[5:]) > 32} == mine
        assert len([label for label in labels(drawn) if label.endswith("a spirit card, face down")]) == 4
    everybody = GAME.draw(position, None)
    assert len([label for label in labels(everybody) if label.endswith("a spirit card, face down")]) == 6


@each_variant
def test_equal_knowledge_gives_the_same_drawing(variant: Variant) -> None:
    game, options = variant
    rng = Rng("draw")
    for position, _, _ in stops(game, options, 33, 37):
        for seat in (None, *range(int(position.seats()))):
            drawn = game.draw(position, seat)
            assert game.draw(position.mask(seat), seat) == drawn
            assert game.draw(position.deal(seat, rng), seat) == drawn


def test_what_one_seat_knows_is_not_drawn_for_another() -> None:
    with pytest.raises(MaskedPosition):
        GAME.draw(table(spirits=True).mask(1), 0)


def test_a_drawing_has_no_ids_and_needs_nothing_from_outside() -> None:
    drawn = tree(GAME.draw(table(held="red", players=4, spirits=True), 2))
    for node in drawn.iter():
        assert node.tag.rsplit("}", 1)[1] not in ("style", "script", "image", "use", "filter", "pattern")
        assert not {"id", "href", "style", "class"} & set(node.attrib)
