"""A store in a real database, open while a test runs."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollwright.server.store.database import Database
from rollwright.testing.server.postgresql import PostgresqlServer
from tests.server.store.databases import url_of


@pytest.fixture
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database: a file of SQLite, unless a test is repeated for each of `KINDS`."""
    return str(getattr(request, "param", "sqlite"))


@pytest.fixture
def url(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if kind == "sqlite":
        return url_of(tmp_path)
    postgresql: PostgresqlServer = request.getfixturevalue("postgresql")
    return postgresql.new_database()


@pytest.fixture
def store(runner: asyncio.Runner, url: str) -> Iterator[Database]:
    database = runner.run(Database.open(url))
    yield database
    runner.run(database.close())


@pytest.fixture
def postgresql_url(postgresql: PostgresqlServer) -> str:
    """The address of an empty database of PostgreSQL."""
    return postgresql.new_database()
