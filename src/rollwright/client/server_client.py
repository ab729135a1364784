"""Requests about tables over HTTP, with typed answers. Every error is a Complaint."""

from http.client import HTTPException
from typing import TypeVar
from urllib.error import URLError

from rollwright.client.errors import ServerRefusal
from rollwright.client.http import CookieStore, HttpClient
from rollwright.client.links import TableLink
from rollwright.core.errors import Complaint, Problem
from rollwright.core.seats import Seat
from rollwright.protocol.body import Body
from rollwright.protocol.codec import DecodeError, from_json, to_json
from rollwright.protocol.rest import Admission, Key, Offer, Rematch, Sitting, TableState

Answered = TypeVar("Answered")


class ServerClient:
    """The tables of one server."""

    def __init__(self, server: str, cookies: CookieStore) -> None:
        self.server = server
        self._http = HttpClient(server, cookies)

    @property
    def cookie(self) -> str | None:
        """The cookie that identifies this guest."""
        return self._http.cookie

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
            raise self.not_ours from None

    @property
    def not_ours(self) -> Complaint:
        """The complaint that the answers are not those of a Rollwright server of this version."""
        return Complaint("server-strange", server=self.server)

    def _ask(self, kind: type[Answered], method: str, path: str, body: Body | None = None) -> Answered:
        try:
            return from_json(kind, self._send(method, path, body))
        except DecodeError:
            raise self.not_ours from None

    def _send(self, method: str, path: str, body: Body | None = None) -> bytes:
        content = None if body is None else to_json(body).encode()
        try:
            response = self._http.send(method, path, content)
        except (OSError, HTTPException, ValueError) as error:
            cause = error.reason if isinstance(error, URLError) else error
            reason = getattr(cause, "strerror", None) or str(cause)
            raise Complaint("server-unreachable", server=self.server, reason=reason) from None
        if response.status < 400:
            return response.body
        try:
            raise ServerRefusal(from_json(Problem, response.body))
        except DecodeError:
            raise self.not_ours from None
