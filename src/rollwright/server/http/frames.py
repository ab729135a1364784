"""Whole text messages as WebSocket frames (RFC 6455, section 5), which nearly all frames are.

Only the plainest frame is read here; any other data is left to the parser of `websockets`, which checks everything.
"""

from collections.abc import Iterable
from struct import Struct
from typing import Any

from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

try:
    from websockets.speedups import apply_mask
except ImportError:  # where there is no C extension, as in `websockets` itself
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text message in a single frame: the last fragment, no extension, text."""
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127
"""In place of a length: the length is in the bytes that follow."""
MASK_BYTES = 4
SHORT_HEAD, MIDDLE_HEAD, LONG_HEAD = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
"""The beginnings of frames, by the size of their length."""


def text_frames(texts: Iterable[str]) -> bytes:
    """Messages of the server, each in one frame."""
    parts: list[bytes] = []
    for text in texts:
        payload = text.encode()
        parts += head_of_frame(len(payload)), payload
    return b"".join(parts)


def head_of_frame(length: int) -> bytes:
    """The bytes of a frame before the text of this length."""
    if length < TWO_BYTES:
        return SHORT_HEAD(TEXT, length)
    if length < 1 << 16:
        return MIDDLE_HEAD(TEXT, TWO_BYTES, length)
    return LONG_HEAD(TEXT, EIGHT_BYTES, length)


def text_of_frame(data: bytes, most: int) -> str | None:
    """The message of a client, of at most this many bytes, if the data is exactly one frame with the whole message;
    None for any other data."""
    if len(data) < 2 or data[0] != TEXT:
        return None
    length, begin = data[1] - MASKED, 2 + MASK_BYTES
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[2:4], "big"), 4 + MASK_BYTES
    elif length < 0 or length == EIGHT_BYTES:
        return None
    if len(data) != begin + length or length > most:
        return None
    try:
        return apply_mask(data[begin:], data[begin - MASK_BYTES : begin]).decode()
    except UnicodeDecodeError:
        return None


def between_messages(connection: ServerProtocol) -> bool:
    """Whether the connection is open and its parser waits for the first byte of a message."""
    if connection.state is not State.OPEN or connection.current_size is not None:
        return False
    waiting: Any = connection.parser
    while (inner := waiting.gi_yieldfrom) is not None:
        waiting = inner
    return waiting.gi_code is AT_END


AT_END = StreamReader.at_eof.__code__
"""Where the parser waits between two frames, while it has no data."""
