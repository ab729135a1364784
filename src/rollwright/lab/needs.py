"""Packages that only the laboratory needs, loaded when they are used."""

from importlib import import_module
from typing import Any

from rollwright.core.errors import Complaint


def needed(module: str) -> Any:
    """The module, or a Complaint that says what to install."""
    package = module.partition(".")[0]
    try:
        import_module(package)
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != package:  # it is there, and misses something itself
            raise
        raise Complaint("needs-lab", package=package) from None
