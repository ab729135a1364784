"""How kernels are compiled and where the result is kept: compiled once on a machine, again when any kernel changes."""

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from rollwright.folders import cache_folder

HERE = Path(__file__).parent


def sources_hash() -> str:
    """Of all kernels together: numba itself does not notice that a function inside of a compiled one has changed."""
    content = hashlib.sha256()
    for file in sorted(HERE.rglob("*.py")):
        content.update(file.read_bytes())
    return content.hexdigest()[:16]


def make_cache() -> Path:
    """The folder of the compiled kernels; a temporary one where the user's own cannot be written."""
    folder = cache_folder() / "kernels" / sources_hash()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="rollwright-kernels-"))
    return folder


CACHE = make_cache()
os.environ["NUMBA_CACHE_DIR"] = str(CACHE)  # read when numba is imported

import numba  # noqa: E402

numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]  # for when somebody else has imported it before us

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile it when it is first called, and keep it."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inline(function: Function) -> Function:
    """A part of kernels, copied into each of them."""
    return cast("Function", numba.njit(inline="always", error_model="numpy")(function))


def on_all_cores(function: Function) -> Function:
    """A kernel whose `prange` loops are shared out among the cores."""
    return cast("Function", numba.njit(cache=True, nogil=True, parallel=True, error_model="numpy")(function))


def is_filled() -> bool:
    """Whether something was compiled before, so that the next use need not."""
    return any(CACHE.rglob("*.nbi"))
