"""Dependencies of the routes: the server and its limits, the guest of the cookie, and the guest's role at a table."""

from typing import Annotated

from fastapi import Depends, Path, Request, Response

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.messages import MOST_SEATS, MemberRole
from rollwright.protocol.rest import COOKIE
from rollwright.server.http.access import AccessControl
from rollwright.server.http.readiness import Readiness
from rollwright.server.live.guests import COOKIE_SECONDS, hash_of, new_token, token_in
from rollwright.server.live.table_server import TableServer
from rollwright.server.store.store import Role, TableId
from rollwright.session.guests import GuestId
from rollwright.session.session import REMOVED

ROLE_NAMES: dict[Role, MemberRole] = {Role.HOST: "host", Role.INVITED: "invited", Role.WATCHER: "watcher"}
"""The roles of members; a guest who was removed is not one."""

PROBLEM_SCHEMA = "#/components/schemas/Problem"
"""A reference by name, because building a model for each status of each route would slow down every start."""

PROBLEMS: dict[int | str, dict[str, object]] = {
    status: {"description": description, "content": {"application/json": {"schema": {"$ref": PROBLEM_SCHEMA}}}}
    for status, description in {
        400: "It could not be read.",
        403: "Not allowed to this guest, or sent by another site's page.",
        404: "There is no such thing.",
        409: "A rule of the game or the table does not allow it now.",
        413: "Too large.",
        421: "The server does not answer under this host name.",
        422: "It could not be read.",
        429: "Too many or too fast.",
        503: "Nothing was written; try again later.",
    }.items()
}


async def table_server(request: Request) -> TableServer:  # async, because FastAPI would use a thread otherwise
    server: TableServer = request.app.state.server
    return server


async def access_control(request: Request) -> AccessControl:
    access: AccessControl = request.app.state.access
    return access


async def database_readiness(request: Request) -> Readiness:
    readiness: Readiness = request.app.state.readiness
    return readiness


ServerDependency = Annotated[TableServer, Depends(table_server)]
AccessDependency = Annotated[AccessControl, Depends(access_control)]
ReadinessDependency = Annotated[Readiness, Depends(database_readiness)]
TableInPath = Annotated[TableId, Path(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
SeatInPath = Annotated[int, Path(ge=0, lt=MOST_SEATS)]


async def known_guest(request: Request) -> GuestId | None:
    """The guest of the cookie, if the browser has one. A page asks for its lists while it asks for something else; an
    answer with a new cookie would take away a table that the other request has just opened."""
    server = await table_server(request)
    return await server.guest_of(request.cookies.get(COOKIE))


async def known_or_new_guest(request: Request, response: Response) -> GuestId:
    """The guest of the cookie. A new guest gets a cookie; nothing about the guest is stored yet."""
    server = await table_server(request)
    cookie = request.cookies.get(COOKIE)
    guest = await server.guest_of(cookie)
    if guest is None:
        token = new_token()
    elif cookie is not None and token_in(cookie) == cookie:  # from a version that did not sign cookies
        token = cookie
    else:
        return guest
    response.set_cookie(
        COOKIE,
        server.cookies.signed(token),
        max_age=COOKIE_SECONDS,
        path=request.scope.get("root_path") or "/",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return GuestId(hash_of(token))


KnownGuest = Annotated[GuestId | None, Depends(known_guest)]
Guest = Annotated[GuestId, Depends(known_or_new_guest)]


async def member(server: ServerDependency, guest: Guest, table: TableInPath) -> Role:
    """The guest's role at the table. Raises RequestError if the guest has none."""
    return await role_at(server, table, guest)


async def role_at(server: TableServer, table: TableId, guest: GuestId) -> Role:
    """The role of a guest at a table. Raises RequestError if the guest has none or the table does not exist."""
    role = await server.store.role(table, guest)
    if role is None:
        known = await server.store.table(table) is not None
        raise RequestError(ErrorCode.NOT_ALLOWED if known else ErrorCode.NOT_FOUND)
    role_name(role)
    return role


def role_name(role: Role) -> MemberRole:
    """The name of a member's role. Raises RequestError if the guest was removed."""
    name = ROLE_NAMES.get(role)
    if name is None:
        raise RequestError(ErrorCode.NOT_ALLOWED, REMOVED)
    return name


async def host(role: Annotated[Role, Depends(member)]) -> None:
    """Raise RequestError unless the guest is the host."""
    if role is not Role.HOST:
        raise RequestError(ErrorCode.NOT_ALLOWED)


Member = Annotated[Role, Depends(member)]
MEMBERS_ONLY = [Depends(member)]
"""The dependencies of routes that only members of the table may use."""
HOST_ONLY = [Depends(host)]
"""The dependencies of routes that only the host may use."""
