"""The first game of each game in a real browser: played to its end by clicks, and its rules beneath it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from browser.visitor import PHONE, Visitor

import hedgerow
from hedgerow.table import learn

GAMES = sorted(hedgerow.games())
MOST = 200


def begin(visitor: Visitor, game: str, language: str = "en") -> None:
    visitor.go(f"/learn/{game}?lang={language}")
    visitor.page.click("#begin")
    visitor.page.wait_for_selector("#boards .art svg")


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_played_to_its_end_by_clicks(visit: Callable[..., Visitor], game: str) -> None:
    ana = visit()
    begin(ana, game)
    script = learn.script(hedgerow.load(game))
    assert script is not None
    coach = ana.page.locator("#coach")
    assert coach.inner_text() == script["step"][0]["en"]
    rng = Random(1)
    for _ in range(MOST):
        if ana.page.locator("#onward").is_visible():
            break
        assert coach.inner_text(), "something is said all the time"
        ana.step_by_mouse(rng)
    assert coach.inner_text() == script["end"]["en"]
    assert ana.page.locator("#onward [data-play]").is_visible()


def test_the_lesson_goes_back_by_a_move_and_can_be_left(visit: Callable[..., Visitor]) -> None:
    ana = visit()
    begin(ana, "harmonies")
    first = ana.page.locator("#coach").inner_text()
    ana.page.locator(".lit").first.click()
    ana.page.wait_for_function("text => document.getElementById('coach').textContent !== text", arg=first)
    ana.page.locator("#bar .quiet").first.click()
    ana.page.wait_for_function("text => document.getElementById('coach').textContent === text", arg=first)
    ana.page.locator("#bar .quiet").last.click()
    assert ana.page.locator("#rules").is_visible()
    assert ana.page.locator("#stage").is_hidden()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_coach_and_what_can_be_chosen_are_in_sight(visit: Callable[..., Visitor], game: str) -> None:
    ana = visit(viewport=PHONE, has_touch=True)
    begin(ana, game, "ru")
    ana.page.wait_for_timeout(600)
    wide, high = PHONE["width"], PHONE["height"]
    said = ana.page.locator("#coach").bounding_box()
    assert said is not None
    assert said["y"] + 40 < high
    lit = ana.page.locator(".lit").first.bounding_box()
    assert lit is not None
    assert lit["x"] >= -1
    assert lit["x"] + lit["width"] <= wide + 1
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= wide


def test_the_rules_circle_what_they_speak_of(visit: Callable[..., Visitor]) -> None:
    ana = visit()
    ana.go("/learn/harmonies?lang=en")
    rings = ana.page.locator(".rules .ring")
    assert rings.count() == sum(len(picture.get("mark", [])) for picture in learn.described(hedgerow.load("harmonies")).values())
    box = rings.first.bounding_box()
    assert box is not None
    assert box["width"] > 20
