"""`pytest --rule B14` runs only the tests that carry this rule; `tools/break_rules.py` does so."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="run only the tests that carry this rule of a game")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    wanted = config.getoption("--rule")
    if wanted is not None:
        items[:] = [item for item in items if any(wanted in mark.args for mark in item.iter_markers("rule"))]
