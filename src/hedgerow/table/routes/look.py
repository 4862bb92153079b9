"""Looking at a table: the view, the stream, what things are, how the scores went."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get
from litestar.params import FromPath, HeaderParameter, QueryParameter
from litestar.response import Stream

from hedgerow.table import answers as a
from hedgerow.table.people import Person
from hedgerow.table.routes.common import Ask, bot_title, house_of, language_of, pay, person_of, problems, seen, words_for
from hedgerow.table.scene import tell
from hedgerow.table.state import State
from hedgerow.table.stream import changes
from hedgerow.table.view import scene_of, view

Language = Annotated[Literal["en", "ru", "pl", "uk"] | None, QueryParameter(name="lang")]
Moment = Annotated[int | None, QueryParameter(name="at", ge=0, le=1_000_000_000, description="before this move, 0 the first")]

LastHeard = Annotated[str | None, HeaderParameter(name="Last-Event-ID", max_length=20)]
Since = Annotated[int, QueryParameter(name="since", ge=0, le=1_000_000_000)]
Ref = Annotated[str, QueryParameter(name="ref", max_length=100)]


def names(state: State, language: str) -> list[str]:
    """How people and bots at the table are called in a language."""
    words = words_for(state.created.game, language, [])
    return [bot_title(seat.bot, words) if seat.person is None and seat.bot and seat.name == seat.bot else seat.name for seat in state.seats]


async def full_view(request: Ask, table: str, person: Person | None, at: int | None) -> a.View:
    house = house_of(request)
    room, frame = await seen(request, table, person, at)
    language = language_of(request, person)
    words = words_for(frame.state.created.game, language, names(frame.state, language))
    drawn = await scene_of(room, frame, words)
    return view(frame, drawn, None if person is None else person.id, house.clock(), house.is_here)


@get("/api/tables/{table:str}/view", responses=problems(404), operation_id="view")
async def get_view(request: Ask, table: FromPath[str], lang: Language = None, at: Moment = None) -> a.View:
    """The whole table as the viewer may see it, now or at a moment."""
    return await full_view(request, table, await person_of(request), at)


@get("/api/tables/{table:str}/turn", responses=problems(404), operation_id="turn")
async def turn(request: Ask, table: FromPath[str]) -> a.Turn:
    """For programs that hold a seat: whose turn it is and what I may do, without anything to look at."""
    person = await person_of(request)
    room, frame = await seen(request, table, person)
    state, eyes = frame.state, frame.eyes
    legal = frame.position.legal(eyes) if frame.live and eyes is not None and state.seats[eyes].manned else []
    moves = room.engine.game.moves
    return a.Turn(
        frame.version, state.status, eyes, frame.position.actors() if state.status != "waiting" else [],
        [{"code": code, **moves.record(code)} for code in legal], frame.last, frame.position.scores(),
    )  # fmt: skip


@get("/api/tables/{table:str}/stream", responses=problems(404), media_type="text/event-stream", operation_id="stream")
async def stream(request: Ask, table: FromPath[str], last: LastHeard = None) -> Stream:
    """Server-sent events: `change` with the version the table has reached; then GET the view again.

    Without `Last-Event-ID` the first event comes at once."""
    person = await person_of(request)
    await seen(request, table, person)
    heard = int(last) if last is not None and last.isascii() and last.isdigit() else None
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(changes(house_of(request), table, person, heard), media_type="text/event-stream", headers=headers)


@get("/api/tables/{table:str}/events", responses=problems(404), operation_id="events")
async def events(
    request: Ask,
    table: FromPath[str],
    lang: Language = None,
    since: Since = 0,
) -> list[a.News]:
    """What happened from move number `since` on, two hundred moves at most."""
    person = await person_of(request)
    room, frame = await seen(request, table, person)
    language = language_of(request, person)
    words = words_for(frame.state.created.game, language, names(frame.state, language))
    return tell(room.engine.game, frame.made[: since + 200], since, frame.eyes, words)


@get("/api/tables/{table:str}/about", responses=problems(404), operation_id="about")
async def about(
    request: Ask,
    table: FromPath[str],
    ref: Ref,
    lang: Language = None,
    at: Moment = None,
) -> a.Shown:
    """What a thing on the table is; empty, if there is no more to say than is written on it."""
    person = await person_of(request)
    room, frame = await seen(request, table, person, at)
    language = language_of(request, person)
    words = words_for(frame.state.created.game, language, names(frame.state, language))
    found = room.engine.game.about(frame.position, ref, words)
    return a.Shown("", [], None) if found is None else a.Shown(found.title, list(found.lines), found.svg)


@get("/api/tables/{table:str}/scores", responses=problems(404), operation_id="scores")
async def scores(request: Ask, table: FromPath[str]) -> list[a.ScorePoint]:
    """How the scores went, as the viewer may know them: before every move, and now."""
    person = await person_of(request)
    pay(request, "heavy", person)
    room, frame = await seen(request, table, person)
    eyes = frame.eyes
    async with room.lock:
        await room.load()
        position = room.engine.begin()
        points = [a.ScorePoint(0, position.mask(eyes).scores())]
        for number, made in enumerate(frame.made, 1):
            room.engine.redo(position, made.move)
            said = position.mask(eyes).scores()
            if said != points[-1].scores or number == len(frame.made):
                points.append(a.ScorePoint(number, said))
    return points
