"""How kernels are compiled."""

import pytest

from rollwright.kernels.border.steps import take


def test_a_part_of_kernels_says_that_python_cannot_call_it() -> None:
    with pytest.raises(TypeError, match=r"take is a part of kernels"):
        take(None)  # type: ignore[arg-type]
