"""The fair queue: round-robin over addresses, then guests, then tables; without a server, a bot or a clock."""

import pytest

from rollwright.server.live.fair_queue import KEYS_REMEMBERED, FairQueue


def waiting(*items: str) -> FairQueue[str]:
    """A queue with items that are named `address/guest/table/number`."""
    queue: FairQueue[str] = FairQueue()
    for item in items:
        push(queue, item)
    return queue


def push(queue: FairQueue[str], item: str) -> None:
    queue.push(tuple(item.split("/")[:3]), item)


def drained(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_requests_of_one_table_leave_in_their_order() -> None:
    assert drained(waiting("a/g/t/1", "a/g/t/2", "a/g/t/3")) == ["a/g/t/1", "a/g/t/2", "a/g/t/3"]


@pytest.mark.parametrize(
    "came",
    [
        ("a/g1/t1/1", "a/g2/t2/2", "a/g3/t3/3", "b/g4/t4/4", "b/g4/t4/5"),
        ("a/g1/t1/1", "a/g1/t2/2", "a/g1/t3/3", "a/g2/t4/4", "a/g2/t4/5"),
        ("a/g/t1/1", "a/g/t1/2", "a/g/t1/3", "a/g/t2/4", "a/g/t2/5"),
    ],
    ids=["addresses", "guests of an address", "tables of a guest"],
)
def test_they_take_turns(came: tuple[str, ...]) -> None:
    assert drained(waiting(*came)) == [came[number] for number in (0, 3, 1, 4, 2)]


@pytest.mark.parametrize("newcomer", ["b/g2/t2/1", "a/g2/t2/1"], ids=["another address", "another guest"])
def test_a_newcomer_is_next_after_the_request_that_is_being_served(newcomer: str) -> None:
    queue = waiting(*(f"a/g1/table{table}/{seat}" for table in range(50) for seat in range(3)))
    for _ in range(7):
        queue.pop()
        push(queue, newcomer)
        assert queue.pop() == newcomer


@pytest.mark.parametrize("newcomer", ["b/g2/t2/1", "a/g2/t2/1"], ids=["another address", "another guest"])
def test_it_is_next_even_if_the_queue_was_empty_when_the_other_was_served(newcomer: str) -> None:
    queue = waiting("a/g1/t1/1")
    queue.pop()
    for table in range(50):
        push(queue, f"a/g1/table{table}/1")
    push(queue, newcomer)
    assert queue.pop() == newcomer


def test_an_address_that_asks_again_waits_until_the_others_had_their_turn() -> None:
    queue = waiting("a/g/t/1", "b/g/t/1", "c/g/t/1")
    assert queue.pop() == "a/g/t/1"
    push(queue, "a/g/t/2")
    assert drained(queue) == ["b/g/t/1", "c/g/t/1", "a/g/t/2"]


def test_an_address_that_was_served_before_the_other_comes_before_it_again() -> None:
    queue = waiting("victim/g/t/1")
    queue.pop()
    for table in range(9):
        push(queue, f"a/g/table{table}/1")
    for turn in range(2, 6):
        assert queue.pop().startswith("a/")
        push(queue, f"victim/g/t/{turn}")
        assert queue.pop() == f"victim/g/t/{turn}"


def test_a_stream_of_new_addresses_does_not_block_the_others() -> None:
    queue = waiting("a/g/t/1", "a/g/t/2")
    assert queue.pop() == "a/g/t/1"
    served = []
    for address in range(10):
        push(queue, f"{address}/g/t/1")
        push(queue, f"{address}+/g/t/1")
        served.append(queue.pop())
    assert served.index("a/g/t/2") == 2


def test_only_so_many_addresses_are_remembered() -> None:
    queue = waiting("a/g/t/1")
    queue.pop()
    for address in range(KEYS_REMEMBERED):
        push(queue, f"{address}/g/t/1")
        queue.pop()
    push(queue, "b/g/t/1")
    push(queue, "a/g/t/2")
    assert drained(queue) == ["b/g/t/1", "a/g/t/2"], "the one that was forgotten is new again"


def test_a_removed_request_takes_no_turn() -> None:
    queue = waiting("a/g/t/1", "b/g/t/1", "b/g/t/2", "c/g/t/1")
    assert queue.remove("b/g/t/1")
    assert queue.remove("a/g/t/1")
    assert not queue.remove("a/g/t/1")
    assert len(queue) == 2
    assert drained(queue) == ["b/g/t/2", "c/g/t/1"]


def test_an_empty_queue_has_nothing_to_give() -> None:
    with pytest.raises(IndexError):
        waiting().pop()
