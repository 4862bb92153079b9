"""Sets of Earth cards: SET numbers with a bit for each card, one such set for each seat in a vec.

Sets of places in a compost are kept in the same way."""

from __future__ import annotations

from typing import Final

from hedgerow.core.bits import bit
from hedgerow.core.bits import count as bit_count
from hedgerow.core.native import i64, vec
from hedgerow.games.earth.terms import SET

CARDS: Final[i64] = 60  # cards in one number

# The powers of 2 leave different rests on division by 61, so the rest of a single bit tells where it is.
WHERE: Final = vec[i64]([{pow(2, n, 61): n for n in range(60)}.get(rest, 0) for rest in range(61)])


def has(sets: vec[i64], seat: i64, card: i64) -> bool:
    return sets[seat * SET + card // CARDS] >> (card % CARDS) & 1 != 0


def put(sets: vec[i64], seat: i64, card: i64) -> None:
    sets[seat * SET + card // CARDS] |= bit(card % CARDS)


def take(sets: vec[i64], seat: i64, card: i64) -> None:
    sets[seat * SET + card // CARDS] &= ~bit(card % CARDS)


def move(sets: vec[i64], seat: i64, source: i64, target: i64) -> None:
    """What the set says of one number it says of another from now on."""
    if has(sets, seat, source):
        put(sets, seat, target)
    else:
        take(sets, seat, target)


def lowest(cards: i64) -> i64:
    """The place of the lowest bit of a number that is not 0."""
    return WHERE[(cards & -cards) % 61]


def size(sets: vec[i64], seat: i64) -> i64:
    n: i64 = 0
    for word in range(seat * SET, (seat + 1) * SET):
        n += bit_count(sets[word])
    return n


def listed(sets: vec[i64], seat: i64, out: vec[i64]) -> i64:
    """Writes the cards of a set into `out`, ascending, and returns how many."""
    n: i64 = 0
    for word in range(SET):
        rest = sets[seat * SET + word]
        while rest > 0:
            out[n] = word * CARDS + lowest(rest)
            n += 1
            rest &= rest - 1
    return n
