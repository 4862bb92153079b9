"""Renature in words: what its things are called, what is asked of a player, and why there are points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.views import Part
from hedgerow.core.words import Words
from hedgerow.games.renature import rules, scoring
from hedgerow.games.renature.facts import AREAS
from hedgerow.games.renature.glyphs import PAINTS
from hedgerow.games.renature.moves import AGAIN, CELL_NAMES, PLANTS, RECOVER, SKIP

if TYPE_CHECKING:
    from hedgerow.games.renature.position import RenaturePosition

# What a player is doing, by where in the turn we are.
DOING: Final = {
    int(rules.STEP_A): "doing-lay",
    int(rules.STEP_B): "doing-plant",
    int(rules.CLOUDS): "doing-clouds",
    int(rules.STEP_C): "doing-score",
    int(rules.THE_END): "doing-end",
}

# ---------------------------------------------------------------------- what things are called


def animal_name(name: str, words: Words) -> str:
    """An animal in the language; one that a home-made box has and we do not know is called as it is there."""
    key = f"animal-{name}"
    return words(key) if words.has(key) else name


def domino_name(domino: str, words: Words) -> str:
    first, second = domino.split("-")
    return words("pair", first=animal_name(first, words), second=animal_name(second, words))


def paint_name(owner: int, words: Words, plant: str = "none") -> str:
    """A colour, in the gender of the plant that has it."""
    return words(f"paint-{PAINTS[owner].name}", plant=plant)


def plant_name(owner: int, kind: int, words: Words) -> str:
    """A plant with its colour."""
    return f"{paint_name(owner, words, PLANTS[kind])} {words(f'plant-{PLANTS[kind]}')}"


def owner_name(owner: int, words: Words) -> str:
    return words("neutral-plants") if owner == scoring.NEUTRAL else words.seat(owner)


def object_name(plant: str, color: str, words: Words) -> str:
    """A plant that something is done to."""
    return words(f"object-{color}-{plant}")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# ---------------------------------------------------------------------- moves


def named(said: dict[str, int | str], action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
    """What the sentences about a move need beside its arguments as they stand."""
    if "domino" in values:
        first, second = str(values["domino"]).split("-")
        said["domino"] = domino_name(str(values["domino"]), words)
        said |= {"first": animal_name(first, words), "second": animal_name(second, words)}
    if "cells" in values:
        said["at"], said["beyond"] = values["cells"]
    if action == "plant":
        said["object"] = object_name(values["plant"], values["color"], words)
    return said


def recovery(p: RenaturePosition, code: int, words: Words) -> str:
    """Taking back: which plant, and for how much."""
    cell = code - int(RECOVER)
    plant = int(p.plants[p.facts.spot_at[cell]])
    color = "neutral" if scoring.owner_of(plant) == scoring.NEUTRAL else "own"
    name = object_name(PLANTS[scoring.type_of(plant)], color, words)
    return words("move-recover", object=name, cell=CELL_NAMES[cell], price=int(scoring.value_of(plant)))


def task(p: RenaturePosition, seat: int, words: Words) -> str:
    phase = p.phase
    if phase == rules.STEP_A:
        return words("ask-lay")
    if phase == rules.STEP_B:
        return words("ask-nowhere" if p.legal(seat)[0] == SKIP else "ask-plant")
    if phase == rules.CLOUDS:
        return words("ask-collect", n=int(p.pending))
    if phase == rules.STEP_C:
        areas = completed_now(p)
        return words("ask-areas", n=len(areas), areas=", ".join(areas)) if areas else words("ask-score")
    return words("ask-again" if p.allows(seat, AGAIN) else "ask-finish")


def completed_now(p: RenaturePosition) -> list[str]:
    """The areas that the next scoring will find completed."""
    open_cells = rules.can_be_covered(p)
    return [p.facts.letters[area] for area in range(AREAS) if not p.holder[area] and rules.completed(p, area, open_cells)]


# ---------------------------------------------------------------------- points


def parts(p: RenaturePosition, seat: int) -> list[Part]:
    """The points of a seat by area, plant and token; what was scored on the way stands there as sums."""
    points = p.breakdown(seat)
    found = [Part(name, points[name], name) for name in ("start", "plants", "areas", "clouds")]
    reasons: scoring.Reasons = []
    scoring.final_areas(p, seat, reasons)
    for _, worth, area, _ in reasons:
        first, second = scoring.places(p, area)
        place = "both" if first == second else "main" if first == seat else "bonus"
        found.append(Part("final_areas", worth, f"final-{place}", (f"area:{p.facts.letters[area]}",)))
    reasons = []
    scoring.unplanted(p, seat, reasons)
    for what, worth, _, _ in reasons:
        kind = int(what.removeprefix("unplanted_"))
        color = "neutral" if kind % 2 else "own"
        found.append(Part("unplanted", worth, f"unplanted-{color}", (f"plant:{PLANTS[kind // 2]}", f"color:{color}")))
    reasons = []
    scoring.tokens(p, seat, reasons)
    found += [Part("tokens", worth, what, (f"area:{p.facts.letters[area]}",)) for what, worth, area, _ in reasons]
    return found


def reason(part: Part, words: Words) -> str:
    key = f"part-{part.what}"
    if part.category == "clouds":
        return words(key, n=part.points)
    if part.category in ("final_areas", "tokens"):
        return words(key, area=part.refs[0].removeprefix("area:"))
    if part.category == "unplanted":
        plant = part.refs[0].removeprefix("plant:")
        return words(key, plant=words(f"plant-{plant}"), n=-part.points // (PLANTS.index(plant) + 1))
    return words(key)
