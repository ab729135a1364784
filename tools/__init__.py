"""Scripts for the development of Rollwright."""
