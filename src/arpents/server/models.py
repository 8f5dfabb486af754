"""The shapes of what is asked and answered, as the OpenAPI document tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

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


class WrittenIn(Strict):
    """Options of a match that is being thought of."""

    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, Annotated[str, Field(max_length=4_000)]] = Field(default_factory=dict)


class WrittenOut(BaseModel):
    written: dict[str, Any] = Field(
        description="by option: what its text says, in the shape of the game, with its faults"
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
    what: Literal["step", "line", "all"] = Field(
        "step", description="the last decision, all that was played with it, or everything that can be taken back"
    )
    words: str = Field("", max_length=1000, description="instead: this decision alone; those after it are kept")


class LessonIn(Strict):
    game: str = Field(max_length=64)
    lesson: str = Field(max_length=64)
    step: int = Field(0, ge=0, le=1000, description="where to take it up, counted from 0")


class StepIn(Strict):
    revision: int = Field(ge=0, le=2**31)
    step: int = Field(ge=0, le=1000, description="the step to go to, counted from 0; as many as there are is the end")


class Question(Strict):
    words: str = Field(max_length=1000)


class ReplayIn(Strict):
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


class OptionOut(Titled):
    rule: str
    values: list[Titled]
    written: bool = Field(description="whether it may also be a text that the game understands")


class GameOut(BaseModel):
    slug: str
    title_fr: str
    title_en: str
    about_fr: str = Field(description="the game in a few words")
    about_en: str
    seats: list[Titled]
    scenarios: list[Titled]
    options: list[OptionOut]
    bots: list[Titled]
    offered: list[str] = Field(description="the computer players a person chooses from, weakest first")
    things: list[str] = Field(description="what the text ids of things that can be inspected begin with")
    queries: dict[str, list[str]] = Field(description="by question: the names of its arguments")


class GamesOut(BaseModel):
    engine: str
    games: list[GameOut]


class RuleOut(BaseModel):
    number: str
    text_fr: str
    text_en: str


class RulingOut(BaseModel):
    id: str
    rule: str
    text_fr: str
    text_en: str


class RulesOut(BaseModel):
    rules: list[RuleOut]
    rulings: list[RulingOut]


class ChapterOut(BaseModel):
    number: str
    title_fr: str
    title_en: str


class RuleOfChapterOut(RuleOut):
    chapter: str


class TermOut(BaseModel):
    """A word of the glossary."""

    id: str
    rule: str
    title_fr: str
    title_en: str
    text_fr: str
    text_en: str


class EntriesOut(BaseModel):
    sort: str = Field(description="what the text ids of these things begin with")
    sheets: list[dict[str, Any]] = Field(description="`thing`, `title`, `facts`, `now`, `notes`")


class BookOut(BaseModel):
    chapters: list[ChapterOut]
    rules: list[RuleOfChapterOut]
    rulings: list[RulingOut]
    terms: list[TermOut]
    charts: list[dict[str, Any]] = Field(description="`chart`, `rule`, `corner`, `columns`, `rows`, `notes`")
    entries: list[EntriesOut]


class CardLineOut(BaseModel):
    """A sentence or two of a card."""

    id: str = Field(description=TEXT_ID)
    rules: list[str] = Field(description="the rules it states")
    text_fr: str
    text_en: str


class SideOfCardOut(Titled):
    who: list[CardLineOut]
    win: list[CardLineOut]
    lose: list[CardLineOut]
    first: list[CardLineOut] = Field(description="three things to do first")
    decisions: int = Field(description="of this seat, the median of measured matches")
    minutes: int = Field(description="of one person against a computer")


class CardOut(BaseModel):
    scenario: str
    title_fr: str
    title_en: str
    difficulty: int = Field(ge=1, le=3)
    seconds: int = Field(description="that a person is taken to need for a decision")
    minutes: int = Field(description="of two people")
    turn: list[CardLineOut]
    end: list[CardLineOut]
    seats: list[SideOfCardOut]


class CardsOut(BaseModel):
    cards: list[CardOut]


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


class NounOut(BaseModel):
    name: str
    prefix: str
    names: list[str]


class VerbOut(BaseModel):
    word: str
    nouns: list[NounOut]


class WordsOut(BaseModel):
    verbs: list[VerbOut]


class FilesOut(BaseModel):
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
    secret: str | None = Field(description="null for somebody with an account: the seat is that person's")
    link: str | None


class SitterOut(BaseModel):
    """Somebody with an account, as everybody may know him."""

    id: str
    name: str
    is_bot: bool = Field(description="whether it is the account of a program")


class SeatOut(BaseModel):
    kind: Literal["person", "open", "bot"]
    bot: str | None
    taken: bool
    person: SitterOut | None = Field(description="whose it is, if that person has an account")
    left: bool = Field(description="whether it was a person's who has deleted the account")
    title_fr: str
    title_en: str


class DiceOut(BaseModel):
    commitment: str = Field(description="SHA-256 of the secret, known from the start")
    secret: str | None = Field(description="known after the end; draw k is HMAC-SHA256(secret, k)")


class MatchOut(BaseModel):
    match: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    seats: dict[str, SeatOut]
    held: list[str] = Field(description="the seats whose secret came with the request")
    begun: str = Field(description="the day")
    over: bool
    lesson: str | None = Field(description="the lesson that is taken at this table; null for a match")
    hints: bool = Field(description="whether seats may ask the computer for advice")
    dice: DiceOut


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
    line: int = Field(description="decisions of one line have the same number; 0 stands alone")


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


class FaceOut(BaseModel):
    """The clock of a seat, as whoever asks may see it; spans are milliseconds."""

    left: int = Field(description="of the turn and the bank together")
    turn: int = Field(description="of it, what the turn has before the bank is touched")
    runs: bool
    until: int | None = Field(description="the moment at which nothing will be left, if it runs on")


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
        None, description="whether the table passes for this seat; null for a spectator, left out of the past"
    )
    lesson: LessonStateOut | None = Field(description="where the lesson stands; null in a match")
    match: str
    seats: dict[str, SeatOut]
    hints: bool = Field(description="whether seats may ask the computer for advice")
    journeys: list[JourneyOut] = Field(default_factory=list, description="what may be decided in one go")
    agreements: AgreementsOut | None = Field(None, description="between its people, beside the rules; for seats alone")
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


class SheetOut(BaseModel):
    thing: str
    sheet: dict[str, Any] | None = Field(description="`thing`, `title`, `facts`, `now`, `notes`; null for no thing")


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


class MoveOut(BaseModel):
    seat: str
    words: str


class ToldMove(MoveOut):
    """A decision with its label: the things it names as they are called in the match."""

    label_fr: str
    label_en: str


class ReplayOut(BaseModel):
    replay: str
    game: str
    scenario: str
    options: dict[str, str]
    engine: str
    steps: int
    moves: list[MoveOut]
    verified: bool
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
