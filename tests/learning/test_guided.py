"""The search that a network guides: for every game, with any network, from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from goldens.write import grasp
from walks import GAMES, VARIANTS, name_of, walk

from hedgerow.bots.guided import Plan, Thought, think, together, wish
from hedgerow.bots.network import Judged, Question, Senses
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position

# The largest and the smallest table of each game.
ENDS = [
    VARIANTS[i]
    for i in range(len(VARIANTS))
    if i in (0, len(VARIANTS) - 1) or VARIANTS[i][0] is not VARIANTS[i + 1][0] or VARIANTS[i][0] is not VARIANTS[i - 1][0]
]


class Ignorant:
    """Judges like a network that knows nothing: all moves alike, and the points as they are now."""

    def __init__(self, senses: Senses) -> None:
        self.senses = senses
        self.asked: list[Question] = []

    def judge(self, asked: Sequence[Question]) -> list[Judged]:
        self.asked += [(position.copy(), seat) for position, seat in asked]
        seats = range(self.senses.seats)
        moves = np.zeros(self.senses.answers, dtype=np.float32)
        return [Judged(moves, np.array([list(position.breakdown(seat).values()) for seat in seats])) for position, _ in asked]


def decision(game: Game, options: dict[str, Any], seed: int, least: int = 2) -> tuple[Position, int]:
    """A position in the middle of a random game in which a seat has a choice."""
    found = [(position.copy(), seat) for position, seat, legal in walk(game, options, seed) if len(legal) >= least]
    return found[len(found) // 2]


def thought(view: Position, seat: int, plan: Plan, seed: int = 1) -> tuple[Thought, Ignorant]:
    mind = Ignorant(Senses(view.game, int(view.seats())))
    (found,) = together([think(mind.senses, view, seat, plan, Rng(seed))], mind.judge)
    return found, mind


@pytest.mark.parametrize("variant", ENDS, ids=name_of)
def test_a_thought_is_a_legal_move_and_a_policy(variant: tuple[Game, dict[str, Any]]) -> None:
    position, seat = decision(*variant, seed=3)
    view = position.mask(seat)
    before = view.to_bytes()
    found, mind = thought(view, seat, Plan(simulations=24, candidates=8))
    assert found.codes == position.legal(seat)
    assert found.code in found.codes
    assert found.policy.min() >= 0
    assert found.policy.sum() == pytest.approx(1, abs=1e-4)
    assert found.value.shape == (mind.senses.seats, mind.senses.categories)
    assert view.to_bytes() == before
    assert all(asked.acts(looking) for asked, looking in mind.asked)


def test_the_same_view_and_luck_give_the_same_thought() -> None:
    position, seat = decision(*VARIANTS[0], seed=5)
    plan = Plan(simulations=24, candidates=8, luck=True)
    one, other = (thought(position.mask(seat), seat, plan, seed=9)[0] for _ in range(2))
    assert one.code == other.code
    assert (one.policy == other.policy).all()
    codes = {thought(position.mask(seat), seat, plan, seed=seed)[0].code for seed in range(8)}
    assert len(codes) > 1


@pytest.mark.parametrize("name", GAMES)
def test_with_all_moves_tried_once_it_sees_what_greed_sees(name: str) -> None:
    """To a network that counts the points of the moment, the best move is the one that scores best at once."""
    game = GAMES[name]
    position, seat = decision(game, {}, seed=2, least=4)
    codes = position.legal(seat)
    view = position.mask(seat)
    found, _ = thought(view, seat, Plan(simulations=len(codes), candidates=len(codes)))
    world = view.deal(seat, Rng(1))
    gains = {}
    for code in codes:
        after = world.copy()
        after.step(seat, code)
        while not after.over() and len(after.legal(after.actor())) == 1:
            after.step(after.actor(), after.legal(after.actor())[0])
        gains[code] = wish(np.array([[points] for points in after.scores()]), seat)
    assert gains[found.code] == max(gains.values())


def test_a_position_is_judged_by_who_is_to_move_in_a_world_of_the_thinkers() -> None:
    """What is asked about is never the true position behind the view."""
    game, options = next((game, options) for game, options in VARIANTS if game.name == "earth" and options["players"] == 2)
    position, seat = decision(game, options, seed=4)
    _, mind = thought(position.mask(seat), seat, Plan(simulations=16, candidates=4))
    assert len(mind.asked) > 8
    for asked, looking in mind.asked[1:]:
        assert looking == asked.actor()
        assert list(asked.key) != list(position.key)
    assert mind.asked[0][0].viewer == seat


def test_more_simulations_are_spent_on_better_moves() -> None:
    position, seat = decision(GAMES["harmonies"], {"players": 1}, seed=2, least=12)
    few, _ = thought(position.mask(seat), seat, Plan(simulations=12, candidates=12))
    many, mind = thought(position.mask(seat), seat, Plan(simulations=96, candidates=12))
    assert 90 <= len(mind.asked) <= 110
    assert many.value.sum() > few.value.sum() - 20
    assert many.policy[many.codes.index(many.code)] > 1 / len(many.codes)


def test_wishes_are_points_ahead_of_the_others() -> None:
    points = np.array([[3.0, 4.0], [1.0, 2.0], [0.0, 5.0]])
    assert wish(points, 0) == 7 - (3 + 5) / 2
    assert wish(points, 1) == 3 - (7 + 5) / 2
    assert wish(points[:1], 0) == 7


def test_a_guided_bot_with_a_network_that_counts_points_is_no_worse_than_grasping() -> None:
    """Twelve games alone on the same deals: looking at what scores at once, and a little further."""
    game = GAMES["harmonies"]
    senses = Senses(game, 1)
    totals = [0, 0]
    for seed in range(12):
        for side in range(2):
            position, rng = game.start(seed=seed, players=1), Rng(seed)
            while not position.over():
                view, codes = position.mask(0), position.legal(0)
                code = codes[0]
                if side and len(codes) > 1:
                    (found,) = together([think(senses, view, 0, Plan(len(codes), len(codes)), rng)], Ignorant(senses).judge)
                    code = found.code
                elif len(codes) > 1:
                    code = grasp(view, 0, rng)
                position.apply(0, code)
            totals[side] += position.scores()[0]
    assert totals[1] > 0.8 * totals[0]
