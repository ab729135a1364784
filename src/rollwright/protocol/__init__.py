"""All messages in both directions, declared once as plain dataclasses; `schema/` is generated from them."""

PROTOCOL = 3
"""The version of the protocol. It is increased when older clients can no longer understand the server, which then
answers `other-protocol`."""
