"""Sets of up to 64 members, as the bits of one machine word."""

# ruff: noqa: ARG001  numba passes arguments that need not be used

from collections.abc import Callable
from typing import Any, TypeAlias, cast

import numpy as np
from numba import types
from numba.extending import intrinsic

from rollwright.kernels.compiled import inline

ONE = np.uint64(1)
NONE = np.uint64(0)

Count: TypeAlias = Callable[[np.uint64], np.uint64]


def _size(typing: Any, word: Any) -> Any:
    """Return the number of members."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.uint64(types.uint64), build


def _lowest(typing: Any, word: Any) -> Any:
    """Return the smallest member; 64 if the set is empty."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

    return types.uint64(types.uint64), build


size = cast("Count", intrinsic(_size))
lowest = cast("Count", intrinsic(_lowest))


@inline
def without_lowest(word: np.uint64) -> np.uint64:
    """Return the set without its smallest member."""
    return word & (word - ONE)
