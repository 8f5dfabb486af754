"""The shapes of what is asked and answered, as the OpenAPI document tells them."""

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


# -- asked


class SeatWanted(Strict):
    kind: Literal["person", "open", "bot"] = Field(
        description="who sits there: oneself, whoever has the link, the computer"
    )
    bot: str | None = Field(None, max_length=64, description="which computer player")


class MatchWanted(Strict):
    game: str = Field(max_length=64)
    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, str] = Field(
        default_factory=dict, description="by option: its value; the usual one when left out"
    )
    seats: dict[str, SeatWanted] = Field(default_factory=dict, description="a seat left out is a person's")
    hints: bool | None = Field(
        None, description="whether seats may ask the computer for advice; left out: unless a seat is open"
    )


class Joining(Strict):
    secret: str = Field(min_length=1, max_length=128)
    token: str | None = Field(
        None,
        min_length=22,
        max_length=128,
        pattern=r"^[A-Za-z0-9_-]+$",
        description="random, chosen by the client and kept until the answer has come: "
        "joining again with the same invitation and token gives the same answer",
    )


class Action(Strict):
    revision: int = Field(ge=0, le=2**31, description="the revision in which the decision was made")
    words: str = Field(max_length=1000, description="one of `actions`, or the rulebook's own notation")


class Undo(Strict):
    revision: int = Field(ge=0, le=2**31)


class Question(Strict):
    words: str = Field(max_length=1000)


class ReplayWanted(Strict):
    record: str | None = Field(None, description="the text of a record")
    match: str | None = Field(None, max_length=64, description="a finished match")


# -- answered


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


class OptionTold(Titled):
    rule: str
    values: list[Titled]


class GameTold(BaseModel):
    slug: str
    title_fr: str
    title_en: str
    about_fr: str = Field(description="the game in a few words")
    about_en: str
    seats: list[Titled]
    scenarios: list[Titled]
    options: list[OptionTold]
    bots: list[Titled]
    offered: list[str] = Field(description="the computer players a person chooses from, weakest first")
    queries: dict[str, list[str]] = Field(description="by question: the names of its arguments")


class GamesTold(BaseModel):
    engine: str
    games: list[GameTold]


class RuleTold(BaseModel):
    number: str
    text_fr: str
    text_en: str


class RulingTold(BaseModel):
    id: str
    rule: str
    text_fr: str
    text_en: str


class RulesTold(BaseModel):
    rules: list[RuleTold]
    rulings: list[RulingTold]


class NounTold(BaseModel):
    name: str
    prefix: str
    names: list[str]


class VerbTold(BaseModel):
    word: str
    nouns: list[NounTold]


class WordsTold(BaseModel):
    verbs: list[VerbTold]


class FilesTold(BaseModel):
    files: list[str]


class SeatGiven(BaseModel):
    kind: Literal["person", "open", "bot"]
    bot: str | None = None
    secret: str | None = Field(None, description="goes into `Authorization: Bearer`; of an open seat, its invitation")
    link: str | None = None


class MatchBegun(BaseModel):
    match: str
    watch: str
    seats: dict[str, SeatGiven]


class Joined(BaseModel):
    seat: str
    secret: str
    link: str


class SeatTold(BaseModel):
    kind: Literal["person", "open", "bot"]
    bot: str | None
    taken: bool
    title_fr: str
    title_en: str


class DiceTold(BaseModel):
    commitment: str = Field(description="SHA-256 of the secret, known from the start")
    secret: str | None = Field(description="known after the end; draw k is HMAC-SHA256(secret, k)")


class MatchTold(BaseModel):
    match: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    seats: dict[str, SeatTold]
    held: list[str] = Field(description="the seats whose secret came with the request")
    begun: str = Field(description="the day")
    over: bool
    hints: bool = Field(description="whether seats may ask the computer for advice")
    dice: DiceTold


class PromptTold(BaseModel):
    id: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    text_fr: str
    text_en: str


class ActionTold(BaseModel):
    words: str = Field(description="what is sent back to choose it")
    verb: str
    nouns: dict[str, str | int]
    label_fr: str
    label_en: str
    rule: str


class UndoTold(BaseModel):
    possible: bool
    id: str
    text_fr: str
    text_en: str


class EventTold(BaseModel):
    kind: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    seats: list[str] | None = Field(description="who was told; null: everybody")
    text_fr: str
    text_en: str


class NumberedEvent(EventTold):
    number: int
    revision: int


class OutcomeTold(BaseModel):
    winner: str | None = Field(description="null for a draw")
    reason: str = Field(description=TEXT_ID)
    rule: str
    scores: dict[str, int]
    text_fr: str
    text_en: str


class SceneTold(BaseModel):
    type: Literal["state", "moment"]
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    seat: str | None = Field(description="null for a spectator")
    revision: int
    asked: bool
    to_act: list[str]
    view: dict[str, Any] = Field(description="what the seat may know, in the game's own form")
    prompt: PromptTold | None
    actions: list[ActionTold]
    undo: UndoTold
    events_from: int = Field(description="events from this number on are replaced by `events`")
    events: list[NumberedEvent]
    outcome: OutcomeTold | None
    dice: DiceTold
    frozen: Refused | None


class StateTold(SceneTold):
    match: str
    seats: dict[str, SeatTold]
    hints: bool = Field(description="whether seats may ask the computer for advice")


class Played(StateTold):
    played: list[str]
    left: list[str] = Field(description="words of a chain that were not played")


class ExplanationTold(BaseModel):
    allowed: bool
    reason: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    text_fr: str
    text_en: str
    events: list[EventTold]
    uncertain: bool


class ForesightTold(BaseModel):
    words: str
    foresight: dict[str, Any] = Field(description="`card`, `reach`, `odds`, `supply`, `path`, `notes`, as far as known")


class QueryTold(BaseModel):
    name: str
    answer: Any


class StepAdvised(BaseModel):
    words: str
    verb: str
    nouns: dict[str, str | int]
    label_fr: str
    label_en: str


class PlanTold(BaseModel):
    steps: list[StepAdvised] = Field(description="its decisions, until chance or the other side has its say")
    chance: float = Field(description="of winning with it, from 0 to 1: an estimate")
    reason: str = Field(description=TEXT_ID)
    arguments: dict[str, Any]
    text_fr: str = Field(description="why, in one sentence")
    text_en: str


class HintTold(BaseModel):
    revision: int
    plans: list[PlanTold] = Field(description="the best first")
    estimate_fr: str
    estimate_en: str


class MoveTold(BaseModel):
    seat: str
    words: str


class ReplayTold(BaseModel):
    replay: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    steps: int
    moves: list[MoveTold]
    verified: bool
    dice: DiceTold
    outcome: OutcomeTold | None


class PointTold(BaseModel):
    number: int = Field(description="of the decision, from 1")
    seat: str
    words: str
    run: int = Field(description="the first of the decisions that this seat made in one go")
    before: float = Field(description="the chance of the first seat, from 0 to 1")
    expected: float = Field(description="after the decision, on average over its dice")
    after: float


class BetterTold(BaseModel):
    words: list[str]
    steps: list[StepAdvised]
    chance: float = Field(description="of winning with it, as that seat could see it")
    played: float = Field(description="of winning with what was done, in the same eyes")
    reason: str = Field(description=TEXT_ID)
    arguments: dict[str, Any]
    text_fr: str = Field(description="why, in one sentence")
    text_en: str


class SwingTold(BaseModel):
    first: int
    last: int
    seat: str
    words: list[str]
    steps: list[StepAdvised]
    before: float
    after: float
    decided: float = Field(description="what the decisions changed, for whoever made them")
    luck: float = Field(description="what the dice changed, for the same seat")
    better: BetterTold | None = Field(description="what the computer would have done, where that is better")


class Judged(BaseModel):
    seat: str = Field(description="whose chances are told: the first seat of the game")
    level: str = Field(description="who thought at the swings")
    simulations: int
    start: float
    luck: float = Field(description="what the dice gave that seat in all")
    points: list[PointTold]
    swings: list[SwingTold] = Field(description="the largest, in the order of play")
    estimate_fr: str
    estimate_en: str


class AnalysisTold(BaseModel):
    status: Literal["none", "running", "done", "failed"]
    done: int
    total: int
    analysis: Judged | None


class StepTold(SceneTold):
    replay: str
    move: MoveTold | None
    views: dict[str, dict[str, Any]] | None = Field(None, description="from above: the view of every seat")


class Health(BaseModel):
    """Nothing here depends on who is at the table."""

    status: Literal["ok"]
    engine: str
    players: Literal["ok", "starting", "failing"] = Field(
        description="the computer ones: `failing` when one of them has failed in the last ten minutes"
    )
