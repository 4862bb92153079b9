"""Games and tableaus of the engine, held against a second reading of the rules that shares nothing with it."""

from __future__ import annotations

from typing import Any

import pytest
from games.earth.referee.points import Seat, claimed, ecosystem, terrain
from games.earth.referee.points import points as points_of
from games.earth.steered import FACES, STYLES, play
from games.earth.tableaus import FACTS, GAME, lay, points, table

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng
from hedgerow.games.earth.counting import fauna_holds
from hedgerow.games.earth.position import EarthPosition

VARIANTS = list(GAME.variants())
# What must have come up in the games of each style, so that none of it goes unread.
RARE = {
    "any": {"convert", "order", "claim", "chance 1"},
    "planters": {"plant", "replace", "plant instead", "use place_each", "use place_adjacent", "use per_planted_this_turn"},
    "stormy": {"event", "keep", "give", "chance 1"},
    "drainers": {"chance 1", "nothing left"},
    "givers": {"share", "sprout for", "grow for"},
}


@pytest.mark.parametrize("style", STYLES)
def test_legal_moves_and_results_agree_with_a_second_reading_of_the_rules(style: str) -> None:
    """Every fifth kind of game in this style; interpreted, only the short ones."""
    seen: dict[str, int] = {}
    for number in range(list(STYLES).index(style), len(VARIANTS), len(STYLES)):
        if COMPILED or VARIANTS[number]["players"] == 1:
            play(VARIANTS[number], style, number, seen, every=6)
    assert seen
    assert not COMPILED or RARE[style] <= set(seen), f"never came up: {RARE[style] - set(seen)}"


# ---------------------------------------------------------------------- objectives and points

PLANTED = [face for face in FACES if face["type"] in ("flora", "terrain")]
KINDS = {kind: [face for face in FACES if face["type"] == kind] for kind in ("island", "climate", "event", "ecosystem", "fauna", "terrain")}


def some(rng: Rng, items: list[Any], count: int) -> list[Any]:
    items = list(items)
    return [items.pop(rng.below(len(items))) for _ in range(min(count, len(items)))]


def liked(rng: Rng) -> list[dict[str, Any]]:
    """Cards for a tableau: any, or those of a type, a habitat or a color, so that lines and paths become long."""
    tastes = [
        lambda face: True,
        lambda face: face.get("flora_type") in ("tree", "any") or rng.below(6) == 0,
        lambda face: face.get("flora_type") in ("herb", "mushroom", "any"),
        lambda face: face["type"] == "terrain" or rng.below(8) == 0,
        lambda face: "wet" in face["habitats"] or rng.below(6) == 0,
        lambda face: face["abilities"][0]["color"] in ("red", "multicolor") or rng.below(8) == 0,
    ]
    taste = tastes[rng.below(len(tastes))]
    return [face for face in PLANTED if taste(face)]


def random_seat(rng: Rng) -> Seat:
    """A tableau with pieces, full or not, and everything else that counts."""
    seat = Seat()
    seat.island, seat.climate = (KINDS[kind][rng.below(20)] for kind in ("island", "climate"))
    left, top = rng.below(4), rng.below(4)
    cells = some(rng, [(left + i, top + j) for i in range(4) for j in range(4)], [16, 16, 12, 8, 4, 0][rng.below(6)])
    filling = rng.below(3)
    for cell, face in zip(cells, some(rng, liked(rng), len(cells)), strict=False):
        seat.tableau[cell] = face
        for pieces, key in ((seat.sprouts, "sprouts"), (seat.growth, "growth_max")):
            most = face.get(key, 0)
            pieces[cell] = [rng.below(most + 1), most, 0][filling if rng.below(3) else rng.below(3)]
    seat.events = some(rng, KINDS["event"], rng.below(8))
    seat.soil = rng.below(25)
    seat.hand = [0] * rng.below(35)
    seat.compost = [0] * rng.below(35)
    return seat


def laid(position: EarthPosition, seat: Seat, number: int) -> None:
    """The same before a seat of the engine."""

    def by_name(cells: dict[Any, Any]) -> dict[str, Any]:
        return {"abcdefg"[x] + str(y + 1): value for (x, y), value in cells.items()}

    lay(
        position,
        {name: face["number"] for name, face in by_name(seat.tableau).items()},  # type: ignore[misc]
        number,
        by_name(seat.sprouts),
        by_name(seat.growth),
        tuple(event["number"] for event in seat.events),
        seat.island["name"],
        seat.climate["name"],
        soil=seat.soil,
        hand_count=len(seat.hand),
        compost_count=len(seat.compost),
    )


def test_all_objectives_terrains_and_points_agree_on_random_tableaus() -> None:
    met: set[str] = set()
    for number in range(250 if COMPILED else 12):
        rng = Rng(f"tableau {number}")
        seats = [random_seat(rng), random_seat(rng)]
        position = table()
        for at, seat in enumerate(seats):
            laid(position, seat, at)
        for face in KINDS["fauna"]:
            holds = claimed(seats[0], face["objective"])
            assert fauna_holds(position, 0, FACTS.face_of_name[face["name"]]) == holds, f"{number}: {face['name']}"
            met |= {face["name"]} if holds else set()
        for face in KINDS["ecosystem"]:
            position.ecosystem[0] = FACTS.face_of_name[face["name"]]
            pays = ecosystem(seats[0], face["objective"])
            assert points("ecosystems", position) == pays, f"{number}: {face['name']}"
            met |= {face["name"]} if pays else set()
        position.ecosystem[0] = 0
        assert position.breakdown(0) == points_of(seats, seats[0], []), number
        for face in KINDS["terrain"] if seats[0].tableau else []:
            met |= terrain_agrees(position, seats, face, rng)
    unmet = {face["name"] for kind in ("fauna", "ecosystem", "terrain") for face in KINDS[kind] if scores(face)} - met
    assert not unmet or not COMPILED, f"never met: {sorted(unmet)}"


def scores(face: dict[str, Any]) -> bool:
    return "objective" in face or any("score" in ability for ability in face["abilities"])


def terrain_agrees(position: EarthPosition, seats: list[Seat], face: dict[str, Any], rng: Rng) -> set[str]:
    """Puts a terrain in the place of some card of the first seat, compares all points, and gives its name if it pays."""
    seat = seats[0]
    cells = sorted(seat.tableau)
    cell = cells[rng.below(len(cells))]
    before = (seat.tableau[cell], seat.sprouts[cell], seat.growth[cell])
    seat.tableau[cell], seat.sprouts[cell], seat.growth[cell] = face, 0, 0
    laid(position, seat, 0)
    assert position.breakdown(0) == points_of(seats, seat, []), f"{face['name']} on {cell}"
    paid = sum(terrain(seats, seat, cell, ability["score"]) for ability in face["abilities"] if "score" in ability)
    seat.tableau[cell], seat.sprouts[cell], seat.growth[cell] = before
    return {face["name"]} if paid else set()
