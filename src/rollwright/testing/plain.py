"""Checks that a value can be sent to a client in any programming language."""

from dataclasses import fields, is_dataclass


def is_plain(value: object) -> bool:
    """Whether a value consists of dataclasses, tuples and dictionaries of texts, numbers, booleans and None."""
    if is_dataclass(value):
        return all(is_plain(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(inner) for key, inner in value.items())
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, bool)
