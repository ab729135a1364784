"""People in real terminals at the tables of a real server."""

import asyncio
import json
import select
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.table_client import TableClient
from tests.cli.people import Person
from tests.cli.terminal import PROMPT, Ended, Terminal, environment

PATIENCE = 60.0
WORD = "your word for the dice (Enter for a random one): "
ROLL = "Press Enter to roll the dice"
CHOSEN = "Type undo to take your choice back"
WATCHING = "Type board 2, help or quit"
WAITING = ("Type say hello", CHOSEN, WATCHING)
BACK = "Press Enter to go back. "
OVER = ("or press Enter to leave. ", "Press Enter to leave. ")


class FarPerson(Terminal):
    """Somebody at a terminal, with a data folder of their own, who goes to a table in the network."""

    def __init__(self, link: str, home: Path, *options: str, game: str = "twentyone") -> None:
        home.mkdir(exist_ok=True)
        self.home = home
        self.answer = Person().plays(game)
        super().__init__("play", "--at", link, *options, env=environment(home))

    def sit(self, word: str = "") -> None:
        """Answer the question for a word."""
        self.wait_for(WORD)
        self.send(word)

    def until(self, *wanted: str) -> str:
        """The screen, once one of these is on it and the program waits."""
        deadline = time.monotonic() + PATIENCE
        while not (self.screen.endswith((PROMPT, *OVER)) and any(text in self.screen for text in wanted)):
            if not self._read(deadline):
                raise Ended(self.text)
        self.screens.append(self.screen)
        return self.screen

    def says(self, line: str, *wanted: str) -> str:
        """Type a line, and the screen once one of these is on it."""
        self.send(line)
        return self.until(*wanted)

    @property
    def due(self) -> str | None:
        """What to type now; None while others are waited for."""
        screen = self.screen
        if not screen.endswith(PROMPT):
            return None
        if ROLL in screen:
            return ""
        return None if any(text in screen for text in WAITING) else self.answer(screen)

    @property
    def over(self) -> bool:
        """Whether the game has ended here."""
        return self.screen.endswith(OVER)

    @property
    def folder(self) -> Path:
        """What the program keeps."""
        return self.home / "data" / "rollwright"


def play(people: Sequence[FarPerson], enough: Callable[[FarPerson], bool]) -> None:
    """Let everyone do what is due, each until they have enough."""
    deadline = time.monotonic() + 2 * PATIENCE
    while not all(map(enough, people)):
        for person in people:
            if not enough(person) and (typed := person.due) is not None:
                person.screens.append(person.screen)
                person.send(typed)
        for master in select.select([person.master for person in people], [], [], 0.02)[0]:
            person = next(person for person in people if person.master == master)
            if not person._read(deadline):
                raise Ended(person.text)
        if time.monotonic() > deadline:
            raise TimeoutError("\n\n".join(person.screen for person in people))


class Evening:
    """A server, a host with a browser, and a folder for everyone's homes."""

    def __init__(self, server: Running, folder: Path) -> None:
        self.server = server
        self.folder = folder
        self.host = Browser(server.url)
        self.table = ""
        self.people = ExitStack()

    def open(self, game: str, seats: list[str | None], **wishes: object) -> str:
        """Open a table; the link that invites to it."""
        opened = self.host.open_table(game, seats, **wishes)
        self.table = opened["table"]
        self.watching: str = opened["links"]["watching"]["url"]
        invitation: str = opened["links"]["invitation"]["url"]
        return invitation

    def guest(self, link: str, home: str, *options: str, game: str = "twentyone") -> FarPerson:
        """Somebody who goes to the table of a link."""
        return self.people.enter_context(_entered(FarPerson(link, self.folder / home, *options, game=game)))

    def state(self) -> dict[str, Any]:
        """The table as it stands."""
        view: dict[str, Any] = self.host.ask("GET", f"/api/tables/{self.table}")["view"]
        return view

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> None:
        """Wait until something is true of the table on the server."""
        deadline = time.monotonic() + PATIENCE
        while not wanted(self.state()):
            assert time.monotonic() < deadline
            time.sleep(0.02)

    def entries(self) -> list[str]:
        """What kinds of entries are in the log of the table, in order."""

        async def entered() -> TableClient:
            viewer = TableClient(self.host, self.table)
            await viewer.enter()
            await viewer.leave()
            return viewer

        return [logged["entry"]["type"] for logged in asyncio.run(entered()).entries]


@contextmanager
def _entered(person: FarPerson) -> Iterator[FarPerson]:
    with person:
        yield person


@contextmanager
def evening(server: Running, folder: Path) -> Iterator[Evening]:
    """An evening at a server, after which everyone goes home."""
    held = Evening(server, folder)
    with held.people:
        yield held


def keep_cookie(home: Path, browser: Browser) -> None:
    """Let a terminal be the guest that this browser is."""
    folder = home / "data" / "rollwright"
    folder.mkdir(parents=True)
    (folder / "guests.json").write_text(json.dumps({browser.url: browser.cookie}), encoding="utf-8")
