"""A second, slow reading of Earth, sharing nothing with the engine but the printed cards.

Each seat has a stage of its part in the turn and a stack of tasks: what it owes, what it is offered, what it looks at.
All legal moves are listed by going through everything a seat has, and a move is legal if it is in that list.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from games.earth.referee.deck import Deck, Fault
from games.earth.referee.points import Cell, Face, Seat, claimed, colors, fits, points, tie_break, types
from games.earth.referee.solo import Gaia

Move = dict[str, Any]
COLOR = {"plant": "green", "compost": "red", "water": "blue", "grow": "yellow"}
LADDER = (15, 11, 8, 6, 5)
GOODS = {"sprout": "sprout", "growth": "grow"}


def name(cell: Cell) -> str:
    return "abcdefg"[cell[0]] + str(cell[1] + 1)


def where(text: str) -> Cell:
    return ("abcdefg".index(text[0]), int(text[1]) - 1)


def nothing() -> None:
    """What follows when nothing follows."""


class Task:
    """Something a seat is in the middle of: `pay`, `series`, `keep` or `copy`."""

    def __init__(self, kind: str, then: Callable[[], None] = nothing, **about: Any) -> None:
        self.kind = kind
        self.then = then
        self.goods: dict[str, int] = about.get("goods", {})  # owed or offered: sprout, growth, compost_hand
        self.cells: set[Cell] | None = about.get("cells")  # a series for these cells only
        self.each = about.get("each", False)  # one piece on each of them
        self.begun = False
        self.event = about.get("event", False)
        self.cards: list[int] = about.get("cards", [])
        self.color = about.get("color", "")
        self.cell: Cell | None = about.get("cell")


class Referee:
    def __init__(self, options: dict[str, Any], setup: dict[str, Any], faces: list[Face]) -> None:
        self.players = options["players"]
        self.mode = options["mode"]
        self.teams = options["teams"]
        self.setup = setup
        self.faces = faces
        self.card = {face["number"]: face for face in faces if face["type"] in ("flora", "terrain", "event")}
        self.named = {(face["type"], face["name"]): face for face in faces}
        self.deck = Deck(setup["deck"])
        self.seats = [Seat() for _ in range(self.players)]
        self.fauna = [self.named["fauna", title] for title in setup["fauna"]]
        self.shared = [self.named["ecosystem", title] for title in setup["shared_ecosystems"] or []]
        self.places: dict[str, list[int]] = {face["name"]: [] for face in self.fauna}  # Gaia is seat -1
        self.reached: dict[str, set[int]] = {face["name"]: set() for face in self.fauna}
        self.stage = ["face"] * self.players
        self.tasks: list[list[Task]] = [[] for _ in range(self.players)]
        self.queue: list[list[tuple[int | str, Face, Cell | None]]] = [[] for _ in range(self.players)]
        self.plantings = [0] * self.players
        self.active = 0
        self.kind: str | None = None
        self.chosen = False  # did the active seat choose it (or a card of Gaia's)?
        self.last_round = False
        self.full = False  # has somebody filled a tableau?
        self.idle = 0  # turns that ended with nothing left to draw since the last planting
        self.calling = False
        self.over = False
        self.gaia = Gaia(self, options["difficulty"], setup["gaia"]) if self.players == 1 else None
        self.fresh()

    def fresh(self) -> None:
        """What counts for one turn only."""
        self.planted: list[list[Face]] = [[] for _ in self.seats]
        self.gained = [0] * self.players  # soil, for sharing
        self.drawn: list[list[int]] = [[] for _ in self.seats]  # hand cards, for sharing
        self.composted = [[False] * len(seat.compost) for seat in self.seats]  # cards of the compost, for sharing
        self.soil_taken = self.cards_taken = 0  # for Gaia

    # ------------------------------------------------------------------ what may be done

    def moves(self, seat: int) -> list[Move]:
        if self.over:
            return []
        if self.stage[seat] == "face":
            return self.face_moves(seat)
        if self.stage[seat] == "bury":
            return [{"action": "bury", "card": card} for card in self.seats[seat].hand]
        if "wait" in self.stage:
            return []
        found = self.task_moves(seat, self.tasks[seat][-1]) if self.tasks[seat] else self.stage_moves(seat)
        return found + (self.free_moves(seat) if self.is_free(seat) else [])

    def dealt(self, seat: int, kind: str) -> list[int]:
        return list(self.setup[kind + "s"][seat])

    def face_moves(self, seat: int) -> list[Move]:
        player = self.seats[seat]
        kind = "island" if not player.island else "climate" if not player.climate else "ecosystem"
        among = [face for face in self.faces if face["type"] == kind and face["number"] in self.dealt(seat, kind)]
        return [{"action": "face", "kind": kind, "name": face["name"]} for face in among]

    def task_moves(self, seat: int, task: Task) -> list[Move]:
        player = self.seats[seat]
        found: list[Move] = []
        if task.kind == "keep":
            found = [{"action": "keep", "card": card} for card in task.cards]
        elif task.kind == "copy":
            found = [{"action": "copy", "card": number} for number, _ in self.copyable(seat, task.color)]
        elif task.kind == "pay":
            for piece, there in (("sprout", player.sprouts), ("growth", player.growth)):
                for cell, number in there.items():
                    for n in range(1, min(number, task.goods.get(piece, 0)) + 1):
                        found.append({"action": "give", "piece": piece, "cell": name(cell), "count": n})
        elif task.kind == "series":
            for piece, action in GOODS.items():
                for other in {seat, self.partner(seat)} if task.cells is None else {seat}:
                    extra = {} if other == seat else {"for": other}
                    for cell in self.seats[other].flora():
                        room = self.room(other, cell, piece)
                        if task.cells is not None:
                            room = room if cell in task.cells else 0
                        for n in range(1, min(room, task.goods.get(piece, 0), 1 if task.each else 99) + 1):
                            found.append({"action": action, "cell": name(cell), "count": n, **extra})
        if task.kind in ("pay", "series") and task.goods.get("compost_hand", 0):
            found += [{"action": "bury", "card": card} for card in player.hand]
        if task.kind == "series" or (task.kind == "keep" and task.event):
            found.append({"action": "done"})
        return found

    def stage_moves(self, seat: int) -> list[Move]:
        player = self.seats[seat]
        stage = self.stage[seat]
        done: Move = {"action": "done"}
        if stage == "act":
            banned = {ability.get("forbid_active_action") for face in player.tableau.values() for ability in face["abilities"]}
            return [{"action": "act", "kind": kind} for kind, color in COLOR.items() if color not in banned]
        if stage == "pick":
            options = {"compost": ("soil", "compost"), "water": ("sprouts", "soil"), "grow": ("cards", "growth")}[str(self.kind)]
            return [{"action": "pick", "option": option} for option in options] + [done]
        if stage == "plant":
            return [{"action": "draw"}, done, *self.plant_moves(seat)]
        if stage == "order":
            return [{"action": "order", "first": first} for first in ("board", "tableau")]
        if stage == "use":
            card, ability, _ = self.queue[seat][0]
            can = bool(self.copyable(seat, ability["color"])) if "copy" in ability else self.payable(seat, ability.get("cost", {}))
            return [{"action": action, "card": card} for action in (["use", "skip"] if can else ["skip"])]
        if stage == "claim":
            assert self.gaia is not None
            return [{"action": "claim", "fauna": title} for title in self.gaia.claimable()]
        return [done] if stage in ("end", "call") else []

    def plant_moves(self, seat: int) -> list[Move]:
        player = self.seats[seat]
        found: list[Move] = []
        if not self.plantings[seat]:
            return found
        cells = self.places_for(seat)
        for number in player.hand:
            face = self.card[number]
            if face["type"] == "event":
                continue
            price = self.price(seat, face)
            stock = self.alternative(seat, face)
            for cell in cells:
                if player.soil >= price:
                    found.append({"action": "plant", "card": number, "cell": name(cell)})
                for instead in range(1, price + 1):
                    if instead <= stock and player.soil >= price - instead:
                        found.append({"action": "plant", "card": number, "cell": name(cell), "instead": instead})
            for cell, there in player.tableau.items():
                for ability in there["abilities"]:
                    if "replace_free" in ability and ability["replace_free"]["color"] in colors(face):
                        found.append({"action": "replace", "card": number, "cell": name(cell)})
        return found

    def places_for(self, seat: int) -> list[Cell]:
        taken = self.seats[seat].tableau
        if not taken:
            return [(3, 3)]
        around = {(x + i, y + j) for x, y in taken for i in (-1, 0, 1) for j in (-1, 0, 1)} - set(taken)
        spans = [{cell[axis] for cell in taken} for axis in (0, 1)]
        return [cell for cell in around if all(max(span | {at}) - min(span | {at}) < 4 for span, at in zip(spans, cell, strict=True))]

    def price(self, seat: int, face: Face) -> int:
        player = self.seats[seat]
        less = 0
        for other in [*player.tableau.values(), player.island]:
            for ability in other["abilities"]:
                discount = ability.get("discount", {})
                if discount.get("flora_type") in types(face) or discount.get("habitat") in face["habitats"]:
                    less += discount["amount"]
        return int(max(0, face["cost"] - less))

    def alternative(self, seat: int, face: Face) -> int:
        """How much of its price could be paid in the other thing."""
        player = self.seats[seat]
        has = {"sprout": sum(player.sprouts.values()), "growth": sum(player.growth.values()), "compost_hand": len(player.hand) - 1}
        return max([has[ability["alt_payment"]] for ability in face["abilities"] if "alt_payment" in ability], default=0)

    def payable(self, seat: int, cost: dict[str, int]) -> bool:
        player = self.seats[seat]
        has = {
            "soil": player.soil,
            "compost_discard": len(player.compost),
            "compost_hand": len(player.hand),
            "sprout": sum(player.sprouts.values()),
            "growth": sum(player.growth.values()),
        }
        return all(has[what] >= number for what, number in cost.items())

    def comes_up(self, seat: int, face: Face) -> Face | None:
        """The ability of a card that the color of this turn wakes."""
        color = COLOR[str(self.kind)]
        for ability in face["abilities"]:
            woken = ability["color"] == color or (ability["color"] == "multicolor" and color != "green")
            if woken and ("only_if_you_chose" not in ability or (self.chosen and seat == self.active)):
                return dict(ability)
        return None

    def copyable(self, seat: int, color: str) -> list[tuple[int, Face]]:
        found = []
        for face in self.seats[seat].tableau.values():
            for ability in face["abilities"]:
                if ability["color"] in (color, "multicolor") and "copy" not in ability and self.payable(seat, ability.get("cost", {})):
                    found.append((face["number"], ability))
        return found

    def room(self, seat: int, cell: Cell, piece: str) -> int:
        player = self.seats[seat]
        face = player.tableau[cell]
        if piece == "sprout":
            return int(face["sprouts"] - player.sprouts.get(cell, 0))
        return int(face["growth_max"] - player.growth.get(cell, 0))

    def partner(self, seat: int) -> int:
        return seat ^ 1 if self.teams else seat

    # ------------------------------------------------------------------ free moves

    def is_free(self, seat: int) -> bool:
        if not self.tasks[seat]:
            return True
        task = self.tasks[seat][-1]
        return task.kind == "series" and not task.begun and not task.event

    def free_moves(self, seat: int) -> list[Move]:
        player = self.seats[seat]
        found: list[Move] = []
        for number in player.hand:
            face = self.card[number]
            if face["type"] == "event":
                ability = face["abilities"][0]
                if self.payable(seat, ability.get("cost", {})) and ("compost_pick" not in ability or player.compost):
                    found.append({"action": "event", "card": number})
        receives = self.tasks[seat] and self.tasks[seat][-1].goods.get("sprout", 0) > 0
        if sum(player.sprouts.values()) >= 3 and not receives:
            found.append({"action": "convert"})
        if self.teams and self.stage[seat] != "out" and not self.calling:
            for n in range(1, min(self.gained[seat], player.soil) + 1):
                found.append({"action": "share", "piece": "soil", "count": n})
            found += [{"action": "share", "piece": "card", "card": card} for card in self.drawn[seat]]
            found += [{"action": "share", "piece": "compost", "count": n + 1} for n in range(sum(self.composted[seat]))]
        return found

    # ------------------------------------------------------------------ a move

    def play(self, move: Move) -> None:
        """Makes a move of a record, or says what is wrong with it."""
        said = {key: value for key, value in move.items() if key not in ("seat", "chance")}
        seat = move.get("seat")
        if type(seat) is not int or not 0 <= seat < self.players:
            raise Fault(f"there is no seat {seat}")
        forms = {json.dumps(legal, sort_keys=True) for legal in self.moves(seat)}
        if json.dumps(said, sort_keys=True) not in forms:
            raise Fault(f"{said} is not legal")
        self.make(move)

    def make(self, move: Move) -> None:
        """A move that is legal."""
        self.deck.hear(move)
        seat = move["seat"]
        began = "wait" not in self.stage and "face" not in self.stage and "bury" not in self.stage
        getattr(self, "do_" + move["action"])(seat, move)
        self.go_on(seat)
        if began:
            self.look_at_fauna()
            self.end_turn()
        self.deck.silence()

    def go_on(self, seat: int) -> None:
        """From the main action to activation, and through it."""
        if self.tasks[seat]:
            return
        if self.stage[seat] == "main":
            player = self.seats[seat]
            self.board: list[tuple[int | str, Face, Cell | None]] = []
            for face in player.board():
                if ability := self.comes_up(seat, face):
                    self.board.append((face["name"], ability, None))
            inner: list[tuple[int | str, Face, Cell | None]] = []
            for cell in sorted(player.tableau, key=lambda cell: (cell[1], cell[0])):
                if ability := self.comes_up(seat, player.tableau[cell]):
                    inner.append((player.tableau[cell]["number"], ability, cell))
            self.stage[seat] = "order" if self.board and inner else "use"
            self.queue[seat] = self.board + inner
        if self.stage[seat] == "use" and not self.queue[seat]:
            self.stage[seat] = "end"

    def do_face(self, seat: int, move: Move) -> None:
        setattr(self.seats[seat], move["kind"], self.named[move["kind"], move["name"]])
        player = self.seats[seat]
        if move["kind"] == "ecosystem" or (move["kind"] == "climate" and self.mode == "easy"):
            self.stage[seat] = "wait"
        if all(stage == "wait" for stage in self.stage):
            for other, player in enumerate(self.seats):
                player.hand = self.deck.next(player.island["start"]["draw"])
                player.soil = player.island["start"]["soil"]
                self.stage[other] = "bury" if player.island["start"]["compost_from_hand"] else "wait"
            self.begin()

    def begin(self) -> None:
        if all(stage == "wait" for stage in self.stage):
            self.next_turn(0)

    def do_bury(self, seat: int, move: Move) -> None:
        player = self.seats[seat]
        player.hand.remove(move["card"])
        if move["card"] in self.drawn[seat]:
            self.drawn[seat].remove(move["card"])
        self.compost(seat, [move["card"]])
        if self.stage[seat] == "bury":
            if len(player.compost) == player.island["start"]["compost_from_hand"]:
                self.stage[seat] = "wait"
                self.begin()
        else:
            self.count_down(seat, "compost_hand", 1)

    def do_act(self, seat: int, move: Move) -> None:
        self.kind = move["kind"]
        for other in range(self.players):
            self.join(other)
        self.stage[seat] = "plant" if self.kind == "plant" else "main"
        self.plantings[seat] = 2
        if self.kind == "compost":
            self.gain(seat, {"soil": 5, "compost_deck": 2})
        elif self.kind == "water":
            self.gain(seat, {"sprout": 6}, then=lambda: self.take_soil(seat, 2))
        elif self.kind == "grow":
            self.gain(seat, {"draw": 4, "growth": 2})

    def join(self, seat: int) -> None:
        self.stage[seat] = "plant" if self.kind == "plant" else "pick"
        self.plantings[seat] = 1

    def do_pick(self, seat: int, move: Move) -> None:
        self.stage[seat] = "main"
        given = {
            "soil": {"soil": 2},
            "compost": {"compost_deck": 2},
            "sprouts": {"sprout": 2},
            "cards": {"draw": 2},
            "growth": {"growth": 2},
        }
        self.gain(seat, given[move["option"]])

    def do_done(self, seat: int, move: Move) -> None:
        if self.tasks[seat]:
            self.tasks[seat].pop().then()
        elif self.stage[seat] in ("pick", "plant"):
            self.stage[seat] = "main"
        else:
            self.stage[seat] = "out"

    def do_plant(self, seat: int, move: Move) -> None:
        player = self.seats[seat]
        face = self.card[move["card"]]
        instead = move.get("instead", 0)
        player.soil -= self.price(seat, face) - instead
        self.leave_hand(seat, move["card"])
        self.plantings[seat] -= 1

        def put() -> None:
            self.put(seat, face, where(move["cell"]))

        if instead:
            kinds = [ability["alt_payment"] for ability in face["abilities"] if "alt_payment" in ability]
            self.tasks[seat].append(Task("pay", put, goods={kinds[0]: instead}))
        else:
            put()

    def put(self, seat: int, face: Face, cell: Cell) -> None:
        self.seats[seat].tableau[cell] = face
        self.planted[seat].append(face)
        self.idle = 0
        for ability in face["abilities"]:
            if ability["color"] == "black" and "effect" in ability:
                self.gain(seat, ability["effect"])

    def do_replace(self, seat: int, move: Move) -> None:
        cell = where(move["cell"])
        terrain = self.seats[seat].tableau[cell]
        self.leave_hand(seat, move["card"])
        self.plantings[seat] -= 1
        self.compost(seat, [terrain["number"]])
        self.put(seat, self.card[move["card"]], cell)
        number = next(ability["replace_free"]["draw"] for ability in terrain["abilities"] if "replace_free" in ability)
        self.take_cards(seat, number)

    def do_draw(self, seat: int, move: Move) -> None:
        self.stage[seat] = "main"
        if seat == self.active and self.chosen:
            cards = self.deck.next(4)
            if cards:
                self.tasks[seat].append(Task("keep", cards=cards))
        else:
            self.take_cards(seat, 1)

    def do_keep(self, seat: int, move: Move) -> None:
        task = self.tasks[seat].pop()
        if task.event:
            at = len(self.seats[seat].compost) - 1 - self.seats[seat].compost[::-1].index(move["card"])
            del self.seats[seat].compost[at], self.composted[seat][at]
        else:
            rest = [card for card in task.cards if card != move["card"]]
            if self.gaia is not None:
                self.gaia.pile += rest
            else:
                self.deck.discard += rest
            self.drawn[seat].append(move["card"])
        self.seats[seat].hand.append(move["card"])

    def do_order(self, seat: int, move: Move) -> None:
        self.stage[seat] = "use"
        board = [entry for entry in self.queue[seat] if entry[2] is None]
        inner = [entry for entry in self.queue[seat] if entry[2] is not None]
        self.queue[seat] = board + inner if move["first"] == "board" else inner + board

    def do_skip(self, seat: int, move: Move) -> None:
        self.queue[seat].pop(0)

    def do_use(self, seat: int, move: Move) -> None:
        _, ability, cell = self.queue[seat].pop(0)
        if "copy" in ability:
            self.tasks[seat].append(Task("copy", color=ability["color"], cell=cell))
        else:
            self.run(seat, ability, cell)

    def do_copy(self, seat: int, move: Move) -> None:
        task = self.tasks[seat].pop()
        self.run(seat, dict(self.copyable(seat, task.color))[move["card"]], task.cell)

    def run(self, seat: int, ability: Face, cell: Cell | None) -> None:
        times = 1
        if "per_planted_this_turn" in ability:
            times = sum(fits(face, 0, 0, ability["per_planted_this_turn"]) for face in self.planted[seat])
        effect = {what: number * times for what, number in ability.get("effect", {}).items()}
        where: dict[str, Any] = {}
        if "place_each" in ability:
            assert cell is not None
            text = ability["place_each"]
            axis = 1 if text["line"] == "row" else 0
            player = self.seats[seat]
            line = [at for at in player.tableau if at[axis] == cell[axis] and text["flora_type"] in types(player.tableau[at])]
            where = {"cells": {at for at in line if self.room(seat, at, text["piece"])}, "each": True}
            effect = {text["piece"]: len(where["cells"])}
        elif "place_adjacent" in ability:
            assert cell is not None
            x, y = cell
            where = {"cells": {(i, j) for i in (x - 1, x, x + 1) for j in (y - 1, y, y + 1)} - {cell}}
            effect = {ability["place_adjacent"]["piece"]: ability["place_adjacent"]["total"]}
        self.pay(seat, ability.get("cost", {}), lambda: self.gain(seat, effect, **where))

    def do_give(self, seat: int, move: Move) -> None:
        player = self.seats[seat]
        there = player.sprouts if move["piece"] == "sprout" else player.growth
        there[where(move["cell"])] -= move["count"]
        self.count_down(seat, move["piece"], move["count"])

    def do_sprout(self, seat: int, move: Move) -> None:
        self.place(seat, move, "sprout")

    def do_grow(self, seat: int, move: Move) -> None:
        self.place(seat, move, "growth")

    def place(self, seat: int, move: Move, piece: str) -> None:
        player = self.seats[move.get("for", seat)]
        there = player.sprouts if piece == "sprout" else player.growth
        cell = where(move["cell"])
        there[cell] = there.get(cell, 0) + move["count"]
        task = self.tasks[seat][-1]
        if task.each and task.cells is not None:
            task.cells.remove(cell)
        self.count_down(seat, piece, move["count"])

    def do_event(self, seat: int, move: Move) -> None:
        player = self.seats[seat]
        face = self.card[move["card"]]
        ability = face["abilities"][0]
        self.leave_hand(seat, move["card"])
        player.events.append(face)

        def happen() -> None:
            self.gain(seat, ability.get("effect", {}), event=True)
            if "compost_pick" in ability:
                self.tasks[seat].append(Task("keep", cards=player.compost[-3:], event=True))

        self.pay(seat, ability.get("cost", {}), happen)

    def do_convert(self, seat: int, move: Move) -> None:
        self.pay(seat, {"sprout": 3}, lambda: self.take_soil(seat, 2))

    def do_claim(self, seat: int, move: Move) -> None:
        assert self.gaia is not None
        self.gaia.claim(move["fauna"])
        self.stage[seat] = "end"

    def do_share(self, seat: int, move: Move) -> None:
        player, other = self.seats[seat], self.seats[self.partner(seat)]
        if move["piece"] == "soil":
            player.soil -= move["count"]
            other.soil += move["count"]
            self.gained[seat] -= move["count"]
        elif move["piece"] == "card":
            self.leave_hand(seat, move["card"])
            other.hand.append(move["card"])
        else:
            own = [at for at, own in enumerate(self.composted[seat]) if own][-move["count"] :]
            other.compost += [player.compost[at] for at in own]
            self.composted[self.partner(seat)] += [False] * len(own)
            for at in reversed(own):
                del player.compost[at], self.composted[seat][at]

    # ------------------------------------------------------------------ paying and gaining

    def leave_hand(self, seat: int, card: int) -> None:
        self.seats[seat].hand.remove(card)
        if card in self.drawn[seat]:
            self.drawn[seat].remove(card)

    def compost(self, seat: int, cards: list[int]) -> None:
        self.seats[seat].compost += cards
        self.composted[seat] += [True] * len(cards)

    def take_soil(self, seat: int, number: int, counts: bool = True) -> None:
        self.seats[seat].soil += number
        self.gained[seat] += number
        self.soil_taken += number * counts

    def take_cards(self, seat: int, number: int, counts: bool = True) -> None:
        cards = self.deck.next(number)
        self.seats[seat].hand += cards
        self.drawn[seat] += cards
        self.cards_taken += len(cards) * counts

    def pay(self, seat: int, cost: dict[str, int], then: Callable[[], None]) -> None:
        player = self.seats[seat]
        player.soil -= cost.get("soil", 0)
        for _ in range(cost.get("compost_discard", 0)):
            self.deck.discard.append(player.compost.pop())
            self.composted[seat].pop()
        owed = {what: number for what, number in cost.items() if what not in ("soil", "compost_discard")}
        if owed:
            self.tasks[seat].append(Task("pay", then, goods=owed))
        else:
            then()

    def gain(
        self,
        seat: int,
        effect: dict[str, int],
        then: Callable[[], None] = nothing,
        event: bool = False,
        cells: set[Cell] | None = None,
        each: bool = False,
    ) -> None:
        self.take_soil(seat, effect.get("soil", 0), not event)
        self.take_cards(seat, effect.get("draw", 0), not event)
        self.compost(seat, self.deck.next(effect.get("compost_deck", 0)))
        if event:
            for ability in self.seats[seat].island["abilities"]:
                more = ability.get("on_event_played", {})
                self.take_soil(seat, more.get("soil", 0))
                self.take_cards(seat, more.get("draw", 0), counts=False)
        offer = {what: effect[what] for what in ("sprout", "growth", "compost_hand") if effect.get(what)}
        if offer:
            self.tasks[seat].append(Task("series", then, goods=offer, event=event, cells=cells, each=each))
        else:
            then()

    def count_down(self, seat: int, what: str, number: int) -> None:
        task = self.tasks[seat][-1]
        task.goods[what] -= number
        task.begun = True
        if not any(task.goods.values()):
            self.tasks[seat].pop()
            task.then()

    # ------------------------------------------------------------------ turns

    def next_turn(self, seat: int) -> None:
        self.active = seat
        self.stage = ["idle"] * self.players
        self.stage[seat] = "act"
        self.kind = None
        self.chosen = True
        self.fresh()

    def look_at_fauna(self) -> None:
        for face in self.fauna:
            for seat, player in enumerate(self.seats):
                known = self.reached[face["name"]] | set(self.places[face["name"]])
                if seat not in known and claimed(player, face["objective"]):
                    self.reached[face["name"]].add(seat)
        if self.players == 1:
            self.give_places(0)

    def give_places(self, first: int) -> None:
        for title, seats in self.reached.items():
            for seat in sorted(seats, key=lambda seat: (seat - first) % self.players):
                self.take_place(title, seat)
            seats.clear()

    def take_place(self, title: str, seat: int) -> int:
        value = 10 if self.mode == "easy" else LADDER[len(self.places[title])]
        self.places[title].append(seat)
        if seat >= 0:
            self.seats[seat].fauna[title] = value
        return value

    def end_turn(self) -> None:
        """When everybody has said the last `done` and is in the middle of nothing."""
        if any(stage != "out" for stage in self.stage) or any(self.tasks):
            return
        if self.calling:
            self.give_places(0)
            self.over = True
            return
        self.give_places(self.active)
        for i in range(self.players):
            seat = (self.active + i) % self.players
            if len(self.seats[seat].tableau) == 16 and not self.full:
                self.seats[seat].bonus = 7
                self.full = self.last_round = True
        self.idle += not self.deck.cards and not self.deck.discard
        if self.gaia is None and self.idle >= 10 * self.players:
            self.last_round = True
        if self.gaia is not None:
            self.gaia.react()
        elif self.last_round and self.active == self.players - 1:
            self.call()
        else:
            self.next_turn((self.active + 1) % self.players)

    def call(self) -> None:
        self.calling = True
        self.stage = ["call"] * self.players
        self.fresh()

    def result(self) -> dict[str, Any]:
        parts = [points(self.seats, seat, self.shared) for seat in self.seats]
        scores = [sum(part.values()) for part in parts]
        standing = [(score, *tie_break(seat)) for score, seat in zip(scores, self.seats, strict=True)]
        if self.teams:
            sums = [tuple(map(sum, zip(*standing[at : at + 2], strict=True))) for at in (0, 2)]
            standing = [sums[0], sums[0], sums[1], sums[1]]
        ranks = [1 + sum(other > own for other in standing) for own in standing]
        made: dict[str, Any] = {"scores": scores, "ranks": ranks, "breakdown": parts}
        if self.gaia is not None:
            made["gaia"] = self.gaia.points()
            made["margin"] = scores[0] - sum(made["gaia"].values())
        return made
