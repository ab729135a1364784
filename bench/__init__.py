"""Benchmarks of Rollwright and its peers, measured in turns in one run; `make bench`."""
