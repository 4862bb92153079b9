"""Tuning: resumable, the same on any number of processes, and honest about what it found."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hedgerow.core.errors import BadOption
from hedgerow.core.game import load
from hedgerow.lab import tune
from hedgerow.lab.ratings import Estimate
from hedgerow.lab.simulate import Series

GAME = load("harmonies")


def task(**changes: Any) -> tune.Task:
    series = Series.of("harmonies", None, {}, 3)
    whole = tune.Task(series, "12:ahead=0", 2, 0.5, ("trees", "river"), GAME.advice().write())
    return replace(whole, **changes)


def test_no_step_leaves_the_weights_and_a_whole_one_moves_them_as_far_as_they_may() -> None:
    start = tomllib.loads(task().start)
    assert tomllib.loads(tune.moved(task(), {})) == start
    moved = tomllib.loads(tune.moved(task(), {"trees.0": 1.0, "river.2": -1.0}))
    assert moved["trees"][0] == pytest.approx(start["trees"][0] + max(0.5 * abs(start["trees"][0]), tune.LEAST), abs=0.002)
    assert moved["river"][2] == pytest.approx(start["river"][2] - max(0.5 * abs(start["river"][2]), tune.LEAST), abs=0.002)
    assert {name: moved[name] for name in moved if name not in ("trees", "river")} == {
        name: start[name] for name in start if name not in ("trees", "river")
    }


def test_every_deal_is_played_in_every_seat() -> None:
    met = list(tune.meetings(task(), "new", [4, 5]))
    assert [(one.deal, one.mine) for one in met] == [(4, 0), (4, 1), (5, 0), (5, 1)]
    assert all(one.weights[one.mine] == "new" and one.weights[1 - one.mine] == task().start for one in met)


def test_generations_share_deals_and_the_last_word_is_spoken_on_others() -> None:
    size = tune.generation(task())
    first = tune.deals_of(task(), 0)
    assert tune.deals_of(task(), size - 1) == first
    assert set(tune.deals_of(task(), size)).isdisjoint(first)
    assert min(first) == 2 * tune.FRESH  # the deals before these decide


def test_games_are_worth_the_same_wherever_they_are_played() -> None:
    weights = tune.moved(task(), {"trees.1": 0.7})
    assert tune.judge(task(), weights, [0, 1], 1, None) == tune.judge(task(), weights, [0, 1], 2, None)


def test_a_study_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "FRESH", 1)
    study = tune.begun(task(), tmp_path)
    tune.search(task(), study, range(2), 1, None)
    values = [trial.value for trial in tune.done(study)]
    assert len(values) == 2
    again = tune.begun(task(), tmp_path)
    tune.search(task(), again, range(3), 1, None)
    assert [trial.value for trial in tune.done(again)][:2] == values
    assert len(tune.done(again)) == 3
    with pytest.raises(BadOption, match="study of other matches"):
        tune.begun(task(deals=3), tmp_path)
    found = tune.best(task(), again, 1, None)
    assert found.trials == 3
    assert found.gain.count == task().deals


def test_the_file_says_what_made_it_and_can_be_read(tmp_path: Path) -> None:
    found = tune.Found(tune.moved(task(), {"trees.0": 0.5}), Estimate(1.25, 0.5, 2.0, 12), 7)
    text = tune.file_of(found, "hedgerow tune harmonies")
    assert "# Found by: hedgerow tune harmonies\n" in text
    assert "+1.25 points a game [+0.50, +2.00] on 12 fresh deals" in text
    path = tmp_path / "weights.toml"
    path.write_text(text, "utf-8")
    assert GAME.advice(path).write() == found.weights


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--features", "trees,rivers"], 'no feature "rivers"'),
        (["--deals", "1"], "--deals is 1"),
        (["--think", "hard"], '"search:hard" does not say'),
    ],
)
def test_bad_words_are_refused_in_a_sentence(words: list[str], said: str, tmp_path: Path) -> None:
    line = ["tune", "harmonies", "--study", str(tmp_path / "study"), "--out", str(tmp_path / "out.toml"), *words]
    done = subprocess.run([sys.executable, "-m", "hedgerow", *line], capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 2
    assert said in done.stderr
    assert "Traceback" not in done.stderr
