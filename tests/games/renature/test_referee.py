"""Whole games, move by move, against a second reading of the rules that shares nothing with the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.renature.referee import Referee
from games.renature.tables import GAME

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng

# How a game is played: all moves alike, hardly any discards, many plants taken back and jokers moved, or clouds kept and
# sought (so that they do not fit).
STYLES: dict[str, dict[str, int]] = {
    "any": {},
    "eager": {"discard": 1, "joker": 1, "recover": 1, "play": 60, "plant": 20},
    "cloudy": {"discard": 1, "joker": 3, "recover": 3, "play": 60, "plant": 90, "skip": 3, "again": 90},
    "hoarding": {
        "discard": 1,
        "joker": 1,
        "recover": 1,
        "again": 1,
        "skip": 1,
        "play": 200,
        "plant": 900,
        "score": 300,
        "finish": 300,
        "collect": 9,
    },
}


def lines(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_agree_with_a_second_reading_of_the_rules(players: int, style: str) -> None:
    weights = STYLES[style]
    seen: set[str] = set()
    for seed in range(4 if COMPILED else 2):
        rng = Rng(f"referee {players} {style} {seed}")
        position = GAME.start(seed=seed, players=players)
        referee = Referee(players, GAME.write_setup(position))
        while not position.over():
            seat = int(position.actor())
            assert seat == referee.seat
            legal = position.legal(seat)
            moves = [GAME.moves.record(code) for code in legal]
            assert lines(moves) == lines(referee.legal())
            families = sorted({move["action"] for move in moves})
            pick = rng.below(sum(weights.get(family, 10) for family in families))
            while pick >= weights.get(families[0], 10):
                pick -= weights.get(families.pop(0), 10)
            among = [code for code, move in zip(legal, moves, strict=True) if move["action"] == families[0]]
            if style == "hoarding":
                among = [code for code in among if GAME.moves.record(code).get("cell") in referee.clouds_at] or among
            seen.add(families[0])
            code = among[rng.below(len(among))]
            referee.make(GAME.moves.record(code))
            position.apply(seat, code)
            assert list(position.clouds) == referee.clouds
        assert referee.seat is None
        assert GAME.result(position) == referee.result()
        assert GAME.audit(position) is None
    usual = {"play", "plant", "score", "finish", "joker", "discard", "skip", "recover", "again"}
    assert seen >= ({"collect"} if style == "hoarding" else usual if style == "cloudy" else set())
