"""The shapes of contests: ratings, statistics, tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from arpents.hall.tournament import LONGEST_ABOUT, LONGEST_NAME, LONGEST_ROUND, MOST_ENTRANTS, MOST_ROUNDS
from arpents.server.lobby_models import Moment, PersonShown, Term, TermName
from arpents.server.models import Strict

Number = Annotated[int, Field(ge=0, le=2**31)]


# -- ratings


class RatingOut(BaseModel):
    game: str
    title_fr: str
    title_en: str
    seat: str
    seat_fr: str
    seat_en: str
    person: PersonShown
    rating: int
    uncertainty: int = Field(description="twice the deviation: nineteen times in twenty the strength lies within it")
    deviation: float
    volatility: float
    won: int
    drawn: int
    lost: int
    played: Moment = Field(description="when the last match ended")


class SeatShown(BaseModel):
    id: str
    title_fr: str
    title_en: str


class GameRatingsOut(BaseModel):
    game: str
    title_fr: str
    title_en: str
    seats: list[SeatShown]
    ratings: list[RatingOut] = Field(description="of all sides, the surest first: by the rating less its uncertainty")


class StepShown(BaseModel):
    match: str
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    seat: str
    seat_fr: str
    seat_en: str
    against: PersonShown | None
    result: Literal["won", "drawn", "lost"]
    before: int
    after: int
    uncertainty: int = Field(description="afterwards")
    made: Moment


class TallyOut(BaseModel):
    played: int
    won: int
    drawn: int
    lost: int


class SideTallyOut(TallyOut):
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    seat: str
    seat_fr: str
    seat_en: str


class PersonOut(BaseModel):
    person: PersonShown
    ratings: list[RatingOut]
    steps: list[StepShown] = Field(description="the last matches that were rated")
    played: list[SideTallyOut] = Field(description="all finished matches, by game, scenario and side")


# -- statistics


class SeatTallyOut(TallyOut):
    seat: str
    seat_fr: str
    seat_en: str


class ScenarioTallyOut(BaseModel):
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    played: int
    drawn: int
    decisions: int = Field(description="of a match, on the mean")
    seats: list[SeatTallyOut]


class WordsShown(BaseModel):
    words: str
    label_fr: str
    label_en: str


class OpeningOut(TallyOut):
    seat: str
    seat_fr: str
    seat_en: str
    opening: list[WordsShown]


class StatisticsOut(BaseModel):
    among: str
    depth: int
    scenarios: list[ScenarioTallyOut]
    openings: list[OpeningOut] = Field(description="of one game, the most frequent first")


# -- tournaments


class TournamentIn(Strict):
    name: str = Field(max_length=4 * LONGEST_NAME)
    about: str = Field("", max_length=4 * LONGEST_ABOUT)
    game: str = Field(max_length=64)
    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, Annotated[str, Field(max_length=4_000)]] = Field(default_factory=dict)
    pace: Literal["", "live", "correspondence"] = ""
    terms: dict[TermName, Term] = Field(default_factory=dict, description="of the pace")
    form: Literal["round-robin", "swiss", "bracket"]
    rounds: int = Field(0, ge=0, le=MOST_ROUNDS, description="of a Swiss; of a round robin how often each meets each")
    entry: Literal["anyone", "people", "bots", "invited"] = "anyone"
    pairing: Literal["table", "organiser"] = "table"
    overdue: Literal["asked", "draw", "organiser"] = Field(
        "asked", description="`asked`: whoever is to decide when a round ends has lost; or half a point each"
    )
    watching: Literal["turn", "live", "none"] = Field("turn", description="what its matches allow spectators at first")
    round_hours: int = Field(0, ge=0, le=LONGEST_ROUND, description="that a round lasts; 0: until all is played")
    most: int = Field(MOST_ENTRANTS, ge=2, le=MOST_ENTRANTS)


class NameIn(Strict):
    name: str = Field(max_length=64)


class EntrantIn(Strict):
    entrant: Number


class HoursIn(Strict):
    hours: int = Field(ge=1, le=LONGEST_ROUND)


class PairIn(Strict):
    first: Number
    second: Number = Field(0, description="0: a bye")


class PairsIn(Strict):
    pairs: list[PairIn] = Field(max_length=MOST_ENTRANTS)


class RulingIn(Strict):
    round: Number
    board: Number
    result: Literal["first", "second", "draw", "neither"]


class TournamentListed(BaseModel):
    id: str
    name: str
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    form: str
    entry: str
    pace: str
    terms: dict[str, Term]
    state: str = Field(description="open, running, over or off")
    round: int
    entrants: int
    most: int
    organiser: PersonShown | None
    made: Moment
    own: bool = Field(description="whether whoever asks is its organiser")
    entered: str = Field(description="of whoever asks: empty, invited, in or withdrawn")


class TournamentsOut(BaseModel):
    tournaments: list[TournamentListed]
    more: bool


class EntrantOut(BaseModel):
    number: int
    person: PersonShown | None = Field(description="none: somebody who left")
    state: str
    seed: int


class StandingOut(BaseModel):
    entrant: int
    place: int
    points: float
    won: int
    drawn: int
    lost: int
    byes: int
    buchholz: float
    sonneborn: float
    reached: int
    firsts: int = Field(description="matches at the first seat")
    seconds: int


class PairingOut(BaseModel):
    round: int
    board: int
    leg: int
    first: int
    second: int
    match: str | None
    result: str = Field(description="empty while it is open; first, second, draw, neither or bye")
    ruled: str = Field(description="empty: played; rule or organiser")


class TournamentOut(BaseModel):
    id: str
    name: str
    about: str
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    options: dict[str, str]
    pace: str
    terms: dict[str, Term]
    form: str
    entry: str
    pairing: str
    overdue: str
    watching: str
    round_hours: int
    most: int
    state: str
    round: int
    rounds: int
    round_ends: Moment
    made: Moment
    ended: Moment
    now: Moment
    organiser: PersonShown | None
    own: bool
    entered: int = Field(description="the number of whoever asks; 0 for others")
    entered_as: str
    awaits_pairs: bool = Field(description="whether the organiser is to pair the next round")
    awaits_rulings: bool = Field(description="whether the organiser is to decide matches that are overdue")
    seats: list[SeatShown]
    entrants: list[EntrantOut]
    tie_breaks: list[str]
    standings: list[StandingOut]
    pairings: list[PairingOut]


class PairOut(BaseModel):
    first: int
    second: int


class ProposalOut(BaseModel):
    round: int
    pairs: list[PairOut]


class CheckedMatch(BaseModel):
    round: int
    board: int
    leg: int
    match: str | None
    verdict: Literal["sound", "under-way", "unplayed", "other-rules", "broken"]
    decisions: int
    commitment: str
    secret: str | None = Field(description="once the match is over")
    result: str
    fault_fr: str
    fault_en: str


class CheckOut(BaseModel):
    tournament: str
    sound: bool
    counts: dict[str, int]
    matches: list[CheckedMatch]


class RecordedMatch(BaseModel):
    round: int
    board: int
    leg: int
    first: int
    second: int
    match: str | None
    result: str
    ruled: str
    commitment: str
    record: str | None = Field(description="none while it is open, or where its players have not agreed to it")


class RecordsOut(BaseModel):
    tournament: str
    name: str
    game: str
    form: str
    seats: list[str]
    entrants: list[EntrantOut]
    standings: list[StandingOut]
    matches: list[RecordedMatch]
