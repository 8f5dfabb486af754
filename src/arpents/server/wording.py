"""Whatever a person reads, in both languages at once; what was said before is remembered."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from importlib import resources
from typing import Any, Final, TypeVar

import orjson

from arpents.engine.errors import ArpentsError, PositionFault
from arpents.engine.events import Event
from arpents.engine.game import Game
from arpents.engine.state import MatchState
from arpents.games import find
from arpents.speech import LANGUAGES, Speech
from arpents.speech.speech import with_names

MOST_REMEMBERED: Final = 20_000
HALL_TEXTS: Final = ("hall", "lobby", "contests")

Plain = dict[str, Any]
K = TypeVar("K")
V = TypeVar("V")


def server_text(language: str) -> str:
    return (resources.files("arpents.server") / "text" / f"server.{language}.ftl").read_text(encoding="utf-8")


def hall_text(language: str) -> str:
    """Apart from the others: a page that shows nothing of the hall does not fetch it."""
    texts = resources.files("arpents.server") / "text"
    return "".join((texts / f"{name}.{language}.ftl").read_text(encoding="utf-8") for name in HALL_TEXTS)


class Wording:
    """The words of one game, or of the table alone."""

    def __init__(self, slug: str | None) -> None:
        self.slug = slug
        self.speeches = {language: Speech(slug, language) for language in LANGUAGES}
        for language, speech in self.speeches.items():
            for text in (server_text(language), hall_text(language)):
                speech.bundle.add_text(text)
        self.has_names = slug is not None and type(find(slug)).names is not Game.names  # that only a match gives
        self.texts: dict[tuple[str, str, str], Plain] = {}
        self.titles: dict[tuple[str, str], Plain] = {}
        self.actions: dict[tuple[int, str], Plain] = {}
        self.choices: dict[tuple[int, str, str], orjson.Fragment] = {}
        self.steps: dict[tuple[str, str], bytes] = {}
        self.events: dict[tuple[object, ...], Plain] = {}
        self.spoken: dict[str, int] = {}

    def both(self, field: str, say: Callable[[Speech], str]) -> Plain:
        return {f"{field}_{language}": say(speech) for language, speech in self.speeches.items()}

    def text(self, id: str, arguments: Mapping[str, object] | None = None, field: str = "text") -> Plain:
        key = (field, id, repr(arguments) if arguments else "")
        found = self.texts.get(key)
        if found is None:
            found = self.both(field, lambda speech: capital(speech.text(id, arguments)))
            remember(self.texts, key, found)
        return found

    def has(self, id: str) -> bool:
        return all(speech.has(id) for speech in self.speeches.values())

    def title(self, id: str, fallback: str) -> Plain:
        found = self.titles.get((id, fallback))
        if found is None:
            own = self.has(id)
            found = self.text(id, None, "title") if own else self.both("title", lambda speech: fallback)
            remember(self.titles, (id, fallback), found)
        return found

    def error(self, error: ArpentsError) -> Plain:
        """A refusal; the rule stands by itself, not in the text."""
        plain = error if isinstance(error, PositionFault) else ArpentsError(error.reason, "", **error.arguments)
        return {
            "reason": error.reason,
            "rule": error.rule,
            "arguments": error.arguments,
            **self.both("text", lambda speech: speech.error(plain)),
        }

    def prompt(self, prompt: Mapping[str, Any]) -> Plain:
        return {**prompt, **self.text(prompt["id"], with_names(prompt))}

    def key_of(self, state: MatchState, action: int) -> tuple[int, str]:
        """The action, and what its things are called in this match."""
        names = state.arguments(action).get("names") if self.has_names else None
        return action, repr(names) if names else ""

    def choice(self, state: MatchState, action: int, rule: str) -> orjson.Fragment:
        """A choice as it is sent, with the rule of its question."""
        key = (*self.key_of(state, action), rule)
        found = self.choices.get(key)
        if found is None:
            found = orjson.Fragment(orjson.dumps({**self.action(state, action), "rule": rule}))
            remember(self.choices, key, found)
        return found

    def step(self, state: MatchState, words: str, line: int) -> orjson.Fragment:
        """A decision of old as it is sent, with the line in which it was made."""
        key = words, self.key_of(state, self.spoken_by(state, words))[1] if self.has_names else ""
        found = self.steps.get(key)
        if found is None:
            told = self.action(state, self.spoken_by(state, words))
            found = orjson.dumps({name: told[name] for name in ("words", "label_fr", "label_en")})[:-1]
            remember(self.steps, key, found)
        return orjson.Fragment(b'%b,"line":%d}' % (found, line))

    def action(self, state: MatchState, action: int) -> Plain:
        key = self.key_of(state, action)
        found = self.actions.get(key)
        if found is None:
            words = state.words(action)
            names = state.arguments(action).get("names")
            found = {
                "words": words,
                "verb": words.partition(" ")[0],
                "nouns": state.game.vocabulary.arguments(action),
                **self.both("label", lambda speech: speech.label(state.game, action, state)),
            }
            if names:
                found["names"] = names
            remember(self.actions, key, found)
        return found

    def spoken_by(self, state: MatchState, words: str) -> int:
        """The action that somebody has said in these words."""
        action = self.spoken.get(words)
        if action is None:
            action = state.game.vocabulary.action(words)
            remember(self.spoken, words, action)
        return action

    def event(self, state: MatchState, event: Event) -> Plain:
        told = state.told(event)
        names = (repr(told["names"]) if "names" in told else "", told.get("doer"))
        key = (event.kind, event.rule, event.seen_by, *event.numbers(), names)
        found = self.events.get(key)
        if found is None:
            found = self.worded_event(told)
            remember(self.events, key, found)
        return found

    def worded_event(self, event: Mapping[str, Any]) -> Plain:
        return {**event, **self.text(event["kind"], with_names(event))}

    def worded(self, value: Any) -> Any:
        """Plain data in which every text (an id with its arguments) has its words besides."""
        if isinstance(value, list):
            return [self.worded(item) for item in value]
        if not isinstance(value, Mapping):
            return value
        if "id" in value and "arguments" in value:
            return self.prompt(value)
        return {name: self.worded(item) for name, item in value.items()}

    def journeys(self, journeys: Sequence[Mapping[str, Any]]) -> list[Plain]:
        """Many at once, of which the text alone has words."""
        return [{**journey, "text": self.prompt(journey["text"])} for journey in journeys]

    def outcome(self, outcome: Mapping[str, Any] | None) -> Plain | None:
        """The ending may use `$winner`, and the score of each seat by the seat's name."""
        if outcome is None:
            return None
        arguments: dict[str, object] = dict(outcome["scores"])
        if outcome["winner"] is not None:
            arguments["winner"] = f"seat-{outcome['winner']}"
        return {**outcome, **self.text(outcome["reason"], arguments)}

    def rules(self) -> list[Plain]:
        """Every rule with our summary, in rulebook order."""
        french, english = self.speeches["fr"], self.speeches["en"]
        return [
            {"number": number, "text_fr": french.rule(number), "text_en": english.rule(number)}
            for number in english.summaries
        ]


def remember(known: dict[K, V], key: K, value: V) -> None:
    if len(known) >= MOST_REMEMBERED:
        known.clear()
    known[key] = value


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


KNOWN: dict[str | None, Wording] = {}
READING = threading.Lock()  # texts are read once, however many ask for them when the table opens


def wording(slug: str | None) -> Wording:
    found = KNOWN.get(slug)
    if found is not None:
        return found
    if slug is not None:
        find(slug)
    with READING:
        if slug not in KNOWN:
            KNOWN[slug] = Wording(slug)
    return KNOWN[slug]
