"""What every game obeys: nobody sees, or can compute from what he is given, what he may not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from walks import GAMES, VARIANTS, keyless, name_of, stops

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng
from hedgerow.core.errors import MaskedPosition
from hedgerow.core.game import Game
from hedgerow.core.position import HIDDEN, Position, playout
from hedgerow.core.secrecy import OWNER, PUBLIC, SECRET, Secrecy

each_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
Variant = tuple[Game, dict[str, Any]]


def ends(game: Game) -> list[Variant]:
    """The usual options of a game, and the last combination, with all there is."""
    return [(game, game.settle({})), (game, list(game.variants())[-1])]


def eyes(position: Position) -> list[int | None]:
    return [None, *range(int(position.seats()))]


@each_variant
def test_worlds_that_differ_in_hidden_things_look_the_same(variant: Variant) -> None:
    game, options = variant
    rng = Rng("worlds")
    for position, _, _ in stops(game, options, 11, 17 if COMPILED else 61):
        for seat in eyes(position):
            view = position.mask(seat)
            seen = view.to_bytes()
            drawn = game.draw(view, seat)
            points = [view.breakdown(other) for other in range(int(position.seats()))]
            for _ in range(2):
                world = position.deal(seat, rng)
                other_view = world.mask(seat)
                assert other_view.to_bytes() == seen
                assert game.draw(other_view, seat) == drawn
                assert [other_view.breakdown(other) for other in range(int(position.seats()))] == points
                assert world.actors() == position.actors() == view.actors()
                if seat is not None and position.acts(seat):
                    assert other_view.legal(seat) == view.legal(seat) == position.legal(seat) == world.legal(seat)


@each_variant
def test_a_deal_does_not_look_at_the_truth(variant: Variant) -> None:
    game, options = variant
    for position, _, _ in stops(game, options, 12, 13):
        for seat in eyes(position):
            from_truth = position.deal(seat, Rng(1))
            from_view = position.mask(seat).deal(seat, Rng(1))
            assert from_truth.to_bytes() == from_view.to_bytes()


@each_variant
def test_dealt_worlds_are_possible_and_can_be_played_to_the_end(variant: Variant) -> None:
    game, options = variant
    rng = Rng("possible")
    for position, _, _ in stops(game, options, 13, 23 if COMPILED else 97):
        for seat in eyes(position):
            world = position.deal(seat, rng)
            assert game.audit(world) is None
            playout(world, rng, world.buffer())
            assert world.over()
            assert game.audit(world) is None


@pytest.mark.parametrize("variant", [v for game in GAMES.values() for v in ends(game)], ids=name_of)
def test_the_truth_cannot_be_told_from_a_deal(variant: Variant) -> None:
    """Over many games, what lies hidden is distributed as in worlds dealt from a view: all arrangements, equally often.

    For every hidden number the histograms of truth and deal are compared; their mean chi-square per degree of freedom is
    1 when they agree."""
    game, options = variant
    games = 400 if COMPILED else 80
    for plies in (0, 12, 30):
        truth: dict[tuple[str, int], Counter[int]] = {}
        dealt: dict[tuple[str, int], Counter[int]] = {}
        unknown: set[tuple[str, int]] = set()
        distinct = set()
        for seed in range(games):
            position = after(game, options, seed, plies)
            view = position.mask(0)
            world = view.deal(0, Rng(f"deal {seed}"))
            distinct.add(keyless(world))
            for name, visibility in position.secrecy().fields.items():
                if visibility is PUBLIC or name == "key" or isinstance(getattr(view, name), int):
                    continue
                three = zip(getattr(view, name), getattr(position, name), getattr(world, name), strict=True)
                for i, (seen, true, guess) in enumerate(three):
                    if seen != HIDDEN:
                        continue
                    where = (name, i)
                    truth.setdefault(where, Counter())[true] += 1
                    dealt.setdefault(where, Counter())[guess] += 1
                    if guess == HIDDEN:
                        unknown.add(where)  # no longer of any account, such as what has left a bag
        assert len(distinct) == games
        chi, freedom = 0.0, 0
        for where in truth.keys() - unknown:
            a, b = truth[where], dealt[where]
            chi += sum((a[v] - b[v]) ** 2 / (a[v] + b[v]) for v in a.keys() | b.keys())
            freedom += len(a.keys() | b.keys()) - 1
        assert freedom > 0
        assert chi / freedom < 1.25, f"after {plies} moves hidden things are dealt unlike the truth"


def after(game: Game, options: dict[str, Any], seed: int, plies: int) -> Position:
    position = game.start(seed=1000 + seed, **options)
    rng = Rng(f"after {seed}")
    for _ in range(plies):
        seat = int(position.actor())
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    return position


@each_game
def test_many_worlds_are_dealt_from_one_view(game: Game) -> None:
    view = game.start(seed=1, **game.settle({})).mask(0)
    rng = Rng("many")
    assert len({keyless(view.deal(0, rng)) for _ in range(200)}) == 200


@each_game
def test_a_masked_position_is_asked_by_its_viewer_only(game: Game) -> None:
    position = game.start(seed=2, **game.settle({}))
    seat = int(position.actor())
    view = position.mask(seat)
    other = (seat + 1) % int(position.seats())
    with pytest.raises(MaskedPosition):
        view.legal(other)
    with pytest.raises(MaskedPosition):
        view.mask(other)
    with pytest.raises(MaskedPosition):
        view.apply(seat, view.legal(seat)[0])
    with pytest.raises(MaskedPosition):
        position.mask(int(position.seats()))
    assert view.mask(None).to_bytes() == position.mask(None).to_bytes()
    assert view.mask(seat).to_bytes() == view.to_bytes()


def test_a_field_that_is_not_declared_does_not_import() -> None:
    class Leaky(Position):
        hand: int
        deck: int

    with pytest.raises(TypeError, match="declare who may see deck"):
        Secrecy(hand=OWNER).guard(Leaky)
    with pytest.raises(TypeError, match="declared but not there: row"):
        Secrecy(hand=OWNER, deck=SECRET, row=PUBLIC).guard(Leaky)
    Secrecy(hand=OWNER, deck=SECRET).guard(Leaky)
