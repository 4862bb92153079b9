"""The whole interface, asked at random by what its own document allows and by what it does not: no 500, no undocumented answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from serving import Server

CHECKS: list[Any] = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance, negative_data_rejection,
]  # fmt: skip
EXAMPLES = 12


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """A server with a table, somebody who sits there, and a game that is over."""
    folder = tmp_path_factory.mktemp("schema")
    server = Server(str(folder / "games.db"), folder / "log")
    server.start()
    try:
        token = httpx.post(f"{server.address}/api/people", json={"name": "Ana"}, timeout=60).json()["token"]
        headers = {"authorization": f"Bearer {token}"}
        body = {"game": "harmonies", "seats": [{"kind": "me"}, {"kind": "me"}], "spectators": "open"}
        table = httpx.post(f"{server.address}/api/tables", json=body, headers=headers, timeout=60).json()["id"]
        yield {"address": server.address, "authorization": headers["authorization"], "table": table}
    finally:
        server.stop()


def operations(address: str) -> Iterator[Any]:
    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    for found in schema.get_all_operations():
        yield found.ok()


def test_no_request_gets_a_500_or_an_answer_that_is_not_documented(served: dict[str, str]) -> None:
    """Every operation: as somebody who sits at a real table, and as anybody at tables that are not there."""
    asked = 0
    for operation in operations(served["address"]):
        if operation.path.endswith("/stream"):
            continue  # it never ends; tests/table/test_stream.py reads it

        @settings(
            max_examples=EXAMPLES, database=None, deadline=None, derandomize=True, phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @schemathesis_given(operation)
        def ask(case: Any) -> None:
            nonlocal asked
            asked += 1
            if "table" in (case.path_parameters or {}) and asked % 3:
                case.path_parameters["table"] = served["table"]
            if asked % 5:
                case.headers["authorization"] = served["authorization"]
            case.call_and_validate(base_url=served["address"], checks=CHECKS, timeout=30)

        ask()
    assert asked > 200


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given
    from schemathesis.generation import GenerationMode

    strategy = operation.as_strategy(generation_mode=GenerationMode.POSITIVE) | operation.as_strategy(
        generation_mode=GenerationMode.NEGATIVE
    )
    return given(case=strategy)


def test_the_document_names_every_address(served: dict[str, str]) -> None:
    document = httpx.get(f"{served['address']}/schema/openapi.json", timeout=60).json()
    assert len(document["paths"]) > 25
    for path, methods in document["paths"].items():
        for method, about in methods.items():
            if method in ("get", "post", "put"):
                assert about["operationId"], f"{method} {path}"
                assert about.get("description") or about.get("summary"), f"{method} {path}"


def test_the_example_of_a_program_at_the_table_runs(served: dict[str, str], tmp_path: Path) -> None:
    """The one in docs/bot-api.md, on a server as people start it."""
    import re
    import subprocess
    import sys

    from hedgerow.core.record import parse, verify

    page = (Path(__file__).parents[2] / "docs" / "bot-api.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    (tmp_path / "example.py").write_text(code, "utf-8")
    command = [sys.executable, str(tmp_path / "example.py"), served["address"], "renature"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False, timeout=120)
    assert done.returncode == 0, done.stderr
    record = parse(done.stdout)
    verify(record)
    assert record.seats[0] == "Example"
