"""What the cards say, in words made from the tables: the text cannot say anything else than the rules do.

    describe(facts, face, "en")   -> the lines of a card: its kind and numbers, then what it can do or what it asks for

Names of cards are those of the box and the same in every language.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from hedgerow.core.words import Words, read_words
from hedgerow.games.earth import language as said
from hedgerow.games.earth import printed as t
from hedgerow.games.earth.facts import Facts

KINDS = ("", "flora", "terrain", "event", "island", "climate", "ecosystem", "fauna", "gaia")
UNITS = {
    t.M_HOLDING: "flora",
    t.M_SPROUTS_FULL: "flora",
    t.M_FULL: "flora",
    t.M_BARE: "flora",
    t.M_CANOPIES: "canopy",
    t.M_SOIL_LEFT: "soil",
    t.M_HAND_CARDS: "hand",
    t.M_COMPOST_CARDS: "compost",
    t.M_EVENTS_PLAYED: "event",
    t.M_ALL_SPROUTS: "sprout",
    t.M_ALL_GROWTH: "growth",
    t.M_SETS: "set",
    t.M_ROWS: "row",
    t.M_COLUMNS: "column",
    t.M_DIAGONALS: "diagonal",
    t.M_EMPTY_SIDES: "side",
}
SPOTS = {
    t.M_ROW_OF: "in-row",
    t.M_COLUMN_OF: "in-column",
    t.M_BESIDE: "beside",
    t.M_AT_CORNER: "at-corner",
    t.M_DIAGONAL_PATH: "diagonal-path",
}
STATES = {t.M_SPROUTS_FULL: "sprouts-full", t.M_FULL: "full", t.M_BARE: "bare"}
PIECES = {t.SPROUT: "sprout", t.GROWTH: "growth", t.COMPOST_HAND: "compost-hand"}
COSTS = {t.SOIL: "soil", t.SPROUT: "sprout", t.GROWTH: "growth", t.COMPOST_HAND: "compost-hand", t.COMPOST_DISCARD: "discard"}
GAINS = {
    t.SOIL: "soil",
    t.DRAW: "draw",
    t.COMPOST_DECK: "compost-deck",
    t.SPROUT: "sprout",
    t.GROWTH: "growth",
    t.COMPOST_HAND: "compost-hand",
}
# The features that are numbers; all but one are called the same in the words.
RANGES = {name: name for name in ("cost", "vp", "abilities", "sprouts", "growth", "canopy")} | {"habitat count": "habitats"}


def words_of(language: str) -> Words:
    """The words of Earth in a language."""
    return read_words(Path(__file__).parent, language)


@cache
def describe(facts: Facts, face: int, language: str = "en") -> tuple[str, ...]:
    """Everything a card says, line by line; its name is not among it."""
    words = words_of(language)
    lines = [header(facts, face, words)]
    first = int(facts.ability_first[face])
    for a in range(first, first + int(facts.ability_count[face])):
        lines.append(f"{color_name(int(facts.a_color[a]), words).capitalize()}: {ability(facts, a, words)}")
    if facts.kind[face] in (t.ECOSYSTEM, t.FAUNA):
        lines.append(capital(objective(facts, face, words)))
    return tuple(lines)


@cache
def label(facts: Facts, face: int, language: str = "en") -> str:
    """A card in one text, for those who listen and for tooltips."""
    return ". ".join([facts.names[face], *describe(facts, face, language)])


def header(facts: Facts, face: int, words: Words) -> str:
    """The kind of a card and its printed numbers."""
    kind = int(facts.kind[face])
    parts = [words(f"kind-{KINDS[kind]}")]
    if kind == t.FLORA:
        types = int(facts.types[face])
        parts.append(words("type-any") if types == t.ANY_FLORA else " / ".join(words(f"type-{name}") for name in names(types, said.TYPES)))
    if kind in (t.FLORA, t.TERRAIN):
        parts.append(words("shows-price", n=int(facts.cost[face])))
    if kind in (t.FLORA, t.TERRAIN, t.EVENT, t.ISLAND, t.CLIMATE):
        parts.append(words("shows-vp", n=int(facts.vp[face])))
    if facts.habitats[face]:
        parts.append(" + ".join(words(f"habitat-{name}") for name in names(int(facts.habitats[face]), said.HABITATS)))
    if facts.sprouts[face]:
        parts.append(words("shows-sprouts", n=int(facts.sprouts[face])))
    if facts.growth[face]:
        parts.append(words("shows-growth", n=int(facts.growth[face]), canopy=int(facts.canopy[face])))
    if facts.tags[face]:
        parts.append(words("shows-tags", tags=" + ".join(words(f"tag-{name}") for name in names(int(facts.tags[face]), said.TAGS))))
    return " · ".join(parts)


def names(bits: int, of: dict[str, int]) -> list[str]:
    """The words of the data files for these bits."""
    return [name for name, bit in of.items() if bits & bit]


def key_of(value: int, of: dict[str, int]) -> str:
    """The word of the data files for a value."""
    return next(name for name, other in of.items() if other == value)


def color_name(color: int, words: Words) -> str:
    return words(f"color-{key_of(color, said.COLORS)}")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------------- abilities


def ability(facts: Facts, a: int, words: Words) -> str:
    """What an ability does, without its color."""
    text = effect(facts, a, words)
    return words("chosen", text=text) if facts.a_chosen[a] else text


def effect(facts: Facts, a: int, words: Words) -> str:
    kind = int(facts.a_kind[a])
    color = key_of(int(facts.a_color[a]), said.COLORS)
    piece = PIECES.get(int(facts.a_piece[a]), "")
    amount = int(facts.a_amount[a])
    if kind == t.PLACE_EACH:
        line = "row" if facts.a_area[a] == t.IN_ROW else "column"
        return words(f"each-{piece}-{line}", type=words(f"type-{key_of(int(facts.a_types[a]), said.TYPES)}"))
    if kind == t.PLACE_ADJACENT:
        return words(f"around-{piece}", n=amount)
    if kind == t.COPY:
        return words(f"copy-{color}")
    if kind == t.SCORE:
        return objective(facts, int(facts.a_face[a]), words)
    if kind == t.DISCOUNT:
        return words("discount", n=amount, which=filtered(facts, a, words))
    if kind == t.BAN:
        return words(f"ban-{key_of(int(facts.a_target[a]), said.COLORS)}")
    if kind == t.REPLACE:
        return words(f"replace-{key_of(int(facts.a_target[a]), said.COLORS)}", gain=gains(facts, a, words))
    if kind == t.ALT_PAYMENT:
        return words(f"instead-{piece}")
    if kind == t.PER_PLANTED:
        return words("planted", which=filtered(facts, a, words), gain=gains(facts, a, words))
    if kind == t.PICK_COMPOST:
        return words("pick", n=amount)
    if kind == t.ON_EVENT:
        return words("on-event", gain=gains(facts, a, words))
    if kind == t.WILD:
        return words("wild")
    if kind == t.START:
        draw, compost, soil = (int(facts.a_gain[a * t.RESOURCES + r]) for r in (t.DRAW, t.COMPOST_HAND, t.SOIL))
        return words("start", draw=draw, compost=compost, soil=soil)
    if kind == t.GAIA_CLAIM:
        return words(f"claim-{amount}", gain=gaia_gains(facts, a, words))
    if kind == t.GAIA_TURN:
        per = int(facts.a_per[a])
        return ", ".join([gaia_gains(facts, a, words), *([words(f"gaia-per-{per}")] if per else [])])
    cost = costs(facts, a, words)
    gain = gains(facts, a, words)
    return words("trade", cost=cost, gain=gain) if cost else gain


def amounts(table: object, a: int) -> list[int]:
    return [int(table[a * t.RESOURCES + r]) for r in range(t.RESOURCES)]  # type: ignore[index]


def costs(facts: Facts, a: int, words: Words) -> str:
    return ", ".join(words(f"pay-{COSTS[r]}", n=n) for r, n in enumerate(amounts(facts.a_cost, a)) if n)


def gains(facts: Facts, a: int, words: Words) -> str:
    return ", ".join(words(f"gain-{GAINS[r]}", n=n) for r, n in enumerate(amounts(facts.a_gain, a)) if n)


def gaia_gains(facts: Facts, a: int, words: Words) -> str:
    return ", ".join(words(f"gaia-{GAINS[r]}", n=n) for r, n in enumerate(amounts(facts.a_gain, a)) if n)


def filtered(facts: Facts, a: int, words: Words) -> str:
    """Which cards an ability means."""
    types, habitats, target = int(facts.a_types[a]), int(facts.a_habitats[a]), int(facts.a_target[a])
    if types:
        return words("with-type", type=words("type-terrain" if types == t.TERRAINS else f"type-{key_of(types, said.TYPES)}"))
    if habitats:
        return words(f"with-habitat-{key_of(habitats, said.HABITATS)}")
    return words(f"with-color-{key_of(target, said.COLORS)}")


# ---------------------------------------------------------------------- objectives


def objective(facts: Facts, face: int, words: Words) -> str:
    """What is counted, and the points for it or how much is needed."""
    unit, which = counted(facts, face, words)
    if facts.kind[face] == t.FAUNA:
        return words("needs", what=joined(words(f"unit-{unit}", n=int(facts.o_need[face])), which))
    if facts.o_table[face] >= 0:
        first = int(facts.o_table[face])
        points = [int(facts.table[first + i]) for i in range(t.TABLE)]
        rows = [words("table-row", n=f"{i}+" if i == t.TABLE else i, vp=vp) for i, vp in enumerate(points, 1)]
        return words("table", which=which, rows=", ".join(rows))
    per, vp = int(facts.o_per[face]), int(facts.o_vp[face])
    what = joined(words(f"unit-{unit}", n="each" if per == 1 else per), which)
    text = words("points" if per == 1 else "points-every", vp=vp, what=what)
    if facts.o_best[face]:
        text = words("best", text=text)
    return words("capped", text=text, cap=int(facts.o_cap[face])) if facts.o_cap[face] else text


def joined(*texts: str) -> str:
    return " ".join(text for text in texts if text)


def counted(facts: Facts, face: int, words: Words) -> tuple[str, str]:
    """The unit that a face counts, and which ones of it."""
    kind = int(facts.o_measure[face])
    if kind == t.M_CARDS:
        trait = facts.features[facts.o_trait[face]]
        return "flora" if trait.flora else "card", feature(trait, words)
    unit = UNITS.get(kind, "card")
    if kind == t.M_HOLDING:
        return unit, words(f"holding-{PIECES[int(facts.o_piece[face])]}", n=int(facts.o_least[face]))
    if kind in (t.M_ROWS, t.M_COLUMNS) and facts.o_rule[face]:
        return unit, words(f"rule-{facts.o_rule[face]}")
    if kind == t.M_HABITAT_PATH:
        return unit, joined(words(f"with-habitat-{key_of(int(facts.o_habitats[face]), said.HABITATS)}"), words("habitat-path"))
    if kind in SPOTS:
        return unit, joined(words("with-type", type=words(f"type-{key_of(int(facts.o_types[face]), said.TYPES)}")), words(SPOTS[kind]))
    return unit, words(STATES[kind]) if kind in STATES else ""


def feature(trait: said.Trait, words: Words) -> str:
    """A fixed feature of cards, as an addition to the word for them."""
    if trait.feature == "habitats":
        return words(f"with-habitat-{key_of(trait.bits, said.HABITATS)}")
    if trait.feature == "colors":
        return words(f"with-color-{'multicolored' if trait.bits == t.MULTI else key_of(trait.bits, said.COLORS)}")
    if trait.feature == "types":
        return words("with-type", type=words("type-terrain" if trait.bits == t.TERRAINS else f"type-{key_of(trait.bits, said.TYPES)}"))
    if trait.feature == "tags":
        return words("with-tag", tag=words(f"tag-{key_of(trait.bits, said.TAGS)}"))
    if trait.feature == "arrows":
        return words("with-arrows")
    if trait.step == 2:
        return words("with-odd" if trait.low else "with-even")
    return words(f"with-{RANGES[trait.feature]}", range=span(trait, words))


def span(trait: said.Trait, words: Words) -> str:
    if trait.high == said.MOST:
        return words("at-least", n=trait.low)
    if trait.low == trait.high:
        return words("exactly", n=trait.low)
    return words("at-most", n=trait.high)
