"""Golden games, perft counts and digests: the engines do today what they did when these were written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from goldens.write import digest, perft, playthrough, walked
from walks import GAMES

FOLDER = Path(__file__).parent / "goldens"


def rows(kind: str) -> list[Any]:
    found = []
    for name in GAMES:
        path = FOLDER / name / f"{kind}.json"
        for row in json.loads(path.read_text("utf-8")) if path.is_file() else []:
            label = "-".join(str(value) for value in row["options"].values())
            found.append(pytest.param(name, row, id=f"{name}-{label}-{row.get('plies', '')}".rstrip("-")))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_goldens(name: str) -> None:
    kinds = {path.name for path in (FOLDER / name).glob("*")}
    assert {"0.txt", "perft.json", "digests.json"} <= kinds
    assert len(json.loads((FOLDER / name / "digests.json").read_text("utf-8"))) == len(list(GAMES[name].variants()))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*/*.txt")), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_is_played_again(path: Path) -> None:
    game = GAMES[path.parent.name]
    written = path.read_text("utf-8").splitlines()
    head = written[0].split(", ")[1]
    options = {word.partition("=")[0]: json.loads(word.partition("=")[2]) for word in head.split(" ")}
    for number, line in enumerate(playthrough(game, options, int(path.stem))):
        assert line == written[number]
    assert number + 1 == len(written)


@pytest.mark.parametrize(("name", "row"), rows("perft"))
def test_lines_of_play_are_as_many_as_before(name: str, row: dict[str, Any]) -> None:
    assert perft(walked(GAMES[name], row["options"], row["plies"]), row["depth"]) == row["count"]


@pytest.mark.parametrize(("name", "row"), rows("digests"))
def test_a_seed_gives_the_same_record_compiled_or_not_on_every_machine(name: str, row: dict[str, Any]) -> None:
    assert digest(GAMES[name], row["options"]) == row["sha256"]
