"""A second, slow reading of the rules, sharing nothing with the engine but the cards: it knows the record's words.

It keeps stacks as lists of colours by the name of their cell, tries every habitat in every turn of six, and is compared with the
engine move by move.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import product
from typing import Any

Spot = tuple[int, int]

HEIGHTS = {"A": [5, 4, 5, 4, 5], "B": [4, 3, 4, 3, 4, 3, 4]}
AROUND: dict[str, Spot] = {"N": (0, -1), "NE": (1, -1), "SE": (1, 0), "S": (0, 1), "SW": (-1, 1), "NW": (-1, 0)}
MAY_LIE_ON = {
    (): {"blue", "yellow", "gray", "brown", "green", "red"},
    ("gray",): {"gray", "red"},
    ("gray", "gray"): {"gray"},
    ("brown",): {"brown", "green", "red"},
    ("brown", "brown"): {"green"},
    ("red",): {"red"},
}
READS = {
    ("blue",): "water",
    ("yellow",): "field",
    ("gray",): "mountain1",
    ("gray", "gray"): "mountain2",
    ("gray", "gray", "gray"): "mountain3",
    ("green",): "tree1",
    ("brown", "green"): "tree2",
    ("brown", "brown", "green"): "tree3",
    ("brown", "red"): "building",
    ("gray", "red"): "building",
    ("red", "red"): "building",
}
HEIGHT_POINTS = {1: 1, 2: 3, 3: 7}
RIVER = [0, 0, 2, 5, 8, 11, 15]
SUNS = [40, 70, 90, 110, 130, 140, 150, 160]


def spots(side: str) -> dict[str, Spot]:
    """Where each cell lies: columns to the right, rows downwards, slanting."""
    return {f"{'abcdefg'[c]}{w + 1}": (c, w - c // 2) for c, height in enumerate(HEIGHTS[side]) for w in range(height)}


def cards() -> dict[int, dict[str, Any]]:
    """Every card: what its habitat demands where, and its numbers."""
    folder = files("hedgerow.games.harmonies")
    found = {}
    for name, kind in (("animals.toml", "animal"), ("spirits.toml", "spirit")):
        for card in tomllib.loads((folder / name).read_text("utf-8"))[kind]:
            demand = []
            for part in card["habitat"].split(", "):
                what, *steps = part.split()
                way = [AROUND[step] for step in steps if step != "here"]
                demand.append(((sum(q for q, _ in way), sum(r for _, r in way)), what))
            found[card["id"]] = {**card, "demand": demand, "here": demand[0][1]}
    return found


CARDS = cards()


def turned(spot: Spot, times: int) -> Spot:
    q, r = spot
    for _ in range(times):
        q, r = -r, q + r
    return q, r


class Referee:
    def __init__(self, players: int, side: str, spirits: bool, setup: dict[str, Any]) -> None:
        self.players, self.side, self.with_spirits = players, side, spirits
        self.where = spots(side)
        self.cell_at = {spot: cell for cell, spot in self.where.items()}
        self.bag = list(setup["bag"])
        self.deck = list(setup["deck"])
        self.dealt = setup["spirits"]
        count = 3 if players == 1 else 5
        self.row = [self.deck.pop(0) for _ in range(count)]
        self.center = {space: [self.bag.pop(0) for _ in range(3)] for space in range(1, count + 1)}
        self.stacks: list[dict[str, list[str]]] = [{cell: [] for cell in self.where} for _ in range(players)]
        self.cubes: list[set[str]] = [set() for _ in range(players)]
        self.cards: list[dict[int, int]] = [{} for _ in range(players)]  # by card: cubes placed
        self.spirit: list[int | None] = [None] * players
        self.seat: int | None = 0
        self.last_round = False
        self.begin()

    def begin(self) -> None:
        self.held: list[str] | None = None  # None: nothing taken yet
        self.emptied: int | None = None
        self.drafted = self.culled = False

    # ------------------------------------------------------------------ legal moves

    def legal(self) -> list[dict[str, Any]]:
        seat = self.seat
        if seat is None:
            return []
        if self.with_spirits and self.spirit[seat] is None:
            return [{"action": "choose", "spirit": spirit} for spirit in self.dealt[seat]]
        if self.culled:
            return [{"action": "finish"}]
        moves: list[dict[str, Any]] = []
        if self.held is None:
            moves += [{"action": "take", "space": space} for space in self.center]
        for color, cell in product(set(self.held or []), self.where):
            if cell not in self.cubes[seat] and color in MAY_LIE_ON.get(tuple(self.stacks[seat][cell]), set()):
                moves.append({"action": "place", "color": color, "cell": cell})
        if not self.drafted and len(self.waiting(seat)) < 4:
            moves += [{"action": "draft", "card": card} for card in self.row]
        for card, cell in product(self.waiting(seat), self.where):
            if cell not in self.cubes[seat] and self.lives(seat, card, cell):
                moves.append({"action": "settle", "card": card, "cell": cell})
        if self.held == []:
            if self.players == 1 and not self.drafted:
                moves += [{"action": "cull", "card": card} for card in self.row]
            moves.append({"action": "finish"})
        return moves

    def waiting(self, seat: int) -> list[int]:
        """The cards above the board that still have a cube."""
        return [card for card, placed in self.cards[seat].items() if placed < self.slots(card)]

    def slots(self, card: int) -> int:
        return len(CARDS[card].get("ladder", [0]))

    def lives(self, seat: int, card: int, cell: str) -> bool:
        """Is the habitat of this card there, with its cube on this cell?"""
        if READS.get(tuple(self.stacks[seat][cell])) != CARDS[card]["here"]:
            return False
        q, r = self.where[cell]
        for times in range(6):
            around = [(turned(spot, times), what) for spot, what in CARDS[card]["demand"]]
            if all(self.reads(seat, (q + dq, r + dr)) == what for (dq, dr), what in around):
                return True
        return False

    def reads(self, seat: int, spot: Spot) -> str | None:
        cell = self.cell_at.get(spot)
        return READS.get(tuple(self.stacks[seat][cell])) if cell else None

    # ------------------------------------------------------------------ moves

    def make(self, move: dict[str, Any]) -> None:
        seat = self.seat
        assert seat is not None
        match move["action"]:
            case "choose":
                self.spirit[seat] = move["spirit"]
                self.cards[seat][move["spirit"]] = 0
            case "take":
                self.emptied = move["space"]
                self.held = self.center.pop(move["space"])
            case "place":
                assert self.held
                self.held.remove(move["color"])
                self.stacks[seat][move["cell"]].append(move["color"])
            case "draft":
                self.row.remove(move["card"])
                self.cards[seat][move["card"]] = 0
                self.drafted = True
            case "settle":
                self.cards[seat][move["card"]] += 1
                self.cubes[seat].add(move["cell"])
            case "cull":
                self.row.remove(move["card"])
                self.culled = True
            case "finish":
                self.finish(seat)

    def finish(self, seat: int) -> None:
        full = sum(not stack for stack in self.stacks[seat].values()) <= 2
        if self.players == 1:
            empty = len(self.bag) < 9
            if not empty:
                self.center = {space: [self.bag.pop(0) for _ in range(3)] for space in (1, 2, 3)}
        else:
            empty = not self.bag
            if not empty:
                assert self.emptied is not None
                self.center[self.emptied] = [self.bag.pop(0) for _ in range(3)]
        while len(self.row) < (3 if self.players == 1 else 5) and self.deck:
            self.row.append(self.deck.pop(0))
        self.last_round = self.last_round or full or empty
        self.begin()
        self.seat = (seat + 1) % self.players
        if self.last_round and self.seat == 0:
            self.seat = None

    # ------------------------------------------------------------------ points

    def beside(self, cell: str) -> list[str]:
        q, r = self.where[cell]
        return [self.cell_at[q + dq, r + dr] for dq, dr in AROUND.values() if (q + dq, r + dr) in self.cell_at]

    def groups(self, cells: set[str]) -> list[set[str]]:
        found = []
        left = set(cells)
        while left:
            group, edge = set(), [left.pop()]
            while edge:
                cell = edge.pop()
                group.add(cell)
                near = left.intersection(self.beside(cell))
                left -= near
                edge += near
            found.append(group)
        return found

    def longest_way(self, group: set[str]) -> int:
        """Over all pairs of cells, the most cells on a shortest way between them within the group."""
        longest = 0
        for start in group:
            reached, steps = {start}, 0
            edge = {start}
            while edge:
                steps += 1
                edge = {near for cell in edge for near in self.beside(cell) if near in group} - reached
                reached |= edge
            longest = max(longest, steps)
        return longest

    def breakdown(self, seat: int) -> dict[str, int]:
        reads = {cell: READS.get(tuple(stack), "") for cell, stack in self.stacks[seat].items()}
        tops = {cell: stack[-1] for cell, stack in self.stacks[seat].items() if stack}

        def of(kind: str) -> set[str]:
            return {cell for cell, read in reads.items() if read.startswith(kind)}

        mountains = [cell for cell in of("mountain") if of("mountain").intersection(self.beside(cell))]
        homes = [cell for cell in of("building") if len({tops[near] for near in self.beside(cell) if near in tops}) >= 3]
        if self.side == "A":
            length = max((self.longest_way(group) for group in self.groups(of("water"))), default=0)
            water = RIVER[length] if length <= 6 else 15 + 4 * (length - 6)
        else:
            water = 5 * len(self.groups(set(self.where) - of("water")))
        animals = 0
        for card, placed in self.cards[seat].items():
            if card != self.spirit[seat] and placed:
                animals += CARDS[card]["ladder"][placed - 1]
        return {
            "trees": sum(HEIGHT_POINTS[int(reads[cell][-1])] for cell in of("tree")),
            "mountains": sum(HEIGHT_POINTS[int(reads[cell][-1])] for cell in mountains),
            "fields": 5 * sum(len(group) >= 2 for group in self.groups(of("field"))),
            "buildings": 5 * len(homes),
            "water": water,
            "animals": animals,
            "spirit": self.spirit_points(seat, reads),
        }

    def spirit_points(self, seat: int, reads: dict[str, str]) -> int:
        spirit = self.spirit[seat]
        if spirit is None or not self.cards[seat][spirit]:
            return 0
        *how, kind = CARDS[spirit]["scores"].split()
        cells = {cell for cell, read in reads.items() if read.startswith(kind)}
        if how == ["group", "of"]:
            sizes = [len(group) for group in self.groups(cells)]
        else:
            sizes = [len(self.stacks[seat][cell]) for cell in cells]
        total = 0
        for size in sizes:
            for key, points in CARDS[spirit]["points"].items():
                least = int(key.rstrip("+"))
                total += points if size == least or (size > least and key.endswith("+")) else 0
        return total

    def result(self) -> dict[str, Any]:
        parts = [self.breakdown(seat) for seat in range(self.players)]
        scores = [sum(part.values()) for part in parts]
        cubes = [sum(n for card, n in cards.items() if card != self.spirit[seat]) for seat, cards in enumerate(self.cards)]
        order = list(zip(scores, cubes, strict=True))
        result: dict[str, Any] = {"scores": scores, "ranks": [1 + sum(o > mine for o in order) for mine in order], "breakdown": parts}
        if self.players == 1:
            bonus = 1 if self.side == "A" else 0
            bonus += 2 if self.spirit[0] is None else CARDS[self.spirit[0]]["suns"]
            result["suns"] = sum(scores[0] >= least for least in SUNS) + bonus
        return result
