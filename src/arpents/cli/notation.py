"""The words of a game as they are typed in the terminal: each verb in the reader's language, or as everywhere."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from arpents.engine.errors import ArpentsError, UnknownAction
from arpents.engine.game import Game
from arpents.speech import Speech

WORDED: Final = ("words", "verb")  # arguments of refusals that are words of the game
ALIKE: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


class Notation:
    """`from levis` is `de levis` in French; records and programs know only the first."""

    def __init__(self, game: Game[Any], speech: Speech) -> None:
        self.game = game
        words = [verb.word for verb in game.vocabulary.verbs]
        self.spelt = {word: speech.text(f"verb-{word}") for word in words if speech.has(f"verb-{word}")}
        self.verbs = {bare(spelt): word for word, spelt in self.spelt.items()}

    def meant(self, typed: str) -> str:
        """The words of the game that somebody means; what is no verb stays as it is."""
        verb, space, nouns = bare(typed).partition(" ")
        return self.verbs.get(verb, verb) + space + nouns

    def typed(self, words: str) -> str:
        """How the reader would type these words."""
        verb, space, nouns = words.partition(" ")
        return self.spelt.get(verb, verb) + space + nouns

    def understands(self, words: str) -> bool:
        """Whether these are words of the game, allowed or not."""
        try:
            self.game.vocabulary.action(words)
        except UnknownAction:
            return False
        return True

    def as_typed(self, arguments: dict[str, object]) -> dict[str, object]:
        """The arguments of a refusal, with words as the reader types them."""
        return {
            name: self.typed(value) if name in WORDED and isinstance(value, str) else value
            for name, value in arguments.items()
        }

    def refusal(self, error: ArpentsError) -> ArpentsError:
        return ArpentsError(error.reason, error.rule, **self.as_typed(error.arguments))


def bare(text: str) -> str:
    """Lower case without accents, spaces evened: `Règle` is `regle`."""
    taken_apart = unicodedata.normalize("NFD", text.lower().translate(ALIKE))
    return " ".join("".join(sign for sign in taken_apart if not unicodedata.combining(sign)).split())
