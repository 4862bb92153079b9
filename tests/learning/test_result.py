"""The network that the documentation shows: it plays better than greed, and the figures are those that were measured."""

from __future__ import annotations

import json
from pathlib import Path

from hedgerow.bots.network import Network
from hedgerow.lab.learning.curve import measure
from hedgerow.lab.simulate import Series

DOCS = Path(__file__).parents[2] / "docs"
NETWORK = DOCS / "learning" / "harmonies-solo.onnx"
CURVE = [json.loads(line) for line in (DOCS / "learning" / "curve.jsonl").read_text("utf-8").splitlines()]


def test_it_plays_better_than_greed_on_deals_it_has_not_seen() -> None:
    assert Network(NETWORK).label.options == {"players": 1, "side": "A", "spirits": False}
    found = measure(Series.of("harmonies", None, {"players": 1, "side": "A"}, 7), NETWORK, "greedy", deals=30, workers=1)
    assert found["network"]["low"] > found["greedy"]["high"]


def test_the_file_is_small() -> None:
    assert NETWORK.stat().st_size < 2_000_000


def test_the_document_tells_what_was_measured() -> None:
    text = (DOCS / "learning.md").read_text("utf-8")
    for point in CURVE:
        if "measured" in point:
            cells = [f"{found['value']:.1f} [{found['low']:.1f}, {found['high']:.1f}]" for found in point["measured"].values()]
            assert f"| {point['games']} | {' | '.join(cells)} |" in text
    assert f"in {sum(point['seconds'] for point in CURVE) / 60:.0f} minutes" in text
    assert f"after {CURVE[-1]['games']} games" in text
    assert CURVE[-1]["measured"]["network"]["low"] > CURVE[-1]["measured"]["greedy"]["high"]
    assert CURVE[0]["score"] < 25  # it began with nothing: random play scores about 21
