"""A table in the terminal: what happened, the board, what is asked, and what a person answers."""

from __future__ import annotations

import contextlib
from typing import Final

from arpents.bots import Bot
from arpents.cli.advice import advised, show_hints
from arpents.cli.boards import board_for
from arpents.cli.book import BookReader, named_in, thing_named
from arpents.cli.card import show_card
from arpents.cli.choices import Choices
from arpents.cli.console import Console
from arpents.cli.journeys import Journeys
from arpents.cli.log import course, folded, show_lines
from arpents.cli.match_file import MatchFile
from arpents.cli.notation import Notation, bare
from arpents.cli.words import Refusal, Words
from arpents.engine.errors import ArpentsError
from arpents.table.book import book_of
from arpents.table.cards import cards_of
from arpents.table.match import Match
from arpents.table.rehearsal import explain_chain, meant

# what may be typed besides choices, in either language
COMMANDS: Final = {
    "why": "why", "pourquoi": "why",
    "foresee": "foresee", "prevoir": "foresee", "odds": "foresee", "chances": "foresee",
    "rule": "rule", "regle": "rule", "rules": "rule", "regles": "rule",
    "look": "look", "voir": "look", "regarder": "look", "regarde": "look", "inspect": "look", "inspecter": "look",
    "chart": "chart", "charts": "chart", "tableau": "chart", "tableaux": "chart",
    "glossary": "glossary", "glossaire": "glossary",
    "list": "list", "liste": "list", "choices": "list", "choix": "list",
    "march": "march", "marche": "march",
    "board": "board", "map": "board", "carte": "board",
    "card": "card", "fiche": "card",
    "log": "log", "journal": "log",
    "dice": "dice", "des": "dice",
    "undo": "undo", "annuler": "undo",
    "hint": "hint", "conseil": "hint", "indice": "hint",
    "save": "save", "enregistrer": "save", "sauvegarder": "save",
    "help": "help", "aide": "help", "?": "help",
    "quit": "quit", "quitter": "quit", "exit": "quit",
}  # fmt: skip

DIGITS: Final = 9  # no list of choices is longer


class LeaveTable(Exception):
    """Somebody quits, or there is nothing more to read."""


class Tabletop:
    def __init__(
        self,
        match: Match,
        bots: dict[str, tuple[str, Bot]],
        words: Words,
        console: Console,
        hints: bool = True,
    ) -> None:
        self.match = match
        self.hints = hints  # whether anybody may ask for advice
        self.game = match.game
        self.bots = bots  # by seat: name and player
        self.people = [seat for seat in self.game.seats if seat not in bots]
        self.words = words
        self.console = console
        self.board = board_for(self.game.slug, words, console.paint)
        self.notation = Notation(self.game, words.speech)
        self.seen = dict.fromkeys(self.game.seats, 0)  # how many events each seat was shown
        self.decided: dict[str, int] = {}  # by seat: how many events it knew after its own last decision
        self.moment: object = None  # of the board as it was drawn last
        self.seat = self.people[0] if len(self.people) == 1 else ""  # who sits before the screen
        match.alone = self.seat
        self.file = MatchFile(match, words, console)
        self.legend_shown = False
        self.left: dict[str, list[str]] = {}  # by seat: the words of its last line that were not played

    # -- from the first question to the last

    def run(self) -> None:
        try:
            self.console.seat(self.seat)
            self.welcome()
            while not self.match.over:
                self.bots_decide()
                if not self.match.over:
                    self.ask_somebody()
            self.finish()
        except LeaveTable:
            self.console.say(self.words.text("goodbye"))
        except KeyboardInterrupt:  # a second one is not asked
            self.console.say()
            with contextlib.suppress(LeaveTable):
                self.offer_to_save("not-saved")
            raise

    def welcome(self) -> None:
        say, text, match = self.console.say, self.words.text, self.match
        speech = self.words.speech
        scenario = speech.text(f"scenario-{match.scenario}")
        say(text("welcome", {"title": speech.text("game-title"), "scenario": scenario}), "strong")
        for seat, (name, _) in self.bots.items():
            sides = {"seat": self.words.seat(self.seat), "other": self.words.seat(seat)}
            say(text("your-seat", {**sides, "bot": self.words.level(name)}))
        if len(self.people) > 1:
            say(text("hot-seat", {"seat": self.people[0]}))
            say(text("hints-told" if self.hints else "hints-told-off"))
        if match.commitment:
            self.show_dice()
        if match.moves:
            say(text("resumed", {"decisions": len(match.moves)}))
            for seat in self.people:
                self.seen[seat] = len(self.match.state.events_for(seat))
        say(text("welcome-help"))

    def bots_decide(self) -> None:
        state = self.match.state
        while asked := [seat for seat in self.bots if seat in state.to_act]:
            with self.console.meanwhile(self.words.text("thinking", {"seat": self.words.seat(asked[0])})):
                while asked[0] in state.to_act:
                    self.match.decide(asked[0], self.bots[asked[0]][1].choose(self.game.seat(state, asked[0])))
                self.match.play_foregone()  # and the computer may be asked again

    def ask_somebody(self) -> None:
        asked = self.match.state.to_act
        seat = self.seat if self.seat in asked else asked[0]
        if seat != self.seat:
            self.draw_curtain(seat)
        self.show_news()
        self.show_question()
        while not self.answer(self.read()):
            pass

    def draw_curtain(self, seat: str) -> None:
        """Two people share the screen: the next one must be alone before anything is shown."""
        if self.seat:  # before the first one nothing was shown that must go
            self.console.clear()
        self.seat = seat
        self.console.seat("")
        if self.console.ask(self.words.text("curtain", {"seat": self.words.seat(seat)}) + " ") is None:
            raise LeaveTable
        self.console.clear()
        self.console.seat(seat)
        self.moment = None

    def read(self) -> str:
        line = self.console.ask(self.words.text("prompt-mark"))
        if line is None:
            raise LeaveTable
        return line

    # -- what is seen

    def show_news(self) -> None:
        events = self.match.state.events_for(self.seat)
        first = min(self.seen[self.seat], len(events))
        self.seen[self.seat] = len(events)
        if first < len(events):
            chronicle = folded(self.game.slug, events)
            show_lines(chronicle, events, first, self.decided.get(self.seat), self.words.speech, self.console)
        if left := self.left.pop(self.seat, None):
            self.console.say(
                self.words.text("words-left", {"words": [self.notation.typed(words) for words in left]}), "wrong"
            )

    def show_question(self) -> None:
        state = self.match.state
        view = state.view(self.seat)
        if self.board.asks:
            self.board.answer = state.query(self.seat, self.board.asks, {})
        if self.board.moment(view) != self.moment:
            self.show_board()
        self.console.show(self.board.close_up(view, self.console.width))
        self.console.say()
        asked = self.words.speech.prompt(state.prompt(self.seat))
        self.console.say(f"{self.words.seat(self.seat)} — {asked}", "strong")
        self.choices().show(self.console)
        if hint := self.journeys().hint():
            self.console.say(hint, "faint")
        if state.can_undo(self.seat):
            self.console.say(self.words.text("undo-possible"), "faint")

    def show_board(self) -> None:
        view = self.match.state.view(self.seat)
        self.moment = self.board.moment(view)
        self.console.say()
        self.console.show(self.board.draw(view, self.console.width))
        if not self.legend_shown:
            self.legend_shown = True
            self.console.say(self.board.legend(view), "faint")

    def choices(self) -> Choices:
        return Choices(self.match.state, self.match.state.actions(self.seat), self.words, self.notation)

    def journeys(self) -> Journeys:
        return Journeys(self.match.journeys(self.seat), self.words, self.notation)

    # -- what is answered; True when the match has changed

    def answer(self, line: str) -> bool:
        if not line:
            return False
        first, _, rest = line.partition(" ")
        command = COMMANDS.get(bare(first))
        try:
            if command is None or self.on_offer(line) or (command == "card" and rest):  # a verb of some games
                return self.choose(line)
            return self.command(command, rest.strip())
        except Refusal as refusal:
            self.console.say(self.words.refusal(refusal), "wrong")
        except ArpentsError as error:
            if error.reason == "unknown-verb":
                typed = str(error.arguments["verb"]).rstrip(",;")
                self.console.say(self.words.text("not-understood", {"verb": typed}), "wrong")
            else:
                self.console.say(self.words.error(self.notation.refusal(error)), "wrong")
        return False

    def on_offer(self, line: str) -> bool:
        """Whether a line that begins like a command is a choice: `board` is a verb in some games."""
        words = self.notation.meant(line)
        return self.notation.understands(words) and self.choices().offers(words)

    def spoken(self, line: str) -> str:
        """What somebody typed, in the words of the game: as they are, in the reader's language, or a choice's label."""
        words = self.notation.meant(line)
        if self.notation.understands(words):
            return words
        choices = self.choices()
        named = choices.labelled(line) or choices.named(words)
        return named or self.notation.completed(line, choices.offered()) or words

    def choose(self, line: str) -> bool:
        if is_number(line):
            self.play(self.numbered(line))
            return True
        text = self.spoken(line)
        chain = self.expand(text)
        doubtful = self.board.doubtful(chain)
        if doubtful and self.match.state.explain(self.seat, chain[0]).allowed and not self.insists(doubtful):
            return False
        self.play(text)
        return True

    def numbered(self, number: str) -> str:
        """The words of the choice with this number."""
        choices = self.choices()
        words = choices.numbered(int(number[-DIGITS:])) if len(number.lstrip("0")) <= DIGITS else None
        if words is None:
            raise Refusal("no-such-choice", count=len(choices))
        return words

    def play(self, text: str) -> None:
        _, self.left[self.seat] = self.match.play(self.seat, text)
        self.decided[self.seat] = len(self.match.state.events_for(self.seat))

    def marched(self, typed: str) -> str:
        """A far place in one go; one next door is a choice like any other."""
        try:
            return ", ".join(self.journeys().chosen(typed))
        except Refusal:
            choices = self.choices()
            near = choices.labelled(typed) or choices.named(typed)
            if near is None:
                raise
            return near

    def expand(self, line: str) -> list[str]:
        return meant(self.match.state, self.seat, line)

    def insists(self, chain: list[str]) -> bool:
        """Somebody writes what cannot be carried out: by mistake, or as a bluff?"""
        why = self.explanation(chain)
        self.console.say(self.words.text("doubtful", {"text": why}), "wrong")
        self.console.say(self.words.text("doubtful-ask"))
        if self.read().lower() in self.words.text("answers-yes").split():
            return True
        self.console.say(self.words.text("not-played"))
        return False

    def command(self, command: str, rest: str) -> bool:
        if command == "quit":
            self.offer_to_save("not-saved")
            raise LeaveTable
        if command == "undo":
            self.undo(bare(rest))
            return True
        if command == "march" and rest:
            self.play(self.marched(rest))
            return True
        if command == "why":
            self.explain(rest)
        elif command == "foresee":
            self.foresee(rest)
        elif command == "rule":
            self.book().open(rest)
        elif command == "look":
            self.look(rest)
        elif command == "chart":
            self.book().charts(rest, self.match.state.chart_marks(self.seat))
        elif command == "glossary":
            self.book().glossary()
        elif command == "list":
            self.choices().show_all(self.notation.meant(rest), self.console)
        elif command == "march":
            self.journeys().show(self.console)
        elif command == "board":
            self.show_board()
        elif command == "card":
            self.show_card()
        elif command == "log":
            self.show_log()
        elif command == "dice":
            self.show_dice()
        elif command == "hint":
            self.show_hints()
        elif command == "save":
            self.save(rest)
        else:
            self.show_help()
        return False

    def undo(self, rest: str) -> None:
        """All that one typed line has decided; with `all` everything, with words only those."""
        own = [row.words for row in self.match.undoable(self.seat)]
        if rest in ("all", "tout"):
            count = len(self.match.undo_all(self.seat))
            undone = own[-count:]
        elif rest:
            words = self.spoken(rest)
            self.match.put_back(self.seat, words)
            undone = [words]
        else:
            count = len(self.match.undo_line(self.seat))
            undone = own[-count:]
        self.seen[self.seat] = self.decided[self.seat] = len(self.match.state.events_for(self.seat))
        self.console.say(self.words.text("undone", {"words": [self.notation.typed(words) for words in undone]}))

    # -- commands that change nothing

    def explain(self, rest: str) -> None:
        if not rest:
            raise Refusal("why-what")
        chain = self.expand(self.numbered(rest) if is_number(rest) else self.spoken(rest))
        self.console.say(self.explanation(self.board.doubtful(chain) or chain))

    def foresee(self, rest: str) -> None:
        """What a choice would bring: reach, odds, supply. What is not on offer is refused as if it were played."""
        if not rest:
            raise Refusal("foresee-what")
        chain = self.expand(self.numbered(rest) if is_number(rest) else self.spoken(rest))
        state = self.match.state
        if not state.explain(self.seat, chain[0]).allowed:
            self.console.say(self.explanation(chain[:1]))
            return
        lines = self.words.speech.foresight(state.foresee(self.seat, chain[0]))
        for line in lines or [self.words.speech.text("foresee-nothing")]:
            self.console.say(line)

    def explanation(self, chain: list[str]) -> str:
        explained = explain_chain(self.match.state, self.seat, chain)
        explained.arguments = self.notation.as_typed(explained.arguments)
        return self.words.speech.explanation(explained)

    def book(self) -> BookReader:
        return BookReader(book_of(self.game.slug), self.words.speech, self.console)

    def look(self, rest: str) -> None:
        """What a piece, place, card or marker is and does."""
        if not rest:
            raise Refusal("look-what")
        state, speech = self.match.state, self.words.speech
        thing = thing_named(self.game, speech, rest, named_in(state, self.seat, speech))
        lines = speech.sheet(state.inspect(self.seat, thing))
        self.console.say(lines[0], "strong")
        for line in lines[1:]:
            self.console.say(line, indent="  ")

    def show_hints(self) -> None:
        """Never from more than the seat may know, and only where the match was begun with hints."""
        if not self.hints:
            raise ArpentsError("hints-off")
        with self.console.meanwhile(self.words.text("hint-thinking")):
            hints = advised(self.match.state, self.seat, f"{self.seat} {len(self.match.decisions)}")
        show_hints(hints, self.match.state, self.notation, self.words, self.console)

    def show_card(self) -> None:
        """Of the scenario that was drawn, where one was."""
        cards = cards_of(self.game.slug)
        drawn = str(self.match.state.view(self.seat).get("scenario", ""))
        card = cards.get(drawn) or cards.get(self.match.scenario)
        if card is None:
            raise Refusal("no-card")
        show_card(card, self.words.speech, self.console, self.seat)

    def show_log(self) -> None:
        events = self.match.state.events_for(self.seat)
        if not events:
            self.console.say(self.words.text("log-empty"))
        chronicle = folded(self.game.slug, events)
        show_lines(chronicle, events, 0, self.decided.get(self.seat), self.words.speech, self.console)

    def show_dice(self) -> None:
        """What was promised of them before the first one fell."""
        promised = {"commitment": self.match.commitment}
        self.console.say(
            self.words.text("commitment", promised) if self.match.commitment else self.words.text("dice-seeded")
        )

    def show_help(self) -> None:
        words = self.choices().example()
        rule = self.match.state.prompt(self.seat).rule
        shown = {"words": words, "verb": words.partition(" ")[0], "rule": rule or "1.1"}
        self.console.show(self.words.text("help-table", shown).splitlines())
        own = f"help-{self.game.slug}"
        if self.words.has(own):
            self.console.say(self.words.text(own))
        self.console.say(self.board.legend(self.match.state.view(self.seat)))

    def save(self, name: str) -> None:
        self.file.save(name)

    def offer_to_save(self, id: str) -> None:
        self.file.offer(id, self.read)

    # -- the end

    def finish(self) -> None:
        state = self.match.state
        self.seat = self.seat or self.people[0]
        self.show_news()
        self.show_board()
        outcome = state.outcome
        self.console.say()
        for line in [self.words.text("the-end")] if outcome is None else self.words.outcome(outcome):
            self.console.say(line, "strong")
        if outcome is not None:
            chronicle = folded(self.game.slug, state.events_for(self.seat))
            self.console.show(course(chronicle, outcome.scores, self.words.speech))
        for seat in self.game.seats:
            if seat != self.seat:
                self.console.say()
                self.console.say(self.words.text("revealed-blocks", {"seat": self.words.seat(seat)}))
                self.console.show(self.board.reveal(state.view(seat), self.console.width))
        if self.match.commitment:
            opened = {"commitment": self.match.commitment, "secret": self.match.dice.secret}
            self.console.say(self.words.text("dice-revealed", opened))
        self.offer_to_save("save-offer")


def is_number(text: str) -> bool:
    """The digits on a keyboard; a superscript is a digit to Python, but no number."""
    return text.isascii() and text.isdigit()
