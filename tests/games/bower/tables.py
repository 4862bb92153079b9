"""Nests for tests, written as people would: `{"a1": "straw feather_red gem"}`."""

from __future__ import annotations

from typing import Any

import hedgerow
from hedgerow.core.bits import bit
from hedgerow.games.bower import Bower
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, GOALS, NUMBER, OBJECTS, TERRAINS, bit_number
from hedgerow.games.bower.moves import TILES
from hedgerow.games.bower.phases import CHOOSING, PLACING, TAKING
from hedgerow.games.bower.position import BowerPosition

GAME = hedgerow.load("bower")
assert isinstance(GAME, Bower)

Nest = dict[str, str]


def fresh(seed: int = 1, **options: Any) -> BowerPosition:
    """A game after its opening draft, seat 0 about to take."""
    position = GAME.start(seed=seed, **options)
    assert isinstance(position, BowerPosition)
    for seat in (0, 1):
        position.apply(seat, position.legal(seat)[0])
    return position


def build(position: BowerPosition, seat: int, nest: Nest) -> BowerPosition:
    for cell, words in nest.items():
        terrain, *objects = words.split()
        position.terrain[4 * seat + TERRAINS.index(terrain)] |= bit(bit_number(cell))
        position.contents[BITS * seat + bit_number(cell)] = sum(32 ** OBJECTS.index(name) for name in objects)
    return position


def tile(name: str) -> int:
    return TILES.index(name) + 1


def hold(position: BowerPosition, seat: int, *names: str) -> BowerPosition:
    """Gives a seat exactly these tiles."""
    position.hands[seat] = sum(2 ** tile(name) for name in names)
    return position


def placing(nest: Nest, *names: str, seat: int = 0, **options: Any) -> BowerPosition:
    """A seat with this nest is about to place one of these tiles."""
    position = hold(build(fresh(**options), seat, nest), seat, *names)
    position.turn = seat
    position.phase = PLACING
    return position


def choosing(kind: str, mine: Nest | None = None, yours: Nest | None = None, seat: int = 0, **options: Any) -> BowerPosition:
    """A seat has kept this bonus tile and may use it now."""
    position = fresh(**options)
    build(position, seat, mine or {"a1": "straw feather_red", "a2": "straw gem"})
    build(position, 1 - seat, yours or {})
    position.turn = seat
    position.phase = CHOOSING
    position.kept = NUMBER[kind]
    return position


def ending(mine: Nest, yours: Nest, goals: list[str] | None = None, **options: Any) -> BowerPosition:
    """A position with these nests, and these goals for columns a to f."""
    position = build(build(fresh(**options), 0, mine), 1, yours)
    if goals is not None:
        position.goals = type(position.goals)([GOALS.index(goal) for goal in goals])
    return position


def give_bonus(position: BowerPosition, seat: int, kind: str) -> BowerPosition:
    position.used = position.used[:]
    position.used[BONUS_KINDS * seat + NUMBER[kind]] += 1
    return position


def texts(position: BowerPosition, action: str = "", seat: int | None = None) -> list[str]:
    """The legal moves of whoever is to move, of one action if it is named."""
    who = int(position.actor()) if seat is None else seat
    return [text for text in map(GAME.moves.text, position.legal(who)) if text.startswith(action)]


def play(position: BowerPosition, *moves: str) -> BowerPosition:
    """Moves of whoever is to move."""
    for move in moves:
        GAME.play(position, int(position.actor()), move)
    return position


def end_turn(position: BowerPosition) -> BowerPosition:
    """Some turn without a bonus: takes and places until another turn begins."""
    seat, turns = int(position.turn), int(position.turns[position.turn])
    while position.turns[seat] == turns:
        legal = position.legal(int(position.actor()))
        position.apply(int(position.actor()), next((c for c in legal if GAME.moves.text(c) == "decline"), legal[0]))
    return position


__all__ = ["GAME", "TAKING", "build", "choosing", "end_turn", "ending", "fresh", "give_bonus", "hold", "placing", "play", "texts", "tile"]
