"""A server of one's own and a real browser for the tests of the pages.

The server runs as it does for people, in a process of its own, with a fresh database; only the limits on how often somebody may
ask are off, as these tests play faster than people.  The browser is the system's Chromium.
"""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser.visitor import Visitor
from playwright.sync_api import Browser, sync_playwright

SERVE = """
import asyncio, sys
from hedgerow.table.serve import run
from hedgerow.table.settings import Settings
asyncio.run(run(Settings(database=sys.argv[1], port=int(sys.argv[2]), limits=False)))
"""
QUIET = [
    "--no-sandbox", "--disable-background-networking", "--disable-component-update", "--disable-default-apps", "--disable-sync",
    "--no-first-run", "--mute-audio", "--disable-dev-shm-usage",
]  # fmt: skip


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server answers."""
    from hedgerow.table.serve import free_port

    port = free_port("127.0.0.1")
    folder = tmp_path_factory.mktemp("table")
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(folder / "table.db"), str(port)], stdout=log, stderr=log)
        base = f"http://127.0.0.1:{port}"
        try:
            wait_for(base + "/healthz", server, folder / "log")
            yield base
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


def wait_for(url: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        assert server.poll() is None, log.read_text()
        try:
            with urllib.request.urlopen(url):
                return
        except OSError:
            time.sleep(0.1)
    raise AssertionError(f"the server does not answer: {log.read_text()[-2000:]}")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = next((found for name in ("chromium", "google-chrome", "chromium-browser") if (found := shutil.which(name))), None)
    assert path is not None, "the tests of the pages need Chromium; `make system` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


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
