"""Simulate and arena as their users meet them: repeatable, resumable, the same wherever they run."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hedgerow.lab.tables import read_table


def run(*words: str | Path, code: int = 0) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-m", "hedgerow", *map(str, words)], capture_output=True, encoding="utf-8", check=False, timeout=120
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done


SERIES = ["simulate", "harmonies", "--bots", "greedy,random", "--seed", "5", "--spirits"]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sixty games, played in one go by one process."""
    path = tmp_path_factory.mktemp("runs") / "whole.jsonl"
    run(*SERIES, "--games", "60", "--records", path, "--workers", "1")
    return path


@pytest.mark.parametrize("where", [["--workers", "2"], ["--workers", "3"], ["--ray", "local"]])
def test_games_are_the_same_wherever_they_are_played(whole: Path, where: list[str], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    run(*SERIES, "--games", "60", "--records", path, *where)
    assert path.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize("kept", [b"", b'{"format":"hedge', b"\x00garbage\n"])
def test_a_run_goes_on_after_its_last_whole_game(whole: Path, kept: bytes, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    lines = whole.read_bytes().splitlines(keepends=True)
    (tmp_path / "games.jsonl.part").write_bytes(b"".join(lines[:17]) + kept)
    (tmp_path / "games.jsonl.thinking.part").write_text("[[1, 0.5, 0.5, 0.5], [1, 0.5, 0.5, 0.5]]\n" * 20)
    done = run(*SERIES, "--games", "60", "--records", path, "--table", tmp_path / "games.parquet")
    assert "after the 17 games" in done.stderr
    assert path.read_bytes() == whole.read_bytes()
    assert sorted(tmp_path.iterdir()) == [path, tmp_path / "games.parquet"]
    rows, _ = read_table(tmp_path / "games.parquet")
    assert [row["seconds"] for row in rows[:34]] == [0.5] * 34
    assert all(row["seconds"] < 0.5 for row in rows[34:])


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGINT])
def test_a_run_that_is_stopped_can_go_on(sent: signal.Signals, tmp_path: Path) -> None:
    words = ["simulate", "earth", "--bots", "seedling", "--seed", "3", "--games", "400", "--workers", "2"]
    path = tmp_path / "games.jsonl"
    part = tmp_path / "games.jsonl.part"
    process = subprocess.Popen([sys.executable, "-m", "hedgerow", *words, "--records", str(path)], stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + 60
    while not (part.is_file() and part.read_bytes().count(b"\n") >= 5):
        assert time.monotonic() < deadline
        assert process.poll() is None
        time.sleep(0.01)
    os.kill(process.pid, sent)
    _, said = process.communicate(timeout=60)
    assert not path.exists()
    if sent == signal.SIGINT:
        assert process.returncode == 130
        assert "Traceback" not in said
        assert "goes on from there" in said
    begun = [line for line in part.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    games = len(begun) + 3
    words[words.index("400")] = str(games)
    run(*words, "--records", path)
    again = tmp_path / "again.jsonl"
    run(*words, "--records", again)
    assert path.read_bytes() == again.read_bytes()
    assert path.read_bytes().startswith(b"".join(begun))


def test_a_run_does_not_go_on_with_games_of_another(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    (tmp_path / "games.jsonl.part").write_bytes(whole.read_bytes())
    (tmp_path / "games.jsonl.thinking.part").write_text("[[1, 0.5, 0.5, 0.5]]\n" * 60)
    before = (tmp_path / "games.jsonl.part").read_bytes()
    other = [word if word != "5" else "6" for word in SERIES]
    done = run(*other, "--games", "60", "--records", path, code=2)
    assert "another run" in done.stderr
    assert done.stderr.count("\n") == 1
    assert (tmp_path / "games.jsonl.part").read_bytes() == before


def test_a_table_has_a_row_for_every_seat_and_says_where_it_comes_from(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    run(*SERIES, "--games", "60", "--table", path)
    rows, about = read_table(path)
    records = [json.loads(line) for line in whole.read_text("utf-8").splitlines()]
    assert [row["score"] for row in rows] == [score for record in records for score in record["result"]["scores"]]
    assert [row["rank"] for row in rows] == [rank for record in records for rank in record["result"]["ranks"]]
    for row in rows:
        assert row["score"] == sum(points for key, points in row.items() if key.startswith("part_"))
        assert 0 < row["slowest"] <= row["slowest_turn"] <= row["seconds"]
    assert about["command"].startswith("hedgerow simulate harmonies")
    assert "Python" in about["machine"]


def test_an_arena_tells_who_is_stronger(tmp_path: Path) -> None:
    words = ["arena", "renature", "--bots", "greedy,random", "--deals", "20", "--seed", "1"]
    done = run(*words, "--plots", tmp_path, "--table", tmp_path / "games.parquet", "--records", tmp_path / "games.jsonl", "--json")
    found = json.loads(done.stdout)
    assert list(found["ratings"]) == ["greedy", "random"]
    match = next(match for match in found["matches"] if match["bot"] == "greedy")
    assert match["share"]["low"] > 0.6
    assert set(match["orders"]) == {"0-1", "1-0"}
    assert found["games"] == 40
    for name in ("ratings", "scores", "categories", "seats", "length"):
        assert (tmp_path / f"{name}.png").read_bytes().startswith(b"\x89PNG")
        assert "<svg" in (tmp_path / f"{name}.svg").read_text("utf-8")
    run("verify", tmp_path / "games.jsonl")
    assert "greedy against random" in run(*words).stdout


def test_an_arena_stops_when_it_is_sure_and_the_same_everywhere(tmp_path: Path) -> None:
    words = ["arena", "renature", "--bots", "greedy,random", "--deals", "300", "--until-sure", "--json"]
    few, many = tmp_path / "few.jsonl", tmp_path / "many.jsonl"
    found = json.loads(run(*words, "--workers", "1", "--records", few).stdout)
    assert found["verdict"] == "stronger"
    assert found["games"] < 100
    assert json.loads(run(*words, "--workers", "2", "--records", many).stdout)["games"] == found["games"]
    assert few.read_bytes() == many.read_bytes()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["arena", "renature", "--bots", "greedy"], "at least two bots"),
        (["arena", "renature", "--bots", "greedy,greedy"], "twice"),
        (["arena", "renature", "--bots", "greedy,oracle"], "no bot"),
        (["arena", "renature", "--bots", "greedy,random", "--deals", "0"], "at least 1"),
        (["arena", "renature", "--bots", "greedy,random,seedling", "--until-sure"], "two bots"),
        (["simulate", "renature", "--workers", "0"], "at least 1"),
        (["simulate", "renature", "--ray", "127.0.0.1:9"], "--ray"),
    ],
)
def test_a_mistake_gets_one_clear_line(words: list[str], why: str) -> None:
    said = run(*words, code=2).stderr
    assert why in said
    assert said.count("\n") == 1
