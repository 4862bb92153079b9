"""The points of a seat as parts with their reasons, each pointing at what it speaks of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hedgerow.core.moves import ref
from hedgerow.core.views import Part
from hedgerow.games.earth.moves import CELL
from hedgerow.games.earth.printed import EARTH_CARDS, FAUNA
from hedgerow.games.earth.scoring import reasons

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def parts(p: EarthPosition, seat: int, categories: Sequence[str]) -> list[Part]:
    return [
        Part(category, points, what, (*face_refs(p, face), *cell_refs(cells)))
        for category, told in zip(categories, reasons(p, seat), strict=True)
        for what, points, cells, face in told
    ]


def face_refs(p: EarthPosition, face: int) -> list[str]:
    if not face:
        return []
    kind = "fauna" if p.facts.kind[face] == FAUNA else "card"
    return [ref(kind, face if face <= EARTH_CARDS else p.facts.names[face])]


def cell_refs(cells: int) -> list[str]:
    return [ref("cell", name) for i, name in enumerate(CELL.values) if cells >> i & 1]
