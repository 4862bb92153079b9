"""Games between bots, recorded.

Game `number` of series `seed` is the same on every machine, compiled or not: its secret, and with it the deal, comes
from the two numbers, and so does the luck of every bot.
"""

from __future__ import annotations

from typing import Any

from hedgerow.bots import bot
from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.record import Record, Recorder


def lineup(game: Game, options: dict[str, Any], names: list[str]) -> list[str]:
    """One bot for each seat; fewer names are repeated in turn."""
    seats = game.seats(game.settle(options))
    if len(names) > seats:
        raise BadOption(f"{len(names)} bots for {seats} seats")
    for name in names:
        bot(name)
    return [names[seat % len(names)] for seat in range(seats)]


def simulate(game: Game, options: dict[str, Any], names: list[str], seed: int, number: int) -> Record:
    """Plays one game to its end."""
    seated = lineup(game, options, names)
    recorder = Recorder(game, options, [f"bot:{name}" for name in seated], seeded_secret(seed, number))
    bots = [bot(name) for name in seated]
    luck = [Rng(f"bot {seed} {number} {seat}") for seat in range(len(seated))]
    position = recorder.position
    while (seat := int(position.actor())) >= 0:
        recorder.apply(seat, bots[seat].choose(position.mask(seat), seat, luck[seat]))
    return recorder.record()
