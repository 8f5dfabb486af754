"""The words of a game as they are typed in the terminal: each verb in the reader's language, or as everywhere."""

from __future__ import annotations

import re
import unicodedata
from typing import Any, Final

from arpents.engine.errors import ArpentsError, UnknownAction
from arpents.engine.game import Game
from arpents.engine.vocabulary import Nouns, Verb
from arpents.speech import Speech
from arpents.table.rehearsal import said_together

WORDED: Final = ("words", "verb")  # arguments of refusals that are words of the game
LONGEST_NAME: Final = 8  # words of a name
WHOLE: Final = ("le", "the")  # forms of a name, as they are read in choices
SHORT: Final = ("short",)
ARTICLES: Final = ("le-", "la-", "les-", "l-", "the-")
ALIKE: Final = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})


class Notation:
    """`from ile-d-orleans` is `de l’île d’Orléans` in French; records and programs know only the first."""

    def __init__(self, game: Game[Any], speech: Speech) -> None:
        self.game = game
        words = [verb.word for verb in game.vocabulary.verbs]
        self.spelt = {word: speech.text(f"verb-{word}") for word in words if speech.has(f"verb-{word}")}
        self.verbs = {bare(spelt): word for word, spelt in self.spelt.items()}
        self.speech = speech
        self.names: dict[str, dict[str, str]] = {}  # by the prefix of their texts: names as they are read

    def meant(self, typed: str) -> str:
        """The words of the game that somebody means; several decisions have commas between them.

        What is no verb stays as it is, and so does what is no name.
        """
        parts: list[str] = []
        verb: Verb | None = None
        for part in re.split("[,;]", bare(typed)):
            first, space, nouns = part.strip().partition(" ")
            word = self.verbs.get(first, first)
            known = self.game.vocabulary.by_word.get(word)
            if known is not None:
                verb = known
                parts.append(word + space + self.nouns_meant(known, nouns.split()))
            elif verb is not None:
                parts.append(self.nouns_meant(verb, part.split()))
            else:
                parts.append(word + space + nouns)
        return ", ".join(parts)

    def nouns_meant(self, verb: Verb, tokens: list[str]) -> str:
        """Names as they are read become those of the notation, the longest first."""
        found: list[str] = []
        at = 0
        while at < len(tokens) and verb.nouns:
            sort = verb.nouns[len(found) % len(verb.nouns)][1]
            name, count = self.named(sort, tokens[at : at + LONGEST_NAME])
            found.append(name)
            at += count
        return " ".join(found + tokens[at:])

    def named(self, sort: Nouns, tokens: list[str]) -> tuple[str, int]:
        """The name that some of these words are, and how many of them."""
        if sort.number(tokens[0]) >= 0:
            return tokens[0], 1
        known = self.names_of(sort)
        for count in range(len(tokens), 0, -1):
            read = hyphened(" ".join(tokens[:count]))
            name = known.get(read) or known.get(without_article(read))
            if name is not None:
                return name, count
        return tokens[0], 1

    def names_of(self, sort: Nouns) -> dict[str, str]:
        """Those that mean one thing; a short name counts where it is no other's whole one."""
        if sort.prefix not in self.names:
            ids = {f"{sort.prefix}-{name}": name for name in sort.names if self.speech.has(f"{sort.prefix}-{name}")}
            whole = self.meanings({id: [self.speech.text(id), *self.forms(id, WHOLE)] for id in ids})
            short = self.meanings({id: self.forms(id, SHORT) for id in ids})
            self.names[sort.prefix] = {spelt: ids[id] for spelt, id in {**short, **whole}.items() if id}
        return self.names[sort.prefix]

    def forms(self, id: str, wanted: tuple[str, ...]) -> list[str]:
        return [text for form, text in self.speech.forms_of(id).items() if form in wanted]

    def meanings(self, spelt: dict[str, list[str]]) -> dict[str, str]:
        """What each spelling means, and nothing where it means several things."""
        found: dict[str, str] = {}
        for id, names in spelt.items():
            for name in names:
                read = hyphened(bare(name))
                for spelling in {read, without_article(read)}:
                    if found.setdefault(spelling, id) != id:
                        found[spelling] = ""
        return found

    def completed(self, typed: str, offered: list[str]) -> str | None:
        """Names without a verb, `28e, 35e`, in the words of the game, if one verb alone can take them all.

        Of several verbs it is the one with which the first name is on offer.
        """
        parts = [part.split() for part in re.split("[,;]", bare(typed))]
        if not all(parts):
            return None
        found: list[list[str]] = []
        for word in dict.fromkeys(words.partition(" ")[0] for words in offered):
            verb = self.game.vocabulary.by_word[word]
            lines = [f"{word} {self.nouns_meant(verb, tokens)}" for tokens in parts] if len(verb.nouns) == 1 else []
            if lines and all(self.understands(line) for line in lines):
                found.append(lines)
        if len(found) > 1:
            found = [lines for lines in found if lines[0] in offered]
        return ", ".join(found[0]) if len(found) == 1 else None

    def typed(self, words: str) -> str:
        """How the reader would type these words."""
        verb, space, nouns = words.partition(" ")
        return self.spelt.get(verb, verb) + space + nouns

    def understands(self, words: str) -> bool:
        """Whether these are words of the game, allowed or not; or several of them."""
        try:
            for one in said_together(self.game.vocabulary, words) or [words]:
                self.game.vocabulary.action(one)
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


def hyphened(text: str) -> str:
    """`ile d'orleans` is `ile-d-orleans`."""
    return re.sub("[^a-z0-9]+", "-", text).strip("-")


def without_article(text: str) -> str:
    for article in ARTICLES:
        if text.startswith(article):
            return text[len(article) :]
    return text
