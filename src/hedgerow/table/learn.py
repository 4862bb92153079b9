"""Learning a game: its rules as a page with real drawings, and a first game that teaches by doing.

A game brings a folder `learn/`:

    en.md, ru.md, pl.md, uk.md   the rules in our words: `## headings`, paragraphs, lists, `**strong**`, `*names*`, and
                                 pictures, `![what one sees](a-picture)`
    pictures.toml                what the pictures show: a seed, options, moves, and a part of the table or a thing on it
    first.toml                   the first game: a seed, options, a seat, and steps that each wait for one decision

How they are written stands in docs/adding-a-game.md.  A first game is played without a table: the page sends the learner's
moves so far, and everything else follows from the seed.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from copy import copy
from functools import cache, lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from hedgerow.bots import bot
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadContent, BadMove
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.core.words import LANGUAGES, Words
from hedgerow.table.answers import Shown, ShownPanel, Taught
from hedgerow.table.scene import shown_move

MOST: Final = 400  # moves a lesson may have
PICTURE: Final = re.compile(r"!\[(.*)\]\(([\w-]+)\)")


def folder(game: Game) -> Path:
    return Path(inspect.getfile(type(game))).parent / "learn"


# ---------------------------------------------------------------------- rules


def page_of(game: Game, words: Words) -> dict[str, str]:
    """What the learning page shows of a game: its rules, and whether there is a first game."""
    return {"rules": rules(game, words.language), "lesson": "" if (folder(game) / "first.toml").is_file() else " hidden"}


@lru_cache(maxsize=32)
def rules(game: Game, language: str) -> str:
    path = folder(game) / f"{language}.md"
    return "".join(block(game, language, text) for text in re.split(r"\n\s*\n", path.read_text("utf-8").strip())) if path.is_file() else ""


def block(game: Game, language: str, text: str) -> str:
    lines = text.splitlines()
    first = lines[0]
    if found := PICTURE.fullmatch(" ".join(line.strip() for line in lines)):
        drawn = re.sub(r"<title>.*?</title>", "", picture(game, language, found[2]), flags=re.DOTALL)
        return f"<figure>{drawn}<figcaption>{inline(found[1])}</figcaption></figure>"
    if found := re.match(r"(#{2,3}) (.*)", first):
        level = len(found[1])
        rest = "\n".join(lines[1:])
        return f"<h{level}>{inline(found[2])}</h{level}>" + (block(game, language, rest) if rest.strip() else "")
    if re.match(r"(- |\d+\. )", first):
        tag = "ul" if first.startswith("- ") else "ol"
        items = re.split(r"^(?:- |\d+\. )", text, flags=re.MULTILINE)[1:]
        return f"<{tag}>{''.join(f'<li>{inline(item)}</li>' for item in items)}</{tag}>"
    return f"<p>{inline(text)}</p>"


def inline(text: str) -> str:
    text = escape(" ".join(text.split()), quote=False)
    text = re.sub(r"\*\*(.+?)\*\*", r"<strong>\1</strong>", text)
    return re.sub(r"\*(.+?)\*", r"<em>\1</em>", text)


@cache
def described(game: Game) -> dict[str, dict[str, Any]]:
    """The pictures by their names; one that is `like` another shows the same position."""
    path = folder(game) / "pictures.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}


def picture(game: Game, language: str, name: str) -> str:
    """The drawing of a picture: a part of the table, the whole table, or one thing on it."""
    known = described(game)
    if name not in known:
        raise BadContent(f"{game.name}/learn/pictures.toml has no picture {quote(name)}; it has {', '.join(known)}")
    given = known[name]
    words = game.words(language)
    seat = given.get("seat", 0)
    view = arranged(game, given.get("like", name)).mask(seat)
    if "thing" in given:
        about = game.about(view, given["thing"], words)
        if about is None or about.svg is None:
            raise BadContent(f"{game.name}/learn/pictures.toml: {quote(given['thing'])} of {quote(name)} has no picture of its own")
        drawn = about.svg
    elif "panel" in given:
        panels = {panel.name: panel.svg for panel in game.panels(view, seat, words)}
        if given["panel"] not in panels:
            raise BadContent(
                f"{game.name}/learn/pictures.toml: {quote(name)} shows panel {quote(given['panel'])}; there are {', '.join(panels)}"
            )
        drawn = panels[given["panel"]]
    else:
        drawn = game.draw(view, seat, words)
    return marked(cut(drawn, given.get("window")), given.get("mark", []), f"{game.name}/learn/pictures.toml: {quote(name)}")


def cut(svg: str, window: list[float] | None) -> str:
    """A piece of a drawing: left, top, width and height in its own measure."""
    if window is None:
        return svg
    x, y, width, height = window
    head, rest = svg.split(">", 1)
    head = re.sub(r' viewBox="[^"]*"', f' viewBox="{x:g} {y:g} {width:g} {height:g}"', head)
    return re.sub(r' (?:width|height)="[^"]*"', "", head) + ">" + rest


def marked(svg: str, refs: list[str], where: str) -> str:
    """The drawing with these things set apart, for the page to outline as it lights up what can be chosen."""
    for ref in refs:
        pattern = rf'<g (?=[^>]*data-ref="(?:[^"]* )?{re.escape(ref)}(?: [^"]*)?")'
        svg, found = re.subn(pattern, '<g class="marked" ', svg)
        if not found:
            raise BadContent(f"{where} marks {quote(ref)}, which is not in the picture")
    return svg


@lru_cache(maxsize=64)
def arranged(game: Game, name: str) -> Position:
    """The position of a picture: a deal by its seed, its moves, and then `random` moves more."""
    given = described(game)[name]
    position = game.start(seed=given.get("seed", 0), **given.get("options", {}))
    for text in given.get("moves", []):
        game.play(position, position.actors()[0], text)
    rng = Rng(given.get("seed", 0))
    for _ in range(given.get("random", 0)):
        if position.over():
            break
        seat = position.actors()[0]
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    return position


# ---------------------------------------------------------------------- the first game


@cache
def script(game: Game) -> dict[str, Any] | None:
    """The first game as it is written, checked."""
    path = folder(game) / "first.toml"
    if not path.is_file():
        return None
    given = tomllib.loads(path.read_text("utf-8"))
    texts = [*given.get("step", []), given.get("end", {})]
    for number, step in enumerate(texts, 1):
        missing = [language for language in LANGUAGES if not step.get(language)]
        if missing:
            where = "its end" if number == len(texts) else f"step {number}"
            raise BadContent(f"{game.name}/learn/first.toml: {where} says nothing in {', '.join(missing)}")
    return given


class Lesson:
    """A first game up to the learner's next decision."""

    def __init__(self, game: Game, given: dict[str, Any]) -> None:
        self.game = game
        self.given = given
        self.seat: int = given.get("seat", 0)
        self.steps: list[dict[str, Any]] = given.get("step", [])
        self.position = game.start(seed=given.get("seed", 0), **given.get("options", {}))
        self.step = 0
        self.made = 0
        self.told: list[tuple[int, int]] = []  # what the others did since the learner's last move
        self.wait()

    def copy(self) -> Lesson:
        other = copy(self)
        other.position = self.position.copy()
        return other

    def wait(self) -> None:
        """Lets the others play until the game waits for the learner."""
        self.told = []
        rng = Rng(f"{self.given.get('seed', 0)} {self.made}")
        other = bot(self.given.get("others", "greedy"))
        while not self.position.over() and not self.position.waits(self.seat):
            seat = self.position.actors()[0]
            code = other.choose(self.position.mask(seat), seat, rng)
            self.position.apply(seat, code)
            self.told.append((seat, code))

    @property
    def current(self) -> dict[str, Any] | None:
        """The step that waits for this decision, if the next one does."""
        if self.step >= len(self.steps) or self.position.over():
            return None
        step = self.steps[self.step]
        actions = {self.game.moves.family(code).action for code in self.position.legal(self.seat)}
        return step if step.get("when") is None or step["when"] in actions else None

    def coach(self, language: str) -> str:
        """What is said now: the step that waits, else what was said last, until there is something new to say."""
        if self.step >= len(self.steps):
            return str(self.given["end"][language])
        said = self.current or (self.steps[self.step - 1] if self.step else None)
        return "" if said is None else str(said[language])

    def open(self) -> list[int]:
        """The moves that the lesson lets the learner choose among: those that begin like one of the step's."""
        legal = list(self.position.legal(self.seat)) if self.position.waits(self.seat) else []
        step = self.current
        if step is None or "moves" not in step:
            return legal
        wanted = tuple(step["moves"])
        return [code for code in legal if begins(self.game.moves.text(code), wanted)] or legal

    def make(self, code: int) -> None:
        if code not in self.open():
            raise BadMove(f"the lesson does not wait for the move {code} here")
        step = self.current
        self.position.apply(self.seat, code)
        self.made += 1
        self.wait()
        if step is not None and not (step.get("stay") and self.current is step):
            self.step += 1


def begins(text: str, wanted: tuple[str, ...]) -> bool:
    return any(text == start or text.startswith(start + " ") for start in wanted)


@lru_cache(maxsize=256)
def reached(game: Game, codes: tuple[int, ...]) -> Lesson:
    """A first game after these moves of the learner.  It is kept, as the next question will be about one move more."""
    if not codes:
        given = script(game)
        if given is None:
            raise BadContent(f"{game.name} has no first game")
        return Lesson(game, given)
    run = reached(game, codes[:-1]).copy()
    run.make(codes[-1])
    return run


def after(game: Game, codes: list[int]) -> Lesson:
    for number in range(min(len(codes), MOST)):
        reached(game, tuple(codes[:number]))
    if len(codes) > MOST:
        raise BadMove(f"a first game has at most {MOST} moves, not {len(codes)}")
    return reached(game, tuple(codes))


def lesson(game: Game, language: str, codes: list[int]) -> Taught:
    """What the page shows of the first game after these moves of the learner; raises BadMove."""
    run = after(game, codes)
    words = game.words(language)
    view = run.position.mask(run.seat)
    return Taught(
        coach=run.coach(language),
        step=run.step,
        steps=len(run.steps),
        finished=run.step >= len(run.steps),
        over=bool(run.position.over()),
        ask=game.ask(view, run.seat, words),
        scores=list(view.scores()),
        news=[game.tell(words.seat(seat), game.seen(game.moves.record(code), seat, run.seat), words) for seat, code in run.told],
        panels=[ShownPanel(p.name, p.role, p.title, p.svg) for p in game.panels(view, run.seat, words)],
        moves=[shown_move(game, view, code, words) for code in run.open()],
    )


def explained(game: Game, language: str, codes: list[int], ref: str) -> Shown:
    """What a thing in the first game is."""
    run = after(game, codes)
    about = game.about(run.position.mask(run.seat), ref, game.words(language))
    return Shown("", [], None) if about is None else Shown(about.title, list(about.lines), about.svg)
