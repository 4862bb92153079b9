"""Harmonies, by Johan Benvenuto (Libellud, 2024)."""

from __future__ import annotations

from typing import Any

from hedgerow.core.advice import Advice
from hedgerow.core.chance import Chance
from hedgerow.core.errors import BadSetup
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import Value, quote
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position, no_key
from hedgerow.core.views import About, Panel, Part
from hedgerow.core.words import Words
from hedgerow.games.harmonies.advice import HarmoniesAdvice
from hedgerow.games.harmonies.audit import fault_in
from hedgerow.games.harmonies.blocks import BLOCKS
from hedgerow.games.harmonies.facts import ANIMALS, CARDS, Facts
from hedgerow.games.harmonies.moves import CELL, COLORS, FINISH, MOVES, PLACE, TAKE
from hedgerow.games.harmonies.phrases import animal, reason, tokens
from hedgerow.games.harmonies.position import HarmoniesPosition, opening
from hedgerow.games.harmonies.rules import choosing, holding
from hedgerow.games.harmonies.scoring import Reasons, animals, buildings, fields, mountains, spirit, trees, water

SPIRITS = range(ANIMALS + 1, CARDS)
SUNS = ((160, 8), (150, 7), (140, 6), (130, 5), (110, 4), (90, 3), (70, 2), (40, 1))


class Harmonies(Game):
    name = "harmonies"
    title = "Harmonies"
    designers = "Johan Benvenuto"
    publisher = "Libellud"
    year = 2024
    players = "1–4"
    minutes = "30–45"
    revision = 1
    options = (
        Option("players", (1, 2, 3, 4), 2, "how many play"),
        Option("side", ("A", "B"), "A", "side of the personal boards: A has 23 cells and a river, B 25 and islands"),
        Option("spirits", (False, True), False, "play with nature's spirits"),
    )
    categories = ("trees", "mountains", "fields", "buildings", "water", "animals", "spirit")
    width = 256
    blocks = BLOCKS
    moves = MOVES

    def load(self, files: dict[str, str]) -> None:
        self.facts = Facts(files)
        self.tokens = [color for color in range(len(COLORS)) for _ in range(self.facts.tokens[color])]

    # ------------------------------------------------------------------ set-up

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        bag = vec[i64](self.tokens)
        chance.shuffle(bag, len(bag))
        deck = vec[i64](list(range(1, ANIMALS + 1)))
        chance.shuffle(deck, len(deck))
        offer = vec[i64]([])
        if options["spirits"]:
            pile = vec[i64](list(SPIRITS))
            chance.shuffle(pile, len(pile))
            offer = pile[: 2 * int(options["players"])]
        return self.open(options, chance.key, chance.count, bag, deck, offer)

    def open(self, options: dict[str, Setting], key: Any, shuffles: int, bag: Any, deck: Any, offer: Any) -> Position:
        side = 0 if options["side"] == "A" else 1
        return opening(self, self.facts, key, shuffles, int(options["players"]), side, bag, deck, offer)

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        for key in ("bag", "deck", "spirits"):
            if key not in setup:
                raise BadSetup(f'"setup" has no "{key}"')
        for key in setup:
            if key not in ("bag", "deck", "spirits"):
                raise BadSetup(f'"setup" has an unknown key {quote(key)}')
        bag, deck, spirits = setup["bag"], setup["deck"], setup["spirits"]
        whole = sorted(color for i, color in enumerate(COLORS) for _ in range(self.facts.tokens[i]))
        if type(bag) is not list or not all(type(c) is str for c in bag) or sorted(bag) != whole:
            raise BadSetup('"bag" in "setup" does not hold exactly the tokens of the box')
        if type(deck) is not list or not all(type(c) is int for c in deck) or sorted(deck) != list(range(1, ANIMALS + 1)):
            raise BadSetup(f'"deck" in "setup" does not hold each of the cards 1 to {ANIMALS} once')
        seats = int(options["players"])
        dealt: list[int] = []
        if options["spirits"]:
            if type(spirits) is not list or len(spirits) != seats or not all(type(s) is list and len(s) == 2 for s in spirits):
                raise BadSetup('"spirits" in "setup" needs a list of two cards for each seat')
            dealt = [card for pair in spirits for card in pair]
            if not all(type(card) is int and card in SPIRITS for card in dealt) or len(set(dealt)) != len(dealt):
                raise BadSetup(f'"spirits" in "setup" holds {quote(spirits)}; expected different cards from 33 to 42')
        elif spirits is not None:
            raise BadSetup('"spirits" in "setup" must be null in a game without spirits')
        shuffles = 3 if options["spirits"] else 2
        tokens = vec[i64]([COLORS.index(color) for color in bag])
        return self.open(options, no_key(), shuffles, tokens, vec[i64](deck), vec[i64](dealt))

    def write_setup(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, HarmoniesPosition)
        offer = list(position.offer)
        bag, deck = list(position.bag), list(position.deck)
        if bag[0] == HIDDEN:  # of a world that was imagined: what was drawn lies there
            on_spaces = list(position.spaces)
            drawn = [at % len(COLORS) for at, count in enumerate(on_spaces) for _ in range(count)]
            bag = drawn + bag[len(drawn) :]
            deck = list(position.row)[: position.dealt] + deck[position.dealt :]
        return {
            "bag": [COLORS[color] for color in bag],
            "deck": deck,
            "spirits": [offer[i : i + 2] for i in range(0, len(offer), 2)] if position.spirits else None,
        }

    def options_of(self, position: Position) -> dict[str, Setting]:
        assert isinstance(position, HarmoniesPosition)
        return {"players": int(position.players), "side": "AB"[position.side], "spirits": bool(position.spirits)}

    def audit(self, position: Position) -> str | None:
        assert isinstance(position, HarmoniesPosition)
        return fault_in(position)

    def adviser(self) -> Advice:
        return HarmoniesAdvice()

    # ------------------------------------------------------------------ result

    def result(self, position: Position) -> dict[str, Any]:
        result = super().result(position)
        if position.seats() == 1:
            result["suns"] = self.suns(position)
        return result

    def suns(self, position: Position) -> int:
        """The result of a solo game."""
        assert isinstance(position, HarmoniesPosition)
        return self.suns_for(position, position.scores()[0])

    def suns_for(self, position: HarmoniesPosition, score: int) -> int:
        """Suns for so many points, for side A, and for the spirit chosen or done without."""
        for_points = next((suns for least, suns in SUNS if score >= least), 0)
        for_side = 1 if position.side == 0 else 0
        for_spirit = int(self.facts.suns[position.chosen[0]]) if position.spirits else 2
        return for_points + for_side + for_spirit

    def explain(self, position: Position, seat: int) -> list[Part]:
        assert isinstance(position, HarmoniesPosition)
        parts: list[Part] = []
        scoring = (trees, mountains, fields, buildings, water, animals, spirit)
        for category, points_of in zip(self.categories, scoring, strict=True):
            reasons: Reasons = []
            points_of(position, seat, reasons)
            for what, points, cells, card in reasons:
                refs = [f"card:{card}"] if card else []
                parts.append(Part(category, points, what, (*refs, *self.cell_refs(position, seat, cells))))
        return parts

    def cell_refs(self, position: HarmoniesPosition, seat: int, cells: int) -> list[str]:
        board = position.board()
        return [f"seat{seat}:{CELL.values[board.cells[i]]}" for i in range(board.size) if cells >> board.bits[i] & 1]

    def theirs(self, seat: int, ref: str) -> str | None:
        kind, _, name = ref.partition(":")
        return f"seat{seat}:{name}" if kind == "cell" else None if kind == "color" else ref

    # ------------------------------------------------------------------ words

    def say(self, position: Position, code: int, words: Words) -> str:
        assert isinstance(position, HarmoniesPosition)
        if not TAKE <= code < PLACE:
            return super().say(position, code, words)
        space = code - int(TAKE)
        held = [int(position.spaces[space * len(COLORS) + i]) for i in range(len(COLORS))]
        return words("move-take", space=space + 1, tokens=tokens(held, words))

    def named(self, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
        said = super().named(action, values, words)
        if "color" in values:
            said["token"] = words(f"token-{values['color']}")
        if "card" in values:
            said["kind"] = "spirit" if values["card"] in SPIRITS else "animal"
        return said

    def name_of(self, kind: str, value: Value, words: Words) -> int | str:
        if kind == "card" and isinstance(value, int):
            return words("label-card", name=animal(self.facts, value, words), number=value)
        return super().name_of(kind, value, words)

    def ask(self, position: Position, seat: int | None, words: Words) -> str:
        if position.over() and position.seats() == 1:
            return words("over-suns", points=words("points", n=position.scores()[0]), suns=self.suns(position))
        return super().ask(position, seat, words)

    def task(self, position: Position, seat: int, words: Words) -> str:
        assert isinstance(position, HarmoniesPosition)
        left = int(holding(position))
        if choosing(position, seat):
            return words("ask-choose")
        if not position.taken:
            return words("ask-take")
        if left:
            return words("ask-place", n=left)
        return words("ask-finish" if position.legal(seat) == [FINISH] else "ask-more")

    def reason(self, position: Position, part: Part, words: Words) -> str:
        assert isinstance(position, HarmoniesPosition)
        return reason(position, part, words)

    # ------------------------------------------------------------------ drawings

    def draw(self, position: Position, seat: int | None, words: Words | None = None) -> str:
        from hedgerow.games.harmonies.draw import draw

        assert isinstance(position, HarmoniesPosition)
        return draw(self, position, seat, words or self.words())

    def panels(self, position: Position, seat: int | None, words: Words) -> list[Panel]:
        from hedgerow.games.harmonies.panels import panels

        assert isinstance(position, HarmoniesPosition)
        return panels(self, position, seat, words)

    def cover(self) -> str:
        from hedgerow.games.harmonies.cover import cover

        return cover()

    def about(self, position: Position, ref: str, words: Words) -> About | None:
        from hedgerow.games.harmonies.about import about

        assert isinstance(position, HarmoniesPosition)
        return about(position, ref, words)
