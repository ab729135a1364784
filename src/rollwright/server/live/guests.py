"""Guests are identified by a signed random cookie per browser, and links by tokens.

Only hashes are stored, and they are compared in constant time.
"""

import base64
import hashlib
import hmac
import re
import secrets

from rollwright.server.store.store import TableId
from rollwright.session.guests import GuestId

COOKIE_SECONDS = 400 * 24 * 3600
"""The maximum lifetime of a cookie in browsers."""
TOKEN_BYTES = 16
SIGNATURE_BYTES = 16
LONGEST_COOKIE = 64
UNSIGNED = re.compile(r"[A-Za-z0-9_-]{22}")
TABLE_BYTES = 12


def new_token() -> str:
    """128 random bits as text for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> TableId:
    """A random id that cannot be guessed. It does not begin with `-`, which a command line would read as an option."""
    while (identity := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        continue
    return TableId(identity)


def hash_of(token: str) -> str:
    """The hash that is stored for a token. A token is long and random, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Cookies:
    """Signs and verifies cookies, so that a guest exists only if a server issued the cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, token: str) -> str:
        """The cookie of a token, with its signature."""
        # not `hmac.digest`, which releases the GIL
        signature = hmac.new(self._key, token.encode(), "sha256").digest()[:SIGNATURE_BYTES]
        return f"{token}.{base64.urlsafe_b64encode(signature).decode().rstrip('=')}"

    def guest_of(self, cookie: str | None) -> GuestId | None:
        """The guest of a cookie; None if its signature is not valid."""
        if cookie is None or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        token = token_in(cookie)
        return GuestId(hash_of(token)) if same(cookie, self.signed(token)) else None


def token_in(cookie: str) -> str:
    """The part of a cookie that identifies the guest."""
    return cookie.partition(".")[0]


def unsigned_guest(cookie: str | None) -> GuestId | None:
    """The guest of an unsigned cookie from an older version. It is valid only if the database knows the guest."""
    return GuestId(hash_of(cookie)) if cookie and UNSIGNED.fullmatch(cookie) else None


def same(one: str, other: str) -> bool:
    """Whether two ASCII texts are equal, compared in constant time."""
    return hmac.compare_digest(one, other)
