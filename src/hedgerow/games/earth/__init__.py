"""Earth, by Maxime Tardif (Inside Up Games, 2023)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from hedgerow.core.advice import Advice
from hedgerow.core.chance import Chance
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import Value, quote
from hedgerow.core.position import Position
from hedgerow.core.views import About, Panel, Part
from hedgerow.core.words import Words
from hedgerow.games.earth import box, draw, explain, telling
from hedgerow.games.earth.advice import EarthAdvice
from hedgerow.games.earth.audit import audit
from hedgerow.games.earth.blocks import BLOCKS
from hedgerow.games.earth.box import LEVELS, MODES
from hedgerow.games.earth.facts import Facts
from hedgerow.games.earth.gaia import growth_points, pile_points
from hedgerow.games.earth.moves import vocabulary
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.scoring import FAUNA_PLACES, FIRST_TO_FINISH


class Earth(Game):
    name = "earth"
    title = "Earth"
    designers = "Maxime Tardif"
    publisher = "Inside Up Games"
    year = 2023
    players = "1–5"
    minutes = "45–90"
    revision = 1
    options = (
        Option("players", (1, 2, 3, 4, 5), 2, "how many play; one plays against Gaia"),
        Option("mode", MODES, "standard", "easy: no ecosystems; expert: choose one of two islands, climates, ecosystems"),
        Option("teams", (False, True), False, "four play two against two"),
        Option("difficulty", LEVELS, "medium", "how strong Gaia is; only for one player"),
    )
    categories = ("cards", "events", "compost", "sprouts", "growth", "terrains", "ecosystems", "fauna", "bonus")
    width = 8192
    blocks = BLOCKS

    def load(self, files: dict[str, str]) -> None:
        self.facts = Facts(files)
        self.moves = vocabulary(self.facts.names)

    # ------------------------------------------------------------------ options

    def fit(self, options: dict[str, Setting]) -> str | None:
        if options["players"] == 1 and options["mode"] == "easy":
            return "one player plays in standard or expert mode, not in easy mode"
        if options["teams"] and options["players"] != 4:
            return f"teams are for four players, not {options['players']}"
        return None

    def settle(self, given: dict[str, Any]) -> dict[str, Setting]:
        """Only a game for one has a difficulty."""
        alone = type(given.get("players")) is int and given["players"] == 1
        if not alone and given.get("difficulty") is not None:
            raise BadOption(f"difficulty is {quote(given['difficulty'])}, but only a game for one player has a difficulty")
        settled = super().settle(given if alone else {name: value for name, value in given.items() if name != "difficulty"})
        if not alone:
            del settled["difficulty"]
        return settled

    def needs(self, option: Option, options: dict[str, Any]) -> bool:
        return option.name != "difficulty" or options.get("players") == 1

    def variants(self) -> Iterator[dict[str, Setting]]:
        for players, mode, teams in product(*(option.values for option in self.options[:3])):
            options: dict[str, Setting] = {"players": players, "mode": mode, "teams": teams}
            if self.fit(options) is None:
                for level in LEVELS if players == 1 else ("",):
                    yield {**options, "difficulty": level} if level else options

    def options_of(self, position: Position) -> dict[str, Setting]:
        assert isinstance(position, EarthPosition)
        options: dict[str, Setting] = {
            "players": int(position.players),
            "mode": MODES[position.mode],
            "teams": bool(position.teams),
        }
        return {**options, "difficulty": LEVELS[position.level - 1]} if position.level else options

    # ------------------------------------------------------------------ set-up

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        return box.deal(self, options, chance)

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        return box.read(self, options, setup)

    def write_setup(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, EarthPosition)
        return box.write(position)

    def audit(self, position: Position) -> str | None:
        assert isinstance(position, EarthPosition)
        return audit(position)

    def adviser(self) -> Advice:
        return EarthAdvice(self.facts)

    # ------------------------------------------------------------------ result

    def result(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, EarthPosition)
        result = super().result(position)
        if position.level:
            result["gaia"] = self.gaia(position)
            result["margin"] = result["scores"][0] - sum(result["gaia"].values())
        return result

    def gaia(self, position: EarthPosition) -> dict[str, int]:
        """Gaia's points, by category."""
        points = dict.fromkeys(self.categories, 0)
        points["cards"] = int(pile_points(position))
        points["compost"] = int(position.gaia_compost_count)
        points["sprouts"] = int(position.gaia_sprouts)
        points["growth"] = int(growth_points(position))
        points["fauna"] = sum(int(FAUNA_PLACES[place]) for place in position.gaia_place)
        points["bonus"] = int(FIRST_TO_FINISH) if position.bonus == position.players + 1 else 0
        return points

    # ------------------------------------------------------------------ words

    def seen(self, move: dict[str, Any], seat: int, eyes: int | None) -> dict[str, Any]:
        return telling.seen(super().seen(move, seat, eyes), seat, eyes)

    def name_of(self, kind: str, value: Value, words: Words) -> int | str:
        name = telling.name_of(self, kind, value, words)
        return super().name_of(kind, value, words) if name is None else name

    def named(self, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
        return {**super().named(action, values, words), **telling.counted(self, values)}

    def say(self, position: Position, code: int, words: Words) -> str:
        assert isinstance(position, EarthPosition)
        family = self.moves.family(code)
        values = dict(zip(family.arguments, family.decode(code), strict=True))
        seat = int(position.viewer) if position.viewer >= 0 else int(position.actor())
        details = telling.details(self, position, seat, family.action, values, words)
        return words(f"move-{family.action}", **self.named(family.action, values, words), **details)

    def task(self, position: Position, seat: int, words: Words) -> str:
        assert isinstance(position, EarthPosition)
        return telling.task(self, position, seat, words)

    def theirs(self, seat: int, ref: str) -> str | None:
        return None if ref.startswith("cell:") else ref

    def explain(self, position: Position, seat: int) -> list[Part]:
        assert isinstance(position, EarthPosition)
        return explain.parts(position, seat, self.categories)

    def reason(self, position: Position, part: Part, words: Words) -> str:
        return explain.reason(self.facts, part, words)

    # ------------------------------------------------------------------ drawings

    def draw(self, position: Position, seat: int | None, words: Words | None = None) -> str:
        assert isinstance(position, EarthPosition)
        return draw.draw(self, position, seat, self.words() if words is None else words)

    def panels(self, position: Position, seat: int | None, words: Words) -> list[Panel]:
        assert isinstance(position, EarthPosition)
        return draw.panels(position, seat, words)

    def cover(self) -> str:
        from hedgerow.games.earth.draw.cover import cover

        return cover()

    def about(self, position: Position, ref: str, words: Words) -> About | None:
        assert isinstance(position, EarthPosition)
        return explain.about(position, ref, words)
