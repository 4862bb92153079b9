"""What every bot owes, in every game, with any number of players: legal moves, the same for the same, and nothing from what is hidden."""

from __future__ import annotations

from typing import Any

import pytest
from walks import GAMES, moments, name_of

from hedgerow.bots import BOTS, LEVELS, Bot, bot
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.lab import simulate

Variant = tuple[Game, dict[str, Any]]

# The searching levels differ in effort only; tests take the same search with less of it.
SMALL = ["random", "greedy", "seedling", "sapling", "search:60", "search:400", "search:200:ahead=2", "tree:80", "tree:80:leaf=play"]


def tables() -> list[Variant]:
    """One table for every number of seats, the last that the options give: with all there is."""
    found = {(game.name, game.seats(options)): (game, options) for game in GAMES.values() for options in game.variants()}
    return list(found.values())


each_table = pytest.mark.parametrize("variant", tables(), ids=name_of)


@each_table
@pytest.mark.parametrize("spec", SMALL)
def test_a_move_is_legal_and_the_same_for_all_that_differs_only_in_what_is_hidden(variant: Variant, spec: str) -> None:
    rng = Rng("other worlds")
    for position, seat, legal in moments(*variant, 21, 29, 6):
        code = bot(spec).choose(position.mask(seat), seat, Rng(3))
        assert code in legal
        for _ in range(2):
            world = position.deal(seat, rng)
            assert bot(spec).choose(world.mask(seat), seat, Rng(3)) == code


@each_table
def test_bots_are_shown_masked_positions_only(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    game, options = variant
    shown: set[int] = set()

    class Spy:
        def choose(self, view: Position, seat: int, rng: Rng) -> int:
            assert view.viewer == seat
            shown.add(seat)
            return view.legal(seat)[0]

    spy: Bot = Spy()
    monkeypatch.setattr(simulate, "player", lambda name: spy)
    simulate.play(game, options, ["random"] * game.seats(options), 1, 0)
    assert shown == set(range(game.seats(options)))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_games_of_a_search_by_count_repeat(game: Game) -> None:
    """Also with what it remembers from decision to decision."""
    options = game.settle({})
    seats = game.seats(options)
    first, second = (opening(game, options, [bot("search:150") for _ in range(seats)]) for _ in range(2))
    assert first == second


def opening(game: Game, options: dict[str, Any], bots: list[Bot], moves: int = 40) -> list[int]:
    position = game.start(seed=8, **options)
    luck = [Rng(seat) for seat in range(len(bots))]
    made: list[int] = []
    for _ in range(moves):
        seat = int(position.actor())
        made.append(bots[seat].choose(position.mask(seat), seat, luck[seat]))
        position.apply(seat, made[-1])
    return made


def test_there_are_four_levels_with_names() -> None:
    assert LEVELS == ("seedling", "sapling", "hawthorn", "oak")
    assert set(LEVELS) < set(BOTS)
