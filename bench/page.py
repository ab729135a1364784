"""The page, compared with a peer's page and with its bars. `python -m bench.page [size lighthouse frames]`."""

import subprocess
import sys
from collections.abc import Callable

from bench.common import HERE, PAIRS
from bench.front import frames
from bench.front.frames import measure_frames
from bench.front.lighthouse import measure_lighthouse
from bench.front.size import measure_size
from bench.load.bars import Found
from bench.load.command import command, measure
from bench.load.servers import make_node_modules

TITLES = {
    "size": "The page: what is fetched",
    "lighthouse": "The page: Lighthouse",
    "frames": "The page: from the server's entry to the drawn change",
}


def parts(*, briefly: bool) -> dict[str, Callable[[], Found]]:
    """The functions that measure the parts."""
    return {
        "size": measure_size,
        "lighthouse": lambda: measure_lighthouse(1, tries=1) if briefly else measure_lighthouse(PAIRS),
        "frames": lambda: measure_frames(12, tries=1) if briefly else measure_frames(frames.CHANGES),
    }


def main() -> int:
    """Measure the page as it is built now."""
    wishes = command(__doc__, TITLES)
    wishes.add_argument("--as-built", action="store_true", help="measure the page that lies there, old or not")
    wish = wishes.parse_args()
    make_node_modules()
    if not wish.as_built:
        subprocess.run((sys.executable, str(HERE.parent / "hatch_build.py")), check=True)
    return measure(wish.parts or TITLES, TITLES, parts(briefly=wish.briefly), keep=not wish.briefly)


if __name__ == "__main__":
    sys.exit(main())
