"""What the tests of the pages share: a server, a browser, and people who come with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.serving import browsing, serving
from browser.visitor import Visitor
from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    with serving(tmp_path_factory.mktemp("table")) as base:
        yield base


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with browsing() as browser:
        yield browser


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Callable[..., Visitor]]:
    """Somebody who comes with a browser of his own; at the end nobody may have met an error."""
    visitors: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        visitors.append(Visitor(chromium, address, **wishes))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
