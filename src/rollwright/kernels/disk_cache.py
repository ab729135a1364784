"""The folder in which compiled kernels are cached. Looking into it does not need numba."""

import hashlib
import tempfile
from functools import cache
from pathlib import Path

from rollwright.user_folders import cache_folder

COMPILED = (Path(__file__).parent, Path(__file__).parents[1] / "values")
"""The packages that have kernels."""


def sources_hash() -> str:
    """Hash all kernels together, because numba does not notice a change in a function that a cached kernel calls."""
    content = hashlib.sha256()
    for file in sorted(file for folder in COMPILED for file in folder.rglob("*.py")):
        content.update(file.read_bytes())
    return content.hexdigest()[:16]


@cache
def make_cache() -> Path:
    """Create and return the folder for compiled kernels; a temporary one if the user's own cannot be written."""
    folder = cache_folder() / "kernels" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="rollwright-kernels-"))
    return folder


def is_compiled(kernels: str) -> bool:
    """Return whether the kernels of this module were compiled before, so that they only need to be loaded."""
    return (make_cache() / f"{kernels}.compiled").exists()


def note_compiled(kernels: str) -> None:
    """Remember that these kernels are compiled."""
    (make_cache() / f"{kernels}.compiled").touch()
