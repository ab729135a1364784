"""Problems as HTTP responses."""

from starlette.responses import JSONResponse

from rollwright.core.errors import ErrorCode, Problem
from rollwright.protocol.codec import to_data

STATUS = {
    ErrorCode.BAD_MESSAGE: 400,
    ErrorCode.UNREADABLE: 400,
    ErrorCode.ILLEGAL: 409,
    ErrorCode.REFUSED: 409,
    ErrorCode.STALE: 409,
    ErrorCode.NOT_YOUR_SEAT: 403,
    ErrorCode.NOT_ALLOWED: 403,
    ErrorCode.NOT_FOUND: 404,
    ErrorCode.WRONG_ORIGIN: 403,
    ErrorCode.WRONG_HOST: 421,
    ErrorCode.HELLO_FIRST: 400,
    ErrorCode.OTHER_PROTOCOL: 400,
    ErrorCode.TOO_LARGE: 413,
    ErrorCode.TOO_FAST: 429,
    ErrorCode.TOO_MANY: 429,
    ErrorCode.TOO_SLOW: 400,
    ErrorCode.UNAVAILABLE: 503,
    ErrorCode.STOPPING: 503,
    ErrorCode.INTERNAL: 500,
}
"""The HTTP status of each code."""


def problem_response(problem: Problem) -> JSONResponse:
    """A problem as a response, with the status of its code."""
    return JSONResponse(to_data(problem), STATUS[problem.code])
