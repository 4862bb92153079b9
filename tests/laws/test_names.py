"""What every game obeys: codes, records and texts of moves are three forms of the same thing."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from walks import GAMES, VARIANTS, name_of, walk

from hedgerow.core.errors import BadMove
from hedgerow.core.game import Game

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@each_game
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_a_code_survives_its_forms(game: Game, data: st.DataObject) -> None:
    moves = game.moves
    family = data.draw(st.sampled_from(list(moves)))
    code = data.draw(st.integers(family.first, family.first + family.size - 1))
    code = family.encode(family.decode(code))
    form = moves.record(code)
    assert moves.read(json.loads(json.dumps(form))) == code
    assert moves.parse(moves.text(code)) == code
    assert moves.text(code).split()[0] == form["action"] == family.action
    assert all(":" in ref for ref in moves.refs(code))


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_legal_moves_are_written_the_one_way_they_are_written(variant: tuple[Game, dict]) -> None:
    game, options = variant
    for _, _, legal in walk(game, options, 8):
        for code in legal[::5]:
            assert game.moves.read(game.moves.record(code)) == code
            assert game.moves.parse(game.moves.text(code)) == code


@each_game
@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_any_other_form_is_refused_in_one_sentence(game: Game, data: st.DataObject) -> None:
    family = data.draw(st.sampled_from(list(game.moves)))
    form = game.moves.record(family.first)
    key = data.draw(st.sampled_from([*form, "colour", ""]))
    form[key] = data.draw(JSON)
    try:
        code = game.moves.read(form)
    except BadMove as error:
        assert "\n" not in str(error)
        assert len(str(error)) < 2000
    else:
        again = game.moves.record(code)
        assert again["action"] == form["action"]


@each_game
@settings(max_examples=200, deadline=None)
@given(text=st.text(max_size=30))
def test_any_other_text_is_refused_in_one_sentence(game: Game, text: str) -> None:
    try:
        code = game.moves.parse(text)
    except BadMove as error:
        assert "\n" not in str(error)
    else:
        assert game.moves.text(code).split() == text.split()


@each_game
def test_families_cover_all_codes(game: Game) -> None:
    ends = [(family.first, family.first + family.size) for family in game.moves]
    assert ends[0][0] == 0
    assert ends[-1][1] == game.moves.size
    assert all(a[1] == b[0] for a, b in pairwise(ends))
    with pytest.raises(BadMove):
        game.moves.family(game.moves.size)


@each_game
def test_the_readme_has_the_table_of_moves(game: Game) -> None:
    import inspect
    from pathlib import Path

    readme = (Path(inspect.getfile(type(game))).parent / "README.md").read_text("utf-8")
    between = readme.split("<!-- moves -->")[1].split("<!-- /moves -->")[0].strip()
    assert between == game.moves.table()
