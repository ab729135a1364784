"""Push messages are encrypted and identified as the standards say."""

import base64
import hmac
import json

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from rollwright.server.live.table_server import TableServer
from rollwright.server.notify.push import (
    PushKeys,
    Vapid,
    check_push_keys,
    encrypt,
    from_base64,
    point_of,
    private_key,
    to_base64,
)
from rollwright.server.notify.services import NotificationServices
from rollwright.server.settings import Settings

# The example of RFC 8291, appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
BROWSER_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_POINT = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SENDER_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
ENCRYPTED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
    "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def number(text: str) -> int:
    return int.from_bytes(from_base64(text))


def test_the_example_of_the_standard_is_encrypted_as_it_says() -> None:
    sender = private_key(number(SENDER_KEY))
    encrypted = encrypt(MESSAGE, from_base64(BROWSER_POINT), from_base64(AUTH), salt=from_base64(SALT), sender=sender)
    assert to_base64(encrypted) == ENCRYPTED


def decrypt(encrypted: bytes) -> bytes:
    """Decrypt as a browser does, by the steps of RFC 8291 and RFC 8188."""
    key = private_key(number(BROWSER_KEY))
    salt, point, content = encrypted[:16], encrypted[21:86], encrypted[86:]
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))

    def mac(secret: bytes, text: bytes) -> bytes:
        return hmac.digest(secret, text, "sha256")

    secret = mac(mac(from_base64(AUTH), shared), b"WebPush: info\0" + point_of(key) + point + b"\1")
    base = mac(salt, secret)
    content_key = mac(base, b"Content-Encoding: aes128gcm\0\1")[:16]
    nonce = mac(base, b"Content-Encoding: nonce\0\1")[:12]
    return AESGCM(content_key).decrypt(nonce, content, None).rstrip(b"\0").removesuffix(b"\2")


def test_a_browser_can_decrypt_a_message_and_no_two_are_alike() -> None:
    one, other = (encrypt(MESSAGE, from_base64(BROWSER_POINT), from_base64(AUTH)) for _ in range(2))
    assert decrypt(one) == decrypt(other) == MESSAGE
    assert one[:16] != other[:16]
    assert one[21:86] != other[21:86]


def test_a_push_service_can_verify_the_server() -> None:
    vapid = Vapid(bytes(range(32)), "mailto:host@play.example")
    authorization = vapid.authorization("https://push.example", 1_000)
    token, _, key = authorization.removeprefix("vapid t=").partition(", k=")
    head, claims, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(key))
    raw = from_base64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_base64(claims)) == {
        "aud": "https://push.example",
        "exp": 1_000 + 12 * 3600,
        "sub": "mailto:host@play.example",
    }
    assert key == vapid.public_key
    assert len(from_base64(key)) == 65


def test_the_key_pair_is_the_same_for_the_same_secret() -> None:
    secrets = [bytes(32), b"\xff" * 32, bytes(range(32)), bytes(range(32))]
    keys = [Vapid(secret, "https://play.example").public_key for secret in secrets]
    assert (len(set(keys)), keys[2]) == (3, keys[3])


@pytest.mark.parametrize(
    "keys",
    [
        f"{BROWSER_POINT}.{AUTH}x",
        f"{BROWSER_POINT[:-2]}.{AUTH}",
        to_base64(b"\x04" + bytes(64)) + "." + AUTH,
        f"{to_base64(bytes(65))}.{AUTH}",
        f"{BROWSER_POINT}.{AUTH[:-2]}",
        f"{BROWSER_POINT}",
        ".",
        f"{BROWSER_POINT}.{AUTH}.{AUTH}",
    ],
)
def test_keys_that_cannot_be_used_are_refused(keys: str) -> None:
    check_push_keys(f"{BROWSER_POINT}.{AUTH}")
    check_push_keys(f"{BROWSER_POINT}=.{AUTH}==")
    with pytest.raises(PushKeys):
        check_push_keys(keys)


def test_base64_is_read_with_and_without_padding() -> None:
    for size in range(5):
        content = bytes(range(size))
        assert from_base64(to_base64(content)) == content
        assert from_base64(base64.urlsafe_b64encode(content).decode()) == content


async def test_the_contact_of_the_operator_is_the_address_without_the_name(table_server: TableServer) -> None:
    for sender, contact in (("Club <host@play.example>", "mailto:host@play.example"), (None, "https://play.example")):
        settings = Settings("", mail_from=sender, public_url="https://play.example")
        services = await NotificationServices.of(settings, table_server.store)
        assert services.vapid is not None
        claims = services.vapid.authorization("https://push.example", 1).split(".")[1]
        assert json.loads(from_base64(claims))["sub"] == contact
