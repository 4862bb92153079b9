"""The gate: what is checked of every request before anything else, and what every answer carries.

It looks at the host and the origin, limits how often somebody may ask, recognises people by their cookie or bearer token, sets the
headers that keep a browser from being tricked, and counts and logs what happened, without tokens and without full addresses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from http.cookies import CookieError, SimpleCookie
from time import monotonic, perf_counter
from typing import Any

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hedgerow.table import people
from hedgerow.table.limits import Limits
from hedgerow.table.log import log
from hedgerow.table.metrics import Metrics
from hedgerow.table.settings import Settings
from hedgerow.table.words import problem, wanted

COOKIE = "hedgerow"
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
LOCAL = ("localhost", "127.0.0.1", "[::1]")
# What stands in a path that is nobody else's business, for the log.
PRIVATE = re.compile(r"/(t|tables|me|join)/[^/]+")


class Guard:
    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.limits = Limits()
        self.hosts = {*LOCAL, settings.host, *settings.hosts}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        method, path = str(scope["method"]), scope["path"]
        token, fresh = self.token(headers, path)
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *self.further(path, message["headers"]), *self.cookie(scope, fresh)]
            await send(message)

        state: dict[str, Any] = scope.setdefault("state", {})
        state["token"] = token
        state["address"] = self.address(scope, headers)
        state["language"] = wanted(scope.get("query_string", b""), headers.get("accept-language", ""))
        refused = self.refuse(scope, headers, method, token)
        if refused is not None:
            await answer(problem(*refused, state["language"]), refused[1], sending)
        else:
            await self.app(scope, receive, sending)
        self.metrics.request(method, status, perf_counter() - began)
        if self.settings.log_requests and path not in ("/healthz", "/metrics"):
            log(
                "request", method=method, path=PRIVATE.sub(r"/\1/…", path)[:100], status=status, ms=round((perf_counter() - began) * 1e3, 1)
            )

    # ------------------------------------------------------------------ who

    def token(self, headers: dict[str, str], path: str) -> tuple[str | None, str | None]:
        """The token of whoever asks, and one made just now for a browser that has none."""
        bearer = headers.get("authorization", "")
        if bearer[:7].lower() == "bearer ":
            given = bearer[7:].strip()
            return (given if people.well_formed(given) else None), None
        given = read_cookie(headers.get("cookie", ""))
        if people.well_formed(given):
            return given, None
        if path.startswith("/api/") and path not in ("/api/me", "/api/me/claim"):
            return None, None
        if path.startswith(("/web/", "/schema", "/healthz", "/metrics")):
            return None, None
        made = people.fresh_token()
        return made, made

    def further(self, path: str, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        headers = [*HEADERS]
        if self.settings.secure:
            headers.append((b"strict-transport-security", b"max-age=31536000"))
        if path.startswith("/api/") and not any(name == b"cache-control" for name, _ in given):
            headers.append((b"cache-control", b"no-store"))
        return headers

    def cookie(self, scope: Scope, fresh: str | None) -> list[tuple[bytes, bytes]]:
        state: dict[str, Any] = scope["state"]
        fresh = state.get("fresh", fresh)
        if fresh is None:
            return []
        secure = "; Secure" if self.settings.secure else ""
        return [(b"set-cookie", f"{COOKIE}={fresh}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}".encode())]

    def address(self, scope: Scope, headers: dict[str, str]) -> str:
        if self.settings.proxied and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].split(",")[-1].strip()[:64]
        client = scope.get("client")
        return str(client[0]) if client else "?"

    # ------------------------------------------------------------------ whether

    def refuse(self, scope: Scope, headers: dict[str, str], method: str, token: str | None) -> tuple[str, int] | None:
        """The first reason to send this request away."""
        host = headers.get("host", "")
        name = re.sub(r":\d+$", "", host).lower()
        if name not in self.hosts:
            return "bad_host", 421
        if method not in ("GET", "HEAD", "OPTIONS"):
            origin = headers.get("origin")
            if origin is not None and origin.partition("://")[2].lower() != host.lower():
                return "foreign_origin", 403
            if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                return "foreign_origin", 403
        if self.settings.limits:
            now = monotonic()
            cost = 1.0 if method in ("GET", "HEAD") else 2.0
            if not self.limits.pay("address", scope["state"]["address"], now, cost):
                return "too_fast", 429
            if token is not None and not self.limits.pay("person", people.digest(token), now, cost):
                return "too_fast", 429
        return None


def read_cookie(text: str) -> str:
    try:
        found = SimpleCookie(text).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


async def answer(body: bytes, status: int, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 429:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
