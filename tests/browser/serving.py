"""A server in a process of its own and the system's Chromium, for tests and for the pictures of the pages."""

from __future__ import annotations

import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from hedgerow.table.serve import free_port

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


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """Serves as it does for people, with a fresh database; only the limits on how often somebody may ask are off."""
    port = free_port("127.0.0.1")
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(folder / "table.db"), str(port)], stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz", server, folder / "log")
            yield f"http://127.0.0.1:{port}"
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


@contextmanager
def browsing() -> Iterator[Browser]:
    path = next((found for name in ("chromium", "google-chrome", "chromium-browser") if (found := shutil.which(name))), None)
    assert path is not None, "the pages need Chromium to be looked at; `make system` installs it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()
