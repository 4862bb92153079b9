"""Reading records: what is not one gets one clear line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hedgerow.core.errors import BadRecord
from hedgerow.core.record import documents, parse

GOOD = {
    "format": "hedgerow-record/1",
    "game": "harmonies",
    "revision": 1,
    "content": "standard",
    "options": {},
    "seats": ["a", "b"],
    "setup": {},
    "moves": [],
    "result": None,
}


def said(text: str | bytes) -> str:
    with pytest.raises(BadRecord) as found:
        parse(text)
    assert "\n" not in str(found.value)
    return str(found.value)


def test_a_record_is_read() -> None:
    assert parse(json.dumps(GOOD)).seats == ["a", "b"]
    assert parse(json.dumps({**GOOD, "comment": [1.5, {"anything": None}]})).game == "harmonies"


@pytest.mark.parametrize("key", GOOD)
def test_a_missing_key_is_named(key: str) -> None:
    assert key in said(json.dumps({k: v for k, v in GOOD.items() if k != key}))


@pytest.mark.parametrize(
    ("key", "wrong"),
    [
        ("revision", True),
        ("revision", 1.0),
        ("revision", "1"),
        ("seats", "ab"),
        ("seats", [1, 2]),
        ("moves", {}),
        ("moves", [3]),
        ("result", []),
        ("options", []),
        ("setup", None),
        ("game", 7),
        ("content", None),
        ("format", "hedgerow-record/2"),
    ],
)
def test_a_value_of_the_wrong_type_is_named(key: str, wrong: object) -> None:
    assert key.rstrip("s") in said(json.dumps({**GOOD, key: wrong}))


def test_a_repeated_key_is_named_wherever_it_stands() -> None:
    assert '"game" is repeated' in said('{"game": 1, "game": 1}')
    assert '"x" is repeated' in said(json.dumps(GOOD)[:-1] + ', "comment": {"x": 1, "x": 1}}')


def test_what_is_no_json_gets_one_line() -> None:
    assert "no JSON" in said(json.dumps(GOOD)[:-5])
    assert "no JSON" in said("")
    assert "UTF-8" in said(b"\xff\xfe{}")
    assert "nested too deeply" in said("[" * 200_000)
    assert "too many digits" in said('{"a": ' + "9" * 10_000 + "}")
    assert "NaN" in said('{"a": NaN}')
    assert "object" in said("[]")


@given(st.binary(max_size=200))
def test_any_bytes_get_one_line(data: bytes) -> None:
    said(data)


def test_a_file_holds_one_document_or_one_a_line(tmp_path: Path) -> None:
    line = json.dumps(GOOD)
    path = tmp_path / "games"
    for text, count in (
        (line, 1),
        (line + "\n", 1),
        (f"{line}\n{line}\n", 2),
        (f"{line}\n\n{line}", 2),
        (json.dumps(GOOD, indent=1), 1),
        (f"{line[:-4]}\n{line}\n{line}\n", 3),
        ("", 1),
    ):
        path.write_text(text)
        assert len(list(documents(path))) == count, text[:200]


def test_a_faulty_line_leaves_the_others_readable(tmp_path: Path) -> None:
    line = json.dumps(GOOD)
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line[:-3]}\n{line}\n")
    first, second = documents(path)
    assert "no JSON" in said(first)
    assert parse(second).game == "harmonies"
