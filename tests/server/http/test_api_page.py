"""The page that describes the interface: complete, from here alone, and nothing in it that a policy would stop."""

import re
from urllib.parse import urljoin, urlsplit

import pytest

from rollwright.server.http.api_page import api_page, kind, kind_link
from rollwright.testing.server.raw_http import ask
from rollwright.testing.server.running import Running
from tests.server.http.parsed_page import ParsedPage


@pytest.fixture(scope="module")
def page(server: Running) -> ParsedPage:
    answer = ask(server, "GET", "/docs")
    assert (answer.status, answer.headers["Content-Type"]) == (200, "text/html; charset=utf-8")
    return ParsedPage(answer.body.decode())


def test_it_is_whole(page: ParsedPage) -> None:
    assert page.open == []


def test_every_operation_with_every_parameter_and_status_is_there(server: Running, page: ParsedPage) -> None:
    for path, methods in ask(server, "GET", "/openapi.json").json["paths"].items():
        for method, operation in methods.items():
            _, found, rest = page.text.partition(f"{method.upper()} {path}{operation['description'][:20]}")
            assert found, (method, path)
            part = re.split(r"(?:GET|POST|PUT|DELETE) /", rest)[0]
            for parameter in operation.get("parameters", ()):
                assert f"{parameter['name']} ({parameter['in']})" in part, (path, parameter["name"])
            for status, answer in operation["responses"].items():
                assert f"{status}{answer['description']}" in part, (path, status)
            assert ("requestBody" in operation) == ("body: " in part), path


def test_every_schema_with_every_field_is_there_and_every_link_to_one_leads_somewhere(
    server: Running, page: ParsedPage
) -> None:
    schemas = ask(server, "GET", "/openapi.json").json["components"]["schemas"]
    assert set(page.values("id")) == set(schemas)
    links = {link for link in page.values("href") if link.startswith("#")}
    assert links
    assert {link[1:] for link in links} <= set(schemas)
    for schema in schemas.values():
        for field in schema.get("properties", ()):
            assert field in page.text


def test_everything_that_it_needs_is_served_here(server: Running, page: ParsedPage) -> None:
    needed = [link for link in page.values("href", "src") if not link.startswith("#")]
    assert "openapi.json" in needed
    for link in needed:
        address = urlsplit(urljoin(f"{server.url}/docs", link))
        assert f"{address.scheme}://{address.netloc}" == server.url
        assert ask(server, "GET", address.path).status == 200


def test_it_has_nothing_that_the_policy_would_stop(page: ParsedPage) -> None:
    for tag, attributes in page.tags:
        assert tag not in ("script", "style", "iframe", "object", "base")
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
    assert "http://" not in page.text
    assert "https://" not in page.text


def test_a_schema_is_said_in_a_few_words() -> None:
    assert kind({"$ref": "#/components/schemas/Link"}) == "Link"
    assert kind({"anyOf": [{"type": "integer"}, {"type": "null"}]}) == "integer | null"
    assert kind({"type": "array", "items": {"enum": ["a", "b"]}}) == "list of 'a' | 'b'"
    assert kind({"const": "a"}) == "'a'"
    assert kind({}) == "anything"
    assert kind_link({"$ref": "#/components/schemas/Link"}) == '<a href="#Link"><code>Link</code></a>'


def test_what_is_described_cannot_become_a_tag() -> None:
    evil = "<script>alert(1)</script>"
    operation = {
        "description": evil,
        "parameters": [{"name": evil, "in": "path", "schema": {"const": evil}}],
        "requestBody": {"content": {evil: {"schema": {"$ref": f"#/{evil}"}}}},
        "responses": {"200": {"description": evil}},
    }
    schema = {"description": evil, "properties": {evil: {"enum": [evil]}}}
    openapi = {
        "info": {"title": evil, "version": evil, "description": evil},
        "paths": {f"/{evil}": {"get": operation}},
        "components": {"schemas": {evil: schema, "Plain": {"const": evil}}},
    }
    assert "<script" not in api_page(openapi)
