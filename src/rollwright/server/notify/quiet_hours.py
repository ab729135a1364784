"""The quiet hours of a guest, in the guest's time zone."""

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from rollwright.protocol.notifications import NotificationPreferences


def zone_named(name: str) -> tzinfo | None:
    """The time zone of this name; None if this system does not know it."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (ValueError, KeyError, OSError):  # no such name, not a name, or that of a folder
        return None


def end_of_quiet_hours(preferences: NotificationPreferences, now: int) -> int | None:
    """When the quiet hours end, in milliseconds since 1970; None if there are none now."""
    begin, end = preferences.quiet_from, preferences.quiet_until
    if begin is None or end is None:
        return None
    local = datetime.fromtimestamp(now / 1000, zone_named(preferences.zone) or UTC)
    minute = local.hour * 60 + local.minute
    quiet = begin <= minute < end if begin <= end else minute >= begin or minute < end
    if not quiet:
        return None
    day = local if minute < end else local + timedelta(days=1)
    until = day.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0)
    return max(int(until.timestamp() * 1000), now + 60_000)  # an hour that the clock skips has no end
