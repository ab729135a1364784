"""The state of a table as a client knows it."""

from dataclasses import replace

import pytest

from rollwright.client.replica import LogGap, TableReplica
from rollwright.protocol.messages import Drafted, LogEntry, Presence, PresenceChanged, Update
from rollwright.table import Table
from rollwright.table.view import own_view, public_view
from rollwright.testing.tables import ANA, BRUNO, marking


def update(table: Table, first: int = 0) -> Update:
    """The message to the client of the first seat about the entries from this number on."""
    entries = tuple(LogEntry(n=n, at=0, entry=entry, told=()) for n, entry in enumerate(table.log) if n >= first)
    return Update(entries=entries, view=public_view(table), own=(own_view(table, ANA),))


def test_a_replica_has_every_entry_and_the_last_views() -> None:
    table = marking()
    replica = TableReplica(public_view(table))
    replica.receive(update(table))
    known = table.entries
    table.choose(BRUNO, table.game.mark(frozenset()))
    replica.receive(update(table, known))
    assert [logged.entry for logged in replica.entries] == table.log
    assert replica.view == public_view(table)
    assert replica.own == {ANA: own_view(table, ANA)}


def test_a_log_that_is_sent_from_its_beginning_replaces_the_one_before() -> None:
    replica = TableReplica(public_view(table := marking()))
    for _ in range(2):
        replica.receive(update(table))
    assert len(replica.entries) == table.entries


def test_a_gap_in_the_log_is_noticed() -> None:
    replica = TableReplica(public_view(table := marking()))
    with pytest.raises(LogGap):
        replica.receive(update(table, first=1))
    with pytest.raises(LogGap):
        replica.receive(replace(update(table), entries=()))


def test_a_draft_and_the_presence_change_only_themselves() -> None:
    replica = TableReplica(public_view(table := marking()))
    replica.receive(update(table))
    drafted = replace(replica.own[ANA], points=7)
    replica.receive(Drafted(id="m", own=drafted))
    replica.receive(Drafted(id="m", own=replace(drafted, seat=BRUNO)))
    assert replica.own == {ANA: drafted}
    presence = Presence(away_since=(None, 5, None), watchers=2)
    replica.receive(PresenceChanged(presence=presence))
    assert replica.presence == presence
