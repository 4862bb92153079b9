"""Writes what a seat may know as bytes: the compiled half of `blocks.py`, which says what they mean.

A position hands over its fields one after the other.  The encoder remembers the numbers it was handed last time and touches only
the bytes of those that have changed: from one move to the next these are few.  It holds many rows, one for each game of a batch, in
one buffer that NumPy sees without copying.

An absent thing (the board of a seat that nobody has taken, a pile that is not played with) is all zeros.
"""

from __future__ import annotations

from typing import Final, final

from hedgerow.core.bits import bit
from hedgerow.core.native import i64, u8, vec

# How the numbers of a field lie: as they are; in slices by seat, of which all or only the viewer's are shown; or by seat within
# every item.  Seats come in the order of play, the viewer first.
WHOLE: Final[i64] = 0
EACH: Final[i64] = 1
OWN: Final[i64] = 2
INNER: Final[i64] = 3

# How one number becomes bytes.
BITS: Final[i64] = 0  # a byte for every bit, chosen from a table; one more in front if it may be hidden
CHOICE: Final[i64] = 1  # a byte for every value but one, which is no byte at all
COUNT: Final[i64] = 2  # one byte
DIGITS: Final[i64] = 3  # a byte for every digit, the most significant first
SEAT: Final[i64] = 4  # as CHOICE, of values that speak of seats
SEAT_BITS: Final[i64] = 5  # as BITS, of sets of seats

# The powers of two leave different remainders, so that one division finds a bit's place.
PRIME: Final[i64] = 67

ABSENT: Final[i64] = -0x4000000000000000

# What comes before the fields of a game.
VIEWER: Final[i64] = 0
SHUFFLES: Final[i64] = 1
SEATED: Final[i64] = 2
ACTING: Final[i64] = 3
FIRST_FIELD: Final[i64] = 4


@final
class Layout:
    """Where every number of every field goes: flat tables, made by `blocks.py`."""

    most: i64  # seats at the largest table
    size: i64  # bytes of a row
    count: i64  # numbers of a row
    # for each field
    start: vec[i64]  # its first number
    order: vec[i64]  # WHOLE, EACH, OWN or INNER
    stride: vec[i64]  # how many numbers find room in a slice, or in the whole
    # for each number
    field: vec[i64]
    kind: vec[i64]
    at: vec[i64]  # its first byte
    width: vec[i64]  # how many bytes
    low: vec[i64]  # the least value, or the first of a choice
    base: vec[i64]  # COUNT: the greatest; DIGITS: the base; CHOICE: the value that is no byte; SEAT: values to a seat (low - 1: no byte)
    table: vec[i64]  # BITS: where its table begins in `spots`
    spots: vec[i64]  # tables of where each bit is shown (-1: nowhere), by the bit's value modulo PRIME
    # for each field
    turns: vec[i64]  # 1 where some of its numbers speak of seats, and so change with the eyes

    def __init__(
        self,
        most: i64,
        size: i64,
        start: vec[i64],
        order: vec[i64],
        stride: vec[i64],
        field: vec[i64],
        kind: vec[i64],
        at: vec[i64],
        width: vec[i64],
        low: vec[i64],
        base: vec[i64],
        table: vec[i64],
        spots: vec[i64],
        turns: vec[i64],
    ) -> None:
        self.most = most
        self.size = size
        self.count = len(kind)
        self.start = start
        self.order = order
        self.stride = stride
        self.field = field
        self.kind = kind
        self.at = at
        self.width = width
        self.low = low
        self.base = base
        self.table = table
        self.spots = spots
        self.turns = turns


@final
class Encoder:
    """Rows of bytes, each showing what one seat may know of one position."""

    layout: Layout
    rows: i64
    numbers: vec[i64]  # what every row shows, as numbers
    bytes: vec[u8]
    # the row that is being written
    first_number: i64
    first_byte: i64
    eyes: i64
    seats: i64

    def __init__(self, layout: Layout, rows: i64) -> None:
        self.layout = layout
        self.rows = rows
        self.numbers = filled(rows * layout.count)
        self.bytes = blank(rows * layout.size)
        self.first_number = 0
        self.first_byte = 0
        self.eyes = 0
        self.seats = 1

    def begin(self, row: i64, eyes: i64, seats: i64) -> None:
        """Chooses the row to write and whose eyes it shows."""
        self.first_number = row * self.layout.count
        self.first_byte = row * self.layout.size
        self.eyes = eyes
        self.seats = seats

    def number(self, field: i64, value: i64) -> None:
        """Hands over a field that is one number."""
        self.put(self.layout.start[field], value)

    def items(self, field: i64, values: vec[i64]) -> None:
        """Hands over a field of many numbers."""
        layout = self.layout
        start = layout.start[field]
        order = layout.order[field]
        size: i64 = len(values)
        turns = layout.turns[field]
        if order == WHOLE:
            self.run(start, values, 0, size, turns)
        elif order == INNER:
            for i in range(size // self.seats):
                for seat in range(self.seats):
                    self.put(start + i * layout.most + seat, values[i * self.seats + (self.eyes + seat) % self.seats])
        else:
            share = size // self.seats
            shown = self.seats if order == EACH else 1
            for seat in range(shown):
                self.run(start + seat * layout.stride[field], values, (self.eyes + seat) % self.seats * share, share, turns)

    def run(self, number: i64, values: vec[i64], start: i64, size: i64, turns: i64) -> None:
        """Hands over numbers that lie side by side; most of them are what they were."""
        numbers = self.numbers
        at = self.first_number + number
        for i in range(size):
            if turns or numbers[at + i] != values[start + i]:
                self.put(number + i, values[start + i])

    def put(self, number: i64, value: i64) -> None:
        """Shows a number, if it was another one before."""
        layout = self.layout
        kind = layout.kind[number]
        if kind == SEAT:
            value = turned(value, layout.low[number], layout.base[number], self.eyes, self.seats)
        elif kind == SEAT_BITS:
            value = rotated(value, self.eyes, self.seats)
        old = self.numbers[self.first_number + number]
        if old == value:
            return
        if kind == BITS or kind == SEAT_BITS:
            self.put_bits(number, old, value)
        elif kind == COUNT:
            rest = value - layout.low[number]
            if not 0 <= rest <= layout.base[number]:
                raise ValueError(f"{value} is too small or too large for number {number} of an observation")
            self.bytes[self.first_byte + layout.at[number]] = u8(rest)
        elif kind == DIGITS:
            self.put_digits(number, value)
        else:
            self.put_choice(number, old, value)
        self.numbers[self.first_number + number] = value

    def put_bits(self, number: i64, old: i64, value: i64) -> None:
        layout = self.layout
        at = self.first_byte + layout.at[number]
        table = layout.table[number]
        spots = layout.spots
        shown = self.bytes
        if old == ABSENT:
            old = 0
        if layout.low[number]:  # it may be hidden
            shown[at] = 1 if value == -1 else 0
            at += 1
            old = 0 if old == -1 else old
            value = 0 if value == -1 else value
        change = old ^ value
        while change:
            low = change & -change
            spot = spots[table + low % PRIME] if change > 0 else -1
            if spot < 0:
                raise ValueError(f"{value} has bits that number {number} of an observation does not show")
            shown[at + spot] = 1 if value & low else 0
            change ^= low

    def put_choice(self, number: i64, old: i64, value: i64) -> None:
        layout = self.layout
        at = self.first_byte + layout.at[number]
        low = layout.low[number]
        was = old - low
        if 0 <= was < layout.width[number]:
            self.bytes[at + was] = 0
        now = value - low
        if 0 <= now < layout.width[number]:
            self.bytes[at + now] = 1
        elif value != (layout.base[number] if layout.kind[number] == CHOICE else low - 1):
            raise ValueError(f"{value} is no choice of number {number} of an observation")

    def put_digits(self, number: i64, value: i64) -> None:
        layout = self.layout
        at = self.first_byte + layout.at[number]
        rest = value - layout.low[number]
        base = layout.base[number]
        i = layout.width[number] - 1
        if rest < 0:
            raise ValueError(f"{value} is too small for number {number} of an observation")
        while i >= 0:
            self.bytes[at + i] = u8(rest % base)
            rest //= base
            i -= 1
        if rest:
            raise ValueError(f"{value} is too large for number {number} of an observation")


def filled(count: i64) -> vec[i64]:
    """So many absent numbers."""
    return vec[i64]([int(ABSENT)] * int(count))


def blank(count: i64) -> vec[u8]:
    return vec[u8]([0] * int(count))


def turned(value: i64, low: i64, size: i64, eyes: i64, seats: i64) -> i64:
    """A value that speaks of a seat, counted from the viewer; one that speaks of none as it is."""
    at = value - low
    if not 0 <= at < seats * size:
        return value
    return low + (at // size + seats - eyes) % seats * size + at % size


def rotated(value: i64, eyes: i64, seats: i64) -> i64:
    """A set of seats, the viewer's bit first; higher bits stay."""
    all_seats = bit(seats) - 1
    below = value & all_seats
    return (value ^ below) | (below >> eyes | below << (seats - eyes)) & all_seats


def packed(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)
