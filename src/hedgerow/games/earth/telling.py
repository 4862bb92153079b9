"""Moves in words: as orders with what they cost and do, as news without what is hidden, and the question a seat is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hedgerow.core.moves import Value
from hedgerow.core.words import Words
from hedgerow.games.earth import activation, planting, seating, series, setting
from hedgerow.games.earth.moves import ACTIONS, CELL, KINDS
from hedgerow.games.earth.terms import (
    ACTING,
    ACTIVATING,
    BURYING,
    CELLS,
    CHOOSING,
    CLAIMING,
    LAST_CALL,
    LOOK_PLANT,
    LOOK_STAR,
    OF_GROWTH,
    OF_HAND,
    OF_SPROUT,
    ORDERING,
    PICKING,
    PLANTING,
)
from hedgerow.games.earth.words import PIECES, ability, effect

if TYPE_CHECKING:
    from hedgerow.games.earth import Earth
    from hedgerow.games.earth.position import EarthPosition

# Who may know which card a seat moves face down: the seat, and with `share` its partner.
FACE_DOWN = ("bury", "keep", "share")
# The pieces in the words for counts.
COUNTED = ((OF_SPROUT, "sprout"), (OF_GROWTH, "growth"), (OF_HAND, "hand"))


def seen(move: dict[str, Any], seat: int, eyes: int | None) -> dict[str, Any]:
    """A move without the card that goes face down from a hand."""
    knows = eyes == seat or (move["action"] == "share" and eyes is not None and eyes == seat ^ 1)
    hidden = {"card"} if move["action"] in FACE_DOWN and not knows else set()
    return {key: value for key, value in move.items() if key not in hidden}


def name_of(game: Earth, kind: str, value: Value, words: Words) -> int | str | None:
    """Cards by their printed names, seats by who sits there; None for what has no name of its own."""
    if kind == "card" and isinstance(value, int):
        return game.facts.names[value]
    if kind == "seat" and isinstance(value, int):
        return words.seat(value)
    return None


def counted(game: Earth, values: dict[str, Any]) -> dict[str, int | str]:
    """How many, and what a price is paid in besides soil."""
    instead = values.get("instead")
    means = "none" if instead is None else PIECES[int(game.facts.instead[values["card"]])]
    return {"n": values.get("count") or instead or 0, "means": means}


def details(game: Earth, p: EarthPosition, seat: int, action: str, values: dict[str, Any], words: Words) -> dict[str, int | str]:
    """What the position adds to an order: prices, effects, the card on a cell."""
    facts = game.facts
    if action == "act":
        return {"strong": words(f"strong-{values['kind']}")}
    if action == "plant":
        price = int(planting.price(p, seat, values["card"]))
        return {"soil": price - (values["instead"] or 0)}
    if action == "draw":
        return {"looks": "yes" if activation.is_active(p, seat) else "no"}
    if action in ("use", "copy"):
        card = values["card"]
        face = card if isinstance(card, int) else facts.face_of_name[card]
        return {"effect": effect(facts, int(facts.active[face * 4 + p.action]), words)}
    if action == "event":
        burst = int(facts.burst[values["card"]])
        return {"effect": ability(facts, burst, words) if burst >= 0 else words("nothing")}
    if action in ("sprout", "grow", "give"):
        whose = seat if values.get("for") is None else values["for"]
        return {"on": facts.names[int(p.face[whose * CELLS + CELL.number[values["cell"]]])]}
    return {"what": what_ends(p, seat)} if action == "done" else {}


def what_ends(p: EarthPosition, seat: int) -> str:
    """What `done` means now."""
    if p.look[seat]:
        return "look"
    if series.level_of(p, seat) >= 0:
        return "series"
    if p.phase == LAST_CALL:
        return "call"
    return "pick" if p.stage[seat] == PICKING else "planting" if p.stage[seat] == PLANTING else "part"


# ---------------------------------------------------------------------- questions


def task(game: Earth, p: EarthPosition, seat: int, words: Words) -> str:
    """What is asked of a seat that may act."""
    if not seating.waits(p, seat):
        return words("ask-extra", who=", ".join(words.seat(other) for other in p.actors()))
    if p.phase == CHOOSING:
        return words("ask-face", kind=KINDS[setting.to_choose(p, seat)])
    if p.phase == BURYING:
        return words("ask-bury", n=int(series.owes(p, seat, OF_HAND)))
    if p.debt[seat]:
        return words("ask-pay", rest=amounts([int(series.owes(p, seat, piece)) for piece, _ in COUNTED], words))
    if p.copier[seat] >= 0:
        return words("ask-copy")
    if p.look[seat] == LOOK_PLANT:
        return words("ask-keep")
    if p.look[seat] == LOOK_STAR:
        return words("ask-star")
    if series.level_of(p, seat) >= 0:
        return words("ask-place", rest=amounts([int(series.offered(p, seat, piece)) for piece, _ in COUNTED], words))
    return words("ask-call") if p.phase == LAST_CALL else task_of_stage(game, p, seat, words)


def task_of_stage(game: Earth, p: EarthPosition, seat: int, words: Words) -> str:
    stage = int(p.stage[seat])
    if stage == ACTING:
        return words("ask-act")
    if stage == PICKING:
        return words("ask-pick", kind=words(f"act-{ACTIONS[p.action]}"))
    if stage == PLANTING:
        return words("ask-plant", n=int(p.plantings[seat]))
    if stage == CLAIMING:
        return words("ask-claim")
    if stage == ORDERING:
        return words("ask-order")
    face = int(activation.card_in_turn(p, seat))
    if stage == ACTIVATING and face:
        return words("ask-use", card=game.facts.names[face])
    return words("ask-end")


def amounts(counts: list[int], words: Words) -> str:
    """Sprouts, growth and hand cards, as far as there are any."""
    return ", ".join(words(f"count-{name}", n=n) for (_, name), n in zip(COUNTED, counts, strict=True) if n)
