"""The cards of Harmonies: sums anybody can check against the box, and data that is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from games.harmonies.tables import GAME

import hedgerow
from hedgerow.core.errors import BadContent
from hedgerow.games.harmonies.facts import LONGEST

FOLDER = Path(hedgerow.__file__).parent / "games" / "harmonies"


def test_there_are_32_animals_with_96_cubes_and_10_spirits_with_one() -> None:
    cubes = [GAME.facts.cubes[card] for card in range(1, 43)]
    assert Counter(cubes[:32]) == {3: 16, 2: 9, 4: 5, 5: 2}
    assert sum(cubes[:32]) == 96
    assert cubes[32:] == [1] * 10
    assert len(set(GAME.facts.names[1:])) == 42


def test_ladders_climb() -> None:
    for card in range(1, 33):
        ladder = [GAME.facts.ladder[card * LONGEST + k] for k in range(GAME.facts.cubes[card] + 1)]
        assert ladder[0] == 0
        assert ladder == sorted(set(ladder))


def test_every_habitat_is_its_own_mirror_image() -> None:
    """Turned some way, each of the 42 looks like its reflection; so mirroring never matters."""
    for card in range(1, 43):
        cells = GAME.facts.habitats[card]
        turns = set()
        for turn in range(6):
            turned = []
            for need, (q, r) in cells:
                for _ in range(turn):
                    q, r = -r, q + r
                turned.append((need, (q, r)))
            turns.add(frozenset(turned))
        mirrored = frozenset((need, (r, q)) for need, (q, r) in cells)
        assert mirrored in turns


@pytest.mark.parametrize(
    ("file", "old", "new", "why"),
    [
        ("animals.toml", "water here", "lava here", "lava here"),
        ("animals.toml", "tree3 NW NW", "tree3 UP", "directions are"),
        ("animals.toml", "id = 2\n", "id = 1\n", "taken"),
        ("animals.toml", "id = 2\n", "id = 99\n", "1 to 32"),
        ("animals.toml", "[[animal]]\nid = 1\n", "[[animal]]\nid = \n", "animals.toml"),
        ("spirits.toml", 'scores = "group of field"', 'scores = "group of sheep"', "group of sheep"),
        ("box.toml", "A = [5, 4, 5, 4, 5]", "A = [9, 4, 5, 4, 5]", "larger"),
    ],
)
def test_home_made_cards_with_a_mistake_are_refused_in_one_line(tmp_path: Path, file: str, old: str, new: str, why: str) -> None:
    for path in FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    text = (tmp_path / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadContent, match=why) as said:
        hedgerow.load("harmonies", tmp_path)
    assert "\n" not in str(said.value)
    assert file in str(said.value)


def test_other_content_has_another_name_and_its_records_say_so(tmp_path: Path) -> None:
    for path in FOLDER.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8").replace("ladder = [4, 9, 15]", "ladder = [4, 9, 16]"), "utf-8")
    own = hedgerow.load("harmonies", tmp_path)
    assert own.content.startswith("sha256:")
    assert own.content != GAME.content == "standard"
    assert own.start(seed=1).to_bytes() != GAME.start(seed=1).to_bytes()
