"""Doing something at a table: moves, taking back, talk, preferences."""

from __future__ import annotations

from litestar import post
from litestar.params import FromPath

from hedgerow.core.position import Position
from hedgerow.table import answers as a
from hedgerow.table import commands
from hedgerow.table.bodies import ChatBody, MoveBody, PreferBody, UndoBody, YesBody, clean
from hedgerow.table.engine import Engine
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, house_of, named, pay, problems, somebody
from hedgerow.table.state import State, signature


@post("/api/tables/{table:str}/moves", status_code=200, responses=problems(401, 404, 409, 413), operation_id="move")
async def move(request: Ask, table: FromPath[str], data: MoveBody) -> a.Stored:
    """Makes a move.  The answer means that it is stored; sent again with the same key it is not made twice."""
    person = await somebody(request)
    done = 0

    def decide(state: State, position: Position, engine: Engine) -> commands.Events:
        nonlocal done
        code = commands.code_of(engine, data.code, data.text)
        before = commands.repeated(state, person.id, data.key, signature(engine.game.moves.record(code)))
        done = before or 0
        return [] if before is not None else commands.move(state, position, engine, person.id, data.version, data.key, code)

    state = await house_of(request).act(named(table), decide)
    return a.Stored(done or state.version)


@post("/api/tables/{table:str}/undo", status_code=200, responses=problems(401, 404, 409, 413), operation_id="undo")
async def undo(request: Ask, table: FromPath[str], data: UndoBody) -> a.Stored:
    """Goes back to before a decision of one's own, at once or when those agree whom it touches."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.take_back(state, person.id, data.to))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/undo/answer", status_code=200, responses=problems(401, 404, 409, 413), operation_id="answerUndo")
async def answer_undo(request: Ask, table: FromPath[str], data: YesBody) -> a.Stored:
    """Agrees, or does not, that somebody takes back a move."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.answer(state, person.id, data.yes))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/chat", status_code=200, responses=problems(401, 404, 409, 413), operation_id="chat")
async def chat(request: Ask, table: FromPath[str], data: ChatBody) -> a.Stored:
    """Says something to those at the table."""
    person = await somebody(request)
    pay(request, "chat", person)
    text = clean(data.text)
    if not text:
        raise Refusal("bad_body")
    done = 0

    def decide(state: State, _position: Position, _engine: Engine) -> commands.Events:
        nonlocal done
        done = (commands.repeated(state, person.id, data.key, text) or 0) if data.key is not None else 0
        return [] if done else commands.say(state, person.id, person.name, text, data.key)

    state = await house_of(request).act(named(table), decide)
    return a.Stored(done or state.version)


@post("/api/tables/{table:str}/chat/mute", status_code=200, responses=problems(401, 404, 409, 413), operation_id="mute")
async def mute(request: Ask, table: FromPath[str], data: YesBody) -> a.Stored:
    """Shows one the chat of this table no longer, or again."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.mute(state, person.id, data.yes))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/preferences", status_code=200, responses=problems(401, 404, 409, 413), operation_id="prefer")
async def prefer(request: Ask, table: FromPath[str], data: PreferBody) -> a.Stored:
    """Whether one's moves are made by themselves where there is only one."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.prefer(state, person.id, data.forced))
    return a.Stored(state.version)
