"""A running server in a process of its own, and its clients: HTTP, WebSocket, raw bytes, load, crashes and attacks."""
