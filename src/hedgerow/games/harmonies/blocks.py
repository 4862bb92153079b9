"""How a seat's knowledge of Harmonies becomes an observation."""

from __future__ import annotations

from typing import Final

from hedgerow.core.blocks import Blocks, bits, choice, count, each, flag, own
from hedgerow.games.harmonies.facts import bit_of
from hedgerow.games.harmonies.moves import COLUMNS, ROWS

BOARD: Final = bits(*(int(bit_of(q * ROWS + w)) for q in range(len(COLUMNS)) for w in range(ROWS)))
ANIMAL: Final = choice(1, 32, blank=0)

BLOCKS: Final = Blocks(
    players=choice(1, 4),
    side=choice(0, 1),
    spirits=flag(),
    turn=count(120),
    taken=choice(1, 5, blank=0),
    drafted=flag(),
    culled=flag(),
    last_round=flag(),
    ended=flag(),
    drawn=count(120),
    dealt=count(32),
    shown=bits(43),
    offer=own(choice(33, 42, blank=-1)),
    left=count(120),
    spaces=count(3),
    row=ANIMAL,
    held=count(3),
    stacks=each(BOARD),
    animals=each(BOARD),
    spirit_cubes=each(BOARD),
    chosen=each(choice(33, 42, blank=0)),
    hand=each(choice(1, 42, blank=0)),
    placed=count(6),
    completed=each(bits(43)),
)
