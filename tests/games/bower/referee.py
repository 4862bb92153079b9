"""A second, slow reading of the rules: plain dictionaries, names only, nothing shared with the engine.

It replays a record move by move and says which moves are legal and how many eggs there are."""

from __future__ import annotations

import json
from typing import Any

Cell = tuple[str, int]
UNFAIR = {"token_x", "gift", "double_turn", "discard"}
LOOSE = ("token_white_feather", "token_white_flower", "token_shells")


def name(cell: Cell) -> str:
    return f"{cell[0]}{cell[1]}"


def step(cell: Cell, right: int, down: int) -> Cell:
    return chr(ord(cell[0]) + right), cell[1] + down


def beside(cell: Cell) -> list[Cell]:
    return [step(cell, *way) for way in ((1, 0), (-1, 0), (0, 1), (0, -1))]


class Nest:
    def __init__(self, rows: int) -> None:
        self.grid = [(column, row) for column in "abcdef" for row in range(1, rows + 1)]
        self.terrain: dict[Cell, str] = {}
        self.objects: dict[Cell, list[str]] = {}
        self.branch: tuple[Cell, Cell] | None = None

    def pairs(self, cells: Any) -> list[tuple[Cell, Cell]]:
        return [(cell, other) for cell in cells for other in beside(cell) if other in cells]

    def places(self) -> list[tuple[Cell, Cell]]:
        free = {cell for cell in self.grid if cell not in self.terrain}
        near = {cell for cell in free if cell[1] == 1 or any(other in self.terrain for other in beside(cell))}
        return [pair for pair in self.pairs(free) if near & set(pair)]

    def groups(self, terrain: str) -> list[set[Cell]]:
        left = {cell for cell, ground in self.terrain.items() if ground == terrain}
        found = []
        while left:
            todo, group = [left.pop()], set()
            while todo:
                cell = todo.pop()
                group.add(cell)
                near = set(beside(cell))
                if self.branch and cell in self.branch:
                    near |= set(self.branch)
                todo += near & left
                left -= near
            found.append(group)
        return found

    def count(self, cells: Any, *kinds: str) -> int:
        return sum(self.objects[cell].count(kind) for cell in cells if cell in self.objects for kind in kinds)

    def column(self, letter: str) -> list[Cell]:
        return [cell for cell in self.grid if cell[0] == letter]

    def shells(self, cells: Any) -> int:
        return self.count(cells, "shell")

    def lay(self, tile: list[list[str]], cells: tuple[Cell, Cell]) -> None:
        for cell, (terrain, *objects) in zip(cells, tile, strict=True):
            self.terrain[cell] = terrain
            self.objects[cell] = list(objects)


def spell(tile: list[list[str]] | None, pair: tuple[Cell, Cell]) -> list[str] | None:
    """The names of two cells, or nothing for the one of two equal ways that is not written."""
    first, second = pair
    same = tile is None or (tile[0][0], sorted(tile[0][1:])) == (tile[1][0], sorted(tile[1][1:]))
    return None if same and (first[1], first[0]) > (second[1], second[0]) else [name(first), name(second)]


def cell_of(text: str) -> Cell:
    return text[0], int(text[1:])


class Referee:
    def __init__(self, record: dict[str, Any], tiles: dict[str, list[list[str]]]) -> None:
        options, setup = record["options"], record["setup"]
        self.advanced = options["mode"] == "advanced"
        self.limit = 15 if self.advanced else 12
        self.tiles = tiles
        self.goals: list[str] = setup["goals"]
        self.stack, self.bonus = list(setup["nest"]), list(setup["bonus"])
        self.display = [self.stack.pop(0) for _ in range(3)]
        self.nests = [Nest(5 if self.advanced else 4) for _ in (0, 1)]
        self.hands: list[list[str]] = [[], []]
        self.ornaments: list[list[str]] = [[], []]
        self.turns, self.seat, self.due = [0, 0], 0, "draft"
        self.discards: list[str] = []
        self.drawn: list[str] = []
        self.kept = self.cover = ""
        self.given: list[str] = ["", ""]
        self.queue: list[int] = []  # whose turns follow by a double turn

    def actor(self) -> int:
        return 1 - self.seat if self.due == "drop" else self.seat

    def legal(self) -> list[str]:
        found: list[dict[str, Any]] = []
        me = self.nests[self.seat]
        if self.due in ("draft", "take"):
            found = [{"action": "take", "tile": tile} for tile in self.display]
        elif self.due == "place":
            hand = [self.given[self.seat]] if self.given[self.seat] else set(self.hands[self.seat])
            for tile in hand:
                for pair in me.places():
                    cells = spell(self.tiles[tile], pair)
                    found += [{"action": "place", "tile": tile, "cells": cells}] if cells else []
            found = found or [{"action": "pass"}]
        elif self.due == "keep":
            found = [{"action": "keep", "bonus": kind} for kind in set(self.bonus if self.advanced else self.drawn)]
        elif self.due == "use":
            found = [{"action": "use"}, {"action": "decline"}]
        elif self.due == "peek":
            found = [{"action": "peek", "column": column} for column in ("bdf", "ace")[self.seat]]
        elif self.due == "cross":
            found = self.crosses()
        elif self.due == "attach":
            found = [{"action": "attach", "cell": name(cell)} for cell in me.terrain]
        elif self.due == "branch":
            found = [{"action": "branch", "cells": spell(None, span)} for span in self.spans() if spell(None, span)]
        elif self.due == "cover":
            ways = [spell(self.tiles[self.cover], pair) for pair in me.pairs(set(me.terrain))]
            found = [{"action": "cover", "cells": cells} for cells in ways if cells]
        elif self.due == "gift":
            found = [{"action": "gift", "tile": tile} for tile in self.display]
        elif self.due == "drop":
            found = [{"action": "drop", "tile": tile} for tile in set(self.hands[1 - self.seat])]
        return sorted(json.dumps({"seat": self.actor(), **move}, sort_keys=True) for move in found)

    def crosses(self) -> list[dict[str, Any]]:
        seen = {(nest, cell, thing) for nest in (0, 1) for cell, things in self.nests[nest].objects.items() for thing in things}
        return [
            {"action": "cross", "nest": nest, "cell": name(cell), "object": thing}
            for nest, cell, thing in seen
            if "feather" in thing or "flower" in thing
        ]

    def spans(self) -> list[tuple[Cell, Cell]]:
        built = self.nests[self.seat].terrain
        return [(cell, end) for cell in built for end in (step(cell, 2, 0), step(cell, 0, 2)) if end in built]

    # ------------------------------------------------------------------ moves

    def play(self, move: dict[str, Any]) -> None:
        self.chance = [list(order) for order in move.get("chance", [])]
        getattr(self, "do_" + move["action"])(move)
        assert not self.chance, "an order without a shuffle"

    def refill(self, tile: str) -> None:
        self.display.remove(tile)
        if self.stack and self.due != "draft":
            self.display.append(self.stack.pop(0))

    def do_take(self, move: dict[str, Any]) -> None:
        self.refill(move["tile"])
        self.hands[self.seat].append(move["tile"])
        if self.due == "take":
            self.due = "place"
        elif self.seat == 0:
            self.seat = 1
        else:
            self.display += [self.stack.pop(0), self.stack.pop(0)]
            self.seat, self.due = 0, "take"

    def do_place(self, move: dict[str, Any]) -> None:
        nest = self.nests[self.seat]
        cells = (cell_of(move["cells"][0]), cell_of(move["cells"][1]))
        columns = {cell[0] for cell in cells}
        few = {column for column in columns if nest.count(nest.column(column), "gem") < 3}
        before = [group for terrain in ("straw", "moss", "gravel") for group in nest.groups(terrain)]
        nest.lay(self.tiles[move["tile"]], cells)
        self.hands[self.seat].remove(move["tile"])
        third = any(nest.count(nest.column(column), "gem") >= 3 for column in few)
        for group in (group for terrain in ("straw", "moss", "gravel") for group in nest.groups(terrain)):
            joined = [old for old in before if old <= group]
            if group & set(cells) and nest.count(group, "gem") >= 3 and all(nest.count(old, "gem") < 3 for old in joined):
                third = True
        if (third and self.advanced and self.bonus) or (third and not self.advanced and self.draw()):
            self.due = "keep"
        else:
            self.end()

    def draw(self) -> bool:
        while len(self.drawn) < 3 and (self.bonus or self.discards):
            if not self.bonus:
                order = self.chance.pop(0)
                assert sorted(order) == sorted(self.discards)
                self.bonus, self.discards = order, []
            self.drawn.append(self.bonus.pop(0))
        return bool(self.drawn)

    def do_pass(self, move: dict[str, Any]) -> None:
        self.end()

    def do_keep(self, move: dict[str, Any]) -> None:
        self.kept, self.due = move["bonus"], "use"
        (self.bonus if self.advanced else self.drawn).remove(self.kept)
        self.discards += self.drawn
        self.drawn = []

    def do_decline(self, move: dict[str, Any]) -> None:
        self.end()

    def do_use(self, move: dict[str, Any]) -> None:
        kind, other = self.kept, 1 - self.seat
        self.due = ""
        if kind.startswith("nest"):
            self.hands[self.seat].append(kind)
        elif kind.startswith("ornament"):
            self.ornaments[self.seat].append(kind[9:])
        elif kind == "scout_opponent_goal":
            self.due = "peek"
        elif kind == "token_x" and self.crosses():
            self.due = "cross"
        elif kind in LOOSE:
            self.due = "attach"
        elif kind == "token_branch" and self.spans():
            self.due = "branch"
        elif kind == "cover" and self.stack:
            self.cover, self.due = self.stack.pop(0), "cover"
        elif kind == "gift" and self.turns[other] < self.limit:
            self.due = "gift"
        elif kind == "double_turn" and self.turns[other] < self.limit - 1:
            self.queue = [other, other]
        elif kind == "discard" and self.hands[other]:
            self.due = "drop"
        if not self.due:
            self.end()

    def do_peek(self, move: dict[str, Any]) -> None:
        self.end()

    def do_cross(self, move: dict[str, Any]) -> None:
        self.nests[move["nest"]].objects[cell_of(move["cell"])].remove(move["object"])
        self.end()

    def do_attach(self, move: dict[str, Any]) -> None:
        things = {"token_shells": ["shell", "shell"], "token_white_feather": ["white_feather"], "token_white_flower": ["white_flower"]}
        self.nests[self.seat].objects[cell_of(move["cell"])] += things[self.kept]
        self.end()

    def do_branch(self, move: dict[str, Any]) -> None:
        self.nests[self.seat].branch = (cell_of(move["cells"][0]), cell_of(move["cells"][1]))
        self.end()

    def do_cover(self, move: dict[str, Any]) -> None:
        nest = self.nests[self.seat]
        cells = (cell_of(move["cells"][0]), cell_of(move["cells"][1]))
        nest.lay(self.tiles[self.cover], cells)
        if nest.branch:
            (first, row), (last, foot) = nest.branch
            middle = (chr((ord(first) + ord(last)) // 2), (row + foot) // 2)
            if set(cells) & {*nest.branch, middle}:
                nest.branch = None
        self.end()

    def do_gift(self, move: dict[str, Any]) -> None:
        self.refill(move["tile"])
        self.hands[1 - self.seat].append(move["tile"])
        self.given[1 - self.seat] = move["tile"]
        self.end()

    def do_drop(self, move: dict[str, Any]) -> None:
        self.hands[1 - self.seat].remove(move["tile"])
        if self.given[1 - self.seat] == move["tile"]:
            self.given[1 - self.seat] = ""
        self.end()

    def end(self) -> None:
        self.turns[self.seat] += 1
        self.given[self.seat] = ""
        self.seat = self.queue.pop(0) if self.queue else 1 - self.seat
        if self.turns[self.seat] == self.limit:
            self.seat = 1 - self.seat
        self.due = "place" if self.given[self.seat] else "take"
        if self.turns == [self.limit, self.limit]:
            self.due = "over"

    # ------------------------------------------------------------------ eggs

    def better(self, numbers: list[int], cells: list[Any]) -> int | None:
        if numbers[0] != numbers[1]:
            return int(numbers[1] > numbers[0])
        if numbers[0] == 0:
            return None
        worth = [nest.shells(where) + 100 * nest.count(where, "coloured_shells") for nest, where in zip(self.nests, cells, strict=True)]
        return None if worth[0] == worth[1] else int(worth[1] > worth[0])

    def breakdown(self) -> list[dict[str, int]]:
        eggs = [{"groups": 0, "columns": 0, "ornaments": 0} for _ in (0, 1)]
        for terrain in ("straw", "moss", "gravel"):
            best = []
            for nest in self.nests:
                worth = [(len(g), nest.count(g, "coloured_shells"), nest.shells(g), sorted(g)) for g in nest.groups(terrain)]
                best.append(max(worth, default=(0, 0, 0, [])))
            winner = self.better([group[0] for group in best], [group[3] for group in best])
            if winner is not None:
                eggs[winner]["groups"] += 1
        for letter, goal in zip("abcdef", self.goals, strict=True):
            kind, colour = goal.split("_")
            kinds = [f"{kind}_{c}" for c in ("yellow", "purple", "red") if colour in (c, "any")] + [f"white_{kind}"]
            numbers = [nest.count(nest.column(letter), *kinds) for nest in self.nests]
            winner = self.better(numbers, [nest.column(letter) for nest in self.nests])
            if winner is not None:
                eggs[winner]["columns"] += 2 if sorted(numbers) == [0, 1] else 1
        for seat in (0, 1):
            me, you = self.nests[seat], self.nests[1 - seat]
            for colour in self.ornaments[seat]:
                if colour == "shells":
                    won = me.count(me.grid, "coloured_shells") or (
                        me.shells(me.grid) > you.shells(you.grid) and not you.count(you.grid, "coloured_shells")
                    )
                else:
                    kinds = [f"feather_{colour}", f"flower_{colour}"]
                    won = me.count(me.grid, *kinds) > you.count(you.grid, *kinds)
                eggs[seat]["ornaments"] += 1 if won else 0
        return eggs

    def ranks(self) -> list[int]:
        keys = [
            (sum(eggs.values()), nest.count(nest.grid, "coloured_shells"), nest.shells(nest.grid))
            for eggs, nest in zip(self.breakdown(), self.nests, strict=True)
        ]
        return [1 + (keys[1] > keys[0]), 1 + (keys[0] > keys[1])]
