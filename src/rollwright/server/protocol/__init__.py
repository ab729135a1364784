"""Boards and sheets as a client draws them; the messages are in `rollwright.protocol`."""
