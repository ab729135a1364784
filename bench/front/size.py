"""The size of a first visit to the start page, compared with boardgame.io's tic-tac-toe, and the size that a table
adds."""

import gzip
import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Response, sync_playwright

from bench.common import HERE, WORK
from bench.front.browsers import GAMES, PHONE, empty_server, launch, play_at_once, settle
from bench.load.bars import Bar, Found, table
from bench.load.watch import Anytime

PEER = WORK / "frontend"
BUILT = HERE.parent / "src" / "rollwright" / "server" / "http" / "page"
CODE = ("text/javascript", "application/javascript", "text/css")


@dataclass(frozen=True)
class File:
    """A file that was fetched."""

    path: str
    kind: str
    raw: int
    packed: int
    """Size with the best gzip compression."""

    @property
    def is_code(self) -> bool:
        """Whether it is JavaScript or CSS."""
        return self.kind in CODE


class Visit:
    """A browser with an empty cache, which records everything that it fetches."""

    def __init__(self, browser: Browser) -> None:
        # Files that the service worker caches for later are not part of the first load, and are reported separately.
        self.context: BrowserContext = browser.new_context(**PHONE, service_workers="block")
        self.page: Page = self.context.new_page()
        self._answers: list[Response] = []
        self.page.on("response", lambda answer: self._answers.append(answer))

    def fetched(self) -> list[File]:
        """All files since the last call."""
        addresses = {one.url: one for one in self._answers if one.request.method == "GET" and one.ok}
        self._answers.clear()
        return [self._file(url, answer) for url, answer in addresses.items() if url.startswith("http")]

    def _file(self, url: str, answer: Response) -> File:
        body = self.context.request.get(url).body()
        kind = answer.headers.get("content-type", "").partition(";")[0]
        return File(urlsplit(url).path.lstrip("/"), kind, len(body), packed(body))


def packed(body: bytes) -> int:
    return len(gzip.compress(body, 9))


def kilobytes(files: Sequence[File]) -> float:
    return sum(file.packed for file in files) / 1e3


def measure_size() -> Found:
    """Measure the requests of Chromium."""
    build_peer()
    with sync_playwright() as playwright, empty_server() as address, served(PEER / "dist") as peer_address:
        browser = launch(playwright)
        peer = [file for file in first_visit(browser, peer_address) if file.is_code]
        start = first_visit(browser, address)
        more = {game: from_start_to_table(browser, address, game) for game in GAMES}
        browser.close()
    code = [file for file in start if file.is_code]
    how = """
What Chromium asks for when it comes for the first time, in English, until nothing more is fetched; each file packed
with gzip -9, whatever the server sends (it sends Brotli, which is smaller). The catalogue of words comes as JavaScript
and is counted. The peer is boardgame.io's React client with a tic-tac-toe (`bench/peers/frontend`), built by the same
Vite in this run and visited in the same way. A table is counted from the tap on Play until the first dice lie there:
all that it fetches beyond the start page, of any kind, what it asks the server for included.
"""
    ratio = kilobytes(code) / kilobytes(peer)
    bars = [Bar("start page, JavaScript and CSS, times boardgame.io's tic-tac-toe", ratio, 0.52, 0.5)]
    bars += [
        Bar(f"a table of {game} beyond the start page", kilobytes(files), 90, form=".1f", unit=" KB")
        for game, files in more.items()
    ]
    worker, kept = offline()
    details = f"""
{table(["files", "raw", "gzip"], [total("boardgame.io, React tic-tac-toe", peer), total("start page", code)])}

The start page:

{listed(code)}

{" ".join(f"{game}, beyond that: {listed_in_words(files)}." for game, files in more.items())}

Not counted: on a secure address a service worker ({worker:.1f} KB) comes after the page has loaded and fetches what it
keeps for later, {kept:.0f} KB in all languages.
"""
    return Found(how, bars, details, Anytime())


def first_visit(browser: Browser, address: str) -> list[File]:
    visit = Visit(browser)
    visit.page.goto(address)
    settle(visit.page)
    files = visit.fetched()
    visit.context.close()
    return files


def from_start_to_table(browser: Browser, address: str, game: str) -> list[File]:
    visit = Visit(browser)
    visit.page.goto(address)
    settle(visit.page)
    known = {file.path for file in visit.fetched()}
    play_at_once(visit.page, game)
    files = [file for file in visit.fetched() if file.path not in known]
    visit.context.close()
    return files


def offline() -> tuple[float, float]:
    """Kilobytes of the service worker, and of the files that it caches."""
    worker = (BUILT / "sw.js").read_bytes()
    match = re.search(rb"const FILES = (\[.*?\]);", worker)
    names: list[str] = json.loads(match[1]) if match else []
    return packed(worker) / 1e3, sum(packed((BUILT / name).read_bytes()) for name in names) / 1e3


# The report


def total(name: str, files: Sequence[File]) -> str:
    return f"| {name} | {len(files)} | {sum(file.raw for file in files) / 1e3:.1f} KB | {kilobytes(files):.1f} KB |"


def listed(files: Sequence[File]) -> str:
    largest_first = sorted(files, key=lambda file: -file.packed)
    rows = [f"| {name(file)} | {file.raw / 1e3:.1f} KB | {file.packed / 1e3:.1f} KB |" for file in largest_first]
    return table(["raw", "gzip"], rows)


def listed_in_words(files: Sequence[File]) -> str:
    largest_first = sorted(files, key=lambda file: -file.packed)
    return ", ".join(f"{name(file)} {file.packed / 1e3:.1f} KB" for file in largest_first)


def name(file: File) -> str:
    """The name of a file without the hash of its content and without the id of a table."""
    return re.sub(r"-[\w-]{8}(?=\.\w+$)", "", file.path.removeprefix("assets/"))


# The peer


def build_peer() -> None:
    """Build the peer in its own folder; its packages are fetched if they are missing."""
    source = HERE / "peers" / "frontend"
    PEER.mkdir(parents=True, exist_ok=True)
    wanted, ready = (source / "package.json").read_text(), PEER / "ready"
    for file in source.iterdir():
        shutil.copy(file, PEER)
    if not ready.exists() or ready.read_text() != wanted:
        shutil.rmtree(PEER / "node_modules", ignore_errors=True)
        quietly = ("--no-audit", "--no-fund", "--no-package-lock", "--silent")
        subprocess.run(("npm", "install", *quietly), cwd=PEER, check=True)
        ready.write_text(wanted)
    subprocess.run(("node", "node_modules/vite/bin/vite.js", "build", "--logLevel=error"), cwd=PEER, check=True)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder over HTTP."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
