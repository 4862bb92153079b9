"""The drawing: well formed, complete for whoever clicks or listens, and silent about what is hidden."""

from __future__ import annotations

import re
from html import unescape
from xml.etree import ElementTree

import pytest
from games.renature.tables import FACTS, GAME, at_clouds, closing_a, ended, grow, table
from games.renature.test_content import home_made

from hedgerow.core.chance import Rng


def refs(svg: str) -> set[str]:
    return {ref for found in re.findall(r'data-ref="([^"]*)"', svg) for ref in found.split()}


def labels(svg: str) -> list[str]:
    return [unescape(label) for label in re.findall(r'aria-label="([^"]*)"', svg)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_a_legal_move_names_can_be_clicked(players: int) -> None:
    position = GAME.start(seed=3, players=players)
    rng = Rng(3)
    number = 0
    while not position.over():
        seat = int(position.actor())
        legal = position.legal(seat)
        if number % 9 == 0:
            svg = GAME.draw(position.mask(seat), seat)
            ElementTree.fromstring(svg)
            assert {ref for code in legal for ref in GAME.moves.refs(code)} <= refs(svg)
        position.apply(seat, legal[rng.below(len(legal))])
        number += 1
    ElementTree.fromstring(GAME.draw(position.mask(None), None))


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    position = table("snail-owl bat-frog frog-frog")
    hand = {"domino:snail-owl", "domino:bat-frog", "domino:frog-frog"}
    assert hand <= refs(GAME.draw(position.mask(0), 0))
    assert not hand & refs(GAME.draw(position.mask(1), 1))
    assert not any(ref.startswith("domino:") for ref in refs(GAME.draw(position.mask(None), None)))


def test_a_position_that_hides_nothing_is_drawn_for_eyes_that_may_see_it() -> None:
    position = table("snail-owl bat-frog frog-frog")
    assert GAME.draw(position, 1) == GAME.draw(position.mask(1), 1)
    assert position._repr_svg_() == GAME.draw(position.mask(None), None)


def test_backs_are_told_to_the_owner_and_to_all_at_the_end() -> None:
    position = closing_a()
    for move in ("play owl-turtle b5 a5", "skip", "score"):
        GAME.play(position, 0, move)
    back = position.backs[FACTS.letters.index("A")]
    known = f"sunflower of area A: 3 main points, bonus 1, back {back}"
    assert known in labels(GAME.draw(position.mask(0), 0))
    assert known not in labels(GAME.draw(position.mask(1), 1))
    assert "sunflower of area A: 3 main points, bonus 1, back secret" in labels(GAME.draw(position.mask(1), 1))
    over = ended(clouds=0, left=(), backs={"A": 2})
    assert "sunflower of area A: 3 main points, bonus 1, back 2" in labels(GAME.draw(over.mask(None), None))


def test_cells_say_what_is_on_them() -> None:
    position = at_clouds(owned=6)
    grow(position, "j6", "neutral oak")
    said = labels(GAME.draw(position.mask(0), 0))
    assert "n13: snail" in said
    assert "c1: brook, start cell" in said
    assert any(re.fullmatch(r"j6: area K \(6 and \d points\), neutral oak", label) for label in said)
    assert any(re.fullmatch(r"b7: area I \(7 and \d points\), clouds: 1", label) for label in said)
    assert any(re.fullmatch(r"o12: area O \(8 and \d points\), white turf \(Seat 1\)", label) for label in said)


def test_owners_differ_by_their_mark_and_not_by_colour_alone() -> None:
    from hedgerow.core.canvas import Canvas
    from hedgerow.games.renature.glyphs import plant

    drawn = []
    for owner in range(5):
        canvas = Canvas(60, 60, "plant")
        plant(canvas, 0, owner)
        drawn.append(re.sub(r'(fill|stroke)="[^"]*"', "", canvas.svg()))
    assert len(set(drawn)) == 5


def test_an_animal_that_we_have_not_drawn_is_written(tmp_path) -> None:  # type: ignore[no-untyped-def]
    game = home_made(tmp_path, ('"hedgehog"', '"heron"'))
    svg = game.draw(game.start(seed=1).mask(None), None)
    assert ">He</text>" in svg
    assert "animal:heron" in refs(svg)
