"""How a seat's knowledge of Renature becomes an observation."""

from __future__ import annotations

from typing import Final

from hedgerow.core.blocks import Blocks, bits, choice, count, digits, each, flag, own, seat
from hedgerow.games.renature.facts import WORD_CELLS
from hedgerow.games.renature.moves import ANIMALS, DOMINOES

WORD: Final = bits(int(WORD_CELLS))
BACK: Final = digits(32, 2, least=-1)

BLOCKS: Final = Blocks(
    players=choice(2, 4),
    turn=seat(),
    phase=choice(0, 4),
    way=digits(32, 2, least=-1),
    pending=count(30),
    joker=choice(0, int(ANIMALS) - 1),
    ended=flag(),
    drawn=each(count(int(DOMINOES))),
    hands=own(choice(0, int(DOMINOES) - 1, blank=int(DOMINOES))),
    held=each(count(3)),
    laid=digits(32, 2, least=-2),
    covered=WORD,
    touched=WORD,
    plants=seat(first=1, size=4, extra=4),
    stock=each(count(9)),
    clouds=each(count(6)),
    sky=count(30),
    holder=seat(first=1),
    bonus=count(30),
    learnt=own(BACK),
    shown=BACK,
    plant_points=each(digits(256, 2)),
    area_points=each(digits(256, 2)),
)
