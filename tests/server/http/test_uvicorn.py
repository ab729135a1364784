"""The parts of uvicorn that our protocols override and use, by name. Its version is capped in pyproject.toml.

When a new version fails here, read what has changed in its two protocols before raising the cap.
"""

import ast
import inspect
from textwrap import dedent

import pytest
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rollwright.server.http.http_protocol import LimitedHttp
from rollwright.server.http.uvicorn_protocols import MeasuredSocket

HTTP_METHODS = {
    *("__init__", "connection_made", "connection_lost", "data_received", "handle_websocket_upgrade"),
    *("on_message_begin", "on_url", "on_header", "on_headers_complete", "on_body", "on_message_complete"),
}
HTTP_USED = {
    *("_should_upgrade", "_unset_keepalive_if_required"),
    *("client", "cycle", "headers", "loop", "parser", "pipeline", "transport", "url"),
}
SOCKET_METHODS = {
    *("__init__", "connection_lost", "data_received", "handle_connect", "handle_cont", "handle_events"),
    *("handle_ping", "receive", "schedule_ping"),
}
SOCKET_USED = {
    *("handle_parser_exception", "on_task_complete", "send", "send_keepalive_ping"),
    *("close_sent", "config", "conn", "frames", "loop", "ping_timer", "read_paused", "request", "response", "scope"),
    *("tasks", "transport"),
}
CYCLE_USED = {"disconnected", "keep_alive", "message_event", "response_complete", "response_started"}


def overridden(ours: type, theirs: type) -> set[str]:
    """The methods of a base class that a class replaces."""
    return {name for name, value in vars(ours).items() if inspect.isfunction(value) and hasattr(theirs, name)}


def used(ours: type) -> set[str]:
    """The attributes of `self` that a class uses and does not define itself."""
    tree = ast.parse(dedent(inspect.getsource(ours)))
    of_self = [
        node
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    ]
    own = set(vars(ours)) | set(ours.__annotations__)
    init = next(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__init__")
    own |= {node.attr for node in ast.walk(init) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    return {node.attr for node in of_self} - own


@pytest.mark.parametrize(
    ("ours", "theirs", "methods", "attributes"),
    [
        (LimitedHttp, HttpToolsProtocol, HTTP_METHODS, HTTP_USED),
        (MeasuredSocket, WebSocketsSansIOProtocol, SOCKET_METHODS, SOCKET_USED),
    ],
)
def test_what_is_relied_on_is_listed_here(ours: type, theirs: type, methods: set[str], attributes: set[str]) -> None:
    assert overridden(ours, theirs) == methods
    assert used(ours) == attributes


@pytest.mark.parametrize(
    ("theirs", "names"),
    [(HttpToolsProtocol, HTTP_METHODS | HTTP_USED), (WebSocketsSansIOProtocol, SOCKET_METHODS | SOCKET_USED)],
)
def test_uvicorn_has_what_is_relied_on(theirs: type, names: set[str]) -> None:
    source = inspect.getsource(theirs)
    assert {name for name in names if not hasattr(theirs, name) and f"self.{name}" not in source} == set()


@pytest.mark.parametrize("name", sorted(CYCLE_USED))
def test_a_cycle_has_what_is_used_of_it(name: str) -> None:
    assert name in inspect.getsource(RequestResponseCycle)
