"""Hints and reviews: in order, with reasons that add up, and a blunder does not stay hidden."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from walks import GAMES, moments

from hedgerow.bots import bot, hints, scores
from hedgerow.bots.review import review
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.record import Recorder, Replay

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


@each_game
def test_hints_stand_in_order_with_reasons_that_add_up(game: Game) -> None:
    for position, seat, legal in moments(game, game.settle({}), 15, 41, 4):
        found = hints(game, position.mask(seat), seat, Rng(1), positions=1500)
        assert found
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        codes = [hint.code for hint in found]
        assert set(codes) <= set(legal)
        assert len(set(codes)) == len(codes)
        for hint in found:
            assert hint.spread >= 0
            assert sum(hint.parts.values()) == pytest.approx(hint.value)
            assert hint.plan[0] == hint.code


@each_game
def test_hints_use_nothing_that_is_hidden(game: Game) -> None:
    rng = Rng("worlds")
    for position, seat, _ in moments(game, game.settle({}), 16, 53, 3):
        told = hints(game, position.mask(seat), seat, Rng(1), positions=600)
        assert hints(game, position.deal(seat, rng).mask(seat), seat, Rng(1), positions=600) == told


@each_game
def test_moves_that_are_asked_for_are_looked_into(game: Game) -> None:
    for position, seat, legal in moments(game, game.settle({}), 17, 61, 3):
        asked = legal[len(legal) // 2]
        assert asked in {hint.code for hint in hints(game, position.mask(seat), seat, Rng(1), positions=100, among=(asked,))}


@each_game
def test_scores_tell_what_every_move_brings_at_once(game: Game) -> None:
    for position, seat, legal in moments(game, game.settle({}), 18, 41, 4):
        found = scores(game, position.mask(seat), seat, Rng(1))
        assert sorted(hint.code for hint in found) == legal
        assert [hint.value for hint in found] == sorted((hint.value for hint in found), reverse=True)
        for hint in found:
            assert set(hint.parts) <= set(game.categories)
            assert sum(hint.parts.values()) == pytest.approx(hint.value)


def test_what_a_move_brings_is_what_it_brings() -> None:
    """In a game where nothing comes to light within a turn the forecast is exact."""
    game = GAMES["harmonies"]
    for position, seat, legal in moments(game, game.settle({}), 19, 11, 8):
        told = {hint.code: hint.value for hint in scores(game, position.mask(seat), seat, Rng(1))}
        for code in legal:
            after = position.copy()
            after.apply(seat, code)
            assert told[code] == after.scores()[seat] - position.scores()[seat]


def blundering(game: Game, options: dict[str, Any], at: int) -> tuple[Recorder, int, int]:
    """A game of a search in which one move, from number `at` on, is the worst it could see; its number and its cost."""
    recorder = Recorder(game, options, secret="0" * 64)
    player = bot("search:300")
    luck = Rng("play")
    planted = cost = -1
    while not recorder.position.over():
        seat = int(recorder.position.actor())
        view = recorder.position.mask(seat)
        code = player.choose(view, seat, luck)
        if planted < 0 and len(recorder.moves) >= at and len(view.legal(seat)) > 1:
            found = hints(game, view, seat, luck, positions=3000, among=view.legal(seat))
            if found[0].value - found[-1].value > 10:
                planted, cost, code = len(recorder.moves), int(found[0].value - found[-1].value), found[-1].code
        recorder.apply(seat, code)
    return recorder, planted, cost


@pytest.fixture(scope="module")
def blunder() -> tuple[Recorder, int, int]:
    return blundering(GAMES["harmonies"], {"players": 2}, 30)


def test_a_review_finds_a_planted_blunder(blunder: tuple[Recorder, int, int]) -> None:
    recorder, planted, cost = blunder
    record = recorder.record()
    notes = list(review(record, Replay(record), 2000))
    assert [note.number for note in notes] == sorted({note.number for note in notes})
    worst = sorted(notes, key=lambda note: -note.lost)[: len(notes) // 20]
    found = next(note for note in worst if note.number == planted)
    assert found.lost > cost / 2
    assert found.made.code == recorder.game.moves.read(record.moves[planted])
    assert found.best.code != found.made.code


def test_the_command_reviews_a_record(blunder: tuple[Recorder, int, int], tmp_path: Path) -> None:
    recorder, planted, _ = blunder
    record = recorder.record()
    path = tmp_path / "game.json"
    path.write_text(record.line())
    seat = record.moves[planted]["seat"]
    words = ["review", str(path), "--positions", "500", "--seat", str(seat)]
    told = hedgerow(*words, "--json").splitlines()
    notes = [json.loads(line) for line in told]
    assert {note["seat"] for note in notes} == {seat}
    found = next(note for note in notes if note["number"] == planted)
    assert found["lost"] > 4
    assert found["made"]["move"] == {key: value for key, value in record.moves[planted].items() if key not in ("seat", "chance")}
    lines = hedgerow(*words, "--least", "4").splitlines()
    assert any(line.lstrip().startswith(f"{planted} ") and "better by" in line for line in lines)
    assert "gave away" in lines[-1]


def test_the_command_gives_hints(blunder: tuple[Recorder, int, int], tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(blunder[0].record().line())
    told = [json.loads(line) for line in hedgerow("hints", str(path), "--move", "20", "--seconds", "0.2", "--json").splitlines()]
    values = [hint["value"] for hint in told]
    assert values == sorted(values, reverse=True)
    legal = [json.loads(line) for line in hedgerow("legal", str(path), "--move", "20").splitlines()]
    assert all({"seat": hint["seat"], **hint["move"]} in legal for hint in told)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("hints",), "the game is over here"),
        (("hints", "--move", "20", "--seat", "7"), "--seat is 7"),
        (("hints", "--move", "20", "--seconds", "0"), "--seconds is 0"),
        (("review", "--positions", "0"), "--positions is 0"),
        (("review", "--seat", "5"), "--seat is 5"),
    ],
)
def test_wrong_words_are_refused(blunder: tuple[Recorder, int, int], tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(blunder[0].record().line())
    assert said in hedgerow(words[0], str(path), *words[1:], code=2)


def hedgerow(*words: str, code: int = 0) -> str:
    done = subprocess.run([sys.executable, "-m", "hedgerow", *words], capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == code, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr if code else done.stdout
