"""The numbers that the fields of a position hold, by name."""

from __future__ import annotations

from typing import Final

from hedgerow.core.native import i64

EASY: Final[i64] = 0
STANDARD: Final[i64] = 1
EXPERT: Final[i64] = 2

BEGINNER: Final[i64] = 1  # Gaia's levels
MEDIUM: Final[i64] = 2
HARD: Final[i64] = 3
MASTER: Final[i64] = 4  # "expert" in the record

CHOOSING: Final[i64] = 0  # the phases
BURYING: Final[i64] = 1
TURNS: Final[i64] = 2
LAST_CALL: Final[i64] = 3
ENDED: Final[i64] = 4

NO_ACTION: Final[i64] = -1  # else PLANT, COMPOST, WATER, GROW: see facts.py

# The stages of a seat's part of a turn.
WAITING: Final[i64] = 0  # the active seat has not acted yet
ACTING: Final[i64] = 1  # the active seat chooses its action
PICKING: Final[i64] = 2  # another seat chooses its share of it
PLACING: Final[i64] = 3  # the series of the main action
PLANTING: Final[i64] = 4
CLAIMING: Final[i64] = 5  # alone, on a brown card of Gaia
ORDERING: Final[i64] = 6
ACTIVATING: Final[i64] = 7  # also when only the last `done` is left
FINISHED: Final[i64] = 8

LOOK_PLANT: Final[i64] = 1
LOOK_STAR: Final[i64] = 2

FOR_ABILITY: Final[i64] = 1
FOR_EVENT: Final[i64] = 2
FOR_CONVERSION: Final[i64] = 3
FOR_PLANTING: Final[i64] = 4

BOARD_FIRST: Final[i64] = 1
TABLEAU_FIRST: Final[i64] = 2

# The three pieces that are paid and handed out move by move.
PIECES: Final[i64] = 3
OF_SPROUT: Final[i64] = 0
OF_GROWTH: Final[i64] = 1
OF_HAND: Final[i64] = 2

# Lengths of slices.
CELLS: Final[i64] = 49
ROWS: Final[i64] = 7
PILE: Final[i64] = 283
EVENT_ROOM: Final[i64] = 38
FAUNA: Final[i64] = 4
OFFER: Final[i64] = 6
LOOK: Final[i64] = 4
SET: Final[i64] = 5
GAIA_CARDS: Final[i64] = 6

# The numbers of a series: whether it is open and begun, what is left to hand out of each piece, where, and how.
SERIES: Final[i64] = 7
S_OPEN: Final[i64] = 0
S_BEGUN: Final[i64] = 1
S_LEFT: Final[i64] = 2  # sprouts, growth, hand cards
S_CELLS: Final[i64] = 5  # the cells that the text allows
S_EACH: Final[i64] = 6  # 1: one piece on each of these cells
