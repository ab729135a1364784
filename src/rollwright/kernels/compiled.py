"""How kernels are compiled and where the result is kept: compiled once on a machine, again when any kernel changes."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from rollwright.kernels.kept import make_cache

os.environ["NUMBA_CACHE_DIR"] = CACHE = str(make_cache())  # read when numba is imported

import numba
from numba.core.registry import CPUDispatcher

numba.config.CACHE_DIR = CACHE  # type: ignore[attr-defined]  # for when somebody else has imported it before us

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile it when it is first called, and keep it."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


def part(function: Function) -> Function:
    """A part of kernels, compiled for them alone: a way in from Python would take a quarter of the time."""
    no_way_in: dict[str, Any] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    made = numba.njit(nogil=True, error_model="numpy", **no_way_in)(function)
    made.__class__ = _NoWayIn
    return cast("Function", made)


class _NoWayIn(CPUDispatcher):
    """What only kernels can call."""

    def __call__(self, *given: object) -> object:
        """Say so; without this, Python would jump to nowhere."""
        raise TypeError(f"{self.py_func.__name__} is a part of kernels: make it a kernel, or call its py_func")


def inline(function: Function) -> Function:
    """A part of kernels, copied into each of them."""
    return cast("Function", numba.njit(inline="always", error_model="numpy")(function))
