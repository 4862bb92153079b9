"""Draws the pictures of the README: of each game a position late in a game between saplings, as everybody may see it."""

from __future__ import annotations

from pathlib import Path

import hedgerow
from hedgerow.core.record import replay
from hedgerow.lab.simulate import simulate

FOLDER = Path(__file__).parent / "pictures"

FOLDER.mkdir(exist_ok=True)
for name in hedgerow.games():
    game = hedgerow.load(name)
    record = simulate(game, {}, ["sapling"], 3, 0)
    position = replay(record, game, len(record.moves) * 4 // 5)
    (FOLDER / f"{name}.svg").write_text(game.draw(position.mask(None), None), "utf-8")
