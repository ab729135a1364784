"""A table server that may notify addresses of this machine."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import served
from tests.server.in_process import table_servers
from tests.server.notify.waiting_tables import PUBLIC_URL, Notifying


@pytest.fixture
def notifying(runner: asyncio.Runner, tmp_path: Path) -> Iterator[Notifying]:
    allowed = table_servers(tmp_path, wrap=lambda store: store, allow_private_addresses=True, public_url=PUBLIC_URL)
    for server in served(runner, allowed):
        yield runner.run(Notifying.at(server))
