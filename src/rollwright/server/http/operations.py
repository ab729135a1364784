"""Endpoints for the operator: health, readiness, metrics, and the API page."""

from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, PlainTextResponse

from rollwright.core.errors import ErrorCode, RequestError
from rollwright.protocol.rest import Health
from rollwright.server.http.api_page import api_page
from rollwright.server.http.dependencies import PROBLEMS, AccessDependency, ReadinessDependency, ServerDependency

PROMETHEUS = "text/plain; version=0.0.4"
STYLE = Path(__file__).parent / "docs.css"

routes = APIRouter(responses=PROBLEMS, tags=["operations"])


@routes.get("/healthz")
async def alive() -> Health:
    """Report that the process answers."""
    return Health(status="ok")


@routes.get("/readyz")
async def ready(server: ServerDependency, readiness: ReadinessDependency) -> Health:
    """Report whether the database can be written."""
    if server.stopping:
        raise RequestError(ErrorCode.STOPPING)
    await readiness.check()
    return Health(status="ok")


@routes.get("/metrics", response_class=PlainTextResponse)
async def metrics(server: ServerDependency, access: AccessDependency) -> PlainTextResponse:
    """Counters and gauges for Prometheus."""
    text = server.metrics.text(server.gauges() | access.gauges())
    return PlainTextResponse(text, media_type=PROMETHEUS)


@routes.get("/docs", response_class=HTMLResponse, include_in_schema=False)
async def docs(request: Request) -> str:
    """Show the API as a self-contained page."""
    return api_page(request.app.openapi())


@routes.get("/docs.css", include_in_schema=False)
async def docs_style() -> FileResponse:
    """The style sheet of that page."""
    return FileResponse(STYLE, media_type="text/css", headers={"Cache-Control": "no-cache"})
