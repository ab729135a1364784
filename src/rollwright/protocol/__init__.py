"""All messages in both directions, declared once as plain dataclasses; `schema/` is generated from them."""

PROTOCOL = 3
"""The version of the protocol. It is increased with every new message or entry."""
OLDEST_PROTOCOL = 3
"""The oldest version of clients that the server serves; others are told `other-protocol`. It is the version before
`PROTOCOL`, or `PROTOCOL` itself if clients of the version before it cannot understand the server."""
