"""The moves of Harmonies."""

from __future__ import annotations

from typing import Final

from hedgerow.core.moves import Family, Moves, cells, names, numbers
from hedgerow.core.native import i64

COLORS: Final = ("blue", "gray", "brown", "green", "yellow", "red")
COLUMNS: Final = "abcdefg"
ROWS: Final = 5

ANIMAL: Final = numbers("card", 1, 32)
SPIRIT: Final = numbers("card", 33, 42)
CARD: Final = numbers("card", 1, 42)
CELL: Final = cells(COLUMNS, ROWS)

MOVES: Final = Moves(
    Family("choose", spirit=SPIRIT),
    Family("take", space=numbers("space", 1, 5)),
    Family("place", color=names("color", COLORS), cell=CELL),
    Family("draft", card=ANIMAL),
    Family("settle", card=CARD, cell=CELL),
    Family("cull", card=ANIMAL),
    Family("finish"),
)

CHOOSE: Final[i64] = MOVES.first("choose")
TAKE: Final[i64] = MOVES.first("take")
PLACE: Final[i64] = MOVES.first("place")
DRAFT: Final[i64] = MOVES.first("draft")
SETTLE: Final[i64] = MOVES.first("settle")
CULL: Final[i64] = MOVES.first("cull")
FINISH: Final[i64] = MOVES.first("finish")
CELLS: Final[i64] = len(CELL.values)
