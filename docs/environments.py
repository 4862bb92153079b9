"""Writes the page of the environments."""

from __future__ import annotations

from pathlib import Path

from hedgerow.lab.environments.page import page

(Path(__file__).parent / "environments.md").write_text(page(), "utf-8")
