"""What `hedgerow bench table` measures can be measured, and a late game of Earth with five players loads in no time."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import pytest

from hedgerow.table.bench import Measured, figures, late_game
from hedgerow.table.house import find
from hedgerow.table.room import Room
from hedgerow.table.settings import Settings
from hedgerow.table.store import Store, driver_for

pytestmark = pytest.mark.anyio


async def test_a_late_game_with_five_players_loads_within_50_milliseconds_of_the_processor(tmp_path: Path) -> None:
    house = Measured(Store(driver_for(str(tmp_path / "games.db"))), Settings(sweep=3600.0))
    await house.open()
    try:
        table = await late_game(house, find("earth"))
        times = []
        for _ in range(8):
            room = Room(table, house.store, find, house.clock)
            began = process_time()
            async with room.lock:
                await room.load()
            times.append(process_time() - began)
        assert room.state is not None
        assert len(room.state.seats) == 5
        assert len(room.state.moves) > 500
        assert min(times) < 0.05
    finally:
        await house.close()


async def test_every_figure_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hedgerow.table.bench.IDLE", 20)
    monkeypatch.setattr("hedgerow.table.bench.LOADS", 1)
    rows = await figures(tables=8, seconds=0.5)
    assert [row.unit for row in rows][-5:] == ["/s", "/s", "ms", "ms", "KiB"]
    assert all(row.value >= 0 for row in rows)
    assert next(row.value for row in rows if "moves stored" in row.what) > 0
