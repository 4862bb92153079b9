"""What is wrong with a record of Earth, if anything: its head, its set-up, its moves, its end."""

from __future__ import annotations

import json
from typing import Any

from games.earth.referee.deck import Fault
from games.earth.referee.game import Referee
from games.earth.referee.points import Face

KEYS = {"format": str, "game": str, "revision": int, "content": str, "options": dict, "seats": list, "setup": dict, "moves": list}
NUMBERS = {"islands": range(285, 295), "climates": range(295, 305), "ecosystems": range(305, 337)}


def must(holds: bool, what: str) -> None:
    if not holds:
        raise Fault(what)


def fault(document: Any, faces: list[Face]) -> str | None:
    """The first fault of a record; `move 7` if it is that move, and nothing if the record is right."""
    try:
        must(type(document) is dict, "no object")
        must(all(key in document and type(document[key]) is kind for key, kind in KEYS.items()), "a key is missing or wrong")
        must(document["format"] == "hedgerow-record/1" and document["game"] == "earth", "another format or game")
        must(document["revision"] == 1 and document["content"] == "standard", "another revision or content")
        must("result" in document and type(document["result"]) in (dict, type(None)), "the result is missing or wrong")
        check_options(document["options"])
        seats = document["seats"]
        must(len(seats) == document["options"]["players"] and all(type(seat) is str for seat in seats), "wrong seats")
        must(all(type(move) is dict for move in document["moves"]), "a move is no object")
        check_setup(document["options"], document["setup"], faces)
    except Fault as wrong:
        return str(wrong)
    game = Referee({"difficulty": None} | document["options"], document["setup"], faces)
    for number, move in enumerate(document["moves"]):
        try:
            game.play(move)
        except Fault:
            return f"move {number}"
    if game.over != (document["result"] is not None):
        return "a result in the middle of a game, or none at its end"
    if game.over and json.dumps(document["result"], sort_keys=True) != json.dumps(game.result(), sort_keys=True):
        return "another result"
    return None


def check_options(options: dict[str, Any]) -> None:
    must({"players", "mode", "teams"} <= set(options) <= {"players", "mode", "teams", "difficulty"}, "missing or unknown options")
    players, mode, teams, difficulty = (options.get(key) for key in ("players", "mode", "teams", "difficulty"))
    must(type(players) is int and 1 <= players <= 5, "players")
    must(mode in ("easy", "standard", "expert") and type(teams) is bool, "mode or teams")
    must(not teams or players == 4, "teams are two against two")
    if players == 1:
        must(mode != "easy" and difficulty in ("beginner", "medium", "hard", "expert"), "solo")
    else:
        must(difficulty is None, "a difficulty without Gaia")


def check_setup(options: dict[str, Any], setup: dict[str, Any], faces: list[Face]) -> None:
    needed = {"deck", "islands", "climates", "ecosystems", "shared_ecosystems", "fauna"}
    solo = options["players"] == 1
    must(needed <= set(setup) <= needed | {"gaia"}, "missing or unknown keys of the set-up")
    check_pile(setup["deck"], range(1, 284))
    if solo:
        must("gaia" in setup, "no cards of Gaia")
        check_pile(setup["gaia"], range(360, 366))
    else:
        must(setup.get("gaia") is None, "cards of Gaia")
    easy = options["mode"] == "easy"
    each = 2 if options["mode"] == "expert" else 1
    for key, numbers in NUMBERS.items():
        if key == "ecosystems" and easy:
            must(setup["ecosystems"] is None and setup["shared_ecosystems"] is None, "ecosystems in easy mode")
            continue
        dealt = setup[key]
        must(type(dealt) is list and len(dealt) == options["players"], f"{key} for other seats")
        must(all(type(cards) is list and len(cards) == each for cards in dealt), f"too many or too few {key}")
        cards = [card for cards in dealt for card in cards]
        must(all(type(card) is int and card in numbers for card in cards) and len(set(cards)) == len(cards), f"wrong {key}")
    number = {(face["type"], face["name"]): face["number"] for face in faces}
    for key, kind, count in (("shared_ecosystems", "ecosystem", 2), ("fauna", "fauna", 4)):
        if easy and kind == "ecosystem":
            continue
        names = setup[key]
        must(type(names) is list and len(names) == count and all(type(name) is str for name in names), f"wrong {key}")
        must(all((kind, name) in number for name in names), f"unknown {key}")
        cards = [number[kind, name] for name in names]
        must(len(set(cards)) == count, f"two faces of one card in {key}")
        if kind == "ecosystem":
            must(not set(cards) & {card for dealt in setup["ecosystems"] for card in dealt}, "a shared ecosystem is dealt to a seat")


def check_pile(pile: Any, numbers: range) -> None:
    must(type(pile) is list and all(type(card) is int for card in pile) and sorted(pile) == list(numbers), "not each card once")
