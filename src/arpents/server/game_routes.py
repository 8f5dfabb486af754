"""The games on the table: their names, rules, words, facts and texts. Nothing here ever changes while it runs."""

from __future__ import annotations

import functools
import hashlib
import json
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal

from fastapi import APIRouter, Request
from starlette.responses import Response

from arpents.bots import BOTS, offered_bots
from arpents.engine.game import Game
from arpents.games import find, list_of, room_of, slugs
from arpents.server.game_models import (
    BookOut,
    CardsOut,
    FilesOut,
    GameOut,
    GamesOut,
    RulesOut,
    WordsOut,
    WrittenIn,
    WrittenOut,
)
from arpents.server.house import HOUSE, LASTING
from arpents.server.models import Refused
from arpents.server.refusals import Refusal
from arpents.server.states import json_answer, json_text
from arpents.server.wording import Plain, server_text, wording
from arpents.speech.speech import text_files, typeset
from arpents.table.book import book_of, chapter_of
from arpents.table.cards import CardLine, GameCard, cards_of
from arpents.version import VERSION

TOLD_WHOLE: Final = (
    "lessons",
    "pieces",
)  # texts of lessons and set pieces; a client looks up guides alone
GUIDE: Final = "guide-"

router = APIRouter(
    prefix="/api", tags=["games"], responses={404: {"model": Refused}, 304: {"description": "not changed"}}
)


def kept(request: Request, content: str | bytes, media: str) -> Response:
    """An answer that a client may keep, and ask whether it is still good; asked for by the name of the house, it is."""
    body = content.encode() if isinstance(content, str) else content
    etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    lasting = request.query_params.get("v") == HOUSE
    headers = {"ETag": etag, "Cache-Control": LASTING if lasting else "no-cache"}
    if request.headers.get("if-none-match") == etag:
        return Response(None, 304, headers)
    return Response(body, 200, headers, media)


def kept_json(request: Request, body: object) -> Response:
    return kept(request, json_text(body), "application/json")


@functools.cache
def game_answer(slug: str) -> Plain:
    game: Game[Any] = find(slug)
    words = wording(slug)

    def titled(prefix: str, id: str) -> Plain:
        return {"id": id, **words.title(f"{prefix}-{id}", id)}

    return {
        "slug": slug,
        **words.title("game-title", slug),
        **words.text("game-about", None, "about"),
        "seats": [titled("seat", seat) for seat in game.seats],
        "scenarios": [titled("scenario", scenario) for scenario in game.scenarios],
        "options": [
            {
                **titled("option", option.id),
                "rule": option.rule,
                "written": option.written,
                "values": [{**titled(f"option-{option.id}", value), "id": value} for value in option.values],
            }
            for option in game.options
        ],
        "bots": [titled("bot", bot) for bot in BOTS],
        "offered": offered_bots(game),
        "things": [nouns.prefix for nouns in game.things() if nouns.prefix],
        "queries": {name: list(arguments) for name, arguments in game.queries().items()},
    }


@router.get("/games", response_model=GamesOut)
def games(request: Request) -> Response:
    """All games with their scenarios, options, seats and computer players."""
    return kept_json(request, {"engine": VERSION, "games": [game_answer(slug) for slug in slugs()]})


@router.get("/games/{game}", response_model=GameOut)
def one_game(request: Request, game: str) -> Response:
    find(game)
    return kept_json(request, game_answer(game))


@router.post(
    "/games/{game}/written",
    response_model=WrittenOut,
    responses={status: {"model": Refused} for status in (400, 403, 413, 421, 422, 429, 503)},
)
def written(request: Request, game: str, wanted: WrittenIn) -> Response:
    """What the texts among the options of a match say, such as army lists, and every fault in them."""
    room = find(game)
    request.state.game = room.slug
    scenario = room.scenarios[room.scenario_number(wanted.scenario)]
    return json_answer({"written": wording(room.slug).worded(room.written(scenario, wanted.options))})


@router.get("/games/{game}/rules", response_model=RulesOut)
def rules(request: Request, game: str) -> Response:
    """Our own summaries of the numbered rules, and our rulings where the rulebook leaves a doubt."""
    return kept_json(request, rules_answer(find(game).slug))


@functools.cache
def rules_answer(slug: str) -> Plain:
    rulings = list_of(slug, "rulings.toml").get("ruling", [])
    return {
        "rules": wording(slug).rules(),
        "rulings": [
            {"id": entry["id"], "rule": entry["rule"], "text_fr": typeset(entry["fr"]), "text_en": entry["en"]}
            for entry in rulings
        ],
    }


@router.get("/games/{game}/book", response_model=BookOut)
def book(request: Request, game: str) -> Response:
    """The rules as a book: chapters, rules, rulings, glossary, charts, and an entry for every thing."""
    return kept_json(request, book_answer(find(game).slug))


@functools.cache
def book_answer(slug: str) -> Plain:
    found = book_of(slug)

    def both(field: str, texts: dict[str, str]) -> Plain:
        return {f"{field}_{language}": text for language, text in texts.items()}

    return {
        "chapters": [{"number": chapter.number, **both("title", chapter.titles)} for chapter in found.chapters],
        "rules": [
            {"number": rule.number, "chapter": chapter_of(rule.number), **both("text", rule.texts)}
            for rule in found.rules.values()
        ],
        "rulings": [
            {"id": ruling.number, "rule": ruling.rule, **both("text", ruling.texts)} for ruling in found.rulings
        ],
        "terms": [
            {"id": term.id, "rule": term.rule, **both("title", term.titles), **both("text", term.texts)}
            for term in found.terms
        ],
        "charts": [chart.dump() for chart in found.charts],
        "entries": [
            {"sort": sort, "sheets": [sheet.dump() for sheet in sheets]}
            for sort, sheets in found.entries.items()
            if sheets
        ],
    }


@router.get("/games/{game}/cards", response_model=CardsOut)
def cards(request: Request, game: str) -> Response:
    """The card of each scenario: who one is, how one wins and loses, how long it takes, a turn, the first steps."""
    return kept_json(request, cards_answer(find(game).slug))


@functools.cache
def cards_answer(slug: str) -> Plain:
    return {"cards": [worded_card(card) for card in cards_of(slug).values()]}


def worded_card(card: GameCard) -> Plain:
    words = wording(card.slug)

    def told(lines: list[CardLine]) -> list[Plain]:
        return [{"id": line.id, "rules": line.rules, **words.text(line.id)} for line in lines]

    return {
        "scenario": card.scenario,
        **words.title(f"scenario-{card.scenario}", card.scenario),
        "difficulty": card.difficulty,
        "seconds": card.seconds,
        "minutes": card.minutes,
        "turn": told(card.turn),
        "end": told(card.end),
        "seats": [
            {
                "id": side.seat,
                **words.title(f"seat-{side.seat}", side.seat),
                "who": told(side.who),
                "win": told(side.win),
                "lose": told(side.lose),
                "first": told(side.first),
                "decisions": side.decisions,
                "minutes": side.minutes,
            }
            for side in card.sides
        ],
    }


@router.get("/games/{game}/words", response_model=WordsOut)
def words(request: Request, game: str) -> Response:
    """Every verb with the things it may be about."""
    verbs = [
        {
            "word": verb.word,
            "nouns": [{"name": name, "prefix": nouns.prefix, "names": list(nouns.names)} for name, nouns in verb.nouns],
        }
        for verb in find(game).vocabulary.verbs
    ]
    return kept_json(request, {"verbs": verbs})


@router.get("/games/{game}/data", response_model=FilesOut)
def files(request: Request, game: str) -> Response:
    """The names of the game's files of facts."""
    return kept_json(request, {"files": fact_files(game)})


def fact_files(game: str) -> list[str]:
    folder = room_of(game) / "data"
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".json")) if folder.is_dir() else []


@router.get("/games/{game}/data/{name}")
def facts(request: Request, game: str, name: str) -> Response:
    """One of them, as it is."""
    if name not in fact_files(game):
        raise Refusal(404, "no-such-file")
    text = (room_of(game) / "data" / name).read_text(encoding="utf-8")
    return kept_json(request, json.loads(text))


def said_by_clients(file: Traversable) -> str:
    text = file.read_text(encoding="utf-8")
    if file.name.partition(".")[0] not in TOLD_WHOLE:
        return text
    return "\n".join(line for line in text.splitlines() if line.startswith(GUIDE))


@router.get(
    "/texts/{language}/{name}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def texts(request: Request, language: Literal["fr", "en"], name: str) -> Response:
    """Fluent texts of a game, or the `common` ones. What other answers tell in whole sentences is not among them."""
    common = text_files(None, language)
    if name == "common":
        found = [file.read_text(encoding="utf-8") for file in common] + [server_text(language)]
    else:
        find(name)
        found = [said_by_clients(file) for file in text_files(name, language)[len(common) :]]
    return kept(request, "\n".join(found), "text/plain; charset=utf-8")
