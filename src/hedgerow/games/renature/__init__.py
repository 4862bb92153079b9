"""Renature, by Wolfgang Kramer and Michael Kiesling (Deep Print Games, 2021)."""

from __future__ import annotations

from typing import Any

from hedgerow.core.advice import Advice
from hedgerow.core.chance import Chance
from hedgerow.core.errors import BadSetup
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position, no_key
from hedgerow.core.views import About, Panel, Part
from hedgerow.core.words import Words
from hedgerow.games.renature import speech
from hedgerow.games.renature.advice import RenatureAdvice
from hedgerow.games.renature.audit import fault_in
from hedgerow.games.renature.blocks import BLOCKS
from hedgerow.games.renature.facts import WIDEST, Facts
from hedgerow.games.renature.moves import DOMINOES, domino_names, vocabulary
from hedgerow.games.renature.position import RenaturePosition, opening
from hedgerow.games.renature.rules import HAND

# Dominoes for each player, by the number of players.
DEALT = {2: 26, 3: 18, 4: 13}

# The shuffles of the set-up: dominoes and tokens.
SHUFFLES = 2


class Renature(Game):
    name = "renature"
    title = "Renature"
    designers = "Wolfgang Kramer, Michael Kiesling"
    publisher = "Deep Print Games"
    year = 2021
    players = "2–4"
    minutes = "45–60"
    revision = 1
    options = (
        Option("players", (2, 3, 4), 2, "how many play"),
        Option("board", ("valley",), "valley", "the valley board; the one that ships is our own, not the published one"),
    )
    categories = ("start", "plants", "areas", "final_areas", "clouds", "unplanted", "tokens")
    width = WIDEST
    blocks = BLOCKS

    def load(self, files: dict[str, str]) -> None:
        self.facts = Facts(files)
        self.dominoes = domino_names(self.facts.animals)
        self.moves = vocabulary(self.facts.animals, self.facts.ways)

    # ------------------------------------------------------------------ set-up

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        players = int(options["players"])
        dominoes = vec[i64](list(range(DOMINOES)))
        chance.shuffle(dominoes, len(dominoes))
        order = vec[i64](list(range(len(self.facts.tokens))))
        chance.shuffle(order, len(order))
        stacks: dict[int, list[tuple[int, int]]] = {}
        for i in order:
            main, bonus, back = self.facts.tokens[i]
            stacks.setdefault(main, []).append((bonus, back))
        laid = [stacks[len(cells)].pop(0) for cells in self.facts.areas]
        return self.open(options, chance.key, chance.count, list(dominoes[: players * DEALT[players]]), laid)

    def open(self, options: dict[str, Setting], key: Any, shuffles: int, dominoes: list[int], laid: list[tuple[int, int]]) -> Position:
        bonus = vec[i64]([bonus for bonus, _ in laid])
        backs = vec[i64]([back for _, back in laid])
        return opening(self, self.facts, key, shuffles, int(options["players"]), vec[i64](dominoes), bonus, backs)

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        for key in ("dominoes", "tokens"):
            if key not in setup:
                raise BadSetup(f'"setup" has no "{key}"')
        for key in setup:
            if key not in ("dominoes", "tokens"):
                raise BadSetup(f'"setup" has an unknown key {quote(key)}')
        dominoes = self.read_dominoes(int(options["players"]), setup["dominoes"])
        return self.open(options, no_key(), SHUFFLES, dominoes, self.read_tokens(setup["tokens"]))

    def read_dominoes(self, players: int, given: Any) -> list[int]:
        if type(given) is not list or len(given) != players:
            raise BadSetup(f'"dominoes" in "setup" needs a list of dominoes for each of {players} seats')
        found: list[int] = []
        for seat, reserve in enumerate(given):
            if type(reserve) is not list or len(reserve) != DEALT[players]:
                raise BadSetup(f'"dominoes" in "setup" needs {DEALT[players]} dominoes for seat {seat}')
            for name in reserve:
                if type(name) is not str or name not in self.dominoes:
                    raise BadSetup(f'"dominoes" in "setup" holds {quote(name)}; expected a domino like "{self.dominoes[1]}"')
                if self.dominoes.index(name) in found:
                    raise BadSetup(f'"dominoes" in "setup" holds {quote(name)} twice, but there is only one')
                found.append(self.dominoes.index(name))
        return found

    def read_tokens(self, given: Any) -> list[tuple[int, int]]:
        letters = self.facts.letters
        if type(given) is not dict or sorted(given) != letters:
            raise BadSetup(f'"tokens" in "setup" needs one token for each of the areas {letters[0]} to {letters[-1]}')
        left = list(self.facts.tokens)
        laid: list[tuple[int, int]] = []
        for letter, cells in zip(letters, self.facts.areas, strict=True):
            token = given[letter]
            keys = ("main", "bonus", "back")
            if type(token) is not dict or sorted(token) != sorted(keys) or not all(type(token[key]) is int for key in keys):
                raise BadSetup(f'the token of area {letter} in "setup" is {quote(token)}; expected whole numbers main, bonus and back')
            if token["main"] != len(cells):
                raise BadSetup(f'the token of area {letter} in "setup" has {token["main"]} main points; the area has {len(cells)} cells')
            whole = (token["main"], token["bonus"], token["back"])
            if whole not in left:
                raise BadSetup(f'the token of area {letter} in "setup", {quote(token)}, is not in the box, or not that often')
            left.remove(whole)
            laid.append(whole[1:])
        return laid

    def write_setup(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, RenaturePosition)
        dealt = DEALT[int(position.players)]
        reserves = list(position.reserves)
        for seat in range(int(position.players)):
            if reserves[seat * dealt] == HIDDEN:  # of a world that was imagined: what was drawn is in the hand
                reserves[seat * dealt : seat * dealt + HAND] = list(position.hands)[seat * HAND : (seat + 1) * HAND]
        names = [self.dominoes[domino] for domino in reserves]
        tokens = {
            letter: {"main": len(cells), "bonus": int(position.bonus[area]), "back": int(position.backs[area])}
            for area, (letter, cells) in enumerate(zip(self.facts.letters, self.facts.areas, strict=True))
        }
        return {"dominoes": [names[at : at + dealt] for at in range(0, len(names), dealt)], "tokens": tokens}

    def options_of(self, position: Position) -> dict[str, Setting]:
        assert isinstance(position, RenaturePosition)
        return {"players": int(position.players), "board": "valley"}

    def audit(self, position: Position) -> str | None:
        assert isinstance(position, RenaturePosition)
        return fault_in(position)

    def adviser(self) -> Advice:
        return RenatureAdvice()

    # ------------------------------------------------------------------ result

    def theirs(self, seat: int, ref: str) -> str | None:
        return None if ref.startswith(("plant:", "color:")) else ref

    def explain(self, position: Position, seat: int) -> list[Part]:
        assert isinstance(position, RenaturePosition)
        return speech.parts(position, seat)

    def reason(self, position: Position, part: Part, words: Words) -> str:
        return speech.reason(part, words)

    # ------------------------------------------------------------------ words and drawings

    def named(self, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
        return speech.named(super().named(action, values, words), action, values, words)

    def say(self, position: Position, code: int, words: Words) -> str:
        assert isinstance(position, RenaturePosition)
        if self.moves.family(code).action == "recover":
            return speech.recovery(position, code, words)
        return super().say(position, code, words)

    def task(self, position: Position, seat: int, words: Words) -> str:
        assert isinstance(position, RenaturePosition)
        return speech.task(position, seat, words)

    def draw(self, position: Position, seat: int | None, words: Words | None = None) -> str:
        from hedgerow.games.renature.draw import draw

        assert isinstance(position, RenaturePosition)
        return draw(self, position, seat, words or self.words())

    def panels(self, position: Position, seat: int | None, words: Words) -> list[Panel]:
        from hedgerow.games.renature.draw import panels

        assert isinstance(position, RenaturePosition)
        return panels(self, position, seat, words)

    def cover(self) -> str:
        from hedgerow.games.renature.cover import cover

        return cover()

    def about(self, position: Position, ref: str, words: Words) -> About | None:
        from hedgerow.games.renature.about import about

        assert isinstance(position, RenaturePosition)
        return about(self, position, ref, words)
