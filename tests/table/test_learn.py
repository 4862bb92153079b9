"""What teaches a game: the rules have the same shape in every language, their pictures can be drawn, the first game can be played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from walks import GAMES

from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadContent, BadMove
from hedgerow.core.game import Game
from hedgerow.core.words import LANGUAGES
from hedgerow.table import learn

TAUGHT = {name: game for name, game in GAMES.items() if learn.folder(game).is_dir()}
each_game = pytest.mark.parametrize("game", TAUGHT.values(), ids=TAUGHT.keys())
each_language = pytest.mark.parametrize("language", LANGUAGES)


def rules(game: Game, language: str) -> str:
    return (learn.folder(game) / f"{language}.md").read_text("utf-8")


def pictures(game: Game, language: str) -> list[str]:
    return [name for _, name in learn.PICTURE.findall(rules(game, language))]


def steps(game: Game) -> dict[str, Any]:
    given = learn.script(game)
    assert given is not None
    return given


@each_game
def test_the_rules_have_the_same_shape_in_every_language(game: Game) -> None:
    def shape(language: str) -> list[str]:
        html = learn.rules(game, language)
        return re.findall(r"<(h2|h3|ul|ol|figure)\b", html) + learn.PICTURE.sub(r"\2", rules(game, language)).split("\n")[:0]

    for language in LANGUAGES:
        assert shape(language) == shape("en")
        assert [name for _, name in learn.PICTURE.findall(rules(game, language))] == [
            name for _, name in learn.PICTURE.findall(rules(game, "en"))
        ]


@each_game
@each_language
def test_the_rules_can_be_shown_with_their_pictures(game: Game, language: str) -> None:
    html = learn.rules(game, language)
    assert html.count("<figure>") >= 2
    assert html.count("<figure><svg") == html.count("<figure>")
    text = re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
    assert "![" not in text, "a picture needs a block of its own"
    assert not re.search(r"\*\*|^#", re.sub(r"<[^>]+>", "\n", text), re.MULTILINE)


@each_game
def test_every_picture_is_shown(game: Game) -> None:
    assert set(learn.described(game)) == set(pictures(game, "en"))


@each_game
def test_the_steps_of_the_first_game_name_moves_of_the_game(game: Game) -> None:
    actions = {family.action for family in game.moves}
    given = steps(game)
    assert len(given["step"]) >= 5
    for step in given["step"]:
        assert step.get("when", next(iter(actions))) in actions
        assert all(start.split()[0] in actions for start in step.get("moves", []))


@each_game
@pytest.mark.parametrize("luck", [None, 1, 2])
def test_every_step_of_the_first_game_is_reached_whatever_the_learner_chooses(game: Game, luck: int | None) -> None:
    rng = None if luck is None else Rng(luck)
    run = learn.Lesson(game, steps(game))
    made = 0
    while run.step < len(run.steps):
        assert not run.position.over(), f"the game is over at step {run.step + 1}"
        assert made < 200, f"step {run.step + 1} is never reached"
        step, open_ = run.current, run.open()
        if step is not None and "moves" in step:
            wanted = tuple(step["moves"])
            said = [game.moves.text(code) for code in open_]
            assert all(learn.begins(text, wanted) for text in said), f"step {run.step + 1}: none of {wanted} can be chosen"
        run.make(open_[0] if rng is None else open_[rng.below(len(open_))])
        made += 1


@each_game
@each_language
def test_the_first_game_is_told_in_every_language(game: Game, language: str) -> None:
    now = learn.lesson(game, language, [])
    assert now.coach == steps(game)["step"][0][language]
    assert now.panels
    assert (now.step, now.finished) == (0, False)
    codes = [now.moves[0].code]
    assert learn.lesson(game, language, codes).coach
    while (run := learn.after(game, codes)).step < len(run.steps) and len(codes) < 200:
        codes.append(run.open()[0])
    now = learn.lesson(game, language, codes)
    assert now.coach == steps(game)["end"][language]
    assert now.finished


@each_game
def test_a_move_the_lesson_does_not_wait_for_is_refused(game: Game) -> None:
    with pytest.raises(BadMove, match="does not wait for the move"):
        learn.lesson(game, "en", [game.moves.size + 1])


@each_game
def test_a_first_game_goes_the_same_way_every_time(game: Game) -> None:
    """It is remembered between questions, and whoever asks for the same moves gets the same."""
    first = learn.after(game, []).open()[0]
    again = learn.Lesson(game, steps(game))
    again.make(first)
    assert learn.after(game, [first]).position.to_bytes() == again.position.to_bytes()
    assert learn.after(game, []).step == 0


@each_game
def test_a_thing_of_the_first_game_is_explained(game: Game) -> None:
    refs = re.findall(r'data-ref="([^" ]+)', "".join(panel.svg for panel in learn.lesson(game, "en", []).panels))
    assert any(about and about.title for about in (learn.explained(game, "en", [], ref) for ref in refs[:20]))


def test_a_step_may_stay_while_its_action_is_asked() -> None:
    game = next(iter(TAUGHT.values()))
    action = game.moves.family(learn.after(game, []).open()[0]).action
    said = dict.fromkeys(LANGUAGES, "go on")
    run = learn.Lesson(game, {**steps(game), "step": [{"when": action, "stay": True, **said}, {"when": "never", **said}]})
    run.make(run.open()[0])
    while run.current is not None:
        assert run.step == 0
        run.make(run.open()[0])
    assert run.coach("en") == "go on"


def test_a_picture_may_be_a_piece_of_a_drawing_with_things_marked_in_it() -> None:
    svg = '<svg viewBox="0 0 9 9" width="9" height="9"><g data-ref="cell:a1 area:B"><path/></g><g data-ref="cell:a11"/></svg>'
    piece = learn.marked(learn.cut(svg, [1, 2, 3, 4.5]), ["area:B"], "here")
    assert piece.startswith('<svg viewBox="1 2 3 4.5">')
    assert piece.count('class="marked"') == 1
    assert '<g class="marked" data-ref="cell:a1 area:B">' in learn.marked(svg, ["cell:a1"], "here")
    with pytest.raises(BadContent, match='here marks "cell:z9", which is not in the picture'):
        learn.marked(svg, ["cell:z9"], "here")


def test_the_guide_tells_of_every_key() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text("utf-8")
    for key in ("seed", "options", "moves", "random", "seat", "panel", "thing", "window", "mark", "like", "others", "when", "stay"):
        assert f"{key} = " in guide
