"""The bots by name, and how a bot is described in one word.

    random                 any legal move
    greedy                 ends its turn where it scores best at once
    seedling … oak         the four levels, from weak to strong
    search:2000            the search with so many positions judged for a turn
    search:2.5s            the same by time: seconds for a turn
    search:2.5s:ahead=2    so many turns are played on when plans are tried
    search:2.5s:weights=F  with the weights of a file
    onnx:F                 a network from a file; onnx:F:64 with so many simulations for a decision

The parts of a word are parted by colons, so that several words can stand in a list with commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from hedgerow.bots.searcher import AHEAD, Effort, Search
from hedgerow.bots.simple import Bot, Careless, Greedy, Hasty, Random
from hedgerow.core.errors import BadOption
from hedgerow.core.moves import quote

LEVELS: Final = ("seedling", "sapling", "hawthorn", "oak")
MAKERS: Final[dict[str, Callable[[], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "seedling": Careless,
    "sapling": Hasty,
    "hawthorn": lambda: Search(Effort(positions=2_000, stop=0.8)),
    "oak": lambda: Search(Effort(positions=120_000, stop=4.0)),
}
BOTS: Final = tuple(MAKERS)
MOST: Final = 3600.0  # seconds for a turn
SEARCH: Final = re.compile(r"search:(?:(?P<positions>[1-9]\d{0,9})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)")


def bot(spec: str) -> Bot:
    """A bot as a word describes it.  Take a new one for each seat and game."""
    if spec in MAKERS:
        return MAKERS[spec]()
    if spec.startswith("onnx:"):
        # By name: the compiler of the engines, which reads this file, must not look for NumPy and onnxruntime.
        network: Bot = import_module("hedgerow.bots.guided").guided(spec)
        return network
    head, *further = spec.split(":")
    if head != "search":
        raise BadOption(f"there is no bot called {quote(spec)}; there are {', '.join(BOTS)}, search:2000, search:2.5s, onnx:FILE")
    said = SEARCH.fullmatch(":".join([head, *further[:1]]))
    if said is None or (said["seconds"] and not 0 < float(said["seconds"]) <= MOST):
        raise BadOption(f"{quote(spec)} does not say how long it may search; expected a count, search:2000, or seconds, search:2.5s")
    weights: Path | None = None
    ahead = AHEAD
    for word in further[1:]:
        name, _, value = word.partition("=")
        if name == "weights" and value:
            weights = Path(value)
        elif name == "ahead" and value.isdigit() and len(value) == 1:
            ahead = int(value)
        else:
            raise BadOption(f"a search knows nothing called {quote(word)}; it has ahead=1 and weights=FILE")
    if said["positions"]:
        return Search(Effort(positions=int(said["positions"]), ahead=ahead), weights)
    return Search(Effort(seconds=float(said["seconds"]), ahead=ahead), weights)
