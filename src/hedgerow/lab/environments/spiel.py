"""OpenSpiel: every installed game as a Python game of `pyspiel`.

    import pyspiel
    import hedgerow.lab.environments.spiel                   # registers them

    game = pyspiel.load_game("hedgerow_somegame(players=3,reward=win)")
    state = game.new_initial_state()

**Chance** stands at the root.  `chance=explicit` lists so many deals (`deals`, those of the series `seed`), all alike, so that a tree can
be built over them; with `chance=sampled` there is one outcome, and which deal it means is drawn when it is applied.  Everything that a game
shuffles later follows from its deal.

**Observations** are the named blocks of the game for the player who looks, scaled to lie between 0 and 1; as a string, every field that
is not hidden.  **Information states** add all moves made so far, as that player has seen them (in the tensor the last `recall` of them).
`state.resample_from_infostate(player, sampler)` deals the hidden things anew, in agreement with all that the player knows.

Utilities are the rewards `lead`, `rank` or `win` of the other environments.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel

from hedgerow.core.chance import Rng, seeded_secret
from hedgerow.core.encoder import Encoder
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game, games, load
from hedgerow.core.moves import quote
from hedgerow.core.position import Position
from hedgerow.lab.environments.rewards import Reward, points_of

PREFIX: Final = "hedgerow_"
LONGEST: Final = 20_000  # more moves than any game takes
MOST_POINTS: Final = 10_000.0
OWN: Final = {"reward": "lead", "chance": "explicit", "deals": 1000, "seed": 0, "recall": 4000}
CHANCES: Final = {"explicit": "EXPLICIT_STOCHASTIC", "sampled": "SAMPLED_STOCHASTIC"}


def kind_of(game: type[Game], seats: range, chance: str, zero_sum: bool) -> pyspiel.GameType:
    """The facts of a game that OpenSpiel wants to know first."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=getattr(kinds.ChanceMode, CHANCES[chance]),
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: option.default for option in game.options} | OWN,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its options.  OpenSpiel makes it from its parameters, so `register` derives a class for every game."""

    hedgerow: Game
    seats: range

    def __init__(self, parameters: dict[str, Any]) -> None:
        wishes = {**OWN, **parameters}
        game = self.hedgerow
        self.options = game.settle({o.name: parameters[o.name] for o in game.options if parameters.get(o.name, o.default) != o.default})
        if wishes["chance"] not in CHANCES:
            raise BadOption(f"chance is {quote(wishes['chance'])}; expected one of {', '.join(CHANCES)}")
        self.sampled = wishes["chance"] == "sampled"
        self.seed, self.recall = int(wishes["seed"]), int(wishes["recall"])
        self.deals = 1 if self.sampled else int(wishes["deals"])
        self.reward = Reward(wishes["reward"], game.start(seed=0, **self.options))
        if self.reward.shaped:
            raise BadOption("OpenSpiel is paid at the end: take lead, rank or win")
        players = game.seats(self.options)
        most = MOST_POINTS if self.reward.kind == "lead" else 1.0
        zero_sum = players == 2
        facts: dict[str, Any] = {"utility_sum": 0.0} if zero_sum else {}
        info = pyspiel.GameInfo(
            num_distinct_actions=game.moves.size,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
            **facts,
        )
        self.luck = Rng(f"spiel {self.seed}" if self.seed else secrets.token_hex())
        super().__init__(kind_of(type(game), self.seats, wishes["chance"], zero_sum), info, parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def deal(self, number: int) -> Position:
        return self.hedgerow.deal(self.options, seeded_secret(self.seed, number))

    def draw(self) -> int:
        """The number of a deal that nobody has chosen."""
        return int(self.luck.word()) << 20 | int(self.luck.word()) >> 12

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class World:
    """A position that is copied and packed the way OpenSpiel copies and packs states."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: dict[int, Any]) -> World:
        return World(self.position.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        game: Game = self.position.game
        return unpacked, (game.name, game.folder, self.position.to_bytes())


@cache
def loaded(name: str, folder: Path | None) -> Game:
    return load(name, folder)


def unpacked(name: str, folder: Path | None, packed: bytes) -> World:
    return World(loaded(name, folder).from_bytes(packed))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with the moves that led to it; before the deal, nothing."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.world: World | None = None
        self.made: list[tuple[int, int]] = []  # who made which move
        self.heard: dict[int, list[int]] = {}  # by player, as far as somebody asked: each move as it was seen

    @property
    def rules(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    @property
    def position(self) -> Position:
        """The game itself, hidden things included."""
        assert self.world is not None
        return self.world.position

    # ------------------------------------------------------------------ what OpenSpiel asks

    def current_player(self) -> int:
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = int(self.world.position.actor())
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.world is not None and self.world.position.over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.rules.deals
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def _apply_action(self, action: int) -> None:
        if self.world is None:
            rules = self.rules
            self.world = World(rules.deal(rules.draw() if rules.sampled else action))
            return
        seat = int(self.world.position.actor())
        self.world.position.apply(seat, action)
        self.made.append((seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.hedgerow.moves.text(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.num_players()
        (paid,) = self.rules.reward.final(points_of(self.position)[None], np.array([self.position.ranks()]))
        return [float(part) for part in paid]

    def __str__(self) -> str:
        return "not dealt yet" if self.world is None else fields(self.position.mask(None))

    # ------------------------------------------------------------------ what a player knows

    def moves_heard(self, player: int) -> list[int]:
        """Every move as a player has seen it: its code and one more, or 0 where part of it was hidden."""
        heard = self.heard.setdefault(player, [])
        game = self.rules.hedgerow
        for seat, code in self.made[len(heard) :]:
            move = {"seat": seat, **game.moves.record(code)}
            heard.append(code + 1 if game.seen(move, seat, player) == move else 0)
        return heard

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state that could be the true one for all this player knows; luck comes from the sampler."""
        other: SpielState = self.clone()
        if self.world is not None:
            other.world = World(self.world.position.deal(player, Rng(repr(sampler()))))
        return other


def fields(view: Position) -> str:
    """Every field of a masked position; what is hidden is a dot."""
    lines = []
    for name in view.game.shape.names:
        value = getattr(view, name)
        lines.append(f"{name}: {value if isinstance(value, int) else ' '.join('·' if item == -1 else str(item) for item in value)}")
    return "\n".join(lines)


class Observer:
    """What one player sees, as numbers and as text."""

    def __init__(self, game: SpielGame, kind: Any, parameters: Any) -> None:
        if parameters:
            raise BadOption(f"observers of {game.hedgerow.name} have no parameters")
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise BadOption("an observation shows what one player may know, public and its own")
        shape = game.hedgerow.shape
        self.recall = game.recall if kind.perfect_recall else 0
        self.remembers = bool(kind.perfect_recall)
        self.scale = np.array(shape.scale, dtype=np.float32)
        self.writer = Encoder(shape.layout, shape.most)
        self.rows = np.frombuffer(memoryview(self.writer.bytes), dtype=np.uint8).reshape(shape.most, shape.size)
        self.size = shape.size
        self.tensor = np.zeros(shape.size + 2 * self.recall, dtype=np.float32)
        self.dict = {place.name: self.tensor[place.first : place.first + place.size] for place in shape.places}
        if self.remembers:
            self.moves = self.tensor[shape.size :].reshape(self.recall, 2)
            self.dict["moves"] = self.moves

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.world is None:
            return
        state.position.encode(player, self.writer, player)
        np.multiply(self.rows[player], self.scale, out=self.tensor[: self.size])
        if self.remembers and state.made:
            heard = state.moves_heard(player)[-self.recall :]
            self.moves[: len(heard), 0] = [seat + 1 for seat, _ in state.made[-self.recall :]]
            self.moves[: len(heard), 1] = heard

    def string_from(self, state: SpielState, player: int) -> str:
        if state.world is None:
            return "not dealt yet"
        view = state.position.mask(player)
        if not self.remembers:
            return fields(view)
        heard = zip(state.made, state.moves_heard(player), strict=True)
        told = " ".join(f"{seat}:{code - 1 if code else '?'}" for (seat, _), code in heard)
        return f"player {player}\n{told}\n{view.to_bytes().hex()}"


def register() -> None:
    """Makes all installed games known to OpenSpiel."""
    for name, kind in games().items():
        game = loaded(name, None)
        counts = [game.seats(options) for options in game.variants()]
        seats = range(min(counts), max(counts) + 1)
        derived = type(f"{kind.__name__}Game", (SpielGame,), {"hedgerow": game, "seats": seats})
        pyspiel.register_game(kind_of(kind, seats, "explicit", False), derived)


register()
