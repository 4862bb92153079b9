"""Many games side by side, stepped in one call: the compiled half of `batch.py`.

All that a caller reads lies in buffers that are written in place; NumPy sees them without copying.  A game that ends leaves its
points and ranks behind, and the next game of the series begins in its lane within the same call.
"""

from __future__ import annotations

from typing import Any, Final, final

from hedgerow.core.encoder import Encoder, blank
from hedgerow.core.errors import IllegalMove
from hedgerow.core.native import i64, u8, vec
from hedgerow.core.position import Position

# Whose observations are written after every step.
NOBODY: Final[i64] = 0
ACTOR: Final[i64] = 1
ALL: Final[i64] = 2

CODE_BYTES: Final[i64] = 4
REST: Final[i64] = 0xFFFFFFFF  # instead of a move: this game stays as it is


@final
class Lanes:
    lanes: i64
    before: i64  # lanes that others play; errors count from the first of all
    seats: i64
    categories: i64
    views: i64
    masked: i64  # 1: action masks are written
    tallied: i64  # 1: points are told after every step, not only at the end
    moves: i64  # how many codes there are
    next_game: Any  # the next position of a lane's series, at its beginning
    positions: list[Position]
    out: vec[i64]
    actor: vec[i64]  # who moves next in each lane
    first: vec[i64]  # where the legal moves of each lane begin in `codes`
    count: vec[i64]  # how many they are
    codes: vec[i64]  # legal moves, lane by lane
    ended: vec[u8]  # 1 where a game has ended with this step
    points: vec[i64]  # by lane, seat and category: of the game that has ended, or of the running one
    opening: vec[i64]  # the same of the game that has begun, where points are told after every step
    ranks: vec[i64]  # by lane and seat, of the game that has ended last
    length: vec[i64]  # moves made: in the game that has ended, or in the running one
    mask: vec[u8]  # by lane and code
    encoder: Encoder

    def __init__(self, game: Any, next_game: Any, lanes: i64, views: i64, masked: i64, tallied: i64, before: i64 = 0) -> None:
        self.lanes = lanes
        self.before = before
        self.next_game = next_game
        self.positions = [next_game(lane) for lane in range(int(lanes))]
        seats = self.positions[0].seats()
        self.seats = seats
        self.categories = len(game.categories)
        self.views = views
        self.masked = masked
        self.tallied = tallied
        self.moves = game.moves.size
        width: i64 = game.width
        self.out = zeros(width)
        self.actor = zeros(lanes)
        self.first = zeros(lanes)
        self.count = zeros(lanes)
        self.codes = zeros(lanes * width)
        self.ended = blank(lanes)
        self.points = zeros(lanes * seats * self.categories)
        self.opening = zeros(lanes * seats * self.categories if tallied else 0)
        self.ranks = zeros(lanes * seats)
        self.length = zeros(lanes)
        self.mask = blank(lanes * self.moves if masked else 0)
        rows = lanes * seats if views == ALL else lanes if views == ACTOR else 0
        self.encoder = Encoder(game.shape.layout, rows)
        if tallied:
            for lane in range(lanes):
                self.tell(lane, self.positions[lane], self.points)
        self.look()

    def step(self, codes: bytes) -> None:
        """Makes one move in every lane: `codes` holds one for each as a 32-bit little-endian number."""
        self.check(codes)
        self.move(codes)

    def check(self, codes: bytes) -> None:
        """All moves are legal, or none is made."""
        if len(codes) != self.lanes * CODE_BYTES:
            raise IllegalMove(f"{len(codes)} bytes of moves for {self.lanes} games; expected {CODE_BYTES} for each")
        legal = self.codes
        for lane in range(self.lanes):
            code = code_at(codes, lane)
            if code == REST:
                continue
            low = self.first[lane]
            end = low + self.count[lane]
            high = end
            while low < high:
                middle = (low + high) >> 1
                if legal[middle] < code:
                    low = middle + 1
                else:
                    high = middle
            if low == end or legal[low] != code:
                said: str = self.positions[lane].game.refusal(self.positions[lane], int(self.actor[lane]), int(code))
                raise IllegalMove(f"game {int(self.before + lane)}: {said}")

    def move(self, codes: bytes) -> None:
        """The same for moves that are known to be legal."""
        if self.masked:  # what was legal still stands in `codes`
            self.set_mask(0)
        for lane in range(self.lanes):
            position = self.positions[lane]
            code = code_at(codes, lane)
            if self.ended[lane]:
                self.ended[lane] = 0
                self.length[lane] = 0
            if code == REST:
                if self.tallied:
                    self.tell(lane, position, self.points)
                continue
            position.step(self.actor[lane], code)
            self.length[lane] += 1
            if position.actor() < 0:
                self.finish(lane, position)
            elif self.tallied:
                self.tell(lane, position, self.points)
        self.look()

    def finish(self, lane: i64, position: Position) -> None:
        """Leaves points and ranks behind and begins the next game."""
        self.ended[lane] = 1
        self.tell(lane, position, self.points)
        ranks = position.ranks()
        for seat in range(self.seats):
            self.ranks[lane * self.seats + seat] = ranks[seat]
        following: Position = self.next_game(int(lane))
        self.positions[lane] = following
        if self.tallied:
            self.tell(lane, following, self.opening)

    def tell(self, lane: i64, position: Position, points: vec[i64]) -> None:
        """The points of every seat."""
        out = self.out
        for seat in range(self.seats):
            position.tally(seat, out)
            at = (lane * self.seats + seat) * self.categories
            for i in range(self.categories):
                points[at + i] = out[i]

    def look(self) -> None:
        """Writes who moves, what is legal, and what is seen."""
        out = self.out
        codes = self.codes
        at: i64 = 0
        for lane in range(self.lanes):
            position = self.positions[lane]
            seat = position.actor()
            self.actor[lane] = seat
            self.first[lane] = at
            count = position.fill(seat, out)
            self.count[lane] = count
            for i in range(count):
                codes[at + i] = out[i]
            at += count
            if self.views == ACTOR:
                position.encode(seat, self.encoder, lane)
            elif self.views == ALL:
                for eyes in range(self.seats):
                    position.encode(eyes, self.encoder, lane * self.seats + eyes)
        if self.masked:
            self.set_mask(1)

    def set_mask(self, value: u8) -> None:
        mask = self.mask
        codes = self.codes
        for lane in range(self.lanes):
            row = lane * self.moves
            first = self.first[lane]
            for i in range(first, first + self.count[lane]):
                mask[row + codes[i]] = value


def zeros(count: i64) -> vec[i64]:
    return vec[i64]([0] * int(count))


def code_at(codes: bytes, lane: i64) -> i64:
    at = lane * CODE_BYTES
    b0: i64 = codes[at]
    b1: i64 = codes[at + 1]
    b2: i64 = codes[at + 2]
    b3: i64 = codes[at + 3]
    return b0 | b1 << 8 | b2 << 16 | b3 << 24
