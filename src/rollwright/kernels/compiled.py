"""The decorators that compile kernels. The result is cached on disk until any kernel changes."""

import os
from collections.abc import Callable
from typing import Any, TypeVar, cast

from rollwright.kernels.disk_cache import make_cache

os.environ["NUMBA_CACHE_DIR"] = CACHE = str(make_cache())  # read when numba is imported

import numba
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher

numba.config.CACHE_DIR = CACHE  # type: ignore[attr-defined]  # if numba was imported before this module

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel(function: Function) -> Function:
    """Compile a function that Python calls, on its first call, and cache it on disk."""
    return cast("Function", numba.njit(cache=True, nogil=True, error_model="numpy")(function))


SMALL = 4
"""Functions in a part that is optimised before it is linked, so that its loops are vectorised."""


class PartLibrary(JITCodeLibrary):
    """The code of a part, which is only linked into kernels: they optimise it and translate it to machine code.

    Numba would do both for every part, and again for its copy in each function that calls it, up to the kernel.
    """

    @property
    def codegen(self) -> "PartLibrary":
        """The library itself: numba only looks for `set_env`."""
        return self

    def set_env(self, env_name: str, env: object) -> None:
        """Do nothing: an environment is for objects of Python, and parts use none."""

    def _optimize_final_module(self) -> None:
        if sum(not function.is_declaration for function in self._final_module.functions) <= SMALL:
            super()._optimize_final_module()  # type: ignore[no-untyped-call]

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()  # type: ignore[no-untyped-call]
        self._finalized = True


class PartCompiler(Compiler):
    """Compiles into a `PartLibrary`."""

    def define_pipelines(self) -> Any:
        """Return the usual passes."""
        codegen, name = self.state.targetctx.codegen(), self.state.func_id.func_qualname
        self.state.library = PartLibrary(codegen, name)  # type: ignore[no-untyped-call]
        return super().define_pipelines()  # type: ignore[no-untyped-call]


class KernelPart(CPUDispatcher):
    """A function that kernels call compiled. Called from Python, it runs as plain Python."""

    def __init__(self, function: Callable[..., Any]) -> None:
        no_entry_point = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        options = {"nopython": True, "nogil": True, "error_model": "numpy", **no_entry_point}
        super().__init__(function, targetoptions=options, pipeline_class=PartCompiler)

    def __call__(self, *arguments: Any) -> Any:
        """Run the function as plain Python: there is no compiled code that Python could enter."""
        return self.py_func(*arguments)


def kernel_part(function: Function) -> Function:
    """Compile a function only as a part of the kernels that call it."""
    return cast("Function", KernelPart(function))


def inline(function: Function) -> Function:
    """Copy this function into every kernel that calls it."""
    return cast("Function", numba.njit(inline="always", error_model="numpy")(function))
