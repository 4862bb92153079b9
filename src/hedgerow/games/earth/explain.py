"""The points of a seat as parts with their reasons, each pointing at what it speaks of; and every card in full."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hedgerow.core.moves import ref
from hedgerow.core.views import About, Part
from hedgerow.core.words import Words
from hedgerow.games.earth.counting import measure
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.moves import ACTIONS, CELL
from hedgerow.games.earth.printed import EARTH_CARDS, ECOSYSTEM, FACES, FAUNA, SCORE
from hedgerow.games.earth.scoring import points, reasons
from hedgerow.games.earth.words import describe, objective

if TYPE_CHECKING:
    from hedgerow.games.earth.position import EarthPosition


def parts(p: EarthPosition, seat: int, categories: Sequence[str]) -> list[Part]:
    return [
        Part(category, points, what, (*([ref_of(p.facts, face)] if face else []), *cell_refs(cells)))
        for category, told in zip(categories, reasons(p, seat), strict=True)
        for what, points, cells, face in told
    ]


def reason(facts: Facts, part: Part, words: Words) -> str:
    """Why there are these points: the card, and what it says if it pays for something else."""
    face = next((face_of(facts, ref) for ref in part.refs if face_of(facts, ref)), 0)
    return words(f"part-{part.what}", card=facts.names[face], text=pays_for(facts, face, words))


def pays_for(facts: Facts, face: int, words: Words) -> str:
    """What a terrain or an ecosystem pays for."""
    return objective(facts, face, words) if facts.o_measure[face] else ""


# ---------------------------------------------------------------------- refs


def ref_of(facts: Facts, face: int) -> str:
    """What a card on the table is called: `card:12`, `card:Jan_Mayen`, `fauna:Green_Iguana`."""
    kind = "fauna" if facts.kind[face] == FAUNA else "card"
    return ref(kind, face if face <= EARTH_CARDS else facts.names[face])


def face_of(facts: Facts, name: str) -> int:
    """The face that a ref speaks of, 0 if it is something else."""
    kind, _, value = name.partition(":")
    if kind not in ("card", "face", "fauna"):
        return 0
    if value.isdecimal() and 0 < int(value) <= EARTH_CARDS:
        return int(value)
    later = range(int(EARTH_CARDS) + 1, int(FACES))
    return next((face for face in later if facts.names[face].replace(" ", "_") == value), 0)


def cell_refs(cells: int) -> list[str]:
    return [ref("cell", name) for i, name in enumerate(CELL.values) if cells >> i & 1]


# ---------------------------------------------------------------------- in full


def about(p: EarthPosition, name: str, words: Words) -> About | None:
    """A card with everything it says and what it is worth now; an action with both its sides; a cell."""
    from hedgerow.games.earth.draw.large import card_svg

    face = face_of(p.facts, name)
    if face:
        lines = describe(p.facts, face, words.language)
        latin = (p.facts.latin[face],) if p.facts.latin[face] else ()
        return About(p.facts.names[face], (*latin, *lines, *standing(p, face, words)), card_svg(p.facts, face, words.language))
    kind, _, value = name.partition(":")
    if kind == "cell" and value in CELL.values:
        return About(value, (words("about-free"),))
    if kind != "act" or value not in ACTIONS:
        return None
    sides = words("who-chooses", what=words(f"strong-{value}")), words("who-follows", what=words(f"weak-{value}"))
    return About(words(f"act-{value}"), (*sides, words(f"wakes-{value}")))


def standing(p: EarthPosition, face: int, words: Words) -> list[str]:
    """How far everybody is with a fauna, and what an ecosystem or a planted terrain would pay now."""
    facts = p.facts
    seats = range(int(p.players))
    if facts.kind[face] == FAUNA:
        need = int(facts.o_need[face])
        return [words("see-of-need", who=words.seat(i), n=int(measure(p, i, face, -1)), of=need) for i in seats]
    if facts.kind[face] == ECOSYSTEM:
        whose = [i for i in seats if face in (p.ecosystem[i], p.shared[0], p.shared[1])]
        return [worth(words, i, int(points(p, i, face, -1))) for i in whose]
    at = next((i for i in range(len(p.face)) if p.face[i] == face), -1)
    if at < 0:
        return []
    lines = []
    if facts.sprouts[face]:
        lines.append(words("see-sprouts", n=int(p.sprouts[at]), of=int(facts.sprouts[face])))
    if facts.growth[face]:
        lines.append(words("see-growth", n=int(p.growth[at]), of=int(facts.growth[face])))
    first = int(facts.ability_first[face])
    if any(facts.a_kind[a] == SCORE for a in range(first, first + int(facts.ability_count[face]))):
        lines.append(worth(words, at // 49, int(points(p, at // 49, face, at % 49))))
    return lines


def worth(words: Words, seat: int, vp: int) -> str:
    return words("see-worth", who=words.seat(seat), n=vp)
