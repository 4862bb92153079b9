"""Gaia, the opponent of whoever plays alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.earth.referee.points import colors, stacks

if TYPE_CHECKING:
    from games.earth.referee.game import Referee

CARDS = {360: "upper", 361: "lower", 362: "water", 363: "grow", 364: "compost", 365: "plant"}


class Gaia:
    def __init__(self, game: Referee, difficulty: str, deck: list[int]) -> None:
        self.game = game
        self.difficulty = difficulty
        self.deck = list(deck)
        self.all = sorted(deck)
        self.turned = 0
        self.card = ""  # the card of her turn, if it is hers
        self.skips = False
        self.pile: list[int] = []
        self.compost = self.sprouts = self.growth = self.soil = 0
        self.fauna = self.bonus = 0
        self.chosen = ""

    def claimable(self) -> list[str]:
        titles = [face["name"] for face in self.game.fauna]
        row = titles[:2] if self.card == "upper" else titles[2:]
        return [title for title in row if -1 not in self.game.places[title]]

    def claim(self, title: str) -> None:
        self.fauna += self.game.take_place(title, -1)
        self.chosen = title

    def blue(self) -> int:
        player = self.game.seats[0]
        return sum("blue" in colors(face) for face in [*player.tableau.values(), *player.board()])

    def add_soil(self, number: int) -> None:
        self.soil += number
        while self.soil >= 10:
            self.soil -= 10
            self.compost += len(self.game.deck.next(5))

    def react(self) -> None:
        """At the end of a turn: her answer to yours, or her part of hers."""
        game = self.game
        if self.card:
            self.own_part()
        else:
            more = self.difficulty in ("hard", "expert")
            if game.kind == "compost":
                self.compost += len(game.deck.next((5 if more else 2) + game.soil_taken // 2))
            elif game.kind == "water":
                self.sprouts += 3 * more + self.blue()
            elif game.kind == "grow":
                self.growth += 3 * more + game.cards_taken
        if self.card and self.turned == 12 and not game.full:
            self.bonus = 7
            game.last_round = True
        if game.last_round:
            game.call()
        elif self.card or self.skips:
            self.skips = self.card in ("upper", "lower") and self.difficulty == "beginner"
            self.card = ""
            game.next_turn(0)
        else:
            self.turn()

    def own_part(self) -> None:
        game = self.game
        if self.card == "water":
            self.sprouts += 7 + self.blue()
        elif self.card == "grow":
            self.growth += 7 + game.cards_taken
        elif self.card == "compost":
            self.compost += len(game.deck.next(8))
            self.add_soil(game.soil_taken)
        elif self.card == "plant":
            self.pile += game.deck.next(3)
        elif self.difficulty == "expert":
            corner = [face["name"] for face in game.fauna].index(self.chosen)
            if corner == 0:
                self.add_soil(8)
            elif corner == 1:
                self.pile += game.deck.next(2)
            elif corner == 2:
                self.sprouts += 4
            else:
                self.growth += 3

    def turn(self) -> None:
        if not self.deck:
            self.deck = self.game.deck.shuffled(self.all)
        self.card = CARDS[self.deck.pop(0)]
        self.turned += 1
        self.game.fresh()
        self.game.chosen = False
        if self.card in ("upper", "lower"):
            self.game.kind = None
            self.game.stage = ["claim"]
        else:
            self.game.kind = self.card
            self.game.join(0)

    def points(self) -> dict[str, int]:
        vps = [self.game.card[number]["base_vp"] for number in self.pile]
        kinds = [self.game.card[number]["type"] for number in self.pile]
        return {
            "cards": sum(abs(vp) if kind == "event" else vp for vp, kind in zip(vps, kinds, strict=True)),
            "events": 0,
            "compost": self.compost,
            "sprouts": self.sprouts,
            "growth": stacks(self.growth),
            "terrains": 0,
            "ecosystems": 0,
            "fauna": self.fauna,
            "bonus": self.bonus,
        }
