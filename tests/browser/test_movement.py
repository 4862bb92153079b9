"""Pieces move by the browser's View Transitions, and nobody waits for them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

# Notes every transition: which boxes the browser moves, and where from and where to.
WATCH = """() => {
  window.seen = [];
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    const note = { skipped: false, moved: [] };
    seen.push(note);
    transition.ready.then(
      () => (note.moved = document.getAnimations().filter((one) => one.effect.pseudoElement?.startsWith("::view-transition-group"))
        .map((one) => [one.effect.pseudoElement, ...one.effect.getKeyframes().map((frame) => frame.transform)])),
      () => (note.skipped = true));
    transition.finished.then(() => (note.done = true));
    return transition;
  };
}"""
SLOW = ".moving::view-transition-group(*) { animation-duration: 4s !important; }"
UNDER_WAY = "() => document.getAnimations().some((one) => one.effect.pseudoElement?.startsWith('::view-transition-group'))"
LEFT = "() => document.querySelectorAll('.stand, .landing, .trial, .moving').length"
CELL = '.lit[data-ref^="cell:"]'


def taken(visit: Visit, **wishes: Any) -> Visitor:
    """A table of Harmonies where three tokens lie to be placed."""
    ana = visit(**wishes)
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.click(".lit")
    expect(ana.page.locator('.lit[data-ref^="color:"]').first).to_be_visible()
    ana.page.wait_for_timeout(500)
    return ana


def placed(visitor: Visitor) -> None:
    told = visitor.page.locator("#log li").count()
    visitor.click('.lit[data-ref^="color:"]')
    visitor.click(CELL)
    expect(visitor.page.locator("#log li")).to_have_count(told + 1)


def slowly(visitor: Visitor) -> None:
    visitor.page.evaluate("rule => (document.adoptedStyleSheets = [new CSSStyleSheet()]).at(0).replaceSync(rule)", SLOW)


def middle(visitor: Visitor, query: str) -> tuple[float, float]:
    box = visitor.page.locator(query).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_piece_glides_from_where_it_was_to_where_it_is(visit: Visit) -> None:
    ana = taken(visit)
    ana.page.evaluate(WATCH)
    slowly(ana)
    ana.click('.lit[data-ref^="color:"]')
    token = ana.page.locator('.lit[data-ref^="color:"], .able[data-ref^="color:"]').first.bounding_box()
    cell = ana.page.locator(CELL).first.get_attribute("data-ref")
    x, y = middle(ana, CELL)
    ana.click(CELL)
    ana.page.wait_for_function(UNDER_WAY)
    moved = ana.page.evaluate("seen.at(-1).moved")
    assert token is not None
    paths = [[[float(part) for part in frame[7:-1].split(",")[4:]] for frame in frames] for _, *frames in moved]
    start, end = next(path for path in paths if abs(path[0][0] - token["x"]) < 3 and abs(path[0][1] - token["y"]) < 3)
    assert abs(end[0] + token["width"] / 2 - x) < 30
    assert abs(end[1] + token["height"] / 2 - y) < 30
    assert start != end
    assert "root" not in "".join(name for name, *_ in moved), "the page itself does not move"
    landing = ana.page.locator(".landing").first.get_attribute("data-ref")
    assert landing == cell, "what moves is not there twice"
    ana.page.mouse.move(3, 3)
    ana.page.mouse.down()
    ana.page.mouse.up()
    ana.page.wait_for_function(f"() => ({LEFT})() === 0")


def test_a_card_glides_from_one_part_of_the_table_to_another(visit: Visit) -> None:
    ana = visit()
    ana.sit(ana.open("bower"))
    rng = Random(4)
    ana.page.evaluate(WATCH)
    for _ in range(6):
        ana.step_by_mouse(rng)
        ana.wait()
    ends = [[frame[7:-1].split(",")[4:] for frame in frames] for one in ana.page.evaluate("seen") for _, *frames in one["moved"]]
    assert any(abs(float(a[0]) - float(b[0])) + abs(float(a[1]) - float(b[1])) > 100 for a, b in ends)


def test_a_click_while_something_moves_is_a_click(visit: Visit) -> None:
    ana = taken(visit)
    ana.page.evaluate(WATCH)
    slowly(ana)
    told = ana.page.locator("#log li").count()
    for n in (1, 2):
        placed(ana)  # the second time while the first token is still on its way
        assert ana.page.locator("#log li").count() == told + n
        ana.page.wait_for_function(UNDER_WAY)
    assert ana.page.evaluate("seen.length") >= 2
    assert ana.page.evaluate("seen[0].done"), "input does not wait for what moves"


def test_a_key_while_something_moves_is_a_key(visit: Visit) -> None:
    ana = taken(visit)
    slowly(ana)
    placed(ana)
    ana.page.wait_for_function(UNDER_WAY)
    ana.page.keyboard.press("u")
    expect(ana.page.locator("#log li")).to_have_count(1)


@pytest.mark.parametrize("how", ["system", "setting", "browser"])
def test_nothing_moves_where_it_must_not(visit: Visit, how: str) -> None:
    """Not for those who asked their system or us for stillness, nor in a browser that cannot; and all can be played."""
    ana = visit(reduced_motion="reduce" if how == "system" else "no-preference")
    if how == "setting":
        ana.go("/settings")
        ana.page.locator("[name=still]").check()
        expect(ana.page.locator("#saved")).not_to_be_empty()
    ana.page.add_init_script("delete Document.prototype.startViewTransition" if how == "browser" else f"({WATCH})()")
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.click(".lit")
    expect(ana.page.locator('.lit[data-ref^="color:"]').first).to_be_visible()
    placed(ana)
    if how == "browser":
        assert ana.page.evaluate("document.startViewTransition === undefined")
    else:
        assert ana.page.evaluate("seen") == []
    assert ana.page.evaluate(LEFT) == 0


def test_looking_back_and_on_moves_pieces_too(visit: Visit) -> None:
    ana = taken(visit)
    placed(ana)
    ana.page.wait_for_timeout(600)
    ana.page.evaluate(WATCH)
    ana.page.keyboard.press(",")
    expect(ana.page.locator("#timeline output")).to_have_text("1/2")
    ana.page.wait_for_function(f"() => ({LEFT})() === 0")
    ana.page.keyboard.press(".")
    expect(ana.page.locator("#timeline output")).to_have_text("2/2")
    ana.page.wait_for_function("() => seen.length && seen.at(-1).moved.length")
