"""Real browsers before a real server. The browser is open for this folder, not for the session: while Playwright is
open, no other event loop can run in its thread, and the tests of the server need theirs."""

from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from rollwright.cli.serve import HERE, address_in_network
from rollwright.testing.browser.chromium import chromium
from rollwright.testing.browser.windows import FAR_NAME, Windows
from rollwright.testing.server.running import Running, running
from tests.e2e.network import Network

FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=30_000)  # how long it takes is not what these tests are about


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that only need a table of their own; `far_url` reaches it as well."""
    options = ("--host", "0.0.0.0", "--allowed-host", FAR_NAME)  # noqa: S104
    with running(tmp_path_factory.mktemp("e2e") / "tables.db", *options) as server:
        yield server


@pytest.fixture(scope="session")
def far_url(server: Running) -> str:
    """The same server as a phone in the network sees it: plain http, which browsers do not call secure."""
    address = address_in_network()
    return f"http://{FAR_NAME if address == HERE else address}:{server.port}"


@pytest.fixture
def network(server: Running) -> Iterator[Network]:
    """A way to the server that can be cut."""
    with Network(server.port) as network:
        yield network


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    executable = chromium()
    with sync_playwright() as playwright:
        # A name for this machine that is not localhost, for where there is no network.
        rules = f"--host-resolver-rules=MAP {FAR_NAME} {HERE}"
        browser = playwright.chromium.launch(executable_path=executable, args=[rules])
        yield browser
        browser.close()


@pytest.fixture
def windows(browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Windows]:
    """Windows that are closed after the test; an error in one of them fails it, and a failed test leaves pictures."""
    windows = Windows(browser)
    yield windows
    if request.node.stash.get(FAILED, False):
        windows.take_screenshots(tmp_path)
    windows.close()
