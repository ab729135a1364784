"""Guests: one random cookie a browser, tokens in links. Only hashes are kept, and compared in constant time."""

import hashlib
import hmac
import secrets

from rollwright.server.store.store import GuestId, TableId

COOKIE = "rollwright"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one at most."""
TOKEN_BYTES = 16
TABLE_BYTES = 12


def new_token() -> str:
    """128 random bits that fit into a cookie and a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> TableId:
    """An id that nobody guesses."""
    return TableId(secrets.token_urlsafe(TABLE_BYTES))


def hash_of(token: str) -> str:
    """What is kept of a token. It is random and long, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def guest_of(cookie: str | None) -> GuestId | None:
    """Whose cookie it is; None if it cannot be one of ours."""
    return GuestId(hash_of(cookie)) if cookie and 20 <= len(cookie) <= 64 and cookie.isascii() else None


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, found out in the same time whatever they are."""
    return hmac.compare_digest(one, other)
