"""The house rules: who may import whom, no list of games, nothing global, compiled when it should be."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from walks import GAMES

from hedgerow.build import COMPILED

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "hedgerow"
MODULES = sorted(SOURCE.rglob("*.py"))

# Each room may use itself and those to the right of it.
ROOMS = ["cli", "lab", "table", "bots", "games", "core"]
ALLOWED = {
    "cli": {"cli", "table", "lab", "bots", "games", "core", "build"},
    "__main__": {"cli"},
    "table": {"table", "bots", "games", "core", "build"},
    "lab": {"lab", "bots", "games", "core", "build"},
    "bots": {"bots", "core"},
    "games": {"games", "core"},
    "core": {"core"},
    "build": {"core"},
    "__init__": {"core", "build", "games"},
}


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports are absolute here"
            yield node.module or ""
            yield from (f"{node.module}.{name.name}" for name in node.names)


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_dependencies_point_one_way(path: Path) -> None:
    for name in imports(path):
        parts = name.split(".")
        if parts[0] != "hedgerow" or len(parts) < 2 or (parts[1] in ("load", "games") and len(parts) == 2 and room(path) in ("cli", "lab")):
            continue
        assert parts[1] in ALLOWED[room(path)], f"{room(path)} may not import {name}"
        if room(path) == "games" and parts[1] == "games" and len(parts) > 2:
            own = path.relative_to(SOURCE).parts[1].removesuffix(".py")
            assert parts[2] == own, f"{own} may not import {name}"


@pytest.mark.parametrize("path", [p for p in MODULES if room(p) != "games"], ids=lambda path: str(path.relative_to(SOURCE)))
def test_no_code_outside_its_room_names_a_game(path: Path) -> None:
    code = re.sub(r'"""(?:.|\n)*?"""', "", path.read_text("utf-8"))
    code = "\n".join(line.partition("#")[0] for line in code.splitlines())
    for name in GAMES:
        assert not re.search(rf"\b({name}|{name.capitalize()})\b", code)  # EARTH may be a colour


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_core_and_games_do_no_input_or_output_and_read_no_clock(path: Path) -> None:
    if room(path) not in ("core", "games"):
        return
    forbidden = {"time", "random", "datetime", "socket", "subprocess", "threading", "os", "sys"}
    assert not forbidden & {name.split(".")[0] for name in imports(path)}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_files_are_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= 500


def test_the_compiler_of_the_engines_meets_no_package_that_is_not_there() -> None:
    """It reads everything that the engines import, in an environment with little but itself."""
    paths = [path for path in MODULES if "from hedgerow.core.native import" in path.read_text("utf-8")]
    read: set[Path] = set()
    found: set[str] = set()
    while paths:
        path = paths.pop()
        if path in read:
            continue
        read.add(path)
        for name in imports(path):
            parts = name.split(".")
            if parts[0] != "hedgerow":
                found.add(parts[0])
                continue
            inside = [SOURCE.joinpath(*parts[1:until]) for until in range(1, len(parts) + 1)]
            paths += [file for way in inside for file in (way.with_suffix(".py"), way / "__init__.py") if file.is_file()]
    assert found - sys.stdlib_module_names - {"fluent", "librt", "mypy_extensions"} == set()


def test_engines_are_compiled_when_they_should_be() -> None:
    """`make test` says what it expects, so that a failed compilation does not pass unseen."""
    expected = os.environ.get("HEDGEROW_EXPECT", "either")
    assert expected in ("either", "compiled" if COMPILED else "interpreted")
