"""Runs of the trainer as their users meet them: they learn, they go on where they were killed, and come to the same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hedgerow.bots.guided import Plan
from hedgerow.cli import app
from hedgerow.core.errors import BadOption
from hedgerow.lab.learning.model import Size
from hedgerow.lab.learning.samples import Samples, read
from hedgerow.lab.learning.selfplay import targets
from hedgerow.lab.learning.train import Run, Settings
from hedgerow.lab.simulate import Series

# A small run, as settings and as words of the command line.
SMALL = Settings(
    Series.of("harmonies", None, {"players": 1}, 0),
    rounds=6,
    games=6,
    plan=Plan(simulations=8, candidates=8, luck=True),
    size=Size(width=32),
    every=3,
    deals=3,
)
WORDS = ["train", "harmonies", "--players", "1", "--games", "6", "--simulations", "8", "--candidates", "8", "--width", "32"]
WORDS += ["--every", "3", "--deals", "3", "--workers", "1"]


def hedgerow(*words: str) -> list[str]:
    return [sys.executable, "-m", "hedgerow", *words]


def curve(folder: Path) -> list[dict[str, Any]]:
    """The curve of a run, without what depends on the machine."""
    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text("utf-8").splitlines()]
    return [{key: value for key, value in point.items() if key not in ("seconds", "playing")} for point in points]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The small run, in one go."""
    folder = tmp_path_factory.mktemp("train") / "whole"
    assert len(list(Run(SMALL, folder).rounds(workers=1))) == 6
    return folder


def test_smoke_a_minute_of_learning(tmp_path: Path) -> None:
    """From nothing, in a minute: what it plays without luck, on deals it has not seen, is far better than random play."""
    words = ["train", "harmonies", "--players", "1", "--side", "A", "--against", "random", "--rounds", "8", "--games", "32", "--seed", "5"]
    words += ["--every", "8", "--deals", "20", "--json", "--out", str(tmp_path / "run")]
    done = subprocess.run(hedgerow(*words), capture_output=True, encoding="utf-8", check=False, timeout=900)
    assert done.returncode == 0, done.stderr
    first, *_, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert last["score"] > first["score"] + 10
    assert last["value"] < first["value"]
    measured = last["measured"]
    assert measured["network"]["value"] > measured["random"]["value"] + 15
    assert measured["network"]["low"] > measured["random"]["high"]


def test_a_run_that_is_killed_goes_on_to_the_same_result(whole: Path, tmp_path: Path) -> None:
    """And it may be made longer on the way: the one that is killed was to have five rounds."""
    out = tmp_path / "run"
    words = hedgerow(*WORDS, "--rounds", "5", "--out", str(out))
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 300
    while not (out / "games" / "00003.npz").is_file():  # in the middle of round four
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(timeout=60)
    begun = len(curve(out))
    assert 3 <= begun < 5
    again = Run(SMALL, out)
    assert len(again.curve) == begun
    assert len(list(again.rounds(workers=1))) == 6 - begun
    assert curve(out) == curve(whole)
    assert (out / "network.onnx").read_bytes() == (whole / "network.onnx").read_bytes()
    assert list(Run(SMALL, out).rounds(workers=1)) == []


def test_a_folder_holds_what_a_run_comes_to(whole: Path) -> None:
    names = {str(path.relative_to(whole)) for path in whole.rglob("*") if path.is_file()}
    kept = {f"games/{number:05}.npz" for number in range(2, 6)}
    networks = {f"networks/{number:05}.onnx" for number in (3, 6)}
    assert names == kept | networks | {"run.json", "checkpoint.pt", "curve.jsonl", "curve.svg", "curve.png", "network.onnx"}
    assert (whole / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (whole / "curve.svg").read_text("utf-8")
    points = curve(whole)
    assert [point["games"] for point in points] == [6, 12, 18, 24, 30, 36]
    assert set(points[-1]["measured"]) == {"network", "greedy"}


def test_actors_play_the_same_games_wherever_they_are(tmp_path: Path) -> None:
    """Thirty-three games for two are more than one actor takes."""
    plan = Plan(simulations=2, candidates=2, luck=True)
    settings = replace(SMALL, series=Series.of("renature", None, {}, 0), games=33, plan=plan, size=Size(width=8))
    scores = [Run(settings, tmp_path / str(workers)).play(0, workers, ray=None) for workers in (1, 2)]
    assert len(scores[0]) == 33
    assert scores[0] == scores[1]
    here, there = (vars(read(tmp_path / name / "games" / "00000.npz")) for name in ("1", "2"))
    assert all((here[name] == there[name]).all() for name in here)


def test_actors_play_on_a_cluster_if_there_is_one(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no Ray cluster answers"):
        Run(SMALL, tmp_path).play(0, workers=None, ray="127.0.0.1:9")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--rounds", "0"], "--rounds is 0; expected at least 1"),
        (["--deals", "1"], "a mean needs at least 2"),
        (["--trace", "1.5"], "numbers from 0 to 1"),
        (["--against", "oracle"], "no bot called"),
        (["--seats", "1"], 'no option "--seats"'),
        (["--seed", "2"], "other settings"),
        (["--out", "/dev/null/run"], "cannot use /dev/null/run"),
    ],
)
def test_a_mistake_gets_one_clear_line(words: list[str], why: str, whole: Path) -> None:
    out = [] if "--out" in words else ["--out", str(whole)]
    with pytest.raises(BadOption) as caught:
        app(["train", "harmonies", "--players", "1", *out, *words], exit_on_error=False, print_error=False, result_action="return_value")
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_results_count_less_the_longer_ago_a_decision_was() -> None:
    final = np.array([[10.0]])
    values = [np.array([[value]]) for value in (0.0, 2.0, 4.0)]
    assert [float(aim[0, 0]) for aim in targets(final, values, 1.0)] == [10, 10, 10]
    assert [float(aim[0, 0]) for aim in targets(final, values, 0.0)] == [2, 4, 10]
    assert [float(aim[0, 0]) for aim in targets(final, values, 0.5)] == [4.5, 7, 10]


def test_policies_are_filled_up_to_the_longest() -> None:
    nothing = np.zeros((3, 1))
    samples = Samples(nothing, nothing, nothing, np.array([1, 3, 2]), np.arange(6), np.arange(6) / 10)
    codes, policy = samples.policies(np.array([2, 0, 2]))
    assert codes.tolist() == [[4, 5], [0, -1], [4, 5]]
    assert policy.tolist() == pytest.approx(np.array([[0.4, 0.5], [0.0, 0.0], [0.4, 0.5]]))
