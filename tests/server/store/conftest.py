"""A store in a real file, open while a test runs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server.store.database import Database
from tests.server.store.databases import url_of


@pytest.fixture
def store(runner: asyncio.Runner, tmp_path: Path) -> Iterator[Database]:
    database = runner.run(Database.open(url_of(tmp_path)))
    yield database
    runner.run(database.close())
