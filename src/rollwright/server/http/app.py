"""Creates the FastAPI app: routes, error handlers, and the resources that are opened and closed with it."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from rollwright import __version__
from rollwright.core.errors import Complaint, ErrorCode, Problem, RequestError
from rollwright.protocol.codec import to_data
from rollwright.server.http import lessons, me, notifications, operations, pages, sheets, tables, words
from rollwright.server.http.access import AccessControl
from rollwright.server.http.middleware import RequestMiddleware, settled
from rollwright.server.http.origin import client_of
from rollwright.server.http.problems import problem_response
from rollwright.server.http.readiness import Readiness
from rollwright.server.http.socket import serve_socket
from rollwright.server.live.room import CLIENT
from rollwright.server.live.table_server import TableServer
from rollwright.server.notify.sender import Sender
from rollwright.server.notify.services import NotificationServices
from rollwright.server.settings import Settings
from rollwright.server.store.store import Store, TableId

DESCRIPTION = """Tables for The Border and Twenty One.

A browser is a guest, known by one cookie. Tables and seats are opened and taken here; the game itself goes over a
WebSocket at `/api/tables/{table}/socket`, whose messages are described in `schema/`. Every error has a `code`, and a
`message` of the catalogue with its `arguments`.
"""

ROUTERS = (
    tables.routes,
    me.routes,
    notifications.routes,
    notifications.one_click,
    operations.routes,
    sheets.routes,
    lessons.routes,
    words.routes,
    pages.routes,
)

CODE_OF = {404: ErrorCode.NOT_FOUND, 405: ErrorCode.NOT_FOUND, 413: ErrorCode.TOO_LARGE}
"""The error codes of requests that are refused before a route handles them."""
SOCKET = re.compile("/api/tables/([^/]+)/socket")


class App(FastAPI):
    """FastAPI for everything except the sockets of tables.

    Each middleware around a socket costs memory while it is open and time per message, together as much as a table
    does.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket, or pass the request on to FastAPI."""
        if scope["type"] != "lifespan":
            CLIENT.set(client_of(HTTPConnection(scope)))
        server: TableServer = self.state.server
        if scope["type"] == "websocket" and (
            found := SOCKET.fullmatch(settled(scope["path"], server.settings.root_path))
        ):
            await serve_socket(server, self.state.access, WebSocket(scope, receive, send), TableId(found[1]))
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings, store: Store) -> FastAPI:
    """Create the app of a server; it closes the store at shutdown."""
    server = TableServer(settings, store)
    access = AccessControl(settings, server.metrics)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await server.start()
        app.state.services = services = await NotificationServices.of(settings, store)
        sender = Sender(server, services)
        sender.start()
        yield
        await sender.stop()
        await server.close()

    app = App(
        title="Rollwright",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        redirect_slashes=False,
        docs_url=None,
        redoc_url=None,
    )
    app.state.server = server
    app.state.access = access
    app.state.readiness = Readiness(store.probe)
    for router in ROUTERS:
        app.router.routes.extend(router.routes)  # `include_router` would build them again, with the first request

    @app.exception_handler(Complaint)
    async def complaint(request: Request, error: Complaint) -> Response:
        answer = problem_response(error.problem)
        return pages.wrong_address(request, answer.status_code) if pages.wanted(request) else answer

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        if pages.wanted(request):
            return pages.wrong_address(request)
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:100]
        return problem_response(RequestError(ErrorCode.BAD_MESSAGE, where=where, reason=first["msg"][:200]).problem)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and pages.wanted(request):
            return pages.wrong_address(request)
        code = CODE_OF.get(error.status_code, ErrorCode.BAD_MESSAGE)
        problem = Problem(code=code, message=f"error-{code}", arguments=unreadable(code))
        headers = {"Allow": allowed(request)} if error.status_code == 405 else error.headers
        return JSONResponse(to_data(problem), error.status_code, headers)

    app.add_middleware(RequestMiddleware, access=access, metrics=server.metrics, root_path=settings.root_path)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    return app


def described(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI description, in which every route may respond with a problem."""
    if app.openapi_schema is None:
        description = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes, tags=app.openapi_tags
        )
        known = description["components"]["schemas"]
        problem = TypeAdapter(Problem).json_schema(ref_template="#/components/schemas/{model}")
        known.update(problem.pop("$defs"))
        known["Problem"] = problem
        for schema in known.values():
            require_tag(schema)
        for path in description["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422")  # FastAPI's validation error, which is sent as 400
        app.openapi_schema = description
    return app.openapi_schema


def require_tag(schema: dict[str, Any]) -> None:
    """Require the tag of a message in its schema, though it has a default where a message is built."""
    required = schema.get("required", [])
    if "const" in schema.get("properties", {}).get("type", {}) and "type" not in required:
        schema["required"] = ["type", *required]


def allowed(request: Request) -> str:
    """The methods of a path in all its routes, because each route knows only its own."""
    there = [route for route in request.app.routes if route.matches(request.scope)[0] is not Match.NONE]
    return ", ".join(sorted({method for route in there for method in getattr(route, "methods", None) or ()}))


def unreadable(code: ErrorCode) -> dict[str, str | int]:
    """The arguments of the message for an unreadable request about which nothing more is known."""
    return {"where": "", "reason": ""} if code is ErrorCode.BAD_MESSAGE else {}
