"""The moves of Earth.

Names of faces come from the data, the numbers of codes do not depend on them: a face's number in the vocabulary follows from
its face number (`facts.py`), and cells are counted column by column, a1, a2, … g7.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hedgerow.core.moves import Domain, Family, Moves, cells, names, numbers, optional
from hedgerow.core.native import i64
from hedgerow.games.earth.printed import EARTH_CARDS, FACES, FIRST_ECOSYSTEM, FIRST_FAUNA, FIRST_GAIA, FIRST_ISLAND

KINDS: Final = ("island", "climate", "ecosystem")
ACTIONS: Final = ("plant", "compost", "water", "grow")
OPTIONS: Final = ("soil", "compost", "sprouts", "cards", "growth")
PIECE_NAMES: Final = ("sprout", "growth")
SHARES: Final = ("soil", "card", "compost")

MOST_INSTEAD: Final = 9  # no price is higher
MOST_PIECES: Final = 12  # no flora has more room
MOST_SHARED: Final = 200  # no turn yields more

CELL: Final = cells("abcdefg", 7)


def vocabulary(faces: Sequence[str]) -> Moves:
    """The moves, given the names of all faces by their numbers."""
    card = numbers("card", 1, int(EARTH_CARDS))
    played = Domain("card", [*range(1, int(EARTH_CARDS) + 1), *faces[FIRST_ISLAND:FIRST_ECOSYSTEM]])
    count = numbers("count", 1, MOST_PIECES)
    whose = {"for": optional(numbers("seat", 0, 3))}
    return Moves(
        Family("face", kind=names("kind", KINDS), name=names("face", faces[FIRST_ISLAND:FIRST_FAUNA])),
        Family("bury", card=card),
        Family("act", kind=names("act", ACTIONS)),
        Family("pick", option=names("option", OPTIONS)),
        Family("plant", card=card, cell=CELL, instead=optional(numbers("instead", 1, MOST_INSTEAD))),
        Family("replace", card=card, cell=CELL),
        Family("draw"),
        Family("keep", card=card),
        Family("order", first=names("order", ("board", "tableau"))),
        Family("use", card=played),
        Family("skip", card=played),
        Family("copy", card=card),
        Family("sprout", None, cell=CELL, count=count, **whose),
        Family("grow", None, cell=CELL, count=count, **whose),
        Family("give", piece=names("piece", PIECE_NAMES), cell=CELL, count=count),
        Family("event", card=card),
        Family("convert"),
        Family("claim", fauna=names("fauna", faces[FIRST_FAUNA:FIRST_GAIA])),
        Family("share", piece=names("share", SHARES), count=optional(numbers("count", 1, MOST_SHARED)), card=optional(card)),
        Family("done"),
    )


SHAPE: Final = vocabulary([f"face {face}" for face in range(int(FACES))])

FACE: Final[i64] = SHAPE.first("face")
BURY: Final[i64] = SHAPE.first("bury")
ACT: Final[i64] = SHAPE.first("act")
PICK: Final[i64] = SHAPE.first("pick")
PLANT_CARD: Final[i64] = SHAPE.first("plant")
REPLACE_CARD: Final[i64] = SHAPE.first("replace")
DRAW_CARDS: Final[i64] = SHAPE.first("draw")
KEEP: Final[i64] = SHAPE.first("keep")
ORDER: Final[i64] = SHAPE.first("order")
USE: Final[i64] = SHAPE.first("use")
SKIP: Final[i64] = SHAPE.first("skip")
COPY_CARD: Final[i64] = SHAPE.first("copy")
SPROUT_ON: Final[i64] = SHAPE.first("sprout")
GROW_ON: Final[i64] = SHAPE.first("grow")
GIVE: Final[i64] = SHAPE.first("give")
PLAY: Final[i64] = SHAPE.first("event")
CONVERT: Final[i64] = SHAPE.first("convert")
CLAIM: Final[i64] = SHAPE.first("claim")
SHARE: Final[i64] = SHAPE.first("share")
DONE: Final[i64] = SHAPE.first("done")

# How many codes one value of an argument spans.
NAMED: Final[i64] = FIRST_FAUNA - FIRST_ISLAND  # a kind of `face`
INSTEADS: Final[i64] = MOST_INSTEAD + 1  # a cell of `plant`
COUNTS: Final[i64] = MOST_PIECES  # a cell of `give`
WHOSE: Final[i64] = 5  # a count of `sprout` and `grow`
SHARED_CARDS: Final[i64] = EARTH_CARDS + 1  # a count of `share`
SHARED_COUNTS: Final[i64] = MOST_SHARED + 1

# The numbers of `pick`.
PICK_SOIL: Final[i64] = 0
PICK_COMPOST: Final[i64] = 1
PICK_SPROUTS: Final[i64] = 2
PICK_CARDS: Final[i64] = 3
PICK_GROWTH: Final[i64] = 4
