"""Records with one thing changed: the verdict of `verify` is that of a second reading of the rules and of the record."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest
from games.earth.mutations import mutated
from games.earth.referee.records import fault
from games.earth.steered import FACES, STYLES, record_of
from games.earth.tableaus import GAME

from hedgerow.build import COMPILED
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadRecord
from hedgerow.core.record import parse, verify

Document = dict[str, Any]
SOLO = {"players": 1, "mode": "expert", "difficulty": "expert"}
TEAMS = {"players": 4, "mode": "standard", "teams": True}
VARIANTS = list(GAME.variants())


def complaint(document: Document) -> str | None:
    """What `verify` says of a record."""
    try:
        verify(parse(json.dumps(document)))
    except BadRecord as error:
        return str(error)
    return None


def assert_same_verdict(document: Document, where: str) -> None:
    engine, referee = complaint(document), fault(document, FACES)
    assert (engine is None) == (referee is None), f"{where}: engine {engine}, referee {referee}"
    if engine is None or referee is None:
        return
    assert "\n" not in engine, where
    if referee.startswith("move"):
        assert engine.startswith(f"{referee}: "), f"{where}: engine {engine}, referee {referee}"


@pytest.mark.parametrize("number", range(len(VARIANTS) if COMPILED else 3))
def test_a_change_anywhere_is_refused_if_it_makes_the_record_wrong_and_only_then(number: int) -> None:
    """A whole game of one, or the beginning of another."""
    options = VARIANTS[number]
    document = record_of(options, list(STYLES)[number % 5], number, 1000 if options["players"] == 1 else 20 + 4 * number)
    assert_same_verdict(document, "unchanged")
    assert complaint(document) is None
    for trial in range(8 if COMPILED else 4):
        made, path = mutated(document, Rng(f"mutation {number} {trial}"))
        assert_same_verdict(made, f"{options}, trial {trial}, changed at {path}")


def test_a_change_of_the_result_is_refused() -> None:
    document = record_of(SOLO, "any", 3)
    wrong = 0
    for trial in range(40 if COMPILED else 5):
        made, path = mutated(document, Rng(f"result {trial}"), ("result",))
        if made == document and json.dumps(made, sort_keys=True) == json.dumps(document, sort_keys=True):
            continue
        wrong += 1
        assert (complaint(made) or "").startswith('"result"'), path
    assert wrong > 3


# ---------------------------------------------------------------------- faults by name

ONE = record_of(SOLO, "any", 3)
FOUR = record_of(TEAMS, "stormy", 1, 90)


def changed(document: Document, change: Callable[[Document], Any]) -> Document:
    made = copy.deepcopy(document)
    change(made)
    return made


RIGHT: dict[str, Callable[[Document], Any]] = {
    "further keys at the top": lambda d: d.update(note={"moves": [1.5, None]}, chance=[]),
    "a difficulty that is null with others": lambda d: d["options"].update(difficulty=None),
    "cards of Gaia that are null with others": lambda d: d["setup"].update(gaia=None),
    "other names": lambda d: d.update(seats=["", "é", "\u202e", "x"]),
}
WRONG: dict[str, tuple[str, Callable[[Document], Any]]] = {
    "a move after the end": ("move ", lambda d: d["moves"].append({"seat": 0, "action": "done"})),
    "no result at the end": ('"result"', lambda d: d.update(result=None)),
    "an end without its last move": ('"result"', lambda d: d["moves"].pop()),
    "a missing order of Gaia's cards": ("move ", lambda d: next(m for m in d["moves"] if "chance" in m).pop("chance")),
    "an order too many": ("move ", lambda d: next(m for m in d["moves"] if "chance" in m)["chance"].append([360])),
    "an order on a move that shuffles nothing": ("move 3", lambda d: d["moves"][3].update(chance=[[1]])),
    "no orders at all": ("move 3", lambda d: d["moves"][3].update(chance=[])),
    "orders that are null": ("move 3", lambda d: d["moves"][3].update(chance=None)),
    "a seat that is no number": ("move 0", lambda d: d["moves"][0].update(seat=False)),
    "a seat that is a fraction": ("move 0", lambda d: d["moves"][0].update(seat=0.0)),
    "an unknown key": ("move 0", lambda d: d["moves"][0].update(why="so")),
    "an argument that is null": ("move 0", lambda d: d["moves"][0].update(count=None)),
    "a card twice": ('"deck"', lambda d: d["setup"]["deck"].__setitem__(0, d["setup"]["deck"][1])),
    "a card that is a fraction": ('"deck"', lambda d: d["setup"]["deck"].__setitem__(0, float(d["setup"]["deck"][0]))),
    "an island dealt twice": ('"islands"', lambda d: d["setup"]["islands"].__setitem__(0, d["setup"]["islands"][0][:1] * 2)),
    "two faces of one fauna": (
        '"fauna"',
        lambda d: d["setup"].update(fauna=["Bald Eagle", "Pale-Billed Woodpecker", "Echidna", "Barn Owl"]),
    ),
    "a terrain for an ecosystem": ('"shared_ecosystems"', lambda d: d["setup"].update(shared_ecosystems=["Blackforest", "Prairie"])),
    "no cards of Gaia": ('"setup"', lambda d: d["setup"].pop("gaia")),
    "easy against Gaia": ("", lambda d: d["options"].update(mode="easy")),
    "a level that does not exist": ("option difficulty", lambda d: d["options"].update(difficulty="easy")),
    "another player": ("", lambda d: d["options"].update(players=2)),
    "teams alone": ("", lambda d: d["options"].update(teams=True)),
    "a second name": ('"seats"', lambda d: d["seats"].append("nobody")),
    "another revision": ('"revision"', lambda d: d.update(revision=2)),
    "a true revision": ('"revision"', lambda d: d.update(revision=True)),
    "a point too many": ('"result"', lambda d: d["result"]["breakdown"][0].__setitem__("fauna", d["result"]["breakdown"][0]["fauna"] + 1)),
    "a point too many for Gaia": ('"result"', lambda d: d["result"]["gaia"].__setitem__("sprouts", d["result"]["gaia"]["sprouts"] + 1)),
    "another rank": ('"result"', lambda d: d["result"].update(ranks=[2])),
    "a rank that is true": ('"result"', lambda d: d["result"].update(ranks=[True])),
    "a category too many": ('"result"', lambda d: d["result"]["breakdown"][0].update(soil=0)),
    "no margin": ('"result"', lambda d: d["result"].pop("margin")),
}


@pytest.mark.parametrize("what", RIGHT)
def test_what_leaves_a_record_right_is_accepted(what: str) -> None:
    made = changed(FOUR, RIGHT[what])
    assert complaint(made) is None
    assert fault(made, FACES) is None


@pytest.mark.parametrize("what", WRONG)
def test_a_fault_is_named(what: str) -> None:
    begins, change = WRONG[what]
    made = changed(ONE, change)
    assert (complaint(made) or "").startswith(begins)
    assert_same_verdict(made, what)


def test_the_order_of_keys_does_not_matter() -> None:
    text = json.dumps(ONE, sort_keys=True)
    verify(parse(text))
    assert text != json.dumps(ONE)
