"""What a browser keeps so that the page opens without a connection: files, games, rules and words, never a match."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from arpents.games import slugs
from arpents.server.house import HOUSE
from arpents.server.states import json_answer
from arpents.server.static import WebFiles
from arpents.speech import LANGUAGES

router = APIRouter(tags=["games"])


class OfflineOut(BaseModel):
    files: list[str] = Field(description="of the page, as they are in this edition")
    answers: list[str] = Field(description="of the API, the same for everybody")


@router.get("/api/offline", response_model=OfflineOut)
def offline(request: Request) -> Response:
    """The addresses of everything that can be read without a connection."""
    files: WebFiles = request.app.state.files
    paths = ["/api/games", *(f"/api/games/{slug}{part}" for slug in slugs() for part in ("", "/book"))]
    paths += [f"/api/texts/{language}/{name}.ftl" for language in LANGUAGES for name in ("common", *slugs())]
    return json_answer({"files": files.ahead(), "answers": [f"{path}?v={HOUSE}" for path in paths]})
