"""Figures mean what they say: schedules, intervals, the sequential test."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import Any

import pytest

from hedgerow.core.chance import Rng
from hedgerow.lab.arena import fixtures
from hedgerow.lab.ratings import Sequential, matches, mean, ratings, scores, wilson


def test_two_bots_play_each_deal_with_their_seats_exchanged() -> None:
    games = fixtures(["greedy", "random"], 2, 3)
    assert [(game.deal, game.seated) for game in games[:2]] == [(0, ("greedy", "random")), (0, ("random", "greedy"))]
    assert [game.number for game in games] == list(range(6))


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 3), (3, 3), (4, 3), (2, 4), (3, 5)])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    names = ["greedy", "random", "seedling", "sapling"][:bots]
    games = fixtures(names, seats, 1)
    assert len({game.seated for game in games}) == len(games)
    for seat in range(seats):
        assert len(set(Counter(game.seated[seat] for game in games).values())) == 1
        assert {game.seated[seat] for game in games} == set(names)


def test_alone_all_play_the_same_deals() -> None:
    assert [(game.deal, game.seated) for game in fixtures(["greedy", "random"], 1, 2)] == [
        (0, ("greedy",)),
        (0, ("random",)),
        (1, ("greedy",)),
        (1, ("random",)),
    ]


def rows(*games: tuple[int, str, str, int, int]) -> list[dict[str, Any]]:
    """Games of two: deal, who sat where, and their points."""
    made = []
    for number, (deal, first, second, mine, theirs) in enumerate(games):
        for seat, (bot, score, other) in enumerate(((first, mine, theirs), (second, theirs, mine))):
            made.append({"game": number, "deal": deal, "seat": seat, "bot": bot, "score": score, "rank": 1 if score >= other else 2})
    return made


def test_a_share_counts_wins_and_half_of_the_draws() -> None:
    played = rows((0, "a", "b", 9, 1), (0, "b", "a", 5, 5), (1, "a", "b", 1, 9), (1, "b", "a", 1, 9))
    match = next(match for match in matches(played) if match.bot == "a")
    assert match.share.value == 2.5 / 4
    assert match.share.count == 4
    assert match.orders["0-1"].value == 0.5
    assert match.orders["1-0"].value == 0.75
    assert scores(played)["a"].value == fmean([9, 5, 1, 9])


def test_the_better_bot_is_rated_higher_and_more_games_make_it_surer() -> None:
    few = rows(*((deal, "a", "b", 9, 1) for deal in range(4)))
    many = rows(*((deal, "a", "b", 9, 1) for deal in range(40)))
    assert list(ratings(few)) == ["a", "b"]
    assert ratings(many)["a"].low > ratings(many)["b"].high
    assert ratings(many)["a"].high - ratings(many)["a"].low < ratings(few)["a"].high - ratings(few)["a"].low


@pytest.mark.parametrize("share", [0.1, 0.5, 0.8])
def test_intervals_hold_the_truth_about_as_often_as_they_say(share: float) -> None:
    rng = Rng(f"intervals {share}")
    hits = Counter[str]()
    for _ in range(400):
        sample = [float(rng.below(1000) < 1000 * share) for _ in range(120)]
        for name, estimate in (("wilson", wilson(fmean(sample), len(sample))), ("mean", mean(sample))):
            hits[name] += estimate.low <= share <= estimate.high
    assert 0.91 * 400 <= hits["wilson"] <= 0.985 * 400
    assert 0.90 * 400 <= hits["mean"] <= 0.985 * 400


@pytest.mark.parametrize(("share", "verdict"), [(0.50, "not stronger"), (0.55, "stronger"), (0.7, "stronger"), (0.3, "not stronger")])
def test_the_sequential_test_is_rarely_wrong(share: float, verdict: str) -> None:
    right = 0
    for trial in range(60):
        rng = Rng(f"sequential {share} {trial}")
        test = Sequential()
        while test.verdict is None:
            test.tell(fmean(float(rng.below(1000) < 1000 * share) for _ in range(2)))
        right += test.verdict == verdict
    assert right >= 54


def test_the_sequential_test_is_quick_about_the_obvious() -> None:
    test = Sequential()
    while test.verdict is None:
        test.tell(1.0)
    assert len(test.seen) < 20
