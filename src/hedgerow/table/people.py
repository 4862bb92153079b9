"""People: known by a token of 128 bits and more, which only their own device holds; we keep its digest.

Nobody signs up.  A token that was never used to do anything is somebody without a name, and leaves no trace in the database.
"""

from __future__ import annotations

import hashlib
import secrets
from collections import OrderedDict
from typing import Any

import msgspec
from msgspec import Struct, field

from hedgerow.core.words import LANGUAGES
from hedgerow.table.refusals import Refusal
from hedgerow.table.store import Store
from hedgerow.table.store.driver import Batch, Statement

# A link to another device can be used once, within so many seconds.
LINK_LASTS = 15 * 60.0
REMEMBERED = 20_000


class Person(Struct):
    id: str
    name: str = ""
    language: str = ""
    preferences: dict[str, str | int | bool] = field(default_factory=dict)
    known: bool = False


def fresh_token() -> str:
    return secrets.token_urlsafe(24)


def digest(token: str) -> str:
    return hashlib.sha256(b"hedgerow-token/1\n" + token.encode()).hexdigest()


def well_formed(token: str) -> bool:
    return 22 <= len(token) <= 64 and token.isascii() and all(c.isalnum() or c in "-_" for c in token)


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: OrderedDict[str, Person] = OrderedDict()

    async def of(self, token: str) -> Person:
        """Who holds this token."""
        key = digest(token)
        found = self.seen.get(key)
        if found is None:
            text = """SELECT people.id, name, language, preferences FROM tokens JOIN people ON people.id = tokens.person
                WHERE digest = :digest"""
            rows = await self.store.driver.read(text, digest=key)
            if rows:
                id_, name, language, preferences = rows[0]
                found = Person(id_, name, language, msgspec.json.decode(preferences), known=True)
            else:
                found = Person(key[:24])
            self.seen[key] = found
            while len(self.seen) > REMEMBERED:
                self.seen.popitem(last=False)
        return found

    def forget(self, person: str) -> None:
        """Something about this person has changed elsewhere."""
        for key in [key for key, found in self.seen.items() if found.id == person]:
            del self.seen[key]

    async def keep(self, token: str, person: Person, now: float) -> None:
        """Stores who holds a token, at the latest when it does something."""
        values: dict[str, Any] = {
            "id": person.id,
            "name": person.name,
            "language": person.language if person.language in LANGUAGES else "",
            "preferences": msgspec.json.encode(person.preferences).decode(),
            "now": now,
            "digest": digest(token),
        }
        save = """INSERT INTO people (id, name, language, preferences, created) VALUES (:id, :name, :language, :preferences, :now)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language, preferences = excluded.preferences"""
        hold = "INSERT INTO tokens (digest, person, created) VALUES (:digest, :id, :now) ON CONFLICT (digest) DO NOTHING"
        await self.store.driver.write(Batch([Statement(save, values), Statement(hold, values)], f"person {person.id}"))
        person.known = True
        self.seen[digest(token)] = person

    async def link(self, person: Person, now: float) -> str:
        """A token for a link that lets another device be this person."""
        token = fresh_token()
        values = {"digest": digest(token), "person": person.id, "expires": now + LINK_LASTS, "now": now}
        clean = Statement("DELETE FROM links WHERE expires < :now", values)
        make = Statement("INSERT INTO links (digest, person, expires) VALUES (:digest, :person, :expires)", values)
        await self.store.driver.write(Batch([clean, make]))
        return token

    async def claim(self, link: str, token: str, now: float) -> Person:
        """Makes the holder of `token` the person a link was made for."""
        values = {"link": digest(link), "now": now, "digest": digest(token)}
        rows = await self.store.driver.read(
            "SELECT person FROM links WHERE digest = :link AND expires >= :now", link=values["link"], now=now
        )
        if not rows:
            raise Refusal("bad_link")
        values["person"] = rows[0][0]
        use = Statement("DELETE FROM links WHERE digest = :link", values, must=True)
        save = """INSERT INTO tokens (digest, person, created) VALUES (:digest, :person, :now)
            ON CONFLICT (digest) DO UPDATE SET person = excluded.person"""
        if not await self.store.driver.write(Batch([use, Statement(save, values)])):
            raise Refusal("bad_link")
        self.seen.pop(digest(token), None)
        return await self.of(token)
