"""Bower ("Шалаш"), by Pierpaolo Paoletti (Cranio Creations)."""

from __future__ import annotations

from typing import Any

from hedgerow.core.advice import Advice
from hedgerow.core.chance import Chance
from hedgerow.core.errors import BadChance, BadSetup
from hedgerow.core.game import Game, Option, Setting
from hedgerow.core.moves import quote
from hedgerow.core.native import i64, vec
from hedgerow.core.position import Position, no_key
from hedgerow.core.views import About, Panel, Part
from hedgerow.core.words import Words
from hedgerow.games.bower import telling
from hedgerow.games.bower.advice import BowerAdvice
from hedgerow.games.bower.blocks import BLOCKS
from hedgerow.games.bower.draw import draw
from hedgerow.games.bower.facts import COLUMN_COUNT, GOALS, NUMBER, OPEN_TILES, Facts
from hedgerow.games.bower.moves import BONUSES, MOVES, NEST_TILES, vocabulary
from hedgerow.games.bower.panels import panels
from hedgerow.games.bower.position import BowerPosition, opening

SETUP = ("goals", "aside", "nest", "bonus")
SHUFFLES = 3  # goals, nest tiles, bonus tiles


class Bower(Game):
    name = "bower"
    title = "Bower"
    designers = "Pierpaolo Paoletti"
    publisher = "Cranio Creations"
    year = 2024
    players = "2"
    minutes = "20–30"
    revision = 1
    options = (
        Option("mode", ("standard", "advanced"), "standard", "standard: nests of 6 × 4 cells; advanced: 6 × 5 and seven open bonus tiles"),
        Option("fair", (False, True), False, "the fair game, without the bonus tiles that harm the opponent"),
    )
    categories = ("groups", "columns", "ornaments")
    width = 1024
    blocks = BLOCKS
    moves = MOVES

    def load(self, files: dict[str, str]) -> None:
        self.facts = Facts(files)
        self.moves = vocabulary(self.facts.twins())

    def seats(self, options: dict[str, Setting]) -> int:
        return 2

    # ------------------------------------------------------------------ set-up

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        goals = vec[i64](list(range(len(GOALS))))
        chance.shuffle(goals, len(goals))
        nest = vec[i64](list(range(1, len(NEST_TILES) + 1)))
        chance.shuffle(nest, len(nest))
        bonus = vec[i64](self.facts.bonus_tiles(int(options["fair"])))
        chance.shuffle(bonus, len(bonus))
        if options["mode"] == "advanced":
            bonus = vec[i64](sorted(bonus[:OPEN_TILES]))
        return self.open(options, chance.key, chance.count, goals[:COLUMN_COUNT], goals[COLUMN_COUNT:], nest, bonus)

    def open(self, options: dict[str, Setting], key: Any, shuffles: int, goals: Any, aside: Any, nest: Any, bonus: Any) -> Position:
        advanced = int(options["mode"] == "advanced")
        return opening(self, self.facts, key, shuffles, advanced, int(options["fair"]), goals, aside, nest, bonus)

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        for key in SETUP:
            if key not in setup:
                raise BadSetup(f'"setup" has no "{key}"')
        for key in setup:
            if key not in SETUP:
                raise BadSetup(f'"setup" has an unknown key {quote(key)}')
        for key in SETUP:
            if type(setup[key]) is not list or not all(type(name) is str for name in setup[key]):
                raise BadSetup(f'"{key}" in "setup" is {quote(setup[key])}; expected a list of names')
        goals, aside, nest, bonus = (setup[key] for key in SETUP)
        if len(goals) != COLUMN_COUNT or len(aside) != 2 or sorted(goals + aside) != sorted(GOALS):
            raise BadSetup(f'"goals" and "aside" in "setup" do not hold each of the goals {", ".join(GOALS)} once, six and two')
        if sorted(nest) != sorted(NEST_TILES):
            raise BadSetup(f'"nest" in "setup" does not hold each of the tiles {NEST_TILES[0]} to {NEST_TILES[-1]} once')
        self.check_bonus(options, bonus)
        kinds = [NUMBER[name] for name in bonus]
        return self.open(
            options,
            no_key(),
            SHUFFLES,
            vec[i64]([GOALS.index(name) for name in goals]),
            vec[i64]([GOALS.index(name) for name in aside]),
            vec[i64]([NEST_TILES.index(name) + 1 for name in nest]),
            vec[i64](sorted(kinds) if options["mode"] == "advanced" else kinds),
        )

    def check_bonus(self, options: dict[str, Setting], bonus: list[str]) -> None:
        box = [BONUSES[kind - 1] for kind in self.facts.bonus_tiles(int(options["fair"]))]
        size = OPEN_TILES if options["mode"] == "advanced" else len(box)
        if len(bonus) != size:
            raise BadSetup(f'"bonus" in "setup" holds {len(bonus)} tiles; expected {size}')
        for name in bonus:
            if bonus.count(name) > box.count(name):
                raise BadSetup(f'"bonus" in "setup" holds {quote(name)} {bonus.count(name)} times; this game has {box.count(name)}')

    def write_setup(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, BowerPosition)
        kinds = [kind for kind, count in enumerate(position.offer) for _ in range(count)]
        if not position.advanced:
            kinds = [int(kind) for kind in position.stack if kind > 0]
        open_tiles = list(position.display)  # drawn, and so no longer in the stack of a world that was imagined
        nest = open_tiles + list(position.nest)[len(open_tiles) :]
        return {
            "goals": [GOALS[goal] for goal in position.goals],
            "aside": [GOALS[goal] for goal in position.aside],
            "nest": [NEST_TILES[tile - 1] for tile in nest],
            "bonus": [BONUSES[kind - 1] for kind in kinds],
        }

    def options_of(self, position: Position) -> dict[str, Setting]:
        assert isinstance(position, BowerPosition)
        return {"mode": "advanced" if position.advanced else "standard", "fair": bool(position.fair)}

    # ------------------------------------------------------------------ chance during the game

    def chance_names(self, order: list[int]) -> list[Any]:
        return [BONUSES[kind - 1] for kind in order]

    def read_chance(self, order: list[Any]) -> list[int]:
        for name in order:
            if type(name) is not str or name not in NUMBER:
                raise BadChance(f'"chance" holds {quote(name)}; expected names of bonus tiles')
        return [NUMBER[name] for name in order]

    def adviser(self) -> Advice:
        return BowerAdvice()

    # ------------------------------------------------------------------ result

    def explain(self, position: Position, seat: int) -> list[Part]:
        return telling.explain(position, seat)

    def audit(self, position: Position) -> str | None:
        from hedgerow.games.bower.audit import fault_in

        assert isinstance(position, BowerPosition)
        return fault_in(position)

    # ------------------------------------------------------------------ words and drawings

    def theirs(self, seat: int, ref: str) -> str | None:
        kind, _, name = ref.partition(":")
        return f"at:{seat}-{name}" if kind == "cell" else ref

    def draw(self, position: Position, seat: int | None, words: Words | None = None) -> str:
        assert isinstance(position, BowerPosition)
        return draw(self, position, seat, self.words() if words is None else words)

    def panels(self, position: Position, seat: int | None, words: Words) -> list[Panel]:
        assert isinstance(position, BowerPosition)
        return panels(position, seat, words)

    def cover(self) -> str:
        from hedgerow.games.bower.cover import cover

        return cover()

    def about(self, position: Position, ref: str, words: Words) -> About | None:
        return telling.about(position, ref, words)

    def reason(self, position: Position, part: Part, words: Words) -> str:
        return telling.reason(position, part, words)

    def task(self, position: Position, seat: int, words: Words) -> str:
        return telling.task(position, seat, self.moves.family(position.legal(seat)[0]).action, words)

    def say(self, position: Position, code: int, words: Words) -> str:
        """Moves that do not name the bonus tile they are about say it all the same."""
        assert isinstance(position, BowerPosition)
        form = self.moves.record(code)
        action, kind = form["action"], int(position.kept or position.token)
        more = {"bonus": words(f"bonus-{BONUSES[kind - 1]}"), "effect": words(f"effect-{BONUSES[kind - 1]}")} if kind else {}
        return words(f"move-{action}", **{**more, **self.named(action, form, words)})

    def named(self, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
        """Two cells also one by one, and a nest by who builds it."""
        said = super().named(action, values, words)
        if values.get("cells"):
            said["first"], said["second"] = values["cells"]
        if action == "cross":
            said["nest"] = words.seat(int(values["nest"]))
        return said
