"""Guests: one signed random cookie per browser, tokens in links. Only hashes are stored, compared in constant time."""

import base64
import hashlib
import hmac
import re
import secrets

from rollwright.server.store.store import TableId
from rollwright.session.guests import GuestId

COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep one at most."""
TOKEN_BYTES = 16
SIGNATURE_BYTES = 16
LONGEST_COOKIE = 64
UNSIGNED = re.compile(r"[A-Za-z0-9_-]{22}")
TABLE_BYTES = 12


def new_token() -> str:
    """128 random bits that fit into a cookie and a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table_id() -> TableId:
    """An id that cannot be guessed. It does not begin with `-`, which a command line would take for an option."""
    while (identity := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        continue
    return TableId(identity)


def hash_of(token: str) -> str:
    """What is kept of a token. It is random and long, so one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


class Cookies:
    """Makes and reads cookies: a token and its signature, so that a guest exists only if a server issued the cookie."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def signed(self, token: str) -> str:
        """The cookie of a token."""
        # not `hmac.digest`, which gives other threads their turn in the middle of it
        signature = hmac.new(self._key, token.encode(), hashlib.sha256).digest()[:SIGNATURE_BYTES]
        return f"{token}.{base64.urlsafe_b64encode(signature).decode().rstrip('=')}"

    def guest_of(self, cookie: str | None) -> GuestId | None:
        """The guest of a cookie; None if its signature is not ours."""
        if cookie is None or len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        token = token_in(cookie)
        return GuestId(hash_of(token)) if same(cookie, self.signed(token)) else None


def token_in(cookie: str) -> str:
    """The part of a cookie that identifies the guest."""
    return cookie.partition(".")[0]


def unsigned_guest(cookie: str | None) -> GuestId | None:
    """The guest of a cookie from before cookies were signed, which is theirs only if the database knows them."""
    return GuestId(hash_of(cookie)) if cookie and UNSIGNED.fullmatch(cookie) else None


def same(one: str, other: str) -> bool:
    """Whether two ASCII texts are equal, found out in the same time whatever they are."""
    return hmac.compare_digest(one, other)
