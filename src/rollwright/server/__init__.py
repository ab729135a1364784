"""Tables in the network: the app, its messages, the store, live fan-out, bot workers, security."""
