"""A second, slow reading of the rules, sharing nothing with the engine: it knows the printed board and the record's words.

It keeps what lies where in dictionaries, goes through every possibility, and is compared with the engine move by move.
"""

from __future__ import annotations

from typing import Any

GRID = [
    "AbbbbBBBbbCbbbD",
    "AbEEbbbBbCCbDDD",
    "AbEEbFbbbbbbbbb",
    "bbEbbFbGGGbHHHb",
    "bbbbFFbGbbbHHHb",
    "IIIIbbbGbKbbbbb",
    "IIIbbJJbbKKbLLL",
    "bbbbJJJbKKKbLLL",
    "MMMMbbbbbbbbbbb",
    "MMMMbNbNNbOOOOb",
    "bbbbbNNNNbbbbOO",
    "bPPPbbbbbbRRbOO",
    "bPPbbQQQQbRRbbb",
    "bPPbQQQQQbRRRRb",
    "bPPbbbbbQbbbbRb",
]
COLUMNS = "abcdefghijklmno"
CELLS = {f"{COLUMNS[x]}{y + 1}": GRID[y][x] for y in range(15) for x in range(15)}
BROOK = [cell for cell, kind in CELLS.items() if kind == "b"]
START = {"c1", "f2", "j1", "m1"}
CLOUDS = {"n5": 1, "b7": 1, "o12": 2, "g14": 2}
ANIMALS = ["butterfly", "snail", "owl", "squirrel", "salamander", "badger", "bat", "turtle", "frog", "hedgehog"]
VALUE = {"turf": 1, "bush": 2, "pine": 3, "oak": 4}
SPACES = {
    2: {"own": {"turf": 9, "bush": 4, "pine": 2, "oak": 2}, "neutral": {"turf": 3, "bush": 2, "pine": 2, "oak": 2}},
    3: {"own": {"turf": 5, "bush": 3, "pine": 2, "oak": 1}, "neutral": {"turf": 2, "bush": 1, "pine": 1, "oak": 1}},
    4: {"own": {"turf": 3, "bush": 2, "pine": 1, "oak": 1}, "neutral": {"turf": 1, "bush": 1, "pine": 1, "oak": 1}},
}


def beside(cell: str) -> list[str]:
    x, y = COLUMNS.index(cell[0]), int(cell[1:])
    around = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return [f"{COLUMNS[i]}{j}" for i, j in around if 0 <= i < 15 and 1 <= j <= 15]


NEXT = {cell: beside(cell) for cell in CELLS}


class Referee:
    def __init__(self, players: int, setup: dict[str, Any]) -> None:
        self.players = players
        self.reserve = [list(dominoes) for dominoes in setup["dominoes"]]
        self.hand = [[reserve.pop(0) for _ in range(3)] for reserve in self.reserve]
        self.token = dict(setup["tokens"])
        self.taken: list[list[dict[str, int]]] = [[] for _ in range(players)]
        self.animal: dict[str, str] = {}
        self.plant: dict[str, tuple[int | str, str]] = {}  # cell: owner and type
        self.clouds_at = dict(CLOUDS)
        self.clouds = [6] * players
        self.stock = [{color: dict(kinds) for color, kinds in SPACES[players].items()} for _ in range(players)]
        self.joker = "butterfly"
        self.seat: int | None = 0
        self.due = "domino"
        self.domino_cells: list[str] = []
        self.falling = 0
        self.points = [{"start": 4 - seat, "plants": 0, "areas": 0} for seat in range(players)]

    # ------------------------------------------------------------------ legal moves

    def legal(self) -> list[dict[str, Any]]:
        seat = self.seat
        if seat is None:
            return []
        moves: list[dict[str, Any]] = []
        if self.due == "domino":
            for domino in self.hand[seat]:
                moves.append({"action": "discard", "domino": domino})
                a, b = domino.split("-")
                for first in BROOK:
                    for second in NEXT[first]:
                        if self.can_lie(a, first, b, second) and not (a == b and later(first, second)):
                            moves.append({"action": "play", "domino": domino, "cells": [first, second]})
        elif self.due == "plant":
            moves.append({"action": "skip"})
            for cell in {n for c in self.domino_cells for n in NEXT[c] if CELLS[n] != "b" and n not in self.plant}:
                for color in ("own", "neutral"):
                    for kind, count in self.stock[seat][color].items():
                        if count > 0:
                            moves.append({"action": "plant", "plant": kind, "color": color, "cell": cell})
        elif self.due == "end":
            moves.append({"action": "finish"})
            if self.clouds[seat] >= 3 and self.hand[seat]:
                moves.append({"action": "again"})
        else:
            moves.append({"action": self.due})
        if self.clouds[seat] >= 2:
            moves += [{"action": "joker", "animal": animal} for animal in ANIMALS if animal != self.joker]
        for cell, (owner, kind) in self.plant.items():
            color = "neutral" if owner == "neutral" else "own"
            if owner in (seat, "neutral") and VALUE[kind] <= self.clouds[seat] and self.has_space(seat, color, kind):
                moves.append({"action": "recover", "cell": cell})
        return moves

    def has_space(self, seat: int, color: str, kind: str) -> bool:
        return self.stock[seat][color][kind] < SPACES[self.players][color][kind]

    def can_lie(self, a: str, first: str, b: str, second: str) -> bool:
        if CELLS[second] != "b" or first in self.animal or second in self.animal:
            return False
        anchored = first in START or second in START
        for animal, cell in ((a, first), (b, second)):
            for n in NEXT[cell]:
                if n in self.animal:
                    if self.animal[n] != animal and self.joker not in (animal, self.animal[n]):
                        return False
                    anchored = True
        return anchored

    # ------------------------------------------------------------------ moves

    def make(self, move: dict[str, Any]) -> None:
        seat = self.seat
        assert seat is not None
        action = move["action"]
        if action == "play":
            self.hand[seat].remove(move["domino"])
            for animal, cell in zip(move["domino"].split("-"), move["cells"], strict=True):
                self.animal[cell] = animal
            self.domino_cells = move["cells"]
            self.due = "plant"
        elif action == "discard":
            self.hand[seat].remove(move["domino"])
            self.draw(seat)
            self.due = "end"
        elif action == "plant":
            self.set_plant(seat, move["plant"], move["color"], move["cell"])
        elif action == "skip":
            self.due = "score"
        elif action == "collect":
            self.clouds[seat] = min(6, self.clouds[seat] + self.falling)
            self.due = "score"
        elif action == "score":
            for letter in sorted(self.token):
                if self.is_complete(letter):
                    self.pay(letter, "areas")
                    self.taken[seat].append(self.token.pop(letter))
            self.draw(seat)
            self.due = "end"
        elif action == "joker":
            self.clouds[seat] -= 2
            self.joker = move["animal"]
        elif action == "recover":
            owner, kind = self.plant.pop(move["cell"])
            self.clouds[seat] -= VALUE[kind]
            self.stock[seat]["neutral" if owner == "neutral" else "own"][kind] += 1
        elif action == "again":
            self.clouds[seat] -= 3
            self.due = "domino"
        elif action == "finish":
            order = [(seat + i) % self.players for i in range(1, self.players + 1)]
            self.seat = next((other for other in order if self.hand[other]), None)
            self.due = "domino"

    def draw(self, seat: int) -> None:
        if self.reserve[seat]:
            self.hand[seat].append(self.reserve[seat].pop(0))

    def set_plant(self, seat: int, kind: str, color: str, cell: str) -> None:
        self.stock[seat][color][kind] -= 1
        for other, (_, there) in self.plant.items():
            if CELLS[other] == CELLS[cell] and VALUE[there] <= VALUE[kind]:
                self.points[seat]["plants"] += 1
        self.points[seat]["plants"] += 1
        self.plant[cell] = ("neutral" if color == "neutral" else seat, kind)
        self.falling = self.clouds_at.pop(cell, 0)
        self.due = "score"
        if self.falling > 6 - self.clouds[seat]:
            self.due = "collect"
        else:
            self.clouds[seat] += self.falling

    # ------------------------------------------------------------------ areas

    def is_complete(self, letter: str) -> bool:
        free = {cell for cell in BROOK if cell not in self.animal}
        at_risk = [cell for cell in free if any(CELLS[n] == letter for n in NEXT[cell])]
        return not any(n in free for cell in at_risk for n in NEXT[cell])

    def pay(self, letter: str, category: str) -> None:
        total: dict[int | str, int] = {}
        for cell, (owner, kind) in self.plant.items():
            if CELLS[cell] == letter:
                total[owner] = total.get(owner, 0) + VALUE[kind]
        present = [owner for owner in total if list(total.values()).count(total[owner]) == 1]
        present.sort(key=lambda owner: -total[owner])
        token = self.token[letter]
        if len(present) == 1:
            present = present * 2
        for owner, points in zip(present, (token["main"], token["bonus"]), strict=False):
            if owner != "neutral":
                assert isinstance(owner, int)
                self.points[owner][category] = self.points[owner].get(category, 0) + points

    def result(self) -> dict[str, Any]:
        for seat in range(self.players):
            self.points[seat]["final_areas"] = 0
        for letter in sorted(self.token):
            self.pay(letter, "final_areas")
        for seat, points in enumerate(self.points):
            points["clouds"] = self.clouds[seat]
            points["unplanted"] = -sum(VALUE[kind] * n for kinds in self.stock[seat].values() for kind, n in kinds.items())
            points["tokens"] = sum(token["back"] for token in self.taken[seat])
        scores = [sum(points.values()) for points in self.points]
        standing = [(score, len(taken)) for score, taken in zip(scores, self.taken, strict=True)]
        return {"scores": scores, "ranks": [1 + sum(b > a for b in standing) for a in standing], "breakdown": self.points}


def later(first: str, second: str) -> bool:
    """Does the first cell come after the second, by row, then column?"""
    return (int(first[1:]), first[0]) > (int(second[1:]), second[0])
