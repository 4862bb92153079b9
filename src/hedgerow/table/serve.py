"""The server: the application behind granian, stopped gently."""

from __future__ import annotations

import asyncio
import signal
import socket

from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server

from hedgerow.table.app import create
from hedgerow.table.log import log
from hedgerow.table.settings import Settings


async def run(settings: Settings, ready: asyncio.Event | None = None) -> None:
    """Serves until told to stop (SIGTERM, SIGINT); what is being stored is stored before it ends."""
    server = Server(
        create(settings), address=settings.host, port=settings.port, interface=Interfaces.ASGI, http=HTTPModes.http1,
        websockets=False, log_enabled=False, backlog=1024,
    )  # fmt: skip
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, server.stop)
    serving = asyncio.ensure_future(server.serve())
    await until_listening(settings, serving)
    log("serving", host=settings.host, port=settings.port)
    if ready is not None:
        ready.set()
    await serving
    log("stopped")


async def until_listening(settings: Settings, serving: asyncio.Future[None]) -> None:
    """Until the port answers."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    while not serving.done():
        try:
            _, writer = await asyncio.open_connection(host, settings.port)
        except OSError:
            await asyncio.sleep(0.02)
            continue
        writer.close()
        return


def free_port(host: str) -> int:
    """A port nobody uses."""
    with socket.socket() as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])
