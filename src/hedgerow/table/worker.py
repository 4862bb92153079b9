"""A worker process: reads questions from its input, answers on its output, and knows nothing but masked positions.

A question and an answer are each four bytes of length and a JSON document.
"""

from __future__ import annotations

import base64
import sys
from functools import cache
from typing import Any, BinaryIO

import msgspec

from hedgerow import bots
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game, load


@cache
def game(name: str) -> Game:
    return load(name)


def answer(question: dict[str, Any]) -> dict[str, Any]:
    played = game(question["game"])
    view = played.from_bytes(base64.b64decode(question["view"]))
    seat = question["seat"]
    rng = Rng(question["luck"])
    if question["do"] == "choose":
        return {"code": bots.bot(question["bot"]).choose(view, seat, rng)}
    if question["do"] == "hints":
        found = bots.hints(played, view, seat, rng, seconds=question["seconds"])  # type: ignore[attr-defined,unused-ignore]
        return {"hints": [{"code": h.code, "value": h.value, "spread": h.spread, "parts": h.parts} for h in found]}
    raise ValueError(f"nobody can do {question['do']!r}")


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
