"""The search finds what there is to find, keeps to its time, and goes on from what it has thought."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest
from stones import MOST, Stones
from walks import GAMES, moments

from hedgerow.bots import LEVELS, bot
from hedgerow.bots.searcher import Effort, Search
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadContent, BadOption
from hedgerow.core.game import Game

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@pytest.mark.parametrize("stones", range(1, MOST + 1))
def test_a_winning_end_is_taken(stones: int) -> None:
    position = Stones().start(seed=1, stones=stones)
    for spec in ("sapling", "hawthorn", "oak", "search:20", "search:0.05s"):
        assert bot(spec).choose(position.mask(0), 0, Rng(1)) == stones - 1


@pytest.mark.parametrize("stones", [5, 6, 7])
def test_the_other_is_left_where_all_moves_lose(stones: int) -> None:
    position = Stones().start(seed=1, stones=stones)
    assert bot("search:400").choose(position.mask(0), 0, Rng(1)) == stones - MOST - 2


def test_who_does_not_look_ahead_sees_no_difference() -> None:
    position = Stones().start(seed=1, stones=6)
    assert len({bot("search:400:ahead=0").choose(position.mask(0), 0, Rng(luck)) for luck in range(20)}) == MOST


@each_game
def test_a_search_by_the_clock_stops(game: Game) -> None:
    """It may overstep by the turn it is playing on; the bound is generous for a machine that has other work."""
    for position, seat, _ in moments(game, game.settle({}), 5, 31, 4):
        begin = perf_counter()
        bot("search:0.2s").choose(position.mask(seat), seat, Rng(1))
        assert perf_counter() - begin < 2.0


@each_game
@pytest.mark.parametrize(("level", "most"), list(zip(LEVELS, (1.0, 1.0, 1.0, 5.0), strict=True)))
def test_nobody_waits_long_for_a_level(game: Game, level: str, most: float) -> None:
    """The bound is what a level promises, plus what a loaded machine may add."""
    for position, seat, _ in moments(game, game.settle({}), 6, 47, 2):
        begin = perf_counter()
        bot(level).choose(position.mask(seat), seat, Rng(1))
        assert perf_counter() - begin < most + 4.0


@pytest.mark.parametrize("game", [GAMES["harmonies"], GAMES["renature"], GAMES["earth"]], ids=lambda game: game.name)
def test_a_plan_is_followed_as_long_as_it_is_foreseen(game: Game) -> None:
    search = Search(Effort(positions=300))
    position = game.start(seed=4, **game.settle({}))
    luck = Rng(2)
    followed = 0
    while followed < 3:
        seat = int(position.actor())
        view = position.mask(seat)
        foreseen = search.foreseen == view.to_bytes() and len(position.legal(seat)) > 1
        planned = search.plans[0].moves[0] if foreseen else -1
        code = search.choose(view, seat, luck)
        if foreseen:
            assert code == planned
            followed += 1
        position.apply(seat, code)


@each_game
def test_a_plan_is_dropped_when_something_else_happened(game: Game) -> None:
    """A bot that comes from another game plays as a fresh one does."""
    used, fresh = Search(Effort(positions=200)), Search(Effort(positions=200))
    for position, seat, _ in moments(game, game.settle({}), 9, 37, 5):
        assert used.choose(position.mask(seat), seat, Rng(1)) == Search(Effort(positions=200)).choose(position.mask(seat), seat, Rng(1))
    position = game.start(seed=3, **game.settle({}))
    seat = int(position.actor())
    assert used.choose(position.mask(seat), seat, Rng(5)) == fresh.choose(position.mask(seat), seat, Rng(5))


def test_weights_of_a_file_change_what_a_search_likes(tmp_path: Path) -> None:
    """With all weights turned round it plays to lose."""
    game = GAMES["harmonies"]
    advice = game.advice()
    turned = "".join(f"{name} = [-1, -1, -1]\n" for name in advice.names)
    path = tmp_path / "turned.toml"
    path.write_text(turned)
    position = game.start(seed=2, players=2)
    for name, low, high in (("search:200:ahead=0", 20, 999), (f"search:200:ahead=0:weights={path}", -999, 20)):
        playing = position.copy()
        bots = [bot(name), bot("random")]
        luck = [Rng(0), Rng(1)]
        while not playing.over():
            seat = int(playing.actor())
            playing.apply(seat, bots[seat].choose(playing.mask(seat), seat, luck[seat]))
        assert low < playing.scores()[0] <= high


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("hazel", "there is no bot called"),
        ("search", "does not say how long"),
        ("search:0", "does not say how long"),
        ("search:0s", "does not say how long"),
        ("search:2.5", "does not say how long"),
        ("search:99999s", "does not say how long"),
        ("search:100:depth=3", "knows nothing called"),
        ("search:100:ahead=far", "knows nothing called"),
    ],
)
def test_a_word_that_describes_no_bot_is_refused(spec: str, said: str) -> None:
    with pytest.raises(BadOption, match=said):
        bot(spec)


def test_weights_that_are_not_there_are_refused() -> None:
    game = GAMES["harmonies"]
    position = game.start(seed=1, players=2)
    with pytest.raises(BadContent, match="there is no file"):
        bot("search:100:weights=/nowhere.toml").choose(position.mask(0), 0, Rng(1))
