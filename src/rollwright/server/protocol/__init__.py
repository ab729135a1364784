"""Every message in both directions, as closed types; `schema/` is generated from here."""

PROTOCOL = 1
"""Raised when an old client would no longer understand; a client that names another number is told so."""
