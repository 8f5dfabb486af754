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
    position: int = Field(ge=0, le=2**31, description="the position in which the decision was made")
    words: str = Field(max_length=1000, description="one of `actions`, or the rulebook's own notation")


class Undo(Strict):
    position: int = Field(ge=0, le=2**31)


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
    position: int | None = Field(None, description="with 409: the position now")


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
    position: int


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
    position: int
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


class QueryTold(BaseModel):
    name: str
    answer: Any


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
