"""The decisions that can be due in Bower."""

from __future__ import annotations

from typing import Final

from hedgerow.core.native import i64

DRAFTING: Final[i64] = 0  # the opening draft
TAKING: Final[i64] = 1  # step 1 of a turn
PLACING: Final[i64] = 2  # step 2
KEEPING: Final[i64] = 3  # step 3: which bonus tile
CHOOSING: Final[i64] = 4  # use or decline it
PEEKING: Final[i64] = 5  # the effects that ask for something
CROSSING: Final[i64] = 6
ATTACHING: Final[i64] = 7
BRANCHING: Final[i64] = 8
COVERING: Final[i64] = 9
GIVING: Final[i64] = 10
DROPPING: Final[i64] = 11  # by the opponent
ENDED: Final[i64] = 12
