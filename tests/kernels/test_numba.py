"""The private parts of numba that `kernels/compiled.py` overrides and uses. Its version is capped in pyproject.toml.

When a new version fails here, read how it compiles and links libraries before raising the cap.
"""

import inspect
from collections.abc import Callable

import pytest
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import Compiler, CompilerBase
from numba.core.registry import CPUDispatcher

from rollwright.kernels.compiled import KernelPart, PartCompiler, PartLibrary

OVERRIDDEN: dict[type, tuple[type, set[str]]] = {
    PartLibrary: (JITCodeLibrary, {"codegen", "_optimize_final_module", "_finalize_final_module"}),
    PartCompiler: (Compiler, {"define_pipelines"}),
    KernelPart: (CPUDispatcher, {"__init__", "__call__"}),
}
USED: list[tuple[Callable[..., object], set[str]]] = [
    (JITCodeLibrary.finalize, {"_optimize_final_module", "_finalize_final_module"}),
    (JITCodeLibrary._finalize_final_module, {"_finalize_dynamic_globals", "_finalize_specific"}),
    (CPUCodeLibrary.__init__, {"codegen", "_final_module"}),
    (CompilerBase.__init__, {"library", "targetctx", "func_id"}),
    (CPUDispatcher.__init__, {"targetoptions", "pipeline_class", "py_func"}),
]
"""A method of numba, and names that it is relied on to use or take."""
SWITCHES = {"no_cpython_wrapper", "no_cfunc_wrapper"}


@pytest.mark.parametrize("ours", OVERRIDDEN)
def test_what_is_overridden_is_listed_here_and_exists(ours: type) -> None:
    theirs, names = OVERRIDDEN[ours]
    own = {name for name, value in vars(ours).items() if inspect.isfunction(value) or isinstance(value, property)}
    assert {name for name in own if hasattr(theirs, name)} == names


@pytest.mark.parametrize(("method", "names"), USED, ids=lambda value: getattr(value, "__qualname__", ""))
def test_numba_uses_what_is_relied_on(method: Callable[..., object], names: set[str]) -> None:
    source = inspect.getsource(method)
    assert {name for name in names if name not in source} == set()


def test_numba_has_the_switches_that_leave_wrappers_out() -> None:
    options = CPUDispatcher.targetdescr.options
    assert {name for name in SWITCHES if not hasattr(options, name)} == set()


def test_a_library_has_a_module_and_notes_that_it_is_final() -> None:
    source = inspect.getsource(CPUCodeLibrary)
    assert "self._final_module" in source
    assert "self._finalized = True" in inspect.getsource(CPUCodeLibrary._finalize_final_module)
