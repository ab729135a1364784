"""The page, and QR codes for its links."""

import io
from pathlib import Path
from string import Template

import segno
from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from rollwright.server.protocol.errors import ErrorCode, Wrong
from rollwright.server.protocol.rest import QrText
from rollwright.server.visitor import PROBLEMS
from rollwright.translations import LANGUAGES, SOURCE, Words

STATIC = Path(__file__).parent / "static"
KINDS = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
ASK_FIRST = {"Cache-Control": "no-cache"}
"""A browser keeps it, but asks whether there is a newer one."""

routes = APIRouter(responses=PROBLEMS, tags=["pages"])


@routes.get("/", response_class=HTMLResponse, include_in_schema=False)
async def start(request: Request) -> HTMLResponse:
    """The page, where tables are opened."""
    return page(request, root=".")


@routes.get("/table/{table}", response_class=HTMLResponse, include_in_schema=False)
async def table(request: Request) -> HTMLResponse:
    """The same page; it finds its table in its own address."""
    return page(request, root="..")


def page(request: Request, root: str) -> HTMLResponse:
    """The page. Its files are named relative to it, so that it works under any path of any proxy."""
    words = Words(first_spoken(request.headers.get("accept-language", "")))
    text = Template((STATIC / "index.html").read_text(encoding="utf-8"))
    needs_script = words.say("page-needs-script")
    html = text.substitute(root=root, language=words.language, needs_script=needs_script)
    return HTMLResponse(html, headers=ASK_FIRST | {"Vary": "Accept-Language"})


def first_spoken(wished: str) -> str:
    """The first language of a browser's list, such as `pt-BR,pt;q=0.9`, that we speak."""
    tags = (part.partition(";")[0].partition("-")[0].strip().lower() for part in wished.split(","))
    return next((tag for tag in tags if tag in LANGUAGES), SOURCE)


@routes.get("/static/{name}", include_in_schema=False)
async def static(name: str) -> FileResponse:
    """What the page is made of."""
    for file in STATIC.iterdir():  # what is there is compared, so that no name leads elsewhere
        if file.name == name and file.suffix in KINDS:
            return FileResponse(file, media_type=KINDS[file.suffix], headers=ASK_FIRST)
    raise Wrong(ErrorCode.NOT_FOUND)


@routes.post(
    "/api/qr", response_class=Response, responses={200: {"content": {"image/svg+xml": {}}, "description": "A picture"}}
)
async def qr(wish: QrText) -> Response:
    """A QR code as a picture. It is asked for by POST, so that no token in it reaches a log."""
    picture = io.BytesIO()
    try:
        segno.make(wish.text, error="m").save(picture, kind="svg", scale=6, border=2, svgns=True, xmldecl=False)
    except segno.DataOverflowError:
        raise Wrong(ErrorCode.TOO_LARGE) from None
    return Response(picture.getvalue(), media_type="image/svg+xml")
