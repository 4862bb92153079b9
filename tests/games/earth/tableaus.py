"""Positions of Earth made for a test: what lies where is said in names."""

from __future__ import annotations

from typing import Any

import hedgerow
from hedgerow.core.native import i64, vec
from hedgerow.games.earth import Earth
from hedgerow.games.earth.position import EarthPosition
from hedgerow.games.earth.scoring import tally
from hedgerow.games.earth.terms import CELLS, EVENT_ROOM

GAME = hedgerow.load("earth")
assert isinstance(GAME, Earth)
FACTS = GAME.facts
CARD = {FACTS.names[face]: face for face in range(1, 284)}

# Cards without points, habitats or abilities that would disturb a count are hard to find; these are quiet ones.
QUIET_ISLAND = "Nisyros"
QUIET_CLIMATE = "Boreal"


def face(name: str | int) -> int:
    """The face of an Earth card, or else of another one; where two share a name, the Earth card."""
    if isinstance(name, int):
        return name
    return CARD[name] if name in CARD else FACTS.face_of_name[name]


def cell(name: str) -> int:
    return "abcdefg".index(name[0]) * 7 + int(name[1]) - 1


def cells(bits: int) -> set[str]:
    return {f"{'abcdefg'[i // 7]}{i % 7 + 1}" for i in range(49) if bits >> i & 1}


def table(players: int = 2, mode: str = "standard") -> EarthPosition:
    """A game before its first turn in which nobody has anything."""
    position = GAME.start(players=players, mode=mode, seed=1)
    assert isinstance(position, EarthPosition)
    return position


def lay(
    position: EarthPosition,
    cards: dict[str, str],
    seat: int = 0,
    sprouts: dict[str, int] | None = None,
    growth: dict[str, int] | None = None,
    events: tuple[str, ...] = (),
    island: str = "",
    climate: str = "",
    ecosystem: str = "",
    shared: tuple[str, str] | None = None,
    **numbers: int,
) -> EarthPosition:
    """Lays cards and pieces before a seat; `numbers` are soil, hand_count and compost_count."""
    for name, card in cards.items():
        position.face[seat * CELLS + cell(name)] = face(card)
    position.planted[seat] = sum(1 << cell(name) for name in cards)
    position.card_count[seat] = len(cards)
    for name, count in (sprouts or {}).items():
        position.sprouts[seat * CELLS + cell(name)] = count
    for name, count in (growth or {}).items():
        position.growth[seat * CELLS + cell(name)] = count
    position.sprout_count[seat] = sum((sprouts or {}).values())
    position.growth_count[seat] = sum((growth or {}).values())
    played = list(position.events)
    for i, event in enumerate(events):
        played[seat * EVENT_ROOM + i] = face(event)
    position.events = vec[i64](played)
    position.event_count[seat] = len(events)
    for field, name in (("island", island), ("climate", climate), ("ecosystem", ecosystem)):
        chosen = list(getattr(position, field))
        chosen[seat] = FACTS.face_of_name[name] if name else 0
        setattr(position, field, vec[i64](chosen))
    position.shared = vec[i64]([FACTS.face_of_name[name] for name in shared] if shared else [0, 0])
    for name, count in numbers.items():
        getattr(position, name)[seat] = count
    return position


def seat_with(cards: dict[str, str] | None = None, **things: Any) -> EarthPosition:
    """A game for two in which seat 0 has these things."""
    return lay(table(), cards or {}, **things)


def points(category: str, position: EarthPosition, seat: int = 0) -> int:
    out = vec[i64]([0] * len(GAME.categories))
    tally(position, seat, out)
    return int(out[GAME.categories.index(category)])
