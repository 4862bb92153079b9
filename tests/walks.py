"""Random games to test laws on, repeatable."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import hedgerow
from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position, no_key

GAMES: dict[str, Game] = {name: hedgerow.load(name) for name in hedgerow.games()}
VARIANTS: list[tuple[Game, dict[str, Any]]] = [(game, options) for game in GAMES.values() for options in game.variants()]

# Interpreted engines are some twenty times slower; they obey the same laws on fewer games.
GAMES_EACH = 6 if COMPILED else 1


def name_of(variant: tuple[Game, dict[str, Any]]) -> str:
    game, options = variant
    return "-".join([game.name, *(f"{name}={value}" for name, value in options.items())])


def walk(game: Game, options: dict[str, Any], seed: int) -> Iterator[tuple[Position, int, list[int]]]:
    """A random game: before every move the position, who makes it and what is legal; the position moves on."""
    rng = Rng(f"walk {seed}")
    position = game.start(seed=seed, **options)
    while not position.over():
        actors = position.actors()
        seat = actors[rng.below(len(actors))]
        legal = position.legal(seat)
        yield position, seat, legal
        position.apply(seat, legal[rng.below(len(legal))])


def finished(game: Game, options: dict[str, Any], seed: int) -> Position:
    position = game.start(seed=seed, **options)
    for moving, _, _ in walk(game, options, seed):
        position = moving
    return position


def stops(game: Game, options: dict[str, Any], seed: int, every: int) -> Iterator[tuple[Position, int, list[int]]]:
    """Every so many moves of a random game, from the first one on."""
    for number, moment in enumerate(walk(game, options, seed)):
        if number % every == 0:
            yield moment


def moments(game: Game, options: dict[str, Any], seed: int, every: int, most: int) -> list[tuple[Position, int, list[int]]]:
    """The first of these stops at which there is a choice, to be kept."""
    found = ((position.copy(), seat, legal) for position, seat, legal in stops(game, options, seed, every) if len(legal) > 1)
    return list(islice(found, most))


def keyless(position: Position) -> bytes:
    """The bytes of a position but for the key of its chance."""
    plain = position.copy()
    plain.key = no_key()
    return plain.to_bytes()
