"""The cards of Earth, read from the data files into flat tables.  The constants named here are in `printed.py`.

**Faces.**  Everything printed has a face number: the 283 Earth cards have their own number, the faces of the other cards follow in
the order of their numbers (islands from 284, climates from 304, ecosystems from 324, fauna from 388, Gaia's cards from 434);
0 is no face.  `number[face]` is what stands on the card, `names[face]` its name, and `face_of_name` finds a face that is not an
Earth card (the names of Earth cards are not unique).  All tables `x[face]` have FACES entries.

**What is printed** on a face: `kind`, `cost`, `vp`, `habitats`, `types`, `sprouts` and `growth` (spaces), `canopy` (its points),
`tags`, `colors`, `abilities` (how many), `arrows` (how many), and for islands `start_draw`, `start_compost`, `start_soil`.
Habitats, types, tags and colors are bits; flora of any type has all four, a terrain the type TERRAINS; a multicolored ability
sets RED, BLUE, YELLOW and MULTI.

**Abilities** are numbered through.  Those of a face are `ability_first[face]` and the next `ability_count[face]`; each has
`a_face`, `a_color` (bits), `a_kind`, `a_cost[a * RESOURCES + r]`, `a_gain[a * RESOURCES + r]`, `a_chosen` (1: only for the active seat that
chose this color's action) and, according to its kind:

    GAIN            cost, gain
    PLACE_EACH      one `a_piece` (SPROUT or GROWTH) on each flora of `a_types` in its row or column (`a_area` IN_ROW or IN_COLUMN)
    PLACE_ADJACENT  `a_amount` pieces `a_piece` on flora of the eight neighbours
    COPY            another card's ability of this color
    SCORE           end scoring: the face's `o_…` tables, below
    DISCOUNT        cards that `fits` the filter cost `a_amount` less
    BAN             the action of color `a_target` (a bit) cannot be chosen
    REPLACE         the card may be replaced by one with color `a_target`, then the gain runs
    ALT_PAYMENT     the price may be paid in `a_piece` (SPROUT, GROWTH or COMPOST_HAND)
    PER_PLANTED     the gain, once for each card planted in this turn that `fits` the filter
    PICK_COMPOST    keep one of the top `a_amount` compost cards
    ON_EVENT        the gain, whenever its owner plays an event
    WILD            says that the flora has any type (`types` shows it)
    START           an island's start numbers: DRAW, COMPOST_HAND, SOIL
    GAIA_TURN       Gaia takes the gain (DRAW: into her score pile), and one `a_piece` for each of what `a_per` counts
    GAIA_CLAIM      Gaia claims the fauna at place `a_amount` (0–3) if it is chosen; at level expert she also takes the gain

`fits(a, face)` is the filter of DISCOUNT, PER_PLANTED and PLACE_EACH: a common bit in `a_types`, `a_habitats` or `a_target`.

To be quick, what a face can do is also at hand as `active[face * 4 + action]` (the ability that comes up in the activation of PLANT,
COMPOST, WATER, GROW), `burst[face]` (the black ability that runs when it is planted or played), `discount[face]`, `swap[face]`
(REPLACE), `on_event[face]`, `copies[face]`: each an ability or -1; `bans[face]`: a color bit or 0; `instead[face]`: a resource or -1.

**Objectives** (ecosystems, fauna) and end scoring (terrains) count something.  For a face that does, `o_measure` says what is
counted (see `printed.py`), with `o_trait`, `o_types`, `o_habitats`, `o_piece`, `o_least`, `o_rule`; then the face pays `o_vp` for each
full `o_per`, at most `o_cap` if that is not 0; `o_best` is 1 if the best player's count is used; `o_table` is -1 or where in
`table` its points for 1, 2, … begin (TABLE of them); a fauna holds from `o_need` on.

**Traits** are the fixed features objectives ask for (a rocky card, a card costing 4 or more, …).  Each has a bit, and
`traits[face]` holds those that a card of the tableau, an island or a climate has; which feature is which bit is known to the
objectives only.  `features` says in words of the language what each bit is.
"""

from __future__ import annotations

import tomllib
from typing import Any, Final, final

from hedgerow.core.bits import bit, count
from hedgerow.core.errors import BadContent
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.games.earth import language
from hedgerow.games.earth.language import Ability, Objective, Trait, Unreadable
from hedgerow.games.earth.moves import MOST_INSTEAD, MOST_PIECES
from hedgerow.games.earth.printed import (
    ALT_PAYMENT,
    BAN,
    BLACK,
    CLIMATE,
    COMPOST_HAND,
    COPY,
    DISCOUNT,
    DRAW,
    EARTH_CARDS,
    ECOSYSTEM,
    EVENT,
    FACES,
    FAUNA,
    FIRST_CLIMATE,
    FIRST_ECOSYSTEM,
    FIRST_FAUNA,
    FIRST_GAIA,
    FIRST_ISLAND,
    FLORA,
    GAIA,
    GAIN,
    ISLAND,
    ON_EVENT,
    PICK_COMPOST,
    REPLACE,
    RESOURCES,
    SOIL,
    START,
    TERRAIN,
    TERRAINS,
)
from hedgerow.games.earth.terms import EVENT_ROOM

MOST_TRAITS: Final = 61  # bits of a number


class Section:
    """One data file: what its cards are called, their kind, and the faces and numbers they fill."""

    def __init__(self, file: str, key: str, kind: int, first: int, last: int, number: int, sides: int, keys: str) -> None:
        self.file = file
        self.key = key
        self.kind = kind
        self.first = first  # face
        self.last = last
        self.number = number  # of the first card
        self.sides = sides
        self.keys = keys.split()

    def face(self, number: int, side: int) -> int:
        return self.first + (number - self.number) * self.sides + side


SECTIONS: Final = (
    Section("flora.toml", "flora", int(FLORA), 1, int(EARTH_CARDS), 1, 1, "number name latin? card named? abilities"),
    Section("terrains.toml", "terrain", int(TERRAIN), 1, int(EARTH_CARDS), 1, 1, "number name card abilities"),
    Section("events.toml", "event", int(EVENT), 1, int(EARTH_CARDS), 1, 1, "number name card abilities"),
    Section("islands.toml", "island", int(ISLAND), int(FIRST_ISLAND), int(FIRST_CLIMATE) - 1, 285, 2, "number name card abilities"),
    Section("climates.toml", "climate", int(CLIMATE), int(FIRST_CLIMATE), int(FIRST_ECOSYSTEM) - 1, 295, 2, "number name card abilities"),
    Section("ecosystems.toml", "ecosystem", int(ECOSYSTEM), int(FIRST_ECOSYSTEM), int(FIRST_FAUNA) - 1, 305, 2, "number name scores"),
    Section("fauna.toml", "fauna", int(FAUNA), int(FIRST_FAUNA), int(FIRST_GAIA) - 1, 337, 2, "number name latin? needs"),
    Section("gaia.toml", "gaia", int(GAIA), int(FIRST_GAIA), int(FACES) - 1, 360, 1, "number name abilities"),
)


def blank() -> vec[i64]:
    """A table with an entry for every face."""
    return vec[i64]([0] * int(FACES))


def none() -> vec[i64]:
    """A table of what no face has."""
    return vec[i64]([-1] * int(FACES))


@final
class Facts:
    """Everything about the cards that does not change while a game is played."""

    names: list[str]
    latin: list[str]
    face_of_name: dict[str, int]
    features: list[Trait]
    number: vec[i64]
    kind: vec[i64]
    cost: vec[i64]
    vp: vec[i64]
    habitats: vec[i64]
    types: vec[i64]
    sprouts: vec[i64]
    growth: vec[i64]
    canopy: vec[i64]
    tags: vec[i64]
    colors: vec[i64]
    abilities: vec[i64]
    arrows: vec[i64]
    traits: vec[i64]
    start_draw: vec[i64]
    start_compost: vec[i64]
    start_soil: vec[i64]
    ability_first: vec[i64]
    ability_count: vec[i64]
    a_face: vec[i64]
    a_color: vec[i64]
    a_kind: vec[i64]
    a_cost: vec[i64]
    a_gain: vec[i64]
    a_chosen: vec[i64]
    a_piece: vec[i64]
    a_amount: vec[i64]
    a_types: vec[i64]
    a_habitats: vec[i64]
    a_target: vec[i64]
    a_area: vec[i64]
    a_per: vec[i64]
    active: vec[i64]
    burst: vec[i64]
    discount: vec[i64]
    swap: vec[i64]
    on_event: vec[i64]
    copies: vec[i64]
    bans: vec[i64]
    instead: vec[i64]
    o_measure: vec[i64]
    o_trait: vec[i64]
    o_types: vec[i64]
    o_habitats: vec[i64]
    o_piece: vec[i64]
    o_least: vec[i64]
    o_rule: vec[i64]
    o_vp: vec[i64]
    o_per: vec[i64]
    o_cap: vec[i64]
    o_need: vec[i64]
    o_best: vec[i64]
    o_table: vec[i64]
    table: vec[i64]

    def __init__(self, files: dict[str, str]) -> None:
        self.names = [""] * int(FACES)
        self.latin = [""] * int(FACES)
        self.face_of_name = {}
        self.number = blank()
        self.kind = blank()
        self.cost = blank()
        self.vp = blank()
        self.habitats = blank()
        self.types = blank()
        self.sprouts = blank()
        self.growth = blank()
        self.canopy = blank()
        self.tags = blank()
        self.colors = blank()
        self.abilities = blank()
        self.arrows = blank()
        self.traits = blank()
        self.start_draw = blank()
        self.start_compost = blank()
        self.start_soil = blank()
        self.ability_first = blank()
        self.ability_count = blank()
        self.active = vec[i64]([-1] * (4 * int(FACES)))
        self.burst = none()
        self.discount = none()
        self.swap = none()
        self.on_event = none()
        self.copies = none()
        self.bans = blank()
        self.instead = none()
        self.o_measure = blank()
        self.o_trait = blank()
        self.o_types = blank()
        self.o_habitats = blank()
        self.o_piece = blank()
        self.o_least = blank()
        self.o_rule = blank()
        self.o_vp = blank()
        self.o_per = blank()
        self.o_cap = blank()
        self.o_need = blank()
        self.o_best = blank()
        self.o_table = none()
        abilities: list[Ability] = []
        traits: dict[Trait, int] = {}
        table: list[int] = []
        for section in SECTIONS:
            self.read_section(section, files[section.file], abilities, traits, table)
        missing = [str(face) for face in range(1, int(EARTH_CARDS) + 1) if not self.names[face]]
        if missing:
            raise BadContent(f"flora.toml, terrains.toml and events.toml lack the cards {', '.join(missing)}")
        self.a_face = vec[i64]([0] * len(abilities))
        self.a_color = vec[i64]([ability.color for ability in abilities])
        self.a_kind = vec[i64]([ability.kind for ability in abilities])
        self.a_cost = vec[i64]([0] * (len(abilities) * int(RESOURCES)))
        self.a_gain = vec[i64]([0] * (len(abilities) * int(RESOURCES)))
        self.a_chosen = vec[i64]([ability.chosen for ability in abilities])
        self.a_piece = vec[i64]([ability.piece for ability in abilities])
        self.a_amount = vec[i64]([ability.amount for ability in abilities])
        self.a_types = vec[i64]([ability.types for ability in abilities])
        self.a_habitats = vec[i64]([ability.habitats for ability in abilities])
        self.a_target = vec[i64]([ability.target for ability in abilities])
        self.a_area = vec[i64]([ability.area for ability in abilities])
        self.a_per = vec[i64]([ability.per for ability in abilities])
        self.table = vec[i64](table)
        self.index(abilities)
        self.check_limits()
        self.features = list(traits)
        for number, trait in enumerate(self.features):
            self.note(trait, number)

    # ------------------------------------------------------------------ reading

    def read_section(self, section: Section, text: str, abilities: list[Ability], traits: dict[Trait, int], table: list[int]) -> None:
        try:
            cards = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadContent(f"{section.file}: {error}") from None
        if list(cards) != [section.key] or type(cards[section.key]) is not list:
            raise BadContent(f"{section.file} holds {quote(list(cards))}; expected [[{section.key}]] only")
        for card in cards[section.key]:
            face = self.place(section, card)
            said = ""
            try:
                if "card" in card:
                    said = card["card"]
                    self.print(face, section, said)
                if "named" in card:
                    said = card["named"]
                    self.tags[face] = sum(language.TAGS[tag] for tag in read_tags(said))
                self.ability_first[face] = len(abilities)
                self.ability_count[face] = len(card.get("abilities", ()))
                self.abilities[face] = self.ability_count[face]
                for said in card.get("abilities", ()):
                    ability = language.read_gaia(said) if section.kind == GAIA else language.read_ability(said)
                    abilities.append(ability)
                    if ability.objective is not None:
                        self.count(face, ability.objective, traits, table)
                if "scores" in card:
                    said = card["scores"]
                    self.count(face, language.read_objective(said), traits, table)
                if "needs" in card:
                    said = card["needs"]
                    self.count(face, language.read_need(said), traits, table)
            except Unreadable as error:
                where = f"{section.file}, line {line_of(text, card['name'], said)}"
                raise BadContent(f"{where}: {card['name']}: {quote(said)}: {error}") from None
        if section.number > 1:
            missing = [str(self.number_of(section, face)) for face in range(section.first, section.last + 1) if not self.names[face]]
            if missing:
                raise BadContent(f"{section.file} lacks faces of the cards {', '.join(dict.fromkeys(missing))}")

    def number_of(self, section: Section, face: int) -> int:
        return section.number + (face - section.first) // section.sides

    def place(self, section: Section, card: dict[str, Any]) -> int:
        """The face that a card of a file fills, with its name."""
        name = card.get("name")
        label = f"{section.file}: {section.key} {quote(name)}"
        if type(name) is not str or not name:
            raise BadContent(f"{section.file}: a {section.key} has no name, but {quote(card)}")
        for key in section.keys:
            if not key.endswith("?") and key not in card:
                raise BadContent(f"{label} has no {quote(key)}")
        for key, value in card.items():
            if key not in section.keys and f"{key}?" not in section.keys:
                raise BadContent(f"{label} has an unknown key {quote(key)}")
            if not well_typed(key, value):
                raise BadContent(f"{label}: {quote(key)} is {quote(value)}")
        number = card["number"]
        last = self.number_of(section, section.last)
        if not section.number <= number <= last:
            raise BadContent(f"{label} has the number {number}; expected {section.number} to {last}")
        for side in range(section.sides):
            face = section.face(number, side)
            if not self.names[face]:
                break
        else:
            raise BadContent(f"{label} has the number {number}, which is taken")
        self.names[face] = name
        self.latin[face] = card.get("latin", "")
        self.number[face] = number
        self.kind[face] = section.kind
        if face > EARTH_CARDS:
            if name in self.face_of_name:
                raise BadContent(f"{label}: another card has this name")
            self.face_of_name[name] = face
        return face

    def print(self, face: int, section: Section, text: str) -> None:
        """The printed numbers of a card."""
        card = language.read_card(text, section.kind == FLORA)
        if max(card.sprouts, card.growth) > MOST_PIECES:
            raise Unreadable(f"no card has more than {MOST_PIECES} spaces of a kind")
        self.types[face] = TERRAINS if section.kind == TERRAIN else card.types
        self.cost[face] = card.cost
        self.vp[face] = card.vp
        self.habitats[face] = card.habitats
        self.sprouts[face] = card.sprouts
        self.growth[face] = card.growth
        self.canopy[face] = card.canopy

    def count(self, face: int, objective: Objective, traits: dict[Trait, int], table: list[int]) -> None:
        """What a face counts, and what it pays for it."""
        measure = objective.measure
        if measure.trait is not None:
            number = traits.setdefault(measure.trait, len(traits))
            if number >= MOST_TRAITS:
                raise Unreadable(f"there are more than {MOST_TRAITS} different features to count")
            self.o_trait[face] = number
        if objective.table:
            self.o_table[face] = len(table)
            table.extend(objective.table)
        self.o_measure[face] = measure.kind
        self.o_types[face] = measure.types
        self.o_habitats[face] = measure.habitats
        self.o_piece[face] = measure.piece
        self.o_least[face] = measure.least
        self.o_rule[face] = measure.rule
        self.o_vp[face] = objective.vp
        self.o_per[face] = objective.per
        self.o_cap[face] = objective.cap
        self.o_need[face] = objective.need
        self.o_best[face] = objective.best

    def check_limits(self) -> None:
        """What the vocabulary and the position have room for."""
        events = sum(1 for face in range(FACES) if self.kind[face] == EVENT)
        if events > EVENT_ROOM:
            raise BadContent(f"events.toml has {events} events; there is room for {EVENT_ROOM}")
        for face in range(FACES):
            if self.instead[face] >= 0 and self.cost[face] > MOST_INSTEAD:
                raise BadContent(
                    f"flora.toml: {self.names[face]} costs {self.cost[face]}; an alternative payment goes up to {MOST_INSTEAD}"
                )

    def index(self, abilities: list[Ability]) -> None:
        """Costs and gains, and what a face can do, where the rules find it."""
        for face in range(FACES):
            for a in range(self.ability_first[face], self.ability_first[face] + self.ability_count[face]):
                ability = abilities[a]
                self.a_face[a] = face
                for resource, amount in ability.cost:
                    self.a_cost[a * RESOURCES + resource] = amount
                for resource, amount in ability.gain:
                    self.a_gain[a * RESOURCES + resource] = amount
                self.colors[face] |= ability.color
                self.arrows[face] += ability.arrows
                self.point_to(face, a)

    def point_to(self, face: i64, a: i64) -> None:
        kind = self.a_kind[a]
        for action in range(i64(4)):
            if self.a_color[a] & bit(action):
                self.active[face * 4 + action] = a
        if self.a_color[a] == BLACK and (kind == GAIN or kind == PICK_COMPOST):
            self.burst[face] = a
        elif kind == DISCOUNT:
            self.discount[face] = a
        elif kind == REPLACE:
            self.swap[face] = a
        elif kind == ON_EVENT:
            self.on_event[face] = a
        elif kind == COPY:
            self.copies[face] = a
        elif kind == BAN:
            self.bans[face] = self.a_target[a]
        elif kind == ALT_PAYMENT:
            self.instead[face] = self.a_piece[a]
        elif kind == START:
            self.start_draw[face] = self.a_gain[a * RESOURCES + DRAW]
            self.start_compost[face] = self.a_gain[a * RESOURCES + COMPOST_HAND]
            self.start_soil[face] = self.a_gain[a * RESOURCES + SOIL]

    # ------------------------------------------------------------------ traits

    def note(self, trait: Trait, number: int) -> None:
        """Marks the faces that have a trait."""
        for face in range(FACES):
            kind = self.kind[face]
            if kind == FLORA or (not trait.flora and (kind == TERRAIN or (trait.feature != "cost" and kind in (ISLAND, CLIMATE)))):
                value = self.feature(trait.feature, face)
                if value & trait.bits if trait.bits else trait.low <= value <= trait.high and (value - trait.low) % trait.step == 0:
                    self.traits[face] |= bit(number)

    def feature(self, name: str, face: i64) -> i64:
        if name == "habitat count":
            return count(self.habitats[face])
        values: vec[i64] = getattr(self, name)
        return values[face]

    def fits(self, ability: i64, face: i64) -> bool:
        """Is this face one that the filter of an ability means?"""
        return (
            self.a_types[ability] & self.types[face]
            | self.a_habitats[ability] & self.habitats[face]
            | self.a_target[ability] & self.colors[face]
        ) != 0


def well_typed(key: str, value: Any) -> bool:
    """Numbers are whole numbers, abilities a list of texts, all else is text."""
    if key == "abilities":
        return type(value) is list and all(type(one) is str for one in value)
    return type(value) is (int if key == "number" else str)


def read_tags(text: str) -> list[str]:
    """`place color` as the marks of a name."""
    tags = text.split()
    if not tags or len(set(tags)) != len(tags) or not all(tag in language.TAGS for tag in tags):
        raise Unreadable(f"a name is marked for {', '.join(language.TAGS)}")
    return tags


def line_of(text: str, name: str, said: str) -> int:
    """The line of a file in which a text of a card stands, for an error message."""
    start = max(text.find(f'"{name}"'), 0)
    return text.count("\n", 0, max(text.find(f'"{said}"', start), start)) + 1
