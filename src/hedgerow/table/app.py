"""The application: all addresses, behind the gate."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.datastructures import State as AppState
from litestar.exceptions import ClientException, HTTPException, MethodNotAllowedException, NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import hedgerow
from hedgerow.core.errors import HedgerowError
from hedgerow.table import pages
from hedgerow.table.answers import Problem
from hedgerow.table.guard import Guard
from hedgerow.table.house import House
from hedgerow.table.log import log
from hedgerow.table.metrics import Metrics
from hedgerow.table.refusals import Refusal
from hedgerow.table.routes import learn, look, ops, people, play, records, tables
from hedgerow.table.routes.pages import PAGES
from hedgerow.table.store.driver import StoreFailed
from hedgerow.table.words import told

ROUTES = [
    people.me, people.change_me, people.new_person, people.make_link, people.claim_link,
    tables.list_games, tables.list_tables, tables.open_table, tables.sit, tables.start, tables.leave, tables.come_back, tables.judge,
    tables.rematch,
    look.get_view, look.turn, look.stream, look.events, look.about, look.scores,
    play.move, play.undo, play.answer_undo, play.chat, play.mute, play.prefer,
    records.record, records.records, records.bring_in, records.branch, records.hints,
    learn.lesson, learn.about,
    ops.health, ops.figures,
]  # fmt: skip

# More than anybody has to say but in a record.
LARGE = 64 * 1024


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    language = request.scope.get("state", {}).get("language", "en")
    headers = {"retry-after": "2"} if refusal.status in (429, 503) else None
    return Response(told(refusal, str(language)), status_code=refusal.status, headers=headers)


def not_understood(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our form; for somebody at a browser who looks for a page that is not there, a page."""
    if (
        isinstance(error, NotFoundException)
        and "text/html" in request.headers.get("accept", "")
        and not request.url.path.startswith("/api/")
    ):
        language = str(request.scope.get("state", {}).get("language", "en"))
        return Response(pages.render("missing", language, {}), media_type=MediaType.HTML, status_code=404)
    if isinstance(error, MethodNotAllowedException):
        response = refused(request, Refusal("bad_method"))
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, NotFoundException):
        return refused(request, Refusal("unknown_page"))
    if error.status_code == 413:
        return refused(request, Refusal("too_large"))
    if isinstance(error, ClientException) or error.status_code < 500:
        return refused(request, Refusal("bad_body", spell(error)))
    return broken(request, error)


def spell(error: HTTPException) -> str:
    """What is wrong with a request, without repeating what it said."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{part.get('key', 'body')}: {part.get('message', '')}" for part in extra if isinstance(part, dict)]
    return ("; ".join(parts) or error.detail.partition(" for ")[0])[:300]


def engine_refused(request: Request[Any, Any, Any], error: HedgerowError) -> Response[Problem]:
    """What a game refuses and nobody has translated."""
    log("engine_refused", error=f"{type(error).__name__}: {error}"[:300])
    return refused(request, Refusal("bad_body", str(error)[:300]))


def not_stored(request: Request[Any, Any, Any], error: StoreFailed) -> Response[Problem]:
    """The database did not answer.  Whether something was stored is not known: a move sent again with its key is safe."""
    log("not_stored", error=str(error)[:300])
    return refused(request, Refusal("unavailable"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return refused(request, Refusal("bad_body", "its lists are nested too deeply"))


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    import traceback

    trace = traceback.extract_tb(error.__traceback__)[-1:]
    where = f"{trace[0].filename.rpartition('/')[2]}:{trace[0].lineno}" if trace else ""
    log("failed", error=type(error).__name__, where=where)
    return refused(request, Refusal("out_of_order"))


def create(house: House) -> Guard:
    """The application of a house, behind the gate; whoever made the house opens and closes it."""
    metrics = Metrics()
    inside = Litestar(
        route_handlers=[*ROUTES, *PAGES],
        state=AppState({"metrics": metrics, "house": house}),
        exception_handlers={
            Refusal: refused,
            HTTPException: not_understood,
            HedgerowError: engine_refused,
            StoreFailed: not_stored,
            RecursionError: too_deep,
            Exception: broken,
        },
        request_max_body_size=LARGE,
        openapi_config=OpenAPIConfig(
            title="Hedgerow", version=hedgerow.__version__, path="/schema", render_plugins=[JsonRenderPlugin()], create_examples=False
        ),
        logging_config=None,
    )
    return Guard(inside, house.settings, metrics)
