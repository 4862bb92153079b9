"""The base of all positions: one mutable, compact object per game.

A position knows the rules and nothing else: it does no I/O, reads no clock, and holds its own chance.  Around it
everything goes the same way, whether a person clicks, a bot searches or a referee replays:

    seats = position.actors()            # whom the game waits for, clockwise; nobody: it is over
    codes = position.legal(seat)         # small ints, ascending; game.moves gives them names
    position.apply(seat, code)           # checked: an illegal move raises and changes nothing

A game writes `seats`, `actor`, `acts`, `fill`, `step`, `copy`, `imagine`, `tally` and `tie_break`; all other
methods follow from these.  Hot loops (search, simulation) use `actor`, `fill` and `step` directly: `fill` writes
into a buffer that the caller owns, and `step` trusts that the move is legal.

**Fields** are `i64` or `vec[i64]`, and nothing else counts as state.  A vec has a fixed length; ones that never
change after the set-up (a bag's order) may be shared between copies, so they must be replaced, not written.
Every field is declared in the game's `Secrecy`.

**Knowledge.**  `mask(seat)` is the position as that seat may know it: what it may not know is HIDDEN, and `viewer`
says whose eyes these are.  A masked position still answers `legal(viewer)`, `tally`, and can be drawn; it cannot be
moved in.  `deal(seat, rng)` gives a whole position again, with random hidden things that agree with everything
the seat knows.  Neither looks at what the seat may not know, so both are safe on the true position.

**Chance.**  A shuffle in the middle of a game goes through `reshuffle`.  It uses the game's secret key, or, in a
replay, the order that the record foretells; either way the order ends up in `spoken`, where whoever writes the
record finds it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from hedgerow.core.bits import bit
from hedgerow.core.chance import Chance, Rng
from hedgerow.core.encoder import ACTING, FIRST_FIELD, SEATED, SHUFFLES, VIEWER, Encoder
from hedgerow.core.errors import BadBytes, BadChance, GameOver, IllegalMove, MaskedPosition, NotYourTurn
from hedgerow.core.native import i64, vec
from hedgerow.core.secrecy import OWNER, PUBLIC, Secrecy

# The value of everything a seat may not know.  Games use numbers from 0 up for what is known.
HIDDEN: Final[i64] = -1

KEY_WORDS: Final = 8

# `viewer` of a position that hides nothing, and of one that shows what everybody may see.
EVERYTHING: Final[i64] = -2
SPECTATOR: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    game: Any  # the hedgerow.core.game.Game this is a position of
    viewer: i64
    key: vec[i64]
    shuffles: i64
    spoken: list[list[int]] | None
    foretold: list[list[int]] | None

    def __init__(self, game: Any, viewer: i64, key: vec[i64], shuffles: i64) -> None:
        self.game = game
        self.viewer = viewer
        self.key = key
        self.shuffles = shuffles
        self.spoken = None
        self.foretold = None

    # ------------------------------------------------------------------ what a game writes

    def secrecy(self) -> Secrecy:
        """The declarations of this game's fields."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many seats take part."""
        raise NotImplementedError

    def actor(self) -> i64:
        """The first seat clockwise that the game waits for, or -1 when it is over."""
        raise NotImplementedError

    def acts(self, seat: i64) -> bool:
        """May this seat act now?  To be overridden where several may at once."""
        return self.actor() == seat

    def waits(self, seat: i64) -> bool:
        """Does the game wait for this seat?  To be overridden where a seat may also move without being waited for.

        What everybody knows must decide it; whether a seat `acts` may depend on what only it knows."""
        return self.acts(seat)

    def shows(self, eyes: i64, seat: i64) -> bool:
        """Does this seat see what is the other's own?  To be overridden where partners play with open hands."""
        return eyes == seat

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        """Writes the legal moves of a seat that may act into `out`, ascending, and returns how many there are."""
        raise NotImplementedError

    def step(self, seat: i64, code: i64) -> None:
        """Makes a move that is known to be legal."""
        raise NotImplementedError

    def copy(self) -> Position:
        """A position that goes its own way from here."""
        raise NotImplementedError

    def imagine(self, rng: Rng) -> None:
        """Fills in everything HIDDEN at random, in agreement with all that is known."""
        raise NotImplementedError

    def tally(self, seat: i64, out: vec[i64]) -> None:
        """The points a seat would have if the game ended now, one per category of the game.

        What a masked position hides counts for nothing."""
        raise NotImplementedError

    def tie_break(self, seat: i64) -> list[int]:
        """What decides between equal scores, most important first; more is better."""
        return []

    def roll(self, rng: Rng, out: vec[i64], told: list[int] | None = None) -> i64:
        """Plays on to the end of the game by some legal moves drawn at random, and returns how many; `told` is given their codes.

        By default all legal moves are alike.  A game may override it with something quicker that need not list them.
        Who moves is always the `actor`."""
        count: i64 = 0
        while True:
            seat = self.actor()
            if seat < 0:
                return count
            code = out[rng.below(self.fill(seat, out))]
            self.step(seat, code)
            if told is not None:
                told.append(int(code))
            count += 1

    # ------------------------------------------------------------------ asking

    def over(self) -> bool:
        return self.actor() < 0

    def actors(self) -> list[int]:
        """The seats that the game waits for, clockwise from the first; empty when it is over."""
        first = self.actor()
        if first < 0:
            return []
        count = self.seats()
        return [int((first + i) % count) for i in range(count) if self.waits((first + i) % count)]

    def legal(self, seat: i64) -> list[int]:
        """The codes of the moves this seat may make now, ascending; empty when it may not act."""
        if self.viewer != EVERYTHING and self.viewer != seat:
            raise MaskedPosition("a masked position knows the moves of its viewer only")
        if not 0 <= seat < self.seats() or not self.acts(seat):
            return []
        out = self.buffer()
        count = self.fill(seat, out)
        return [int(out[i]) for i in range(count)]

    def buffer(self) -> vec[i64]:
        """A buffer in which `fill` has room enough."""
        return vec[i64]([0] * int(self.game.width))

    def allows(self, seat: i64, code: i64) -> bool:
        """Is this move legal now?  A game may override it with something quicker."""
        out = self.buffer()
        count = self.fill(seat, out)
        low: i64 = 0
        high = count
        while low < high:
            middle = (low + high) >> 1
            if out[middle] < code:
                low = middle + 1
            else:
                high = middle
        return low < count and out[low] == code

    # ------------------------------------------------------------------ moving

    def apply(self, seat: i64, code: i64) -> None:
        """Makes a move, or raises and leaves everything as it was."""
        if self.viewer != EVERYTHING:
            raise MaskedPosition("a masked position cannot be moved in: deal it first")
        if not 0 <= seat < self.seats() or not self.acts(seat):
            if self.over():
                raise GameOver("the game is over")
            waiting = ", ".join(str(actor) for actor in self.actors())
            raise NotYourTurn(f"it is not the turn of seat {seat} but of {waiting}")
        if not self.allows(seat, code):
            raise IllegalMove(self.game.refusal(self, int(seat), int(code)))
        self.spoken = None
        self.step(seat, code)

    def reshuffle(self, items: vec[i64], size: i64) -> None:
        """Shuffles the first `size` items in place, the way this game's chance decides."""
        foretold = self.foretold
        secret = self.key[0] != HIDDEN
        if foretold is None and not secret:
            raise BadChance("a pile is shuffled, but this position does not know how its chance goes on")
        order: list[int] = []
        if foretold is not None:
            if not foretold:
                raise BadChance('a pile is shuffled, but the move has no order for it in "chance"')
            order = foretold.pop(0)
            if sorted(order) != sorted([int(items[i]) for i in range(size)]):
                raise BadChance('the order in "chance" does not hold exactly what is shuffled')
        if secret:
            Chance(self.key, self.shuffles).shuffle(items, size)
            if foretold is not None and order != [int(items[i]) for i in range(size)]:
                raise BadChance('the order in "chance" is not what the revealed secret deals')
        else:
            for i in range(size):
                items[i] = order[i]
        self.shuffles += 1
        if self.spoken is None:
            self.spoken = []
        self.spoken.append([int(items[i]) for i in range(size)])

    # ------------------------------------------------------------------ scores

    def breakdown(self, seat: i64) -> dict[str, int]:
        """The points of a seat if the game ended now, by category."""
        categories: tuple[str, ...] = self.game.categories
        out = vec[i64]([0] * len(categories))
        self.tally(seat, out)
        return {name: int(out[i]) for i, name in enumerate(categories)}

    def scores(self) -> list[int]:
        """The points of all seats if the game ended now."""
        out = vec[i64]([0] * len(self.game.categories))
        return [int(self.total(seat, out)) for seat in range(self.seats())]

    def total(self, seat: i64, out: vec[i64]) -> i64:
        """The points of a seat if the game ended now; `out` has room for one number per category."""
        self.tally(seat, out)
        total: i64 = 0
        for i in range(i64(len(out))):
            total += out[i]
        return total

    def ranks(self) -> list[int]:
        """Competition ranking (1, 1, 3), tie-breaks applied to every place."""
        totals = self.scores()
        standing = [[totals[seat], *self.tie_break(seat)] for seat in range(len(totals))]
        return [1 + sum(other > mine for other in standing) for mine in standing]

    # ------------------------------------------------------------------ knowledge

    def mask(self, seat: int | None) -> Position:
        """What this seat may know; `None` (or SPECTATOR) for what everybody may see."""
        eyes: i64 = SPECTATOR if seat is None else seat
        if not SPECTATOR <= eyes < self.seats():
            raise MaskedPosition(f"there is no seat {eyes}")
        if self.viewer != EVERYTHING and self.viewer != eyes and eyes != SPECTATOR:
            raise MaskedPosition(f"a position seen by seat {self.viewer} cannot show what seat {eyes} sees")
        veiled = self.copy()
        if self.viewer == eyes:
            return veiled
        for name, visibility in self.secrecy().fields.items():
            if visibility is PUBLIC:
                continue
            value = getattr(self, name)
            if isinstance(value, int):
                setattr(veiled, name, int(HIDDEN))
                continue
            hidden = vec[i64]([-1] * len(value))
            if visibility is OWNER and eyes >= 0:
                stride = i64(len(value)) // self.seats()
                for seat_seen in range(self.seats()):
                    if self.shows(eyes, seat_seen):
                        for i in range(seat_seen * stride, (seat_seen + 1) * stride):
                            hidden[i] = value[i]
            setattr(veiled, name, hidden)
        veiled.viewer = eyes
        return veiled

    def deal(self, seat: int | None, rng: Rng) -> Position:
        """A whole position that could be the true one for all this seat knows."""
        world = self.mask(seat)
        world.key = world.key[:]
        for i in range(i64(KEY_WORDS)):
            world.key[i] = rng.word()
        world.imagine(rng)
        world.viewer = EVERYTHING
        return world

    def encode(self, eyes: i64, encoder: Encoder, row: i64) -> None:
        """Writes what a seat may know into a row of observations; see `blocks.py`.

        A game may override it with something quicker: `introduce`, then every field that is not SECRET in its order."""
        self.introduce(eyes, encoder, row)
        veiled = self.mask(int(eyes))
        field: i64 = FIRST_FIELD
        for name in self.game.shape.names:
            value = getattr(veiled, name)
            if isinstance(value, int):
                encoder.number(field, value)
            else:
                encoder.items(field, value)
            field += 1

    def introduce(self, eyes: i64, encoder: Encoder, row: i64) -> None:
        """What every observation begins with: who looks, who takes part, and whom the game waits for."""
        seats = self.seats()
        if not 0 <= eyes < seats or (self.viewer != EVERYTHING and self.viewer != eyes):
            raise MaskedPosition(f"seat {eyes} cannot look at this position")
        waiting: i64 = 0
        for i in range(seats):
            if self.waits((eyes + i) % seats):
                waiting |= bit(i)
        encoder.begin(row, eyes, seats)
        encoder.number(VIEWER, eyes)
        encoder.number(SHUFFLES, self.shuffles)
        encoder.number(SEATED, bit(seats) - 1)
        encoder.number(ACTING, waiting)

    # ------------------------------------------------------------------ bytes

    def to_bytes(self) -> bytes:
        """The whole state, equal for equal positions on every machine; `game.from_bytes` reads it back."""
        out: list[int] = []
        for name in self.secrecy().fields:
            value = getattr(self, name)
            if isinstance(value, int):
                pack(value, out)
            else:
                items: vec[i64] = value
                pack(len(items), out)
                for item in items:
                    pack(item, out)
        return bytes(self.game.stamp) + bytes(out)

    def read_bytes(self, data: bytes) -> None:
        """Replaces the whole state by packed bytes; `game.from_bytes` is the way to call it."""
        at: i64 = 0
        for name in self.secrecy().fields:
            value, at = unpack(data, at)
            if isinstance(getattr(self, name), int):
                setattr(self, name, int(value))
                continue
            size = value
            if not 0 <= size <= len(data):
                raise BadBytes("these bytes are no position: a list in them is too long")
            items = vec[i64]([0] * int(size))
            for i in range(size):
                items[i], at = unpack(data, at)
            setattr(self, name, items)
        if at != len(data):
            raise BadBytes("these bytes are no position: something follows its end")

    # ------------------------------------------------------------------ seeing

    def _repr_svg_(self) -> str:
        drawing: str = self.game.draw(self, None if self.viewer < 0 else int(self.viewer))
        return drawing


def no_key() -> vec[i64]:
    """The key of a position whose chance is not known: one read from a record."""
    return vec[i64]([-1] * KEY_WORDS)


def pack(value: i64, out: list[int]) -> None:
    """A whole number as bytes of seven bits, small ones (of either sign) in one byte."""
    rest = value * 2 if value >= 0 else -value * 2 - 1
    while rest >= 128:
        out.append(int(rest & 127 | 128))
        rest >>= 7
    out.append(int(rest))


def unpack(data: bytes, at: i64) -> tuple[i64, i64]:
    """The number packed at `at`, and where the next one starts."""
    rest: i64 = 0
    shift: i64 = 0
    while True:
        if at >= len(data) or shift > 56:
            raise BadBytes("these bytes are no position: they end too early or hold too large a number")
        byte: i64 = data[at]
        at += 1
        rest |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            break
    if rest & 1:
        return -((rest + 1) >> 1), at
    return rest >> 1, at


def playout(position: Position, rng: Rng, out: vec[i64]) -> i64:
    """Plays uniformly random moves to the end of the game and returns how many."""
    count: i64 = 0
    while True:
        seat = position.actor()
        if seat < 0:
            return count
        choices = position.fill(seat, out)
        position.step(seat, out[rng.below(choices)])
        count += 1
