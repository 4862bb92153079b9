"""Finding games."""

from __future__ import annotations

import pytest

import hedgerow
from hedgerow.core.errors import UnknownGame


def test_games_are_found_by_entry_point_as_often_as_one_asks() -> None:
    for _ in range(2):
        assert sorted(hedgerow.games()) == list(hedgerow.games())
        for name in hedgerow.games():
            assert hedgerow.load(name).name == name


def test_an_unknown_game_gets_a_hint() -> None:
    with pytest.raises(UnknownGame, match="did you mean harmonies"):
        hedgerow.load("harmonie")
    with pytest.raises(UnknownGame, match="there are"):
        hedgerow.load("chess")
