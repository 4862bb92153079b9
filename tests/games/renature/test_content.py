"""Home-made valleys and boxes: what is wrong with one is said in a sentence."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

import hedgerow
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadContent, BadSetup
from hedgerow.core.position import playout
from hedgerow.core.record import parse, verify
from hedgerow.games.renature.facts import Facts
from hedgerow.lab.simulate import simulate

OWN = files("hedgerow.games.renature")
FILES = {name: OWN.joinpath(name).read_text("utf-8") for name in ("box.toml", "valley.toml")}


def said_of(name: str, *changes: tuple[str, str]) -> str:
    text = FILES[name]
    for old, new in changes:
        assert text.count(old) >= 1, old
        text = text.replace(old, new, 1)
    with pytest.raises(BadContent) as found:
        Facts({**FILES, name: text})
    assert "\n" not in str(found.value)
    return str(found.value)


def test_the_content_that_ships_is_sound_and_says_that_it_is_ours() -> None:
    assert Facts(FILES).origin == "original"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([("AbbbbBBBbbCbbbD", "AbbbbBBBbbCbbb")], "row 1 of the grid"),
        ([("AbbbbBBBbbCbbbD\n", "")], "14 rows; expected 15"),
        ([("AbbbbBBBbbCbbbD", "AbbbbBBBbbCbb?D")], 'n1 is "?"'),
        ([("AbbbbBBBbbCbbbD", "AbbbbBBBbbCbbbb")], "3 areas of size 3 in valley.toml, but 2 tokens"),
        ([("AbbbbBBBbbCbbbD", "ASbbbBBBbbCbbbD")], "19 areas; expected 18"),
        ([("AbbbbBBBbbCbbbD", "AbbbbBBBbbCbAbD")], "area A is not connected: m1 lies apart from a1"),
        ([("AbEEbbbBbCCbDDD", "ABEEbbbBbCCbDDD")], "areas A and B touch"),
        (
            [("bPPPbbbbbbRRbOO", "PPPPbbbbbbRRbOO"), ("bPPbbQQQQbRRbbb", "PPPbbQQQQbRRbbb")],
            "touches no brook",
        ),
        ([("bPPbbbbbQbbbbRb", "bPPbbbbbQbbbbRR")], "2 areas of size 10 in valley.toml, but 1 tokens"),
        ([('"c1"', '"c2"')], "the start cell c2 lies in area E"),
        ([('"c1"', '"z9"')], 'the start cell "z9" is no cell'),
        ([('"c1"', '"f2"')], "the start cell f2 is given twice"),
        ([('"c1", ', "")], "expected a list of 4 cells"),
        ([("n5 = 1", "o5 = 1")], "the cloud cell o5 is brook"),
        ([("n5 = 1", "n5 = 2")], "7 clouds lie in the valley"),
        ([("n5 = 1", "n5 = 0")], "the cloud cell n5 has 0 clouds"),
        ([("n5 = 1", "")], "expected 4 cells with numbers"),
        ([("n5 = 1", "n5 = true")], "the cloud cell n5 has true clouds"),
        ([("origin =", "orgin =")], 'there is no "origin"'),
        ([("origin =", "weather = 1\norigin =")], 'unknown key "weather"'),
        ([("origin =", "origin")], "valley.toml: "),
    ],
)
def test_what_is_wrong_with_a_valley_is_said(changes: list[tuple[str, str]], words: str) -> None:
    assert words in said_of("valley.toml", *changes)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ([('"butterfly", ', "")], "ten different animals"),
        ([('"butterfly"', '"snail"')], "ten different animals"),
        ([('"butterfly"', '"Great Owl"')], "each one word of small letters"),
        ([("backs = [1, 2]", "backs = [1]")], "there are 20 tokens; expected 21"),
        ([("backs = [1, 2]", 'backs = ["1", 2]')], "a list of backs"),
        ([("main = 3", "main = 4")], "2 areas of size 3 in valley.toml, but 0 tokens"),
        ([("own = [9, 4, 2, 2]", "own = [10, 4, 2, 2]")], "10 spaces for own turf, but the box fills only 9 for each player"),
        ([("neutral = [2, 1, 1, 1]", "neutral = [3, 1, 1, 1]")], "3 spaces for neutral turf, but the box fills only 2"),
        ([("own = [3, 2, 1, 1]", "own = [3, 2, 1]")], "should be four numbers"),
        ([("own = [5, 3, 2, 1]", "own = [2, 3, 2, 1]")], "the same board with some of them closed"),
        ([("[spaces.4]", "[spaces.5]")], 'there is no "4"'),
    ],
)
def test_what_is_wrong_with_a_box_is_said(changes: list[tuple[str, str]], words: str) -> None:
    assert words in said_of("box.toml", *changes)


def test_a_brook_in_two_parts_is_refused() -> None:
    """n1 and o1 lie behind area D."""
    assert "the brook is not connected" in said_of(
        "valley.toml",
        ("AbbbbBBBbbCbbbD", "AbbbbBBBbbCbDbb"),
    )


def home_made(tmp_path: Path, *changes: tuple[str, str]) -> hedgerow.core.game.Game:
    for name, text in FILES.items():
        for old, new in changes:
            text = text.replace(old, new)
        (tmp_path / name).write_text(text, "utf-8")
    return hedgerow.load("renature", tmp_path)


def test_a_home_made_valley_is_played_and_its_records_say_so(tmp_path: Path) -> None:
    """Another start cell, and other animals on the track."""
    changes = (('origin = "original"', 'origin = "my box"'), ('start = ["c1"', 'start = ["b2"'), ('"frog", "hedgehog"', '"heron", "fox"'))
    game = home_made(tmp_path, *changes)
    assert game.content.startswith("sha256:")
    position = game.start(seed=1)
    playout(position, Rng(1), position.buffer())
    assert position.over()
    assert game.moves.parse("joker heron") == hedgerow.load("renature").moves.parse("joker frog")
    record = simulate(game, {}, ["random"], 1, 0)
    verify(parse(record.line()), game)
    with pytest.raises(hedgerow.core.errors.BadRecord, match="content"):
        verify(parse(record.line()))


# ---------------------------------------------------------------------- set-ups

GAME = hedgerow.load("renature")


def faulty(**changes: object) -> str:
    setup = GAME.write_setup(GAME.start(seed=1)) | changes
    with pytest.raises(BadSetup) as found:
        GAME.read_setup(GAME.settle({}), setup)
    return str(found.value)


def test_a_setup_that_the_box_does_not_give_is_refused() -> None:
    setup = GAME.write_setup(GAME.start(seed=1))
    dominoes, tokens = setup["dominoes"], setup["tokens"]
    assert "for each of 2 seats" in faulty(dominoes=dominoes[:1])
    assert "26 dominoes for seat 1" in faulty(dominoes=[dominoes[0], dominoes[1][:-1]])
    assert "twice" in faulty(dominoes=[dominoes[0], [dominoes[0][0], *dominoes[1][1:]]])
    backwards = "-".join(reversed(next(name for name in dominoes[0] if len(set(name.split("-"))) == 2).split("-")))
    assert backwards in faulty(dominoes=[[backwards, *dominoes[0][1:]], dominoes[1]])
    assert "A to R" in faulty(tokens={letter: tokens[letter] for letter in "ABC"})
    assert "whole numbers" in faulty(tokens=tokens | {"A": {"main": 3, "bonus": 1, "back": True}})
    assert "whole numbers" in faulty(tokens=tokens | {"A": {"main": 3, "bonus": 1}})
    assert "has 4 main points; the area has 3 cells" in faulty(tokens=tokens | {"A": {"main": 4, "bonus": 2, "back": 1}})
    assert "not in the box" in faulty(tokens=tokens | {"A": {"main": 3, "bonus": 1, "back": 3}})
    assert "not that often" in faulty(tokens=tokens | {"A": tokens["C"], "C": tokens["C"]})
