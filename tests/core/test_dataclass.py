"""Dataclasses that are frozen for mypy only."""

import pytest

from rollwright.core.dataclass import statically_frozen


@statically_frozen()
class Dot:
    row: int
    column: int = 0


@statically_frozen(kw_only=True)
class Named:
    name: str


def test_values_are_equal_by_their_fields_and_have_slots() -> None:
    assert Dot(1) == Dot(1, 0)
    assert Dot(1) != Dot(2)
    assert repr(Named(name="Ana")).endswith("Named(name='Ana')")
    assert not hasattr(Dot(1), "__dict__")


def test_values_have_no_hash_because_nothing_prevents_a_change_at_run_time() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Dot(1))
