"""The Python client of a server: links and requests, the connection of a table that resends and resumes, and the state
of the table as the client knows it. It knows no rules, no texts and no user interface."""
