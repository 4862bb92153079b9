"""The common deck with its discard pile, and what a record says of chance."""

from __future__ import annotations

from typing import Any


class Fault(Exception):
    """Something in a record that cannot be."""


class Deck:
    def __init__(self, cards: list[int]) -> None:
        self.cards = list(cards)
        self.discard: list[int] = []
        self.orders: list[list[int]] = []

    def hear(self, move: dict[str, Any]) -> None:
        """The new orders that stand on a move."""
        orders = move.get("chance", [])
        if type(orders) is not list or any(type(order) is not list for order in orders) or ("chance" in move and not orders):
            raise Fault(f"{orders} are no orders")
        self.orders = list(orders)

    def silence(self) -> None:
        if self.orders:
            raise Fault("an order that nothing needed")

    def shuffled(self, pile: list[int]) -> list[int]:
        if not self.orders:
            raise Fault("a pile was shuffled, and its order is missing")
        order = self.orders.pop(0)
        if any(type(card) is not int for card in order) or sorted(order) != sorted(pile):
            raise Fault("an order of other cards than those of the pile")
        return list(order)

    def next(self, number: int) -> list[int]:
        """So many cards from the top, or as many as there are."""
        taken: list[int] = []
        while len(taken) < number and (self.cards or self.discard):
            if not self.cards:
                self.cards = self.shuffled(self.discard)
                self.discard = []
            taken.append(self.cards.pop(0))
        return taken
