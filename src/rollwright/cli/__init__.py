"""The command line: `rollwright play | replay | verify | check-board | rules | export`."""

from rollwright.cli.app import main

__all__ = ["main"]
