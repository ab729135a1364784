"""A table and the clients around it, synchronous and pure: permissions of requests, and messages to each client.

No clock, no store, no network: the caller passes in the time, writes the entries, and sends the messages.
"""
