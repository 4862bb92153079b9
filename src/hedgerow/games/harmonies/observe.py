"""Hands what may be seen of a position of Harmonies to an encoder, field by field, without making a masked position first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hedgerow.core.encoder import FIRST_FIELD, Encoder
from hedgerow.core.native import i64

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition


def observe(p: HarmoniesPosition, encoder: Encoder) -> None:
    """Every field but bag and deck, in the order of the declarations; the encoder shows of `offer` the viewer's own only."""
    first: i64 = FIRST_FIELD
    encoder.number(first, p.players)
    encoder.number(first + 1, p.side)
    encoder.number(first + 2, p.spirits)
    encoder.number(first + 3, p.turn)
    encoder.number(first + 4, p.taken)
    encoder.number(first + 5, p.drafted)
    encoder.number(first + 6, p.culled)
    encoder.number(first + 7, p.last_round)
    encoder.number(first + 8, p.ended)
    encoder.number(first + 9, p.drawn)
    encoder.number(first + 10, p.dealt)
    encoder.number(first + 11, p.shown)
    encoder.items(first + 12, p.offer)
    encoder.items(first + 13, p.left)
    encoder.items(first + 14, p.spaces)
    encoder.items(first + 15, p.row)
    encoder.items(first + 16, p.held)
    encoder.items(first + 17, p.stacks)
    encoder.items(first + 18, p.animals)
    encoder.items(first + 19, p.spirit_cubes)
    encoder.items(first + 20, p.chosen)
    encoder.items(first + 21, p.hand)
    encoder.items(first + 22, p.placed)
    encoder.items(first + 23, p.completed)
