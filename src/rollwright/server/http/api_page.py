"""Renders the OpenAPI description as one self-contained HTML page."""

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any


def api_page(openapi: Mapping[str, Any]) -> str:
    info = openapi["info"]
    body = "".join((*operations(openapi), *schemas(openapi)))
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(info['title'])} API {escape(info['version'])}</title>"
        '<link rel="stylesheet" href="docs.css"></head><body><main>'
        f"<h1>{escape(info['title'])} API {escape(info['version'])}</h1>"
        f'{paragraphs(info["description"])}<p><a href="openapi.json">openapi.json</a></p>{body}</main></body></html>'
    )


def paragraphs(text: str) -> str:
    """Turn a text into HTML paragraphs; empty lines separate them."""
    return "".join(f"<p>{escape(part)}</p>" for part in text.strip().split("\n\n"))


def operations(openapi: Mapping[str, Any]) -> Iterator[str]:
    """Yield the HTML of each operation."""
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            yield f"<section><h2><code>{escape(method.upper())} {escape(path)}</code></h2>"
            yield paragraphs(operation.get("description") or operation.get("summary", ""))
            for parameter in operation.get("parameters", ()):
                where = f"{parameter['name']} ({parameter['in']}): {kind(parameter['schema'])}"
                yield f"<p><code>{escape(where)}</code></p>"
            if body := operation.get("requestBody"):
                yield f"<p>body: {contents(body)}</p>"
            yield "<dl>"
            for status, answer in operation["responses"].items():
                yield f"<dt>{escape(status)}</dt><dd>{escape(answer['description'])} {contents(answer)}</dd>"
            yield "</dl></section>"


def contents(described: Mapping[str, Any]) -> str:
    """The type of a request or response body, as HTML."""
    return ", ".join(kind_link(media.get("schema", {})) for media in described.get("content", {}).values())


def kind(schema: Mapping[str, Any]) -> str:
    """A short description of a schema."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if alternatives := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(kind(one) for one in alternatives)
    if "const" in schema:
        return repr(schema["const"])
    if "enum" in schema:
        return " | ".join(repr(one) for one in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    return str(schema.get("type", "anything"))


def kind_link(schema: Mapping[str, Any]) -> str:
    """`kind` as a link to the schema's own section."""
    said = kind(schema)
    return f'<a href="#{escape(said)}"><code>{escape(said)}</code></a>' if "$ref" in schema else escape(said)


def schemas(openapi: Mapping[str, Any]) -> Iterator[str]:
    """Yield the HTML of each schema with its fields."""
    for name, schema in openapi["components"]["schemas"].items():
        yield f'<section id="{escape(name)}"><h3><code>{escape(name)}</code></h3>'
        yield paragraphs(schema.get("description", ""))
        if "properties" in schema:
            yield "<dl>"
            for field, described in schema["properties"].items():
                due = "" if field in schema.get("required", ()) else " (optional)"
                yield f"<dt><code>{escape(field)}</code></dt><dd>{escape(kind(described))}{due}</dd>"
            yield "</dl>"
        else:
            yield f"<p>{escape(kind(schema))}</p>"
        yield "</section>"
