"""What a hand does at the table besides clicking: a ghost before a piece lies, turning, dragging, pointing; and what moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from browser.visitor import PHONE, PLACE, Visitor
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

GHOST = "() => document.querySelector('svg.ghost .pale')?.getAttribute('transform') ?? ''"
CELL = '.lit[data-ref^="cell:"]'


def at(visitor: Visitor, query: str, number: int = 0) -> tuple[float, float]:
    """Where a thing can be touched, when all has come to rest."""
    visitor.page.wait_for_timeout(600)
    place = visitor.page.evaluate(PLACE, [query, number])
    assert place is not None, query
    return place[0], place[1]


def harmonies(visit: Visit, **wishes: object) -> Visitor:
    """A table where three tokens have been taken and lie there to be placed."""
    ana = visit(**wishes)
    ana.sit(ana.open("harmonies", {"players": 2}))
    ana.wait()
    ana.click(".lit")
    expect(ana.page.locator('.lit[data-ref^="color:"]').first).to_be_visible()
    return ana


def domino_in_hand(visit: Visit, **wishes: object) -> tuple[Visitor, str, str]:
    """A table, a domino there, and a cell on which it can lie in more than one way."""
    ana = visit(**wishes)
    table = ana.open("renature", {"players": 2})
    ana.sit(table)
    ana.wait()
    refs = [move["refs"] for move in ana.api("GET", f"/api/tables/{table}/view")["moves"] if len(move["refs"]) == 3]
    ways = Counter((domino, cell) for domino, cell, _ in refs)
    domino, cell = next(both for both, count in ways.items() if count > 1)
    return ana, f'.lit[data-ref~="{domino}"]', f'.lit[data-ref~="{cell}"]'


def test_a_ghost_lies_where_the_piece_would(visit: Visit) -> None:
    ana = harmonies(visit)
    ana.click('.lit[data-ref^="color:"]')
    expect(ana.page.locator(CELL).first).to_be_visible()
    before = ana.look()["version"]
    x, y = at(ana, CELL, 2)
    ana.page.mouse.move(x, y)
    ana.page.wait_for_function(GHOST)
    box = ana.page.locator("svg.ghost .pale").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - x) < 30
    assert abs(box["y"] + box["height"] / 2 - y) < 30
    assert ana.look()["version"] == before


def test_a_domino_turns_by_key_and_wheel(visit: Visit) -> None:
    ana, domino, cell = domino_in_hand(visit)
    ana.click(domino)
    expect(ana.page.locator(CELL).first).to_be_visible()
    ana.page.mouse.move(*at(ana, cell))
    ana.page.wait_for_function(GHOST)
    lies = [ana.page.evaluate(GHOST)]
    ana.page.keyboard.press("r")
    lies.append(ana.page.evaluate(GHOST))
    ana.page.keyboard.press("Shift+R")
    assert ana.page.evaluate(GHOST) == lies[0] != lies[1]
    ana.page.mouse.wheel(0, 100)
    ana.page.wait_for_function(f"(before) => ({GHOST})() !== before", arg=lies[0])
    assert ana.page.evaluate(GHOST) == lies[1]
    assert ana.page.locator("svg.ghost > rect").count() == 2


def test_a_domino_turns_by_second_tap_and_button(visit: Visit) -> None:
    ana, domino, cell = domino_in_hand(visit, viewport={"width": 1024, "height": 768}, has_touch=True)
    ana.page.touchscreen.tap(*at(ana, domino))
    expect(ana.page.locator(CELL).first).to_be_visible()
    place = at(ana, cell)
    ana.page.touchscreen.tap(*place)
    ana.page.wait_for_function(GHOST)
    lies = [ana.page.evaluate(GHOST)]
    ana.page.touchscreen.tap(*place)
    ana.page.wait_for_function(f"(before) => ({GHOST})() !== before", arg=lies[0])
    lies.append(ana.page.evaluate(GHOST))
    ana.page.locator("#bar").get_by_role("button", name="Turn").tap()
    ana.page.wait_for_function(f"(before) => ({GHOST})() !== before", arg=lies[1])
    expect(ana.page.locator("#log li")).to_have_count(0)
    ana.page.locator("#bar").get_by_role("button", name="Place").tap()
    expect(ana.page.locator("#log li").first).to_be_visible()


def test_a_token_is_dragged_to_its_place(visit: Visit) -> None:
    ana = harmonies(visit)
    told = ana.page.locator("#log li").count()
    x, y = at(ana, '.lit[data-ref^="color:"]')
    mouse = ana.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 12, y + 12, steps=3)
    expect(ana.page.locator(CELL).first).to_be_visible()
    expect(ana.page.locator("html.dragging")).to_be_attached()
    mouse.move(*at(ana, CELL, 3), steps=4)
    mouse.up()
    expect(ana.page.locator("#log li")).to_have_count(told + 1)


def test_a_token_dropped_beside_the_board_is_still_in_the_hand(visit: Visit) -> None:
    ana = harmonies(visit)
    told = ana.page.locator("#log li").count()
    x, y = at(ana, '.lit[data-ref^="color:"]')
    ana.page.mouse.move(x, y)
    ana.page.mouse.down()
    ana.page.mouse.move(x + 12, y + 12, steps=3)
    ana.page.mouse.move(700, 5, steps=3)
    ana.page.mouse.up()
    expect(ana.page.locator(CELL).first).to_be_visible()
    assert ana.page.locator("#log li").count() == told


def test_a_line_of_the_log_shows_what_it_speaks_of(visit: Visit) -> None:
    ana = harmonies(visit)
    spoken = ana.page.locator(".halo.on-spoken")
    assert spoken.count() == 0
    ana.page.locator("#log li").first.hover()
    expect(spoken.first).to_be_attached()
    ana.page.mouse.move(2, 2)
    expect(spoken).to_have_count(0)


def test_the_first_tap_on_a_phone_comes_nearer(visit: Visit) -> None:
    ana, domino, cell = domino_in_hand(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    ana.page.locator("#tabs button", has_text="Your hand").tap()
    ana.page.touchscreen.tap(*at(ana, domino))
    expect(ana.page.locator(CELL).first).to_be_attached()
    ana.page.touchscreen.tap(*at(ana, cell))
    expect(ana.page.locator(".part.near")).to_have_count(1)
    place = ana.page.locator("#bar").get_by_role("button", name="Place")
    assert place.count() == 0
    ana.page.touchscreen.tap(*at(ana, cell))
    expect(place).to_be_visible()
    expect(ana.page.locator("#log li")).to_have_count(0)


def test_a_notification_when_it_is_my_turn_if_one_wishes(visit: Visit) -> None:
    ana, bo = visit(name="Ana"), visit(name="Bo")
    ana.context.add_init_script(
        "window.notes = []; window.Notification = class { static permission = 'granted';"
        " static async requestPermission() { return 'granted'; } constructor(title, more) { notes.push([title, more.body]); } };"
    )
    for visitor in (ana, bo):
        visitor.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => Boolean(window.away) });")
    table = ana.open("harmonies", {"players": 2}, ["open", "me"], start="full")
    invite = ana.api("GET", f"/api/tables/{table}/view")["invite"]
    rng = Random(6)
    for wished in (False, True):
        if wished:
            ana.go("/settings")
            ana.page.get_by_label("Tell me when it is my turn").check()
            expect(ana.page.locator("#saved")).to_have_text("Saved.")
        ana.sit(table)
        bo.go(invite)
        bo.page.wait_for_selector("#table:not([hidden])")
        ana.page.evaluate("window.away = true")
        bo.turn(rng)
        expect(ana.page.locator("#table.waiting")).to_be_visible()
        notes = ana.page.evaluate("notes")
        assert len(notes) == wished
        if not wished:
            ana.turn(rng)
            expect(bo.page.locator("#table.waiting")).to_be_visible()
    assert "Harmonies" in notes[0][0]
    assert notes[0][1]


def test_the_records_of_all_games_are_given(visit: Visit) -> None:
    ana = visit()
    table = ana.open("bower", seats=["me", "me"])
    for count in range(200):
        turn = ana.api("GET", f"/api/tables/{table}/turn")
        if turn["status"] == "over":
            break
        move = {"version": turn["version"], "key": f"all-games-{count:04}", "code": turn["moves"][0]["code"]}
        ana.api("POST", f"/api/tables/{table}/moves", move)
    ana.go("/settings")
    with ana.page.expect_download() as download:
        ana.page.locator("#games").click()
    lines = download.value.path().read_text().splitlines()
    assert len(lines) == 1
    assert '"bower"' in lines[0]


def test_it_can_be_installed_as_an_app(visit: Visit) -> None:
    ana = visit()
    ana.go("/")
    ana.page.wait_for_load_state("networkidle")
    browser = ana.context.new_cdp_session(ana.page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith(".webmanifest")
    errors = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []
