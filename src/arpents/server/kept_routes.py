"""What is kept about people here, for the page that says so."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field
from starlette.responses import Response

from arpents.host.kept import KEPT, numbers
from arpents.server.recognition import settings_of
from arpents.server.states import json_answer

router = APIRouter(tags=["hall"])


class KeptOne(BaseModel):
    id: str
    tables: list[str] = Field(description="in which it is kept")
    goes: Literal["leave", "match", "days", "host"] = Field(description="with what it goes")
    numbers: dict[str, int] = Field(description="days and minutes; 0 for what never goes by itself")


class KeptOut(BaseModel):
    hall: bool = Field(description="whether people have accounts here")
    hosted_by: str = Field(description="who answers for it, if the host has said so")
    kept: list[KeptOne]


@router.get("/api/kept", response_model=KeptOut)
async def kept(request: Request) -> Response:
    """What is kept about people at this table, where, and for how long."""
    settings = settings_of(request)
    told = numbers(settings.ages)
    shown = [
        {"id": one.id, "tables": list(one.tables), "goes": one.goes, "numbers": told.get(one.id, {})}
        for one in KEPT
        if settings.hall or not one.of_hall
    ]
    return json_answer({"hall": settings.hall, "hosted_by": settings.hosted_by[:500], "kept": shown})
