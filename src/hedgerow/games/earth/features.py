"""What the advice looks at: the features by number, and what counts of things that are on their way."""

from __future__ import annotations

from typing import Final

from hedgerow.core.native import i64, vec

FEATURES: Final = (
    "cards",
    "events",
    "compost",
    "sprouts",
    "growth",
    "terrains",
    "own_ecosystem",
    "shared_ecosystems",
    "fauna",
    "bonus",
    "fauna_reached",
    "fauna_close",
    "fauna_way",
    "planted",
    "ahead",
    "soil",
    "hand",
    "hand_points",
    "hand_price",
    "event_cards",
    "sprout_room",
    "growth_room",
    "canopy_way",
    "canopy_close",
    "discounts",
    "engine_soil",
    "engine_cards",
    "engine_compost",
    "engine_sprouts",
    "engine_growth",
    "engine_hand_cost",
    "green_cards",
    "red_cards",
    "blue_cards",
    "yellow_cards",
    "plantings",
    "sprouts_due",
    "growth_due",
    "burials_due",
    "owed",
    "abilities_due",
    "pick_due",
    "look_due",
    "ecosystems_way",
    "soil_left",
    "hand_left",
    "soil_short",
    "hand_short",
    "ready",
    "hand_goals",
    "hand_engine",
    "hand_spaces",
    "best_color",
    "second_color",
    "empty",
    "gaia",
    "gaia_due",
    "gaia_turns",
)

CARD_POINTS: Final[i64] = 0
EVENT_POINTS: Final[i64] = 1
COMPOST_CARDS: Final[i64] = 2
SPROUTS: Final[i64] = 3
GROWN: Final[i64] = 4
TERRAIN_POINTS: Final[i64] = 5
OWN_ECOSYSTEM: Final[i64] = 6
SHARED_ECOSYSTEMS: Final[i64] = 7
FAUNA_POINTS: Final[i64] = 8
BONUS: Final[i64] = 9
FAUNA_REACHED: Final[i64] = 10
FAUNA_CLOSE: Final[i64] = 11
FAUNA_WAY: Final[i64] = 12
PLANTED: Final[i64] = 13
AHEAD: Final[i64] = 14
EARTH_SOIL: Final[i64] = 15
HAND: Final[i64] = 16
HAND_POINTS: Final[i64] = 17
HAND_PRICE: Final[i64] = 18
EVENT_CARDS: Final[i64] = 19
SPROUT_ROOM: Final[i64] = 20
GROWTH_ROOM: Final[i64] = 21
CANOPY_WAY: Final[i64] = 22
CANOPY_CLOSE: Final[i64] = 23
DISCOUNTS: Final[i64] = 24
ENGINE: Final[i64] = 25  # soil, cards, compost, sprouts, growth, and hand cards that it costs
COLORED: Final[i64] = 31  # green, red, blue, yellow
PLANTINGS: Final[i64] = 35
DUE: Final[i64] = 36  # sprouts, growth, hand cards
OWED: Final[i64] = 39
ABILITIES_DUE: Final[i64] = 40
PICK_DUE: Final[i64] = 41
LOOK_DUE: Final[i64] = 42
ECOSYSTEMS_WAY: Final[i64] = 43
SOIL_LEFT: Final[i64] = 44
HAND_LEFT: Final[i64] = 45
SOIL_SHORT: Final[i64] = 46
HAND_SHORT: Final[i64] = 47
READY: Final[i64] = 48
HAND_GOALS: Final[i64] = 49
HAND_ENGINE: Final[i64] = 50
HAND_SPACES: Final[i64] = 51
BEST_COLOR: Final[i64] = 52
SECOND_COLOR: Final[i64] = 53
EMPTY: Final[i64] = 54
GAIA: Final[i64] = 55
GAIA_DUE: Final[i64] = 56
GAIA_TURNS: Final[i64] = 57

PARTS: Final[i64] = 6  # of an engine

# What is due in a turn, in tenths of a point.
RATES: Final = vec[i64]([6, 6, 10, 7, 9, 4, 10])  # of each resource
CARD_DUE: Final[i64] = 25  # a card on its way into the tableau, besides its points
COPIED: Final[i64] = 12
PRICES: Final[i64] = 20  # no card costs as much
SOME_SOIL: Final[i64] = 6  # to plant two cards
SOME_CARDS: Final[i64] = 4
CARD_OF_HERS: Final[i64] = 2  # points that she can expect of a card
