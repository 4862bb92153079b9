"""What axe has to say of a page, state by state."""

from __future__ import annotations

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from browser.visitor import Visitor

# Colours have changed over.
CALM = """() => new Promise((done) => requestAnimationFrame(() =>
  requestAnimationFrame(() => done(document.getAnimations().every((one) => !(one instanceof CSSTransition))))))"""


class States:
    """What axe finds, state by state.  In the dark only colours are other ones."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.seen: list[str] = []
        self.found: dict[str, list[str]] = {}

    def look(self, state: str) -> None:
        page = self.visitor.page
        self.visitor.expected += 1  # axe's own style sheets are refused, and the console says so
        page.wait_for_function("() => !document.querySelector('.moving')")
        page.wait_for_function(CALM)
        self.seen.append(state)
        found = faults(self.visitor)
        page.emulate_media(color_scheme="dark")
        page.wait_for_function(CALM)
        found += [f"dark {one}" for one in faults(self.visitor, {"runOnly": ["color-contrast"]})]
        page.emulate_media(color_scheme="light")
        page.wait_for_function(CALM)
        if found:
            self.found[state] = found


def faults(visitor: Visitor, more: dict[str, Any] | None = None) -> list[str]:
    options = {"resultTypes": ["violations"], "preload": False} | (more or {})
    found = Axe().run(visitor.page, options=options).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})" for one in found]
