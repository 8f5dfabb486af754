"""The shapes of what an audience sees of a match at one moment."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from arpents.server.models import TEXT_ID, Refused


class SitterOut(BaseModel):
    """Somebody with an account, as everybody may know him."""

    id: str
    name: str
    is_bot: bool = Field(description="whether it is the account of a program")


class DiceOut(BaseModel):
    commitment: str = Field(description="SHA-256 of the secret, known from the start")
    secret: str | None = Field(description="known after the end; draw k is HMAC-SHA256(secret, k)")


class PromptOut(BaseModel):
    id: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    names: dict[str, Any] | None = Field(None, description="texts of arguments that have a name only in this match")
    text_fr: str
    text_en: str


class ActionOut(BaseModel):
    words: str = Field(description="what is sent back to choose it")
    verb: str
    nouns: dict[str, str | int]
    names: dict[str, Any] | None = Field(None, description="texts of arguments that have a name only in this match")
    label_fr: str
    label_en: str
    rule: str


class UndoStep(BaseModel):
    words: str
    label_fr: str
    label_en: str
    line: int = Field(description="decisions of one line have the same number, the first one's place; 0 stands alone")


class UndoOut(BaseModel):
    possible: bool
    id: str
    text_fr: str
    text_en: str
    steps: list[UndoStep] = Field(default_factory=list, description="what can be taken back, the last of it last")


class JourneyOut(BaseModel):
    words: list[str] = Field(description="a chain of decisions; sent as one line, with commas between")
    text: dict[str, Any]
    at_once: int = Field(description="how many of them are played before anybody else may be asked")
    target: str | None = Field(None, description="the text id of what is clicked for it")
    path: list[str] | None = None
    cost: int | None = None
    way: str | None = None


class EventOut(BaseModel):
    kind: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    names: dict[str, Any] | None = Field(None, description="texts of arguments that have a name only in this match")
    seats: list[str] | None = Field(description="who was told; null: everybody")
    doer: str | None = Field(None, description="the seat whose things it is about, where only the match tells")
    text_fr: str
    text_en: str


class NumberedEvent(EventOut):
    number: int
    revision: int


class LineOut(BaseModel):
    """A line of the log as it reads: one event or several."""

    first: int = Field(description="the number of its first event")
    last: int
    sort: Literal["event", "march", "gathered", "fight"]
    texts: list[dict[str, Any]] | None = Field(
        None, description="what it says; left out where that is what the event says"
    )
    seat: str | None = Field(None, description="whose doing it is, as far as it is told")
    places: list[str] | None = Field(None, description="text ids of the places it is about")
    path: list[Any] | None = Field(None, description="of a march, in order")
    pieces: list[Any] | None = Field(None, description="who marched")
    rows: list[dict[str, Any]] | None = Field(None, description="the table of a fight")
    lines: list[dict[str, Any]] | None = Field(None, description="what happened in a fight")
    score: dict[str, int] | None = None
    turn: bool | None = Field(None, description="whether a turn begins with it")


class SinceOut(BaseModel):
    revision: int = Field(description="to which the seat's own last decision led")
    line: int = Field(description="the first line that came after it")
    summary: list[dict[str, Any]]


class BoardOut(BaseModel):
    revision: int
    line: int = Field(description="the last line that is told by then")
    view: dict[str, Any]


class StepsOut(BaseModel):
    since: int
    steps: list[BoardOut]


class OutcomeOut(BaseModel):
    winner: str | None = Field(description="null for a draw")
    reason: str = Field(description=TEXT_ID)
    rule: str
    scores: dict[str, int]
    text_fr: str
    text_en: str


class SceneOut(BaseModel):
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
    prompt: PromptOut | None
    actions: list[ActionOut]
    undo: UndoOut
    events_from: int = Field(description="events from this number on are replaced by `events`")
    events: list[NumberedEvent]
    lines_from: int = Field(description="lines from this number on are replaced by `lines`")
    lines: list[LineOut] = Field(description="the events as a log that reads")
    since: SinceOut | None = Field(description="what has happened since the seat's own last decision")
    score: dict[str, int] | None = Field(description="the score that was told last")
    outcome: OutcomeOut | None
    dice: DiceOut
    frozen: Refused | None


class FaceOut(BaseModel):
    """The clock of a seat, as whoever asks may see it; spans are milliseconds."""

    left: int = Field(description="of the turn and the bank together")
    turn: int = Field(description="of it, what the turn has before the bank is touched")
    runs: bool
    until: int | None = Field(description="the moment at which nothing will be left, if it runs on")
