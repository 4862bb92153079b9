"""What every game obeys: it can say everything it has to say, in all languages, and tells nobody what is hidden from him."""

from __future__ import annotations

import inspect
import re
from html import unescape
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from walks import GAMES, stops

from hedgerow.build import COMPILED
from hedgerow.core import words as core_words
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.words import DEFINED, LANGUAGES
from hedgerow.table import scene

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
each_language = pytest.mark.parametrize("language", LANGUAGES)
SHARED = {"column"}  # lie between two players, and are drawn with the board of each
EVERY = 29 if COMPILED else 97


def folder(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent


def keys(place: Path, language: str) -> set[str]:
    return {key for path in core_words.files(place, language) for key in DEFINED.findall(path.read_text("utf-8"))}


def options_of(game: Game) -> list[dict[str, Any]]:
    return [game.settle({}), list(game.variants())[-1]]


@each_game
def test_all_languages_say_the_same_things(game: Game) -> None:
    for place in (folder(game), Path(core_words.__file__).parent):
        english = keys(place, "en")
        for language in LANGUAGES:
            assert keys(place, language) == english


def owed(game: Game) -> list[str]:
    """What others than the game itself ask it to say."""
    needed = ["title", "pitch", *(f"category-{name}" for name in game.categories)]
    needed += [f"{kind}-{family.action}" for family in game.moves for kind in ("move", "told")]
    needed += [f"feature-{name}" for name in game.adviser().names if name not in game.categories]
    for option in game.options:
        needed += [f"option-{option.name}", *(f"option-{option.name}-{value}" for value in option.values if isinstance(value, str))]
    return needed


@each_game
@each_language
def test_nothing_to_say_is_missing(game: Game, language: str) -> None:
    words = game.words(language)
    assert [key for key in owed(game) if not words.has(key)] == []


@each_game
def test_no_words_are_unused(game: Game) -> None:
    """A key is used when it is owed, when code spells it, or its beginning is spelled with something put behind it."""
    places = [folder(game), Path(core_words.__file__).parent, Path(core_words.__file__).parents[1] / "table"]
    source = "\n".join(path.read_text("utf-8") for place in places for path in place.rglob("*.py"))
    literals = set(re.findall(r"[\"']([a-z][\w-]*)[\"']", source)) | set(owed(game))
    starts = set(re.findall(r"f[\"']([a-z][\w-]*-)\{", source))
    kinds = {f"{domain.kind}-" for family in game.moves for domain in family.arguments.values()}
    unused = [key for key in keys(folder(game), "en") if key not in literals and not key.startswith(tuple(starts | kinds))]
    assert unused == []


@each_game
@each_language
def test_every_move_has_words_of_its_own(game: Game, language: str) -> None:
    words = game.words(language)
    for options in options_of(game):
        for position, seat, legal in stops(game, options, 31, EVERY):
            view = position.mask(seat)
            said = [game.say(view, code, words) for code in legal]
            assert all(said)
            assert len(set(said)) == len(said)
            assert game.ask(position, seat, words)


@each_game
@each_language
def test_what_was_done_and_what_it_brought_can_be_told(game: Game, language: str) -> None:
    words = game.words(language)
    for options in options_of(game):
        for position, seat, legal in stops(game, options, 32, EVERY):
            code = legal[Rng(len(legal)).below(len(legal))]
            move = {"seat": seat, **game.moves.record(code)}
            for eyes in (None, *range(int(position.seats()))):
                assert game.tell(words.seat(seat), game.seen(move, seat, eyes), words)
                view = position.mask(eyes)
                assert game.ask(view, eyes, words)
                for other in range(int(position.seats())):
                    assert all(game.reason(view, part, words) for part in game.explain(view, other))


@each_game
def test_pointing_at_what_another_did_points_at_nothing_of_mine(game: Game) -> None:
    """Where each has a board of his own, the "c4" of somebody's move is not the c4 of mine."""
    words = game.words("en")
    elsewhere = set()
    for position, seat, legal in stops(game, game.settle({"players": 2} if "players" in game.settle({}) else {}), 74, EVERY):
        eyes = 1 - seat
        places: dict[str, set[str]] = {}
        for panel in game.panels(position.mask(eyes), eyes, words):
            for refs in re.findall(r'data-ref="([^"]+)"', panel.svg):
                for ref in unescape(refs).split():
                    places.setdefault(ref, set()).add(panel.role)
        for code in legal:
            move = game.seen({"seat": seat, **game.moves.record(code)}, seat, eyes)
            for own in scene.refs(game, move):
                there = game.theirs(seat, own)
                if there is not None and there.partition(":")[0] not in SHARED:
                    assert places.get(there, set()) - {"mine", "hand"} or there not in places, (own, there)
                elsewhere |= places.get(there or "", set())
    assert elsewhere & {"other", "shared"}


@each_game
@each_language
def test_the_table_in_parts_can_be_drawn_and_speaks_the_language(game: Game, language: str) -> None:
    words = game.words(language).named(["Ana", "Bo", "Cy", "Dee", "Eve"])
    for options in options_of(game):
        for position, seat, _ in stops(game, options, 33, 3 * EVERY):
            for eyes in (None, seat):
                view = position.mask(eyes)
                panels = game.panels(view, eyes, words)
                assert len({panel.name for panel in panels}) == len(panels)
                assert sum(panel.role == "mine" for panel in panels) == 1
                for svg in [*(panel.svg for panel in panels), game.draw(view, eyes, words)]:
                    tree = ElementTree.fromstring(svg)
                    if language in ("ru", "uk"):
                        labels = [node.get("aria-label", "") for node in tree.iter() if node.get("aria-label")]
                        spoken = [label for label in labels if re.search("[а-яіїєґ]", label, re.IGNORECASE)]
                        assert len(spoken) >= 0.8 * len(labels), [label for label in labels if label not in spoken][:5]
                drawn = [*(panel.svg for panel in panels), game.draw(view, eyes, words)]
                for refs in {unescape(refs) for svg in drawn for refs in re.findall(r'data-ref="([^"]+)"', svg)}:
                    told = [about for ref in refs.split() if (about := game.about(view, ref, words))]
                    assert told, f"{game.name} explains {refs} nowhere"
                    assert all(about.title for about in told)
                    assert any(about.lines or about.svg for about in told), f"{game.name} has nothing to say of {refs}"


@each_game
def test_words_and_parts_tell_nothing_hidden(game: Game) -> None:
    words = game.words("en")
    rng = Rng("words")
    for options in options_of(game):
        for position, seat, legal in stops(game, options, 34, 2 * EVERY):
            for eyes in (None, *range(int(position.seats()))):
                here, there = position.mask(eyes), position.deal(eyes, rng).mask(eyes)
                assert game.panels(here, eyes, words) == game.panels(there, eyes, words)
                assert game.ask(here, eyes, words) == game.ask(there, eyes, words)
            here, there = position.mask(seat), position.deal(seat, rng).mask(seat)
            assert all(game.say(here, code, words) == game.say(there, code, words) for code in legal)
