"""HTTP client of a server: parses table links, stores the cookie of each server, and sends requests."""

import json
import os
import re
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from rollwright.cli.play import writing
from rollwright.core.errors import Complaint, Problem, Refusal
from rollwright.core.seats import Seat
from rollwright.protocol.codec import DecodeError, from_json, to_json
from rollwright.protocol.rest import COOKIE, Admission, Body, Key, Offer, Rematch, Sitting, TableState
from rollwright.translations import Words
from rollwright.user_folders import data_folder

SECONDS = 20.0
LARGEST_ANSWER = 1 << 24
OURS_ONLY = 0o600
LINK = re.compile(
    r"(?P<server>https?://[^/?#@\s]+(?:/[^?#\s]*?)?)/table/(?P<table>[A-Za-z0-9_-]{1,40})/?"
    r"(?:#(?:join|watch|seat)=(?P<token>[A-Za-z0-9_-]{1,64}))?",
    re.IGNORECASE,
)

Answered = TypeVar("Answered")


@dataclass(frozen=True, slots=True)
class TableLink:
    """The address of a table and its token; without a token only members may enter."""

    server: str
    table: str
    token: str | None = None

    def __str__(self) -> str:
        """The address of the table, without the token."""
        return f"{self.server}/table/{self.table}"


def read_link(text: str) -> TableLink:
    """Parse the link to a table. Raises Complaint if it is not one."""
    found = LINK.fullmatch(text.strip() if "://" in text else f"http://{text.strip()}")
    if found is None:
        raise Complaint("link-unreadable", text=text)
    server = urlsplit(found["server"])
    return TableLink(f"{server.scheme}://{server.netloc.lower()}{server.path}", found["table"], found["token"])


class ServerClient:
    """One server, with the cookie that identifies this guest."""

    def __init__(self, server: str, words: Words) -> None:
        self.server = server
        self._words = words
        self._cookies = CookieFile(data_folder() / "guests.json")

    @property
    def cookie(self) -> str:
        """The `Cookie` header."""
        return f"{COOKIE}={self._cookies.of(self.server) or ''}"

    def socket_of(self, table: str) -> str:
        """The address of the WebSocket of a table."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/socket"

    def exchange(self, link: TableLink) -> Admission | None:
        """Exchange the token of a link for a role at its table."""
        if link.token is None:
            return None
        return self._ask(Admission, "POST", f"/api/tables/{link.table}/keys", Key(token=link.token))

    def look(self, table: str) -> TableState:
        """The current state of a table."""
        return self._ask(TableState, "GET", f"/api/tables/{table}")

    def sit(self, table: str, seat: Seat, sitting: Sitting) -> TableState:
        """Take a seat."""
        return self._ask(TableState, "POST", f"/api/tables/{table}/seats/{seat}", sitting)

    def bots(self, game: str) -> tuple[str, ...]:
        """The bots of a game on this server, weakest first."""
        (info,) = (info for info in self._ask(Offer, "GET", "/api/offer").games if info.game == game)
        return info.bots

    def rematch(self, table: str) -> str:
        """The id of the rematch."""
        return self._ask(Rematch, "POST", f"/api/tables/{table}/rematch").table

    def record(self, table: str) -> str:
        """The record of a finished table."""
        try:
            return self._send("GET", f"/api/tables/{table}/record").decode()
        except UnicodeDecodeError:
            raise Complaint("server-strange", server=self.server) from None

    def _ask(self, kind: type[Answered], method: str, path: str, body: Body | None = None) -> Answered:
        try:
            return from_json(kind, self._send(method, path, body))
        except DecodeError:
            raise Complaint("server-strange", server=self.server) from None

    def _send(self, method: str, path: str, body: Body | None = None) -> bytes:
        content = None if body is None else to_json(body).encode()
        headers = {"Cookie": self.cookie, "Content-Type": "application/json"}
        request = urllib.request.Request(self.server + path, content, headers, method=method)  # noqa: S310  LINK says http
        try:
            with urllib.request.urlopen(request, timeout=SECONDS) as answer:  # noqa: S310
                self._keep_cookie(answer.headers.get("Set-Cookie", ""))
                text: bytes = answer.read(LARGEST_ANSWER)
                return text
        except urllib.error.HTTPError as error:
            with error:
                raise self._refusal(error) from None
        except (OSError, HTTPException, ValueError) as error:
            cause = error.reason if isinstance(error, urllib.error.URLError) else error
            reason = getattr(cause, "strerror", None) or str(cause)
            raise Complaint("server-unreachable", server=self.server, reason=reason) from None

    def _refusal(self, error: urllib.error.HTTPError) -> Complaint:
        try:
            return complaint_of(from_json(Problem, error.read(LARGEST_ANSWER)), self._words)
        except (DecodeError, OSError, HTTPException):
            return Complaint("server-strange", server=self.server)

    def _keep_cookie(self, header: str) -> None:
        try:
            given = SimpleCookie(header).get(COOKIE)
        except CookieError:
            return
        if given is not None and given.value:
            self._cookies.keep(self.server, given.value)


class CookieFile:
    """The cookies of all servers, in a file that only its owner can read."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def of(self, server: str) -> str | None:
        """The cookie of this server."""
        return self._read().get(server)

    def keep(self, server: str, cookie: str) -> None:
        """Store a cookie; the file is replaced atomically."""
        text = json.dumps({**self._read(), server: cookie}, indent=2)
        with writing(self._file):
            self._file.parent.mkdir(parents=True, exist_ok=True)
            unfinished = self._file.with_name(f"{self._file.name}.{os.getpid()}.part")
            with os.fdopen(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, OURS_ONLY), "w") as file:
                file.write(text)
            unfinished.replace(self._file)

    def _read(self) -> dict[str, str]:
        try:
            read = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):  # the file does not exist or is not valid
            return {}
        if not isinstance(read, dict):
            return {}
        return {server: cookie for server, cookie in read.items() if isinstance(cookie, str) and cookie.isascii()}


def complaint_of(problem: Problem, words: Words) -> Complaint:
    """The Complaint for a problem of the server; by its code only if the catalogue does not have its message."""
    try:
        if problem.rule is None:
            complaint = Complaint(problem.message, **problem.arguments)
        else:
            complaint = Refusal(problem.rule, problem.message, **problem.arguments)
        words.complain(complaint)
    except (TypeError, LookupError, ValueError):
        return Complaint("server-refuses", code=problem.code)
    return complaint
