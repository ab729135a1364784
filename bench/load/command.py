"""The command line that all measurements with bars share."""

import argparse
from collections.abc import Callable, Collection, Mapping

from bench.load.bars import Found, report


def command(about: str | None, titles: Mapping[str, str], unasked: str = "all") -> argparse.ArgumentParser:
    """A parser that takes the parts to measure; `unasked` describes the default."""

    def known(part: str) -> str:
        if part not in titles:
            raise argparse.ArgumentTypeError(f"no such part: {part}")
        return part

    wishes = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    listed = f"{', '.join(titles)}; without any, {unasked}"
    wishes.add_argument("parts", nargs="*", metavar="part", type=known, help=listed)
    wishes.add_argument("--briefly", action="store_true", help="only see whether it works; nothing is written")
    return wishes


def measure(
    wanted: Collection[str], titles: Mapping[str, str], parts: Mapping[str, Callable[[], Found]], *, keep: bool
) -> int:
    """Measure, and write one section of results.md per part; returns 0 if every bar is reached, 1 if one is not, 2 if
    void."""
    return max((report(titles[name], part(), keep=keep) for name, part in parts.items() if name in wanted), default=0)
