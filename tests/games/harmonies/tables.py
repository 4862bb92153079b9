"""Boards for tests, written as people would: `{"c4": "brown brown green"}`, bottom to top."""

from __future__ import annotations

from typing import Any

import hedgerow
from hedgerow.core.bits import bit
from hedgerow.games.harmonies import Harmonies
from hedgerow.games.harmonies.facts import KINDS, STACKS, bit_of
from hedgerow.games.harmonies.moves import CELL, COLORS
from hedgerow.games.harmonies.position import HarmoniesPosition

GAME = hedgerow.load("harmonies")
assert isinstance(GAME, Harmonies)


def at(cell: str) -> int:
    return int(bit(bit_of(CELL.number[cell])))


def table(board: dict[str, str] | None = None, hand: list[int] | None = None, held: str = "", **options: Any) -> HarmoniesPosition:
    """A game in which seat 0 has this board and these cards, and has just taken these tokens (none: it is about to take)."""
    position = GAME.start(seed=1, **options)
    assert isinstance(position, HarmoniesPosition)
    for cell, stack in (board or {}).items():
        position.stacks[STACKS.index(tuple(stack.split()))] |= at(cell)
    for i, card in enumerate(hand or []):
        position.hand[i] = card
    if held:
        position.taken = 1
        for color in held.split():
            position.held[COLORS.index(color)] += 1
    return position


def texts(position: HarmoniesPosition, action: str = "", seat: int = 0) -> list[str]:
    """The legal moves of a seat in text form, of one action if it is named."""
    return [text for text in map(GAME.moves.text, position.legal(seat)) if text.split()[0].startswith(action)]


def cells_for(position: HarmoniesPosition, move: str, seat: int = 0) -> list[str]:
    """The cells with which a move such as `place red` or `settle 12` is legal."""
    return [text.rsplit(" ", 1)[1] for text in texts(position, seat=seat) if text.rsplit(" ", 1)[0] == move]


def play(position: HarmoniesPosition, *moves: str, seat: int = 0) -> HarmoniesPosition:
    for move in moves:
        GAME.play(position, seat, move)
    return position


def points(category: str, board: dict[str, str], side: str = "A") -> int:
    return table(board, side=side).breakdown(0)[category]


__all__ = ["COLORS", "GAME", "KINDS", "STACKS", "at", "cells_for", "play", "points", "table", "texts"]
