"""The bots by name, and how a bot is described in one word.

    random                 any legal move
    greedy                 ends its turn where it scores best at once
    seedling … oak         the four levels, from weak to strong
    search:2000            the search with so many positions judged for a turn
    search:2.5s            the same by time: seconds for a turn
    search:2.5s:ahead=2    so many turns are played on when plans are tried
    search:2.5s:weights=F  with the weights of a file
    tree:2000              the tree search with so many simulations for a turn
    tree:2.5s              the same by time
    tree:2.5s:leaf=play    valuing by playing on at random, not by features; it knows weights=F as well
    onnx:F                 a network from a file; onnx:F:64 with so many simulations for a decision

The parts of a word are parted by colons, so that several words can stand in a list with commas.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from hedgerow.bots.forester import Forester
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
SEARCH: Final = re.compile(r"(?:search|tree):(?:(?P<count>[1-9]\d{0,9})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)")


def bot(spec: str) -> Bot:
    """A bot as a word describes it.  Take a new one for each seat and game."""
    if spec in MAKERS:
        return MAKERS[spec]()
    if spec.startswith("onnx:"):
        # By name: the compiler of the engines, which reads this file, must not look for NumPy and onnxruntime.
        network: Bot = import_module("hedgerow.bots.guided").guided(spec)
        return network
    head, *further = spec.split(":")
    if head not in ("search", "tree"):
        raise BadOption(
            f"there is no bot called {quote(spec)}; there are {', '.join(BOTS)}, search:2000, search:2.5s, tree:2000, onnx:FILE"
        )
    said = SEARCH.fullmatch(":".join([head, *further[:1]]))
    if said is None or (said["seconds"] and not 0 < float(said["seconds"]) <= MOST):
        raise BadOption(f"{quote(spec)} does not say how long it may search; expected a count, {head}:2000, or seconds, {head}:2.5s")
    knows = {"weights": "weights=FILE", **({"ahead": "ahead=1"} if head == "search" else {"leaf": "leaf=features or leaf=play"})}
    options: dict[str, str] = {}
    for word in further[1:]:
        name, _, value = word.partition("=")
        fits = {"weights": bool(value), "ahead": value.isdigit() and len(value) == 1, "leaf": value in ("features", "play")}
        if name not in knows or not fits[name]:
            raise BadOption(f"a {head} knows nothing called {quote(word)}; it has {' and '.join(sorted(knows.values()))}")
        options[name] = value
    weights = Path(options["weights"]) if "weights" in options else None
    count = int(said["count"]) if said["count"] else -1
    seconds = float(said["seconds"]) if said["seconds"] else -1.0
    if head == "tree":
        return Forester(count, seconds, options.get("leaf") == "play", weights)
    return Search(Effort(positions=count, seconds=seconds, ahead=int(options.get("ahead", AHEAD))), weights)
