"""How a seat's knowledge of Bower becomes an observation."""

from __future__ import annotations

from typing import Final

from hedgerow.core.blocks import Blocks, bits, choice, count, digits, each, flag, own, seat
from hedgerow.games.bower.facts import BITS, BONUS_KINDS, KINDS, SIZE
from hedgerow.games.bower.moves import CROSSABLE, NEST_TILES, TILES

NEST: Final = int(BITS)
CELLS: Final = 30  # of a nest in the vocabulary
BONUS: Final = int(BONUS_KINDS) - 1
TILE: Final = choice(1, len(TILES), blank=0)

BLOCKS: Final = Blocks(
    advanced=flag(),
    fair=flag(),
    phase=choice(0, 12),
    turn=seat(),
    doubled=choice(1, 2, blank=0),
    dealt=count(len(NEST_TILES)),
    shown=bits(len(NEST_TILES) + 1),
    stacked=count(20),
    drawing=count(3),
    kept=choice(1, BONUS, blank=0),
    token=count(30),
    cover=TILE,
    crossed=seat(first=1, size=CELLS * len(CROSSABLE)),
    old=count(3),
    mixer=seat(),
    picked=choice(1, BONUS, blank=0),
    barring=count(20),
    turns=each(count(15)),
    display=TILE,
    hands=each(bits(len(TILES) + 1)),
    twins=each(bits(len(TILES) + 1)),
    given=each(TILE),
    terrain=each(bits(NEST)),
    contents=each(digits(int(SIZE), int(KINDS))),
    joints=each(bits(NEST)),
    branches=each(bits(NEST)),
    tokens=seat(first=1, size=NEST),
    offer=count(20),
    used=each(count(20)),
    declined=each(count(20)),
    discarded=each(count(20)),
    loose=count(20),
    peeked=each(bits(6)),
    revealed=choice(0, 7, blank=-1),
    seen_goals=own(choice(0, 7, blank=-1)),
    seen_aside=own(choice(0, 7, blank=-1)),
    drawn=own(choice(1, BONUS, blank=0)),
    discards=own(count(20)),
    barred=own(count(20)),
)
