"""The shapes of what is asked and answered about people, as the OpenAPI document tells them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from arpents.server.models import Strict
from arpents.server.scene_models import SitterOut

MOMENT = "UTC, as 2026-11-16T10:45:00Z"
Scope = Literal["play", "read"]
NewName = Annotated[str, Field(max_length=200, description="2 to 32 letters, figures, spaces and the like")]
Zone = Annotated[str, Field(max_length=64, description="a time zone by its IANA name, as America/Montreal")]
Label = Annotated[str, Field(max_length=200, description="what one calls it oneself")]


# -- asked


class ProfileIn(Strict):
    name: NewName
    language: Literal["fr", "en"]
    time_zone: Zone


class Credential(Strict):
    """What the browser gives of a passkey: `PublicKeyCredential` as JSON, bytes as base64url."""

    id: str = Field(max_length=1400)
    rawId: str = Field(max_length=1400)
    type: Literal["public-key"]
    response: dict[str, Any]
    authenticatorAttachment: str | None = Field(None, max_length=64)
    clientExtensionResults: dict[str, Any] = Field(default_factory=dict)


class SignUpIn(ProfileIn):
    credential: Credential
    passkey: Label = Field(description="what one calls the passkey")


class SignInIn(Strict):
    credential: Credential


class PasskeyIn(Strict):
    credential: Credential
    name: Label


class MailIn(Strict):
    mail: str = Field(max_length=320)
    language: Literal["fr", "en"] = Field("fr", description="of the letter")


class LinkIn(Strict):
    link: str = Field(max_length=300, description="what stands behind `#/sign-in/` in the letter")
    profile: ProfileIn | None = Field(None, description="for an address that nobody here has: who one wants to be")


class TokenIn(Strict):
    name: Label
    scopes: list[Scope] = Field(min_length=1, max_length=8)
    bot: str | None = Field(None, max_length=32, description="the id of a bot of one's own; left out: for oneself")


class BotIn(Strict):
    name: NewName


class LeaveIn(Strict):
    name: str = Field(max_length=200, description="one's own name, so that nobody leaves by accident")


# -- answered


class MeOut(SitterOut):
    language: Literal["fr", "en"]
    time_zone: str


class HallOut(BaseModel):
    passkeys: bool = Field(description="whether one may sign in by a passkey, at the address that was asked")
    mail: bool = Field(description="whether one may sign in by mail")
    me: MeOut | None = Field(description="who asks, if that is known")


class MeAnswer(BaseModel):
    me: MeOut


class OptionsOut(BaseModel):
    options: dict[str, Any] = Field(description="for `navigator.credentials`, bytes as base64url")


class SentOut(BaseModel):
    """The same whether the address is known or not."""

    sent: Literal[True]
    minutes: int = Field(description="for how long the link is good")


class OpenedOut(MeAnswer):
    new: bool = Field(description="whether the account was made just now")
    confirmed: bool = Field(description="whether an address was confirmed, and nobody signed in")


class PasskeyOut(BaseModel):
    id: str
    name: str
    created: str = Field(description=MOMENT)
    used: str | None = Field(description=MOMENT)


class SessionOut(BaseModel):
    id: str
    agent: str = Field(description="browser and system, in two words")
    created: str = Field(description=MOMENT)
    seen: str = Field(description=f"{MOMENT}, to about five minutes")
    current: bool = Field(description="whether it is the one that asks")


class TokenOut(BaseModel):
    id: str
    name: str
    scopes: list[Scope]
    bot: str | None = Field(description="the id of the bot that it is for; null for oneself")
    created: str = Field(description=MOMENT)
    seen: str | None = Field(description=f"{MOMENT}, to about five minutes")


class TokenMade(TokenOut):
    token: str = Field(description="shown this once")


class AccountOut(MeAnswer):
    mail: str | None
    created: str = Field(description=MOMENT)
    passkeys: list[PasskeyOut]
    sessions: list[SessionOut]
    tokens: list[TokenOut]
    bots: list[SitterOut]


class DoneOut(BaseModel):
    done: Literal[True]
