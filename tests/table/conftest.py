from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from postgres import Cluster
from sitting import Guest, Place, opened


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with opened(tmp_path / "games.db") as place:
        yield place


@pytest.fixture
async def ana(place: Place) -> Guest:
    return await place.guest("Ana")


@pytest.fixture
async def ben(place: Place) -> Guest:
    return await place.guest("Ben")


@pytest.fixture
async def eve(place: Place) -> Guest:
    """Who has no business here."""
    return await place.guest("Eve")


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.remove()
