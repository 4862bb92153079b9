"""A table as one person may see it: what the state says of it, and the scene that person's eyes see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from hedgerow.core.position import Position
from hedgerow.core.words import Words
from hedgerow.table import answers as a
from hedgerow.table import papers, undo
from hedgerow.table.refusals import Refusal
from hedgerow.table.room import Room
from hedgerow.table.scene import Scene, scene
from hedgerow.table.state import Made, State

# So many scenes of one table are kept: for each pair of eyes and language, and some moments.
SCENES = 24


@dataclass(frozen=True)
class Frame:
    """A moment of a table as one pair of eyes sees it, taken while nobody else changes it."""

    state: State
    eyes: int | None
    at: int
    live: bool
    position: Position  # masked
    made: list[Made]
    last: int  # the moves these eyes may know of
    version: int  # the version these eyes may know of

    @property
    def behind(self) -> bool:
        """Is more going on than these eyes may know?"""
        return self.last < len(self.state.moves)


def eyes_of(state: State, person: str | None) -> int | None:
    """The seat whose eyes a person has; refused where nobody may look on."""
    seat = state.seat_of(person)
    if seat is not None or state.created.spectators != "off" or state.created.host == person:
        return seat
    if state.status == "waiting" and state.created.listed:
        return None
    raise Refusal("no_spectators")


def known_moves(state: State, eyes: int | None, now: float, delay: float) -> int:
    """How many moves these eyes may know of: all of them, but for a spectator who sees everything later."""
    if eyes is not None or state.created.spectators != "delayed" or state.status == "over":
        return len(state.moves)
    last = len(state.moves)
    while last and state.moves[last - 1].at > now - delay:
        last -= 1
    return last


def known_version(state: State, last: int) -> int:
    """The version of a table for eyes that may know so many moves."""
    return state.version if last == len(state.moves) else state.moves[last].version - 1


async def frame(room: Room, person: str | None, at: int | None, now: float, delay: float) -> Frame:
    """The moment before move `at`, or the latest these eyes may see; to be called with the lock held and the table loaded."""
    state = room.state
    assert state is not None
    eyes = eyes_of(state, person)
    last = known_moves(state, eyes, now, delay)
    if at is not None and not 0 <= at <= last:
        raise Refusal("bad_moment", last=last)
    moment = last if at is None else at
    live = at is None and moment == len(state.moves)
    position = room.position if moment == len(state.moves) else await room.replay(state, moment)
    return Frame(state, eyes, moment, live and state.status == "playing", position.mask(eyes), state.moves[:moment], last,
                 known_version(state, last))  # fmt: skip


async def scene_of(room: Room, seen: Frame, words: Words) -> Scene:
    """The scene of a frame, out of the drawer if it has been drawn."""
    key = (seen.state.scene, seen.eyes, seen.at, seen.live, words.language)
    found = room.scenes.get(key)
    if found is None:
        game = room.engine.game
        found = await asyncio.to_thread(scene, game, seen.position, seen.eyes, words, seen.made, seen.live)
        if len(room.scenes) >= SCENES:
            room.scenes.pop(next(iter(room.scenes)), None)
        room.scenes[key] = found
    return found


def view(seen: Frame, drawn: Scene, person: str | None, now: float, here: Callable[[str, str | None], bool]) -> a.View:
    """The whole table for one viewer."""
    state, created = seen.state, seen.state.created
    seat = seen.eyes
    host = person is not None and created.host == person
    manned = seat is not None and state.seats[seat].manned
    promised = papers.deal(state)
    return a.View(
        id=state.table,
        game=created.game,
        title=drawn.title,
        name=created.title,
        status=state.status,
        version=seen.version,
        at=seen.at,
        moves_count=seen.last,
        seat=seat,
        host=host,
        options=drawn.options,
        seats=[
            a.ShownSeat(
                seat=number, kind=place.kind, name=drawn.names[number], bot=place.bot, present=here(state.table, place.person),
                left=place.left, late=place.late,
                mine=person is not None and place.person == person, free=place.free and state.status != "over",
            )
            for number, place in enumerate(state.seats)
        ],
        over=drawn.over,
        ask=drawn.ask,
        actors=drawn.actors,
        waiting=bool(drawn.moves) and manned,
        panels=drawn.panels,
        moves=drawn.moves if manned else [],
        scores=drawn.scores,
        ranks=drawn.ranks,
        breakdown=drawn.breakdown,
        log=drawn.log,
        commitment=promised.get("commitment"),
        secret=created.secret if promised and state.status == "over" else None,
        clock=shown_clock(state, now, seen.behind),
        undo=shown_undo(seen),
        chat=[] if person in state.muted else chat(state, seat),
        muted=person in state.muted,
        spectators=created.spectators,
        rated=created.rated,
        listed=created.listed,
        invite=f"/t/{state.table}#join={created.invite}" if host else None,
        rematch=state.rematch,
        origin=None if created.origin.table is None else a.Another(created.origin.table),
        origin_at=created.origin.at,
        permissions=permissions(seen, host, manned),
        preferences=a.Preferences(forced=person not in state.unforced),
        now=now,
    )  # fmt: skip


def chat(state: State, seat: int | None) -> list[a.Talk]:
    """What was said, for those who sit there, and for all once the game is over."""
    if seat is None and state.status != "over":
        return []
    return [a.Talk(line.number, line.seat, line.name, line.text, line.at) for line in state.chat[-200:]]


def shown_clock(state: State, now: float, behind: bool) -> a.ShownClock:
    """The clocks; who sees everything later is not told whose are running now."""
    timing = state.created.timing
    seats = range(len(state.seats)) if timing.kind != "none" and not behind else range(0)
    running = [seat for seat in seats if state.clock.since[seat] is not None]
    left = [round(max(0.0, state.clock.remaining(seat, now)), 3) for seat in seats]
    return a.ShownClock(timing.kind, timing.seconds, timing.increment, timing.out, left, running)


def shown_undo(seen: Frame) -> a.ShownUndo:
    state, seat = seen.state, seen.eyes if seen.live else None
    wish = None if seen.behind else state.wish
    asked = None if wish is None else a.Request(wish.seat, wish.to, sorted(wish.missing))
    numbers = [] if seat is None else undo.allowed(state, seat)
    return a.ShownUndo(numbers, [number for number in numbers if seat is not None and undo.free(state, seat, number)], asked)


def permissions(seen: Frame, host: bool, manned: bool) -> a.Permissions:
    """What this viewer may ask for, so that a page need not offer anything else."""
    state, seat = seen.state, seen.eyes
    playing, over = state.status == "playing", state.status == "over"
    return a.Permissions(
        move=seen.live and manned and seat in seen.position.actors(),
        undo=seen.live and seat is not None and bool(undo.allowed(state, seat)),
        hints=playing and manned and not state.created.rated,
        branch=over or (playing and not state.created.rated),
        rematch=over and seat is not None,
        leave=manned and not over,
        comeback=playing and seat is not None and not manned,
        sit=seat is None and not over and any(place.free for place in state.seats),
        start=host and state.status == "waiting",
        chat=seat is not None,
        record=over and state.created.origin.position is None,
        judge=host and any(place.late for place in state.seats),
    )
