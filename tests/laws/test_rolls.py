"""What every game obeys: rolled to its end in a hurry, it is still played by the rules."""

from __future__ import annotations

from typing import Any

import pytest
from walks import VARIANTS, moments, name_of

from hedgerow.core.chance import Rng
from hedgerow.core.game import Game
from hedgerow.core.native import i64, vec


@pytest.mark.parametrize("variant", VARIANTS, ids=map(name_of, VARIANTS))
def test_every_move_of_a_roll_is_legal_and_leads_to_the_same_end(variant: tuple[Game, dict[str, Any]]) -> None:
    """From the beginning and from moments within turns."""
    game, options = variant
    for position, _, _ in moments(game, options, 81, 9, 6):
        rolled, checked = position.copy(), position.copy()
        told: list[int] = []
        assert rolled.roll(Rng(len(told)), rolled.buffer(), told) == len(told)
        assert rolled.over()
        for code in told:
            checked.apply(checked.actor(), code)
        rolled.spoken = checked.spoken = None
        assert rolled.to_bytes() == checked.to_bytes()
        assert rolled.scores() == checked.scores()
        assert rolled.ranks() == checked.ranks()


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=map(name_of, VARIANTS[::3]))
def test_a_roll_follows_from_its_luck_and_leaves_what_it_was_copied_from(variant: tuple[Game, dict[str, Any]]) -> None:
    game, options = variant
    for position, _, _ in moments(game, options, 82, 17, 3):
        before = position.to_bytes()
        ends = []
        for luck in (1, 1, 2):
            rolled = position.copy()
            rolled.roll(Rng(luck), rolled.buffer())
            ends.append(rolled.to_bytes())
        assert ends[0] == ends[1] != ends[2]
        assert position.to_bytes() == before


@pytest.mark.parametrize("variant", VARIANTS[::3], ids=map(name_of, VARIANTS[::3]))
def test_results_and_judgements_for_all_seats_are_those_for_each(variant: tuple[Game, dict[str, Any]]) -> None:
    game, options = variant
    advice = game.advice()
    for position, _, _ in moments(game, options, 83, 23, 4):
        seats = range(int(position.seats()))
        worths = vec[i64]([0] * len(seats))
        for _ in range(2):
            advice.judge(position, worths)
            assert [int(worth) for worth in worths] == [advice.worth(position, seat) for seat in seats]
            position.roll(Rng(5), position.buffer())
        assert position.over()
        assert [int(worth) for worth in worths] == [advice.settled(position, seat) for seat in seats]
