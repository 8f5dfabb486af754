"""What a seat may choose now, numbered; long lists by kind, in columns."""

from __future__ import annotations

from typing import Final

from arpents.cli.console import Console
from arpents.cli.notation import Notation, bare
from arpents.cli.words import Refusal, Words
from arpents.engine.actions import kind_of
from arpents.engine.state import MatchState
from arpents.table.rehearsal import said_together

FEW: Final = 14  # choices that are listed one by one, with their words
MANY: Final = 30  # choices of one kind that are only counted
GAP: Final = 3


class Choices:
    def __init__(self, state: MatchState, actions: list[int], words: Words, notation: Notation) -> None:
        self.state = state
        self.game = state.game
        self.actions = actions
        self.words = words
        self.notation = notation

    def __len__(self) -> int:
        return len(self.actions)

    def numbered(self, number: int) -> str | None:
        """The words of a choice."""
        if not 1 <= number <= len(self.actions):
            return None
        return self.game.vocabulary.words(self.actions[number - 1])

    def offers(self, words: str) -> bool:
        """Whether it is a choice, or several of which the first is one."""
        several = said_together(self.game.vocabulary, words)
        return self.game.vocabulary.action(several[0] if several else words) in self.actions

    def labelled(self, label: str) -> str | None:
        """The words of the one choice that reads so, or ends so: `à Lévis` where one may `Aller à Lévis`."""
        typed = bare(label)
        labels = {action: bare(self.label(action)) for action in self.actions}
        found = [action for action in self.actions if labels[action] == typed]
        found = found or [action for action in self.actions if labels[action].endswith(f" {typed}")]
        return self.game.vocabulary.words(found[0]) if len(found) == 1 else None

    def named(self, words: str) -> str | None:
        """The words of the one choice that names its thing as it is called in the match: `act Hobbs`, `Hobbs`."""
        verb, _, name = bare(words).partition(" ")
        if verb not in self.game.vocabulary.by_word:
            verb, name = "", bare(words)
        names = {action: self.names(verb, action) for action in self.actions} if name else {}
        found = [action for action in names if name in names[action]]
        found = found or [action for action in names if any(one.endswith(f" {name}") for one in names[action])]
        return self.game.vocabulary.words(found[0]) if len(found) == 1 else None

    def names(self, verb: str, action: int) -> set[str]:
        """All forms of the name of what a choice, of this verb if one is told, is about."""
        if verb and self.game.vocabulary.words(action).partition(" ")[0] != verb:
            return set()
        names = self.state.arguments(action).get("names", {})
        assert isinstance(names, dict)
        return {
            bare(str(text)) for name in names.values() for text in self.words.speech.resolve({"name": name}).values()
        }

    def offered(self) -> list[str]:
        return [self.game.vocabulary.words(action) for action in self.actions]

    def typed(self, action: int) -> str:
        return self.notation.typed(self.game.vocabulary.words(action))

    def example(self) -> str:
        """Words to show how choices are typed: a verb with its noun if there is one."""
        all_words = [self.typed(action) for action in self.actions]
        return next((words for words in all_words if " " in words), all_words[0] if all_words else "")

    def label(self, action: int) -> str:
        return self.words.speech.label(self.game, action, self.state)

    def kinds(self) -> list[list[int]]:
        """Places in the list of actions, those of one kind together."""
        found: dict[int, list[int]] = {}
        for place, action in enumerate(self.actions):
            found.setdefault(kind_of(action), []).append(place)
        return list(found.values())

    def verb(self, place: int) -> str:
        return self.game.vocabulary.words(self.actions[place]).split()[0]

    def count(self, places: list[int]) -> str:
        """Instead of a long list: where it is in the whole, and how to see it."""
        verb = self.notation.typed(self.verb(places[0]))
        told = {"first": places[0] + 1, "last": places[-1] + 1, "verb": verb, "count": len(places)}
        return self.words.text("choices-hidden", told)

    def show(self, console: Console) -> None:
        if len(self.actions) <= FEW:
            self.show_few(console)
            return
        for places in self.kinds():
            if len(places) > MANY:
                print(f"  {self.count(places)}")
            else:
                self.show_columns(places, console)

    def show_all(self, verb: str, console: Console) -> None:
        """Everything, or everything of one kind."""
        wanted = [places for places in self.kinds() if not verb or self.verb(places[0]) == verb]
        if not wanted:
            raise Refusal("no-choice-of-kind", verb=self.notation.typed(verb))
        for places in wanted:
            self.show_columns(places, console)

    def show_few(self, console: Console) -> None:
        labels = [self.label(action) for action in self.actions]
        widest = max((len(label) for label in labels), default=0)
        for place, action in enumerate(self.actions):
            words = console.paint("faint", self.typed(action))
            print(f"{console.paint('strong', f'{place + 1:>4}')}  {labels[place]:<{widest}}   {words}")

    def show_columns(self, places: list[int], console: Console) -> None:
        labels = [self.label(self.actions[place]) for place in places]
        cell = max(len(label) for label in labels) + 6 + GAP
        columns = max(1, console.width // cell)
        rows = -(-len(places) // columns)
        for row in range(rows):
            line = ""
            for at in range(row, len(places), rows):
                number = console.paint("strong", f"{places[at] + 1:>4}")
                line += f"{number}  {labels[at]:<{cell - 6}}"
            print(line.rstrip())
