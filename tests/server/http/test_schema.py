"""The schemas that are generated and committed tell the truth about the server that runs."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

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
