"""What the command line says, in the language of whoever reads it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from importlib import resources

from arpents.engine.errors import ArpentsError
from arpents.engine.prompt import Outcome
from arpents.speech import LANGUAGES, Speech, speech_for
from arpents.speech.locale import locale_language
from arpents.speech.texts import Texts


class Refusal(Exception):
    """Bad input: one clear sentence, and exit code 2."""

    def __init__(self, id: str, /, **arguments: object) -> None:
        super().__init__(id)
        self.id = id
        self.arguments: dict[str, object] = dict(arguments)


class Words:
    """The texts of the command line, and the speech of the game it is about."""

    def __init__(self, lang: str, slug: str | None = None) -> None:
        self.lang = lang
        self.slug = slug
        self.bundle = bundle_of(lang)

    @property
    def speech(self) -> Speech:
        return speech_for(self.slug, self.lang)

    def about(self, slug: str) -> None:
        """From now on the talk is of this game."""
        self.slug = slug

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def text(self, id: str, arguments: Mapping[str, object] | None = None) -> str:
        message = self.bundle.get_message(id)
        assert message.value is not None
        text, errors = self.bundle.format_pattern(message.value, {k: plain(v) for k, v in (arguments or {}).items()})
        if errors:
            raise errors[0]
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """`why`, where there is one, is a text too."""
        named = dict(refusal.arguments)
        if "why" in named:
            named["why"] = self.text(str(named["why"]))
        return self.text(refusal.id, named)

    def error(self, error: ArpentsError) -> str:
        if self.has(error.reason):
            return self.text(error.reason, error.arguments)
        return self.speech.error(error)

    def outcome(self, outcome: Outcome) -> list[str]:
        """How a match ended, and who won it: not every ending says so by itself."""
        winner = self.text("drawn") if outcome.winner is None else self.text("won", {"seat": self.seat(outcome.winner)})
        return [self.speech.outcome(outcome), winner]

    def level(self, bot: str) -> str:
        """What a computer player is called; one that was told how long to think, with that."""
        name, colon, budget = bot.partition(":")
        told = self.text(f"level-{name}") if self.has(f"level-{name}") else name
        return f"{told} ({budget})" if colon else told

    def apart(self, texts: Iterable[str]) -> str:
        """Several phrases in one line."""
        return functools.reduce(lambda one, other: self.text("apart", {"one": one, "other": other}), texts)

    def seat(self, seat: str) -> str:
        return self.speech.text(f"seat-{seat}")


def plain(value: object) -> str | int | float:
    if isinstance(value, (list, tuple)):
        return ", ".join(str(item) for item in value)
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return str(value)


@functools.cache
def bundle_of(lang: str) -> Texts:
    bundle = Texts(lang)
    for name in ("cli", "admin"):
        file = resources.files("arpents.cli") / "text" / f"{name}.{lang}.ftl"
        bundle.add_text(file.read_text(encoding="utf-8"))
    return bundle


def language_of(arguments: Sequence[str]) -> str:
    """`--lang` wherever it stands; else the language of the locale."""
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            return known_language(arguments[number + 1])
        if argument.startswith("--lang="):
            return known_language(argument.removeprefix("--lang="))
    return locale_language()


def known_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refusal("unknown-language", language=lang, known=LANGUAGES)
    return lang
