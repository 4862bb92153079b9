"""Records of tables: the whole of a finished game, and of one that is going on no more than a pair of eyes may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hedgerow.core.chance import Rng, commitment
from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.core.record import DEAL, FORMAT
from hedgerow.table.engine import Engine
from hedgerow.table.refusals import Refusal
from hedgerow.table.state import Made, State

# What is the same in so many worlds that agree with what one knows is known.
WORLDS = 48


def whole(state: State, engine: Engine) -> dict[str, Any]:
    """The record of a finished game, with the secret its deal came from."""
    dealt = bool(deal(state))
    setup = engine.game.write_setup(engine.begin()) if dealt else state.created.origin.setup
    revealed = {"deal": {**deal(state), "secret": state.created.secret}} if dealt else {}
    return {**head(state), "setup": setup, "moves": [made.move for made in state.moves], "result": state.result, **revealed}


def seen(state: State, engine: Engine, eyes: int | None, made: Sequence[Made]) -> dict[str, Any]:
    """The record so far as these eyes may know it: the set-up as they saw it, null elsewhere, moves without what they did not see."""
    known = head(state)
    setup = opening(engine.game, engine.begin(), eyes)
    moves = [engine.game.seen(move.move, move.seat, eyes) for move in made]
    promised = {"deal": deal(state)} if deal(state) else {}
    return {**known, "setup": setup, "moves": moves, "result": None, **promised}


def opening(game: Game, start: Position, eyes: int | None) -> dict[str, Any]:
    """The set-up as these eyes knew it before the first move.

    Only the masked position is looked at: what is the same in every world that could be behind it is what is known."""
    view = start.mask(eyes)
    found: dict[str, Any] = common([game.write_setup(view.deal(eyes, Rng(f"opening {number}"))) for number in range(WORLDS)])
    return found


def head(state: State) -> dict[str, Any]:
    """What a record begins with; a game that branched off from a moment has none."""
    created = state.created
    if created.origin.position is not None:
        raise Refusal("no_record")
    return {
        "format": FORMAT,
        "game": created.game,
        "revision": created.revision,
        "content": created.content,
        "options": created.options,
        "seats": [f"bot:{seat.bot}" if seat.person is None and seat.bot else seat.name for seat in state.seats],
    }


def deal(state: State) -> dict[str, str]:
    """What was committed to; nothing for a game whose deal was brought in from elsewhere."""
    origin = state.created.origin
    dealt = origin.setup is None and origin.position is None
    return {"scheme": DEAL, "commitment": commitment(state.created.secret)} if dealt else {}


def common(values: list[Any]) -> Any:
    """What all these have in common, null elsewhere."""
    first = values[0]
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: common([value[key] for value in values]) for key in first}
    if all(isinstance(value, list) and len(value) == len(first) for value in values):
        return [common(list(parts)) for parts in zip(*values, strict=True)]
    return first if all(value == first for value in values) else None
