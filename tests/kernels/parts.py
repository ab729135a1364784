"""Compiles the parts of kernels for tests, which call them from Python."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from rollwright.kernels.compiled import KernelPart, kernel

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(part: Function) -> Function:
    """Return the part as a kernel, so that a test runs its compiled code."""
    assert isinstance(part, KernelPart)
    return cast("Function", kernel(part.py_func))
