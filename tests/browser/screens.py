"""Takes the pictures of all pages that lie in docs/screens/: `make screens`."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from browser.serving import browsing, serving
from browser.visitor import DESK, Visitor
from playwright.sync_api import Browser

HERE = Path(__file__).parents[2] / "docs" / "screens"
HAND = {"width": 390, "height": 844}
GAMES = {"bower": ({}, 24), "earth": ({"players": 3}, 130), "harmonies": ({"players": 2}, 32), "renature": ({"players": 3}, 26)}
PAGES = {"home": "/", "new": "/new/harmonies", "learn": "/learn/harmonies", "about": "/about", "settings": "/settings", "import": "/import"}


def keep(visitor: Visitor, name: str) -> None:
    visitor.page.wait_for_timeout(700)  # until nothing moves any more
    visitor.page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=82, scale="css")


def played(browser: Browser, base: str, game: str) -> tuple[Visitor, str]:
    """A table in the middle of a game."""
    options, moves = GAMES[game]
    ana = Visitor(browser, base, name="Ana")
    table = ana.open(game, options, ["me", *(["sapling"] * (options.get("players", 2) - 1))])
    rng = Random(5)
    for count in range(moves):
        turn = ana.api("GET", f"/api/tables/{table}/turn")
        while not turn["moves"] and turn["status"] == "playing":
            ana.page.wait_for_timeout(20)
            turn = ana.api("GET", f"/api/tables/{table}/turn")
        if turn["status"] != "playing":
            break
        made = {"version": turn["version"], "key": f"screens-{count:06}", "code": rng.choice(turn["moves"])["code"]}
        ana.context.request.post(f"/api/tables/{table}/moves", data=made)  # refused where a bot was faster
    return ana, table


def main() -> None:
    HERE.mkdir(exist_ok=True)
    wanted = sys.argv[1:] or [*GAMES, "pages"]
    with TemporaryDirectory() as folder, serving(Path(folder)) as base, browsing() as browser:
        for game in (name for name in GAMES if name in wanted):
            ana, table = played(browser, base, game)
            ana.sit(table)
            ana.wait()
            keep(ana, game)
            state = ana.context.storage_state()
            for suffix, wishes in (("phone", {"viewport": HAND, "has_touch": True, "is_mobile": True}), ("dark", {"color_scheme": "dark"})):
                other = Visitor(browser, base, storage_state=state, **wishes)
                other.sit(table)
                other.wait()
                keep(other, f"{game}-{suffix}")
                other.leave()
            ana.leave()
        for kind, viewport in (("", DESK), ("-phone", HAND)):
            guest = Visitor(browser, base, viewport=viewport)
            for name, path in PAGES.items() if "pages" in wanted else ():
                guest.go(path)
                guest.page.wait_for_load_state("networkidle")
                keep(guest, name + kind)
            guest.leave()


if __name__ == "__main__":
    main()
