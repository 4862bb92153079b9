"""Records in and out, branching off from a moment, hints."""

from __future__ import annotations

import base64
import contextlib
import secrets
from collections.abc import AsyncIterator
from typing import Annotated, Any, Literal

from litestar import get, post
from litestar.params import FromPath, QueryParameter
from litestar.response import Stream

from hedgerow.core.chance import Rng, fresh_secret
from hedgerow.core.errors import HedgerowError
from hedgerow.core.record import Replay, check_deal, form
from hedgerow.core.words import Words
from hedgerow.table import answers as a
from hedgerow.table import bots, papers, people
from hedgerow.table import events as e
from hedgerow.table.bodies import BranchBody, clean
from hedgerow.table.bots import packed
from hedgerow.table.engine import Engine
from hedgerow.table.house import House, find, offered
from hedgerow.table.opening import known_bot
from hedgerow.table.people import Person
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, house_of, language_of, pay, person_of, problems, seen, somebody, words_for
from hedgerow.table.routes.look import Language, full_view, names
from hedgerow.table.scene import shown_move
from hedgerow.table.state import fold
from hedgerow.table.store.dump import written

# A record of more moves is nobody's game; of so many games one is given the records.
LONGEST = 5000
MOST = 10_000
# The longest game's record is shorter than this.
LARGEST = 4 * 1024 * 1024
Level = Annotated[Literal["legal", "score", "bot"], QueryParameter(name="level")]


@get("/api/tables/{table:str}/record", responses=problems(404, 409), operation_id="record")
async def record(request: Ask, table: FromPath[str]) -> dict[str, Any]:
    """The record of a finished game, with the secret its deal came from; before its end what one may know of it."""
    person = await person_of(request)
    pay(request, "heavy", person)
    room, frame = await seen(request, table, person)
    if frame.state.status == "waiting":
        raise Refusal("not_playing")
    if frame.state.status == "over":
        return papers.whole(frame.state, room.engine)
    return papers.seen(frame.state, room.engine, frame.eyes, frame.made)


@get("/api/me/records", responses=problems(401), media_type="application/x-ndjson", operation_id="records")
async def records(request: Ask) -> Stream:
    """The records of all finished games one has played, one a line."""
    person = await person_of(request)
    if person is None:
        raise Refusal("no_identity")
    pay(request, "heavy", person)
    return Stream(played(house_of(request), person), media_type="application/x-ndjson")


async def played(house: House, person: Person) -> AsyncIterator[str]:
    for row in await house.store.tables_of(person.id, MOST):
        if row["status"] == "over":
            state = fold(row["id"], await house.store.log(row["id"]))
            with contextlib.suppress(Refusal):
                yield written(papers.whole(state, Engine(find(state.created.game), state.created)))


@post("/api/import", request_max_body_size=LARGEST, responses=problems(401, 404, 413), operation_id="importRecord")
async def bring_in(request: Ask, data: dict[str, Any]) -> a.View:
    """Opens a record as a table of one's own: a finished game to look at, an unfinished one to play on."""
    person = await somebody(request)
    pay(request, "create", person)
    try:
        read = form(data)
        if read.game not in offered():
            raise Refusal("unknown_game")
        if len(read.moves) > LONGEST:
            raise Refusal("bad_import", f"the record has {len(read.moves)} moves; {LONGEST} is the most")
        run = Replay(read, find(read.game))
        check_deal(run)
        moves = []
        while run.at < len(read.moves):
            run.step()
            moves.append((read.moves[run.at - 1], run.position.actors()))
    except HedgerowError as error:
        raise Refusal("bad_import", str(error)[:500]) from None
    position = run.position
    position.foretold = None
    game = run.game
    secret = (read.deal or {}).get("secret")
    seats = [recorded(name[:40]) for name in read.seats]
    if not position.over():
        mine = int(position.actor())
        seats[mine] = e.Plan("person", person=person.id, name=person.name)
    created = e.Created(
        game=game.name, revision=game.revision, content=game.content, options=run.options, seats=seats, host=person.id,
        secret=secret or fresh_secret(), invite=people.fresh_token(), listed=False,
        origin=e.Origin() if secret else e.Origin(setup=read.setup),
    )  # fmt: skip
    first = Engine(game, created).begin().actors()
    further: list[e.AnyEvent] = [e.Started(actors=first)]
    further += [e.Moved(move={**move}, actors=actors) for move, actors in moves]
    if position.over():
        further.append(e.Ended(result=game.result(position)))
    made = await house_of(request).create(created, further, position)
    return await full_view(request, made, person, None)


def recorded(name: str) -> e.Plan:
    """A seat of a record: whoever sat there, a bot would play on."""
    bot = name.removeprefix("bot:")
    if name.startswith("bot:") and bots.known(bot):
        return e.Plan("bot", name=bot, bot=bot)
    return e.Plan("bot", name=clean(name) or "?", bot=bots.usual())


@post("/api/tables/{table:str}/branch", responses=problems(401, 404, 409, 413), operation_id="branch")
async def branch(request: Ask, table: FromPath[str], data: BranchBody) -> a.View:
    """A private table that goes on from a moment of this one: against bots, or `alone`, in everybody's place.

    While a game is being played nobody learns from it what is hidden: it goes on in a world that agrees with what one knows."""
    person = await somebody(request)
    pay(request, "create", person)
    _, frame = await seen(request, table, person, data.at)
    state = frame.state
    if state.status != "over" and state.created.rated:
        raise Refusal("rated")
    if frame.position.over():
        raise Refusal("game_over")
    world = frame.position.deal(frame.eyes, Rng(secrets.token_hex(16)))
    mine = frame.eyes if frame.eyes is not None else int(world.actor())
    bot = known_bot(data.bot)
    seats = [
        e.Plan("person", person=person.id, name=person.name) if data.alone or seat == mine else e.Plan("bot", name=bot, bot=bot)
        for seat in range(len(state.seats))
    ]
    created = e.Created(
        game=state.created.game, revision=state.created.revision, content=state.created.content, options=state.created.options,
        seats=seats, host=person.id, secret=fresh_secret(), invite=people.fresh_token(), listed=False, title=state.created.title,
        origin=e.Origin(position=base64.b64encode(world.to_bytes()).decode(), table=table, at=frame.at),
    )  # fmt: skip
    made = await house_of(request).create(created, [])
    return await full_view(request, made, person, None)


@get("/api/tables/{table:str}/hints", responses=problems(401, 404, 409), operation_id="hints")
async def hints(
    request: Ask,
    table: FromPath[str],
    level: Level = "legal",
    lang: Language = None,
) -> list[a.ShownHint]:
    """What one may do, what each choice would score now, or what a strong bot thinks of it; best first."""
    person = await somebody(request)
    room, frame = await seen(request, table, person)
    state, eyes, game = frame.state, frame.eyes, room.engine.game
    if eyes is None:
        raise Refusal("not_seated")
    if state.created.rated:
        raise Refusal("rated")
    if not frame.live or not state.seats[eyes].manned:
        raise Refusal("not_now")
    language = language_of(request, person)
    words = words_for(state.created.game, language, names(state, language))
    view = frame.position
    found: list[tuple[int, float | None, float | None, dict[str, float]]]
    legal = view.legal(eyes)
    if level == "legal" or not legal:
        found = [(code, None, None, {}) for code in legal]
    else:
        pay(request, "heavy", person)
        said = await house_of(request).bots.ask(
            {
                "do": "hints" if level == "bot" else "scores",
                "game": game.name,
                "view": packed(view),
                "seat": eyes,
                "luck": secrets.token_hex(16),
                "seconds": 1.0,
            }
        )
        if said is None:
            raise Refusal("busy")
        found = [(hint["code"], hint["value"], hint["spread"], hint["parts"]) for hint in said["hints"]]
    shown = []
    for code, value, spread, parts in found:
        move = shown_move(game, view, code, words)
        shown.append(a.ShownHint(code, move.text, move.say, move.refs, value, spread, weights(parts, words)))
    return shown


def weights(parts: dict[str, float], words: Words) -> list[a.Weight]:
    """The parts of a hint's value in words, the weightiest first."""
    ranked = sorted(parts.items(), key=lambda part: -abs(part[1]))
    return [a.Weight(name, part_title(name, words), points) for name, points in ranked]


def part_title(name: str, words: Words) -> str:
    """A feature that a bot reckons with, or the category of points itself."""
    feature = f"feature-{name}"
    return words(feature if words.has(feature) else f"category-{name}")
