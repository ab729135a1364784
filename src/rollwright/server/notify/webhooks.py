"""Webhooks: a signed JSON document per notification, for programs."""

import hmac
import json

from rollwright.server.notify.turn_notice import TurnNotice
from rollwright.translations import SOURCE, Words


def webhook_body(notice: TurnNotice, delivery: str, link: str | None) -> bytes:
    """The JSON document of a notification. Names of bots are English."""
    words = Words(SOURCE)
    document = {
        "type": "turn",
        "delivery": delivery,
        "table": notice.table,
        "game": notice.game,
        "turn": notice.turn,
        "reminder": notice.reminders,
        "mover": None if notice.mover is None else notice.mover.shown(words),
        "players": [player.shown(words) for player in notice.others],
        "url": link,
    }
    return json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()


def webhook_headers(secret: str, delivery: str, body: bytes, seconds: int) -> dict[str, str]:
    """The headers of a request at this time, in seconds since 1970. docs/notifications.md shows how to verify them."""
    return {
        "Content-Type": "application/json",
        "Rollwright-Delivery": delivery,
        "Rollwright-Timestamp": str(seconds),
        "Rollwright-Signature": f"v1={signature(secret, str(seconds), body)}",
    }


def signature(secret: str, timestamp: str, body: bytes) -> str:
    """The HMAC-SHA256 of the timestamp, a dot and the body, in hexadecimal."""
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, "sha256").hexdigest()
