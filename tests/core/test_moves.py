"""The vocabulary: codes, records, texts and refs of every kind of argument."""

from __future__ import annotations

import pytest

from hedgerow.core.errors import BadMove
from hedgerow.core.moves import Family, Moves, Value, cells, names, numbers, optional, pairs

CELL = cells("abc", 2)


def upright(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """A stone has two equal ends, so the cells of one are written in order."""
    kind, ends = values
    return (kind, tuple(sorted(ends))) if kind == "stone" and isinstance(ends, tuple) else values  # type: ignore[return-value]


MOVES = Moves(
    Family("wait"),
    Family("lay", canonical=upright, kind=names("kind", ["stone", "log"]), cells=pairs([("a1", "a2"), ("a2", "a1"), ("b1", "b2")])),
    Family("plant", card=numbers("card", 1, 3), cell=CELL, instead=optional(numbers("amount", 1, 2))),
)


def test_codes_are_dense_and_the_last_argument_counts_fastest() -> None:
    assert MOVES.size == 1 + 2 * 3 + 3 * 6 * 3
    assert MOVES.first("lay") == 1
    assert MOVES.code("plant", card=1, cell="a1") == 7
    assert MOVES.code("plant", card=1, cell="a1", instead=2) == 9
    assert MOVES.code("plant", card=1, cell="a2") == 10
    assert MOVES.code("plant", card=3, cell="c2", instead=2) == MOVES.size - 1


@pytest.mark.parametrize(
    ("text", "record", "refs"),
    [
        ("wait", {"action": "wait"}, []),
        ("lay log a2 a1", {"action": "lay", "kind": "log", "cells": ["a2", "a1"]}, ["kind:log", "cell:a2", "cell:a1"]),
        ("plant 2 b1", {"action": "plant", "card": 2, "cell": "b1"}, ["card:2", "cell:b1"]),
        ("plant 2 b1 instead=1", {"action": "plant", "card": 2, "cell": "b1", "instead": 1}, ["card:2", "cell:b1", "amount:1"]),
    ],
)
def test_a_move_has_a_text_a_record_and_refs(text: str, record: dict[str, Value], refs: list[str]) -> None:
    code = MOVES.parse(text)
    assert MOVES.text(code) == text
    assert MOVES.record(code) == record
    assert MOVES.read(record) == code
    assert MOVES.refs(code) == refs


def test_two_ways_of_writing_one_move_are_read_as_one() -> None:
    assert MOVES.parse("lay stone a2 a1") == MOVES.parse("lay stone a1 a2")
    assert MOVES.text(MOVES.parse("lay stone a2 a1")) == "lay stone a1 a2"
    assert MOVES.parse("lay log a2 a1") != MOVES.parse("lay log a1 a2")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "here is nothing"),
        ("fly a1", "is no action; there are wait, lay, plant"),
        ("wait now", '"now" in "wait now" is one word too many'),
        ("plant 2", "lacks its cell"),
        ("plant 9 a1", "expected a whole number: 1, 2, 3"),
        ("plant two a1", '"two"'),
        ("plant 2 z9", '"cell" of "plant" is "z9"'),
        ("plant 2 a1 instead=9", '"instead"'),
        ("plant 2 a1 with=1", "too many"),
        ("lay log a1", "lacks its cells"),
        ("lay log a1 b2", '"cells"'),
    ],
)
def test_a_text_that_is_no_move_gets_a_sentence(text: str, why: str) -> None:
    with pytest.raises(BadMove) as said:
        MOVES.parse(text)
    assert why in str(said.value)


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ({}, "is no action"),
        ({"action": ["wait"]}, "is no action"),
        ({"action": "wait", "card": 1}, 'no argument "card"'),
        ({"action": "plant", "cell": "a1"}, 'needs "card"'),
        ({"action": "plant", "card": True, "cell": "a1"}, "true"),
        ({"action": "plant", "card": 1.0, "cell": "a1"}, "1.0"),
        ({"action": "plant", "card": "1", "cell": "a1"}, '"1"'),
        ({"action": "plant", "card": 1, "cell": "a1", "instead": None}, '"instead"'),
        ({"action": "lay", "kind": "log", "cells": "a1"}, '"cells"'),
        ({"action": "lay", "kind": "log", "cells": ["a1", "a2", "a1"]}, '"cells"'),
        ({"action": "lay", "kind": "log", "cells": ["a1", 2]}, '"cells"'),
    ],
)
def test_a_record_that_is_no_move_gets_a_sentence(record: dict[str, Value], why: str) -> None:
    with pytest.raises(BadMove) as said:
        MOVES.read(record)
    assert why in str(said.value)


def test_an_action_is_declared_once() -> None:
    with pytest.raises(TypeError, match="same action"):
        Moves(Family("wait"), Family("wait"))
