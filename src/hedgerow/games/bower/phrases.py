"""What lies on the table of Bower, said in the words of a language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.position import HIDDEN
from hedgerow.core.words import Words
from hedgerow.games.bower.bonus import CROSSES
from hedgerow.games.bower.facts import BITS, GOALS, OBJECTS, TERRAINS, bit_number
from hedgerow.games.bower.moves import CELL, CELLS, CROSSABLE, NEST_TILES, TILES

if TYPE_CHECKING:
    from hedgerow.games.bower.pieces import Lying

TOKENS: Final = (("white_flower", 1), ("white_feather", 1), ("shell", 2))  # what each token lays on a cell


def halves_of(p: Any, number: int) -> list[list[str]]:
    """The two halves of a tile: terrain and objects of each."""
    halves = []
    for i in (2 * number, 2 * number + 1):
        objects = int(p.facts.objects[i])
        halves.append([TERRAINS[p.facts.ground[i]], *(kind for k, kind in enumerate(OBJECTS) for _ in range(objects >> 5 * k & 31))])
    return halves


def terrain_at(p: Any, seat: int, number: int) -> str | None:
    """The terrain of a cell given by the number of its bit, if it is built."""
    return next((name for i, name in enumerate(TERRAINS) if p.terrain[4 * seat + i] >> number & 1), None)


def things_on(p: Any, seat: int, number: int) -> list[Lying]:
    """The objects of a cell: those of its tile, tokens, and what X lies on."""
    objects = int(p.contents[BITS * seat + number])
    counts = {kind: objects >> 5 * i & 31 for i, kind in enumerate(OBJECTS)}
    crossed = ""
    if p.crossed:
        where = int(p.crossed - 1) // int(CROSSES)
        if where // int(CELLS) == seat and bit_number(str(CELL.values[where % int(CELLS)])) == number:
            crossed = CROSSABLE[int(p.crossed - 1) % int(CROSSES)]
            counts[crossed] += 1
    tokens: list[str] = []
    for at, (kind, many) in zip(p.tokens, TOKENS, strict=True):
        if at == 1 + BITS * seat + number:
            counts[kind] -= many
            tokens += [kind] * many
    lying: list[Lying] = [(kind, False, False) for kind, many in counts.items() for _ in range(many)]
    lying += [(kind, True, False) for kind in tokens]
    for i, (kind, token, _) in enumerate(lying):
        if kind == crossed:
            lying[i] = (kind, token, True)
            break
    return lying


# ---------------------------------------------------------------------- in words


def goal_said(number: int, words: Words) -> str:
    """A goal by its number, as far as it is known."""
    if number == HIDDEN:
        return words("goal-hidden")
    name = GOALS[number]
    return words(f"goal-{name}") if name.endswith("any") else words(f"object-{name}")


def lying_said(lying: list[Lying], words: Words) -> list[str]:
    said = []
    for kind, token, crossed in lying:
        name = words(f"object-{kind}")
        name = words("thing-token", thing=name) if token else name
        said.append(words("thing-crossed", thing=name) if crossed else name)
    return said


def half_said(terrain: str, things: list[str], words: Words) -> str:
    """`straw: red feather, gem`."""
    name = words(f"terrain-{terrain}")
    return words("half", terrain=name, things=", ".join(things)) if things else words("half-bare", terrain=name)


def halves_said(p: Any, number: int, words: Words) -> str:
    return "; ".join(half_said(terrain, [words(f"object-{kind}") for kind in kinds], words) for terrain, *kinds in halves_of(p, number))


def tile_said(number: int, words: Words) -> str:
    """Nest tiles go by their numbers, nest bonus tiles by their names."""
    name = TILES[number - 1]
    return name if name in NEST_TILES else words(f"tile-{name}")


def cell_said(p: Any, seat: int, name: str, words: Words) -> str:
    """What is to be seen on a cell of a nest."""
    number = bit_number(name)
    terrain = terrain_at(p, seat, number)
    who = words.seat(seat)
    if terrain is None:
        return words("cell-empty", cell=name, who=who)
    return words("cell-built", cell=name, who=who, half=half_said(terrain, lying_said(things_on(p, seat, number), words), words))
