"""Where compiled kernels are kept. Numba is not needed to look there."""

import hashlib
import tempfile
from functools import cache
from pathlib import Path

from rollwright.folders import cache_folder

HERE = Path(__file__).parent


def sources_hash() -> str:
    """Of all kernels together: numba itself does not notice that a function inside of a compiled one has changed."""
    content = hashlib.sha256()
    for file in sorted(HERE.rglob("*.py")):
        content.update(file.read_bytes())
    return content.hexdigest()[:16]


@cache
def make_cache() -> Path:
    """The folder of the compiled kernels; a temporary one where the user's own cannot be written."""
    folder = cache_folder() / "kernels" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="rollwright-kernels-"))
    return folder


def are_kept(game: str) -> bool:
    """Whether kernels of this game were compiled before, so that they need only be loaded."""
    return any(make_cache().glob(f"{game}_*/*.nbi"))
