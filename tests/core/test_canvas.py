"""The SVG vocabulary: well-formed, escaped, the same every time, with tones one can read."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from hedgerow.core import canvas as tones
from hedgerow.core.canvas import (
    INK,
    PAPER,
    SAND,
    SHEET,
    SOFT,
    Canvas,
    Tone,
    blob,
    box,
    center,
    hatch,
    hexagon,
    number,
    rough,
    star,
    trace,
    wobble,
)

MATERIALS = [(name, tone) for name, tone in vars(tones).items() if isinstance(tone, Tone)]


def light(color: str) -> float:
    """Relative luminance as WCAG has it."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


def numbers_in(path: str) -> list[float]:
    return [float(word) for word in re.findall(r"-?\d*\.?\d+", path)]


@pytest.mark.parametrize(("name", "tone"), MATERIALS)
def test_words_in_the_deep_of_a_tone_are_readable_on_its_light_and_on_paper(name: str, tone: Tone) -> None:
    for ground in (tone.light, PAPER, SHEET):
        assert contrast(tone.deep, ground) >= 4.5, name


def test_ink_is_readable_wherever_one_writes() -> None:
    for ground in (PAPER, SHEET, SAND.light, SAND.base):
        assert contrast(INK, ground) >= 7
        assert contrast(SOFT, ground) >= 4.5


def test_a_wobble_stays_between_minus_one_and_one_and_never_changes() -> None:
    values = [wobble(a, b) for a in range(40) for b in range(25)]
    assert values == [wobble(a, b) for a in range(40) for b in range(25)]
    assert all(-1 <= value <= 1 for value in values)
    assert len(set(values)) > 990
    assert abs(sum(values) / len(values)) < 0.1


def test_a_rough_edge_stays_near_the_true_one() -> None:
    corners = hexagon(100, 100, 50)
    for x, y in zip(*[iter(numbers_in(rough(corners, 2.0, salt=5, corner=6)))] * 2, strict=True):
        assert 47 <= x <= 153
        assert 52 <= y <= 148


def test_another_salt_gives_another_hand() -> None:
    corners = box(0, 0, 40, 20)
    assert rough(corners, 1.5, 1) == rough(corners, 1.5, 1)
    assert rough(corners, 1.5, 1) != rough(corners, 1.5, 2)


def test_without_wavering_the_edge_is_straight() -> None:
    assert rough(box(0, 0, 10, 10), 0.0, 3) == "M0 0Q5 0 10 0Q10 5 10 10Q5 10 0 10Z"


def test_a_blob_keeps_its_size() -> None:
    points = numbers_in(blob(0, 0, 30, 10, 0.1, 8))
    assert max(map(abs, points[::2])) <= 33
    assert max(map(abs, points[1::2])) <= 11


def test_hatching_stays_in_its_box() -> None:
    strokes = hatch(10, 20, 60, 30, 7, 1)
    points = numbers_in(strokes)
    assert strokes.count("M") == strokes.count("L") > 5
    assert all(10 <= x <= 70 for x in points[::2])
    assert all(20 <= y <= 50 for y in points[1::2])


def test_hexes_are_flat_on_top_unless_pointed() -> None:
    assert max(y for _, y in hexagon(0, 0, 10)) == pytest.approx(8.66, abs=0.01)
    assert max(y for _, y in hexagon(0, 0, 10, pointed=True)) == pytest.approx(10)


def test_neighbouring_hexes_touch() -> None:
    for column, row in ((0, 1), (1, 0), (1, -1)):
        x, y = center(column, row, 10)
        assert (x * x + y * y) ** 0.5 == pytest.approx(17.32, abs=0.01)


def test_a_path_is_traced_from_letters_and_numbers() -> None:
    assert trace("M", 1, 2.504, "l", -0.001, 3.0, "Z") == "M 1 2.5 l 0 3 Z"
    assert number(-0.004) == "0"
    assert star(0, 0, 4).count("Q") == 4


def test_all_that_is_drawn_is_well_formed_and_has_no_ids() -> None:
    canvas = Canvas(100, 50, 'Cards & "tiles" <of mine>')
    with canvas.at(5, 5, 2, 30), canvas.thing("cell:a1", "card:2", label="a1: <wood> & water"):
        canvas.sheet(0, 0, 20, 10)
        canvas.cube(3, 4, 10)
        canvas.path(star(1, 1, 3), fill=INK)
        canvas.text(1, 2, "fish & chips")
    tree = ElementTree.fromstring(canvas.svg())
    thing = next(node for node in tree.iter() if "data-ref" in node.attrib)
    assert thing.attrib["data-ref"] == "cell:a1 card:2"
    assert thing.attrib["aria-label"] == "a1: <wood> & water"
    assert not any("id" in node.attrib for node in tree.iter())


def test_what_was_drawn_once_can_be_put_into_another_drawing() -> None:
    first = Canvas(10, 10, "first")
    first.circle(1, 1, 1)
    second = Canvas(10, 10, "second")
    second.markup(first.inner())
    second.markup(first.inner())
    assert second.svg().count("<circle") == 2


def test_the_faces_of_a_cube_are_darker_to_the_right() -> None:
    canvas = Canvas(10, 10, "cube")
    canvas.cube(5, 5, 8)
    fills = re.findall(r'fill="(#\w+)"', canvas.svg())
    assert all(light(one) > light(next_one) for one, next_one in pairwise(fills))
