"""What axe has to say of a page, state by state."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from browser.visitor import Visitor

# Colours change over at once, or axe would find them half way.
AT_ONCE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { transition: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""
VIOLATIONS = """async (options) => (await axe.run(document, options)).violations
  .map((one) => `${one.id}: ${one.nodes[0].html.slice(0, 160)} (${one.nodes.length})`)"""
SCHEME = "scheme => matchMedia(`(prefers-color-scheme: ${scheme})`).matches"


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
        page.evaluate(AT_ONCE)
        self.seen.append(state)
        found = faults(self.visitor)
        self.scheme("dark")
        found += [f"dark {one}" for one in faults(self.visitor, {"runOnly": ["color-contrast"]})]
        self.scheme("light")
        if found:
            self.found[state] = found

    def scheme(self, name: Literal["dark", "light"]) -> None:
        self.visitor.page.emulate_media(color_scheme=name)
        self.visitor.page.wait_for_function(SCHEME, arg=name)


def faults(visitor: Visitor, more: dict[str, Any] | None = None) -> list[str]:
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(Axe().axe_script)
    found: list[str] = visitor.page.evaluate(VIOLATIONS, {"resultTypes": ["violations"], "preload": False} | (more or {}))
    return found
