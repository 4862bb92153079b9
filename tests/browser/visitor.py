"""Somebody at a browser: opens tables, looks, clicks and types as people do, and notes whatever goes wrong."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 740}

# What can be done now, as a person would see it: things lit on the board, moves on buttons, and a menu if one is open.
LOOK = """() => {
  const shown = (e) => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; };
  const table = document.getElementById("table");
  const pick = (query) => [...document.querySelectorAll(query)].filter(shown);
  return {
    over: table?.dataset.status === "over",
    lit: pick(".lit").map((e) => e.dataset.ref),
    bar: pick("#bar .move").map((e) => e.textContent),
    menu: document.getElementById("menu").hidden ? [] : pick("#menu button").map((e) => e.textContent),
    dialog: document.getElementById("dialog").open,
    version: table?.dataset.version,
    focus: document.activeElement?.closest(".lit, #bar button, #menu button") ? "here"
      : document.activeElement === document.body ? "lost" : "elsewhere",
  };
}"""

# Looks again and again, in the browser itself, until something can be done, or until it looks otherwise than before.
WATCH = """([before, patience]) => new Promise((done) => {
  const started = performance.now();
  const look = () => {
    const seen = (LOOK)();
    const news = before ? JSON.stringify(seen) !== JSON.stringify(before)
      : seen.dialog || seen.over || seen.lit.length || seen.bar.length || seen.menu.length;
    if (news || performance.now() - started > patience) done([Boolean(news), seen]);
    else setTimeout(look, 10);
  };
  look();
})""".replace("LOOK", LOOK)

# A point of the n-th thing that nothing else covers, after bringing it into view.
PLACE = """([query, n]) => {
  const all = [...document.querySelectorAll(query)].filter((e) => e.getBoundingClientRect().width > 0);
  const e = all[n];
  if (!e) return null;
  e.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const b = e.getBoundingClientRect();
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const x of [0.5, 0.3, 0.7, 0.15, 0.85]) {
    const point = [b.left + b.width * x, b.top + b.height * y];
    if (e.contains(document.elementFromPoint(...point))) return point;
  }
  return null;
}"""


class Visitor:
    def __init__(self, browser: Browser, address: str, *, viewport: dict[str, int] = DESK, name: str = "", **wishes: Any) -> None:
        self.address = address
        self.context = browser.new_context(viewport=viewport, locale=wishes.pop("locale", "en-GB"), base_url=address, **wishes)
        self.page: Page = self.context.new_page()
        self.troubles: list[str] = []
        self.entered = False  # has gone to the board by keys
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("request", self.asked)
        self.races = False  # others act at the same time: a move may be refused because something has happened, and is asked for anew
        self.expected = 0  # console errors a test brings about on purpose are let pass while this is above 0
        if name:
            self.api("PUT", "/api/me", {"name": name})

    def heard(self, message: ConsoleMessage) -> None:
        where = message.location.get("url", "")
        if self.races and "409 (Conflict)" in message.text and where.endswith("/moves"):
            return
        if message.type == "error" and not self.expected:
            self.troubles.append(f"console: {message.text} {where}")

    def asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.troubles.append(f"a request to another place: {request.url}")

    def leave(self) -> None:
        self.context.close()

    # ------------------------------------------------------------------ without the page

    def api(self, method: str, path: str, data: Any = None) -> Any:
        """Asks the server as this person's browser would."""
        if not any(cookie["name"] == "hedgerow" for cookie in self.context.cookies()):
            self.context.request.get("/")
        answer = self.context.request.fetch(path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, game: str, options: dict[str, Any] | None = None, seats: list[str] | None = None, **terms: Any) -> str:
        """Opens a table; `seats` like ["me", "random", "open"]."""
        said = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "bot": kind} for kind in seats or ["me", "random"]]
        body = {"game": game, "options": options or {}, "seats": said, "spectators": "open", **terms}
        return str(self.api("POST", "/api/tables", body)["id"])

    # ------------------------------------------------------------------ at the page

    def go(self, path: str) -> None:
        self.page.goto(path)

    def sit(self, table: str) -> None:
        """Opens the page of a table and waits until it is to be seen."""
        self.go(f"/t/{table}")
        self.page.wait_for_selector("#table:not([hidden])")

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(LOOK)
        return found

    def watch(self, before: dict[str, Any] | None, patience: float) -> tuple[bool, dict[str, Any]]:
        came, seen = self.page.evaluate(WATCH, [before, patience * 1000])
        return came, seen

    def wait(self, patience: float = 20.0) -> dict[str, Any]:
        """Until there is something to do, or the game is over."""
        while True:
            came, seen = self.watch(None, patience)
            assert came, f"nothing can be done on the page: {self.page.locator('#ask').inner_text()}"
            if not seen["dialog"]:
                return seen
            self.page.keyboard.press("Escape")  # what we clicked had gone, and what lay there was explained to us

    def changed(self, before: dict[str, Any]) -> bool:
        """Waits a moment for what was done to show."""
        return self.watch(before, 0.6)[0]

    def click(self, query: str, number: int = 0) -> None:
        place = self.page.evaluate(PLACE, [query, number])
        if place is not None:  # it may have gone while we looked for it
            self.page.mouse.click(*place)

    def step_by_mouse(self, rng: Random) -> bool:
        """One click on something that can be clicked; False when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        if seen["menu"]:
            self.click("#menu button", rng.randrange(len(seen["menu"])))
        else:
            n = rng.randrange(len(seen["lit"]) + len(seen["bar"]))
            if n < len(seen["lit"]):
                self.click(".lit", n)
            else:
                self.click("#bar .move", n - len(seen["lit"]))
        self.changed(seen)
        return True

    def step_by_keys(self, rng: Random) -> bool:
        """A few keys on what can be chosen; False when the game is over."""
        seen = self.wait()
        if seen["over"]:
            return False
        keys = self.page.keyboard
        assert not self.entered or seen["focus"] != "lost", "who plays by keys keeps his place"
        self.entered = True
        if seen["focus"] != "here":
            keys.press("b")
        if seen["menu"]:
            for _ in range(rng.randrange(len(seen["menu"]))):
                keys.press("ArrowDown")
        elif seen["lit"] and seen["bar"] and rng.random() < 0.4:
            keys.press("Tab")
            for _ in range(rng.randrange(len(seen["bar"]))):
                keys.press("Tab")
        else:
            for _ in range(rng.randrange(4)):
                keys.press(rng.choice(("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")))
        if rng.random() < 0.2:
            keys.press("r")
        keys.press("Enter")
        self.changed(seen)
        return True

    def turn(self, rng: Random) -> None:
        """Plays until somebody else is to move."""
        while self.page.locator("#table.waiting").count():
            self.step_by_mouse(rng)
            self.page.wait_for_function("() => document.querySelector('.lit, #bar .move') || !document.querySelector('#table.waiting')")
