"""How a server is set up; what `hedgerow serve` is told on the command line."""

from __future__ import annotations

from msgspec import Struct


class Settings(Struct, frozen=True):
    database: str = "hedgerow.db"  # a file, or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8080
    hosts: tuple[str, ...] = ()  # further names under which the server may be called
    workers: int = 1  # processes in which bots think
    proxied: bool = False  # a proxy in front of us says whom it speaks for (X-Forwarded-For)
    secure: bool = False  # reached by https: cookies only that way
    keep_days: int = 0  # finished tables are deleted after so many days; 0: never
    rooms: int = 2000  # so many tables in memory
    idle: float = 120.0  # a table leaves memory after so many seconds nobody looked
    sweep: float = 1.0  # how often the house looks for what is due
    heartbeat: float = 20.0  # a stream says at least every so many seconds that it lives
    delay: float = 180.0  # a delayed spectator sees what was so many seconds ago
    limits: bool = True  # whether rates are limited
    log_requests: bool = True  # whether every request is logged
