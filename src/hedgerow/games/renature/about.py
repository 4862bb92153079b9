"""What a thing of Renature is and does, in words made from the position: areas, cells, dominoes, animals, plants, clouds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hedgerow.core.canvas import Canvas
from hedgerow.core.position import HIDDEN
from hedgerow.core.views import About
from hedgerow.core.words import Words
from hedgerow.games.renature import rules, scoring
from hedgerow.games.renature.boards import stone
from hedgerow.games.renature.facts import AREAS, CLOUD_SPACES, KINDS, neighbours
from hedgerow.games.renature.glyphs import animal, backing, cloud, plant
from hedgerow.games.renature.landscape import animals_lying, clouds_on, what_is_there
from hedgerow.games.renature.moves import CELL_NAMES, PLANTS, PLAY, SIDE
from hedgerow.games.renature.speech import animal_name, capital, domino_name, owner_name, parts, plant_name, reason

if TYPE_CHECKING:
    from hedgerow.games.renature import Renature
    from hedgerow.games.renature.position import RenaturePosition

LARGE: Final = 160.0


def about(game: Renature, p: RenaturePosition, ref: str, words: Words) -> About | None:
    kind, _, value = ref.partition(":")
    if kind == "area" and value in p.facts.letters:
        return of_area(p, p.facts.letters.index(value), words)
    if kind == "cell" and value in CELL_NAMES:
        return of_cell(game, p, CELL_NAMES.index(value), words)
    if kind == "domino" and value in game.dominoes:
        return of_domino(game, p, value, words)
    if kind == "animal" and value in p.facts.animals:
        return of_animal(game, p, value, words)
    if kind == "plant" and value in PLANTS:
        return of_plant(p, PLANTS.index(value), words)
    if kind == "clouds" and value.isdecimal() and int(value) < p.players:
        return of_clouds(words)
    if kind == "seat" and value.isdecimal() and int(value) < p.players:
        return of_seat(p, int(value), words)
    return None


# ---------------------------------------------------------------------- areas


def of_area(p: RenaturePosition, area: int, words: Words) -> About:
    """The token, who is worth how much, what that would pay, and what is still to be covered."""
    main, bonus = int(p.facts.size(area)), int(p.bonus[area])
    lines = [words("about-token", main=main, bonus=bonus), *sums(p, area, words)]
    holder = int(p.holder[area]) - 1
    if holder >= 0:
        lines.append(words("about-holder", who=words.seat(holder)))
        back = int(p.shown[area] if p.shown[area] != HIDDEN else p.learnt[holder * AREAS + area])
        lines.append(words("about-back-secret") if back == HIDDEN else words("about-back", back=back))
    else:
        lines += [*payment(p, area, main, bonus, words), *still_open(p, area, words)]
    return About(words("about-area", area=p.facts.letters[area]), tuple(lines))


def sums(p: RenaturePosition, area: int, words: Words) -> list[str]:
    packed = int(scoring.sums(p, area))
    worth = {owner: packed >> (8 * owner) & 255 for owner in range(5) if packed >> (8 * owner) & 255}
    if not worth:
        return [words("about-bare")]
    order = sorted(worth, key=lambda owner: (-worth[owner], owner))
    said = [words("about-sums", sums=", ".join(words("sum", who=owner_name(owner, words), n=worth[owner]) for owner in order))]
    tied = [owner_name(owner, words) for owner in order if list(worth.values()).count(worth[owner]) > 1]
    return [*said, words("about-tied", who=", ".join(tied))] if tied else said


def payment(p: RenaturePosition, area: int, main: int, bonus: int, words: Words) -> list[str]:
    """What the area would bring if it were scored as it stands."""
    first, second = (int(owner) for owner in scoring.places(p, area))
    if first >= scoring.NEUTRAL and second >= scoring.NEUTRAL:
        return [words("about-nobody")]
    if first == second:
        return [words("about-both", who=words.seat(first), points=main + bonus)]
    lines = [words("about-main-lost") if first == scoring.NEUTRAL else words("about-main", who=words.seat(first), points=main)]
    return [*lines, words("about-bonus-lost") if second == scoring.NEUTRAL else words("about-bonus", who=words.seat(second), points=bonus)]


def still_open(p: RenaturePosition, area: int, words: Words) -> list[str]:
    free = rules.can_be_covered(p)
    beside = {n for cell in p.facts.areas[area] for n in neighbours(cell) if p.facts.spot_at[n] < 0 and rules.has(free, n)}
    if not beside:
        return [words("about-closed")]
    return [words("about-open", cells=", ".join(CELL_NAMES[cell] for cell in sorted(beside, key=lambda n: (n % SIDE, n))))]


# ---------------------------------------------------------------------- cells


def of_cell(game: Renature, p: RenaturePosition, cell: int, words: Words) -> About:
    lying = animals_lying(p)
    title = words("on-cell", cell=CELL_NAMES[cell], what=what_is_there(p, cell, lying, words))
    spot = p.facts.spot_at[cell]
    if spot < 0:
        return About(title, tuple(brook(game, p, cell, lying, words)))
    lines = []
    code = p.plants[spot]
    if code:
        neutral = scoring.owner_of(code) == scoring.NEUTRAL
        value = int(scoring.value_of(code))
        lines += [words("about-value", n=value), words("about-recover-neutral" if neutral else "about-recover", n=value)]
    elif clouds_on(p, cell):
        lines.append(words("about-clouds-cell"))
    return About(title, (*lines, *of_area(p, int(p.facts.spot_area[spot]), words).lines))


def brook(game: Renature, p: RenaturePosition, cell: int, lying: dict[int, str], words: Words) -> list[str]:
    if cell in lying:
        if lying[cell] == p.facts.animals[p.joker]:
            return [words("about-joker")]
        return [words("about-match", animal=animal_name(lying[cell], words))]
    if not rules.has(rules.can_be_covered(p), cell):
        return [words("about-isolated")]
    return [words("about-start" if rules.has(p.facts.start, cell) else "about-free")]


# ---------------------------------------------------------------------- pieces


def of_domino(game: Renature, p: RenaturePosition, name: str, words: Words) -> About:
    lines = []
    number = game.dominoes.index(name)
    if p.viewer == p.turn and p.phase == rules.STEP_A and rules.holds(p, p.viewer, number):
        first = int(PLAY) + number * int(p.facts.way_count)
        ways = sum(first <= code < first + int(p.facts.way_count) for code in p.legal(int(p.turn)))
        lines.append(words("about-ways", n=ways))
    if p.facts.animals[p.joker] in name.split("-"):
        lines.append(words("about-joker"))
    c = Canvas(2 * LARGE, LARGE, domino_name(name, words))
    with c.at(LARGE / 2 + 10, LARGE / 2, 2.3):
        stone(c, *name.split("-"))
    return About(capital(domino_name(name, words)), (*lines, words("about-typed", text=name)), c.svg())


def of_animal(game: Renature, p: RenaturePosition, name: str, words: Words) -> About:
    with_it = [number for number, domino in enumerate(game.dominoes) if name in domino.split("-")]
    placed = sum(p.laid[number] >= 0 for number in with_it)
    joker = name == p.facts.animals[p.joker]
    lines = [words("about-joker" if joker else "about-joker-price"), words("about-unplaced", n=placed, all=len(with_it))]
    said = animal_name(name, words)
    c = Canvas(LARGE, LARGE, said)
    c.rect(8, 8, LARGE - 16, LARGE - 16, 22.0, fill=backing(name))
    with c.at(LARGE / 2, LARGE / 2, 2.1):
        animal(c, name)
    title = words("joker-is", animal=said) if joker else said
    return About(capital(title), (*lines, words("about-typed", text=name)), c.svg())


def of_plant(p: RenaturePosition, kind: int, words: Words) -> About:
    """A kind of plant as the viewer has it."""
    seat = int(p.turn if p.viewer < 0 else p.viewer)
    lines = [words("about-value", n=kind + 1), words("about-plant")]
    for color in range(2):
        place = 2 * kind + color
        left, spaces = int(p.stock[seat * KINDS + place]), int(p.facts.spaces[p.players * KINDS + place])
        lines.append(words("about-stock", plant=capital(plant_name(4 if color else seat, kind, words)), left=left, spaces=spaces))
    shut = sum(int(p.facts.closed(2 * kind + color)) for color in range(2)) if p.players == 4 else 0
    if shut:
        lines.append(words("about-shut", n=shut))
    lines.append(words("about-left"))
    c = Canvas(LARGE, LARGE, words(f"plant-{PLANTS[kind]}"))
    with c.at(LARGE / 2, LARGE / 2, 2.3):
        plant(c, kind, seat)
    return About(capital(words(f"plant-{PLANTS[kind]}")), tuple(lines), c.svg())


def of_clouds(words: Words) -> About:
    names = ("about-clouds-joker", "about-clouds-again", "about-clouds-recover")
    lines = (*(words(name) for name in names), words("about-clouds-end", n=int(CLOUD_SPACES)))
    c = Canvas(LARGE, LARGE * 0.7, words("clouds"))
    with c.at(LARGE / 2, LARGE * 0.36, 2.6):
        cloud(c)
    return About(words("clouds"), lines, c.svg())


def of_seat(p: RenaturePosition, seat: int, words: Words) -> About:
    """Where the points of a player come from, as far as the viewer knows."""
    found = [part for part in parts(p, seat) if part.points]
    title = f"{words.seat(seat)}: {words('about-if-over')}"
    return About(title, tuple(words("about-points", reason=reason(part, words), n=part.points) for part in found))
