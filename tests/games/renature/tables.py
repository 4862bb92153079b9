"""Valleys for tests, written as people would: dominoes by name on cells, plants by owner and type."""

from __future__ import annotations

from typing import Any

import hedgerow
from hedgerow.games.renature import Renature, rules
from hedgerow.games.renature.facts import KINDS
from hedgerow.games.renature.moves import CELL_NAMES, PLANTS
from hedgerow.games.renature.position import RenaturePosition
from hedgerow.games.renature.scoring import plant_code

GAME = hedgerow.load("renature")
assert isinstance(GAME, Renature)
FACTS = GAME.facts

# With four players, in turn order; the examples of the rulebook are played by orange and black.
COLORS = ("white", "black", "orange", "blue", "neutral")


def table(hand: str = "", joker: str = "butterfly", clouds: int = 6, **options: Any) -> RenaturePosition:
    """A game in which seat 0 holds these dominoes (none said: what it was dealt) and has so many clouds."""
    position = GAME.start(seed=1, **options)
    assert isinstance(position, RenaturePosition)
    position.joker = FACTS.animals.index(joker)
    position.clouds[0] = clouds
    if hand:
        give(position, hand)
    return position


def give(position: RenaturePosition, hand: str, seat: int = 0) -> None:
    dominoes = sorted(GAME.dominoes.index(name) for name in hand.split())
    for i in range(3):
        position.hands[3 * seat + i] = dominoes[i] if i < len(dominoes) else 55
    position.held[seat] = len(dominoes)


def empty_reserve(position: RenaturePosition, *seats: int) -> None:
    for seat in seats:
        position.drawn[seat] = len(position.reserves) // int(position.players)


def lay(position: RenaturePosition, domino: str, first: str, second: str) -> None:
    """A domino into the valley, whether that is legal or not."""
    way = FACTS.ways.index((CELL_NAMES.index(first), CELL_NAMES.index(second)))
    number = GAME.dominoes.index(domino)
    position.laid[number] = way
    for animal, cell in zip(domino.split("-"), (first, second), strict=True):
        rules.cover(position, FACTS.animals.index(animal), CELL_NAMES.index(cell))


def grow(position: RenaturePosition, cell: str, plant: str) -> None:
    """`grow(p, "g1", "neutral pine")`; colours as with four players, and the plant comes from its owner's board."""
    color, kind = plant.split()
    owner = COLORS.index(color)
    position.plants[spot(cell)] = plant_code(owner, PLANTS.index(kind))


def spot(cell: str) -> int:
    found = int(FACTS.spot_at[CELL_NAMES.index(cell)])
    assert found >= 0, f"{cell} is a brook cell"
    return found


def stock(position: RenaturePosition, plant: str, color: str = "own", seat: int = 0) -> int:
    return int(position.stock[kind_at(plant, color, seat)])


def kind_at(plant: str, color: str = "own", seat: int = 0) -> int:
    return seat * int(KINDS) + 2 * PLANTS.index(plant) + (color == "neutral")


def area(letter: str) -> int:
    return FACTS.letters.index(letter)


def texts(position: RenaturePosition, first: str = "", seat: int = 0) -> list[str]:
    """The legal moves of a seat in text form, those that start with these words."""
    return [text for text in map(GAME.moves.text, position.legal(seat)) if text.startswith(first)]


def may(position: RenaturePosition, move: str, seat: int = 0) -> bool:
    return move in texts(position, seat=seat)


def play(position: RenaturePosition, *moves: str, seat: int = 0) -> RenaturePosition:
    for move in moves:
        GAME.play(position, seat, move)
    return position


def points(position: RenaturePosition, category: str, seat: int = 0) -> int:
    return position.breakdown(seat)[category]


def at_clouds(owned: int, *more: str) -> RenaturePosition:
    """Seat 0 owned so many clouds and has just planted a turf on the two clouds of o12, in area O."""
    position = table("snail-owl bat-frog frog-frog", clouds=owned)
    lay(position, "snail-turtle", "m13", "m12")
    return play(position, "play snail-owl n13 o13", *more, "plant turf own o12")


def closing_a(seat: int = 0, **options: int) -> RenaturePosition:
    """The brook beside area A is b1, b2, b3 and a4.  Only a4 and its neighbours a5 and b5 are free, and the seat is to move."""
    position = table(clouds=0, **options)
    give(position, "owl-turtle bat-frog frog-frog", seat)
    position.turn = seat
    lay(position, "snail-bat", "b1", "b2")
    lay(position, "owl-frog", "b4", "b3")
    return position


def ended(clouds: int, left: tuple[str, ...], backs: dict[str, int]) -> RenaturePosition:
    """A finished game in which seat 0 has these clouds, own plants and tokens with these backs."""
    position = table(clouds=clouds)
    position.ended = 1
    for kind in range(int(KINDS)):
        position.stock[kind] = 0
    for plant in left:
        position.stock[kind_at(plant)] += 1
    for letter, back in backs.items():
        position.holder = replaced(position.holder, area(letter), 1)
        position.shown = replaced(position.shown, area(letter), back)
    return position


def replaced(items: Any, at: int, item: int) -> Any:
    """A vec that copies may share, with one item changed."""
    fresh = items[:]
    fresh[at] = item
    return fresh
