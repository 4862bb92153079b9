"""Every page is for everyone (languages, phones, zoom, ears), light and quick."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.visitor import DESK, PHONE, Visitor
from playwright.sync_api import Response, expect

from hedgerow.table.pages import page_words

Visit = Callable[..., Visitor]
GAMES = ("bower", "earth", "harmonies", "renature")
PAGES = ("/", "/about", "/settings", "/import", "/nowhere", *(f"/{kind}/{game}" for kind in ("new", "learn") for game in GAMES))
OPTIONS: dict[str, dict[str, Any]] = {"earth": {"players": 2, "mode": "easy"}, "harmonies": {"players": 2}, "renature": {"players": 2}}
BOARD, MOVE = 1000, 150  # ms

# Buttons and fields a finger can miss: what is shown and lower or narrower than 44 px.
MISSED = """() => [...document.querySelectorAll("button, .button, select, input, summary, .top a")]
  .map((e) => [e, (e.matches("[type=checkbox], [type=radio]") ? e.closest("label") : e).getBoundingClientRect()])
  .filter(([e, b]) => b.width && b.height && e.checkVisibility() && (b.height < 43.5 || b.width < 43.5))
  .map(([e, b]) => `${e.outerHTML.slice(0, 80)} ${b.width} x ${b.height}`)"""


def open_page(visitor: Visitor, path: str) -> None:
    visitor.expected += path == "/nowhere"
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")


def playing(visit: Visit, game: str, clicks: int = 10, **wishes: Any) -> Visitor:
    ana = visit(**wishes)
    ana.sit(ana.open(game, OPTIONS.get(game)))
    rng = Random(11)
    for _ in range(clicks):
        ana.step_by_keys(rng)
    ana.wait()
    return ana


# ---------------------------------------------------------------------- phones and zoom


def test_nothing_is_wider_than_a_phone_or_too_small_for_a_finger(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    for path in PAGES:
        open_page(ana, path)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path
        assert ana.page.evaluate(MISSED) == [], path


@pytest.mark.parametrize("game", GAMES)
def test_a_table_on_a_phone(visit: Visit, game: str) -> None:
    ana = playing(visit, game, 6, viewport=PHONE, has_touch=True, is_mobile=True)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert ana.page.evaluate(MISSED) == []
    if ana.look()["lit"]:
        # What can be chosen comes into view by itself.
        ana.page.wait_for_function("() => [...document.querySelectorAll('.lit')].some((e) => e.getBoundingClientRect().left < innerWidth)")


def test_zoomed_to_400_percent(visit: Visit) -> None:
    """A window of 1280 px at 400 % is 320 px wide."""
    ana = visit(viewport={"width": 320, "height": 256})
    for path in PAGES:
        open_page(ana, path)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= 320, path


@pytest.mark.parametrize("game", GAMES)
def test_a_table_zoomed_to_400_percent_is_played(visit: Visit, game: str) -> None:
    ana = playing(visit, game, 4, viewport={"width": 320, "height": 256})
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= 320
    for what in ("#ask", "#players .score", ".boards .part", '[data-role="other"]', "#timeline", "#tab-log"):
        thing = ana.page.locator(what).first
        thing.scroll_into_view_if_needed()
        box = thing.bounding_box()
        assert box is not None
        assert box["x"] < 320


# ---------------------------------------------------------------------- words


def test_the_language_is_switched_in_place(visit: Visit) -> None:
    ana = playing(visit, "harmonies", 4)
    for language in ("ru", "pl", "uk", "en"):
        with ana.page.expect_navigation():
            ana.page.locator("#language").select_option(language)
        ana.page.wait_for_selector("#table:not([hidden])")
        assert ana.page.locator("html").get_attribute("lang") == language
        expect(ana.page.locator("#tab-log")).to_have_text(page_words(language)("log"))
        assert ana.wait()["lit"] or ana.look()["bar"]


@pytest.mark.parametrize("language", ["ru-RU", "pl-PL", "uk-UA"])
def test_every_page_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    ana = visit(locale=language)
    for path in ("/", "/about", "/settings", "/import", "/new/harmonies", "/learn/bower"):
        open_page(ana, path)
        assert ana.page.locator("html").get_attribute("lang") == language[:2]


# ---------------------------------------------------------------------- for ears


@pytest.mark.parametrize("game", GAMES)
def test_the_board_can_be_heard(visit: Visit, game: str) -> None:
    """Every thing on the board has a name; what can be chosen is a button; the legal moves stand there as text."""
    ana = playing(visit, game, 3)
    unnamed = "() => [...document.querySelectorAll('.boards [data-ref]')].filter((e) => !e.getAttribute('aria-label')).length"
    assert ana.page.evaluate(unnamed) == 0
    roles = "() => [...document.querySelectorAll('.lit')].map((e) => e.getAttribute('role'))"
    assert set(ana.page.evaluate(roles)) <= {"button"}
    ana.page.keyboard.press("/")
    moves = ana.page.locator("#moves li button")
    expect(moves.first).to_be_visible()
    legal = ana.api("GET", f"/api/tables/{ana.page.url.rpartition('/')[2]}/turn")["moves"]
    assert moves.count() == min(len(legal), 120)


def test_a_move_is_made_by_typing_it_and_heard(visit: Visit) -> None:
    ana = visit()
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.page.keyboard.press("/")
    ana.page.keyboard.type("take 3")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("#log li")).to_have_count(1)
    for said in (ana.page.locator("#log li").inner_text(), ana.page.locator("#ask").inner_text()):
        expect(ana.page.locator("#news")).to_contain_text(said)


def test_nothing_moves_for_those_who_wish_it(visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.click(".lit")
    expect(ana.page.locator("#log li")).to_have_count(1)
    assert ana.page.evaluate("document.getAnimations().length") == 0


# ---------------------------------------------------------------------- quick and light


def quickness(visit: Visit) -> tuple[int, int, int]:
    """Milliseconds until the first board, the middle one of the milliseconds of eight moves, and bytes without the board."""
    ana = visit(viewport=DESK)
    table = ana.open("harmonies", {"players": 2})
    sizes: dict[str, int] = {}

    def weigh(answer: Response) -> None:
        if answer.status == 200 and "/api/" not in answer.url:
            sizes[answer.url] = len(answer.body())

    ana.page.on("response", weigh)
    ana.sit(table)
    ana.wait()
    board = ana.page.evaluate("() => Math.round(performance.getEntriesByName('board shown')[0].startTime)")
    moves: list[int] = []
    rng = Random(12)
    while len(moves) < 8:
        ana.step_by_mouse(rng)
        ana.wait()
        moves = ana.page.evaluate("() => performance.getEntriesByName('move shown').map((entry) => Math.round(entry.duration))")
    return board, sorted(moves)[len(moves) // 2], sum(sizes.values())


def test_a_table_is_there_at_once_and_weighs_little(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    """The best of three: other work on this machine is not the page's fault."""
    board, move, weight = quickness(visit)
    for _ in range(2):
        if board >= BOARD or move >= MOVE:
            again = quickness(visit)
            board, move = min(board, again[0]), min(move, again[1])
    with capsys.disabled():
        said = f"first board {board} ms, a move {move} ms, page {weight / 1024:.0f} KiB without the board"
        sys.stdout.write(f"\n  {said}\n")
    assert weight < 150 * 1024
    assert board < BOARD
    assert move < MOVE
