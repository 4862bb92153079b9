"""From a log to a position: the one place where the table meets the rules.

Chance comes from the table's secret.  A game that was brought in from a record without its secret goes on with a secret of its
own: the moves that stand foretell what chance said to them, and only a new move asks the secret.
"""

from __future__ import annotations

import base64
from typing import Any

from hedgerow.core.chance import Rng, derive_key
from hedgerow.core.game import Game
from hedgerow.core.position import HIDDEN, Position, no_key
from hedgerow.core.secrecy import OWNER
from hedgerow.table.events import Created, Hand, Moved
from hedgerow.table.refusals import Refusal

# In so many worlds that agree with what the mover knows a move is tried, to see whether it teaches him anything.
WORLDS = 10


class Engine:
    """A game as one table plays it."""

    def __init__(self, game: Game, created: Created) -> None:
        if (game.revision, game.content) != (created.revision, created.content):
            raise Refusal("other_revision", game=game.title, table=created.revision, here=game.revision)
        self.game = game
        self.created = created

    def begin(self) -> Position:
        """The position before the first move."""
        created = self.created
        if created.origin.position is not None:
            return self.game.from_bytes(base64.b64decode(created.origin.position))
        if created.origin.setup is not None:
            return self.game.read_setup(self.game.settle(created.options), created.origin.setup)
        return self.game.deal(self.game.settle(created.options), created.secret)

    def redo(self, position: Position, move: dict[str, Any]) -> None:
        """Plays a move that stands in the log."""
        position.foretold = [self.game.read_chance(order) for order in move.get("chance", [])] or None
        position.apply(int(move["seat"]), self.game.moves.read(move))
        position.foretold = None

    def make(self, position: Position, seat: int, code: int) -> dict[str, Any]:
        """Plays a new move and returns its record form; an illegal one raises and changes nothing."""
        keyless = position.key[0] == HIDDEN
        if keyless:
            position.key = derive_key(self.game.name, self.game.revision, self.game.content, self.created.options, self.created.secret)
        try:
            position.apply(seat, code)
        finally:
            if keyless:
                position.key = no_key()
        move: dict[str, Any] = {"seat": seat, **self.game.moves.record(code)}
        if position.spoken:
            move["chance"] = [self.game.chance_names(order) for order in position.spoken]
        return move

    def play(self, position: Position, seat: int, code: int, hand: Hand = "person", **about: Any) -> Moved:
        """The event of a new move; the position has moved on.  What a bot's move may have shown to whom is not looked into."""
        before = position.copy()
        move = self.make(position, seat, code)
        touched = touches(before, position, seat)
        quiet = hand != "bot" and not touched and "chance" not in move and not teaches(before, position, seat, code)
        return Moved(move=move, actors=position.actors(), hand=hand, quiet=quiet, touched=touched, **about)


def touches(before: Position, after: Position, seat: int) -> list[int]:
    """The other seats whose own things have changed: their slices of what is declared to be its owner's."""
    seats = int(after.seats())
    found = set()
    for name, visibility in after.secrecy().fields.items():
        if visibility is OWNER:
            old, new = list(getattr(before, name)), list(getattr(after, name))
            if old != new:
                stride = len(new) // seats
                parts = [slice(other * stride, (other + 1) * stride) for other in range(seats)]
                found |= {other for other, part in enumerate(parts) if other != seat and old[part] != new[part]}
    return sorted(found)


def teaches(before: Position, after: Position, seat: int, code: int) -> bool:
    """Does the mover see something after this move that he could not foresee?

    He could if in every world that agrees with what he knew the move leads to the same view."""
    seen = after.mask(seat).to_bytes()
    known = before.mask(seat)
    rng = Rng(f"teaches {seat} {code}")
    for _ in range(WORLDS):
        world = known.deal(seat, rng)
        world.step(seat, code)
        if world.mask(seat).to_bytes() != seen:
            return True
    return False
