"""PostgreSQL on a disk that is full, with real servers: the players are told, no acknowledged entry is lost, and the
same servers continue when there is space again."""

from contextlib import suppress
from pathlib import Path

import pytest

from rollwright.testing.server.audit import audit
from rollwright.testing.server.load import ContinuousLoad
from rollwright.testing.server.nodes import running_nodes
from rollwright.testing.server.postgresql import postgresql_server
from tests.server.test_full_disk import disks_can_be_made, newcomer_sees, until_refused

DISK = 24 << 20
"""Bytes of the disk for the tables of the database: an empty one has a third of that."""
BLOCK = 512
"""Bytes per write while the disk is being filled."""


def fill(ballast: Path) -> None:
    """Take all the space that is left."""
    with ballast.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(BLOCK)):
            pass


@pytest.mark.skipif(not disks_can_be_made(), reason="this system allows no mounts, as some containers")
async def test_when_the_disk_of_postgresql_is_full_all_are_told_nothing_is_lost_and_the_same_nodes_go_on_afterwards(
    tmp_path: Path,
) -> None:
    with postgresql_server() as postgresql:
        postgresql.stop()
        disk = postgresql.start_with_disk(DISK)
        database = postgresql.new_database(disk)
        ballast = Path(f"/proc/{postgresql.process}/root{disk}/ballast")
        with running_nodes(database, tmp_path) as served:
            load = ContinuousLoad(served, seed=1, lanes=3)
            assert await load.goes_on(60)
            fill(ballast)
            told = await until_refused(load, 6)
            assert {(problem["code"], problem["message"]) for problem in told} == {("unavailable", "store-disk-full")}
            await newcomer_sees(load.matches[0])

            ballast.unlink()
            assert await load.goes_on(60)
            faults = await load.finish()
            findings = await audit(database, load.matches)
            assert faults + findings.all_wrong == []
            assert findings.acknowledged > 120
            assert [node.process.poll() for node in served.servers if node.process is not None] == [None, None]
