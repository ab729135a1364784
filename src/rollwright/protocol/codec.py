"""The JSON codec: dataclasses to JSON and back, driven by their type hints, with the standard library only.

Decoding is strict: no unknown fields, no text for a number, and every bound is checked. A decoder is built once per
type.
"""

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NewType,
    TypeAlias,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    overload,
)

from rollwright.protocol.bounds import Bounds, Tagged, tag_of

Data: TypeAlias = Any
"""JSON as Python values: dict, list, str, int, float, bool, None."""
Decoder: TypeAlias = Callable[[Data], Any]
Kind = TypeVar("Kind")


class DecodeError(ValueError):
    """JSON that is not of the expected type; `where` is the path to the invalid value."""

    def __init__(self, reason: str, *path: str) -> None:
        super().__init__(reason, *path)
        self.reason = reason
        self.path = path

    @property
    def where(self) -> str:
        """The path, such as `marks.3`."""
        return ".".join(self.path)

    def inside(self, key: object) -> "DecodeError":
        """The same error with a path from one level further out."""
        return DecodeError(self.reason, str(key), *self.path)

    def __str__(self) -> str:
        return f"{self.where}: {self.reason}" if self.path else self.reason


def to_json(value: object) -> str:
    """A dataclass as JSON text, its fields in the order of their declaration."""
    return json.dumps(to_data(value), ensure_ascii=False, separators=(",", ":"))


@overload
def from_json(kind: type[Kind], text: str | bytes) -> Kind: ...
@overload
def from_json(kind: object, text: str | bytes) -> Any: ...
def from_json(kind: object, text: str | bytes) -> Any:
    """The value that `to_json` wrote. Raises DecodeError if the text is not of this type."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise DecodeError("is not JSON") from None
    return from_data(kind, data)


def to_data(value: object) -> Data:
    """A dataclass as dicts and lists."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, str | int | float | NoneType):
        return value
    if isinstance(value, tuple | list):
        return [to_data(item) for item in value]
    if isinstance(value, dict):
        return {key: to_data(item) for key, item in value.items()}
    if is_dataclass(value):
        return {field.name: to_data(getattr(value, field.name)) for field in fields(value)}
    raise TypeError(f"{type(value).__name__} has no JSON form")


def from_data(kind: object, data: Data) -> Any:
    """The value that `to_data` wrote. Raises DecodeError if the data is not of this type."""
    return decoder(kind)(data)


@cache
def decoder(kind: Any) -> Decoder:
    """The decoder of a type. Raises TypeError for a type that has no JSON form."""
    origin = get_origin(kind)
    if isinstance(kind, NewType):
        return decoder(kind.__supertype__)
    if origin is Annotated:
        return _annotated(*get_args(kind))
    if origin in (Union, UnionType):
        return _union(get_args(kind))
    if origin is Literal:
        return _one_of(get_args(kind))
    if origin in (tuple, list):
        return _array(origin, get_args(kind)[0])
    if origin is dict:
        return _object(get_args(kind)[1])
    if kind in PLAIN:
        return _plain(kind)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if is_dataclass(kind):
        return _dataclass(kind)
    raise TypeError(f"{kind} has no JSON form")


PLAIN = {int: "an integer", str: "a text", bool: "true or false", float: "a number", NoneType: "null"}


def _plain(kind: type) -> Decoder:
    accepted = (int, float) if kind is float else (kind,)

    def decode(data: Data) -> Any:
        if type(data) not in accepted:  # not isinstance, because True is an int as well
            raise DecodeError(f"must be {PLAIN[kind]}")
        return data

    return decode


def _one_of(values: tuple[Any, ...]) -> Decoder:
    def decode(data: Data) -> Any:
        if type(data) is not str or data not in values:
            raise DecodeError(f"must be {' or '.join(values)}")
        return data

    return decode


def _enum(kind: type[Enum]) -> Decoder:
    values = {member.value: member for member in kind}

    def decode(data: Data) -> Any:
        if type(data) is not str or data not in values:
            raise DecodeError(f"must be {' or '.join(values)}")
        return values[data]

    return decode


def _array(made: Callable[[list[Any]], Any], item: Any) -> Decoder:
    decode_item = decoder(item)

    def decode(data: Data) -> Any:
        if type(data) is not list:
            raise DecodeError("must be an array")
        decoded = []
        for place, value in enumerate(data):
            try:
                decoded.append(decode_item(value))
            except DecodeError as error:
                raise error.inside(place) from None
        return made(decoded)

    return decode


def _object(item: Any) -> Decoder:
    decode_item = decoder(item)

    def decode(data: Data) -> Any:
        if type(data) is not dict:
            raise DecodeError("must be an object")
        decoded = {}
        for key, value in data.items():
            try:
                decoded[key] = decode_item(value)
            except DecodeError as error:
                raise error.inside(key) from None
        return decoded

    return decode


def _annotated(kind: Any, *annotations: object) -> Decoder:
    for annotation in annotations:
        if isinstance(annotation, Tagged):
            return _tagged(get_args(kind), annotation.tag)
    decode_plain = decoder(kind)
    every_bounds = [annotation for annotation in annotations if isinstance(annotation, Bounds)]

    def decode(data: Data) -> Any:
        decoded = decode_plain(data)
        for bounds in every_bounds:
            if (violation := bounds.violation(decoded)) is not None:
                raise DecodeError(violation)
        return decoded

    return decode


def _union(kinds: tuple[Any, ...]) -> Decoder:
    """A decoder of a union: of plain types by the type of the value; of dataclasses by the constant field that all
    have."""
    some = tuple(kind for kind in kinds if kind is not NoneType)
    if all(is_dataclass(kind) for kind in some) and len(some) > 1:
        decode_some = _tagged(some, _common_tag(some))
    elif len(some) > 1:
        decode_some = _first_that_fits([decoder(kind) for kind in some])
    else:
        decode_some = decoder(some[0])
    return decode_some if len(some) == len(kinds) else lambda data: None if data is None else decode_some(data)


def _first_that_fits(decoders: list[Decoder]) -> Decoder:
    def decode(data: Data) -> Any:
        reasons = []
        for decode_one in decoders:
            try:
                return decode_one(data)
            except DecodeError as error:
                reasons.append(error.reason)
        raise DecodeError(", or ".join(reasons))

    return decode


def _common_tag(kinds: tuple[Any, ...]) -> str:
    constant = [
        {
            name
            for name, hint in get_type_hints(kind).items()
            if get_origin(hint) is Literal and len(get_args(hint)) == 1
        }
        for kind in kinds
    ]
    (tag,) = set.intersection(*constant)
    return tag


def _tagged(kinds: tuple[Any, ...], tag: str) -> Decoder:
    decoders = {tag_of(kind, tag): decoder(kind) for kind in kinds}

    def decode(data: Data) -> Any:
        if type(data) is not dict:
            raise DecodeError("must be an object")
        name = data.get(tag)
        if type(name) is not str or name not in decoders:
            raise DecodeError(f"must be {' or '.join(decoders)}", tag)
        return decoders[name](data)

    return decode


def _dataclass(kind: Any) -> Decoder:
    hints = get_type_hints(kind, include_extras=True)
    decoders = {field.name: decoder(hints[field.name]) for field in fields(kind)}
    required = [f.name for f in fields(kind) if f.default is MISSING and f.default_factory is MISSING]

    def decode(data: Data) -> Any:
        if type(data) is not dict:
            raise DecodeError("must be an object")
        decoded = {}
        for name, value in data.items():
            decode_field = decoders.get(name)
            if decode_field is None:
                raise DecodeError("is unknown", name[:40])
            try:
                decoded[name] = decode_field(value)
            except DecodeError as error:
                raise error.inside(name) from None
        for name in required:
            if name not in decoded:
                raise DecodeError("is missing", name)
        return kind(**decoded)

    return decode
