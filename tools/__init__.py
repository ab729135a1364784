"""Scripts for those who work on Rollwright."""
