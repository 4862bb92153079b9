"""A search that a network guides, for any number of players and with hidden things, in the manner of AlphaZero.

It thinks about the view of one seat.  Worlds are dealt from that view, and every simulation plays in one of them: down the tree, by
what the network makes of each position in the eyes of whoever is to move there, to a position that is new; the network guesses how
the game ends from there, and all positions on the way remember it.  Moves lead through the tree, not worlds, so that what is learnt
in one world counts in the others.

At the root, where simulations are few and moves many, some moves are drawn (the likeliest ones first, with luck in it while learning) and
halved until one is left (Danihelka et al., "Policy improvement by planning with Gumbel", 2022): rivals meet in the same worlds.
Below, moves are chosen by PUCT.

What everybody wants is to be ahead: points of one's own less the mean of the others' (alone, just points).  The network guesses points,
by seat and category, so the search adds up points as well.

A thought is a coroutine: it yields the positions it wants judged and is sent the judgements, so that one network can serve
many thoughts at a time (`together`).
"""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from hedgerow.bots.network import Judge, Judged, Network, Question, Senses
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadOption
from hedgerow.core.moves import quote
from hedgerow.core.position import Position

if TYPE_CHECKING:
    from hedgerow.bots.network import Floats

Answer = TypeVar("Answer")
Thinking = Generator[list[Question], list[Judged], Answer]

EXPLORE: Final = 1.25  # of PUCT: how much a likely move is worth trying
MOST: Final = 100_000  # simulations for a decision
TRUST: Final = 5.0  # how many times more likely, as a logarithm, the best move is than the worst for what simulations say


@dataclass(frozen=True)
class Plan:
    """How much is thought about a decision."""

    simulations: int = 32
    candidates: int = 16  # moves tried at the root
    luck: bool = False  # draw the candidates at random, as learning wants it


@dataclass
class Thought:
    """What came of thinking about a decision."""

    code: int  # the move to make
    codes: list[int]  # all legal moves ...
    policy: Floats  # ... and with what probability each should be played
    value: Floats  # the points expected at the end, by seat and category


class Edge:
    """A move from a position of the tree: what was found behind it."""

    __slots__ = ("nodes", "points", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.points: Any = 0.0  # summed up over the visits, by seat and category
        self.nodes: dict[int, Node] = {}  # by who is to move there, which may be another in another world


class Node:
    """A position of the tree, by the moves that lead to it and who is to move."""

    __slots__ = ("edges", "judged")

    def __init__(self, judged: Judged) -> None:
        self.judged = judged
        self.edges: dict[int, Edge] = {}


def wish(points: Any, seat: int) -> Any:
    """What a seat makes of points by seat and category (the last two axes)."""
    totals = points.sum(axis=-1)
    count = totals.shape[-1]
    own = totals[..., seat]
    return own if count == 1 else (own * count - totals.sum(axis=-1)) / (count - 1)


class Tree:
    """The tree over the moves after one view, and the worlds it is searched in."""

    def __init__(self, senses: Senses, view: Position, seat: int, rng: Rng) -> None:
        self.senses = senses
        self.view = view
        self.seat = seat
        self.rng = rng
        self.worlds: list[Position] = []
        self.low = [math.inf] * senses.seats
        self.high = [-math.inf] * senses.seats

    def world(self, number: int) -> Position:
        """A copy of the world with this number."""
        while len(self.worlds) <= number:
            self.worlds.append(self.view.deal(self.seat, self.rng))
        return self.worlds[number].copy()

    def descend(self, root: Node, code: int, world: Position) -> list[Edge]:
        """Plays down the tree, first this move, to a position that is new or the end of the game: the moves passed."""
        path = []
        node: Node | None = root
        seat = self.seat  # which may also act out of turn, where a game allows that
        while node is not None:
            edge = node.edges.get(code)
            if edge is None:
                edge = node.edges[code] = Edge()
            path.append(edge)
            world.step(seat, code)
            codes = forced(world)
            seat = int(world.actor())
            node = edge.nodes.get(seat)
            if node is not None:
                code = self.select(node, seat, codes)
        return path

    def select(self, node: Node, seat: int, codes: list[int]) -> int:
        """The move to look at next, by PUCT."""
        import numpy as np

        likely = np.exp(self.senses.outlook(node.judged.moves, codes))
        edges = [node.edges.get(code) for code in codes]
        visits = np.array([edge.visits if edge else 0 for edge in edges])
        start = self.level(wish(node.judged.final, seat), seat)
        worth = np.array([self.level(wish(edge.points, seat) / edge.visits, seat) if edge and edge.visits else start for edge in edges])
        return codes[int((worth + EXPLORE * likely * math.sqrt(1 + visits.sum()) / (1 + visits)).argmax())]

    def level(self, value: float, seat: int) -> float:
        """A wish between the least and the most that was found for this seat: from 0 to 1."""
        low, high = self.low[seat], self.high[seat]
        return (value - low) / (high - low) if high > low else 0.5

    def remember(self, path: list[Edge], points: Floats) -> None:
        for edge in path:
            edge.visits += 1
            edge.points = edge.points + points
        for seat in range(self.senses.seats):
            value = float(wish(points, seat))
            self.low[seat] = min(self.low[seat], value)
            self.high[seat] = max(self.high[seat], value)


def forced(world: Position) -> list[int]:
    """Makes the moves that nobody has a choice about, and gives the choices there are then; none: the game is over."""
    while (seat := world.actor()) >= 0:
        codes = world.legal(seat)
        if len(codes) > 1:
            return codes
        world.step(seat, codes[0])
    return []


def think(senses: Senses, view: Position, seat: int, plan: Plan, rng: Rng) -> Thinking[Thought]:
    """What to do in a view with more than one legal move."""
    import numpy as np

    codes = view.legal(seat)
    (judged,) = yield [(view, seat)]
    root, tree = Node(judged), Tree(senses, view, seat, rng)
    likely = senses.outlook(judged.moves, codes)
    draw = likely + np.array([gumbel(rng) for _ in codes], dtype=np.float32) if plan.luck else likely
    left = list(np.argsort(-draw, kind="stable")[: min(plan.candidates, plan.simulations)])
    spent, rounds = 0, max(1, math.ceil(math.log2(len(left))))
    told = likely
    while spent < plan.simulations:
        for _ in range(max(1, plan.simulations // (rounds * len(left)))):
            yield from visit(tree, root, [codes[i] for i in left])
            spent += len(left)
        told = completed(root, seat, codes, likely)
        left = sorted(left, key=lambda i: told[i] - likely[i] + draw[i], reverse=True)[: max(2, (len(left) + 1) // 2)]
    policy = np.exp(told)
    visited = [i for i, code in enumerate(codes) if code in root.edges]
    shares = policy[visited] / policy[visited].sum()
    found = np.stack([root.edges[codes[i]].points / root.edges[codes[i]].visits for i in visited])
    return Thought(codes[left[0]], codes, policy, np.tensordot(shares, found, axes=1))


def visit(tree: Tree, root: Node, codes: list[int]) -> Thinking[None]:
    """One simulation for each of these moves.  They share no position below the root, so their questions are asked in one go."""
    import numpy as np

    fresh: list[tuple[list[Edge], Position]] = []
    for code in codes:
        edge = root.edges.get(code)
        world = tree.world(edge.visits if edge else 0)
        path = tree.descend(root, code, world)
        if world.over():
            tree.remember(path, np.array([list(world.breakdown(seat).values()) for seat in range(tree.senses.seats)], dtype=np.float32))
        else:
            fresh.append((path, world))
    judgements = yield [(world, int(world.actor())) for _, world in fresh]
    for (path, world), judged in zip(fresh, judgements, strict=True):
        path[-1].nodes[int(world.actor())] = Node(judged)
        tree.remember(path, judged.final)


def completed(root: Node, seat: int, codes: list[int], likely: Floats) -> Floats:
    """The policy after the simulations, as logarithms: what is likely, made likelier by as much as it was found to be better.

    Moves that were not tried count as good as the whole is thought to be."""
    import numpy as np

    tried = [root.edges.get(code) for code in codes]
    visits = np.array([edge.visits if edge else 0 for edge in tried])
    found = np.array([wish(edge.points, seat) / edge.visits if edge else 0.0 for edge in tried], dtype=np.float32)
    seen = visits > 0
    shares = np.exp(likely) * seen
    mean = float((shares * found).sum() / max(float(shares.sum()), 1e-9))
    own = float(wish(root.judged.final, seat))
    worth = np.where(seen, found, (own + visits.sum() * mean) / (1 + visits.sum()))
    spread = float(worth.max() - worth.min())
    told = likely + TRUST * (worth - worth.min()) / spread if spread > 1e-6 else likely.copy()
    told = told - told.max()
    result: Floats = (told - np.log(np.exp(told).sum())).astype(np.float32)
    return result


def gumbel(rng: Rng) -> float:
    """A random number of the Gumbel distribution: added to logarithms of probabilities, the greatest is drawn by these."""
    return -math.log(-math.log((int(rng.word()) + 0.5) / 4294967296.0))


def together(thoughts: Sequence[Thinking[Answer]], judge: Judge) -> list[Answer]:
    """Thinks all these thoughts to their ends; whatever they ask at the same time is judged in one go."""
    answers: dict[int, Answer] = {}
    asking: dict[int, list[Question]] = {}

    def go_on(number: int, judged: list[Judged] | None) -> None:
        try:
            asking[number] = thoughts[number].send(judged) if judged is not None else next(thoughts[number])
        except StopIteration as end:
            answers[number] = end.value

    for number in range(len(thoughts)):
        go_on(number, None)
    while asking:
        judged = judge([question for asked in asking.values() for question in asked])
        at = 0
        for number, asked in list(asking.items()):
            del asking[number]
            go_on(number, judged[at : at + len(asked)])
            at += len(asked)
    return [answers[number] for number in range(len(thoughts))]


class Guided:
    """A bot that thinks with a network."""

    def __init__(self, path: Path, plan: Plan | None = None) -> None:
        self.network = Network(path)
        self.plan = plan or Plan()

    def choose(self, view: Position, seat: int, rng: Rng) -> int:
        codes = view.legal(seat)
        if len(codes) == 1:
            return codes[0]
        senses = self.network.attend(view)
        (thought,) = together([think(senses, view, seat, self.plan, rng)], self.network.judge)
        return thought.code


def guided(spec: str) -> Guided:
    """The bot of a word like `onnx:harmonies.onnx` or `onnx:harmonies.onnx:64`."""
    path, colon, count = spec.removeprefix("onnx:").rpartition(":")
    if not colon or not count.isdigit():
        return Guided(Path(spec.removeprefix("onnx:")))
    if not 1 <= int(count) <= MOST:
        raise BadOption(f"{quote(spec)} asks for {count} simulations; expected 1 to {MOST}")
    return Guided(Path(path), Plan(simulations=int(count)))
