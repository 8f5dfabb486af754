"""The shapes of talk and notes."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from arpents.server.lobby_models import Moment, PersonShown
from arpents.server.models import Strict


class SayIn(Strict):
    text: str = Field(max_length=4_000)


class NoteIn(Strict):
    text: str = Field(max_length=16_000)
    revision: int = Field(0, ge=0, le=2**31, description="the revision that it is about")


class ShunIn(Strict):
    name: str = Field(max_length=64)
    kind: Literal["", "mute", "block"] = Field(description="empty: neither any more")


class ReportIn(Strict):
    match: str = Field(max_length=32)
    number: int = Field(ge=1, le=2**31, description="of the message")
    text: str = Field(max_length=8_000, description="what is wrong with it")


class MessageOut(BaseModel):
    number: int
    seat: str = Field(description="of a player; empty for spectators")
    person: PersonShown | None
    text: str = Field(description="plain")
    made: Moment
    hidden: bool = Field(description="by the host: without its text")


class TalkOut(BaseModel):
    room: Literal["players", "spectators"]
    after: int
    messages: list[MessageOut]


class NoteOut(BaseModel):
    number: int
    revision: int
    text: str
    made: Moment


class NotesOut(BaseModel):
    notes: list[NoteOut]


class ShunnedOne(BaseModel):
    person: PersonShown
    kind: Literal["mute", "block"]


class ShunnedOut(BaseModel):
    shunned: list[ShunnedOne]


class ReportOut(BaseModel):
    report: str
