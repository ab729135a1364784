"""HTTP: routes, dependencies, middleware, sockets, the limits of clients, and the built page."""
