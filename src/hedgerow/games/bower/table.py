"""The display, the stack of nest tiles, and the hands.

Hands are sets of tiles as bits; the second copy of a nest bonus tile, if a set has one, is a bit in `twins`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, vec
from hedgerow.games.bower.facts import STACK_SIZE

if TYPE_CHECKING:
    from hedgerow.games.bower.position import BowerPosition


def list_display(p: BowerPosition, first: i64, out: vec[i64]) -> i64:
    """The displayed tiles as moves of one family, ascending."""
    n: i64 = 0
    for i in range(i64(3)):
        if p.display[i]:
            code = first + p.display[i] - 1
            at = n
            while at > 0 and out[at - 1] > code:
                out[at] = out[at - 1]
                at -= 1
            out[at] = code
            n += 1
    return n


def displayed(p: BowerPosition, tile: i64) -> i64:
    """Where in the display a tile lies, or -1."""
    for i in range(i64(3)):
        if p.display[i] == tile:
            return i
    return -1


def refill(p: BowerPosition, place_in_display: i64) -> None:
    """The next tile of the stack into the display; an empty stack leaves the place empty."""
    if p.dealt < STACK_SIZE:
        p.display[place_in_display] = p.nest[p.dealt]
        p.shown |= bit(p.nest[p.dealt])
        p.dealt += 1


def add_to_hand(p: BowerPosition, seat: i64, tile: i64) -> None:
    if p.hands[seat] >> tile & 1:
        p.twins[seat] |= bit(tile)
    p.hands[seat] |= bit(tile)


def take_from_hand(p: BowerPosition, seat: i64, tile: i64) -> None:
    if p.twins[seat] >> tile & 1:
        p.twins[seat] ^= bit(tile)
    else:
        p.hands[seat] ^= bit(tile)
