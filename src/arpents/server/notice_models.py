"""The shapes of what is asked and answered about notices."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from arpents.server.models import Strict

Mode = Literal["at-once", "away", "digest", "never"]
Minute = Annotated[int, Field(ge=0, lt=1440, description="minutes after midnight, in one's own time zone")]
Day = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class QuietIn(Strict):
    begin: Minute
    end: Minute


class NoticeSettingsIn(Strict):
    mode: Mode = Field(description="when notices are sent; the page lists them all")
    digest_at: Minute
    quiet: QuietIn | None = Field(description="hours in which nothing is sent and no clock of days runs")
    weekdays: list[Annotated[int, Field(ge=0, le=6)]] = Field(max_length=7, description="days off; Monday is 0")
    dates: list[Day] = Field(max_length=100, description="days off")
    reminders: bool = Field(description="whether to be reminded before time runs out")


class MatchNoticesIn(Strict):
    mode: Mode | None = Field(description="null: as in general")
    dates: list[Day] = Field(default_factory=list, max_length=100, description="further days off in this match")


class SeenIn(Strict):
    until: int = Field(ge=0, le=2**31 - 1, description="the last notice that was seen")


class MailChannel(Strict):
    kind: Literal["mail"]


class HookChannel(Strict):
    kind: Literal["discord", "slack", "json"]
    address: str = Field(max_length=2000)


class PushKeys(Strict):
    p256dh: str = Field(max_length=200)
    auth: str = Field(max_length=100)


class PushChannel(Strict):
    kind: Literal["push"]
    endpoint: str = Field(max_length=2000)
    keys: PushKeys


ChannelIn = Annotated[MailChannel | HookChannel | PushChannel, Field(discriminator="kind")]


class NoticeOut(BaseModel):
    id: int
    match: str | None
    offer: str | None = Field(description="of an invitation to a match")
    tournament: str | None = Field(description="of an invitation to one")
    seat: str = Field(description="empty for an invitation")
    kind: str
    game: str
    link: str = Field(description="where one plays or answers, on the page")
    made: int = Field(description="milliseconds since 1970")
    seen: bool
    text_fr: str
    text_en: str


class NoticesOut(BaseModel):
    unseen: int
    notices: list[NoticeOut] = Field(description="the newest first")


class CountOut(BaseModel):
    unseen: int


class QuietOut(BaseModel):
    begin: int
    end: int


class NoticeSettingsOut(BaseModel):
    mode: Mode
    digest_at: int
    quiet: QuietOut | None
    weekdays: list[int]
    dates: list[str]
    reminders: bool
    time_zone: str
    feed: bool = Field(description="whether there is a feed")
    push_key: str | None = Field(description="of this house, for a browser that wants to be called; null: it cannot")
    mail: str | None = Field(description="the address of the account, if letters can be sent at all")
    post: bool = Field(description="whether letters can be sent at all")


class MatchNoticesOut(BaseModel):
    mode: Mode | None
    dates: list[str]


class ChannelOut(BaseModel):
    id: str
    kind: str
    host: str = Field(description="where it leads, without what is secret in it")
    created: int
    broken: bool
    secret: str | None = Field(None, description="by which a webhook is signed; told this once")


class ChannelsOut(BaseModel):
    channels: list[ChannelOut]


class FeedOut(BaseModel):
    address: str = Field(description="told this once")


class DoneOut(BaseModel):
    done: bool
