"""The first game of each game: played without a table, for the moves so far say everything."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from hedgerow.core.errors import BadMove
from hedgerow.core.game import Game, games
from hedgerow.table import answers as a
from hedgerow.table import learn
from hedgerow.table.bodies import LessonBody, ThingBody
from hedgerow.table.house import find
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, language_of, person_of, problems
from hedgerow.table.routes.look import Language


def taught(name: str) -> Game:
    """A game that has a first game."""
    if name not in games() or learn.script(find(name)) is None:
        raise Refusal("unknown_game")
    return find(name)


@post("/api/learn/{game:str}", status_code=200, responses=problems(404, 409), operation_id="lesson")
async def lesson(request: Ask, game: FromPath[str], data: LessonBody, lang: Language = None) -> a.Taught:
    """A first game after the learner's moves: everything else follows from its seed."""
    person = await person_of(request)
    try:
        return learn.lesson(taught(game), language_of(request, person), data.moves)
    except BadMove as error:
        raise Refusal("illegal_move", str(error)) from None


@post("/api/learn/{game:str}/about", status_code=200, responses=problems(404, 409), operation_id="lessonAbout")
async def about(request: Ask, game: FromPath[str], data: ThingBody, lang: Language = None) -> a.Shown:
    """What a thing in a first game is; empty, if there is no more to say than is written on it."""
    person = await person_of(request)
    try:
        return learn.explained(taught(game), language_of(request, person), data.moves, data.ref)
    except BadMove as error:
        raise Refusal("illegal_move", str(error)) from None
