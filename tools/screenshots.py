"""Saves screenshots of every main screen to docs/screens, for the README; the dice are typed in, so they stay the
same."""

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from rollwright.testing.browser.chromium import chromium
from rollwright.testing.browser.localised_page import LocalisedPage
from rollwright.testing.browser.signed_in import SignedInTable, storage_state, typed_table
from rollwright.testing.browser.tour import Tour
from rollwright.testing.browser.windows import Windows, wait_until_drawn
from rollwright.testing.server.running import Running, running
from tools.palette import alike, smaller

FOLDER = Path(__file__).parent.parent / "docs" / "screens"
SEED = 5
LATE = 25
"""A round of The Border in which areas are scored, and which the first of three players begins."""
STILL = (
    "document.fonts.ready"
    ".then(() => Promise.allSettled(document.getAnimations().map((one) => one.finished))).then(() => {})"
)
# Every table has another link, and therefore another QR code.
SAME_LINK = """async () => {
  const text = "http://127.0.0.1:8000/table/rollwright#join=friends";
  const headers = { "Content-Type": "application/json" };
  const drawn = await (await fetch("/api/qr", { method: "POST", headers, body: JSON.stringify({ text }) })).text();
  const image = document.querySelector("main img");
  image.src = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  document.querySelector("main input[readonly]").value = text;
  await image.decode();
}"""
Shot = tuple[str, Page]


def far_into(server: Running, game: str, rounds: int) -> SignedInTable:
    """A game of one person and two bots, after some rounds."""
    seated = typed_table(server, game, [None, "greedy", "greedy"])
    seated.play_on(0, SEED, rounds)
    return seated


def at_the_table(tour: Tour, game: str, rounds: int, dice: str) -> LocalisedPage:
    """The page of a player who has just rolled, with a mark in the draft if one is legal."""
    seated = far_into(tour.server, game, rounds)
    reader = tour.open(seated.url, seated.storage_state(0))
    expect(reader.button("page-faces-enter")).to_be_visible()
    reader.enter_dice(dice)
    if game == "twentyone":
        reader.button("page-keep").click()
    expect(reader.lit.first).to_be_visible()
    return reader


def at_size(tour: Tour, seated: SignedInTable, width: int, height: int) -> LocalisedPage:
    """A table in a window of another size."""
    state = seated.storage_state(0)
    size = {"width": width, "height": height}
    page = tour.windows.open(seated.url, tour.size, storage_state=state, viewport=size, locale=tour.language)
    return LocalisedPage(page, tour.language)


def lesson(tour: Tour, game: str, step: int) -> Page:
    """A step of a lesson, which waits for the learner."""
    progress = {game: {"step": step, "moves": [], "finished": False}}
    learner = tour.open(f"{tour.server.url}/learn/{game}", storage_state(tour.server, lessons=progress))
    expect(learner.lit.first).to_be_visible()
    return learner.page


def shared_device(tour: Tour) -> Page:
    """Four players on one device, of whom three mark together."""
    seated = typed_table(tour.server, "border", [None] * 4, one_device=True)
    everyone = tour.open(seated.url, seated.storage_state(0))
    everyone.enter_dice("grey grey green red yellow")
    everyone.touch(everyone.lit.first)
    everyone.done()
    expect(everyone.lit.first).to_be_visible()
    everyone.page.evaluate("scrollTo(0, 0)")
    return everyone.page


def of_one_size(tour: Tour) -> Iterator[Shot]:
    """Windows that only one kind of device has."""
    if tour.size == "desktop":
        seated = typed_table(tour.server, "border", [None, "greedy", "greedy", "greedy"])
        width, height, name = 1440, 900, "four-players"
    else:
        seated, width, height, name = far_into(tour.server, "border", LATE), 844, 390, "sideways"
    reader = at_size(tour, seated, width, height)
    if tour.size == "desktop":
        seated.play_on(0, SEED, 21)
    expect(reader.button("page-faces-enter")).to_be_visible()
    reader.enter_dice("grey grey green red yellow")
    expect(reader.page.locator("button.roll")).to_be_visible()
    yield name, reader.page


def shots(tour: Tour) -> Iterator[Shot]:
    """Every main screen."""
    for stop, page in tour.without_a_table():
        if stop in ("start", "rules"):
            yield stop, page
    newcomer = tour.open(f"{tour.server.url}/settings", {"cookies": [], "origins": []})
    expect(newcomer.page.get_by_role("heading", name=newcomer.say("page-settings"))).to_be_visible()
    yield "settings", newcomer.page
    yield "lesson", lesson(tour, "border", 4)
    yield "shared", shared_device(tour)
    yield from of_one_size(tour)
    for stop, page in tour.before_the_game():
        if stop == "new table on one device":
            yield "new-table", page
        elif stop == "lobby of the host":
            page.evaluate(SAME_LINK)
            yield "lobby", page
            break
    yield "border", at_the_table(tour, "border", LATE, "grey grey green red yellow").page
    yield "twentyone", at_the_table(tour, "twentyone", 4, "1 1 2 1 3 2").page
    for game in ("border", "twentyone"):
        seated = far_into(tour.server, game, 1000)
        reader = tour.open(seated.url, seated.storage_state(0))
        expect(reader.link("page-replay")).to_be_visible()
        yield f"{game}-result", reader.page
        if game == "border":
            reader.link("page-replay").click()
            expect(reader.button("page-replay-play")).to_be_visible()
            for _ in range(LATE):
                reader.page.keyboard.press("ArrowDown")
            yield "replay", reader.page
            reader.page.goto(f"{tour.server.url}/tables")
            expect(reader.page.get_by_role("heading", name=reader.say("page-finished-tables"))).to_be_visible()
            yield "my-tables", reader.page


def main() -> None:
    """Save all screenshots, and delete those of screens that no longer exist."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder) / "tables.db") as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=chromium())
        taken = {path for size in ("phone", "desktop") for path in take(browser, server, size)}
        browser.close()
    for old in set(FOLDER.glob("*.png")) - taken:
        old.unlink()
    total = sum(path.stat().st_size for path in taken)
    sys.stdout.write(f"{len(taken)} pictures, {total / 1e6:.2f} MB\n")


def take(browser: Browser, server: Running, size: str) -> Iterator[Path]:
    """The screenshots of one size, and those in dark mode that look different."""
    windows = Windows(browser)
    tour = Tour(windows, server, size=size)
    for name, page in shots(tour):
        yield save(page, FOLDER / f"{name}-{size}.png")
        if name in ("start", "border", "twentyone"):
            page.emulate_media(color_scheme="dark")
            yield save(page, FOLDER / f"{name}-{size}-dark.png")
            page.emulate_media(color_scheme="light")
    windows.close()


def save(page: Page, path: Path) -> Path:
    """Save the window when it is drawn and at rest; a screenshot that shows the same stays as it is."""
    wait_until_drawn(page)
    page.mouse.move(0, 0)
    page.evaluate("document.activeElement?.blur()")
    page.evaluate(STILL)
    picture = smaller(page.screenshot(animations="disabled", caret="hide"))
    if not path.exists() or not alike(path.read_bytes(), picture):
        path.write_bytes(picture)
    return path


if __name__ == "__main__":
    main()
