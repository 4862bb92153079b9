"""Whole games of Earth for the referee: ordinary deals and steered ones, played in ways that seek out what is rare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from games.earth.referee.cards import cards
from games.earth.referee.game import Referee
from games.earth.tableaus import GAME

import hedgerow
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.position import Position

FACES = cards(Path(hedgerow.__file__).parent / "games" / "earth")

# How a game is played: which families are preferred (10 is usual), and which cards come first in the deck.
SELDOM = {"convert": 2, "share": 2, "done": 3, "skip": 1}
STYLES: dict[str, dict[str, int]] = {
    "any": {},
    "planters": {"plant": 90, "replace": 90, "draw": 40, "use": 60, "copy": 60, "sprout": 40, "grow": 40} | SELDOM,
    "stormy": {"event": 80, "use": 60, "sprout": 60, "grow": 60, "plant": 40, "keep": 40} | SELDOM,
    "drainers": {"plant": 1, "replace": 1, "draw": 60, "pick": 60, "event": 30, "use": 60} | SELDOM | {"done": 10},
    "givers": {"share": 60, "convert": 30, "give": 40, "plant": 20, "event": 20, "use": 60, "done": 5, "skip": 2},
}
FIRST: dict[str, Any] = {
    "planters": lambda face: rare(face) or face.get("cost") == 0,
    "stormy": lambda face: face["type"] == "event" or face.get("cost", 9) <= 1,
}
SPECIAL = {"place_each", "place_adjacent", "discount", "forbid_active_action", "replace_free", "alt_payment", "copy", "score"}


def rare(face: dict[str, Any]) -> bool:
    abilities = face.get("abilities", [])
    return any(SPECIAL & set(ability) for ability in abilities) or abilities[0]["color"] in ("black", "multicolor")


def lines(moves: list[dict[str, Any]]) -> list[str]:
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def steered_setup(setup: dict[str, Any], style: str, rng: Rng) -> dict[str, Any]:
    """The set-up with the cards that a style likes near the top of the deck, mixed with as many others."""
    if style not in FIRST:
        return setup
    numbers = {face["number"] for face in FACES if face["type"] in ("flora", "terrain", "event") and FIRST[style](face)}
    top = [card for card in setup["deck"] if card in numbers]
    rest = [card for card in setup["deck"] if card not in numbers]
    deck: list[int] = []
    while top and rest:
        deck.append((top if rng.below(3) else rest).pop())
    return setup | {"deck": deck + top + rest}


def dealt(options: dict[str, Any], style: str, number: int) -> tuple[Position, dict[str, Any], Rng]:
    """A position before its first move, with its set-up as a record has it."""
    rng = Rng(f"referee {style} {number}")
    settled = GAME.settle(options)
    first = GAME.deal(settled, seeded_secret(77, number))
    setup = steered_setup(GAME.write_setup(first), style, rng)
    position = GAME.read_setup(settled, setup)
    position.key = first.key
    return position, setup, rng


def chosen(position: Position, style: str, rng: Rng) -> tuple[int, int]:
    """A seat and its move: often one that the game waits for, sometimes any that may act."""
    seats = [seat for seat in range(int(position.seats())) if position.acts(seat)]
    if rng.below(4):
        seats = position.actors()
    seat = int(seats[rng.below(len(seats))])
    families: dict[str, list[int]] = {}
    for code in position.legal(seat):
        families.setdefault(GAME.moves.family(code).action, []).append(code)
    weights = STYLES[style]
    pick = rng.below(sum(weights.get(action, 10) for action in families))
    for action, codes in families.items():
        pick -= weights.get(action, 10)
        if pick < 0:
            return seat, codes[rng.below(len(codes))]
    raise AssertionError("some family is picked")


def move_of(seat: int, code: int, position: Position) -> dict[str, Any]:
    """A move that was just made, as a record has it."""
    move = {"seat": seat, **GAME.moves.record(code)}
    if position.spoken:
        move["chance"] = [GAME.chance_names(order) for order in position.spoken]
    return move


def legal_moves(position: Position, seat: int) -> list[dict[str, Any]]:
    return [GAME.moves.record(code) for code in position.legal(seat)]


def record_of(options: dict[str, Any], style: str, number: int, stop: int = 100_000) -> dict[str, Any]:
    """A whole game as a record, or its beginning."""
    position, setup, rng = dealt(options, style, number)
    moves: list[dict[str, Any]] = []
    while not position.over() and len(moves) < stop:
        seat, code = chosen(position, style, rng)
        position.apply(seat, code)
        moves.append(move_of(seat, code, position))
    return {
        "format": "hedgerow-record/1",
        "game": "earth",
        "revision": GAME.revision,
        "content": GAME.content,
        "options": GAME.settle(options),
        "seats": [f"seat {seat}" for seat in range(int(position.seats()))],
        "setup": setup,
        "moves": moves,
        "result": GAME.result(position) if position.over() else None,
    }


def referee_for(options: dict[str, Any], setup: dict[str, Any]) -> Referee:
    return Referee(GAME.settle(options), setup, FACES)


def play(options: dict[str, Any], style: str, number: int, seen: dict[str, int], every: int = 1) -> None:
    """A whole game, compared move by move; `seen` counts what happened in it.

    The moves of who moves are always compared, those of all seats before every so many moves."""
    position, setup, rng = dealt(options, style, number)
    referee = referee_for(options, setup)
    at = 0
    while not position.over():
        seat, code = chosen(position, style, rng)
        for any_seat in [seat] if at % every else range(int(position.seats())):
            own, other = lines(legal_moves(position, any_seat)), lines(referee.moves(any_seat))
            where = f"{options} {style} {number}, move {at}, seat {any_seat}"
            assert own == other, f"{where}: engine alone {sorted(set(own) - set(other))}, referee alone {sorted(set(other) - set(own))}"
        position.apply(seat, code)
        move = move_of(seat, code, position)
        referee.make(move)
        for word in happened(referee, move):
            seen[word] = seen.get(word, 0) + 1
        at += 1
    assert referee.over
    assert GAME.result(position) == referee.result()
    assert GAME.audit(position) is None


def happened(referee: Referee, move: dict[str, Any]) -> list[str]:
    """Words for what a move was, so that a test can say that all of it was seen."""
    words = [move["action"]]
    words += [f"{move['action']} {key}" for key in ("instead", "for", "piece", "first", "kind", "option") if key in move]
    if "chance" in move:
        words.append(f"chance {len(move['chance'])}")
    if not referee.deck.cards and not referee.deck.discard:
        words.append("nothing left")
    if move["action"] in ("copy", "use"):
        kinds = ("flora", "terrain") if type(move["card"]) is int else ("island", "climate")
        face = next(face for face in FACES if move["card"] in (face["number"], face["name"]) and face["type"] in kinds)
        words += [f"{move['action']} {key}" for ability in face["abilities"] for key in ability]
    return words
