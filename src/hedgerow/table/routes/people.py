"""Who one is: a name, a language, preferences, and a link for another device."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post, put

from hedgerow.table import people
from hedgerow.table.answers import Link, Me
from hedgerow.table.bodies import ClaimBody, MeBody, PersonBody, clean
from hedgerow.table.people import LINK_LASTS, Person
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes.common import Ask, house_of, language_of, pay, person_of, problems, somebody


def me_of(request: Ask, person: Person) -> Me:
    return Me(person.id, person.name, language_of(request, person), person.preferences)


@get("/api/me", responses=problems(401), operation_id="getMe")
async def me(request: Ask) -> Me:
    """Who asks; a browser that has never been here is given its cookie."""
    person = await person_of(request)
    if person is None:
        raise Refusal("no_identity")
    return me_of(request, person)


@put("/api/me", responses=problems(401, 413), operation_id="putMe")
async def change_me(request: Ask, data: MeBody) -> Me:
    """Changes one's name, language or preferences."""
    person = await somebody(request)
    house = house_of(request)
    changed = Person(person.id, person.name, person.language, dict(person.preferences), known=True)
    if isinstance(data.name, str):
        changed.name = clean(data.name)
    if isinstance(data.language, str):
        changed.language = data.language
    if isinstance(data.preferences, dict):
        changed.preferences = {clean(key): tame(value) for key, value in data.preferences.items()}
    await house.people.keep(request.scope["state"]["token"], changed, house.clock())
    return me_of(request, changed)


def tame(value: str | int | bool) -> str | int | bool:
    """A preference that every browser can read back."""
    if isinstance(value, str):
        return clean(value)
    return value if isinstance(value, bool) else max(-(2**53), min(2**53, value))


@post("/api/people", responses=problems(413), operation_id="newPerson")
async def new_person(request: Ask, data: PersonBody) -> dict[str, str]:
    """For programs: a new person and the bearer token that is theirs from now on.  It is shown this once."""
    pay(request, "create", None)
    house = house_of(request)
    token = people.fresh_token()
    person = await house.people.of(token)
    person.name = clean(data.name)
    await house.people.keep(token, person, house.clock())
    return {"id": person.id, "token": token}


@post("/api/me/link", responses=problems(401), operation_id="makeLink")
async def make_link(request: Ask) -> Link:
    """A link that makes another device the same person.  What counts in it stands behind the #, which no server ever sees."""
    person = await somebody(request)
    pay(request, "create", person)
    house = house_of(request)
    token = await house.people.link(person, house.clock())
    return Link(f"/me#{token}", house.clock() + LINK_LASTS)


@post("/api/me/claim", status_code=200, responses=problems(401, 413), operation_id="claimLink")
async def claim_link(request: Ask, data: ClaimBody) -> Response[Any]:
    """Makes this device the person the link was made for."""
    pay(request, "create", None)
    house = house_of(request)
    token = people.fresh_token()
    person = await house.people.claim(data.token, token, house.clock())
    request.scope["state"]["fresh"] = token
    return Response(me_of(request, person))
