"""The command line `rollwright` with all its commands."""

from rollwright.cli.app import main

__all__ = ["main"]
