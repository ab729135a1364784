"""Web Push: encryption of a message for one browser (RFC 8291) and identification of this server (VAPID, RFC 8292).

The package `cryptography` is imported only when a key is needed, because it belongs to an extra.
"""

import base64
import hmac
import json
import os
from functools import cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rollwright.core.errors import Complaint

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256; private keys are smaller."""
RECORD_SIZE = 4096
POINT_BYTES = 65
AUTH_BYTES = 16
TOKEN_SECONDS = 12 * 3600
LIFETIME_SECONDS = 24 * 3600
"""Seconds for which the push service stores a message while the browser is offline."""


def push_installed() -> bool:
    """Whether the package for the encryption is installed."""
    return find_spec("cryptography") is not None


class PushKeys(Complaint):
    """The keys of a push subscription cannot be used."""

    def __init__(self) -> None:
        super().__init__("push-keys-unusable")


class Vapid:
    """The key pair with which this server identifies itself to push services."""

    def __init__(self, secret: bytes, contact: str) -> None:
        """`secret` are 32 random bytes; `contact` is a `mailto:` or https address of the operator."""
        self._secret = secret
        self._contact = contact

    @cached_property
    def _key(self) -> "EllipticCurvePrivateKey":
        return private_key(int.from_bytes(self._secret) % (ORDER - 1) + 1)

    @cached_property
    def public_key(self) -> str:
        """The public key, as browsers need it for a subscription."""
        return to_base64(point_of(self._key))

    def authorization(self, origin: str, seconds: int) -> str:
        """The value of the `Authorization` header for the push service with this origin, at this time."""
        from cryptography.hazmat.primitives.asymmetric.ec import ECDSA
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        claims = {"aud": origin, "exp": seconds + TOKEN_SECONDS, "sub": self._contact}
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_base64(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def push_headers(authorization: str, topic: str) -> dict[str, str]:
    """The headers of a push message. A push service stores only the latest message of a topic."""
    return {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(LIFETIME_SECONDS),
        "Topic": topic,
        "Urgency": "normal",
    }


def encrypt(
    message: bytes,
    point: bytes,
    auth: bytes,
    *,
    salt: bytes | None = None,
    sender: "EllipticCurvePrivateKey | None" = None,
) -> bytes:
    """Encrypt a message for the browser with this public key and secret. `salt` and `sender` are random by default."""
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDH,
        SECP256R1,
        EllipticCurvePublicKey,
        generate_private_key,
    )
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    salt = salt or os.urandom(16)
    sender = sender or generate_private_key(SECP256R1())
    own = point_of(sender)
    shared = sender.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point))
    secret = derive(auth, shared, b"WebPush: info\0" + point + own, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(own).to_bytes(1) + own
    return head + AESGCM(key).encrypt(nonce, message + b"\x02", None)


def derive(salt: bytes, secret: bytes, info: bytes, size: int) -> bytes:
    """HKDF with SHA-256 (RFC 5869) for at most 32 bytes."""
    extracted = hmac.new(salt, secret, "sha256").digest()
    return hmac.new(extracted, info + b"\x01", "sha256").digest()[:size]


def private_key(number: int) -> "EllipticCurvePrivateKey":
    """The private key of this number."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

    return derive_private_key(number, SECP256R1())


def point_of(key: "EllipticCurvePrivateKey") -> bytes:
    """The public key as an uncompressed point."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_push_keys(keys: str) -> None:
    """Raise PushKeys unless the keys of a subscription can be used to encrypt."""
    try:
        encrypt(b"", *parse_push_keys(keys))
    except ValueError:
        raise PushKeys from None


def parse_push_keys(keys: str) -> tuple[bytes, bytes]:
    """The public key and the secret of a browser. Raises ValueError if they do not have the right length."""
    point, auth = (from_base64(part) for part in keys.split("."))
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise ValueError("keys of the wrong length")
    return point, auth


def to_base64(content: bytes) -> str:
    """The base64url text of bytes, without padding."""
    return base64.urlsafe_b64encode(content).decode().rstrip("=")


def from_base64(text: str) -> bytes:
    """The bytes of a base64url text, with or without padding. Raises ValueError."""
    return base64.urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
