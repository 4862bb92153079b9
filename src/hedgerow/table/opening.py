"""What a new table is: the seats, options and terms somebody wishes, if they can be had."""

from __future__ import annotations

from typing import Any

from hedgerow.core.chance import fresh_secret
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.table import bots, people
from hedgerow.table import events as e
from hedgerow.table.bodies import SeatBody, TableBody, clean
from hedgerow.table.clocks import Timing
from hedgerow.table.house import find, offered
from hedgerow.table.people import Person
from hedgerow.table.refusals import Refusal

# A clock with less than this is nobody's wish.
SHORTEST = 5.0


def known_bot(name: str | None) -> str:
    """The bot of this name, or the usual one."""
    if name is not None and not bots.known(name):
        raise Refusal("bad_seats", f"there is no bot called {quote(name)}; there are {', '.join(bots.names())}")
    return name or bots.usual()


def plan(data: TableBody, person: Person) -> e.Created:
    """A table as somebody wishes it.  Without `seats`: one for them, and bots on the others."""
    if data.game not in offered():
        raise Refusal("unknown_game")
    game = find(data.game)
    try:
        options = game.settle(dict(data.options))
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None
    count = game.seats(options)
    wanted = data.seats if data.seats is not None else [SeatBody("me"), *([SeatBody("bot")] * (count - 1))]
    if len(wanted) != count:
        raise Refusal("bad_seats", f"there are {len(wanted)} seats for {count} players")
    clock = data.clock
    if clock.kind != "none" and clock.seconds < SHORTEST:
        raise Refusal("bad_option", f"a clock needs at least {SHORTEST:g} seconds")
    together = sum(seat.kind == "me" for seat in wanted) > 1
    return e.Created(
        game=game.name,
        revision=game.revision,
        content=game.content,
        options=options,
        seats=[planned(seat, person, data.start == "now", together) for seat in wanted],
        host=person.id,
        secret=fresh_secret(),
        invite=people.fresh_token(),
        spectators=data.spectators,
        timing=Timing(clock.kind, clock.seconds, clock.increment, clock.out),
        rated=data.rated,
        start=data.start,
        title=clean(data.title),
        listed=data.listed,
    )


def planned(seat: SeatBody, person: Person, now: bool, together: bool) -> e.Plan:
    """A seat of a new table; `together`: several people share the device of who opens it, and take several seats."""
    bot = known_bot(seat.bot)
    if seat.kind == "me":
        return e.Plan("person", person=person.id, name=clean(seat.name) or ("" if together else person.name))
    if seat.kind == "bot" or now:
        return e.Plan(seat.kind, name=bot, bot=bot)
    return e.Plan("open")


def against_bots(game: Game, given: dict[str, Any], bot: str | None) -> e.Created:
    """A private table with one seat for whoever has its invitation, and bots on the others."""
    if bot is not None and not bots.known(bot):
        raise BadOption(f"there is no bot called {quote(bot)}; there are {', '.join(bots.names())}")
    options = game.settle(given)
    other = e.Plan("bot", name=bot or bots.usual(), bot=bot or bots.usual())
    return e.Created(
        game=game.name,
        revision=game.revision,
        content=game.content,
        options=options,
        seats=[e.Plan("open"), *[other] * (game.seats(options) - 1)],
        host=None,
        secret=fresh_secret(),
        invite=people.fresh_token(),
        listed=False,
    )
