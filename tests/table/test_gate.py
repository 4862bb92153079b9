"""The gate: hosts, origins, tokens, sizes, rates, headers; and whatever hostile things somebody may send: refused, nothing changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sitting import Guest, Place, opened

from hedgerow.table.limits import RATES

pytestmark = pytest.mark.anyio


async def everything(place: Place) -> list[Any]:
    """All that is stored."""
    texts = (
        "SELECT * FROM people ORDER BY id",
        "SELECT place, number, event FROM entries ORDER BY place, number",
        "SELECT id, version FROM tables",
    )
    return [await place.house.store.driver.read(text) for text in texts]


@pytest.fixture
async def table(ana: Guest, ben: Guest) -> str:
    table = await ana.opens("harmonies")
    await ben.sits(table)
    return table


HOSTILE = [
    b"", b"null", b"[]", b"{}", b"{", b'"', b"1e999", b"\xff\xfe", b"\x00", b"[" * 100_000, b'{"a":' * 10_000, b"<xml/>",
    b"version=1&key=key-0001&code=1", b"{}" * 40_000,
    b'{"version": 1}',
    b'{"version": "1", "key": "key-0001", "code": 1}',
    b'{"version": 1, "key": "key-0001", "code": 1, "more": 1}',
    b'{"version": -1, "key": "key-0001", "code": 1}',
    b'{"version": true, "key": "key-0001", "code": 1}',
    b'{"version": 1e400, "key": "key-0001", "code": 1}',
    b'{"version": 1, "key": "short", "code": 1}',
    b'{"version": 1, "key": "with blank", "code": 1}',
    b'{"version": 1, "key": "key-0001", "code": 99999999999999999999999999}',
    b'{"version": 1, "key": "key-0001", "text": "' + b"a" * 300 + b'"}',
    b'{"version": 1, "key": "key-0001", "text": "take \\u0000"}',
    b'{"version": 1, "key": "key-0001", "text": "take \\ud800"}',
]  # fmt: skip
WRITES = [
    "moves", "undo", "undo/answer", "chat", "chat/mute", "preferences", "seat", "start", "judge", "branch",
]  # fmt: skip


async def test_hostile_bodies_are_refused_and_change_nothing(place: Place, ana: Guest, table: str) -> None:
    before = await everything(place)
    for what in WRITES:
        for body in HOSTILE:
            if body == b"{}" and what in ("seat", "start", "branch"):
                continue
            response = await ana.send("POST", f"/api/tables/{table}/{what}", content=body, headers={"content-type": "application/json"})
            assert response.status_code in (400, 403, 409, 413), f"{what} {body[:60]!r}: {response.status_code} {response.text[:200]}"
            assert set(response.json()) == {"error", "message", "detail"}
    assert await everything(place) == before


async def test_hostile_bodies_elsewhere(place: Place, ana: Guest) -> None:
    before = await everything(place)
    for path, method in (
        ("/api/tables", "POST"),
        ("/api/me", "PUT"),
        ("/api/me/claim", "POST"),
        ("/api/import", "POST"),
        ("/api/people", "POST"),
    ):
        for body in HOSTILE:
            if body == b"{}" and path in ("/api/me", "/api/people"):
                continue
            response = await ana.send(method, path, content=body, headers={"content-type": "application/json"})
            assert response.status_code in (400, 413), f"{path} {body[:60]!r}: {response.status_code} {response.text[:200]}"
    assert await everything(place) == before


async def test_hostile_names_of_tables_are_unknown(place: Place, ana: Guest, table: str) -> None:
    before = await everything(place)
    for name in ("..", "%2e%2e%2f", "a" * 16, table[:-1], table + "x", "a" * 5000, "%00" * 16, "' OR 1=1 --", "ą" * 16, table.swapcase()):
        for what in ("view", "turn", "stream", "record", "hints"):
            response = await ana.send("GET", f"/api/tables/{name}/{what}")
            assert response.status_code == 404, f"{name} {response.status_code}"
        response = await ana.send("POST", f"/api/tables/{name}/moves", json={"version": 1, "key": "key-0001", "code": 1})
        assert response.status_code == 404
    assert await everything(place) == before
    assert set(place.house.rooms) == {table}, "memory is kept for tables that are not there"


async def test_a_broken_or_foreign_token_is_nobody(place: Place, table: str) -> None:
    before = await everything(place)
    for token in ("", "x", "a" * 10_000, "Bearer", "../../etc", "%00", "a b", "'--", "0" * 32):
        for headers in ({"authorization": f"Bearer {token}"}, {"cookie": f"hedgerow={token}"}, {"cookie": f'hedgerow="{token}'}):
            guest = place.stranger()
            response = await guest.send(
                "POST", f"/api/tables/{table}/moves", json={"version": 3, "key": "key-0001", "code": 1}, headers=headers
            )
            assert response.status_code in (401, 403), f"{token[:20]} {response.status_code}"
            response = await guest.send("GET", f"/api/tables/{table}/view", headers=headers)
            assert response.status_code == 403
    after = await everything(place)
    assert after[1:] == before[1:]  # whoever asks with a new token of the right form may be kept as somebody; no table has changed


async def test_requests_from_other_sites_are_refused(place: Place, ana: Guest, table: str) -> None:
    before = await everything(place)
    foreign = [
        {"origin": "http://evil.example"}, {"origin": "null"}, {"origin": "http://127.0.0.1.evil.example"}, {"origin": "http://127.0.0.1:81"},
        {"sec-fetch-site": "cross-site"}, {"sec-fetch-site": "same-site"},
    ]  # fmt: skip
    for headers in foreign:
        for what in WRITES:
            response = await ana.send("POST", f"/api/tables/{table}/{what}", json={"text": "hello"}, headers=headers)
            assert (response.status_code, response.json()["error"]) == (403, "foreign_origin"), headers
    assert await everything(place) == before
    await ana.send("POST", f"/api/tables/{table}/chat", json={"text": "hello"}, headers={"origin": "http://127.0.0.1"})
    assert len((await ana.view(table))["chat"]) == 1


async def test_a_server_answers_to_its_own_names_alone(place: Place, ana: Guest) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example", "", "169.254.169.254"):
        response = await ana.send("GET", "/api/me", headers={"host": host})
        assert (response.status_code, response.json()["error"]) == (421, "bad_host")
    for host in ("localhost", "127.0.0.1:8080", "[::1]:99"):
        assert (await ana.send("GET", "/api/me", headers={"host": host})).status_code == 200


async def test_a_browser_gets_a_cookie_no_script_and_no_other_site_can_use(tmp_path: Path) -> None:
    async with opened(tmp_path / "secure.db", secure=True) as place:
        cookie = (await place.stranger().send("GET", "/api/me")).headers["set-cookie"]
        for part in ("HttpOnly", "SameSite=Lax", "Secure", "Path=/"):
            assert part in cookie
        assert len(cookie.partition("=")[2].partition(";")[0]) >= 22  # 128 bits and more


async def test_every_answer_says_what_a_browser_may_do_with_it(place: Place, ana: Guest) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/api/tables/x/view"):
        headers = (await ana.send("GET", path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api/"):
            assert headers["cache-control"] == "no-store"


async def test_who_asks_too_often_is_told_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "address", (0.0, 10.0))
    async with opened(tmp_path / "limits.db", limits=True, proxied=True) as place:
        one = place.stranger(x_forwarded_for="spoofed, 10.0.0.1")
        answers = [await one.send("GET", "/api/me") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert answers[-1].json()["error"] == "too_fast"
        assert answers[-1].headers["retry-after"]
        # Behind a proxy it is what the proxy says that counts, not what somebody told the proxy.
        assert (await place.stranger(x_forwarded_for="10.0.0.2").send("GET", "/api/me")).status_code == 200
        assert (await place.stranger(x_forwarded_for="10.0.0.3, 10.0.0.1").send("GET", "/api/me")).status_code == 429


async def test_a_person_may_not_ask_too_often_from_many_addresses_either(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "person", (0.0, 10.0))
    async with opened(tmp_path / "limits.db", limits=True, proxied=True) as place:
        ana, ben = await place.guest(), await place.guest()
        answers = [await ana.send("GET", "/api/me", headers={"x-forwarded-for": f"10.0.0.{number}"}) for number in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 2
        assert (await ben.send("GET", "/api/me")).status_code == 200


async def test_bodies_have_limits(ana: Guest, table: str) -> None:
    long = json.dumps({"text": "x" * 70_000})
    response = await ana.send("POST", f"/api/tables/{table}/chat", content=long, headers={"content-type": "application/json"})
    assert (response.status_code, response.json()["error"]) == (413, "too_large")
    response = await ana.send("POST", "/api/import", content=b" " * 5_000_000, headers={"content-type": "application/json"})
    assert response.status_code == 413


async def test_what_people_write_is_shown_as_text(ana: Guest, table: str) -> None:
    await ana.does(table, "chat", {"text": "<script>alert(1)</script>"})
    response = await ana.send("GET", f"/api/tables/{table}/view")
    assert response.headers["content-type"] == "application/json"
    named = await ana.put("/api/me", {"name": "\u202eevil\u0007 name\u2028", "preferences": {"big": 2**60}})
    assert (named["name"], named["preferences"]) == ("evil name", {"big": 2**53})


async def test_health_and_figures(place: Place, ana: Guest, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert (await ana.get("/healthz"))["status"] == "ok"
    figures = (await ana.send("GET", "/metrics")).text
    assert 'hedgerow_requests_total{method="POST",status="200"}' in figures
    assert "hedgerow_tables_in_memory 1" in figures
    await place.house.store.close()
    assert (await ana.send("GET", "/healthz")).status_code == 503
