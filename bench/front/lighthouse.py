"""Lighthouse on the start page and on a table in play, with the mobile preset; the median of the rounds."""

import json
import os
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Cookie, Playwright, sync_playwright

from bench.common import WORK
from bench.front.browsers import GAMES, PHONE, chromium, empty_server, launch, play_at_once
from bench.front.company import measured_among
from bench.load.bars import Bar, Found, table
from bench.load.servers import NODE, LoadFailed

LIGHTHOUSE = NODE / "node_modules" / "lighthouse" / "cli" / "index.js"
LEAST = {"performance": 95, "accessibility": 100, "best-practices": 100}
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
TRIES = 2
SETTLES = 4.0
"""Seconds until a new browser is idle."""
KEPT = WORK / "lighthouse"
"""The full last report of each page, to find out why points were lost."""

Report = dict[str, Any]
LighthouseRound = dict[str, Report]


@dataclass(frozen=True)
class Sight:
    """A page, and the cookies of the visitor."""

    name: str
    url: str
    cookies: Sequence[Cookie] = ()


def measure_lighthouse(wanted: int, tries: int = TRIES) -> Found:
    """Measure the start page for a new visitor, and a table of each game for its player."""
    with sync_playwright() as playwright, empty_server() as address:
        sights = [Sight("start page", address), *(table_in_play(playwright, address, game) for game in GAMES)]
        rounds, still = measured_among(
            lambda: {sight.name: examined(playwright, sight) for sight in sights}, wanted, tries
        )
    version = rounds[0]["start page"]["lighthouseVersion"]
    how = f"""
Lighthouse {version} with its mobile preset (a slow phone and a slow network, simulated), {wanted} rounds of all pages
in turns, the median of the scores counts. Each run has a new Chromium that was never here before. The tables are in
play against a bot, the dice rolled and the player to choose, opened by their address with the player's own cookie, so
that it is the page with its socket and all that can be touched.
"""
    bars = [
        Bar(f"{sight.name}: {category}", score(rounds, sight.name, category), least, least=True, form=".0f")
        for sight in sights
        for category, least in LEAST.items()
    ]
    rows = [f"| {sight.name} | {' | '.join(metrics(rounds, sight.name))} |" for sight in sights]
    details = f"""
{table(list(METRICS.values()), rows)}

{failures(rounds[-1])}
"""
    return Found(how, bars, details, still)


def score(rounds: Sequence[LighthouseRound], name: str, category: str) -> float:
    return median(100 * float(one[name]["categories"][category]["score"]) for one in rounds)


def metrics(rounds: Sequence[LighthouseRound], name: str) -> Iterator[str]:
    for metric in METRICS:
        value = median(one[name]["audits"][metric]["numericValue"] for one in rounds)
        yield f"{value:.3f}" if metric == "cumulative-layout-shift" else f"{value:,.0f} ms"


def failures(last: Mapping[str, Report]) -> str:
    """The audits that cost points in categories where none may be lost."""
    lost = [
        f"{name}, {category}: {', '.join(failed)}"
        for name, report in last.items()
        for category in ("accessibility", "best-practices")
        if (failed := failed_audits(report, category))
    ]
    return f"Audits that failed: {'; '.join(lost)}." if lost else "No audit of accessibility or best practices failed."


def failed_audits(report: Report, category: str) -> list[str]:
    weights = {one["id"]: one["weight"] for one in report["categories"][category]["auditRefs"]}
    scores = {audit: report["audits"][audit]["score"] for audit, weight in weights.items() if weight}
    return [audit for audit, reached in scores.items() if reached is not None and reached < 1]


# Running Lighthouse


def table_in_play(playwright: Playwright, address: str, game: str) -> Sight:
    """A table against a bot, and the cookie of its player."""
    browser = launch(playwright)
    page = browser.new_context(**PHONE).new_page()
    page.goto(address)
    play_at_once(page, game)
    sight = Sight(f"table of {game}", page.url, page.context.cookies())
    browser.close()
    return sight


def examined(playwright: Playwright, sight: Sight) -> Report:
    """Run Lighthouse once in a new browser."""
    with new_chromium() as port:
        if sight.cookies:  # set in the browser itself, so that the socket has them as well
            browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            browser.contexts[0].add_cookies(list(sight.cookies))  # type: ignore[arg-type]
            browser.close()
        categories = f"--only-categories={','.join(LEAST)}"
        command = ["node", str(LIGHTHOUSE), sight.url, f"--port={port}", "--output=json", "--quiet", categories]
        said = subprocess.run(command, capture_output=True, text=True, check=False)
    if said.returncode:
        raise LoadFailed(f"Lighthouse failed at {sight.url}: {said.stderr}")
    report: Report = json.loads(said.stdout)
    if problem := report.get("runtimeError"):
        raise LoadFailed(f"Lighthouse could not look at {sight.url}: {problem}")
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{sight.name.replace(' ', '-')}.json").write_text(said.stdout)
    return report


@contextmanager
def new_chromium() -> Iterator[int]:
    """A browser with an empty profile, and its remote debugging port."""
    with TemporaryDirectory(dir=WORK, ignore_cleanup_errors=True) as profile:
        flags = [*own_flags(), "--headless=new", "--no-sandbox", "--remote-debugging-port=0"]
        command = [chromium(), *flags, f"--user-data-dir={profile}", "about:blank"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ})
        try:
            port = port_of(process, Path(profile) / "DevToolsActivePort")
            time.sleep(SETTLES)
            yield port
        finally:
            process.terminate()
            process.wait(30)


@cache
def own_flags() -> list[str]:
    """The flags with which Lighthouse itself starts a browser; without them a new browser is busy with other tasks."""
    program = "import('chrome-launcher').then((it) => console.log(JSON.stringify(it.Launcher.defaultFlags())))"
    said = subprocess.run(("node", "--eval", program), cwd=NODE, capture_output=True, text=True, check=True)
    flags: list[str] = json.loads(said.stdout)
    return flags


def port_of(process: "subprocess.Popen[bytes]", file: Path) -> int:
    """Wait for the port that the browser has chosen."""
    deadline = time.monotonic() + 60
    while process.poll() is None and time.monotonic() < deadline:
        if file.exists() and (lines := file.read_text().splitlines()):
            return int(lines[0])
        time.sleep(0.05)
    raise LoadFailed("Chromium does not start")
