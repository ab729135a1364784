"""The pages about the server are complete: every message, entry, error, request and limit is described."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from rollwright.cli.serve import PORT
from rollwright.core.errors import ErrorCode
from rollwright.server.http.problems import STATUS
from rollwright.server.live.wire_json import CLIENT_MESSAGE, ENTRY, SERVER_MESSAGE
from rollwright.server.settings import Limits

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "rollwright" / "server"
SERVER = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def part(page: str, heading: str) -> str:
    """What stands under a heading, up to the next one."""
    return re.split(r"^#+ ", page.partition(f"# {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The rows of the table in a text, cell by cell, without its head."""
    lines = [line.strip("|").split(" | ") for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line] for line in lines[2:]]


def first_cells(heading: str) -> list[str]:
    return [row[0].strip("`") for row in rows(part(SERVER, heading))]


def types_of(union: TypeAdapter[Any]) -> list[str]:
    return sorted(union.json_schema()["discriminator"]["mapping"])


@pytest.mark.parametrize(
    ("heading", "union"),
    [
        ("Client messages", CLIENT_MESSAGE),
        ("Server messages", SERVER_MESSAGE),
        ("The entries", ENTRY),
    ],
)
def test_every_kind_of_message_is_described_once_and_no_other(heading: str, union: TypeAdapter[Any]) -> None:
    assert sorted(first_cells(heading)) == types_of(union)


def test_every_error_is_described_with_its_status() -> None:
    described = {row[0].strip("`"): int(row[1]) for row in rows(part(SERVER, "Problems"))}
    assert described == {code.value: STATUS[code] for code in ErrorCode}


def test_every_request_is_described_and_no_other() -> None:
    described = set(re.findall(r"`([A-Z]+ /[^`]*)`", "\n".join(row[0] for row in rows(part(SERVER, "REST")))))
    paths = json.loads((ROOT / "schema" / "openapi.json").read_text(encoding="utf-8"))["paths"]
    there = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert described == there


def test_every_limit_is_described_with_its_number() -> None:
    described = {row[0].strip("`"): int(row[1]) for row in rows(part(HOSTING, "Limits"))}
    assert described == {one.name.replace("_", "-"): one.default for one in fields(Limits)}


def test_every_file_of_the_server_is_in_the_table_of_files() -> None:
    named = [re.findall(r"`([\w./]+)`", cell) for cell, _ in rows(part(SERVER, "The files"))]
    described = [(PACKAGE / first).parent / name for first, *others in named for name in (Path(first).name, *others)]
    folders = {"", "http", "live", "notify", "../session"}
    files = [file for folder in folders for file in (PACKAGE / folder).glob("*.py") if file.name != "__init__.py"]
    assert sorted(file for file in described if file.suffix) == sorted(files)


def test_the_unit_and_the_proxies_use_the_port_that_is_ours() -> None:
    assert {int(port) for port in re.findall(r"127\.0\.0\.1:(\d+)", HOSTING)} == {PORT}
