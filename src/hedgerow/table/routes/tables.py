"""Opening tables, finding them, and sitting down."""

from __future__ import annotations

import base64
import hashlib
from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.params import FromPath, QueryParameter

from hedgerow.core.chance import fresh_secret
from hedgerow.core.game import Game
from hedgerow.table import answers as a
from hedgerow.table import bots, commands, people
from hedgerow.table import events as e
from hedgerow.table.bodies import JudgeBody, SitBody, StartBody, TableBody
from hedgerow.table.house import find, offered
from hedgerow.table.opening import known_bot, plan
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, bot_title, house_of, language_of, named, pay, person_of, problems, seen, somebody
from hedgerow.table.routes.look import full_view
from hedgerow.table.scene import value_title

Language = Annotated[Literal["en", "ru", "pl", "uk"] | None, QueryParameter(name="lang")]
Which = Annotated[Literal["open", "watch", "mine"], QueryParameter(name="list")]


@get("/api/games", responses=problems(), operation_id="listGames")
async def list_games(request: Ask, lang: Language = None) -> list[a.GameInfo]:
    """The games, with their options and bots, in a language."""
    language = language_of(request, await person_of(request))
    return [game_info(find(name), language) for name in offered()]


def game_info(game: Game, language: str) -> a.GameInfo:
    words = game.words(language)
    options = [
        a.OptionInfo(
            option.name,
            words(f"option-{option.name}"),
            option.help,
            [a.Choice(value, value_title(option.name, value, words)) for value in option.values],
            option.default,
        )
        for option in game.options
    ]
    levels = [a.BotInfo(name, bot_title(name, words)) for name in bots.names()]
    return a.GameInfo(
        game.name, words("title"), words("pitch"), game.designers, game.publisher, game.year, game.players, game.minutes, game.revision,
        options, levels,
    )  # fmt: skip


@get("/api/tables", responses=problems(401), operation_id="listTables")
async def list_tables(request: Ask, which: Which = "open") -> list[a.Listed]:
    """Tables one may join, watch, or sits at (those waiting for one first)."""
    house = house_of(request)
    if which == "mine":
        person = await person_of(request)
        if person is None:
            raise Refusal("no_identity")
        rows = await house.store.tables_of(person.id)
    else:
        rows = await (house.store.open_tables() if which == "open" else house.store.watchable())
    return msgspec.convert(rows, list[a.Listed])


@post("/api/tables", responses=problems(401, 404, 413), operation_id="openTable")
async def open_table(request: Ask, data: TableBody) -> a.View:
    """Opens a table.  Without `seats`: me, and bots against me."""
    person = await somebody(request)
    pay(request, "create", person)
    house = house_of(request)
    created = plan(data, person)
    made = await house.create(created, [])
    return await full_view(request, made, person, None)


@post("/api/tables/{table:str}/seat", status_code=200, responses=problems(401, 404, 409, 413), operation_id="sit")
async def sit(request: Ask, table: FromPath[str], data: SitBody) -> a.Stored:
    """Takes a free seat: at a listed table any, elsewhere with the invitation."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.sit(state, person.id, person.name, data.seat, data.invite))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/start", status_code=200, responses=problems(401, 404, 409, 413), operation_id="start")
async def start(request: Ask, table: FromPath[str], data: StartBody) -> a.Stored:
    """The host waits no longer: bots take the seats that are open."""
    person = await somebody(request)
    bot = known_bot(data.bot)
    state = await house_of(request).act(named(table), lambda state, *_: commands.start(state, person.id, bot))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/leave", status_code=200, responses=problems(401, 404, 409), operation_id="leave")
async def leave(request: Ask, table: FromPath[str]) -> a.Stored:
    """Gives up one's seat before the game; during it a bot plays on until one comes back."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.leave(state, person.id, bots.usual()))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/return", status_code=200, responses=problems(401, 404, 409), operation_id="comeBack")
async def come_back(request: Ask, table: FromPath[str]) -> a.Stored:
    """Takes one's seat back from the bot."""
    person = await somebody(request)
    state = await house_of(request).act(named(table), lambda state, *_: commands.come_back(state, person.id))
    return a.Stored(state.version)


@post("/api/tables/{table:str}/judge", status_code=200, responses=problems(401, 404, 409, 413), operation_id="judge")
async def judge(request: Ask, table: FromPath[str], data: JudgeBody) -> a.Stored:
    """The host decides about somebody who ran out of time: more time, or a bot plays on."""
    person = await somebody(request)
    state = await house_of(request).act(
        named(table), lambda state, *_: commands.judge(state, person.id, data.seat, data.more, bots.usual())
    )
    return a.Stored(state.version)


@post("/api/tables/{table:str}/rematch", status_code=200, responses=problems(401, 404, 409), operation_id="rematch")
async def rematch(request: Ask, table: FromPath[str]) -> a.Another:
    """Another game for the same people, who each move one seat on; whoever asks second is sent to the same table."""
    person = await somebody(request)
    house = house_of(request)
    pay(request, "create", person)
    _, frame = await seen(request, table, person)
    commands.seat_of(frame.state, person.id)
    if frame.state.status != "over":
        raise Refusal("not_over")
    if frame.state.rematch is not None:
        return a.Another(frame.state.rematch)
    again = commands.again(frame.state, person.id, fresh_secret(), people.fresh_token())
    # Whoever asks at the same time, or again after something failed, makes a table of the same name: there is only one.
    name = base64.urlsafe_b64encode(hashlib.sha256(f"hedgerow-rematch/1\n{frame.state.created.secret}".encode()).digest()[:12]).decode()
    made = await house.create(again, [], name=name)
    await house.act(table, lambda state, *_: [] if state.rematch is not None else [e.Rematched(table=made)])
    return a.Another(made)
