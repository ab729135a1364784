"""The decorators that compile kernels. The result is cached on disk until any kernel changes."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from rollwright.kernels.disk_cache import make_cache

os.environ["NUMBA_CACHE_DIR"] = CACHE = str(make_cache())  # read when numba is imported

import numba
from numba.core.registry import CPUDispatcher

numba.config.CACHE_DIR = CACHE  # type: ignore[attr-defined]  # if numba was imported before this module

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile a function that Python calls, on its first call, and cache it on disk."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


class KernelPart(CPUDispatcher):
    """A function that kernels call compiled. Called from Python, it runs as plain Python.

    Without an entry point for Python it compiles in three quarters of the time.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        no_entry_point = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        options = {"nopython": True, "nogil": True, "error_model": "numpy", **no_entry_point}
        super().__init__(function, targetoptions=options)

    def __call__(self, *arguments: Any) -> Any:
        """Run the function as plain Python: there is no compiled code that Python could enter."""
        return self.py_func(*arguments)


def part(function: Function) -> Function:
    """Compile a function only as a part of the kernels that call it."""
    return cast("Function", KernelPart(function))


def inline(function: Function) -> Function:
    """Copy this function into every kernel that calls it."""
    return cast("Function", numba.njit(inline="always", error_model="numpy")(function))
