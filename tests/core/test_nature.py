"""The scenery: it stays in its box, is always the same, and shows where one is."""

from __future__ import annotations

import re

import pytest

from hedgerow.core.creatures import PORTRAITS, portrait
from hedgerow.core.nature import FIR, landscape, plant

PLACES = ("", "s", "w", "r", "c", "sw", "rc", "swrc", "o", "ro")


def points(markup: str) -> list[tuple[float, float]]:
    """Where absolute path data leads to; relative parts are little."""
    found = re.findall(r"[MQLVH] ([-\d. ]+)", markup)
    pairs = [[float(word) for word in part.split()] for part in found]
    return [(x, y) for part in pairs if len(part) % 2 == 0 for x, y in zip(part[::2], part[1::2], strict=True)]


@pytest.mark.parametrize("habitats", PLACES)
@pytest.mark.parametrize("size", [(104.0, 117.0), (170.0, 100.0), (60.0, 34.0), (1200.0, 260.0)])
def test_a_landscape_stays_in_its_box(habitats: str, size: tuple[float, float]) -> None:
    width, height = size
    for salt in range(12):
        for x, y in points(landscape(width, height, habitats, salt, 8, 0.5)):
            assert -0.5 <= x <= width + 0.5
            assert -0.5 <= y <= height + 0.5


def test_every_habitat_changes_the_view() -> None:
    assert len({landscape(104, 117, habitats, 3) for habitats in PLACES}) == len(PLACES)


@pytest.mark.parametrize("kind", ["tree", "bush", "herb", "mushroom"])
def test_plants_of_a_kind_differ_and_stay_what_they_are(kind: str) -> None:
    drawn = [plant(kind, habitats, salt) for habitats in PLACES for salt in range(30)]
    assert drawn == [plant(kind, habitats, salt) for habitats in PLACES for salt in range(30)]
    assert len(set(drawn)) > 20


def test_firs_grow_in_the_cold_only() -> None:
    def firs(habitats: str) -> int:
        return sum(FIR.base in plant("tree", habitats, salt) for salt in range(30))

    assert firs("c") > 10
    assert firs("sw") == firs("w") == firs("s") == 0


def test_every_portrait_is_plain_shapes() -> None:
    for name in PORTRAITS:
        assert set(re.findall(r"<(\w+)", str(portrait(name)))) <= {"circle", "ellipse", "path", "g"}
    assert portrait("nobody we know") is None
