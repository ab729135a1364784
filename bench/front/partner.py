"""The other player, on another device and therefore without a browser on this machine."""

import json
import random
from typing import Any

from playwright.sync_api import APIRequestContext, Playwright
from websockets.sync.client import connect

from bench.load.servers import LoadFailed

SECONDS = 60
"""Timeout in seconds."""


class Partner:
    """A guest with a cookie and a socket, who plays any legal move."""

    def __init__(self, playwright: Playwright, address: str, dice: random.Random) -> None:
        self.address = address
        self.dice = dice
        self.requests = playwright.request.new_context()
        self.sent = 0
        self.view: dict[str, Any] = {}
        self.own: dict[str, Any] = {}

    def enter(self, table: str) -> None:
        """Connect to a table."""
        cookie = "; ".join(f"{one['name']}={one['value']}" for one in self.requests.storage_state()["cookies"])
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.socket = connect(url, additional_headers={"Cookie": cookie}, compression=None)
        self.socket.send('{"type":"hello","protocol":3,"known":0}')
        self.catch_up(1)

    def catch_up(self, entries: int) -> None:
        """Read until this many entries of the log are known."""
        while self.view.get("entries", 0) < entries:
            message = json.loads(self.socket.recv(SECONDS))
            if message["type"] in ("welcome", "update"):
                self.view, (self.own, *_) = message["view"], message["own"]
            elif message["type"] in ("bye", "error"):
                raise LoadFailed(f"the server says {message}")

    def act(self, seat: int) -> None:
        """Roll the dice, or choose something legal."""
        self.sent += 1
        throws = self.view["roller"] == seat
        what = {"type": "throw"} if throws else self.move()
        given = {"id": f"partner-{self.sent}", "seat": seat, "turn": self.view["turn"]}
        self.socket.send(json.dumps(what | given))

    def move(self) -> dict[str, Any]:
        if "again" in self.own["moves"]:
            return {"type": "choose", "move": self.dice.choice(("again", "keep"))}
        targets = self.own["targets"]
        return {"type": "mark", "marks": self.dice.choice(targets)["adds"] if targets else []}

    def leave(self) -> None:
        self.socket.close()
        self.view = {}


def asked(requests: APIRequestContext, url: str, body: dict[str, Any]) -> dict[str, Any]:
    """The server's answer to a request."""
    answer = requests.post(url, data=body)
    if not answer.ok:
        raise LoadFailed(f"{url}: {answer.status} {answer.text()}")
    return dict(answer.json())
