"""The command line as its users meet it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from walks import GAMES

import hedgerow


def run(*words: str | Path, code: int = 0) -> str:
    """What a command prints; on an error, the one line on the error stream."""
    done = subprocess.run(
        [sys.executable, "-m", "hedgerow", *map(str, words)],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        check=False,
        timeout=120,
    )
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    if code == 2:
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1, done.stderr
        assert done.stderr.startswith("hedgerow: ")
        return done.stderr
    return done.stdout


@pytest.fixture
def games(tmp_path: Path) -> Path:
    path = tmp_path / "games.jsonl"
    run("simulate", "harmonies", "--games", "3", "--seed", "4", "--players", "3", "--side", "B", "--spirits", "--records", path)
    return path


def test_the_version_says_whether_engines_are_compiled() -> None:
    said = run("--version")
    assert hedgerow.__version__ in said
    assert ("interpreted" in said) != ("engines compiled" in said)


def test_games_lists_all_with_their_options() -> None:
    listed = run("games")
    rows = [json.loads(line) for line in run("games", "--json").splitlines()]
    assert [row["game"] for row in rows] == sorted(GAMES)
    for name, game in GAMES.items():
        assert game.title in listed
        row = next(row for row in rows if row["game"] == name)
        assert list(row["options"]) == [option.name for option in game.options]


@pytest.mark.parametrize("name", GAMES)
def test_a_simulated_game_verifies_and_is_repeatable(name: str, tmp_path: Path) -> None:
    first, second = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    for path in (first, second):
        run("simulate", name, "--games", "2", "--seed", "9", "--records", path)
    assert first.read_bytes() == second.read_bytes()
    assert len(first.read_text("utf-8").splitlines()) == 2
    assert "2 right" in run("verify", first)
    drawn = tmp_path / "x.svg"
    run("show", first, "--move", "3", "--seat", "0", "--out", drawn)
    assert drawn.read_text("utf-8").startswith("<svg")


def test_simulate_tells_results(tmp_path: Path) -> None:
    assert run("simulate", "harmonies", "--games", "2").count("\n") == 2
    row = json.loads(run("simulate", "harmonies", "--bots", "greedy,random", "--json"))
    assert row["seats"] == ["bot:greedy", "bot:random"]


def test_legal_prints_sorted_json_lines(games: Path) -> None:
    lines = run("legal", games, "--move", "0", "--game", "1").splitlines()
    assert lines == sorted(lines)
    assert len(lines) == 2
    assert all(list(json.loads(line)) == ["action", "seat", "spirit"] for line in lines)
    moves = json.loads(games.read_text("utf-8").splitlines()[1])["moves"]
    assert run("legal", games, "--move", str(len(moves)), "--game", "1") == ""
    for number in range(0, len(moves), 7):
        legal = [json.loads(line) for line in run("legal", games, "--move", str(number), "--game", "1").splitlines()]
        assert moves[number] in legal


def test_verify_names_the_first_wrong_move_and_why(games: Path) -> None:
    lines = games.read_text("utf-8").splitlines()
    record = json.loads(lines[1])
    record["moves"][4] = {"seat": 0, "action": "finish"}
    games.write_text("\n".join([lines[0], json.dumps(record), lines[2][:-50]]), "utf-8")
    said = run("verify", games, code=1).splitlines()
    assert said[0].startswith(f"{games}: game 1: move 4: ")
    assert '"finish" is not allowed' in said[0]
    assert "game 2: this is no JSON" in said[1]
    assert said[2] == f"{games}: 1 right"
    rows = [json.loads(line) for line in run("verify", games, "--json", code=1).splitlines()]
    assert [row["right"] for row in rows] == [True, False, False]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["simulate", "harmony"], "did you mean harmonies"),
        (["simulate", "chess"], "there are"),
        (["simulate", "harmonies", "--colour", "red"], "no option"),
        (["simulate", "harmonies", "--side", "C"], "expected one of A, B"),
        (["simulate", "harmonies", "--players", "five"], "expected one of 1, 2, 3, 4"),
        (["simulate", "harmonies", "--side"], "needs a value"),
        (["simulate", "harmonies", "--bots", "random,oracle"], "no bot"),
        (["simulate", "harmonies", "--bots", "random,random,random"], "3 bots for 2 seats"),
        (["simulate", "harmonies", "--games", "0"], "at least 1"),
        (["simulate", "harmonies", "--games", "many"], "many"),
        (["simulate", "harmonies", "--records", "/nowhere/x.jsonl"], "cannot write"),
        (["verify"], "at least one file"),
        (["verify", "missing.jsonl"], "cannot read"),
        (["legal", "missing.jsonl", "--move", "1"], "cannot read"),
        (["legal", "GAMES", "--move", "9999"], "the game has"),
        (["legal", "GAMES", "--move", "-1"], "numbered from 0"),
        (["legal", "GAMES", "--move", "1", "--game", "3"], "no game 3"),
        (["show", "GAMES", "--seat", "3", "--out", "x.svg"], "expected 0 to 2"),
        (["show", "GAMES", "--out", "/nowhere/x.svg"], "cannot write"),
        (["simulate", "harmonies", "--content", "/nowhere"], "no folder"),
        (["fly"], "fly"),
    ],
)
def test_a_mistake_gets_one_clear_line(words: list[str], why: str, games: Path, tmp_path: Path) -> None:
    assert why in run(*(str(games) if word == "GAMES" else word for word in words), code=2)
    assert not list(tmp_path.glob("*.part"))


def test_a_wrong_record_gets_one_line_and_exit_1(games: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.svg"
    games.write_text('{"format": "hedgerow-record/1"', "utf-8")
    for words in (["legal", games, "--move", "0"], ["show", games, "--out", out]):
        assert run(*words, code=1) == ""
    assert not out.exists()
