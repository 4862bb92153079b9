"""The server: the application behind granian, stopped gently."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import NoReturn

from granian.constants import HTTPModes, Interfaces
from granian.server.embed import Server

from hedgerow.core.errors import BadOption
from hedgerow.table.app import create
from hedgerow.table.house import House
from hedgerow.table.log import log
from hedgerow.table.settings import Settings
from hedgerow.table.store import Store, driver_for
from hedgerow.table.store.driver import StoreFailed

# Requests under way when the server is stopped may take so many seconds more.
PATIENCE = 10.0


async def run(settings: Settings, ready: Callable[[House], Awaitable[None]] | None = None) -> None:
    """Serves until told to stop (SIGTERM, SIGINT); what is being stored is stored before it ends.  `ready` is called once it answers."""
    check_address(settings)
    try:
        house = House(Store(driver_for(settings.database)), settings)
        await house.open()
    except StoreFailed as error:
        raise BadOption(f"the database cannot be used: {error}") from None
    server = Server(
        create(house), address=settings.host, port=settings.port, interface=Interfaces.ASGI, http=HTTPModes.http1,
        websockets=False, log_enabled=False, backlog=1024,
    )  # fmt: skip
    stopping = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stopping.set)
    serving = asyncio.ensure_future(server.serve())
    try:
        await until_listening(settings, serving)
        log("serving", host=settings.host, port=settings.port)
        if ready is not None:
            await ready(house)
        told = asyncio.ensure_future(stopping.wait())
        await asyncio.wait([serving, told], return_when=asyncio.FIRST_COMPLETED)
        told.cancel()
    finally:
        await house.quiet()  # streams end, or they would keep the server from stopping
        server.stop()  # type: ignore[no-untyped-call]
        await asyncio.wait([serving], timeout=PATIENCE)
        await house.close()
    log("stopped")


def leave() -> NoReturn:
    """Ends the process after everything is stored and closed.

    The threads of granian may still hold things of Python's; where the interpreter is wound up under them, they abort it."""
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def check_address(settings: Settings) -> None:
    """Fails where nobody could listen, with a sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        said = error.strerror if isinstance(error, OSError) else "ports go from 0 to 65535"
        raise BadOption(f"cannot listen on {settings.host} port {settings.port}: {said}") from None


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


def free_port(host: str, wanted: int = 0) -> int:
    """A port nobody uses: the wanted one if it is free."""
    for port in (wanted, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise BadOption(f"there is no free port on {host}")
