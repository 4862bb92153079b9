"""The example of the record's description, played move by move, and whole games written and read again."""

from __future__ import annotations

import json

import pytest
from games.earth.play import GAME, hand, in_turn, on, options

from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadRecord
from hedgerow.core.record import Recorder, Replay, parse, verify

EXAMPLE = """
{"seat":0,"action":"act","kind":"grow"}
{"seat":1,"action":"pick","option":"growth"}
{"seat":0,"action":"grow","cell":"a2","count":2}
{"seat":0,"action":"use","card":174}
{"seat":0,"action":"give","piece":"sprout","cell":"a2","count":1}
{"seat":1,"action":"done"}
{"seat":1,"action":"event","card":223}
{"seat":0,"action":"use","card":33}
{"seat":1,"action":"done"}
{"seat":0,"action":"done"}
"""


def test_the_example_of_the_description() -> None:
    position = in_turn({"cards": {"a2": "Oakmoss", "b3": "Japanese Andromeda"}, "sprouts": {"a2": 1}}, {"hand": ["Mudpot"]})
    moves = [json.loads(line) for line in EXAMPLE.split("\n") if line]
    for move in moves:
        assert position.turn == 0
        position.apply(move["seat"], GAME.moves.read(move))
    assert position.turn == 1
    assert position.active == 1
    assert list(position.soil) == [4, 1]
    assert len(hand(position)) == 4
    assert on(position, "a2") == (174, 0, 2)


def test_a_move_has_its_arguments_and_instead_in_its_text_form() -> None:
    code = GAME.moves.code("plant", card=192, cell="d4", instead=2)
    assert GAME.moves.text(code) == "plant 192 d4 instead=2"
    assert GAME.moves.record(code) == {"action": "plant", "card": 192, "cell": "d4", "instead": 2}
    plain = GAME.moves.code("plant", card=192, cell="d4")
    assert "instead" not in GAME.moves.record(plain)


@pytest.mark.parametrize("text", ["use Jan Mayen", "face climate Humid Subtropical", "claim Emerald Tree Boa", "sprout a2 1 for=1"])
def test_names_with_blanks_are_read_back(text: str) -> None:
    assert GAME.moves.text(GAME.moves.parse(text)) == text


@pytest.mark.parametrize("wrong", [True, "2", 2.0, None, 0])
def test_instead_is_a_whole_number(wrong: object) -> None:
    with pytest.raises(ValueError, match="instead"):
        GAME.moves.read({"action": "plant", "card": 192, "cell": "d4", "instead": wrong})


def recorded(seed: int, **given: object) -> Recorder:
    """A game in which whoever may move, waited for or not, moves at random."""
    recorder = Recorder(GAME, given, secret=f"{seed:064x}")
    rng = Rng(f"recorded {seed}")
    while not recorder.position.over():
        seats = [seat for seat in range(recorder.position.seats()) if recorder.position.legal(seat)]
        seat = seats[rng.below(len(seats))]
        legal = recorder.position.legal(seat)
        recorder.apply(seat, legal[rng.below(len(legal))])
    return recorder


@pytest.mark.parametrize(
    "given",
    [{"players": 1, "difficulty": "expert"}, {"players": 3, "mode": "expert"}, {"players": 4, "teams": True}],
    ids=str,
)
def test_a_record_is_verified_and_holds_every_shuffle(given: dict) -> None:
    recorder = recorded(5, **given)
    record = parse(recorder.record().line())
    verify(record)
    shuffles = sum(len(move["chance"]) for move in record.moves if "chance" in move)
    assert shuffles >= (1 if given["players"] == 1 else 0)
    without = json.loads(record.line())
    del without["deal"]
    verify(parse(json.dumps(without)))


def test_a_missing_or_superfluous_chance_is_found() -> None:
    recorder = recorded(6, players=1)
    document = json.loads(recorder.record().line())
    del document["deal"]
    at = next(i for i, move in enumerate(document["moves"]) if "chance" in move)
    moves = document["moves"]
    missing = [{key: value for key, value in move.items() if key != "chance" or i != at} for i, move in enumerate(moves)]
    with pytest.raises(BadRecord, match=f"move {at}"):
        verify(parse(json.dumps({**document, "moves": missing})))
    more = [move if i else {**move, "chance": [[1, 2]]} for i, move in enumerate(moves)]
    with pytest.raises(BadRecord, match="move 0"):
        verify(parse(json.dumps({**document, "moves": more})))


def test_legal_moves_of_seats_nobody_waits_for_are_listed_too() -> None:
    position = in_turn({}, {"hand": ["Mudpot"]})
    assert position.actors() == [0]
    assert options(position, 1) == ["event 223"]


def test_a_replay_stands_where_the_game_stood() -> None:
    recorder = recorded(7, players=2)
    run = Replay(parse(recorder.record().line()))
    again = run.run()
    again.key = recorder.position.key
    assert again.to_bytes() == recorder.position.to_bytes()
