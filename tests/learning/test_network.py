"""A network and its file: the same answers in PyTorch and in ONNX Runtime, and one clear line for a file that does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from walks import GAMES, VARIANTS, name_of, stops

from hedgerow.bots import bot
from hedgerow.bots.network import Network, Senses
from hedgerow.core.chance import Rng
from hedgerow.core.errors import BadOption
from hedgerow.core.game import Game
from hedgerow.lab.learning.export import to_onnx
from hedgerow.lab.learning.model import Learner, Size, answer


def learner(game: Game, seats: int) -> Learner:
    """A small network with random answers."""
    made = Learner(Senses(game, seats), Size(width=16, layers=3), 1e-3, seed=1)
    with torch.no_grad():
        for weights in made.model.parameters():
            weights.normal_(0, 0.1)
    return made


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of)
def test_what_a_network_is_not_shown_is_always_zero(variant: tuple[Game, dict[str, Any]]) -> None:
    game, options = variant
    senses = Senses(game, game.seats(options))
    hidden = np.ones(game.shape.size, dtype=bool)
    hidden[senses.columns] = False
    assert len(set(senses.columns.tolist())) == len(senses.columns)
    for position, seat, _ in stops(game, options, seed=1, every=25):
        seen = np.frombuffer(game.shape.encode(position, seat), dtype=np.uint8)
        assert not seen[hidden].any()
        shown, now = senses.look([(position, seat)])
        assert (shown[0] == seen[senses.columns]).all()
        assert now.sum() == sum(position.mask(seat).scores())
        assert now[0, : senses.categories].sum() == position.mask(seat).scores()[seat]


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_an_answer_of_its_own_or_one_for_each_argument(name: str) -> None:
    game = GAMES[name]
    senses = Senses(game, 2)
    moves = np.arange(senses.answers, dtype=np.float32)
    padded = np.append(moves, 0)
    for family in game.moves:
        own = senses.parts[family.first : family.first + family.size]
        told_apart = own @ (senses.answers + 1) ** np.arange(own.shape[1], dtype=object)
        assert len(set(told_apart.tolist())) == family.size
        codes = [family.first, family.first + family.size - 1]
        sums = [padded[senses.parts[code]].sum() for code in codes]
        told = senses.outlook(moves, codes)
        assert np.exp(told).sum() == pytest.approx(1, abs=1e-5)
        assert told[1] - told[0] == pytest.approx(sums[1] - sums[0], rel=1e-4, abs=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_onnx_answers_as_pytorch_does(name: str) -> None:
    game = GAMES[name]
    made = learner(game, 2)
    asked = [(position.copy(), seat) for position, seat, _ in stops(game, {"players": 2} if name != "bower" else {}, seed=2, every=20)]
    seen, now = made.senses.look(asked)
    with torch.no_grad():
        wanted = answer(made.model, made.scale, torch.from_numpy(seen), torch.from_numpy(now))
    for half, near in ((False, 1e-4), (True, 2e-2)):
        session = Network(to_onnx(made, {}, half)).session
        found = session.run(["moves", "final"], {"observation": seen, "points": now})
        for mine, theirs in zip(wanted, found, strict=True):
            assert np.abs(mine.numpy() - theirs).max() < near * max(1.0, float(mine.abs().max()))


def test_a_network_from_a_file_is_a_bot(tmp_path: Path) -> None:
    game = GAMES["renature"]
    path = tmp_path / "small.onnx"
    path.write_bytes(to_onnx(learner(game, 2), {"players": 2}, half=True))
    player = bot(f"onnx:{path}:8")
    position, rng = game.start(seed=1, players=2), Rng(1)
    for _ in range(20):
        seat = int(position.actor())
        position.apply(seat, player.choose(position.mask(seat), seat, rng))


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        ("onnx:nowhere.onnx", "there is no network nowhere.onnx"),
        ("onnx:garbage.onnx", "garbage.onnx is no network of ours"),
        ("onnx:small.onnx:0", "expected 1 to"),
        ("onnx:", "there is no network"),
    ],
)
def test_a_mistake_in_the_word_for_a_network(spec: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("garbage.onnx").write_bytes(b"\x08\x09garbage")
    with pytest.raises(BadOption, match=why) as caught:
        bot(spec)
    assert "\n" not in str(caught.value)


def test_a_network_refuses_what_it_was_not_made_for() -> None:
    network = Network(to_onnx(learner(GAMES["harmonies"], 2), {}))
    with pytest.raises(BadOption, match="made for game harmonies, and here it is renature"):
        network.attend(GAMES["renature"].start(seed=1))
    with pytest.raises(BadOption, match="with 2 seats, and here are 3"):
        network.attend(GAMES["harmonies"].start(seed=1, players=3))
