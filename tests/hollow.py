"""A fifth game, small and interpreted, as somebody else might write it: to test the contract on.

Two to three seats draw from one deck of six cards; when it is empty its discards are shuffled.  All seats may draw at any time,
as long as they have drawn less often than twice more than another; each draws five cards and scores their sum."""

from __future__ import annotations

from typing import Any

from hedgerow.core.chance import Chance, Rng
from hedgerow.core.errors import BadSetup
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import Family, Moves, numbers
from hedgerow.core.native import i64, vec
from hedgerow.core.position import EVERYTHING, Position, no_key
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy

SECRECY = Secrecy(players=PUBLIC, left=PUBLIC, count=PUBLIC, deck=SECRET, hands=OWNER, known=PUBLIC)
CARDS, DRAWS = 6, 5


class HollowPosition(Position):
    players: int
    left: int  # cards in the deck, which are deck[:left]; the next drawn is deck[0]
    count: Any  # draws of each seat
    deck: Any
    hands: Any  # five for each seat, 0 where none was drawn yet
    known: Any  # discards of this time through the deck: everybody counts along

    def __init__(self, game: Game, key: Any, players: int, deck: Any) -> None:
        super().__init__(game, EVERYTHING, key, 1)
        self.players = players
        self.left = CARDS
        self.count = vec[i64]([0] * players)
        self.deck = deck
        self.hands = vec[i64]([0] * (players * DRAWS))
        self.known = vec[i64]([0])

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> int:
        return self.players

    def acts(self, seat: int) -> bool:
        return self.count[seat] < DRAWS and self.count[seat] < min(self.count) + 2

    def actor(self) -> int:
        return next((seat for seat in range(self.players) if self.acts(seat)), -1)

    def fill(self, seat: int, out: Any) -> int:
        out[0] = 0
        return 1

    def step(self, seat: int, code: int) -> None:
        card = self.deck[0]
        for i in range(CARDS - 1):
            self.deck[i] = self.deck[i + 1]
        self.deck[CARDS - 1] = card
        self.left -= 1
        self.hands[seat * DRAWS + self.count[seat]] = card
        self.count[seat] += 1
        if self.left == 0:
            self.reshuffle(self.deck, CARDS)
            self.left = CARDS

    def copy(self) -> HollowPosition:
        other = HollowPosition(self.game, self.key, self.players, self.deck[:])
        other.viewer, other.shuffles = self.viewer, self.shuffles
        other.left, other.count, other.hands, other.known = self.left, self.count[:], self.hands[:], self.known[:]
        return other

    def imagine(self, rng: Rng) -> None:
        raise NotImplementedError

    def tally(self, seat: int, out: Any) -> None:
        out[0] = sum(card for card in self.hands[seat * DRAWS : (seat + 1) * DRAWS] if card > 0)


class Hollow(Game):
    name = "hollow"
    title = "Hollow"
    revision = 1
    options = (Option("players", (2, 3), 2, "how many play"),)
    categories = ("cards",)
    width = 4
    moves = Moves(Family("draw"), Family("keep", card=numbers("card", 1, CARDS)))

    def load(self, files: dict[str, str]) -> None:
        assert files == {}

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        deck = vec[i64](list(range(1, CARDS + 1)))
        chance.shuffle(deck, CARDS)
        return HollowPosition(self, chance.key, int(options["players"]), deck)

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        if sorted(setup.get("deck", [])) != list(range(1, CARDS + 1)):
            raise BadSetup("the deck is not that of the box")
        return HollowPosition(self, no_key(), int(options["players"]), vec[i64](setup["deck"]))

    def write_setup(self, position: Position) -> dict[str, Any]:
        return {"deck": [int(card) for card in position.deck]}  # type: ignore[attr-defined]


SECRECY.guard(HollowPosition)
