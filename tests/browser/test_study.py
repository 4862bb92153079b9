"""Taking back, looking back, branching off, hints, records out and in."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]


def sitting(visit: Visit, game: str = "harmonies", clicks: int = 14) -> tuple[Visitor, str]:
    ana = visit(name="Ana")
    table = ana.open(game, {"players": 2} if game != "bower" else {})
    ana.sit(table)
    rng = Random(7)
    for _ in range(clicks):
        ana.step_by_mouse(rng)
    ana.wait()
    return ana, table


def moments(visitor: Visitor) -> tuple[int, int]:
    at, _, last = visitor.page.locator("#timeline output").inner_text().partition("/")
    return int(at), int(last)


def test_a_move_is_taken_back(visit: Visit) -> None:
    ana = visit()
    table = ana.open("harmonies", {"players": 2})
    ana.sit(table)
    first = ana.wait()
    ana.click(".lit")
    expect(ana.page.locator("#log li")).to_have_count(1)
    ana.page.get_by_role("button", name="Undo").click()
    expect(ana.page.locator("#log li")).to_have_count(0)
    assert ana.wait()["lit"] == first["lit"]


def test_a_half_made_choice_can_be_dropped(visit: Visit) -> None:
    ana = visit()
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.click(".lit")
    expect(ana.page.locator('.lit[data-ref^="color:"]').first).to_be_visible()
    tokens = ana.wait()
    ana.click('.lit[data-ref^="color:"]')
    expect(ana.page.locator('.lit[data-ref^="cell:"]').first).to_be_visible()
    ana.page.keyboard.press("Escape")
    assert ana.wait()["lit"] == tokens["lit"]
    ana.click('.lit[data-ref^="color:"]')
    ana.page.locator("#bar").get_by_role("button", name="Back").click()
    assert ana.wait()["lit"] == tokens["lit"]
    assert ana.wait()["version"] == tokens["version"]


def test_asked_before_each_move_if_one_wishes(visit: Visit) -> None:
    ana = visit()
    ana.go("/settings")
    ana.page.get_by_label("Ask before each move is made").check()
    expect(ana.page.locator("#saved")).to_have_text("Saved.")
    table = ana.open("harmonies", {"players": 2})
    ana.sit(table)
    ana.wait()
    ana.click(".lit")
    confirm = ana.page.locator("#bar").get_by_role("button", name="Confirm")
    expect(confirm).to_be_visible()
    expect(ana.page.locator("#log li")).to_have_count(0)
    confirm.click()
    expect(ana.page.locator("#log li")).to_have_count(1)


def test_a_game_is_looked_at_step_by_step(visit: Visit) -> None:
    ana, table = sitting(visit)
    _, last = moments(ana)
    page = ana.page
    page.get_by_role("button", name="One move back").click()
    expect(page.locator("#timeline output")).to_have_text(f"{last - 1}/{last}")
    assert f"at={last - 1}" in page.url
    assert ana.look()["lit"] == []
    page.get_by_role("button", name="To the beginning").click()
    expect(page.locator("#timeline output")).to_have_text(f"0/{last}")
    page.get_by_role("button", name="One turn on").click()
    page.wait_for_function("() => !/^0\\//.test(document.querySelector('#timeline output').textContent)")
    at = moments(ana)[0]
    seats = [int(seat or 0) for seat in page.locator("#log li").evaluate_all("rows => rows.map((row) => row.dataset.seat)")]
    assert seats[at] != seats[at - 1]
    page.locator("#log li button").first.click()
    expect(page.locator("#timeline output")).to_have_text(f"1/{last}")
    ana.go(f"/t/{table}?at=2")
    expect(page.locator("#timeline output")).to_have_text(f"2/{last}")
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator("#table.waiting")).to_be_visible()


def test_a_moment_has_a_link(visit: Visit) -> None:
    ana, table = sitting(visit)
    _, last = moments(ana)
    at = last - 1
    ana.page.get_by_role("button", name="One move back").click()
    expect(ana.page.locator("#timeline output")).to_have_text(f"{at}/{last}")
    ana.page.get_by_role("tab", name="Study").click()
    ana.page.get_by_role("button", name="Link to this moment").click()
    link = ana.page.locator("#dialog input").input_value()
    bo = visit()
    bo.go(link)
    bo.page.wait_for_selector("#table:not([hidden])")
    assert bo.page.url.endswith(f"/t/{table}?at={at}")
    assert moments(bo)[0] == at


def test_it_plays_by_itself(visit: Visit) -> None:
    ana, _ = sitting(visit, clicks=8)
    ana.page.get_by_role("button", name="To the beginning").click()
    expect(ana.page.locator("#timeline output")).to_have_text(re.compile(r"^0/"))
    ana.page.get_by_role("button", name="Play", exact=True).click()
    expect(ana.page.locator("#timeline output")).to_have_text(re.compile(r"^2/"), timeout=10_000)
    ana.page.get_by_role("button", name="Pause").click()


def test_a_branch_goes_on_from_a_moment(visit: Visit) -> None:
    ana, table = sitting(visit)
    ana.page.get_by_role("button", name="One turn back").click()
    ana.page.get_by_role("tab", name="Study").click()
    ana.page.get_by_role("button", name="Branch from here").click()
    ana.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    ana.page.wait_for_selector("#table:not([hidden])")
    ana.step_by_mouse(Random(8))
    ana.sit(table)
    assert ana.page.locator("#table").get_attribute("data-status") == "playing"


def test_a_branch_is_played_alone_in_everybodys_place(visit: Visit) -> None:
    ana, table = sitting(visit)
    ana.page.get_by_role("button", name="One turn back").click()
    ana.page.get_by_role("tab", name="Study").click()
    ana.page.get_by_role("button", name="Branch, playing every seat").click()
    ana.page.wait_for_url(re.compile(rf"/t/(?!{re.escape(table)})"))
    ana.page.wait_for_selector("#table:not([hidden])")
    expect(ana.page.locator("#players .mine")).to_have_count(2)
    rng = Random(8)
    seats = set()
    for _ in range(40):
        ana.step_by_mouse(rng)
        seats = set(ana.page.locator("#log li").evaluate_all("rows => rows.map((row) => row.dataset.seat)"))
        if len(seats) == 2:
            break
    assert seats == {"0", "1"}
    assert ana.page.locator("#cover").is_hidden(), "nothing is to be hidden from oneself"


def test_score_curves_lead_to_moments(visit: Visit) -> None:
    ana, _ = sitting(visit, clicks=20)
    ana.page.get_by_role("tab", name="Study").click()
    curves = ana.page.locator(".curves > svg")
    expect(curves).to_be_visible()
    box = curves.bounding_box()
    assert box is not None
    ana.page.mouse.click(box["x"] + box["width"] * 0.3, box["y"] + box["height"] / 2)
    expect(ana.page.locator("#banner")).to_contain_text("earlier moment")
    at, last = moments(ana)
    assert 0 < at < last


@pytest.mark.parametrize("level", ["legal", "score", "bot"])
def test_hints_in_rising_strength(visit: Visit, level: str) -> None:
    ana, _ = sitting(visit, clicks=0)
    ana.page.get_by_role("tab", name="Study").click()
    ana.page.locator(f"#hint-{level}").click()
    tips = ana.page.locator(".hints li button")
    expect(tips.first).to_be_visible(timeout=30_000)
    assert tips.count() >= 2
    assert bool(ana.page.locator(".hints strong").count()) == (level != "legal")


@pytest.mark.parametrize("game", ["bower", "earth", "harmonies", "renature"])
def test_a_hint_says_why_in_words(visit: Visit, game: str) -> None:
    ana = visit(locale="pl-PL")
    table = ana.open(game, {} if game == "bower" else {"players": 2})
    ana.sit(table)
    ana.wait()
    hints = ana.api("GET", f"/api/tables/{table}/hints?level=bot&lang=pl")
    titles = {part["title"] for hint in hints for part in hint["parts"]}
    assert titles
    ana.page.locator("#tab-study").click()
    ana.page.locator("#hint-bot").click()
    why = ana.page.locator(".hints li p")
    expect(why.first).to_be_visible(timeout=30_000)
    said = {re.sub(r" [+−][\d,]+$", "", reason) for line in why.all_inner_texts() for reason in line.split(" · ")}
    assert said <= titles


def test_no_hints_at_a_rated_table(visit: Visit) -> None:
    ana = visit()
    table = ana.open("harmonies", {"players": 2}, rated=True)
    ana.sit(table)
    ana.page.get_by_role("tab", name="Study").click()
    expect(ana.page.locator("#study")).to_contain_text("no hints")
    assert ana.page.locator("#hint-bot").count() == 0


def test_a_record_goes_out_and_comes_in(visit: Visit, tmp_path: Path) -> None:
    ana = visit()
    table = ana.open("bower")
    ana.sit(table)
    rng = Random(9)
    while ana.step_by_mouse(rng):
        pass
    ana.page.get_by_role("tab", name="Study").click()
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Export").click()
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "bower"
    kept = tmp_path / "game.json"
    kept.write_text(json.dumps(record))
    ana.go("/import")
    ana.page.set_input_files("#file", kept)
    ana.page.wait_for_function("document.getElementById('record').value.length > 100")
    ana.page.get_by_role("button", name="Import").click()
    ana.page.wait_for_url(re.compile(r"/t/"))
    ana.page.wait_for_selector("#table:not([hidden])")
    assert [int(text) for text in ana.page.locator("#players .score").all_inner_texts()] == record["result"]["scores"]
