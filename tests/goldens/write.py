"""Writes the golden games, perft counts and digests: `python tests/goldens/write.py [GAME]…`, for all games without names.

What it writes is compared with what the engines do now by `test_goldens.py`.  Write anew only when a rule changed on
purpose, and read the difference.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hedgerow
from hedgerow.bots import Random, lead
from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.position import Position
from hedgerow.lab.simulate import simulate

HERE = Path(__file__).parent
PERFT_LEAVES = 20_000


def grasp(view: Position, seat: int, rng: Rng) -> int:
    """The move after which the score is best at once, among equals any.  It stays as it is, whatever the bots learn."""
    legal = view.legal(seat)
    if len(legal) == 1:
        return legal[0]
    world = view.deal(seat, rng)
    scores = []
    for code in legal:
        after = world.copy()
        after.step(seat, code)
        scores.append(lead(after, seat))
    best = [code for code, score in zip(legal, scores, strict=True) if score == max(scores)]
    return best[rng.below(len(best))]


def playthrough(game: Game, options: dict[str, Any], seed: int) -> Iterator[str]:
    """A game in text: its first seat grasping, the others random; each line with the state before the move."""
    words = " ".join(f"{name}={json.dumps(value)}" for name, value in options.items())
    yield f"{game.name} revision {game.revision}, {words}, seed {seed}"
    position = game.start(seed=seed, **options)
    rng = Rng(f"golden {seed}")
    number = 0
    while not position.over():
        actors = position.actors()
        seat = actors[rng.below(len(actors))]
        choose = grasp if seat == 0 else Random().choose
        code = choose(position.mask(seat), seat, rng)
        state = hashlib.sha256(position.to_bytes()).hexdigest()[:8]
        yield f"{number:>4}  {state}  seat {seat}  {len(position.legal(seat)):>4} legal  {game.moves.text(code)}"
        position.apply(seat, code)
        number += 1
    yield f"scores {position.scores()}, ranks {position.ranks()}"
    for seat in range(int(position.seats())):
        yield f"seat {seat}: " + ", ".join(f"{name} {points}" for name, points in position.breakdown(seat).items())


def chosen(game: Game) -> list[dict[str, Any]]:
    """Up to six combinations of options, spread over all of them."""
    every = list(game.variants())
    stride = next(step for step in (7, 5, 3, 1) if len(every) % step or step == 1)
    return [every[i * stride % len(every)] for i in range(min(6, len(every)))]


def perft(position: Position, depth: int) -> int:
    """How many lines of play of this many moves there are."""
    if depth == 0 or position.over():
        return 1
    total = 0
    for seat in position.actors():
        for code in position.legal(seat):
            after = position.copy()
            after.step(seat, code)
            total += perft(after, depth - 1)
    return total


def walked(game: Game, options: dict[str, Any], plies: int) -> Position:
    """The position after so many random moves."""
    position = game.start(seed=1, **options)
    rng = Rng("perft")
    for _ in range(plies):
        seat = int(position.actor())
        if seat < 0:
            break
        legal = position.legal(seat)
        position.apply(seat, legal[rng.below(len(legal))])
    return position


def digest(game: Game, options: dict[str, Any]) -> str:
    return hashlib.sha256(simulate(game, options, ["random"], 1, 0).line().encode()).hexdigest()


def write(game: Game) -> None:
    folder = HERE / game.name
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    counts = []
    for number, options in enumerate(chosen(game)):
        (folder / f"{number}.txt").write_text("\n".join(playthrough(game, options, number)) + "\n", "utf-8")
        for plies in (0, 20, 60):
            position = walked(game, options, plies)
            depth, count = 0, 1
            while depth < 4 and not position.over():
                deeper = perft(position, depth + 1)
                depth, count = depth + 1, deeper
                if count * 30 > PERFT_LEAVES:
                    break
            counts.append({"options": options, "plies": plies, "depth": depth, "count": count})
    dump(folder / "perft.json", counts)
    dump(folder / "digests.json", [{"options": options, "sha256": digest(game, options)} for options in game.variants()])


def dump(path: Path, rows: list[dict[str, Any]]) -> None:
    path.write_text("[\n" + ",\n".join(json.dumps(row) for row in rows) + "\n]\n", "utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or hedgerow.games():
        write(hedgerow.load(name))
