"""Quiet hours begin and end by the clock of the guest, also over midnight and when summer time begins."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from rollwright.protocol.notifications import NotificationPreferences
from rollwright.server.notify.quiet_hours import end_of_quiet_hours, zone_named
from rollwright.server.store.channels import DEFAULT_PREFERENCES


def at(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


NIGHT = replace(DEFAULT_PREFERENCES, zone="Europe/Lisbon", quiet_from=22 * 60, quiet_until=7 * 60 + 30)
NOON = replace(DEFAULT_PREFERENCES, zone="UTC", quiet_from=12 * 60, quiet_until=13 * 60)


@pytest.mark.parametrize(
    ("preferences", "now", "end"),
    [
        (NIGHT, "2026-01-10T21:59:59", None),
        (NIGHT, "2026-01-10T22:00:00", "2026-01-11T07:30:00"),
        (NIGHT, "2026-01-11T07:29:59", "2026-01-11T07:30:59"),
        (NIGHT, "2026-01-11T07:00:00", "2026-01-11T07:30:00"),
        (NIGHT, "2026-01-11T07:30:00", None),
        (NIGHT, "2026-07-10T20:59:00", None),  # summer time is an hour ahead
        (NIGHT, "2026-07-10T21:00:00", "2026-07-11T06:30:00"),
        (NIGHT, "2026-03-28T23:00:00", "2026-03-29T06:30:00"),  # the night in which summer time begins
        (NOON, "2026-01-10T12:10:00", "2026-01-10T13:00:00"),
        (NOON, "2026-01-10T13:00:00", None),
        (DEFAULT_PREFERENCES, "2026-01-10T03:00:00", None),
        (replace(DEFAULT_PREFERENCES, quiet_from=60, quiet_until=60), "2026-01-10T01:00:00", None),
        (
            replace(DEFAULT_PREFERENCES, zone="Nowhere/Land", quiet_from=0, quiet_until=60),
            "2026-01-10T00:10:00",
            "2026-01-10T01:00:00",
        ),
    ],
)
def test_quiet_hours_end_at_their_minute(preferences: NotificationPreferences, now: str, end: str | None) -> None:
    assert end_of_quiet_hours(preferences, at(now)) == (None if end is None else at(end))


@pytest.mark.parametrize("name", ["", "Nowhere/Land", "Europe", "../Lisbon", "/etc/passwd", "a\0b", "a" * 300])
def test_a_name_that_is_not_a_time_zone_is_unknown(name: str) -> None:
    assert zone_named(name) is None
    assert zone_named("Europe/Lisbon") is not None
