"""One real server for all tests that only need a table of their own."""

from collections.abc import Iterator

import pytest

from rollwright.testing.server.running import Running, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server") / "tables.db", "--allowed-host", "play.example") as server:
        yield server
