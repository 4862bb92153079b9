"""What every game obeys: it can say what a position is worth, at any moment, to any seat."""

from __future__ import annotations

import pytest
from walks import GAMES, VARIANTS, name_of, walk

from hedgerow.core.advice import WHOLE
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.native import i64, vec

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game
def test_the_weights_that_ship_are_those_of_the_features(game: Game) -> None:
    advice = game.advice()
    assert len(set(advice.names)) == len(advice.names)
    again = game.adviser()
    again.read(advice.write())
    assert list(again.weights) == list(advice.weights)


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=map(name_of, VARIANTS[::3]))
def test_a_position_can_be_judged_at_any_moment(variant: tuple[Game, dict[str, object]]) -> None:
    """Masked, dealt or whole; and the game never runs backwards."""
    game, options = variant
    advice = game.advice()
    rng = Rng("advice")
    reached = 0
    last = game.start(seed=71, **options)
    for number, (position, seat, _) in enumerate(walk(game, options, 71)):
        last = position
        done = int(advice.progress(position))
        assert reached <= done <= WHOLE
        reached = done
        assert 0 < advice.share(position, seat) <= WHOLE
        if number % 17 == 0:
            view = position.mask(seat)
            for world in (position, view, view.deal(seat, rng)):
                features = vec[i64]([12345] * len(advice.names))
                advice.features(world, seat, features)
                assert 12345 not in features
                assert sum(advice.parts(world, seat).values()) == pytest.approx(int(advice.value(world, seat)) / 1000, abs=0.1)
    assert last.over()
    assert advice.progress(last) == WHOLE


@each_game
def test_alike_positions_have_like_marks(game: Game) -> None:
    """A copy is alike; hardly anything else is."""
    advice = game.advice()
    marks = set()
    moments = 0
    for position, seat, _ in walk(game, game.settle({}), 72):
        assert advice.mark(position, seat) == advice.mark(position.copy(), seat)
        marks.add(int(advice.mark(position, seat)))
        moments += 1
    assert len(marks) > 0.6 * moments
