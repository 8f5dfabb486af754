"""What may be decided in one go, in the terminal: a march to a far place, a whole force, an order with its blocks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from arpents.cli.console import Console
from arpents.cli.notation import Notation, bare, hyphened, without_article
from arpents.cli.words import Refusal, Words
from arpents.speech.speech import capital

MOST_SHOWN: Final = 3  # whole answers that are told beside the choices

Journey = Mapping[str, Any]


class Journeys:
    def __init__(self, found: Sequence[Journey], words: Words, notation: Notation) -> None:
        self.found = found
        self.words = words
        self.notation = notation

    def text(self, journey: Journey) -> str:
        return capital(self.words.speech.text(journey["text"]["id"], journey["text"]["arguments"]))

    def typed(self, journey: Journey) -> str:
        return ", ".join(self.notation.typed(words) for words in journey["words"])

    def hint(self) -> str:
        """That there are some, and the first of them; nothing where there are none."""
        if not self.found:
            return ""
        shown = [self.text(journey) for journey in self.found[:MOST_SHOWN]]
        return self.words.text("march-hint", {"count": len(self.found), "first": self.words.apart(shown)})

    def show(self, console: Console) -> None:
        if not self.found:
            raise Refusal("march-nowhere")
        for number, journey in enumerate(self.found, 1):
            console.say(f"{number:>4}  {self.text(journey)}")

    def chosen(self, typed: str) -> list[str]:
        """The chain that a number, a place, or some words of a text mean."""
        if not self.found:
            raise Refusal("march-nowhere")
        if typed.isascii() and typed.isdigit():
            number = int(typed[-6:])
            if not 1 <= number <= len(self.found):
                raise Refusal("march-which", count=len(self.found))
            return list(self.found[number - 1]["words"])
        wanted = hyphened(bare(typed))
        fitting = [one for one in self.found if wanted in self.names(one)]
        fitting = fitting or [one for one in self.found if wanted in hyphened(bare(self.text(one)))]
        fitting = fitting or self.by_place_and_way(wanted)
        if not fitting:
            raise Refusal("march-unknown", text=typed)
        if len(fitting) > 1:
            told = self.words.apart(f"{self.found.index(one) + 1} {self.text(one)}" for one in fitting[:6])
            raise Refusal("march-several", text=told)
        return list(fitting[0]["words"])

    def by_place_and_way(self, wanted: str) -> list[Journey]:
        """`albany by boat`: a place, and words of how one goes there."""
        found: list[Journey] = []
        for one in self.found:
            text = hyphened(bare(self.text(one)))
            for name in self.names(one):
                if wanted.startswith(name + "-") and wanted[len(name) + 1 :] in text:
                    found.append(one)
                    break
        return found

    def names(self, journey: Journey) -> set[str]:
        """What its place is called, in the notation and in the reader's language."""
        target = str(journey.get("target", ""))
        if not target:
            return set()
        read = hyphened(bare(self.words.speech.text(target)))
        return {target.partition("-")[2], read, without_article(read)}
