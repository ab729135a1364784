"""The protocol of a table without I/O: nothing is sent before the welcome, and everything unanswered after it."""

import json
from random import Random

import pytest

from rollwright.client.connection import Backoff, TableConnection
from rollwright.core.errors import ErrorCode
from rollwright.protocol.codec import DecodeError

WELCOME = {"type": "welcome", "view": {"entries": 7}}


def test_a_client_resumes_after_the_entries_that_it_has() -> None:
    connection = TableConnection("ana")
    assert json.loads(connection.hello())["known"] == 0
    connection.receive(WELCOME)
    connection.receive({"type": "update", "view": {"entries": 9}})
    connection.lose()
    assert json.loads(connection.hello())["known"] == 9


def test_what_was_not_answered_is_sent_again_in_its_order_until_it_is() -> None:
    connection = TableConnection("ana")
    assert not connection.submit("ana-1", "one")
    assert connection.receive(WELCOME) == ["one"]
    assert connection.submit("ana-2", "two")
    assert connection.submit("ana-3", "three")
    connection.receive({"type": "ack", "id": "ana-1", "entries": 8})
    connection.receive({"type": "error", "id": "ana-3", "problem": {}})
    connection.lose()
    assert not connection.submit("ana-4", "four")
    assert connection.receive(WELCOME) == ["two", "four"]
    connection.withdraw("ana-2")
    assert connection.receive(WELCOME) == ["four"]


def test_no_id_is_used_twice() -> None:
    connection = TableConnection("ana")
    assert [connection.new_id() for _ in range(2)] == ["ana-1", "ana-2"]


@pytest.mark.parametrize(("code", "refused"), [(ErrorCode.STOPPING, False), (ErrorCode.NOT_ALLOWED, True)])
def test_a_goodbye_says_whether_to_come_back(code: ErrorCode, refused: bool) -> None:
    connection = TableConnection("ana")
    connection.receive({"type": "bye", "problem": {"code": code.value}})
    assert connection.refused is refused


@pytest.mark.parametrize("data", [[], {}, {"type": 1, "id": "x"}, {"type": "welcome", "view": {}}, {"type": "bye"}])
def test_what_no_server_says_is_not_understood(data: object) -> None:
    with pytest.raises(DecodeError):
        TableConnection("ana").receive(data)


def test_the_waits_grow_to_a_limit_with_jitter_and_begin_again() -> None:
    backoff = Backoff(Random(1), shortest=1, longest=5)
    for longest in (1, 2, 4, 5, 5):
        assert 0.5 * longest <= backoff.next() <= 1.5 * longest
    backoff.reset()
    assert backoff.next() <= 1.5
