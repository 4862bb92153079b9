"""The first page and the way from it to a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browser.visitor import Visitor
from playwright.sync_api import expect

import hedgerow
from hedgerow.table.bots import names

Visit = Callable[..., Visitor]
GAMES = ("bower", "earth", "harmonies", "renature")


def test_four_games_with_what_one_wants_to_know(visit: Visit) -> None:
    ana = visit()
    ana.go("/")
    ana.page.wait_for_load_state("networkidle")
    cards = ana.page.locator(".game")
    assert [card.get_attribute("data-game") for card in cards.all()] == list(GAMES)
    for card, name in zip(cards.all(), GAMES, strict=True):
        game = hedgerow.load(name)
        assert card.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth > 0)")
        said = card.inner_text()
        for fact in (game.players, game.minutes, game.designers):
            assert fact in said
        expect(card.get_by_role("button", name="Play now")).to_be_visible()
        expect(card.get_by_role("link", name="New table")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_one_click_and_one_plays(visit: Visit, game: str) -> None:
    ana = visit()
    ana.go("/")
    ana.page.locator(f'[data-play="{game}"]').click()
    ana.page.wait_for_selector("#table:not([hidden])")
    expect(ana.page.locator("#players li")).to_have_count(2)
    expect(ana.page.locator("#players")).to_contain_text("bot")
    ana.wait()
    ask = ana.page.locator("#ask").inner_text()
    assert ask
    assert ask.rstrip(".").count(". ") == 0, "one sentence"


@pytest.mark.parametrize("game", GAMES)
def test_my_board_is_large_and_all_of_mine_in_sight(visit: Visit, game: str) -> None:
    ana = visit()
    ana.sit(ana.open(game, {} if game == "bower" else {"players": 2}))
    ana.wait()
    ana.page.wait_for_timeout(200)
    sizes = {"other": 0.0, "mine": 0.0, "shared": 0.0}
    for part in ana.page.locator(".part").all():
        role, box = part.get_attribute("data-role") or "", part.locator(".art").bounding_box()
        assert box is not None
        sizes[role] = max(sizes.get(role, 0), box["width"] * box["height"])
        if role != "other":
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 1440
            assert box["y"] + box["height"] <= 900, f"{part.get_attribute('data-panel')} hangs over the edge of a desk's screen"
    board = max(sizes["mine"], sizes["shared"])
    assert board > 1440 * 900 / 10
    assert board > 4 * sizes["other"] > 0, "others at a glance"


def test_a_table_is_opened_with_options_in_plain_words(visit: Visit) -> None:
    ana = visit()
    ana.go("/new/harmonies")
    page = ana.page
    page.get_by_label("Players").select_option("3")
    page.locator("#seat-1").select_option(f"bot {names()[-1]}")
    page.locator("#seat-2").select_option("open")
    page.locator("#term-clock").select_option("bank")
    page.locator("#minutes").fill("7")
    page.locator("#term-spectators").select_option("off")
    said = page.locator("#options").inner_text()
    assert not any(raw in said for raw in ("_", "True", "False", "null"))
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector("#table:not([hidden])")
    view = ana.api("GET", f"/api/tables/{page.url.rpartition('/')[2]}/view")
    assert [seat["kind"] for seat in view["seats"]] == ["person", "bot", "open"]
    assert view["seats"][1]["bot"] == names()[-1]
    assert (view["clock"]["kind"], view["clock"]["seconds"]) == ("bank", 420)
    assert view["spectators"] == "off"
    assert view["status"] == "waiting"
    expect(page.locator("#players .clock").first).to_have_text("7:00")
