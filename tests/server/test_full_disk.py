"""A disk that is full and a database that cannot be written, with a real server: everyone is told, nothing is lost."""

import asyncio
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rollwright.server.store.database import Database
from rollwright.server.store.engines import BYTES_AHEAD
from rollwright.testing.server.audit import audit
from rollwright.testing.server.load import LONGEST_PAUSE, PATIENCE, ContinuousLoad, LoadedTable
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Browser, HttpRefused, Running, running
from rollwright.testing.server.table_client import TableClient
from rollwright.translations import Words

UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
DISK = BYTES_AHEAD - (1 << 20)
"""Bytes of the small disk: not as many as the store would like to set aside, or it would not notice for long."""
LINES = 100
"""So many requests are more lines than the server's own log still has room for."""


@dataclass
class Disk:
    """A server, and how to fill and to empty the disk under it."""

    server: Running
    files: Path
    """The folder of the database, as it is seen from here."""
    message: str
    """What clients are told when it is full."""
    fill: Callable[[], None]
    empty: Callable[[], None]

    def copy(self, folder: Path) -> Path:
        """The database as it is now; nobody may be writing. SQLite would look for it on our own disk."""
        folder.mkdir()
        for name in ("tables.db", "tables.db-wal"):
            shutil.copy(self.files / name, folder)
        return folder / "tables.db"


@contextmanager
def limited(folder: Path) -> Iterator[Disk]:
    """Nothing may be written into any file, which anyone may say of their own processes; SQLite does not say why."""
    with running(folder / "tables.db") as server:
        assert server.process is not None
        process = server.process.pid

        def fill() -> None:
            resource.prlimit(process, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

        def empty() -> None:
            resource.prlimit(process, resource.RLIMIT_FSIZE, UNLIMITED)

        yield Disk(server, folder, "store-unavailable", fill, empty)


@contextmanager
def small(folder: Path) -> Iterator[Disk]:
    """A disk that only the server and its bots see; from here it is seen through the process."""
    disk = folder / "disk"
    disk.mkdir()
    with running(disk / "tables.db", within=on_a_disk(disk, DISK)) as server:
        assert server.process is not None
        files = Path(f"/proc/{server.process.pid}/root{disk}")
        ballast = files / "ballast"

        def fill() -> None:
            with ballast.open("wb", buffering=0) as file, suppress(OSError):
                while file.write(bytes(4096)):
                    pass

        yield Disk(server, files, "store-disk-full", fill, ballast.unlink)


def on_a_disk(folder: Path, size: int) -> list[str]:
    """Runs a command for which this folder is a disk of so many bytes."""
    mount = f'mount -t tmpfs -o size={size} tmpfs {folder} && exec "$@"'
    return ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, "sh"]


def disks_can_be_made() -> bool:
    """Whether this system lets us; most do, an administrator or not, but some containers do not."""
    command = [*on_a_disk(Path(__file__).parent, DISK), "true"]
    return subprocess.run(command, check=False, capture_output=True).returncode == 0


DISKS = [limited, small] if disks_can_be_made() else [limited]


async def until_refused(load: ContinuousLoad, times: int) -> list[dict[str, Any]]:
    """Wait until people were told so often that nothing can be written; what they were told."""
    async with asyncio.timeout(PATIENCE):
        while len(told := [problem for viewer in load.viewers for problem in viewer.refusals]) < times:
            await asyncio.sleep(LONGEST_PAUSE)
    return told


async def until_logged(log: Path, words: str) -> None:
    """Wait until the log says this: the line about a request is written after its answer was sent."""
    async with asyncio.timeout(PATIENCE):
        while words not in log.read_text():
            await asyncio.sleep(LONGEST_PAUSE)


def refusal(browser: Browser, method: str, path: str, body: object = None) -> tuple[int, str, str]:
    """How the server refuses this."""
    with pytest.raises(HttpRefused) as answered:
        browser.ask(method, path, body)
    return answered.value.status, answered.value.problem["code"], answered.value.problem["message"]


@pytest.mark.parametrize("kind", DISKS)
async def test_on_a_full_disk_everyone_is_told_nothing_is_lost_and_the_same_server_goes_on_when_there_is_space_again(
    tmp_path: Path, kind: Callable[[Path], AbstractContextManager[Disk]]
) -> None:
    with kind(tmp_path) as disk:
        load, anyone = ContinuousLoad(disk.server, seed=1, lanes=3), Browser(disk.server.url)
        assert await load.goes_on(60)
        disk.fill()
        assert {(told["code"], told["message"]) for told in await until_refused(load, 6)} == {
            ("unavailable", disk.message)
        }
        wish = {"game": "border", "seats": [None, None]}
        assert await asyncio.to_thread(refusal, anyone, "GET", "/readyz") == (503, "unavailable", disk.message)
        assert await asyncio.to_thread(refusal, anyone, "POST", "/api/tables", wish) == (
            503,
            "unavailable",
            disk.message,
        )
        for _ in range(LINES):
            assert await anyone.ask_async("GET", "/healthz") == {"status": "ok"}
        await newcomer_sees(load.matches[0])

        disk.empty()
        assert await load.goes_on(60)
        async with asyncio.timeout(PATIENCE):
            while (await asyncio.to_thread(ask, disk.server, "GET", "/readyz")).status != 200:
                await asyncio.sleep(LONGEST_PAUSE)  # it remembers the last answer for a second
        await until_logged(disk.files / "tables.log", '"path":"/readyz","status":200')
        faults = await load.finish()
        findings = await audit(disk.copy(tmp_path / "copy"), load.matches)
        assert faults + findings.all_wrong == []
        assert findings.acknowledged > 120
        disk.fill()
        assert disk.server.stop() == 0


async def newcomer_sees(match: LoadedTable) -> None:
    """Whoever comes now sees everything that was acknowledged."""
    newcomer = TableClient(match.watcher.browser, match.table)
    try:
        await newcomer.enter()
        assert newcomer.entries[: len(match.watcher.entries)] == match.watcher.entries
        for player in match.players:
            assert all(one.entries <= len(newcomer.entries) for one in player.acknowledged)
    finally:
        await newcomer.leave()


# At the start

WITHOUT_PRIVILEGES = [
    sys.executable,
    "-c",
    "import ctypes, os, sys; ctypes.CDLL(None).prctl(24, 1, 0, 0, 0); os.execv(sys.argv[1], sys.argv[1:])",
]
"""Runs a command that may not write against the rights of a file, not even as an administrator: it gives up the right
to do so (PR_CAPBSET_DROP, CAP_DAC_OVERRIDE) before it becomes the command."""


READ_ONLY = Words("en").say("store-read-only")


def limited_to(size: int) -> list[str]:
    """Runs a command whose files may not be larger."""
    code = f"resource.setrlimit(resource.RLIMIT_FSIZE, ({size}, -1)); os.execv(sys.argv[1], sys.argv[1:])"
    return [sys.executable, "-c", f"import os, resource, sys; {code}"]


def refused_start(folder: Path, within: list[str]) -> str:
    """What a server that does not start says: one line that names the database."""
    server = Running(folder / "database" / "tables.db", within=within)
    server.log = folder / "server.log"
    process = server.launch()
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    error, file, reason = said.rstrip("\n").split(": ", 2)
    assert (error, file) == ("Error", str(server.database))
    return reason


async def make_database(file: Path) -> None:
    await (await Database.open(f"sqlite:///{file}")).close()


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Path]:
    """The folder of a database that was used before, and that can be taken away afterwards."""
    folder = tmp_path / "database"
    asyncio.run(make_database(folder / "tables.db"))
    yield folder
    folder.chmod(0o755)


@pytest.mark.parametrize("what", ["file", "folder", "empty folder"])
def test_a_server_does_not_start_where_the_database_cannot_be_written(
    tmp_path: Path, database: Path, what: str
) -> None:
    if what == "empty folder":
        for file in database.iterdir():
            file.unlink()
    (database / "tables.db" if what == "file" else database).chmod(0o444 if what == "file" else 0o555)
    assert refused_start(tmp_path, WITHOUT_PRIVILEGES) == READ_ONLY


def full_from_the_start(folder: Path) -> Iterator[tuple[list[str], str]]:
    yield limited_to(0), "store-unavailable"
    if disks_can_be_made():
        yield on_a_disk(folder, 16_384), "store-disk-full"


def test_a_server_does_not_start_on_a_full_disk(tmp_path: Path) -> None:
    (tmp_path / "database").mkdir()
    for within, message in full_from_the_start(tmp_path / "database"):
        assert refused_start(tmp_path, within) == Words("en").say(message)
