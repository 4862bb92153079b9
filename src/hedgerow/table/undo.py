"""Taking back, defined once, from the log.

A person may go back to any decision of his own that stands.  He needs nobody's leave while all moves since are his own and none
of them showed anybody anything new (`Moved.quiet`).  Otherwise everybody must agree whom it touches: people at the table who have
moved since, and all of them when something was revealed.  Bots do not mind.
"""

from __future__ import annotations

from hedgerow.table.state import State

# How far back the page offers to go: decisions of one's own.
FAR = 40


def mine(state: State, seat: int) -> list[int]:
    """All seats of the person who sits there."""
    return state.seats_of(state.seats[seat].person)


def decisions(state: State, seat: int) -> list[int]:
    """The numbers of the moves the person there decided on, latest first; forced moves were no decisions."""
    own = mine(state, seat)
    return [
        number for number in range(len(state.moves) - 1, -1, -1) if state.moves[number].seat in own and state.moves[number].hand == "person"
    ]


def free(state: State, seat: int, to: int) -> bool:
    """May the person there go back to before move `to` without asking?"""
    own = mine(state, seat)
    return all(made.seat in own and made.quiet for made in state.moves[to:])


def consent(state: State, seat: int, to: int) -> set[int]:
    """The seats of people who must agree."""
    if free(state, seat, to):
        return set()
    since = state.moves[to:]
    others = {other for other, place in enumerate(state.seats) if place.manned} - set(mine(state, seat))
    if not all(made.quiet for made in since):
        return others
    return {made.seat for made in since if made.hand == "person"} & others


def allowed(state: State, seat: int) -> list[int]:
    """Where this seat may go back to, with or without asking, latest first."""
    if state.status != "playing" or not state.seats[seat].manned:
        return []
    numbers = decisions(state, seat)[:FAR]
    if state.created.rated:
        return [number for number in numbers if free(state, seat, number)]
    return numbers
