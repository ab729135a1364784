"""The random messages of the socket fuzzer: every kind that a client may send, and valid in the protocol."""

from dataclasses import fields
from random import Random
from typing import get_args

import pytest

from rollwright.protocol.codec import from_data
from rollwright.protocol.messages import ClientMessage, SeatMessage
from rollwright.testing.server.malformed import FILLED, random_message

TRIES = 300


def test_every_message_about_a_seat_is_tried() -> None:
    kinds = {field.default for kind in get_args(SeatMessage) for field in fields(kind) if field.name == "type"}
    assert set(FILLED) == kinds


@pytest.mark.parametrize("seed", range(3))
def test_a_random_message_is_valid(seed: int) -> None:
    random = Random(seed)
    for _ in range(TRIES):
        message = random_message(random, turn=1)
        assert from_data(ClientMessage, message).type == message["type"]
