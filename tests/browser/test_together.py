"""Two people and somebody who watches, each with a browser of their own; a network that fails; one device for two."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from browser.visitor import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def together(visit: Visit) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ana and Bo at a table of Harmonies, Cy watching."""
    ana, bo, cy = visit(name="Ana"), visit(name="Bo"), visit(name="Cy")
    table = ana.open("harmonies", {"players": 2}, ["me", "open"], spectators="open", start="full")
    ana.sit(table)
    ana.page.get_by_role("button", name="Invite").click()
    link = ana.page.locator("#dialog input").input_value()
    ana.page.keyboard.press("Escape")
    bo.go(link)
    expect(bo.page.locator("#players .mine")).to_contain_text("Bo")
    assert "join" not in bo.page.url
    cy.sit(table)
    return ana, bo, cy, table


def log_of(visitor: Visitor) -> list[str]:
    return visitor.page.locator("#log li").all_inner_texts()


def test_two_play_and_one_watches(visit: Visit) -> None:
    ana, bo, cy, _ = together(visit)
    rng = Random(3)
    expect(ana.page.locator("#table.waiting")).to_be_visible()
    assert ana.page.title().startswith("● Your turn")
    assert "icon-turn" in ana.page.locator("link[rel=icon]").get_attribute("href")
    ana.turn(rng)
    expect(bo.page.locator("#table.waiting")).to_be_visible()
    assert "icon-turn" not in ana.page.locator("link[rel=icon]").get_attribute("href")
    for visitor in (bo, cy):
        expect(visitor.page.locator("#log")).to_contain_text("Ana")
    assert log_of(ana) == log_of(cy)
    assert cy.look()["lit"] == []
    assert cy.page.locator("#bar button").count() == 0


def test_a_network_that_fails_and_comes_back(visit: Visit) -> None:
    ana, bo, _, _ = together(visit)
    rng = Random(4)
    ana.turn(rng)
    expect(bo.page.locator("#table.waiting")).to_be_visible()
    ana.expected = 1  # the browser itself tells its console that it is offline
    ana.context.set_offline(True)
    expect(ana.page.locator("html.offline")).to_be_attached()
    bo.turn(rng)
    assert ana.page.locator("#table.waiting").count() == 0
    ana.context.set_offline(False)
    expect(ana.page.locator("#table.waiting")).to_be_visible(timeout=15_000)
    expect(ana.page.locator("html:not(.offline)")).to_be_attached()
    assert log_of(ana) == log_of(bo)
    ana.turn(rng)
    expect(bo.page.locator("#table.waiting")).to_be_visible()


def test_what_is_said_is_read_by_the_other(visit: Visit) -> None:
    ana, bo, _, _ = together(visit)
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.locator("#line").fill("Good luck!")
    ana.page.keyboard.press("Enter")
    expect(bo.page.locator("#tab-chat")).to_have_class("news")
    bo.page.get_by_role("tab", name="Chat").click()
    expect(bo.page.locator("#chat")).to_contain_text("Good luck!")


def test_what_happened_meanwhile_is_shown_on_return(visit: Visit) -> None:
    ana, bo, _, table = together(visit)
    rng = Random(5)
    ana.turn(rng)
    ana.go("/")
    bo.turn(rng)
    ana.sit(table)
    banner = ana.page.locator("#banner")
    expect(banner).to_contain_text("since you were last here")
    banner.get_by_role("button", name="Show me").click()
    expect(banner).to_contain_text("earlier moment")
    expect(ana.page.locator("#ask")).to_contain_text("Before move")
    banner.get_by_role("button", name="Back to now").click()
    expect(ana.page.locator("#table.waiting")).to_be_visible()


def test_one_device_for_two_hides_hands_in_between(visit: Visit) -> None:
    ana = visit()
    ana.go("/new/renature")
    ana.page.locator("#seat-1").select_option("me")
    ana.page.locator("#name-0").fill("Eva")
    ana.page.locator("#name-1").fill("Max")
    ana.page.get_by_role("button", name="Open the table").click()
    cover = ana.page.locator("#cover")
    expect(cover).to_contain_text("Eva")
    hands: list[Any] = []
    for name in ("Eva", "Max"):
        expect(cover).to_contain_text(name)
        assert not ana.page.locator("#table").is_visible()
        cover.get_by_role("button").click()
        expect(ana.page.locator("#table.waiting")).to_be_visible()
        hands.append(ana.page.locator('[data-role="hand"] .art').inner_html())
        while not cover.is_visible():
            ana.step_by_mouse(Random(6)) if ana.page.locator(".lit, #bar .move").count() else ana.page.wait_for_timeout(20)
    assert hands[0] != hands[1]
