"""Rollwright: the digital home of The Border and Twenty One."""

__version__ = "0.1.0"
