"""Latencies of the page at a table: from a message to the drawing of the other player's move, and from a tap to its
mark."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from bench.front.browsers import GAMES, PATIENCE, PHONE, empty_server, launch
from bench.front.company import measured_among
from bench.front.partner import Partner, asked
from bench.load.bars import Bar, Found, table
from bench.load.servers import LoadFailed

CHANGES = 100
"""Minimum number of changes per game."""
TRIES = 2
CALM = 500
"""Milliseconds without a message after which the picture counts as the result of the last one."""
LOOK = 50
"""Polling interval in milliseconds."""
MOST = 50
WATCH = Path(__file__).with_name("watch.js")
INSTANT = """localStorage.setItem("rollwright", '{"speed": "instant", "confirmPass": false}')"""
"""Settings with which no move waits to be shown, and no pass is asked about."""


@dataclass
class Watched:
    """The measurements of one game, in milliseconds and frames."""

    since_arrival: list[float] = field(default_factory=list)
    since_entry: list[float] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """The types of the messages after which the picture did not change."""
    taps: list[int] = field(default_factory=list)
    """Frames from the click to the mark."""
    tap_times: list[float] = field(default_factory=list)
    closer: int = 0
    """Number of taps that zoomed in and made no mark."""


FramesRound = dict[str, Watched]


def measure_frames(changes: int, tries: int = TRIES) -> Found:
    """Measure both games, one after the other."""
    with sync_playwright() as playwright:

        def one_round() -> FramesRound:
            browser = launch(playwright)
            try:
                with empty_server() as address:
                    page = browser.new_context(**PHONE).new_page()
                    page.add_init_script(path=WATCH)
                    page.add_init_script(INSTANT)
                    page.set_default_timeout(PATIENCE)
                    partner = Partner(address, random.Random(address))
                    return {game: watched(page, partner, game, changes) for game in GAMES}
            finally:
                browser.close()

        rounds, still = measured_among(one_round, 1, tries)
    return Found(explained(changes), bars(rounds[-1]), details(rounds[-1]), still)


# Playing


def watched(page: Page, partner: Partner, game: str, changes: int) -> Watched:
    """Play games of two people, one in the browser, until the other has made enough changes."""
    found, dice = Watched(), random.Random(game)
    while len(found.since_entry) + len(found.unseen) < changes:
        sit_down(page, partner, game)
        while len(found.since_entry) + len(found.unseen) < changes:
            view = page.evaluate("bench.view")
            if view["outcome"]:
                break
            actor = view["roller"] if view["roller"] is not None else view["waiting_for"][0]
            if actor == 0:
                act(page, found, dice, throws=view["roller"] is not None)
                page.wait_for_function("entries => bench.view.entries > entries", arg=view["entries"])
                page.wait_for_timeout(CALM)
            else:
                partner.catch_up(view["entries"])
                page.evaluate("bench.listen()")
                partner.act(actor)
                note(found, page)
        partner.leave()
    found.closer = page.evaluate("bench.given")
    return found


def sit_down(page: Page, partner: Partner, game: str) -> None:
    """Open a new table, and seat both players."""
    host, guest, tables = page.context.request, partner.browser, f"{partner.browser.url}/api/tables"
    opened = asked(host, tables, {"game": game, "seats": [None, None], "first": 0})
    table = opened["table"]
    guest.follow(opened["links"]["invitation"]["url"])
    asked(host, f"{tables}/{table}/seats/0", {"name": "Ana", "word": "one"})
    guest.sit(table, 1, "Bo", "two")
    partner.enter(table)
    page.goto(f"{partner.browser.url}/table/{table}")
    page.locator(".board [data-place]").first.wait_for()
    page.wait_for_timeout(1000)


def act(page: Page, found: Watched, dice: random.Random, *, throws: bool) -> None:
    """Roll the dice, or choose something legal."""
    (own,) = page.evaluate("bench.own")
    if throws or ("again" in own["moves"] and dice.random() < 0.5):
        page.keyboard.press("r")
    elif "again" in own["moves"]:
        page.keyboard.press("k")
    else:
        touchable = [target["adds"] for target in own["targets"]]
        if touchable:
            tap(page, found, dice.choice(touchable)[0])
        page.keyboard.press("d")


def tap(page: Page, found: Watched, place: int) -> None:
    """Tap a place until it has a mark; where spaces are small, the first tap may only zoom in."""
    spot = page.locator(f'.board [data-place="{place}"]')
    if not spot.count():  # crossing off has its own button
        spot = page.locator(".board button[aria-pressed]")
    spot.scroll_into_view_if_needed()
    for _ in range(3):
        box = spot.bounding_box()
        if box is None:
            raise LoadFailed(f"place {place} is not to be seen")
        before = page.evaluate("[bench.taps.length, bench.given, bench.waiting = true]")
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        while (now := page.evaluate("[bench.taps.length, bench.given]")) == before[:2]:
            page.wait_for_timeout(20)
        if now[0] > before[0]:
            taken = page.evaluate("bench.taps.at(-1)")
            found.taps.append(taken["frames"])
            found.tap_times.append(taken["ms"])
            page.wait_for_timeout(200)  # the server has confirmed it
            return
    raise LoadFailed(f"three taps at place {place} made no mark")


def note(found: Watched, page: Page) -> None:
    """Record when the other player's move was drawn."""
    for _ in range(PATIENCE // LOOK):
        if seen := page.evaluate(f"bench.seen({CALM})"):
            break
        page.wait_for_timeout(LOOK)
    else:
        raise LoadFailed("no news of what the other did")
    if "sinceEntry" in seen:
        found.since_arrival.append(seen["sinceArrival"])
        found.since_entry.append(seen["sinceEntry"])
    else:
        found.unseen.append(seen["what"])


# The report


def explained(changes: int) -> str:
    return f"""
A Chromium, as a phone, at a table with another player, who has a device of their own and so no browser on this
machine; {changes} changes of each game and more: the other throws or chooses, and it is measured until the frame is
painted that shows all that the message brought (texts, names of controls, and what is drawn). "Since the entry" is from
the time that the server wrote into its log, so with its disk, the network and the socket; "since the message" from when
the browser handed it to the page. A tap is counted in frames, from when the browser tells the page of it to the frame
that has the pencil mark, and in milliseconds from the lifting of the finger. What measures is put into the page by
Playwright.
"""


def bars(found: FramesRound) -> list[Bar]:
    each: list[Bar] = []
    for game, seen in found.items():
        what = f"{game}, 95th percentile"
        each += [
            Bar(f"{what}, since the entry", percentile(seen.since_entry, 0.95), MOST, form=".1f", unit=" ms"),
            Bar(f"{what}, since the message", percentile(seen.since_arrival, 0.95), MOST, form=".1f", unit=" ms"),
            Bar(f"{game}, frames from a tap to its mark, at most", max(seen.taps, default=0), 1, form="d"),
            Bar(f"{game}, messages of which nothing was seen", len(seen.unseen), 0, form="d"),
        ]
    return each


def details(found: FramesRound) -> str:
    heads = ["changes", "since the entry, median", "longest", "since the message, median", "longest"]
    heads += ["taps", "in the next frame", "to the mark, median", "only looked closer"]
    unseen = [f"{game} {what}" for game, seen in found.items() for what in seen.unseen]
    rows = table(heads, [row(game, seen) for game, seen in found.items()])
    return rows + (f"\n\nNothing was seen of: {', '.join(unseen)}." if unseen else "")


def row(game: str, seen: Watched) -> str:
    times = [f"{one(many):.1f} ms" for many in (seen.since_entry, seen.since_arrival) for one in (median, max)]
    at_once = sum(frames <= 1 for frames in seen.taps)
    taps = [str(len(seen.taps)), f"{at_once / max(1, len(seen.taps)):.1%}", f"{median(seen.tap_times):.1f} ms"]
    return f"| {game} | {' | '.join([str(len(seen.since_entry)), *times, *taps, str(seen.closer)])} |"


def percentile(times: Sequence[float], part: float) -> float:
    """The smallest time that is at least as long as this fraction of them."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
