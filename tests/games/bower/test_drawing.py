"""The drawing: everything to click has its ref, and nothing hidden can be read from it."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
from games.bower.tables import GAME, choosing, fresh, play
from walks import VARIANTS, stops

from hedgerow.core.chance import Rng
from hedgerow.core.words import LANGUAGES
from hedgerow.games.bower.cards import wrapped
from hedgerow.games.bower.moves import BONUSES
from hedgerow.games.bower.phrases import goal_said

OPTIONS = [options for game, options in VARIANTS if game.name == "bower"]


ENGLISH = GAME.words().named(["Ana", "Bo"])


def refs_in(drawing: str) -> list[set[str]]:
    return [set(refs.split()) for refs in re.findall(r'data-ref="([^"]*)"', drawing)]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whoever_is_to_move_can_click_every_part_of_every_legal_move(options: dict[str, object]) -> None:
    for seed in (1, 2):
        for position, seat, legal in stops(GAME, options, seed, 3):
            panels = "".join(panel.svg for panel in GAME.panels(position, seat, ENGLISH))
            for drawing in (GAME.draw(position, seat), panels):
                clickable = set().union(*refs_in(drawing))
                for code in legal:
                    assert set(GAME.moves.refs(code)) <= clickable


def test_a_feather_to_cross_out_is_one_thing_with_nest_cell_and_object() -> None:
    position = play(choosing("token_x", {"a1": "straw feather_red"}, {"b1": "moss flower_yellow"}), "use")
    things = refs_in(GAME.draw(position, 0))
    for code in position.legal(0):
        assert set(GAME.moves.refs(code)) in things
    assert not any("object:feather_red" in refs for refs in refs_in(GAME.draw(position, 1)))


def test_a_drawing_is_whole_and_needs_nothing_from_outside() -> None:
    for position, _, _ in stops(GAME, {}, 5, 10):
        for seat in (0, 1, None):
            drawing = GAME.draw(position, seat)
            ElementTree.fromstring(drawing)
            assert "href" not in drawing
            assert " id=" not in drawing


def said_of_columns(drawing: str) -> list[str]:
    return re.findall(r'aria-label="Goal of column ([a-f], facing (?:Ana|Bo): [a-z ]+)"', drawing)


def test_a_goal_is_shown_to_whom_it_faces_and_to_who_has_scouted_it() -> None:
    position = play(choosing("scout_opponent_goal"), "use", "peek d")
    names = [goal_said(int(goal), ENGLISH) for goal in position.goals]

    def shown(known: str) -> list[str]:
        return [f"{c}, facing {('Ana', 'Bo')[i % 2]}: {names[i] if c in known else 'hidden'}" for i, c in enumerate("abcdef")]

    for seat, known in ((0, "aced"), (1, "bdf"), (None, "")):
        assert said_of_columns(GAME.draw(position, seat, ENGLISH)) == shown(known)
        nests = [panel.svg for panel in GAME.panels(position, seat, ENGLISH) if panel.name in ("nest", "other-nest")]
        assert [said_of_columns(svg) for svg in nests] == [shown(known)] * 2
    assert "Ana has seen the goal of column d" in GAME.draw(position, 1, ENGLISH)


def test_drawn_bonus_tiles_are_face_down_for_the_opponent() -> None:
    for seed in range(40):
        position = fresh(seed)
        rng = Rng(seed)
        while not position.over() and not position.drawing:
            legal = position.legal(int(position.actor()))
            position.apply(int(position.actor()), legal[rng.below(len(legal))])
        if position.over():
            continue
        drawer = int(position.turn)
        unseen = f"a bonus tile that only {('Ana', 'Bo')[drawer]} sees"
        assert GAME.draw(position, 1 - drawer, ENGLISH).count(unseen) == 2 * position.drawing
        assert unseen not in GAME.draw(position, drawer, ENGLISH)
        return
    pytest.fail("no bonus tile was drawn in forty games")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bonus_tile_says_its_effect_in_at_most_two_lines(language: str) -> None:
    words = GAME.words(language)
    for name in BONUSES:
        assert len(wrapped(words(f"effect-{name}"), 119.0, 10.6)) <= 2
        assert len(words(f"bonus-{name}")) <= 20
        assert len(words(f"about-{name}")) > 40
