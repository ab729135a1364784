"""Nodes of two versions behind a load balancer, in a browser: each page finds its files, whichever node answers."""

import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import expect

import rollwright
from rollwright.server.http.pages import HASHED, PAGE
from rollwright.testing.browser.windows import Windows
from rollwright.testing.server.balancer import Balancer, balanced
from rollwright.testing.server.postgresql import postgresql_server
from rollwright.testing.server.running import Running, running

MOST_VISITS = 30
REDIRECTED = '"status":307'
TEXT = (".html", ".js", ".css", ".json")


def with_another_page(folder: Path) -> Path:
    """Make a copy of the package whose page has other names for all of its files, as after a change; the folder that
    Python imports it from."""
    copy = folder / "rollwright"
    shutil.copytree(Path(rollwright.__file__).parent, copy, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    page = copy / PAGE.relative_to(Path(rollwright.__file__).parent)
    hashes = {one.stem[-8:] for one in (page / "assets").iterdir() if HASHED.fullmatch(one.name)}
    pattern = re.compile("|".join(sorted(map(re.escape, hashes))))
    for file in [one for one in page.rglob("*") if one.suffix in TEXT]:
        file.write_text(pattern.sub(lambda found: found[0][::-1], file.read_text(encoding="utf-8")), encoding="utf-8")
        file.rename(file.with_name(pattern.sub(lambda found: found[0][::-1], file.name)))
    return folder


@pytest.fixture(scope="module")
def two_versions(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[list[Running], Balancer]]:
    folder = tmp_path_factory.mktemp("versions")
    within = ("env", f"PYTHONPATH={with_another_page(folder)}")
    with postgresql_server() as postgresql, ExitStack() as stack:
        url = postgresql.new_database()
        old = stack.enter_context(running(folder / "old", address=url))
        new = stack.enter_context(running(folder / "new", address=url, within=within))
        yield [old, new], stack.enter_context(balanced([old.port, new.port]))


def test_a_page_finds_its_files_at_nodes_of_two_versions(
    windows: Windows, two_versions: tuple[list[Running], Balancer]
) -> None:
    nodes, balancer = two_versions
    for _ in range(MOST_VISITS):
        page = windows.open(balancer.url)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.context.close()
        if all(REDIRECTED in node.log.read_text() for node in nodes):  # both pages have been opened
            return
    raise AssertionError("a node was never asked for a file of the other")
