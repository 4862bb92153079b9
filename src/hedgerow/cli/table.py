"""Verbs of the table: serve, play."""

from __future__ import annotations

import asyncio
from typing import Annotated

from cyclopts import Parameter

from hedgerow.cli.common import app
from hedgerow.core.errors import BadOption


@app.command
def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8080,
    database: str = "hedgerow.db",
    name: Annotated[tuple[str, ...], Parameter(negative="")] = (),
    workers: int = 1,
    proxied: bool = False,
    secure: bool = False,
    keep_days: int = 0,
) -> None:
    """Serve tables to play at in a browser.

    Parameters
    ----------
    host
        The address to listen on; 0.0.0.0 for all of this machine's.
    port
        The port to listen on.
    database
        A file for SQLite, or postgresql://… for a database that several such servers share.
    name
        A name by which people reach the server, such as games.example.org; may be given several times.
    workers
        Processes in which bots think.
    proxied
        A proxy stands in front and says in X-Forwarded-For for whom it asks.
    secure
        People reach the server by https: their cookies are sent no other way.
    keep_days
        Delete finished games after so many days; 0 keeps them.
    """
    from hedgerow.table.serve import run
    from hedgerow.table.settings import Settings

    if workers < 1:
        raise BadOption(f"--workers is {workers}; expected at least 1")
    settings = Settings(
        database=database, host=host, port=port, hosts=tuple(name), workers=workers, proxied=proxied, secure=secure, keep_days=keep_days
    )
    asyncio.run(run(settings))
