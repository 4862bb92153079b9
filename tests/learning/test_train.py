"""Runs of the trainer as their users meet them: they learn, they go on where they were killed, and come to the same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hedgerow.lab.learning.samples import Samples
from hedgerow.lab.learning.selfplay import targets

SMALL = ["train", "harmonies", "--players", "1", "--games", "8", "--width", "32", "--simulations", "8", "--every", "2", "--deals", "3"]


def run(*words: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hedgerow", *map(str, words)], capture_output=True, encoding="utf-8", check=False, timeout=500
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


def curve(folder: Path) -> list[dict[str, Any]]:
    """The curve of a run, without what depends on the machine."""
    points = [json.loads(line) for line in (folder / "curve.jsonl").read_text("utf-8").splitlines()]
    return [{key: value for key, value in point.items() if key not in ("seconds", "playing")} for point in points]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Six small rounds, in one go."""
    folder = tmp_path_factory.mktemp("train") / "whole"
    run(*SMALL, "--rounds", "6", "--workers", "1", "--out", folder)
    return folder


def test_smoke_a_minute_of_learning(tmp_path: Path) -> None:
    """From nothing, in a minute: what it plays without luck, on deals it has not seen, is far better than random play."""
    out = tmp_path / "run"
    words = ["train", "harmonies", "--players", "1", "--side", "A", "--against", "random", "--rounds", "9", "--games", "32", "--seed", "5"]
    done = run(*words, "--every", "9", "--deals", "30", "--json", "--out", out)
    first, *_, last = [json.loads(line) for line in done.stdout.splitlines()]
    assert last["score"] > first["score"] + 10
    assert last["value"] < first["value"]
    measured = last["measured"]
    assert measured["network"]["value"] > measured["random"]["value"] + 15
    assert measured["network"]["low"] > measured["random"]["high"]


def test_a_run_that_is_killed_goes_on_to_the_same_result(whole: Path, tmp_path: Path) -> None:
    words = [*SMALL, "--workers", "1", "--out", str(tmp_path / "run"), "--rounds", "6"]
    process = subprocess.Popen([sys.executable, "-m", "hedgerow", *words], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    games = tmp_path / "run" / "games"
    while not (games / "00003.npz").is_file():  # in the middle of round four
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait(timeout=60)
    begun = len(curve(tmp_path / "run"))
    assert 3 <= begun < 6
    assert f"going on after round {begun}" in run(*words).stderr
    assert curve(tmp_path / "run") == curve(whole)
    assert (tmp_path / "run" / "network.onnx").read_bytes() == (whole / "network.onnx").read_bytes()


def test_a_run_is_the_same_with_any_number_of_workers_and_can_be_made_longer(whole: Path, tmp_path: Path) -> None:
    words = [*SMALL, "--workers", "2", "--out", str(tmp_path / "run")]
    run(*words, "--rounds", "4")
    run(*words, "--rounds", "6")
    assert curve(tmp_path / "run") == curve(whole)
    assert run(*words, "--rounds", "6").stdout == ""


def test_a_folder_holds_what_a_run_comes_to(whole: Path) -> None:
    names = {str(path.relative_to(whole)) for path in whole.rglob("*") if path.is_file()}
    kept = {f"games/{number:05}.npz" for number in range(2, 6)}
    networks = {f"networks/{number:05}.onnx" for number in (2, 4, 6)}
    assert names == kept | networks | {"run.json", "checkpoint.pt", "curve.jsonl", "curve.svg", "curve.png", "network.onnx"}
    assert (whole / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert "<svg" in (whole / "curve.svg").read_text("utf-8")
    assert [point["games"] for point in curve(whole)] == [8, 16, 24, 32, 40, 48]
    arena = run("arena", "harmonies", "--players", "1", "--bots", f"onnx:{whole / 'network.onnx'}:8,random", "--deals", "3", "--json")
    assert json.loads(arena.stdout)["games"] == 6


def test_a_game_for_two_with_hidden_cards_is_learnt_on_a_cluster_too(tmp_path: Path) -> None:
    words = ["train", "renature", "--rounds", "1", "--games", "2", "--width", "16", "--simulations", "4", "--deals", "2", "--json"]
    here, there = tmp_path / "here", tmp_path / "there"
    run(*words, "--workers", "1", "--out", here)
    run(*words, "--ray", "local", "--out", there)
    assert curve(here) == curve(there)
    assert set(curve(here)[0]["measured"]) == {"network", "greedy", "share"}


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
    said = run(*SMALL, *out, *words, code=2).stderr
    assert why in said
    assert said.count("\n") == 1


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
