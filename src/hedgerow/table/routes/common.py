"""What all addresses share: who asks, in which language, at which table, and what may be refused."""

from __future__ import annotations

import re
from time import monotonic
from typing import Any

from litestar import Request
from litestar.openapi.datastructures import ResponseSpec

from hedgerow.core.words import LANGUAGES, Words
from hedgerow.table.answers import Problem
from hedgerow.table.house import House, find
from hedgerow.table.people import Person
from hedgerow.table.refusals import Refusal
from hedgerow.table.room import Room
from hedgerow.table.view import Frame, frame

Ask = Request[Any, Any, Any]
TABLE = re.compile(r"[A-Za-z0-9_-]{16}")


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """How refusals with these statuses are documented; those of the gate are everywhere."""
    return {status: ResponseSpec(Problem, description="Refused") for status in (400, 403, 421, 429, 500, *statuses)}


def house_of(request: Ask) -> House:
    house: House = request.app.state.house
    return house


async def person_of(request: Ask) -> Person | None:
    """Who asks, if they brought anything to know them by."""
    token = request.scope["state"].get("token")
    return None if token is None else await house_of(request).people.of(token)


async def somebody(request: Ask) -> Person:
    """Who asks, and is kept from now on, as they are about to do something."""
    person = await person_of(request)
    if person is None:
        raise Refusal("no_identity")
    if not person.known:
        house = house_of(request)
        await house.people.keep(request.scope["state"]["token"], person, house.clock())
    return person


def language_of(request: Ask, person: Person | None) -> str:
    """The language of an answer: asked for, else the person's own, else the browser's."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    if person is not None and person.language in LANGUAGES:
        return person.language
    return str(request.scope["state"].get("language", "en"))


def pay(request: Ask, what: str, person: Person | None) -> None:
    """Counts something that must not be done too often."""
    house = house_of(request)
    who = request.scope["state"]["address"] if person is None else person.id
    if house.settings.limits and not house.limits.pay(what, who, monotonic()):
        raise Refusal("too_fast")


def named(table: str) -> str:
    """The name of a table, if it could be one."""
    if not TABLE.fullmatch(table):
        raise Refusal("unknown_table")
    return table


async def seen(request: Ask, table: str, person: Person | None, at: int | None = None) -> tuple[Room, Frame]:
    """A moment of a table as a person may see it."""
    house = house_of(request)
    room = house.room(named(table))
    try:
        async with room.lock:
            await room.load()
            return room, await frame(room, None if person is None else person.id, at, house.clock(), house.settings.delay)
    except Refusal as refusal:
        if refusal.name == "unknown_table":
            house.rooms.pop(table, None)
        raise


def words_for(game: str, language: str, names: list[str]) -> Words:
    """The words of a game at a table where these people sit; a seat nobody has taken is called by its number."""
    words = find(game).words(language)
    return words.named([name or words("seat", n=number) for number, name in enumerate(names, 1)])


def bot_title(name: str, words: Words) -> str:
    return words(f"level-{name}") if words.has(f"level-{name}") else name
