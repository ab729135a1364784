"""The server: HTTP and WebSocket API, store, broadcast to viewers, bot workers, security."""
