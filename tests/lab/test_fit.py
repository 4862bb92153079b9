"""Fitting: the regression finds weights that are known, and the verb keeps only what is better."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from hedgerow.core.advice import TIMES
from hedgerow.core.game import load
from hedgerow.lab import fit
from hedgerow.lab.simulate import Series
from hedgerow.lab.tune import Task

GAME = load("harmonies")
ADVICE = GAME.advice()


def task(features: tuple[str, ...] = tuple(ADVICE.names)) -> Task:
    return Task(Series.of("harmonies", None, {}, 3), "12:ahead=0", 2, 0.0, features, ADVICE.write())


def ways(rng: np.random.Generator, weights: fit.Floats, noise: float, count: int) -> fit.Sums:
    """So many ways to go on whose ends follow these weights, but for some noise."""
    features = rng.normal(size=(count, len(weights)))
    ends = features @ weights + noise * rng.normal(size=count)
    return fit.Sums(features.T @ features, features.T @ ends, float(ends @ ends), count)


def test_weights_that_are_known_are_found_again() -> None:
    rng = np.random.default_rng(1)
    known = np.array([1.0, -0.5, 2.0, 0.25])
    parts = [ways(rng, known, 1.0, 40) for _ in range(200)]
    found, before, after = fit.fitted(np.zeros(4), parts)
    assert np.abs(found - known).max() < 0.05
    assert after < 1.1 < before


def test_where_games_say_nothing_the_weights_stay() -> None:
    rng = np.random.default_rng(2)
    start = np.array([0.3, 0.7])
    parts = [ways(rng, np.array([1.0, 0.0]), 0.1, 20) for _ in range(20)]
    for part in parts:  # the second feature was never seen
        part.features[1, :] = part.features[:, 1] = part.results[1] = 0.0
    found, _, _ = fit.fitted(start, parts)
    assert found[0] == pytest.approx(1.0, abs=0.1)
    assert found[1] == pytest.approx(0.7)


def test_mixed_features_weigh_as_the_advice_weighs() -> None:
    position = fit.Table(task(), 0).deal()
    for middle in fit.Table(task(), 0).play(position, "game"):
        told = fit.mixed(ADVICE, middle, 0)
        weights = [int(ADVICE.weights[at]) for at in range(len(ADVICE.names) * TIMES)]
        guess = sum(one * weight for one, weight in zip(told, weights, strict=True))
        assert guess == pytest.approx(int(ADVICE.value(middle, 0)), abs=1.0)


def test_every_way_ends_the_same_turn_and_the_best_comes_first() -> None:
    table = fit.Table(task(), 1)
    start = table.deal()
    lines = fit.ways(ADVICE, start, 0, fit.Rng("ways"))
    assert len(lines) == fit.WAYS
    assert {int(ADVICE.turn(line)) for line in lines} == {int(ADVICE.turn(start)) + 1}
    assert max(lines, key=lambda line: int(ADVICE.worth(line, 0))) is lines[0]


def test_a_round_is_the_same_on_any_number_of_processes_and_moves_only_what_it_may() -> None:
    some = task(("trees", "river"))
    one = fit.fit(some, range(fit.LEAST), 1, None)
    assert one == fit.fit(some, range(fit.LEAST), 2, None)
    advice = GAME.adviser()
    advice.read(one.weights)
    moved = {
        advice.names[at // TIMES] for at in range(len(advice.names) * TIMES) if abs(int(advice.weights[at]) - int(ADVICE.weights[at])) > 1
    }
    assert moved
    assert moved <= {"trees", "river"}


def test_the_old_weights_gain_nothing_on_themselves() -> None:
    found = fit.compared(task(), task().start, 10, [0, 1], 1, None)
    assert found.gain.value == 0.0
    contrary = replace(task(), start=task().start.replace("[", "[-").replace(", ", ", -").replace("--", ""))
    assert fit.compared(contrary, task().start, 10, range(2), 1, None).gain.value > 0.0


def test_the_verb_refuses_in_a_sentence(tmp_path: Path) -> None:
    line = ["fit", "harmonies", "--out", str(tmp_path / "out.toml"), "--games", "1"]
    done = subprocess.run([sys.executable, "-m", "hedgerow", *line], capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 2
    assert "--games 1" in done.stderr
    assert "Traceback" not in done.stderr
