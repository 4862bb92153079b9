"""Axe looks at every state a page can be in, by light and in the dark; and at a phone's."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.axe import States
from browser.visitor import PHONE, Visitor
from playwright.sync_api import expect

import hedgerow
from hedgerow.core.chance import Rng
from hedgerow.core.record import Recorder

Visit = Callable[..., Visitor]
GAMES = ("bower", "earth", "harmonies", "renature")
PAGES = ("/", "/about", "/settings", "/import", "/nowhere", *(f"/{kind}/{game}" for kind in ("new", "learn") for game in GAMES))
OPTIONS: dict[str, dict[str, Any]] = {"earth": {"players": 2, "mode": "easy"}, "harmonies": {"players": 2}, "renature": {"players": 2}}
TAKE = '.lit[data-ref^="space:"]'
TOKEN = '.lit[data-ref^="color:"]'
CELL = '.lit[data-ref^="cell:"]'


def seated(visit: Visit, game: str = "harmonies", seats: list[str] | None = None, **terms: Any) -> tuple[Visitor, str, States]:
    ana = visit(name="Ana")
    table = ana.open(game, OPTIONS.get(game), seats, **terms)
    ana.sit(table)
    return ana, table, States(ana)


def press(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("button", name=name, exact=True).click()


def tab(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_role("tab", name=name).click()


def test_axe_on_every_page(visit: Visit) -> None:
    ana = visit()
    states = States(ana)
    for path in PAGES:
        ana.expected += path == "/nowhere"
        ana.go(path)
        ana.page.wait_for_load_state("networkidle")
        states.look(path)
    assert states.found == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_at_the_table(visit: Visit, game: str) -> None:
    ana, _, states = seated(visit, game)
    rng = Random(11)
    for _ in range(10):
        ana.step_by_keys(rng)
    ana.wait()
    states.look("playing")
    for name in ("Moves", "Chat", "Study") if game == "harmonies" else ():
        tab(ana, name)
        states.look(name)
    press(ana, "Invite")
    states.look("invitation")
    ana.page.keyboard.press("Escape")
    ana.page.locator("#players .score").first.click()
    states.look("points")
    ana.page.keyboard.press("Escape")
    press(ana, "One move back")
    expect(ana.page.locator("#banner")).to_be_visible()
    states.look("looking back")
    assert states.found == {}


def test_axe_while_a_choice_is_made(visit: Visit) -> None:
    ana, _, states = seated(visit)
    ana.wait()
    ana.click(TAKE)
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    ana.click(TOKEN)
    expect(ana.page.locator(CELL).first).to_be_visible()
    ana.page.locator(CELL).nth(2).hover()
    states.look("half-made choice, a ghost over the board")
    ana.page.keyboard.press("Escape")
    ana.page.evaluate("() => document.activeElement.blur()")
    ana.page.keyboard.press("b")
    states.look("by keys")
    ana.page.locator(TAKE + "," + TOKEN).first.dispatch_event("contextmenu")
    expect(ana.page.locator("#dialog")).to_be_visible()
    states.look("a thing explained")
    ana.page.keyboard.press("Escape")
    ana.page.locator('[data-role="other"] .large').click()
    states.look("the board of another, large")
    ana.page.locator("#dialog-body [role=img][aria-label]").first.dispatch_event("click")
    expect(ana.page.locator("#dialog-body .said")).not_to_be_empty()
    states.look("explained in large")
    ana.page.keyboard.press("Escape")
    ana.page.locator("#log button").first.hover()
    states.look("a line of the log shows what it speaks of")
    assert states.found == {}


def test_axe_before_a_move_is_confirmed_and_after_it_failed(visit: Visit) -> None:
    ana = visit()
    ana.api("PUT", "/api/me", {"preferences": {"confirm": True}})
    ana.sit(ana.open("harmonies", {"players": 2}))
    states = States(ana)
    ana.wait()
    ana.click(TAKE)
    expect(ana.page.locator("#bar").get_by_role("button", name="Confirm")).to_be_visible()
    states.look("to be confirmed")
    ana.expected += 1
    ana.context.set_offline(True)
    expect(ana.page.locator("html.offline")).to_be_attached()
    expect(ana.page.locator("#toast")).to_be_visible()
    states.look("without a network")
    ana.context.set_offline(False)
    expect(ana.page.locator("html:not(.offline)")).to_be_attached(timeout=15_000)
    assert states.found == {}


def test_axe_with_a_menu_open(visit: Visit) -> None:
    """Where clicking alone does not say which move is meant."""
    ana, _, states = seated(visit, "earth")
    rng = Random(5)
    for _ in range(80):
        if ana.wait()["menu"]:
            break
        ana.step_by_mouse(rng)
    expect(ana.page.locator("#menu")).to_be_visible()
    states.look("menu")
    assert states.found == {}


@pytest.mark.parametrize("level", ["legal", "score", "bot"])
def test_axe_with_hints(visit: Visit, level: str) -> None:
    ana, _, states = seated(visit)
    ana.wait()
    tab(ana, "Study")
    ana.page.locator(f"#hint-{level}").click()
    expect(ana.page.locator(".hints li button").first).to_be_visible(timeout=30_000)
    states.look(level)
    assert states.found == {}


def finished(game: str) -> dict[str, Any]:
    """The record of a game that two played at random."""
    rng = Rng("over")
    recorder = Recorder(hedgerow.load(game), OPTIONS.get(game, {}), secret="0" * 64)
    position = recorder.position
    while not position.over():
        seat = position.actors()[0]
        legal = position.legal(seat)
        recorder.apply(seat, legal[rng.below(len(legal))])
    return recorder.record().document()


@pytest.mark.parametrize("game", GAMES)
def test_axe_when_a_game_is_over(visit: Visit, game: str) -> None:
    ana = visit(name="Ana")
    ana.sit(ana.api("POST", "/api/import", finished(game))["id"])
    assert ana.wait()["over"]
    states = States(ana)
    states.look("over")
    ana.page.locator("#players .score").first.click()
    states.look("points at the end")
    if game == "bower":
        ana.page.keyboard.press("Escape")
        tab(ana, "Study")
        expect(ana.page.locator(".curves > svg")).to_be_visible()
        ana.page.keyboard.press(",")
        expect(ana.page.locator("#banner")).to_be_visible()
        states.look("curves, and a moment before the end")
        press(ana, "Link to this moment")
        states.look("a link to a moment")
    assert states.found == {}


def test_axe_at_a_table_of_several(visit: Visit) -> None:
    ana, table, states = seated(
        visit, seats=["me", "open"], start="full", clock={"kind": "bank", "seconds": 20, "increment": 0, "out": "bot"}
    )
    bo, cy = visit(name="Bo"), visit(name="Cy")
    states.look("a free seat")
    invite = ana.api("GET", f"/api/tables/{table}/view")["invite"]
    cy.sit(table)
    bo.go(invite)
    expect(bo.page.locator("#players .mine")).to_contain_text("Bo")
    theirs, watching = States(bo), States(cy)
    theirs.look("not my turn")
    watching.look("watching")
    ana.page.get_by_role("tab", name="Chat").click()
    ana.page.locator("#line").fill("Good luck!")
    ana.page.keyboard.press("Enter")
    expect(bo.page.locator("#tab-chat")).to_have_class("news")
    theirs.look("something was said")
    bo.page.get_by_role("tab", name="Chat").click()
    theirs.look("chat")
    assert states.found | theirs.found | watching.found == {}


def test_axe_when_an_undo_is_asked_for_and_on_return(visit: Visit) -> None:
    ana, table, states = seated(visit, seats=["me", "open"], start="full")
    bo = visit(name="Bo")
    bo.go(ana.api("GET", f"/api/tables/{table}/view")["invite"])
    bo.page.wait_for_selector("#table:not([hidden])")
    theirs = States(bo)
    rng = Random(5)
    ana.turn(rng)
    expect(bo.page.locator("#table.waiting")).to_be_visible()
    bo.click(TAKE)
    expect(bo.page.locator(TOKEN).first).to_be_visible()
    view = ana.api("GET", f"/api/tables/{table}/view")
    if view["undo"]["to"]:
        ana.api("POST", f"/api/tables/{table}/undo", {"to": max(view["undo"]["to"])})
        expect(bo.page.locator("#banner")).to_contain_text("Ana")
        theirs.look("an undo is asked for")
        states.look("an undo is waited for")
        bo.page.locator("#banner").get_by_role("button", name="No").click()
    ana.go("/")
    bo.turn(rng)
    ana.sit(table)
    expect(ana.page.locator("#banner")).to_contain_text("since you were last here")
    states.look("what happened meanwhile")
    assert "an undo is asked for" in theirs.seen
    assert states.found | theirs.found == {}


def test_axe_between_two_at_one_device(visit: Visit) -> None:
    ana = visit()
    table = ana.open("renature", {"players": 2}, ["me", "me"])
    ana.go(f"/t/{table}")
    expect(ana.page.locator("#cover")).to_be_visible()
    states = States(ana)
    states.look("hidden until the device is passed on")
    ana.page.locator("#uncover").click()
    expect(ana.page.locator("#table.waiting")).to_be_visible()
    states.look("shown")
    assert states.found == {}


def test_axe_on_pages_that_are_being_used(visit: Visit) -> None:
    ana = visit(name="Ana")
    states = States(ana)
    ana.open("harmonies", {"players": 2})
    ana.open("bower", {}, ["me", "open"])
    ana.go("/")
    expect(ana.page.locator("#yours li").first).to_be_visible()
    states.look("tables of mine")
    ana.go("/new/harmonies")
    ana.page.locator("#seat-1").select_option("me")
    ana.page.locator("#term-clock").select_option("bank")
    states.look("a new table with names and clocks")
    ana.go("/settings")
    ana.page.locator("#make").click()
    expect(ana.page.locator("#made")).to_be_visible()
    states.look("a link for another device")
    ana.go("/import")
    ana.page.locator("#record").fill("no record")
    press(ana, "Import")
    expect(ana.page.locator("#problem")).to_be_visible()
    states.look("what cannot be imported")
    assert states.found == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_in_a_first_game(visit: Visit, game: str) -> None:
    ana = visit()
    states = States(ana)
    ana.go(f"/learn/{game}")
    ana.page.click("#begin")
    ana.page.wait_for_selector("#boards .art svg")
    states.look("first step")
    rng = Random(1)
    for _ in range(200):
        if ana.page.locator("#onward").is_visible():
            break
        ana.step_by_mouse(rng)
    states.look("learnt")
    assert states.found == {}


def test_axe_on_a_phone(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    states = States(ana)
    ana.sit(ana.open("renature", {"players": 2}))
    ana.wait()
    states.look("a phone")
    ana.page.locator(".part .zoom").first.tap()
    expect(ana.page.locator(".part.near")).to_be_visible()
    states.look("nearer")
    ana.page.locator("#tabs button").last.tap()
    states.look("the next screen")
    assert states.found == {}
