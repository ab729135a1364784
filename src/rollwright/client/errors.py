"""Errors that a server sends."""

from rollwright.core.errors import Complaint, Problem


class ServerRefusal(Complaint):
    """A problem that a server sent. The catalogue of this version may not have its message."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.message)
        self.arguments = problem.arguments
        self.code = problem.code
        self.rule = problem.rule
