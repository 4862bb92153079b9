"""Words: what a game says to people, in the languages we speak.

A game keeps its sentences in `locale/en.ftl`, `ru.ftl`, `pl.ftl` and `uk.ftl` (Fluent).  `game.words("pl")` reads
them (and `en-cards.ftl` … beside them, where one file would be long):

    words = game.words("pl").named(["Ana", "Bo"])
    words("told-place", who=words.seat(0), color="szary", cell="c4")

Words shared by all games lie beside this module.  A missing key raises: a test finds missing and unused ones, so that
nobody ever reads a key where a sentence should be.  The names of the people at the table travel along, as drawings and logs
speak of them.

What a game must say, for each of its actions, categories and options:

    title, pitch                        its name, and one sentence about it
    move-place, told-place, ask-place   an order ("Place gray on c4"), news ("Ana placed gray on c4"), a question
    category-trees, part-trees          a category of points, and a reason for points (`Part.what`)
    option-side, option-side-A          an option, and each value it can take that is no number
    color-gray                          a value of an argument, by the kind of its domain, if it reads better than as it stands
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from hedgerow.core.errors import UnknownLanguage
from hedgerow.core.moves import quote

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru", "pl", "uk")

# A message or the start of a variant: what a source file defines.
DEFINED: Final = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)


class Words:
    """The sentences of one language, and the names of those who sit at the table."""

    def __init__(self, language: str, bundle: FluentBundle, keys: frozenset[str], names: Sequence[str] = ()) -> None:
        self.language = language
        self.bundle = bundle
        self.keys = keys
        self.names = tuple(names)

    def named(self, names: Sequence[str]) -> Words:
        """The same words at a table where these people sit, in the order of the seats."""
        return Words(self.language, self.bundle, self.keys, names)

    def seat(self, seat: int) -> str:
        """The name of a seat: of who sits there, or its number from 1."""
        return self.names[seat] if seat < len(self.names) else self("seat", n=seat + 1)

    def has(self, key: str) -> bool:
        return key in self.keys

    def __call__(self, key: str, /, **arguments: int | str) -> str:
        """A sentence with its arguments filled in; raises KeyError for an unknown key, ValueError when an argument is missing."""
        if key not in self.keys:
            raise KeyError(f"{self.language} has no words for {key}")
        pattern = self.bundle.get_message(key).value
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise ValueError(f"the words for {key} in {self.language}: {errors[0]}")
        return str(text)


@cache
def read_words(folder: Path, language: str) -> Words:
    """The words in a folder's `locale`, on top of those shared by all games."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there are no words in {quote(language)}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource  # takes a while to load, and only readers of words need it

    bundle = FluentBundle([language], use_isolating=False)
    keys: set[str] = set()
    for place in (Path(__file__).parent, folder):
        for path in files(place, language):
            source = path.read_text("utf-8")
            check(path, source, keys)
            bundle.add_resource(FluentResource(source))
            keys |= set(DEFINED.findall(source))
    return Words(language, bundle, frozenset(keys))


def files(place: Path, language: str) -> list[Path]:
    """The sources of a language in a folder's `locale`: `en.ftl`, and `en-cards.ftl` where one file would be too long."""
    return sorted(path for path in (place / "locale").glob(f"{language}*.ftl") if path.stem.split("-")[0] == language)


def check(path: Path, source: str, known: set[str]) -> None:
    """Fluent passes over what it cannot read; we would rather know."""
    from fluent.syntax import FluentParser, ast

    seen = set(known)
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path.name}: this cannot be read: {entry.content.splitlines()[0]}" if entry.content else path.name)
        if isinstance(entry, ast.Message):
            if entry.id.name in seen:
                raise ValueError(f"{path.name}: {entry.id.name} is said twice")
            seen.add(entry.id.name)


def slug(value: Any) -> str:
    """A value as part of a key: `grey wolf` as `grey-wolf`."""
    return re.sub(r"[^\w-]+", "-", str(value)).strip("-")
