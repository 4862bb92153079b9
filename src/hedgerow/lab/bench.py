"""How fast the engines are: the figures of `hedgerow bench`.

Every figure is measured alone, on one core, for a given time, and nothing is compared with a figure of another run.
"""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

from hedgerow.bots.budget import Budget
from hedgerow.bots.tree import Tree
from hedgerow.core.advice import Advice
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position, playout

STARTS = 64
SPELLS = 9


class Row(NamedTuple):
    game: str
    what: str
    value: float
    unit: str


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """How often something happens in a second; `work(turn)` returns how often it happened in this call."""
    done = turn = 0
    begin = perf_counter()
    while True:
        done += work(turn)
        turn += 1
        passed = perf_counter() - begin
        if passed >= seconds:
            return done / passed


def figures(game: Game, options: dict[str, Any], seconds: float) -> list[Row]:
    starts = [game.start(seed=seed, **options) for seed in range(STARTS)]
    rng = Rng("bench")
    out = starts[0].buffer()
    middles = [middle(start, rng) for start in starts]
    acting = [(position, int(position.actor())) for position in middles]

    def inside(turn: int) -> int:
        return int(playout(starts[turn % STARTS].copy(), rng, out))

    def from_python(turn: int) -> int:
        position = starts[turn % STARTS].copy()
        actor, fill, apply, below = position.actor, position.fill, position.apply, rng.below
        count = 0
        while (seat := actor()) >= 0:
            apply(seat, out[below(fill(seat, out))])
            count += 1
        return count

    def whole_game(turn: int) -> int:
        playout(game.start(seed=turn, **options), rng, out)
        return 1

    def to_the_end(turn: int) -> int:
        for i in range(20):
            playout(middles[(turn + i) % STARTS].copy(), rng, out)
        return 20

    advice = game.advice()

    def judged(turn: int) -> int:
        position, seat = acting[turn % STARTS]
        for _ in range(100):
            advice.worth(position, seat)
        return 100

    def copies(turn: int) -> int:
        copy = middles[turn % STARTS].copy
        for _ in range(1000):
            copy()
        return 1000

    def legal(turn: int) -> int:
        position, seat = acting[turn % STARTS]
        for _ in range(1000):
            position.fill(seat, out)
        return 1000

    def steps(turn: int) -> int:
        position, seat = acting[turn % STARTS]
        worlds = [position.copy() for _ in range(1000)]
        code = position.legal(seat)[0]
        begin = perf_counter()
        for world in worlds:
            world.apply(seat, code)
        spent.append(perf_counter() - begin)
        return 1000

    def scores(turn: int) -> int:
        position = middles[turn % STARTS]
        for _ in range(1000):
            position.scores()
        return 1000

    def masks(turn: int) -> int:
        position, seat = acting[turn % STARTS]
        for _ in range(1000):
            position.mask(seat)
        return 1000

    def deals(turn: int) -> int:
        position, seat = acting[turn % STARTS]
        view = position.mask(seat)
        for _ in range(1000):
            view.deal(seat, rng)
        return 1000

    spent: list[float] = []
    rows = [
        Row(game.name, "actions inside, random", per_second(inside, seconds), "/s"),
        Row(game.name, "actions from Python, random", per_second(from_python, seconds), "/s"),
        Row(game.name, "whole random games", per_second(whole_game, seconds), "/s"),
        Row(game.name, "from the middle to the end, random", per_second(to_the_end, seconds), "/s"),
        Row(game.name, "search simulations from the middle to the end", simulations(acting, advice, rng, seconds), "/s"),
        Row(game.name, "positions judged by features", per_second(judged, seconds), "/s"),
    ]
    for what, work in (("copy", copies), ("legal (fill)", legal), ("scores", scores), ("mask", masks), ("deal", deals)):
        rows.append(Row(game.name, what, 1e9 / per_second(work, seconds), "ns"))
    per_second(steps, seconds)
    rows.append(Row(game.name, "apply, checked", 1e6 * sum(spent) / len(spent), "ns"))
    rows.append(Row(game.name, "position, packed (largest of 64)", max(len(middle.to_bytes()) for middle in middles), "bytes"))
    return rows


def simulations(acting: list[tuple[Position, int]], advice: Advice, rng: Rng, seconds: float) -> float:
    """Simulations of a tree search in a second of one core's time: the median of some spells, each with a tree from another middle.

    One is a world dealt from what the seat may know, the way down the tree, legal moves to the end of the game, the scores and the
    way back."""
    rates = []
    for position, seat in acting[:SPELLS]:
        tree = Tree(advice, position.mask(seat), seat, True, rng)
        begin = process_time()
        while (passed := process_time() - begin) < seconds / SPELLS:
            tree.think(Budget(50, -1.0))
        rates.append(int(tree.count()) / passed)
    return median(rates)


def middle(start: Position, rng: Rng) -> Position:
    """A position half-way through a random game."""
    out = start.buffer()
    length = int(playout(start.copy(), rng, out)) // 2
    position = start.copy()
    for _ in range(length):
        seat = position.actor()
        position.step(seat, out[rng.below(position.fill(seat, out))])
        if position.over():
            return middle(start, rng)
    return position if not position.over() else middle(start, rng)


PEERS = ("connect_four", "breakthrough", "othello", "backgammon", "gin_rummy")


def peer_figures(seconds: float) -> list[Row]:
    """OpenSpiel's own random play from Python, measured in this run."""
    try:
        import pyspiel  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return [Row("OpenSpiel", "not installed: pip install hedgerow[openspiel]", 0, "")]
    rng = Rng("peers")
    rows = []
    for name in PEERS:
        game = pyspiel.load_game(name)

        def play(turn: int, game: Any = game) -> int:
            state = game.new_initial_state()
            count = 0
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[rng.below(len(actions))])
                count += 1
            return count

        rows.append(Row(f"pyspiel {name}"[:24], "actions from Python, random", per_second(play, seconds), "/s"))
    return rows
