"""The file in which somebody at the terminal keeps a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from arpents.cli.console import Console
from arpents.cli.files import named, write_text
from arpents.cli.words import Refusal, Words
from arpents.speech import LANGUAGES
from arpents.table.match import Match


class MatchFile:
    """A match that is not over tells all in its file: that is said before, and a second asking writes it."""

    def __init__(self, match: Match, words: Words, console: Console) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.names: list[Path] = []  # this match's own: they may be written again
        self.saved = match.moves  # as it was saved last
        self.warned = False

    def save(self, name: str) -> None:
        if not name:
            if not self.names:
                raise Refusal("save-where")
            name = str(self.names[-1])
        file = named(name)
        if file not in self.names and not self.match.over and not self.warned:
            self.warn()
            self.console.say(self.words.text("save-again", {"file": name}))
            return
        told = [] if self.match.over else [Words(lang).text("file-tells-all") for lang in LANGUAGES]
        write_text(str(file), self.match.text(revealed=True, notes=told), overwrite=file in self.names)
        self.names.append(file)
        self.saved = self.match.moves
        self.console.say(self.words.text("saved", {"file": name}))

    def warn(self) -> None:
        """Before anything is written: who plays against the computer might look into the file."""
        self.console.say(self.words.text("file-tells-all"))
        self.warned = True

    def offer(self, id: str, read: Callable[[], str]) -> None:
        """Until a name works, or Enter; nobody is asked about a match that is saved as it is."""
        if self.match.moves != self.saved and not self.match.over:
            self.warn()
        while self.match.moves != self.saved:
            self.console.say(self.words.text(id))
            name = read()
            if not name:
                return
            try:
                self.save(name)
            except Refusal as refusal:
                self.console.say(self.words.refusal(refusal), "wrong")
