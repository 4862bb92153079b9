"""What every game obeys: play, copies, bytes."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import GAMES, GAMES_EACH, VARIANTS, finished, name_of, stops, walk

from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadBytes, GameOver, IllegalMove, NotYourTurn
from hedgerow.core.game import Game
from hedgerow.core.position import playout

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
Variant = tuple[Game, dict[str, Any]]

LONGEST_GAME = 20_000


@each_variant
def test_random_games_end_and_nothing_impossible_happens(variant: Variant) -> None:
    game, options = variant
    assert type(game).audit is not Game.audit, "a game says what is impossible in a position"
    for seed in range(GAMES_EACH):
        for moves, (position, _, legal) in enumerate(walk(game, options, seed)):
            assert game.audit(position) is None
            assert legal, "whoever may act has a legal move"
            assert moves < LONGEST_GAME
        assert position.over()
        assert position.actors() == []
        assert game.audit(position) is None


@each_variant
def test_scores_are_their_parts(variant: Variant) -> None:
    game, options = variant
    for seed in range(GAMES_EACH):
        position = finished(game, options, seed)
        seats = range(int(position.seats()))
        parts = [position.breakdown(seat) for seat in seats]
        assert all(tuple(part) == game.categories for part in parts)
        assert [sum(part.values()) for part in parts] == position.scores()
        for seat in seats:
            explained = game.explain(position, seat)
            for category in game.categories:
                assert sum(part.points for part in explained if part.category == category) == parts[seat][category]
        result = game.result(position)
        assert result["scores"] == position.scores()
        assert result["breakdown"] == parts
        assert min(result["ranks"]) == 1


@each_variant
def test_legal_moves_are_ascending_unique_and_of_the_vocabulary(variant: Variant) -> None:
    game, options = variant
    for seed in range(GAMES_EACH):
        for position, seat, legal in walk(game, options, seed):
            assert legal == sorted(set(legal))
            assert legal[0] >= 0
            assert legal[-1] < game.moves.size
            assert len(legal) <= game.width
            assert seat in position.actors()


@each_variant
def test_every_listed_move_is_accepted_and_its_copy_leaves_the_position_alone(variant: Variant) -> None:
    game, options = variant
    for position, seat, legal in stops(game, options, 3, 7):
        before = position.to_bytes()
        for code in legal[:: max(1, len(legal) // 40)]:
            after = position.copy()
            after.apply(seat, code)
            assert after.to_bytes() != before
            assert position.to_bytes() == before


@each_variant
def test_everything_else_is_refused_and_changes_nothing(variant: Variant) -> None:
    game, options = variant
    rng = Rng("refused")
    for position, seat, legal in stops(game, options, 4, 11):
        before = position.to_bytes()
        near = [code + 1 for code in legal] + [code - 1 for code in legal]
        far = [int(rng.below(game.moves.size)) for _ in range(60)]
        firsts = [family.first for family in game.moves] + [family.first + family.size - 1 for family in game.moves]
        for code in {-1, game.moves.size, 2**40, *near, *far, *firsts} - set(legal):
            with pytest.raises(IllegalMove) as refused:
                position.apply(seat, code)
            assert "\n" not in str(refused.value)
        for other in {-1, int(position.seats()), *range(int(position.seats()))} - set(position.actors()):
            if position.legal(other):
                continue  # it may do something, though nobody waits for it
            with pytest.raises(NotYourTurn):
                position.apply(other, legal[0])
        assert position.to_bytes() == before


@each_game
def test_a_move_that_is_not_listed_is_refused_whatever_it_is(game: Game) -> None:
    """All codes of the vocabulary, where there are not too many; else an even spread of them."""
    options = game.settle({})
    codes = range(0, game.moves.size, max(1, game.moves.size // 5000))
    for position, seat, legal in stops(game, options, 5, 37):
        allowed = {code for code in codes if position.allows(seat, code)}
        assert allowed == set(legal) & set(codes)


@each_game
def test_nobody_moves_after_the_end(game: Game) -> None:
    position = finished(game, game.settle({}), 1)
    before = position.to_bytes()
    for code in range(0, game.moves.size, max(1, game.moves.size // 100)):
        with pytest.raises(GameOver):
            position.apply(0, code)
    assert position.to_bytes() == before


@each_variant
def test_older_copies_stay_as_they_were(variant: Variant) -> None:
    game, options = variant
    kept = [(position.copy(), position.to_bytes()) for position, _, _ in stops(game, options, 6, 5)]
    for position, before in kept:
        assert position.to_bytes() == before
    again = [before for _, before in kept]
    for position, _ in kept:
        playout(position.copy(), Rng(1), position.buffer())
    assert [position.to_bytes() for position, _ in kept] == again


@each_variant
def test_bytes_give_the_same_position(variant: Variant) -> None:
    game, options = variant
    for position, seat, legal in stops(game, options, 7, 9):
        again = game.from_bytes(position.to_bytes())
        assert again.to_bytes() == position.to_bytes()
        assert again.actors() == position.actors()
        assert again.legal(seat) == legal
        view = position.mask(seat)
        assert game.from_bytes(view.to_bytes()).to_bytes() == view.to_bytes()


@each_game
def test_the_same_seed_gives_the_same_game_and_another_another(game: Game) -> None:
    options = game.settle({})
    assert game.start(seed=5, **options).to_bytes() == game.start(seed=5, **options).to_bytes()
    assert game.start(seed=5, **options).to_bytes() != game.start(seed=6, **options).to_bytes()
    assert game.start(**options).to_bytes() != game.start(**options).to_bytes()


@each_game
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_hostile_bytes_are_refused_or_read(game: Game, data: st.DataObject) -> None:
    """Whatever is done to the bytes of a position, reading them gives a position or one clear error."""
    good = game.start(seed=1, **game.settle({})).to_bytes()
    at = data.draw(st.integers(0, len(good) - 1))
    cut = data.draw(st.booleans())
    bad = good[:at] if cut else good[:at] + bytes([data.draw(st.integers(0, 255))]) + good[at + 1 :]
    try:
        game.from_bytes(bad)
    except BadBytes as error:
        assert "\n" not in str(error)
