"""Shapes that many routes share: what is asked is read strictly, what is refused says why."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError

TEXT_ID = "a text id of the game"


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def hold_whole_characters(cls, data: Any) -> Any:
        """JSON can write half a character (a lone surrogate), which no text can hold."""
        if not is_whole(data):
            raise PydanticCustomError("half_character", "half a character")
        return data


def is_whole(data: object) -> bool:
    if isinstance(data, str):
        return data.isascii() or not any("\ud800" <= character <= "\udfff" for character in data)
    if isinstance(data, dict):
        return all(is_whole(name) and is_whole(value) for name, value in data.items())
    return all(is_whole(item) for item in data) if isinstance(data, list) else True


class Refused(BaseModel):
    """Why not; nothing has changed."""

    reason: str = Field(description=TEXT_ID)
    rule: str = Field(description="the rule that forbids it, or empty")
    arguments: dict[str, Any]
    text_fr: str
    text_en: str
    revision: int | None = Field(None, description="with 409: the revision now")


class Titled(BaseModel):
    id: str
    title_fr: str
    title_en: str


class Ready(BaseModel):
    """A server that may be sent players."""

    status: Literal["ready"]


class Health(BaseModel):
    """Nothing here depends on who is at the table."""

    status: Literal["ok"]
    engine: str
    players: Literal["ok", "starting", "failing"] = Field(
        description="the computer ones: `failing` when one of them has failed in the last ten minutes"
    )
