"""The tree search finds what there is to find, can be stopped and taken up again, and keeps what it thought about a turn."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from stones import MOST, Stones
from walks import GAMES, moments

from hedgerow.bots import bot
from hedgerow.bots.budget import Budget
from hedgerow.bots.forester import Forester
from hedgerow.bots.tree import MOST as ROOM
from hedgerow.bots.tree import Tree
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadContent, BadOption
from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.lab.bench import figures

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
each_leaf = pytest.mark.parametrize("leaf", ["features", "play"])


def think(tree: Tree, simulations: int) -> None:
    tree.think(Budget(simulations, -1.0))


def grown(game: Game, position: Position, seat: int, leaf: str, *thoughts: int) -> Tree:
    tree = Tree(game.advice(), position.mask(seat), seat, leaf == "play", Rng(5))
    for simulations in thoughts:
        think(tree, simulations)
    return tree


def told(tree: Tree) -> list[list[int]]:
    """All that a tree holds."""
    columns = (tree.code, tree.after, tree.leads, tree.tries, tree.offered, tree.total, tree.guess)
    return [[int(column[move]) for column in columns] for move in range(tree.moves)]


@each_leaf
@pytest.mark.parametrize("stones", range(1, MOST + 1))
def test_a_winning_end_is_taken(stones: int, leaf: str) -> None:
    position = Stones().start(seed=1, stones=stones)
    for effort in ("50", "0.05s"):
        assert bot(f"tree:{effort}:leaf={leaf}").choose(position.mask(0), 0, Rng(1)) == stones - 1


@each_leaf
@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_the_other_is_left_where_all_moves_lose(stones: int, leaf: str) -> None:
    """Nine to eleven stones want a look five moves ahead."""
    position = Stones().start(seed=1, stones=stones)
    assert bot(f"tree:3000:leaf={leaf}").choose(position.mask(0), 0, Rng(1)) == stones % (MOST + 1) - 1


@each_game
@each_leaf
def test_to_think_twice_is_to_think_once_for_as_long(game: Game, leaf: str) -> None:
    for position, seat, _ in moments(game, game.settle({}), 7, 31, 2):
        once, twice = grown(game, position, seat, leaf, 90), grown(game, position, seat, leaf, 30, 59, 1)
        assert told(once) == told(twice)
        assert once.choice() == twice.choice() != -1


@each_game
@each_leaf
def test_every_simulation_leaves_its_mark(game: Game, leaf: str) -> None:
    for position, seat, legal in moments(game, game.settle({}), 8, 31, 2):
        tree = grown(game, position, seat, leaf, 200)
        root = chain(tree, int(tree.first[tree.root]))
        assert sum(int(tree.tries[move]) for move in root) == tree.count() == 200
        codes = [int(tree.code[move]) for move in root]
        assert codes == sorted(set(codes))
        assert set(codes) <= set(legal)
        assert all(tree.tries[move] <= tree.offered[move] <= 200 for move in root)
        if leaf == "play":
            assert tree.moves <= 200  # at most one new move each


def chain(tree: Tree, move: int) -> list[int]:
    return [] if move < 0 else [move, *chain(tree, int(tree.after[move]))]


@each_game
@each_leaf
def test_what_was_thought_about_the_rest_of_a_turn_is_kept(game: Game, leaf: str) -> None:
    forester = Forester(400, -1.0, leaf == "play")
    position = game.start(seed=4, **game.settle({}))
    luck = Rng(2)
    kept = 0
    for _ in range(60):
        seat = int(position.actor())
        view = position.mask(seat)
        known = 0
        if forester.tree is not None and forester.foreseen == view.to_bytes():
            known = int(forester.tree.count())
            kept += 1
            assert known > 0
            held = sum(int(forester.tree.tries[move]) for move in chain(forester.tree, int(forester.tree.first[forester.tree.root])))
            assert held == known
        code = forester.choose(view, seat, luck)
        assert code in position.legal(seat)
        position.apply(seat, code)
        if kept == 3:
            return
    raise AssertionError("nothing was ever foreseen")


@each_game
def test_a_tree_is_dropped_when_something_else_happened(game: Game) -> None:
    """A bot that comes from another game plays as a fresh one does."""
    used = bot("tree:60")
    for position, seat, _ in moments(game, game.settle({}), 9, 37, 4):
        assert used.choose(position.mask(seat), seat, Rng(1)) == bot("tree:60").choose(position.mask(seat), seat, Rng(1))


@each_game
@each_leaf
def test_a_tree_by_the_clock_stops(game: Game, leaf: str) -> None:
    """The bound is generous for a machine that has other work."""
    for position, seat, _ in moments(game, game.settle({}), 5, 31, 3):
        begin = perf_counter()
        bot(f"tree:0.2s:leaf={leaf}").choose(position.mask(seat), seat, Rng(1))
        assert perf_counter() - begin < 2.0


def test_a_tree_that_is_full_thinks_on_without_growing() -> None:
    game = GAMES["harmonies"]
    position = game.start(seed=6, players=4, side="B", spirits=True)
    tree = grown(game, position, 0, "play", ROOM + 1000)
    assert tree.moves == ROOM
    assert tree.places <= ROOM
    tries = int(tree.count())
    think(tree, 500)
    assert tree.moves == ROOM
    assert tree.count() == tries + 500
    assert tree.choice() in position.legal(0)


def test_more_thinking_finds_more() -> None:
    """A tree with much to think beats one with little in Harmonies, where it must plan its turns."""
    game = GAMES["harmonies"]
    totals = [0, 0]
    for seed in range(5, 11):
        for side, spec in enumerate(("tree:2", "tree:1000")):
            position = game.start(seed=seed, players=1)
            player, luck = bot(spec), Rng(1)
            while not position.over():
                position.apply(0, player.choose(position.mask(0), 0, luck))
            totals[side] += position.scores()[0]
    assert totals[0] + 60 < totals[1]


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("tree", "does not say how long"),
        ("tree:0", "does not say how long"),
        ("tree:2.5", "does not say how long"),
        ("tree:99999s", "does not say how long"),
        ("tree:100:ahead=1", "knows nothing called"),
        ("tree:100:leaf=gold", "knows nothing called"),
        ("search:100:leaf=play", "knows nothing called"),
    ],
)
def test_a_word_that_describes_no_bot_is_refused(spec: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        bot(spec)


def test_weights_come_from_a_file(tmp_path: Path) -> None:
    game = GAMES["harmonies"]
    position = game.start(seed=1, players=2)
    with pytest.raises(BadContent, match="there is no file"):
        bot("tree:100:weights=/nowhere.toml").choose(position.mask(0), 0, Rng(1))
    path = tmp_path / "same.toml"
    path.write_text(game.advice().write())
    codes = {bot(spec).choose(position.mask(0), 0, Rng(1)) for spec in ("tree:100", f"tree:100:weights={path}")}
    assert len(codes) == 1


def test_the_benchmark_counts_simulations_to_the_end_of_the_game() -> None:
    rows = {row.what: row for row in figures(GAMES["harmonies"], {"players": 2}, 0.02)}
    assert rows["search simulations from the middle to the end"].value > 100
