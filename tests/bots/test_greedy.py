"""Greed: points first, promises only among equals, and the end of the turn in mind."""

from __future__ import annotations

import pytest
from walks import GAMES, moments

from hedgerow.bots import Greedy, lead
from hedgerow.bots.greed import Greed
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.lab.ratings import mean
from hedgerow.lab.simulate import simulate

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game
def test_points_come_before_promises_and_promises_decide_among_equals(game: Game) -> None:
    advice = game.advice()
    greed = Greed(advice)
    for position, seat, legal in moments(game, game.settle({}), 31, 29, 5):
        afters = []
        for code in legal[:40]:
            after = position.copy()
            after.step(seat, code)
            afters.append(after)
        judged = sorted(afters, key=lambda after: greed.worth(after, seat))
        ranks = [(lead(after, seat), advice.worth(after, seat)) for after in judged]
        assert ranks == sorted(ranks)


def test_it_plays_its_turn_for_the_score_at_its_end() -> None:
    """Move by move it would score no more than 50."""
    scores = [
        score
        for number in range(10)
        for score in simulate(GAMES["harmonies"], {"spirits": True}, ["greedy"], 1001, number).result["scores"]
    ]
    assert mean(scores).low > 70


def test_harder_thinking_of_its_end_does_not_score_less() -> None:
    class Hurried(Greedy):
        positions = 10  # it takes the move that scores best at once, and no second look

    game = GAMES["harmonies"]
    totals = {}
    for kind in (Hurried, Greedy):
        bot = kind()
        position = game.start(seed=7, players=1)
        luck = Rng(7)
        while not position.over():
            position.apply(0, bot.choose(position.mask(0), 0, luck))
        totals[kind] = position.scores()[0]
    assert totals[Greedy] > totals[Hurried] + 10
