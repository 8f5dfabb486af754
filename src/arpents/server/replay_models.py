"""The shapes of replays and of what the computer says of a match."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from arpents.server.match_models import StepAdvised
from arpents.server.models import TEXT_ID, Refused, Strict
from arpents.server.scene_models import DiceOut, OutcomeOut, SceneOut


class ReplayIn(Strict):
    record: str | None = Field(None, description="the text of a record")
    match: str | None = Field(None, max_length=64, description="a finished match")


class MoveOut(BaseModel):
    seat: str
    words: str


class ToldMove(MoveOut):
    """A decision with its label: the things it names as they are called in the match."""

    label_fr: str
    label_en: str


class SentenceOut(BaseModel):
    text_fr: str
    text_en: str


class PartingOut(Refused):
    """The record was played by other rules: it is shown as far as the present ones repeat it."""

    because: SentenceOut | None = Field(
        description="why the present rules refuse the next decision; null where none is"
    )


class ReplayOut(BaseModel):
    replay: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    steps: int
    moves: list[MoveOut]
    verified: bool = Field(description="whether the present rules repeat it to its end")
    difference: PartingOut | None
    dice: DiceOut
    outcome: OutcomeOut | None


class PointOut(BaseModel):
    number: int = Field(description="of the decision, from 1")
    seat: str
    words: str
    run: int = Field(description="the first of the decisions that this seat made in one go")
    before: float = Field(description="the chance of the first seat, from 0 to 1")
    expected: float = Field(description="after the decision, on average over its dice")
    after: float


class BetterOut(BaseModel):
    words: list[str]
    steps: list[StepAdvised]
    chance: float = Field(description="of winning with it, as that seat could see it")
    played: float = Field(description="of winning with what was done, in the same eyes")
    reason: str = Field(description=TEXT_ID)
    arguments: dict[str, Any]
    text_fr: str = Field(description="why, in one sentence")
    text_en: str


class SwingOut(BaseModel):
    first: int
    last: int
    seat: str
    words: list[str]
    steps: list[StepAdvised]
    before: float
    after: float
    decided: float = Field(description="what the decisions changed, for whoever made them")
    luck: float = Field(description="what the dice changed, for the same seat")
    better: BetterOut | None = Field(description="what the computer would have done, where that is better")


class Judged(BaseModel):
    seat: str = Field(description="whose chances are told: the first seat of the game")
    level: str = Field(description="who thought at the swings")
    simulations: int
    start: float
    luck: float = Field(description="what the dice gave that seat in all")
    points: list[PointOut]
    swings: list[SwingOut] = Field(description="the largest, in the order of play")
    estimate_fr: str
    estimate_en: str


class AnalysisOut(BaseModel):
    status: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    analysis: Judged | None


class StepOut(SceneOut):
    replay: str
    move: ToldMove | None
    views: dict[str, dict[str, Any]] | None = Field(None, description="from above: the view of every seat")
