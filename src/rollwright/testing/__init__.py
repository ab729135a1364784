"""The test kit: random walks, ledgers, positions, tables, a running server, and a conformance suite for any game.

It needs `pip install rollwright[test]`. Tests, tools and benchmarks import it; the package itself does not.
"""

import pytest

pytest.register_assert_rewrite(
    *(f"rollwright.testing.{part}" for part in ("conformance", "walks", "server", "browser"))
)
