"""How kernels are compiled."""

from typing import Any

import numba
import numpy as np

from rollwright.kernels.compiled import kernel, kernel_part
from tests.kernels.parts import compiled


@kernel_part
def twice(number: np.uint64) -> np.uint64:
    return number + number


@kernel
def twice_in_a_kernel(number: np.uint64) -> np.uint64:
    return twice(number)


def test_a_part_of_kernels_runs_as_plain_python_when_python_calls_it() -> None:
    assert twice(np.uint64(3)) == 6
    assert not twice.overloads  # type: ignore[attr-defined]


def test_kernels_call_the_compiled_part() -> None:
    assert twice_in_a_kernel(np.uint64(3)) == compiled(twice)(np.uint64(3)) == 6
    plain: Any = twice_in_a_kernel
    assert numba.njit(plain.py_func)(np.uint64(3)) == 6, "compiled now, because the kernel may be cached"
    assert twice.overloads  # type: ignore[attr-defined]


def test_a_part_has_no_machine_code_of_its_own() -> None:
    plain: Any = twice_in_a_kernel
    compiled_again = numba.njit(plain.py_func)
    assert compiled_again(np.uint64(4)) == 8
    (of_part,) = twice.overloads.values()  # type: ignore[attr-defined]
    (of_kernel,) = compiled_again.overloads.values()
    assert not of_part.library.get_pointer_to_function(of_part.fndesc.llvm_func_name)
    assert of_kernel.library.get_pointer_to_function(of_kernel.fndesc.llvm_func_name)
