"""Another server has changed more of a match than can be followed: it is read anew, and nobody need notice."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from arpents.server.refusals import Refusal

MOST_TRIES: Final = 5


class Forgotten(Refusal):
    """The match went out of memory while it was held, before anything of the request was done."""

    def __init__(self) -> None:
        super().__init__(503, "storage-down", {"Retry-After": "1"})


class MatchRoute(APIRoute):
    """A request that finds its match forgotten is answered from the match as it is read anew."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        answer = super().get_route_handler()

        async def answer_in_the_end(request: Request) -> Response:
            return await answered_in_the_end(lambda: answer(request))

        return answer_in_the_end


async def answered_in_the_end(answer: Callable[[], Coroutine[Any, Any, Response]]) -> Response:
    for _ in range(MOST_TRIES - 1):
        try:
            return await answer()
        except Forgotten:
            continue
    return await answer()
