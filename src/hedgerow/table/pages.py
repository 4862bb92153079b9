"""The pages: HTML from the templates in `pages/`, with every word from `pages/locale/*.ftl`.

A template says `{{key}}` for a word and `{{{name}}}` for markup that this module makes.  The scripts get the same words as
patterns (`patterns`), so that a sentence with a number in it is right in all languages there too.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final

from hedgerow.core.canvas import LEAF, Canvas, blob, wobble
from hedgerow.core.creatures import portrait
from hedgerow.core.game import Game, games, load
from hedgerow.core.nature import plant
from hedgerow.core.words import LANGUAGES, Words, read_words

HERE: Final = Path(__file__).parent
WEB: Final = HERE / "web"
PAGES: Final = HERE / "pages"
TYPES: Final = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json"}
LANGUAGE_NAMES: Final = {"en": "English", "ru": "Русский", "pl": "Polski", "uk": "Українська"}

# The module that runs a page, if one does.
SCRIPTS: Final = {
    "home": "home.js",
    "new": "new.js",
    "table": "table.js",
    "learn": "learn.js",
    "about": "page.js",
    "settings": "settings.js",
    "import": "import.js",
    "missing": "page.js",
    "me": "me.js",
}


def digest() -> str:
    found = hashlib.sha256()
    for path in sorted(WEB.iterdir()):
        found.update(path.name.encode() + b"\0" + path.read_bytes())
    return found.hexdigest()[:12]


DIGEST: Final = digest()


def asset(name: str) -> str:
    return f"/web/{DIGEST}/{name}"


def page_words(language: str) -> Words:
    return read_words(PAGES, language)


@cache
def game_named(name: str) -> Game:
    """One object of each game for everything the pages draw and say."""
    return load(name)


# ---------------------------------------------------------------------- whole pages


def render(page: str, language: str, preferences: dict[str, Any], arg: str | None = None) -> str:
    """A whole page.  `arg` is the game or the table it is about, or the sentence that says what is missing."""
    words = page_words(language)
    values = CONTENT[page](words, arg) if page in CONTENT else {}
    title = values["title"] if "title" in values else "Hedgerow" if page in ("home", "table") else words("page-" + page)
    main = fill((PAGES / f"{page}.html").read_text("utf-8"), words, values)
    frame = {
        "language": language,
        "title": title if title == "Hedgerow" else f"{title} · Hedgerow",
        "page": page,
        "theme": preferences.get("theme", "auto") if preferences.get("theme") in ("light", "dark") else "auto",
        "motion": "off" if preferences.get("motion") == "off" else "auto",
        "base": asset(""),
        "script": asset(SCRIPTS[page]),
        "languages": language_menu(language),
        "words": script_json(patterns(language)),
        "preferences": script_json(preferences),
        "arg": arg or "",
        "mark": mark(),
        "main": main,
    }
    return fill((PAGES / "frame.html").read_text("utf-8"), words, frame)


def fill(template: str, words: Words, values: dict[str, Any]) -> str:
    template = re.sub(r"\{\{\{(\w+)\}\}\}", lambda found: str(values[found[1]]), template)
    return re.sub(
        r"\{\{([\w-]+)\}\}", lambda found: escape(words(found[1])) if found[1] not in values else escape(str(values[found[1]])), template
    )


def script_json(value: Any) -> str:
    """JSON that can stand inside a page."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/").replace("<!--", "<\\!--")


def language_menu(language: str) -> str:
    options = (
        f'<option value="{code}" lang="{code}"{" selected" if code == language else ""}>{LANGUAGE_NAMES[code]}</option>'
        for code in LANGUAGES
    )
    return "".join(options)


# ---------------------------------------------------------------------- words for the scripts


@cache
def patterns(language: str) -> dict[str, Any]:
    """The words of the pages as patterns that `web/words.js` fills in."""
    from fluent.syntax import FluentParser, ast

    source = (PAGES / "locale" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            found[entry.id.name] = pattern(entry.value)
    return {key: value for key, value in found.items() if key in spoken_by_scripts()}


@cache
def spoken_by_scripts() -> frozenset[str]:
    """The keys that scripts speak: spelled whole, or by their beginning with something put behind it."""
    source = "\n".join(path.read_text("utf-8") for path in sorted(WEB.glob("*.js")))
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", source))
    starts = tuple(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", source))
    keys = re.findall(r"^([a-z][\w-]*)\s*=", (PAGES / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    return frozenset(key for key in keys if key in whole or key.startswith(starts))


def pattern(value: Any) -> Any:
    from fluent.syntax import ast

    parts: list[Any] = []
    for element in value.elements:
        if isinstance(element, ast.TextElement):
            parts.append(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            chosen = element.expression
            cases = {getattr(case.key, "name", getattr(case.key, "value", "")): pattern(case.value) for case in chosen.variants}
            default = next(case.key for case in chosen.variants if case.default)
            assert isinstance(chosen.selector, ast.VariableReference)
            parts.append({"$": chosen.selector.id.name, "of": cases, "or": getattr(default, "name", getattr(default, "value", ""))})
        elif isinstance(element.expression, ast.VariableReference):
            parts.append({"$": element.expression.id.name})
        else:
            parts.append(element.expression.value)
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


# ---------------------------------------------------------------------- what stands on a page


def home(words: Words, arg: str | None) -> dict[str, Any]:
    return {"hedge": hedge(), "games": "".join(card(game_named(name), words) for name in sorted(games()))}


def card(game: Game, words: Words) -> str:
    said = game.words(words.language)
    values = {
        "name": game.name,
        "title": said("title"),
        "pitch": said("pitch"),
        "players": game.players,
        "minutes": game.minutes,
        "by": game.designers,
        "picture": f"/picture/{game.name}.svg",
    }
    return fill((PAGES / "card.html").read_text("utf-8"), words, values)


def new(words: Words, arg: str | None) -> dict[str, Any]:
    game = game_named(str(arg))
    said = game.words(words.language)
    return {
        "title": words("new-title", game=said("title")),
        "name": game.name,
        "pitch": said("pitch"),
        "players": game.players,
        "minutes": game.minutes,
    }


def table(words: Words, arg: str | None) -> dict[str, Any]:
    return {"id": arg}


def about(words: Words, arg: str | None) -> dict[str, Any]:
    rows = []
    for name in sorted(games()):
        game = game_named(name)
        facts = words("about-game", title=game.title, designers=game.designers, publisher=game.publisher, year=str(game.year))
        view = f'<img src="/picture/{name}.svg" alt="" width="96" height="72">'
        link = f'<a href="/learn/{name}">{escape(game.words(words.language)("title"))}</a>'
        rows.append(f"<li>{view}<span>{link}: {escape(facts)}</span></li>")
    return {"rows": "".join(rows), "hedge": hedge()}


def learn(words: Words, arg: str | None) -> dict[str, Any]:
    from hedgerow.table.learn import page_of

    game = game_named(str(arg))
    said = game.words(words.language)
    return {"title": words("learn-title", game=said("title")), "name": game.name, **page_of(game, words)}


def missing(words: Words, arg: str | None) -> dict[str, Any]:
    return {"sentence": arg or words("missing-sentence"), "hedge": hedge()}


def form(words: Words, arg: str | None) -> dict[str, Any]:
    return {"hedge": hedge()}


CONTENT: Final = {
    "home": home,
    "new": new,
    "table": table,
    "about": about,
    "learn": learn,
    "settings": form,
    "import": form,
    "missing": missing,
}


# ---------------------------------------------------------------------- our own drawings


@cache
def mark() -> str:
    """Our sign: a small bush with a bird's eye view of three leaves."""
    canvas = Canvas(32, 32, "")
    tones = (LEAF.shade, LEAF.base, LEAF.light)
    for i, (x, y, size) in enumerate(((11, 19, 8), (21, 18, 8.5), (16, 12, 8.5))):
        canvas.path(blob(x, y, size, size * 0.92, 0.12, i + 3), fill=tones[i], stroke=LEAF.deep, stroke_width=1.3)
    return f'<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">{canvas.inner()}</svg>'


@cache
def hedge() -> str:
    """A hedgerow along the foot of a page: bushes with berries, what blooms before them, and who lives there."""
    canvas = Canvas(1200, 150, "")
    for i, left in enumerate((70, 190, 330, 470, 640, 780, 930, 1090)):
        with canvas.at(left + 20 * wobble(i, 5), 96, 1.5 + 0.3 * wobble(i, 6)):
            canvas.markup(plant("tree", "c" if i % 3 == 1 else "", i + 2))
    for row, tone in enumerate((LEAF.light, LEAF.base)):
        for i in range(22):
            x = i * 60 + 30 * (row % 2) + 11 * wobble(row, i, 1) - 30
            size = 44 + 9 * wobble(row, i, 2)
            edge = blob(x, 112 + row * 20 + 8 * wobble(row, i, 3), size, size * 0.74, 0.1, row * 100 + i)
            canvas.path(edge, fill=tone, stroke=LEAF.shade, stroke_width=1.2)
    canvas.rect(0, 126, 1200, 24, fill=LEAF.base)
    for i in range(54):
        x, y = 600 + 600 * wobble(i, 7), 112 + 26 * wobble(i, 8)
        canvas.circle(x, y, 3.2, fill="#c65a41", stroke="#6d2619", stroke_width=0.8)
    for i in range(13):
        with canvas.at(46 + i * 92 + 24 * wobble(i, 9), 152, 0.9 + 0.2 * wobble(i, 10)):
            canvas.markup(plant(("herb", "herb", "mushroom")[i % 3], "", 3 * i + 1))
    for name, at in (("hedgehog", (188, 130)), ("rabbit", (560, 126)), ("squirrel", (838, 128)), ("owl", (1046, 70))):
        with canvas.at(*at, 1.05):
            canvas.markup(str(portrait(name)))
    return f'<svg class="hedge" viewBox="0 0 1200 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">{canvas.inner()}</svg>'
