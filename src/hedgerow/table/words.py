"""What the table itself says to people."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import msgspec

from hedgerow.core.words import LANGUAGES, Words, read_words
from hedgerow.table.answers import Problem
from hedgerow.table.refusals import Refusal

HERE = Path(__file__).parent


def table_words(language: str) -> Words:
    return read_words(HERE, language)


def wanted(query: bytes, accepted: str) -> str:
    """The language a request asks for: in its query, else the first of those its browser prefers that we speak."""
    asked = (
        parse_qs(query.decode("latin-1"), max_num_fields=50).get("lang", [""])[-1] if len(query) < 2000 and query.count(b"&") < 50 else ""
    )
    if asked in LANGUAGES:
        return asked
    ranked = []
    for number, part in enumerate(accepted.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            rank = float(quality) if quality else 1.0
        except ValueError:
            rank = 0.0
        if tag[:2].lower() in LANGUAGES:
            ranked.append((-rank, number, tag[:2].lower()))
    return min(ranked)[2] if ranked else "en"


def sentence(name: str, language: str, values: dict[str, Any] | None = None) -> str:
    words = table_words(language)
    given = {"last": 0, "game": "", "table": 0, "here": 0, "most": 0, **(values or {})}
    return words("refused-" + name.replace("_", "-"), **given)


def problem(name: str, _status: int, language: str) -> bytes:
    return msgspec.json.encode(Problem(name, sentence(name, language)))


def told(refusal: Refusal, language: str) -> Problem:
    return Problem(refusal.name, sentence(refusal.name, language, refusal.values), refusal.detail)
