"""A whole game of each against a bot, by mouse and by keyboard alone, in a real browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from browser.visitor import Visitor

from hedgerow.core.record import form, verify

GAMES = {
    "bower": {},
    "earth": {"players": 2, "mode": "easy"},
    "harmonies": {"players": 2},
    "renature": {"players": 2},
}
MOST = 4000


def finish(visitor: Visitor, step: Callable[[Random], bool], seed: int) -> int:
    rng = Random(seed)
    for count in range(MOST):
        if not step(rng):
            return count
    raise AssertionError(f"the game did not end within {MOST} steps")


def proven(visitor: Visitor, table: str) -> None:
    """The page says how it ended, and the record of what was clicked holds."""
    record = visitor.api("GET", f"/api/tables/{table}/record")
    verify(form(record))
    scores = visitor.page.locator("#players .score").all_inner_texts()
    assert [int(score.replace("−", "-")) for score in scores] == record["result"]["scores"]
    assert visitor.page.locator("#ask").inner_text() == visitor.api("GET", f"/api/tables/{table}/view")["ask"]


@pytest.mark.parametrize("game", GAMES)
def test_by_mouse(visit: Callable[..., Visitor], game: str) -> None:
    ana = visit()
    ana.races = game == "earth"
    table = ana.open(game, GAMES[game])
    ana.sit(table)
    assert finish(ana, ana.step_by_mouse, 1) > 10
    proven(ana, table)


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(visit: Callable[..., Visitor], game: str) -> None:
    ana = visit(reduced_motion="reduce")  # by mouse everything moves
    ana.races = game == "earth"
    table = ana.open(game, GAMES[game])
    ana.sit(table)
    assert finish(ana, ana.step_by_keys, 2) > 10
    proven(ana, table)
