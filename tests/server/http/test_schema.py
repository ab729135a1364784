"""The schemas that are generated and committed tell the truth about the server that runs."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from rollwright.server.live.wire_json import CLIENT_MESSAGE
from rollwright.testing.server.running import Browser, Running
from rollwright.testing.server.seated_table import seated_table

SCHEMAS = Path(__file__).parents[3] / "schema"


def schema(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads((SCHEMAS / f"{name}.json").read_text(encoding="utf-8"))
    return read


def test_the_server_describes_itself_as_the_committed_description_does(server: Running) -> None:
    assert Browser(server.url).ask("GET", "/openapi.json") == schema("openapi")


def test_everything_that_a_server_sends_in_a_game_keeps_the_schema(server: Running) -> None:
    checked = jsonschema_rs.validator_for(schema("server-message"))

    async def play() -> list[str]:
        async with seated_table(server, "border", [None, None, "greedy"], first=0) as table:
            first = table.guests[0]
            await first.send("say", seat=0, phrase="phrase-hello")
            await first.send_raw("{}")
            await first.send("throw", seat=0, turn=first.view["turn"])
            await first.until(lambda: first.owed(0) == "choose")
            await first.send("draft", seat=0, turn=first.view["turn"], marks=[])
            await first.send("why-not", seat=0, turn=first.view["turn"], marks=[], place=0)
            await table.play(Random(3))
            return [text for viewer in table.viewers for text in viewer.received]

    messages = [json.loads(text) for text in asyncio.run(play())]
    for message in messages:
        checked.validate(message)
    sent = {message["type"] for message in messages}
    assert sent == set(schema("server-message")["discriminator"]["mapping"]) - {"bye"}


@pytest.mark.parametrize("name", ["client-message", "server-message"])
def test_a_message_has_no_fields_that_the_schema_does_not_name(name: str) -> None:
    described = schema(name)
    for reference in described["discriminator"]["mapping"].values():
        message = described["$defs"][reference.removeprefix("#/$defs/")]
        assert message["additionalProperties"] is False, reference


MESSAGES = [
    {"type": "hello", "protocol": 3},
    {"type": "hello", "protocol": 3, "known": -1},
    {"type": "hello", "protocol": "3"},
    {"type": "choose", "id": "a", "seat": 0, "turn": 3, "move": "keep"},
    {"type": "choose", "id": "a", "seat": 8, "turn": 3, "move": "keep"},
    {"type": "choose", "id": "", "seat": 0, "turn": 3, "move": "keep"},
    {"type": "choose", "id": "a", "seat": 0, "turn": 3, "move": "keep", "more": 1},
    {"type": "mark", "id": "a", "seat": 0, "turn": 3, "marks": []},
    {"type": "mark", "id": "a", "seat": 0, "turn": 3, "marks": ["2w"]},
    {"type": "throw", "id": "a", "seat": 0, "turn": 3, "faces": None},
    {"type": "draft", "id": "a", "seat": 0, "turn": 3, "marks": [1, 2]},
    {"type": "draft", "id": "a", "seat": 0, "turn": 3, "marks": [10_000]},
    {"type": "draft", "id": "a", "seat": 0, "turn": 3, "marks": [True]},
    {"type": "draft", "id": "a", "seat": 0, "turn": 3, "marks": [1] * 129},
    {"type": "say", "id": "a", "seat": 0, "phrase": "phrase-hello"},
    {"type": "say", "id": "a", "seat": 0, "phrase": "hello"},
    {"type": "dance", "id": "a", "seat": 0},
    {"id": "a"},
    [],
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: json.dumps(message)[:60])
def test_the_schema_allows_what_the_server_reads(message: object) -> None:
    try:
        CLIENT_MESSAGE.validate_json(json.dumps(message))
    except ValueError:
        readable = False
    else:
        readable = True
    assert jsonschema_rs.validator_for(schema("client-message")).is_valid(message) == readable
