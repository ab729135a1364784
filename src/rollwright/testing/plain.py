"""What can be told to any client, whatever language it is written in."""

from dataclasses import fields, is_dataclass


def is_plain(value: object) -> bool:
    """Whether any client can be told it: dataclasses, tuples and dictionaries of texts, numbers, truth and nothing."""
    if is_dataclass(value):
        return all(is_plain(getattr(value, field.name)) for field in fields(value))
    if isinstance(value, dict):
        return all(type(key) is str and is_plain(inner) for key, inner in value.items())
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return value is None or type(value) in (str, int, bool)
