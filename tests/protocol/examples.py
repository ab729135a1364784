"""Generated examples of the protocol's dataclasses, and JSON that differs from an example in one place."""

from dataclasses import fields, is_dataclass
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from rollwright.protocol.bounds import Bounds

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
NUMBERS = st.integers(-(2**40), 2**40)
MOST_ITEMS = 3


def examples(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type that keep its bounds."""
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(kind, NewType):
        return examples(kind.__supertype__)
    if origin is Annotated:
        return bounded(arguments[0], [bounds for bounds in arguments[1:] if isinstance(bounds, Bounds)])
    if origin in (Union, UnionType):
        return st.one_of([examples(argument) for argument in arguments])
    if origin is Literal:
        return st.sampled_from(arguments)
    if origin is tuple:
        return st.lists(examples(arguments[0]), max_size=MOST_ITEMS).map(tuple)
    if origin is dict:
        return st.dictionaries(TEXT, examples(arguments[1]), max_size=MOST_ITEMS)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return st.sampled_from(kind)
    if is_dataclass(kind):
        hints = get_type_hints(kind, include_extras=True)
        made: Any = kind
        return st.builds(made, **{field.name: examples(hints[field.name]) for field in fields(kind)})
    plain: dict[Any, st.SearchStrategy[Any]] = {
        int: NUMBERS,
        str: TEXT,
        bool: st.booleans(),
        float: st.floats(allow_nan=False, allow_infinity=False),
        NoneType: st.none(),
    }
    return plain[kind]


def bounded(kind: Any, every_bounds: list[Bounds]) -> st.SearchStrategy[Any]:
    """Values of a type that keep these bounds."""
    if not every_bounds:
        return examples(kind)
    (bounds,) = every_bounds
    if isinstance(kind, NewType):
        kind = kind.__supertype__
    if kind is int:
        return st.integers(bounds.least, bounds.most)
    if bounds.pattern is not None:
        return st.from_regex(bounds.pattern, fullmatch=True).filter(lambda text: bounds.violation(text) is None)
    if kind is str:
        most = 8 if bounds.most is None else min(bounds.most, 8)
        return st.text(st.characters(exclude_categories=["Cs"]), min_size=bounds.least or 0, max_size=most)
    return examples(kind).filter(lambda value: kind is bool or bounds.violation(value) is None)


@st.composite
def wrong_json(draw: st.DrawFn, data: dict[str, Any]) -> Any:
    """The JSON of a message with one field dropped, added, or set to another value."""
    changed = dict(data)
    name = draw(st.sampled_from([*data, "more"]))
    if draw(st.booleans()):
        changed.pop(name, None)
    else:
        changed[name] = draw(
            st.one_of(
                st.none(),
                st.booleans(),
                st.sampled_from([-1, 0, 5, 6, 10_000, 10**7, "", "0", "a b", "hello", "left", "phrase-hello", [], {}]),
                st.lists(st.sampled_from([-1, 0, 9999, 10_000, True, "1", None]), max_size=2),
                st.just([1] * 129),
                st.just("x" * 601),
            )
        )
    return changed
