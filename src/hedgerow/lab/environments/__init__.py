"""The same positions as environments for learning: PettingZoo, Gymnasium, OpenSpiel, and batches of games in compiled code.

Every installed game is a module for PettingZoo here, named after it and the version of its environment:

    from hedgerow.lab.environments import some_game_v0

    env = some_game_v0.env(players=2)

The version is raised whenever something changes that a trained network or a published figure could depend on.
"""

from __future__ import annotations

from functools import partial
from importlib import import_module
from types import ModuleType

from hedgerow.core.game import Game, games, load

FORMS = ("env", "raw_env", "parallel_env")


def environment_name(game: Game | type[Game]) -> str:
    """The name of a game's environments, with their version."""
    return f"{game.name}_v{game.environment}"


def __getattr__(name: str) -> ModuleType:
    """The module of a game's environments, such as `some_game_v0`."""
    game_name, parted, version = name.rpartition("_v")
    known = games() if parted and version.isdecimal() else {}
    if game_name not in known:
        raise AttributeError(f"hedgerow.lab.environments has no {name}")
    if name != environment_name(known[game_name]):
        raise AttributeError(f"there is no {name} in this version of Hedgerow, but {environment_name(known[game_name])}")
    zoo = import_module(f"{__name__}.zoo")  # by name: the compiler of the engines, which reads this file, must not look for PettingZoo
    game = load(game_name)
    module = ModuleType(f"{__name__}.{name}", f"PettingZoo environments of {game.title}; see `zoo.py`.")
    for form in FORMS:
        setattr(module, form, partial(getattr(zoo, form), game))
    return module
