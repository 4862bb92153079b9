"""What the referee counts: which cards an objective means, what lines and paths hold, and every seat's points.

A tableau is a dictionary from (column, row) to a face; the pieces on it are two more.  Everything is searched through.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from typing import Any

Face = dict[str, Any]
Cell = tuple[int, int]
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))
CORNERS = ((1, 1), (1, -1), (-1, 1), (-1, -1))
TYPES = {"tree", "bush", "herb", "mushroom"}
STACKS = ((5, 7), (4, 6), (3, 5), (2, 4), (1, 3))


class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.island: Face = {}
        self.climate: Face = {}
        self.ecosystem: Face = {}
        self.soil = 0
        self.hand: list[int] = []
        self.compost: list[int] = []  # the top card is the last
        self.events: list[Face] = []
        self.tableau: dict[Cell, Face] = {}
        self.sprouts: dict[Cell, int] = {}
        self.growth: dict[Cell, int] = {}
        self.fauna: dict[str, int] = {}  # the points of each claimed fauna
        self.bonus = 0

    def board(self) -> list[Face]:
        return [self.island, self.climate]

    def flora(self) -> list[Cell]:
        return [cell for cell, face in self.tableau.items() if face["type"] == "flora"]

    def cards(self) -> list[tuple[Face, int, int]]:
        """Every card of the tableau with its sprouts and its growth."""
        return [(face, self.sprouts.get(cell, 0), self.growth.get(cell, 0)) for cell, face in self.tableau.items()]


def types(face: Face) -> set[str]:
    kind = face.get("flora_type")
    return set() if kind is None else set(TYPES) if kind == "any" else {kind}


def colors(face: Face) -> set[str]:
    found = {ability["color"] for ability in face["abilities"]}
    return found | {"red", "yellow", "blue"} if "multicolor" in found else found


def vp(face: Face) -> int:
    return int(face["base_vp"])


# What a condition may say, asked of a card with its sprouts and its growth.
TRAITS: dict[str, Callable[[Face, int, int, Any], bool]] = {
    "flora": lambda face, _s, _g, _: face["type"] == "flora",
    "type": lambda face, _s, _g, kind: face["type"] == kind,
    "flora_type": lambda face, _s, _g, kind: kind in types(face),
    "habitat": lambda face, _s, _g, habitat: habitat in face["habitats"],
    "habitats_min": lambda face, _s, _g, n: len(face["habitats"]) >= n,
    "habitats_max": lambda face, _s, _g, n: len(face["habitats"]) <= n,
    "ability_color": lambda face, _s, _g, color: color in colors(face),
    "abilities": lambda face, _s, _g, n: len(face["abilities"]) == n,
    "arrows": lambda face, _s, _g, _: any("arrows" in ability for ability in face["abilities"]),
    "base_vp_min": lambda face, _s, _g, n: vp(face) >= n,
    "base_vp_max": lambda face, _s, _g, n: vp(face) <= n,
    "base_vp_parity": lambda face, _s, _g, parity: vp(face) % 2 == (parity == "odd"),
    "cost_min": lambda face, _s, _g, n: "cost" in face and face["cost"] >= n,
    "cost_max": lambda face, _s, _g, n: "cost" in face and face["cost"] <= n,
    "name_tag": lambda face, _s, _g, tag: tag in face.get("name_tags", []),
    "sprout_spaces_exact": lambda face, _s, _g, n: face["sprouts"] == n,
    "sprout_spaces_max": lambda face, _s, _g, n: face["sprouts"] <= n,
    "growth_max_min": lambda face, _s, _g, n: face["growth_max"] >= n,
    "growth_max_max": lambda face, _s, _g, n: face["growth_max"] <= n,
    "canopy_vp_min": lambda face, _s, _g, n: face.get("canopy_vp", 0) >= n,
    "canopy_vp_max": lambda face, _s, _g, n: face.get("canopy_vp", 0) <= n,
    "sprouts_min": lambda _f, sprouts, _g, n: sprouts >= n,
    "growth_min": lambda _f, _s, growth, n: growth >= n,
    "sprouts_full": lambda face, sprouts, _g, _: 0 < face["sprouts"] == sprouts,
    "canopy_complete": lambda face, _s, growth, _: 0 < face["growth_max"] == growth,
    "all_full": lambda face, sprouts, growth, _: face["sprouts"] == sprouts and face["growth_max"] == growth,
    "no_pieces": lambda _f, sprouts, growth, _: sprouts == growth == 0,
}


def fits(face: Face, sprouts: int, growth: int, match: dict[str, Any]) -> bool:
    """Does a card meet every line of a condition, in their order: first, that it is a flora?"""
    return all(TRAITS[key](face, sprouts, growth, wanted) for key, wanted in match.items())


def count(seat: Seat, goal: dict[str, Any]) -> int:
    cards = seat.cards() + ([(face, 0, 0) for face in seat.board()] if goal.get("include_board") else [])
    return sum(fits(face, sprouts, growth, goal["match"]) for face, sprouts, growth in cards)


def sets(seat: Seat) -> int:
    """Sets of a red, a yellow and a blue card, a terrain and an event, all different cards."""
    terrains = sum(face["type"] == "terrain" for face in seat.tableau.values())
    some = [colors(face) & {"red", "yellow", "blue"} for face in [*seat.tableau.values(), *seat.board()]]
    number = min(terrains, len(seat.events))
    # Each color needs that many cards, and so does each group of colors together (Hall).
    groups = [set(group) for n in (1, 2, 3) for group in combinations(("red", "yellow", "blue"), n)]
    while any(sum(bool(card & group) for card in some) < number * len(group) for group in groups):
        number -= 1
    return number


def lines(seat: Seat, line: str) -> list[list[Cell]]:
    """The complete rows or columns."""
    axis = 1 if line == "row" else 0
    groups = [[cell for cell in seat.tableau if cell[axis] == at] for at in range(7)]
    return [group for group in groups if len(group) == 4]


def attributes(seat: Seat, cell: Cell, attribute: str) -> set[Any]:
    """What a card may stand for in a line."""
    face = seat.tableau[cell]
    if attribute == "ability_color":
        return colors(face) - {"multicolor"}
    if attribute == "habitat":
        return set(face["habitats"])
    if attribute == "card_type":
        return types(face) or {"terrain"}
    if attribute == "base_vp":
        return {face["base_vp"]}
    return {(seat.sprouts if attribute == "sprout_count" else seat.growth).get(cell, 0)}


def line_holds(seat: Seat, cells: list[Cell], goal: dict[str, Any]) -> bool:
    choices = [attributes(seat, cell, goal["attribute"]) for cell in cells]
    if goal["rule"] == "same":
        return bool(set.intersection(*choices))
    return any(len(set(chosen)) == 4 for chosen in product(*choices))


def longest(cells: set[Cell], steps: tuple[Cell, ...], through: Cell | None = None) -> int:
    """How many cells the longest path has that takes none twice (and passes through that one)."""
    best = 0

    def walk(path: list[Cell]) -> None:
        nonlocal best
        if through is None or through in path:
            best = max(best, len(path))
        for dx, dy in steps:
            after = (path[-1][0] + dx, path[-1][1] + dy)
            if after in cells and after not in path:
                walk([*path, after])

    for start in cells:
        walk([start])
    return best


def has_diagonals(seat: Seat) -> bool:
    """Both, in the frame of four columns and four rows that the cards have fixed."""
    if not seat.tableau:
        return False
    left, top = (min(cell[axis] for cell in seat.tableau) for axis in (0, 1))
    return all((left + i, top + j) in seat.tableau for i in range(4) for j in (i, 3 - i))


def claimed(seat: Seat, goal: dict[str, Any]) -> bool:
    """Is the condition of a fauna met?"""
    kind = goal["kind"]
    if kind == "count_cards":
        has = count(seat, goal)
    elif kind == "sets_rybte":
        has = sets(seat)
    elif kind == "full_diagonals":
        has = 2 * has_diagonals(seat)
    elif kind in ("full_rows", "full_columns"):
        has = len(lines(seat, kind[5:-1]))
    else:
        has = {"soil": seat.soil, "hand": len(seat.hand), "compost": len(seat.compost), "events_played": len(seat.events)}[kind]
    return bool(has >= goal["need"])


def ecosystem(seat: Seat, goal: dict[str, Any]) -> int:
    kind = goal["kind"]
    if kind == "total_type_table":
        trees = sum(goal["flora_type"] in types(face) for face in seat.tableau.values())
        return int(goal["table"][min(trees, len(goal["table"])) - 1]) if trees else 0
    if kind == "longest_diagonal_path_type":
        cells = {cell for cell, face in seat.tableau.items() if goal["flora_type"] in types(face)}
        return int(goal["vp"] * min(longest(cells, CORNERS), goal["max_cards"]))
    if kind == "per_full_line":
        return int(goal["vp"] * sum(line_holds(seat, line, goal) for line in lines(seat, goal["line"])))
    if kind == "per_set_rybte":
        return int(goal["vp"] * sets(seat))
    if kind == "per_n_cards":
        has = count(seat, goal)
    else:
        has = {
            "per_soil": seat.soil,
            "per_n_hand": len(seat.hand),
            "per_n_compost": len(seat.compost),
            "per_n_events": len(seat.events),
            "per_n_sprouts": sum(seat.sprouts.values()),
            "per_n_growth": sum(seat.growth.values()),
        }[kind]
    return min(goal["vp"] * (has // goal["n"]), goal.get("cap", 1000))


def terrain(seats: list[Seat], seat: Seat, cell: Cell, score: dict[str, Any]) -> int:
    """What a terrain pays at the end."""
    kind = score["kind"]
    x, y = cell
    if kind == "per_type_in_area":
        steps = {"orthogonal": SIDES, "diagonal": CORNERS}.get(score["area"], ())
        where = {(x + dx, y + dy) for dx, dy in steps}
        if score["area"] == "row":
            where = {(i, y) for i in range(7)}
        elif score["area"] == "column":
            where = {(x, i) for i in range(7)}
        has = sum(score["flora_type"] in types(face) for at, face in seat.tableau.items() if at in where)
    elif kind == "longest_path_habitat":
        cells = {at for at, face in seat.tableau.items() if score["habitat"] in face["habitats"]}
        has = longest(cells, SIDES, cell)
    elif kind == "per_empty_orthogonal":
        has = sum((x + dx, y + dy) not in seat.tableau for dx, dy in SIDES)
    elif kind in ("max_player_habitat", "max_player_color"):
        match = {key: score[key] for key in ("habitat", "ability_color") if key in score}
        has = max(count(other, {"match": match, "include_board": True}) for other in seats)
    elif kind == "per_flora_pieces_min":
        pieces = seat.sprouts if score["piece"] == "sprout" else seat.growth
        has = sum(number >= score["min"] for number in pieces.values())
    elif kind == "per_terrain":
        has = sum(face["type"] == "terrain" for face in seat.tableau.values())
    elif kind in ("per_soil", "per_hand_card", "per_compost_card"):
        has = {"per_soil": seat.soil, "per_hand_card": len(seat.hand), "per_compost_card": len(seat.compost)}[kind]
    else:
        limit = "max" if kind.endswith("max") else "min"
        name = kind.removeprefix("per_").removesuffix(f"_{limit}")
        has = count(seat, {"match": {f"{name}_{limit}": score[limit]}, "include_board": name == "base_vp"})
    return min(int(score["vp"]) * has, score.get("cap", 1000))


def points(seats: list[Seat], seat: Seat, shared: list[Face]) -> dict[str, int]:
    growth = 0
    for face, _, pieces in seat.cards():
        if pieces:
            growth += face["canopy_vp"] if pieces == face["growth_max"] else pieces
    terrains = 0
    for cell, face in seat.tableau.items():
        for ability in face["abilities"]:
            if "score" in ability:
                terrains += terrain(seats, seat, cell, ability["score"])
    goals = [face["objective"] for face in [seat.ecosystem, *shared] if face]
    return {
        "cards": sum(vp(face) for face in [*seat.tableau.values(), *seat.board()]),
        "events": sum(vp(face) for face in seat.events),
        "compost": len(seat.compost),
        "sprouts": sum(seat.sprouts.values()),
        "growth": growth,
        "terrains": terrains,
        "ecosystems": sum(ecosystem(seat, goal) for goal in goals),
        "fauna": sum(seat.fauna.values()),
        "bonus": seat.bonus,
    }


def tie_break(seat: Seat) -> tuple[int, ...]:
    return (seat.soil, len(seat.hand), sum(seat.growth.values()), sum(seat.sprouts.values()), len(seat.compost))


def stacks(pieces: int) -> int:
    """Gaia's growth: stacks of 5, 4, 3, 2, 1, over and over; a finished one is worth two more."""
    worth, at = 0, 0
    while pieces >= STACKS[at][0]:
        pieces -= STACKS[at][0]
        worth += STACKS[at][1]
        at = (at + 1) % 5
    return worth + pieces
