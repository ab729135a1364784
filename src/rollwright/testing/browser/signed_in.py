"""Tables whose players are seated over HTTP, and the storage state that signs a browser window in as one of them."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, TypeVar

from rollwright.games import GAMES
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.table_client import TableClient, colour_letter

NAMES = ("Ana", "Ben", "Cleo", "Dan")
QUICK: dict[str, object] = {"speed": "instant", "motion": "reduced", "confirmPass": False}
"""Settings without delays, animations and questions."""
Result = TypeVar("Result")


def storage_state(server: Running, cookie: str | None = None, **chosen: object) -> dict[str, Any]:
    """Return the storage state of a browser context: the cookie of a guest, and settings."""
    settings = {"name": "rollwright", "value": json.dumps({**QUICK, **chosen})}
    key = {"name": "rollwright", "value": cookie, "domain": "127.0.0.1", "path": "/", "expires": -1}
    more = {"httpOnly": True, "secure": False, "sameSite": "Lax"}
    return {
        "cookies": [{**key, **more}] if cookie else [],
        "origins": [{"origin": server.url, "localStorage": [settings]}],
    }


class SignedInTable:
    """A table whose persons are seated, each with a cookie of their own unless they share one device."""

    def __init__(
        self, server: Running, game: str, seats: list[str | None], *, one_device: bool = False, **wishes: object
    ) -> None:
        self.server = server
        host = Browser(server.url)
        opened = host.open_table(game, seats, **wishes)
        self.table: str = opened["table"]
        self.browsers: dict[int, Browser] = {}
        for seat in [seat for seat, bot in enumerate(seats) if bot is None]:
            browser = Browser(server.url) if self.browsers and not one_device else host
            if browser is not host:
                browser.follow(opened["links"]["invitation"]["url"])
            browser.sit(self.table, seat, NAMES[seat])
            self.browsers[seat] = browser

    @property
    def url(self) -> str:
        return f"{self.server.url}/table/{self.table}"

    def storage_state(self, seat: int, **chosen: object) -> dict[str, Any]:
        """Return the storage state of the browser of this seat."""
        return storage_state(self.server, self.browsers[seat].cookie, **{"name": NAMES[seat], **chosen})

    def play_on(self, seat: int, seed: int, rounds: int = 1000) -> None:
        """Play a seat without a window, to the end or to the start of a round, with a greedy choice of marks.

        The same seed leads to the same game.
        """

        async def play() -> None:
            guest = TableClient(self.browsers[seat], self.table)
            await guest.enter()
            try:
                await play_rounds(guest, seat, Random(seed), rounds)
            finally:
                await guest.leave()

        in_thread(play)


async def play_rounds(guest: TableClient, seat: int, random: Random, rounds: int) -> None:
    """Play until the game is over or the dice of this round are due."""

    def over() -> bool:
        return guest.view["outcome"] is not None or guest.view["position"]["round"] >= rounds

    while not over():
        match guest.owed(seat):
            case "throw":
                await guest.step(seat, "throw", random)
            case "choose":
                await guest.choose(seat, await good_move(guest, seat))
            case _:
                await guest.until(lambda: over() or guest.owed(seat) is not None)


async def good_move(guest: TableClient, seat: int) -> str:
    """Return a move: reroll for the most frequent colour, then mark the targets that score most."""
    own, dice = guest.own[seat], guest.view["position"]["dice"]
    if "keep" in own["moves"]:
        return "keep"
    wanted = max(dice, key=lambda die: (dice.count(die), str(die)))
    if "reroll" in own["moves"] and not own["targets"] and (rest := [die for die in dice if die != wanted]):
        return "reroll " + " ".join(colour_letter(guest.game, die) for die in rest)
    marks: set[int] = set()
    while targets := guest.own[seat]["targets"]:
        marks |= set(max(targets, key=lambda target: (target["points"], len(target["adds"])))["adds"])
        await guest.send("draft", seat=seat, turn=guest.view["turn"], marks=sorted(marks))
    return "mark " + " ".join(map(guest.place_text, sorted(marks))) if marks else "pass"


def in_thread(play: Callable[[], Coroutine[Any, Any, Result]]) -> Result:
    """Run a coroutine in another thread, because Playwright has the event loop of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, play()).result()


def typed_table(server: Running, game: str, seats: list[str | None], *, one_device: bool = False) -> SignedInTable:
    """Return a table without randomness: typed dice, the first boards or sheets, and the first seat begins."""
    sheets = list(GAMES[game].sheet_names[: len(seats)])
    return SignedInTable(server, game, seats, one_device=one_device, dice="typed", sheets=sheets, first=0)
