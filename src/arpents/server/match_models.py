"""The shapes of beginning a match, joining it and playing it."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from arpents.server.lesson_models import LessonStateOut
from arpents.server.models import TEXT_ID, Strict
from arpents.server.scene_models import DiceOut, EventOut, FaceOut, JourneyOut, SceneOut, SitterOut
from arpents.server.upgrade_models import UpgradeOut


class SeatIn(Strict):
    kind: Literal["person", "open", "bot"] = Field(
        description="who sits there: oneself, whoever has the link, the computer"
    )
    bot: str | None = Field(None, max_length=64, description="which computer player")


class LivePace(Strict):
    kind: Literal["live"]
    bank: int = Field(ge=60, le=6 * 3600, description="seconds of each seat")
    increment: int = Field(ge=0, le=600, description="seconds that each turn adds, never above the first bank")


class CorrespondencePace(Strict):
    kind: Literal["correspondence"]
    days: int = Field(ge=1, le=30, description="days of each turn")
    bank: int = Field(ge=0, le=90, description="days of each seat, begun where those of a turn end")


class MatchIn(Strict):
    game: str = Field(max_length=64)
    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, str] = Field(
        default_factory=dict, description="by option: its value; the usual one when left out"
    )
    seats: dict[str, SeatIn] = Field(default_factory=dict, description="a seat left out is a person's")
    hints: bool | None = Field(
        None, description="whether seats may ask the computer for advice; left out: unless a seat is open"
    )
    pace: LivePace | CorrespondencePace | None = Field(None, description="no clock when left out")


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


class Deciding(Strict):
    client: str = Field(
        "", max_length=32, description="the `client` of a WebSocket of the seat: what is answered is not told there too"
    )


class Action(Deciding):
    revision: int = Field(ge=0, le=2**31, description="the revision in which the decision was made")
    words: str = Field(max_length=1000, description="one of `actions`, or the rulebook's own notation")


class Undo(Deciding):
    revision: int = Field(ge=0, le=2**31)
    what: Literal["step", "line", "all"] = Field(
        "step", description="the last decision, all that was played with it, or everything that can be taken back"
    )
    words: str = Field("", max_length=1000, description="instead: this decision alone; those after it are kept")


class Question(Strict):
    words: str = Field(max_length=1000)


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
    secret: str | None = Field(description="null for somebody with an account: the seat is that person's")
    link: str | None


class SeatOut(BaseModel):
    kind: Literal["person", "open", "bot"]
    bot: str | None
    taken: bool
    person: SitterOut | None = Field(description="whose it is, if that person has an account")
    left: bool = Field(description="whether it was a person's who has deleted the account")
    title_fr: str
    title_en: str


class MatchOut(BaseModel):
    match: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    rules: str = Field(description="the identity of the rules it is played by")
    seats: dict[str, SeatOut]
    held: list[str] = Field(description="the seats whose secret came with the request")
    begun: str = Field(description="the day")
    over: bool
    lesson: str | None = Field(description="the lesson that is taken at this table; null for a match")
    hints: bool = Field(description="whether seats may ask the computer for advice")
    dice: DiceOut


class PaceOut(BaseModel):
    kind: Literal["live", "correspondence"]
    bank: int
    turn: int


class ClockOut(BaseModel):
    pace: PaceOut
    now: int = Field(description="the moment for which all this is told, in milliseconds since 1970")
    seats: dict[str, FaceOut] = Field(description="those that have time to spend: no computer")
    waits_for: str | None = Field(description="the seat that is out of time and is waited for")


class ProposalOut(BaseModel):
    kind: Literal["draw", "rewind", "rematch"]
    seat: str
    own: bool
    made: int = Field(description="seconds since 1970")
    revision: int | None = Field(description="of a rewind: the revision that one would see again")


class AgreementsOut(BaseModel):
    proposals: list[ProposalOut] = Field(description="that can be answered, or taken back")
    rematch: str | None = Field(description="the match that a rematch has begun")
    watching: dict[str, str] = Field(description="by seat: what it allows spectators; empty where it has not said")
    fork: str | None = Field(description="the match of which this is a fork")
    notes: bool = Field(description="whether notes can be kept with it")
    chat: bool = Field(description="whether there is somebody to talk to")


class StateOut(SceneOut):
    clock: ClockOut | None = Field(None, description="null where nobody keeps time; left out of the past")
    auto_pass: bool | None = Field(
        None,
        description="whether the table passes for this seat, as it does for whoever plays against the computer "
        "until he says otherwise; null for a spectator, left out of the past",
    )
    lesson: LessonStateOut | None = Field(description="where the lesson stands; null in a match")
    match: str
    rules: str = Field(description="the identity of the rules it is played by")
    seats: dict[str, SeatOut]
    hints: bool = Field(description="whether seats may ask the computer for advice")
    journeys: list[JourneyOut] = Field(default_factory=list, description="what may be decided in one go")
    agreements: AgreementsOut | None = Field(None, description="between its people, beside the rules; for seats alone")
    upgrade: UpgradeOut | None = Field(
        None, description="its rules have changed, and its people choose how it goes on; for seats alone"
    )
    late: bool = Field(False, description="a spectator is shown the match later than it is played")


class Played(StateOut):
    played: list[str]
    left: list[str] = Field(description="words of a chain that were not played")


class ExplanationOut(BaseModel):
    allowed: bool
    reason: str = Field(description=TEXT_ID)
    rule: str
    arguments: dict[str, Any]
    text_fr: str
    text_en: str
    events: list[EventOut]
    uncertain: bool


class ForesightOut(BaseModel):
    words: str
    foresight: dict[str, Any] = Field(
        description="`card`, `reach`, `odds`, `supply`, `path`, `ghosts`, `notes`, as far as known"
    )


class MarksOut(BaseModel):
    marks: list[dict[str, Any]] = Field(description="`chart`, `row` or `column` or both, and whose: `text`")


class QueryOut(BaseModel):
    name: str
    answer: Any


class StepAdvised(BaseModel):
    words: str
    verb: str
    nouns: dict[str, str | int]
    label_fr: str
    label_en: str


class PlanOut(BaseModel):
    steps: list[StepAdvised] = Field(description="its decisions, until chance or the other side has its say")
    chance: float = Field(description="of winning with it, from 0 to 1: an estimate")
    reason: str = Field(description=TEXT_ID)
    arguments: dict[str, Any]
    text_fr: str = Field(description="why, in one sentence")
    text_en: str


class HintOut(BaseModel):
    revision: int
    plans: list[PlanOut] = Field(description="the best first")
    estimate_fr: str
    estimate_en: str
