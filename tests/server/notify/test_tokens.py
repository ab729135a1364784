"""A token is valid for one purpose, one channel and one server, until its time."""

from rollwright.server.notify.tokens import CONFIRM, UNSUBSCRIBE, Tokens

TOKENS = Tokens(b"key")


def test_a_token_leads_to_its_channel() -> None:
    token = TOKENS.token(CONFIRM, "chan-nel_1", 100)
    assert TOKENS.channel_of(CONFIRM, token, 99) == "chan-nel_1"
    assert TOKENS.channel_of(UNSUBSCRIBE, TOKENS.token(UNSUBSCRIBE, "c"), 10**14) == "c"


def test_a_token_expires() -> None:
    assert TOKENS.channel_of(CONFIRM, TOKENS.token(CONFIRM, "c", 100), 100) is None


def test_a_token_is_for_one_purpose_and_one_server() -> None:
    token = TOKENS.token(UNSUBSCRIBE, "c")
    assert TOKENS.channel_of(CONFIRM, token, 0) is None
    assert Tokens(b"other").channel_of(UNSUBSCRIBE, token, 0) is None


def test_a_changed_token_is_not_valid() -> None:
    token = TOKENS.token(CONFIRM, "c", 100)
    changed = [token.replace("100", "900"), token.replace("c.", "d."), token[:-1], token + "x"]
    changed += ["", ".", "c.100", "c.x.y"]
    changed += [f"c.{'9' * 20}.x", "c.²." + token, token + "ä"]
    assert [one for one in changed if TOKENS.channel_of(CONFIRM, one, 0) is not None] == []


def test_every_delivery_has_a_key_of_its_own() -> None:
    keys = {TOKENS.delivery(*one) for one in (("c", "t", 1, 0), ("c", "t", 1, 1), ("c", "t", 2, 0), ("c", "u", 1, 0))}
    assert len(keys) == 4
    assert TOKENS.delivery("c", "t", 1, 0) in keys
    assert {len(key) for key in keys} == {32}
