"""Every message, body and entry: pydantic writes and reads exactly what the codec does, for generated examples."""

import json
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from rollwright.protocol import codec, notifications, rest
from rollwright.protocol.messages import ClientMessage, ServerMessage, read_client_message
from rollwright.server.live.wire_json import CLIENT_MESSAGE, ENTRY, SERVER_MESSAGE, to_json
from rollwright.table.entries import Entry
from tests.protocol.examples import examples, wrong_json

MESSAGES = [*get_args(ClientMessage), *get_args(ServerMessage), *get_args(Entry)]
BODIES = [
    kind
    for module in (rest, notifications)
    for kind in vars(module).values()
    if isinstance(kind, type) and kind.__module__ == module.__name__
]
SCHEMA = jsonschema_rs.validator_for(
    json.loads((Path(__file__).parents[2] / "schema" / "client-message.json").read_text(encoding="utf-8"))
)
examined = settings(derandomize=True, max_examples=10, deadline=None)


@pytest.mark.parametrize("kind", [*MESSAGES, *BODIES], ids=lambda kind: kind.__name__)
@examined
@given(data=st.data())
def test_pydantic_writes_what_the_codec_writes_and_both_read_it_again(kind: type, data: st.DataObject) -> None:
    message = data.draw(examples(kind))
    text = codec.to_json(message)
    assert to_json(message) == text
    assert codec.from_json(kind, text) == message
    adapter: TypeAdapter[Any] = TypeAdapter(kind)
    assert adapter.validate_json(text) == message


@examined
@given(message=st.one_of([examples(kind) for kind in get_args(ClientMessage)]))
def test_a_message_of_a_client_is_recognised_by_its_type(message: ClientMessage) -> None:
    text = codec.to_json(message)
    assert read_client_message(text) == CLIENT_MESSAGE.validate_json(text) == message


@examined
@given(message=st.one_of([examples(kind) for kind in get_args(ServerMessage)]))
def test_a_message_of_the_server_is_recognised_by_its_type(message: ServerMessage) -> None:
    text = codec.to_json(message)
    assert codec.from_json(ServerMessage, text) == SERVER_MESSAGE.validate_json(text) == message


@settings(derandomize=True, max_examples=100, deadline=None)
@given(message=st.one_of([examples(kind) for kind in get_args(ClientMessage)]), data=st.data())
def test_the_codec_and_the_schema_refuse_what_pydantic_refuses(message: ClientMessage, data: st.DataObject) -> None:
    wrong = data.draw(wrong_json(codec.to_data(message)))
    text = json.dumps(wrong)
    by_pydantic = read(CLIENT_MESSAGE.validate_json, text, ValidationError)
    assert read(read_client_message, text, codec.DecodeError) == by_pydantic
    assert SCHEMA.is_valid(wrong) == (by_pydantic is not None)


@examined
@given(entry=st.one_of([examples(kind) for kind in get_args(Entry)]), data=st.data())
def test_the_codec_refuses_the_entries_that_pydantic_refuses(entry: Entry, data: st.DataObject) -> None:
    text = json.dumps(data.draw(wrong_json(codec.to_data(entry))))
    ours = read(lambda text: codec.from_json(Entry, text), text, codec.DecodeError)
    assert ours == read(ENTRY.validate_json, text, ValidationError)


def read(reader: Any, text: str, refusal: type[Exception]) -> object:
    """The message, or None if it is refused."""
    try:
        return reader(text)
    except refusal:
        return None
