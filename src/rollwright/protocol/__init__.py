"""Every message in both directions, declared once as closed, plain dataclasses; `schema/` is generated from them."""

PROTOCOL = 2
"""The version. It is raised when older clients can no longer understand the server; they are told `other-protocol`."""
