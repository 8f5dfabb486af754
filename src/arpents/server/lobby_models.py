"""The shapes of the lobby."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from arpents.server.models import Strict

TermName = Annotated[str, Field(max_length=32)]
Term = bool | int | Annotated[str, Field(max_length=64)]
Moment = Annotated[int, Field(description="seconds since 1970")]


class OfferIn(Strict):
    game: str = Field(max_length=64)
    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, Annotated[str, Field(max_length=4_000)]] = Field(default_factory=dict)
    side: str = Field("", max_length=64, description="the seat wanted; empty for any")
    pace: Literal["", "live", "correspondence"] = Field("", description="empty: without a clock")
    terms: dict[TermName, Term] = Field(default_factory=dict, description="of the pace")
    hints: bool = Field(False, description="whether seats may ask the computer for advice")
    invited: str | None = Field(None, max_length=64, description="the name of the person it is for; left out: anybody")


class PersonShown(BaseModel):
    id: str
    name: str
    is_bot: bool


class OfferOut(BaseModel):
    id: str
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    options: dict[str, str]
    side: str = Field(description="the seat that whoever offers wants; empty for any")
    pace: str
    terms: dict[str, Term]
    hints: bool
    by: PersonShown | None = Field(description="null for somebody without an account")
    own: bool
    invited: PersonShown | None
    made: Moment


class LobbyOut(BaseModel):
    known: bool = Field(description="whether who asks has an account; who has none sees what is open to whoever comes")
    offers: list[OfferOut] = Field(description="open to whoever comes, one's own among them")
    invitations: list[OfferOut] = Field(description="to oneself alone")
    sent: list[OfferOut] = Field(description="one's own to one person alone")


class TakenOut(BaseModel):
    match: str
    seat: str = Field(description="one's own")


class OwnSeatOut(BaseModel):
    title_fr: str
    title_en: str
    kind: str
    bot: str | None
    person: PersonShown | None
    left: bool
    own: bool


class TournamentOf(BaseModel):
    id: str
    name: str
    round: int


class OwnMatchOut(BaseModel):
    match: str
    game: str
    title_fr: str
    title_en: str
    scenario: str
    scenario_fr: str
    scenario_en: str
    begun: str = Field(description="the day")
    over: bool
    asked: list[str] = Field(description="the seats that are asked, as far as everybody may know")
    asked_since: Moment
    pace: str
    fork: bool = Field(description="a trial of one's own")
    tournament: TournamentOf | None = Field(description="that it belongs to")
    seats: dict[str, OwnSeatOut]


class OwnMatchesOut(BaseModel):
    now: Moment
    matches: list[OwnMatchOut]
    more: bool = Field(description="whether there are others after these")
