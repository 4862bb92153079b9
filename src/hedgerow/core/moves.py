"""The vocabulary: a game declares its moves once, and everything that names, counts or reads moves follows.

    MOVES = Moves(
        Family("take", space=SPACES),
        Family("place", color=COLORS, cell=CELLS),
        Family("finish"),
    )

From this come the integer code (small, dense, for engines and learning), the record form
(`{"action": "place", "color": "gray", "cell": "c4"}`), the text form (`place gray c4`), the refs of the things to
click (`color:gray`, `cell:c4`) and the table of actions in the documentation.

A code is the first code of its family plus the numbers of its arguments in mixed radix, the last argument
counting fastest.  `MOVES.first("place")` is what an engine adds its own numbers to.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from hedgerow.core.errors import BadMove

# A name, a small number, a list of two names, or (for an argument that may be left out) nothing.
Value = str | int | tuple[str, str] | None


class Domain:
    """The values an argument can take, in the order of their numbers.

    `kind` is what a clickable thing calls such a value (`cell:c4`); several arguments may share a kind, and both
    ends of a pair have the kind of a single cell."""

    def __init__(self, kind: str, values: Iterable[Value], optional: bool = False) -> None:
        self.kind = kind
        self.values: tuple[Value, ...] = tuple(values)
        self.optional = optional
        self.number = {value: i for i, value in enumerate(self.values)}
        known = [value for value in self.values if value is not None]
        self.form = "whole number" if isinstance(known[0], int) else "name" if isinstance(known[0], str) else "list of two names"
        self.width = 2 if isinstance(known[0], tuple) else 1
        self.words = max((len(value.split()) for value in known if isinstance(value, str)), default=1)

    def read(self, raw: object) -> int | None:
        """The number of a value as it stands in a record; None when it is no value of this domain."""
        if isinstance(raw, list):
            if len(raw) != 2 or not all(isinstance(part, str) for part in raw):
                return None
            return self.number.get((raw[0], raw[1]))
        if type(raw) is int or type(raw) is str:
            return self.number.get(raw)
        return None

    def sample(self) -> str:
        """A few of the values, for an error message."""
        known = [spell(value) for value in self.values if value is not None]
        return ", ".join(known) if len(known) <= 12 else f"{', '.join(known[:3])} … {known[-1]}"


def names(kind: str, values: Iterable[str]) -> Domain:
    return Domain(kind, values)


def numbers(kind: str, first: int, last: int) -> Domain:
    return Domain(kind, range(first, last + 1))


def cells(columns: str, rows: int, kind: str = "cell") -> Domain:
    """Cells a1, a2, … column by column: a letter from the left, a number from the top, both from 1."""
    return Domain(kind, [f"{column}{row}" for column in columns for row in range(1, rows + 1)])


def pairs(values: Iterable[tuple[str, str]], kind: str = "cell") -> Domain:
    return Domain(kind, values)


def ref(kind: str, value: Value) -> str:
    """What a thing that can be clicked is called: `cell:c4`; blanks in names become `_`, as refs stand side by side."""
    return f"{kind}:{value}".replace(" ", "_")


def optional(domain: Domain) -> Domain:
    """The same values for an argument that may be left out; its text form is `name=value`."""
    return Domain(domain.kind, [None, *domain.values], optional=True)


def spell(value: Value) -> str:
    """The text form of one value."""
    return " ".join(value) if isinstance(value, tuple) else str(value)


class Family:
    """All moves of one action.

    `canonical` maps a tuple of values to the one way of writing it, where two ways mean the same move (a tile with
    two equal halves turned round).  Readers accept both; only the canonical one is legal, written or listed."""

    def __init__(
        self,
        action: str,
        /,
        canonical: Callable[[tuple[Value, ...]], tuple[Value, ...]] | None = None,
        **arguments: Domain,
    ) -> None:
        self.action = action
        self.arguments = arguments
        self.canonical = canonical
        self.first = 0  # set by Moves
        self.size = 1
        for domain in arguments.values():
            self.size *= len(domain.values)

    def encode(self, values: tuple[Value, ...]) -> int:
        if self.canonical is not None:
            values = self.canonical(values)
        code = 0
        for domain, value in zip(self.arguments.values(), values, strict=True):
            code = code * len(domain.values) + domain.number[value]
        return self.first + code

    def decode(self, code: int) -> tuple[Value, ...]:
        rest = code - self.first
        values: list[Value] = []
        for domain in reversed(self.arguments.values()):
            rest, number = divmod(rest, len(domain.values))
            values.append(domain.values[number])
        return tuple(reversed(values))


class Moves:
    """All moves of one game."""

    def __init__(self, *families: Family) -> None:
        self.families = {family.action: family for family in families}
        if len(self.families) != len(families):
            raise TypeError("two families have the same action")
        self.size = 0
        for family in families:
            family.first = self.size
            self.size += family.size

    def __iter__(self) -> Iterator[Family]:
        return iter(self.families.values())

    def first(self, action: str) -> int:
        return self.families[action].first

    def family(self, code: int) -> Family:
        for family in self.families.values():
            if family.first <= code < family.first + family.size:
                return family
        raise BadMove(f"there is no move with the code {code}")

    def code(self, action: str, /, **arguments: Value) -> int:
        """The code of a move by its names: `moves.code("place", color="gray", cell="c4")`."""
        return self.read({"action": action, **arguments})

    # ------------------------------------------------------------------ record form

    def record(self, code: int) -> dict[str, Any]:
        """The move as it stands in a record, without its seat."""
        family = self.family(code)
        form: dict[str, Any] = {"action": family.action}
        for name, value in zip(family.arguments, family.decode(code), strict=True):
            if value is not None:
                form[name] = list(value) if isinstance(value, tuple) else value
        return form

    def read(self, form: dict[str, Any]) -> int:
        """The code of a move in its record form; keys `seat` and `chance` belong to the record and are left alone."""
        action = form.get("action")
        if not isinstance(action, str) or action not in self.families:
            raise BadMove(f"{quote(action)} is no action of this game; there are {', '.join(self.families)}")
        family = self.families[action]
        for key in form:
            if key not in family.arguments and key not in ("action", "seat", "chance"):
                raise BadMove(f'"{action}" has no argument {quote(key)}')
        values: list[Value] = []
        for name, domain in family.arguments.items():
            if name not in form or (form[name] is None and domain.optional):
                if not domain.optional or name in form:
                    raise BadMove(f'"{action}" needs "{name}", a {domain.form}')
                values.append(None)
                continue
            raw = form[name]
            number = domain.read(list(raw) if isinstance(raw, tuple) else raw)
            if number is None:
                raise BadMove(f'"{name}" of "{action}" is {quote(raw)}; expected a {domain.form}: {domain.sample()}')
            values.append(domain.values[number])
        return family.encode(tuple(values))

    # ------------------------------------------------------------------ text form

    def text(self, code: int) -> str:
        """The move as a line of text: `place gray c4`."""
        family = self.family(code)
        words = [family.action]
        for (name, domain), value in zip(family.arguments.items(), family.decode(code), strict=True):
            if value is not None:
                words.append(f"{name}={spell(value)}" if domain.optional else spell(value))
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The code of a move in its text form."""
        words = text.split()
        if not words:
            raise BadMove("a move starts with its action, and here is nothing")
        family = self.families.get(words[0])
        if family is None:
            raise BadMove(f"{quote(words[0])} in {quote(text)} is no action; there are {', '.join(self.families)}")
        form: dict[str, Any] = {"action": words[0]}
        rest = words[1:]
        for name, domain in family.arguments.items():
            if domain.optional:
                found = [word for word in rest if word.startswith(name + "=")]
                if found:
                    rest.remove(found[0])
                    form[name] = from_word(domain, found[0][len(name) + 1 :])
                continue
            if len(rest) < domain.width:
                raise BadMove(f"{quote(text)} lacks its {name}, a {domain.form}: {domain.sample()}")
            taken = domain.width if domain.width == 2 else words_taken(domain, rest)
            form[name] = rest[:2] if domain.width == 2 else from_word(domain, " ".join(rest[:taken]))
            rest = rest[taken:]
        if rest:
            raise BadMove(f"{quote(rest[0])} in {quote(text)} is one word too many")
        return self.read(form)

    # ------------------------------------------------------------------ things to click

    def refs(self, code: int) -> list[str]:
        """What one clicks, in order, to make this move: `["color:gray", "cell:c4"]`."""
        family = self.family(code)
        refs: list[str] = []
        for domain, value in zip(family.arguments.values(), family.decode(code), strict=True):
            parts: tuple[Value, ...] = value if isinstance(value, tuple) else (value,)
            refs += [ref(domain.kind, part) for part in parts if part is not None]
        return refs

    def table(self) -> str:
        """The table of actions for a game's README, in Markdown."""
        rows = ["| action | arguments | codes |", "|---|---|---|"]
        for family in self:
            shown = [f"`{name}`{'?' if d.optional else ''}: {d.sample()}" for name, d in family.arguments.items()]
            rows.append(f"| `{family.action}` | {'; '.join(shown)} | {family.first}–{family.first + family.size - 1} |")
        return "\n".join(rows)


def words_taken(domain: Domain, rest: list[str]) -> int:
    """How many of these words name a value together: the most that do, as names may hold blanks."""
    for count in range(min(domain.words, len(rest)), 1, -1):
        if " ".join(rest[:count]) in domain.number:
            return count
    return 1


def from_word(domain: Domain, word: str) -> str | int:
    """A word of the text form as the value it may stand for: numbers where the domain has numbers."""
    return int(word) if domain.form == "whole number" and word.isascii() and word.isdigit() and len(word) < 10 else word


def quote(raw: object) -> str:
    """What somebody gave us, short and safe to print."""
    text = json.dumps(raw, ensure_ascii=True, default=str)
    return text if len(text) <= 60 else text[:57] + "…"
