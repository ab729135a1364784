"""Marks a test with the rules that it carries: it must fail when one of them is broken."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import pytest

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def rule(*numbers: str) -> Callable[[Callable[Parameters, Result]], Callable[Parameters, Result]]:
    """`@rule("B13", "B14")` above a test."""

    def marked(test: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
        decorated: Callable[Parameters, Result] = pytest.mark.rule(*numbers)(test)
        return decorated

    return marked
