"""OpenSpiel's own searches play a game: IS-MCTS on the first seat, MCTS on the second.

    pip install hedgerow[openspiel]
    python examples/openspiel_search.py harmonies --simulations 50

IS-MCTS is made for hidden information: it deals the hidden things anew for every simulation.  MCTS knows nothing of that and would
look into the bag, so here it gets, for every decision, one world that agrees with what its seat knows.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from hedgerow.lab.environments.spiel import PREFIX  # the import makes the games known to OpenSpiel


def play(name: str, simulations: int, moves: int, seed: int) -> Any:
    """So many moves of a game (or the whole of it), told one by one; the state at the end."""
    game = pyspiel.load_game(f"{PREFIX}{name}(reward=win)")
    luck = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    informed = ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=luck)
    plain = mcts.MCTSBot(game, 1.4, simulations, evaluator, random_state=luck)
    informed.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.uniform))

    state = game.new_initial_state()
    state.apply_action(luck.randint(game.max_chance_outcomes()))
    for _ in range(moves):
        if state.is_terminal():
            break
        player = state.current_player()
        if player == 0:
            code = informed.step(state)
        else:
            code = plain.step(state.resample_from_infostate(player, luck.uniform))
        sys.stdout.write(f"{'IS-MCTS' if player == 0 else 'MCTS':<8} {state.action_to_string(player, int(code))}\n")
        state.apply_action(int(code))
    sys.stdout.write(f"points: {state.position.scores()}\n")
    return state


if __name__ == "__main__":
    words = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    words.add_argument("game")
    words.add_argument("--simulations", type=int, default=50)
    words.add_argument("--moves", type=int, default=10_000, help="stop after so many")
    words.add_argument("--seed", type=int, default=1)
    told = words.parse_args()
    play(told.game, told.simulations, told.moves, told.seed)
