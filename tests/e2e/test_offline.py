"""Without a network: the page, the rules and the finished games that were looked at open all the same."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from rollwright.server.http.pages import ASSETS
from rollwright.testing.browser.windows import LOST_CONNECTION, Windows, wait_until
from rollwright.testing.server.running import Running
from rollwright.testing.server.seated_table import seated_table
from tests.e2e.editions import Edition
from tests.e2e.network import Network


def wait_until_kept(page: Page) -> None:
    """Until the service worker has everything, and stands between the page and the network."""
    wait_until(page, "navigator.serviceWorker.controller?.state === 'activated'")


IS_KEPT = "path => caches.match(path).then((found) => found !== undefined)"


def keep_now(page: Page) -> None:
    """Register the service worker as the page does, without the seconds for which the page itself waits."""
    page.evaluate("navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' }).then(() => null)")
    wait_until_kept(page)


def kept(page: Page) -> list[str]:
    """The paths of everything that the browser keeps."""
    found: list[str] = page.evaluate(
        """async () => {
          const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
          return all.flat().map(({ url }) => new URL(url).pathname);
        }"""
    )
    return found


ONLY_THESE_ARE_KEPT = """async (versions) => {
  const shells = (await caches.keys()).filter((name) => name.includes(" shell "));
  return shells.length === versions.length && versions.every((version, n) => shells[n].includes(version));
}"""


def finished_table(server: Running, game: str) -> str:
    """A game that was played to its end."""

    async def play() -> str:
        async with seated_table(server, game, [None, "random"]) as table:
            await table.play(Random(1))
            return table.table

    with ThreadPoolExecutor(1) as apart:  # Playwright has the event loop of this thread
        return apart.submit(asyncio.run, play()).result()


def test_the_page_and_the_rules_open_without_a_network(windows: Windows, network: Network) -> None:
    page = windows.open(network.url)
    wait_until_kept(page)
    network.cut()
    windows.expect_error(LOST_CONNECTION)
    page.goto(network.url)
    expect(page.get_by_role("heading", name="Twenty One")).to_be_visible()
    page.goto(f"{network.url}/rules/twentyone")
    expect(page.get_by_text("T14").first).to_be_visible()
    page.goto(f"{network.url}/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def test_a_finished_game_that_was_looked_at_opens_without_a_network(
    windows: Windows, server: Running, network: Network
) -> None:
    table = finished_table(server, "twentyone")
    page = windows.open(network.url)
    keep_now(page)
    page.goto(f"{network.url}/replay/{table}")
    expect(page.get_by_text("Ana").first).to_be_visible()
    wait_until(page, IS_KEPT, f"/api/tables/{table}/replay")
    network.cut()
    windows.expect_error(LOST_CONNECTION)
    page.reload()
    expect(page.get_by_text("Ana").first).to_be_visible()


def test_nothing_else_of_the_server_is_kept(windows: Windows, server: Running) -> None:
    table = finished_table(server, "twentyone")
    page = windows.open(server.url)
    keep_now(page)
    paths = ["api/offer", "api/me/tables", "api/me/data", f"api/tables/{table}/record", f"api/tables/{table}/replay"]
    assert page.evaluate("paths => Promise.all(paths.map(async (path) => (await fetch(path)).ok))", paths) == [True] * 5
    wait_until(page, IS_KEPT, f"/api/tables/{table}/replay")
    from_api = {path for path in kept(page) if path.startswith("/api/")}
    assert from_api == {"/api/sheets/border", "/api/sheets/twentyone", f"/api/tables/{table}/replay"}


def test_whoever_is_forgotten_keeps_no_games(windows: Windows, server: Running) -> None:
    table = finished_table(server, "twentyone")
    page = windows.open(server.url)
    keep_now(page)
    page.evaluate("path => fetch(path).then((answer) => answer.text())", f"api/tables/{table}/replay")
    wait_until(page, IS_KEPT, f"/api/tables/{table}/replay")
    page.evaluate("fetch('api/me', { method: 'DELETE' }).then((answer) => answer.text())")
    assert f"/api/tables/{table}/replay" not in kept(page)


def test_a_new_version_takes_over_and_old_ones_are_thrown_away(windows: Windows, tmp_path: Path) -> None:
    windows.expect_error(LOST_CONNECTION)
    edition = Edition(tmp_path)
    edition.issue("1.0.0")
    try:
        page = windows.open(edition.url)
        keep_now(page)
        for before, version in pairwise(("1.0.0", "1.1.0", "1.2.0")):
            edition.issue(version)
            page.reload()
            expect(page.locator("html")).to_have_attribute("data-version", version)
            wait_until(page, ONLY_THESE_ARE_KEPT, [before, version])
    finally:
        edition.stop()


def test_a_page_of_the_version_before_still_finds_its_parts(windows: Windows, tmp_path: Path) -> None:
    windows.expect_error(LOST_CONNECTION)
    part = f"assets/{next(ASSETS.glob('Rules-*.js')).name}"
    edition = Edition(tmp_path)
    edition.issue("1.0.0")
    try:
        page = windows.open(edition.url)
        keep_now(page)
        edition.issue("1.1.0", without=part)
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => null)")
        wait_until(page, ONLY_THESE_ARE_KEPT, ["1.0.0", "1.1.0"])
        wait_until_kept(page)
        assert page.evaluate("part => fetch(part).then((answer) => answer.status)", part) == 200
    finally:
        edition.stop()


def test_an_old_page_at_a_table_that_meets_a_newer_server_becomes_a_new_one(windows: Windows, tmp_path: Path) -> None:
    windows.expect_error(LOST_CONNECTION)
    edition = Edition(tmp_path)
    edition.issue("1.0.0")
    try:
        page = windows.open(edition.url)
        opened = page.evaluate(
            """async () => {
              const body = JSON.stringify({ game: "border", seats: [null, "random"] });
              const headers = { "Content-Type": "application/json" };
              return (await fetch("api/tables", { method: "POST", body, headers })).json();
            }"""
        )
        page.goto(f"{edition.url}/table/{opened['table']}")
        html = page.locator("html")
        expect(html).to_have_attribute("data-version", "1.0.0")
        expect(page.get_by_role("heading").first).to_be_visible()
        edition.issue("1.1.0")
        expect(html).to_have_attribute("data-version", "1.1.0", timeout=30_000)
    finally:
        edition.stop()
