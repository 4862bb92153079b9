"""Compiled, interpreted, or without librt: the same games; and nothing stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import hedgerow
from hedgerow.build import COMPILED
from hedgerow.lab.simulate import simulate

ROOT = Path(__file__).parents[1]
PLAY = """
import hedgerow
from hedgerow.build import COMPILED
from hedgerow.lab.simulate import simulate
assert not COMPILED
for name in hedgerow.games():
    game = hedgerow.load(name)
    print(simulate(game, list(game.variants())[-1], ["random"], 2, 0).line())
"""


def run(program: str, path: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, encoding="utf-8", env=environment, check=False, timeout=300, cwd=path
    )


def here() -> list[str]:
    games = [hedgerow.load(name) for name in hedgerow.games()]
    return [simulate(game, list(game.variants())[-1], ["random"], 2, 0).line() for game in games]


def test_interpreted_games_equal_the_ones_played_here() -> None:
    done = run(PLAY, ROOT / "src")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == here()


def test_games_on_plain_lists_equal_the_ones_played_here() -> None:
    done = run("import sys; sys.modules['librt.vecs'] = None\n" + PLAY, ROOT / "src")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == here()


def test_a_source_edited_after_compiling_is_not_shadowed_unseen(tmp_path: Path) -> None:
    """Interpreted sources may be edited as one likes; compiled ones refuse to be imported."""
    package = Path(hedgerow.__file__).parent
    shutil.copytree(package, tmp_path / "hedgerow")
    for shared in package.parent.glob("*__mypyc*"):
        shutil.copy(shared, tmp_path)
    assert run("import hedgerow", tmp_path).returncode == 0
    with (tmp_path / "hedgerow" / "core" / "position.py").open("a") as file:
        file.write("# edited\n")
    done = run("import hedgerow", tmp_path)
    assert (done.returncode != 0) == COMPILED
    assert ("changed after being compiled" in done.stderr) == COMPILED
