"""Frames that are read and written without `websockets`, compared with what `websockets` makes of the same bytes."""

from random import Random

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from rollwright.server.http.frames import between_messages, text_frames, text_of_frame
from rollwright.testing.server.raw_socket import CONTINUED, PING, TEXT, frame

MOST = 1 << 16
BINARY = 2
LENGTHS = (0, 1, 125, 126, 127, 4_000, 65_535)
TEXTS = ["é" * (length // 2) + "x" * (length % 2) for length in LENGTHS]


@pytest.mark.parametrize("length", [*LENGTHS, 65_536, 100_000])
def test_a_message_of_the_server_is_the_frame_that_websockets_writes(length: int) -> None:
    text = "é" * (length // 2) + "x" * (length % 2)
    assert text_frames([text]) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@pytest.mark.parametrize("text", TEXTS)
def test_a_whole_message_in_one_frame_is_read(text: str) -> None:
    assert text_of_frame(frame(TEXT, text.encode()), MOST) == text


def test_a_message_is_unmasked() -> None:
    masked = Frame(Opcode.TEXT, "Żółw".encode()).serialize(mask=True)
    assert text_of_frame(masked, MOST) == "Żółw"


@pytest.mark.parametrize("text", TEXTS)
def test_part_of_a_frame_or_more_than_one_is_left_to_the_parser(text: str) -> None:
    whole = frame(TEXT, text.encode())
    for size in [*range(min(len(whole), 20)), len(whole) - 1]:
        assert text_of_frame(whole[:size], MOST) is None
    assert text_of_frame(whole + whole, MOST) is None
    assert text_of_frame(whole + b"\x81", MOST) is None


@pytest.mark.parametrize(
    "data",
    [
        frame(TEXT, b"begin", fin=False),
        frame(CONTINUED, b"end"),
        frame(BINARY, b"data"),
        frame(PING, b"data"),
        Frame(Opcode.TEXT, b"unmasked").serialize(mask=False),
        Frame(Opcode.TEXT, b"unmasked" * 20).serialize(mask=False),
        bytes([frame(TEXT, b"reserved")[0] | 0x40]) + frame(TEXT, b"reserved")[1:],
        frame(TEXT, b"\xff is not UTF-8"),
        frame(TEXT, b"x" * (MOST + 1)),
        frame(TEXT, b"x" * (MOST + 1))[:133],
        b"\x81\x7f" + bytes(3),
    ],
)
def test_any_other_frame_is_left_to_the_parser(data: bytes) -> None:
    assert text_of_frame(data, MOST) is None


def test_a_message_that_is_too_long_is_left_to_the_parser() -> None:
    data = frame(TEXT, b"x" * 200)
    assert text_of_frame(data, 200) == "x" * 200
    assert text_of_frame(data, 199) is None


def test_the_parser_waits_for_a_message_only_between_the_last_frame_of_one_and_the_next() -> None:
    messages = [
        [frame(TEXT, b"alone")],
        [frame(PING, b"ping")],
        [frame(TEXT, b"in", fin=False), frame(CONTINUED, b" three", fin=False), frame(CONTINUED, b" fragments")],
        [frame(TEXT, b"x" * 300)],
        [frame(BINARY, b"")],
    ]
    Random(0).shuffle(messages)
    connection = ServerProtocol(state=State.OPEN)
    assert between_messages(connection)
    for frames in messages:
        data = b"".join(frames)
        for place, byte in enumerate(data, 1):
            connection.receive_data(bytes((byte,)))
            assert between_messages(connection) is (place == len(data))
    assert connection.parser_exc is None


def test_a_connection_that_is_being_opened_or_closed_waits_for_no_message() -> None:
    assert not between_messages(ServerProtocol())
    connection = ServerProtocol(state=State.OPEN)
    connection.send_close(1000)
    assert not between_messages(connection)
