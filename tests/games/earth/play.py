"""Games of Earth in the middle of things, for tests of play: who has what is said in names, moves in their text form."""

from __future__ import annotations

from typing import Any

from games.earth.tableaus import CARD, FACTS, GAME, cell, face, lay

from hedgerow.core.native import i64, vec
from hedgerow.core.record import Recorder
from hedgerow.games.earth import hands, piles, planting, turn
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.terms import PILE, SET

FOUR_BY_FOUR = [f"{column}{row}" for column in "abcd" for row in (1, 2, 3, 4)]
LAST = FOUR_BY_FOUR[-1]
# Sixteen flora each, none with a green ability or a discount.
FILLERS = list(range(5, 12)) + list(range(13, 20)) + [21, 22]
OTHERS = list(range(35, 51))


def number(card: str | int) -> int:
    return CARD[card] if isinstance(card, str) else card


def in_turn(
    *seats: dict[str, Any],
    draws: tuple[str | int, ...] = (),
    left: int | None = None,
    discard: tuple[str | int, ...] = (),
    fauna: tuple[str, ...] | None = None,
    **options: Any,
) -> EarthPosition:
    """A game whose first turn begins now.

    Each seat may have `cards` (cell: name), `hand`, `compost` (the top last), `island`, `climate`, `soil`, `sprouts`, `growth`;
    `draws` are the next cards of the deck, `left` how many cards it still has."""
    position = GAME.start(players=max(len(seats), 1), seed=1, **options)
    assert isinstance(position, EarthPosition)
    used: set[int] = set()
    position.deck_next = int(PILE)
    for seat, things in enumerate(seats):
        lay(
            position,
            things.get("cards", {}),
            seat,
            things.get("sprouts"),
            things.get("growth"),
            things.get("events", ()),
            things.get("island", "Jan Mayen"),
            things.get("climate", "Tropical Rainforest"),
            soil=things.get("soil", 0),
        )
        used |= {face(name) for name in things.get("cards", {}).values()} | {face(name) for name in things.get("events", ())}
        for card in things.get("hand", ()):
            piles.into_hand(position, seat, number(card))
            used.add(number(card))
        for card in things.get("compost", ()):
            piles.onto_compost(position, seat, number(card), piles.UNSEEN)
            used.add(number(card))
        planting.add_discount(position, seat, int(position.island[seat]))
        for name in things.get("cards", {}).values():
            planting.add_discount(position, seat, face(name))
            position.bans[seat] |= FACTS.bans[face(name)]
    for card in discard:
        piles.discard(position, number(card), 0, False)
        used.add(number(card))
    if fauna is not None:
        position.fauna = filled([FACTS.face_of_name[name] for name in fauna])
    stock_deck(position, [number(card) for card in draws], used, left)
    turn.begin_first_turn(position)
    position.looked_at = 1
    assert left is not None or GAME.audit(position) is None, GAME.audit(position)
    return position


def filled(numbers: list[int]) -> Any:
    return vec[i64](numbers)


def stock_deck(position: EarthPosition, draws: list[int], used: set[int], left: int | None) -> None:
    """The deck holds `draws`, then all cards that lie nowhere else; `left` cuts it short."""
    rest = [card for card in range(1, 284) if card not in used and card not in draws]
    deck = [*draws, *rest]
    position.deck = filled((deck + [0] * int(PILE))[: int(PILE)])
    position.deck_next = 0
    position.deck_end = len(deck) if left is None else left


def nearly_full(fillers: list[int] = FILLERS, **things: Any) -> dict[str, Any]:
    """A seat with fifteen cards, the sixteenth in hand, and soil to plant it on LAST."""
    return {"cards": dict(zip(FOUR_BY_FOUR[:15], fillers, strict=False)), "hand": [fillers[15]], "soil": 9, **things}


def say(position: EarthPosition, *moves: str) -> EarthPosition:
    """Plays moves, each with its seat in front: `0 act grow`."""
    for move in moves:
        seat, text = move.split(" ", 1)
        GAME.play(position, int(seat), text)
    return position


def options(position: EarthPosition, seat: int = 0, action: str = "") -> list[str]:
    """The legal moves of a seat in text form, of one action if it is named."""
    texts = [GAME.moves.text(code) for code in position.legal(seat)]
    return [text for text in texts if not action or text.split()[0] == action]


def actions(position: EarthPosition, seat: int = 0) -> set[str]:
    return {text.split()[0] for text in options(position, seat)}


def hand(position: EarthPosition, seat: int = 0) -> set[int]:
    found = filled([0] * 300)
    size = hands.listed(position.hand, seat, found)
    return {int(found[i]) for i in range(size)}


def compost(position: EarthPosition, seat: int = 0) -> list[int]:
    start = seat * int(PILE)
    return [int(card) for card in position.compost[start : start + position.compost_count[seat]]]


def discarded(position: EarthPosition) -> list[int]:
    return [int(position.discard[i]) for i in range(position.discard_count)]


def on(position: EarthPosition, name: str, seat: int = 0) -> tuple[int, int, int]:
    """The card on a cell, its sprouts and its growth."""
    at = seat * 49 + cell(name)
    return int(position.face[at]), int(position.sprouts[at]), int(position.growth[at])


__all__ = [
    "CARD",
    "FACTS",
    "FILLERS",
    "GAME",
    "LAST",
    "OTHERS",
    "SET",
    "Recorder",
    "actions",
    "cell",
    "compost",
    "discarded",
    "face",
    "filled",
    "hand",
    "in_turn",
    "nearly_full",
    "number",
    "on",
    "options",
    "say",
]
