"""Follows the compilation of kernels, function by function. Needs numba once it is used."""

from collections.abc import Callable, Iterator
from functools import cache, cached_property
from importlib import import_module
from queue import SimpleQueue
from types import FunctionType
from typing import Any

from rollwright.bots.warmup import warm_up_thread

PACKAGE = "rollwright."
CHECK_SECONDS = 0.1
"""How often a caller hears that nothing new was compiled."""


@cache
def functions_of(kernels: str) -> frozenset[Any]:
    """Return the functions that the warm-up of these kernels compiles, as far as the code that calls them shows it."""
    compiled = import_module("numba.core.registry").CPUDispatcher
    found: set[Any] = set()
    waiting: list[Any] = [import_module(kernels).warm_up]
    seen: set[int] = set()
    while waiting:
        here = waiting.pop()
        if id(here) in seen:
            continue
        seen.add(id(here))
        if isinstance(here, compiled):
            if here.targetoptions.get("inline") != "always":
                found.add(here)
            here = here.py_func
        waiting += named_in(here)
    return frozenset(found)


def named_in(thing: Any) -> list[Any]:
    """Return the functions and classes of the package that the code of a function or of a class names."""
    if (wrapped := getattr(thing, "__wrapped__", None)) is not None:
        return [wrapped]
    match thing:
        case FunctionType():
            names = set(thing.__code__.co_names)
            for inner in thing.__code__.co_consts:
                names |= set(getattr(inner, "co_names", ()))
            named = [thing.__globals__[name] for name in names if name in thing.__globals__]
        case cached_property() | property():
            named = [getattr(thing, "func", None) or getattr(thing, "fget", None)]
        case type():
            named = list(vars(thing).values())
        case _:
            return []
    return [one for one in named if str(getattr(one, "__module__", PACKAGE)).startswith(PACKAGE)]


def compiling(kernels: str) -> Iterator[None]:
    """Warm these kernels up, and yield once for each function that was compiled, until they can be used."""
    event = import_module("numba.core.event")
    done: SimpleQueue[Any] = SimpleQueue()
    wanted, counted = functions_of(kernels), set[Any]()
    listener = _listener(event, done.put)
    event.register("numba:compile", listener)
    try:
        thread = warm_up_thread(kernels)
        while thread.is_alive():
            thread.join(CHECK_SECONDS)
            while not done.empty():
                function = done.get()
                if function in wanted and function not in counted:
                    counted.add(function)
                    yield
    finally:
        event.unregister("numba:compile", listener)
    for _ in wanted - counted:  # loaded from the cache, or not called
        yield


def _listener(event: Any, tell: Callable[[Any], None]) -> Any:
    class OfCompilation(event.Listener):  # type: ignore[misc]  # numba has no types
        def on_start(self, event: Any) -> None:
            """Do nothing when a function begins to be compiled."""

        def on_end(self, event: Any) -> None:
            tell(event.data["dispatcher"])

    return OfCompilation()
