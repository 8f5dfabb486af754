"""What environments for learners say when something is wrong: one sentence, in the language of the environment."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from importlib import resources
from types import ModuleType
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from arpents.engine.errors import ArpentsError
from arpents.engine.numbers import whole
from arpents.speech import LANGUAGES, Speech, speech_for
from arpents.speech.speech import capital

TEXTS: Final = "environments"
TITLES: Final = {"numpy": "NumPy", "gymnasium": "Gymnasium", "pettingzoo": "PettingZoo", "pyspiel": "OpenSpiel"}


class EnvironmentFault(ArpentsError):
    """An environment used in a way that it is not made for."""


class MissingLibrary(ArpentsError):
    """A library that only this part of Arpents needs."""


def aloud(fault: ArpentsError, slug: str | None, language: str) -> ArpentsError:
    """The same fault, which now says itself in the language."""
    if not fault.sentence:
        fault.sentence = sentence(fault, speech_for(slug, language))
    return fault


def spoken(fault: ArpentsError) -> str:
    """What a fault says by itself, in the language of the locale; nothing where there is no text for it."""
    try:
        speech = speech_for(fault.game or None, spoken_language(None))
        return sentence(fault, speech) if speech.has(fault.reason) or has_text(fault.reason) else ""
    except Exception:  # whoever asks what is wrong must hear of that, not of a text
        return ""


def has_text(id: str) -> bool:
    return bundle_of("en").has_message(id)


def sentence(fault: ArpentsError, speech: Speech) -> str:
    bundle = bundle_of(speech.lang)
    if not bundle.has_message(fault.reason):
        return speech.error(fault)
    arguments = dict(fault.arguments)
    if "what" in arguments:
        arguments["what"] = text(speech.lang, f"count-{arguments['what']}")
    return capital(text(speech.lang, fault.reason, speech.resolve(arguments)))


def text(language: str, id: str, arguments: dict[str, str | int | float] | None = None) -> str:
    pattern = bundle_of(language).get_message(id).value
    assert pattern is not None
    said, errors = bundle_of(language).format_pattern(pattern, arguments or {})
    if errors:
        raise errors[0]
    return str(said)


@functools.cache
def bundle_of(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    file = resources.files("arpents.research") / "text" / f"{TEXTS}.{language}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def spoken_language(language: str | None) -> str:
    """The language that was asked for, else that of the locale: French for a French one, English for every other."""
    from arpents.speech.locale import locale_language

    if language is None:
        return locale_language()
    if language not in LANGUAGES:
        raise aloud(ArpentsError("unknown-language", language=str(language), known=list(LANGUAGES)), None, "en")
    return language


def library(name: str, extra: str) -> ModuleType:
    """A library, or the sentence that says how to get it."""
    try:
        return importlib.import_module(name)
    except ImportError as fault:
        raise missing(name, extra) from fault


def missing(name: str, extra: str) -> ArpentsError:
    return aloud(
        MissingLibrary("library-missing", library=TITLES[name.split(".")[0]], extra=extra), None, spoken_language(None)
    )


def count(what: str, value: object, least: int) -> int:
    """A number of things that somebody asks for."""
    number = None if isinstance(value, bool) else whole(value)
    if number is None or number < least:
        raise EnvironmentFault("not-a-count", value=str(value), what=what, least=least)
    return number
