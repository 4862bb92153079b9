"""What a nest promises."""

from __future__ import annotations

from games.bower.tables import GAME, build, fresh
from walks import walk

from hedgerow.core.native import i64, vec
from hedgerow.games.bower.advice import FEATURES, BowerAdvice
from hedgerow.games.bower.facts import GOALS
from hedgerow.games.bower.position import BowerPosition

ADVICE = BowerAdvice()


def features(position: BowerPosition, seat: int = 0) -> dict[str, int]:
    out = vec[i64]([0] * len(FEATURES))
    ADVICE.features(position, seat, out)
    return dict(zip(FEATURES, map(int, out), strict=True))


def test_who_is_ahead_of_one_is_behind_for_the_other() -> None:
    for position, _, _ in walk(GAME, GAME.settle({}), 3):
        assert isinstance(position, BowerPosition)
        mine, yours = features(position, 0), features(position, 1)
        for what in ("column", "group"):
            for by in ("1", "2"):
                assert mine[f"{what}_ahead_{by}"] == yours[f"{what}_behind_{by}"]
        assert mine["columns"] + yours["columns"] <= 12


def test_a_column_is_sure_when_it_is_full_on_both_sides() -> None:
    position = fresh()
    goals = list(position.goals)
    goals[0] = GOALS.index("feather_red")
    position.goals = vec[i64](goals)
    full = {"a1": "straw feather_red", "a2": "straw feather_red", "a3": "moss gem", "a4": "moss shell"}
    build(position, 0, full)
    assert features(position)["columns"] == 0
    assert features(position)["column_ahead_2"] == 1
    build(position, 1, {"a1": "straw gem", "a2": "gravel shell", "a3": "moss gem", "a4": "moss shell"})
    assert features(position)["columns"] == 1
    assert features(position, 1)["columns"] == 0


def test_gems_that_may_become_three_are_seen() -> None:
    position = build(fresh(), 0, {"a1": "straw gem", "a2": "straw gem", "b1": "moss gem"})
    held = features(position)
    assert (held["column_gems_2"], held["column_gems_1"]) == (1, 1)
    assert (held["group_gems_2"], held["group_gems_1"]) == (1, 1)


def test_a_hidden_goal_counts_for_nothing() -> None:
    position = build(fresh(), 0, {f"{column}1": "straw feather_red flower_red" for column in "abcdef"})
    assert features(position)["goals_seen"] == 6
    view = position.mask(0)
    assert isinstance(view, BowerPosition)
    assert features(view)["goals_seen"] == 3
