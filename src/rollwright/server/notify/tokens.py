"""Signed tokens in the links of e-mails, and the secrets of webhooks; both are derived, so that none is stored."""

import base64
import hmac

CONFIRM = "confirm"
UNSUBSCRIBE = "unsubscribe"


class Tokens:
    """Makes and reads tokens for channels."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def token(self, purpose: str, channel: str, until: int = 0) -> str:
        """A token with which a channel can be confirmed or removed, until this time, or always with 0."""
        return f"{channel}.{until}.{self._sign(f'{purpose}.{channel}.{until}')[:22]}"

    def channel_of(self, purpose: str, token: str, now: int) -> str | None:
        """The channel of a token; None if the token is not valid for this purpose or no longer."""
        channel, _, rest = token.partition(".")
        until = rest.partition(".")[0]
        if not until.isdecimal() or not token.isascii() or len(until) > 15:
            return None
        if not hmac.compare_digest(token, self.token(purpose, channel, int(until))):
            return None
        return channel if int(until) == 0 or now < int(until) else None

    def webhook_secret(self, channel: str) -> str:
        """The secret with which the requests to a webhook are signed."""
        return self._sign(f"webhook.{channel}")

    def delivery(self, channel: str, table: str, turn: int, reminders: int) -> str:
        """The idempotency key of a notification; the same for each attempt."""
        return self._sign(f"delivery.{channel}.{table}.{turn}.{reminders}")[:32]

    def topic(self, channel: str, table: str) -> str:
        """The topic of the push messages about a table."""
        return self._sign(f"topic.{channel}.{table}")[:32]

    def _sign(self, text: str) -> str:
        digest = hmac.new(self._key, text.encode(), "sha256").digest()
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")
