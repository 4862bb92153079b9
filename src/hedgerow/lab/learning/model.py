"""The network that learns, in PyTorch: a trunk of plain layers, a guess at the moves and a guess at the final points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional

from hedgerow.bots.network import TENS, Senses
from hedgerow.lab.learning.samples import Samples


@dataclass(frozen=True)
class Size:
    """How large a network is."""

    width: int = 256
    layers: int = 2


def build(senses: Senses, size: Size, seed: int) -> nn.ModuleDict:
    """A network that knows nothing: it finds all moves alike and expects no points."""
    torch.manual_seed(seed)
    points = senses.seats * senses.categories
    model = nn.ModuleDict(
        {
            "enter": nn.Linear(len(senses.columns) + points, size.width),
            "trunk": nn.ModuleList(nn.Linear(size.width, size.width) for _ in range(size.layers - 1)),
            "moves": nn.Linear(size.width, senses.answers),
            "final": nn.Linear(size.width, points),
            "carry": nn.Linear(points, points, bias=False),  # what the points at the end owe to the points now
        }
    )
    for name in ("moves", "final", "carry"):
        for weights in model[name].parameters():
            nn.init.zeros_(weights)
    return model


def answer(model: nn.ModuleDict, scale: torch.Tensor, observation: torch.Tensor, points: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Moves and final points, as in `bots/network.py`."""
    tens = points * TENS
    found = functional.relu(model["enter"](torch.cat([observation.float() * scale, tens], 1)))
    for layer in model["trunk"]:
        found = found + functional.relu(layer(found))
    return model["moves"](found), model["final"](found) + model["carry"](tens)


class Learner:
    """A network and what improves it."""

    def __init__(self, senses: Senses, size: Size, rate: float, seed: int) -> None:
        torch.set_num_threads(1)  # the same sums everywhere; the other cores play
        self.senses = senses
        self.model = build(senses, size, seed)
        self.optimizer = torch.optim.AdamW(self.model.parameters(), lr=rate, weight_decay=1e-4)
        self.scale = torch.from_numpy(senses.scale)
        self.parts = torch.from_numpy(senses.parts)

    def learn(self, samples: Samples, chosen: np.ndarray[Any, Any]) -> tuple[float, float]:
        """One step towards the policies and results of these samples; how far off it was in both."""
        codes, target = samples.policies(chosen)
        moves, final = answer(
            self.model, self.scale, torch.from_numpy(samples.observation[chosen]), torch.from_numpy(samples.points[chosen])
        )
        legal = torch.from_numpy(codes)
        all_moves = functional.pad(moves, (0, 1))  # one more answer, 0, for parts that a move lacks
        parts = self.parts[legal.clamp(min=0)]
        logits = all_moves.gather(1, parts.flatten(1)).view(parts.shape).sum(2)
        likely = functional.log_softmax(logits.masked_fill(legal < 0, -1e9), 1)
        wanted = torch.from_numpy(target)
        policy = (wanted * (torch.log(wanted.clamp(min=1e-9)) - likely)).sum(1).mean()
        shape = (-1, self.senses.seats, self.senses.categories)
        missed = (final - torch.from_numpy(samples.target[chosen]) * TENS).view(shape)
        value = missed.square().sum(2).mean() + missed.sum(2).square().mean()  # in each category, and in all of them together
        self.optimizer.zero_grad()
        (policy + value).backward()
        nn.utils.clip_grad_norm_(self.model.parameters(), 5.0)
        self.optimizer.step()
        return float(policy.detach()), float(value.detach())

    def state(self) -> dict[str, Any]:
        return {"model": self.model.state_dict(), "optimizer": self.optimizer.state_dict()}

    def restore(self, state: dict[str, Any]) -> None:
        self.model.load_state_dict(state["model"])
        self.optimizer.load_state_dict(state["optimizer"])
