"""Observations: what a seat may know, as bytes of a fixed shape, in named blocks.

A game declares once how each of its fields becomes bytes, in the order of its `Secrecy`:

    BLOCKS = Blocks(
        players=choice(1, 4),
        row=choice(1, 32, blank=0),                # for each number of the field a byte per card; none where no card lies
        stacks=each(bits(*BOARD)),                 # slices by seat, the viewer's first, then clockwise
        offer=own(choice(33, 42, blank=-1)),       # only the viewer's own slice
        series=each(flag(), count(9), bits(49)),   # numbers of several kinds, in turn
    )

Nothing is said about SECRET fields, which have nothing to show.  Every other field must be declared, so that an observation holds all
that the seat may know: `decode` gives the masked position back, to the byte.  As an observation is written from the mask alone, what is
hidden from a seat cannot reach it.

The shape is that of the largest table: the boards of seats that nobody has taken are zeros.  Before the fields of the game
come four blocks: who looks, how often was shuffled, which seats take part, and whom the game waits for (the last two seen from the viewer).

Bytes are small whole numbers; as floats they lie between 0 and 1 (`Shape.scale`).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hedgerow.core import encoder
from hedgerow.core.encoder import ABSENT, FIRST_FIELD, Encoder, Layout, packed
from hedgerow.core.errors import BadBytes
from hedgerow.core.position import Position
from hedgerow.core.secrecy import BASE, SECRET

if TYPE_CHECKING:
    from hedgerow.core.game import Game


@dataclass(frozen=True)
class Code:
    """How one number becomes bytes."""

    kind: int
    width: int
    low: int
    base: int
    bits: tuple[int, ...]
    top: int  # the greatest byte
    says: str

    def read(self, found: bytes) -> int:
        """The number that these bytes show."""
        if self.kind in (BITS, SEAT_BITS):
            if self.low and found[0]:
                return -1
            return sum(1 << bit for bit, byte in zip(self.bits, found[self.low :], strict=True) if byte)
        if self.kind == COUNT:
            return found[0] + self.low
        if self.kind == DIGITS:
            number = 0
            for byte in found:
                number = number * self.base + byte
            return number + self.low
        chosen = found.find(1)
        if chosen >= 0:
            return chosen + self.low
        return self.low - 1 if self.kind == SEAT else self.base


BITS, CHOICE, COUNT, DIGITS = int(encoder.BITS), int(encoder.CHOICE), int(encoder.COUNT), int(encoder.DIGITS)
SEAT, SEAT_BITS, PRIME = int(encoder.SEAT), int(encoder.SEAT_BITS), int(encoder.PRIME)
ORDERS = {"whole": int(encoder.WHOLE), "each": int(encoder.EACH), "own": int(encoder.OWN), "inner": int(encoder.INNER)}


@dataclass(frozen=True)
class Block:
    """A field: how its numbers lie, and the codes they take in turn.

    Seats are known only with the game: a code of seats is written with 0 of them, and widened then."""

    order: str
    codes: tuple[Code, ...]

    def widened(self, most: int) -> tuple[Code, ...]:
        return tuple(widened(code, most) for code in self.codes)


def widened(code: Code, most: int) -> Code:
    """A code that speaks of seats, with room for the seats of the largest table."""
    if code.kind == SEAT:
        return Code(SEAT, most * code.base + code.width, code.low, code.base, (), 1, code.says)
    if code.kind == SEAT_BITS:
        many = most + code.width
        return Code(SEAT_BITS, many, 0, 0, tuple(range(many)), 1, code.says)
    return code


# ---------------------------------------------------------------------- how one number becomes bytes


def bits(*which: int, hidden: bool = False) -> Block:
    """A set as a byte for each of these bits, or for the first so many; `hidden`: it may be hidden, which a byte in front tells."""
    chosen = tuple(range(which[0])) if len(which) == 1 else which
    says = f"a set: {len(chosen)} bytes of 0 or 1" + (", after one that is 1 where it is hidden" if hidden else "")
    return Block("whole", (Code(BITS, len(chosen) + hidden, int(hidden), 0, chosen, 1, says),))


def flag() -> Block:
    """0 or 1."""
    return Block("whole", (Code(COUNT, 1, 0, 1, (), 1, "0 or 1"),))


def choice(first: int, last: int, blank: int | None = None) -> Block:
    """One of the values from first to last, as a byte for each; for the value `blank` all are 0."""
    says = f"one of {first} … {last}: the byte of that value is 1" + (f"; none for {blank}" if blank is not None else "")
    return Block("whole", (Code(CHOICE, last - first + 1, first, int(ABSENT) if blank is None else blank, (), 1, says),))


def count(most: int, least: int = 0) -> Block:
    """A number from least to most, as one byte."""
    says = f"a number up to {most}" + (f", less {least}" if least > 0 else f", plus {-least}" if least else "")
    return Block("whole", (Code(COUNT, 1, least, most - least, (), most - least, says),))


def digits(base: int, many: int, least: int = 0) -> Block:
    """A larger number by its digits."""
    says = f"a number in {many} digits to base {base}" + (f", plus {-least}" if least else "")
    return Block("whole", (Code(DIGITS, many, least, base, (), base - 1, says),))


def seat(first: int = 0, size: int = 1, extra: int = 0) -> Block:
    """A value that speaks of a seat: the first `size` values from `first` on of seat 0, the next of seat 1, …; then `extra` others.

    `first` - 1 speaks of nobody.  The viewer's values come first."""
    says = f"whose it is, the viewer first ({size} bytes a seat)" if size > 1 else "which seat, the viewer first"
    return Block("whole", (Code(SEAT, extra, first, size, (), 1, says + (f", and {extra} more" if extra else "")),))


def seats(extra: int = 0) -> Block:
    """A set of seats, the viewer first, and of `extra` other things."""
    says = "a set of seats, the viewer first" + (f", and {extra} more bytes" if extra else "")
    return Block("whole", (Code(SEAT_BITS, extra, 0, 0, (), 1, says),))


# ---------------------------------------------------------------------- how the numbers of a field lie


def each(*parts: Block) -> Block:
    """In slices by seat, the viewer's first; the numbers of a slice take these codes in turn."""
    return Block("each", tuple(code for part in parts for code in part.codes))


def own(*parts: Block) -> Block:
    """In slices by seat, of which only the viewer's is shown."""
    return Block("own", tuple(code for part in parts for code in part.codes))


def inner(part: Block) -> Block:
    """By seat within each item, the viewer first."""
    return Block("inner", part.codes)


class Blocks:
    """The blocks of a game, by field."""

    def __init__(self, **blocks: Block) -> None:
        self.blocks = blocks

    def __iter__(self) -> Iterator[tuple[str, Block]]:
        return iter(self.blocks.items())


# ---------------------------------------------------------------------- the shape of a game


@dataclass(frozen=True)
class Place:
    """Where a block stands in an observation."""

    name: str
    block: Block
    first: int
    size: int
    slices: int  # seats or items, else 1


class Shape:
    """The observations of a game: its blocks, one after the other, with room for the largest table."""

    def __init__(self, game: Game, blocks: Blocks) -> None:
        variants = list(game.variants())
        self.most = max(game.seats(options) for options in variants)
        self.longest: dict[str, int] = {}
        shown: list[str] = []
        for options in variants:
            position = game.start(seed=0, **options)
            shown = [name for name, sight in position.secrecy().fields.items() if sight is not SECRET and name not in BASE]
            for name in shown:
                self.measure(name, blocks.blocks.get(name), getattr(position, name), int(position.seats()))
        if sorted(shown) != sorted(blocks.blocks):
            odd = sorted(set(shown) ^ set(blocks.blocks))
            raise TypeError(f"{game.name}: blocks and secrecy disagree about {', '.join(odd)}")
        self.names = tuple(shown)
        intro = {"viewer": choice(0, self.most - 1), "shuffles": count(255), "seated": bits(self.most), "acting": bits(self.most)}
        self.places: list[Place] = []
        self.build({**intro, **{name: blocks.blocks[name] for name in shown}})

    def measure(self, name: str, block: Block | None, value: Any, present: int) -> None:
        """Remembers the longest slice of a field."""
        if block is None or isinstance(value, int):
            return
        slices = present if block.order in ("each", "own", "inner") else 1
        self.longest[name] = max(self.longest.get(name, 0), len(value) // slices)

    def build(self, blocks: dict[str, Block]) -> None:
        start, stride, field, order = [], [], [], []
        codes: list[Code] = []
        at = 0
        for number, (name, block) in enumerate(blocks.items()):
            long = self.longest.get(name, 1)
            slices = self.most if block.order in ("each", "inner") else 1
            widths = block.widened(self.most)
            start.append(len(codes))
            stride.append(long)
            order.append(ORDERS[block.order])
            used = [widths[i % len(widths)] for i in range(long)] * slices
            size = sum(code.width for code in used)
            codes += used
            field += [number] * len(used)
            self.places.append(Place(name, block, at, size, long if block.order == "inner" else slices))
            at += size
        self.size = at
        self.codes = codes
        starts, table = [], []
        at = 0
        spots: list[int] = []
        tables: dict[tuple[int, ...], int] = {}  # equal sets share one
        for code in codes:
            starts.append(at)
            at += code.width
            if code.bits and code.bits not in tables:
                tables[code.bits] = len(spots)
                shown = {2**which % PRIME: i for i, which in enumerate(code.bits)}
                spots += [shown.get(rest, -1) for rest in range(PRIME)]
            table.append(tables.get(code.bits, 0))
        turns = [int(any(code.kind in (SEAT, SEAT_BITS) for code in block.codes)) for block in blocks.values()]
        self.top = bytes(code.top for code in codes for _ in range(code.width))
        self.starts, self.start, self.stride = starts, start, stride
        self.layout = Layout(
            self.most,
            self.size,
            packed(start),
            packed(order),
            packed(stride),
            packed(field),
            packed([code.kind for code in codes]),
            packed(starts),
            packed([code.width for code in codes]),
            packed([code.low for code in codes]),
            packed([code.base for code in codes]),
            packed(table),
            packed(spots),
            packed(turns),
        )

    @property
    def scale(self) -> list[float]:
        """What every byte is multiplied with to lie between 0 and 1."""
        return [1 / top for top in self.top]

    def encode(self, position: Position, seat: int) -> bytes:
        """What a seat may know of a position, as bytes."""
        writer = Encoder(self.layout, 1)
        position.encode(seat, writer, 0)
        return bytes(memoryview(writer.bytes))

    def decode(self, found: bytes, like: Position) -> Position:
        """The masked position that was encoded; `like` is any position with the same options."""
        if len(found) != self.size:
            raise BadBytes(f"an observation has {self.size} bytes, not {len(found)}")
        numbers = [code.read(found[at : at + code.width]) for code, at in zip(self.codes, self.starts, strict=True)]
        eyes = numbers[0]
        view: Position = like.game.start(seed=0, **like.game.options_of(like)).mask(eyes)
        view.shuffles = numbers[1]
        present = int(view.seats())
        for field, place in enumerate(self.places[FIRST_FIELD:], int(FIRST_FIELD)):
            value = getattr(view, place.name)
            if isinstance(value, int):
                setattr(view, place.name, self.seen(numbers[self.start[field]], self.codes[self.start[field]], eyes, present))
            else:
                setattr(view, place.name, packed(self.unfold(field, place, numbers, len(value), eyes, present)))
        return view

    def unfold(self, field: int, place: Place, numbers: list[int], size: int, eyes: int, present: int) -> list[int]:
        """The numbers of a field in their own order."""
        start, stride, order = self.start[field], self.stride[field], place.block.order
        values = [-1] * size
        for i in range(size):
            if order == "whole":
                at = start + i
            elif order == "inner":
                item, seat = divmod(i, present)
                at = start + item * self.most + (seat - eyes) % present
            else:
                seat, inside = divmod(i, size // present)
                if order == "own" and seat != eyes:
                    continue
                at = start + (seat - eyes) % present * stride + inside
            values[i] = self.seen(numbers[at], self.codes[at], eyes, present)
        return values

    def seen(self, number: int, code: Code, eyes: int, present: int) -> int:
        """A number as the position has it: seats counted from seat 0 again."""
        if code.kind == SEAT:
            return int(encoder.turned(number, code.low, code.base, (present - eyes) % present, present))
        if code.kind == SEAT_BITS:
            return int(encoder.rotated(number, (present - eyes) % present, present))
        return number
