"""What is said about the strength of the bots is what the committed tables say."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from hedgerow import games
from hedgerow.bots import LEVELS
from hedgerow.lab.ratings import Estimate

DOCS = Path(__file__).parents[2] / "docs"


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", DOCS / "strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


strength = load()
PLAN: list[dict[str, Any]] = strength.plan()
LADDER = [match for match in PLAN if match["kind"] == "ladder"]


def test_the_page_is_made_from_the_tables() -> None:
    assert (DOCS / "strength.md").read_text("utf-8") == strength.report()
    assert {path.stem for path in (DOCS / "strength").iterdir()} == {match["name"] for match in PLAN}


def test_every_level_meets_the_one_below_it() -> None:
    pairs = {(above, below) for below, above in pairwise(LEVELS)}
    met = [match for match in PLAN if match["kind"] in ("ladder", "open")]
    assert {(match["game"], *match["bots"]) for match in met} == {(game, *pair) for game in games() for pair in pairs}
    assert [match["name"] for match in met if match["kind"] == "open"] == ["earth-3"]


@pytest.mark.parametrize("match", LADDER, ids=lambda match: match["name"])
def test_each_level_beats_the_one_below_it_from_every_seat(match: dict[str, Any]) -> None:
    found, _ = strength.met(match)
    above, below = match["bots"]
    one = next(one for one in found["matches"] if (one["bot"], one["other"]) == (above, below))
    assert found["games"] == 2 * match["deals"]
    for share in (one["share"], *one["orders"].values()):
        assert share["value"] >= 0.7
        assert share["low"] > 0.6
    assert set(one["orders"]) == {"0-1", "1-0"}


def score(name: str) -> Estimate:
    """The mean points of a bot among its like."""
    (match,) = (match for match in PLAN if match["name"] == name)
    found, _ = strength.met(match)
    (points,) = found["scores"].values()
    return strength.whole(points)


@pytest.mark.parametrize(("name", "least"), [("harmonies-greedy", 70), ("harmonies-oak", 105)])
def test_bots_score_as_much_among_themselves(name: str, least: int) -> None:
    assert score(name).low > least
