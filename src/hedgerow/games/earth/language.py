"""The language of the data files: what a card's line, an ability, or an objective says.

    card       "tree, 3 soil, 2 vp, rocky cold, 4 sprouts, 3 growth, canopy 4"
    ability    "yellow: 1 soil -> 3 sprouts"     "red if chosen: 2 soil"     "brown: 3 vp per herb in row"
    scores     "3 vp per 2 rocky cards"          "2 vp per soil, at most 24 vp"       "trees: 0 4 8 13 23 28 30 vp"
    needs      "8 rocky cards"                   "4 flora holding 3+ growth"

Each is read once, into one of the tuples below; `Unreadable` says what is wrong with it.  Singular and plural mean the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from hedgerow.core.moves import quote
from hedgerow.games.earth import printed as t

HABITATS = {"sunny": int(t.SUNNY), "wet": int(t.WET), "rocky": int(t.ROCKY), "cold": int(t.COLD)}
TYPES = {"tree": int(t.TREE), "bush": int(t.BUSH), "herb": int(t.HERB), "mushroom": int(t.MUSHROOM)}
TAGS = {"place": int(t.PLACE_TAG), "color": int(t.COLOR_TAG), "animal": int(t.ANIMAL_TAG)}
COLORS = {
    "green": int(t.GREEN),
    "red": int(t.RED),
    "blue": int(t.BLUE),
    "yellow": int(t.YELLOW),
    "black": int(t.BLACK),
    "brown": int(t.BROWN),
    "multicolored": int(t.RED | t.BLUE | t.YELLOW | t.MULTI),
}
RESOURCES = {
    "soil": int(t.SOIL),
    "card": int(t.DRAW),
    "compost from deck": int(t.COMPOST_DECK),
    "sprout": int(t.SPROUT),
    "growth": int(t.GROWTH),
    "compost from hand": int(t.COMPOST_HAND),
    "discard": int(t.COMPOST_DISCARD),
}
PIECES = {"sprout": int(t.SPROUT), "growth": int(t.GROWTH)}
PAYMENTS = {**PIECES, "hand card": int(t.COMPOST_HAND)}
COUNTED = {"blue card": int(t.PER_BLUE_CARD), "card drawn": int(t.PER_CARD_DRAWN), "soil gained": int(t.PER_SOIL_GAINED)}
CORNERS = {"upper left": 0, "upper right": 1, "lower left": 2, "lower right": 3}
PLURALS = {"bushes": "bush", "abilities": "ability", "canopies": "canopy"}
MOST = 99  # no number on a card is larger


class Unreadable(ValueError):
    """A text that the language does not know."""


class Card(NamedTuple):
    """The printed numbers of a card."""

    types: int = 0
    cost: int = 0
    vp: int = 0
    habitats: int = 0
    sprouts: int = 0
    growth: int = 0
    canopy: int = 0


class Trait(NamedTuple):
    """A fixed feature of cards: one of some bits, or a number between two others (odd and even: `step` 2)."""

    feature: str
    bits: int = 0
    low: int = 0
    high: int = MOST
    step: int = 1
    flora: bool = False


class Measure(NamedTuple):
    """What is counted."""

    kind: int
    trait: Trait | None = None
    types: int = 0
    habitats: int = 0
    piece: int = 0
    least: int = 0
    rule: int = 0


class Objective(NamedTuple):
    """Points for a measure, or how much of it is needed."""

    measure: Measure
    vp: int = 0
    per: int = 1
    cap: int = 0
    need: int = 0
    best: int = 0
    table: tuple[int, ...] = ()


class Ability(NamedTuple):
    color: int
    kind: int
    cost: tuple[tuple[int, int], ...] = ()
    gain: tuple[tuple[int, int], ...] = ()
    chosen: int = 0
    piece: int = 0
    amount: int = 0
    types: int = 0
    habitats: int = 0
    target: int = 0
    area: int = 0
    per: int = 0
    arrows: int = 0
    objective: Objective | None = None


# ---------------------------------------------------------------------- words


def singular(text: str) -> str:
    """The text with its plurals (but not "arrows") in the singular."""
    return re.sub(
        r"\b(bushes|abilities|canopies|(?:card|tree|herb|mushroom|sprout|terrain|event|row|column|diagonal|set|habitat|color|type|space)s)\b",
        lambda found: PLURALS.get(found[0], found[0][:-1]),
        text,
    )


def one_of(words: dict[str, int]) -> str:
    return f"({'|'.join(words)})"


def between(said: str) -> tuple[int, int]:
    """`4+`, `up to 3` or `2` as the least and the most."""
    if said.endswith("+"):
        return int(said[:-1]), MOST
    if said.startswith("up to "):
        return 0, int(said[6:])
    return int(said), int(said)


def resources(text: str) -> tuple[tuple[int, int], ...]:
    """`1 soil, 3 sprouts` as ((SOIL, 1), (SPROUT, 3))."""
    read: dict[int, int] = {}
    for part in text.split(","):
        found = re.fullmatch(rf"(\d+) {one_of(RESOURCES)}", part.strip())
        if found is None:
            raise Unreadable(f"{quote(part.strip())} is no number and resource; resources are {', '.join(RESOURCES)}")
        resource = RESOURCES[found[2]]
        if resource in read:
            raise Unreadable(f"{quote(found[2])} stands there twice")
        read[resource] = int(found[1])
    return tuple(read.items())


# ---------------------------------------------------------------------- the card line


def read_card(text: str, flora: bool) -> Card:
    """The line with the printed numbers."""
    said: dict[str, int] = {}
    for part in singular(text).split(","):
        part = part.strip()
        words = part.split()
        number = re.fullmatch(r"(-?\d+) (soil|vp|sprout|growth)|canopy (\d+)", part)
        if number is not None and number[3]:
            key, value = "canopy", int(number[3])
        elif number is not None:
            key, value = {"soil": "cost", "sprout": "sprouts"}.get(number[2], number[2]), int(number[1])
        elif part in TYPES or part == "any flora":
            key, value = "types", TYPES.get(part, int(t.ANY_FLORA))
        elif words and all(word in HABITATS for word in words) and len(set(words)) == len(words):
            key, value = "habitats", sum(HABITATS[word] for word in words)
        else:
            raise Unreadable(f"{quote(part)} is neither a price, points, habitats, nor spaces")
        if key in said:
            raise Unreadable(f"the {key} stand there twice")
        said[key] = value
    if flora != ("types" in said):
        raise Unreadable("a flora needs a type, and no other card has one")
    if ("growth" in said) != ("canopy" in said):
        raise Unreadable("growth and canopy go together")
    return Card(**said)


# ---------------------------------------------------------------------- what is counted

NUMBER = r"(\d+\+|up to \d+|\d+)"
PLAIN = {
    "soil": int(t.M_SOIL_LEFT),
    "hand card": int(t.M_HAND_CARDS),
    "compost card": int(t.M_COMPOST_CARDS),
    "event": int(t.M_EVENTS_PLAYED),
    "sprout": int(t.M_ALL_SPROUTS),
    "growth": int(t.M_ALL_GROWTH),
    "flora full of sprout": int(t.M_SPROUTS_FULL),
    "full flora": int(t.M_FULL),
    "bare flora": int(t.M_BARE),
    "canopy": int(t.M_CANOPIES),
    "set of red + yellow + blue + terrain + event": int(t.M_SETS),
    "complete row": int(t.M_ROWS),
    "complete column": int(t.M_COLUMNS),
    "complete diagonal": int(t.M_DIAGONALS),
    "empty side": int(t.M_EMPTY_SIDES),
}
LINES = {"row": int(t.M_ROWS), "column": int(t.M_COLUMNS)}
RULES = {
    "same color": int(t.SAME_COLOR),
    "same habitat": int(t.SAME_HABITAT),
    "same type": int(t.SAME_TYPE),
    "different color": int(t.DIFFERENT_COLORS),
    "different habitat": int(t.DIFFERENT_HABITATS),
    "different type": int(t.DIFFERENT_TYPES),
    "different sprout": int(t.DIFFERENT_SPROUTS),
    "different growth": int(t.DIFFERENT_GROWTH),
    "different vp": int(t.DIFFERENT_VP),
}
PLACES = {"in row": int(t.M_ROW_OF), "in column": int(t.M_COLUMN_OF), "beside": int(t.M_BESIDE), "at corner": int(t.M_AT_CORNER)}
FEATURES = {"habitat": "habitat count", "ability": "abilities"}
SPACES = {"sprout": "sprouts", "growth": "growth"}


def having(trait: Trait) -> Measure:
    return Measure(int(t.M_CARDS), trait=trait)


def in_range(feature: str, said: str, flora: bool = False) -> Measure:
    low, high = between(said)
    return having(Trait(feature, low=low, high=high, flora=flora))


def colored(color: str) -> Measure:
    return having(Trait("colors", int(t.MULTI) if color == "multicolored" else COLORS[color]))


MEASURES: tuple[tuple[str, Callable[[re.Match[str]], Measure]], ...] = (
    (rf"{one_of(HABITATS)} card", lambda m: having(Trait("habitats", HABITATS[m[1]]))),
    (rf"{one_of(COLORS)} card", lambda m: colored(m[1])),
    (one_of(TYPES), lambda m: having(Trait("types", TYPES[m[1]]))),
    ("terrain", lambda m: having(Trait("types", int(t.TERRAINS)))),
    (rf"card costing {NUMBER}", lambda m: in_range("cost", m[1])),
    (rf"card worth {NUMBER} vp", lambda m: in_range("vp", m[1])),
    ("card worth (odd|even) vp", lambda m: having(Trait("vp", low=int(m[1] == "odd"), step=2))),
    (rf"card with {NUMBER} (habitat|ability)", lambda m: in_range(FEATURES[m[2]], m[1])),
    ("card with arrows", lambda m: having(Trait("arrows", low=1))),
    (rf"flora named after an? {one_of(TAGS)}", lambda m: having(Trait("tags", TAGS[m[1]], flora=True))),
    (rf"flora with {NUMBER} (sprout|growth) space", lambda m: in_range(SPACES[m[2]], m[1], flora=True)),
    (r"flora with canopy (\d+\+|up to \d+)", lambda m: in_range("canopy", m[1], flora=True)),
    (rf"flora holding (\d+)\+ {one_of(PIECES)}", lambda m: Measure(int(t.M_HOLDING), piece=PIECES[m[2]], least=int(m[1]))),
    (rf"{one_of(LINES)} of {one_of(RULES)}", lambda m: Measure(LINES[m[1]], rule=RULES[m[2]])),
    (rf"card on diagonal {one_of(TYPES)} path", lambda m: Measure(int(t.M_DIAGONAL_PATH), types=TYPES[m[1]])),
    (rf"card on {one_of(HABITATS)} path", lambda m: Measure(int(t.M_HABITAT_PATH), habitats=HABITATS[m[1]])),
    (rf"{one_of(TYPES)} {one_of(PLACES)}", lambda m: Measure(PLACES[m[2]], types=TYPES[m[1]])),
    (one_of(PLAIN).replace("+", r"\+"), lambda m: Measure(PLAIN[m[1]])),
)
COMPILED = tuple((re.compile(pattern), build) for pattern, build in MEASURES)
ON_THE_SPOT = {int(t.M_ROW_OF), int(t.M_COLUMN_OF), int(t.M_BESIDE), int(t.M_AT_CORNER), int(t.M_HABITAT_PATH), int(t.M_EMPTY_SIDES)}


def read_measure(text: str, of_terrain: bool) -> Measure:
    """What a noun phrase in the singular counts."""
    for pattern, build in COMPILED:
        found = pattern.fullmatch(text)
        if found is not None:
            measure = build(found)
            if measure.kind in ON_THE_SPOT and not of_terrain:
                raise Unreadable(f"{quote(text)} can be counted from a terrain only")
            return measure
    raise Unreadable(f"nothing here knows how to count {quote(text)}")


def read_objective(text: str, of_terrain: bool = False) -> Objective:
    """Points at the end of the game."""
    line = singular(text)
    listed = re.fullmatch(r"([^:]+): (\d+(?: \d+)*) vp", line)
    if listed is not None:
        table = tuple(int(points) for points in listed[2].split())
        if len(table) != t.TABLE:
            raise Unreadable(f"a table has {t.TABLE} numbers, not {len(table)}")
        return Objective(read_measure(listed[1], of_terrain), table=table)
    found = re.fullmatch(r"(\d+) vp per (?:(\d+) )?(.+?)( of best player)?(?:, at most (\d+) vp)?", line)
    if found is None or found[2] == "0":
        raise Unreadable('points are written "3 vp per 2 rocky cards" or "trees: 0 4 8 13 23 28 30 vp"')
    measure = read_measure(found[3], of_terrain)
    best = int(found[4] is not None)
    if best and measure.kind in ON_THE_SPOT:
        raise Unreadable(f"{quote(found[3])} belongs to one terrain and not to a player")
    return Objective(measure, vp=int(found[1]), per=int(found[2] or 1), cap=int(found[5] or 0), best=best)


def read_need(text: str) -> Objective:
    """What a fauna needs."""
    found = re.fullmatch(r"(\d+) (.+)", singular(text))
    if found is None:
        raise Unreadable('a need is written "8 rocky cards"')
    return Objective(read_measure(found[2], False), need=int(found[1]))


# ---------------------------------------------------------------------- abilities


def filtered(ability: Ability, said: str) -> Ability:
    """The ability with a filter: `rocky card`, `yellow card`, `tree` or `terrain`."""
    word = said.removesuffix(" card")
    if said in TYPES or said == "terrain":
        return ability._replace(types=TYPES.get(said, int(t.TERRAINS)))
    if word != said and word in HABITATS:
        return ability._replace(habitats=HABITATS[word])
    if word != said and word in COLORS:
        return ability._replace(target=COLORS[word])
    raise Unreadable(f'{quote(said)} is no type, no "terrain", no habitat or color with "card"')


def of(kind: int) -> Ability:
    """An ability whose color is yet to be filled in."""
    return Ability(0, int(kind))


def each(m: re.Match[str]) -> Ability:
    area = int(t.IN_ROW if m[3] == "row" else t.IN_COLUMN)
    return of(t.PLACE_EACH)._replace(piece=PIECES[m[1]], types=TYPES[m[2]], area=area, arrows=1)


SPECIAL: tuple[tuple[str, Callable[[re.Match[str]], Ability]], ...] = (
    ("copy", lambda m: of(t.COPY)),
    ("any flora type", lambda m: of(t.WILD)),
    (r"start with (.+)", lambda m: of(t.START)._replace(gain=resources(m[1]))),
    (r"(.+) cost (\d+) less", lambda m: filtered(of(t.DISCOUNT)._replace(amount=int(m[2])), m[1])),
    ("no (red|blue|yellow|green) action", lambda m: of(t.BAN)._replace(target=COLORS[m[1]])),
    (
        r"replace by (red|blue|yellow) card, then (.+)",
        lambda m: of(t.REPLACE)._replace(target=COLORS[m[1]], gain=resources(m[2])),
    ),
    (rf"pay with {one_of(PAYMENTS)}", lambda m: of(t.ALT_PAYMENT)._replace(piece=PAYMENTS[m[1]])),
    (r"keep 1 of top (\d+) compost card", lambda m: of(t.PICK_COMPOST)._replace(amount=int(m[1]))),
    (r"(.+) per event played", lambda m: of(t.ON_EVENT)._replace(gain=resources(m[1]))),
    (r"(\d.+) per (.+) planted", lambda m: filtered(of(t.PER_PLANTED)._replace(gain=resources(m[1])), m[2])),
    (rf"1 {one_of(PIECES)} on each {one_of(TYPES)} in (row|column)", each),
    (rf"(\d+) {one_of(PIECES)} around", lambda m: of(t.PLACE_ADJACENT)._replace(amount=int(m[1]), piece=PIECES[m[2]], arrows=1)),
    (
        rf"claim {one_of(CORNERS)} fauna, expert gains (.+)",
        lambda m: of(t.GAIA_CLAIM)._replace(amount=CORNERS[m[1]], gain=resources(m[2])),
    ),
)
SPECIAL_COMPILED = tuple((re.compile(pattern), build) for pattern, build in SPECIAL)


def read_ability(text: str) -> Ability:
    """One ability: its color, then what it does."""
    head = re.fullmatch(rf"{one_of(COLORS)}( if chosen)?: (.+)", singular(text))
    if head is None:
        raise Unreadable(f'an ability starts with its color and ":"; colors are {", ".join(COLORS)}')
    color, chosen, rest = COLORS[head[1]], int(head[2] is not None), head[3]
    if " vp per " in rest:
        objective = read_objective(rest, of_terrain=True)
        return Ability(color, int(t.SCORE), chosen=chosen, objective=objective, arrows=int(objective.measure.kind in ON_THE_SPOT))
    for pattern, build in SPECIAL_COMPILED:
        found = pattern.fullmatch(rest)
        if found is not None:
            return build(found)._replace(color=color, chosen=chosen)
    cost, arrow, gain = rest.rpartition(" -> ")
    return Ability(color, int(t.GAIN), cost=resources(cost) if arrow else (), gain=resources(gain), chosen=chosen)


def read_gaia(text: str) -> Ability:
    """What Gaia does in her turn."""
    found = re.fullmatch(rf"(.+?)(?:, 1 {one_of(RESOURCES)} per {one_of(COUNTED)})?", singular(text))
    assert found is not None
    ability = read_ability(found[1])
    if ability.kind == t.GAIN:
        piece, per = (RESOURCES[found[2]], COUNTED[found[3]]) if found[2] else (0, 0)
        ability = ability._replace(kind=int(t.GAIA_TURN), piece=piece, per=per)
    return ability
