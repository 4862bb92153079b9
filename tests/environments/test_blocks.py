"""Observations hold all that a seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from walks import GAMES, VARIANTS, finished, name_of, stops

from hedgerow.core.blocks import Blocks, Shape, flag
from hedgerow.core.chance import Rng
from hedgerow.core.encoder import Encoder
from hedgerow.core.errors import BadBytes, MaskedPosition
from hedgerow.core.game import Game
from hedgerow.core.position import Position

Variant = tuple[Game, dict[str, Any]]


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_an_observation_gives_the_masked_position_back(variant: Variant) -> None:
    game, options = variant
    moments = [position.copy() for position, _, _ in stops(game, options, 3, 23 if game.shape.size < 10_000 else 97)]
    for position in [*moments, finished(game, options, 3)]:
        for seat in range(position.seats()):
            found = game.shape.encode(position, seat)
            assert len(found) == game.shape.size
            assert game.shape.decode(found, moments[0]).to_bytes() == position.mask(seat).to_bytes()


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_what_is_hidden_from_a_seat_does_not_change_its_observation(variant: Variant) -> None:
    game, options = variant
    rng = Rng("hidden")
    for position, _, _ in stops(game, options, 5, 31 if game.shape.size < 10_000 else 97):
        for seat in range(position.seats()):
            found = game.shape.encode(position, seat)
            assert game.shape.encode(position.mask(seat), seat) == found
            assert game.shape.encode(position.deal(seat, rng), seat) == found


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_a_row_that_is_written_again_is_the_same_as_a_fresh_one(variant: Variant) -> None:
    """The encoder touches only what has changed; the quick ways of single games are the plain one."""
    game, options = variant
    writer = Encoder(game.shape.layout, 2)
    rng = Rng("rows")
    for position, seat, _ in stops(game, options, 2, 5):
        row = rng.below(2)
        eyes = seat if row else rng.below(position.seats())
        position.encode(eyes, writer, row)
        found = bytes(memoryview(writer.bytes))[row * game.shape.size : (row + 1) * game.shape.size]
        plain = Encoder(game.shape.layout, 1)
        Position.encode(position, eyes, plain, 0)
        assert found == bytes(memoryview(plain.bytes))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_blocks_lie_side_by_side_and_scale_to_one(game: Game) -> None:
    at = 0
    for place in game.shape.places:
        assert place.first == at
        at += place.size
    assert at == game.shape.size == len(game.shape.scale)
    for position, seat, _ in stops(game, {}, 1, 20):
        found = game.shape.encode(position, seat)
        assert all(0 <= byte * scale <= 1.0001 for byte, scale in zip(found, game.shape.scale, strict=True))


def test_a_spectator_has_no_observation() -> None:
    game = next(iter(GAMES.values()))
    position = game.start(seed=1)
    with pytest.raises(MaskedPosition, match="seat -1 cannot look"):
        game.shape.encode(position, -1)
    with pytest.raises(MaskedPosition, match="seat 0 cannot look"):
        game.shape.encode(position.mask(1), 0)


def test_every_field_that_may_be_seen_needs_a_block() -> None:
    game = next(iter(GAMES.values()))
    some = dict(game.blocks)
    name, _ = some.popitem()
    with pytest.raises(TypeError, match=f"disagree about {name}"):
        Shape(game, Blocks(**some))
    with pytest.raises(TypeError, match="disagree about key"):
        Shape(game, Blocks(**dict(game.blocks), key=flag()))


def test_bytes_of_another_length_are_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(BadBytes, match="bytes, not 3"):
        game.shape.decode(b"abc", game.start(seed=1))
