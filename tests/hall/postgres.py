"""A PostgreSQL server for tests: of its own user, on loopback, in a directory of its own."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from dicehall.hall.sql_store import bring_up_to_date
from tests.hall.served import free_port

PACKAGES = "/usr/lib/postgresql"  # where Debian's package has the programs
USERS = ("postgres", "nobody")  # initdb refuses root
PASSWORD = "correct horse"


class Missing(Exception):
    """What this machine lacks to start a server."""


def program(name: str) -> str:
    """Return where a program of PostgreSQL is."""
    found = shutil.which(name) or packaged(name)
    if found is None and shutil.which("apt-get") and os.geteuid() == 0:
        for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", *command], capture_output=True, check=False)
        found = packaged(name)
    if found is None:
        raise Missing(f"no {name} on PATH or in {PACKAGES} (Debian: apt install postgresql)")
    return os.path.realpath(found)


def packaged(name: str) -> str | None:
    """Return where Debian's package has a program."""
    places = sorted(Path(PACKAGES).glob(f"*/bin/{name}"))
    return str(places[-1]) if places else None


def drop_root(folder: Path) -> list[str]:
    """Return what to put before a command so that it does not run as root."""
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        raise Missing("tests run as root, and there is no setpriv to leave that")
    for name in USERS:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, user.pw_uid, user.pw_gid)
        return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]
    raise Missing(f"tests run as root, and there is no user {' or '.join(USERS)}")


class Postgres:
    """One server; each test has a database of its own, with the newest schema."""

    def __init__(self) -> None:
        if find_spec("asyncpg") is None:
            raise Missing("the package asyncpg is not installed")
        self.folder = Path(tempfile.mkdtemp(prefix="dicehall-pg-"))
        try:
            self.as_user = drop_root(self.folder)
            self.data = self.folder / "data"
            self.port = free_port()
            self.count = 0
            initdb = [program("initdb"), "-D", str(self.data), "-U", "dicehall", "-A", "trust"]
            self.run(*initdb, "-E", "UTF8", "--locale=C", "--no-sync")
            rules = self.data / "pg_hba.conf"
            asks = "host all guarded 127.0.0.1/32 scram-sha-256\n"
            rules.write_text(asks + rules.read_text())
            self.start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise
        self.do("postgres", f"CREATE ROLE guarded LOGIN PASSWORD '{PASSWORD}'")
        self.do("postgres", "CREATE DATABASE newest")
        asyncio.run(self.migrate())

    def run(self, *command: str) -> None:
        """Run a program of the server; say what it says if it fails."""
        done = subprocess.run(
            [*self.as_user, *command],
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=60,
        )
        assert done.returncode == 0, done.stdout

    def start(self) -> None:
        """Start the server, and wait until it answers. Nothing here must survive a power cut."""
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c fsync=off"
        options += " -c max_connections=100 -c shared_buffers=32MB"
        log = str(self.folder / "log")
        # Its output goes to a file, or who waits for the end of this program would wait for it.
        self.run(program("pg_ctl"), "-D", str(self.data), "-l", log, "-w", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server: `fast` closes all connections, `immediate` is as a crash."""
        self.run(program("pg_ctl"), "-D", str(self.data), "-w", "-m", mode, "stop")

    def close(self) -> None:
        """Stop the server for good."""
        self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str, user: str = "dicehall", password: str = "") -> str:
        """Return the address of a database."""
        who = f"{user}:{password.replace(' ', '%20')}" if password else user
        return f"postgresql://{who}@127.0.0.1:{self.port}/{name}"

    def do(self, database: str, *statements: str, **values: object) -> list[Any]:
        """Carry out statements, each by itself; return the rows of the last."""
        return asyncio.run(self.execute(database, statements, values))

    async def execute(
        self, database: str, statements: tuple[str, ...], values: dict[str, object]
    ) -> list[Any]:
        url = self.url(database).replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
        found: list[Any] = []
        async with engine.connect() as connection:
            for statement in statements:
                result = await connection.execute(text(statement), values)
                found = list(result.all()) if result.returns_rows else []
        await engine.dispose()
        return found

    async def migrate(self) -> None:
        url = self.url("newest").replace("postgresql:", "postgresql+asyncpg:")
        engine = create_async_engine(url, poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.run_sync(bring_up_to_date)
        await engine.dispose()

    def empty(self) -> str:
        """Return the name of a new database without anything in it."""
        self.count += 1
        self.do("postgres", f"CREATE DATABASE hall_{self.count}")
        return f"hall_{self.count}"

    def database(self) -> str:
        """Return the address of a new database with the newest schema."""
        self.count += 1
        self.do("postgres", f"CREATE DATABASE hall_{self.count} TEMPLATE newest")
        return self.url(f"hall_{self.count}")
