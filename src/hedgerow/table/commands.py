"""What people and the house may do at a table: a state and a wish in, events out, or a refusal.

Nothing here does I/O.  A function that needs the rules is given an `Engine` and a position it may move on; the caller throws it
away if the events cannot be stored.
"""

from __future__ import annotations

import hmac

import msgspec

from hedgerow.core.errors import BadMove, IllegalMove
from hedgerow.core.position import Position
from hedgerow.table import events as e
from hedgerow.table import undo
from hedgerow.table.engine import Engine
from hedgerow.table.refusals import Refusal
from hedgerow.table.state import State

Events = list[e.AnyEvent]


# ---------------------------------------------------------------------- who asks


def seat_of(state: State, person: str) -> int:
    seat = state.seat_of(person)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def as_host(state: State, person: str) -> None:
    if state.created.host != person:
        raise Refusal("not_host")


def playing(state: State) -> None:
    if state.status == "waiting":
        raise Refusal("not_playing")
    if state.status == "over":
        raise Refusal("game_over")


# ---------------------------------------------------------------------- seats


def begin(state: State, position: Position, engine: Engine) -> Events:
    """The game starts; forced moves at its very beginning are played at once."""
    return [e.Started(actors=position.actors()), *forced(state, position, engine)]


def may_begin(state: State) -> bool:
    return state.status == "waiting" and all(seat.kind != "open" for seat in state.seats)


def sit(state: State, person: str, name: str, wanted: int | None, invite: str | None) -> Events:
    """A person takes a free seat, the wanted one or the first."""
    if state.status == "over":
        raise Refusal("game_over")
    if state.seat_of(person) is not None:
        raise Refusal("already_seated")
    if invite is not None and not hmac.compare_digest(invite.encode(), state.created.invite.encode()):
        raise Refusal("bad_invite")
    if invite is None and not state.created.listed and state.created.host != person:
        raise Refusal("bad_invite")
    free = [number for number, seat in enumerate(state.seats) if seat.free]
    if wanted is not None and not 0 <= wanted < len(state.seats):
        raise Refusal("bad_seats")
    if not free or (wanted is not None and wanted not in free):
        raise Refusal("seat_taken")
    return [e.Sat(seat=free[0] if wanted is None else wanted, person=person, name=name)]


def start(state: State, person: str, bot: str) -> Events:
    """The host does not wait any longer: bots take the open seats."""
    as_host(state, person)
    if state.status != "waiting":
        raise Refusal("not_now")
    return [e.Seated(seat=number, bot=bot) for number, seat in enumerate(state.seats) if seat.kind == "open"]


def leave(state: State, person: str, bot: str) -> Events:
    seat_of(state, person)
    mine = [seat for seat in state.seats_of(person) if not state.seats[seat].left]
    if state.status == "over" or not mine:
        raise Refusal("not_now")
    return [e.Left(seat=seat, bot=bot if state.status == "playing" else None) for seat in mine]


def come_back(state: State, person: str) -> Events:
    seat_of(state, person)
    mine = [seat for seat in state.seats_of(person) if state.seats[seat].left]
    if state.status != "playing" or not mine:
        raise Refusal("not_now")
    return [e.Returned(seat=seat) for seat in mine]


def again(state: State, person: str, secret: str, invite: str) -> e.Created:
    """The table of a rematch: the same game for the same people, who each move one seat on; for whoever left a bot plays again."""
    plans = [
        e.Plan("person", person=seat.person, name=seat.name) if seat.manned or seat.person == person
        else e.Plan("bot", name=seat.bot or "", bot=seat.bot)
        for seat in [*state.seats[1:], state.seats[0]]
    ]  # fmt: skip
    return msgspec.structs.replace(state.created, seats=plans, host=person, secret=secret, invite=invite, origin=e.Origin())


# ---------------------------------------------------------------------- moves


def code_of(engine: Engine, code: int | None, text: str | None) -> int:
    if text is not None:
        try:
            return engine.game.moves.parse(text)
        except BadMove as error:
            raise Refusal("bad_move", str(error)) from None
    if code is None or not 0 <= code < engine.game.moves.size:
        raise Refusal("bad_move", f"there is no move with the code {code}")
    return code


def repeated(state: State, person: str, key: str, said: str) -> int | None:
    """The version a request with this key has led to already."""
    before = state.keys.get((person, key))
    if before is None:
        return None
    if before[1] != said:
        raise Refusal("key_reused")
    return before[0]


def move(state: State, position: Position, engine: Engine, person: str, version: int, key: str | None, code: int) -> Events:
    """A person moves, expecting the table to be at a version.

    What others did since does not matter where several may move at once: the expectation is stale only when the mover's own
    decision has changed, or was not there yet."""
    seat = seat_of(state, person)
    playing(state)
    if state.seats[seat].left:
        raise Refusal("not_now")
    # Of several seats of one person it is the last decision at any of them that counts: which seat was meant is not said.
    if version < max(state.touched.get(own, 0) for own in state.seats_of(person)) or version > state.version:
        raise Refusal("stale_version")
    if not position.acts(seat):
        raise Refusal("not_your_turn")
    if version < state.waiting_since.get(seat, 0):
        raise Refusal("stale_version")
    try:
        made = engine.play(position, seat, code, person=person, key=key)
    except IllegalMove as error:
        raise Refusal("illegal_move", str(error)) from None
    return [made, *forced(state, position, engine)]


def bot_move(state: State, position: Position, engine: Engine, seat: int, version: int, code: int) -> Events | None:
    """A bot's answer, unless the question is no longer the same."""
    if seat not in state.bots_to_move() or version < max(state.touched.get(seat, 0), state.waiting_since.get(seat, 0)):
        return None
    return [engine.play(position, seat, code, hand="bot"), *forced(state, position, engine)]


def forced(state: State, position: Position, engine: Engine) -> Events:
    """The moves that are the only ones their seats have, for people who wish them to be made; and the end, when it is reached."""
    events: Events = []
    while not position.over():
        alone = ((seat, codes[0]) for seat in position.actors() if state.forces(seat) and len(codes := position.legal(seat)) == 1)
        found = next(alone, None)
        if found is None:
            return events
        events.append(engine.play(position, *found, hand="forced"))
    return [*events, e.Ended(result=engine.game.result(position))]


# ---------------------------------------------------------------------- taking back


def take_back(state: State, person: str, to: int) -> Events:
    """A person goes back to before a decision of his, or asks those whom it touches."""
    seat = seat_of(state, person)
    playing(state)
    if to not in undo.allowed(state, seat):
        raise Refusal("not_now")
    consent = undo.consent(state, seat, to)
    return [e.Asked(seat=seat, to=to, consent=sorted(consent))]


def answer(state: State, person: str, yes: bool) -> Events:
    seat_of(state, person)
    mine = [seat for seat in state.seats_of(person) if state.wish is not None and seat in state.wish.missing]
    if not mine:
        raise Refusal("nothing_asked")
    return [e.Answered(seat=seat, yes=yes) for seat in (mine if yes else mine[:1])]


# ---------------------------------------------------------------------- time


def time_out(state: State, now: float, bot: str) -> Events:
    """What the clock says by now: a seat is played by a bot from here on, or the host has to decide."""
    due = state.deadline()
    if due is None or due[0] > now:
        return []
    seat = due[1]
    if state.created.timing.out == "host" and state.created.host is not None:
        return [e.Late(seat=seat)]
    return [e.Left(seat=seat, bot=bot, out_of_time=True)]


def judge(state: State, person: str, seat: int, more: bool, bot: str) -> Events:
    """The host decides about somebody who is late: more time, or a bot plays on."""
    as_host(state, person)
    if not 0 <= seat < len(state.seats) or not state.seats[seat].late:
        raise Refusal("not_now")
    return [e.Granted(seat=seat) if more else e.Left(seat=seat, bot=bot, out_of_time=True)]


# ---------------------------------------------------------------------- talk


def say(state: State, person: str, name: str, text: str, key: str | None) -> Events:
    seat = seat_of(state, person)
    return [e.Said(person=person, name=name, text=text, seat=seat, key=key)]


def mute(state: State, person: str, yes: bool) -> Events:
    seat_of(state, person)
    return [] if (person in state.muted) == yes else [e.Muted(person=person, yes=yes)]


def prefer(state: State, person: str, forced_moves: bool) -> Events:
    seat_of(state, person)
    return [] if (person not in state.unforced) == forced_moves else [e.Preferred(person=person, forced=forced_moves)]
