"""A server whose page and version can be exchanged, as by an update, between a stop and a start."""

from pathlib import Path
from shutil import copytree

from rollwright.server.http.pages import PAGE
from rollwright.testing.server.running import Running

PROGRAM = """
from pathlib import Path
import rollwright
rollwright.__version__ = {version!r}
from rollwright.server.http import pages
pages.PAGE = Path({page!r})
pages.ASSETS = pages.PAGE / "assets"
from rollwright.cli import main
main()
"""


class Edition(Running):
    """A server with a page of its own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "tables.db")
        self.folder = folder

    def issue(self, version: str, without: str = "") -> None:
        """Stop, and start as another version, whose page differs from all others by its service worker, and lacks the
        file of this name."""
        if self.process is not None:
            self.stop()
        page = self.folder / f"page {version}"
        copytree(PAGE, page)
        worker = page / "sw.js"
        for packed in page.glob("sw.js.*"):
            packed.unlink()
        changed = worker.read_text(encoding="utf-8").replace('const BUILD = "', f'const BUILD = "{version}-')
        if without:
            (page / without).unlink()
            changed = changed.replace(f'"{without}",', "")
        worker.write_text(changed, encoding="utf-8")
        self.program = PROGRAM.format(version=version, page=str(page))
        self.start()
