"""Writes `docs/environments.md`: everything a learner has to know about the environments, taken from the code itself."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from hedgerow.core.blocks import Place
from hedgerow.core.game import Game, games, load
from hedgerow.lab.environments import environment_name

ORDERS: Final = {
    "whole": "{numbers}",
    "each": "by seat, the viewer first: {numbers}",
    "own": "the viewer's own: {numbers}",
    "inner": "{slices} things, for each by seat, the viewer first: one number",
}

INTRO: Final = {
    "viewer": "who looks",
    "shuffles": "how often a pile was shuffled",
    "seated": "which seats take part, the viewer first",
    "acting": "whom the game waits for, the viewer first",
}

HEAD: Final = """<!-- Written by `make environments` from the code; a test compares. -->

# Environments

The same positions for learners, in the forms that researchers use. Nothing here knows a game by name: an installed game has all
of it.

| form | how to get it | extra |
|---|---|---|
| a batch: many games in one call, as NumPy arrays | `hedgerow.lab.environments.batch.open_batch(game, 1024)` | `hedgerow[rl]` |
| PettingZoo, agents in turn | `hedgerow.lab.environments.{first}.env()` | `hedgerow[rl]` |
| PettingZoo, all agents at once | `hedgerow.lab.environments.{first}.parallel_env(max_cycles=500)` | `hedgerow[rl]` |
| Gymnasium, one seat against bots | `hedgerow.lab.environments.gym.OneSeat(game, bots=["greedy"])` | `hedgerow[rl]` |
| Gymnasium, one seat of many games | `hedgerow.lab.environments.gym.ManySeats(game, 64)` | `hedgerow[rl]` |
| OpenSpiel | `pyspiel.load_game("hedgerow_{name}(reward=win)")` after `import hedgerow.lab.environments.spiel` | `hedgerow[openspiel]` |

Each module says at its beginning how it is used; [examples](../examples/) hold programs. How fast they are:
[measured](environments-speed.md).

**Actions** are the codes of the moves: whole numbers from 0, the same in all forms, in records and in search. Which are legal now
stands in `action_mask`, in the observation and in `info` (the same array); in a batch in `masks`, and listed in `codes`.

The options of a game are arguments, as in `env(reward="win", observations="floats", seats=3)` for a game with an option `seats`.

**Observations** are bytes in named blocks, below for each game: `observations="bytes"` gives them as they are, `"floats"` scaled
to lie between 0 and 1. They are written from what the seat may know, and from nothing else: `game.shape.decode` gives the masked
position back. The size is that of the largest table, for all options, so that one network plays them all; what belongs to seats
that nobody has taken is 0.

**Rewards** are chosen by a word:

| `reward=` | paid | what |
|---|---|---|
| `lead` | at the end | the points of one's side less those of the best other side; alone, the points |
| `rank` | at the end | 1 for the first, -1 for the last, evenly between; equal ranks share |
| `win` | at the end | 1 for winning, 0 for sharing the win with another side, -1 otherwise |
| `shaped` | after every move | the points gained by it; `shaped:CATEGORY=WEIGHT:…` weighs categories; others count nothing |

A side is a seat, or partners. `rank` and `win` need at least two sides; OpenSpiel is paid at the end only. An episode ends when
the game does; only `max_cycles` cuts it short.

**Pictures**: `render_mode="ansi"` is text, `"svg"` the drawing of the table, `"rgb_array"` the same as pixels, `"human"` writes
the text out. All show what everybody may see, or with `eyes=0` what that seat may.

**Versions.** The number at the end of a name (`{first}`) is raised whenever a learner could tell the difference: when codes of
moves, blocks of observations, categories of points or rules change. Networks and figures belong to one version. Rulings that
change the rules raise the game's revision too, which stands in its records. The fingerprint below each game is taken of all of
these; a test keeps the fingerprint of every version, so that none changes unseen.
"""


def fingerprint(game: Game) -> str:
    """What a version of an environment stands for, in sixteen digits."""
    told = {
        "revision": game.revision,
        "categories": game.categories,
        "moves": [[family.action, {name: [str(v) for v in d.values] for name, d in family.arguments.items()}] for family in game.moves],
        "observations": [[place.name, place.first, place.size, place.block.order] for place in game.shape.places],
        "codes": [[code.kind, code.width, code.low, code.base, code.bits] for code in game.shape.codes],
    }
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def block_row(game: Game, place: Place) -> str:
    sight = "all" if place.name in INTRO else game.start(seed=0).secrecy().fields[place.name].value
    said = list(dict.fromkeys(code.says for code in place.block.codes))
    each = place.size // place.slices if place.block.order == "each" else place.size
    width = sum(code.width for code in place.block.widened(game.shape.most)) if len(said) == 1 else 0
    many = each // (width // len(place.block.codes)) if width and place.block.order in ("whole", "own", "each") else 1
    numbers = "; then ".join(said) if len(said) > 1 else said[0]
    if many > 1:
        numbers = f"{many} numbers, each {numbers}"
    if place.name in INTRO:
        numbers = f"{INTRO[place.name]}: {numbers}"
    shown = ORDERS[place.block.order].format(numbers=numbers, slices=place.slices)
    if place.block.order == "inner":
        shown += f", {numbers}"
    return f"| `{place.name}` | {place.first}–{place.first + place.size - 1} | {sight} | {shown} |"


def section(game: Game) -> str:
    counts = sorted({game.seats(options) for options in game.variants()})
    seats = str(counts[0]) if len(counts) == 1 else f"{counts[0]} to {counts[-1]}"
    options = "; ".join(
        f"`{option.name}` {', '.join(str(value) for value in option.values)} (usually {option.default})" for option in game.options
    )
    lines = [
        f"## {game.title}: `{environment_name(game)}`",
        "",
        f"Agents: {seats}, `player_0` first. Options: {options}. Fingerprint `{fingerprint(game)}`.",
        "",
        f"* Actions: `Discrete({game.moves.size})`; never more than {game.width} of them are legal at once.",
        f"* Observations: `Box(uint8, ({game.shape.size},))`, as floats `Box(0, 1, float32)`; the mask: `MultiBinary({game.moves.size})`.",
        f"* Categories for shaped rewards: {', '.join(f'`{name}`' for name in game.categories)}.",
        "",
        game.moves.table(),
        "",
        "| block | bytes | seen by | holds |",
        "|---|---|---|---|",
        *(block_row(game, place) for place in game.shape.places),
        "",
    ]
    return "\n".join(lines)


def page() -> str:
    """The whole page."""
    loaded = [load(name) for name in games()]
    first = loaded[0]
    head = HEAD.replace("{first}", environment_name(first)).replace("{name}", first.name)
    return head + "\n" + "\n".join(section(game) for game in loaded)
