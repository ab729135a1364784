"""Settings for all tests. `pytest --rule B14` runs only those that carry this rule; `tools/break_rules.py` does so."""

import gc
import signal
import threading

import pytest
from hypothesis import HealthCheck, settings

from rollwright.bots.warmup import THREAD_NAME

# The same examples in every run, however slow the machine is; `make fuzz` looks for new ones.
settings.register_profile(
    "repeatable", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("repeatable")


def pytest_configure() -> None:
    # A shell starts jobs in the background with Ctrl-C ignored; the programs that the tests start would inherit that.
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_finish() -> None:
    # Everything that was imported and collected stays, so that no collection of garbage needs to look at it again.
    gc.freeze()


def pytest_runtest_teardown() -> None:
    # Compiling kernels parses source, and CPython 3.11 cannot do that in two threads at the same time ("AST constructor
    # recursion depth mismatch"): a test that left a warm-up in the background would make another one fail.
    for thread in threading.enumerate():
        if thread.name == THREAD_NAME:
            thread.join()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests that carry this rule of a game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted is not None:
        items[:] = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
