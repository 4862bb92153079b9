"""What the things of Harmonies are called: stacks, habitats, cards, points and their reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.views import Part
from hedgerow.core.words import Words, slug
from hedgerow.games.harmonies import facts
from hedgerow.games.harmonies.facts import LONGEST, SCORES, SIZES, Facts
from hedgerow.games.harmonies.moves import COLORS
from hedgerow.games.harmonies.scoring import RIVER

if TYPE_CHECKING:
    from hedgerow.games.harmonies.position import HarmoniesPosition

# The kinds of stacks in the order of the facts, and nothing last.
STACKED: Final = (
    "water",
    "field",
    "mountain1",
    "mountain2",
    "mountain3",
    "trunk1",
    "trunk2",
    "tree1",
    "tree2",
    "tree3",
    "red",
    "building-on-brown",
    "building-on-gray",
    "building-on-red",
    "empty",
)

Harvest = tuple[tuple[str, tuple[int, int]], ...]

# What a spirit pays: from one size to another, so many points.
Rate = tuple[int, int, int]


def tokens(counts: list[int], words: Words) -> str:
    """Tokens one by one: `gray, gray, red`."""
    return ", ".join(words(f"color-{color}") for color, many in zip(COLORS, counts, strict=True) for _ in range(many))


# ---------------------------------------------------------------------- cards


def animal(given: Facts, card: int, words: Words) -> str:
    """The name of a card: ours, or that of a home-made one as it stands."""
    name = given.names[card]
    key = f"animal-{slug(name)}"
    return words(key) if words.has(key) else name.replace("_", " ").capitalize()


def described(printed: Harvest, words: Words) -> str:
    """A habitat in words, as it is printed."""
    parts = []
    for need, (q, r) in printed:
        kind = need.rstrip("123")
        what = words(f"need-{kind}", n=need[-1]) if kind != need else words(f"need-{kind}")
        parts.append(words("lives-there", way=way(q, r, words), what=what) if q or r else words("lives-here", what=what))
    return "; ".join(parts)


def way(q: int, r: int, words: Words) -> str:
    """Where a cell lies, seen from the cell of the cube: one or two steps away."""
    steps = facts.STEPS
    for name, step in steps.items():
        if (q, r) == step:
            return words(f"way-{name}")
    name, other = next((a, b) for a, (aq, ar) in steps.items() for b, (bq, br) in steps.items() if (q, r) == (aq + bq, ar + br))
    if name == other:
        return words("way-twice", way=words(f"way-{name}"))
    return words("way-both", way=words(f"way-{name}"), other=words(f"way-{other}"))


def rates(given: Facts, card: int) -> tuple[Rate, ...]:
    """What a spirit pays, equal neighbours joined: ((1, 2, 2), (3, 25, 10)) for 2 up to size 2 and 10 from 3 on."""
    row = [int(given.table[card * SIZES + size]) for size in range(SIZES)]
    top = 3 if by_height(given, card) else int(SIZES) - 1
    out = []
    size = 1
    while size <= top:
        last = size
        while last < top and row[last + 1] == row[size]:
            last += 1
        if row[size]:
            out.append((size, last, row[size]))
        size = last + 1
    return tuple(out)


def by_height(given: Facts, card: int) -> bool:
    return int(given.basis[card]) in (facts.TREES, facts.MOUNTAINS)


def span(rate: Rate) -> str:
    low, high, _ = rate
    return f"{low}+" if high == SIZES - 1 else str(low) if low == high else f"{low}–{high}"


def pays(given: Facts, card: int, words: Words) -> str:
    """All a spirit pays, in one line."""
    counts = next(name for name, number in SCORES.items() if number == given.basis[card])
    what = words(f"counts-{slug(counts)}")
    out = []
    for rate in rates(given, card):
        points = words("points", n=rate[2])
        if by_height(given, card):
            out.append(words("pays-high", points=points, what=what, sizes=span(rate)))
        elif span(rate) == "1+" or given.basis[card] == facts.WATERS:
            out.append(words("pays", points=points, what=what))
        else:
            out.append(words("pays-sized", points=points, what=what, sizes=span(rate)))
    return ", ".join(out)


def brief(given: Facts, card: int, rate: Rate, words: Words) -> str:
    """One line of a spirit card."""
    if by_height(given, card):
        return words("brief-height", sizes=span(rate))
    if given.basis[card] == facts.WATERS:
        return words("brief-each")
    return words("brief-group") if span(rate) == "1+" else words("brief-size", sizes=span(rate))


def steps(given: Facts, card: int) -> list[int]:
    """What an animal card is worth after its first, second, … cube."""
    return [int(given.ladder[card * LONGEST + k]) for k in range(1, int(given.cubes[card]) + 1)]


# ---------------------------------------------------------------------- points


def river_length(points: int) -> int:
    """How long the river is that brings so many points."""
    known = list(RIVER)
    return known.index(points) if points in known[1:] else 6 + (points - 15) // 4 if points else 1


def reason(p: HarmoniesPosition, part: Part, words: Words) -> str:
    """Why there are these points."""
    what = part.what
    if what in ("animal", "spirit"):
        card = int(part.refs[0].removeprefix("card:"))
        name = words("label-card", name=animal(p.facts, card, words), number=card)
        if what == "spirit":
            return words("part-spirit", card=name, pays=pays(p.facts, card, words))
        return words("part-animal", card=name, placed=int(p.placed[card]), cubes=int(p.facts.cubes[card]))
    if what == "river":
        return words("part-river", n=river_length(part.points))
    kind = what.rstrip("123")
    return words(f"part-{kind}", n=len(part.refs), height=what.removeprefix(kind))
