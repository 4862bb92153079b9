"""A game of each kind between bots, told in the terminal and drawn: what `make play` shows."""

from __future__ import annotations

import sys
from pathlib import Path

from hedgerow.core.game import Game, games, load
from hedgerow.core.record import replay
from hedgerow.lab.simulate import simulate


def watch(game: Game, folder: Path, seed: int) -> Path:
    """Plays a game between greedy bots, tells its moves and draws its end."""
    record = simulate(game, {}, ["greedy"], seed, 0)
    sys.stdout.write(f"\n{game.title}, by {game.designers} ({game.publisher})\n")
    line = ""
    seat = None
    for move in record.moves:
        said = game.moves.text(game.moves.read(move))
        if move["seat"] != seat or len(line) + len(said) > 110:
            sys.stdout.write(line + "\n" if line else "")
            line = f"  seat {move['seat']}: " if move["seat"] != seat else "          "
            seat = move["seat"]
        line += said + "; "
    assert record.result is not None
    sys.stdout.write(f"{line}\n  scores: {record.result['scores']}\n")
    path = folder / f"{game.name}.svg"
    path.write_text(game.draw(replay(record, game), None), "utf-8")
    return path


def main() -> None:
    folder = Path("build") / "play"
    folder.mkdir(parents=True, exist_ok=True)
    drawn = [watch(load(name), folder, 1) for name in games()]
    sys.stdout.write("\nThe last positions as pictures, for a browser:\n" + "".join(f"  {path}\n" for path in drawn))


if __name__ == "__main__":
    main()
