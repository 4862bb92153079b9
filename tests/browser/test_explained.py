"""Nothing lies at the table unexplained: points, cards, tiles and tokens, the boards of others; by mouse, finger and keys."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.visitor import PHONE, PLACE, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]
GAMES = ("bower", "earth", "harmonies", "renature")
OPTIONS: dict[str, dict[str, Any]] = {"earth": {"players": 2, "mode": "easy"}, "harmonies": {"players": 2}, "renature": {"players": 2}}

# What lies in the parts of the table, by what its refs begin with; and what is without a name there.
THINGS = """() => {
  const kinds = {};
  for (const thing of document.querySelectorAll(".part [data-ref]")) {
    const key = `${thing.closest(".part").dataset.panel} ${thing.dataset.ref.replace(/:\\S*/g, "")}`;
    kinds[key] ??= thing.dataset.ref;
  }
  return Object.entries(kinds).map(([key, ref]) => [key.split(" ")[0], ref]);
}"""
UNNAMED = """() => [...document.querySelectorAll(".part [data-ref], .part svg [role=img]")]
  .filter((e) => !e.getAttribute("aria-label")?.trim() || !e.querySelector(":scope > title")?.textContent.trim())
  .map((e) => e.outerHTML.slice(0, 200))"""


def played(visit: Visit, game: str, moves: int = 24, **wishes: Any) -> Visitor:
    """In the middle of a game, so many moves of mine later."""
    ana = visit(**wishes)
    table = ana.open(game, OPTIONS.get(game))
    rng = Random(3)
    for number in range(moves):
        turn = ana.api("GET", f"/api/tables/{table}/turn")
        while not turn["moves"] and turn["status"] == "playing":
            ana.page.wait_for_timeout(10)
            turn = ana.api("GET", f"/api/tables/{table}/turn")
        if turn["status"] == "over":
            break
        code = rng.choice(turn["moves"])["code"]
        ana.api("POST", f"/api/tables/{table}/moves", {"version": turn["version"], "key": f"explained-{number:04}", "code": code})
    ana.sit(table)
    ana.wait()
    return ana


def of(panel: str, ref: str) -> str:
    return f'[data-panel="{panel}"] [data-ref="{ref}"]'


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_thing_is_explained_where_it_lies(visit: Visit, game: str) -> None:
    """Hovering names it, asking for it opens what there is to say of it; in every part of the table, mine or theirs."""
    ana = played(visit, game)
    assert ana.page.evaluate(UNNAMED) == []
    kinds = ana.page.evaluate(THINGS)
    assert len({panel for panel, _ in kinds}) >= 4
    for panel, ref in kinds:
        thing = ana.page.locator(of(panel, ref)).first
        label = thing.get_attribute("aria-label")
        thing.dispatch_event("contextmenu")
        dialog = ana.page.locator("#dialog")
        expect(dialog).to_be_visible()
        said = dialog.locator("h2").inner_text() + dialog.locator("#dialog-body").inner_text()
        assert len(said) > 3, ref
        assert "null" not in said
        assert label
        ana.page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_points_are_explained_part_by_part(visit: Visit, game: str) -> None:
    """The parts make up the whole; each says why, and shows on the board what it speaks of."""
    ana = played(visit, game, 60)
    page = ana.page
    shown = 0
    for seat in range(2):
        score = page.locator("#players .score").nth(seat)
        points = int(score.inner_text().replace("−", "-"))
        score.click()
        groups = page.locator("#dialog .group")
        heads = groups.locator("summary strong").all_inner_texts()
        assert sum(int(head.replace("−", "-")) for head in heads) == points
        for group in groups.all():
            whole = int(group.locator("summary strong").inner_text().replace("−", "-"))
            rows = group.locator("li")
            if whole:
                assert rows.count()
                expect(rows.first).to_be_visible()
                assert sum(int(row.replace("−", "-")) for row in rows.locator("strong").all_inner_texts()) == whole
            elif rows.count():  # folded away, as they come to nothing
                group.locator("summary").click()
            for reason in rows.locator("span").all_text_contents():
                assert len(reason) > 2
            for row in rows.all()[:2]:
                row.hover()
                shown += page.locator(".halo.on-spoken").count()
        page.keyboard.press("Escape")
    assert shown


def test_points_in_sight_go_on_with_the_game(visit: Visit) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    table = ana.open("harmonies", {"players": 2}, ["me", "open"])
    bo.go(ana.api("GET", f"/api/tables/{table}/view")["invite"])
    bo.page.wait_for_selector("#table:not([hidden])")
    ana.sit(table)
    rng = Random(2)
    scores = bo.page.locator("#players .score")
    before = scores.first.inner_text()
    scores.first.click()
    title = bo.page.locator("#dialog-title")
    said = title.inner_text()
    for _ in range(6):
        ana.turn(rng)
        bo.page.wait_for_selector("#table.waiting")
        if scores.first.inner_text() != before:
            break
        bo.page.keyboard.press("Escape")
        bo.turn(rng)
        ana.page.wait_for_selector("#table.waiting")
        scores.first.click()
    expect(title).not_to_have_text(said)
    assert scores.first.inner_text() in title.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_board_of_another_is_large_on_demand(visit: Visit, game: str) -> None:
    ana = played(visit, game)
    part = ana.page.locator('[data-role="other"]').first
    small = part.locator("svg").last.bounding_box()
    part.get_by_role("button").click()
    drawing = ana.page.locator("#dialog-body > svg")
    large = drawing.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] * large["height"] > 3 * small["width"] * small["height"]
    assert ana.page.locator("#dialog-title").inner_text() == part.locator("h2").inner_text()
    place = ana.page.evaluate(PLACE, ["#dialog-body [data-ref]", 0])
    assert place is not None
    ana.page.mouse.click(*place)
    expect(ana.page.locator("#dialog-body .said")).not_to_be_empty()


def test_the_large_board_goes_on_with_the_game(visit: Visit) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    table = ana.open("harmonies", {"players": 2}, ["me", "open"])
    bo.go(ana.api("GET", f"/api/tables/{table}/view")["invite"])
    bo.page.wait_for_selector("#table:not([hidden])")
    bo.page.locator('[data-role="other"] .large').click()
    drawing = bo.page.locator("#dialog-body > svg")
    before = drawing.inner_html()
    ana.sit(table)
    ana.turn(Random(1))
    bo.page.wait_for_selector("#table.waiting")
    assert drawing.inner_html() != before


def test_a_phone_shows_the_board_of_another_large(visit: Visit) -> None:
    ana = played(visit, "harmonies", viewport=PHONE, has_touch=True, is_mobile=True)
    ana.page.locator('[data-role="other"] .large').tap()
    large = ana.page.locator("#dialog-body > svg").bounding_box()
    assert large is not None
    assert large["width"] > 0.8 * PHONE["width"]
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_keys_walk_among_all_things(visit: Visit) -> None:
    """Whether they can be chosen or not; and hear what they are."""
    ana = visit()
    bo = visit()
    table = bo.open("harmonies", {"players": 2}, ["me", "random"], spectators="open")
    bo.api("GET", f"/api/tables/{table}/view")
    ana.sit(table)  # who watches can choose nothing
    assert ana.look()["lit"] == []
    ana.page.keyboard.press("b")
    here = "() => document.activeElement.getAttribute('aria-label')"
    first = ana.page.evaluate(here)
    assert first
    heard = {first}
    for key in ("Shift+ArrowRight", "Shift+ArrowDown", "Shift+ArrowRight", "Shift+ArrowDown"):
        ana.page.keyboard.press(key)
        heard.add(ana.page.evaluate(here))
    assert len(heard) >= 3
    ana.page.keyboard.press("i")
    expect(ana.page.locator("#dialog")).to_be_visible()


@pytest.mark.parametrize("game", ["bower", "harmonies"])
def test_a_line_about_another_shows_things_of_theirs(visit: Visit, game: str) -> None:
    ana = played(visit, game, 14)
    where = "() => [...document.querySelectorAll('.halo.on-spoken')].map((e) => e.closest('.part').dataset.role)"
    found = set()
    for row in ana.page.locator('#log li[data-seat="1"]').all():
        row.hover()
        found |= set(ana.page.evaluate(where))
    assert "other" in found
    assert "hand" not in found
    assert game == "bower" or "mine" not in found
