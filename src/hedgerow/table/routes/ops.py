"""For those who run the server."""

from __future__ import annotations

from litestar import Response, get

import hedgerow
from hedgerow.table.answers import Health
from hedgerow.table.metrics import Metrics
from hedgerow.table.routes.common import Ask, house_of, problems


@get("/healthz", responses=problems(503), operation_id="health")
async def health(request: Ask) -> Response[Health]:
    """Whether the server can serve: the database answers."""
    try:
        await house_of(request).store.version("-")
    except Exception:
        return Response(Health("the database does not answer", hedgerow.__version__), status_code=503)
    return Response(Health("ok", hedgerow.__version__))


@get("/metrics", media_type="text/plain", responses=problems(), operation_id="metrics")
async def figures(request: Ask) -> str:
    """Figures for Prometheus."""
    house = house_of(request)
    metrics: Metrics = request.app.state.metrics
    return metrics.text(
        {
            "tables_in_memory": len(house.rooms),
            "streams": sum(room.followers for room in house.rooms.values()),
            "tables_tended": len(house.tending),
            "bot_questions_total": house.bots.asked,
            "bot_retries_total": house.bots.retries,
        }
    )
