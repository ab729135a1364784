"""The answer to each message of a client: an acknowledgement, what was asked for, or an error."""

from typing import Protocol

from rollwright.core.errors import Complaint, ErrorCode, RequestError
from rollwright.protocol.messages import Acknowledged, ClientMessage, Draft, Failed, Hello, ServerMessage, WhyNot
from rollwright.session.guests import GuestId
from rollwright.session.requests import Request


class AskedTable(Protocol):
    """The table that carries the messages out."""

    async def act(self, request: Request, guest: GuestId | None = None, cause: str | None = None) -> int:
        """Carry out a request and write it; returns the length of the log afterwards."""
        ...

    async def draft(self, message: Draft, guest: GuestId) -> ServerMessage:
        """Store the draft of a seat."""
        ...

    async def why_not(self, message: WhyNot, guest: GuestId) -> ServerMessage:
        """The rule that forbids a place."""
        ...


async def answer(table: AskedTable, message: ClientMessage, guest: GuestId) -> ServerMessage:
    """Carry out a message of a client and return the answer."""
    if isinstance(message, Hello):
        return Failed(id=None, problem=RequestError(ErrorCode.BAD_MESSAGE, "hello-twice").problem)
    try:
        match message:
            case Draft():
                return await table.draft(message, guest)
            case WhyNot():
                return await table.why_not(message, guest)
            case _:
                return Acknowledged(id=message.id, entries=await table.act(message, guest, message.id))
    except Complaint as complaint:
        return Failed(id=message.id, problem=complaint.problem)
