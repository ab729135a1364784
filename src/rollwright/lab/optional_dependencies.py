"""Optional packages that only simulation and learning need, imported when they are used."""

from importlib import import_module
from typing import Any

from rollwright.core.errors import Complaint


def require(module: str) -> Any:
    """Import a module. Raises Complaint, which tells what to install, if its package is missing."""
    package = module.partition(".")[0]
    try:
        import_module(package)
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != package:  # the package is installed, but one of its own dependencies is not
            raise
        raise Complaint("needs-extra", package=package, extra="lab") from None
