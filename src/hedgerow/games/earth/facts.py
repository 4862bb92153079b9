"""The cards of Earth, read from the data files into flat tables.

**Faces.**  Everything printed has a face number: the 283 Earth cards have their own number, the faces of the other cards follow in
the order of their numbers (islands from 284, climates from 304, ecosystems from 324, fauna from 388, Gaia's cards from 434);
0 is no face.  `number[face]` is what stands on the card, `names[face]` its name, and `face_of_name` finds a face that is not an
Earth card (the names of Earth cards are not unique).  All tables `x[face]` have FACES entries.

**What is printed** on a face: `kind`, `cost`, `vp`, `habitats`, `types`, `sprouts` and `growth` (spaces), `canopy` (its points),
`tags`, `colors`, `abilities` (how many), `arrows` (how many), and for islands `start_draw`, `start_compost`, `start_soil`.  Habitats, types, tags and colors are bits;
flora of any type has all four, a terrain the type TERRAINS, an event EVENTS; a multicolored ability sets RED, BLUE, YELLOW and MULTI.

**Abilities** are numbered through.  Those of a face are `ability_first[face]` and the next `ability_count[face]`; each has
`a_face`, `a_color` (bits), `a_kind`, `a_cost[a * RESOURCES + r]`, `a_gain[a * RESOURCES + r]`, `a_chosen` (1: only for the active seat that
chose this color's action) and, according to its kind:

    GAIN            cost, gain
    PLACE_EACH      one `a_piece` (SPROUT or GROWTH) on each flora of `a_types` in its row or column (`a_area` IN_ROW or IN_COLUMN)
    PLACE_ADJACENT  `a_amount` pieces `a_piece` on flora of the eight neighbours
    COPY            another card's ability of this color
    SCORE           end scoring: the face's `o_…` tables, below
    DISCOUNT        cards that `fits` the filter cost `a_amount` less
    BAN             the action of color `a_target` (a bit) cannot be chosen
    REPLACE         the card may be replaced by one with color `a_target`, then the gain runs
    ALT_PAYMENT     the price may be paid in `a_piece` (SPROUT, GROWTH or COMPOST_HAND)
    PER_PLANTED     the gain, once for each card planted in this turn that `fits` the filter
    PICK_COMPOST    keep one of the top `a_amount` compost cards
    ON_EVENT        the gain, whenever its owner plays an event
    WILD            says that the flora has any type (`types` shows it)
    START           an island's start numbers: DRAW, COMPOST_HAND, SOIL
    GAIA_TURN       Gaia takes the gain (DRAW: into her score pile), and one `a_piece` for each of what `a_per` counts
    GAIA_CLAIM      Gaia claims the fauna at place `a_amount` (0–3) if it is chosen; at level expert she also takes the gain

`fits(a, face)` is the filter of DISCOUNT, PER_PLANTED and PLACE_EACH: a common bit in `a_types`, `a_habitats` or `a_target`.

To be quick, what a face can do is also at hand as `active[face * 4 + action]` (the ability that comes up in the activation of PLANT,
COMPOST, WATER, GROW), `burst[face]` (the black ability that runs when it is planted or played), `discount[face]`, `swap[face]`
(REPLACE), `on_event[face]`, `copies[face]`: each an ability or -1; `bans[face]`: a color bit or 0; `instead[face]`: a resource or -1.

**Objectives** (ecosystems, fauna) and end scoring (terrains) count something.  For a face that does, `o_measure` says what is counted
(see `measures.py`), with `o_trait`, `o_types`, `o_habitats`, `o_piece`, `o_least`, `o_rule`; then the face pays `o_vp` for each full `o_per`, at most `o_cap`
if that is not 0; `o_best` is 1 if the best player's count is used; `o_table` is -1 or where in `table` its points for 1, 2, … begin
(TABLE of them); a fauna holds from `o_need` on.

**Traits** are the fixed features objectives ask for (a rocky card, a card costing 4 or more, …).  Each has a bit, and `traits[face]` holds those that
a card of the tableau, an island or a climate has; which feature is which bit is known to the objectives only.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, final

from hedgerow.core.bits import bit
from hedgerow.core.errors import BadContent
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec

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


@final
class Facts:
    """Everything about the cards that does not change while a game is played."""

    names: list[str]
    latin: list[str]
    face_of_name: dict[str, int]
    number: vec[i64]
    kind: vec[i64]
    cost: vec[i64]
    vp: vec[i64]
    habitats: vec[i64]
    types: vec[i64]
    sprouts: vec[i64]
    growth: vec[i64]
    canopy: vec[i64]
    tags: vec[i64]
    colors: vec[i64]
    abilities: vec[i64]
    arrows: vec[i64]
    traits: vec[i64]
    start_draw: vec[i64]
    start_compost: vec[i64]
    start_soil: vec[i64]
    ability_first: vec[i64]
    ability_count: vec[i64]
    a_face: vec[i64]
    a_color: vec[i64]
    a_kind: vec[i64]
    a_cost: vec[i64]
    a_gain: vec[i64]
    a_chosen: vec[i64]
    a_piece: vec[i64]
    a_amount: vec[i64]
    a_types: vec[i64]
    a_habitats: vec[i64]
    a_target: vec[i64]
    a_area: vec[i64]
    a_per: vec[i64]
    active: vec[i64]
    burst: vec[i64]
    discount: vec[i64]
    swap: vec[i64]
    on_event: vec[i64]
    copies: vec[i64]
    bans: vec[i64]
    instead: vec[i64]
    o_measure: vec[i64]
    o_trait: vec[i64]
    o_types: vec[i64]
    o_habitats: vec[i64]
    o_piece: vec[i64]
    o_least: vec[i64]
    o_rule: vec[i64]
    o_vp: vec[i64]
    o_per: vec[i64]
    o_cap: vec[i64]
    o_need: vec[i64]
    o_best: vec[i64]
    o_table: vec[i64]
    table: vec[i64]

    def __init__(self, files: dict[str, str]) -> None:
        raise BadContent("no cards")

    def fits(self, ability: i64, face: i64) -> bool:
        """Is this face one that the filter of an ability means?"""
        return (
            self.a_types[ability] & self.types[face]
            | self.a_habitats[ability] & self.habitats[face]
            | self.a_target[ability] & self.colors[face]
        ) != 0
