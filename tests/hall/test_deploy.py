"""What deploy/ holds, run as far as this machine can: nginx and Caddy before two processes."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path

import httpx2
import pytest

from dicehall.cli import parser
from tests.hall.house import PATIENCE, Visitor
from tests.hall.postgres import Postgres
from tests.hall.served import ROOT, free_port
from tests.hall.test_city import Branch, opened, until

DEPLOY = ROOT / "deploy"


def program(name: str) -> str:
    """Return where a proxy is; install Debian's where that can be, else say what is missing."""
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None and "CI" in os.environ and os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", name]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)
        found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        missing = f"there is no {name} here (Debian: apt install {name})"
        if "CI" in os.environ:
            pytest.fail(missing, pytrace=False)
        pytest.skip(missing)
    return found


def with_ports(text: str, branches: list[Branch]) -> str:
    """Return a configuration for the processes of a test."""
    for port, branch in zip((8000, 8001), branches, strict=True):
        assert f"127.0.0.1:{port}" in text
        text = text.replace(f"127.0.0.1:{port}", f"127.0.0.1:{branch.port}")
    return text


def nginx(folder: Path, branches: list[Branch], port: int) -> list[str]:
    """Write the configuration of nginx, as Debian's would include it; return how to run it."""
    site = with_ports((DEPLOY / "nginx.conf").read_text(), branches)
    (folder / "site.conf").write_text(site.replace("listen 80;", f"listen 127.0.0.1:{port};"))
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    main = (
        f"daemon off; pid {folder}/pid; error_log {folder}/proxy.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{places}include {folder}/site.conf; }}\n"
    )
    (folder / "nginx.conf").write_text(main)
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, branches: list[Branch], port: int) -> list[str]:
    """Write the configuration of Caddy, without certificates; return how to run it."""
    site = with_ports((DEPLOY / "Caddyfile").read_text(), branches)
    plain = "{\n\tadmin off\n\tauto_https off\n}\n"
    own = site.replace("games.example {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text(plain + own)
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile")]


@contextmanager
def before(folder: Path, command: list[str], port: int) -> Iterator[Visitor]:
    """Run a proxy; yield somebody who comes through it."""
    with (folder / "proxy.log").open("ab") as log:
        home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        process = subprocess.Popen(command, stdout=log, stderr=log, env=home)
    visitor = Visitor(port)
    try:

        def answers() -> bool:
            assert process.poll() is None, (folder / "proxy.log").read_text()
            try:
                return visitor.http.get("/readyz").status_code == 200
            except httpx2.TransportError:
                return False

        until(answers)
        yield visitor
    finally:
        visitor.http.close()
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


@pytest.mark.parametrize("configure", [nginx, caddy])
def test_a_proxy_before_two_processes(postgres: Postgres, tmp_path: Path, configure):
    """Games go through it; figures do not; a process that ends is noticed by nobody."""
    program(configure.__name__)
    with opened(postgres, tmp_path) as city:
        branches = city.open(2, DICEHALL_DRAIN_SECONDS="1.5")
        for branch in branches:
            assert branch.http.get("/metrics").status_code == 200
        port = free_port()
        with before(tmp_path, configure(tmp_path, branches, port), port) as visitor:
            seats = visitor.table(2)
            with visitor.join(seats[0]) as anna, visitor.join(seats[1]) as ben:
                seq = anna.answer("roll")["seq"]
                ben.until_seq(seq)
            assert visitor.http.get("/metrics").status_code == 404
            told = visitor.http.get("/api/games", headers={"X-Forwarded-For": "203.0.113.9"})
            assert told.status_code == 200, "who claims another address has it replaced"
            branches[0].served.process.send_signal(signal.SIGTERM)
            until_ended = time.monotonic() + PATIENCE
            while branches[0].served.process.poll() is None:
                assert visitor.http.get("/api/games").status_code == 200
                told = visitor.try_post("/api/quick", {"game": "pig"})
                if told.status_code != 200:  # until the proxy has noticed; pages ask again
                    assert told.json()["error"] == "draining"
                assert time.monotonic() < until_ended
            branches[0].served.ended()
            for _ in range(5):
                assert visitor.try_post("/api/quick", {"game": "pig"}).status_code == 200
            with visitor.join(seats[0]) as anna:
                assert anna.seq >= seq


# ---- what cannot be run here is read ----


def understood(words: list[str]) -> None:
    """Whether the program knows a command line."""
    parser().parse_args(words)


def test_the_unit_starts_what_there_is():
    unit = ConfigParser(interpolation=None, strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "dicehall@.service")
    command = unit["Service"]["ExecStart"].replace("%i", "8000").split()
    assert command[0].endswith("/dicehall")
    understood(command[1:])
    assert int(unit["Service"]["TimeoutStopSec"]) > 20, "longer than draining and closing"
    if shutil.which("systemd-analyze"):
        checked = subprocess.run(
            ["systemd-analyze", "verify", str(DEPLOY / "dicehall@.service")],
            capture_output=True,
            text=True,
        )
        assert "Unknown" not in checked.stderr, checked.stderr


def test_the_container_starts_what_there_is():
    text = (DEPLOY / "Containerfile").read_text()
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", text, re.MULTILINE)[0])
    command = json.loads(re.findall(r"^CMD (.*)$", text, re.MULTILINE)[0])
    assert entry == ["dicehall"]
    understood(command)
    for source in re.findall(r"^COPY (?!--from)(\S+) \S+$", text, re.MULTILINE):
        assert (ROOT / source).exists(), source
    assert "/dicehall/src/dicehall/hall/web" in text


def test_the_compose_file_starts_what_there_is():
    yaml = pytest.importorskip("yaml")
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    services = found["services"]
    for name in ("hall-1", "hall-2", "worker"):
        understood([str(word) for word in services[name]["command"]])
        assert services[name]["build"]["dockerfile"] == "deploy/Containerfile"
    used = [volume for one in services.values() for volume in one.get("volumes", [])]
    assert {volume.split(":")[0] for volume in used} == set(found["volumes"])
