"""File descriptors. Each connection needs one, and the operating system limits them per process."""

import sys

from rollwright.server.log import log_event

RESERVED = 64
"""Descriptors that connections may not use, for the database, the log, bot workers and files of the page."""


def raise_descriptor_limit(connections: int) -> int | None:
    """Raise the soft limit until `connections` fit, as far as the hard limit allows.

    Returns the limit, or None if there is none. Without this, libuv would close new connections at the limit without
    reporting it.
    """
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + RESERVED
    if soft == resource.RLIM_INFINITY:
        return None
    allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if allowed > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            soft = allowed
        except (ValueError, OSError):  # macOS has a second limit, which it does not report
            pass
    log_event("file-descriptors", limit=soft, wanted=wanted)
    return soft
