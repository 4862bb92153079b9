"""A game: its name, options, content and vocabulary, and the way from a set-up to a position.

Games are found by entry point, so a fifth one is an installed package with

    [project.entry-points."hedgerow.games"]
    hollow = "hollow:Hollow"

where `Hollow` is a subclass of `Game`.  No list in this code names a game.

A subclass says what it is in class attributes and writes `load`, `begin`, `read_setup`, `write_setup`,
`options_of`, `audit`, `draw` and its words (`locale/*.ftl`).  Its content (cards, tiles, boards) comes from the `*.toml` files
beside its module, or from another folder with files of the same names, for people who own the box and correct a home-made board.
"""

from __future__ import annotations

import difflib
import hashlib
import inspect
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import entry_points
from itertools import product
from pathlib import Path
from typing import Any, ClassVar

from hedgerow.core.advice import Advice
from hedgerow.core.blocks import Blocks, Shape
from hedgerow.core.chance import Chance, derive_key, fresh_secret, seeded_secret
from hedgerow.core.errors import BadBytes, BadChance, BadContent, BadOption, UnknownGame
from hedgerow.core.moves import Moves, Value, quote, spell
from hedgerow.core.position import Position
from hedgerow.core.views import About, Panel, Part
from hedgerow.core.words import Words, read_words, slug

Setting = int | str | bool

ADVICE = "advice.toml"  # beside the content, but no part of it: the weights that bots go by


@dataclass(frozen=True)
class Option:
    """One choice before the game; the first of `values` is the default unless another is given."""

    name: str
    values: tuple[Setting, ...]
    default: Setting
    help: str

    def read(self, raw: object) -> Setting:
        """A value of this option: of the right type, or a word of a command line."""
        for value in self.values:
            if type(raw) is type(value) and raw == value:
                return value
        expected = ", ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in self.values)
        raise BadOption(f"option {self.name} is {quote(raw)}; expected one of {expected}")

    def parse(self, word: str) -> Setting:
        """The same from a word of a command line."""
        for value in self.values:
            if str(value).lower() == word.lower():
                return value
        return self.read(word)


class Game:
    """One game with one content.  Stateless: any number of positions may be started from it."""

    name: ClassVar[str]
    title: ClassVar[str]
    designers: ClassVar[str]
    publisher: ClassVar[str]
    year: ClassVar[int]
    players: ClassVar[str]  # for people: "1–4"
    minutes: ClassVar[str]
    revision: ClassVar[int]
    environment: ClassVar[int] = 0  # raised when a learner could tell: other codes, observations, points or rules
    options: ClassVar[tuple[Option, ...]]
    categories: ClassVar[tuple[str, ...]]
    width: ClassVar[int]  # no position ever has more legal moves than this
    blocks: ClassVar[Blocks]  # how a masked position becomes an observation
    moves: Moves

    def __init__(self, folder: Path | None = None) -> None:
        own = Path(inspect.getfile(type(self))).parent
        self.folder = folder
        self.content = "standard"
        names = sorted(path.name for path in own.glob("*.toml") if path.name != ADVICE)
        if folder is not None:
            if not folder.is_dir():
                raise BadContent(f"{folder} is no folder with content of {self.name}")
            own = folder
            missing = [name for name in names if not (own / name).is_file()]
            if missing:
                raise BadContent(f"{own} lacks {', '.join(missing)}")
            digest = hashlib.sha256(b"".join((own / name).read_bytes() for name in names)).hexdigest()
            self.content = f"sha256:{digest}"
        self.load({name: (own / name).read_text("utf-8") for name in names})
        self.stamp = f"hedgerow-position/1 {self.name} {self.revision} {self.content}\n".encode()

    # ------------------------------------------------------------------ what a game writes

    def load(self, files: dict[str, str]) -> None:
        """Reads and checks the content; raises BadContent with file, line or card, and what is wrong."""
        raise NotImplementedError

    def begin(self, options: dict[str, Setting], chance: Chance) -> Position:
        """A fresh game, dealt by chance."""
        raise NotImplementedError

    def read_setup(self, options: dict[str, Setting], setup: dict[str, Any]) -> Position:
        """The game that a record's set-up describes; raises BadSetup when it cannot come out of the box."""
        raise NotImplementedError

    def write_setup(self, position: Position) -> dict[str, Any]:
        """The set-up of a position before its first move, in the names of the record.

        A world that was imagined does not know in which order the cards that lie there came: any order does that leads to it."""
        raise NotImplementedError

    def options_of(self, position: Position) -> dict[str, Setting]:
        """The options a position is played with."""
        raise NotImplementedError

    def draw(self, position: Position, seat: int | None, words: Words | None = None) -> str:
        """An SVG of what a seat (None: everybody) may see, every thing to click carrying its ref; English without `words`."""
        raise NotImplementedError

    def audit(self, position: Position) -> str | None:
        """What is impossible about a whole position (a token too many, a card in two places), if anything.

        For tests and for bytes from strangers; never needed in play."""
        raise NotImplementedError

    # ------------------------------------------------------------------ what a game may change

    def seats(self, options: dict[str, Setting]) -> int:
        return int(options["players"])

    def fit(self, options: dict[str, Setting]) -> str | None:
        """Why these options do not go together, if they don't."""
        return None

    def needs(self, option: Option, options: dict[str, Any]) -> bool:
        """Must a record with these options write this one?"""
        return True

    def result(self, position: Position) -> dict[str, Any]:
        """The result of a finished game as it stands in the record."""
        seats = range(int(position.seats()))
        return {
            "scores": position.scores(),
            "ranks": position.ranks(),
            "breakdown": [position.breakdown(seat) for seat in seats],
        }

    def explain(self, position: Position, seat: int) -> list[Part]:
        """The points of a seat, each with its reason."""
        return [Part(name, points, name) for name, points in position.breakdown(seat).items()]

    def seen(self, move: dict[str, Any], seat: int, eyes: int | None) -> dict[str, Any]:
        """A move of a seat in its record form as other eyes may see it: without the arguments that are hidden from them.

        It must tell them no more than the position after it does.  What chance said is nobody's to see during play."""
        return {key: value for key, value in move.items() if key != "chance"}

    def theirs(self, seat: int, ref: str) -> str | None:
        """What a move of another seat calls `ref`, as the table of whoever looks on calls it: "c4" of a player's own board is not
        the c4 of mine.  Nothing, if it does not lie there."""
        return ref

    def task(self, position: Position, seat: int, words: Words) -> str:
        """What is asked of a seat that may act, in one sentence."""
        action = self.moves.family(position.legal(seat)[0]).action
        return words(f"ask-{action}")

    def panels(self, position: Position, seat: int | None, words: Words) -> list[Panel]:
        """The table in parts, for a page that lays them out: each legible on a phone, with refs and labels like the whole."""
        return [Panel("table", "mine", words("title"), self.draw(position, seat, words))]

    def about(self, position: Position, ref: str, words: Words) -> About | None:
        """What the thing with this ref is, if there is more to say than its label does."""
        return None

    def cover(self) -> str | None:
        """A picture without words that invites to the game, four wide and three high; without one a table in play is shown."""
        return None

    def adviser(self) -> Advice:
        """What makes out the worth of a position, with all weights 1; see `advice.py`."""
        return Advice(self.categories)

    def chance_names(self, order: list[int]) -> list[Any]:
        """A shuffled pile, next drawn first, in the names of the record."""
        return list(order)

    def read_chance(self, order: list[Any]) -> list[int]:
        """The same backwards; raises BadChance on what is no name."""
        if not all(type(item) is int for item in order):
            raise BadChance('"chance" holds lists of whole numbers')
        return list(order)

    # ------------------------------------------------------------------ given

    def settle(self, given: dict[str, Any]) -> dict[str, Setting]:
        """All options of this game from some of them; raises BadOption."""
        known = {option.name for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(f"{self.name} has no option {quote(name)}; it has {', '.join(sorted(known))}")
        settled = {o.name: o.read(given[o.name]) if o.name in given else o.default for o in self.options}
        return self.agreed(settled)

    def agreed(self, settled: dict[str, Setting]) -> dict[str, Setting]:
        reason = self.fit(settled)
        if reason is not None:
            raise BadOption(reason)
        return settled

    def variants(self) -> Iterator[dict[str, Setting]]:
        """Every combination of options that can be played."""
        for values in product(*(option.values for option in self.options)):
            settled = dict(zip((option.name for option in self.options), values, strict=True))
            if self.fit(settled) is None:
                yield settled

    def start(self, seed: int | None = None, **given: Any) -> Position:
        """A fresh game.  A `seed` gives the same game every time; without one nobody can foretell it."""
        return self.deal(self.settle(given), fresh_secret() if seed is None else seeded_secret(seed))

    def deal(self, options: dict[str, Setting], secret: str) -> Position:
        """The game that a secret deals, with all options settled."""
        return self.begin(options, Chance(derive_key(self.name, self.revision, self.content, dict(options), secret)))

    def from_bytes(self, data: bytes) -> Position:
        """The position that `to_bytes` packed."""
        if not data.startswith(self.stamp):
            said = data.split(b"\n", 1)[0][:80].decode("ascii", "replace")
            raise BadBytes(f"these bytes say {quote(said)}, not {quote(self.stamp.decode().strip())}")
        position = self.blank()
        position.read_bytes(data[len(self.stamp) :])
        return position

    @cached_property
    def shape(self) -> Shape:
        """The observations of this game; see `blocks.py`."""
        return Shape(self, self.blocks)

    def blank(self) -> Position:
        """Any position of this game, to be overwritten."""
        return self.start(seed=0)

    def advice(self, weights: Path | None = None) -> Advice:
        """The features of this game, weighted as in a file; without one, as in `advice.toml` beside the game if it has one."""
        adviser = self.adviser()
        path = weights or Path(inspect.getfile(type(self))).parent / ADVICE
        if weights is not None and not path.is_file():
            raise BadContent(f"there is no file {path} with weights of {self.name}")
        if path.is_file():
            adviser.read(path.read_text("utf-8"), path.name)
        return adviser

    # ------------------------------------------------------------------ words

    def words(self, language: str = "en") -> Words:
        """What this game says in a language."""
        return read_words(Path(inspect.getfile(type(self))).parent, language)

    def say(self, position: Position, code: int, words: Words) -> str:
        """A legal move as an imperative sentence: no other legal move of the same seat has the same.

        The position is the view of the seat that may make it."""
        family = self.moves.family(code)
        values = dict(zip(family.arguments, family.decode(code), strict=True))
        return words(f"move-{family.action}", **self.named(family.action, values, words))

    def tell(self, who: str, move: dict[str, Any], words: Words) -> str:
        """A move that was made, in its record form (hidden arguments left out), as a sentence about who made it."""
        return words(f"told-{move['action']}", who=who, **self.named(move["action"], move, words))

    def ask(self, position: Position, seat: int | None, words: Words) -> str:
        """What is asked of a seat now, or whom it waits for, or how the game ended."""
        if position.over():
            ranks, points = position.ranks(), max(position.scores())
            best = [words.seat(other) for other, rank in enumerate(ranks) if rank == 1]
            key = "over-alone" if len(ranks) == 1 else "over-won" if len(best) == 1 else "over-shared"
            return words(key, who=", ".join(best), points=points)
        if seat is not None and position.acts(seat):
            return self.task(position, seat, words)
        return words("waiting-for", who=", ".join(words.seat(other) for other in position.actors()))

    def reason(self, position: Position, part: Part, words: Words) -> str:
        """Why there are these points, in a few words; a game that can say more than its key says it."""
        return words(f"part-{slug(part.what)}")

    def named(self, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
        """The arguments of a move for a sentence: each by its name in the language, and raw with `_key` behind it.

        One that is hidden or left out is the empty text, and `none` as a key."""
        said: dict[str, int | str] = {}
        for name, domain in self.moves.families[action].arguments.items():
            value = values.get(name)
            said[name] = self.name_of(domain.kind, tuple(value) if isinstance(value, list) else value, words)
            said[f"{name}_key"] = "none" if value is None else value if isinstance(value, int | str) else " ".join(value)
        return said

    def name_of(self, kind: str, value: Value, words: Words) -> int | str:
        """A value of an argument in the language: the words for `kind-value` if there are some, else as it stands."""
        if value is None:
            return ""
        if isinstance(value, tuple):
            return ", ".join(str(self.name_of(kind, part, words)) for part in value)
        key = f"{kind}-{slug(value)}"
        return words(key) if words.has(key) else value

    def refusal(self, position: Position, seat: int, code: int) -> str:
        """Why a move is not legal: the first of its words for which no legal move remains, and what could stand there."""
        if not 0 <= code < self.moves.size:
            return f"there is no move with the code {code}"
        family = self.moves.family(code)
        legal = position.legal(seat)
        now = [other for other in legal if family.first <= other < family.first + family.size]
        said = self.moves.text(code)
        if not now:
            actions = dict.fromkeys(self.moves.family(other).action for other in legal)
            return f'"{said}" is not allowed: "{family.action}" is not possible now, only {", ".join(actions)}'
        decoded = [family.decode(other) for other in now]
        for i, (name, value) in enumerate(zip(family.arguments, family.decode(code), strict=True)):
            kept = [values for values in decoded if values[i] == value]
            if not kept:
                before = " ".join([family.action, *(spell(v) for v in family.decode(code)[:i] if v is not None)])
                could = list(dict.fromkeys("nothing" if v[i] is None else spell(v[i]) for v in decoded))
                shown = ", ".join(could[:24]) + (", …" if len(could) > 24 else "")
                wrong = "nothing" if value is None else spell(value)
                return f'"{said}" is not allowed: after "{before}" the {name} cannot be {wrong}, only {shown}'
            decoded = kept
        return f'"{said}" is not allowed'

    def play(self, position: Position, seat: int, move: str) -> None:
        """Makes a move given in its text form."""
        position.apply(seat, self.moves.parse(move))


def games() -> dict[str, type[Game]]:
    """The games that are installed, by name."""
    found = sorted(entry_points(group="hedgerow.games"), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def load(name: str, folder: Path | None = None) -> Game:
    """A game by its name, with its standard content or that of a folder."""
    points = {point.name: point for point in entry_points(group="hedgerow.games")}
    if name not in points:
        near = difflib.get_close_matches(name, points, 1)
        hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(sorted(points))}"
        raise UnknownGame(f"there is no game called {quote(name)}{hint}")
    game: Game = points[name].load()(folder)
    return game
