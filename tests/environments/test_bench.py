"""The benchmark of the environments measures what it says; how fast they are is not tested, as machines differ."""

from __future__ import annotations

import subprocess
import sys

from walks import GAMES

from hedgerow.lab.environments.bench import SHOWN, environment_figures


def test_every_game_is_measured_beside_others() -> None:
    name = next(iter(GAMES))
    rows = environment_figures(0.01, name, lanes=4, spells=1)
    mine = [row for row in rows if row.game == name]
    assert [row.what for row in mine] == [*SHOWN.values(), "two processes, times one"]
    assert all(row.value > 0 for row in mine)
    assert [row.value > 0 for row in rows if row.game.startswith("OpenSpiel ")] == [True, True, True]
    assert any(row.game.startswith("pgx") for row in rows)


def test_the_command_refuses_what_it_does_not_know() -> None:
    command = [sys.executable, "-m", "hedgerow", "bench", "environment"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert done.returncode == 2
    assert "environment" in done.stderr
