"""What the documents show works, and what they point to is there."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from walks import GAMES

from hedgerow.core.record import parse

ROOT = Path(__file__).parents[1]
# (The rules in `learn/` name their pictures, not files.)
IN_ROOMS = [path for path in sorted((ROOT / "src").rglob("*.md")) if path.parent.name != "learn"]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *IN_ROOMS]


def blocks(path: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", path.read_text("utf-8"), re.DOTALL)


def test_the_python_of_the_readme_runs() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        exec(compile(code, "README.md", "exec"), {})
    assert told.getvalue().count("\n") > 50


def test_the_commands_of_the_readme_run(tmp_path: Path) -> None:
    """In the order in which they stand there; the benchmark briefly, and not those that serve until they are stopped."""
    lines = [line for block in blocks(ROOT / "README.md", "") for line in block.splitlines() if line.startswith("hedgerow ")]
    assert len(lines) > 5
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    for line in lines:
        words = line.partition("#")[0].split()[1:]
        if words[0] in ("play", "serve"):
            continue
        extra = ["--seconds", "0.01"] if words[0] == "bench" else []
        command = [sys.executable, "-m", "hedgerow", *words, *extra]
        done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, encoding="utf-8", check=False, timeout=120)
        assert done.returncode == 0, f"{line}: {done.stderr}"
    assert (tmp_path / "position.svg").is_file()


def test_the_record_shown_has_the_form_of_a_record() -> None:
    shown, _ = blocks(ROOT / "docs" / "record.md", "json")
    assert parse(shown).moves[1]["color"] == "gray"


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```|`[^`\n]*`", "", path.read_text("utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#]+)\)", text) + re.findall(r'src="([^"]+)"', text)
    for link in links:
        if not link.startswith("http"):
            assert (path.parent / link).exists(), f"{path.name} points to {link}"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_says_whose_it_is(name: str) -> None:
    game = GAMES[name]
    for path in (ROOT / "README.md", ROOT / "src" / "hedgerow" / "games" / name / "README.md"):
        text = path.read_text("utf-8")
        assert game.title in text
        assert game.designers in text
        assert game.publisher in text
        assert "unofficial" in text
