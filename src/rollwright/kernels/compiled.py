"""How kernels are compiled and where the result is kept: compiled once on a machine, again when any kernel changes."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from rollwright.kernels.kept import make_cache

os.environ["NUMBA_CACHE_DIR"] = CACHE = str(make_cache())  # read when numba is imported

import numba

numba.config.CACHE_DIR = CACHE  # type: ignore[attr-defined]  # for when somebody else has imported it before us

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile it when it is first called, and keep it."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def inline(function: Function) -> Function:
    """A part of kernels, copied into each of them."""
    return cast("Function", numba.njit(inline="always", error_model="numpy")(function))
