"""What eyes see of a position, drawn and told in a language: the costly part of a view, made once per moment, eyes and language.

It is given a masked position and nothing else of the game, so that it could not tell more if it wanted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hedgerow.core.game import Game
from hedgerow.core.moves import ref
from hedgerow.core.position import Position
from hedgerow.core.words import Words
from hedgerow.table import answers as a
from hedgerow.table.state import Made

# A view tells the latest of what happened; the rest comes page by page.
TOLD = 100


@dataclass(frozen=True)
class Scene:
    title: str
    names: list[str]
    ask: str
    actors: list[int]
    over: bool
    panels: list[a.ShownPanel]
    moves: list[a.ShownMove]
    scores: list[int]
    ranks: list[int]
    breakdown: list[list[a.Points]]
    log: list[a.News]
    options: list[a.ShownOption]


def scene(game: Game, view: Position, eyes: int | None, words: Words, made: Sequence[Made], live: bool) -> Scene:
    """`made` are the moves before this moment; `live` when moves can be made at it."""
    moves = [shown_move(game, view, code, words) for code in view.legal(eyes)] if live and eyes is not None else []
    return Scene(
        title=words("title"),
        names=[words.seat(seat) for seat in range(int(view.seats()))],
        ask=game.ask(view, eyes, words),
        actors=view.actors(),
        over=view.over(),
        panels=[a.ShownPanel(panel.name, panel.role, panel.title, panel.svg) for panel in game.panels(view, eyes, words)],
        moves=moves,
        scores=view.scores(),
        ranks=view.ranks() if view.over() else [],
        breakdown=[points(game, view, seat, words) for seat in range(int(view.seats()))],
        log=tell(game, made, max(0, len(made) - TOLD), eyes, words),
        options=[shown_option(game, name, value, words) for name, value in game.options_of(view).items()],
    )


def shown_move(game: Game, view: Position, code: int, words: Words) -> a.ShownMove:
    return a.ShownMove(code, game.moves.family(code).action, game.moves.text(code), game.moves.refs(code), game.say(view, code, words))


def shown_option(game: Game, name: str, value: str | int | bool, words: Words) -> a.ShownOption:
    return a.ShownOption(name, words(f"option-{name}"), value, value_title(name, value, words))


def value_title(name: str, value: str | int | bool, words: Words) -> str:
    """A value of an option in words: texts have their own, numbers and yes or no speak for themselves."""
    key = f"option-{name}-{str(value).lower() if isinstance(value, bool) else value}"
    return words(key) if words.has(key) else str(value).lower() if isinstance(value, bool) else str(value)


def points(game: Game, view: Position, seat: int, words: Words) -> list[a.Points]:
    """The points of a seat by category, each with its reasons; a category without any is there too."""
    found: dict[str, list[a.Reason]] = {category: [] for category in game.categories}
    for part in game.explain(view, seat):
        found.setdefault(part.category, []).append(a.Reason(part.points, game.reason(view, part, words), list(part.refs)))
    return [
        a.Points(category, words(f"category-{category}"), sum(reason.points for reason in reasons), reasons)
        for category, reasons in found.items()
    ]


def tell(game: Game, made: Sequence[Made], first: int, eyes: int | None, words: Words) -> list[a.News]:
    """What happened from move `first` on, as these eyes may know it."""
    return [told(game, number, made[number], eyes, words) for number in range(first, len(made))]


def told(game: Game, number: int, made: Made, eyes: int | None, words: Words) -> a.News:
    seen = game.seen(made.move, made.seat, eyes)
    pointed = refs(game, seen)
    if made.seat != eyes:
        pointed = [there for own in pointed if (there := game.theirs(made.seat, own)) is not None]
    return a.News(number, made.seat, game.tell(words.seat(made.seat), seen, words), pointed, made.at)


def refs(game: Game, move: dict[str, Any]) -> list[str]:
    """The things a move speaks of, as far as it is known."""
    found = []
    for name, domain in game.moves.families[str(move["action"])].arguments.items():
        value = move.get(name)
        for part in value if isinstance(value, list) else [value]:
            if part is not None:
                found.append(ref(domain.kind, part))
    return found
