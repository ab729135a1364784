"""The page beside a peer's, and beside what is asked of it. `python bench/page.py [size lighthouse frames]`."""

import argparse
import subprocess
import sys
from collections.abc import Callable

from common import HERE, PAIRS
from front import frames
from front.frames import measure_frames
from front.lighthouse import measure_lighthouse
from front.size import measure_size
from load.bars import Found, report
from load.servers import make_node_modules

TITLES = {
    "size": "The page: what is fetched",
    "lighthouse": "The page: Lighthouse",
    "frames": "The page: from the server's entry to the drawn change",
}


def parts(*, briefly: bool) -> dict[str, Callable[[], Found]]:
    """How each part is measured."""
    return {
        "size": measure_size,
        "lighthouse": lambda: measure_lighthouse(1, tries=1) if briefly else measure_lighthouse(PAIRS),
        "frames": lambda: measure_frames(12, tries=1) if briefly else measure_frames(frames.CHANGES),
    }


def main() -> int:
    """Measure, and write a section of results.md a part; 0 if every bar is reached, 1 if one is not, 2 if void."""
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("parts", nargs="*", metavar="part", help=f"{', '.join(TITLES)}; without any, all")
    wishes.add_argument("--briefly", action="store_true", help="only see whether it works; nothing is written")
    wishes.add_argument("--as-built", action="store_true", help="measure the page that lies there, old or not")
    wish = wishes.parse_args()
    if unknown := set(wish.parts) - set(TITLES):
        wishes.error(f"no such part: {', '.join(sorted(unknown))}")
    make_node_modules()
    if not wish.as_built:
        subprocess.run((sys.executable, str(HERE.parent / "hatch_build.py")), check=True)
    worst = 0
    for name, measure in parts(briefly=wish.briefly).items():
        if name in (wish.parts or TITLES):
            worst = max(worst, report(TITLES[name], measure(), keep=not wish.briefly))
    return worst


if __name__ == "__main__":
    sys.exit(main())
