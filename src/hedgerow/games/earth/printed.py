"""What is printed on the cards of Earth, as numbers: kinds, colors, habitats, types, resources, abilities, and what objectives count.

Colors, habitats, types and tags are bits, so that a set of them is one number.
"""

from __future__ import annotations

from typing import Final

from hedgerow.core.native import i64

EARTH_CARDS: Final[i64] = 283
FIRST_ISLAND: Final[i64] = 284
FIRST_CLIMATE: Final[i64] = 304
FIRST_ECOSYSTEM: Final[i64] = 324
FIRST_FAUNA: Final[i64] = 388
FIRST_GAIA: Final[i64] = 434
FACES: Final[i64] = 440

FLORA: Final[i64] = 1
TERRAIN: Final[i64] = 2
EVENT: Final[i64] = 3
ISLAND: Final[i64] = 4
CLIMATE: Final[i64] = 5
ECOSYSTEM: Final[i64] = 6
FAUNA: Final[i64] = 7
GAIA: Final[i64] = 8

# The actions, and the bits of the colors; the first four are those of the actions in their order.
PLANT: Final[i64] = 0
COMPOST: Final[i64] = 1
WATER: Final[i64] = 2
GROW: Final[i64] = 3
GREEN: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 4
YELLOW: Final[i64] = 8
BLACK: Final[i64] = 16
BROWN: Final[i64] = 32
MULTI: Final[i64] = 64

SUNNY: Final[i64] = 1
WET: Final[i64] = 2
ROCKY: Final[i64] = 4
COLD: Final[i64] = 8

TREE: Final[i64] = 1
BUSH: Final[i64] = 2
HERB: Final[i64] = 4
MUSHROOM: Final[i64] = 8
ANY_FLORA: Final[i64] = 15
TERRAINS: Final[i64] = 16
EVENTS: Final[i64] = 32

RESOURCES: Final[i64] = 7
SOIL: Final[i64] = 0
DRAW: Final[i64] = 1
COMPOST_DECK: Final[i64] = 2
SPROUT: Final[i64] = 3
GROWTH: Final[i64] = 4
COMPOST_HAND: Final[i64] = 5
COMPOST_DISCARD: Final[i64] = 6

GAIN: Final[i64] = 1
PLACE_EACH: Final[i64] = 2
PLACE_ADJACENT: Final[i64] = 3
COPY: Final[i64] = 4
SCORE: Final[i64] = 5
DISCOUNT: Final[i64] = 6
BAN: Final[i64] = 7
REPLACE: Final[i64] = 8
ALT_PAYMENT: Final[i64] = 9
PER_PLANTED: Final[i64] = 10
PICK_COMPOST: Final[i64] = 11
ON_EVENT: Final[i64] = 12
WILD: Final[i64] = 13
START: Final[i64] = 14
GAIA_TURN: Final[i64] = 15
GAIA_CLAIM: Final[i64] = 16

IN_ROW: Final[i64] = 0
IN_COLUMN: Final[i64] = 1

# What a part of Gaia's gain depends on.
PER_BLUE_CARD: Final[i64] = 1
PER_CARD_DRAWN: Final[i64] = 2
PER_SOIL_GAINED: Final[i64] = 3

TABLE: Final[i64] = 7

# What the printed name of a flora marks.
PLACE_TAG: Final[i64] = 1
COLOR_TAG: Final[i64] = 2
ANIMAL_TAG: Final[i64] = 4

# What objectives and end scoring count, of one seat.
M_CARDS: Final[i64] = 1  # cards with a trait: tableau, island and climate
M_HOLDING: Final[i64] = 2  # flora with at least so many sprouts, or growth, on it
M_SPROUTS_FULL: Final[i64] = 3  # flora that has sprout spaces, none of them free
M_CANOPIES: Final[i64] = 4  # flora with all its growth
M_FULL: Final[i64] = 5  # flora with no free space of either kind
M_BARE: Final[i64] = 6  # flora without any piece
M_SOIL_LEFT: Final[i64] = 7
M_HAND_CARDS: Final[i64] = 8
M_COMPOST_CARDS: Final[i64] = 9
M_EVENTS_PLAYED: Final[i64] = 10
M_ALL_SPROUTS: Final[i64] = 11
M_ALL_GROWTH: Final[i64] = 12
M_SETS: Final[i64] = 13  # sets of a red, a yellow, a blue card, a terrain and an event
M_ROWS: Final[i64] = 14  # complete rows that obey a rule
M_COLUMNS: Final[i64] = 15
M_DIAGONALS: Final[i64] = 16  # main diagonals of the 4 x 4 frame, complete
M_DIAGONAL_PATH: Final[i64] = 17  # cards of a type on one path from corner to corner
M_ROW_OF: Final[i64] = 18  # flora of a type in the row of a terrain
M_COLUMN_OF: Final[i64] = 19
M_BESIDE: Final[i64] = 20  # flora of a type on its four sides
M_AT_CORNER: Final[i64] = 21
M_HABITAT_PATH: Final[i64] = 22  # cards with a habitat on one path from side to side through it
M_EMPTY_SIDES: Final[i64] = 23

# Rules for lines: an attribute, the same or different on all four cards.
COMPLETE: Final[i64] = 0
SAME_COLOR: Final[i64] = 1
SAME_HABITAT: Final[i64] = 2
SAME_TYPE: Final[i64] = 3
DIFFERENT_COLORS: Final[i64] = 4
DIFFERENT_HABITATS: Final[i64] = 5
DIFFERENT_TYPES: Final[i64] = 6
DIFFERENT_SPROUTS: Final[i64] = 7
DIFFERENT_GROWTH: Final[i64] = 8
DIFFERENT_VP: Final[i64] = 9
