"""A position of Harmonies: its fields and who sees them, masks and deals."""

from __future__ import annotations

from typing import Any, Final, final

from hedgerow.core.bits import bit, count
from hedgerow.core.chance import Rng
from hedgerow.core.encoder import Encoder
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy
from hedgerow.games.harmonies import roll, rules, scoring
from hedgerow.games.harmonies.facts import ANIMALS, CARDS, KINDS, Board, Facts
from hedgerow.games.harmonies.observe import observe

SECRECY: Final = Secrecy(
    players=PUBLIC,
    side=PUBLIC,
    spirits=PUBLIC,
    turn=PUBLIC,
    taken=PUBLIC,
    drafted=PUBLIC,
    culled=PUBLIC,
    last_round=PUBLIC,
    ended=PUBLIC,
    drawn=PUBLIC,
    dealt=PUBLIC,
    shown=PUBLIC,
    bag=SECRET,
    deck=SECRET,
    offer=OWNER,
    left=PUBLIC,
    spaces=PUBLIC,
    row=PUBLIC,
    held=PUBLIC,
    stacks=PUBLIC,
    animals=PUBLIC,
    spirit_cubes=PUBLIC,
    chosen=PUBLIC,
    hand=PUBLIC,
    placed=PUBLIC,
    completed=PUBLIC,
)

COLOR_COUNT: Final[i64] = 6
ROOM: Final[i64] = 4  # uncompleted cards above a board
SPACES: Final[i64] = 5
ROW: Final[i64] = 5


@final
class HarmoniesPosition(Position):
    facts: Facts
    players: i64
    side: i64  # 0: A, 1: B
    spirits: i64  # 1 in a game with nature's spirits
    turn: i64  # counts all turns from 0
    taken: i64  # the space emptied in this turn, from 1; 0 before
    drafted: i64  # 1 once a card was taken in this turn
    culled: i64  # 1 once a card was discarded in this turn (solo)
    last_round: i64  # 1 when the running round is the last
    ended: i64
    drawn: i64  # tokens that have left the bag
    dealt: i64  # animal cards that have left the pile
    shown: i64  # which cards these were, as bits
    bag: vec[i64]  # colours, next drawn first; never written
    deck: vec[i64]  # animal cards, next drawn first; never written
    offer: vec[i64]  # two spirit cards for each seat; empty without spirits
    # Written in place, and copied with the position:
    held: vec[i64]  # tokens taken and not yet placed, by colour
    stacks: vec[i64]  # for each seat and kind of stack the cells where it stands, as bits
    animals: vec[i64]  # cells with an animal cube
    placed: vec[i64]  # cubes that have left each card
    # Seldom changed: shared between copies, and replaced instead of written:
    left: vec[i64]  # tokens in the bag by colour
    spaces: vec[i64]  # tokens by colour on each central space
    row: vec[i64]  # face-up cards, 0 where none lies
    spirit_cubes: vec[i64]  # cells with a spirit cube
    chosen: vec[i64]  # the spirit kept, 0 before
    hand: vec[i64]  # uncompleted cards of each seat, ascending, then zeros
    completed: vec[i64]  # completed cards of each seat, as bits

    def __init__(
        self,
        game: Any,
        facts: Facts,
        viewer: i64,
        key: vec[i64],
        shuffles: i64,
        players: i64,
        side: i64,
        spirits: i64,
        turn: i64,
        taken: i64,
        drafted: i64,
        culled: i64,
        last_round: i64,
        ended: i64,
        drawn: i64,
        dealt: i64,
        shown: i64,
        bag: vec[i64],
        deck: vec[i64],
        offer: vec[i64],
        left: vec[i64],
        spaces: vec[i64],
        row: vec[i64],
        held: vec[i64],
        stacks: vec[i64],
        animals: vec[i64],
        spirit_cubes: vec[i64],
        chosen: vec[i64],
        hand: vec[i64],
        placed: vec[i64],
        completed: vec[i64],
    ) -> None:
        super().__init__(game, viewer, key, shuffles)
        self.facts = facts
        self.players = players
        self.side = side
        self.spirits = spirits
        self.turn = turn
        self.taken = taken
        self.drafted = drafted
        self.culled = culled
        self.last_round = last_round
        self.ended = ended
        self.drawn = drawn
        self.dealt = dealt
        self.shown = shown
        self.bag = bag
        self.deck = deck
        self.offer = offer
        self.left = left
        self.spaces = spaces
        self.row = row
        self.held = held
        self.stacks = stacks
        self.animals = animals
        self.spirit_cubes = spirit_cubes
        self.chosen = chosen
        self.hand = hand
        self.placed = placed
        self.completed = completed

    def copy(self) -> HarmoniesPosition:
        return HarmoniesPosition(
            self.game,
            self.facts,
            self.viewer,
            self.key,
            self.shuffles,
            self.players,
            self.side,
            self.spirits,
            self.turn,
            self.taken,
            self.drafted,
            self.culled,
            self.last_round,
            self.ended,
            self.drawn,
            self.dealt,
            self.shown,
            self.bag,
            self.deck,
            self.offer,
            self.left,
            self.spaces,
            self.row,
            self.held[:],
            self.stacks[:],
            self.animals[:],
            self.spirit_cubes,
            self.chosen,
            self.hand,
            self.placed[:],
            self.completed,
        )

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> i64:
        return self.players

    def board(self) -> Board:
        return self.facts.boards[self.side]

    def actor(self) -> i64:
        return -1 if self.ended else self.turn % self.players

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return rules.fill(self, seat, out)

    def allows(self, seat: i64, code: i64) -> bool:
        return rules.allows(self, seat, code)

    def step(self, seat: i64, code: i64) -> None:
        rules.step(self, seat, code)

    def roll(self, rng: Rng, out: vec[i64], told: list[int] | None = None) -> i64:
        return roll.roll(self, rng, told)

    def tally(self, seat: i64, out: vec[i64]) -> None:
        scoring.tally(self, seat, out)

    def tie_break(self, seat: i64) -> list[int]:
        """More animal cubes placed; the spirit's cube is none."""
        return [int(count(self.animals[seat]))]

    def encode(self, eyes: i64, encoder: Encoder, row: i64) -> None:
        self.introduce(eyes, encoder, row)
        observe(self, encoder)

    def imagine(self, rng: Rng) -> None:
        """The bag and the pile hold what was not seen; the others' spirits are among those that nobody showed."""
        size = self.facts.bag_size
        bag = self.bag[:]
        for i in range(self.drawn):
            bag[i] = HIDDEN
        at = self.drawn
        for color in range(COLOR_COUNT):
            for _token in range(self.left[color]):
                bag[at] = color
                at += 1
        rng.shuffle(bag, self.drawn, size)
        self.bag = bag
        deck = self.deck[:]
        for i in range(self.dealt):
            deck[i] = HIDDEN
        at = self.dealt
        for card in range(i64(1), i64(ANIMALS + 1)):
            if not self.shown >> card & 1:
                deck[at] = card
                at += 1
        rng.shuffle(deck, self.dealt, ANIMALS)
        self.deck = deck
        if self.spirits:
            self.imagine_offers(rng)

    def imagine_offers(self, rng: Rng) -> None:
        known: i64 = 0
        for seat in range(self.players):
            known |= bit(self.chosen[seat])
            if self.offer[2 * seat] != HIDDEN:
                known |= bit(self.offer[2 * seat]) | bit(self.offer[2 * seat + 1])
        pool = vec[i64]([0] * int(CARDS))
        size: i64 = 0
        for card in range(i64(ANIMALS + 1), CARDS):
            if not known >> card & 1:
                pool[size] = card
                size += 1
        rng.shuffle(pool, 0, size)
        offer = self.offer[:]
        for seat in range(self.players):
            if offer[2 * seat] != HIDDEN:
                continue
            for i in range(i64(2)):
                size -= 1
                offer[2 * seat + i] = pool[size]
            if self.chosen[seat]:
                offer[2 * seat + rng.below(2)] = self.chosen[seat]
        self.offer = offer


def opening(
    game: Any, facts: Facts, key: vec[i64], shuffles: i64, players: i64, side: i64, bag: vec[i64], deck: vec[i64], offer: vec[i64]
) -> HarmoniesPosition:
    """The position before the first move, given what chance decided; `offer` is empty without spirits."""
    spirits: i64 = 1 if len(offer) else 0
    seats = int(players)
    position = HarmoniesPosition(
        game,
        facts,
        -2,
        key,
        shuffles,
        players,
        side,
        spirits,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        bag,
        deck,
        offer,
        facts.tokens[:],
        vec[i64]([0] * int(SPACES * COLOR_COUNT)),
        vec[i64]([0] * int(ROW)),
        vec[i64]([0] * int(COLOR_COUNT)),
        vec[i64]([0] * (seats * int(KINDS))),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * int(ROOM))),
        vec[i64]([0] * int(CARDS)),
        vec[i64]([0] * seats),
    )
    for space in range(rules.spaces_in_use(position)):
        rules.fill_space(position, space)
    rules.fill_row(position)
    return position


SECRECY.guard(HarmoniesPosition)
