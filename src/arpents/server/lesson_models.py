"""The shapes of lessons and of a table at which one is taken."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from arpents.server.models import TEXT_ID, Strict, Titled


class LessonIn(Strict):
    game: str = Field(max_length=64)
    lesson: str = Field(max_length=64)
    step: int = Field(0, ge=0, le=1000, description="where to take it up, counted from 0")


class StepIn(Strict):
    revision: int = Field(ge=0, le=2**31)
    step: int = Field(ge=0, le=1000, description="the step to go to, counted from 0; as many as there are is the end")


class LessonOut(Titled):
    about_fr: str
    about_en: str
    seat: str = Field(description="whom one plays in it")
    steps: int


class FirstMatchOut(BaseModel):
    seat: str
    scenario: str
    options: dict[str, str]
    bot: str = Field(description="the computer player it is played against")


class LessonsOut(BaseModel):
    lessons: list[LessonOut]
    first_match: FirstMatchOut


class TextOut(BaseModel):
    text_fr: str
    text_en: str


class WellOut(TextOut):
    id: str = Field(description=TEXT_ID)


class LessonStepOut(TextOut):
    """What to do, and why."""

    id: str = Field(description=TEXT_ID)
    rules: list[str]
    highlight: list[str] = Field(description="text ids of what to look at")
    exercise: TextOut | None = Field(description="the title of the set piece, where it is one")


class LessonStateOut(BaseModel):
    lesson: str
    title_fr: str
    title_en: str
    next: str = Field(description="the lesson after it, or `first-match`")
    step: int = Field(description="counted from 0")
    steps: int
    finished: bool
    asks: bool = Field(description="whether a decision is wanted, not only a look")
    waits: bool = Field(description="whether the step is done and the next begins with another position")
    well: WellOut | None = Field(description="what is said of the step that was done last")
    told: LessonStepOut | None
    show: dict[str, Any] | None = Field(description="the action that would be right now")


class LessonBegun(BaseModel):
    match: str
    seat: str
    secret: str
