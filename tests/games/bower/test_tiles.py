"""The tiles that ship with the game, and how a home-made set is judged."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from games.bower.tables import GAME

import hedgerow
from hedgerow.core.errors import BadContent, BadSetup
from hedgerow.core.record import parse, verify
from hedgerow.lab.simulate import simulate

OWN = Path(hedgerow.__file__).parent / "games" / "bower"


def home_made(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of the data files with one thing changed."""
    for name in ("nests.toml", "bonuses.toml"):
        text = (OWN / name).read_text("utf-8")
        if name == file:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / name).write_text(text, "utf-8")
    return folder


def test_the_set_is_balanced() -> None:
    tiles = tomllib.loads((OWN / "nests.toml").read_text("utf-8"))["tiles"]
    halves = [half for tile in tiles.values() for half in tile]
    words = [word for half in halves for word in half]
    assert len(tiles) == 36
    assert [words.count(terrain) for terrain in ("straw", "moss", "gravel")] == [24, 24, 24]
    for kind in ("feather", "flower"):
        assert [words.count(f"{kind}_{colour}") for colour in ("yellow", "purple", "red")] == [12, 12, 12]
    assert (words.count("gem"), words.count("shell")) == (30, 18)
    assert [sum(1 for half in halves if len(half) - 1 == number) for number in (1, 2, 3)] == [30, 36, 6]


def test_there_are_twenty_bonus_tiles() -> None:
    bonus = GAME.write_setup(GAME.start(seed=2))["bonus"]
    assert len(bonus) == 20
    assert bonus.count("scout_opponent_goal") == 2
    assert len(set(bonus)) == 19


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("nests.toml", '["gravel", "feather_purple"]', '["moss", "feather_purple"]', "23 gravel, but [totals] says 24|25 moss"),
        ("nests.toml", '["gravel", "feather_purple"]', '["earth", "feather_purple"]', 'N01 has the terrain "earth"'),
        ("nests.toml", '["gravel", "feather_purple"]', '["gravel", "feather_blue"]', 'N01 shows "feather_blue"'),
        ("nests.toml", '["gravel", "feather_purple"]', '["gravel"]', "N01 shows 0 objects; expected 1 to 3"),
        ("nests.toml", '["gravel", "feather_purple"]', '["gravel", "gem", "gem"]', "feather_purple"),
        ("nests.toml", '[["gravel", "feather_purple"], ["gravel", "feather_yellow"]]', '[["gravel", "gem"]]', "expected two halves"),
        ("nests.toml", "N36 =", "N37 =", "lacks N36"),
        ("nests.toml", "gem = 30", "gem = true", "true gem; expected a number"),
        ("nests.toml", "objects = [2, 5]", "objects = [2, 4]", "shows 5 objects; [limits] allows 2 to 4"),
        ("nests.toml", "[totals]", "[sums]", "no table [totals]"),
        ("nests.toml", "N01 = [[", "N01 = [[[", "nests.toml:"),
        ("bonuses.toml", "gift = 1", "gift = 2", "2 of gift; there is exactly one"),
        ("bonuses.toml", "cover = 1", "cover = 2", "9 together; expected 8"),
        ("bonuses.toml", "nest_white_mixed = 1", "nest_white_mixed = 3", "at most 2"),
        ("bonuses.toml", '["moss"]]', '["moss", "coloured_shells"]]', "coloured_shells 2 times"),
        ("bonuses.toml", '["moss"]]', '["moss", "gem"]]', 'nest_coloured_shells shows "gem"'),
    ],
)
def test_a_faulty_set_is_refused_with_file_tile_and_reason(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    with pytest.raises(BadContent) as found:
        hedgerow.load("bower", home_made(tmp_path, file, old, new))
    assert any(part in str(found.value) for part in said.split("|"))
    assert "\n" not in str(found.value)


def test_a_tile_of_gems_is_refused_unless_the_limits_allow_it(tmp_path: Path) -> None:
    folder = home_made(
        tmp_path, "nests.toml", 'N24 = [["straw", "gem"], ["gravel", "feather_red"]]', 'N24 = [["straw", "gem"], ["gravel", "gem"]]'
    )
    text = (folder / "nests.toml").read_text("utf-8").replace("gem = 30", "gem = 31").replace("feather_red = 12", "feather_red = 11")
    (folder / "nests.toml").write_text(text, "utf-8")
    with pytest.raises(BadContent, match="31 gem; expected a number up to 30"):
        hedgerow.load("bower", folder)
    text = text.replace("gem = 31", "gem = 30").replace(
        'N20 = [["moss", "shell", "flower_yellow"], ["gravel", "gem"]]', 'N20 = [["moss", "shell", "flower_yellow"], ["gravel", "shell"]]'
    )
    text = text.replace("shell = 18", "shell = 19")
    (folder / "nests.toml").write_text(text, "utf-8")
    with pytest.raises(BadContent, match="N24 shows nothing but gems"):
        hedgerow.load("bower", folder)
    (folder / "nests.toml").write_text(text.replace("only_gems = false", "only_gems = true"), "utf-8")
    assert hedgerow.load("bower", folder).content.startswith("sha256:")


def test_an_owner_can_play_with_other_tiles(tmp_path: Path) -> None:
    folder = home_made(tmp_path, "bonuses.toml", "scout_opponent_goal = 2", "scout_opponent_goal = 1")
    text = (folder / "bonuses.toml").read_text("utf-8").replace("nest_white_mixed = 1", "nest_white_mixed = 2")
    (folder / "bonuses.toml").write_text(text, "utf-8")
    game = hedgerow.load("bower", folder)
    for number in range(3):
        record = simulate(game, {}, ["random"], 3, number)
        assert record.content == game.content
        verify(parse(record.line()), game)


def test_a_nest_tile_that_is_there_twice_is_held_twice(tmp_path: Path) -> None:
    folder = home_made(tmp_path, "bonuses.toml", "cover = 1", "cover = 0")
    text = (folder / "bonuses.toml").read_text("utf-8").replace("nest_white_mixed = 1", "nest_white_mixed = 2")
    (folder / "bonuses.toml").write_text(text, "utf-8")
    game = hedgerow.load("bower", folder)
    position = game.start(seed=1)
    mixed = 39
    position.hands[0], position.twins[0], position.phase = 2**mixed, 2**mixed, 2
    game.play(position, 0, "place nest_white_mixed a1 a2")
    assert (position.hands[0], position.twins[0]) == (2**mixed, 0)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("goals", ["feather_red"] * 6, "each of the goals"),
        ("aside", [True, "x"], "expected a list of names"),
        ("nest", ["N01"] * 36, "each of the tiles N01 to N36 once"),
        ("bonus", ["gift"] * 20, '"gift" 20 times; this game has 1'),
        ("bonus", ["gift"], "holds 1 tiles; expected 20"),
        ("bonus", 7, "expected a list of names"),
    ],
)
def test_a_setup_that_cannot_come_out_of_the_box_is_refused(key: str, value: object, said: str) -> None:
    setup = GAME.write_setup(GAME.start(seed=1))
    with pytest.raises(BadSetup) as found:
        GAME.read_setup(GAME.settle({}), {**setup, key: value})
    assert said in str(found.value)


def test_a_fair_setup_holds_no_gift() -> None:
    setup = GAME.write_setup(GAME.start(seed=1, fair=True))
    with pytest.raises(BadSetup, match='"gift" 1 times; this game has 0'):
        GAME.read_setup(GAME.settle({"fair": True}), {**setup, "bonus": ["gift", *setup["bonus"][1:]]})
