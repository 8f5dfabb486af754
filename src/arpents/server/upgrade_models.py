"""The shapes of a match in question: how the present rules part from it, and what its people choose."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from arpents.server.models import Strict
from arpents.server.scene_models import EventOut, PromptOut


class ChoiceIn(Strict):
    choice: Literal["new", "old", "none"] = Field(
        description="go on by the new rules, keep the match for the old version, or take back what one has said"
    )


class MoveOut(BaseModel):
    words: str = Field(description="empty for something taken back")
    label_fr: str
    label_en: str


class WhyNot(BaseModel):
    reason: str = Field(description="a text id; empty where it is another seat’s secret")
    rule: str
    text_fr: str
    text_en: str


class DifferenceOut(BaseModel):
    """As far as the seat may know: what another decided in secret stays so."""

    what: Literal["refused", "told", "asked", "shown", "elsewhere"] = Field(
        description="`elsewhere`: this seat would have seen the same, another would not"
    )
    start: bool = Field(description="whether the match would begin otherwise")
    seat: str | None = Field(description="who decided then; null where the seat has seen nothing of it")
    move: MoveOut | None = Field(description="of the seat’s own")
    before: list[EventOut] | None = Field(description="what the seat was told; null where that is not known")
    now: list[EventOut] = Field(description="what the new rules tell")
    refusal: WhyNot | None = Field(description="what the new rules say to the decision")
    prompt: PromptOut | None = Field(description="what the new rules ask the seat")
    rule: str = Field(description="the rule that is cited; or empty")


class UpgradeOut(BaseModel):
    engine: str = Field(description="the version with which the match can be finished as it was begun")
    rules: str = Field(description="the first digits of the identity of its rules")
    chosen: Literal["old"] | None = Field(description="what its people have chosen")
    choices: dict[str, Literal["new", "old"] | None] = Field(description="by seat of a person: what it wants")
    revision: int = Field(description="the last that is the same")
    taken_back: bool = Field(description="whether the seat has seen anything that would be taken back")
    difference: DifferenceOut
