"""What people do besides playing: click twice, hold a key, reload, go back, open a second window, sit in a slow train."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from browser.visitor import DESK, PHONE, Visitor
from playwright.sync_api import Route, expect

Visit = Callable[..., Visitor]
TAKE = '.lit[data-ref^="space:"]'
TOKEN = '.lit[data-ref^="color:"]'
CELL = '.lit[data-ref^="cell:"]'


def seated(visit: Visit, **wishes: Any) -> tuple[Visitor, str]:
    ana = visit(**wishes)
    table = ana.open("harmonies", {"players": 2})
    ana.sit(table)
    ana.wait()
    return ana, table


def made(visitor: Visitor, table: str) -> int:
    return int(visitor.api("GET", f"/api/tables/{table}/turn")["moves_count"])


def test_a_double_click_is_one_move(visit: Visit) -> None:
    ana, table = seated(visit)
    ana.page.locator(TAKE).first.dblclick()
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    ana.page.wait_for_timeout(300)
    assert made(ana, table) == 1
    assert not ana.look()["dialog"]
    undo = ana.page.locator("#undo")
    undo.dblclick()
    expect(ana.page.locator("#log li")).to_have_count(0)
    assert made(ana, table) == 0


def test_a_key_held_down_is_one_move(visit: Visit) -> None:
    ana, table = seated(visit)
    ana.page.keyboard.press("b")
    for _ in range(12):
        ana.page.keyboard.down("Enter")  # again and again without being let go, as a keyboard repeats
        ana.page.wait_for_timeout(20)
    ana.page.keyboard.up("Enter")
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    assert made(ana, table) == 1


def test_a_slow_network_makes_each_move_once_and_says_it_is_under_way(visit: Visit) -> None:
    ana, table = seated(visit)

    def slowly(route: Route) -> None:
        ana.page.wait_for_timeout(2500)
        route.continue_()

    ana.page.route("**/moves", slowly)
    ana.click(TAKE)
    expect(ana.page.locator("#table[aria-busy]")).to_be_visible()
    assert ana.look()["lit"] == [], "one move at a time"
    expect(ana.page.locator(TOKEN).first).to_be_visible(timeout=10_000)
    assert made(ana, table) == 1
    assert ana.page.locator("#table[aria-busy]").count() == 0


def test_an_answer_that_is_lost_makes_no_second_move(visit: Visit) -> None:
    """The server has stored the move, but the network broke before it said so: the page asks again, with the same key."""
    ana, table = seated(visit)
    ana.expected = 1
    lost = []

    def lose(route: Route) -> None:
        if not lost:
            lost.append(route.fetch().status)
            route.abort()
        else:
            route.continue_()

    ana.page.route("**/moves", lose)
    ana.click(TAKE)
    expect(ana.page.locator(TOKEN).first).to_be_visible(timeout=10_000)
    assert lost == [200]
    assert made(ana, table) == 1


def test_two_windows_of_one_seat(visit: Visit) -> None:
    """What is done in one is seen in the other; what was half chosen there is dropped, and nothing is done twice."""
    ana, table = seated(visit)
    other = ana.context.new_page()
    troubles: list[str] = []
    other.on("pageerror", lambda error: troubles.append(str(error)))
    other.goto(f"/t/{table}")
    expect(other.locator(TAKE).first).to_be_visible()
    ana.click(TAKE)
    expect(other.locator(TOKEN).first).to_be_visible()
    ana.click(TOKEN)
    expect(ana.page.locator(CELL).first).to_be_visible()
    other.locator("#undo").click()
    expect(ana.page.locator(TAKE).first).to_be_visible()
    assert ana.page.locator(CELL).count() == 0
    other.close()
    assert troubles == []


def test_the_same_move_in_two_windows_is_made_once(visit: Visit) -> None:
    ana, table = seated(visit)
    other = ana.context.new_page()
    other.goto(f"/t/{table}")
    expect(other.locator(TAKE).first).to_be_visible()
    other.route("**/stream", lambda route: route.abort())
    other.route("**/view*", lambda route: route.abort())  # it does not hear of what happens in the first
    ana.click(TAKE)
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    other.unroute("**/view*")
    ana.expected = 1
    other.locator(TAKE).first.click(force=True)
    expect(other.locator(TOKEN).first).to_be_visible()
    assert made(ana, table) == 1
    other.close()


def test_reloaded_in_the_middle_of_a_choice(visit: Visit) -> None:
    ana, table = seated(visit)
    ana.click(TAKE)
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    tokens = ana.wait()["lit"]
    ana.click(TOKEN)
    expect(ana.page.locator(CELL).first).to_be_visible()
    ana.page.reload()
    ana.page.wait_for_selector("#table:not([hidden])")
    assert ana.wait()["lit"] == tokens
    assert made(ana, table) == 1
    assert ana.page.locator("#banner").is_hidden()


def test_away_and_back_again(visit: Visit) -> None:
    ana, table = seated(visit)
    ana.click(TAKE)
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    ana.page.locator(".top .home").click()
    ana.page.wait_for_selector("#yours:not([hidden])")
    ana.page.go_back()
    ana.page.wait_for_selector("#table:not([hidden])")
    expect(ana.page.locator(TOKEN).first).to_be_visible()
    ana.click(TOKEN)
    ana.click(CELL)
    expect(ana.page.locator("#log li")).to_have_count(2)
    ana.page.go_back()
    ana.page.wait_for_timeout(200)
    assert made(ana, table) == 2


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", ["W" * 40, "Ganz langer Name aus vielen Wörtern, ja", "<b>&amp;\"'`x"])
def test_long_and_strange_names(visit: Visit, viewport: dict[str, int], name: str) -> None:
    ana = visit(name=name, viewport=viewport)
    bo = visit(name=name[::-1])
    table = ana.open("harmonies", {"players": 2}, ["me", "open"], spectators="open", start="full")
    bo.go(ana.api("GET", f"/api/tables/{table}/view")["invite"])
    bo.page.wait_for_selector("#table:not([hidden])")
    ana.sit(table)
    expect(ana.page.locator("#players")).to_contain_text(name)
    ana.click(TAKE)
    expect(ana.page.locator("#log")).to_contain_text(name)
    assert ana.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    for box in ana.page.locator("#players li").all():
        place = box.bounding_box()
        assert place is not None
        assert place["x"] + place["width"] <= viewport["width"]
    score = ana.page.locator("#players .score").first.bounding_box()
    assert score is not None
    assert score["width"] >= 43.5


def test_keys_of_another_alphabet(visit: Visit) -> None:
    """U stands where г does on a Ukrainian keyboard."""
    ana, _ = seated(visit)
    ana.click(TAKE)
    expect(ana.page.locator("#log li")).to_have_count(1)
    ana.page.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'г', code: 'KeyU', bubbles: true }))")
    expect(ana.page.locator("#log li")).to_have_count(0)


def test_a_long_game_is_told_from_its_beginning(visit: Visit) -> None:
    """A view tells the last hundred moves; the page has them all, and turns can be walked from the first."""
    ana = visit()
    table = ana.open("earth", {"players": 2, "mode": "easy"})
    rng = Random(8)
    for number in range(180):
        turn = ana.api("GET", f"/api/tables/{table}/turn")
        while not turn["moves"]:
            ana.page.wait_for_timeout(10)
            turn = ana.api("GET", f"/api/tables/{table}/turn")
        if turn["moves_count"] > 140:
            break
        move = {"version": turn["version"], "key": f"long-{number:06}", "code": rng.choice(turn["moves"])["code"]}
        ana.context.request.post(f"/api/tables/{table}/moves", data=move)  # refused where the bot was faster
    ana.sit(table)
    count = made(ana, table)
    assert count > 110
    expect(ana.page.locator("#log li")).to_have_count(count)
    ana.page.locator("#time-first").click()
    expect(ana.page.locator("#timeline output")).to_have_text(f"0/{count}")
    ana.page.locator("#time-turn-on").click()
    ana.page.wait_for_function("() => !/^0\\//.test(document.querySelector('#timeline output').textContent)")
    at = int(ana.page.locator("#timeline output").inner_text().split("/")[0])
    assert 0 < at < 60
