"""A worker process: reads questions from its input, answers on its output, and knows nothing but masked positions.

A question and an answer are each four bytes of length and a JSON document.
"""

from __future__ import annotations

import base64
import sys
from functools import cache, lru_cache
from typing import Any, BinaryIO

import msgspec

from hedgerow import bots
from hedgerow.bots import Bot
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game, load

# So many bots are remembered: each keeps what it has planned for the rest of its turn.
REMEMBERED = 256


@cache
def game(name: str) -> Game:
    return load(name)


@lru_cache(REMEMBERED)
def player(who: str, spec: str) -> Bot:
    """The bot on one seat of one table."""
    return bots.bot(spec)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    played = game(question["game"])
    view = played.from_bytes(base64.b64decode(question["view"]))
    seat = question["seat"]
    rng = Rng(question["luck"])
    if question["do"] == "choose":
        return {"code": player(question["who"], question["bot"]).choose(view, seat, rng)}
    if question["do"] == "hints":
        return {"hints": told(bots.hints(played, view, seat, rng, seconds=question["seconds"]))}
    if question["do"] == "scores":
        return {"hints": told(bots.scores(played, view, seat, rng))}
    raise ValueError(f"nobody can do {question['do']!r}")


def told(found: list[bots.Hint]) -> list[dict[str, Any]]:
    return [{"code": hint.code, "value": hint.value, "spread": hint.spread, "parts": hint.parts} for hint in found]


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    if len(head) < 4:
        return None
    return stream.read(int.from_bytes(head, "big"))


def main() -> None:
    source, target = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may get among the answers
    while (question := read(source)) is not None:
        try:
            said = answer(msgspec.json.decode(question))
        except Exception as error:
            said = {"error": f"{type(error).__name__}: {error}"}
        data = msgspec.json.encode(said)
        target.write(len(data).to_bytes(4, "big") + data)
        target.flush()


if __name__ == "__main__":
    main()
