"""Real browser windows on a running server, driven by Playwright, which only this package imports."""
