"""The shapes of what is asked about time."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from arpents.server.match_models import CorrespondencePace, LivePace
from arpents.server.models import Strict


class TimeChoice(Strict):
    choice: Literal["wait", "stand-in", "win"] = Field(description="what becomes of a seat that is out of time")
    level: str | None = Field(None, max_length=64, description="of a stand-in: which computer player")


class AutoPass(Strict):
    on: bool = Field(description="whether the table passes where the seat can do nothing else")


def pace_asked(wanted: LivePace | CorrespondencePace | None) -> tuple[str, dict[str, int]]:
    if wanted is None:
        return "", {}
    return wanted.kind, wanted.model_dump(exclude={"kind"})
