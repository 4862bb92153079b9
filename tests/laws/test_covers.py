"""Every game has a cover: a picture that needs no words, asks for nothing from outside, and is light."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from walks import GAMES

from hedgerow.core.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_cover_is_plain_shapes_four_wide_and_three_high(game: Game) -> None:
    drawn = str(game.cover())
    tree = ElementTree.fromstring(drawn)
    _, _, width, height = map(float, tree.attrib["viewBox"].split())
    assert width / height == pytest.approx(4 / 3)
    assert {node.tag.rpartition("}")[2] for node in tree.iter()} <= {
        "svg",
        "title",
        "g",
        "path",
        "circle",
        "ellipse",
        "rect",
        "polygon",
        "line",
    }
    assert not any({"id", "href", "style", "class", "data-ref"} & set(node.attrib) for node in tree.iter())
    assert 15_000 < len(drawn) < 48_000
    assert drawn == game.cover()
