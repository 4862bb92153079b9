"""A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, on a free port of this machine, thrown away afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import psycopg


def program(name: str) -> str:
    """A program of PostgreSQL: on the path, or where Debian puts the newest version."""
    found = shutil.which(name) or next(
        (str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), reverse=True)), None
    )
    assert found is not None, f"there is no {name} on this machine: run `make system`"
    return found


def someone_else() -> dict[str, Any]:
    """PostgreSQL does not run as root: then somebody without rights runs it."""
    if os.getuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


class Cluster:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="hedgerow-postgres-"))
        self.owner = someone_else()
        if self.owner:
            os.chown(self.folder, self.owner["user"], self.owner["group"])
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.run("initdb", "--auth=trust", "--username=hedgerow", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.made = 0
        self.start()

    def run(self, name: str, *words: str) -> None:
        command = [program(name), "-D", str(self.folder / "data"), *words]
        with (self.folder.parent / f"{self.folder.name}.log").open("ab") as log:
            subprocess.run(command, cwd="/", stdout=log, stderr=log, check=True, timeout=120, **self.owner)

    def start(self) -> None:
        settings = f"-c listen_addresses=127.0.0.1 -c port={self.port} -c unix_socket_directories= -c fsync=off"
        self.run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def restart(self) -> None:
        """As after a crash: whoever is connected is cut off."""
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")
        self.start()

    def database(self) -> str:
        """The address of a new empty database."""
        self.made += 1
        name = f"games{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://hedgerow@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        self.run("pg_ctl", "-w", "-m", "immediate", "stop")
        shutil.rmtree(self.folder)
        (self.folder.parent / f"{self.folder.name}.log").unlink()
