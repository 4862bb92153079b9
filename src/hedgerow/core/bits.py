"""Sets of small numbers (cells, cards) as the bits of one number."""

from __future__ import annotations

from typing import Final

from hedgerow.core.native import i64


def left(cells: i64, n: i64) -> i64:
    """Shifted left by n."""
    return cells << n


def bit(n: i64) -> i64:
    """The set with just n in it, for n up to 61.

    Always use this for one bit: mypyc 2.4 makes a 32-bit C constant of a literal (or of a local that is one) that is
    shifted left, and loses the bits from 31 on.  An argument of a function keeps its 64 bits."""
    return left(1, n)


def count(cells: i64) -> i64:
    """How many there are in a set."""
    n: i64 = 0
    while cells:
        cells &= cells - 1
        n += 1
    return n


KEPT: Final[i64] = bit(40) - 1


def mix(mark: i64, number: i64) -> i64:
    """A mark with one more number stirred in, below 2^40: for telling positions apart, where a rare mistake does no harm."""
    return (mark * 999983 ^ number ^ number >> 29) & KEPT
