"""Serves the built page from `page/`, and QR codes for its links."""

import io
import json
import re
from html import escape
from pathlib import Path
from string import Template

import segno
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse, JSONResponse, RedirectResponse

from rollwright import __version__
from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.rest import QrText
from rollwright.server.http.dependencies import PROBLEMS, ServerDependency
from rollwright.translations import SOURCE, Words, folders, folders_of_games, known_language

PAGE = Path(__file__).parent / "page"
ASSETS = PAGE / "assets"
KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
MOST_ATTEMPTS = 15
"""How often a browser is told to ask for a file again that is not here; browsers follow twenty redirects."""
HASHED = re.compile(r"[\w-]+-[\w-]{8}\.(css|js)", re.ASCII)
"""The name of a file that the build has named after its content."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""The encodings in which the build has compressed the files, smallest first, with the suffixes of the file names."""
ASK_FIRST = "no-cache"
"""The browser caches it, but revalidates it each time."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names contain the hash of their content."""

NEAR = ("/", "/rules", "/settings", "/tables", "/new", "/notifications", "/mail")
DEEP = ("/replay/{id}", "/rules/{id}", "/new/{id}", "/learn/{id}", "/notifications/{id}")
"""Paths of the page that are one level deeper. The page reads from its own address what to show."""
TABLES = ("/table/{id}",)
"""Paths of the page at a table, which are one level deeper as well."""

routes = APIRouter(responses=PROBLEMS, tags=["pages"])


async def near(request: Request) -> HTMLResponse:
    """Serve the page at the root."""
    return page(request, root=".")


async def deep(request: Request) -> HTMLResponse:
    """Serve the page one level deeper."""
    return page(request, root="..")


async def table(request: Request) -> HTMLResponse:
    """Serve the page of a table, with links to preload everything that it needs."""
    return page(request, root="..", screen="table")


for show, paths in ((near, NEAR), (deep, DEEP), (table, TABLES)):
    for path in paths:
        routes.add_api_route(path, show, response_class=HTMLResponse, include_in_schema=False)


def wanted(request: Request) -> bool:
    """Whether a browser has opened the address, and not a script that reads data."""
    return request.method == "GET" and "text/html" in request.headers.get("accept", "")


def wrong_address(request: Request, status: int = 404) -> HTMLResponse:
    """The page at an address where there is nothing to see; it says so in the reader's language."""
    levels = path_of(request).count("/") - 1
    answer = page(request, root="/".join([".."] * levels) or ".")
    answer.status_code = status if answer.status_code == 200 else answer.status_code
    return answer


def path_of(request: Request) -> str:
    """The path without the prefix under which a proxy serves us."""
    path: str = request.scope["path"]
    return path.removeprefix(request.scope.get("root_path", ""))


def page(request: Request, root: str, screen: str | None = None) -> HTMLResponse:
    """The page. Its files have relative addresses, so that it works under any path of a proxy."""
    words = Words(first_spoken(request.headers.get("accept-language", "")))
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"}
    try:
        template = Template((PAGE / "index.html").read_text(encoding="utf-8"))
        known = json.loads((PAGE / "ahead.json").read_text(encoding="utf-8"))
    except FileNotFoundError:  # a checkout in which the page was not built
        return HTMLResponse(f"<!doctype html><p>{escape(words.say('page-not-built'))}", 503, headers)
    words_of = [known["words"][name] for name in ("start", screen) if name]
    texts = [name for files in words_of for folder in folders(words.language) for name in files[folder]]
    html = template.substitute(
        root=root,
        ahead="".join(ahead(f"{root}/{name}") for name in [*texts, *known.get(screen, ())]),
        language=words.language,
        version=__version__,
        other_words="yes" if folders_of_games(words.language) else "",
        description=escape(words.say("page-description")),
        needs_script=escape(words.say("page-needs-script")),
    )
    return HTMLResponse(html, headers=headers)


def ahead(name: str) -> str:
    """The link with which a browser preloads a file."""
    relation = "stylesheet" if name.endswith(".css") else "modulepreload"
    return f'<link rel="{relation}" crossorigin href="{name}">\n'


def first_spoken(header: str) -> str:
    """The first language of an `Accept-Language` header, such as `pt-BR,pt;q=0.9`, that is in the catalogue."""
    found = (known_language(part.partition(";")[0].strip()) for part in header.split(","))
    return next((language for language in found if language), SOURCE)


@routes.get("/assets/{name}", include_in_schema=False)
async def asset(request: Request, server: ServerDependency, name: str, attempt: int = 0) -> Response:
    """Serve a file of the page. A browser that asks for one of another version is sent back to the load balancer, until
    it has reached a node of that version."""
    try:
        return file(request, ASSETS, name, FOR_EVER)
    except RequestError:
        if not (server.store.shared and 0 <= attempt < MOST_ATTEMPTS and HASHED.fullmatch(name)):
            raise
        # A load balancer may choose a node per connection, so this one ends.
        headers = {"Cache-Control": "no-store", "Connection": "close"}
        return RedirectResponse(f"./{name}?attempt={attempt + 1}", 307, headers)


@routes.get("/manifest.webmanifest", include_in_schema=False)
async def manifest(request: Request) -> JSONResponse:
    """The web app manifest, with its language and its description."""
    path = PAGE / "manifest.webmanifest"
    if not path.is_file():
        raise RequestError(ErrorCode.NOT_FOUND)
    words = Words(first_spoken(request.headers.get("accept-language", "")))
    texts = {"lang": words.language, "description": words.say("page-description")}
    headers = {"Cache-Control": ASK_FIRST, "Vary": "Accept-Language"}
    return JSONResponse(json.loads(path.read_bytes()) | texts, media_type=KINDS[path.suffix], headers=headers)


@routes.get("/{name}.{kind}", include_in_schema=False)
async def public_file(request: Request, name: str, kind: str) -> FileResponse:
    """Serve a file from the top folder of the page: an icon, or the service worker."""
    return file(request, PAGE, f"{name}.{kind}", ASK_FIRST)


def file(request: Request, folder: Path, name: str, keep: str) -> FileResponse:
    """A file of the page, compressed if the browser accepts it."""
    there = {one.name for one in folder.iterdir()} if folder.is_dir() else set()
    suffix = Path(name).suffix
    # names are compared with the listing, so that no name leads to another folder
    if name not in there or suffix not in KINDS:
        raise RequestError(ErrorCode.NOT_FOUND)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    for encoding, ending in PACKED.items():
        if encoding in accepted and name + ending in there:
            name += ending
            headers["Content-Encoding"] = encoding
            break
    return FileResponse(folder / name, media_type=KINDS[suffix], headers=headers)


def accepted_encodings(header: str) -> set[str]:
    """The encodings of a header such as `gzip, deflate, br;q=0.5`; those with q=0 are not accepted."""
    parts = [part.replace(" ", "").lower().split(";") for part in header.split(",")]
    return {name for name, *more in parts if not any(one in ("q=0", "q=0.0", "q=0.00", "q=0.000") for one in more)}


@routes.post(
    "/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture"}}
)
async def qr(body: QrText) -> Response:
    """Draw a QR code. It is requested by POST, so that the token in it does not appear in a log."""
    picture = io.BytesIO()
    try:
        segno.make(body.text, error="m").save(picture, kind="svg", scale=6, border=2, svgns=True, xmldecl=False)
    except segno.DataOverflowError:
        raise RequestError(ErrorCode.TOO_LARGE) from None
    return Response(picture.getvalue(), media_type="image/svg+xml")
