"""A position of Renature: its fields and who sees them, masks and deals."""

from __future__ import annotations

from typing import Any, Final, final

from hedgerow.core.chance import Rng
from hedgerow.core.native import i64, vec
from hedgerow.core.position import HIDDEN, Position
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy
from hedgerow.games.renature import rules, scoring
from hedgerow.games.renature.facts import AREAS, CLOUD_SPACES, KINDS, WORDS, Facts
from hedgerow.games.renature.moves import ANIMALS, DOMINOES
from hedgerow.games.renature.rules import HAND, NO_DOMINO, STEP_A, UNSEEN

SECRECY: Final = Secrecy(
    players=PUBLIC,
    turn=PUBLIC,
    phase=PUBLIC,
    way=PUBLIC,
    pending=PUBLIC,
    joker=PUBLIC,
    ended=PUBLIC,
    reserves=SECRET,
    drawn=PUBLIC,
    hands=OWNER,
    held=PUBLIC,
    laid=PUBLIC,
    covered=PUBLIC,
    touched=PUBLIC,
    plants=PUBLIC,
    stock=PUBLIC,
    clouds=PUBLIC,
    sky=PUBLIC,
    holder=PUBLIC,
    bonus=PUBLIC,
    backs=SECRET,
    learnt=OWNER,
    shown=PUBLIC,
    plant_points=PUBLIC,
    area_points=PUBLIC,
)


@final
class RenaturePosition(Position):
    facts: Facts
    players: i64
    turn: i64  # the active seat
    phase: i64  # where in the turn; see rules.py
    way: i64  # where this turn's domino lies, or -1
    pending: i64  # clouds to be collected that do not all fit
    joker: i64  # the animal that is the joker
    ended: i64
    reserves: vec[i64]  # the dominoes dealt to each seat, in the order in which they are drawn; never written
    drawn: vec[i64]  # how many each seat has drawn of them
    hands: vec[i64]  # three places for each seat, ascending, then NO_DOMINO
    held: vec[i64]  # how many dominoes each seat has in hand
    laid: vec[i64]  # of each domino the way it lies on, or UNSEEN or GONE
    covered: vec[i64]  # brook cells under a domino, as a set
    touched: vec[i64]  # for each animal the brook cells beside one of it, as a set
    plants: vec[i64]  # on each spot; see scoring.py
    stock: vec[i64]  # plants left on each seat's board, by kind
    clouds: vec[i64]  # on each seat's board
    sky: vec[i64]  # clouds left on each cloud cell of the valley; replaced, not written
    holder: vec[i64]  # of each area's token: 0 still there, else 1 + the seat that took it; replaced, not written
    bonus: vec[i64]  # on the front of each area's token; never written
    backs: vec[i64]  # of each area's token; never written
    learnt: vec[i64]  # for each seat and area the back, once the seat owns the token, else -1; replaced, not written
    shown: vec[i64]  # the backs turned over in the final scoring, else -1; replaced, not written
    plant_points: vec[i64]  # scored in step C1 by each seat
    area_points: vec[i64]  # scored in step C2 by each seat

    def __init__(
        self,
        game: Any,
        facts: Facts,
        viewer: i64,
        key: vec[i64],
        shuffles: i64,
        players: i64,
        turn: i64,
        phase: i64,
        way: i64,
        pending: i64,
        joker: i64,
        ended: i64,
        reserves: vec[i64],
        drawn: vec[i64],
        hands: vec[i64],
        held: vec[i64],
        laid: vec[i64],
        covered: vec[i64],
        touched: vec[i64],
        plants: vec[i64],
        stock: vec[i64],
        clouds: vec[i64],
        sky: vec[i64],
        holder: vec[i64],
        bonus: vec[i64],
        backs: vec[i64],
        learnt: vec[i64],
        shown: vec[i64],
        plant_points: vec[i64],
        area_points: vec[i64],
    ) -> None:
        super().__init__(game, viewer, key, shuffles)
        self.facts = facts
        self.players = players
        self.turn = turn
        self.phase = phase
        self.way = way
        self.pending = pending
        self.joker = joker
        self.ended = ended
        self.reserves = reserves
        self.drawn = drawn
        self.hands = hands
        self.held = held
        self.laid = laid
        self.covered = covered
        self.touched = touched
        self.plants = plants
        self.stock = stock
        self.clouds = clouds
        self.sky = sky
        self.holder = holder
        self.bonus = bonus
        self.backs = backs
        self.learnt = learnt
        self.shown = shown
        self.plant_points = plant_points
        self.area_points = area_points

    def copy(self) -> RenaturePosition:
        return RenaturePosition(
            self.game,
            self.facts,
            self.viewer,
            self.key,
            self.shuffles,
            self.players,
            self.turn,
            self.phase,
            self.way,
            self.pending,
            self.joker,
            self.ended,
            self.reserves,
            self.drawn[:],
            self.hands[:],
            self.held[:],
            self.laid[:],
            self.covered[:],
            self.touched[:],
            self.plants[:],
            self.stock[:],
            self.clouds[:],
            self.sky,
            self.holder,
            self.bonus,
            self.backs,
            self.learnt,
            self.shown,
            self.plant_points[:],
            self.area_points[:],
        )

    def secrecy(self) -> Secrecy:
        return SECRECY

    def seats(self) -> i64:
        return self.players

    def actor(self) -> i64:
        return -1 if self.ended else self.turn

    def fill(self, seat: i64, out: vec[i64]) -> i64:
        return rules.fill(self, seat, out)

    def allows(self, seat: i64, code: i64) -> bool:
        return rules.allows(self, seat, code)

    def step(self, seat: i64, code: i64) -> None:
        rules.step(self, seat, code)

    def tally(self, seat: i64, out: vec[i64]) -> None:
        scoring.tally(self, seat, out)

    def tie_break(self, seat: i64) -> list[int]:
        """More area tokens."""
        return [sum(self.holder[area] == seat + 1 for area in range(AREAS))]

    def imagine(self, rng: Rng) -> None:
        """Others' hands and all reserves come from the dominoes nobody has shown, the backs from the tokens of the same front."""
        self.imagine_dominoes(rng)
        self.imagine_backs(rng)

    def imagine_dominoes(self, rng: Rng) -> None:
        mine = self.viewer
        unseen = vec[i64]([0] * int(DOMINOES))
        count: i64 = 0
        for domino in range(DOMINOES):
            if self.laid[domino] == UNSEEN and not (mine >= 0 and rules.holds(self, mine, domino)):
                unseen[count] = domino
                count += 1
        rng.shuffle(unseen, 0, count)
        at: i64 = 0
        dealt = i64(len(self.reserves)) // self.players
        hands = self.hands[:]
        reserves = vec[i64]([-1] * len(self.reserves))
        for seat in range(self.players):
            if seat != mine:
                for i in range(HAND):
                    hands[seat * HAND + i] = NO_DOMINO
                for held in range(self.held[seat]):
                    insert(hands, seat * HAND, held, unseen[at])
                    at += 1
            for i in range(seat * dealt + self.drawn[seat], (seat + 1) * dealt):
                reserves[i] = unseen[at]
                at += 1
        self.hands = hands
        self.reserves = reserves

    def imagine_backs(self, rng: Rng) -> None:
        facts = self.facts
        backs = self.shown[:]
        if self.viewer >= 0:
            for area in range(AREAS):
                if self.learnt[self.viewer * AREAS + area] != HIDDEN:
                    backs[area] = self.learnt[self.viewer * AREAS + area]
        # The tokens that are not accounted for, in random order; each unknown one of the valley is the first with its front.
        count = i64(len(facts.tokens))
        left = vec[i64](list(range(len(facts.tokens))))
        rng.shuffle(left, 0, count)
        for known in range(i64(2)):
            for area in range(AREAS):
                if (backs[area] == HIDDEN) == (known == 0):
                    continue
                front = facts.size(area) * 100 + self.bonus[area]
                for i in range(count):
                    token = left[i]
                    if token >= 0 and facts.token_front[token] == front and (known == 1 or facts.token_back[token] == backs[area]):
                        left[i] = -1
                        backs[area] = facts.token_back[token]
                        break
        learnt = vec[i64]([-1] * len(self.learnt))
        for area in range(AREAS):
            if self.holder[area]:
                learnt[(self.holder[area] - 1) * AREAS + area] = backs[area]
        self.backs = backs
        self.learnt = learnt


def insert(items: vec[i64], start: i64, size: i64, item: i64) -> None:
    """Puts an item into the ascending `items[start : start + size]`, which grows by one."""
    at = start + size
    while at > start and items[at - 1] > item:
        items[at] = items[at - 1]
        at -= 1
    items[at] = item


def opening(
    game: Any, facts: Facts, key: vec[i64], shuffles: i64, players: i64, reserves: vec[i64], bonus: vec[i64], backs: vec[i64]
) -> RenaturePosition:
    """The position before the first move, given what chance decided."""
    seats = int(players)
    dealt = i64(len(reserves)) // players
    hands = vec[i64]([int(NO_DOMINO)] * (seats * int(HAND)))
    for seat in range(players):
        for i in range(HAND):
            insert(hands, seat * HAND, i, reserves[seat * dealt + i])
    stock = [int(facts.spaces[players * KINDS + kind]) for _ in range(seats) for kind in range(KINDS)]
    return RenaturePosition(
        game,
        facts,
        -2,
        key,
        shuffles,
        players,
        0,
        STEP_A,
        -1,
        0,
        0,
        0,
        reserves,
        vec[i64]([int(HAND)] * seats),
        hands,
        vec[i64]([int(HAND)] * seats),
        vec[i64]([int(UNSEEN)] * int(DOMINOES)),
        vec[i64]([0] * int(WORDS)),
        vec[i64]([0] * int(ANIMALS * WORDS)),
        vec[i64]([0] * int(facts.spots)),
        vec[i64](stock),
        vec[i64]([int(CLOUD_SPACES)] * seats),
        facts.clouds,
        vec[i64]([0] * int(AREAS)),
        bonus,
        backs,
        vec[i64]([-1] * (seats * int(AREAS))),
        vec[i64]([-1] * int(AREAS)),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
    )


SECRECY.guard(RenaturePosition)
