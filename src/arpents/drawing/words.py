"""What is written on a picture, in one language, and the facts of the game it is of."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from arpents.games import room_of
from arpents.speech import Speech, speech_for
from arpents.speech.speech import capital

SHORT: Final = ".short"


class Words:
    def __init__(self, slug: str, lang: str) -> None:
        self.slug = slug
        self.lang = lang
        self.speech: Speech = speech_for(slug, lang)
        self.own = own_texts(lang)

    def name(self, id: str) -> str:
        return capital(self.speech.text(id))

    def short(self, id: str) -> str:
        """Twelve letters at most."""
        return self.speech.text(id + SHORT) if self.speech.has(id + SHORT) else self.speech.text(id)

    def seen_by(self, seat: str | None) -> str:
        """Whose view a picture is; the sides of some games have no article."""
        if seat is None:
            return self.text("seen-by-all")
        form = f"seat-{seat}" + (".le" if self.lang == "fr" else ".the")
        if self.speech.has(form):
            return self.text("seen-by", seat=self.speech.text(form))
        return self.text("seen-as", seat=self.name(f"seat-{seat}"))

    def say(self, id: str, **arguments: object) -> str:
        return self.speech.text(id, arguments)

    def called(self, name: object, form: str = "") -> str:
        """What a thing is called in its match: a text id, or a text with arguments of its own."""
        id = str(name["id"]) if isinstance(name, Mapping) else str(name)
        arguments = name.get("arguments", {}) if isinstance(name, Mapping) else {}
        if form and self.speech.has(f"{id}.{form}"):
            return self.speech.text(f"{id}.{form}", arguments)
        return self.speech.text(id, arguments) if self.speech.has(id) else id

    def text(self, id: str, **arguments: object) -> str:
        """A text of the pictures themselves."""
        message = self.own.get_message(id)
        assert message.value is not None
        told, errors = self.own.format_pattern(message.value, arguments)
        if errors:
            raise errors[0]
        return str(told)

    def facts(self, file: str) -> list[dict[str, Any]]:
        return facts_of(self.slug, file)

    def fact(self, file: str, id: str) -> dict[str, Any]:
        return facts_by_id(self.slug, file).get(id, {})


@functools.cache
def facts_of(slug: str, file: str) -> list[dict[str, Any]]:
    """A list of facts; where a file holds several they come one after the other."""
    told = json.loads((room_of(slug) / "data" / file).read_text(encoding="utf-8"))
    lists = [told] if isinstance(told, list) else [part for part in told.values() if isinstance(part, list)]
    return [entry for part in lists for entry in part]


@functools.cache
def facts_by_id(slug: str, file: str) -> dict[str, dict[str, Any]]:
    return {str(entry["id"]): entry for entry in facts_of(slug, file) if "id" in entry}


@functools.cache
def own_texts(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    file = resources.files("arpents.drawing") / "text" / f"drawing.{lang}.ftl"
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
