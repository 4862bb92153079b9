"""Writes a network as ONNX, the form in which it plays: in actors, as a bot, and in any other program that runs such files."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from hedgerow.bots.network import METADATA, TENS, Label
from hedgerow.lab.learning.model import Learner

OPSET, IR_VERSION = 18, 9  # what ONNX Runtime has understood for years


def to_onnx(learner: Learner, options: dict[str, Any], half: bool = False) -> bytes:
    """The network as the bytes of a file; `half`: with numbers of 16 bits, which is exact enough to play."""
    weights = {name: value.numpy() for name, value in learner.model.state_dict().items()}
    graph = Graph(half)
    graph.constant("scale", learner.senses.scale, exact=True)
    graph.constant("tenth", np.array([TENS], dtype=np.float32), exact=True)
    for name, value in weights.items():
        graph.constant(name, value.T if name.endswith("weight") else value)
    graph.node("Cast", ["observation"], "bytes", to=TensorProto.FLOAT)
    graph.node("Mul", ["bytes", "scale"], "scaled")
    graph.node("Mul", ["points", "tenth"], "tens")
    graph.node("Concat", ["scaled", "tens"], "shown", axis=1)
    found = graph.layer("enter", "shown", "entered", active=True)
    for i in range(len(learner.model["trunk"])):
        changed = graph.layer(f"trunk.{i}", found, f"changed{i}", active=True)
        found = graph.node("Add", [found, changed], f"found{i}")
    graph.layer("moves", found, "moves")
    graph.layer("final", found, "guessed")
    graph.node("MatMul", ["tens", "carry.weight"], "carried")
    graph.node("Add", ["guessed", "carried"], "final")
    senses = learner.senses
    points = senses.seats * senses.categories
    inputs = [("observation", TensorProto.UINT8, len(senses.columns)), ("points", TensorProto.FLOAT, points)]
    outputs = [("moves", TensorProto.FLOAT, senses.answers), ("final", TensorProto.FLOAT, points)]
    made = helper.make_graph(
        graph.nodes,
        senses.game.name,
        [helper.make_tensor_value_info(name, kind, ["positions", width]) for name, kind, width in inputs],
        [helper.make_tensor_value_info(name, kind, ["positions", width]) for name, kind, width in outputs],
        graph.constants,
    )
    model = helper.make_model(made, producer_name="hedgerow", opset_imports=[helper.make_opsetid("", OPSET)], ir_version=IR_VERSION)
    helper.set_model_props(model, {METADATA: json.dumps(asdict(Label.of(senses, options)))})
    onnx.checker.check_model(model)
    data: bytes = model.SerializeToString(deterministic=True)
    return data


class Graph:
    """The nodes and constants of a network being written."""

    def __init__(self, half: bool) -> None:
        self.half = half
        self.nodes: list[Any] = []
        self.constants: list[Any] = []

    def constant(self, name: str, value: np.ndarray[Any, Any], exact: bool = False) -> None:
        if self.half and not exact:
            self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value, dtype=np.float16), name + ".half"))
            self.node("Cast", [name + ".half"], name, to=TensorProto.FLOAT)
        else:
            self.constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))

    def node(self, kind: str, inputs: list[str], output: str, **attributes: Any) -> str:
        self.nodes.append(helper.make_node(kind, inputs, [output], name=output, **attributes))
        return output

    def layer(self, name: str, source: str, output: str, active: bool = False) -> str:
        if not active:
            return self.node("Gemm", [source, f"{name}.weight", f"{name}.bias"], output)
        self.node("Gemm", [source, f"{name}.weight", f"{name}.bias"], output + ".sum")
        return self.node("Relu", [output + ".sum"], output)
