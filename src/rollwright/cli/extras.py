"""Checks that the extra `server` is installed before a command imports `rollwright.server`."""

from importlib.util import find_spec

from rollwright.core.errors import Complaint

SERVER_PACKAGES = ("alembic", "fastapi", "httptools", "segno", "sqlalchemy", "uvicorn")
"""The packages of the extra. The server also runs without its uvloop, which does not exist for Windows."""


def require_server() -> None:
    """Raise Complaint, which tells what to install, if a package of the server is missing; imports none of them."""
    for package in SERVER_PACKAGES:
        if find_spec(package) is None:
            raise Complaint("needs-extra", package=package, extra="server")
