"""What no message sees: frames that ask for an answer or for room, and whose sender does not read or never ends."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

MOST_FRAGMENTS = 256
"""Pieces of one message; browsers send it whole."""
MOST_UNREAD = 1 << 18
"""Bytes of answers to pings that may wait for somebody who does not read them."""


class MeasuredSocket(WebSocketsSansIOProtocol):
    """Uvicorn's own, with two limits that it lacks."""

    def handle_ping(self) -> None:
        """Answer, or break off: each ping would make the pile of unread answers higher."""
        if self.transport.is_closing():
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; empty ones count too, since each of them is kept."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and not self.close_sent:
            self.frames = []
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many fragments")
            self.handle_parser_exception()
