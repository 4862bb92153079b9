"""The bots by name, and how a bot is described in one word.

    random                 any legal move
    greedy                 what scores best at once
    seedling … oak         the four levels, from weak to strong
    search:2000            the search with so many simulations for a decision
    search:2.5s            the same by time: seconds for a turn
    search:2.5s:weights=F  with the weights of a file
    onnx:F                 a network from a file; onnx:F:64 with so many simulations for a decision

The parts of a word are parted by colons, so that several words can stand in a list with commas.
"""

from __future__ import annotations

from typing import Final

from hedgerow.bots.guided import guided
from hedgerow.bots.simple import Bot, Greedy, Random
from hedgerow.core.errors import BadOption
from hedgerow.core.moves import quote

LEVELS: Final = ("seedling", "sapling", "hawthorn", "oak")
BOTS: Final[dict[str, type[Random] | type[Greedy]]] = {
    "random": Random,
    "greedy": Greedy,
    "seedling": Random,
    "sapling": Greedy,
    "hawthorn": Greedy,
    "oak": Greedy,
}


def bot(spec: str) -> Bot:
    """A bot as a word describes it.  Take a new one for each seat and game."""
    if spec.startswith("onnx:"):
        return guided(spec)
    if spec not in BOTS:
        raise BadOption(f"there is no bot called {quote(spec)}; there are {', '.join(BOTS)}")
    return BOTS[spec]()
