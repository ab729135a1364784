"""Where programs keep what is the user's own, on each system."""

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder for what programs keep."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "rollwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "rollwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rollwright"
