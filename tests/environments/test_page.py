"""The page of the environments says what the code does, and a version means what it meant."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from walks import GAMES

from hedgerow.core.game import Game
from hedgerow.lab.environments import environment_name
from hedgerow.lab.environments.page import fingerprint, page

ROOT = Path(__file__).parents[2]
VERSIONS: dict[str, str] = json.loads((Path(__file__).parent / "versions.json").read_text("utf-8"))


def test_the_page_is_up_to_date() -> None:
    assert (ROOT / "docs" / "environments.md").read_text("utf-8") == page(), "make environments writes it anew"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_no_environment_changes_without_a_new_version(game: Game) -> None:
    """If this fails, raise `environment` of the game and add its new fingerprint to versions.json."""
    assert VERSIONS[environment_name(game)] == fingerprint(game)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_page_tells_every_block_where_it_stands(game: Game) -> None:
    told = page()
    for place in game.shape.places:
        assert f"| `{place.name}` | {place.first}–{place.first + place.size - 1} |" in told
    for family in game.moves:
        assert f"| `{family.action}` |" in told
