"""Servers killed without a word while games are played: nothing acknowledged is lost, nothing is made twice, every game loads.

A handful of kills here; `make soak` kills a hundred times on each database, and its results stand in tests/soak.json."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from postgres import Cluster
from soaking import RESULTS, kills

pytestmark = pytest.mark.anyio


async def test_killed_on_sqlite(tmp_path: Path) -> None:
    found = await kills(str(tmp_path / "games.db"), tmp_path / "log", times=3, servers=1, players=3, seed=7)
    assert found["acknowledged"] >= 40


async def test_killed_on_postgresql_one_of_two(tmp_path: Path, cluster: Cluster) -> None:
    found = await kills(cluster.database(), tmp_path / "log", times=3, servers=2, players=3, seed=8)
    assert found["acknowledged"] >= 40


def test_a_hundred_kills_on_each_database_have_been_survived() -> None:
    found = json.loads(RESULTS.read_text("utf-8"))
    for database in ("sqlite", "postgresql"):
        assert found[database]["kills"] >= 100
        assert (found[database]["lost"], found[database]["doubled"], found[database]["unloadable"]) == (0, 0, 0)
        assert found[database]["stored"] >= found[database]["acknowledged"] > 1000
