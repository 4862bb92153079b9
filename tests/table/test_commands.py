"""The commands: play opens a table that is ready, serve stops gently, and mistakes are one clear sentence."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
from serving import Server

from hedgerow.core.record import parse, verify


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "hedgerow", *words], capture_output=True, encoding="utf-8", check=False, timeout=120)


def test_play_opens_a_table_that_waits_for_one_and_has_a_bot_on_the_other_seat(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hedgerow", "play", "renature", "--players", "3", "--bot", "seedling", "--no-browser", "--port", "0"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    playing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=environment)
    try:
        assert playing.stdout is not None
        said = playing.stdout.readline()
        found = re.search(r"(http://127\.0\.0\.1:\d+)/t/([\w-]{16})#join=([\w-]+)", said)
        assert found is not None, said
        address, table, invite = found.groups()
        with httpx.Client(base_url=address, timeout=60) as browser:
            assert browser.get("/api/me").status_code == 200
            assert browser.get(f"/api/tables/{table}/view").status_code == 403
            browser.post(f"/api/tables/{table}/seat", json={"invite": invite}).raise_for_status()
            view = browser.get(f"/api/tables/{table}/view").json()
        assert view["status"] == "playing"
        assert [seat["bot"] for seat in view["seats"]] == [None, "seedling", "seedling"]
        assert view["seat"] == 0
    finally:
        playing.send_signal(signal.SIGINT)
        playing.communicate(timeout=60)
    assert playing.returncode == 0
    assert (tmp_path / "hedgerow" / "games.db").is_file()


def test_serve_stops_gently_also_while_streams_are_open(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "games.db"), tmp_path / "log")
    server.start()
    token = httpx.post(f"{server.address}/api/people", json={}, timeout=60).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    body = {"game": "bower", "seats": [{"kind": "me"}, {"kind": "me"}]}
    table = httpx.post(f"{server.address}/api/tables", json=body, headers=headers, timeout=60).json()["id"]
    with httpx.stream("GET", f"{server.address}/api/tables/{table}/stream", headers=headers, timeout=60) as answer:
        lines = answer.iter_lines()
        while not next(lines).startswith("id: "):
            pass
        assert server.stop() == 0
        assert not [line for line in lines if line.startswith("id: ")]
    log = (tmp_path / "log").read_text("utf-8")
    assert log.count('"stopped"') == 1
    assert token not in log
    saved, records, elsewhere = str(tmp_path / "all.jsonl"), tmp_path / "records.jsonl", str(tmp_path / "elsewhere.db")
    assert run("backup", saved, "--database", str(tmp_path / "games.db")).returncode == 0
    restored = run("restore", saved, "--database", elsewhere)
    assert restored.stdout == "1 people and 1 tables restored\n"
    assert run("export", str(records), "--database", elsewhere).returncode == 0
    for line in records.read_text("utf-8").splitlines():
        verify(parse(line))


def test_mistakes_are_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        mistakes = [
            (("serve", "--port", port, "--database", str(tmp_path / "x.db")), "cannot listen on 127.0.0.1 port"),
            (("serve", "--port", "99999"), "ports go from 0 to 65535"),
            (("serve", "--port", "0", "--database", str(tmp_path)), "the database cannot be used"),
            (("serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/x"), "the database cannot be used"),
            (("serve", "--workers", "0"), "--workers is 0"),
            (("play", "chess"), "there is no game called"),
            (("play", "renature", "--players", "9"), "option players is"),
            (("play", "renature", "--bot", "nobody"), "there is no bot called"),
            (("backup", str(tmp_path / "out"), "--database", str(tmp_path / "none.db")), "there is no such file"),
            (("restore", str(tmp_path / "none"), "--database", str(tmp_path / "new.db")), "cannot read"),
            (("bench", "table", "--tables", "0"), "--tables is 0"),
        ]
        for words, said in mistakes:
            done = run(*words)
            assert done.returncode == 2, f"{words}: {done.stderr}"
            last = done.stderr.strip().splitlines()[-1]
            assert last.startswith("hedgerow: "), done.stderr
            assert said in last, last
            assert "Traceback" not in done.stderr
