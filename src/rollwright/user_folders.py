"""The folders of the current user for data and for caches, on each operating system."""

import os
import sys
import tempfile
from pathlib import Path


def data_folder() -> Path:
    if sys.platform == "win32":
        return _local_app_data() / "rollwright"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "rollwright"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rollwright"


def cache_folder() -> Path:
    """The user's cache folder, or a temporary folder for a user without a home folder."""
    try:
        if sys.platform == "win32":
            return _local_app_data() / "rollwright" / "cache"
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Caches" / "rollwright"
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "rollwright"
    except RuntimeError:  # the user has no home folder
        return Path(tempfile.gettempdir()) / "rollwright-cache"


def _local_app_data() -> Path:
    return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
