"""Every one of the 439 faces takes part in a game that is played to its end, and nothing impossible happens."""

from __future__ import annotations

from typing import Any

from games.earth.play import FACTS, GAME, filled

from hedgerow.core.chance import Rng
from hedgerow.games.earth.position import EarthPosition

LONGEST = 20_000
DULL = ("skip", "done", "draw", "convert")


def both_faces(numbers: range, first: int, seen: set[int]) -> list[int]:
    """Card numbers, those with a face that was not seen yet in front."""
    return sorted(numbers, key=lambda number: {first + 2 * (number - numbers.start), first + 2 * (number - numbers.start) + 1} <= seen)


def started(seed: int, seen: set[int], players: int) -> EarthPosition:
    """A game in expert mode in which what has not been seen yet is dealt first of all."""
    position = GAME.start(seed=seed, mode="expert", players=players)
    assert isinstance(position, EarthPosition)
    position.deck = filled(sorted((int(card) for card in position.deck), key=lambda card: card in seen))
    cards = [both_faces(range(285, 295), 284, seen), both_faces(range(295, 305), 304, seen), both_faces(range(305, 337), 324, seen)]
    position.offer = filled([number for seat in range(players) for kind in cards for number in kind[2 * seat : 2 * seat + 2]])
    fauna = [388 + 2 * (number - 337) for number in both_faces(range(337, 360), 388, seen)[:4]]
    position.fauna = filled([face + 1 if face in seen else face for face in fauna])
    return position


def preferred(legal: list[dict[str, Any]], seen: set[int]) -> list[int]:
    """The moves that bring a new face into play; else what is not dull."""
    new = []
    for i, move in enumerate(legal):
        card = move.get("card", 0) if move["action"] in ("plant", "replace", "event") else FACTS.face_of_name.get(move.get("name", ""), 0)
        if card and card not in seen:
            new.append(i)
    planting = [i for i, move in enumerate(legal) if move.get("kind") in ("plant", "compost", "grow")]
    lively = [i for i, move in enumerate(legal) if move["action"] not in DULL]
    return new or planting or lively or list(range(len(legal)))


def lying(position: EarthPosition) -> set[int]:
    """The faces in play."""
    fields = ("face", "events", "island", "climate", "ecosystem", "shared", "fauna")
    return {int(face) for field in fields for face in getattr(position, field)} | {int(position.gaia_card)}


def test_every_face_is_exercised() -> None:
    seen: set[int] = {0}
    rng = Rng("faces")
    for number in range(20):
        if len(seen) == 440:
            break
        players = 5 if number else 1
        position = started(number, seen, players)
        moves = 0
        while not position.over():
            seat = int(position.actor())
            legal = position.legal(seat)
            moving = [GAME.moves.record(code) for code in legal]
            choices = preferred(moving, seen)
            choice = choices[rng.below(len(choices))]
            position.apply(seat, legal[choice])
            if moving[choice]["action"] == "plant":
                seen.add(moving[choice]["card"])
            seen.add(int(position.gaia_card))
            moves += 1
            assert moves < LONGEST
        seen |= lying(position)
        assert GAME.audit(position) is None
    assert sorted(set(range(440)) - seen) == []
