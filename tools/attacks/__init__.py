"""The attacks of the security review against a real server, each with a verdict: `python -m tools.attacks`."""
