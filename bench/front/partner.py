"""The other player, on another device and therefore without a browser on this machine."""

import json
import random
import secrets
from queue import SimpleQueue
from typing import Any

from playwright.sync_api import APIRequestContext

from bench.load.servers import LoadFailed
from rollwright.client.links import socket_address
from rollwright.client.socket import ReceivedMessage
from rollwright.client.thread import SocketThread, ThreadEvent
from rollwright.testing.server.running import Browser

SECONDS = 60
"""Timeout in seconds."""


class Partner:
    """A guest who plays any legal move."""

    def __init__(self, address: str, dice: random.Random) -> None:
        self.dice = dice
        self.browser = Browser(address)
        self.view: dict[str, Any] = {}
        self.own: dict[str, Any] = {}

    def enter(self, table: str) -> None:
        """Connect to a table."""
        self.events: SimpleQueue[ThreadEvent] = SimpleQueue()
        address, sender = socket_address(self.browser.url, table), secrets.token_urlsafe(6)
        self.socket = SocketThread(address, self.browser.cookie, sender, self.events.put)
        self.catch_up(1)

    def catch_up(self, entries: int) -> None:
        """Read until this many entries of the log are known."""
        while self.view.get("entries", 0) < entries:
            event = self.events.get(timeout=SECONDS)
            if not isinstance(event, ReceivedMessage) or event.data["type"] in ("bye", "error"):
                raise LoadFailed(f"the server says {event}")
            if event.data["type"] in ("welcome", "update"):
                self.view, (self.own, *_) = event.data["view"], event.data["own"]

    def act(self, seat: int) -> None:
        """Roll the dice, or choose something legal."""
        name = self.socket.new_id()
        what = {"type": "throw"} if self.view["roller"] == seat else self.move()
        self.socket.submit(name, json.dumps({**what, "id": name, "seat": seat, "turn": self.view["turn"]}))

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
