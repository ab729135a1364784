"""Notifications of changes between nodes: numbers only, readable for the versions before and after this one."""

import pytest

from rollwright.server.store.changes import EVERYTHING, Change, add_changes
from rollwright.server.store.wakeups import parse_payload, payload
from tests.server.store.databases import FIRST, SECOND

ENTRIES, DRAFTS = Change(entries=12), Change(drafts=frozenset({0, 3}))


@pytest.mark.parametrize("change", [ENTRIES, DRAFTS, ENTRIES | DRAFTS, EVERYTHING])
def test_a_notification_says_what_has_changed(change: Change) -> None:
    assert parse_payload(payload("node-_1", FIRST, change)) == ("node-_1", FIRST, change)


def test_a_notification_of_everything_is_that_of_the_version_before() -> None:
    assert payload("node", FIRST, EVERYTHING) == "node first"


@pytest.mark.parametrize(
    "text", ["node.x7 first", "node.e first", "node.e-1 first", "node.d0.later first", "node. first"]
)
def test_what_another_version_says_means_that_everything_must_be_read(text: str) -> None:
    assert parse_payload(text) == ("node", FIRST, EVERYTHING)


def test_changes_of_one_table_are_put_together() -> None:
    changes = {FIRST: Change(entries=9)}
    add_changes(changes, {FIRST: ENTRIES, SECOND: DRAFTS})
    add_changes(changes, {FIRST: DRAFTS, SECOND: EVERYTHING})
    assert changes[FIRST] == Change(12, frozenset({0, 3}))
    assert changes[SECOND].other
