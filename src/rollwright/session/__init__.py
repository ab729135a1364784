"""A table and the clients around it, synchronous and pure: who may do what, and what each client is told.

No clock, no store, no network: the caller passes in the time, writes the entries, and sends the messages.
"""
