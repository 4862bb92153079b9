"""Games of the engine, replayed by a second reading of the rules that shares nothing with it."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from games.bower.referee import Referee
from games.bower.tables import GAME
from walks import GAMES_EACH

import hedgerow
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.record import Recorder

OWN = Path(hedgerow.__file__).parent / "games" / "bower"
TILES = {
    **tomllib.loads((OWN / "nests.toml").read_text("utf-8"))["tiles"],
    **tomllib.loads((OWN / "bonuses.toml").read_text("utf-8"))["nest"],
}
SEEKS = ("random", "gems")


def chosen(style: str, legal: list[int], recorder: Recorder, rng: Rng) -> int:
    """A random move; who seeks gems tries a few and prefers what brings a bonus tile, and likes to use it."""
    code = legal[rng.below(len(legal))]
    if style == "gems":
        for _ in range(6):
            trial = recorder.position.copy()
            other = legal[rng.below(len(legal))]
            trial.apply(int(trial.actor()), other)
            if trial.phase == 3 or GAME.moves.text(other) == "use":  # type: ignore[attr-defined]
                return other
    return code


@pytest.mark.parametrize("style", SEEKS)
@pytest.mark.parametrize("options", list(GAME.variants()), ids=str)
def test_legal_moves_and_results_agree_with_a_second_reading_of_the_rules(options: dict[str, Any], style: str) -> None:
    seen = set()
    for number in range(4 * GAMES_EACH):
        rng = Rng(f"referee {style} {number}")
        recorder = Recorder(GAME, options, secret=seeded_secret(77, number))
        position = recorder.position
        referee = Referee({"options": options, "setup": recorder.setup}, TILES)
        while not position.over():
            seat = int(position.actor())
            legal = position.legal(seat)
            forms = sorted(json.dumps({"seat": seat, **GAME.moves.record(code)}, sort_keys=True) for code in legal)
            assert forms == referee.legal()
            recorder.apply(seat, chosen(style, legal, recorder, rng))
            seen.add(recorder.moves[-1]["action"])
            referee.play(recorder.moves[-1])
            assert referee.turns == list(position.turns)  # type: ignore[attr-defined]
            assert referee.breakdown() == [position.breakdown(seat) for seat in (0, 1)]
        assert referee.due == "over"
        result = GAME.result(position)
        assert referee.breakdown() == result["breakdown"]
        assert referee.ranks() == result["ranks"]
    if GAMES_EACH > 1 and style == "gems":
        needed = {"keep", "use", "peek", "attach", "branch", "cover"}
        assert needed | (set() if options["fair"] else {"cross", "gift", "drop"}) <= seen
