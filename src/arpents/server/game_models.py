"""The shapes of games: their options, rules, book, cards and words."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from arpents.server.models import TEXT_ID, Strict, Titled


class WrittenIn(Strict):
    """Options of a match that is being thought of."""

    scenario: str | None = Field(None, max_length=64, description="the first one when left out")
    options: dict[str, Annotated[str, Field(max_length=4_000)]] = Field(default_factory=dict)


class WrittenOut(BaseModel):
    written: dict[str, Any] = Field(
        description="by option: what its text says, in the shape of the game, with its faults"
    )


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


class SheetOut(BaseModel):
    thing: str
    sheet: dict[str, Any] | None = Field(description="`thing`, `title`, `facts`, `now`, `notes`; null for no thing")
