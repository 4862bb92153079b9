"""What a learner sees of one position, as the arrays and spaces that Gymnasium and PettingZoo speak of; and pictures for people."""

from __future__ import annotations

import io
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hedgerow.core.encoder import Encoder
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.core.words import Words

OBSERVATIONS: Final = ("bytes", "floats")
MODES: Final = ("human", "ansi", "svg", "rgb_array")

Seen = dict[str, NDArray[Any]]  # "observation" and "action_mask"
Picture = str | NDArray[np.uint8] | None


class Eyes:
    """Shows positions of a game to learners.  Bytes are the observation as it is; floats are scaled to lie between 0 and 1."""

    def __init__(self, game: Game, observations: str) -> None:
        if observations not in OBSERVATIONS:
            raise BadOption(f"observations are {quote(observations)}; expected one of {', '.join(OBSERVATIONS)}")
        self.game = game
        self.floats = observations == "floats"
        self.scale = np.array(game.shape.scale, dtype=np.float32)
        self.writer = Encoder(game.shape.layout, game.shape.most)
        size = game.shape.size
        self.rows = np.frombuffer(memoryview(self.writer.bytes), dtype=np.uint8).reshape(game.shape.most, size)
        top = np.frombuffer(game.shape.top, dtype=np.uint8)
        self.box = (
            spaces.Box(np.float32(0), np.float32(1), (size,), np.float32)
            if self.floats
            else spaces.Box(np.zeros_like(top), top, dtype=np.uint8)
        )
        self.nothing = np.zeros(game.moves.size, dtype=np.int8)
        self.nothing.flags.writeable = False

    def space(self) -> spaces.Dict:
        return spaces.Dict({"observation": self.box, "action_mask": spaces.MultiBinary(self.game.moves.size)})

    def actions(self) -> spaces.Discrete:
        return spaces.Discrete(self.game.moves.size)

    def observation(self, position: Position, seat: int) -> NDArray[Any]:
        position.encode(seat, self.writer, seat)
        row = self.rows[seat]
        seen: NDArray[Any] = row * self.scale if self.floats else row.copy()
        return seen

    def mask(self, position: Position, seat: int) -> NDArray[np.int8]:
        """1 for every move that the seat may make now."""
        legal = position.legal(seat)
        if not legal:
            return self.nothing
        mask = self.nothing.copy()
        mask[legal] = 1
        return mask


def picture(mode: str, position: Position, eyes: int | None, last: str) -> Picture:
    """What these eyes (None: everybody) see, in the way that is asked for."""
    view = position.mask(eyes)
    game: Game = position.game
    if mode == "ansi":
        return text(game, view, eyes, last)
    drawing = game.draw(view, eyes)
    return drawing if mode == "svg" else pixels(drawing)


def text(game: Game, view: Position, eyes: int | None, last: str) -> str:
    """The table in words: whom it waits for, the points so far, and every field that is not hidden."""
    words: Words = game.words()
    lines = [f"{game.title}: {game.ask(view, eyes, words)}"]
    if last:
        lines.append(f"last move: {last}")
    for seat in range(view.seats()):
        points = view.breakdown(seat)
        parts = ", ".join(f"{name} {value}" for name, value in points.items() if value)
        lines.append(f"{words.seat(seat)}: {sum(points.values())} points" + (f" ({parts})" if parts else ""))
    for name in game.shape.names:
        value = getattr(view, name)
        shown = str(value) if isinstance(value, int) else " ".join("·" if item == -1 else str(item) for item in value)
        lines.append(f"  {name}: {shown}")
    return "\n".join(lines) + "\n"


def pixels(drawing: str, width: int = 960) -> NDArray[np.uint8]:
    """A drawing as an array of height, width and colour."""
    try:
        import resvg_py
        from PIL import Image
    except ImportError:
        raise BadOption('pictures as pixels need "pip install hedgerow[rl]"') from None
    png = resvg_py.svg_to_bytes(svg_string=drawing, width=width, background="white")
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
