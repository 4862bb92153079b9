"""Whole games, move by move, against a second reading of the rules that shares nothing with the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest
from games.harmonies.referee import Referee
from games.harmonies.tables import GAME

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng

# How a game is played: all moves alike; few cards, so that nobody ever waits; or cubes whenever they can be placed, on boards built
# for them, which completes cards.  What is not named weighs 10.
STYLES = {"any": {}, "slow": {"draft": 1, "cull": 60, "settle": 3}, "keen": {"settle": 4000, "draft": 300, "finish": 1}}


def lines(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def helps(referee: Referee, move: dict[str, Any]) -> int:
    """For how many cards above the board this placement makes a habitat."""
    seat = referee.seat
    assert seat is not None
    stack = referee.stacks[seat][move["cell"]]
    stack.append(move["color"])
    free = [cell for cell in referee.where if cell not in referee.cubes[seat]]
    found = sum(referee.lives(seat, card, cell) for card in referee.waiting(seat) for cell in free)
    stack.pop()
    return found


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("spirits", [False, True], ids=["plain", "spirits"])
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_games_agree_with_a_second_reading_of_the_rules(players: int, side: str, spirits: bool, style: str) -> None:
    weights = STYLES[style]
    for seed in range(2 if COMPILED else 1):
        rng = Rng(f"referee {players} {side} {spirits} {style} {seed}")
        position = GAME.start(seed=seed, players=players, side=side, spirits=spirits)
        referee = Referee(players, side, spirits, GAME.write_setup(position))
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
            among = [move for move in moves if move["action"] == families[0]]
            if style == "keen" and families[0] == "place":
                worth = [helps(referee, move) for move in among]
                among = [move for move, found in zip(among, worth, strict=True) if found == max(worth)]
            move = among[rng.below(len(among))]
            referee.make(move)
            position.apply(seat, GAME.moves.read(move))
            if move["action"] == "finish":
                assert position.breakdown(seat) == referee.breakdown(seat)
        assert referee.seat is None
        assert GAME.result(position) == referee.result()
        assert GAME.audit(position) is None


def test_the_second_reading_meets_completed_cards_and_empty_bags() -> None:
    """What the games above would never show if nobody looked: both ends of a game, and a card that leaves its place."""
    ends: set[str] = set()
    completed = 0
    for seed in range(8):
        rng = Rng(f"ends {seed}")
        position = GAME.start(seed=seed, players=4, side="AB"[seed % 2])
        referee = Referee(4, "AB"[seed % 2], False, GAME.write_setup(position))
        while referee.seat is not None:
            moves = referee.legal()
            settles = [move for move in moves if move["action"] == "settle"]
            stacks = [move for move in moves if move["action"] == "place" and seed >= 4 and referee.stacks[referee.seat][move["cell"]]]
            among = settles or stacks or moves
            move = among[rng.below(len(among))]
            position.apply(referee.seat, GAME.moves.read(move))
            referee.make(move)
        assert position.over()
        assert GAME.result(position) == referee.result()
        ends.add("bag" if all(sum(not s for s in stacks.values()) > 2 for stacks in referee.stacks) else "board")
        completed += sum(placed == referee.slots(card) for cards in referee.cards for card, placed in cards.items())
    assert ends == {"bag", "board"}
    assert completed
